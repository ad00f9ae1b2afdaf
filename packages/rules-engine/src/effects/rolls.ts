import type { Effect, RollKind } from "@tabletop-mcp/srd-data";
import type { BonusDice, Modifier, Reroll } from "../dice/d20.js";
import type { ActiveEffect } from "./active.js";
import type { Readings } from "./amount.js";
import { type Circumstances, truthOf } from "./predicate.js";
import { addBonus, addOnce, criticalFromOf, kindsOf } from "./roll-bonuses.js";

/** A kind of roll, and whose it is: the bearer's own, or a foe's against it. */
export interface RollOf {
  readonly on: RollKind;
  readonly by: "self" | "foe";
}

/** What bears on one roll; lists of words name the sources. */
export interface RollEffects {
  readonly advantage: readonly string[];
  readonly disadvantage: readonly string[];
  readonly modifiers: readonly Modifier[];
  readonly dice: readonly BonusDice[];
  readonly fails: readonly string[];
  readonly succeeds: readonly string[];
  /** What it never has, whatever else says so. */
  readonly denies: readonly Denied[];
  readonly critical: readonly string[];
  /** Faces below count as this. */
  readonly floor?: number | undefined;
  readonly reroll: readonly Reroll[];
  /** Of an attack: the lowest natural roll that is a critical hit. */
  readonly criticalFrom: number;
  /** What would bear on it if something were so that is not known. */
  readonly open: readonly string[];
  /** Ids of the held effects that it uses up. */
  readonly usedUp: readonly string[];
}

/** What some rolls never have. */
export type Denied = Extract<Effect, { readonly kind: "denies" }>["what"];

/** Effects, and what their amounts are read from. */
export interface Bearing {
  readonly actives: readonly ActiveEffect[];
  readonly readings: Readings;
}

/** What of these effects bears on one roll, as far as is known. */
export function effectsOnRoll(
  { actives, readings }: Bearing,
  roll: RollOf,
  known: Circumstances,
): RollEffects {
  let found: Draft | undefined;
  for (const active of actives) {
    if (!bears(active.effect, roll) || !isWanted(active, known)) continue;
    const truth = truthOf(active, known);
    if (truth === false) continue;
    found ??= draft();
    if (truth === true) count(found, active, readings);
    else if (!isAside(active.effect, roll, known)) addOnce(found.open, active.source);
  }
  return found ?? noEffects;
}

type Draft = {
  -readonly [Part in keyof RollEffects]: RollEffects[Part] extends readonly (infer One)[]
    ? One[]
    : RollEffects[Part];
};

const draft = (): Draft => ({
  advantage: [],
  disadvantage: [],
  modifiers: [],
  dice: [],
  fails: [],
  succeeds: [],
  denies: [],
  critical: [],
  floor: undefined,
  reroll: [],
  criticalFrom: 20,
  open: [],
  usedUp: [],
});

/** Most rolls of most creatures. */
const noEffects: RollEffects = draft();

function count(found: Draft, active: ActiveEffect, readings: Readings): void {
  const { effect, source, usedUp } = active;
  if (usedUp !== undefined) addOnce(found.usedUp, usedUp);
  addBonus(found, active, readings);
  if (effect.kind === "reroll") found.reroll.push({ source, faces: effect.faces });
  else if (effect.kind === "denies") found.denies.push(effect.what);
  else if (effect.kind === "stat")
    found.criticalFrom = Math.min(found.criticalFrom, criticalFromOf(effect));
  else if (effect.kind === "roll") {
    if (effect.mode !== undefined) addOnce(found[effect.mode], source);
    if (effect.outcome !== undefined) addOnce(found[effect.outcome], source);
    if (effect.floor !== undefined) found.floor = Math.max(effect.floor, found.floor ?? 0);
  }
}

/** What serves a roll of its bearer's choice does not serve the others. */
const isWanted = ({ effect, source }: ActiveEffect, { wanted = [] }: Circumstances): boolean =>
  effect.kind !== "roll" || effect.onRequest !== true || wanted.includes(source);

/** A lost sense is worth a word where senses decide (Perception): else every check of the blinded would tell of it. */
const isAside = ({ when }: Effect, { on }: RollOf, { skill }: Circumstances): boolean =>
  when !== undefined && "relies" in when && kindsOf[on].includes("check") && skill !== "perception";

function bears(effect: Effect, { on, by }: RollOf): boolean {
  if (effect.kind === "roll" || effect.kind === "denies")
    return effect.by === by && (effect.on === on || kindsOf[on].includes(effect.on));
  if (by === "foe") return false;
  if (effect.kind === "reroll") return kindsOf[on].includes(effect.on);
  if (effect.kind !== "stat") return false;
  return effect.stat === "critical-from" ? on === "attack" : effect.stat === on;
}
