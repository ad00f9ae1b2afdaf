import type { Position } from "./point.js";
import { hasRaised, type Terrain } from "./terrain.js";

/** A point on the map in half squares, so that corners and centres are whole numbers; z in feet. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A straight line. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** What a line passes: a square's number, or two beside each other where it runs along their seam. */
export interface Crossing {
  near: number;
  far: number;
  /** Which part of the line, from 0 to 1. */
  start: number;
  end: number;
}

/** Off the map: solid, so that nobody looks along its edge past a wall. */
export const offMap = -1;

const none = -1;

/** Whatever is this little above a line only touches it. */
const touch = 1e-6;

/**
 * The first square that stops a line: one whose inside it passes below the top, or one of two such
 * whose seam it runs along. Touching an edge or a corner does not stop it. -1 where it is free.
 */
export function firstWall(terrain: Terrain, line: Line): number {
  if (isClear(terrain, line)) return none;
  const { hiding: tops } = terrain;
  const { z } = line.from;
  const rise = line.to.z - z;
  let found = none;
  follow(terrain, line, ({ near, far, start, end }) => {
    const lowest = z + rise * (rise < 0 ? end : start) + touch;
    if (near !== offMap && (tops[near] ?? 0) <= lowest) return false;
    if (far !== near && far !== offMap && (tops[far] ?? 0) <= lowest) return false;
    found = near === offMap ? far : near;
    return true;
  });
  return found;
}

/** Whether nothing near a line rises above the level. */
function isClear(terrain: Terrain, { from, to }: Line): boolean {
  if (from.z < 0 || to.z < 0) return false;
  const first = { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) };
  const last = { x: Math.max(from.x, to.x), y: Math.max(from.y, to.y) };
  return isLevel(terrain, first, last);
}

/** Whether no square rises above the level that a line within a rectangle may pass or touch; its corners are in half squares. */
export function isLevel(terrain: Terrain, first: Position, last: Position): boolean {
  return !hasRaised(
    terrain,
    {
      x: Math.max(0, Math.ceil(first.x / 2) - 1),
      y: Math.max(0, Math.ceil(first.y / 2) - 1),
    },
    {
      x: Math.min(terrain.width - 1, Math.floor(last.x / 2)),
      y: Math.min(terrain.height - 1, Math.floor(last.y / 2)),
    },
  );
}

/** Goes along a line, square by square, until `visit` says that it is over. All in whole numbers. */
export function follow(terrain: Terrain, line: Line, visit: (at: Crossing) => boolean): void {
  if (line.from.x === line.to.x || line.from.y === line.to.y) followAxis(terrain, line, visit);
  else followSlanted(terrain, line, visit);
}

function followSlanted(
  { width }: Terrain,
  { from, to }: Line,
  visit: (at: Crossing) => boolean,
): void {
  const [east, south] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const [spanX, spanY] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  let [x, y] = [firstSquare(from.x, east), firstSquare(from.y, south)];
  // Half squares from the start to the next border along each axis.
  let toX = Math.abs(2 * (east > 0 ? x + 1 : x) - from.x);
  let toY = Math.abs(2 * (south > 0 ? y + 1 : y) - from.y);
  const at: Crossing = { near: 0, far: 0, start: 0, end: 0 };
  while (at.end < 1) {
    const sooner = toX * spanY - toY * spanX;
    at.start = at.end;
    at.end = Math.min(1, sooner <= 0 ? toX / spanX : toY / spanY);
    at.near = y * width + x;
    at.far = at.near;
    if (visit(at)) return;
    // Through a corner it passes into the square beyond and touches the other two.
    if (sooner <= 0) {
      x += east;
      toX += 2;
    }
    if (sooner >= 0) {
      y += south;
      toY += 2;
    }
  }
}

/** The first square along one axis that a line enters which starts here and goes that way. */
const firstSquare = (half: number, way: number): number =>
  way < 0 ? Math.ceil(half / 2) - 1 : Math.floor(half / 2);

/** A mere point is followed along the seam that it lies on. */
const isOnRow = ({ from, to }: Line): boolean =>
  from.y === to.y && from.y % 2 === 0 && from.x % 2 !== 0;

/** Along a row or a column: inside it, or on its seam with the next one. */
function followAxis(
  { width, height }: Terrain,
  { from, to }: Line,
  visit: (at: Crossing) => boolean,
): void {
  const isColumn = from.x === to.x && !isOnRow({ from, to });
  const [beside, start, end] = isColumn ? [from.x, from.y, to.y] : [from.y, from.x, to.x];
  const [stride, side, sides] = isColumn ? [width, 1, width] : [1, width, height];
  const way = Math.sign(end - start);
  const [near, far] = [Math.ceil(beside / 2) - 1, Math.floor(beside / 2)];
  const span = Math.max(1, Math.abs(end - start));
  const at: Crossing = { near: 0, far: 0, start: 0, end: 0 };
  for (let square = firstSquare(start, way); at.end < 1; square += way || 1) {
    at.start = at.end;
    const border = 2 * (way > 0 ? square + 1 : square);
    at.end = way === 0 ? 1 : Math.min(1, Math.abs(border - start) / span);
    at.near = near < 0 ? offMap : near * side + square * stride;
    at.far = far >= sides ? offMap : far * side + square * stride;
    if (visit(at)) return;
  }
}
