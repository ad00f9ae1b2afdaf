import { expect, test } from "vitest";
import { asWritten, byHand, type Case, sheetAfter } from "./expect-sheet.js";

/** By hand from SRD 5.1, Races, Fighter and Equipment. Hit points: 10, then 6 a level, and Constitution. */
const fighters: readonly Case[] = [
  [
    "red dragonborn fighter 1 with Defense",
    {
      race: "dragonborn",
      class: "fighter",
      abilities: { str: 15, dex: 12, con: 14, int: 8, wis: 10, cha: 13 },
      skills: ["Athletics", "Perception"],
      choices: { draconicAncestry: "Red", fightingStyle: "Defense" },
      equipment: ["Chain Mail", "Shield", "Longsword"],
    },
    {
      scores: [17, 12, 14, 8, 10, 14],
      saves: [5, 1, 4, -1, 0, 2],
      proficiency: 2,
      // 16, 2 of the shield, and 1.
      ac: 19,
      hp: 12,
      hitDice: "1d10",
      speed: 30,
      initiative: 1,
      skills: { athletics: 5, perception: 2 },
      passive: [12, 9, 10],
      attacks: ["Longsword +5, 1d8+3 slashing", "Unarmed Strike +5, 4 bludgeoning"],
      uses: { "Second Wind": "1 short-rest", "Breath Weapon": "1 short-rest" },
      resistances: ["fire"],
      languages: ["Common", "Draconic"],
    },
  ],
  [
    "high elf fighter 5, an archer",
    {
      race: "high elf",
      class: "fighter",
      level: 5,
      subclass: "Champion",
      abilities: { str: 12, dex: 15, con: 14, int: 13, wis: 10, cha: 8 },
      skills: ["Acrobatics", "Survival"],
      choices: {
        fightingStyle: "Archery",
        abilityIncreases: [{ dex: 1, con: 1 }],
        languages: ["Goblin"],
      },
      equipment: ["Studded Leather", "Longbow"],
    },
    {
      scores: [12, 18, 15, 14, 10, 8],
      saves: [4, 4, 5, 2, 0, -1],
      proficiency: 3,
      ac: 16,
      hp: 44,
      hitDice: "5d10",
      speed: 30,
      initiative: 4,
      skills: { acrobatics: 7, survival: 3, perception: 3 },
      passive: [13, 12, 10],
      // 4 + 3, and 2 of Archery.
      attacks: ["Longbow +9, 1d8+4 piercing, 150/600", "Unarmed Strike +4, 2 bludgeoning"],
      attacksPerAction: 2,
      noted: ["critical hit from 19"],
      casting: ["High Elf int DC 13 +5, 1 cantrips"],
      uses: { "Second Wind": "1 short-rest", "Action Surge": "1 short-rest" },
      darkvision: 60,
      languages: ["Common", "Elvish", "Goblin"],
    },
  ],
  [
    "half-orc fighter 11 with a greatsword and two styles",
    {
      race: "half-orc",
      class: "fighter",
      level: 11,
      subclass: "Champion",
      abilities: { str: 15, dex: 12, con: 14, int: 8, wis: 10, cha: 13 },
      skills: ["Athletics", "Insight"],
      choices: {
        fightingStyle: ["Great Weapon Fighting", "Defense"],
        abilityIncreases: [{ str: 1, con: 1 }, { str: 2 }, { con: 2 }],
      },
      equipment: ["Splint", "Greatsword"],
    },
    {
      scores: [20, 12, 18, 8, 10, 13],
      saves: [9, 1, 8, -1, 0, 1],
      proficiency: 4,
      ac: 18,
      // 10 + 60, and 11 times 4.
      hp: 114,
      hitDice: "11d10",
      speed: 30,
      // Remarkable Athlete: half of 4 on Dexterity checks too.
      initiative: 3,
      skills: {
        athletics: 9,
        insight: 4,
        intimidation: 5,
        acrobatics: 3,
        sleight_of_hand: 3,
        stealth: 3,
      },
      passive: [10, 9, 14],
      attacks: ["Greatsword +9, 2d6+5 slashing", "Unarmed Strike +9, 6 bludgeoning"],
      attacksPerAction: 3,
      noted: ["critical hit from 19"],
      uses: {
        "Second Wind": "1 short-rest",
        "Action Surge": "1 short-rest",
        Indomitable: "1 long-rest",
        "Relentless Endurance": "1 long-rest",
      },
      darkvision: 60,
      languages: ["Common", "Orc"],
    },
  ],
  [
    "lightfoot halfling fighter 20 with two shortswords",
    {
      race: "lightfoot halfling",
      class: "fighter",
      level: 20,
      subclass: "Champion",
      abilities: { str: 10, dex: 15, con: 14, int: 8, wis: 12, cha: 13 },
      skills: ["Acrobatics", "Perception"],
      choices: {
        fightingStyle: ["Two-Weapon Fighting", "Defense"],
        abilityIncreases: [
          { dex: 1, con: 1 },
          { dex: 2 },
          { con: 1, wis: 1 },
          { con: 2 },
          { con: 2 },
          { wis: 1, str: 1 },
          { str: 2 },
        ],
      },
      equipment: ["Studded Leather", { item: "Shortsword", quantity: 2 }],
    },
    {
      scores: [13, 20, 20, 8, 14, 14],
      saves: [7, 5, 11, -1, 2, 2],
      proficiency: 6,
      ac: 18,
      // 10 + 114, and 20 times 5.
      hp: 224,
      hitDice: "20d10",
      speed: 25,
      // Remarkable Athlete adds 3.
      initiative: 8,
      skills: { acrobatics: 11, perception: 8, athletics: 4, sleight_of_hand: 8, stealth: 8 },
      passive: [18, 9, 12],
      attacks: [
        "Shortsword +11, 1d6+5 piercing",
        "Shortsword +11, 1d6+5 piercing",
        "Unarmed Strike +7, 2 bludgeoning",
      ],
      attacksPerAction: 4,
      noted: ["critical hit from 18"],
      uses: {
        "Second Wind": "1 short-rest",
        "Action Surge": "2 short-rest",
        Indomitable: "3 long-rest",
      },
      languages: ["Common", "Halfling"],
    },
  ],
];

test.each(fighters)("%s", async (_, request, worked) => {
  expect(asWritten(await sheetAfter(request))).toEqual(byHand(worked));
});
