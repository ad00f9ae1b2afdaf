import type { Amount, Effect } from "@tabletop-mcp/srd-data";
import type { ActiveEffect } from "../../effects/active.js";
import { amountOf } from "../../effects/amount.js";
import { applies, type Circumstances, truthOf } from "../../effects/predicate.js";
import { criticalFromOf } from "../../effects/roll-bonuses.js";
import { signed } from "../../effects/stats.js";
import type { Arm } from "./arms.js";
import type { Attacker } from "./attacker.js";

/** What effects add to an attack: to its numbers, and in words what no number holds. */
export interface StrikeExtras {
  readonly toHit: number;
  readonly toDamage: number;
  /** Feet. */
  readonly reach: number;
  readonly magical: boolean;
  readonly notes: readonly string[];
}

type Part = Partial<StrikeExtras>;

/** Everything on the attacker that bears on one attack. */
export function extrasOf(arm: Arm, known: Circumstances, attacker: Attacker): StrikeExtras {
  const parts = attacker.bearing.flatMap((active) => {
    const truth = truthOf(active, known);
    return truth === false ? [] : partOf(active, arm, { attacker, isSure: truth === true });
  });
  const sum = (of: (part: Part) => number | undefined): number =>
    parts.reduce((total, part) => total + (of(part) ?? 0), 0);
  return {
    toHit: sum(({ toHit }) => toHit),
    toDamage: sum(({ toDamage }) => toDamage),
    reach: sum(({ reach }) => reach),
    magical: parts.some(({ magical }) => magical === true),
    notes: [
      ...new Set([...parts.flatMap(({ notes = [] }) => notes), ...critical(known, attacker)]),
    ],
  };
}

interface Case {
  readonly attacker: Attacker;
  /** All that it hangs on is known: it counts. Else it is told as what may come. */
  readonly isSure: boolean;
}

function partOf(active: ActiveEffect, arm: Arm, { attacker, isSure }: Case): readonly Part[] {
  const { effect, source } = active;
  const amount = (by: Amount) => amountOf(by, active, attacker.changes.now);
  if (effect.kind === "roll")
    return effect.by === "self" && effect.bonus !== undefined
      ? ofRoll(effect.on, amount(effect.bonus), { source, isSure })
      : [];
  if (effect.kind === "extra-damage") {
    const isOwn = effect.type === undefined || effect.type === arm.blade.damage?.type;
    return added(amount(effect.roll), { source, isSure, type: isOwn ? undefined : effect.type });
  }
  return isSure ? [settled(effect, source, amount)] : [];
}

/** What counts only where all that it hangs on is known. */
function settled(
  effect: Effect,
  source: string,
  amount: (by: Amount) => number | string | undefined,
): Part {
  switch (effect.kind) {
    case "reroll":
      return effect.on === "damage"
        ? {
            notes: [
              `damage dice that show ${effect.faces.join(" or ")} are rolled again: ${source}`,
            ],
          }
        : {};
    case "critical-dice":
      return {
        notes: [`critical hits roll ${amount(effect.extra)} more of the weapon's dice: ${source}`],
      };
    case "magical-attacks":
      return { magical: true };
    case "stat": {
      const by = effect.stat === "reach" && effect.change === "add" ? amount(effect.by) : 0;
      return typeof by === "number" ? { reach: by } : {};
    }
    default:
      return {};
  }
}

interface Told {
  readonly source: string;
  readonly isSure: boolean;
  readonly type?: string | undefined;
}

function ofRoll(on: string, by: number | string | undefined, told: Told): readonly Part[] {
  if (on === "damage") return added(by, told);
  if (on !== "attack" || by === undefined) return [];
  const note = `${signed(by)} to hit${told.isSure ? "" : " at times"}: ${told.source}`;
  return typeof by === "number" && told.isSure
    ? [{ toHit: by, notes: [note] }]
    : [{ notes: [note] }];
}

/** A number of the weapon's own type is in the damage; dice and other types are told beside it. */
function added(by: number | string | undefined, told: Told): readonly Part[] {
  if (by === undefined) return [];
  const kind = told.type === undefined ? "" : `${told.type} `;
  const note = `${signed(by)} ${kind}damage${told.isSure ? "" : " at times"}: ${told.source}`;
  return typeof by === "number" && told.isSure && told.type === undefined
    ? [{ toDamage: by, notes: [note] }]
    : [{ notes: [note] }];
}

/** The lowest face that is a critical hit, where that is not the 20 alone. */
function critical(known: Circumstances, { bearing }: Attacker): readonly string[] {
  const applying = bearing.filter((active) => applies(active, known));
  const from = Math.min(20, ...applying.map(({ effect }) => criticalFromOf(effect)));
  return from === 20 ? [] : [`critical hit from ${from}`];
}
