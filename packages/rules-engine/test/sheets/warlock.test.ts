import { expect, test } from "vitest";
import { asWritten, byHand, type Case, sheetAfter } from "./expect-sheet.js";

/** By hand from SRD 5.1, Races, Warlock and Equipment. Hit points: 8, then 5 a level, and Constitution. */
const warlocks: readonly Case[] = [
  [
    "high elf warlock 1",
    {
      race: "high elf",
      class: "warlock",
      subclass: "The Fiend",
      abilities: { str: 8, dex: 14, con: 13, int: 12, wis: 10, cha: 15 },
      skills: ["Arcana", "Deception"],
      choices: { languages: ["Infernal"] },
      equipment: ["Leather Armor", "Light Crossbow"],
    },
    {
      scores: [8, 16, 13, 13, 10, 15],
      saves: [-1, 3, 1, 1, 2, 4],
      proficiency: 2,
      ac: 14,
      hp: 9,
      hitDice: "1d8",
      speed: 30,
      initiative: 3,
      skills: { arcana: 3, deception: 4, perception: 2 },
      passive: [12, 11, 10],
      attacks: ["Crossbow, light +5, 1d8+3 piercing, 80/320", "Unarmed Strike +1, 0 bludgeoning"],
      casting: ["Warlock cha DC 12 +4, 2 cantrips, 2 spells", "High Elf int DC 11 +3, 1 cantrips"],
      pact: "1 of level 1",
      darkvision: 60,
      languages: ["Common", "Elvish", "Infernal"],
    },
  ],
  [
    "half-orc warlock 5 of the chain",
    {
      race: "half-orc",
      class: "warlock",
      level: 5,
      subclass: "The Fiend",
      abilities: { str: 14, dex: 13, con: 14, int: 8, wis: 10, cha: 15 },
      skills: ["Arcana", "Investigation"],
      spells: ["Eldritch Blast"],
      choices: {
        abilityIncreases: [{ cha: 1, con: 1 }],
        pactBoon: "Pact of the Chain",
        invocations: ["Agonizing Blast", "Beguiling Influence", "Armor of Shadows"],
      },
      equipment: ["Studded Leather", "Spear"],
    },
    {
      scores: [16, 13, 16, 8, 10, 16],
      saves: [3, 1, 3, -1, 3, 6],
      proficiency: 3,
      ac: 13,
      hp: 43,
      hitDice: "5d8",
      speed: 30,
      initiative: 1,
      // Deception and Persuasion of Beguiling Influence.
      skills: { arcana: 2, investigation: 2, deception: 6, persuasion: 6, intimidation: 6 },
      passive: [10, 12, 10],
      attacks: [
        "Spear +6, 1d6+3 (two hands 1d8+3) piercing, 20/60",
        "Unarmed Strike +6, 4 bludgeoning",
      ],
      casting: ["Warlock cha DC 14 +6, 3 cantrips, 6 spells"],
      pact: "2 of level 3",
      uses: { "Relentless Endurance": "1 long-rest" },
      darkvision: 60,
      languages: ["Common", "Orc"],
    },
  ],
  [
    "lightfoot halfling warlock 11 with most choices open",
    {
      race: "lightfoot halfling",
      class: "warlock",
      level: 11,
      subclass: "The Fiend",
      abilities: { str: 8, dex: 14, con: 14, int: 10, wis: 12, cha: 15 },
      skills: ["Deception", "Religion"],
      choices: { abilityIncreases: [{ cha: 2 }, { cha: 2 }] },
      equipment: ["Leather Armor", "Dagger"],
    },
    {
      scores: [8, 16, 14, 10, 12, 20],
      saves: [-1, 3, 2, 0, 5, 9],
      proficiency: 4,
      ac: 14,
      hp: 80,
      hitDice: "11d8",
      speed: 25,
      initiative: 3,
      skills: { deception: 9, religion: 4 },
      passive: [11, 10, 11],
      attacks: ["Dagger +7, 1d4+3 piercing, 20/60", "Unarmed Strike +3, 0 bludgeoning"],
      // 11 of the table, and the Mystic Arcanum of level 6.
      casting: ["Warlock cha DC 17 +9, 4 cantrips, 12 spells"],
      pact: "3 of level 5",
      uses: {
        "Mystic Arcanum": "1 long-rest",
        "Dark One's Own Luck": "1 short-rest",
        "Fiendish Resilience": "1 short-rest",
      },
      languages: ["Common", "Halfling"],
      due: ["choices.invocations", "choices.pactBoon"],
    },
  ],
  [
    "blue dragonborn warlock 20",
    {
      race: "dragonborn",
      class: "warlock",
      level: 20,
      subclass: "The Fiend",
      abilities: { str: 10, dex: 14, con: 14, int: 8, wis: 12, cha: 15 },
      skills: ["Intimidation", "Arcana"],
      choices: {
        draconicAncestry: "Blue",
        abilityIncreases: [{ cha: 2 }, { cha: 2 }, { con: 2 }, { dex: 2 }, { con: 2 }],
        pactBoon: "Pact of the Tome",
      },
      equipment: ["Studded Leather", "Quarterstaff"],
    },
    {
      scores: [12, 16, 18, 8, 12, 20],
      saves: [1, 3, 4, -1, 7, 11],
      proficiency: 6,
      ac: 15,
      // 8 + 95, and 20 times 4.
      hp: 183,
      hitDice: "20d8",
      speed: 30,
      initiative: 3,
      skills: { intimidation: 11, arcana: 5 },
      passive: [11, 9, 11],
      attacks: [
        "Quarterstaff +7, 1d6+1 (two hands 1d8+1) bludgeoning",
        "Unarmed Strike +7, 2 bludgeoning",
      ],
      // 4 cantrips and 3 of the Book of Shadows; 15 spells and 4 arcana.
      casting: ["Warlock cha DC 19 +11, 7 cantrips, 19 spells"],
      pact: "4 of level 5",
      uses: {
        "Mystic Arcanum": "4 long-rest",
        "Eldritch Master": "1 long-rest",
        "Dark One's Own Luck": "1 short-rest",
        "Fiendish Resilience": "1 short-rest",
        "Hurl Through Hell": "1 long-rest",
        "Breath Weapon": "1 short-rest",
      },
      resistances: ["lightning"],
      languages: ["Common", "Draconic"],
      due: ["choices.invocations"],
    },
  ],
];

test.each(warlocks)("%s", async (_, request, worked) => {
  expect(asWritten(await sheetAfter(request))).toEqual(byHand(worked));
});
