import type { DurationAsked } from "./action.js";
import type { Economy } from "./economy.js";

/** What of itself a creature keeps in another form: its mind and what it has learned (Wild Shape), or nothing (Polymorph). */
export type Keeps = "mind" | "nothing";

/** A creature becomes something else for a while, or itself again. */
export type FormAction =
  /** A druid takes the shape of a beast, by its id. */
  | {
      readonly type: "wild_shape";
      readonly id: string;
      readonly statBlock: string;
      readonly economy?: Economy;
    }
  /** Somebody becomes what this stat block says, until this ends. */
  | {
      readonly type: "take_form";
      readonly id: string;
      readonly statBlock: string;
      readonly keeps: Keeps;
      /** What brings it: "Wild Shape". */
      readonly source: string;
      readonly from?: string;
      readonly lasting: DurationAsked;
      /** It can cast spells in it (Beast Spells). */
      readonly casts?: true;
    }
  | { readonly type: "end_form"; readonly id: string; readonly economy?: Economy };
