// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Creature } from "./types.js";

/** Creatures of type celestial, in order of id. */
export const celestialCreatures: readonly Creature[] = Object.freeze<Creature[]>([
  {
    id: "couatl",
    name: "Couatl",
    srd: "Monsters, Couatl",
    summary:
      "Shapechanging celestial with a shielded mind, healing spells and a bite that leaves victims unconscious.",
    size: "medium",
    type: "celestial",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 19, from: "natural armor" }],
    hitPoints: { average: 97, roll: "13d8 + 39" },
    speeds: { walk: 30, fly: 90 },
    abilities: { str: 16, dex: 20, con: 17, int: 18, wis: 20, cha: 18 },
    saves: { con: 5, wis: 7, cha: 6 },
    skills: {},
    vulnerabilities: [],
    resistances: [{ types: ["radiant"] }],
    immunities: [
      { types: ["psychic"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    conditionImmunities: [],
    senses: { truesight: 120, passivePerception: 15 },
    languages: { speaks: [], understands: [], telepathy: 120, other: "all" },
    challenge: 4,
    xp: 1100,
    proficiencyBonus: 2,
    traits: [
      { name: "Magic Weapons", effects: [{ kind: "magical-attacks" }] },
      {
        name: "Shielded Mind",
        notes: [
          "Scrying does not work on it.",
          "Nothing can read its thoughts, sense its emotions or find out where it is.",
        ],
      },
    ],
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        dc: 14,
        spells: [
          { spell: "detect-evil-and-good", use: "at-will" },
          { spell: "detect-magic", use: "at-will" },
          { spell: "detect-thoughts", use: "at-will" },
          { spell: "bless", use: { perDay: 3 } },
          { spell: "create-food-and-water", use: { perDay: 3 } },
          { spell: "cure-wounds", use: { perDay: 3 } },
          { spell: "lesser-restoration", use: { perDay: 3 } },
          { spell: "protection-from-poison", use: { perDay: 3 } },
          { spell: "sanctuary", use: { perDay: 3 } },
          { spell: "shield", use: { perDay: 3 } },
          { spell: "dream", use: { perDay: 1 } },
          { spell: "greater-restoration", use: { perDay: 1 } },
          { spell: "scrying", use: { perDay: 1 } },
        ],
        without: ["somatic", "material"],
      },
    ],
    actions: [
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 5 },
            damage: [{ roll: "1d6 + 5", average: 8, type: "piercing" }],
            next: [
              {
                save: { ability: "con", dc: 13, success: "none" },
                conditions: [
                  { condition: "poisoned", duration: { kind: "time", amount: 24, unit: "hour" } },
                  {
                    condition: "unconscious",
                    duration: { kind: "time", amount: 24, unit: "hour" },
                    with: "poisoned",
                    endsOn: ["action"],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        name: "Constrict",
        holds: 1,
        steps: [
          {
            targets: { what: "creature", count: 1, sizeAtMost: "medium" },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 10 },
            damage: [{ roll: "2d6 + 3", average: 10, type: "bludgeoning" }],
            conditions: [
              {
                condition: "grappled",
                duration: { kind: "until", what: "escaped" },
                escape: { dc: 15, by: ["athletics", "acrobatics"] },
              },
              {
                condition: "restrained",
                duration: { kind: "until", what: "escaped" },
                with: "grappled",
              },
            ],
          },
        ],
      },
      {
        name: "Change Shape",
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "It becomes a beast or humanoid, of a challenge rating up to its own, or itself again; dead it has its true form.",
          },
          {
            narrative:
              "What it wears and carries merges into the new form or is borne by it, as it likes.",
          },
          {
            narrative:
              "It keeps its statistics and its speech, save for what the form sets: AC, speeds, Dexterity, Strength, other actions.",
          },
          {
            narrative:
              "It gains what the form has beyond that, but no class features, legendary or lair actions.",
          },
          { narrative: "It can use its own bite in a form that has one." },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "deva",
    name: "Deva",
    srd: "Monsters, Deva",
    summary:
      "Shapechanging celestial whose mace burns with radiant power and whose touch cures wounds, curses and disease.",
    size: "medium",
    type: "celestial",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 136, roll: "16d8 + 64" },
    speeds: { walk: 30, fly: 90 },
    abilities: { str: 18, dex: 18, con: 18, int: 17, wis: 20, cha: 20 },
    saves: { wis: 9, cha: 9 },
    skills: { insight: 9, perception: 9 },
    vulnerabilities: [],
    resistances: [
      { types: ["radiant"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [],
    conditionImmunities: ["charmed", "exhaustion", "frightened"],
    senses: { darkvision: 120, passivePerception: 19 },
    languages: { speaks: [], understands: [], telepathy: 120, other: "all" },
    challenge: 10,
    xp: 5900,
    proficiencyBonus: 4,
    traits: [
      {
        name: "Angelic Weapons",
        effects: [{ kind: "magical-attacks" }],
        notes: [
          "Its weapon hits deal 4d8 radiant damage more; its attacks have this in them already.",
        ],
      },
      {
        name: "Magic Resistance",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
        ],
      },
    ],
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        dc: 17,
        spells: [
          { spell: "detect-evil-and-good", use: "at-will" },
          { spell: "commune", use: { perDay: 1 } },
          { spell: "raise-dead", use: { perDay: 1 } },
        ],
        without: ["somatic", "material"],
      },
    ],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Mace", count: 2 }]], steps: [] },
      {
        name: "Mace",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 5 },
            damage: [
              { roll: "1d6 + 4", average: 7, type: "bludgeoning" },
              { roll: "4d8", average: 18, type: "radiant" },
            ],
          },
        ],
      },
      {
        name: "Healing Touch",
        limit: { times: 3, per: "day" },
        steps: [
          {
            targets: { what: "creature", count: 1, range: 5 },
            healing: [{ roll: "4d8 + 2", average: 20 }],
            ends: ["curse", "disease", "poisoned", "blinded", "deafened"],
            narrative: "By touch, and only another than itself.",
          },
        ],
      },
      {
        name: "Change Shape",
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "It becomes a beast or humanoid, of a challenge rating up to its own, or itself again; dead it has its true form.",
          },
          {
            narrative:
              "What it wears and carries merges into the new form or is borne by it, as it likes.",
          },
          {
            narrative:
              "It keeps its statistics and its speech, save for what the form sets: AC, speeds, Dexterity, Strength, special senses.",
          },
          {
            narrative:
              "It gains what the form has beyond that, but no class features, legendary or lair actions.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "pegasus",
    name: "Pegasus",
    srd: "Monsters, Pegasus",
    summary:
      "Winged celestial horse, chaotic good and very swift in the air, that kicks with its hooves.",
    size: "large",
    type: "celestial",
    subtypes: [],
    alignment: "chaotic good",
    armorClass: [{ value: 12, from: "dexterity" }],
    hitPoints: { average: 59, roll: "7d10 + 21" },
    speeds: { walk: 60, fly: 90 },
    abilities: { str: 18, dex: 15, con: 16, int: 10, wis: 15, cha: 13 },
    saves: { dex: 4, wis: 4, cha: 3 },
    skills: { perception: 6 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 16 },
    languages: { speaks: [], understands: ["celestial", "common", "elvish", "sylvan"] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Hooves",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "2d6 + 4", average: 11, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "planetar",
    name: "Planetar",
    srd: "Monsters, Planetar",
    summary:
      "Angelic warrior whose sword burns with radiance, who hears every lie and heals or cleanses by touch.",
    size: "large",
    type: "celestial",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 19, from: "natural armor" }],
    hitPoints: { average: 200, roll: "16d10 + 112" },
    speeds: { walk: 40, fly: 120 },
    abilities: { str: 24, dex: 20, con: 24, int: 19, wis: 22, cha: 25 },
    saves: { con: 12, wis: 11, cha: 12 },
    skills: { perception: 11 },
    vulnerabilities: [],
    resistances: [
      { types: ["radiant"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [],
    conditionImmunities: ["charmed", "exhaustion", "frightened"],
    senses: { truesight: 120, passivePerception: 21 },
    languages: { speaks: [], understands: [], telepathy: 120, other: "all" },
    challenge: 16,
    xp: 15000,
    proficiencyBonus: 5,
    traits: [
      {
        name: "Angelic Weapons",
        effects: [{ kind: "magical-attacks" }],
        notes: [
          "Its weapon hits deal 5d8 radiant damage more; its attacks have this in them already.",
        ],
      },
      { name: "Divine Awareness", notes: ["Notices every lie that it hears."] },
      {
        name: "Magic Resistance",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
        ],
      },
    ],
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        dc: 20,
        spells: [
          { spell: "detect-evil-and-good", use: "at-will" },
          { spell: "invisibility", use: "at-will", selfOnly: true },
          { spell: "blade-barrier", use: { perDay: 3 } },
          { spell: "dispel-evil-and-good", use: { perDay: 3 } },
          { spell: "flame-strike", use: { perDay: 3 } },
          { spell: "raise-dead", use: { perDay: 3 } },
          { spell: "commune", use: { perDay: 1 } },
          { spell: "control-weather", use: { perDay: 1 } },
          { spell: "insect-plague", use: { perDay: 1 } },
        ],
        without: ["material"],
      },
    ],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Greatsword", count: 2 }]], steps: [] },
      {
        name: "Greatsword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 12, reach: 5 },
            damage: [
              { roll: "4d6 + 7", average: 21, type: "slashing" },
              { roll: "5d8", average: 22, type: "radiant" },
            ],
          },
        ],
      },
      {
        name: "Healing Touch",
        limit: { times: 4, per: "day" },
        steps: [
          {
            targets: { what: "creature", count: 1, range: 5 },
            healing: [{ roll: "6d8 + 3", average: 30 }],
            ends: ["curse", "disease", "poisoned", "blinded", "deafened"],
            narrative: "By touch, and never on itself.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "solar",
    name: "Solar",
    srd: "Monsters, Solar",
    summary:
      "Celestial champion with a slaying bow, a flying greatsword, a healing touch and legendary bursts of searing light.",
    size: "large",
    type: "celestial",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 21, from: "natural armor" }],
    hitPoints: { average: 243, roll: "18d10 + 144" },
    speeds: { walk: 50, fly: 150 },
    abilities: { str: 26, dex: 22, con: 26, int: 25, wis: 25, cha: 30 },
    saves: { int: 14, wis: 14, cha: 17 },
    skills: { perception: 14 },
    vulnerabilities: [],
    resistances: [
      { types: ["radiant"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [{ types: ["necrotic", "poison"] }],
    conditionImmunities: ["charmed", "exhaustion", "frightened", "poisoned"],
    senses: { truesight: 120, passivePerception: 24 },
    languages: { speaks: [], understands: [], telepathy: 120, other: "all" },
    challenge: 21,
    xp: 33000,
    proficiencyBonus: 7,
    traits: [
      {
        name: "Angelic Weapons",
        effects: [{ kind: "magical-attacks" }],
        notes: [
          "Its weapon hits deal 6d8 radiant damage more; its attacks have this in them already.",
        ],
      },
      { name: "Divine Awareness", notes: ["Notices every lie that it hears."] },
      {
        name: "Magic Resistance",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
        ],
      },
    ],
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        dc: 25,
        spells: [
          { spell: "detect-evil-and-good", use: "at-will" },
          { spell: "invisibility", use: "at-will", selfOnly: true },
          { spell: "blade-barrier", use: { perDay: 3 } },
          { spell: "dispel-evil-and-good", use: { perDay: 3 } },
          { spell: "resurrection", use: { perDay: 3 } },
          { spell: "commune", use: { perDay: 1 } },
          { spell: "control-weather", use: { perDay: 1 } },
        ],
        without: ["material"],
      },
    ],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Greatsword", count: 2 }]], steps: [] },
      {
        name: "Greatsword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 15, reach: 5 },
            damage: [
              { roll: "4d6 + 8", average: 22, type: "slashing" },
              { roll: "6d8", average: 27, type: "radiant" },
            ],
          },
        ],
      },
      {
        name: "Slaying Longbow",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: {
              kind: "ranged",
              with: "weapon",
              bonus: 13,
              range: { normal: 150, long: 600 },
            },
            damage: [
              { roll: "2d8 + 6", average: 15, type: "piercing" },
              { roll: "6d8", average: 27, type: "radiant" },
            ],
            next: [
              {
                targets: { what: "creature" },
                hitPoints: { atMost: 190 },
                save: { ability: "con", dc: 15, success: "none" },
                kills: true,
              },
            ],
          },
        ],
      },
      {
        name: "Flying Sword",
        steps: [
          {
            targets: { what: "object", count: 1, range: 5 },
            narrative:
              "Its greatsword hovers in a free space; it counts as held by the solar for any effect aimed at it, and falls if the solar dies.",
          },
          {
            when: "sustain",
            economy: "bonus-action",
            targets: { what: "object", count: 1, visible: true },
            move: { feet: 50, to: "any" },
            narrative: "The sword flies as the solar thinks, if in sight.",
            next: [
              { option: "attack", action: "Greatsword" },
              { option: "return", narrative: "It is in the solar's hands again." },
            ],
          },
        ],
      },
      {
        name: "Healing Touch",
        limit: { times: 4, per: "day" },
        steps: [
          {
            targets: { what: "creature", count: 1, range: 5 },
            healing: [{ roll: "8d8 + 4", average: 40 }],
            ends: ["curse", "disease", "poisoned", "blinded", "deafened"],
            narrative: "By touch, and never on itself.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        {
          name: "Teleport",
          cost: 1,
          steps: [
            {
              targets: { what: "self" },
              move: { feet: 120, to: "any", teleport: true },
              narrative: "To a free space in its sight, equipment and all.",
            },
          ],
        },
        {
          name: "Searing Burst",
          cost: 2,
          steps: [
            {
              area: { shape: "sphere", radius: 10 },
              targets: { what: "creature", chosen: true },
              save: { ability: "dex", dc: 23, success: "half" },
              damage: [
                { roll: "4d6", type: "fire", average: 14 },
                { roll: "4d6", type: "radiant", average: 14 },
              ],
            },
          ],
        },
        {
          name: "Blinding Gaze",
          cost: 3,
          steps: [
            {
              targets: { what: "creature", count: 1, range: 30, visible: true },
              save: { ability: "con", dc: 15, success: "none" },
              conditions: [{ condition: "blinded", duration: { kind: "until", what: "cured" } }],
              narrative: "Only if it sees the solar; lesser restoration or other magic cures it.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "unicorn",
    name: "Unicorn",
    srd: "Monsters, Unicorn",
    summary:
      "Celestial that charges with its horn, heals by touch, teleports with companions and shields others by magic.",
    size: "large",
    type: "celestial",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 12, from: "dexterity" }],
    hitPoints: { average: 67, roll: "9d10 + 18" },
    speeds: { walk: 50 },
    abilities: { str: 18, dex: 14, con: 15, int: 11, wis: 17, cha: 16 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["charmed", "paralyzed", "poisoned"],
    senses: { darkvision: 60, passivePerception: 13 },
    languages: { speaks: ["celestial", "elvish", "sylvan"], understands: [], telepathy: 60 },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Charge",
        steps: [
          {
            when: "weapon-hit",
            if: { all: [{ action: "Horn" }, { moved: 20 }] },
            damage: [{ roll: "2d8", type: "piercing", average: 9 }],
            next: [
              {
                targets: { what: "creature" },
                save: { ability: "str", dc: 15, success: "none" },
                conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
              },
            ],
          },
        ],
      },
      {
        name: "Magic Resistance",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
        ],
      },
      { name: "Magic Weapons", effects: [{ kind: "magical-attacks" }] },
    ],
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        dc: 14,
        spells: [
          { spell: "detect-evil-and-good", use: "at-will" },
          { spell: "druidcraft", use: "at-will" },
          { spell: "pass-without-trace", use: "at-will" },
          { spell: "calm-emotions", use: { perDay: 1 } },
          { spell: "dispel-evil-and-good", use: { perDay: 1 } },
          { spell: "entangle", use: { perDay: 1 } },
        ],
        without: ["verbal", "somatic", "material"],
      },
    ],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Hooves", count: 1 },
            { action: "Horn", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Hooves",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "2d6 + 4", average: 11, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Horn",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "1d8 + 4", average: 8, type: "piercing" }],
          },
        ],
      },
      {
        name: "Healing Touch",
        limit: { times: 3, per: "day" },
        steps: [
          {
            targets: { what: "creature", count: 1, range: 5 },
            healing: [{ roll: "2d8 + 2", average: 11 }],
            ends: ["disease", "poisoned"],
            narrative:
              "With its horn, and never on itself; every disease and every poison in it is gone.",
          },
        ],
      },
      {
        name: "Teleport",
        limit: { times: 1, per: "day" },
        steps: [
          {
            targets: { what: "self" },
            move: { feet: 5280, to: "any", teleport: true },
            narrative: "To a place that it knows well, 1 mile off at most, equipment and all.",
          },
          {
            targets: { what: "creature", count: 3, range: 5, visible: true, willing: true },
            move: { feet: 5280, to: "any", teleport: true },
            narrative: "They come along to the same place.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Hooves", cost: 1, steps: [{ action: "Hooves" }] },
        {
          name: "Shimmering Shield",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", count: 1, range: 60, visible: true },
              effects: [
                {
                  effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 2 }],
                  duration: { kind: "turn", edge: "end", of: "source" },
                },
              ],
              narrative: "It may be the unicorn itself.",
            },
          ],
        },
        {
          name: "Heal Self",
          cost: 3,
          steps: [{ targets: { what: "self" }, healing: [{ roll: "2d8 + 2", average: 11 }] }],
        },
      ],
    },
  },
]);
