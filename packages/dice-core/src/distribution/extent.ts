import { limits } from "../limits.js";
import { type Choice, rulesOf } from "../modifiers/index.js";
import type { Dice } from "../types.js";
import { type Face, facesOf } from "./faces.js";

/** The least and the most that something can come to. */
export interface Extent {
  readonly least: number;
  readonly most: number;
}

/** So many dice that all count the same. */
interface Heap {
  readonly value: number;
  readonly count: number;
}

/** What one term's dice can come to: rerolls may run out, and explosions stop at their cap. */
export function diceExtent(dice: Dice): Extent {
  const rules = rulesOf(dice);
  const { pool, low, high, choice } = rules;
  if (choice?.type === "keep") return { least: choice.count * low, most: choice.count * high };
  const counting = pool - (choice?.count ?? 0);
  if (rules.explode === undefined) return { least: counting * low, most: counting * high };
  const faces = facesOf(rules, dice.sides);
  return {
    least: leastExploding(faces, pool, choice),
    most: mostExploding(faces, pool, choice),
  };
}

/** Each die either ends at once on the lowest face that does not explode, or explodes to the cap. */
function leastExploding(faces: readonly Face[], pool: number, choice?: Choice): number {
  const ending = faces.find(({ explodes }) => !explodes)?.value;
  const exploding = faces.find(({ explodes }) => explodes)?.value;
  let least = Number.POSITIVE_INFINITY;
  for (let capped = 0; capped <= pool; capped++) {
    if (capped < pool && ending === undefined) continue;
    const heaps = [
      { value: exploding ?? 0, count: capped * (limits.explosions + 1) },
      { value: ending ?? 0, count: pool - capped },
    ];
    least = Math.min(least, remaining(heaps, choice));
    if (exploding === undefined) break;
  }
  return least;
}

/** Every die explodes to the cap and the last one shows the highest face; more dice never lower the total. */
function mostExploding(faces: readonly Face[], pool: number, choice?: Choice): number {
  const exploding = faces.findLast(({ explodes }) => explodes)?.value ?? 0;
  const last = faces.at(-1)?.value ?? 0;
  const heaps = [
    { value: exploding, count: pool * limits.explosions },
    { value: last, count: pool },
  ];
  return remaining(heaps, choice);
}

/** The sum of what is left when the choice has dropped its dice. */
function remaining(heaps: readonly Heap[], choice: Choice | undefined): number {
  const ordered = [...heaps].sort((a, b) => a.value - b.value);
  if (choice?.which === "highest") ordered.reverse();
  let dropping = choice?.count ?? 0;
  let sum = 0;
  for (const { value, count } of ordered) {
    const dropped = Math.min(dropping, count);
    dropping -= dropped;
    sum += (count - dropped) * value;
  }
  return sum;
}
