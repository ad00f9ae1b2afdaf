import { expect, test } from "vitest";
import { asWritten, byHand, type Case, sheetAfter } from "./expect-sheet.js";

/** By hand from SRD 5.1, Races, Paladin and Equipment. Hit points: 10, then 6 a level, and Constitution. */
const paladins: readonly Case[] = [
  [
    "human paladin 1",
    {
      race: "human",
      class: "paladin",
      abilities: { str: 15, dex: 10, con: 13, int: 8, wis: 12, cha: 14 },
      skills: ["Athletics", "Persuasion"],
      choices: { languages: ["Celestial"] },
      equipment: ["Chain Mail", "Shield", "Longsword"],
    },
    {
      scores: [16, 11, 14, 9, 13, 15],
      saves: [3, 0, 2, -1, 3, 4],
      proficiency: 2,
      ac: 18,
      hp: 12,
      hitDice: "1d10",
      speed: 30,
      initiative: 0,
      skills: { athletics: 5, persuasion: 4 },
      passive: [11, 9, 11],
      attacks: ["Longsword +5, 1d8+3 slashing", "Unarmed Strike +5, 4 bludgeoning"],
      // 1 and Charisma; 5 a level.
      uses: { "Divine Sense": "3 long-rest", "Lay on Hands": "5 long-rest" },
      languages: ["Common", "Celestial"],
    },
  ],
  [
    "half-elf paladin 5 with Dueling",
    {
      race: "half-elf",
      class: "paladin",
      level: 5,
      subclass: "Oath of Devotion",
      abilities: { str: 15, dex: 10, con: 14, int: 8, wis: 10, cha: 14 },
      skills: ["Athletics", "Religion", "Insight", "Perception"],
      choices: {
        raceIncreases: ["str", "con"],
        abilityIncreases: [{ str: 2 }],
        fightingStyle: "Dueling",
        languages: ["Dwarvish"],
      },
      equipment: ["Splint", "Shield", "Longsword"],
    },
    {
      scores: [18, 10, 15, 8, 10, 16],
      saves: [4, 0, 2, -1, 3, 6],
      proficiency: 3,
      ac: 19,
      hp: 44,
      hitDice: "5d10",
      speed: 30,
      initiative: 0,
      skills: { athletics: 7, religion: 2, insight: 3, perception: 3 },
      passive: [13, 9, 13],
      attacks: ["Longsword +7, 1d8+6 slashing", "Unarmed Strike +7, 5 bludgeoning"],
      attacksPerAction: 2,
      // Charisma and half of 5.
      casting: ["Paladin cha DC 14 +6, 5 spells"],
      slots: [4, 2],
      uses: {
        "Divine Sense": "4 long-rest",
        "Lay on Hands": "25 long-rest",
        "Channel Divinity": "1 short-rest",
      },
      darkvision: 60,
      languages: ["Common", "Elvish", "Dwarvish"],
    },
  ],
  [
    "silver dragonborn paladin 11 with a greatsword",
    {
      race: "dragonborn",
      class: "paladin",
      level: 11,
      subclass: "Oath of Devotion",
      abilities: { str: 15, dex: 10, con: 14, int: 8, wis: 10, cha: 14 },
      skills: ["Athletics", "Intimidation"],
      choices: {
        draconicAncestry: "Silver",
        abilityIncreases: [{ str: 1, cha: 1 }, { str: 2 }],
        fightingStyle: "Defense",
      },
      equipment: ["Plate", "Greatsword"],
    },
    {
      scores: [20, 10, 14, 8, 10, 16],
      // 5, 0, 2, -1, 0 + 4 and 3 + 4, and 3 each of the Aura of Protection.
      saves: [8, 3, 5, 2, 7, 10],
      proficiency: 4,
      ac: 19,
      hp: 92,
      hitDice: "11d10",
      speed: 30,
      initiative: 0,
      skills: { athletics: 9, intimidation: 7 },
      passive: [10, 9, 10],
      attacks: ["Greatsword +9, 2d6+5 slashing", "Unarmed Strike +9, 6 bludgeoning"],
      attacksPerAction: 2,
      noted: ["+1d8 radiant damage: Improved Divine Smite"],
      casting: ["Paladin cha DC 15 +7, 8 spells"],
      slots: [4, 3, 3],
      uses: {
        "Divine Sense": "4 long-rest",
        "Lay on Hands": "55 long-rest",
        "Channel Divinity": "1 short-rest",
        "Breath Weapon": "1 short-rest",
      },
      resistances: ["cold"],
      // Auras of Devotion and of Courage.
      conditionImmunities: ["charmed", "frightened"],
      languages: ["Common", "Draconic"],
    },
  ],
  [
    "hill dwarf paladin 20 with Protection",
    {
      race: "hill dwarf",
      class: "paladin",
      level: 20,
      subclass: "Oath of Devotion",
      abilities: { str: 15, dex: 8, con: 14, int: 10, wis: 12, cha: 13 },
      skills: ["Insight", "Religion"],
      choices: {
        abilityIncreases: [{ str: 1, cha: 1 }, { str: 2 }, { cha: 2 }, { cha: 2 }, { cha: 2 }],
        fightingStyle: "Protection",
        tools: ["Mason's Tools"],
      },
      equipment: ["Plate", "Shield", "Battleaxe"],
    },
    {
      scores: [18, 8, 16, 10, 13, 20],
      // 4, -1, 3, 0, 1 + 6 and 5 + 6, and 5 each.
      saves: [9, 4, 8, 5, 12, 16],
      proficiency: 6,
      ac: 20,
      // 10 + 114, 20 times 3, and 20 of Dwarven Toughness.
      hp: 204,
      hitDice: "20d10",
      speed: 25,
      initiative: -1,
      skills: { insight: 7, religion: 6 },
      passive: [11, 10, 17],
      attacks: ["Battleaxe +10, 1d8+4 slashing", "Unarmed Strike +10, 5 bludgeoning"],
      attacksPerAction: 2,
      casting: ["Paladin cha DC 19 +11, 15 spells"],
      slots: [4, 3, 3, 3, 2],
      uses: {
        "Divine Sense": "6 long-rest",
        "Lay on Hands": "100 long-rest",
        "Channel Divinity": "1 short-rest",
        "Cleansing Touch": "5 long-rest",
        "Holy Nimbus": "1 long-rest",
      },
      darkvision: 60,
      resistances: ["poison"],
      conditionImmunities: ["charmed", "frightened"],
      languages: ["Common", "Dwarvish"],
    },
  ],
];

test.each(paladins)("%s", async (_, request, worked) => {
  expect(asWritten(await sheetAfter(request))).toEqual(byHand(worked));
});
