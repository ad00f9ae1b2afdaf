import type { Amount, Effect, RollKind } from "@tabletop-mcp/srd-data";
import type { BonusDice, Modifier } from "../dice/d20.js";
import type { ActiveEffect } from "./active.js";
import { amountOf, type Readings } from "./amount.js";

/** A roll is of these kinds: initiative is a Dexterity check, a death save is a saving throw. */
export const kindsOf: Readonly<Record<RollKind, readonly RollKind[]>> = {
  attack: ["attack"],
  check: ["check"],
  save: ["save"],
  initiative: ["initiative", "check"],
  "death-save": ["death-save", "save"],
  damage: ["damage"],
};

/** What is added to a roll: numbers, and dice that only the roll can settle ("1d4" of Bless). */
export interface Bonuses {
  readonly modifiers: Modifier[];
  readonly dice: BonusDice[];
}

/** What effects that apply add to a roll. */
export function bonusesOf(applying: readonly ActiveEffect[], readings: Readings): Bonuses {
  const bonuses: Bonuses = { modifiers: [], dice: [] };
  for (const active of applying) addBonus(bonuses, active, readings);
  return bonuses;
}

/** Adds to the bonuses what one effect adds to the roll. */
export function addBonus(
  { modifiers, dice }: Bonuses,
  active: ActiveEffect,
  readings: Readings,
): void {
  const { source } = active;
  const bonus = bonusIn(active.effect);
  const by = bonus === undefined ? undefined : amountOf(bonus, active, readings);
  if (typeof by === "string") dice.push({ source, dice: by });
  else if (by !== undefined && by !== 0) modifiers.push({ source, value: by });
}

/** What is added to the roll; to initiative also what is added to the number on the sheet. */
function bonusIn(effect: Effect): Amount | undefined {
  if (effect.kind === "roll") return effect.bonus;
  return effect.kind === "stat" && effect.stat === "initiative" && effect.change === "add"
    ? effect.by
    : undefined;
}

/** What speaks for a roll and against it, each source once. */
export function leaningOf(applying: readonly ActiveEffect[]): {
  readonly advantage: readonly string[];
  readonly disadvantage: readonly string[];
} {
  const leaning: { advantage: string[]; disadvantage: string[] } = {
    advantage: [],
    disadvantage: [],
  };
  for (const { effect, source } of applying)
    if (effect.kind === "roll" && effect.mode !== undefined) addOnce(leaning[effect.mode], source);
  return leaning;
}

/** A source is named once, however many effects it has. */
export function addOnce(sources: string[], source: string): void {
  if (!sources.includes(source)) sources.push(source);
}

/** The lowest face that is a critical hit by this effect: the 20, where it says nothing else. */
export const criticalFromOf = (effect: Effect): number =>
  effect.kind === "stat" && effect.stat === "critical-from" && typeof effect.by === "number"
    ? Math.min(20, effect.by)
    : 20;
