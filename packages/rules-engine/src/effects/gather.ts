import type { ConditionId } from "@tabletop-mcp/srd-data";
import type { Compendium } from "../compendium.js";
import type { Creature } from "../creature/creature.js";
import { sizeOf } from "../creature/size.js";
import { once } from "../once.js";
import type { ActiveEffect } from "./active.js";
import { type ConditionOn, conditionsFrom, fromConditions } from "./from-conditions.js";
import { fromEquipment } from "./from-equipment.js";
import { fromFeatures } from "./from-features.js";
import { fromHeld } from "./from-held.js";
import { applies, type Circumstances } from "./predicate.js";
import { type Outfit, outfitOf } from "./worn.js";

export type { ConditionOn } from "./from-conditions.js";

/** All that is on a creature, gathered once. */
export interface Gathered {
  readonly actives: readonly ActiveEffect[];
  readonly conditions: readonly ConditionOn[];
  readonly outfit: Outfit;
  /** What the creature itself settles of any moment: its armour, conditions and size. */
  readonly facts: Circumstances;
}

/** Every effect on a creature in the order of the layers, with the facts that its predicates need. */
export const gather = once((creature: Creature, compendium: Compendium): Gathered => {
  const outfit = outfitOf(creature, compendium);
  const others = [
    ...fromFeatures(creature, compendium),
    ...fromEquipment(creature, outfit, compendium),
    ...fromHeld(creature),
  ];
  const facts = {
    armor: armorWorn(outfit),
    shield: outfit.shield !== undefined,
    running: creature.effects.flatMap(({ during }) => during ?? []),
    size: sizeOf(creature.make, compendium),
  };
  const bringing = others.filter((active) => applies(active, facts));
  const conditions = conditionsFrom(creature, bringing, compendium);
  const suffered = { ...facts, conditions: idsOf(conditions) };
  const all = [...others, ...fromConditions(conditions, compendium)];
  const immune = new Set(immunitiesIn(all, suffered));
  const effective = conditions.filter(({ held }) => !immune.has(held.condition));
  return {
    actives: [...others, ...fromConditions(effective, compendium)],
    conditions,
    outfit,
    facts: { ...facts, conditions: idsOf(effective) },
  };
});

/**
 * Every effect on a creature: features, equipment, held effects, conditions. What a creature is
 * immune to does nothing to it, though it be held already (Petrified, Mindless Rage).
 */
export const effectsOn = (creature: Creature, compendium: Compendium): readonly ActiveEffect[] =>
  gather(creature, compendium).actives;

/** Every condition on a creature: those held, and those that they or its traits bring along. */
export const conditionsOn = (creature: Creature, compendium: Compendium): readonly ConditionOn[] =>
  gather(creature, compendium).conditions;

/** What a creature itself settles of any moment; the roll and the others are the caller's to add. */
export const factsOf = (creature: Creature, compendium: Compendium): Circumstances =>
  gather(creature, compendium).facts;

/** The conditions that effects make immune to, as far as is known. */
export const immunitiesIn = (
  actives: readonly ActiveEffect[],
  facts: Circumstances,
): readonly ConditionId[] => [
  ...new Set(
    actives.flatMap((active) =>
      active.effect.kind === "condition-immunity" && applies(active, facts)
        ? [active.effect.condition]
        : [],
    ),
  ),
];

const idsOf = (conditions: readonly ConditionOn[]): readonly ConditionId[] => [
  ...new Set(conditions.map(({ held }) => held.condition)),
];

function armorWorn({ armor }: Outfit): NonNullable<Circumstances["armor"]> {
  return armor === undefined || armor.category === "shield" ? "none" : armor.category;
}
