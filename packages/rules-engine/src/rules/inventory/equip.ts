import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { BodySlot, Creature, Item } from "../../creature/creature.js";
import { inTheWay, slotsFor } from "../../creature/slots-for.js";
import { happens } from "../../game/next.js";
import type { RuleViolation } from "../../game/violation.js";
import { findItem, type ItemFacts } from "../../tables/item-facts.js";
import { findCarried, itemAsked } from "./carried.js";
import { changeOne, putAway } from "./stacks.js";
import type { Outcome, Turn } from "./turn.js";

/** Puts something on, or takes it in hand: where it is plain, or in the slot that is said. */
export function equip({ creature, request, compendium }: Turn): Outcome {
  const asked = itemAsked(request);
  if (!asked.ok) return asked;
  const found = findCarried(creature, asked.value, compendium);
  if (!found.ok) return found;
  const item = found.value.find(isAttunedInPack) ?? found.value[0];
  if (item.slot !== undefined && (request.slot ?? item.slot) === item.slot)
    return err({
      code: "ALREADY_EQUIPPED",
      message: `${item.name} is ${inSlot[item.slot]} already.`,
      hint: "Unequip it first to put it elsewhere, or name another slot.",
    });
  const facts = findItem(item, compendium);
  const others = creature.items.filter(({ id }) => id !== item.id);
  const slot = slotFor(item, { facts, others, asked: request.slot });
  if (!slot.ok) return slot;
  const to = { ...item, slot: slot.value };
  const what = [
    `${item.name} ${taken[slot.value]}${time(facts, "don")}`,
    ...clash(slot.value, others),
  ].join("; ");
  return ok(happens(...changeOne(creature, item, { to, what, rule: ruleOf(facts) })));
}

/** Of several of a kind the one that works for its bearer is meant. */
const isAttunedInPack = ({ slot, attuned }: Item): boolean =>
  slot === undefined && attuned !== undefined;

/** Takes something off, or out of the hand. */
export function unequip({ creature, request, compendium }: Turn): Outcome {
  const item = equipped(creature, { ...request, compendium });
  if (!item.ok) return item;
  const facts = findItem(item.value, compendium);
  const what = `${item.value.name} put away${time(facts, "doff")}`;
  return ok(happens(...putAway(creature, item.value, { what, rule: ruleOf(facts) })));
}

type Unequipping = Turn["request"] & Pick<Turn, "compendium">;

function equipped(
  creature: Creature,
  { item, slot, compendium }: Unequipping,
): Result<Item, RuleViolation> {
  const found =
    item === undefined && slot !== undefined
      ? ok(creature.items)
      : item === undefined
        ? itemMissing
        : findCarried(creature, item, compendium);
  if (!found.ok) return found;
  const worn = found.value.find((one) =>
    slot === undefined ? one.slot !== undefined : one.slot === slot,
  );
  if (worn !== undefined) return ok(worn);
  return err({
    code: "NOT_EQUIPPED",
    message: `${creature.name} has ${found.value[0] === undefined || item === undefined ? "nothing" : `no ${found.value[0].name}`} ${slot === undefined ? "worn or in hand" : inSlot[slot]}.`,
    legal: creature.items.flatMap((one) =>
      one.slot === undefined ? [] : [`${one.name} (${one.slot})`],
    ),
  });
}

const itemMissing = err({
  code: "ITEM_MISSING",
  message: "Nothing is named to unequip.",
  hint: "Name the item, or the slot.",
});

interface Wanted {
  readonly facts: ItemFacts;
  readonly others: readonly Item[];
  readonly asked: BodySlot | undefined;
}

function slotFor(item: Item, { facts, others, asked }: Wanted): Result<BodySlot, RuleViolation> {
  const possible = slotsFor(facts);
  const [first] = possible;
  if (first === undefined || (asked !== undefined && !possible.includes(asked)))
    return err({
      code: "WRONG_SLOT",
      message:
        first === undefined
          ? `${item.name} is carried, not worn or wielded.`
          : `${item.name} cannot be ${inSlot[asked ?? first]}.`,
      ...(possible.length > 0 && { legal: possible }),
    });
  const free = (asked === undefined ? possible : [asked]).find((slot) => !inTheWay(slot, others));
  return free === undefined ? err(slotTaken(item, asked ?? first, others)) : ok(free);
}

function slotTaken(item: Item, slot: BodySlot, others: readonly Item[]): RuleViolation {
  const there = inTheWay(slot, others);
  const where = there?.slot === undefined ? slot : there.slot;
  return {
    code: "SLOT_TAKEN",
    message: `${item.name} cannot be ${inSlot[slot]}: ${there?.name ?? "something"} is ${inSlot[where]}.`,
    hint: `Unequip ${there?.name ?? "it"} first.`,
  };
}

/** Getting into armour and out of it takes time; of a weapon it is part of what is done with it. */
function time({ armor }: ItemFacts, which: "don" | "doff"): string {
  if (armor === undefined) return "";
  const { amount, unit } = armor[which];
  return ` (takes ${amount} ${unit}${amount === 1 ? "" : "s"})`;
}

/** Both may be donned; the attack is what they get in each other's way at. */
function clash(slot: BodySlot, others: readonly Item[]): readonly string[] {
  const other = others.find((item) => item.slot !== undefined && item.slot === clashing[slot]);
  return other === undefined
    ? []
    : [
        `a shield and an attack with both hands do not go together, and ${other.name} is ${inSlot[clashing[slot] ?? slot]}`,
      ];
}

const clashing: Readonly<Partial<Record<BodySlot, BodySlot>>> = {
  two_hands: "shield",
  shield: "two_hands",
};

const inSlot: Readonly<Record<BodySlot, string>> = {
  armor: "worn as armor",
  shield: "carried as a shield",
  main_hand: "in the main hand",
  off_hand: "in the other hand",
  two_hands: "in both hands",
  worn: "worn",
};

const taken: Readonly<Record<BodySlot, string>> = {
  armor: "put on",
  shield: "strapped on",
  main_hand: "taken in the main hand",
  off_hand: "taken in the other hand",
  two_hands: "taken in both hands",
  worn: "put on",
};

function ruleOf({ armor, magic }: ItemFacts): string {
  if (armor !== undefined) return "Equipment, Getting Into and Out of Armor";
  return magic === undefined ? "Equipment, Weapons" : "Magic Items, Wearing and Wielding Items";
}
