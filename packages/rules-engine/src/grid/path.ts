import { type Battlefield, isOnMap, type Prop } from "./battlefield.js";
import { type Body, widthOf } from "./body.js";
import { feetLeft } from "./feet-left.js";
import { footingAt } from "./footing.js";
import type { CostCause, Mover } from "./mover.js";
import { enter, type Stop, shutOf, stopOf, type Way, waysOf } from "./neighbour.js";
import {
  type Cell,
  layerOf,
  numberOf,
  type Passage,
  passageOf,
  taken,
  tight,
  unheld,
} from "./passage.js";
import { feetPerSquare, type Position, positionAt } from "./point.js";
import { tallnessOf } from "./screen.js";
import { feetTo, search, wayTo } from "./search.js";
import { extrasOf, groundOf } from "./step-cost.js";

/** One step: where to, the feet that it costs, and the causes that made it cost more. */
export interface PathStep {
  readonly position: Position;
  readonly feet: number;
  /** Feet of it that are ground covered. */
  readonly ground: number;
  readonly extras: readonly CostCause[];
}

/** A way that can be gone. */
export interface Route {
  readonly reachable: true;
  /** The squares entered, in order, without the one of departure. */
  readonly path: readonly Position[];
  /** Feet of movement. */
  readonly cost: number;
  readonly steps: readonly PathStep[];
  /** It ends in room for one a size smaller (Squeezing into a Smaller Space). */
  readonly squeezed: boolean;
  /** Feet that the mover falls at its end, where nothing holds it. */
  readonly falls: number;
}

/** A way that cannot be gone, and why; of a path told step by step, where it ends. */
export interface NoRoute {
  readonly reachable: false;
  readonly reason: Stop | "occupied" | "height" | "not_adjacent" | "unheld" | "no_way";
  readonly at: Position;
}

/**
 * The cheapest legal way to a place, for what the mover is and how it moves. Of equally cheap ways the
 * straightest, and those around hazards first. On foot heights stay as they are.
 */
export function cheapestPath(field: Battlefield, mover: Mover, to: Position): Route | NoRoute {
  const { start, goal } = endsOf(mover, to);
  if (!isOnMap(field, to)) return no("off_map", to);
  if (isOnFoot(mover) && goal.layer !== start.layer) return no("height", to);
  const passage = passageOf(field, mover, layersFor(field, mover, [start.layer, goal.layer]));
  const refusal = refusalAt(passage, start, goal);
  if (refusal !== undefined) return no(refusal, to);
  const left = feetLeft(passage, start, goal);
  if (left === undefined) return no("no_way", to);
  const cells = wayTo(passage, search(passage, { start, goal: { cell: goal, left } }), goal);
  return routeOf(passage, start, cells);
}

/** The same path told step by step: each square entered; the one of departure may stand first. */
export function followPath(
  field: Battlefield,
  mover: Mover,
  path: readonly Position[],
): Route | NoRoute {
  const { start } = endsOf(mover, mover);
  const told = path.map((to) => endsOf(mover, to).goal);
  const cells = told[0] !== undefined && isSame(told[0], start) ? told.slice(1) : told;
  const layers = [start, ...cells].map(({ layer }) => layer);
  const passage = passageOf(field, mover, layersFor(field, mover, layers));
  const ways = waysOf(passage);
  let from = start;
  for (const [index, cell] of cells.entries()) {
    const stop = stopAt(passage, wayBetween(ways, from, cell), { from, to: cell });
    if (stop !== undefined) return no(stop, positionOf(cell));
    const isLast = index === cells.length - 1;
    const found = look(passage, cell);
    if (!isLast && (found & unheld) !== 0) return no("unheld", positionOf(cell));
    if (isLast && (found & taken) !== 0) return no("occupied", positionOf(cell));
    from = cell;
  }
  return routeOf(passage, start, cells);
}

/** Where a mover can end a move of so many feet at most, and what it costs; nearest first. */
export function reachOf(
  field: Battlefield,
  mover: Mover,
  feet: number,
): readonly { readonly position: Position; readonly feet: number }[] {
  const { start } = endsOf(mover, mover);
  const passage = passageOf(field, mover, layersFor(field, mover, [start.layer]));
  return [...feetTo(passage, search(passage, { start, feet }))]
    .filter(([cell]) => !isSame(cell, start) && (look(passage, cell) & taken) === 0)
    .sort(([, one], [, other]) => one - other)
    .map(([cell, cost]) => ({ position: positionOf(cell), feet: cost }));
}

/** What a body finds where it would stand: room, less than that, or what is in the way. */
export function roomAt(
  field: Battlefield,
  mover: Mover,
): "free" | "tight" | "occupied" | "off_map" | "wall" | "creature" {
  const { start } = endsOf(mover, mover);
  if (!isOnMap(field, mover)) return "off_map";
  const passage = passageOf(field, mover, [start.layer, start.layer]);
  const found = look(passage, start);
  const shut = shutOf(passage, start);
  if (shut !== undefined) return shut;
  return (found & taken) !== 0 ? "occupied" : (found & tight) !== 0 ? "tight" : "free";
}

