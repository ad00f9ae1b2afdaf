// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { MagicItem } from "./types.js";

/** Magic items of kind rod, in order of id. */
export const rod: readonly MagicItem[] = Object.freeze<MagicItem[]>([
  {
    id: "immovable-rod",
    name: "Immovable Rod",
    srd: "Magic Items A-Z, Immovable Rod",
    summary: "A rod that stays fixed in the air at the push of a button.",
    kind: "rod",
    rarity: "uncommon",
    attunement: false,
    uses: [
      {
        name: "Button",
        economy: "action",
        steps: [
          {
            narrative:
              "The rod is fixed where it is, even in midair, until someone spends an action on the button.",
          },
          { narrative: "It bears 8,000 pounds; under more it lets go and falls." },
        ],
      },
      {
        name: "Push",
        economy: "action",
        steps: [
          {
            check: { ability: "str", dc: 30 },
            narrative: "Anyone's success moves the fixed rod by up to 10 feet.",
          },
        ],
      },
    ],
  },
  {
    id: "rod-of-absorption",
    name: "Rod of Absorption",
    srd: "Magic Items A-Z, Rod of Absorption",
    summary:
      "A rod that swallows spells aimed at its holder and feeds their levels to its holder's own casting.",
    kind: "rod",
    rarity: "very rare",
    attunement: {},
    uses: [
      {
        name: "Absorb",
        economy: "reaction",
        steps: [
          {
            when: "trigger",
            targets: { what: "spell", count: 1 },
            ends: ["spell"],
            narrative:
              "A spell aimed at the holder alone, without an area, fails; the rod keeps its level as energy. What it can't hold it doesn't stop.",
          },
        ],
      },
      {
        name: "Energy",
        economy: "passive",
        steps: [
          {
            narrative:
              "It takes in 50 levels in its whole existence and is found with 1d10 stored; full for good and empty again, it loses its magic.",
          },
          { narrative: "Attuning reveals the levels absorbed so far and those still stored." },
        ],
      },
      {
        name: "Cast",
        steps: [
          {
            narrative:
              "A spellcaster holding it may spend stored levels as a slot of that level, 5th at most and no higher than its own slots.",
          },
          { narrative: "For spells that it knows or has prepared; all else is cast as usual." },
        ],
      },
    ],
  },
  {
    id: "rod-of-alertness",
    name: "Rod of Alertness",
    srd: "Magic Items A-Z, Rod of Alertness",
    summary:
      "A rod that sharpens its holder's senses, casts detecting spells and, planted, guards friends around.",
    kind: "rod",
    rarity: "very rare",
    attunement: {},
    effects: [
      {
        kind: "roll",
        on: "check",
        by: "self",
        mode: "advantage",
        when: { all: [{ ability: ["wis"] }, { skill: ["perception"] }] },
      },
      { kind: "roll", on: "initiative", by: "self", mode: "advantage" },
    ],
    spells: [
      { spell: "detect-evil-and-good" },
      { spell: "detect-magic" },
      { spell: "detect-poison-and-disease" },
      { spell: "see-invisibility" },
    ],
    uses: [
      {
        name: "Protective Aura",
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            area: { shape: "sphere", radius: 60 },
            targets: { what: "creature", side: "allies" },
            effects: [
              {
                effects: [
                  { kind: "stat", stat: "armor-class", change: "add", by: 1 },
                  { kind: "roll", on: "save", by: "self", bonus: 1 },
                ],
                duration: { kind: "time", amount: 10, unit: "minute" },
              },
            ],
            light: { bright: 60, dim: 60 },
            narrative:
              "For you as well; only while in the bright light of the planted rod, where all of you also sense invisible foes.",
          },
          { narrative: "It ends early if anyone, with an action, draws the rod out." },
        ],
      },
    ],
  },
  {
    id: "rod-of-lordly-might",
    name: "Rod of Lordly Might",
    srd: "Magic Items A-Z, Rod of Lordly Might",
    summary:
      "A +3 mace with six buttons that reshape it and three powers to drain, paralyze and terrify.",
    kind: "rod",
    base: ["mace"],
    rarity: "legendary",
    attunement: {},
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 3, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 3, when: { with: "this-item" } },
    ],
    uses: [
      {
        name: "Six Buttons",
        economy: "bonus-action",
        steps: [
          {
            narrative:
              "Each form lasts until another button is pressed; the same one again restores the rod.",
          },
          {
            option: "button_1",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "extra-damage", roll: "2d6", type: "fire", when: { with: "this-item" } },
                ],
                duration: { kind: "special" },
              },
            ],
            light: { bright: 40, dim: 40 },
            narrative: "A fiery blade opposite the head makes it a flame tongue.",
          },
          { option: "button_2", narrative: "A magic battleaxe, +3 like the rod." },
          { option: "button_3", narrative: "A magic spear with a 6-foot haft, +3 like the rod." },
          {
            option: "button_4",
            narrative:
              "A climbing pole of up to 50 feet, with a rung each foot, that anchors itself even in granite.",
            next: [
              {
                narrative: "It holds 4,000 pounds; overloaded or badly anchored it is a rod again.",
              },
            ],
          },
          {
            option: "button_5",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "roll", on: "check", by: "self", bonus: 10, when: { ability: ["str"] } },
                ],
                duration: { kind: "special" },
              },
            ],
            narrative: "A battering ram; the bonus is for breaking doors and other barriers.",
          },
          {
            option: "button_6",
            narrative:
              "The rod as it is, telling magnetic north, where there is one, and roughly your depth or height.",
          },
        ],
      },
      {
        name: "Drain Life",
        economy: "on-hit",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            targets: { what: "creature", count: 1 },
            save: { ability: "con", dc: 17, success: "none" },
            damage: [{ roll: "4d6", type: "necrotic" }],
            narrative: "On a hit with a melee attack.",
            next: [{ targets: { what: "self" }, healing: [{ roll: "0", shareOfDamage: 0.5 }] }],
          },
        ],
      },
      {
        name: "Paralyze",
        economy: "on-hit",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            targets: { what: "creature", count: 1 },
            save: { ability: "str", dc: 17, success: "none" },
            conditions: [
              {
                condition: "paralyzed",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            narrative: "On a hit with a melee attack.",
          },
        ],
      },
      {
        name: "Terrify",
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            area: { shape: "sphere", radius: 30 },
            targets: { what: "creature", visible: true },
            save: { ability: "wis", dc: 17, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "rod-of-rulership",
    name: "Rod of Rulership",
    srd: "Magic Items A-Z, Rod of Rulership",
    summary: "A rod that commands obedience from chosen creatures around once a day.",
    kind: "rod",
    rarity: "rare",
    attunement: {},
    uses: [
      {
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true, visible: true },
            save: { ability: "wis", dc: 15, success: "none" },
            conditions: [
              { condition: "charmed", duration: { kind: "time", amount: 8, unit: "hour" } },
            ],
            narrative:
              "You seem its trusted leader. Harm from you or yours, or an order against its nature, ends this.",
          },
        ],
      },
    ],
  },
  {
    id: "rod-of-security",
    name: "Rod of Security",
    srd: "Magic Items A-Z, Rod of Security",
    summary:
      "A rod that takes up to 200 creatures to a paradise of the holder's design, to rest and heal.",
    kind: "rod",
    rarity: "very rare",
    attunement: false,
    uses: [
      {
        economy: "action",
        limit: { times: 1, per: "days-10" },
        steps: [
          {
            targets: { what: "creature", count: 199, willing: true, visible: true },
            narrative:
              "You go with them to a paradise of the form you choose, with food and water enough; nothing of it exists outside.",
          },
          {
            narrative:
              "Each hour there heals as one spent Hit Die would. Nobody ages, though time passes as ever.",
          },
          {
            when: "end",
            narrative:
              "After 200 days shared among those present, rounded down, or at your action, all return to where they were or close by.",
          },
        ],
      },
    ],
  },
]);
