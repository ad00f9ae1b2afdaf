import type { ConditionId } from "@tabletop-mcp/srd-data";
import type { Item, Make } from "../creature/creature.js";
import type { EffectHeld } from "../creature/held.js";
import { oncePerSubject, type Subject } from "../creature/subject.js";
import type { ActiveEffect } from "../effects/active.js";
import { applies, type Circumstances } from "../effects/predicate.js";
import { once, onceOf } from "../once.js";
import { sizeOf } from "../sheet/size.js";
import type { Compendium } from "../tables/compendium.js";
import { isWithoutMagic, ofPlainThings, withoutSpells } from "./antimagic.js";
import { type ConditionOn, conditionsFrom, fromConditions } from "./conditions.js";
import { fromEquipment } from "./equipment.js";
import { fromFeatures } from "./features.js";
import { fromHeld } from "./held.js";
import { type Outfit, outfitOf } from "./worn.js";

export type { ConditionOn } from "./conditions.js";

/** All that is on a creature, gathered once. */
export interface Gathered {
  readonly actives: readonly ActiveEffect[];
  readonly conditions: readonly ConditionOn[];
  /** Those of them that do something: not what the creature is immune to, nor what that brings along. */
  readonly effective: readonly ConditionOn[];
  readonly outfit: Outfit;
  /** What the creature itself settles of any moment: its armour, conditions and size. */
  readonly facts: OwnFacts;
}

/** What a creature itself settles of any moment. */
export type OwnFacts = Pick<
  Circumstances,
  "armor" | "shield" | "running" | "bound" | "size" | "conditions"
>;

/** What a creature wears and wields, and what that does: the same as long as its things are. */
const geared = onceOf((items: readonly Item[]) =>
  once((make: Make, compendium: Compendium) => {
    const outfit = outfitOf({ make, items }, compendium);
    return { outfit, actives: fromEquipment({ items }, outfit, compendium) };
  }),
);

/** Every effect on a creature in the order of the layers, with the facts that its predicates need. */
export const gather = oncePerSubject((whole, compendium): Gathered => {
  const isPlain = isWithoutMagic(whole);
  const subject = isPlain ? withoutSpells(whole) : whole;
  const { make, items, effects } = subject;
  const { outfit, actives: worn } = geared(items)(make, compendium);
  const actives = isPlain ? ofPlainThings(subject, worn, compendium) : worn;
  const others = [
    ...withoutOutdone(fromFeatures(make, compendium), effects),
    ...actives,
    ...fromHeld(subject),
  ];
  const facts = {
    armor: armorWorn(outfit),
    shield: outfit.shield !== undefined,
    running: effects.flatMap(({ during }) => during ?? []),
    bound: boundIn(effects),
    size: sizeOf(make, compendium),
  };
  const bringing = others.filter(
    (active) => active.effect.kind === "implies" && applies(active, facts),
  );
  const conditions = conditionsFrom(subject, bringing, compendium);
  const all =
    conditions.length === 0 ? others : [...others, ...fromConditions(conditions, compendium)];
  const suffered = withConditions(facts, conditions);
  const immune = conditions.length === 0 ? nothing : new Set(immunitiesIn(all, suffered));
  const effective =
    immune.size === 0
      ? conditions
      : conditions.filter(
          ({ held, impliedBy }) =>
            !immune.has(held.condition) && (impliedBy === undefined || !immune.has(impliedBy)),
        );
  const isAll = effective.length === conditions.length;
  return {
    actives: isAll ? all : [...others, ...fromConditions(effective, compendium)],
    conditions,
    effective,
    outfit,
    facts: isAll ? suffered : withConditions(facts, effective),
  };
});

/** The items that features were laid on. */
function boundIn(effects: readonly EffectHeld[]): NonNullable<OwnFacts["bound"]> {
  if (effects.length === 0) return unbound;
  return effects.flatMap(({ during, item }) =>
    during === undefined || item === undefined ? [] : [{ during, item }],
  );
}

const unbound: NonNullable<OwnFacts["bound"]> = [];

/** Of two auras of one name the stronger counts: shares are held of such alone as outdo one's own. */
function withoutOutdone(
  own: readonly ActiveEffect[],
  effects: readonly EffectHeld[],
): readonly ActiveEffect[] {
  const shares = effects.filter(({ lasting }) => lasting.kind === "zone");
  if (shares.length === 0) return own;
  const names = new Set(shares.map(({ name }) => name));
  return own.filter(({ effect, source }) => effect.kind === "aura" || !names.has(source));
}

const nothing: ReadonlySet<ConditionId> = new Set();

const withConditions = (
  { armor, shield, running, bound, size }: Omit<OwnFacts, "conditions">,
  conditions: readonly ConditionOn[],
): OwnFacts => ({
  armor,
  shield,
  running,
  bound,
  size,
  conditions: [...new Set(conditions.map(({ held }) => held.condition))],
});

/**
 * Every effect on a creature: features, equipment, held effects, conditions. What a creature is
 * immune to does nothing to it, though it be held already (Petrified, Mindless Rage).
 */
export const effectsOn = (creature: Subject, compendium: Compendium): readonly ActiveEffect[] =>
  gather(creature, compendium).actives;

/** Every condition on a creature: those held, and those that they or its traits bring along. */
export const conditionsOn = (creature: Subject, compendium: Compendium): readonly ConditionOn[] =>
  gather(creature, compendium).conditions;

/** What a creature itself settles of any moment; the roll and the others are the caller's to add. */
export const factsOf = (creature: Subject, compendium: Compendium): OwnFacts =>
  gather(creature, compendium).facts;

/** The conditions that a creature is immune to, as far as is known. */
export function immunitiesOf(creature: Subject, compendium: Compendium): readonly ConditionId[] {
  const { actives, facts } = gather(creature, compendium);
  return immunitiesIn(actives, facts);
}

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

function armorWorn({ armor }: Outfit): NonNullable<Circumstances["armor"]> {
  return armor === undefined || armor.category === "shield" ? "none" : armor.category;
}
