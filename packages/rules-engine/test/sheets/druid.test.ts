import { expect, test } from "vitest";
import { asWritten, byHand, type Case, sheetAfter } from "./expect-sheet.js";

/** By hand from SRD 5.1, Races, Druid and Equipment. Hit points: 8, then 5 a level, and Constitution. */
const druids: readonly Case[] = [
  [
    "high elf druid 1",
    {
      race: "high elf",
      class: "druid",
      abilities: { str: 10, dex: 14, con: 13, int: 12, wis: 15, cha: 8 },
      skills: ["Nature", "Survival"],
      choices: { languages: ["Sylvan"] },
      equipment: ["Leather Armor", "Shield", "Scimitar"],
    },
    {
      scores: [10, 16, 13, 13, 15, 8],
      saves: [0, 3, 1, 3, 4, -1],
      proficiency: 2,
      ac: 16,
      hp: 9,
      hitDice: "1d8",
      speed: 30,
      initiative: 3,
      skills: { nature: 3, survival: 4, perception: 4 },
      passive: [14, 11, 12],
      attacks: ["Scimitar +5, 1d6+3 slashing", "Unarmed Strike +2, 1 bludgeoning"],
      casting: ["Druid wis DC 12 +4, 2 cantrips, 3 spells", "High Elf int DC 11 +3, 1 cantrips"],
      slots: [2],
      darkvision: 60,
      languages: ["Common", "Elvish", "Sylvan", "Druidic"],
    },
  ],
  [
    "half-orc druid 5 of the forest",
    {
      race: "half-orc",
      class: "druid",
      level: 5,
      subclass: "Circle of the Land",
      abilities: { str: 12, dex: 14, con: 14, int: 10, wis: 15, cha: 8 },
      skills: ["Animal Handling", "Perception"],
      choices: { circleLand: "Forest", abilityIncreases: [{ wis: 1, con: 1 }] },
      equipment: ["Hide Armor", "Shield", "Quarterstaff"],
    },
    {
      scores: [14, 14, 16, 10, 16, 8],
      saves: [2, 2, 3, 3, 6, -1],
      proficiency: 3,
      ac: 16,
      hp: 43,
      hitDice: "5d8",
      speed: 30,
      initiative: 2,
      skills: { animal_handling: 6, perception: 6, intimidation: 2 },
      passive: [16, 10, 13],
      attacks: ["Quarterstaff +5, 1d6+2 bludgeoning", "Unarmed Strike +5, 3 bludgeoning"],
      // Three of the table, and the Bonus Cantrip.
      casting: ["Druid wis DC 14 +6, 4 cantrips, 8 spells"],
      slots: [4, 3, 2],
      uses: {
        "Wild Shape": "2 short-rest",
        "Natural Recovery": "1 long-rest",
        "Relentless Endurance": "1 long-rest",
      },
      darkvision: 60,
      languages: ["Common", "Orc", "Druidic"],
    },
  ],
  [
    "human druid 11 of the desert with a sling",
    {
      race: "human",
      class: "druid",
      level: 11,
      subclass: "Circle of the Land",
      abilities: { str: 8, dex: 14, con: 14, int: 12, wis: 15, cha: 10 },
      skills: ["Insight", "Medicine"],
      choices: {
        circleLand: "Desert",
        abilityIncreases: [{ wis: 2 }, { dex: 1, con: 1 }],
        languages: ["Sylvan"],
      },
      equipment: ["Leather Armor", "Sling"],
    },
    {
      scores: [9, 16, 16, 13, 18, 11],
      saves: [-1, 3, 3, 5, 8, 0],
      proficiency: 4,
      ac: 14,
      hp: 91,
      hitDice: "11d8",
      speed: 30,
      initiative: 3,
      skills: { insight: 8, medicine: 8 },
      passive: [14, 11, 18],
      attacks: ["Sling +7, 1d4+3 bludgeoning, 30/120", "Unarmed Strike +3, 0 bludgeoning"],
      casting: ["Druid wis DC 16 +8, 5 cantrips, 15 spells"],
      slots: [4, 3, 3, 3, 2, 1],
      uses: { "Wild Shape": "2 short-rest", "Natural Recovery": "1 long-rest" },
      // Nature's Ward.
      immunities: ["poison"],
      conditionImmunities: ["poisoned"],
      languages: ["Common", "Sylvan", "Druidic"],
    },
  ],
  [
    "hill dwarf druid 20 of no circle yet",
    {
      race: "hill dwarf",
      class: "druid",
      level: 20,
      abilities: { str: 12, dex: 13, con: 14, int: 10, wis: 15, cha: 8 },
      skills: ["Nature", "Religion"],
      choices: {
        abilityIncreases: [
          { wis: 2 },
          { wis: 2 },
          { con: 2 },
          { dex: 1, con: 1 },
          { con: 1, str: 1 },
        ],
      },
      equipment: ["Hide Armor", "Shield", "Club"],
    },
    {
      scores: [13, 14, 20, 10, 20, 8],
      saves: [1, 2, 5, 6, 11, -1],
      proficiency: 6,
      ac: 16,
      // 8 + 95, 20 times 5, and 20 of Dwarven Toughness.
      hp: 223,
      hitDice: "20d8",
      speed: 25,
      initiative: 2,
      skills: { nature: 6, religion: 6 },
      passive: [15, 10, 15],
      attacks: ["Club +7, 1d4+1 bludgeoning", "Unarmed Strike +7, 2 bludgeoning"],
      casting: ["Druid wis DC 19 +11, 4 cantrips, 25 spells"],
      slots: [4, 3, 3, 3, 3, 2, 2, 1, 1],
      // Archdruid.
      uses: { "Wild Shape": "unlimited short-rest" },
      darkvision: 60,
      resistances: ["poison"],
      languages: ["Common", "Dwarvish", "Druidic"],
      due: ["subclass", "choices.tools"],
    },
  ],
];

test.each(druids)("%s", async (_, request, worked) => {
  expect(asWritten(await sheetAfter(request))).toEqual(byHand(worked));
});