/** Feet between a body and what it would land on: ground, a wall's top, a prop. */
export function dropBelow(field: Battlefield, body: Body): number {
  const mover: Mover = { x: body.x, y: body.y, z: body.z ?? 0, size: body.size, mode: "walk" };
  const { start } = endsOf(mover, mover);
  return Math.max(0, fallFrom(passageOf(field, mover, [start.layer, start.layer]), start));
}

const look = (passage: Passage, cell: Cell): number => footingAt(passage, numberOf(passage, cell));

const no = (reason: NoRoute["reason"], at: Position): NoRoute => ({ reachable: false, reason, at });

const isOnFoot = ({ mode }: Mover): boolean => mode === "walk" || mode === "crawl";

/** Start and goal as cells. On foot a goal without a height is on the mover's own. */
function endsOf(mover: Mover, to: Position): { start: Cell; goal: Cell } {
  const start = { x: mover.x, y: mover.y, layer: layerOf(mover.z ?? 0) };
  const layer = isOnFoot(mover) && to.z === undefined ? start.layer : layerOf(to.z ?? 0);
  return { start, goal: { x: to.x, y: to.y, layer } };
}

/** The lowest and the highest layer that a way between these may lead through. */
function layersFor(
  { ground, props = [] }: Battlefield,
  { mode, size, occupants = [] }: Mover,
  ends: readonly number[],
): readonly [number, number] {
  const tops = [...ground.map(({ obstacle }) => obstacle?.height ?? 0), ...props.map(headOf)];
  const depths = ground.map(({ pit }) => -(pit?.depth ?? 0));
  const heads = occupants.map((one) => (one.z ?? 0) + widthOf(one.size) * feetPerSquare);
  const beyond = {
    walk: [],
    crawl: [],
    swim: [],
    climb: [...tops, ...depths],
    fly: [...tops, ...heads],
    // Deep enough to pass beneath what stands above.
    burrow: [-widthOf(size) * feetPerSquare],
  }[mode].map(layerOf);
  return [Math.min(...ends, ...(mode === "fly" ? [] : beyond)), Math.max(...ends, ...beyond)];
}

const headOf = (prop: Prop): number => (prop.z ?? 0) + tallnessOf(prop);

/** Why nobody ends a move in a cell, if so. */
function refusalAt(passage: Passage, start: Cell, goal: Cell): NoRoute["reason"] | undefined {
  if (isSame(start, goal)) return undefined;
  const shut = shutOf(passage, goal);
  if (shut !== undefined) return shut === "creature" ? "occupied" : shut;
  return (look(passage, goal) & taken) === 0 ? undefined : "occupied";
}

const isSame = (one: Cell, other: Cell): boolean =>
  one.x === other.x && one.y === other.y && one.layer === other.layer;

const positionOf = ({ x, y, layer }: Cell): Position => positionAt(x, y, layer * feetPerSquare);

/** The step between two neighbours. */
const wayBetween = (ways: readonly Way[], from: Cell, to: Cell): Way | undefined =>
  ways.find(
    ({ x, y, layer }) =>
      x === to.x - from.x && y === to.y - from.y && layer === to.layer - from.layer,
  );

/** Why a step of a told path cannot be taken, if so. */
function stopAt(
  passage: Passage,
  by: Way | undefined,
  { from, to }: { readonly from: Cell; readonly to: Cell },
): NoRoute["reason"] | undefined {
  if (isOnFoot(passage.mover) && to.layer !== from.layer) return "height";
  if (by === undefined) return "not_adjacent";
  return enter(passage, from, by) === 0 ? stopOf(passage, from, by) : undefined;
}

function routeOf(passage: Passage, start: Cell, cells: readonly Cell[]): Route {
  const ways = waysOf(passage);
  let [from, diagonals] = [start, passage.mover.diagonalsTaken ?? 0];
  const steps: PathStep[] = [];
  for (const to of cells) {
    const by = wayBetween(ways, from, to);
    if (by === undefined) continue;
    const extras = extrasOf(passage, look(passage, to));
    const ground = groundOf(passage, by, diagonals);
    from = to;
    if (by.isSlanted) diagonals += 1;
    steps.push({ position: positionOf(to), feet: ground * (1 + extras.length), ground, extras });
  }
  const last = look(passage, from);
  return {
    reachable: true,
    path: steps.map(({ position }) => position),
    cost: steps.reduce((feet, step) => feet + step.feet, 0),
    steps,
    squeezed: (last & tight) !== 0,
    falls: (last & unheld) === 0 ? 0 : fallFrom(passage, from),
  };
}

/** Feet down to the highest thing beneath a cell. */
function fallFrom({ solids, terrain, side }: Passage, { x, y, layer }: Cell): number {
  let ground = -Infinity;
  for (let row = y; row < y + side; row += 1)
    for (let column = x; column < x + side; column += 1)
      ground = Math.max(ground, solids[row * terrain.width + column] ?? -Infinity);
  return layer * feetPerSquare - ground;
}
