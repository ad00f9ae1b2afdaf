// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { MagicItem } from "./types.js";

/** Magic items of kind ammunition, in order of id. */
export const ammunition: readonly MagicItem[] = Object.freeze<MagicItem[]>([
  {
    id: "ammunition",
    name: "Ammunition, +1, +2, or +3",
    also: ["ammunition, +1", "ammunition, +2", "ammunition, +3"],
    srd: "Magic Items A-Z, Ammunition, +1, +2, or +3",
    summary: "A missile that flies truer and hits harder by its magic, which a hit uses up.",
    kind: "ammunition",
    base: "any ammunition",
    rarity: "varies",
    attunement: false,
    consumed: true,
    uses: [
      {
        economy: "on-hit",
        steps: [{ narrative: "A hit ends the magic of the piece; a miss does not." }],
      },
    ],
    variants: [
      {
        id: "ammunition-1",
        name: "Ammunition, +1",
        rarity: "uncommon",
        effects: [
          { kind: "roll", on: "attack", by: "self", bonus: 1, when: { with: "this-item" } },
          { kind: "roll", on: "damage", by: "self", bonus: 1, when: { with: "this-item" } },
        ],
      },
      {
        id: "ammunition-2",
        name: "Ammunition, +2",
        rarity: "rare",
        effects: [
          { kind: "roll", on: "attack", by: "self", bonus: 2, when: { with: "this-item" } },
          { kind: "roll", on: "damage", by: "self", bonus: 2, when: { with: "this-item" } },
        ],
      },
      {
        id: "ammunition-3",
        name: "Ammunition, +3",
        rarity: "very rare",
        effects: [
          { kind: "roll", on: "attack", by: "self", bonus: 3, when: { with: "this-item" } },
          { kind: "roll", on: "damage", by: "self", bonus: 3, when: { with: "this-item" } },
        ],
      },
    ],
  },
  {
    id: "arrow-of-slaying",
    name: "Arrow of Slaying",
    srd: "Magic Items A-Z, Arrow of Slaying",
    summary: "An arrow made to kill one kind of creature, with 6d10 more damage to it.",
    kind: "ammunition",
    base: ["arrow"],
    rarity: "very rare",
    attunement: false,
    consumed: true,
    uses: [
      {
        economy: "on-hit",
        steps: [
          {
            option: "slaying",
            targets: { what: "creature", count: 1 },
            save: { ability: "con", dc: 17, success: "half" },
            damage: [{ roll: "6d10", type: "piercing" }],
          },
          {
            narrative:
              "Having dealt this, it is a mundane arrow. Bolts and other ammunition of slaying exist too.",
          },
        ],
      },
    ],
  },
]);
