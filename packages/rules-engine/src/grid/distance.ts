import type { Size } from "@tabletop-mcp/srd-data";
import { widthOf } from "./body.js";
import { feetPerSquare, type Position } from "./point.js";

/**
 * What a diagonal step costs: 5 feet each, or 5 and 10 in turns. SRD 5.1 has no grid; the first is
 * the house rule unless the encounter chooses the second.
 */
export type Diagonals = "5" | "5-10-5";

/** A square, or all the squares of a body. */
export type Place = Position & { readonly size?: Size };

/**
 * Feet between the nearest squares of two places; height is a third axis, counted in steps of five
 * feet. Beside each other is 5, the same space 0.
 */
export function feetBetween(one: Place, other: Place, diagonals: Diagonals = "5"): number {
  const { x, y, z } = gap(one, other);
  const up = Math.ceil(z);
  const longest = Math.max(x, y, up);
  if (diagonals === "5") return feetPerSquare * longest;
  // Steps along more than one axis: as many as the second longest of them has.
  const second = x + y + up - longest - Math.min(x, y, up);
  return feetPerSquare * alternating(longest, second, 0);
}

/**
 * Squares' worth of movement for so many steps, of which so many are diagonal, where every second
 * diagonal counts twice and `taken` of them went before.
 */
export const alternating = (steps: number, diagonal: number, taken: number): number =>
  steps + Math.floor((diagonal + (taken % 2)) / 2);

/** Feet as the crow flies between the centres of the nearest squares. */
export function straightFeet(one: Place, other: Place): number {
  const { x, y, z } = gap(one, other);
  return feetPerSquare * Math.hypot(x, y, z);
}

/** Squares between the nearest squares of two places, along each axis. */
function gap(one: Place, other: Place): { x: number; y: number; z: number } {
  const reach = one.size === undefined ? 0 : widthOf(one.size) - 1;
  const otherReach = other.size === undefined ? 0 : widthOf(other.size) - 1;
  const along = (at: number, otherAt: number): number =>
    Math.max(0, otherAt - at - reach, at - otherAt - otherReach);
  return {
    x: along(one.x, other.x),
    y: along(one.y, other.y),
    z: along((one.z ?? 0) / feetPerSquare, (other.z ?? 0) / feetPerSquare),
  };
}
