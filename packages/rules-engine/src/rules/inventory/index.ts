import type { Result } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "../../action.js";
import type { Event } from "../../event.js";
import type { InventoryRequest } from "../../request.js";
import { creatureIn, type GameState } from "../../state.js";
import type { Using } from "../../using.js";
import type { RuleViolation } from "../../violation.js";
import { attune, unattune } from "./attune.js";
import { equip, unequip } from "./equip.js";
import { give, take, transfer } from "./give.js";
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

/** What a creature carries, wears and wields, and what it does with it ("Equipment", "Magic Items"). */
export const inventoryRule = (
  state: GameState,
  { id, request }: ActionOf<"inventory">,
  using: Using,
): Result<readonly Event[], RuleViolation> =>
  operations[request.operation]({ ...using, state, creature: creatureIn(state, id), request });
