import { type Cover, covers } from "@tabletop-mcp/srd-data";
import type { Battlefield } from "./battlefield.js";
import { type Body, widthOf } from "./body.js";
import { feetBetween } from "./distance.js";
import { firstWall, isLevel, type Line, type Point } from "./line.js";
import { feetPerSquare, type Origin, type Position } from "./point.js";
import {
  type Bystander,
  coveringProps,
  creatures,
  fullCover,
  opaqueProps,
  passes,
  type Screen,
  type Window,
} from "./screen.js";
import { type Terrain, terrainOf } from "./terrain.js";

/** What hides a target: a wall's square, a prop or a creature. */
export type Blocker =
  | { readonly kind: "wall"; readonly position: Position }
  | { readonly kind: "prop" | "creature"; readonly id: string };

/** The cover of a target, and the lines that say so. */
export interface CoverFound {
  readonly cover: Cover;
  /** Of the four lines, those that terrain blocks; a half where only the lower part is hidden. */
  readonly blocked: number;
  /** What stands in the way of the best corner's lines. */
  readonly by: readonly Blocker[];
}

/** Who looks or where an effect starts, at whom, and what creatures might be in between. */
export interface CoverAsked {
  readonly from: Body | Origin;
  readonly to: Body;
  readonly bystanders?: readonly Bystander[];
}

/**
 * The cover of a target (Cover): from the best corner of the attacker's space, or a point of origin,
 * to the four corners of each square of the target, of which the least covered counts. No line
 * blocked is none, one or two half, three three-quarters, four full. Creatures give half, props what
 * they have, the best counts; next to each other there is none. Where heights matter, corners are
 * upright edges: a line to each end, half a line each, and the attacker's better end.
 */
export function coverBetween(field: Battlefield, asked: CoverAsked): CoverFound {
  const seen = coverLook(field, asked);
  if (seen === undefined) return open;
  const { view, look } = seen;
  return {
    cover: covers[look.grade] ?? "none",
    blocked: look.blocked / view.levels,
    by: look.grade === 0 || look.lines === undefined ? [] : blockersOf(view, look.lines),
  };
}

/** The same without what gives it. */
export const coverAlone = (field: Battlefield, asked: CoverAsked): Cover =>
  covers[coverLook(field, asked)?.look.grade ?? 0] ?? "none";

/** The best look past all that gives cover; nothing beside each other, and where nothing is in between. */
function coverLook(field: Battlefield, asked: CoverAsked): { view: View; look: Look } | undefined {
  const { from, to, bystanders = [] } = asked;
  if ("size" in from && feetBetween(from, to) <= feetPerSquare) return undefined;
  const window = windowOf(asked);
  const props = coveringProps(field, window);
  const between = creatures(bystanders, window);
  const view = viewOf(field, asked, props.length === 0 ? between : [...props, ...between]);
  return view && { view, look: bestLook(view, 0) };
}

/** Whether a target has less than full cover by walls and by what blocks sight. */
export function isInView(field: Battlefield, asked: CoverAsked): boolean {
  const view = viewOf(field, asked, opaqueProps(field, windowOf(asked)));
  return view === undefined || bestLook(view, fullCover - 1).grade < fullCover;
}

/** Whether any line at all reaches a target, past walls and whatever gives full cover. */
export function isReached(field: Battlefield, asked: CoverAsked): boolean {
  const view = viewOf(field, asked, coveringProps(field, windowOf(asked), "full"));
  return (
    view === undefined ||
    view.points.some((from) => view.corners.some((to) => blockOf(view, { from, to }) === 0))
  );
}

const open: CoverFound = { cover: "none", blocked: 0, by: [] };

/** All that one look needs. */
interface View {
  readonly terrain: Terrain;
  /** No wall is near any of its lines. */
  readonly isOpen: boolean;
  readonly screens: readonly Screen[];
  readonly points: readonly Point[];
  /** The target's corners, square by square and then level by level. */
  readonly corners: readonly Point[];
  /** Which of them are those of each square. */
  readonly squares: readonly (readonly number[])[];
  /** Heights at which the target is looked at: one where heights do not matter, else two. */
  readonly levels: number;
}

/** Nothing where nothing at all could be in the way. */
function viewOf(
  field: Battlefield,
  asked: CoverAsked,
  screens: readonly Screen[],
): View | undefined {
  const { from, to } = asked;
  const terrain = terrainOf(field);
  const isAbove = (from.z ?? 0) >= 0 && (to.z ?? 0) >= 0;
  const { first, last } = windowOf(asked);
  const isOpen = isAbove && isLevel(terrain, first, last);
  if (isOpen && screens.length === 0) return undefined;
  const ends = terrain.isFlat && screens.length === 0 && isAbove ? [0] : [0, 1];
  return {
    terrain,
    isOpen,
    screens,
    points: "size" in from ? cornersOf(from, ends) : [originOf(from)],
    corners: ends.flatMap((end) => latticeOf(to, end)),
    squares: squaresOf(widthOf(to.size), ends.length),
    levels: ends.length,
  };
}

