import { classIds } from "@tabletop-mcp/srd-data";
import { describe, expect, it } from "vitest";
import { held } from "../../testing/attacking.js";
import { creatureOf } from "../../testing/creature.js";
import { levelsOf } from "../../testing/levels.js";
import type { Creature } from "../creature/creature.js";
import { srdCompendium } from "../tables/compendium.js";
import { sheetOf } from "./sheet-of.js";

const compendium = await srdCompendium();

/** A hill dwarf, fighter 3 (champion) and cleric 1 (life), Strength 16, Constitution 14 before race. */
const brunna = creatureOf({
  name: "Brunna",
  hp: { current: 20, temporary: 4 },
  spent: {
    hitDice: { d10: 1 },
    slots: { "1": 1 },
    pact: 0,
    uses: { "fighter-second-wind": 1 },
  },
  items: [held("chain-mail", "armor"), held("shield", "shield"), held("warhammer", "main_hand")],
  make: {
    race: "dwarf",
    subrace: "hill-dwarf",
    levels: levelsOf({ fighter: 3, cleric: 1 }),
    subclasses: { fighter: "champion", cleric: "life-domain" },
    background: {
      name: "Smith",
      skills: ["history", "insight"],
      tools: ["smiths-tools"],
      languages: [],
    },
    abilities: { str: 16, dex: 10, con: 14, int: 8, wis: 14, cha: 10 },
    abilityMethod: "point_buy",
    skills: ["athletics", "perception"],
    tools: ["masons-tools"],
    options: { "fighter-fighting-style": ["fighter-fighting-style-dueling"] },
    extraHp: 0,
  },
});

describe("a sheet", () => {
  const sheet = sheetOf(brunna, compendium);

  it("says who it is", () => {
    expect(sheet).toMatchObject({
      id: "a",
      name: "Brunna",
      characterType: "pc",
      classes: [
        { class: "Fighter", level: 3, subclass: "Champion" },
        { class: "Cleric", level: 1, subclass: "Life Domain" },
      ],
      level: 4,
      race: "Hill Dwarf",
      background: "Smith",
      size: "medium",
      type: "humanoid",
      status: "up",
    });
    expect(sheet.creature).toBe(undefined);
  });

  it("has its numbers: 20 of four dice at 5, Constitution 16 and dwarven toughness", () => {
    // 4 × 5 and 4 × 3 and 4 × 1.
    expect(sheet.hp).toMatchObject({ current: 20, max: 36, temp: 4 });
    expect(sheet.hitDice).toEqual({ d10: { max: 3, left: 2 }, d8: { max: 1, left: 1 } });
    expect(sheet.armorClass.effective).toBe(18);
    expect(sheet.proficiencyBonus.effective).toBe(2);
    expect(sheet.attacksPerAction).toBe(1);
  });

  it("strikes with its warhammer: +5, 1d8+3 and 2 for Dueling, critically from 19", () => {
    expect(sheet.attacks[0]).toMatchObject({ name: "Warhammer", bonus: 5, damage: "1d8+5" });
    expect(sheet.attacks[0]?.notes).toContain("critical hit from 19");
  });

  it("is trained by name", () => {
    expect(sheet.proficiencies.armor).toEqual(["light", "medium", "heavy", "shield"]);
    expect(sheet.proficiencies.tools).toEqual(["Smith's Tools", "Mason's Tools"]);
    expect(sheet.languages).toEqual(["Common", "Dwarvish"]);
  });

  it("casts, with one slot spent", () => {
    expect(sheet.spellcasting?.slots).toEqual({ "1": { max: 2, left: 1 } });
    expect(sheet.spellcasting?.spells["1"]).toEqual(["Bless", "Cure Wounds"]);
  });

  it("shows features with uses, numbers and what was chosen", () => {
    const feature = (name: string) => sheet.features.find((one) => one.name === name);
    expect(feature("Second Wind")).toMatchObject({
      from: "Fighter 3",
      uses: { max: 1, left: 0, per: "short-rest" },
      numbers: { healing: "1d10 + 3" },
    });
    expect(feature("Action Surge")?.uses).toEqual({ max: 1, left: 1, per: "short-rest" });
    expect(feature("Fighting Style")?.chosen).toEqual(["Dueling"]);
    expect(feature("Dwarven Toughness")?.from).toBe("Hill Dwarf");
  });

  it("marks what SRD 5.1 has not: point buy and the background", () => {
    expect(sheet.houseRules).toEqual([
      "House rule: ability scores by point buy.",
      "House rule: the background Smith: the campaign's own.",
    ]);
    expect(sheet.warnings).toEqual([]);
  });

  it("says what is left to choose", () => {
    expect(sheet.choicesDue.map(({ field, choose }) => `${field} ${choose}`)).toEqual([
      "spells 3",
      "spells 3",
    ]);
  });
});

describe("status", () => {
  const status = (over: Partial<Creature>) =>
    sheetOf(creatureOf({ hp: { current: 0, temporary: 0 }, ...over }), compendium).status;

  it("is up, down, stable or dead", () => {
    expect(status({ hp: { current: 1, temporary: 0 } })).toBe("up");
    expect(status({ deathSaves: { successes: 2, failures: 1, stable: false } })).toBe("down");
    expect(status({ deathSaves: { successes: 3, failures: 1, stable: true } })).toBe("stable");
    expect(status({ dead: true })).toBe("dead");
  });

  it("lists implied conditions with what brings them", () => {
    const { conditions } = sheetOf(
      creatureOf({
        conditions: [
          {
            id: "c1",
            condition: "stunned",
            source: "a monk",
            lasting: { kind: "time", until: 6 },
          },
        ],
      }),
      compendium,
    );
    expect(conditions).toMatchObject([
      { condition: "stunned", source: "a monk" },
      { condition: "incapacitated", impliedBy: "stunned" },
    ]);
  });
});

describe("any sheet", () => {
  it("of every stat block has attacks that say what they do", () => {
    const sheets = compendium.statBlocks.all.map(({ id }) =>
      sheetOf(creatureOf({ make: { statBlock: id } }), compendium),
    );
    const damages = sheets.flatMap(({ attacks }) => attacks.map(({ damage }) => damage));
    expect(damages.filter((damage) => !/^\d+(?:d\d+(?:[+-]\d+)?)?$/u.test(damage))).toEqual([]);
    expect(sheets.filter(({ choicesDue }) => choicesDue.length > 0)).toEqual([]);
  });

  it("survives JSON at every level of every class", () => {
    for (const id of classIds)
      for (const level of [1, 5, 11, 20]) {
        const sheet = sheetOf(
          creatureOf({ make: { levels: levelsOf({ [id]: level }) } }),
          compendium,
        );
        expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
      }
  });
});
