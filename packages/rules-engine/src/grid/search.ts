import type { FeetLeft } from "./feet-left.js";
import { footingAt } from "./footing.js";
import { emptyHeap, type Heap, pop, push } from "./heap.js";
import { edgesAt, isOpenWay, type Way, waysOf } from "./neighbour.js";
import { type Cell, cellAt, numberOf, open, type Passage, risky, unheld } from "./passage.js";
import { feetPerSquare } from "./point.js";
import { factorOf, groundOf, perCellOf } from "./step-cost.js";

/** Where to, and what is left to there; without a goal it is everywhere that so many feet reach. */
export interface Sought {
  readonly start: Cell;
  readonly goal?: { readonly cell: Cell; readonly left: FeetLeft };
  readonly feet?: number;
}

/** What a search found out, node by node. */
export interface Found {
  /** Feet times `whole`, and of ways as long as each other what makes one less good. */
  readonly costs: Float64Array;
  /** The step that led to each, as a place in `ways`, from 1; 0 where none did. */
  readonly cameBy: Uint8Array;
  readonly ways: readonly Way[];
  /** How many nodes each cell has. */
  readonly perCell: number;
}

/** One foot, as costs count it; below it straight ways go before zigzags, and both before hazards. */
export const whole = 1e8;
const straight = 10;
const slanted = 14;
const hazard = 1000;

/** The cells on the way to a goal that was found, without the start. */
export function wayTo(passage: Passage, found: Found, goal: Cell): readonly Cell[] {
  const { costs, cameBy, ways, perCell } = found;
  const first = numberOf(passage, goal) * perCell;
  let node = (costs[first + perCell - 1] ?? 0) < (costs[first] ?? 0) ? first + 1 : first;
  const cells: Cell[] = [];
  for (let by = ways[(cameBy[node] ?? 0) - 1]; by; by = ways[(cameBy[node] ?? 0) - 1]) {
    const number = (node / perCell) | 0;
    cells.push(cellAt(passage, number));
    const taken = node % perCell;
    node = (number - by.apart) * perCell + (by.isSlanted ? perCell - 1 - taken : taken);
  }
  return cells.reverse();
}

/** The cells that were found, each with the feet to it. */
export function feetTo(passage: Passage, { costs, perCell }: Found): ReadonlyMap<Cell, number> {
  const feet = new Map<Cell, number>();
  for (let node = 0; node < costs.length; node += perCell) {
    const cost = Math.min(costs[node] ?? 0, costs[node + perCell - 1] ?? 0);
    if (cost < Infinity) feet.set(cellAt(passage, node / perCell), Math.floor(cost / whole));
  }
  return feet;
}

/** A search under way. */
interface Work extends Found {
  readonly passage: Passage;
  readonly heap: Heap;
  readonly done: Uint8Array;
  readonly goal: Sought["goal"];
  readonly goalNumber: number;
  readonly most: number;
  /** What a step costs at least. */
  readonly least: number;
}

/**
 * The best of the cheapest ways from a start: A*, or Dijkstra's without a goal. What nothing holds up
 * is entered as the goal only.
 */
export function search(passage: Passage, sought: Sought): Found {
  const work = workOn(passage, sought);
  const { heap, done, goalNumber, perCell } = work;
  for (let node = pop(heap); node >= 0; node = pop(heap)) {
    if (done[node] === 1) continue;
    done[node] = 1;
    if (((node / perCell) | 0) === goalNumber) break;
    expand(work, node);
  }
  return work;
}

function workOn(passage: Passage, { start, goal, feet = Infinity }: Sought): Work {
  const { terrain, layers, mover } = passage;
  const perCell = perCellOf(passage);
  const nodes = terrain.width * terrain.height * layers * perCell;
  const costs = new Float64Array(nodes).fill(Infinity);
  const heap = emptyHeap();
  const first = numberOf(passage, start) * perCell + ((mover.diagonalsTaken ?? 0) % perCell);
  costs[first] = 0;
  push(heap, 0, first);
  return {
    passage,
    heap,
    costs,
    cameBy: new Uint8Array(nodes),
    ways: waysOf(passage),
    perCell,
    done: new Uint8Array(nodes),
    goal,
    goalNumber: goal === undefined ? -1 : numberOf(passage, goal.cell),
    most: (feet + 1) * whole,
    least: feetPerSquare * factorOf(passage, open) * whole,
  };
}

/** Looks at all neighbours of a node. */
function expand(work: Work, node: number): void {
  const { passage, ways, goalNumber, done, costs, perCell } = work;
  const number = (node / perCell) | 0;
  const taken = node - number * perCell;
  const edges = edgesAt(passage, number);
  const next = (costs[node] ?? 0) + work.least;
  for (let way = 0; way < ways.length; way += 1) {
    const by = ways[way];
    if (by === undefined) break;
    const cell = number + by.apart;
    const after = cell * perCell + (by.isSlanted ? perCell - 1 - taken : taken);
    // Most neighbours have been reached as cheaply already: that is quicker to see than a wall.
    if ((edges & by.over) !== 0 || done[after] === 1 || next >= (costs[after] ?? 0)) continue;
    const bits = footingAt(passage, cell);
    if (bits === 0) leaveOut(work, cell);
    else if ((bits & unheld) === 0 || cell === goalNumber)
      relax(work, { from: node, after, way, bits });
  }
}

/** Where nobody can be at all is looked at once: of a maze's squares most neighbours are walls. */
function leaveOut({ done, perCell }: Work, cell: number): void {
  done[cell * perCell] = 1;
  done[cell * perCell + perCell - 1] = 1;
}

interface Edge {
  readonly from: number;
  readonly after: number;
  readonly way: number;
  readonly bits: number;
}

/** Notes a step where it makes the way to its cell cheaper. */
function relax(work: Work, { from, after, way, bits }: Edge): void {
  const { passage, costs, cameBy, ways, perCell, heap, most } = work;
  const by = ways[way];
  if (by === undefined) return;
  const feet = groundOf(passage, by, from % perCell) * factorOf(passage, bits);
  const more = (by.isSlanted ? slanted : straight) + ((bits & risky) === 0 ? 0 : hazard);
  const total = (costs[from] ?? 0) + feet * whole + more;
  if (total >= (costs[after] ?? 0) || total >= most || isDetour(work, after, total)) return;
  // Whether a corner is in the way takes longest to see.
  if (!isOpenWay(passage, (from / perCell) | 0, by)) return;
  costs[after] = total;
  cameBy[after] = way + 1;
  push(heap, total + estimate(work, after) * goalward, after);
}

/** Of equally good ways those nearer to the goal go on first. */
const goalward = 1 + 1e-12;

/** Whether a way so far is on none of the cheapest to the goal. */
const isDetour = ({ goal }: Work, node: number, cost: number): boolean =>
  goal !== undefined && Math.floor(cost / whole) + goal.left.from(node) > goal.left.whole;

/** What the rest of a way costs at least. */
function estimate({ passage, perCell, goal }: Work, node: number): number {
  if (goal === undefined) return 0;
  const { x, y, layer } = cellAt(passage, (node / perCell) | 0);
  const east = Math.abs(goal.cell.x - x);
  const south = Math.abs(goal.cell.y - y);
  const up = Math.abs(goal.cell.layer - layer);
  const longest = Math.max(east, south, up);
  const second = east + south + up - longest - Math.min(east, south, up);
  return goal.left.from(node) * whole + straight * longest + (slanted - straight) * second;
}
