import type { Creature, Make } from "../../creature/creature.js";

/** What of a creature SRD 5.1 does not have, and is so marked. */
export const houseRulesOf = ({ make, items }: Creature): readonly string[] => {
  const { abilityMethod, background, feats } = make;
  const own = [
    ...(make.own === undefined ? [] : [`the stat block ${make.own.name}`]),
    ...(typeof background === "object" ? [`the background ${background.name}`] : []),
    ...feats.filter(({ id }) => id === undefined).map(({ name }) => `the feat ${name}`),
    ...new Set(items.flatMap(({ name, custom }) => (custom === undefined ? [] : [name]))),
  ];
  return [
    ...(abilityMethod === undefined ? [] : [`House rule: ability scores ${how[abilityMethod]}.`]),
    ...(own.length === 0 ? [] : [`House rule: ${own.join(", ")}: the campaign's own.`]),
  ];
};

const how: Readonly<Record<NonNullable<Make["abilityMethod"]>, string>> = {
  standard: "by the standard array",
  point_buy: "by point buy",
  roll: "rolled",
};
