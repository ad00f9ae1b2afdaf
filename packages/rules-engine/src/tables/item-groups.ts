import type { ItemBase, ItemGroup } from "@tabletop-mcp/srd-data/magic-items";
import type { Compendium } from "./compendium.js";
import type { ItemFacts } from "./item-facts.js";

/** What a magic item can be made on. */
type Base = Pick<ItemFacts, "weapon" | "armor" | "gear">;

const swords = ["greatsword", "longsword", "rapier", "scimitar", "shortsword"];
const axes = ["battleaxe", "greataxe", "handaxe"];

const isSword = ({ weapon }: Base): boolean => weapon !== undefined && swords.includes(weapon.id);
const isAxe = ({ weapon }: Base): boolean => weapon !== undefined && axes.includes(weapon.id);
const isArmor = ({ armor }: Base): boolean => armor !== undefined && armor.category !== "shield";

/** The groups that the SRD's magic weapons, armour and ammunition name as what they can be. */
const groups: Readonly<Record<ItemGroup, (base: Base) => boolean>> = {
  "any weapon": ({ weapon }) => weapon !== undefined,
  "any sword": isSword,
  "any axe": isAxe,
  "any axe or sword": (base) => isAxe(base) || isSword(base),
  "any slashing sword": (base) => isSword(base) && base.weapon?.damage?.type === "slashing",
  "any ammunition": ({ gear }) => gear?.kind === "ammunition",
  "any armor": isArmor,
  "light, medium or heavy armor": isArmor,
  "medium or heavy armor, but not hide": (base) =>
    isArmor(base) && base.armor?.category !== "light" && base.armor?.id !== "hide-armor",
};

/** Whether a magic item with this base can be that weapon, armour or ammunition (Magic Items A-Z). */
export function canBe(base: ItemBase, candidate: Base): boolean {
  if (typeof base === "string") return groups[base](candidate);
  const id = (candidate.weapon ?? candidate.armor ?? candidate.gear)?.id;
  return id !== undefined && base.includes(id);
}

/** Everything that a magic item with this base can be, by name. */
export const basesOf = (
  base: ItemBase,
  { weapons, armor, gear }: Pick<Compendium, "weapons" | "armor" | "gear">,
): readonly string[] =>
  [
    ...weapons.all.map((weapon) => ({ weapon })),
    ...armor.all.map((suit) => ({ armor: suit })),
    ...gear.all.map((piece) => ({ gear: piece })),
  ]
    .filter((candidate) => canBe(base, candidate))
    .flatMap(({ weapon, armor: suit, gear: piece }: Base) => (weapon ?? suit ?? piece)?.name ?? []);
