import { expect, test } from "vitest";
import { asWritten, byHand, type Case, sheetAfter } from "./expect-sheet.js";

/** As SRD 5.1 prints them (Monsters; Nonplayer Characters). */
const copies: readonly Case[] = [
  [
    "goblin",
    { creature: "Goblin" },
    {
      scores: [8, 14, 10, 10, 8, 8],
      saves: [-1, 2, 0, 0, -1, -1],
      proficiency: 2,
      ac: 15,
      hp: 7,
      hitDice: "2d6",
      speed: 30,
      initiative: 2,
      skills: { stealth: 6 },
      passive: [9, 10, 9],
      attacks: [
        "Scimitar +4, 1d6+2 slashing",
        "Shortbow +4, 1d6+2 piercing, 80/320",
        "Unarmed Strike +1, 0 bludgeoning",
      ],
      darkvision: 60,
      languages: ["Common", "Goblin"],
    },
  ],
  [
    "ogre",
    { creature: "Ogre" },
    {
      scores: [19, 8, 16, 5, 7, 7],
      saves: [4, -1, 3, -3, -2, -2],
      proficiency: 2,
      ac: 11,
      hp: 59,
      hitDice: "7d10",
      speed: 40,
      initiative: -1,
      skills: {},
      passive: [8, 7, 8],
      attacks: [
        "Greatclub +6, 2d8+4 bludgeoning",
        "Javelin +6, 2d6+4 piercing, 30/120",
        "Unarmed Strike +6, 5 bludgeoning",
      ],
      darkvision: 60,
      languages: ["Common", "Giant"],
    },
  ],
  [
    // Multiattack is an action of its own: the Attack action is one attack.
    "adult red dragon",
    { creature: "Adult Red Dragon" },
    {
      scores: [27, 10, 25, 16, 13, 21],
      saves: [8, 6, 13, 3, 7, 11],
      proficiency: 6,
      ac: 19,
      hp: 256,
      hitDice: "19d12",
      speed: { walk: 40, climb: 40, fly: 80 },
      initiative: 0,
      skills: { perception: 13, stealth: 6 },
      passive: [23, 13, 11],
      attacks: [
        "Bite +14, 2d10+8 piercing, reach 10",
        "Claw +14, 2d6+8 slashing",
        "Tail +14, 2d8+8 bludgeoning, reach 15",
        "Unarmed Strike +14, 9 bludgeoning",
      ],
      noted: ["2d6 fire damage more"],
      uses: { "Legendary Resistance": "3 day" },
      senses: { blindsight: 60, darkvision: 120 },
      immunities: ["fire"],
      languages: ["Common", "Draconic"],
    },
  ],
  [
    "mage",
    { creature: "Mage" },
    {
      scores: [9, 14, 11, 17, 12, 11],
      saves: [-1, 2, 0, 6, 4, 0],
      proficiency: 3,
      ac: 12,
      hp: 40,
      hitDice: "9d8",
      speed: 30,
      initiative: 2,
      skills: { arcana: 6, history: 6 },
      passive: [11, 13, 11],
      attacks: ["Dagger +5, 1d4+2 piercing, 20/60", "Unarmed Strike +2, 0 bludgeoning"],
      casting: ["wizard int DC 14 +6, 4 cantrips, 12 spells"],
      slots: [4, 3, 3, 3, 1],
      languages: ["any four languages"],
    },
  ],
];

test.each(copies)("a copy of the stat block: %s", async (_, request, worked) => {
  expect(asWritten(await sheetAfter(request))).toEqual(byHand(worked));
});
