import type { Effect, Stat } from "@tabletop-mcp/srd-data";
import type { ActiveEffect, Layer } from "./active.js";
import { numberOf, type Readings } from "./amount.js";

export type StatEffect = Extract<Effect, { kind: "stat" }>;

/** A number and what changed it: base from who the creature is, effective with all that is on it. */
export interface EffectiveStat {
  readonly base: number;
  readonly effective: number;
  readonly modified: boolean;
  /** "+2 Shield", "speed 0: Grappled": every step from base to effective. */
  readonly modifiers: readonly string[];
}

/** What changes numbers: effects that apply already, and what their amounts are read from, before and with all that is on the creature. */
export interface Changes {
  readonly actives: readonly ActiveEffect[];
  readonly base: Readings;
  readonly now: Readings;
}

/** A number before any effect. */
export interface Start {
  readonly base: number;
  /** The same with the scores as they are now, and in words what makes the difference. */
  readonly now?: { readonly value: number; readonly why: string };
}

/** Which stats make up a number, and what it is called in reasons. */
export interface Asked {
  readonly stats: readonly Stat[];
  readonly label: string;
  /** What is added to these counts only where there is something already: "speed" to a fly speed. */
  readonly addsTo?: Stat;
}

type Change = StatEffect["change"];

/** One pass over the effects: those of these layers that change a number in these ways. */
interface Pass {
  readonly layers: readonly Layer[];
  readonly changes: readonly (readonly Change[])[];
}

const setting: readonly Change[] = ["set", "least"];
const reckoning: readonly (readonly Change[])[] = [["add"], ["multiply"], ["most"]];

const ownPass: Pass = { layers: ["feature"], changes: [setting, ...reckoning] };

/** Set-to values first, then equipment, effects and conditions; in each what is added, multiplied, capped. */
const passes: readonly Pass[] = [
  { layers: ["equipment", "effect"], changes: [setting] },
  { layers: ["equipment"], changes: reckoning },
  { layers: ["effect"], changes: reckoning },
  { layers: ["condition"], changes: [setting, ...reckoning] },
];

interface Step {
  readonly value: number;
  readonly words: string;
}

/** A number with everything that changes it: features make its base, the other layers what it is now. */
export function effectiveStat(asked: Asked, start: Start, changes: Changes): EffectiveStat {
  const found = statEffects(changes.actives, asked);
  if (found.length === 0) return unchanged(start);
  const own = (value: number, readings: Readings): number =>
    run([ownPass], value, { asked, found, readings }).at(-1)?.value ?? value;
  const base = own(start.base, changes.base);
  const now =
    start.now === undefined && changes.now === changes.base
      ? base
      : own(start.now?.value ?? start.base, changes.now);
  const steps = run(passes, now, { asked, found, readings: changes.now });
  const shift = now === base ? [] : [`${signed(now - base)} ${start.now?.why ?? asked.label}`];
  return statOf(base, steps.at(-1)?.value ?? now, [...shift, ...steps.map(({ words }) => words)]);
}

/** Most numbers of most creatures: nothing bears on them but the scores as they are now. */
function unchanged({ base, now }: Start): EffectiveStat {
  if (now === undefined || now.value === base) return statOf(base, base, none);
  return statOf(base, now.value, [`${signed(now.value - base)} ${now.why}`]);
}

const none: readonly string[] = [];

/** A stat and the words that lead from its base to what it is. */
export const statOf = (
  base: number,
  effective: number,
  modifiers: readonly string[],
): EffectiveStat => ({ base, effective, modified: effective !== base, modifiers });

/** "+2", "-1", "+1d4". */
export const signed = (value: number | string): string =>
  /^[+-]/u.test(String(value)) ? String(value) : `+${value}`;

interface Found {
  readonly active: ActiveEffect;
  readonly effect: StatEffect;
}

function statEffects(actives: readonly ActiveEffect[], { stats }: Asked): readonly Found[] {
  const found: Found[] = [];
  for (const active of actives) {
    const { effect } = active;
    if (effect.kind === "stat" && stats.includes(effect.stat)) found.push({ active, effect });
  }
  return found;
}

interface Running {
  readonly asked: Asked;
  readonly found: readonly Found[];
  readonly readings: Readings;
}

/** The steps that the passes take a number through; what changes nothing is no step. */
function run(over: readonly Pass[], start: number, running: Running): readonly Step[] {
  if (running.found.length === 0) return [];
  const steps: Step[] = [];
  for (const one of over.flatMap((pass) => inOrder(pass, running.found))) {
    const value = steps.at(-1)?.value ?? start;
    const by = numberOf(one.effect.by, one.active, running.readings);
    const applied: Applied = { active: one.active, effect: one.effect, asked: running.asked };
    const next = by === undefined ? value : changed(value, by, applied);
    if (next !== value) steps.push({ value: next, words: inWords(value, next, applied) });
  }
  return steps;
}

/** What a pass takes up: one way of changing after the other, in each the layers in their order. */
const inOrder = ({ layers, changes }: Pass, found: readonly Found[]): readonly Found[] =>
  changes.flatMap((kinds) =>
    layers.flatMap((layer) =>
      found.filter(({ active, effect }) => active.layer === layer && kinds.includes(effect.change)),
    ),
  );

interface Applied extends Found {
  readonly asked: Asked;
}

/** Fractions are rounded down (The Basics, Rounding). */
function changed(value: number, by: number, { effect, asked }: Applied): number {
  const { change, stat, upTo = Number.POSITIVE_INFINITY } = effect;
  switch (change) {
    case "set":
      return by;
    case "least":
      return Math.max(value, by);
    case "most":
      return Math.min(value, by);
    case "multiply":
      return Math.floor(value * by);
    case "add":
      if (stat === asked.addsTo && value <= 0) return value;
      return by < 0 ? value + by : Math.max(value, Math.min(value + by, upTo));
  }
}

const inWords = (
  value: number,
  next: number,
  { active: { source }, effect: { change }, asked }: Applied,
): string =>
  change === "add" ? `${signed(next - value)} ${source}` : `${asked.label} ${next}: ${source}`;
