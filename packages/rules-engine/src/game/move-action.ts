import type { Ground, TerrainKind } from "../grid/battlefield.js";
import type { MoveMode } from "../grid/mover.js";
import type { Position } from "../grid/point.js";

/** Ways of getting somewhere: step by step, in a jump, at once, or moved by another. */
export type Going = MoveMode | "jump" | "teleport" | "forced";

/** Somebody goes somewhere on the map: to a place by the cheapest way, or along the squares that are told ("Movement and Position"). */
export interface MoveAction {
  readonly type: "move";
  readonly id: string;
  readonly to?: Position;
  /** The squares entered; the one of departure may stand first. */
  readonly path?: readonly Position[];
  /** On foot where nobody says, or as the creature can: prone it crawls. */
  readonly mode?: Going;
  /** Stands up first. */
  readonly standUp?: boolean;
  /** Of a jump; long where nobody says. */
  readonly jump?: "long" | "high";
  /** It has just moved ten feet on foot. */
  readonly running?: boolean;
  /** The movement that was readied, with the reaction ("Ready"). */
  readonly readied?: boolean;
  /** Movement that something else gives (a legendary action, Aggressive): whosever turn it is, and nothing of it. */
  readonly granted?: Granted;
}

/** So many feet, without opportunity attacks where the one who gives it says so. */
export interface Granted {
  readonly feet: number;
  readonly unprovoked?: true;
}

/** What lies on the map becomes different. */
export interface TerrainAction {
  readonly type: "change_terrain";
  readonly squares: readonly Position[];
  /** What is laid there, in place of the same kind. */
  readonly add?: Ground;
  /** What is taken away. */
  readonly remove?: TerrainKind;
  /** Whoever would be buried is moved to the nearest free place. */
  readonly push?: boolean;
}
