import type { Area } from "@tabletop-mcp/srd-data";
import type { UseAction } from "../../game/action.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Compendium } from "../../tables/compendium.js";
import { feetOf } from "../combat/bodies.js";

/** An area that somebody makes: whose, and where it begins and points, where that was said. */
export type AreaAsked = Pick<UseAction, "id" | "origin" | "direction"> & { readonly area: Area };

/**
 * Ids of those in an area. Nothing where no map tells: then whoever asks names them. The one place
 * where areas of steps meet the grid.
 */
export const affectedBy = (_state: GameState, _area: AreaAsked): readonly string[] | undefined =>
  undefined;

/** Feet between two creatures; nothing where no map tells. */
export const feetBetween = (
  state: GameState,
  { one, other }: { readonly one: string; readonly other: string },
  compendium: Compendium,
): number | undefined =>
  feetOf(state, { self: creatureIn(state, one), other: creatureIn(state, other) }, compendium);
