import type { Extent } from "./area.js";
import type { Body } from "./body.js";
import type { Diagonals } from "./distance.js";

/** The ways of moving step by step; teleporting and being moved by others need no path. */
export const moveModes = Object.freeze([
  "walk",
  "fly",
  "swim",
  "climb",
  "burrow",
  "crawl",
] as const);
export type MoveMode = (typeof moveModes)[number];

/** A creature in the way of another. Riders, swarms and the swallowed are left out by the caller. */
export interface Occupant extends Body {
  /** The mover's foe: only those two sizes larger or smaller may pass through its space. */
  readonly hostile?: boolean;
}

/** A space that is harder to cross than what lies there says: webs, thorns, doughy ground. */
export interface Slowing {
  readonly space: Extent;
  readonly difficult?: true;
  /** Feet that each foot costs more. */
  readonly extra?: number;
  /** Only who touches the ground. */
  readonly ground?: true;
  /** Nobody passes. */
  readonly shut?: true;
  /** It hurts: of equally good ways those around it go first. */
  readonly risky?: true;
}

/** Who moves, how, and what makes it slower or stops it. */
export interface Mover extends Body {
  readonly mode: MoveMode;
  /** Climbing or swimming with a speed of its own costs nothing more. */
  readonly speeds?: readonly ("climb" | "swim")[];
  /** Feet more for each foot, from other causes: dragging someone, a spell. */
  readonly extraPerFoot?: number;
  readonly ignoresDifficult?: boolean;
  readonly occupants?: readonly Occupant[];
  readonly slowing?: readonly Slowing[];
  readonly diagonals?: Diagonals;
  /** Diagonal steps of this turn so far, where every second one costs more. */
  readonly diagonalsTaken?: number;
  /** Whom no step may bring it closer to (Frightened). */
  readonly neverCloserTo?: readonly Body[];
}

/** Why a foot costs more than a foot. */
export type CostCause = "difficult" | "climbing" | "swimming" | "crawling" | "squeezing" | "other";
