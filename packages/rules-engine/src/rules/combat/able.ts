import type { Creature } from "../../creature/creature.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { incapacitatedBy } from "../../gather/incapacity.js";
import { prohibition } from "../../gather/prohibition.js";
import { refuseDead } from "../life/dead.js";

/** Why a creature can do nothing at all now: it is dead, at 0 hit points, or something keeps it from acting or reacting. */
export function unable(
  state: GameState,
  { id, does = "act" }: { readonly id: string; readonly does?: "act" | "react" },
  { compendium }: Pick<Using, "compendium">,
): RuleViolation | undefined {
  const creature = creatureIn(state, id);
  if (creature.dead) return refuseDead(creature, "does nothing any more");
  if (creature.hp.current <= 0)
    return cannotAct(creature, "it has 0 hit points", "Heal it first: it wakes with 1 hit point.");
  const because = prohibition(creature, does, compendium);
  return because === undefined
    ? undefined
    : cannotAct(creature, because, ableAgain(creature, because, compendium));
}

/** When it can again, as a hint: who is not incapacitated is kept from it by something of another name (Haste's lethargy). */
export const ableAgain = (
  creature: Creature,
  because: string,
  compendium: Using["compendium"],
): string =>
  incapacitatedBy(creature, compendium) === undefined
    ? `It can again once ${because} is over.`
    : "Incapacitated creatures take neither actions nor reactions.";

const cannotAct = ({ name }: Creature, because: string, hint: string): RuleViolation => ({
  code: "CANNOT_ACT",
  message: `${name} cannot act: ${because}.`,
  hint,
});
