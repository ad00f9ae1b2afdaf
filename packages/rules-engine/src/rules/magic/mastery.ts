import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { DamageType } from "@tabletop-mcp/srd-data";
import type { Craft } from "../../game/craft.js";
import type { RuleViolation } from "../../game/violation.js";
import type { SpellCastWith } from "../../sheet/casting/cast-with.js";
import { featuresOf, type KnownFeature } from "../../sheet/features.js";
import { bearerOf } from "../../sheet/numbers/bearer.js";
import type { Compendium } from "../../tables/compendium.js";
import type { Making } from "./metamagic.js";

type Mastering = Making & { readonly with: SpellCastWith };

/** What features of its caster make of a spell: whom an evocation spares, what its damage is more by, what a save leaves of a cantrip. */
export function masteryOf(making: Mastering, compendium: Compendium): Result<Craft, RuleViolation> {
  const features = featuresOf(making.creature.make, compendium);
  const has = (id: string): KnownFeature | undefined => features.find((one) => one.id === id);
  const sculpt = isEvocation(making) ? has("wizard-sculpt-spells") : undefined;
  const { spare } = making.action.choices ?? {};
  const most = 1 + (making.by.castLevel ?? making.spell.level);
  if (sculpt !== undefined && spare?.includes(making.action.id))
    return err({
      code: "CANNOT_SPARE",
      message: `${sculpt.name} spares other creatures, and not ${making.creature.name} who casts.`,
      hint: "Leave the caster out of those who are spared.",
    });
  if (sculpt !== undefined && spare !== undefined && spare.length > most)
    return err({
      code: "TOO_MANY_SPARED",
      message: `${sculpt.name} spares ${most} of ${making.spell.name}, and ${spare.length} are named.`,
      hint: "Name fewer.",
    });
  const bonus = bonusOf(making, { has, features }, compendium);
  return ok({
    ...(sculpt && spare === undefined && { sculpts: most }),
    ...(sculpt && spare !== undefined && spare.length > 0 && { spared: spare, wholly: true }),
    ...(bonus && { bonus }),
    ...(making.spell.level === 0 && has("wizard-potent-cantrip") && { halves: true }),
  });
}

const isEvocation = ({ spell }: Making): boolean => spell.school === "evocation";

interface Has {
  readonly has: (id: string) => KnownFeature | undefined;
  readonly features: readonly KnownFeature[];
}

/** Added to one damage roll: of a wizard's evocation, of a dragon's kin's own type ("Empowered Evocation"; "Elemental Affinity"). */
function bonusOf(
  making: Mastering,
  { has, features }: Has,
  compendium: Compendium,
): Craft["bonus"] {
  const { abilities } = bearerOf(making.creature, compendium);
  const empowered = has("wizard-empowered-evocation");
  if (empowered !== undefined && isEvocation(making) && making.with.class === "wizard")
    return { source: empowered.name, value: abilities.int.modifier };
  const affinity = has("sorcerer-elemental-affinity");
  const type = affinity && ancestryOf(features);
  return affinity !== undefined && type !== undefined && deals(making, type)
    ? { source: affinity.name, value: abilities.cha.modifier }
    : undefined;
}

const ancestor = /^sorcerer-dragon-ancestor-\w+-(?<type>\w+)-damage$/u;

const ancestryOf = (features: readonly KnownFeature[]): string | undefined =>
  features.flatMap(({ id }) => ancestor.exec(id)?.groups?.["type"] ?? [])[0];

const deals = ({ spell, by }: Making, type: string): boolean =>
  spell.steps.some(({ damage = [] }) =>
    damage.some(
      (one) => one.type === type || (isChosen(one.type, by.damageType) && by.damageType === type),
    ),
  );

const isChosen = (
  types: DamageType | "weapon" | readonly DamageType[],
  chosen: DamageType | undefined,
): boolean => typeof types === "object" && chosen !== undefined && types.includes(chosen);
