import type { Position } from "../grid/point.js";
import type { Going } from "./move-action.js";

/** Somebody is somewhere else: a stretch of its way on which nothing else has happened. */
export interface Moved {
  readonly type: "moved";
  readonly from: Position;
  readonly to: Position;
  readonly mode: Going | "fall";
  /** Movement that it has cost; none where the creature did not move by itself. */
  readonly feet: number;
  /** They were granted or readied: they are not of the turn. */
  readonly freely?: true;
  /** The squares entered, in order. */
  readonly path: readonly Position[];
  /** Diagonal steps, where every second one costs more. */
  readonly diagonals?: number;
  /** How deep it fell, in feet. */
  readonly fallen?: number;
  /** Who has come along: riders, and who is dragged. */
  readonly along?: readonly Along[];
}

/** Somebody who is taken along, and where from and to. */
export interface Along {
  readonly id: string;
  readonly from: Position;
  readonly to: Position;
}
