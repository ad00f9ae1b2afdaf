import type { Effect, Predicate } from "@tabletop-mcp/srd-data";
import type { DamageResponse, Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Make } from "../creature/creature.js";
import type { ActiveEffect } from "../effects/active.js";
import { once, onceOf } from "../once.js";
import { blockOf } from "../sheet/block-of.js";
import { featuresOf, type KnownFeature } from "../sheet/features.js";
import type { Compendium } from "../tables/compendium.js";

/** The effects of race, classes, feats and stat block; an aura's on its owner too. */
export const fromFeatures = once((make: Make, compendium: Compendium): readonly ActiveEffect[] => {
  const block = blockOf(make, compendium);
  const feats = make.feats.flatMap(({ name, effects = [] }) => of(name, effects));
  return [
    ...featuresOf(make, compendium).filter(isGained).flatMap(ofFeature),
    ...feats.flatMap(withOwnAura),
    ...(block === undefined ? [] : ofBlock(block)),
  ];
});

/** Multiclassing, Unarmored Defense: who has it does not gain it again from another class. */
const isGained = (
  { name, of: by }: KnownFeature,
  place: number,
  all: readonly KnownFeature[],
): boolean =>
  name !== "Unarmored Defense" ||
  by !== "class" ||
  all.findIndex((one) => one.name === name) === place;

const of = (source: string, effects: readonly Effect[]): readonly ActiveEffect[] =>
  effects.map((effect) => ({ effect, layer: "feature", source }));

const ofFeature = onceOf((feature: KnownFeature) =>
  (feature.facts.effects ?? []).flatMap((effect) =>
    withOwnAura({
      effect,
      layer: "feature",
      source: feature.name,
      numbers: numbersAt(feature),
      ...(feature.class !== undefined && { classLevel: feature.level }),
    }),
  ),
);

/** A feature's numbers at a level: each has the value of the highest level named up to it. */
export const numbersAt: (feature: KnownFeature) => NonNullable<ActiveEffect["numbers"]> = onceOf(
  ({ facts: { numbers = {} }, level }: KnownFeature) =>
    Object.fromEntries(
      Object.entries(numbers).flatMap(([name, byLevel]) => {
        const from = Math.max(
          ...Object.keys(byLevel)
            .map(Number)
            .filter((at) => at <= level),
        );
        const value = byLevel[from];
        return value === undefined ? [] : [[name, value] as const];
      }),
    ),
);

const ofBlock = onceOf((block: StatBlock): readonly ActiveEffect[] =>
  printedEffects(block).flatMap(withOwnAura),
);

const printedEffects = (block: StatBlock): readonly ActiveEffect[] => [
  ...block.traits.flatMap(({ name, effects = [], form }) =>
    form === undefined ? of(name, effects) : [],
  ),
  ...of(block.name, [
    ...block.vulnerabilities.map((one) => response("vulnerability", one)),
    ...block.resistances.map((one) => response("resistance", one)),
    ...block.immunities.map((one) => response("immunity", one)),
    ...block.conditionImmunities.map(
      (condition): Effect => ({ kind: "condition-immunity", condition }),
    ),
  ]),
];

/** Silver overcomes what excepts silvered weapons. */
const materials = { silvered: "silver", adamantine: "adamantine" } as const;

/** What the SRD limits in words: what no predicate says holds only while it is said to. */
const limitOf = (words: string): Predicate =>
  words === "from spells" ? { against: "spells" } : { during: words };

function response(
  kind: Extract<Effect, { kind: "damage" }>["response"],
  { types, nonmagical, except = [], when }: DamageResponse,
): Effect {
  const all: readonly Predicate[] = [
    ...(nonmagical === undefined ? [] : [{ magical: false }]),
    ...except.map((one): Predicate => ({ not: { material: materials[one] } })),
    ...(when === undefined ? [] : [limitOf(when)]),
  ];
  return {
    kind: "damage",
    response: kind,
    types,
    ...(all.length > 0 && { when: { all } }),
  };
}

/** An aura for allies, or for all, is on its owner as well. */
function withOwnAura(active: ActiveEffect): readonly ActiveEffect[] {
  const { effect } = active;
  if (effect.kind !== "aura" || effect.affects === "enemies" || effect.affects === "others")
    return [active];
  const onOwner = effect.effects.map((inner) => ({ ...active, effect: both(inner, effect.when) }));
  return [active, ...onOwner];
}

const both = (effect: Effect, when: Predicate | undefined): Effect =>
  when === undefined
    ? effect
    : { ...effect, when: effect.when === undefined ? when : { all: [when, effect.when] } };
