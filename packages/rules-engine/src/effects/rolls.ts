import type { Effect, RollKind } from "@tabletop-mcp/srd-data";
import type { BonusDice, Modifier, Reroll } from "../dice/d20.js";
import type { ActiveEffect } from "./active.js";
import type { Readings } from "./amount.js";
import { type Circumstances, truthOf } from "./predicate.js";
import {
  bonusesOf,
  criticalFromIn,
  kindsOf,
  leaningOf,
  rollSources,
  sourcesOf,
} from "./roll-bonuses.js";

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
  readonly critical: readonly string[];
  /** Faces below count as this. */
  readonly floor?: number;
  readonly reroll: readonly Reroll[];
  /** Of an attack: the lowest natural roll that is a critical hit. */
  readonly criticalFrom: number;
  /** What would bear on it if something were so that is not known. */
  readonly open: readonly string[];
}

/** Effects, and what their amounts are read from. */
export interface Bearing {
  readonly actives: readonly ActiveEffect[];
  readonly readings: Readings;
}

/** What of these effects bears on one roll, as far as is known. */
export function effectsOnRoll(
  { actives, readings }: Bearing,
  { on, by }: RollOf,
  known: Circumstances,
): RollEffects {
  const bearing = actives.filter(({ effect }) => bears(effect, on, by));
  if (bearing.length === 0) return noEffects;
  const judged = bearing.map((active) => ({ active, truth: truthOf(active, known) }));
  const counting = judged.flatMap(({ active, truth }) => (truth === true ? active : []));
  return {
    ...leaningOf(counting),
    fails: rollSources(counting, ({ outcome }) => outcome === "fails"),
    succeeds: rollSources(counting, ({ outcome }) => outcome === "succeeds"),
    critical: rollSources(counting, ({ outcome }) => outcome === "critical"),
    ...bonusesOf(counting, readings),
    ...facesOf(counting),
    open: sourcesOf(
      judged.flatMap(({ active, truth }) =>
        truth === undefined && !isAside(active.effect, known) ? active : [],
      ),
    ),
  };
}

/** Most rolls of most creatures. */
const noEffects: RollEffects = {
  advantage: [],
  disadvantage: [],
  modifiers: [],
  dice: [],
  fails: [],
  succeeds: [],
  critical: [],
  reroll: [],
  criticalFrom: criticalFromIn([]),
  open: [],
};

/** A lost sense is worth a word where senses decide (Perception): else every check of the blinded would tell of it. */
const isAside = ({ when }: Effect, { skill }: Circumstances): boolean =>
  when !== undefined && "relies" in when && skill !== "perception";

function bears(effect: Effect, on: RollKind, by: "self" | "foe"): boolean {
  if (effect.kind === "roll") return effect.by === by && kindsOf[on].includes(effect.on);
  if (by === "foe") return false;
  if (effect.kind === "reroll") return kindsOf[on].includes(effect.on);
  if (effect.kind !== "stat") return false;
  return effect.stat === "critical-from" ? on === "attack" : effect.stat === on;
}

function facesOf(
  counting: readonly ActiveEffect[],
): Pick<RollEffects, "floor" | "reroll" | "criticalFrom"> {
  const floors = counting.flatMap(({ effect }) => (effect.kind === "roll" && effect.floor) || []);
  return {
    reroll: counting.flatMap(({ effect, source }) =>
      effect.kind === "reroll" ? { source, faces: effect.faces } : [],
    ),
    criticalFrom: criticalFromIn(counting),
    ...(floors.length > 0 && { floor: Math.max(...floors) }),
  };
}
