import { type Cover, covers } from "@tabletop-mcp/srd-data";
import type { Battlefield, Prop } from "./battlefield.js";
import { type Body, widthOf } from "./body.js";
import type { Line, Point } from "./line.js";
import { feetPerSquare, type Position } from "./point.js";

/** Grades of cover as numbers: 0 none, 1 half, 2 three quarters, 3 full. */
export const gradeOf = (cover: Cover): number => covers.indexOf(cover);
export const fullCover = gradeOf("full");

/** Something on the map, other than terrain, that hides what is behind it: a box, in half squares. */
export interface Screen {
  readonly id: string;
  readonly kind: "prop" | "creature";
  readonly grade: number;
  readonly from: Point;
  readonly to: Point;
}

/** A creature that may be in the way. */
export type Bystander = Body & { readonly id: string };

/** The corners of the rectangle that all lines of a look lie in, in half squares. */
export interface Window {
  readonly first: Position;
  readonly last: Position;
}

/** Props in a window as what they give cover with: at least so much. */
export const coveringProps = (
  { props = [] }: Battlefield,
  window: Window,
  least: Cover = "half",
): readonly Screen[] =>
  props
    .filter((prop) => gradeOf(prop.cover) >= gradeOf(least) && isIn(prop, window))
    .map((prop) => ofProp(prop, gradeOf(prop.cover)));

/** Props in a window that cannot be seen through: they hide wholly what is behind them. */
export const opaqueProps = ({ props = [] }: Battlefield, window: Window): readonly Screen[] =>
  props
    .filter((prop) => prop.blocksSight && isIn(prop, window))
    .map((prop) => ofProp(prop, fullCover));

/** Creatures in a window, which give half cover. */
export const creatures = (bystanders: readonly Bystander[], window: Window): readonly Screen[] =>
  bystanders
    .filter((body) => isIn(body, window))
    .map((body) => {
      const { from, to } = boxOf(body, widthOf(body.size) * feetPerSquare);
      return { id: body.id, kind: "creature", grade: gradeOf("half"), from, to };
    });

function ofProp(prop: Prop, grade: number): Screen {
  const { from, to } = boxOf(prop, tallnessOf(prop));
  return { id: prop.id, kind: "prop", grade, from, to };
}

function isIn({ x, y, size }: Body, { first, last }: Window): boolean {
  const side = widthOf(size);
  return 2 * x < last.x && 2 * (x + side) > first.x && 2 * y < last.y && 2 * (y + side) > first.y;
}

/** How tall a prop is, in feet. */
export const tallnessOf = ({ size, height }: Prop): number =>
  height ?? widthOf(size) * feetPerSquare;

function boxOf({ x, y, z = 0, size }: Body, tall: number): Pick<Screen, "from" | "to"> {
  const side = widthOf(size);
  return {
    // Nobody looks through beneath what stands on the ground.
    from: { x: 2 * x, y: 2 * y, z: z > 0 ? z : -Infinity },
    to: { x: 2 * (x + side), y: 2 * (y + side), z: z + tall },
  };
}

/** Whether a line passes through the inside of a box; touching it does not count. */
export function passes({ from, to }: Line, { from: low, to: high }: Screen): boolean {
  const [east, south, up] = [to.x - from.x, to.y - from.y, to.z - from.z];
  const start = Math.max(
    0,
    enters(east, low.x - from.x, high.x - from.x),
    enters(south, low.y - from.y, high.y - from.y),
  );
  const end = Math.min(
    1,
    leaves(east, low.x - from.x, high.x - from.x),
    leaves(south, low.y - from.y, high.y - from.y),
  );
  // Most boxes lie beside a line.
  if (end - start <= touch) return false;
  const [floor, top] = [low.z - from.z, high.z - from.z];
  return Math.min(end, leaves(up, floor, top)) - Math.max(start, enters(up, floor, top)) > touch;
}

/** So little of a line is none of it. */
const touch = 1e-9;

/** Where a line that rises so far along an axis comes between two borders, its length being 1. */
function enters(rise: number, low: number, high: number): number {
  if (rise !== 0) return (rise > 0 ? low : high) / rise;
  return low < 0 && high > 0 ? -Infinity : Infinity;
}

/** Where it is no longer between them. */
function leaves(rise: number, low: number, high: number): number {
  return rise === 0 ? Infinity : (rise > 0 ? high : low) / rise;
}
