import type { Effect, Predicate } from "@tabletop-mcp/srd-data";
import type { Weapon } from "@tabletop-mcp/srd-data/weapons";
import type { Creature, Item } from "../creature/creature.js";
import type { ActiveEffect } from "../effects/active.js";
import type { Compendium } from "../tables/compendium.js";
import { findItem } from "../tables/item-facts.js";
import type { Outfit, Worn } from "./worn.js";

/** What gives its magic while it is on one's person, in a pocket too (Magic Items A-Z). */
const onPerson: readonly string[] = [
  "luck-blade",
  "scarab-of-protection",
  "stone-of-good-luck-luckstone",
];

/** Whether an item does what it does where it is; missiles are in a quiver, and ask whether they are shot. */
const isInPlace = ({ slot, magic }: Item, compendium: Compendium): boolean =>
  slot !== undefined ||
  (magic !== undefined &&
    (onPerson.includes(magic) || compendium.magicItems.find(magic)?.kind === "ammunition"));

/** The effects of what is worn and wielded: armour and shield, magic that is attuned where it must be, and the campaign's own. */
export const fromEquipment = (
  { items }: Pick<Creature, "items">,
  { armor, shield }: Outfit,
  compendium: Compendium,
): readonly ActiveEffect[] => [
  ...[armor, shield].flatMap((worn) => (worn === undefined ? [] : ofWorn(worn))),
  ...items.flatMap((item) => (isInPlace(item, compendium) ? ofItem(item, compendium) : [])),
];

/** Body armour gives a formula for armour class; medium armour caps it (Equipment, Armor). */
function ofWorn(worn: Worn): readonly ActiveEffect[] {
  const { name, item, stealthDisadvantage, proficient } = worn;
  const as = (source: string, effects: readonly Effect[]): readonly ActiveEffect[] =>
    effects.map((effect) => ({
      effect,
      layer: "equipment",
      source,
      ...(item !== undefined && { item }),
    }));
  return [
    ...(item === undefined ? [] : as(name, [armorClass(worn)])),
    ...(stealthDisadvantage ? as(name, [noisy]) : []),
    ...(proficient ? [] : as(`${name} without proficiency`, untrained)),
  ];
}

function armorClass({ category, armorClass: by, dexterity }: Worn): Effect {
  const stat = { kind: "stat", stat: "armor-class", by } as const;
  if (category === "shield") return { ...stat, change: "add" };
  return {
    ...stat,
    change: "set",
    formula: dexterity === "none" ? [] : ["dex"],
    ...(typeof dexterity === "number" && { upTo: by + dexterity }),
  };
}

const hindered = { kind: "roll", by: "self", mode: "disadvantage" } as const;
const noisy: Effect = { ...hindered, on: "check", when: { skill: ["stealth"] } };

/** Equipment, Armor Proficiency: Strength and Dexterity suffer, and no spell can be cast. */
const untrained: readonly Effect[] = [
  ...(["check", "save", "attack"] as const).map(
    (on): Effect => ({ ...hindered, on, when: { ability: ["str", "dex"] } }),
  ),
  { kind: "cannot", what: "cast" },
];

function ofItem(item: Item, compendium: Compendium): readonly ActiveEffect[] {
  const { weapon, magic, custom } = findItem(item, compendium);
  const isReady = magic?.attunement === false || item.attuned === true;
  return [
    ...((isReady && magic?.effects) || []),
    ...(custom?.effects ?? []),
    ...ownClass(item),
    ...(weapon === undefined ? [] : ofSpecial(weapon)),
  ].map((effect) => ({ effect, layer: "equipment", source: item.name, item: item.id }));
}

const thisItem: Predicate = { with: "this-item" };

/** What a special property does to the attacks that are made with the weapon (Equipment, Lance). */
const ofSpecial = ({ special = [] }: Weapon): readonly Effect[] =>
  special
    .filter(({ targets }) => targets?.what === "self")
    .flatMap(({ effects = [] }) => effects.flatMap((lasting) => lasting.effects))
    .map((effect) => ({
      ...effect,
      when: { all: effect.when === undefined ? [thisItem] : [thisItem, effect.when] },
    }));

/** A thing of the campaign's own that is neither armour nor shield adds its armour class. */
const ownClass = ({ custom, slot }: Item): readonly Effect[] =>
  custom?.armorClass === undefined || slot === "armor" || slot === "shield"
    ? []
    : [{ kind: "stat", stat: "armor-class", change: "add", by: custom.armorClass }];
