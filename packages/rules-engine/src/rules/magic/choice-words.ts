import { abilities, damageTypes } from "@tabletop-mcp/srd-data";
import type { CastChoices } from "../../game/cast-action.js";

/** The same said otherwise: an option of the facts, under the names by which a caster may give it. */
const otherwise: Readonly<Record<string, string>> = {
  blinded: "blindness",
  deafened: "deafness",
  attacks: "attack_rolls",
  waste_turn: "wasted_action",
  damage: "necrotic_damage",
};

const abilityOptions = {
  str: ["strength", "bulls_strength"],
  dex: ["dexterity", "cats_grace"],
  con: ["constitution", "bears_endurance"],
  int: ["intelligence", "foxs_cunning"],
  wis: ["wisdom", "owls_wisdom"],
  cha: ["charisma", "eagles_splendor"],
} as const;

/** Of the options that a spell has the one that its caster's choices mean; nothing where they mean none of them. */
export function optionMeant(
  choices: CastChoices | undefined,
  known: readonly string[],
): string | undefined {
  const { option, damageType, ability, condition } = choices ?? {};
  const said = [option, damageType, condition].flatMap((word) =>
    word === undefined ? [] : [word, otherwise[word] ?? word],
  );
  const ofAbility = ability === undefined ? [] : abilityOptions[ability];
  return [...said, ...ofAbility].find((word) => known.includes(word));
}

/** Options that have a name of their own in a caster's choices: a type of damage, an ability, a condition. */
export function choiceNamed(options: readonly string[]): {
  readonly name: "option" | "damageType" | "ability" | "condition";
  readonly legal: readonly string[];
} {
  const types: readonly string[] = damageTypes;
  if (options.every((one) => types.includes(one))) return { name: "damageType", legal: options };
  const scores = abilities.filter((ability) =>
    abilityOptions[ability].some((one) => options.includes(one)),
  );
  if (scores.length === options.length) return { name: "ability", legal: scores };
  const conditions = Object.entries(otherwise).filter(([, one]) => options.includes(one));
  return conditions.length === options.length
    ? { name: "condition", legal: conditions.map(([condition]) => condition) }
    : { name: "option", legal: options };
}
