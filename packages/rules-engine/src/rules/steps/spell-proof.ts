import type { Effect } from "@tabletop-mcp/srd-data";
import type { Creature } from "../../creature/creature.js";
import type { StepNumbers, StepsFrame } from "../../game/steps-frame.js";
import type { Using } from "../../game/using.js";
import { effectsOn } from "../../gather/gather.js";

type Immunity = Extract<Effect, { readonly kind: "spell-immunity" }>;

/** A spell that reaches a creature, and whose it is. */
type Reaching = Pick<StepsFrame, "at" | "by"> & { readonly caster: Creature | undefined };

/** Whether a spell does nothing to a creature: this very one, or one of its level (Limited Magic Immunity; Globe of Invulnerability). */
export const isProofAgainst = (
  creature: Creature,
  { at, by, caster }: Reaching,
  { compendium }: Pick<Using, "compendium">,
): boolean =>
  at.of === "spell" &&
  effectsOn(creature, compendium).some(
    ({ effect, source }) =>
      effect.kind === "antimagic" ||
      (effect.kind === "spell-immunity" &&
        (effect.spells?.includes(at.id) === true || levelOf(effect, by) <= (effect.upTo ?? -1)) &&
        !(effect.from === "outside" && isInside(caster, source))),
  );

const levelOf = ({ from }: Immunity, { spellLevel = 0, castLevel = spellLevel }: StepNumbers) =>
  from === "outside" ? spellLevel : castLevel;

/** Whether whoever casts is within the same. */
const isInside = (caster: Creature | undefined, name: string): boolean =>
  caster?.effects.some((held) => held.lasting.kind === "zone" && held.name === name) === true;
