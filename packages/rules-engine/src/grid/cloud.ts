import type { Obscuring } from "@tabletop-mcp/srd-data";
import type { Extent } from "./area.js";
import type { Battlefield } from "./battlefield.js";
import type { Position } from "./point.js";

/** What hangs over a map, in a space of its own: fog, smoke, darkness that is magic. */
export interface Cloud {
  readonly obscures: Obscuring;
  readonly space: Extent;
}

/** A map as eyes find it, with what hangs over it. Worked out, never kept. */
export interface View extends Battlefield {
  readonly clouds?: readonly Cloud[];
}

/** Whether darkness that is magic lies on a square. */
export function isMagicallyDark({ clouds = [] }: View, { x, y, z = 0 }: Position): boolean {
  return clouds.some(
    ({ obscures, space }) => obscures === "magical_darkness" && space.has(x, y, z),
  );
}

/** The clouds of which any part may lie between two places. */
export const cloudsBetween = (
  { clouds = [] }: View,
  one: Position,
  other: Position,
): readonly Cloud[] =>
  clouds.filter(
    ({ space: { from, to } }) =>
      from.x <= Math.max(one.x, other.x) + margin &&
      to.x >= Math.min(one.x, other.x) &&
      from.y <= Math.max(one.y, other.y) + margin &&
      to.y >= Math.min(one.y, other.y),
  );

/** Squares by which the largest space reaches beyond its first one. */
const margin = 4;
