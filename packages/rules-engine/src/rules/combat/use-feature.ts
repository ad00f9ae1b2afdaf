import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import { usesOf, withUse } from "../../creature/spent.js";
import type { Event } from "../../game/event.js";
import type { RuleViolation } from "../../game/violation.js";
import { usesOf as limitedUses } from "../../sheet/uses.js";
import type { Compendium } from "../../tables/compendium.js";

/** A use of a limited feature, or points of the pool that it draws on. */
interface Use {
  /** What `spent.uses` counts it by: "ki". */
  readonly use: string;
  readonly amount: number;
  /** What it is used for, and the section that says so. */
  readonly name: string;
  readonly rule: string;
}

/** Pays with a limited feature or a pool, as far as there is something left of it before the next rest. */
export function payUse(
  creature: Creature,
  { use, amount, name, rule }: Use,
  compendium: Compendium,
): Result<Event, RuleViolation> {
  const { id, spent } = creature;
  const limit = limitedUses(creature, compendium).find((one) => one.id === use);
  const max = limit?.max ?? 0;
  const left = max === "unlimited" ? max : max - usesOf(spent, use) - amount;
  if (left !== "unlimited" && left < 0)
    return err({
      code: "NO_USES",
      message: `${creature.name} has nothing left for ${name}: it takes ${amount} of ${limit?.name ?? use}, and ${left + amount} of ${max} are left.`,
      hint: "A rest brings it back.",
    });
  return ok({ type: "use_spent", id, rule, use, amount, left, spent: withUse(spent, use, amount) });
}
