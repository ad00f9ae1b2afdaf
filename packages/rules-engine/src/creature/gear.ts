import type { Compendium } from "../tables/compendium.js";
import { findItem, type ItemFacts } from "../tables/item-facts.js";
import type { BodySlot, Item } from "./creature.js";
import { inTheWay, slotsFor } from "./slots-for.js";

/**
 * Puts on and takes in hand what of these items is wanted so: armour, then a shield, then the first
 * weapon and a second light one, then the rest. One of a stack is set apart under a new id. What
 * finds no place stays in the pack.
 */
export const equipAll = (
  items: readonly Item[],
  wanted: (item: Item) => boolean,
  compendium: Compendium,
): readonly Item[] =>
  items
    .filter((item) => wanted(item) && item.slot === undefined)
    .map((item) => ({ id: item.id, facts: findItem(item, compendium) }))
    .toSorted((a, b) => turnOf(a.facts) - turnOf(b.facts))
    .reduce(equipStack, items);

/** Armour and shield first, so that they decide what hands are left; then weapons, then the rest. */
function turnOf(facts: ItemFacts): number {
  const [slot] = slotsFor(facts);
  if (slot === "armor") return 0;
  if (slot === "shield") return 1;
  return facts.weapon !== undefined || facts.custom?.damage !== undefined ? 2 : 3;
}

interface Equippable {
  readonly id: string;
  readonly facts: ItemFacts;
}

/** As many pieces of a stack as have a place: two daggers take both hands. */
function equipStack(items: readonly Item[], { id, facts }: Equippable): readonly Item[] {
  const stack = items.find((item) => item.id === id);
  const slot = slotToTake(facts, items);
  if (stack === undefined || stack.slot !== undefined || slot === undefined) return items;
  const equipped = setApart(items, stack, slot);
  return slot === "worn" ? equipped : equipStack(equipped, { id, facts });
}

/** Where a thing goes without being asked; only a light weapon goes into the other hand (Two-Weapon Fighting). */
function slotToTake(facts: ItemFacts, items: readonly Item[]): BodySlot | undefined {
  if (!isForUse(facts)) return undefined;
  const [first, ...others] = slotsFor(facts);
  const isLight = facts.weapon?.properties.includes("light") ?? false;
  const isHeld = facts.weapon === undefined && first === "main_hand";
  return [first, ...(isLight || isHeld ? others : [])].find(
    (slot) => slot !== undefined && !inTheWay(slot, items),
  );
}

/** Rope, tools and trinkets stay in the pack. */
const isForUse = ({ weapon, armor, magic, custom }: ItemFacts): boolean =>
  weapon !== undefined ||
  armor !== undefined ||
  magic !== undefined ||
  [custom?.armorClass, custom?.damage, custom?.effects].some((one) => one !== undefined);

/** The items with one of a stack in a slot; the rest of the stack follows it as it was, with a new id. */
function setApart(items: readonly Item[], stack: Item, slot: BodySlot): readonly Item[] {
  if (stack.quantity === 1) return items.map((item) => (item === stack ? { ...item, slot } : item));
  const taken = { ...stack, id: freeId(items), quantity: 1, slot };
  const left = { ...stack, quantity: stack.quantity - 1 };
  return items.flatMap((item) => (item === stack ? [taken, left] : [item]));
}

const freeId = (items: readonly Item[]): string =>
  `i${Math.max(0, ...items.map(({ id }) => Number(/\d+$/u.exec(id)?.[0] ?? 0))) + 1}`;
