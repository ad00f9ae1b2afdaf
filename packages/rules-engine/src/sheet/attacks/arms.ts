import { type WeaponPropertyId, weaponPropertyIds } from "@tabletop-mcp/srd-data";
import type { Weapon } from "@tabletop-mcp/srd-data/weapons";
import type { CustomItem, Item } from "../../creature/creature.js";
import type { Subject } from "../../creature/subject.js";
import type { Compendium } from "../../tables/compendium.js";
import { findItem } from "../../tables/item-facts.js";

/** What an attack needs to know of a weapon. */
export type Blade = Pick<
  Weapon,
  "kind" | "damage" | "versatile" | "properties" | "reach" | "range"
> & { readonly id?: string; readonly category?: Weapon["category"] };

/** A weapon in hand, or the bare hand, and how it can be held. */
export interface Arm {
  readonly name: string;
  readonly blade: Blade;
  readonly item?: Item;
  /** The usual number of hands first. */
  readonly hands: readonly (1 | 2)[];
  /** No other weapon is in hand. */
  readonly alone?: true;
  /** One of two light melee weapons, and in which hand (Two-Weapon Fighting). */
  readonly pair?: "main" | "off";
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
  hands: [1],
};

const slots = ["main_hand", "off_hand", "two_hands"] as const;

interface Held {
  readonly item: Item;
  readonly blade: Blade;
  readonly slot: (typeof slots)[number];
}

/** The weapons that a creature holds, main hand first. */
export function heldArms(
  { items }: Pick<Subject, "items">,
  compendium: Compendium,
): readonly Arm[] {
  const held = slots.flatMap((slot) =>
    items.flatMap((item): readonly Held[] => {
      const blade = item.slot === slot ? bladeOf(item, compendium) : undefined;
      return blade === undefined ? [] : [{ item, blade, slot }];
    }),
  );
  const taken = items.filter(
    ({ slot }) => slot === "main_hand" || slot === "off_hand" || slot === "shield",
  );
  return held.map((one) => {
    const { item, blade } = one;
    const pair = pairIn(one, held);
    return {
      name: item.name,
      blade,
      item,
      hands: handsOn(
        one,
        taken.every((other) => other === item),
      ),
      ...(held.length === 1 && { alone: true }),
      ...(pair !== undefined && { pair }),
    };
  });
}

/** The weapons that are carried and not in hand, each name once. */
export function packedArms(
  { items }: Pick<Subject, "items">,
  compendium: Compendium,
): readonly Pick<Arm, "name" | "blade">[] {
  const found = new Map<string, Blade>();
  for (const item of items) {
    const blade = item.slot === undefined ? bladeOf(item, compendium) : undefined;
    if (blade !== undefined) found.set(item.name, blade);
  }
  return [...found].map(([name, blade]) => ({ name, blade }));
}

/** Equipment, Weapon Properties, Two-Handed and Versatile. */
function handsOn({ blade, slot }: Held, isOtherFree: boolean): readonly (1 | 2)[] {
  if (slot === "two_hands" || blade.properties.includes("two-handed")) return [2];
  return blade.versatile !== undefined && isOtherFree ? [1, 2] : [1];
}

const isLight = ({ blade: { kind, properties } }: Held): boolean =>
  kind === "melee" && properties.includes("light");

function pairIn(one: Held, held: readonly Held[]): Arm["pair"] {
  const isPair = (slot: Held["slot"]): boolean =>
    isLight(one) && held.some((other) => other.slot === slot && isLight(other));
  if (one.slot === "off_hand" && isPair("main_hand")) return "off";
  return one.slot === "main_hand" && isPair("off_hand") ? "main" : undefined;
}

/** The weapon that an item is: by its base, by what its magic is always laid on, or as the campaign says. */
function bladeOf(item: Item, compendium: Compendium): Blade | undefined {
  const { weapon, magic, custom } = findItem(item, compendium);
  if (weapon !== undefined) return hurled(weapon, item, compendium);
  if (typeof magic?.base === "object" && magic.base.length === 1) {
    const base = compendium.weapons.find(magic.base[0] ?? "");
    return base && hurled(base, item, compendium);
  }
  return custom === undefined ? undefined : customBlade(custom);
}

/** A weapon that its magic lets fly, though its kind is not thrown (Dwarven Thrower). */
function hurled(weapon: Weapon, item: Item, compendium: Compendium): Blade {
  const { magic } = findItem(item, compendium);
  const isReady = magic?.attunement === false || item.attuned === true;
  const range = magic?.uses
    ?.filter(({ economy }) => economy === "passive")
    .flatMap(({ steps }) => steps.flatMap(({ attack }) => attack?.range ?? []))[0];
  if (!isReady || range === undefined) return weapon;
  const { normal, long = normal } = range;
  return { ...weapon, properties: [...weapon.properties, "thrown"], range: { normal, long } };
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
