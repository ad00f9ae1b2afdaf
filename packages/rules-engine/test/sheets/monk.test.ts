import { expect, test } from "vitest";
import { asWritten, byHand, type Case, sheetAfter } from "./expect-sheet.js";

/** By hand from SRD 5.1, Races, Monk and Equipment. Hit points: 8, then 5 a level, and Constitution. */
const monks: readonly Case[] = [
  [
    "human monk 1",
    {
      race: "human",
      class: "monk",
      abilities: { str: 12, dex: 15, con: 13, int: 10, wis: 14, cha: 8 },
      skills: ["Acrobatics", "Insight"],
      choices: { tools: ["Flute"], languages: ["Elvish"] },
      equipment: ["Quarterstaff"],
    },
    {
      scores: [13, 16, 14, 11, 15, 9],
      saves: [3, 5, 2, 0, 2, -1],
      proficiency: 2,
      // 10 + 3 + 2.
      ac: 15,
      hp: 10,
      hitDice: "1d8",
      speed: 30,
      initiative: 3,
      skills: { acrobatics: 5, insight: 4 },
      passive: [12, 10, 14],
      // Martial Arts: Dexterity, and a d4 for the bare hand.
      attacks: [
        "Quarterstaff +5, 1d6+3 (two hands 1d8+3) bludgeoning",
        "Unarmed Strike +5, 1d4+3 bludgeoning",
      ],
      languages: ["Common", "Elvish"],
    },
  ],
  [
    "high elf monk 5 with a shortsword",
    {
      race: "high elf",
      class: "monk",
      level: 5,
      subclass: "Way of the Open Hand",
      abilities: { str: 12, dex: 15, con: 13, int: 10, wis: 14, cha: 8 },
      skills: ["Stealth", "Acrobatics"],
      choices: {
        abilityIncreases: [{ dex: 1, con: 1 }],
        tools: ["Flute"],
        languages: ["Sylvan"],
      },
      equipment: ["Shortsword"],
    },
    {
      scores: [12, 18, 14, 11, 14, 8],
      saves: [4, 7, 2, 0, 2, -1],
      proficiency: 3,
      ac: 16,
      hp: 38,
      hitDice: "5d8",
      // Unarmored Movement adds 10.
      speed: 40,
      initiative: 4,
      skills: { stealth: 7, acrobatics: 7, perception: 5 },
      passive: [15, 10, 12],
      attacks: ["Shortsword +7, 1d6+4 piercing", "Unarmed Strike +7, 1d6+4 bludgeoning"],
      attacksPerAction: 2,
      casting: ["High Elf int DC 11 +3, 1 cantrips"],
      uses: { Ki: "5 short-rest" },
      darkvision: 60,
      languages: ["Common", "Elvish", "Sylvan"],
    },
  ],
  [
    "lightfoot halfling monk 11 with a dagger",
    {
      race: "lightfoot halfling",
      class: "monk",
      level: 11,
      subclass: "Way of the Open Hand",
      abilities: { str: 10, dex: 15, con: 14, int: 8, wis: 15, cha: 12 },
      skills: ["Stealth", "Insight"],
      choices: { abilityIncreases: [{ dex: 1, wis: 1 }, { dex: 2 }], tools: ["Cook's Utensils"] },
      equipment: ["Dagger"],
    },
    {
      scores: [10, 20, 14, 8, 16, 13],
      saves: [4, 9, 2, -1, 3, 1],
      proficiency: 4,
      ac: 18,
      hp: 80,
      hitDice: "11d8",
      // 25, and 20 of Unarmored Movement.
      speed: 45,
      initiative: 5,
      skills: { stealth: 9, insight: 7 },
      passive: [13, 9, 17],
      // The monk's d8 in place of the dagger's d4.
      attacks: ["Dagger +9, 1d8+5 piercing, 20/60", "Unarmed Strike +9, 1d8+5 bludgeoning"],
      attacksPerAction: 2,
      uses: { Ki: "11 short-rest", "Wholeness of Body": "1 long-rest" },
      // Purity of Body.
      immunities: ["poison"],
      conditionImmunities: ["poisoned"],
      languages: ["Common", "Halfling"],
    },
  ],
  [
    "tiefling monk 20 with a spear",
    {
      race: "tiefling",
      class: "monk",
      level: 20,
      subclass: "Way of the Open Hand",
      abilities: { str: 10, dex: 15, con: 14, int: 8, wis: 15, cha: 13 },
      skills: ["Acrobatics", "Religion"],
      choices: {
        abilityIncreases: [{ dex: 1, wis: 1 }, { dex: 2 }, { dex: 2 }, { wis: 2 }, { wis: 2 }],
        tools: ["Drum"],
      },
      equipment: ["Spear"],
    },
    {
      scores: [10, 20, 14, 9, 20, 15],
      // Diamond Soul: proficient in all.
      saves: [6, 11, 8, 5, 11, 8],
      proficiency: 6,
      ac: 20,
      hp: 143,
      hitDice: "20d8",
      speed: 60,
      initiative: 5,
      skills: { acrobatics: 11, religion: 5 },
      passive: [15, 9, 15],
      // The d10 is more than the spear's d8 in two hands: nothing differs.
      attacks: ["Spear +11, 1d10+5 piercing, 20/60", "Unarmed Strike +11, 1d10+5 bludgeoning"],
      attacksPerAction: 2,
      casting: ["Tiefling cha DC 16 +8, 1 cantrips, 2 spells"],
      uses: {
        Ki: "20 short-rest",
        "Wholeness of Body": "1 long-rest",
        "Hellish Rebuke": "1 long-rest",
        Darkness: "1 long-rest",
      },
      darkvision: 60,
      resistances: ["fire"],
      immunities: ["poison"],
      conditionImmunities: ["poisoned"],
      languages: ["Common", "Infernal"],
    },
  ],
];

test.each(monks)("%s", async (_, request, worked) => {
  expect(asWritten(await sheetAfter(request))).toEqual(byHand(worked));
});
