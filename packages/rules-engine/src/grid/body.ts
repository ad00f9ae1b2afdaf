import { type Size, sizes } from "@tabletop-mcp/srd-data";
import { feetPerSquare, type Position, positionAt } from "./point.js";

/**
 * What takes up space: its position is the north-west square of its footprint, at its feet. It is as
 * tall as its space is wide, a house rule, since the SRD gives spaces and no heights.
 */
export interface Body extends Position {
  readonly size: Size;
}

const widths: Readonly<Record<Size, number>> = {
  tiny: 1,
  small: 1,
  medium: 1,
  large: 2,
  huge: 3,
  gargantuan: 4,
};

/** The side of a space, in squares (Creature Size); on the grid a Tiny creature fills one, too. */
export const widthOf = (size: Size): number => widths[size];

/** How many steps lie between two sizes. */
export const sizesApart = (one: Size, other: Size): number =>
  Math.abs(sizes.indexOf(one) - sizes.indexOf(other));

/** The squares that a body stands on, row by row, at its own height. */
export function footprintOf({ x, y, z = 0, size }: Body): readonly Position[] {
  const side = widthOf(size);
  return Array.from({ length: side * side }, (_, at) =>
    positionAt(x + (at % side), y + Math.floor(at / side), z),
  );
}

/** Whether two bodies share any space, heights included. */
export function overlaps(one: Body, other: Body): boolean {
  const [side, otherSide] = [widthOf(one.size), widthOf(other.size)];
  const [z, otherZ] = [one.z ?? 0, other.z ?? 0];
  return (
    one.x < other.x + otherSide &&
    other.x < one.x + side &&
    one.y < other.y + otherSide &&
    other.y < one.y + side &&
    z < otherZ + otherSide * feetPerSquare &&
    otherZ < z + side * feetPerSquare
  );
}

/** The ring of squares around a body, row by row; those off any map are left to the caller. */
export function ringAround({ x, y, z = 0, size }: Body): readonly Position[] {
  const side = widthOf(size) + 2;
  const box = Array.from({ length: side * side }, (_, at) => ({
    column: at % side,
    row: Math.floor(at / side),
  }));
  return box
    .filter(({ column, row }) => [0, side - 1].includes(column) || [0, side - 1].includes(row))
    .map(({ column, row }) => positionAt(x - 1 + column, y - 1 + row, z));
}
