import type { CostCause } from "./mover.js";
import type { Way } from "./neighbour.js";
import { type Passage, rough, thick, tight, wet } from "./passage.js";
import { feetPerSquare } from "./point.js";

/** What makes a foot cost more than a foot in a cell of such bits. */
export function extrasOf({ mover, thickness }: Passage, found: number): readonly CostCause[] {
  const { mode, speeds = [], extraPerFoot = 0 } = mover;
  const extras: CostCause[] = [];
  if ((found & rough) !== 0) extras.push("difficult");
  if (mode === "climb" && !speeds.includes("climb")) extras.push("climbing");
  const isSwimming = mode === "swim" || ((found & wet) !== 0 && mode !== "fly");
  if (isSwimming && !speeds.includes("swim")) extras.push("swimming");
  if (mode === "crawl") extras.push("crawling");
  if ((found & tight) !== 0) extras.push("squeezing");
  const more = extraPerFoot + ((found & thick) === 0 ? 0 : thickness);
  for (let count = 0; count < more; count += 1) extras.push("other");
  return extras;
}

/** Feet that a foot costs in a cell of such bits: worked out once for each that comes up. */
export function factorOf(passage: Passage, found: number): number {
  const before = passage.factors[found] ?? 0;
  if (before !== 0) return before;
  const factor = 1 + extrasOf(passage, found).length;
  passage.factors[found] = factor;
  return factor;
}

/** Feet of ground that a step covers: every second slanted one is ten where diagonals alternate. */
export const groundOf = (passage: Passage, by: Way, diagonalsTaken: number): number =>
  by.isSlanted ? slantedGround(passage, diagonalsTaken) : feetPerSquare;

/** The same of a slanted one. */
export const slantedGround = ({ mover }: Passage, diagonalsTaken: number): number =>
  mover.diagonals === "5-10-5" && diagonalsTaken % 2 === 1 ? 2 * feetPerSquare : feetPerSquare;

/**
 * Where diagonals alternate each cell is two nodes, after an even and an odd number of them, since the
 * next one may be the long one; else it is one.
 */
export const perCellOf = ({ mover }: Passage): number => (mover.diagonals === "5-10-5" ? 2 : 1);
