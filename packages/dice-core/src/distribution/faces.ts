import { limits } from "../limits.js";
import { matches } from "../modifiers/compare.js";
import type { Rules } from "../modifiers/index.js";
import { rerollOf } from "../modifiers/reroll.js";
import { add, type Table } from "./table.js";

/** One face of a die once its rerolls are over. */
export interface Face {
  readonly probability: number;
  /** What it counts as. */
  readonly value: number;
  readonly explodes: boolean;
}

/** Every face of one die from 1 up, with the exact chance that it stands. */
export function facesOf(rules: Rules, sides: number): readonly Face[] {
  const standing = standingFaces(rules, sides);
  const { low, high, explode } = rules;
  return standing.map((probability, i) => ({
    probability,
    value: Math.min(Math.max(i + 1, low), high),
    explodes: explode !== undefined && matches(explode.when, i + 1),
  }));
}

/**
 * Follows the chance that the die is thrown yet again, with its one `ro` unspent and spent. On the
 * last throw every face stands.
 */
function standingFaces({ rerolls }: Rules, sides: number): readonly number[] {
  const reasons = Array.from({ length: sides }, (_, i) => rerollOf(i + 1, rerolls));
  const share = (reason: "again" | "once"): number =>
    reasons.filter((other) => other === reason).length / sides;
  const [again, once] = [share("again"), share("once")];
  let [unspent, spent] = [1, 0];
  let [standing, standingOnce] = [0, 0];
  for (let i = 0; i < limits.rerolls; i++) {
    standing += unspent + spent;
    standingOnce += spent;
    [unspent, spent] = [unspent * again, unspent * once + spent * again];
  }
  const last = unspent + spent;
  const chances = { again: last / sides, once: (standingOnce + last) / sides };
  const free = again + once === 0 ? 1 / sides : (standing + last) / sides;
  return reasons.map((reason) => (reason === undefined ? free : chances[reason]));
}

/** One die's value, without explosions. */
export function valueTable(faces: readonly Face[]): Table {
  const least = faces[0]?.value ?? 0;
  const p = new Float64Array((faces.at(-1)?.value ?? 0) - least + 1);
  for (const { value, probability } of faces)
    p[value - least] = (p[value - least] ?? 0) + probability;
  return { least, p };
}

/** The total of one starting die and all that it adds, up to the cap. */
export function chainTable(faces: readonly Face[]): Table {
  const only = (explodes: boolean): Table =>
    valueTable(
      faces.map((face) => (face.explodes === explodes ? face : { ...face, probability: 0 })),
    );
  const [ending, exploding] = [only(false), only(true)];
  let chain = valueTable(faces);
  for (let i = 0; i < limits.explosions; i++) chain = either(ending, add(exploding, chain));
  return chain;
}

/** Two tables that exclude each other, in one. */
function either(a: Table, b: Table): Table {
  const least = Math.min(a.least, b.least);
  const most = Math.max(a.least + a.p.length, b.least + b.p.length);
  const p = new Float64Array(most - least);
  for (const table of [a, b]) {
    for (const [i, weight] of table.p.entries()) {
      const at = table.least - least + i;
      p[at] = (p[at] ?? 0) + weight;
    }
  }
  return { least, p };
}

/** The chance of an explosion. */
export const explosionChance = (faces: readonly Face[]): number =>
  faces.reduce((all, face) => all + (face.explodes ? face.probability : 0), 0);
