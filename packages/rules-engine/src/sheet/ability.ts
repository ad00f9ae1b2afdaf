import type { Ability } from "@tabletop-mcp/srd-data";

/** The modifier of an ability score (Ability Scores and Modifiers). */
export const modifierOf = (score: number): number => Math.floor((score - 10) / 2);

/** The abilities as the SRD writes them. */
export const abilityNames: Readonly<Record<Ability, string>> = {
  str: "Strength",
  dex: "Dexterity",
  con: "Constitution",
  int: "Intelligence",
  wis: "Wisdom",
  cha: "Charisma",
};

/** One value for each ability. */
export const forEachAbility = <Value>(
  value: (ability: Ability) => Value,
): Readonly<Record<Ability, Value>> => ({
  str: value("str"),
  dex: value("dex"),
  con: value("con"),
  int: value("int"),
  wis: value("wis"),
  cha: value("cha"),
});
