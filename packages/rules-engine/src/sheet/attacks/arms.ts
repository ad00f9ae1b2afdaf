import { type WeaponPropertyId, weaponPropertyIds } from "@tabletop-mcp/srd-data";
import type { Weapon } from "@tabletop-mcp/srd-data/weapons";
import type { Creature, CustomItem, Item } from "../../creature/creature.js";
import { ammunitionFor } from "../../tables/ammunition.js";
import type { Compendium } from "../../tables/compendium.js";
import { findItem } from "../../tables/item-facts.js";

/** What an attack needs to know of a weapon. */
export type Blade = Pick<
  Weapon,
  "kind" | "damage" | "versatile" | "properties" | "reach" | "range"
> & { readonly id?: string; readonly category?: Weapon["category"] };

/** How a weapon is held: in one hand alone, beside another weapon, or in both hands. */
export type Grip = "alone" | "beside" | "both";

/** A weapon in hand, or the bare hand. */
export interface Arm {
  readonly name: string;
  readonly blade: Blade;
  readonly item?: Item;
  readonly magical: boolean;
  readonly grip: Grip;
  /** The other hand is free to take hold of it too. */
  readonly otherHandFree: boolean;
  /** The second of two light melee weapons (Two-Weapon Fighting). */
  readonly offHand: boolean;
}

/** Everybody's: 1 point of bludgeoning damage and the Strength modifier (Making an Attack, Melee Attacks). */
export const unarmedStrike: Arm = {
  name: "Unarmed Strike",
  blade: {
    kind: "melee",
    damage: { roll: "1", type: "bludgeoning" },
    properties: [],
    reach: 5,
  },
  magical: false,
  grip: "beside",
  otherHandFree: false,
  offHand: false,
};

const hands = ["main_hand", "off_hand", "two_hands"] as const;

/** The weapons that a creature holds, main hand first. */
export function heldArms(
  { items }: Pick<Creature, "items">,
  compendium: Compendium,
): readonly Arm[] {
  const held = hands.flatMap((slot) =>
    items.flatMap((item) => {
      const blade = item.slot === slot ? bladeOf(item, compendium) : undefined;
      return blade === undefined ? [] : [{ item, blade, slot }];
    }),
  );
  const taken = items.filter(
    ({ slot }) => slot === "main_hand" || slot === "off_hand" || slot === "shield",
  );
  const isLight = ({ kind, properties }: Blade): boolean =>
    kind === "melee" && properties.includes("light");
  return held.map(({ item, blade, slot }) => {
    const others = held.filter((other) => other.item !== item);
    const grip = others.length > 0 ? "beside" : "alone";
    return {
      name: item.name,
      blade,
      item,
      magical: item.magic !== undefined,
      grip: slot === "two_hands" || blade.properties.includes("two-handed") ? "both" : grip,
      otherHandFree: taken.every((other) => other === item),
      offHand:
        slot === "off_hand" &&
        isLight(blade) &&
        others.some((other) => other.slot === "main_hand" && isLight(other.blade)),
    };
  });
}

/** The weapon that an item is: by its base, by what its magic is always laid on, or as the campaign says. */
function bladeOf(item: Item, compendium: Compendium): Blade | undefined {
  const { weapon, magic, custom } = findItem(item, compendium);
  if (weapon !== undefined) return weapon;
  if (typeof magic?.base === "object" && magic.base.length === 1)
    return compendium.weapons.find(magic.base[0] ?? "");
  return custom === undefined ? undefined : customBlade(custom);
}

/** House rule: a weapon of the campaign's own is a simple melee weapon unless its properties say otherwise ("martial", "ranged", "range 30/120"). */
function customBlade({ damage, properties = [] }: CustomItem): Blade | undefined {
  if (damage === undefined) return undefined;
  const words = properties.map((word) => word.toLowerCase());
  const [, normal, long] = /(\d+)\s*\/\s*(\d+)/u.exec(words.join(" ")) ?? [];
  const isRanged = words.some((word) => /^(?:ranged|ammunition)\b/u.test(word));
  const isProperty = (id: WeaponPropertyId): boolean =>
    words.some((word) => word === id || word.startsWith(`${id} `) || word.startsWith(`${id}(`));
  return {
    category: words.includes("martial") ? "martial" : "simple",
    kind: isRanged ? "ranged" : "melee",
    damage,
    properties: weaponPropertyIds.filter(isProperty),
    ...(!isRanged && { reach: isProperty("reach") ? 10 : 5 }),
    ...(normal !== undefined && { range: { normal: Number(normal), long: Number(long) } }),
  };
}

/** How much ammunition is left for a weapon that needs it (Equipment, Weapon Properties). */
export function ammunitionLeft(
  { id = "" }: Blade,
  { items }: Pick<Creature, "items">,
): number | undefined {
  const needed = ammunitionFor[id];
  return needed === undefined
    ? undefined
    : items.reduce((sum, { base, quantity }) => sum + (base === needed ? quantity : 0), 0);
}
