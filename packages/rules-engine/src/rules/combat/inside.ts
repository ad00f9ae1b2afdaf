import type { GameState } from "../../game/state.js";
import { footprintOf, overlaps } from "../../grid/body.js";
import { groundAt } from "../../grid/terrain.js";
import type { Compendium } from "../../tables/compendium.js";
import { bodyOf } from "./bodies.js";

/** What a creature's space is inside of, as the map has it: solid ground or a thing, water. Nothing where no map tells. */
export function insideOf(
  state: GameState,
  id: string,
  compendium: Compendium,
): readonly ("object" | "water")[] | undefined {
  const { battlefield } = state;
  const body = bodyOf(state, id, compendium);
  if (battlefield === undefined || body === undefined) return undefined;
  const { z = 0 } = body;
  const grounds = footprintOf(body).map((square) => groundAt(battlefield, square));
  const isInSolid =
    grounds.some(({ obstacle }) => obstacle !== undefined && z < (obstacle.height ?? Infinity)) ||
    (battlefield.props ?? []).some(
      (prop) => prop.id !== id && prop.blocksMovement === true && overlaps(prop, body),
    );
  const isInWater = z <= 0 && grounds.some(({ water }) => water === true);
  return [...(isInSolid ? (["object"] as const) : []), ...(isInWater ? (["water"] as const) : [])];
}
