import { combatantOf, type GameState } from "../../game/state.js";
import { feetBetween } from "../../grid/distance.js";
import { feetPerSquare } from "../../grid/point.js";
import { sizeOf } from "../../sheet/size.js";
import type { Compendium } from "../../tables/compendium.js";
import { bodyOf, type Two } from "./bodies.js";

/**
 * Feet that one has moved straight to the other in this turn (Charge, Pounce): on the grid, the last
 * steps of its way each of which has brought it nearer. Unknown without a map.
 */
export function feetStraightTo(
  state: GameState,
  { self, other }: Two,
  compendium: Compendium,
): number | undefined {
  const there = bodyOf(state, other.id, compendium);
  if (there === undefined || bodyOf(state, self.id, compendium) === undefined) return undefined;
  const way = combatantOf(state, self.id)?.turn.way;
  if (way === undefined) return 0;
  const size = sizeOf(self.make, compendium);
  const feet = way.map(({ x, y, z = 0 }) => feetBetween({ x, y, z, size }, there));
  let steps = 0;
  for (let at = feet.length - 1; at > 0; at -= 1) {
    if ((feet[at] ?? 0) >= (feet[at - 1] ?? 0)) break;
    steps += 1;
  }
  return steps * feetPerSquare;
}
