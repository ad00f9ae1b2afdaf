import {
  type Cell,
  cellAt,
  known,
  open,
  type Passage,
  shut,
  tight,
  unheld,
  wet,
} from "./passage.js";
import { feetPerSquare } from "./point.js";

/** What a cell is to the mover, by its number; 0 where it cannot be at all. */
export function footingAt(passage: Passage, number: number): number {
  const before = passage.seen[number] ?? 0;
  if (before !== 0) return before - known;
  const found = passage.side === 1 ? examineOne(passage, number) : examine(passage, number);
  passage.seen[number] = found + known;
  return found;
}

function examine(passage: Passage, number: number): number {
  const { side, walls, solids } = passage;
  const cell = cellAt(passage, number);
  const space = solids === walls ? roomAmongWalls(passage, number) : roomFor(passage, cell, solids);
  if (space < side - 1) return 0;
  const found = stay(passage, cell, Math.min(space, side));
  return found === 0 || space >= side ? found : found | tight;
}

/** The side of the space that a body has among walls: its own or more, one less, or too little. */
function roomAmongWalls(passage: Passage, number: number): number {
  const { rooms, terrain, walls } = passage;
  return rooms === undefined
    ? roomFor(passage, cellAt(passage, number), walls)
    : (rooms[number % (terrain.width * terrain.height)] ?? 0);
}

function roomFor(passage: Passage, cell: Cell, tops: Float32Array): number {
  const { side } = passage;
  if (fits(passage, cell, { side, tops })) return side;
  return side > 1 && fits(passage, cell, { side: side - 1, tops }) ? side - 1 : 0;
}

/** The same for those of one square, which most are: without its loops. */
function examineOne(passage: Passage, number: number): number {
  const { terrain, bottom, layers, solids } = passage;
  // Nearly always there is but one layer.
  const above = layers === 1 ? 0 : Math.floor(number / (terrain.width * terrain.height));
  const layer = bottom + above;
  const at = above === 0 ? number : number - above * terrain.width * terrain.height;
  if (isIn(passage, { at, layer, top: solids[at] ?? 0 })) return 0;
  const here = squareBits(passage, at, layer);
  if ((here & shut) !== 0) return 0;
  const isHeld =
    isGround(passage, at, layer) || isHeldUp(passage, cellAt(passage, number), here | open);
  return here | open | (isHeld ? 0 : unheld);
}

/** Bits of a cell that no wall stands in: for the mover's whole space, and for a squeezed one. */
export const clear = 1;
export const clearEnough = 2;

/** Which of the mover's spaces are clear of walls in a cell, by its number. */
export function clearanceAt(passage: Passage, number: number): number {
  const before = passage.cleared[number] ?? 0;
  if (before !== 0) return before - known;
  const { side } = passage;
  const room = roomAmongWalls(passage, number);
  const found = (room >= side ? clear : 0) | (room >= Math.max(1, side - 1) ? clearEnough : 0);
  passage.cleared[number] = found + known;
  return found;
}

/** Whether a space of this side is on the map and free of what is solid. */
export function fits(
  passage: Passage,
  { x, y, layer }: Cell,
  { side, tops }: { readonly side: number; readonly tops: Float32Array },
): boolean {
  const { terrain } = passage;
  if (x + side > terrain.width || y + side > terrain.height) return false;
  for (let row = y; row < y + side; row += 1)
    for (let at = row * terrain.width + x, end = at + side; at < end; at += 1)
      if (isIn(passage, { at, layer, top: tops[at] ?? 0 })) return false;
  return true;
}

/** Whether a square that is solid up to here has a layer inside it; earth gives way to who burrows. */
const isIn = (
  passage: Passage,
  { at, layer, top }: { readonly at: number; readonly layer: number; readonly top: number },
): boolean =>
  top > layer * feetPerSquare &&
  !(layer < 0 && passage.mover.mode === "burrow") &&
  !isDeep(passage, at);

/** Whether one may dive there: whatever is solid is the bottom of the water. */
const isDeep = (passage: Passage, at: number): boolean =>
  passage.mover.mode === "swim" &&
  (passage.solids[at] ?? 0) <= 0 &&
  (bitsOf(passage, at) & wet) !== 0;

/** What lies on a square, as bits. */
const bitsOf = ({ terrain, bits }: Passage, at: number): number =>
  bits[terrain.grounds[at] ?? 0] ?? 0;

/** What it is to be in a space of this side that is free of what is solid. */
function stay(passage: Passage, cell: Cell, side: number): number {
  const { width } = passage.terrain;
  let found = open | unheld;
  for (let row = cell.y; row < cell.y + side; row += 1) {
    for (let at = row * width + cell.x, end = at + side; at < end; at += 1) {
      const here = squareBits(passage, at, cell.layer);
      if ((here & shut) !== 0) return 0;
      found |= here;
      if (isGround(passage, at, cell.layer)) found &= ~unheld;
    }
  }
  return (found & unheld) !== 0 && isHeldUp(passage, cell, found) ? found & ~unheld : found;
}

/** What one square of a space adds: who is there, and what lies there for those it matters to. */
function squareBits(passage: Passage, at: number, layer: number): number {
  const { occupied, terrain, bottom, mover } = passage;
  const others = occupied?.[(layer - bottom) * terrain.width * terrain.height + at] ?? 0;
  const isTouching =
    mover.mode !== "fly" && (isGround(passage, at, layer) || (layer <= 0 && mover.mode === "swim"));
  return isTouching ? others | bitsOf(passage, at) : others;
}

/** Whether a square's ground, or what stands on it, is right beneath a layer. */
const isGround = ({ solids }: Passage, at: number, layer: number): boolean =>
  (solids[at] ?? 0) > (layer - 1) * feetPerSquare;

/** Whether a mover that does not stand on anything stays where it is all the same. */
function isHeldUp(passage: Passage, cell: Cell, found: number): boolean {
  switch (passage.mover.mode) {
    case "fly":
      return true;
    case "burrow":
      return cell.layer < 0;
    case "swim":
      return cell.layer <= 0 && (found & wet) !== 0;
    case "climb":
      return hasHold(passage, cell);
    case "walk":
    case "crawl":
      return false;
  }
}

/** Whether something to climb rises beside a climber at least as high as its feet, or where it is. */
function hasHold({ terrain, side, solids, holds }: Passage, { x, y, layer }: Cell): boolean {
  const { width, height } = terrain;
  const feet = layer * feetPerSquare;
  const isHold = (column: number, row: number): boolean => {
    if (column < 0 || row < 0 || column >= width || row >= height) return false;
    const at = row * width + column;
    return (solids[at] ?? 0) >= feet || (holds?.[at] ?? -Infinity) >= feet;
  };
  const sides = Array.from({ length: side }, (_, along) => along);
  return sides.some(
    (along) =>
      isHold(x + along, y - 1) ||
      isHold(x + along, y + side) ||
      isHold(x - 1, y + along) ||
      isHold(x + side, y + along) ||
      sides.some((down) => isHold(x + along, y + down)),
  );
}
