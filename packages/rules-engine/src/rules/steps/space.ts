import type { Area } from "@tabletop-mcp/srd-data";
import type { UseAction } from "../../game/action.js";
import type { GameState } from "../../game/state.js";

/** An area that somebody makes: whose, and where it begins and points, where that was said. */
export type AreaAsked = Pick<UseAction, "id" | "origin" | "direction"> & { readonly area: Area };

/**
 * Ids of those in an area. Nothing where no map tells: then whoever asks names them. The one place
 * where areas of steps meet the grid.
 */
export const affectedBy = (_state: GameState, _area: AreaAsked): readonly string[] | undefined =>
  undefined;

/** Feet between two creatures; nothing where no map tells. The one place where ranges of steps meet the grid. */
export const feetBetween = (_state: GameState, _one: string, _other: string): number | undefined =>
  undefined;
