import { ok } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "../../game/action.js";
import type { Decision } from "../../game/next.js";
import type { InventoryRequest } from "../../game/request.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { attune, unattune } from "./attune.js";
import { equip, unequip } from "./equip.js";
import { give, take, transfer } from "./give.js";
import { payForHandling } from "./pay-for-handling.js";
import type { Outcome, Turn } from "./turn.js";
import { use } from "./use.js";

const operations: Readonly<Record<InventoryRequest["operation"], (turn: Turn) => Outcome>> = {
  give,
  take,
  equip,
  unequip,
  use,
  transfer,
  attune,
  unattune,
};

/** What a creature carries, wears and wields, and what it does with it ("Equipment", "Magic Items"): in a fight that takes of its turn. */
export function inventoryRule(
  state: GameState,
  { id, request }: ActionOf<"inventory">,
  using: Using,
): Decision {
  const turn: Turn = { ...using, state, creature: creatureIn(state, id), request };
  const paid = payForHandling(turn);
  if (!paid.ok) return paid;
  const done = operations[request.operation](turn);
  if (!done.ok || paid.value.length === 0) return done;
  const { events, run = [] } = done.value;
  return ok({ events: [...paid.value, ...events], run });
}
