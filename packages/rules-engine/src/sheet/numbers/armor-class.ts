import type { Ability } from "@tabletop-mcp/srd-data";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { ActiveEffect } from "../../effects/active.js";
import { numberOf, type Readings } from "../../effects/amount.js";
import { applies } from "../../effects/predicate.js";
import { effectiveStat, signed, statOf } from "../../effects/stats.js";
import type { Outfit } from "../../gather/worn.js";
import { abilityNames, modifierOf } from "../ability.js";
import type { EffectiveStat } from "../sheet.js";
import type { Bearer } from "./bearer.js";

/** One way to work out armour class. */
interface Formula {
  readonly value: number;
  readonly source: string;
  readonly abilities: readonly Ability[];
}

const asked = { stats: ["armor-class"], label: "armor class" } as const;

/**
 * Armour class: the best formula of armour, features, spells or stat block and never two of them,
 * then what is added, then what it cannot be below (Armor Class; Equipment, Armor and Shields).
 */
export function armorClassOf(bearer: Bearer): EffectiveStat {
  const { base: before, now } = bearer.changes;
  const base = best([standard(bearer, before), ...formulas(ofSelf(bearer), before)]);
  const actives = bearer.changes.actives.filter(isForArmorClass);
  const current = best([
    ...(isArmored(bearer) ? [] : [standard(bearer, now)]),
    ...formulas(actives, now),
  ]);
  const adding = withoutSecondShield(
    actives.filter(({ effect }) => effect.kind === "stat" && effect.change === "add"),
    { current, bearer },
  );
  const bounding = actives.filter(
    ({ effect }) => effect.kind === "stat" && !["add", "set"].includes(effect.change),
  );
  const apply = (from: number, these: readonly ActiveEffect[]): EffectiveStat =>
    effectiveStat(asked, { base: from }, { ...bearer.changes, actives: these.map(asStep) });
  const added = apply(current.value, adding);
  const bounded = apply(added.effective, bounding);
  return statOf(base.value, bounded.effective, [
    ...replaced(base, current, bearer),
    ...added.modifiers,
    ...bounded.modifiers,
  ]);
}

const isForArmorClass = ({ effect }: ActiveEffect): boolean =>
  effect.kind === "stat" && effect.stat === "armor-class";

/** What features add is told beside what equipment adds: the base is a formula alone. */
const asStep = (active: ActiveEffect): ActiveEffect =>
  active.layer === "feature" ? { ...active, layer: "equipment" } : active;

/** A creature's own formulas, in no armour. */
const ofSelf = ({ actives, facts }: Bearer): readonly ActiveEffect[] =>
  actives.filter(
    (active) =>
      active.layer === "feature" &&
      isForArmorClass(active) &&
      applies(active, { ...facts, armor: "none", shield: false }),
  );

const isArmored = ({ outfit, block }: Bearer): boolean =>
  block === undefined && outfit.armor !== undefined;

/** The stat block's armour class, or 10 and Dexterity. */
const standard = ({ block, outfit }: Bearer, readings: Readings): Formula =>
  block === undefined
    ? { value: 10 + readings.modifiers.dex, source: "unarmored", abilities: ["dex"] }
    : printed(block, outfit, readings);

/** A printed armour class moves with Dexterity, but in medium and heavy armour. */
function printed(
  { name, abilities, armorClass: [usual] }: StatBlock,
  { armor }: Outfit,
  { modifiers }: Readings,
): Formula {
  const dex = modifierOf(abilities.dex);
  const value = usual?.value ?? 10 + dex;
  return usual?.from === "armor" && armor?.category !== "light"
    ? { value, source: name, abilities: [] }
    : { value: value + modifiers.dex - dex, source: name, abilities: ["dex"] };
}

const formulas = (actives: readonly ActiveEffect[], readings: Readings): readonly Formula[] =>
  actives.flatMap((active) => {
    const { effect, source } = active;
    if (effect.kind !== "stat" || effect.change !== "set") return [];
    const by = numberOf(effect.by, active, readings);
    if (by === undefined) return [];
    const { formula: abilities = [], upTo = Number.POSITIVE_INFINITY } = effect;
    const value = abilities.reduce((sum, ability) => sum + readings.modifiers[ability], by);
    return [{ value: Math.min(value, upTo), source, abilities }];
  });

const best = (all: readonly Formula[]): Formula =>
  all.reduce((most, one) => (one.value > most.value ? one : most), {
    value: Number.NEGATIVE_INFINITY,
    source: "",
    abilities: [],
  });

/** A shield in a printed armour class does not count again when it is among the creature's things. */
function withoutSecondShield(
  adding: readonly ActiveEffect[],
  { current, bearer: { block, outfit } }: { readonly current: Formula; readonly bearer: Bearer },
): readonly ActiveEffect[] {
  const hasOne = block?.armorClass[0]?.worn?.includes("shield") === true;
  if (!hasOne || current.source !== block.name) return adding;
  const own = adding.find(({ item }) => item !== undefined && item === outfit.shield?.item);
  return adding.filter((active) => active !== own);
}

/** How the base came to be the formula that counts now. */
function replaced(base: Formula, current: Formula, { changes }: Bearer): readonly string[] {
  if (base.source !== current.source) return [`${asked.label} ${current.value}: ${current.source}`];
  if (base.value === current.value) return [];
  const moved = current.abilities.filter(
    (ability) => changes.base.modifiers[ability] !== changes.now.modifiers[ability],
  );
  const why = moved.map((ability) => abilityNames[ability]).join(" and ");
  return [`${signed(current.value - base.value)} ${why}`];
}
