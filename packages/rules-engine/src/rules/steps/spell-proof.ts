import type { Creature } from "../../creature/creature.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import { effectsOn } from "../../gather/gather.js";

/** Whether a spell does nothing to a creature: this very one, or one of its level (Limited Magic Immunity). */
export const isProofAgainst = (
  creature: Creature,
  { at, by }: Pick<StepsFrame, "at" | "by">,
  { compendium }: Pick<Using, "compendium">,
): boolean =>
  at.of === "spell" &&
  effectsOn(creature, compendium).some(
    ({ effect }) =>
      effect.kind === "spell-immunity" &&
      (effect.spells?.includes(at.id) === true ||
        (by.castLevel ?? by.spellLevel ?? 0) <= (effect.upTo ?? -1)),
  );
