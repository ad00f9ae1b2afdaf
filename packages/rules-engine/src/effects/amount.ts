import { type Ability, type Amount, abilities, type SheetAmount } from "@tabletop-mcp/srd-data";
import type { ActiveEffect } from "./active.js";

/** What amounts are read from: modifiers, not scores. */
export interface Readings {
  readonly modifiers: Readonly<Record<Ability, number>>;
  readonly proficiency: number;
  readonly level: number;
  /** The modifier that spells are cast with; nothing for who casts none. */
  readonly spellcasting?: number;
}

/** Where an effect comes from, as far as amounts ask. */
type Origin = Pick<ActiveEffect, "from" | "classLevel" | "numbers">;

/** An amount as a number, or as dice in notation; undefined where it is another creature's to know. */
export function amountOf(
  amount: Amount,
  active: Origin,
  readings: Readings,
): number | string | undefined {
  if (typeof amount === "number") return amount;
  if (typeof amount === "string") return plain(amount);
  if ("of" in amount) return fromSheet(amount, active, readings);
  const numbered = active.numbers?.[amount.number];
  if (typeof numbered === "object") return fromSheet(numbered, active, readings);
  return typeof numbered === "string" ? plain(numbered) : numbered;
}

/** An amount where only a number will do: dice that nobody has rolled count for nothing. */
export function numberOf(amount: Amount, active: Origin, readings: Readings): number | undefined {
  const value = amountOf(amount, active, readings);
  return typeof value === "number" ? value : undefined;
}

/** "5" is a number, "1d4" is dice. */
const plain = (notation: string): number | string =>
  /^[+-]?\d+$/u.test(notation.trim()) ? Number(notation) : notation;

function fromSheet(
  { of, times = 1, plus = 0, least = Number.NEGATIVE_INFINITY, source }: SheetAmount,
  { from, classLevel }: Origin,
  readings: Readings,
): number | undefined {
  // What others' numbers, or a speed, are is not this sheet's to read.
  if ((source === true && from !== undefined) || of === "walking-speed") return undefined;
  const read = of === "class-level" ? classLevel : reading(of, readings);
  return read === undefined ? undefined : Math.max(least, Math.floor(times * read) + plus);
}

function reading(
  of: Exclude<SheetAmount["of"], "class-level" | "walking-speed">,
  { modifiers, proficiency, level, spellcasting }: Readings,
): number | undefined {
  const ability = abilities.find((one) => one === of);
  if (ability !== undefined) return modifiers[ability];
  if (of === "proficiency") return proficiency;
  return of === "level" ? level : spellcasting;
}
