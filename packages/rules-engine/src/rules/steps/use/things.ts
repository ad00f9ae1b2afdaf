import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Item } from "../../../creature/creature.js";
import type { Event } from "../../../game/event.js";
import type { RuleViolation } from "../../../game/violation.js";
import { findItem } from "../../../tables/item-facts.js";
import { works } from "../../inventory/attune.js";
import { chargesOf } from "../../inventory/charges.js";
import { spendCharges } from "../../inventory/spend-charges.js";
import { lose } from "../../inventory/stacks.js";
import { isUsedUp } from "../../inventory/use.js";
import type { Use } from "./spend.js";

/** Pays for the use of a thing: its charges, or the thing itself where it is used up. */
export function spendThing(use: Use, item: Item): Result<readonly Event[], RuleViolation> {
  const { state, creature, usable, action, using } = use;
  const { compendium, rng } = using;
  if (!works(item, compendium))
    return err({
      code: "NOT_ATTUNED",
      message: `${item.name} works only for who is attuned to it.`,
      hint: "Attune to it over a short rest first.",
    });
  if (isUsedUp(findItem(item, compendium)))
    return ok([lose(creature, item, { quantity: 1, because: "used" })]);
  const charges = chargesOf(item, using);
  if (charges === undefined || usable.charges === undefined) return ok([]);
  const turn = {
    state,
    creature,
    request: { operation: "use", item: item.id },
    compendium,
    rng,
  } as const;
  const count = action.points ?? usable.charges;
  const { mostCharges = count } = usable;
  if (count > mostCharges)
    return err({
      code: "TOO_MANY_CHARGES",
      message: `${item.name} takes ${mostCharges} charges at most for this, not ${count}.`,
      hint: "Use fewer.",
    });
  const spent = spendCharges(turn, { item, charges, count, what: usable.use ?? "" });
  return spent.ok ? ok(spent.value.events) : spent;
}
