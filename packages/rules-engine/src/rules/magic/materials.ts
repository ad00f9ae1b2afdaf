import type { Material } from "@tabletop-mcp/srd-data/spells";
import { copperIn } from "../../creature/coins.js";
import type { Creature, Item } from "../../creature/creature.js";
import type { Event } from "../../game/event.js";
import type { Compendium } from "../../tables/compendium.js";
import { findItem } from "../../tables/item-facts.js";
import { wordsOf } from "../../tables/name-index.js";
import { lose } from "../inventory/stacks.js";

/** A stack that a spell's costly material is met by, and how much of it that takes. */
export interface Costly {
  readonly item: Item;
  readonly quantity: number;
}

/** The stack that is named after a material and is worth its price ("Material"). */
export function costlyFor(
  { items }: Pick<Creature, "items">,
  { what, costGp = 0 }: Material,
  compendium: Compendium,
): Costly | undefined {
  const wanted = nounsOf(what);
  for (const item of items) {
    const cost = costOf(item, compendium);
    const quantity = cost > 0 ? Math.ceil((costGp * copperIn.gp) / cost) : 0;
    const isNamed = nounsOf(item.name).some((noun) => wanted.includes(noun));
    if (isNamed && quantity > 0 && quantity <= item.quantity) return { item, quantity };
  }
  return undefined;
}

/** What is consumed is gone. */
export function consumed(
  creature: Creature,
  { material, spell }: { readonly material: Material | undefined; readonly spell: string },
  compendium: Compendium,
): readonly Event[] {
  if (material?.costGp === undefined || !material.consumed) return [];
  const found = costlyFor(creature, material, compendium);
  return found === undefined
    ? []
    : [lose(creature, found.item, { quantity: found.quantity, because: `consumed by ${spell}` })];
}

/** In copper pieces. */
function costOf(item: Item, compendium: Compendium): number {
  const { custom, gear } = findItem(item, compendium);
  const price = gear?.cost;
  return custom?.cost ?? (price === undefined ? 0 : price.amount * copperIn[price.coin]);
}

/** Its words, each in the singular, but for those that say nothing of what it is. */
const nounsOf = (name: string): readonly string[] =>
  wordsOf(name)
    .map((word) => word.replace(/s$/u, ""))
    .filter((word) => word.length > 2 && !empty.has(word) && !/^\d/u.test(word));

const empty: ReadonlySet<string> = new Set([
  "and",
  "the",
  "for",
  "with",
  "worth",
  "per",
  "each",
  "dust",
  "powder",
  "powdered",
  "pinch",
  "small",
  "new",
  "time",
  "one",
  "two",
  "four",
  "pair",
  "rare",
  "large",
  "something",
  "from",
  "place",
  "yourself",
  "both",
  "worn",
  "head",
  "marked",
  "consumed",
  "strip",
  "crushed",
]);
