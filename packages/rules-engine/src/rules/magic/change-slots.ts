import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature, Spent } from "../../creature/creature.js";
import type { Event } from "../../game/event.js";
import { type Decision, happens } from "../../game/next.js";
import type { SlotAction, SlotsLeft } from "../../game/slot-action.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { spellcastingOf } from "../../sheet/casting.js";
import type { Compendium } from "../../tables/compendium.js";

const rule = "Spell Slots";
/** More than any table gives: slots that are made (Font of Magic) or given by the game master. */
const most = 20;

/** Spends slots, brings them back up to the maximum, or sets how many are left. */
export function changeSlotsRule(
  state: GameState,
  action: SlotAction,
  { compendium }: Using,
): Decision {
  const creature = creatureIn(state, action.id);
  const meant = meantBy(action, countsOf(creature, compendium), creature);
  if (!meant.ok) return meant;
  const changed: SlotsLeft[] = [];
  for (const { slot, left, max } of meant.value) {
    const to = leftAfter(action, { slot, left, max }, creature);
    if (!to.ok) return to;
    if (to.value !== left) changed.push({ slot, from: left, to: to.value, max });
  }
  if (changed.length === 0) return ok(happens());
  const event: Event = {
    type: "slots_changed",
    id: creature.id,
    rule,
    changed,
    spent: spentAfter(creature.spent, changed),
  };
  return ok(happens(event));
}

interface Counted {
  readonly slot: number | "pact";
  readonly left: number;
  readonly max: number;
}

function countsOf(creature: Creature, compendium: Compendium): readonly Counted[] {
  const { slots = {}, pact } = spellcastingOf(creature, compendium) ?? {};
  const counted = Object.entries(slots).map(
    ([level, { left, max }]): Counted => ({ slot: Number(level), left, max }),
  );
  return pact === undefined
    ? counted
    : [...counted, { slot: "pact", left: pact.left, max: pact.max }];
}

/** The slots that are meant. */
function meantBy(
  { operation, level, pact }: SlotAction,
  all: readonly Counted[],
  { name }: Creature,
): Result<readonly Counted[], RuleViolation> {
  if (all.length === 0)
    return err({
      code: "NO_SLOTS",
      message: `${name} has no spell slots.`,
      hint: "Classes that cast spells, and stat blocks with Spellcasting, have them.",
    });
  if (level === undefined && pact !== true) {
    if (operation === "restore") return ok(all);
    const only = all.filter(({ slot }) => slot === "pact");
    return only.length === all.length ? ok(only) : err(whichOf(all));
  }
  const known = all.find(({ slot }) => (pact === true ? slot === "pact" : slot === level));
  if (known !== undefined) return ok([known]);
  return operation === "set" && pact !== true && level !== undefined
    ? ok([{ slot: level, left: 0, max: 0 }])
    : err(notThere(name, pact === true ? "pact" : (level ?? 0), all));
}

const whichOf = (all: readonly Counted[]): RuleViolation => ({
  code: "WHICH_SLOTS",
  message: "It is not said which slots are meant.",
  hint: "Name the level, or pact for those of pact magic.",
  legal: all.map(({ slot }) => String(slot)),
});

const notThere = (name: string, slot: number | "pact", all: readonly Counted[]): RuleViolation => ({
  code: "NO_SLOT",
  message: `${name} has no spell slots of ${slot === "pact" ? "pact magic" : `level ${slot}`}.`,
  hint: "Name a level that there is.",
  legal: all.map((one) => String(one.slot)),
});

function leftAfter(
  { operation, count }: SlotAction,
  { slot, left, max }: Counted,
  { name }: Creature,
): Result<number, RuleViolation> {
  switch (operation) {
    case "expend": {
      const many = count ?? 1;
      return many <= left
        ? ok(left - many)
        : err({
            code: "NO_SLOT",
            message: `${name} has ${left} of ${max} ${slot === "pact" ? "pact slots" : `slots of level ${slot}`} left, not ${many}.`,
            hint: "A long rest brings slots back; those of pact magic a short one, too.",
          });
    }
    case "restore":
      return ok(Math.max(left, Math.min(max, left + (count ?? max))));
    case "set":
      return ok(Math.min(most, count ?? max));
  }
}

/** What is spent so that this much is left. */
function spentAfter(spent: Spent, changed: readonly SlotsLeft[]): Spent {
  const slots: Record<string, number> = { ...spent.slots };
  let { pact } = spent;
  for (const { slot, to, max } of changed) {
    if (slot === "pact") pact = max - to;
    else if (to === max) delete slots[slot];
    else slots[slot] = max - to;
  }
  return { hitDice: spent.hitDice, slots, pact, uses: spent.uses };
}
