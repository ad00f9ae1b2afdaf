import { limits } from "../limits.js";
import type { Choice } from "../modifiers/index.js";
import { explosionChance, type Face } from "./faces.js";
import type { Table } from "./table.js";

/** Dice among which some are chosen. */
export interface Pool {
  readonly faces: readonly Face[];
  /** Dice thrown to begin with. */
  readonly count: number;
  readonly choice: Choice;
}

/** How many exploding faces and how many others can lie on the table, and the largest sum of the chosen. */
interface Room {
  readonly exploding: number;
  readonly others: number;
  readonly sum: number;
}

/** One state for each count of exploding faces, count of others, and sum so far. */
const sizeOf = ({ exploding, others, sum }: Room): number =>
  (exploding + 1) * (others + 1) * (sum + 1);

function roomFor({ faces, count, choice }: Pool): Room {
  const exploding = explosionChance(faces) > 0 ? (limits.explosions + 1) * count : 0;
  const dice = choice.type === "keep" ? choice.count : exploding + count - choice.count;
  return { exploding, others: count, sum: dice * (faces.at(-1)?.value ?? 0) };
}

/** Steps that `chosenTable` takes at most. */
export function poolSteps(pool: Pool): number {
  const room = roomFor(pool);
  const size = sizeOf(room);
  const exploding = pool.faces.filter(({ explodes }) => explodes).length;
  const others = pool.faces.length - exploding;
  // The first exploding face finds no other before it, which is all there is for a plain `!`.
  const steps = exploding < 2 ? exploding : 1 + ((exploding - 1) * (room.exploding + 1)) / 2;
  return size * (1 + steps + (others * (room.others + 2)) / 2) + chainSteps(room);
}

const chainSteps = ({ exploding, others }: Room): number => exploding * (others + 1) * others;

/**
 * The total of the dice that are kept. How many exploding faces and how many others lie there is one
 * question; given that, each kind is so many independent dice, counted face by face from the end
 * at which dice are kept or dropped.
 */
export function chosenTable(pool: Pool): Table {
  const room = roomFor(pool);
  const sums = sumsByCount(pool, room);
  const counts = countChances(pool, room);
  const width = room.sum + 1;
  const p = new Float64Array(width);
  for (const [state, chance] of counts.entries()) {
    if (chance === 0) continue;
    const row = sums.subarray(state * width, (state + 1) * width);
    const whole = row.reduce((all, weight) => all + weight, 0);
    if (whole === 0) continue;
    for (let sum = 0; sum < width; sum++)
      p[sum] = (p[sum] ?? 0) + (chance * (row[sum] ?? 0)) / whole;
  }
  return { least: 0, p };
}

/** The chance of each count of exploding faces and of others. */
function countChances({ faces, count }: Pool, room: Room): Float64Array {
  const outcomes = chainOutcomes(explosionChance(faces), room);
  let all = new Float64Array((room.exploding + 1) * (room.others + 1));
  all[0] = 1;
  for (let die = 0; die < count; die++) {
    const next = new Float64Array(all.length);
    for (const [state, chance] of all.entries()) {
      if (chance === 0) continue;
      for (const { step, probability } of outcomes) {
        next[state + step] = (next[state + step] ?? 0) + chance * probability;
      }
    }
    all = next;
  }
  return all;
}

/** How one starting die can end: after so many explosions on another face, or at the cap on one more. */
function chainOutcomes(
  q: number,
  { others }: Room,
): readonly { step: number; probability: number }[] {
  if (q === 0) return [{ step: 1, probability: 1 }];
  const row = others + 1;
  const ended = Array.from({ length: limits.explosions + 1 }, (_, e) => ({
    step: e * row + 1,
    probability: q ** e * (1 - q),
  }));
  const capped = limits.explosions + 1;
  return [...ended, { step: capped * row, probability: q ** capped }];
}

/** For each state the weight of each sum; only the proportions within a state mean anything. */
function sumsByCount({ faces, choice }: Pool, room: Room): Float64Array {
  const q = explosionChance(faces);
  let weights = new Float64Array(sizeOf(room));
  weights[0] = 1;
  const ordered = choice.which === "highest" ? faces.toReversed() : faces;
  for (const face of ordered) {
    if (face.probability === 0) continue;
    const most = face.explodes ? room.exploding : room.others;
    // Scaled by most/e, so that the weights w^j/j! neither vanish nor overflow for a thousand dice.
    const weight = (face.probability / (face.explodes ? q : 1 - q)) * Math.max(1, most / Math.E);
    weights = withFace(weights, room, { face, weight, choice });
  }
  return weights;
}

interface Step {
  readonly face: Face;
  readonly weight: number;
  readonly choice: Choice;
}

function withFace(
  before: Float64Array,
  room: Room,
  { face, weight, choice }: Step,
): Float64Array<ArrayBuffer> {
  const after = new Float64Array(before.length);
  const width = room.sum + 1;
  const row = (room.others + 1) * width;
  const stride = face.explodes ? row : width;
  for (let at = 0; at < before.length; at++) {
    let reach = before[at] ?? 0;
    if (reach === 0) continue;
    const exploding = Math.floor(at / row);
    const others = Math.floor((at % row) / width);
    const free = face.explodes ? room.exploding - exploding : room.others - others;
    const chosen = Math.max(0, choice.count - exploding - others);
    for (let j = 0; j <= free; j++) {
      const picked = Math.min(j, chosen);
      const counting = choice.type === "keep" ? picked : j - picked;
      const to = at + j * stride + counting * face.value;
      after[to] = (after[to] ?? 0) + reach;
      reach *= weight / (j + 1);
    }
  }
  return after;
}
