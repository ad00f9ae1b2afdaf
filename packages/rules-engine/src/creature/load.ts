import type { Gear } from "@tabletop-mcp/srd-data/gear";
import type { Compendium } from "../compendium.js";
import { once } from "../once.js";
import { coinCount } from "./coins.js";
import type { Coins, Creature, Item } from "./creature.js";
import { findItem } from "./item-facts.js";
import { numbersOf } from "./numbers.js";
import type { SheetItem, SheetLoad } from "./sheet.js";

/** What a creature carries and can carry, in pounds (Using Ability Scores, Lifting and Carrying). */
export function loadOf(creature: Creature, compendium: Compendium): SheetLoad {
  const weights = weightsOf(creature.items, compendium);
  const carried = inPounds(weights.reduce((sum, one) => sum + one, coinWeight(creature.coins)));
  const capacity = numbersOf(creature, compendium).carryingCapacity.effective;
  return { carried, capacity, over: carried > capacity };
}

/** The items of a creature as its sheet shows them, with the weight of each stack. */
export const itemsOf = (
  { items }: Pick<Creature, "items">,
  compendium: Compendium,
): readonly SheetItem[] => {
  const weights = weightsOf(items, compendium);
  return items.map((item, at) => ({
    id: item.id,
    name: item.name,
    quantity: item.quantity,
    ...(item.slot !== undefined && { slot: item.slot }),
    ...(item.attuned !== undefined && { attuned: item.attuned }),
    ...(item.charges !== undefined && { charges: item.charges }),
    weight: inPounds(weights[at] ?? 0),
  }));
};

/** Pounds of each stack. */
const weightsOf = once((items: readonly Item[], compendium: Compendium) =>
  items.map((item) => weightOf(item, compendium)),
);

/** Pounds of a whole stack. */
function weightOf(item: Item, compendium: Compendium): number {
  const { weapon, armor, gear, custom } = findItem(item, compendium);
  const one =
    gear === undefined
      ? (custom?.weight ?? (weapon ?? armor)?.weight ?? 0)
      : pieceWeight(gear, compendium);
  return one * item.quantity;
}

/** Sold by the bag, and carried so: the others that come several for a price are counted one by one. */
const byTheBag = ["caltrops"];

/** Pounds of one piece: of an arrow a twentieth of the table's weight, of a pack what is in it. */
function pieceWeight(
  { id, weight, quantity = 1, contents = [] }: Gear,
  compendium: Compendium,
): number {
  const own = byTheBag.includes(id) ? weight : weight / quantity;
  return contents.reduce((sum, { item, count }) => {
    const piece = compendium.gear.find(item);
    return piece === undefined ? sum : sum + pieceWeight(piece, compendium) * count;
  }, own);
}

/** Fifty coins weigh a pound (Equipment, Coinage). */
const coinWeight = (coins: Coins): number => coinCount(coins) / 50;

/** To the hundredth of a pound, so that sums of fractions stay readable. */
const inPounds = (weight: number): number => Math.round(weight * 100) / 100;
