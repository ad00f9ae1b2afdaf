import type { Armor } from "@tabletop-mcp/srd-data/armor";
import type { Weapon } from "@tabletop-mcp/srd-data/weapons";
import type { Compendium } from "../../tables/compendium.js";
import { gainsOf } from "./features.js";
import { findNames, withoutRepeats } from "./names.js";
import { choices, error, type Remark, undecided, warning } from "./report.js";
import { proficienciesOf } from "./training.js";
import type { Character } from "./types.js";
import { judge } from "./verdict.js";

/** Judges armour and weapons: whether classes and race teach their use, and what they ask for. */
export const checkGear = (character: Character, compendium: Compendium): readonly Remark[] => [
  ...checkArmor(character, compendium),
  ...checkWeapons(character, compendium),
];

function checkArmor(character: Character, { armor }: Compendium): readonly Remark[] {
  const { entries, remarks } = findNames(withoutRepeats(character.build.armor ?? []), {
    field: "armor",
    table: armor,
    what: "armor",
    rule: "Equipment, Armor",
  });
  const proficient = armorProficiencies(character);
  const legal = armor.all.filter((piece) => proficient.has(piece.category)).map(({ name }) => name);
  return [
    ...remarks,
    ...entries
      .filter((piece) => !proficient.has(piece.category))
      .map(({ name }) =>
        error({
          field: "armor",
          problem: `This character is not proficient with ${name}.`,
          rule: "Equipment, Armor Proficiency",
          legal: legal.length === 0 ? ["no armor"] : choices(legal),
        }),
      ),
    ...entries.flatMap((piece) => [...tooHeavy(piece, character), ...ofMetal(piece, character)]),
  ];
}

const armorProficiencies = (character: Character): ReadonlySet<string> =>
  new Set([
    ...character.classes.flatMap((taken) => proficienciesOf(taken).armor),
    ...gainsOf(character).flatMap(({ gains }) => gains.armor ?? []),
  ]);

function tooHeavy({ name, strength }: Armor, { scores, race }: Character): readonly Remark[] {
  if (strength === undefined || race?.unslowedByArmor === true) return [];
  const verdict = judge(scores, ({ str }) => (str === undefined ? undefined : str >= strength));
  if (verdict === "yes") return [];
  const needed = `${name} needs Strength ${strength}`;
  return verdict === "open"
    ? [undecided("armor", `${needed} not to slow its wearer; the scores given do not settle it.`)]
    : [
        warning({
          field: "armor",
          problem: `${needed}: without it, speed is 10 feet less.`,
          rule: "Equipment, Armor, Heavy Armor",
          legal: [`Strength ${strength}`],
        }),
      ];
}

/** Armour of leather and hide, and shields, which are of wood, too. */
const notOfMetal = [
  "hide-armor",
  "leather-armor",
  "padded-armor",
  "shield",
  "studded-leather-armor",
];

function ofMetal({ id, name }: Armor, { classes }: Character): readonly Remark[] {
  if (notOfMetal.includes(id) || classes.every((taken) => taken.class.id !== "druid")) return [];
  return [
    warning({
      field: "armor",
      problem: `${name} is made of metal, which druids will not wear.`,
      rule: "Druid, Proficiencies",
      legal: ["Leather Armor", "Hide Armor", "Shield (of wood)"],
    }),
  ];
}

function checkWeapons(character: Character, { weapons }: Compendium): readonly Remark[] {
  const { entries, remarks } = findNames(withoutRepeats(character.build.weapons ?? []), {
    field: "weapons",
    table: weapons,
    what: "a weapon",
    rule: "Equipment, Weapons",
  });
  const proficient = weaponProficiencies(character);
  const masters = ({ id, category }: Weapon): boolean =>
    proficient.has(category) || proficient.has(id);
  const legal = choices(weapons.all.filter(masters).map(({ name }) => name));
  return [
    ...remarks,
    ...entries
      .filter((weapon) => !masters(weapon))
      .map(({ name }) =>
        error({
          field: "weapons",
          problem: `This character is not proficient with the ${name}.`,
          rule: "Equipment, Weapon Proficiency",
          legal,
        }),
      ),
  ];
}

/** "simple", "martial" and ids of weapons. */
const weaponProficiencies = (character: Character): ReadonlySet<string> =>
  new Set([
    ...character.classes.flatMap((taken) => proficienciesOf(taken).weapons),
    ...gainsOf(character).flatMap(({ gains }) => gains.weapons ?? []),
  ]);
