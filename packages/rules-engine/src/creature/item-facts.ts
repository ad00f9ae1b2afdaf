import type { Armor } from "@tabletop-mcp/srd-data/armor";
import type { Gear } from "@tabletop-mcp/srd-data/gear";
import type { MagicItem } from "@tabletop-mcp/srd-data/magic-items";
import type { Weapon } from "@tabletop-mcp/srd-data/weapons";
import type { Compendium } from "../compendium.js";
import type { CustomItem, Item } from "./creature.js";

/** What an item is made of: its base, the magic on it, or what the campaign says of it. */
export interface ItemFacts {
  readonly weapon?: Weapon;
  readonly armor?: Armor;
  readonly gear?: Gear;
  readonly magic?: MagicItem;
  readonly custom?: CustomItem;
}

/** Looks up what a carried item is: a magic longsword is a weapon and a magic item. */
export function findItem(
  item: Pick<Item, "base" | "magic" | "custom">,
  compendium: Compendium,
): ItemFacts {
  const magic = item.magic === undefined ? undefined : compendium.magicItems.find(item.magic);
  return {
    ...(item.base === undefined ? {} : findBase(item.base, compendium)),
    ...(magic !== undefined && { magic }),
    ...(item.custom !== undefined && { custom: item.custom }),
  };
}

/** The weapon, armour or piece of gear of a name or an id. */
export function findBase(
  name: string,
  { weapons, armor, gear }: Pick<Compendium, "weapons" | "armor" | "gear">,
): Pick<ItemFacts, "weapon" | "armor" | "gear"> {
  const weapon = weapons.find(name);
  if (weapon !== undefined) return { weapon };
  const suit = armor.find(name);
  if (suit !== undefined) return { armor: suit };
  const piece = gear.find(name);
  return piece === undefined ? {} : { gear: piece };
}
