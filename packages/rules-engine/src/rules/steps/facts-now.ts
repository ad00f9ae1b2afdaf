import type { Circumstances } from "../../effects/predicate.js";
import { isOnTurn } from "../../encounter/turns.js";
import { combatantOf, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { bodyOf } from "../combat/bodies.js";
import { lightOn } from "../combat/light-on.js";

/** What "felled" is remembered by, among what is good for one turn only. */
export const felling = "felled";

/** What the fight knows of somebody now, whatever it does: the light where it is, whom it has felled. */
export function factsNow(
  state: GameState,
  id: string,
  { compendium }: Pick<Using, "compendium">,
): Pick<Circumstances, "light" | "felled"> {
  const combatant = combatantOf(state, id);
  if (combatant === undefined || state.encounter === undefined) return {};
  const { seq } = state.encounter.turn;
  return {
    light: lightOn(state, bodyOf(state, id, compendium), compendium),
    felled: isOnTurn(state, id) && combatant.turn.once[felling] === seq,
  };
}
