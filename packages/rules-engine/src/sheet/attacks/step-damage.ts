import type { Damage, DamageType, Predicate, Step } from "@tabletop-mcp/srd-data";
import type { ActiveEffect } from "../../effects/active.js";
import type { AttackDamage, Conditional, Instead } from "./facts.js";

/** Whose damage a step's is, and what stands for what it leaves open. */
export interface DamageOf {
  readonly source: string;
  readonly where: Conditional;
  /** What "weapon" stands for. */
  readonly ownType?: DamageType | readonly DamageType[] | undefined;
  /** A feature's numbers at its level. */
  readonly numbers?: ActiveEffect["numbers"];
  /** The creature has not the form that is printed first. */
  readonly otherForm?: boolean;
}

/** The damage that a step deals at once, as parts of a hit's. */
export const partsOfStep = ({ damage = [] }: Step, of: DamageOf): readonly AttackDamage[] =>
  damage.map((one) => partOf(one, of));

function partOf(damage: Damage, of: DamageOf): AttackDamage {
  const { ownType, source, where, otherForm } = of;
  const type = damage.type === "weapon" ? ownType : damage.type;
  const inForm = otherForm ? damage.instead?.find((one) => one.if === "form") : undefined;
  const { dice, modifier } = splitRoll(inForm?.roll ?? rollOf(damage, of));
  const instead = (damage.instead ?? []).flatMap(insteadOf);
  return {
    dice,
    modifier,
    ...(type !== undefined && { type }),
    source,
    ...(instead.length > 0 && { instead }),
    ...where,
    ...against(damage, where.when),
  };
}

function rollOf({ roll, number = "" }: Damage, { numbers }: DamageOf): string {
  const at = numbers?.[number];
  return typeof at === "string" || typeof at === "number" ? String(at) : roll;
}

const insteadOf = ({
  if: when,
  roll,
}: NonNullable<Damage["instead"]>[number]): readonly Instead[] =>
  when === "two-handed" || when === "ranged" || when === "half-hit-points"
    ? [{ if: when, ...splitRoll(roll) }]
    : [];

/** Only against these kinds of creatures, or not against those. */
function against(
  { types, except }: Damage,
  when: Predicate | undefined,
): { readonly when?: Predicate } {
  const all: readonly Predicate[] = [
    ...(when === undefined ? [] : [when]),
    ...(types === undefined ? [] : [{ other: types }]),
    ...(except === undefined ? [] : [{ not: { other: except } }]),
  ];
  const [only] = all;
  return all.length > 1 ? { when: { all } } : only === undefined ? {} : { when: only };
}

/** "2d6 + 3" as dice and a number; anything else stays what it is. */
export function splitRoll(roll: string): { readonly dice: string; readonly modifier: number } {
  const close = roll.replaceAll(/\s+/gu, "");
  if (/^[+-]?\d+$/u.test(close)) return { dice: "", modifier: Number(close) };
  const [, dice, modifier = 0] = /^(-?\d*d\d+)([+-]\d+)?$/u.exec(close) ?? [];
  return { dice: dice ?? close, modifier: dice === undefined ? 0 : Number(modifier) };
}

/** What a step does at once that is neither attack nor damage, or that follows it. */
export const doesMore = ({
  when: _when,
  if: _if,
  turnOf: _turnOf,
  option: _option,
  targets: _targets,
  attack: _attack,
  damage: _damage,
  ...more
}: Step): boolean => Object.keys(more).length > 0;
