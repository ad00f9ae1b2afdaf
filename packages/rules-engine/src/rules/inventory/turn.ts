import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import type { Decision } from "../../game/next.js";
import type { InventoryRequest } from "../../game/request.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";

/** One thing to be done with what a creature carries. */
export interface Turn extends Using {
  readonly state: GameState;
  readonly creature: Creature;
  readonly request: InventoryRequest;
}

/** What came of it, or why not. */
export type Outcome = Decision;

const most = 10_000;

/** How many are asked for: one where nothing is said, from 1 to 10,000. */
export function quantityOf({ quantity = 1 }: InventoryRequest): Result<number, RuleViolation> {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= most
    ? ok(quantity)
    : err({
        code: "QUANTITY_OUT_OF_RANGE",
        message: `${quantity} of a thing cannot be handled at once.`,
        hint: "A quantity is a whole number from 1 to 10000.",
      });
}
