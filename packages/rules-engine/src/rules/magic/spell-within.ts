import type { RuleViolation } from "../../game/violation.js";
import type { Compendium } from "../../tables/compendium.js";
import { type Aiming, stepsNow } from "./aim.js";
import { refuseHeldSpell } from "./spell-held.js";

/** Says no to a spell within another one that there is not, or that is of too high a level. */
export function refuseWithin(
  aiming: Pick<Aiming, "spell" | "option" | "by" | "action">,
  compendium: Compendium,
): RuleViolation | undefined {
  const { spells } = compendium;
  const { spell, action } = aiming;
  const casting = stepsNow(aiming, "use").find(({ step }) => step.casts !== undefined)?.step.casts;
  const within = action.choices?.spell;
  if (casting === undefined) return refuseHeldSpell(aiming, compendium);
  if (within === undefined)
    return {
      code: "CHOICE_NEEDED",
      message: `${spell.name} asks its caster for a choice: spell.`,
      hint: "Give it as choices.spell, with its name and whom it is for.",
    };
  const found = spells.find(within.spell);
  const level = Math.max(found?.level ?? 0, within.slotLevel ?? 0);
  if (found !== undefined && level <= casting.level) return undefined;
  return {
    code: "NO_SUCH_CHOICE",
    message:
      found === undefined
        ? `There is no spell "${within.spell}".`
        : `${spell.name} brings about spells of level ${casting.level} at most, and that is of level ${level}.`,
    hint: "Name a spell that it reaches.",
  };
}
