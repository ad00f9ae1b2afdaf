import type { GameState } from "../../game/state.js";
import { combatantOf, creatureIn, fightIn } from "../../game/state.js";
import type { RuleViolation } from "../../game/violation.js";

/** The refusal of what nobody does in the middle of a fight ("cannot rest"); nothing for who takes no part in one. */
export const refuseInFight = (
  state: GameState,
  id: string,
  what: string,
): RuleViolation | undefined =>
  combatantOf(state, id) === undefined
    ? undefined
    : {
        code: "IN_ENCOUNTER",
        message: `${creatureIn(state, id).name} ${what} in the middle of ${fightIn(state).name}.`,
        hint: "End the encounter first.",
      };
