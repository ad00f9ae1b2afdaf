import { expect, test } from "vitest";
import { asWritten, byHand, type Case, sheetAfter } from "./expect-sheet.js";

/** By hand from SRD 5.1, Races, Sorcerer and Equipment. Hit points: 6, then 4 a level, and Constitution; 1 a level of Draconic Resilience. */
const sorcerers: readonly Case[] = [
  [
    "human sorcerer 1",
    {
      race: "human",
      class: "sorcerer",
      subclass: "Draconic Bloodline",
      abilities: { str: 8, dex: 14, con: 13, int: 10, wis: 12, cha: 15 },
      skills: ["Arcana", "Persuasion"],
      choices: { draconicAncestry: "Gold", languages: ["Elvish"] },
      equipment: ["Dagger"],
    },
    {
      scores: [9, 15, 14, 11, 13, 16],
      saves: [-1, 2, 4, 0, 1, 5],
      proficiency: 2,
      // 13 and Dexterity, unarmoured.
      ac: 15,
      hp: 9,
      hitDice: "1d6",
      speed: 30,
      initiative: 2,
      skills: { arcana: 2, persuasion: 5 },
      passive: [11, 10, 11],
      attacks: ["Dagger +4, 1d4+2 piercing, 20/60", "Unarmed Strike +1, 0 bludgeoning"],
      casting: ["Sorcerer cha DC 13 +5, 4 cantrips, 2 spells"],
      slots: [2],
      // Dragon Ancestor brings Draconic.
      languages: ["Common", "Elvish", "Draconic"],
    },
  ],
  [
    "white dragonborn sorcerer 5 of white blood",
    {
      race: "dragonborn",
      class: "sorcerer",
      level: 5,
      subclass: "Draconic Bloodline",
      abilities: { str: 10, dex: 14, con: 13, int: 8, wis: 12, cha: 15 },
      skills: ["Intimidation", "Insight"],
      choices: {
        draconicAncestry: "White",
        dragonAncestor: "White",
        abilityIncreases: [{ cha: 2 }],
        metamagic: ["Quickened Spell", "Twinned Spell"],
      },
      equipment: ["Quarterstaff"],
    },
    {
      scores: [12, 14, 13, 8, 12, 18],
      saves: [1, 2, 4, -1, 1, 7],
      proficiency: 3,
      ac: 15,
      hp: 32,
      hitDice: "5d6",
      speed: 30,
      initiative: 2,
      skills: { intimidation: 7, insight: 4 },
      passive: [11, 9, 14],
      attacks: [
        "Quarterstaff +4, 1d6+1 (two hands 1d8+1) bludgeoning",
        "Unarmed Strike +4, 2 bludgeoning",
      ],
      casting: ["Sorcerer cha DC 15 +7, 5 cantrips, 6 spells"],
      slots: [4, 3, 2],
      uses: { "Font of Magic": "5 long-rest", "Breath Weapon": "1 short-rest" },
      resistances: ["cold"],
      languages: ["Common", "Draconic"],
    },
  ],
  [
    "half-elf sorcerer 11 with a crossbow",
    {
      race: "half-elf",
      class: "sorcerer",
      level: 11,
      subclass: "Draconic Bloodline",
      abilities: { str: 8, dex: 14, con: 13, int: 10, wis: 12, cha: 15 },
      skills: ["Deception", "Arcana", "Perception", "Stealth"],
      choices: {
        raceIncreases: ["dex", "con"],
        draconicAncestry: "Green",
        abilityIncreases: [{ cha: 1, dex: 1 }, { cha: 2 }],
        metamagic: ["Quickened Spell"],
        languages: ["Orc"],
      },
      equipment: ["Light Crossbow"],
    },
    {
      scores: [8, 16, 14, 10, 12, 20],
      saves: [-1, 3, 6, 0, 1, 9],
      proficiency: 4,
      ac: 16,
      // 6 + 40, 11 times 2, and 11.
      hp: 79,
      hitDice: "11d6",
      speed: 30,
      initiative: 3,
      skills: { deception: 9, arcana: 4, perception: 5, stealth: 7 },
      passive: [15, 10, 11],
      attacks: ["Crossbow, light +7, 1d8+3 piercing, 80/320", "Unarmed Strike +3, 0 bludgeoning"],
      casting: ["Sorcerer cha DC 17 +9, 6 cantrips, 12 spells"],
      slots: [4, 3, 3, 3, 2, 1],
      uses: { "Font of Magic": "11 long-rest" },
      darkvision: 60,
      languages: ["Common", "Elvish", "Draconic", "Orc"],
      due: ["choices.metamagic"],
    },
  ],
  [
    "tiefling sorcerer 20",
    {
      race: "tiefling",
      class: "sorcerer",
      level: 20,
      subclass: "Draconic Bloodline",
      abilities: { str: 8, dex: 14, con: 14, int: 10, wis: 12, cha: 15 },
      skills: ["Persuasion", "Religion"],
      choices: {
        draconicAncestry: "Red",
        abilityIncreases: [
          { cha: 1, con: 1 },
          { cha: 2 },
          { con: 1, dex: 1 },
          { con: 2 },
          { dex: 1, wis: 1 },
        ],
        metamagic: ["Careful Spell", "Empowered Spell", "Heightened Spell", "Subtle Spell"],
      },
      equipment: ["Dagger"],
    },
    {
      scores: [8, 16, 18, 11, 13, 20],
      saves: [-1, 3, 10, 0, 1, 11],
      proficiency: 6,
      ac: 16,
      // 6 + 76, 20 times 4, and 20.
      hp: 182,
      hitDice: "20d6",
      // Dragon Wings have to be spread first.
      speed: 30,
      initiative: 3,
      skills: { persuasion: 11, religion: 6 },
      passive: [11, 10, 11],
      attacks: ["Dagger +9, 1d4+3 piercing, 20/60", "Unarmed Strike +5, 0 bludgeoning"],
      casting: [
        "Sorcerer cha DC 19 +11, 6 cantrips, 15 spells",
        "Tiefling cha DC 19 +11, 1 cantrips, 2 spells",
      ],
      slots: [4, 3, 3, 3, 3, 2, 2, 1, 1],
      uses: {
        "Font of Magic": "20 long-rest",
        "Hellish Rebuke": "1 long-rest",
        Darkness: "1 long-rest",
      },
      darkvision: 60,
      resistances: ["fire"],
      languages: ["Common", "Infernal", "Draconic"],
    },
  ],
];

test.each(sorcerers)("%s", async (_, request, worked) => {
  expect(asWritten(await sheetAfter(request))).toEqual(byHand(worked));
});
