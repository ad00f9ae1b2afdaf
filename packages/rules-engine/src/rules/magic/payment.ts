import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Spell } from "@tabletop-mcp/srd-data/spells";
import type { Creature, Spent } from "../../creature/creature.js";
import type { CastAction } from "../../game/cast-action.js";
import type { Event } from "../../game/event.js";
import type { SlotPaid } from "../../game/magic-event.js";
import type { RuleViolation } from "../../game/violation.js";
import { type SpellCastWith, spellsCastWith } from "../../sheet/casting/cast-with.js";
import type { CastUse } from "../../sheet/casting/pays.js";
import { bearerOf } from "../../sheet/numbers/bearer.js";
import { slotsOf } from "../../sheet/slots.js";
import { usesOf } from "../../sheet/uses.js";
import type { Compendium } from "../../tables/compendium.js";
import { spentEvent, withUses } from "../steps/use/spent.js";
import type { CastSpends } from "./made.js";

/** What a casting is paid for with, and the level that it has then. */
export interface Payment {
  readonly level: number;
  readonly slot?: SlotPaid;
  readonly use?: CastUse & { readonly left: number };
}

type Paying = Result<Payment, RuleViolation>;

interface Asked {
  readonly one: SpellCastWith;
  readonly action: CastAction;
}

/** What somebody can pay for a spell with as it is asked for, or why it cannot. */
export function paymentFor(
  creature: Creature,
  { one, action }: Asked,
  compendium: Compendium,
): Paying {
  const { spell, pays } = one;
  const { slotLevel, dmOverride, ritual } = action;
  const own = pays.at ?? spell.level;
  if (dmOverride || ritual) return ok({ level: dmOverride ? (slotLevel ?? own) : own });
  const use = useFor(creature, { one, action }, compendium);
  if (!use.ok) return use;
  const used = use.value === undefined ? {} : { use: use.value };
  if (pays.slot === undefined) {
    if (slotLevel === undefined || slotLevel === own) return ok({ level: own, ...used });
    return err(noSuchLevel(spell, slotLevel, own));
  }
  const slot = slotFor(creature, { spell, action }, compendium);
  return slot.ok ? ok({ level: slot.value.level, slot: slot.value, ...used }) : slot;
}

const noSuchLevel = ({ name, level }: Spell, asked: number, own: number): RuleViolation => ({
  code: "NO_SLOT",
  message: `${name} takes no slot here, and is cast at level ${own}, not ${asked}.`,
  hint: level === 0 ? "Cantrips have no level: leave the slot out." : "Leave the slot out.",
  legal: [String(own)],
});

function useFor(
  creature: Creature,
  { one: { spell, pays } }: Asked,
  compendium: Compendium,
): Result<Payment["use"], RuleViolation> {
  const { use } = pays;
  if (use === undefined) return ok(undefined);
  const known = usesOf(creature, compendium).find(({ id }) => id === use.counter);
  const most = use.times ?? (known?.max === "unlimited" ? undefined : known?.max) ?? 0;
  const left = most - (creature.spent.uses[use.counter] ?? 0) - use.amount;
  return left >= 0
    ? ok({ ...use, left })
    : err({
        code: "NO_USES",
        message: `${creature.name} cannot cast ${spell.name} so again yet: ${use.name} is used up.`,
        hint: "It comes back with a rest.",
      });
}

/** The slot that is asked for; else the lowest that the spell's own level asks for ("Spell Slots"). */
function slotFor(
  creature: Creature,
  { spell, action: { slotLevel, pact } }: { readonly spell: Spell; readonly action: CastAction },
  compendium: Compendium,
): Result<SlotPaid, RuleViolation> {
  const free = freeSlots(creature, compendium);
  const has = slotsOf(creature.make, compendium);
  const isPact = pact ?? (Object.keys(has.slots).length === 0 && has.pact !== undefined);
  const kind = isPact ? "pact" : "slot";
  const level = slotLevel ?? (isPact ? (has.pact?.level ?? spell.level) : spell.level);
  const legal = free.filter((one) => one.level >= spell.level);
  const found = legal.find(
    (one) => one.level === level && (pact === undefined ? true : one.kind === kind),
  );
  if (found !== undefined && level >= spell.level) return ok({ ...found, left: found.left - 1 });
  return err({
    code: "NO_SLOT",
    message:
      level < spell.level
        ? `${spell.name} is of level ${spell.level}, and no slot of level ${level} holds it.`
        : `${creature.name} has no ${kind === "pact" ? "pact slot" : "spell slot"} of level ${level} left.`,
    hint:
      legal.length === 0
        ? "Slots come back with a rest."
        : "Name the level of a slot that is left.",
    legal: legal.map((one) => (one.kind === "pact" ? `${one.level} (pact)` : String(one.level))),
  });
}

/** The levels of which somebody has slots left; shared ones before those of Pact Magic. */
export function freeSlots(
  { make, spent }: Pick<Creature, "make" | "spent">,
  compendium: Compendium,
): readonly SlotPaid[] {
  const { slots, pact } = slotsOf(make, compendium);
  const shared = Object.entries(slots).map(([level, most]): SlotPaid => {
    return { level: Number(level), kind: "slot", left: most - (spent.slots[level] ?? 0) };
  });
  const own: readonly SlotPaid[] =
    pact === undefined ? [] : [{ level: pact.level, kind: "pact", left: pact.count - spent.pact }];
  return [...shared, ...own].filter(({ left }) => left > 0);
}

/** The levels of the slots that somebody has left for a spell, each once; none for one that it casts by uses of its own alone. */
export const levelsLeftFor = (
  creature: Creature,
  spell: Spell,
  compendium: Compendium,
): readonly number[] => {
  const { id, level: least } = spell;
  const takesSlots = spellsCastWith(bearerOf(creature, compendium)).some(
    (one) => one.spell.id === id && one.pays.slot !== undefined,
  );
  if (least === 0 || !takesSlots) return [];
  const levels = freeSlots(creature, compendium).map(({ level }) => level);
  return [...new Set(levels.filter((level) => level >= least))];
};

/** It is paid: a slot, a use of what gives the spell, and what is made of it takes. */
export function paid(
  creature: Creature,
  { slot, use: own }: Payment,
  more: readonly CastSpends[] = [],
): readonly Event[] {
  const events: Event[] = [];
  let { spent } = creature;
  for (const use of own === undefined ? more : [own, ...more]) {
    const { counter, amount, left } = use;
    spent = withUses(spent, counter, (spent.uses[counter] ?? 0) + amount);
    events.push(spentEvent(creature, { use: use.name, amount, left }, spent));
  }
  if (slot !== undefined) {
    spent = withSlot(spent, slot);
    const name = slot.kind === "pact" ? "pact slot" : "slot";
    const what = { use: `${name} of level ${slot.level}`, amount: 1, left: slot.left };
    events.push(spentEvent(creature, what, spent));
  }
  return events;
}

function withSlot({ hitDice, slots, pact, uses }: Spent, { kind, level }: SlotPaid): Spent {
  if (kind === "pact") return { hitDice, slots, pact: pact + 1, uses };
  return { hitDice, slots: { ...slots, [level]: (slots[level] ?? 0) + 1 }, pact, uses };
}
