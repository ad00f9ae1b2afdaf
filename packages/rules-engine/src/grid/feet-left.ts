import { alternating } from "./distance.js";
import { footingAt } from "./footing.js";
import { edgesAt, isOpenWay, type Way, waysOf } from "./neighbour.js";
import { type Cell, cellAt, numberOf, open, type Passage, unheld } from "./passage.js";
import { feetPerSquare } from "./point.js";
import { factorOf, perCellOf, slantedGround } from "./step-cost.js";

/** What was found of the feet that are left to a goal. */
export interface FeetLeft {
  /** Feet of the whole way. */
  readonly whole: number;
  /** Feet that are left at least, from a node: as many as there are, where a cheapest way was found. */
  from(node: number): number;
}

/** More than any way costs. */
const never = 2 ** 30;

/** A search under way, from the goal to the start. */
interface Work {
  readonly passage: Passage;
  readonly start: Cell;
  readonly startNode: number;
  readonly feet: Int32Array;
  readonly done: Uint8Array;
  readonly ways: readonly Way[];
  readonly perCell: number;
  /** Feet that a square costs at least. */
  readonly least: number;
  /** Nodes still to be looked at, by the squares' worth of feet of a way through them at least. */
  readonly buckets: (number[] | undefined)[];
  /** Emptied ones, to be filled again: a way through a maze has thousands, of which few hold anything at a time. */
  readonly spare: number[][];
}

/**
 * What is left of the cheapest ways between two cells; nothing where there is none. It is A* backwards
 * by feet alone, whose nodes fall into buckets and need no heap. Which of the cheapest ways is best is
 * for `search` to say, which then looks at hardly anything else.
 */
export function feetLeft(passage: Passage, start: Cell, goal: Cell): FeetLeft | undefined {
  const work = workOn(passage, start);
  const { feet, done, startNode, buckets, perCell } = work;
  const first = numberOf(passage, goal) * perCell;
  for (let node = first; node < first + perCell; node += 1) reach(work, node, 0);
  for (let at = 0; at < buckets.length && done[startNode] === 0; at += 1) empty(work, at);
  const whole = feet[startNode] ?? never;
  if (whole === never) return undefined;
  // Whatever was left undone is on no way that is cheaper.
  const from = (node: number) =>
    done[node] === 1 ? (feet[node] ?? never) : Math.max(0, whole - feetTo(work, node));
  return { whole, from };
}

function workOn(passage: Passage, start: Cell): Work {
  const { terrain, layers, mover } = passage;
  const perCell = perCellOf(passage);
  const nodes = terrain.width * terrain.height * layers * perCell;
  return {
    passage,
    start,
    startNode: numberOf(passage, start) * perCell + ((mover.diagonalsTaken ?? 0) % perCell),
    feet: new Int32Array(nodes).fill(never),
    done: new Uint8Array(nodes),
    ways: waysOf(passage),
    perCell,
    least: feetPerSquare * factorOf(passage, open),
    buckets: [],
    spare: [],
  };
}

/** Looks at the nodes of a bucket until the start is among them. */
function empty(work: Work, at: number): void {
  const bucket = work.buckets[at];
  if (bucket === undefined) return;
  for (let node = bucket.pop(); node !== undefined; node = bucket.pop()) {
    if (work.done[node] === 1) continue;
    work.done[node] = 1;
    if (node === work.startNode) return;
    expand(work, node);
  }
  work.buckets[at] = undefined;
  work.spare.push(bucket);
}

/** Looks at all from where a step leads to a node. */
function expand(work: Work, node: number): void {
  const { passage, feet, ways, perCell } = work;
  const number = (node / perCell) | 0;
  const taken = node - number * perCell;
  const takenBefore = perCell - 1 - taken;
  const edges = edgesAt(passage, number);
  const factor = factorOf(passage, footingAt(passage, number));
  const left = feet[node] ?? never;
  const straight = left + feetPerSquare * factor;
  const slanted = left + slantedGround(passage, takenBefore) * factor;
  for (let way = 0; way < ways.length; way += 1) {
    const by = ways[way];
    if (by === undefined) break;
    if ((edges & by.overBack) !== 0) continue;
    const { isSlanted } = by;
    const from = (number - by.apart) * perCell + (isSlanted ? takenBefore : taken);
    const total = isSlanted ? slanted : straight;
    if (total < (feet[from] ?? never) && isStep(work, from, by)) reach(work, from, total);
  }
}

/** Whether a mover can be at a node on its way, and go on from there so. */
function isStep(work: Work, from: number, by: Way): boolean {
  const { passage, perCell, startNode } = work;
  const cell = (from / perCell) | 0;
  const bits = footingAt(passage, cell);
  if (from !== startNode && bits === 0) leaveOut(work, cell);
  const isStay = bits !== 0 && (bits & unheld) === 0;
  return (isStay || from === startNode) && isOpenWay(passage, cell, by);
}

/** Where nobody can be at all is looked at once: of a maze's squares most neighbours are walls. */
function leaveOut({ feet, perCell, startNode }: Work, cell: number): void {
  if (cell === ((startNode / perCell) | 0)) return;
  feet[cell * perCell] = 0;
  feet[cell * perCell + perCell - 1] = 0;
}

/** Notes what is left from a node, and that it is to be looked at. */
function reach(work: Work, node: number, left: number): void {
  work.feet[node] = left;
  const { buckets, spare } = work;
  const place = (left + feetTo(work, node)) / feetPerSquare;
  while (buckets.length <= place) buckets.push(undefined);
  const bucket = buckets[place] ?? spare.pop() ?? [];
  bucket.push(node);
  buckets[place] = bucket;
}

/** What the way to a node costs at least. */
function feetTo({ passage, start, startNode, perCell, least }: Work, node: number): number {
  const { x, y, layer } = cellAt(passage, (node / perCell) | 0);
  const east = Math.abs(start.x - x);
  const south = Math.abs(start.y - y);
  const up = Math.abs(start.layer - layer);
  const longest = Math.max(east, south, up);
  if (perCell === 1) return longest * least;
  const second = east + south + up - longest - Math.min(east, south, up);
  // A way with one diagonal more or less than the straightest has, as its count asks, is no shorter.
  const isEven = node % 2 === 0;
  return alternating(longest, second + (isEven ? 1 : 0), startNode % 2) * least;
}
