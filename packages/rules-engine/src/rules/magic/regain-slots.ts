import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Spent } from "../../creature/creature.js";
import type { Event } from "../../game/event.js";
import type { Decision } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import type { RuleViolation } from "../../game/violation.js";
import { numbersAt } from "../../gather/features.js";
import { unable } from "../combat/able.js";
import { spend, type Use } from "../steps/use/spend.js";

/** Brings spent slots back, or makes one thing of another, where a feature says so. */
type Regain = (state: GameState, use: Omit<Use, "state">) => Decision;

/** The features that do, by id. */
const regains: Readonly<Record<string, Regain>> = {
  "wizard-arcane-recovery": (state, use) => recover(state, use),
  "druid-natural-recovery": (state, use) => recover(state, use),
  "warlock-eldritch-master": (state, use) => plead(state, use),
  "sorcerer-flexible-casting-creating-spell-slots": (state, use) => create(state, use),
  "sorcerer-flexible-casting-converting-spell-slot": (state, use) => convert(state, use),
};

/** What a feature of this id brings back; nothing for all others. */
export const regainOf = (id: string): Regain | undefined =>
  Object.hasOwn(regains, id) ? regains[id] : undefined;

const highest = 5;

/** Spent slots of levels 1 to 5, of so many levels together ("Arcane Recovery"; "Natural Recovery"). */
function recover(state: GameState, use: Omit<Use, "state">): Decision {
  const { creature, usable, action } = use;
  const wanted = action.slots ?? [];
  const most =
    usable.feature === undefined ? 0 : Number(numbersAt(usable.feature)["slotLevels"] ?? 0);
  const sum = wanted.reduce((all, one) => all + one, 0);
  const counted = countOf(wanted);
  const isSpent = Object.entries(counted).every(
    ([level, count]) => (creature.spent.slots[level] ?? 0) >= count,
  );
  if (sum === 0 || sum > most || !isSpent || wanted.some((one) => one > highest))
    return err({
      code: "INVALID_SLOTS",
      message: `${usable.name} brings back spent slots of levels 1 to ${highest}, of ${most} levels together.`,
      hint: "Give the levels of the slots as `slots`.",
      legal: Object.entries(creature.spent.slots).flatMap(([level, count]) =>
        count > 0 && Number(level) <= Math.min(highest, most) ? [level] : [],
      ),
    });
  const paid = payFor(state, use);
  if (!paid.ok) return paid;
  const { spent, events } = paid.value;
  const { hitDice, pact, uses } = spent;
  const slots = { ...spent.slots };
  for (const [level, count] of Object.entries(counted)) slots[level] = (slots[level] ?? 0) - count;
  return ok({ events: [...events, back(use, sum, { hitDice, slots, pact, uses })] });
}

const countOf = (levels: readonly number[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const level of levels) counts[level] = (counts[level] ?? 0) + 1;
  return counts;
};

/** Every slot of Pact Magic ("Eldritch Master"). */
function plead(state: GameState, use: Omit<Use, "state">): Decision {
  const paid = payFor(state, use);
  if (!paid.ok) return paid;
  const { hitDice, slots, uses, pact } = paid.value.spent;
  return ok({
    events: [...paid.value.events, back(use, pact, { hitDice, slots, pact: 0, uses })],
  });
}

interface Paid {
  readonly events: readonly Event[];
  readonly spent: Spent;
}

/** Its own limit, and what it takes of a turn. */
function payFor(state: GameState, use: Omit<Use, "state">): Result<Paid, RuleViolation> {
  const helpless = unable(state, { id: use.creature.id }, use.using);
  if (helpless !== undefined) return err(helpless);
  const paid = spend({ state, ...use });
  if (!paid.ok) return paid;
  const last = paid.value.flatMap((event) => (event.type === "use_spent" ? event.spent : []));
  return ok({ events: paid.value, spent: last.at(-1) ?? use.creature.spent });
}

const back = ({ creature, usable }: Omit<Use, "state">, amount: number, spent: Spent): Event => ({
  type: "use_regained",
  id: creature.id,
  rule: usable.name,
  use: "spell slots",
  amount,
  spent,
});

/** A spent slot of the level that the use is named after comes back for its points ("Flexible Casting: Creating Spell Slots"). */
function create(state: GameState, use: Omit<Use, "state">): Decision {
  const level = /\d/u.exec(use.usable.use ?? "")?.[0] ?? "";
  if ((use.creature.spent.slots[level] ?? 0) === 0)
    return err({
      code: "NO_SPENT_SLOT",
      message: `${use.creature.name} has spent no slot of level ${level}.`,
      hint: "Name the level of a slot that is spent: more than all are not kept here (a house rule).",
    });
  const paid = payFor(state, use);
  if (!paid.ok) return paid;
  const { hitDice, pact, uses, slots } = paid.value.spent;
  const spent = { hitDice, slots: { ...slots, [level]: (slots[level] ?? 0) - 1 }, pact, uses };
  return ok({ events: [...paid.value.events, back(use, 1, spent)] });
}

const pool = "sorcery-points";

/** As many sorcery points as the slot has levels, up to all ("Flexible Casting: Converting a Spell Slot"). */
function convert(state: GameState, use: Omit<Use, "state">): Decision {
  const used = use.creature.spent.uses[pool] ?? 0;
  if (used === 0)
    return err({
      code: "POINTS_FULL",
      message: `${use.creature.name} has all its sorcery points.`,
      hint: "There are never more than the level gives.",
    });
  const paid = payFor(state, use);
  if (!paid.ok) return paid;
  const { hitDice, pact, uses, slots } = paid.value.spent;
  const gained = Math.min(used, use.action.slot ?? 0);
  const spent = { hitDice, slots, pact, uses: { ...uses, [pool]: used - gained } };
  const points = Object.assign({}, back(use, gained, spent), { use: pool });
  return ok({ events: [...paid.value.events, points] });
}
