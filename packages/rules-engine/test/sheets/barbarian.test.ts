import { expect, test } from "vitest";
import { asWritten, byHand, type Case, sheetAfter } from "./expect-sheet.js";

/** By hand from SRD 5.1, Races, Barbarian and Equipment. Hit points: 12, then 7 a level, and Constitution. */
const barbarians: readonly Case[] = [
  [
    "half-orc barbarian 1",
    {
      race: "half-orc",
      class: "barbarian",
      abilities: { str: 15, dex: 13, con: 14, int: 8, wis: 12, cha: 10 },
      skills: ["Athletics", "Survival"],
      equipment: ["Greataxe", { item: "Javelin", quantity: 4, equipped: false }],
    },
    {
      // Strength and 2, Constitution and 1 by race.
      scores: [17, 13, 15, 8, 12, 10],
      saves: [5, 1, 4, -1, 1, 0],
      proficiency: 2,
      // Unarmored Defense: 10 + 1 + 2.
      ac: 13,
      hp: 14,
      hitDice: "1d12",
      speed: 30,
      initiative: 1,
      // Intimidation is Menacing.
      skills: { athletics: 5, survival: 3, intimidation: 2 },
      passive: [11, 9, 11],
      attacks: ["Greataxe +5, 1d12+3 slashing", "Unarmed Strike +5, 4 bludgeoning"],
      uses: { Rage: "2 long-rest", "Relentless Endurance": "1 long-rest" },
      darkvision: 60,
      languages: ["Common", "Orc"],
    },
  ],
  [
    "hill dwarf barbarian 5, behind a shield",
    {
      race: "hill dwarf",
      class: "barbarian",
      level: 5,
      subclass: "Path of the Berserker",
      abilities: { str: 15, dex: 14, con: 15, int: 10, wis: 10, cha: 8 },
      skills: ["Athletics", "Perception"],
      choices: { abilityIncreases: [{ str: 1, con: 1 }], tools: ["Smith's Tools"] },
      equipment: ["Shield", "Warhammer"],
    },
    {
      scores: [16, 14, 18, 10, 11, 8],
      saves: [6, 2, 7, 0, 0, -1],
      proficiency: 3,
      // 10 + 2 + 4, and 2 of the shield.
      ac: 18,
      // 12 + 28, 5 times 4, and 5 of Dwarven Toughness.
      hp: 65,
      hitDice: "5d12",
      // 25 and 10 of Fast Movement.
      speed: 35,
      initiative: 2,
      skills: { athletics: 6, perception: 3 },
      passive: [13, 10, 10],
      attacks: ["Warhammer +6, 1d8+3 bludgeoning", "Unarmed Strike +6, 4 bludgeoning"],
      attacksPerAction: 2,
      uses: { Rage: "3 long-rest" },
      darkvision: 60,
      resistances: ["poison"],
      languages: ["Common", "Dwarvish"],
    },
  ],
  [
    "human barbarian 11 in half plate with two handaxes",
    {
      race: "human",
      class: "barbarian",
      level: 11,
      subclass: "Path of the Berserker",
      abilities: { str: 15, dex: 14, con: 14, int: 8, wis: 12, cha: 10 },
      skills: ["Athletics", "Nature"],
      choices: { abilityIncreases: [{ str: 2 }, { dex: 1, con: 1 }], languages: ["Giant"] },
      equipment: ["Half Plate", { item: "Handaxe", quantity: 2 }],
    },
    {
      scores: [18, 16, 16, 9, 13, 11],
      saves: [8, 3, 7, -1, 1, 0],
      proficiency: 4,
      // 15, and 2 at most of Dexterity.
      ac: 17,
      // 12 + 70, and 11 times 3.
      hp: 115,
      hitDice: "11d12",
      // Only heavy armour takes Fast Movement away.
      speed: 40,
      initiative: 3,
      skills: { athletics: 8, nature: 3 },
      passive: [11, 9, 11],
      attacks: [
        "Handaxe +8, 1d6+4 slashing, 20/60",
        "Handaxe +8, 1d6 slashing, 20/60",
        "Unarmed Strike +8, 5 bludgeoning",
      ],
      attacksPerAction: 2,
      uses: { Rage: "4 long-rest" },
      languages: ["Common", "Giant"],
    },
  ],
  [
    "black dragonborn barbarian 20",
    {
      race: "dragonborn",
      class: "barbarian",
      level: 20,
      subclass: "Path of the Berserker",
      abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 12, cha: 10 },
      skills: ["Athletics", "Intimidation"],
      choices: {
        draconicAncestry: "Black",
        abilityIncreases: [{ str: 1, con: 1 }, { str: 2 }, { con: 2 }, { con: 2 }, { dex: 2 }],
      },
      equipment: ["Maul"],
    },
    {
      // Strength 17 + 3 and Constitution 13 + 5, and 4 each of Primal Champion.
      scores: [24, 16, 22, 8, 12, 11],
      saves: [13, 3, 12, -1, 1, 0],
      proficiency: 6,
      ac: 19,
      // 12 + 133, and 20 times 6.
      hp: 265,
      hitDice: "20d12",
      speed: 40,
      initiative: 3,
      skills: { athletics: 13, intimidation: 6 },
      passive: [11, 9, 11],
      attacks: ["Maul +13, 2d6+7 bludgeoning", "Unarmed Strike +13, 8 bludgeoning"],
      attacksPerAction: 2,
      uses: { Rage: "unlimited long-rest", "Breath Weapon": "1 short-rest" },
      resistances: ["acid"],
      languages: ["Common", "Draconic"],
    },
  ],
];

test.each(barbarians)("%s", async (_, request, worked) => {
  expect(asWritten(await sheetAfter(request))).toEqual(byHand(worked));
});