/** The rectangle around who looks and who is looked at. */
function windowOf({ from, to }: CoverAsked): Window {
  const side = "size" in from ? widthOf(from.size) : 1;
  const toSide = widthOf(to.size);
  return {
    first: { x: 2 * Math.min(from.x, to.x), y: 2 * Math.min(from.y, to.y) },
    last: {
      x: 2 * Math.max(from.x + side, to.x + toSide),
      y: 2 * Math.max(from.y + side, to.y + toSide),
    },
  };
}

/** The centre of an origin's square, or its corner, half a square above its height. */
export const originOf = ({ x, y, z = 0, at }: Origin): Point => {
  const middle = at === "corner" ? 0 : 1;
  return { x: 2 * x + middle, y: 2 * y + middle, z: z + feetPerSquare / 2 };
};

/** The four corners of a space, at its feet (0) and its head (1). */
function cornersOf({ x, y, z = 0, size }: Body, ends: readonly number[]): readonly Point[] {
  const side = widthOf(size);
  return ends.flatMap((end) =>
    [0, 1, 2, 3].map((corner) => ({
      x: 2 * (x + (corner % 2) * side),
      y: 2 * (y + (corner >> 1) * side),
      z: z + end * side * feetPerSquare,
    })),
  );
}

/** The corners of all squares of a space, row by row. */
function latticeOf({ x, y, z = 0, size }: Body, end: number): readonly Point[] {
  const side = widthOf(size);
  const level = z + end * side * feetPerSquare;
  const corners: Point[] = [];
  for (let down = 0; down <= side; down += 1)
    for (let along = 0; along <= side; along += 1)
      corners.push({ x: 2 * (x + along), y: 2 * (y + down), z: level });
  return corners;
}

/** The best that a look comes to. */
interface Look {
  readonly grade: number;
  readonly blocked: number;
  /** The lines of the corner and square that were best. */
  readonly lines?: readonly Line[];
}

/** Looks from each corner at each square until the cover is no more than what is good enough. */
function bestLook(view: View, enough: number): Look {
  let best: Look = { grade: Infinity, blocked: Infinity };
  for (const from of view.points) {
    const lines = view.corners.map((to) => ({ from, to }));
    const blocks = lines.map((line) => blockOf(view, line));
    for (const square of view.squares) {
      const { grade, blocked } = judge(square, blocks, view.levels);
      if (grade > best.grade || (grade === best.grade && blocked >= best.blocked)) continue;
      best = { grade, blocked, lines: square.flatMap((at) => lines[at] ?? []) };
      if (grade <= enough) return best;
    }
  }
  return best;
}

/** The numbers of each square's corners among all of a space. */
function squaresOf(side: number, levels: number): View["squares"] {
  const row = side + 1;
  return Array.from({ length: side * side }, (_, square) => {
    const at = Math.floor(square / side) * row + (square % side);
    const lower = [at, at + 1, at + row, at + row + 1];
    return levels === 1 ? lower : [...lower, ...lower.map((corner) => corner + row * row)];
  });
}

/** A line's obstacle: a wall, or the best cover of the screens that it passes. */
const wall = 10;

function blockOf({ terrain, isOpen, screens }: View, line: Line): number {
  if (!isOpen && firstWall(terrain, line) >= 0) return wall;
  let grade = 0;
  for (const screen of screens)
    if (screen.grade > grade && passes(line, screen)) grade = screen.grade;
  return grade;
}

function judge(square: readonly number[], blocks: readonly number[], levels: number): Look {
  let [blocked, screened] = [0, 0];
  for (const corner of square) {
    const block = blocks[corner] ?? 0;
    if (block === wall) blocked += 1;
    else screened = Math.max(screened, block);
  }
  const lines = blocked / levels;
  const walled = lines === 0 ? 0 : lines <= 2 ? 1 : lines < 4 ? 2 : fullCover;
  return { grade: Math.max(walled, screened), blocked };
}

/** What stands in the way of these lines, each thing once: walls first. */
function blockersOf({ terrain, screens }: View, lines: readonly Line[]): readonly Blocker[] {
  const walls = new Set(lines.map((line) => firstWall(terrain, line)).filter((at) => at >= 0));
  return [
    ...[...walls].map((at): Blocker => {
      const position = { x: at % terrain.width, y: Math.floor(at / terrain.width) };
      return { kind: "wall", position };
    }),
    ...screens
      .filter((screen) => lines.some((line) => passes(line, screen)))
      .map(({ kind, id }) => ({ kind, id })),
  ];
}
