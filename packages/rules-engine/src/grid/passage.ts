import type { Battlefield } from "./battlefield.js";
import { sizesApart, widthOf } from "./body.js";
import type { Mover, Slowing } from "./mover.js";
import { feetPerSquare } from "./point.js";
import { tallnessOf } from "./screen.js";
import { roomsOf, type Terrain, terrainOf } from "./terrain.js";

/** A square at a height, counted in layers of five feet; 0 is on the ground. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly layer: number;
}

/** What a square is to a mover whose north-west corner is there, as bits. */
export const open = 1;
/** Difficult terrain, or another's space. */
export const rough = 2;
export const wet = 4;
/** Room only for one a size smaller. */
export const tight = 8;
/** Nothing holds the mover there: it falls. */
export const unheld = 16;
/** Another's space: nobody may stay there. */
export const taken = 32;
export const risky = 64;
export const known = 128;
/** Each foot costs some more, as many as the thickest place that the mover may come through. */
export const thick = 256;

/** The map as one mover finds it. */
export interface Passage {
  readonly mover: Mover;
  readonly terrain: Terrain;
  readonly side: number;
  /** The lowest layer that is looked at, and how many there are. */
  readonly bottom: number;
  readonly layers: number;
  /** What walls and pits make solid, and what props do, too; feet. */
  readonly walls: Float32Array;
  readonly solids: Float32Array;
  /** The widest space that is free of walls, square by square, where no height changes that. */
  readonly rooms: Uint8Array | undefined;
  /** Feet up to which a climber finds hold in a square itself. */
  readonly holds: Float32Array | undefined;
  /** Bits of those who take up a square, and of what fills it, layer by layer. */
  readonly occupied: Uint16Array | undefined;
  /** Bits by the field's grounds. */
  readonly bits: Uint8Array;
  /** What was found of each cell, layer by layer, and whether it is clear of walls. */
  readonly seen: Uint16Array;
  readonly cleared: Uint8Array;
  /** Feet that a foot costs more where it is thick. */
  readonly thickness: number;
  /** Feet that a foot costs, by a cell's bits, as far as they have come up; else 0. */
  readonly factors: Uint16Array;
}

/** The map as a mover finds it who may go as low and as high as these layers. */
export function passageOf(
  field: Battlefield,
  mover: Mover,
  [bottom, top]: readonly [number, number],
): Passage {
  const terrain = terrainOf(field);
  const squares = field.width * field.height;
  const layers = top - bottom + 1;
  const range = { terrain, bottom, layers };
  const solids = solidsOf(field, terrain);
  const { occupants = [], slowing = [] } = mover;
  return {
    mover,
    terrain,
    side: widthOf(mover.size),
    bottom,
    layers,
    walls: terrain.tops,
    solids,
    rooms: bottom < 0 || mover.mode === "swim" ? undefined : roomsOf(terrain),
    holds: mover.mode === "climb" ? holdsOf(field) : undefined,
    occupied: occupants.length + slowing.length > 0 ? occupiedBy(mover, range, solids) : undefined,
    bits: Uint8Array.from(
      field.ground,
      ({ difficult, water, hazard }) =>
        (difficult && !mover.ignoresDifficult ? rough : 0) |
        (water ? wet : 0) |
        (hazard ? risky : 0),
    ),
    seen: new Uint16Array(squares * layers),
    cleared: new Uint8Array(squares * layers),
    thickness: Math.max(0, ...slowing.map(({ extra = 0 }) => extra)),
    factors: new Uint16Array(2 * thick),
  };
}

/** The number of a cell, layer by layer from the lowest, row by row. */
export const numberOf = ({ terrain, bottom }: Passage, { x, y, layer }: Cell): number =>
  ((layer - bottom) * terrain.height + y) * terrain.width + x;

/** The cell of a number. */
export function cellAt({ terrain, bottom }: Passage, number: number): Cell {
  // Whole numbers stay whole this way, which is what makes it quick.
  const row = (number / terrain.width) | 0;
  const layer = (row / terrain.height) | 0;
  return {
    x: number - row * terrain.width,
    y: row - layer * terrain.height,
    layer: layer + bottom,
  };
}

/** Whether a cell is on the map and in the layers that are looked at. */
export const isInside = ({ terrain, bottom, layers }: Passage, { x, y, layer }: Cell): boolean =>
  x >= 0 &&
  y >= 0 &&
  x < terrain.width &&
  y < terrain.height &&
  layer >= bottom &&
  layer < bottom + layers;

/** The layer of a height; what is between two counts as the upper one. */
export const layerOf = (z: number): number => Math.ceil(z / feetPerSquare);

