import type { Gear } from "@tabletop-mcp/srd-data/gear";
import { coinCount } from "../creature/coins.js";
import type { Coins, Creature, Item } from "../creature/creature.js";
import { once } from "../once.js";
import type { Compendium } from "../tables/compendium.js";
import { findItem } from "../tables/item-facts.js";

/** Pounds of all that a creature has with it, its coins too (Using Ability Scores, Lifting and Carrying). */
export const carriedBy = (
  { items, coins }: Pick<Creature, "items" | "coins">,
  compendium: Compendium,
): number =>
  inPounds(weightsOf(items, compendium).reduce((sum, one) => sum + one, coinWeight(coins)));

/** Pounds of each stack. */
export const weightsOf = once((items: readonly Item[], compendium: Compendium) =>
  items.map((item) => weightOf(item, compendium)),
);

/** The adventuring gear table has one potion: the others weigh as much (Equipment, Potion of Healing). */
const potionWeight = 0.5;

/** What carries itself, and others with it. */
const movesItself: readonly Gear["kind"][] = ["mount", "vehicle", "vessel"];

/** Pounds of a whole stack. */
const weightOf = (item: Item, compendium: Compendium): number =>
  weightOfOne(item, compendium) * item.quantity;

/** Pounds of one of a thing. */
export function weightOfOne(
  item: Pick<Item, "base" | "magic" | "custom">,
  compendium: Compendium,
): number {
  const { weapon, armor, gear, magic, custom } = findItem(item, compendium);
  if (gear !== undefined)
    return movesItself.includes(gear.kind) ? 0 : pieceWeight(gear, compendium);
  const own = custom ?? weapon ?? armor;
  return own?.weight ?? magic?.weight ?? (magic?.kind === "potion" ? potionWeight : 0);
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
export const coinsPerPound = 50;

const coinWeight = (coins: Coins): number => coinCount(coins) / coinsPerPound;

/** To the hundredth of a pound, so that sums of fractions stay readable. */
export const inPounds = (weight: number): number => Math.round(weight * 100) / 100;
