import { happens, type Next, nothing, steps } from "../../game/next.js";
import { combatantOf, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { type Body, overlaps, widthOf } from "../../grid/body.js";
import { type Position, positionAt } from "../../grid/point.js";
import { bodyOf } from "./bodies.js";

/** Who is pushed, and from whom. */
interface Push {
  readonly from: string;
  readonly id: string;
}

/**
 * A creature is pushed 5 feet straight away, where there is room: by force, so that it provokes
 * nothing, and falls where there is no ground. Without a map only its place changes.
 */
export function pushed(state: GameState, { from, id }: Push, { compendium }: Using): Next {
  const combatant = combatantOf(state, id);
  const [one, other] = [bodyOf(state, from, compendium), bodyOf(state, id, compendium)];
  if (combatant === undefined || one === undefined || other === undefined) return nothing;
  const at = stepAway(one, other);
  if (state.battlefield !== undefined)
    return steps({
      kind: "act",
      lenient: true,
      action: { type: "move", id, mode: "forced", to: at },
    });
  const there: Body = Object.assign({ size: other.size }, at);
  const isTaken = Object.keys(state.combatants ?? {}).some((another) => {
    const isOut = another === id || state.creatures[another]?.dead === true;
    const body = isOut ? undefined : bodyOf(state, another, compendium);
    return body !== undefined && overlaps(there, body);
  });
  return isTaken || at.x < 0 || at.y < 0
    ? nothing
    : happens({
        type: "combatant_changed",
        id,
        rule: "Shoving a Creature",
        what: "pushed 5 feet",
        combatant: { ...combatant, at },
      });
}

/** The place 5 feet straight away from somebody. */
export const stepAway = (from: Body, other: Body): Position =>
  positionAt(other.x + wayOf(from, other, "x"), other.y + wayOf(from, other, "y"), other.z ?? 0);

/** Which way something lies along one axis: spaces that overlap along it are level. */
function wayOf(one: Body, other: Body, axis: "x" | "y"): -1 | 0 | 1 {
  if (other[axis] >= one[axis] + widthOf(one.size)) return 1;
  return other[axis] + widthOf(other.size) <= one[axis] ? -1 : 0;
}
