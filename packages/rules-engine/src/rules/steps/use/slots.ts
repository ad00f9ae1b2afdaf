import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Event } from "../../../game/event.js";
import type { RuleViolation } from "../../../game/violation.js";
import { slotsOf } from "../../../sheet/slots.js";
import type { Use } from "./spend.js";
import { spentEvent } from "./spent.js";

/** A spell slot that a feature takes: of the level that is named. */
export function spendSlot({
  creature,
  usable,
  action: { slot },
  using,
}: Use): Result<readonly Event[], RuleViolation> {
  const { slots, pact } = slotsOf(creature.make, using.compendium);
  const { spent } = creature;
  const left = Object.entries(slots).filter(([level, most]) => (spent.slots[level] ?? 0) < most);
  const isPact = pact !== undefined && spent.pact < pact.count && pact.level === slot;
  const isLeft = left.some(([level]) => Number(level) === slot);
  if (slot === undefined || (!isLeft && !isPact))
    return err({
      code: "NO_SLOT",
      message:
        slot === undefined
          ? `${usable.name} takes a spell slot.`
          : `${creature.name} has no spell slot of level ${slot} left.`,
      hint: "Name the level of a slot that is left.",
      legal: [
        ...left.map(([level]) => level),
        ...(pact !== undefined && spent.pact < pact.count ? [String(pact.level)] : []),
      ],
    });
  const { hitDice, uses } = spent;
  const level = String(slot);
  const slotsLeft = isLeft
    ? (slots[level] ?? 0) - (spent.slots[level] ?? 0) - 1
    : (pact?.count ?? 0) - spent.pact - 1;
  return ok([
    spentEvent(
      creature,
      { use: `slot of level ${level}`, amount: 1, left: slotsLeft },
      isLeft
        ? {
            hitDice,
            slots: { ...spent.slots, [level]: (spent.slots[level] ?? 0) + 1 },
            pact: spent.pact,
            uses,
          }
        : { hitDice, slots: spent.slots, pact: spent.pact + 1, uses },
    ),
  ]);
}
