import { ok } from "@tabletop-mcp/dice-core";
import { deeds } from "../../encounter/deeds.js";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { spendDeed } from "./bonus-deeds.js";
import { spend } from "./economy.js";

/** One object in a turn is used along the way; a second one, or one that needs care, takes the action ("Other Activity on Your Turn"; "Use an Object"). */
export function useObjectRule(
  state: GameState,
  { id, economy, what = deeds.use_object }: ActionOf<"use_object">,
  using: Using,
): Decision {
  const paid =
    economy === "object"
      ? spend(state, { id, economy, what }, using)
      : spendDeed(state, { id, does: "use_object", economy }, using);
  return paid.ok ? ok(happens(...paid.value)) : paid;
}