function solidsOf(field: Battlefield, terrain: Terrain): Float32Array {
  const blocking = (field.props ?? []).filter(({ blocksMovement }) => blocksMovement);
  return blocking.length === 0
    ? terrain.tops
    : raisedBy(field, blocking, new Float32Array(terrain.tops));
}

function holdsOf(field: Battlefield): Float32Array | undefined {
  const climbable = (field.props ?? []).filter((prop) => prop.climbable);
  if (climbable.length === 0) return undefined;
  return raisedBy(field, climbable, new Float32Array(field.width * field.height).fill(-Infinity));
}

/** Raises each square to the top of the props on it. */
function raisedBy(
  field: Battlefield,
  props: NonNullable<Battlefield["props"]>,
  tops: Float32Array,
): Float32Array {
  for (const prop of props) {
    const head = (prop.z ?? 0) + tallnessOf(prop);
    forEachSquare(field, prop, (at) => {
      tops[at] = Math.max(tops[at] ?? 0, head);
    });
  }
  return tops;
}

/** Calls for each square on the map of a space. */
function forEachSquare(
  { width, height }: { readonly width: number; readonly height: number },
  { x, y, size }: Pick<Mover, "x" | "y" | "size">,
  each: (at: number) => void,
): void {
  const side = widthOf(size);
  for (let row = Math.max(0, y); row < Math.min(height, y + side); row += 1)
    for (let column = Math.max(0, x); column < Math.min(width, x + side); column += 1)
      each(row * width + column);
}

/** Nobody passes: among those who take up a square. */
export const shut = 128;

type Range = Pick<Passage, "terrain" | "bottom" | "layers">;

function occupiedBy(mover: Mover, range: Range, solids: Float32Array): Uint16Array {
  const { size, occupants = [], slowing = [], ignoresDifficult } = mover;
  const { terrain, bottom, layers } = range;
  const squares = terrain.width * terrain.height;
  const occupied = new Uint16Array(squares * layers);
  for (const one of occupants) {
    const isShut = one.hostile === true && sizesApart(one.size, size) < 2;
    const bits = taken | (isShut ? shut : 0) | (ignoresDifficult ? 0 : rough);
    // A body is in the way of whoever has any height in common with it.
    const lowest = layerOf(one.z ?? 0) - bottom;
    const first = Math.max(0, lowest - widthOf(size) + 1);
    const last = Math.min(layers - 1, lowest + widthOf(one.size) - 1);
    for (let layer = first; layer <= last; layer += 1)
      forEachSquare(terrain, one, (at) => {
        occupied[layer * squares + at] = (occupied[layer * squares + at] ?? 0) | bits;
      });
  }
  for (const one of slowing) fill(occupied, { mover, range, solids, one });
  return occupied;
}

interface Filling {
  readonly mover: Mover;
  readonly range: Range;
  readonly solids: Float32Array;
  readonly one: Slowing;
}

/** What a space is to a mover; what lies on the ground is nothing to who flies. */
function bitsFor(
  { difficult, extra = 0, ground, risky: isRisky, shut: isShut }: Slowing,
  mover: Mover,
): number {
  if (isShut) return shut;
  if (ground && mover.mode === "fly") return 0;
  const isRough = difficult && !mover.ignoresDifficult;
  return (isRough ? rough : 0) | (extra > 0 ? thick : 0) | (isRisky ? risky : 0);
}

/** Marks what a space fills, or the ground in it. */
function fill(occupied: Uint16Array, { mover, range, solids, one }: Filling): void {
  const { terrain, bottom, layers } = range;
  const { width, height } = terrain;
  const { space, ground } = one;
  const bits = bitsFor(one, mover);
  if (bits === 0) return;
  forEachIn(terrain, space, (x, y) => {
    const top = ground ? (solids[y * width + x] ?? 0) : Infinity;
    for (let layer = 0; layer < layers; layer += 1) {
      const feet = (bottom + layer) * feetPerSquare;
      const cell = (layer * height + y) * width + x;
      if (feet - feetPerSquare < top && space.has(x, y, feet))
        occupied[cell] = (occupied[cell] ?? 0) | bits;
    }
  });
}

/** Calls for each square on the map that a space may have anything of. */
function forEachIn(
  { width, height }: Terrain,
  { from, to }: Slowing["space"],
  each: (x: number, y: number) => void,
): void {
  const [first, last] = [Math.max(0, from.x), Math.min(width - 1, to.x)];
  for (let y = Math.max(0, from.y); y <= Math.min(height - 1, to.y); y += 1)
    for (let x = first; x <= last; x += 1) each(x, y);
}
