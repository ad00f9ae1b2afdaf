import { feetBetween } from "./distance.js";
import { clear, clearanceAt, clearEnough, fits, footingAt } from "./footing.js";
import { type Cell, cellAt, isInside, numberOf, type Passage, tight } from "./passage.js";
import { feetPerSquare } from "./point.js";
import type { Terrain } from "./terrain.js";

/** A step to a neighbour, in squares and layers, and what it adds to the number of a cell. */
export interface Way extends Cell {
  readonly isSlanted: boolean;
  readonly apart: number;
  /** The same for the cells that it passes between, whose walls it would cut at the corner. */
  readonly corners: readonly number[];
  /** The edges that it would lead over from a cell that is at them, as bits; and those of the way back. */
  readonly over: number;
  readonly overBack: number;
}

/** Bits of the edges that are before a place along an axis, and after it. */
const edgeBits = (at: number, last: number): number => (at <= 0 ? 1 : 0) | (at >= last ? 2 : 0);

/** The edges of what is looked at that a cell is at, by its number. */
export function edgesAt({ terrain, layers }: Passage, number: number): number {
  const { width, height } = terrain;
  const row = (number / width) | 0;
  const level = (row / height) | 0;
  return (
    edgeBits(number - row * width, width - 1) |
    (edgeBits(row - level * height, height - 1) << 2) |
    (edgeBits(level, layers - 1) << 4)
  );
}

/** The edge that a step leads over along one axis, from a cell that is at it. */
const wayBits = (by: number): number => (by < 0 ? 1 : by > 0 ? 2 : 0);

/** The steps there are: eight, or 26 where heights change. */
export function waysOf({ terrain, layers }: Passage): readonly Way[] {
  const known = layers > 1 ? inSpace : onLevel;
  const found = known.get(terrain);
  if (found !== undefined) return found;
  const ways = workedOut(terrain, layers > 1);
  known.set(terrain, ways);
  return ways;
}

const inSpace = new WeakMap<Terrain, readonly Way[]>();
const onLevel = new WeakMap<Terrain, readonly Way[]>();

function workedOut({ width, height }: Terrain, isInSpace: boolean): readonly Way[] {
  const around = [-1, 0, 1];
  const apart = ({ x, y, layer }: Cell): number => (layer * height + y) * width + x;
  return around
    .filter((layer) => isInSpace || layer === 0)
    .flatMap((layer) => around.flatMap((y) => around.map((x) => ({ x, y, layer }))))
    .filter(({ x, y, layer }) => x !== 0 || y !== 0 || layer !== 0)
    .map((by) => ({
      x: by.x,
      y: by.y,
      layer: by.layer,
      isSlanted: Math.abs(by.x) + Math.abs(by.y) + Math.abs(by.layer) > 1,
      apart: apart(by),
      over: wayBits(by.x) | (wayBits(by.y) << 2) | (wayBits(by.layer) << 4),
      overBack: wayBits(-by.x) | (wayBits(-by.y) << 2) | (wayBits(-by.layer) << 4),
      corners: [...new Set(partsOf(by).map(apart))].filter(
        (part) => part !== 0 && part !== apart(by),
      ),
    }));
}

/** The cells of the box that a step goes through, its ends too. */
const partsOf = ({ x, y, layer }: Cell): readonly Cell[] =>
  [0, x].flatMap((east) =>
    [0, y].flatMap((south) => [0, layer].map((up) => ({ x: east, y: south, layer: up }))),
  );

/** What a neighbour is to the mover who steps there; 0 where it cannot. */
export const enter = (passage: Passage, from: Cell, by: Way): number =>
  isInside(passage, cellBeyond(from, by)) ? enterInside(passage, numberOf(passage, from), by) : 0;

function enterInside(passage: Passage, from: number, by: Way): number {
  const found = footingAt(passage, from + by.apart);
  return found !== 0 && isOpenWay(passage, from, by) ? found : 0;
}

/** Whether neither a corner nor fear is in the way to a neighbour that is on the map, from a cell by its number. */
export const isOpenWay = (passage: Passage, from: number, by: Way): boolean =>
  !(by.isSlanted && cutsCorner(passage, from, by)) &&
  !(passage.mover.neverCloserTo !== undefined && isCloser(passage, cellAt(passage, from), by));

const cellBeyond = (from: Cell, by: Cell): Cell => ({
  x: from.x + by.x,
  y: from.y + by.y,
  layer: from.layer + by.layer,
});

/** A diagonal step may not cut the corner of a wall: a house rule, since SRD 5.1 is silent. */
function cutsCorner(passage: Passage, from: number, { apart, corners }: Way): boolean {
  const both = footingAt(passage, from) | footingAt(passage, from + apart);
  const needed = (both & tight) === 0 ? clear : clearEnough;
  for (const corner of corners)
    if ((clearanceAt(passage, from + corner) & needed) === 0) return true;
  return false;
}

function isCloser({ mover }: Passage, from: Cell, by: Cell): boolean {
  const { neverCloserTo = [], size } = mover;
  return neverCloserTo.some((feared) => {
    const feet = ({ x, y, layer }: Cell): number =>
      feetBetween({ x, y, z: layer * feetPerSquare, size }, feared);
    return feet(cellBeyond(from, by)) < feet(from);
  });
}

/** Why a step cannot be taken. */
export type Stop = "off_map" | "wall" | "creature" | "corner" | "closer";

/** Why a mover cannot take a step that it cannot take. */
export function stopOf(passage: Passage, from: Cell, by: Way): Stop {
  const shut = shutOf(passage, cellBeyond(from, by));
  if (shut !== undefined) return shut;
  return by.isSlanted && cutsCorner(passage, numberOf(passage, from), by) ? "corner" : "closer";
}

/** Why a mover cannot be in a cell at all, if so. */
export function shutOf(passage: Passage, cell: Cell): "off_map" | "wall" | "creature" | undefined {
  if (!isInside(passage, cell)) return "off_map";
  if (footingAt(passage, numberOf(passage, cell)) !== 0) return undefined;
  const { side, solids, terrain } = passage;
  const least = Math.max(1, side - 1);
  if (fits(passage, cell, { side: least, tops: solids })) return "creature";
  const isOff = cell.x + least > terrain.width || cell.y + least > terrain.height;
  return isOff ? "off_map" : "wall";
}
