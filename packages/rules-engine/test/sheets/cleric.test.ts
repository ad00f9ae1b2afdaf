import { expect, test } from "vitest";
import { asWritten, byHand, type Case, sheetAfter } from "./expect-sheet.js";

/** By hand from SRD 5.1, Races, Cleric and Equipment. Hit points: 8, then 5 a level, and Constitution. */
const clerics: readonly Case[] = [
  [
    "hill dwarf cleric 1 in chain mail",
    {
      race: "hill dwarf",
      class: "cleric",
      subclass: "Life Domain",
      abilities: { str: 14, dex: 8, con: 14, int: 10, wis: 15, cha: 12 },
      skills: ["Medicine", "Religion"],
      choices: { tools: ["Brewer's Supplies"] },
      equipment: ["Chain Mail", "Shield", "Warhammer"],
    },
    {
      scores: [14, 8, 16, 10, 16, 12],
      saves: [2, -1, 3, 0, 5, 3],
      proficiency: 2,
      ac: 18,
      // 8 + 3, and 1 of Dwarven Toughness.
      hp: 12,
      hitDice: "1d8",
      speed: 25,
      initiative: -1,
      skills: { medicine: 5, religion: 2 },
      passive: [13, 10, 13],
      // Dwarven Combat Training: the warhammer is martial.
      attacks: ["Warhammer +4, 1d8+2 bludgeoning", "Unarmed Strike +4, 3 bludgeoning"],
      casting: ["Cleric wis DC 13 +5, 3 cantrips, 4 spells"],
      slots: [2],
      darkvision: 60,
      resistances: ["poison"],
      languages: ["Common", "Dwarvish"],
    },
  ],
  [
    "human cleric 5, an acolyte",
    {
      race: "human",
      class: "cleric",
      level: 5,
      subclass: "Life Domain",
      background: "Acolyte",
      abilities: { str: 13, dex: 10, con: 14, int: 12, wis: 15, cha: 10 },
      skills: ["History", "Medicine"],
      choices: {
        abilityIncreases: [{ wis: 2 }],
        languages: ["Dwarvish", "Celestial", "Draconic"],
      },
      equipment: ["Scale Mail", "Shield", "Mace"],
    },
    {
      scores: [14, 11, 15, 13, 18, 11],
      saves: [2, 0, 2, 1, 7, 3],
      proficiency: 3,
      ac: 16,
      hp: 38,
      hitDice: "5d8",
      speed: 30,
      initiative: 0,
      // Insight and Religion of the background.
      skills: { history: 4, medicine: 7, insight: 7, religion: 4 },
      passive: [14, 11, 17],
      attacks: ["Mace +5, 1d6+2 bludgeoning", "Unarmed Strike +5, 3 bludgeoning"],
      casting: ["Cleric wis DC 15 +7, 4 cantrips, 9 spells"],
      slots: [4, 3, 2],
      uses: { "Channel Divinity": "1 short-rest" },
      languages: ["Common", "Dwarvish", "Celestial", "Draconic"],
    },
  ],
  [
    "half-elf cleric 11",
    {
      race: "half-elf",
      class: "cleric",
      level: 11,
      subclass: "Life Domain",
      abilities: { str: 10, dex: 14, con: 14, int: 8, wis: 15, cha: 12 },
      skills: ["Insight", "Persuasion", "Perception", "Stealth"],
      choices: {
        raceIncreases: ["wis", "con"],
        abilityIncreases: [{ wis: 2 }, { wis: 2 }],
        languages: ["Celestial"],
      },
      equipment: ["Breastplate", "Mace"],
    },
    {
      scores: [10, 14, 15, 8, 20, 14],
      saves: [0, 2, 2, -1, 9, 6],
      proficiency: 4,
      ac: 16,
      hp: 80,
      hitDice: "11d8",
      speed: 30,
      initiative: 2,
      skills: { insight: 9, persuasion: 6, perception: 9, stealth: 6 },
      passive: [19, 9, 19],
      attacks: ["Mace +4, 1d6 bludgeoning", "Unarmed Strike +4, 1 bludgeoning"],
      casting: ["Cleric wis DC 17 +9, 5 cantrips, 16 spells"],
      slots: [4, 3, 3, 3, 2, 1],
      uses: { "Channel Divinity": "2 short-rest", "Divine Intervention": "1 long-rest" },
      darkvision: 60,
      languages: ["Common", "Elvish", "Celestial"],
    },
  ],
  [
    "high elf cleric 20 in plate that is too heavy",
    {
      race: "high elf",
      class: "cleric",
      level: 20,
      subclass: "Life Domain",
      abilities: { str: 10, dex: 14, con: 13, int: 8, wis: 15, cha: 12 },
      skills: ["Insight", "Religion"],
      choices: {
        abilityIncreases: [{ wis: 1, con: 1 }, { wis: 2 }, { wis: 2 }, { con: 2 }, { con: 2 }],
        languages: ["Dwarvish"],
      },
      equipment: ["Plate", "Longsword"],
    },
    {
      scores: [10, 16, 18, 9, 20, 12],
      saves: [0, 3, 4, -1, 11, 7],
      proficiency: 6,
      // Heavy armour leaves Dexterity out.
      ac: 18,
      // 8 + 95, and 20 times 4.
      hp: 183,
      hitDice: "20d8",
      // Strength 10, and plate needs 15.
      speed: 20,
      initiative: 3,
      // Perception is of Keen Senses.
      skills: { insight: 11, religion: 5, perception: 11 },
      passive: [21, 9, 21],
      // Elf Weapon Training.
      attacks: ["Longsword +6, 1d8 (two hands 1d10) slashing", "Unarmed Strike +6, 1 bludgeoning"],
      casting: ["Cleric wis DC 19 +11, 5 cantrips, 25 spells", "High Elf int DC 13 +5, 1 cantrips"],
      slots: [4, 3, 3, 3, 3, 2, 2, 1, 1],
      uses: { "Channel Divinity": "3 short-rest", "Divine Intervention": "1 long-rest" },
      darkvision: 60,
      languages: ["Common", "Elvish", "Dwarvish"],
    },
  ],
];

test.each(clerics)("%s", async (_, request, worked) => {
  expect(asWritten(await sheetAfter(request))).toEqual(byHand(worked));
});
