import type { Armor } from "@tabletop-mcp/srd-data/armor";
import type { Gear } from "@tabletop-mcp/srd-data/gear";
import type { MagicItem } from "@tabletop-mcp/srd-data/magic-items";
import type { Weapon } from "@tabletop-mcp/srd-data/weapons";
import type { CustomItem, Item } from "../creature/creature.js";
import { onceOf } from "../once.js";
import type { Compendium } from "./compendium.js";

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
  const base = item.base === undefined ? {} : findBase(item.base, compendium);
  if (magic === undefined && item.custom === undefined) return base;
  return {
    ...base,
    ...(magic !== undefined && { magic }),
    ...(item.custom !== undefined && { custom: item.custom }),
  };
}

/** The weapon, armour or piece of gear of a name or an id. */
export function findBase(name: string, tables: Bases): BaseFacts {
  return byId(tables).get(name) ?? byName(name, tables);
}

type Bases = Pick<Compendium, "weapons" | "armor" | "gear">;
type BaseFacts = Pick<ItemFacts, "weapon" | "armor" | "gear">;

const byId = onceOf(
  ({ weapons, armor, gear }: Bases): ReadonlyMap<string, BaseFacts> =>
    new Map<string, BaseFacts>([
      ...gear.all.map((piece) => [piece.id, { gear: piece }] as const),
      ...armor.all.map((suit) => [suit.id, { armor: suit }] as const),
      ...weapons.all.map((weapon) => [weapon.id, { weapon }] as const),
    ]),
);

function byName(name: string, { weapons, armor, gear }: Bases): BaseFacts {
  const weapon = weapons.find(name);
  if (weapon !== undefined) return { weapon };
  const suit = armor.find(name);
  if (suit !== undefined) return { armor: suit };
  const piece = gear.find(name);
  return piece === undefined ? {} : { gear: piece };
}
