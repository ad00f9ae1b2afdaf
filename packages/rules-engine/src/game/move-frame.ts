import type { Hazard } from "../grid/battlefield.js";
import type { Position } from "../grid/point.js";
import type { Askable } from "./frame.js";
import type { Going } from "./move-action.js";

/** A move on its way: the squares that are still to be entered, each judged when its turn has come. */
export interface MoveFrame extends Askable {
  readonly kind: "move";
  readonly id: string;
  readonly mode: Going;
  readonly path: readonly Position[];
  /** Feet that a move still has that takes nothing of a turn: readied, or granted. */
  readonly left?: number;
  /** Nobody strikes at who leaves its reach. */
  readonly unprovoked?: true;
}

/** A creature that nothing may hold up any more: it falls as deep as it then would ("Falling"). */
export interface FallFrame extends Askable {
  readonly kind: "fall";
  readonly id: string;
  /** It climbs, and holds on to what there is. */
  readonly clings?: true;
  /** It has come down, and was hurt. */
  readonly landed?: true;
}

/** What a place does to who has come there, or begins or ends its turn there: once in a turn. */
export interface HazardFrame {
  readonly kind: "hazard";
  readonly id: string;
  readonly hazard: Hazard;
}
