import type { Amount, DamageType, Effect, Predicate } from "@tabletop-mcp/srd-data";
import type { ActiveEffect } from "../../effects/active.js";
import { amountOf } from "../../effects/amount.js";
import { type Circumstances, holds } from "../../effects/predicate.js";
import { criticalFromOf } from "../../effects/roll-bonuses.js";
import { circumstancesOf } from "../../gather/circumstances.js";
import type { Attacker } from "./attacker.js";
import type { AttackDamage, AttackFacts, Conditional } from "./facts.js";
import { type AttackShape, attackUses, rollOfUse } from "./use.js";

/** What effects on the attacker do with one attack, whichever way it is made. */
export type Bearing = Pick<
  AttackFacts,
  "damage" | "rerolled" | "weaponDiceOnCritical" | "criticalFrom"
> & {
  readonly magical: boolean;
  /** Feet. */
  readonly reach: number;
};

/** All ways in which an attack can be made, for asking what counts in which. */
export type Ways = readonly Circumstances[];

/** The circumstances of each way in which an attack can be made, as far as the attacker settles them. */
export const waysOf = (facts: AttackShape, { creature, compendium }: Attacker): Ways =>
  attackUses(facts).map((use) =>
    circumstancesOf(rollOfUse(facts, use), { self: creature }, compendium),
  );

/**
 * Where something counts, for the facts: always (nothing is left to ask), by its predicate, or in no
 * way in which the attack can be made.
 */
export function whereIn(
  ways: Ways,
  when: Predicate | undefined,
  origin: Pick<ActiveEffect, "from" | "target" | "item">,
): Conditional | undefined {
  if (when === undefined) return {};
  const truths = ways.map((known) => holds(when, known, origin));
  if (truths.every((truth) => truth === false)) return undefined;
  if (truths.every((truth) => truth === true)) return {};
  return {
    when,
    ...(origin.item !== undefined && { item: origin.item }),
    ...(origin.from !== undefined && { from: origin.from }),
    ...(origin.target !== undefined && { target: origin.target }),
  };
}

interface Told {
  readonly active: ActiveEffect;
  readonly where: Conditional;
  readonly amount: (by: Amount) => number | string | undefined;
}

/** Everything on the attacker that bears on the damage of one attack, and on what counts as critical. */
export function bearingOn(ways: Ways, attacker: Attacker, ownType: OwnType): Bearing {
  const told = attacker.bearing.flatMap((active): readonly Told[] => {
    const where = whereIn(ways, active.effect.when, active);
    const amount = (by: Amount) => amountOf(by, active, attacker.changes.now);
    return where === undefined ? [] : [{ active, where, amount }];
  });
  const [usual = {}] = ways;
  const sure = told.flatMap(({ active, amount }) =>
    active.effect.when === undefined || holds(active.effect.when, usual, active) === true
      ? [{ effect: active.effect, amount }]
      : [],
  );
  return {
    damage: told.flatMap((one) => damagePart(one, ownType)),
    rerolled: told.flatMap(({ active: { effect, source }, where }) =>
      effect.kind === "reroll" && effect.on === "damage"
        ? [{ source, faces: effect.faces, ...where }]
        : [],
    ),
    weaponDiceOnCritical: told.flatMap(({ active: { effect, source }, where, amount }) => {
      const extra = effect.kind === "critical-dice" ? amount(effect.extra) : undefined;
      return typeof extra === "number" ? [{ source, extra, ...where }] : [];
    }),
    criticalFrom: Math.min(20, ...sure.map(({ effect }) => criticalFromOf(effect))),
    magical: sure.some(({ effect }) => effect.kind === "magical-attacks"),
    reach: sure.reduce((sum, { effect, amount }) => sum + reachIn(effect, amount), 0),
  };
}

/** The type of the weapon's own damage. */
type OwnType = DamageType | undefined;

/** Numbers and dice that are added to the damage; of the weapon's type where nothing else is said. */
function damagePart(
  { active: { effect, source }, where, amount }: Told,
  ownType: OwnType,
): readonly AttackDamage[] {
  const added = addedDamage(effect);
  const by = added && amount(added.by);
  if (by === undefined || by === 0) return [];
  const type = added?.type ?? ownType;
  return [
    {
      dice: typeof by === "string" ? by : "",
      modifier: typeof by === "number" ? by : 0,
      ...(type !== undefined && { type }),
      source,
      ...where,
    },
  ];
}

function addedDamage(
  effect: Effect,
): { readonly by: Amount; readonly type?: DamageType | undefined } | undefined {
  if (effect.kind === "extra-damage") return { by: effect.roll, type: effect.type };
  return effect.kind === "roll" &&
    effect.on === "damage" &&
    effect.by === "self" &&
    effect.bonus !== undefined
    ? { by: effect.bonus }
    : undefined;
}

function reachIn(effect: Effect, amount: Told["amount"]): number {
  if (effect.kind !== "stat" || effect.stat !== "reach" || effect.change !== "add") return 0;
  const by = amount(effect.by);
  return typeof by === "number" ? by : 0;
}
