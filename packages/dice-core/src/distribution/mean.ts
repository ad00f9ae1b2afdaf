import { limits } from "../limits.js";
import { type Choice, rulesOf } from "../modifiers/index.js";
import type { Dice } from "../types.js";
import { explosionChance, type Face, facesOf } from "./faces.js";

/** The mean of one term's dice. */
export function diceMean(dice: Dice): number {
  if (dice.mode === undefined && dice.modifiers === undefined)
    return (dice.count * (dice.sides + 1)) / 2;
  const rules = rulesOf(dice);
  const faces = facesOf(rules, dice.sides);
  const { choice, pool } = rules;
  if (choice === undefined) return pool * chainMean(faces);
  const picked = pickedMean(faces, pool, choice);
  return choice.type === "keep" ? picked : pool * chainMean(faces) - picked;
}

/** One starting die and all that it adds. */
function chainMean(faces: readonly Face[]): number {
  const one = faces.reduce((all, { probability, value }) => all + probability * value, 0);
  const again = explosionChance(faces);
  let mean = one;
  if (again > 0) for (let i = 0; i < limits.explosions; i++) mean = one + again * mean;
  return mean;
}

/** The picked dice, whether kept or dropped: the sum over every value of how many are expected to reach it. */
function pickedMean(faces: readonly Face[], pool: number, { which, count }: Choice): number {
  const top = faces.at(-1)?.value ?? 0;
  let mean = 0;
  for (let value = 1; value <= top; value++) {
    const high = (face: Face): boolean => face.value >= value;
    if (which === "highest")
      mean += expectedUpTo(count, hits(faces, pool, { hit: high, upTo: count }));
    else {
      const low = (face: Face): boolean => face.value < value;
      mean += count - expectedUpTo(count, hits(faces, pool, { hit: low, upTo: count }));
    }
  }
  return mean;
}

/** The mean of a count that is cut off at `most`, from the chances of 0, 1, … below it. */
function expectedUpTo(most: number, chances: Float64Array): number {
  let mean = most;
  for (let i = 0; i < most; i++) mean -= (most - i) * (chances[i] ?? 0);
  return mean;
}

interface Hits {
  readonly hit: (face: Face) => boolean;
  readonly upTo: number;
}

/** The chance of each number of hits among the dice on the table, as far as `upTo`. */
function hits(faces: readonly Face[], pool: number, { hit, upTo }: Hits): Float64Array {
  const sum = (of: (face: Face) => boolean): number =>
    faces.reduce((all, face) => all + (of(face) ? face.probability : 0), 0);
  const again = explosionChance(faces);
  if (again === 0) return binomial(pool, Math.min(1, sum(hit)));
  const hitAgain = sum((face) => face.explodes && hit(face));
  const hitLast = sum((face) => !face.explodes && hit(face));
  const missLast = Math.max(0, 1 - again - hitLast);
  let one = Float64Array.of(missLast + again - hitAgain, hitLast + hitAgain);
  for (let i = 0; i < limits.explosions; i++) {
    const next = new Float64Array(one.length + 1);
    next[0] = missLast;
    next[1] = hitLast;
    for (const [j, chance] of one.entries()) {
      next[j] = (next[j] ?? 0) + (again - hitAgain) * chance;
      next[j + 1] = (next[j + 1] ?? 0) + hitAgain * chance;
    }
    one = next;
  }
  return repeated(one, pool, upTo);
}

/** The total count of `times` independent counts, as far as `upTo`. */
function repeated(one: Float64Array, times: number, upTo: number): Float64Array {
  let all = new Float64Array(upTo);
  all[0] = 1;
  for (let i = 0; i < times; i++) {
    const next = new Float64Array(upTo);
    for (const [j, a] of all.entries()) {
      for (let k = 0; k < one.length && j + k < upTo; k++) {
        next[j + k] = (next[j + k] ?? 0) + a * (one[k] ?? 0);
      }
    }
    all = next;
  }
  return all;
}

/** Reckoned outward from the likeliest count, where nothing is too small for a number to hold. */
function binomial(n: number, p: number): Float64Array {
  const chances = new Float64Array(n + 1);
  const peak = Math.min(n, Math.floor((n + 1) * p));
  if (p === 0 || p === 1) return chances.fill(1, peak, peak + 1);
  chances[peak] = 1;
  const odds = p / (1 - p);
  for (let k = peak; k < n; k++) chances[k + 1] = ((chances[k] ?? 0) * odds * (n - k)) / (k + 1);
  for (let k = peak; k > 0; k--) chances[k - 1] = ((chances[k] ?? 0) * k) / (odds * (n - k + 1));
  const whole = chances.reduce((all, chance) => all + chance, 0);
  return chances.map((chance) => chance / whole);
}
