// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { MagicItem } from "./types.js";

/** Magic items of kind scroll, in order of id. */
export const scroll: readonly MagicItem[] = Object.freeze<MagicItem[]>([
  {
    id: "spell-scroll",
    name: "Spell Scroll",
    also: [
      "spell scroll (cantrip)",
      "spell scroll (1st)",
      "spell scroll (2nd)",
      "spell scroll (3rd)",
      "spell scroll (4th)",
      "spell scroll (5th)",
      "spell scroll (6th)",
      "spell scroll (7th)",
      "spell scroll (8th)",
      "spell scroll (9th)",
    ],
    srd: "Magic Items A-Z, Spell Scroll",
    summary: "A scroll from which a spell of one's own class can be cast a single time.",
    kind: "scroll",
    rarity: "varies",
    attunement: false,
    consumed: true,
    uses: [
      {
        name: "Cast",
        steps: [
          {
            narrative:
              "Readable only if your class has the spell on its list; no material components, its usual casting time. The scroll is dust after.",
          },
          {
            narrative:
              "A spell above the levels you can cast takes a check of your spellcasting ability, DC 10 + its level; failure wipes it out.",
          },
          { narrative: "An interrupted casting leaves the scroll whole." },
        ],
      },
      {
        name: "Copy",
        steps: [
          {
            check: { ability: "int", skill: "arcana" },
            narrative:
              "For a wizard spell, DC 10 + its level: a success copies it, as out of a spellbook. The scroll is destroyed either way.",
          },
        ],
      },
    ],
    variants: [
      {
        id: "spell-scroll-cantrip",
        name: "Spell Scroll (Cantrip)",
        rarity: "common",
        summary: "Holds a cantrip.",
        uses: [{ name: "Cast", steps: [{ narrative: "Save DC 13, spell attack bonus +5." }] }],
      },
      {
        id: "spell-scroll-1st",
        name: "Spell Scroll (1st)",
        rarity: "common",
        summary: "Holds a spell of 1st level.",
        uses: [{ name: "Cast", steps: [{ narrative: "Save DC 13, spell attack bonus +5." }] }],
      },
      {
        id: "spell-scroll-2nd",
        name: "Spell Scroll (2nd)",
        rarity: "uncommon",
        summary: "Holds a spell of 2nd level.",
        uses: [{ name: "Cast", steps: [{ narrative: "Save DC 13, spell attack bonus +5." }] }],
      },
      {
        id: "spell-scroll-3rd",
        name: "Spell Scroll (3rd)",
        rarity: "uncommon",
        summary: "Holds a spell of 3rd level.",
        uses: [{ name: "Cast", steps: [{ narrative: "Save DC 15, spell attack bonus +7." }] }],
      },
      {
        id: "spell-scroll-4th",
        name: "Spell Scroll (4th)",
        rarity: "rare",
        summary: "Holds a spell of 4th level.",
        uses: [{ name: "Cast", steps: [{ narrative: "Save DC 15, spell attack bonus +7." }] }],
      },
      {
        id: "spell-scroll-5th",
        name: "Spell Scroll (5th)",
        rarity: "rare",
        summary: "Holds a spell of 5th level.",
        uses: [{ name: "Cast", steps: [{ narrative: "Save DC 17, spell attack bonus +9." }] }],
      },
      {
        id: "spell-scroll-6th",
        name: "Spell Scroll (6th)",
        rarity: "very rare",
        summary: "Holds a spell of 6th level.",
        uses: [{ name: "Cast", steps: [{ narrative: "Save DC 17, spell attack bonus +9." }] }],
      },
      {
        id: "spell-scroll-7th",
        name: "Spell Scroll (7th)",
        rarity: "very rare",
        summary: "Holds a spell of 7th level.",
        uses: [{ name: "Cast", steps: [{ narrative: "Save DC 18, spell attack bonus +10." }] }],
      },
      {
        id: "spell-scroll-8th",
        name: "Spell Scroll (8th)",
        rarity: "very rare",
        summary: "Holds a spell of 8th level.",
        uses: [{ name: "Cast", steps: [{ narrative: "Save DC 18, spell attack bonus +10." }] }],
      },
      {
        id: "spell-scroll-9th",
        name: "Spell Scroll (9th)",
        rarity: "legendary",
        summary: "Holds a spell of 9th level.",
        uses: [{ name: "Cast", steps: [{ narrative: "Save DC 19, spell attack bonus +11." }] }],
      },
    ],
  },
]);
