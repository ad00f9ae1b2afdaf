import { squaresFor } from "./distance.js";
import { emptyHeap, type Heap, pop, push } from "./heap.js";
import type { Extra } from "./mover.js";
import { enter, type Way, waysOf } from "./neighbour.js";
import {
  type Cell,
  cellAt,
  numberOf,
  open,
  type Passage,
  risky,
  rough,
  tight,
  unheld,
  wet,
} from "./passage.js";
import { feetPerSquare } from "./point.js";

/** What makes a foot cost more than a foot in a cell of such bits. */
export function extrasOf({ mover }: Passage, found: number): readonly Extra[] {
  const { mode, speeds = [], extraPerFoot = 0 } = mover;
  const extras: Extra[] = [];
  if ((found & rough) !== 0) extras.push("difficult");
  if (mode === "climb" && !speeds.includes("climb")) extras.push("climbing");
  const isSwimming = mode === "swim" || ((found & wet) !== 0 && mode !== "fly");
  if (isSwimming && !speeds.includes("swim")) extras.push("swimming");
  if (mode === "crawl") extras.push("crawling");
  if ((found & tight) !== 0) extras.push("squeezing");
  for (let more = 0; more < extraPerFoot; more += 1) extras.push("other");
  return extras;
}

/** Feet of ground that a step covers: every second slanted one is ten where diagonals alternate. */
export const groundOf = ({ mover }: Passage, by: Way, diagonalsTaken: number): number =>
  by.isSlanted && mover.diagonals === "5-10-5" && diagonalsTaken % 2 === 1
    ? 2 * feetPerSquare
    : feetPerSquare;

/** Where to; without a goal it is everywhere that so many feet reach. */
export interface Sought {
  readonly start: Cell;
  readonly goal?: Cell;
  readonly feet?: number;
}

/** What a search found out, node by node. */
export interface Found {
  /** Feet times `whole`, and of ways as long as each other what makes one less good. */
  readonly costs: Float64Array;
  readonly cameFrom: Int32Array;
}

/** One foot, as costs count it; below it straight ways go before zigzags, and both before hazards. */
export const whole = 1e8;
const straight = 10;
const slanted = 14;
const hazard = 1000;

/** A cell twice, after an even and an odd number of diagonals: the next one may be the long one. */
const nodesPerCell = 2;

/** The node of a cell after an even number of diagonals; the next one is that after an odd one. */
export const nodeOf = (passage: Passage, cell: Cell): number =>
  numberOf(passage, cell) * nodesPerCell;

/** The cell of a node. */
export const cellOf = (passage: Passage, node: number): Cell =>
  cellAt(passage, Math.floor(node / nodesPerCell));

/** A search under way. */
interface Work extends Found {
  readonly passage: Passage;
  readonly heap: Heap;
  readonly done: Uint8Array;
  readonly ways: readonly Way[];
  readonly goal: Cell | undefined;
  readonly goalNumber: number;
  readonly most: number;
  /** Feet that a foot costs, by a cell's bits. */
  readonly factors: Float64Array;
  readonly isAlternating: boolean;
}

/**
 * The cheapest ways from a start: A*, or Dijkstra's without a goal. What nothing holds up is entered
 * as the goal only.
 */
export function search(passage: Passage, sought: Sought): Found {
  const work = workOn(passage, sought);
  const { heap, done, goalNumber } = work;
  for (let node = pop(heap); node >= 0; node = pop(heap)) {
    if (done[node] === 1) continue;
    done[node] = 1;
    if (Math.floor(node / nodesPerCell) === goalNumber) break;
    expand(work, node);
  }
  return work;
}

function workOn(passage: Passage, { start, goal, feet = Infinity }: Sought): Work {
  const { terrain, layers, mover } = passage;
  const nodes = terrain.width * terrain.height * layers * nodesPerCell;
  const isAlternating = mover.diagonals === "5-10-5";
  const costs = new Float64Array(nodes).fill(Infinity);
  const heap = emptyHeap();
  const first = nodeOf(passage, start) + (isAlternating ? (mover.diagonalsTaken ?? 0) % 2 : 0);
  costs[first] = 0;
  push(heap, 0, first);
  return {
    passage,
    heap,
    costs,
    cameFrom: new Int32Array(nodes).fill(-1),
    done: new Uint8Array(nodes),
    ways: waysOf(passage),
    goal,
    goalNumber: goal === undefined ? -1 : numberOf(passage, goal),
    most: (feet + 1) * whole,
    factors: Float64Array.from({ length: 128 }, (_, bits) => 1 + extrasOf(passage, bits).length),
    isAlternating,
  };
}

/** Looks at all neighbours of a node. */
function expand(work: Work, node: number): void {
  const { passage, ways, goalNumber, done, isAlternating } = work;
  const number = Math.floor(node / nodesPerCell);
  const taken = node % nodesPerCell;
  const from = cellAt(passage, number);
  for (const by of ways) {
    const cell = number + by.apart;
    const after = cell * nodesPerCell + (isAlternating && by.isSlanted ? 1 - taken : taken);
    if (done[after] === 1) continue;
    const bits = enter(passage, from, by);
    if (bits !== 0 && ((bits & unheld) === 0 || cell === goalNumber))
      relax(work, { from: node, after, by, bits });
  }
}

interface Edge {
  readonly from: number;
  readonly after: number;
  readonly by: Way;
  readonly bits: number;
}

/** Notes a step where it makes the way to its cell cheaper. */
function relax(work: Work, { from, after, by, bits }: Edge): void {
  const { passage, costs, cameFrom, heap, goal, most, factors } = work;
  const feet = groundOf(passage, by, from % nodesPerCell) * (factors[bits] ?? 1);
  const more = (by.isSlanted ? slanted : straight) + ((bits & risky) === 0 ? 0 : hazard);
  const total = (costs[from] ?? 0) + feet * whole + more;
  if (total >= (costs[after] ?? 0) || total >= most) return;
  costs[after] = total;
  cameFrom[after] = from;
  const left = goal === undefined ? 0 : estimate(work, goal, after);
  push(heap, total + left * goalward, after);
}

/** Of equally good ways those nearer to the goal go on first. */
const goalward = 1 + 1e-12;

/** What the rest of a way costs at least. */
function estimate({ passage, factors }: Work, goal: Cell, node: number): number {
  const { x, y, layer } = cellOf(passage, node);
  const [east, south] = [Math.abs(goal.x - x), Math.abs(goal.y - y)];
  const up = Math.abs(goal.layer - layer);
  const longest = Math.max(east, south, up);
  const second = east + south + up - longest - Math.min(east, south, up);
  const diagonals = passage.mover.diagonals ?? "5";
  const squares = squaresFor([east, south, up], diagonals, node % nodesPerCell);
  const soft = straight * longest + (slanted - straight) * second;
  return squares * feetPerSquare * (factors[open] ?? 1) * whole + soft;
}
