import type { Armor } from "@tabletop-mcp/srd-data/armor";
import type { CustomItem, Item } from "../creature/creature.js";
import type { Subject } from "../creature/subject.js";
import { blockOf } from "../sheet/block-of.js";
import { proficienciesOf } from "../sheet/proficiencies.js";
import type { Compendium } from "../tables/compendium.js";
import { findItem } from "../tables/item-facts.js";

/** A suit of armour or a shield that is worn, as its magic leaves it. */
export interface Worn {
  readonly name: string;
  /** Of an item; none for what a stat block wears. */
  readonly item?: string;
  readonly category: Armor["category"];
  readonly armorClass: number;
  readonly dexterity: Armor["dexterity"];
  /** The Strength without which it slows its wearer. */
  readonly strength?: number;
  readonly stealthDisadvantage: boolean;
  readonly proficient: boolean;
}

export interface Outfit {
  readonly armor?: Worn;
  readonly shield?: Worn;
}

/** Magic Items A-Z, Elven Chain: whoever wears it is proficient with it. */
const fitsEveryone = ["elven-chain"];
/** Magic Items A-Z, Mithral Armor: no disadvantage on Stealth and no Strength needed. */
const unhindering = ["mithral-armor"];

/** The armour and the shield that a creature wears (Equipment, Armor and Shields). */
export function outfitOf(
  creature: Pick<Subject, "make" | "items">,
  compendium: Compendium,
): Outfit {
  const trained = proficienciesOf(creature.make, compendium).armor;
  const worn = creature.items.flatMap((item) => {
    const found = wornItem(item, compendium);
    return found === undefined ? [] : [{ ...found, proficient: isTrained(item, found, trained) }];
  });
  return {
    ...ofBlock(creature, compendium),
    ...pick(
      "armor",
      worn.find(({ category }) => category !== "shield"),
    ),
    ...pick(
      "shield",
      worn.find(({ category }) => category === "shield"),
    ),
  };
}

const pick = (part: keyof Outfit, worn: Worn | undefined): Outfit =>
  worn === undefined ? {} : { [part]: worn };

type Suit = Omit<Worn, "proficient">;

const isTrained = ({ magic }: Item, { category }: Suit, trained: readonly string[]): boolean =>
  trained.includes(category) || (magic !== undefined && fitsEveryone.includes(magic));

function wornItem(item: Item, compendium: Compendium): Suit | undefined {
  if (item.slot !== "armor" && item.slot !== "shield") return undefined;
  const suit = baseArmor(item, compendium) ?? (item.custom && customArmor(item.custom, item.slot));
  if (suit === undefined || (suit.category === "shield") !== (item.slot === "shield"))
    return undefined;
  const { category, armorClass, dexterity, strength, stealthDisadvantage } = suit;
  const light = item.magic !== undefined && unhindering.includes(item.magic);
  return {
    name: item.name,
    item: item.id,
    category,
    armorClass,
    dexterity,
    stealthDisadvantage: stealthDisadvantage && !light,
    ...(strength !== undefined && !light && { strength }),
  };
}

/** A named suit ("Dwarven Plate") says by itself what it is made of. */
function baseArmor(item: Item, compendium: Compendium): Armor | undefined {
  const { armor, magic } = findItem(item, compendium);
  if (armor !== undefined || typeof magic?.base === "string") return armor;
  const [only, ...others] = magic?.base ?? [];
  return only === undefined || others.length > 0 ? undefined : compendium.armor.find(only);
}

type CustomSuit = Pick<Armor, "category" | "armorClass" | "dexterity" | "stealthDisadvantage"> & {
  readonly strength?: number;
};

/** House rule: armour of the campaign's own is light unless its type says "medium" or "heavy". */
function customArmor(
  { type, armorClass, properties = [] }: CustomItem,
  slot: "armor" | "shield",
): CustomSuit | undefined {
  if (armorClass === undefined) return undefined;
  const words = [type, ...properties].join(" ").toLowerCase();
  const weight = (["medium", "heavy"] as const).find((kind) => words.includes(kind)) ?? "light";
  return {
    category: slot === "shield" ? "shield" : weight,
    armorClass,
    dexterity: ({ light: "all", medium: 2, heavy: "none" } as const)[weight],
    stealthDisadvantage: false,
  };
}

/** What the stat block wears in its usual armour class; what hinders it is in its numbers already. */
function ofBlock({ make }: Pick<Subject, "make">, compendium: Compendium): Outfit {
  const worn = (blockOf(make, compendium)?.armorClass[0]?.worn ?? [])
    .flatMap((id) => compendium.armor.find(id) ?? [])
    .map(
      ({ name, category, armorClass, dexterity }): Worn => ({
        name,
        category,
        armorClass,
        dexterity,
        stealthDisadvantage: false,
        proficient: true,
      }),
    );
  return {
    ...pick(
      "armor",
      worn.find(({ category }) => category !== "shield"),
    ),
    ...pick(
      "shield",
      worn.find(({ category }) => category === "shield"),
    ),
  };
}
