import type { Amount, Effect, RollKind } from "@tabletop-mcp/srd-data";
import type { Compendium } from "../compendium.js";
import type { Creature } from "../creature/creature.js";
import { bearerOf } from "../creature/numbers-bearer.js";
import type { BonusDice, Modifier } from "../d20.js";
import type { ActiveEffect } from "./active.js";
import { amountOf, type Readings } from "./amount.js";
import { applies, type Circumstances, holds } from "./predicate.js";

/** One roll that effects may bear on, with what is known of it. */
export interface RollAsked extends Circumstances {
  readonly on: RollKind;
  /** Whose roll: the creature's own where this is left out, or a foe's against it. */
  readonly by?: "self" | "foe";
}

/** What bears on one roll; lists of words name the sources. */
export interface RollEffects {
  readonly advantage: readonly string[];
  readonly disadvantage: readonly string[];
  readonly modifiers: readonly Modifier[];
  readonly dice: readonly BonusDice[];
  readonly fails: readonly string[];
  readonly succeeds: readonly string[];
  readonly critical: readonly string[];
  /** Faces below count as this. */
  readonly floor?: number;
  /** Faces that are rolled again. */
  readonly reroll: readonly number[];
  /** Of an attack: the lowest natural roll that is a critical hit. */
  readonly criticalFrom: number;
  /** What would bear on it if something were so that is not known. */
  readonly open: readonly string[];
}

/** A roll is of these kinds: initiative is a Dexterity check, a death save is a saving throw. */
const kindsOf: Readonly<Record<RollKind, readonly RollKind[]>> = {
  attack: ["attack"],
  check: ["check"],
  save: ["save"],
  initiative: ["initiative", "check"],
  "death-save": ["death-save", "save"],
  damage: ["damage"],
};

type RollEffect = Extract<Effect, { kind: "roll" }>;

/** Everything on a creature that bears on one roll, its own or a foe's against it. */
export function rollEffects(
  creature: Creature,
  { on, by = "self", ...known }: RollAsked,
  compendium: Compendium,
): RollEffects {
  const { actives, facts: own, changes } = bearerOf(creature, compendium);
  const facts: Circumstances = { ...own, ...known };
  const bearing = actives.filter(({ effect }) => bears(effect, on, by));
  const counting = bearing.filter((active) => applies(active, facts));
  const named = (which: (effect: RollEffect) => boolean): readonly string[] =>
    sourcesOf(counting.filter(({ effect }) => effect.kind === "roll" && which(effect)));
  return {
    advantage: named(({ mode }) => mode === "advantage"),
    disadvantage: named(({ mode }) => mode === "disadvantage"),
    fails: named(({ outcome }) => outcome === "fails"),
    succeeds: named(({ outcome }) => outcome === "succeeds"),
    critical: named(({ outcome }) => outcome === "critical"),
    ...bonusesOf(counting, changes.now),
    ...facesOf(counting),
    open: sourcesOf(bearing.filter((active) => isOpen(active, facts))),
  };
}

function bears(effect: Effect, on: RollKind, by: "self" | "foe"): boolean {
  if (effect.kind === "roll") return effect.by === by && kindsOf[on].includes(effect.on);
  if (by === "foe") return false;
  if (effect.kind === "reroll") return kindsOf[on].includes(effect.on);
  if (effect.kind !== "stat") return false;
  return effect.stat === "critical-from" ? on === "attack" : effect.stat === on;
}

const sourcesOf = (active: readonly ActiveEffect[]): readonly string[] => [
  ...new Set(active.map(({ source }) => source)),
];

/** Whether it may yet apply: it hangs on a fact that nobody has told. */
const isOpen = ({ effect, from, item }: ActiveEffect, known: Circumstances): boolean =>
  effect.when !== undefined &&
  holds(effect.when, {
    ...known,
    ...(from !== undefined && { source: from }),
    ...(item !== undefined && { ownItem: item }),
  }) === undefined;

function bonusesOf(
  counting: readonly ActiveEffect[],
  readings: Readings,
): Pick<RollEffects, "modifiers" | "dice"> {
  const bonuses = counting.flatMap((active) => {
    const bonus = bonusIn(active.effect);
    if (bonus === undefined) return [];
    return [{ source: active.source, amount: amountOf(bonus, active, readings) }];
  });
  return {
    modifiers: bonuses.flatMap(({ source, amount }) =>
      typeof amount === "number" && amount !== 0 ? [{ source, value: amount }] : [],
    ),
    dice: bonuses.flatMap(({ source, amount }) =>
      typeof amount === "string" ? [{ source, dice: amount }] : [],
    ),
  };
}

/** What is added to the roll; to initiative also what is added to the number on the sheet. */
function bonusIn(effect: Effect): Amount | undefined {
  if (effect.kind === "roll") return effect.bonus;
  return effect.kind === "stat" && effect.stat === "initiative" && effect.change === "add"
    ? effect.by
    : undefined;
}

function facesOf(
  counting: readonly ActiveEffect[],
): Pick<RollEffects, "floor" | "reroll" | "criticalFrom"> {
  const floors = counting.flatMap(({ effect }) => (effect.kind === "roll" && effect.floor) || []);
  const critical = counting.flatMap(({ effect }) =>
    effect.kind === "stat" && effect.stat === "critical-from" && typeof effect.by === "number"
      ? [effect.by]
      : [],
  );
  return {
    reroll: counting.flatMap(({ effect }) => (effect.kind === "reroll" ? effect.faces : [])),
    criticalFrom: Math.min(20, ...critical),
    ...(floors.length > 0 && { floor: Math.max(...floors) }),
  };
}
