// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Creature } from "./types.js";

/** Creatures of type undead, in order of id. */
export const undeadCreatures: readonly Creature[] = Object.freeze<Creature[]>([
  {
    id: "ghast",
    name: "Ghast",
    srd: "Monsters, Ghast",
    summary:
      "Foul-smelling undead that sickens those nearby, paralyses with its claws and helps ghouls resist turning.",
    size: "medium",
    type: "undead",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 13, from: "dexterity" }],
    hitPoints: { average: 36, roll: "8d8" },
    speeds: { walk: 30 },
    abilities: { str: 16, dex: 17, con: 10, int: 11, wis: 10, cha: 8 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [{ types: ["necrotic"] }],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["charmed", "exhaustion", "poisoned"],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: { speaks: ["common"], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Stench",
        steps: [
          {
            when: "turn-start",
            area: { shape: "sphere", radius: 5 },
            aura: true,
            targets: { what: "creature" },
            save: { ability: "con", dc: 10, success: "none" },
            conditions: [
              { condition: "poisoned", duration: { kind: "turn", edge: "start", of: "target" } },
            ],
            immuneAfter: { amount: 24, unit: "hour", on: "save" },
            narrative: "Nothing but a successful save makes immune.",
          },
        ],
      },
      {
        name: "Turn Defiance",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "turning" } },
        ],
        steps: [
          {
            area: { shape: "sphere", radius: 30 },
            aura: true,
            targets: { what: "creature", types: ["undead"] },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "save",
                    by: "self",
                    mode: "advantage",
                    when: { against: "turning" },
                  },
                ],
                duration: { kind: "source" },
              },
            ],
            narrative: "Only for ghouls.",
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 3, reach: 5 },
            damage: [{ roll: "2d8 + 3", average: 12, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "2d6 + 3", average: 10, type: "slashing" }],
            next: [
              {
                targets: { what: "creature", except: ["undead"] },
                save: { ability: "con", dc: 10, success: "none" },
                conditions: [
                  {
                    condition: "paralyzed",
                    duration: { kind: "time", amount: 1, unit: "minute" },
                    repeat: "turn-end",
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "ghost",
    name: "Ghost",
    srd: "Monsters, Ghost",
    summary:
      "Incorporeal spirit that terrifies and ages onlookers, possesses humanoids and slips into the Ethereal Plane.",
    size: "medium",
    type: "undead",
    subtypes: [],
    alignment: "any",
    armorClass: [{ value: 11, from: "dexterity" }],
    hitPoints: { average: 45, roll: "10d8" },
    speeds: { walk: 0, fly: 40, hover: true },
    abilities: { str: 7, dex: 13, con: 10, int: 10, wis: 12, cha: 17 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["acid", "fire", "lightning", "thunder"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [{ types: ["cold", "necrotic", "poison"] }],
    conditionImmunities: [
      "charmed",
      "exhaustion",
      "frightened",
      "grappled",
      "paralyzed",
      "petrified",
      "poisoned",
      "prone",
      "restrained",
    ],
    senses: { darkvision: 60, passivePerception: 11 },
    languages: { speaks: [], understands: [], other: "any languages it knew in life" },
    challenge: 4,
    xp: 1100,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Ethereal Sight",
        notes: [
          "From the Material Plane it sees 60 feet into the Ethereal, and from there the other way.",
        ],
      },
      {
        name: "Incorporeal Movement",
        steps: [
          {
            when: "turn-end",
            if: { in: "object" },
            targets: { what: "self" },
            damage: [{ roll: "1d10", type: "force", average: 5 }],
          },
        ],
        notes: ["Passes through creatures and objects, which are difficult terrain to it."],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Withering Touch",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "4d6 + 3", average: 17, type: "necrotic" }],
          },
        ],
      },
      {
        name: "Etherealness",
        steps: [
          {
            targets: { what: "self" },
            narrative: "It passes from the Material to the Ethereal Plane or back.",
          },
          {
            narrative:
              "From the Border Ethereal it shows on the Material Plane, and the other way round, but neither side can affect the other.",
          },
        ],
      },
      {
        name: "Horrifying Visage",
        steps: [
          {
            targets: { what: "creature", range: 60, except: ["undead"] },
            save: { ability: "wis", dc: 13, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those who see the ghost.",
            next: [
              {
                failsBy: 5,
                narrative:
                  "It grows 1d4 x 10 years older; greater restoration undoes that within the first 24 hours.",
              },
            ],
          },
        ],
      },
      {
        name: "Possession",
        recharge: 6,
        steps: [
          {
            targets: { what: "creature", count: 1, range: 5, visible: true, types: ["humanoid"] },
            save: { ability: "cha", dc: 13, success: "none" },
            conditions: [{ condition: "incapacitated", duration: { kind: "special" } }],
            immuneAfter: { amount: 24, unit: "hour" },
            next: [
              {
                narrative:
                  "The ghost vanishes into the body and controls it; the target stays aware of everything.",
              },
              { narrative: "Nothing can target the ghost but effects that turn undead." },
              {
                narrative:
                  "It keeps its alignment, mental scores and immunity to charm and fear; other statistics are the target's, without knowledge, class features, proficiencies.",
              },
              {
                narrative:
                  "It ends when the body is at 0 hit points, by a bonus action of the ghost, or if it is turned or driven out (dispel evil and good).",
              },
              {
                when: "end",
                narrative: "The ghost is back in a free space at most 5 feet from the body.",
              },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "ghoul",
    name: "Ghoul",
    srd: "Monsters, Ghoul",
    summary:
      "Undead that bites hard and whose claws paralyse anything except elves and other undead.",
    size: "medium",
    type: "undead",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 12, from: "dexterity" }],
    hitPoints: { average: 22, roll: "5d8" },
    speeds: { walk: 30 },
    abilities: { str: 13, dex: 15, con: 10, int: 7, wis: 10, cha: 6 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["charmed", "exhaustion", "poisoned"],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: { speaks: ["common"], understands: [] },
    challenge: 1,
    xp: 200,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 2, reach: 5 },
            damage: [{ roll: "2d6 + 2", average: 9, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "2d4 + 2", average: 7, type: "slashing" }],
            next: [
              {
                targets: { what: "creature", except: ["undead"] },
                save: { ability: "con", dc: 10, success: "none" },
                conditions: [
                  {
                    condition: "paralyzed",
                    duration: { kind: "time", amount: 1, unit: "minute" },
                    repeat: "turn-end",
                  },
                ],
                narrative: "Elves are not affected.",
              },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "lich",
    name: "Lich",
    srd: "Monsters, Lich",
    summary:
      "Undead archmage who casts up to 9th-level spells, paralyses by touch and reforms near its phylactery.",
    size: "medium",
    type: "undead",
    subtypes: [],
    alignment: "any evil",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 135, roll: "18d8 + 54" },
    speeds: { walk: 30 },
    abilities: { str: 11, dex: 16, con: 16, int: 20, wis: 14, cha: 16 },
    saves: { con: 10, int: 12, wis: 9 },
    skills: { arcana: 18, history: 12, insight: 9, perception: 9 },
    vulnerabilities: [],
    resistances: [{ types: ["cold", "lightning", "necrotic"] }],
    immunities: [
      { types: ["poison"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    conditionImmunities: ["charmed", "exhaustion", "frightened", "paralyzed", "poisoned"],
    senses: { truesight: 120, passivePerception: 19 },
    languages: { speaks: ["common"], understands: [], other: "up to five other languages" },
    challenge: 21,
    xp: 33000,
    proficiencyBonus: 7,
    traits: [
      {
        name: "Legendary Resistance",
        limit: { times: 3, per: "day" },
        steps: [
          {
            when: "save-failed",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "roll", on: "save", by: "self", outcome: "succeeds" }],
                duration: { kind: "instantaneous" },
              },
            ],
            narrative: "On a failed save, if it so chooses.",
          },
        ],
      },
      {
        name: "Rejuvenation",
        steps: [
          {
            when: "death",
            narrative:
              "With a phylactery it has a new body after 1d10 days, within 5 feet of that and with all hit points.",
          },
        ],
      },
      {
        name: "Turn Resistance",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "turning" } },
        ],
      },
    ],
    spellcasting: [
      {
        kind: "slots",
        ability: "int",
        dc: 20,
        attack: 12,
        level: 18,
        class: "wizard",
        slots: [4, 3, 3, 3, 3, 1, 1, 1, 1],
        spells: [
          { spell: "mage-hand", use: "at-will" },
          { spell: "prestidigitation", use: "at-will" },
          { spell: "ray-of-frost", use: "at-will" },
          { spell: "detect-magic", use: "slots" },
          { spell: "magic-missile", use: "slots" },
          { spell: "shield", use: "slots" },
          { spell: "thunderwave", use: "slots" },
          { spell: "detect-thoughts", use: "slots" },
          { spell: "invisibility", use: "slots" },
          { spell: "acid-arrow", use: "slots" },
          { spell: "mirror-image", use: "slots" },
          { spell: "animate-dead", use: "slots" },
          { spell: "counterspell", use: "slots" },
          { spell: "dispel-magic", use: "slots" },
          { spell: "fireball", use: "slots" },
          { spell: "blight", use: "slots" },
          { spell: "dimension-door", use: "slots" },
          { spell: "cloudkill", use: "slots" },
          { spell: "scrying", use: "slots" },
          { spell: "disintegrate", use: "slots" },
          { spell: "globe-of-invulnerability", use: "slots" },
          { spell: "finger-of-death", use: "slots" },
          { spell: "plane-shift", use: "slots" },
          { spell: "dominate-monster", use: "slots" },
          { spell: "power-word-stun", use: "slots" },
          { spell: "power-word-kill", use: "slots" },
        ],
      },
    ],
    actions: [
      {
        name: "Paralyzing Touch",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "spell", bonus: 12, reach: 5 },
            damage: [{ roll: "3d6", average: 10, type: "cold" }],
            next: [
              {
                save: { ability: "con", dc: 18, success: "none" },
                conditions: [
                  {
                    condition: "paralyzed",
                    duration: { kind: "time", amount: 1, unit: "minute" },
                    repeat: "turn-end",
                  },
                ],
              },
            ],
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
          name: "Cantrip",
          cost: 1,
          steps: [{ narrative: "It casts one of the cantrips it knows." }],
        },
        { name: "Paralyzing Touch", cost: 2, steps: [{ action: "Paralyzing Touch" }] },
        {
          name: "Frightening Gaze",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", count: 1, range: 10, visible: true },
              save: { ability: "wis", dc: 18, success: "none", magic: true },
              conditions: [
                {
                  condition: "frightened",
                  duration: { kind: "time", amount: 1, unit: "minute" },
                  repeat: "turn-end",
                },
              ],
              immuneAfter: { amount: 24, unit: "hour" },
              narrative: "The save is one against magic.",
            },
          ],
        },
        {
          name: "Disrupt Life",
          cost: 3,
          steps: [
            {
              targets: { what: "creature", range: 20, except: ["undead"] },
              save: { ability: "con", dc: 18, success: "half", magic: true },
              damage: [{ roll: "6d6", type: "necrotic", average: 21 }],
              narrative: "The save is one against magic.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "minotaur-skeleton",
    name: "Minotaur Skeleton",
    srd: "Monsters, Minotaur Skeleton",
    summary:
      "Horned undead whose charging gore deals extra damage and knocks a creature back and down.",
    size: "large",
    type: "undead",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 12, from: "natural armor" }],
    hitPoints: { average: 67, roll: "9d10 + 18" },
    speeds: { walk: 40 },
    abilities: { str: 18, dex: 11, con: 15, int: 6, wis: 8, cha: 5 },
    saves: {},
    skills: {},
    vulnerabilities: [{ types: ["bludgeoning"] }],
    resistances: [],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["exhaustion", "poisoned"],
    senses: { darkvision: 60, passivePerception: 9 },
    languages: { speaks: [], understands: ["abyssal"] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Charge",
        steps: [
          {
            when: "weapon-hit",
            if: { all: [{ action: "Gore" }, { moved: 10 }] },
            damage: [{ roll: "2d8", type: "piercing", average: 9 }],
            next: [
              {
                targets: { what: "creature" },
                save: { ability: "str", dc: 14, success: "none" },
                conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
                move: { feet: 10, to: "away" },
              },
            ],
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Greataxe",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "2d12 + 4", average: 17, type: "slashing" }],
          },
        ],
      },
      {
        name: "Gore",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "2d8 + 4", average: 13, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "mummy",
    name: "Mummy",
    srd: "Monsters, Mummy",
    summary:
      "Undead whose glare frightens or paralyses and whose fist inflicts a rotting curse that blocks healing.",
    size: "medium",
    type: "undead",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 11, from: "natural armor" }],
    hitPoints: { average: 58, roll: "9d8 + 18" },
    speeds: { walk: 20 },
    abilities: { str: 16, dex: 8, con: 15, int: 6, wis: 10, cha: 12 },
    saves: { wis: 2 },
    skills: {},
    vulnerabilities: [{ types: ["fire"] }],
    resistances: [{ types: ["bludgeoning", "piercing", "slashing"], nonmagical: true }],
    immunities: [{ types: ["necrotic", "poison"] }],
    conditionImmunities: ["charmed", "exhaustion", "frightened", "paralyzed", "poisoned"],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: { speaks: [], understands: [], other: "the languages it knew in life" },
    challenge: 3,
    xp: 700,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Dreadful Glare", count: 1 },
            { action: "Rotting Fist", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Rotting Fist",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [
              { roll: "2d6 + 3", average: 10, type: "bludgeoning" },
              { roll: "3d6", average: 10, type: "necrotic" },
            ],
            next: [
              {
                targets: { what: "creature" },
                save: { ability: "con", dc: 12, success: "none" },
                effects: [
                  {
                    effects: [{ kind: "cannot", what: "heal" }],
                    duration: { kind: "until", what: "cured" },
                  },
                ],
                ails: "curse",
                narrative: "Mummy rot, a curse: remove curse or other magic ends it.",
                next: [
                  { when: "day", ails: "curse", lowersMaximum: { roll: "3d6", until: "cured" } },
                  { when: "maximum-zero", kills: true, narrative: "The body is then dust." },
                ],
              },
            ],
          },
        ],
      },
      {
        name: "Dreadful Glare",
        steps: [
          {
            targets: { what: "creature", count: 1, range: 60, visible: true },
            save: { ability: "wis", dc: 11, success: "none", magic: true },
            conditions: [
              { condition: "frightened", duration: { kind: "turn", edge: "end", of: "source" } },
            ],
            immuneAfter: { amount: 24, unit: "hour", on: "save", ofAll: ["mummy", "mummy-lord"] },
            narrative:
              "Only if it sees the glare, which is magic. Only a save makes immune, and to that of each mummy, but no mummy lord.",
            next: [
              {
                failsBy: 5,
                conditions: [
                  { condition: "paralyzed", duration: { kind: "turn", edge: "end", of: "source" } },
                ],
              },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "mummy-lord",
    name: "Mummy Lord",
    srd: "Monsters, Mummy Lord",
    summary:
      "Undead cleric with a mummy's curse and glare, legendary bursts of dust and sand, and rebirth while its heart survives.",
    size: "medium",
    type: "undead",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 97, roll: "13d8 + 39" },
    speeds: { walk: 20 },
    abilities: { str: 18, dex: 10, con: 17, int: 11, wis: 18, cha: 16 },
    saves: { con: 8, int: 5, wis: 9, cha: 8 },
    skills: { history: 5, religion: 5 },
    vulnerabilities: [{ types: ["fire"] }],
    resistances: [],
    immunities: [
      { types: ["necrotic", "poison"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    conditionImmunities: ["charmed", "exhaustion", "frightened", "paralyzed", "poisoned"],
    senses: { darkvision: 60, passivePerception: 14 },
    languages: { speaks: [], understands: [], other: "the languages it knew in life" },
    challenge: 15,
    xp: 13000,
    proficiencyBonus: 5,
    traits: [
      {
        name: "Magic Resistance",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
        ],
      },
      {
        name: "Rejuvenation",
        steps: [
          {
            when: "death",
            narrative:
              "If its heart is whole, it has a new body after 24 hours, within 5 feet of that and with all hit points.",
          },
        ],
      },
    ],
    spellcasting: [
      {
        kind: "slots",
        ability: "wis",
        dc: 17,
        attack: 9,
        level: 10,
        class: "cleric",
        slots: [4, 3, 3, 3, 2, 1],
        spells: [
          { spell: "sacred-flame", use: "at-will" },
          { spell: "thaumaturgy", use: "at-will" },
          { spell: "command", use: "slots" },
          { spell: "guiding-bolt", use: "slots" },
          { spell: "shield-of-faith", use: "slots" },
          { spell: "hold-person", use: "slots" },
          { spell: "silence", use: "slots" },
          { spell: "spiritual-weapon", use: "slots" },
          { spell: "animate-dead", use: "slots" },
          { spell: "dispel-magic", use: "slots" },
          { spell: "divination", use: "slots" },
          { spell: "guardian-of-faith", use: "slots" },
          { spell: "contagion", use: "slots" },
          { spell: "insect-plague", use: "slots" },
          { spell: "harm", use: "slots" },
        ],
      },
    ],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Dreadful Glare", count: 1 },
            { action: "Rotting Fist", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Rotting Fist",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 9, reach: 5 },
            damage: [
              { roll: "3d6 + 4", average: 14, type: "bludgeoning" },
              { roll: "6d6", average: 21, type: "necrotic" },
            ],
            next: [
              {
                targets: { what: "creature" },
                save: { ability: "con", dc: 16, success: "none" },
                effects: [
                  {
                    effects: [{ kind: "cannot", what: "heal" }],
                    duration: { kind: "until", what: "cured" },
                  },
                ],
                ails: "curse",
                narrative: "Mummy rot, a curse: remove curse or other magic ends it.",
                next: [
                  { when: "day", ails: "curse", lowersMaximum: { roll: "3d6", until: "cured" } },
                  { when: "maximum-zero", kills: true, narrative: "The body is then dust." },
                ],
              },
            ],
          },
        ],
      },
      {
        name: "Dreadful Glare",
        steps: [
          {
            targets: { what: "creature", count: 1, range: 60, visible: true },
            save: { ability: "wis", dc: 16, success: "none", magic: true },
            conditions: [
              { condition: "frightened", duration: { kind: "turn", edge: "end", of: "source" } },
            ],
            immuneAfter: { amount: 24, unit: "hour", on: "save", ofAll: ["mummy-lord"] },
            narrative:
              "Only if it sees the glare, which is magic. Only a save makes immune, and to that of each mummy and mummy lord.",
            next: [
              {
                failsBy: 5,
                conditions: [
                  { condition: "paralyzed", duration: { kind: "turn", edge: "end", of: "source" } },
                ],
              },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Attack", cost: 1, steps: [{ action: ["Rotting Fist", "Dreadful Glare"] }] },
        {
          name: "Blinding Dust",
          cost: 1,
          steps: [
            {
              targets: { what: "creature", range: 5 },
              save: { ability: "con", dc: 16, success: "none" },
              conditions: [
                { condition: "blinded", duration: { kind: "turn", edge: "end", of: "target" } },
              ],
            },
          ],
        },
        {
          name: "Blasphemous Word",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 10, except: ["undead"], hears: true },
              save: { ability: "con", dc: 16, success: "none", magic: true },
              conditions: [
                { condition: "stunned", duration: { kind: "turn", edge: "end", of: "source" } },
              ],
              narrative: "The word is magic.",
            },
          ],
        },
        {
          name: "Channel Negative Energy",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 60 },
              effects: [
                {
                  effects: [{ kind: "cannot", what: "heal" }],
                  duration: { kind: "turn", edge: "end", of: "source" },
                },
              ],
              narrative: "Barriers and corners do not shield anyone.",
            },
          ],
        },
        {
          name: "Whirlwind of Sand",
          cost: 2,
          steps: [
            {
              targets: { what: "self" },
              move: { feet: 60, to: "any" },
              effects: [
                {
                  effects: [
                    { kind: "damage", response: "immunity", types: "all" },
                    { kind: "condition-immunity", condition: "grappled" },
                    { kind: "condition-immunity", condition: "petrified" },
                    { kind: "condition-immunity", condition: "prone" },
                    { kind: "condition-immunity", condition: "restrained" },
                    { kind: "condition-immunity", condition: "stunned" },
                  ],
                  duration: { kind: "source" },
                },
              ],
              narrative:
                "It moves as a whirlwind, then takes its own shape again; it keeps its equipment all the while.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "ogre-zombie",
    name: "Ogre Zombie",
    srd: "Monsters, Ogre Zombie",
    summary:
      "Hulking undead with a morningstar that may stay up at 1 HP when a blow should fell it.",
    size: "large",
    type: "undead",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 8, from: "dexterity" }],
    hitPoints: { average: 85, roll: "9d10 + 36" },
    speeds: { walk: 30 },
    abilities: { str: 19, dex: 6, con: 18, int: 3, wis: 6, cha: 5 },
    saves: { wis: 0 },
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { darkvision: 60, passivePerception: 8 },
    languages: { speaks: [], understands: ["common", "giant"] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Undead Fortitude",
        effects: [
          {
            kind: "last-stand",
            dc: 5,
            grows: "damage",
            unless: ["radiant", "critical"],
            despite: "massive-damage",
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Morningstar",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "2d8 + 4", average: 13, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "shadow",
    name: "Shadow",
    srd: "Monsters, Shadow",
    summary:
      "Amorphous undead that hides in gloom, drains Strength and spawns new shadows from non-evil humanoids it kills.",
    size: "medium",
    type: "undead",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 12, from: "dexterity" }],
    hitPoints: { average: 16, roll: "3d8 + 3" },
    speeds: { walk: 40 },
    abilities: { str: 6, dex: 14, con: 13, int: 6, wis: 10, cha: 8 },
    saves: {},
    skills: { stealth: 4 },
    vulnerabilities: [{ types: ["radiant"] }],
    resistances: [
      { types: ["acid", "cold", "fire", "lightning", "thunder"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [{ types: ["necrotic", "poison"] }],
    conditionImmunities: [
      "exhaustion",
      "frightened",
      "grappled",
      "paralyzed",
      "petrified",
      "poisoned",
      "prone",
      "restrained",
    ],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: { speaks: [], understands: [] },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
    traits: [
      { name: "Amorphous", notes: ["Gaps 1 inch wide need no squeezing."] },
      {
        name: "Shadow Stealth",
        steps: [
          {
            when: "use",
            if: { light: ["dim", "darkness", "magical_darkness"] },
            economy: "bonus-action",
            targets: { what: "self" },
            action: "Hide",
          },
        ],
      },
      {
        name: "Sunlight Weakness",
        effects: [
          {
            kind: "roll",
            on: "attack",
            by: "self",
            mode: "disadvantage",
            when: { sunlight: true },
          },
          { kind: "roll", on: "check", by: "self", mode: "disadvantage", when: { sunlight: true } },
          { kind: "roll", on: "save", by: "self", mode: "disadvantage", when: { sunlight: true } },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Strength Drain",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "2d6 + 2", average: 9, type: "necrotic" }],
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "add", by: "-1d4" }],
                duration: { kind: "until", what: "short-rest" },
                stacks: true,
              },
            ],
            next: [
              { when: "strength-zero", kills: true },
              {
                when: "slain",
                targets: {
                  what: "corpse",
                  types: ["humanoid"],
                  alignments: [
                    "lawful good",
                    "neutral good",
                    "chaotic good",
                    "lawful neutral",
                    "neutral",
                    "chaotic neutral",
                  ],
                },
                summons: {
                  creatures: ["shadow"],
                  count: 1,
                  after: { amount: "1d4", unit: "hour" },
                },
                narrative: "Out of the body, after 1d4 hours.",
              },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "skeleton",
    name: "Skeleton",
    srd: "Monsters, Skeleton",
    summary: "Basic undead soldier that fights with a shortsword or shoots a shortbow.",
    size: "medium",
    type: "undead",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 13, from: "armor", worn: ["armor-scraps"] }],
    hitPoints: { average: 13, roll: "2d8 + 4" },
    speeds: { walk: 30 },
    abilities: { str: 10, dex: 14, con: 15, int: 6, wis: 8, cha: 5 },
    saves: {},
    skills: {},
    vulnerabilities: [{ types: ["bludgeoning"] }],
    resistances: [],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["exhaustion", "poisoned"],
    senses: { darkvision: 60, passivePerception: 9 },
    languages: {
      speaks: [],
      understands: [],
      other: "understands, but does not speak, the languages it knew in life",
    },
    challenge: 0.25,
    xp: 50,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Shortsword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d6 + 2", average: 5, type: "piercing" }],
          },
        ],
      },
      {
        name: "Shortbow",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 4, range: { normal: 80, long: 320 } },
            damage: [{ roll: "1d6 + 2", average: 5, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "specter",
    name: "Specter",
    srd: "Monsters, Specter",
    summary:
      "Flying undead that passes through walls and creatures and drains life to lower maximum HP.",
    size: "medium",
    type: "undead",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 12, from: "dexterity" }],
    hitPoints: { average: 22, roll: "5d8" },
    speeds: { walk: 0, fly: 50, hover: true },
    abilities: { str: 1, dex: 14, con: 11, int: 10, wis: 10, cha: 11 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["acid", "cold", "fire", "lightning", "thunder"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [{ types: ["necrotic", "poison"] }],
    conditionImmunities: [
      "charmed",
      "exhaustion",
      "grappled",
      "paralyzed",
      "petrified",
      "poisoned",
      "prone",
      "restrained",
      "unconscious",
    ],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: {
      speaks: [],
      understands: [],
      other: "understands, but does not speak, all languages it knew in life",
    },
    challenge: 1,
    xp: 200,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Incorporeal Movement",
        steps: [
          {
            when: "turn-end",
            if: { in: "object" },
            targets: { what: "self" },
            damage: [{ roll: "1d10", type: "force", average: 5 }],
          },
        ],
        notes: ["Passes through creatures and objects, which are difficult terrain to it."],
      },
      {
        name: "Sunlight Sensitivity",
        effects: [
          {
            kind: "roll",
            on: "attack",
            by: "self",
            mode: "disadvantage",
            when: { sunlight: true },
          },
          {
            kind: "roll",
            on: "check",
            by: "self",
            mode: "disadvantage",
            when: { all: [{ sunlight: true }, { skill: ["perception"] }, { relies: "sight" }] },
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Life Drain",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "spell", bonus: 4, reach: 5 },
            damage: [{ roll: "3d6", average: 10, type: "necrotic" }],
            next: [
              {
                save: { ability: "con", dc: 10, success: "none" },
                lowersMaximum: "damage",
                narrative: "The damage of the hit counts; a long rest gives the maximum back.",
                next: [{ when: "maximum-zero", kills: true }],
              },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "vampire",
    name: "Vampire",
    srd: "Monsters, Vampire",
    summary:
      "Regenerating undead that charms humanoids, drinks life and escapes as mist, but is harmed by sun and running water.",
    size: "medium",
    type: "undead",
    subtypes: ["shapechanger"],
    alignment: "lawful evil",
    armorClass: [{ value: 16, from: "natural armor" }],
    hitPoints: { average: 144, roll: "17d8 + 68" },
    speeds: { walk: 30 },
    abilities: { str: 18, dex: 18, con: 18, int: 17, wis: 15, cha: 18 },
    saves: { dex: 9, wis: 7, cha: 9 },
    skills: { perception: 7, stealth: 9 },
    vulnerabilities: [],
    resistances: [
      { types: ["necrotic"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 120, passivePerception: 17 },
    languages: { speaks: [], understands: [], other: "the languages it knew in life" },
    challenge: 13,
    xp: 10000,
    proficiencyBonus: 5,
    forms: [
      { name: "bat", size: "tiny", speeds: { walk: 5, fly: 30 } },
      { name: "mist", size: "medium", speeds: { walk: 0, fly: 20, hover: true } },
    ],
    traits: [
      {
        name: "Legendary Resistance",
        limit: { times: 3, per: "day" },
        steps: [
          {
            when: "save-failed",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "roll", on: "save", by: "self", outcome: "succeeds" }],
                duration: { kind: "instantaneous" },
              },
            ],
            narrative: "On a failed save, if it so chooses.",
          },
        ],
      },
      {
        name: "Misty Escape",
        steps: [
          {
            when: "at-zero",
            if: { not: { sunlight: true } },
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "cannot", what: "act" },
                  { kind: "cannot", what: "speak" },
                  { kind: "stat", stat: "speed-walk", change: "set", by: 0 },
                  { kind: "stat", stat: "speed-fly", change: "set", by: 20 },
                  {
                    kind: "roll",
                    on: "save",
                    by: "self",
                    mode: "advantage",
                    when: { ability: ["str", "dex", "con"] },
                  },
                  { kind: "damage", response: "immunity", types: "all", when: { magical: false } },
                ],
                duration: { kind: "special" },
              },
            ],
            narrative:
              "Not where it rests, nor in running water. It gets to its resting place within 2 hours, or is no more.",
          },
          {
            when: "finished",
            targets: { what: "self" },
            ends: ["own"],
            conditions: [{ condition: "paralyzed", duration: { kind: "until", what: "healed" } }],
            narrative:
              "Where it rests it has its vampire form again; an hour there with 0 hit points gives it 1.",
          },
        ],
        notes: ["As mist with 0 hit points, it cannot turn back before it is there."],
      },
      {
        name: "Regeneration",
        effects: [
          {
            kind: "regeneration",
            amount: 20,
            stoppedBy: ["radiant"],
            when: { not: { any: [{ hitPointsAtMost: 0 }, { sunlight: true }] } },
          },
        ],
        notes: ["Nor in running water.", "Damage by holy water stops it as radiant does."],
      },
      {
        name: "Shapechanger",
        steps: [
          {
            when: "use",
            economy: "action",
            option: "bat",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "cannot", what: "speak" },
                  { kind: "stat", stat: "speed-walk", change: "set", by: 5 },
                  { kind: "stat", stat: "speed-fly", change: "set", by: 30 },
                ],
                duration: { kind: "special" },
              },
            ],
            narrative: "Tiny. What it wears changes with it, what it carries does not.",
          },
          {
            when: "use",
            economy: "action",
            option: "mist",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "cannot", what: "act" },
                  { kind: "cannot", what: "speak" },
                  { kind: "stat", stat: "speed-walk", change: "set", by: 0 },
                  { kind: "stat", stat: "speed-fly", change: "set", by: 20 },
                  {
                    kind: "roll",
                    on: "save",
                    by: "self",
                    mode: "advantage",
                    when: { ability: ["str", "dex", "con"] },
                  },
                  { kind: "damage", response: "immunity", types: "all", when: { magical: false } },
                ],
                duration: { kind: "special" },
              },
            ],
            narrative: "A Medium cloud that weighs nothing, hovers, and cannot handle objects.",
          },
          {
            when: "use",
            economy: "action",
            option: "true_form",
            targets: { what: "self" },
            narrative: "Turns back.",
          },
        ],
        notes: [
          "Not in sunlight or running water.",
          "As a bat it keeps its other statistics; dead, it turns back.",
          "Mist is not immune to the damage of sunlight.",
          "Mist may enter an enemy's space and stay in it, needs no squeezing where air gets through, and cannot go through water.",
        ],
      },
      {
        name: "Spider Climb",
        notes: ["Climbs difficult surfaces, even ceilings head down, with no ability check."],
      },
      {
        name: "Vampire Weaknesses",
        effects: [
          {
            kind: "roll",
            on: "attack",
            by: "self",
            mode: "disadvantage",
            when: { sunlight: true },
          },
          { kind: "roll", on: "check", by: "self", mode: "disadvantage", when: { sunlight: true } },
        ],
        steps: [
          {
            when: "turn-end",
            if: { in: "running-water" },
            targets: { what: "self" },
            damage: [{ roll: "20", type: "acid" }],
          },
          {
            when: "trigger",
            targets: { what: "self", has: ["incapacitated"] },
            conditions: [{ condition: "paralyzed", duration: { kind: "special" } }],
            narrative:
              "Stake to the Heart: a wooden piercing weapon driven in while it lies incapacitated where it rests. Ends when it is drawn out.",
          },
          {
            when: "turn-start",
            if: { sunlight: true },
            targets: { what: "self" },
            damage: [{ roll: "20", type: "radiant" }],
          },
        ],
        notes: ["Forbiddance: it enters no residence unless someone who lives there invites it."],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        form: ["vampire"],
        multiattack: [
          [{ action: "Unarmed Strike", count: 2 }],
          [
            { action: "Unarmed Strike", count: 1 },
            { action: "Bite", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Unarmed Strike",
        form: ["vampire"],
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 9, reach: 5 },
            next: [
              { option: "damage", damage: [{ roll: "1d8 + 4", average: 8, type: "bludgeoning" }] },
              {
                option: "grapple",
                conditions: [
                  {
                    condition: "grappled",
                    duration: { kind: "until", what: "escaped" },
                    escape: { dc: 18, by: ["athletics", "acrobatics"] },
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        name: "Bite",
        form: ["bat", "vampire"],
        steps: [
          {
            targets: {
              what: "creature",
              count: 1,
              has: ["incapacitated", "restrained", "grappled", "charmed"],
            },
            attack: { kind: "melee", with: "weapon", bonus: 9, reach: 5 },
            damage: [
              { roll: "1d6 + 4", average: 7, type: "piercing" },
              { roll: "3d6", average: 10, type: "necrotic" },
            ],
            next: [
              {
                lowersMaximum: { damage: "necrotic" },
                narrative: "By the necrotic damage alone; a long rest gives the maximum back.",
              },
              {
                targets: { what: "self" },
                healing: [{ roll: "0", shareOfDamage: 1, ofType: "necrotic" }],
                narrative: "Of the necrotic damage alone.",
              },
              { when: "maximum-zero", kills: true },
              {
                when: "slain",
                targets: { what: "corpse", types: ["humanoid"] },
                summons: {
                  creatures: ["vampire-spawn"],
                  count: 1,
                  after: { amount: 1, unit: "day" },
                },
                narrative:
                  "Put in the earth, it rises the next night and is under the vampire's control.",
              },
            ],
          },
        ],
      },
      {
        name: "Charm",
        steps: [
          {
            targets: { what: "creature", count: 1, range: 30, visible: true, types: ["humanoid"] },
            save: { ability: "wis", dc: 17, success: "none", magic: true },
            conditions: [
              { condition: "charmed", duration: { kind: "time", amount: 24, unit: "hour" } },
            ],
            narrative: "Only if it sees the vampire. The save is one against magic.",
            next: [
              {
                narrative:
                  "To it the vampire is a friend to trust and guard; it takes requests as kindly as can be, and lets itself be bitten.",
              },
              {
                narrative:
                  "Each harm that the vampire or its companions do to it allows a new save, which ends it.",
              },
              {
                narrative:
                  "Sooner over when the vampire is destroyed, on another plane, or ends it by a bonus action.",
              },
            ],
          },
        ],
      },
      {
        name: "Children of the Night",
        limit: { times: 1, per: "day" },
        steps: [
          {
            option: "bats",
            narrative: "Never while the sun is up.",
            targets: { what: "self" },
            effects: [{ effects: [], duration: { kind: "time", amount: "1d4", unit: "round" } }],
            next: [
              {
                when: "end",
                summons: { creatures: ["swarm-of-bats"], count: "2d4", whileLives: true },
              },
            ],
          },
          {
            option: "rats",
            narrative: "Never while the sun is up.",
            targets: { what: "self" },
            effects: [{ effects: [], duration: { kind: "time", amount: "1d4", unit: "round" } }],
            next: [
              {
                when: "end",
                summons: { creatures: ["swarm-of-rats"], count: "2d4", whileLives: true },
              },
            ],
          },
          {
            option: "wolves",
            narrative: "Outdoors only, and never while the sun is up.",
            targets: { what: "self" },
            effects: [{ effects: [], duration: { kind: "time", amount: "1d4", unit: "round" } }],
            next: [
              { when: "end", summons: { creatures: ["wolf"], count: "3d6", whileLives: true } },
            ],
          },
          {
            narrative:
              "They heed what it says, and stay 1 hour, or until it sends them off by a bonus action.",
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
          name: "Move",
          cost: 1,
          steps: [
            {
              targets: { what: "self" },
              effects: [
                {
                  effects: [{ kind: "cannot", what: "be-opportunity-attacked" }],
                  duration: { kind: "source" },
                },
              ],
              narrative: "It moves, at most as far as its speed allows.",
            },
          ],
        },
        { name: "Unarmed Strike", cost: 1, steps: [{ action: "Unarmed Strike" }] },
        { name: "Bite", cost: 2, steps: [{ action: "Bite" }] },
      ],
    },
  },
  {
    id: "vampire-spawn",
    name: "Vampire Spawn",
    srd: "Monsters, Vampire Spawn",
    summary:
      "Lesser vampire that regenerates, climbs walls, drains life with its bite and is seared by sunlight.",
    size: "medium",
    type: "undead",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 15, from: "natural armor" }],
    hitPoints: { average: 82, roll: "11d8 + 33" },
    speeds: { walk: 30 },
    abilities: { str: 16, dex: 16, con: 16, int: 11, wis: 10, cha: 12 },
    saves: { dex: 6, wis: 3 },
    skills: { perception: 3, stealth: 6 },
    vulnerabilities: [],
    resistances: [
      { types: ["necrotic"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 13 },
    languages: { speaks: [], understands: [], other: "the languages it knew in life" },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Regeneration",
        effects: [
          {
            kind: "regeneration",
            amount: 10,
            stoppedBy: ["radiant"],
            when: { not: { any: [{ hitPointsAtMost: 0 }, { sunlight: true }] } },
          },
        ],
        notes: ["Nor in running water.", "Damage by holy water stops it as radiant does."],
      },
      {
        name: "Spider Climb",
        notes: ["Climbs difficult surfaces, even ceilings head down, with no ability check."],
      },
      {
        name: "Vampire Weaknesses",
        effects: [
          {
            kind: "roll",
            on: "attack",
            by: "self",
            mode: "disadvantage",
            when: { sunlight: true },
          },
          { kind: "roll", on: "check", by: "self", mode: "disadvantage", when: { sunlight: true } },
        ],
        steps: [
          {
            when: "turn-end",
            if: { in: "running-water" },
            targets: { what: "self" },
            damage: [{ roll: "20", type: "acid" }],
          },
          {
            when: "trigger",
            targets: { what: "self", has: ["incapacitated"] },
            kills: true,
            narrative:
              "Stake to the Heart: a wooden piercing weapon driven in while it lies incapacitated where it rests.",
          },
          {
            when: "turn-start",
            if: { sunlight: true },
            targets: { what: "self" },
            damage: [{ roll: "20", type: "radiant" }],
          },
        ],
        notes: ["Forbiddance: it enters no residence unless someone who lives there invites it."],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [{ action: "Claws", count: 2 }],
          [
            { action: "Bite", count: 1 },
            { action: "Claws", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: {
              what: "creature",
              count: 1,
              has: ["incapacitated", "restrained", "grappled", "charmed"],
            },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [
              { roll: "1d6 + 3", average: 6, type: "piercing" },
              { roll: "2d6", average: 7, type: "necrotic" },
            ],
            next: [
              {
                lowersMaximum: { damage: "necrotic" },
                narrative: "By the necrotic damage alone; a long rest gives the maximum back.",
              },
              {
                targets: { what: "self" },
                healing: [{ roll: "0", shareOfDamage: 1, ofType: "necrotic" }],
                narrative: "Of the necrotic damage alone.",
              },
              { when: "maximum-zero", kills: true },
            ],
          },
        ],
      },
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            next: [
              { option: "damage", damage: [{ roll: "2d4 + 3", average: 8, type: "slashing" }] },
              {
                option: "grapple",
                conditions: [
                  {
                    condition: "grappled",
                    duration: { kind: "until", what: "escaped" },
                    escape: { dc: 13, by: ["athletics", "acrobatics"] },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "warhorse-skeleton",
    name: "Warhorse Skeleton",
    srd: "Monsters, Warhorse Skeleton",
    summary:
      "Undead steed that runs as fast as a living warhorse and kicks with bony hooves, but cannot trample.",
    size: "large",
    type: "undead",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 13, from: "armor", worn: ["barding-scraps"] }],
    hitPoints: { average: 22, roll: "3d10 + 6" },
    speeds: { walk: 60 },
    abilities: { str: 18, dex: 12, con: 15, int: 2, wis: 8, cha: 5 },
    saves: {},
    skills: {},
    vulnerabilities: [{ types: ["bludgeoning"] }],
    resistances: [],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["exhaustion", "poisoned"],
    senses: { darkvision: 60, passivePerception: 9 },
    languages: { speaks: [], understands: [] },
    challenge: 0.5,
    xp: 100,
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
    id: "wight",
    name: "Wight",
    srd: "Monsters, Wight",
    summary:
      "Sun-sensitive undead warrior that drains life and raises slain humanoids as zombies under its command.",
    size: "medium",
    type: "undead",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 14, from: "armor", worn: ["studded-leather-armor"] }],
    hitPoints: { average: 45, roll: "6d8 + 18" },
    speeds: { walk: 30 },
    abilities: { str: 15, dex: 14, con: 16, int: 10, wis: 13, cha: 15 },
    saves: {},
    skills: { perception: 3, stealth: 4 },
    vulnerabilities: [],
    resistances: [
      { types: ["necrotic"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["silvered"] },
    ],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["exhaustion", "poisoned"],
    senses: { darkvision: 60, passivePerception: 13 },
    languages: { speaks: [], understands: [], other: "the languages it knew in life" },
    challenge: 3,
    xp: 700,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Sunlight Sensitivity",
        effects: [
          {
            kind: "roll",
            on: "attack",
            by: "self",
            mode: "disadvantage",
            when: { sunlight: true },
          },
          {
            kind: "roll",
            on: "check",
            by: "self",
            mode: "disadvantage",
            when: { all: [{ sunlight: true }, { skill: ["perception"] }, { relies: "sight" }] },
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [{ action: "Longsword", count: 2 }],
          [{ action: "Longbow", count: 2 }],
          [
            { action: "Life Drain", count: 1 },
            { action: "Longsword", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Life Drain",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d6 + 2", average: 5, type: "necrotic" }],
            next: [
              {
                save: { ability: "con", dc: 13, success: "none" },
                lowersMaximum: "damage",
                narrative: "The damage of the hit counts; a long rest gives the maximum back.",
                next: [{ when: "maximum-zero", kills: true }],
              },
              {
                when: "slain",
                targets: { what: "corpse", types: ["humanoid"] },
                summons: { creatures: ["zombie"], count: 1, after: { amount: 24, unit: "hour" } },
                narrative: "24 hours later, unless it lives again or the body is gone.",
              },
              { narrative: "The wight controls such zombies, 12 at most." },
            ],
          },
        ],
      },
      {
        name: "Longsword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [
              {
                roll: "1d8 + 2",
                average: 6,
                type: "slashing",
                instead: [{ if: "two-handed", roll: "1d10 + 2", average: 7 }],
              },
            ],
          },
        ],
      },
      {
        name: "Longbow",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 4, range: { normal: 150, long: 600 } },
            damage: [{ roll: "1d8 + 2", average: 6, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "will-o-wisp",
    name: "Will-o'-Wisp",
    srd: "Monsters, Will-o'-Wisp",
    summary:
      "Glowing undead spark that turns invisible, shocks by touch and devours the life of the dying.",
    size: "tiny",
    type: "undead",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 19, from: "dexterity" }],
    hitPoints: { average: 22, roll: "9d4" },
    speeds: { walk: 0, fly: 50, hover: true },
    abilities: { str: 1, dex: 28, con: 10, int: 13, wis: 14, cha: 11 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["acid", "cold", "fire", "necrotic", "thunder"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [{ types: ["lightning", "poison"] }],
    conditionImmunities: [
      "exhaustion",
      "grappled",
      "paralyzed",
      "poisoned",
      "prone",
      "restrained",
      "unconscious",
    ],
    senses: { darkvision: 120, passivePerception: 12 },
    languages: { speaks: [], understands: [], other: "the languages it knew in life" },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Consume Life",
        steps: [
          {
            when: "use",
            economy: "bonus-action",
            targets: { what: "creature", count: 1, range: 5, visible: true },
            hitPoints: { atMost: 0 },
            save: { ability: "con", dc: 10, success: "none", magic: true },
            kills: true,
            narrative: "Only one that is alive. The save is one against magic.",
            next: [{ targets: { what: "self" }, healing: [{ roll: "3d6", average: 10 }] }],
          },
        ],
      },
      { name: "Ephemeral", notes: ["Neither wears nor carries things."] },
      {
        name: "Incorporeal Movement",
        steps: [
          {
            when: "turn-end",
            if: { in: "object" },
            targets: { what: "self" },
            damage: [{ roll: "1d10", type: "force", average: 5 }],
          },
        ],
        notes: ["Passes through creatures and objects, which are difficult terrain to it."],
      },
      {
        name: "Variable Illumination",
        steps: [
          {
            when: "use",
            economy: "bonus-action",
            targets: { what: "self" },
            narrative: "Makes that radius another.",
          },
        ],
        notes: ["Sheds bright light for 5 to 20 feet and dim light for as many more."],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Shock",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "spell", bonus: 4, reach: 5 },
            damage: [{ roll: "2d8", average: 9, type: "lightning" }],
          },
        ],
      },
      {
        name: "Invisibility",
        steps: [
          {
            targets: { what: "self" },
            conditions: [
              { condition: "invisible", duration: { kind: "source" }, endsOn: ["bearer-attacks"] },
            ],
            narrative:
              "Its light vanishes too. It lasts while it concentrates as on a spell; using Consume Life ends it.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "wraith",
    name: "Wraith",
    srd: "Monsters, Wraith",
    summary:
      "Flying undead that moves through objects, drains life and raises the freshly slain as specters.",
    size: "medium",
    type: "undead",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 13, from: "dexterity" }],
    hitPoints: { average: 67, roll: "9d8 + 27" },
    speeds: { walk: 0, fly: 60, hover: true },
    abilities: { str: 6, dex: 16, con: 16, int: 12, wis: 14, cha: 15 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["acid", "cold", "fire", "lightning", "thunder"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["silvered"] },
    ],
    immunities: [{ types: ["necrotic", "poison"] }],
    conditionImmunities: [
      "charmed",
      "exhaustion",
      "grappled",
      "paralyzed",
      "petrified",
      "poisoned",
      "prone",
      "restrained",
    ],
    senses: { darkvision: 60, passivePerception: 12 },
    languages: { speaks: [], understands: [], other: "the languages it knew in life" },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Incorporeal Movement",
        steps: [
          {
            when: "turn-end",
            if: { in: "object" },
            targets: { what: "self" },
            damage: [{ roll: "1d10", type: "force", average: 5 }],
          },
        ],
        notes: ["Passes through creatures and objects, which are difficult terrain to it."],
      },
      {
        name: "Sunlight Sensitivity",
        effects: [
          {
            kind: "roll",
            on: "attack",
            by: "self",
            mode: "disadvantage",
            when: { sunlight: true },
          },
          {
            kind: "roll",
            on: "check",
            by: "self",
            mode: "disadvantage",
            when: { all: [{ sunlight: true }, { skill: ["perception"] }, { relies: "sight" }] },
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Life Drain",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "4d8 + 3", average: 21, type: "necrotic" }],
            next: [
              {
                save: { ability: "con", dc: 14, success: "none" },
                lowersMaximum: "damage",
                narrative: "The damage of the hit counts; a long rest gives the maximum back.",
                next: [{ when: "maximum-zero", kills: true }],
              },
            ],
          },
        ],
      },
      {
        name: "Create Specter",
        steps: [
          {
            targets: { what: "corpse", count: 1, range: 10, types: ["humanoid"] },
            summons: { creatures: ["specter"], count: 1 },
            narrative:
              "It died by violence, at most 1 minute ago; the specter appears where it lies, or as near as there is room.",
          },
          { narrative: "The wraith controls such specters, 7 at most." },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "zombie",
    name: "Zombie",
    srd: "Monsters, Zombie",
    summary: "Slow shambling corpse that may cling on at 1 HP after a blow that should destroy it.",
    size: "medium",
    type: "undead",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 8, from: "dexterity" }],
    hitPoints: { average: 22, roll: "3d8 + 9" },
    speeds: { walk: 20 },
    abilities: { str: 13, dex: 6, con: 16, int: 3, wis: 6, cha: 5 },
    saves: { wis: 0 },
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { darkvision: 60, passivePerception: 8 },
    languages: {
      speaks: [],
      understands: [],
      other: "understands, but does not speak, the languages it knew in life",
    },
    challenge: 0.25,
    xp: 50,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Undead Fortitude",
        effects: [
          {
            kind: "last-stand",
            dc: 5,
            grows: "damage",
            unless: ["radiant", "critical"],
            despite: "massive-damage",
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Slam",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 3, reach: 5 },
            damage: [{ roll: "1d6 + 1", average: 4, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
]);
