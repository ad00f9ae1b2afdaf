import type { Zone } from "../../encounter/zone.js";
import type { GameState } from "../../game/state.js";
import { type Body, footprintOf } from "../../grid/body.js";
import { feetBetween } from "../../grid/distance.js";
import type { Position } from "../../grid/point.js";
import type { Compendium } from "../../tables/compendium.js";
import { bodyOf } from "../combat/bodies.js";

/** A creature, a zone and how near is near. */
export interface NearZone {
  readonly zone: Zone;
  readonly id: string;
  readonly feet: number;
}

/** Whether a creature is no farther than so many feet from the side of a wall that works on those near it. */
export function isNear(
  state: GameState,
  { zone: { anchor }, id, feet }: NearZone,
  compendium: Compendium,
): boolean {
  const body = bodyOf(state, id, compendium);
  if (body === undefined || !("squares" in anchor)) return false;
  const { squares, side } = anchor;
  return footprintOf(body).some((at) => {
    const here: Body = Object.assign({ size: "medium" as const }, at);
    return squares.some((square) => {
      if (feetBetween(here, Object.assign({ size: "medium" as const }, square)) > feet)
        return false;
      if (side === undefined) return true;
      if (typeof side === "string") return isWithin(at, squares) === (side === "inside");
      return (at.x - square.x) * side.x + (at.y - square.y) * side.y > 0;
    });
  });
}

/** Whether a ring goes around a place: it has squares of it on all four sides. */
const isWithin = ({ x, y }: Position, ring: readonly Position[]): boolean =>
  ring.some((at) => at.y === y && at.x < x) &&
  ring.some((at) => at.y === y && at.x > x) &&
  ring.some((at) => at.x === x && at.y < y) &&
  ring.some((at) => at.x === x && at.y > y);
