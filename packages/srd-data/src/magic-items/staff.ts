// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { MagicItem } from "./types.js";

/** Magic items of kind staff, in order of id. */
export const staff: readonly MagicItem[] = Object.freeze<MagicItem[]>([
  {
    id: "staff-of-charming",
    name: "Staff of Charming",
    srd: "Magic Items A-Z, Staff of Charming",
    summary:
      "A staff that charms and commands, and throws enchantments back at those who cast them.",
    kind: "staff",
    base: ["quarterstaff"],
    rarity: "rare",
    attunement: { by: { classes: ["bard", "cleric", "druid", "sorcerer", "warlock", "wizard"] } },
    charges: { most: 10, regains: { roll: "1d8 + 2", at: "dawn" }, risk: "loses-magic" },
    spells: [
      { spell: "charm-person", charges: 1 },
      { spell: "command", charges: 1 },
      { spell: "comprehend-languages", charges: 1 },
    ],
    uses: [
      {
        name: "Spells",
        economy: "passive",
        steps: [{ narrative: "They have the holder's own spell save DC." }],
      },
      {
        name: "Resist",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            when: "trigger",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "roll", on: "save", by: "self", outcome: "succeeds" }],
                duration: { kind: "instantaneous" },
              },
            ],
            narrative: "Changes a failed save against an enchantment spell aimed at you alone.",
          },
        ],
      },
      {
        name: "Reflect",
        economy: "reaction",
        charges: 1,
        steps: [
          {
            when: "trigger",
            targets: { what: "spell", count: 1 },
            narrative:
              "After a save made against such a spell, even by Resist: it turns on its caster as though cast by you.",
          },
        ],
      },
    ],
  },
  {
    id: "staff-of-fire",
    name: "Staff of Fire",
    srd: "Magic Items A-Z, Staff of Fire",
    summary: "A staff that protects from fire and casts the fiercest spells of it.",
    kind: "staff",
    rarity: "very rare",
    attunement: { by: { classes: ["druid", "sorcerer", "warlock", "wizard"] } },
    effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
    charges: { most: 10, regains: { roll: "1d6 + 4", at: "dawn" }, risk: "destroyed" },
    spells: [
      { spell: "burning-hands", charges: 1 },
      { spell: "fireball", charges: 3 },
      { spell: "wall-of-fire", charges: 4 },
    ],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "Its spells have the holder's own spell save DC." }],
      },
    ],
  },
  {
    id: "staff-of-frost",
    name: "Staff of Frost",
    srd: "Magic Items A-Z, Staff of Frost",
    summary: "A staff that protects from cold and casts spells of fog, hail and ice.",
    kind: "staff",
    rarity: "very rare",
    attunement: { by: { classes: ["druid", "sorcerer", "warlock", "wizard"] } },
    effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
    charges: { most: 10, regains: { roll: "1d6 + 4", at: "dawn" }, risk: "destroyed" },
    spells: [
      { spell: "cone-of-cold", charges: 5 },
      { spell: "fog-cloud", charges: 1 },
      { spell: "ice-storm", charges: 4 },
      { spell: "wall-of-ice", charges: 4 },
    ],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "Its spells have the holder's own spell save DC." }],
      },
    ],
  },
  {
    id: "staff-of-healing",
    name: "Staff of Healing",
    srd: "Magic Items A-Z, Staff of Healing",
    summary: "A staff that heals one creature or many and lifts ailments.",
    kind: "staff",
    rarity: "rare",
    attunement: { by: { classes: ["bard", "cleric", "druid"] } },
    charges: { most: 10, regains: { roll: "1d6 + 4", at: "dawn" }, risk: "destroyed" },
    spells: [
      { spell: "cure-wounds", charges: 1, perCharge: true },
      { spell: "lesser-restoration", charges: 2 },
      { spell: "mass-cure-wounds", charges: 5 },
    ],
    uses: [
      {
        economy: "passive",
        steps: [
          { narrative: "Its spells have the holder's own save DC and spellcasting modifier." },
          { narrative: "Cure wounds takes 4 charges at most, for 4th level." },
        ],
      },
    ],
  },
  {
    id: "staff-of-power",
    name: "Staff of Power",
    srd: "Magic Items A-Z, Staff of Power",
    summary: "A +2 staff of guard and battle magic that can be broken in one last great explosion.",
    kind: "staff",
    base: ["quarterstaff"],
    rarity: "very rare",
    attunement: { by: { classes: ["sorcerer", "warlock", "wizard"] } },
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 2, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 2, when: { with: "this-item" } },
      { kind: "stat", stat: "armor-class", change: "add", by: 2 },
      { kind: "roll", on: "save", by: "self", bonus: 2 },
      { kind: "stat", stat: "spell-attack", change: "add", by: 2 },
    ],
    charges: { most: 20, regains: { roll: "2d8 + 4", at: "dawn" } },
    spells: [
      { spell: "cone-of-cold", charges: 5 },
      { spell: "fireball", charges: 5, level: 5 },
      { spell: "globe-of-invulnerability", charges: 6 },
      { spell: "hold-monster", charges: 5 },
      { spell: "levitate", charges: 2 },
      { spell: "lightning-bolt", charges: 5, level: 5 },
      { spell: "magic-missile", charges: 1 },
      { spell: "ray-of-enfeeblement", charges: 1 },
      { spell: "wall-of-force", charges: 5 },
    ],
    uses: [
      {
        name: "Last Charge",
        economy: "passive",
        steps: [
          {
            narrative:
              "A d20 is rolled when it is spent: 1 leaves nothing but the +2 to attack and damage rolls, 20 brings 1d8 + 2 charges back.",
          },
        ],
      },
      {
        name: "Spells",
        economy: "passive",
        steps: [{ narrative: "They have the holder's own save DC and attack bonus." }],
      },
      {
        name: "Power Strike",
        economy: "on-hit",
        charges: 1,
        steps: [
          {
            targets: { what: "creature", count: 1 },
            damage: [{ roll: "1d6", type: "force" }],
            narrative: "On a hit with a melee attack.",
          },
        ],
      },
      {
        name: "Retributive Strike",
        economy: "action",
        limit: { times: 1, per: "ever" },
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "The staff breaks. At 50 percent you land on a random plane, out of the blast; otherwise you take 16 force damage for each charge in it.",
          },
          {
            area: { shape: "sphere", radius: 30 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 17, success: "half" },
            narrative:
              "All others: 8 damage for each charge at 10 feet or less, 6 at 11 to 20 feet, 4 at 21 to 30 feet.",
          },
        ],
      },
    ],
  },
  {
    id: "staff-of-striking",
    name: "Staff of Striking",
    srd: "Magic Items A-Z, Staff of Striking",
    summary: "A +3 staff whose charges drive its blows home with force.",
    kind: "staff",
    base: ["quarterstaff"],
    rarity: "very rare",
    attunement: {},
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 3, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 3, when: { with: "this-item" } },
    ],
    charges: { most: 10, regains: { roll: "1d6 + 4", at: "dawn" }, risk: "loses-magic" },
    uses: [
      {
        economy: "on-hit",
        charges: 1,
        mostCharges: 3,
        steps: [
          { targets: { what: "creature", count: 1 }, damage: [{ roll: "1d6", type: "force" }] },
        ],
      },
    ],
  },
  {
    id: "staff-of-swarming-insects",
    name: "Staff of Swarming Insects",
    srd: "Magic Items A-Z, Staff of Swarming Insects",
    summary: "A staff that calls up insects: giant ones, a plague, or a cloud to hide in.",
    kind: "staff",
    rarity: "rare",
    attunement: { by: { classes: ["bard", "cleric", "druid", "sorcerer", "warlock", "wizard"] } },
    charges: { most: 10, regains: { roll: "1d6 + 4", at: "dawn" }, risk: "destroyed" },
    spells: [
      { spell: "giant-insect", charges: 4 },
      { spell: "insect-plague", charges: 5 },
    ],
    uses: [
      {
        name: "Spells",
        economy: "passive",
        steps: [{ narrative: "They have the holder's own spell save DC." }],
      },
      {
        name: "Insect Cloud",
        economy: "action",
        charges: 1,
        steps: [
          {
            area: { shape: "sphere", radius: 30 },
            aura: true,
            obscures: "heavily",
            narrative:
              "For 10 minutes harmless insects hide it from all but you; wind of 10 miles per hour or more ends it.",
          },
        ],
      },
    ],
  },
  {
    id: "staff-of-the-magi",
    name: "Staff of the Magi",
    srd: "Magic Items A-Z, Staff of the Magi",
    summary:
      "A mighty staff that drinks in spells, casts a host of its own and can be broken in a great blast.",
    kind: "staff",
    base: ["quarterstaff"],
    rarity: "legendary",
    attunement: { by: { classes: ["sorcerer", "warlock", "wizard"] } },
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 2, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 2, when: { with: "this-item" } },
      { kind: "stat", stat: "spell-attack", change: "add", by: 2 },
      { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "spells" } },
    ],
    charges: { most: 50, regains: { roll: "4d6 + 2", at: "dawn" } },
    spells: [
      { spell: "conjure-elemental", charges: 7 },
      { spell: "dispel-magic", charges: 3 },
      { spell: "fireball", charges: 7, level: 7 },
      { spell: "flaming-sphere", charges: 2 },
      { spell: "ice-storm", charges: 4 },
      { spell: "invisibility", charges: 2 },
      { spell: "knock", charges: 2 },
      { spell: "lightning-bolt", charges: 7, level: 7 },
      { spell: "passwall", charges: 5 },
      { spell: "plane-shift", charges: 7 },
      { spell: "telekinesis", charges: 5 },
      { spell: "wall-of-fire", charges: 4 },
      { spell: "web", charges: 2 },
      { spell: "arcane-lock" },
      { spell: "detect-magic" },
      { spell: "enlarge-reduce" },
      { spell: "light" },
      { spell: "mage-hand" },
      { spell: "protection-from-evil-and-good" },
    ],
    uses: [
      {
        name: "Last Charge",
        economy: "passive",
        steps: [
          { narrative: "A d20 is rolled when it is spent: 20 brings 1d12 + 1 charges back." },
        ],
      },
      {
        name: "Spells",
        economy: "passive",
        steps: [{ narrative: "They have the holder's own save DC and spellcasting ability." }],
      },
      {
        name: "Spell Absorption",
        economy: "reaction",
        steps: [
          {
            when: "trigger",
            targets: { what: "spell", count: 1 },
            ends: ["spell"],
            narrative:
              "A spell that another casts on you alone fails, and the staff gains its level in charges.",
          },
          { narrative: "Passing 50 charges so, it explodes as by a retributive strike." },
        ],
      },
      {
        name: "Retributive Strike",
        economy: "action",
        limit: { times: 1, per: "ever" },
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "The staff breaks. At 50 percent you land on a random plane, out of the blast; otherwise you take 16 force damage for each charge in it.",
          },
          {
            area: { shape: "sphere", radius: 30 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 17, success: "half" },
            narrative:
              "All others: 8 damage for each charge at 10 feet or less, 6 at 11 to 20 feet, 4 at 21 to 30 feet.",
          },
        ],
      },
    ],
  },
  {
    id: "staff-of-the-python",
    name: "Staff of the Python",
    srd: "Magic Items A-Z, Staff of the Python",
    summary: "A staff that turns into a giant constrictor snake at its owner's command.",
    kind: "staff",
    rarity: "uncommon",
    attunement: { by: { classes: ["cleric", "druid", "warlock"] } },
    uses: [
      {
        name: "Snake",
        economy: "action",
        steps: [
          {
            targets: { what: "point", count: 1, range: 10 },
            summons: { creatures: ["giant-constrictor-snake"], count: 1 },
            narrative: "You control the snake, which has its own initiative.",
          },
          {
            narrative:
              "On your turn, unless incapacitated, your thought directs it from 60 feet or less: its next action and path, or a standing order.",
          },
          {
            when: "death",
            narrative: "At 0 hit points it turns back into the staff, which breaks for good.",
          },
        ],
      },
      {
        name: "Return",
        economy: "bonus-action",
        steps: [
          {
            narrative:
              "It is a staff again, in a space the snake filled; a snake not slain has all its hit points next time.",
          },
        ],
      },
    ],
  },
  {
    id: "staff-of-the-woodlands",
    name: "Staff of the Woodlands",
    srd: "Magic Items A-Z, Staff of the Woodlands",
    summary: "A +2 staff of druid magic that speaks with nature and can stand as a tall tree.",
    kind: "staff",
    base: ["quarterstaff"],
    rarity: "rare",
    attunement: { by: { classes: ["druid"] } },
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 2, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 2, when: { with: "this-item" } },
      { kind: "stat", stat: "spell-attack", change: "add", by: 2 },
    ],
    charges: { most: 10, regains: { roll: "1d6 + 4", at: "dawn" }, risk: "loses-magic" },
    spells: [
      { spell: "animal-friendship", charges: 1 },
      { spell: "awaken", charges: 5 },
      { spell: "barkskin", charges: 2 },
      { spell: "locate-animals-or-plants", charges: 2 },
      { spell: "speak-with-animals", charges: 1 },
      { spell: "speak-with-plants", charges: 3 },
      { spell: "wall-of-thorns", charges: 6 },
      { spell: "pass-without-trace" },
    ],
    uses: [
      {
        name: "Spells",
        economy: "passive",
        steps: [{ narrative: "They have the holder's own spell save DC." }],
      },
      {
        name: "Tree Form",
        economy: "action",
        charges: 1,
        steps: [
          {
            narrative:
              "Planted in fertile earth it is a tree 60 feet high, its trunk 5 feet thick, its crown 20 feet in radius.",
          },
          { narrative: "It seems a common tree; detect magic finds faint transmutation." },
        ],
      },
      {
        name: "Return",
        economy: "action",
        steps: [
          { narrative: "Touch and word turn the tree into the staff; creatures up in it fall." },
        ],
      },
    ],
  },
  {
    id: "staff-of-thunder-and-lightning",
    name: "Staff of Thunder and Lightning",
    srd: "Magic Items A-Z, Staff of Thunder and Lightning",
    summary:
      "A +2 staff of storms with five powers of thunder and lightning, each good for one use a day.",
    kind: "staff",
    base: ["quarterstaff"],
    rarity: "very rare",
    attunement: {},
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 2, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 2, when: { with: "this-item" } },
    ],
    uses: [
      {
        name: "Lightning",
        economy: "on-hit",
        limit: { times: 1, per: "dawn" },
        steps: [
          { targets: { what: "creature", count: 1 }, damage: [{ roll: "2d6", type: "lightning" }] },
        ],
      },
      {
        name: "Thunder",
        economy: "on-hit",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            targets: { what: "creature", count: 1 },
            save: { ability: "con", dc: 17, success: "none" },
            conditions: [
              { condition: "stunned", duration: { kind: "turn", edge: "end", of: "source" } },
            ],
            narrative: "The crack is heard 300 feet away.",
          },
        ],
      },
      {
        name: "Lightning Strike",
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            area: { shape: "line", length: 120, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 17, success: "half" },
            damage: [{ roll: "9d6", type: "lightning" }],
          },
        ],
      },
      {
        name: "Thunderclap",
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            area: { shape: "sphere", radius: 60 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 17, success: "half" },
            damage: [{ roll: "2d6", type: "thunder" }],
            conditions: [
              { condition: "deafened", duration: { kind: "time", amount: 1, unit: "minute" } },
            ],
            narrative: "You are not affected. It is heard 600 feet away.",
          },
        ],
      },
      {
        name: "Thunder and Lightning",
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            area: { shape: "line", length: 120, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 17, success: "half" },
            damage: [{ roll: "9d6", type: "lightning" }],
            narrative: "Lightning Strike and Thunderclap at once; their own daily uses remain.",
          },
          {
            area: { shape: "sphere", radius: 60 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 17, success: "half" },
            damage: [{ roll: "2d6", type: "thunder" }],
            conditions: [
              { condition: "deafened", duration: { kind: "time", amount: 1, unit: "minute" } },
            ],
            narrative: "You are not affected. It is heard 600 feet away.",
          },
        ],
      },
    ],
  },
  {
    id: "staff-of-withering",
    name: "Staff of Withering",
    srd: "Magic Items A-Z, Staff of Withering",
    summary: "A staff whose charged blows rot flesh and sap the strength of body for an hour.",
    kind: "staff",
    base: ["quarterstaff"],
    rarity: "rare",
    attunement: { by: { classes: ["cleric", "druid", "warlock"] } },
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    uses: [
      {
        economy: "on-hit",
        charges: 1,
        steps: [
          {
            targets: { what: "creature", count: 1 },
            damage: [{ roll: "2d10", type: "necrotic" }],
            next: [
              {
                save: { ability: "con", dc: 15, success: "none" },
                effects: [
                  {
                    effects: [
                      {
                        kind: "roll",
                        on: "check",
                        by: "self",
                        mode: "disadvantage",
                        when: { ability: ["str", "con"] },
                      },
                      {
                        kind: "roll",
                        on: "save",
                        by: "self",
                        mode: "disadvantage",
                        when: { ability: ["str", "con"] },
                      },
                    ],
                    duration: { kind: "time", amount: 1, unit: "hour" },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]);
