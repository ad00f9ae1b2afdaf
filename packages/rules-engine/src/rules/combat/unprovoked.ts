import { err } from "@tabletop-mcp/dice-core";
import type { AttackAction } from "../../game/fight-action.js";
import type { Decision } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { attackRule } from "./attack.js";

/**
 * An attack as it is asked for. One with the reaction answers what gives occasion for it ("Reactions"):
 * where a map knows who leaves whose reach, whoever may make it is asked, and nobody else.
 */
export function askedAttackRule(state: GameState, action: AttackAction, using: Using): Decision {
  const { id, target, economy, opportunity } = action;
  const isKnown = [id, target].every((one) => combatantOf(state, one)?.at !== undefined);
  if (economy === "reaction" && opportunity !== true && isKnown)
    return err(noOccasion(creatureIn(state, id).name, creatureIn(state, target).name));
  return attackRule(state, action, using);
}

const noOccasion = (name: string, target: string): RuleViolation => ({
  code: "NO_TRIGGER",
  message: `Nothing lets ${name} attack ${target} with its reaction now: nobody asks for it.`,
  hint: "Whoever may attack as a foe leaves its reach is asked then. What was readied is released as what was readied.",
});
