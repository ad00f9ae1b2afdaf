import type { EndsOn } from "@tabletop-mcp/srd-data";
import type { DurationAsked } from "./action.js";
import type { Economy } from "./economy.js";

/** What of itself a creature keeps in another form: its mind and what it has learned (Wild Shape), its mental scores (Animal Shapes), or nothing (Polymorph). */
export type Keeps = "mind" | "scores" | "nothing";

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
      /** What ends it beside having no hit points. */
      readonly endsOn?: readonly EndsOn[];
      /** From one form into another: with its hit points, or with no more than are left of those of the one before. */
      readonly again?: "whole" | "as-hurt";
    }
  | { readonly type: "end_form"; readonly id: string; readonly economy?: Economy };
