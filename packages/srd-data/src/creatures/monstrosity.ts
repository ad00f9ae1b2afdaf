// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Creature } from "./types.js";

/** Creatures of type monstrosity, in order of id. */
export const monstrosityCreatures: readonly Creature[] = Object.freeze<Creature[]>([
  {
    id: "androsphinx",
    name: "Androsphinx",
    srd: "Monsters, Androsphinx",
    summary:
      "Unreadable sphinx with cleric spells and three escalating roars that bring fear, paralysis and thunder damage.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "lawful neutral",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 199, roll: "19d10 + 95" },
    speeds: { walk: 40, fly: 60 },
    abilities: { str: 22, dex: 10, con: 20, int: 16, wis: 18, cha: 23 },
    saves: { dex: 6, con: 11, int: 9, wis: 10 },
    skills: { arcana: 9, perception: 10, religion: 15 },
    vulnerabilities: [],
    resistances: [],
    immunities: [
      { types: ["psychic"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    conditionImmunities: ["charmed", "frightened"],
    senses: { truesight: 120, passivePerception: 20 },
    languages: { speaks: ["common", "sphinx"], understands: [] },
    challenge: 17,
    xp: 18000,
    proficiencyBonus: 6,
    traits: [
      {
        name: "Inscrutable",
        effects: [
          {
            kind: "roll",
            on: "check",
            by: "foe",
            mode: "disadvantage",
            when: { skill: ["insight"] },
          },
        ],
        notes: [
          "Nothing can read its thoughts or sense its emotions.",
          "No divination spell works on it unless it allows it.",
        ],
      },
      { name: "Magic Weapons", effects: [{ kind: "magical-attacks" }] },
    ],
    spellcasting: [
      {
        kind: "slots",
        ability: "wis",
        dc: 18,
        attack: 10,
        level: 12,
        class: "cleric",
        slots: [4, 3, 3, 3, 2, 1],
        spells: [
          { spell: "sacred-flame", use: "at-will" },
          { spell: "spare-the-dying", use: "at-will" },
          { spell: "thaumaturgy", use: "at-will" },
          { spell: "command", use: "slots" },
          { spell: "detect-evil-and-good", use: "slots" },
          { spell: "detect-magic", use: "slots" },
          { spell: "lesser-restoration", use: "slots" },
          { spell: "zone-of-truth", use: "slots" },
          { spell: "dispel-magic", use: "slots" },
          { spell: "tongues", use: "slots" },
          { spell: "banishment", use: "slots" },
          { spell: "freedom-of-movement", use: "slots" },
          { spell: "flame-strike", use: "slots" },
          { spell: "greater-restoration", use: "slots" },
          { spell: "heroes-feast", use: "slots" },
        ],
        without: ["material"],
      },
    ],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Claw", count: 2 }]], steps: [] },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 12, reach: 5 },
            damage: [{ roll: "2d10 + 6", average: 17, type: "slashing" }],
          },
        ],
      },
      {
        name: "Roar",
        limit: { times: 3, per: "day" },
        steps: [
          {
            narrative:
              "Each roar until it has finished a long rest is another: the first, the second, the third.",
          },
          {
            option: "first_roar",
            targets: { what: "creature", range: 500, hears: true },
            save: { ability: "wis", dc: 18, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
          },
          {
            option: "second_roar",
            targets: { what: "creature", range: 500, hears: true },
            save: { ability: "wis", dc: 18, success: "none" },
            conditions: [
              {
                condition: "deafened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
              {
                condition: "paralyzed",
                duration: { kind: "time", amount: 1, unit: "minute" },
                with: "frightened",
              },
            ],
          },
          {
            option: "third_roar",
            targets: { what: "creature", range: 500, hears: true },
            save: { ability: "con", dc: 18, success: "half" },
            damage: [{ roll: "8d10", type: "thunder", average: 44 }],
            conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Claw Attack", cost: 1, steps: [{ action: "Claw" }] },
        {
          name: "Teleport",
          cost: 2,
          steps: [
            {
              targets: { what: "self" },
              move: { feet: 120, to: "any", teleport: true },
              narrative: "With all it wears and carries, to a free space in its sight.",
            },
          ],
        },
        {
          name: "Cast a Spell",
          cost: 3,
          steps: [
            { narrative: "It casts a spell that it has prepared and spends the slot for it." },
          ],
        },
      ],
    },
  },
  {
    id: "ankheg",
    name: "Ankheg",
    srd: "Monsters, Ankheg",
    summary:
      "Burrower that holds prey in its acid-laced bite or, when its jaws are free, spits a 30-foot line of acid.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [
      { value: 14, from: "natural armor" },
      { value: 11, from: "condition", in: "prone" },
    ],
    hitPoints: { average: 39, roll: "6d10 + 6" },
    speeds: { walk: 30, burrow: 10 },
    abilities: { str: 17, dex: 11, con: 13, int: 1, wis: 13, cha: 6 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, tremorsense: 60, passivePerception: 11 },
    languages: { speaks: [], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Bite",
        holds: 1,
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [
              { roll: "2d6 + 3", average: 10, type: "slashing" },
              { roll: "1d6", average: 3, type: "acid" },
            ],
            next: [
              {
                targets: { what: "creature", sizeAtMost: "large" },
                conditions: [
                  {
                    condition: "grappled",
                    duration: { kind: "until", what: "escaped" },
                    escape: { dc: 13, by: ["athletics", "acrobatics"] },
                  },
                ],
                effects: [
                  {
                    bearer: "source",
                    effects: [
                      {
                        kind: "roll",
                        on: "attack",
                        by: "self",
                        mode: "advantage",
                        when: { other: "target" },
                      },
                    ],
                    duration: { kind: "until", what: "escaped" },
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        name: "Acid Spray",
        recharge: 6,
        steps: [
          {
            area: { shape: "line", length: 30, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 13, success: "half" },
            damage: [{ roll: "3d6", type: "acid", average: 10 }],
            narrative: "Only while it grapples nobody.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "basilisk",
    name: "Basilisk",
    srd: "Monsters, Basilisk",
    summary:
      "Slow monster whose gaze turns creatures to stone and which can be caught out by its own reflection.",
    size: "medium",
    type: "monstrosity",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 15, from: "natural armor" }],
    hitPoints: { average: 52, roll: "8d8 + 16" },
    speeds: { walk: 20 },
    abilities: { str: 16, dex: 8, con: 15, int: 2, wis: 8, cha: 7 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 9 },
    languages: { speaks: [], understands: [] },
    challenge: 3,
    xp: 700,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Petrifying Gaze",
        steps: [
          {
            when: "turn-start",
            if: { not: { has: "incapacitated" } },
            area: { shape: "sphere", radius: 30 },
            aura: true,
            targets: { what: "creature", chosen: true, visible: true },
            save: { ability: "con", dc: 12, success: "none" },
            conditions: [
              { condition: "restrained", duration: { kind: "turn", edge: "end", of: "target" } },
            ],
            narrative: "Its flesh slowly turns to stone by magic; the next save decides.",
            next: [
              {
                when: "turn-end",
                save: { ability: "con", dc: 12, success: "none" },
                conditions: [
                  { condition: "petrified", duration: { kind: "until", what: "cured" } },
                ],
                narrative:
                  "When its next turn ends. Greater Restoration or other magic can free it.",
              },
            ],
          },
        ],
        notes: [
          "Works only if each sees the other.",
          "One who is not surprised may avert the eyes and need not save, but cannot see the basilisk until its next turn starts.",
          "Who looks at it meanwhile has to save at once.",
          "Its own reflection, seen in bright light within 30 feet, is a rival to it: it turns its gaze on itself.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [
              { roll: "2d6 + 3", average: 10, type: "piercing" },
              { roll: "2d6", average: 7, type: "poison" },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "behir",
    name: "Behir",
    srd: "Monsters, Behir",
    summary:
      "Fast climber that constricts and swallows prey whole and breathes a short line of lightning.",
    size: "huge",
    type: "monstrosity",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 168, roll: "16d12 + 64" },
    speeds: { walk: 50, climb: 40 },
    abilities: { str: 23, dex: 16, con: 18, int: 7, wis: 14, cha: 12 },
    saves: {},
    skills: { perception: 6, stealth: 7 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["lightning"] }],
    conditionImmunities: [],
    senses: { darkvision: 90, passivePerception: 16 },
    languages: { speaks: ["draconic"], understands: [] },
    challenge: 11,
    xp: 7200,
    proficiencyBonus: 4,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Bite", count: 1 },
            { action: "Constrict", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 10, reach: 10 },
            damage: [{ roll: "3d10 + 6", average: 22, type: "piercing" }],
          },
        ],
      },
      {
        name: "Constrict",
        steps: [
          {
            targets: { what: "creature", count: 1, sizeAtMost: "large" },
            attack: { kind: "melee", with: "weapon", bonus: 10, reach: 5 },
            damage: [
              { roll: "2d10 + 6", average: 17, type: "bludgeoning" },
              { roll: "2d10 + 6", average: 17, type: "slashing" },
            ],
            next: [
              {
                conditions: [
                  {
                    condition: "grappled",
                    duration: { kind: "until", what: "escaped" },
                    escape: { dc: 16, by: ["athletics", "acrobatics"] },
                  },
                  {
                    condition: "restrained",
                    duration: { kind: "until", what: "escaped" },
                    with: "grappled",
                  },
                ],
                narrative: "Only while the behir constricts nobody else.",
              },
            ],
          },
        ],
      },
      {
        name: "Lightning Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "line", length: 20, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 16, success: "half" },
            damage: [{ roll: "12d10", type: "lightning", average: 66 }],
          },
        ],
      },
      {
        name: "Swallow",
        steps: [
          {
            targets: { what: "creature", count: 1, sizeAtMost: "medium", has: ["grappled"] },
            action: "Bite",
            next: [
              {
                ends: ["grappled"],
                conditions: [
                  { condition: "blinded", duration: { kind: "special" } },
                  { condition: "restrained", duration: { kind: "special" } },
                ],
                takesIn: {
                  room: 1,
                  covered: true,
                  crawl: 15,
                  spits: { damage: 30, save: { ability: "con", dc: 14, success: "none" } },
                },
                narrative: "It is swallowed.",
                next: [
                  {
                    when: "turn-start",
                    turnOf: "source",
                    damage: [{ roll: "6d6", type: "acid", average: 21 }],
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
    id: "bulette",
    name: "Bulette",
    srd: "Monsters, Bulette",
    summary:
      "Burrowing monster that leaps onto groups of foes, crushing them beneath it, and has a savage bite.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 94, roll: "9d10 + 45" },
    speeds: { walk: 40, burrow: 40 },
    abilities: { str: 19, dex: 11, con: 21, int: 2, wis: 10, cha: 5 },
    saves: {},
    skills: { perception: 6 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, tremorsense: 60, passivePerception: 16 },
    languages: { speaks: [], understands: [] },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Standing Leap",
        notes: ["Long jump up to 30 feet, high jump up to 15, standing or running."],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "4d12 + 4", average: 30, type: "piercing" }],
          },
        ],
      },
      {
        name: "Deadly Leap",
        steps: [
          {
            targets: { what: "creature", range: 0 },
            save: { ability: ["str", "dex"], dc: 16, success: "half" },
            damage: [
              { roll: "3d6 + 4", type: "bludgeoning", average: 14 },
              { roll: "3d6 + 4", type: "slashing", average: 14 },
            ],
            conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            narrative:
              "Needs a jump of 15 feet or more in its move, onto others' space; each of them picks the ability of its save.",
            otherwise: [
              {
                move: { feet: 5, to: "away" },
                narrative: "Into a free space of its own choice, out of the bulette's.",
              },
              {
                conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
                narrative: "In the bulette's space, only where none is free.",
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
    id: "centaur",
    name: "Centaur",
    srd: "Monsters, Centaur",
    summary:
      "Fast good-aligned warrior that charges with a pike, kicks with its hooves or shoots a longbow.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "neutral good",
    armorClass: [{ value: 12, from: "dexterity" }],
    hitPoints: { average: 45, roll: "6d10 + 12" },
    speeds: { walk: 50 },
    abilities: { str: 18, dex: 14, con: 14, int: 9, wis: 13, cha: 11 },
    saves: {},
    skills: { athletics: 6, perception: 3, survival: 3 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 13 },
    languages: { speaks: ["elvish", "sylvan"], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Charge",
        steps: [
          {
            when: "weapon-hit",
            if: { all: [{ action: "Pike" }, { moved: 30 }] },
            damage: [{ roll: "3d6", type: "piercing", average: 10 }],
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Pike", count: 1 },
            { action: "Hooves", count: 1 },
          ],
          [{ action: "Longbow", count: 2 }],
        ],
        steps: [],
      },
      {
        name: "Pike",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 10 },
            damage: [{ roll: "1d10 + 4", average: 9, type: "piercing" }],
          },
        ],
      },
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
    id: "chimera",
    name: "Chimera",
    srd: "Monsters, Chimera",
    summary:
      "Flying monster that attacks with bite, horns and claws and whose dragon head breathes a cone of fire.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 14, from: "natural armor" }],
    hitPoints: { average: 114, roll: "12d10 + 48" },
    speeds: { walk: 30, fly: 60 },
    abilities: { str: 19, dex: 11, con: 19, int: 3, wis: 14, cha: 10 },
    saves: {},
    skills: { perception: 8 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 18 },
    languages: { speaks: [], understands: ["draconic"] },
    challenge: 6,
    xp: 2300,
    proficiencyBonus: 3,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Bite", count: 1 },
            { action: "Horns", count: 1 },
            { action: "Claws", count: 1 },
          ],
          [
            { action: "Fire Breath", count: 1 },
            { action: "Horns", count: 1 },
            { action: "Claws", count: 1 },
          ],
          [
            { action: "Bite", count: 1 },
            { action: "Fire Breath", count: 1 },
            { action: "Claws", count: 1 },
          ],
        ],
        steps: [],
        notes: ["The breath only when it is available."],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "2d6 + 4", average: 11, type: "piercing" }],
          },
        ],
      },
      {
        name: "Horns",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "1d12 + 4", average: 10, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "2d6 + 4", average: 11, type: "slashing" }],
          },
        ],
      },
      {
        name: "Fire Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "cone", length: 15 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 15, success: "half" },
            damage: [{ roll: "7d8", type: "fire", average: 31 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "cockatrice",
    name: "Cockatrice",
    srd: "Monsters, Cockatrice",
    summary: "Small flying monster whose bite can turn a victim to stone for a day.",
    size: "small",
    type: "monstrosity",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 11, from: "dexterity" }],
    hitPoints: { average: 27, roll: "6d6 + 6" },
    speeds: { walk: 20, fly: 40 },
    abilities: { str: 6, dex: 12, con: 12, int: 2, wis: 13, cha: 5 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 11 },
    languages: { speaks: [], understands: [] },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 3, reach: 5 },
            damage: [{ roll: "1d4 + 1", average: 3, type: "piercing" }],
            next: [
              {
                save: { ability: "con", dc: 11, success: "none" },
                conditions: [
                  {
                    condition: "restrained",
                    duration: { kind: "turn", edge: "end", of: "target" },
                  },
                ],
                narrative: "Its flesh starts to stiffen, by magic.",
                next: [
                  {
                    when: "turn-end",
                    save: { ability: "con", dc: 11, success: "none" },
                    conditions: [
                      {
                        condition: "petrified",
                        duration: { kind: "time", amount: 24, unit: "hour" },
                      },
                    ],
                    narrative: "Once, on its next turn.",
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
    id: "darkmantle",
    name: "Darkmantle",
    srd: "Monsters, Darkmantle",
    summary:
      "Stalactite lookalike that spreads magical darkness and smothers victims by clamping round the head.",
    size: "small",
    type: "monstrosity",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 11, from: "dexterity" }],
    hitPoints: { average: 22, roll: "5d6 + 5" },
    speeds: { walk: 10, fly: 30 },
    abilities: { str: 16, dex: 12, con: 13, int: 2, wis: 10, cha: 5 },
    saves: {},
    skills: { stealth: 3 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { blindsight: 60, passivePerception: 10 },
    languages: { speaks: [], understands: [] },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Echolocation",
        effects: [
          {
            kind: "stat",
            stat: "sense-blindsight",
            change: "set",
            by: 0,
            when: { has: "deafened" },
          },
        ],
      },
      {
        name: "False Appearance",
        notes: [
          "Motionless, it cannot be told from a growth of the cave's rock, like a stalactite or stalagmite.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Crush",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d6 + 3", average: 6, type: "bludgeoning" }],
            effects: [
              {
                bearer: "source",
                effects: [
                  {
                    kind: "roll",
                    on: "attack",
                    by: "self",
                    mode: "advantage",
                    when: { other: "target" },
                  },
                  { kind: "stat", stat: "speed", change: "set", by: 0 },
                ],
                duration: { kind: "until", what: "escaped" },
              },
            ],
            narrative:
              "The darkmantle attaches: it attacks nobody else, goes where its victim goes, and no bonus raises its speed.",
            next: [
              {
                targets: { what: "creature", sizeAtMost: "medium" },
                conditions: [
                  {
                    condition: "blinded",
                    duration: { kind: "until", what: "escaped" },
                    escape: { dc: 13, by: ["str"] },
                  },
                ],
                narrative:
                  "Only if it had advantage: it wraps the head, and its victim cannot breathe either.",
              },
              {
                when: "acted-on",
                check: { ability: "str", dc: 13 },
                narrative: "Anyone's action; success pulls the darkmantle off.",
              },
              { narrative: "On its turn 5 feet of its movement let the victim go." },
            ],
          },
        ],
      },
      {
        name: "Darkness Aura",
        limit: { times: 1, per: "day" },
        steps: [
          {
            area: { shape: "sphere", radius: 15 },
            aura: true,
            obscures: "magical_darkness",
            spreads: true,
            lasts: { kind: "time", amount: 10, unit: "minute" },
            concentration: true,
            quenches: { what: "light", level: 2 },
            narrative:
              "Magical darkness, round corners too, for up to 10 minutes of concentration; darkvision and natural light fail in it.",
          },
          {
            narrative:
              "It dispels spells of at most 2nd level that made a light whose area it overlaps.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "death-dog",
    name: "Death Dog",
    srd: "Monsters, Death Dog",
    summary:
      "Two-headed hound that bites twice and spreads a wasting disease which lowers maximum HP each day.",
    size: "medium",
    type: "monstrosity",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 12, from: "dexterity" }],
    hitPoints: { average: 39, roll: "6d8 + 12" },
    speeds: { walk: 40 },
    abilities: { str: 15, dex: 14, con: 14, int: 3, wis: 13, cha: 6 },
    saves: {},
    skills: { perception: 5, stealth: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 120, passivePerception: 15 },
    languages: { speaks: [], understands: [] },
    challenge: 1,
    xp: 200,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Two-Headed",
        effects: [
          {
            kind: "roll",
            on: "check",
            by: "self",
            mode: "advantage",
            when: { skill: ["perception"] },
          },
          {
            kind: "roll",
            on: "save",
            by: "self",
            mode: "advantage",
            when: {
              any: [
                { against: "blinded" },
                { against: "charmed" },
                { against: "deafened" },
                { against: "frightened" },
                { against: "stunned" },
                { against: "unconscious" },
              ],
            },
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Bite", count: 2 }]], steps: [] },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d6 + 2", average: 5, type: "piercing" }],
            next: [
              {
                targets: { what: "creature" },
                save: { ability: "con", dc: 12, success: "none" },
                conditions: [{ condition: "poisoned", duration: { kind: "until", what: "cured" } }],
                ails: "disease",
                next: [
                  {
                    when: "day",
                    save: { ability: "con", dc: 12, success: "none" },
                    ails: "disease",
                    lowersMaximum: { roll: "1d10", until: "cured" },
                    narrative: "A cure of the disease restores it.",
                  },
                  { when: "maximum-zero", kills: true },
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
    id: "doppelganger",
    name: "Doppelganger",
    srd: "Monsters, Doppelganger",
    summary:
      "Shapechanging ambusher that poses as humanoids, reads surface thoughts and strikes hard from surprise.",
    size: "medium",
    type: "monstrosity",
    subtypes: ["shapechanger"],
    alignment: "neutral",
    armorClass: [{ value: 14, from: "dexterity" }],
    hitPoints: { average: 52, roll: "8d8 + 16" },
    speeds: { walk: 30 },
    abilities: { str: 11, dex: 18, con: 14, int: 11, wis: 12, cha: 14 },
    saves: {},
    skills: { deception: 6, insight: 3 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: ["charmed"],
    senses: { darkvision: 60, passivePerception: 11 },
    languages: { speaks: ["common"], understands: [] },
    challenge: 3,
    xp: 700,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Ambusher",
        effects: [
          {
            kind: "roll",
            on: "attack",
            by: "self",
            mode: "advantage",
            when: { early: "other-surprised" },
          },
        ],
      },
      {
        name: "Shapechanger",
        steps: [
          {
            when: "use",
            economy: "action",
            option: "humanoid",
            targets: { what: "self" },
            narrative: "Takes the shape of a Small or Medium humanoid that it has seen.",
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
          "Nothing but size changes.",
          "Gear that it wears or carries does not change along with it.",
          "Dead, it turns back into what it truly is.",
        ],
      },
      {
        name: "Surprise Attack",
        effects: [
          {
            kind: "extra-damage",
            roll: "3d6",
            when: { all: [{ early: "first-round" }, { early: "other-surprised" }] },
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Slam", count: 2 }]], steps: [] },
      {
        name: "Slam",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "1d6 + 4", average: 7, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Read Thoughts",
        steps: [
          {
            targets: { what: "creature", count: 1, range: 60 },
            effects: [
              {
                bearer: "source",
                effects: [
                  {
                    kind: "roll",
                    on: "check",
                    by: "self",
                    mode: "advantage",
                    when: {
                      all: [
                        { other: "target" },
                        { skill: ["insight", "deception", "intimidation", "persuasion"] },
                      ],
                    },
                  },
                ],
                duration: { kind: "source" },
              },
            ],
            narrative:
              "It reads surface thoughts, and goes on while it concentrates and the target is in range.",
          },
          {
            narrative:
              "Blocked by lead however thin, 2 inches of metal, 2 feet of stone, or 3 feet of earth or wood.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "drider",
    name: "Drider",
    srd: "Monsters, Drider",
    summary:
      "Wall-crawling monster with a poisoned bite and arrows that casts darkness and suffers in sunlight.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 19, from: "natural armor" }],
    hitPoints: { average: 123, roll: "13d10 + 52" },
    speeds: { walk: 30, climb: 30 },
    abilities: { str: 16, dex: 16, con: 18, int: 13, wis: 14, cha: 12 },
    saves: {},
    skills: { perception: 5, stealth: 9 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 120, passivePerception: 15 },
    languages: { speaks: ["elvish", "undercommon"], understands: [] },
    challenge: 6,
    xp: 2300,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Fey Ancestry",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "charmed" } },
          { kind: "condition-immunity", condition: "unconscious", when: { against: "sleep" } },
        ],
        notes: ["The immunity is to being put to sleep by magic."],
      },
      {
        name: "Spider Climb",
        notes: ["Climbs difficult surfaces, even ceilings head down, with no ability check."],
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
      { name: "Web Walker", notes: ["Webs do not hinder its movement."] },
    ],
    spellcasting: [
      {
        kind: "innate",
        ability: "wis",
        dc: 13,
        spells: [
          { spell: "dancing-lights", use: "at-will" },
          { spell: "darkness", use: { perDay: 1 } },
          { spell: "faerie-fire", use: { perDay: 1 } },
        ],
        without: ["material"],
      },
    ],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [{ action: "Longsword", count: 3 }],
          [{ action: "Longbow", count: 3 }],
          [
            { action: "Longsword", count: 2 },
            { action: "Bite", count: 1 },
          ],
          [
            { action: "Longbow", count: 2 },
            { action: "Bite", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [
              { roll: "1d4", average: 2, type: "piercing" },
              { roll: "2d8", average: 9, type: "poison" },
            ],
          },
        ],
      },
      {
        name: "Longsword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [
              {
                roll: "1d8 + 3",
                average: 7,
                type: "slashing",
                instead: [{ if: "two-handed", roll: "1d10 + 3", average: 8 }],
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
            attack: { kind: "ranged", with: "weapon", bonus: 6, range: { normal: 150, long: 600 } },
            damage: [
              { roll: "1d8 + 3", average: 7, type: "piercing" },
              { roll: "1d8", average: 4, type: "poison" },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "ettercap",
    name: "Ettercap",
    srd: "Monsters, Ettercap",
    summary:
      "Web-spinning wall-crawler that traps prey in sticky strands and bites with lingering poison.",
    size: "medium",
    type: "monstrosity",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 13, from: "natural armor" }],
    hitPoints: { average: 44, roll: "8d8 + 8" },
    speeds: { walk: 30, climb: 30 },
    abilities: { str: 14, dex: 15, con: 13, int: 7, wis: 12, cha: 8 },
    saves: {},
    skills: { perception: 3, stealth: 4, survival: 3 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 13 },
    languages: { speaks: [], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Spider Climb",
        notes: ["Climbs difficult surfaces, even ceilings head down, with no ability check."],
      },
      {
        name: "Web Sense",
        notes: ["Touching a web, it knows exactly where each other creature that touches it is."],
      },
      { name: "Web Walker", notes: ["Webs do not hinder its movement."] },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
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
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [
              { roll: "1d8 + 2", average: 6, type: "piercing" },
              { roll: "1d8", average: 4, type: "poison" },
            ],
            next: [
              {
                save: { ability: "con", dc: 11, success: "none" },
                conditions: [
                  {
                    condition: "poisoned",
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
        name: "Claws",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "2d4 + 2", average: 7, type: "slashing" }],
          },
        ],
      },
      {
        name: "Web",
        recharge: 5,
        steps: [
          {
            targets: { what: "creature", count: 1, sizeAtMost: "large" },
            attack: { kind: "ranged", with: "weapon", bonus: 4, range: { normal: 30, long: 60 } },
            conditions: [
              {
                condition: "restrained",
                duration: { kind: "until", what: "escaped" },
                escape: { dc: 11, by: ["str"] },
              },
            ],
            narrative: "Breaking free takes it an action.",
            next: [
              {
                targets: { what: "object", count: 1 },
                effects: [
                  {
                    effects: [
                      { kind: "stat", stat: "armor-class", change: "set", by: 10 },
                      { kind: "stat", stat: "hit-point-maximum", change: "set", by: 5 },
                      { kind: "damage", response: "vulnerability", types: ["fire"] },
                      {
                        kind: "damage",
                        response: "immunity",
                        types: ["bludgeoning", "poison", "psychic"],
                      },
                    ],
                    duration: { kind: "source" },
                  },
                ],
                narrative: "These are the web's; who destroys it frees the target.",
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
    id: "gorgon",
    name: "Gorgon",
    srd: "Monsters, Gorgon",
    summary:
      "Charging beast that gores and tramples foes and breathes a gas that turns creatures to stone.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 19, from: "natural armor" }],
    hitPoints: { average: 114, roll: "12d10 + 48" },
    speeds: { walk: 40 },
    abilities: { str: 20, dex: 11, con: 18, int: 2, wis: 12, cha: 7 },
    saves: {},
    skills: { perception: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: ["petrified"],
    senses: { darkvision: 60, passivePerception: 14 },
    languages: { speaks: [], understands: [] },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Trampling Charge",
        steps: [
          {
            when: "weapon-hit",
            if: { all: [{ action: "Gore" }, { moved: 20 }] },
            targets: { what: "creature" },
            next: [
              {
                targets: { what: "creature" },
                save: { ability: "str", dc: 16, success: "none" },
                conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
              },
              {
                economy: "bonus-action",
                targets: { what: "creature", has: ["prone"] },
                action: "Hooves",
              },
            ],
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Gore",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 5 },
            damage: [{ roll: "2d12 + 5", average: 18, type: "piercing" }],
          },
        ],
      },
      {
        name: "Hooves",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 5 },
            damage: [{ roll: "2d10 + 5", average: 16, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Petrifying Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "cone", length: 30 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 13, success: "none" },
            conditions: [
              { condition: "restrained", duration: { kind: "turn", edge: "end", of: "target" } },
            ],
            narrative: "Its flesh starts to stiffen.",
            next: [
              {
                when: "turn-end",
                save: { ability: "con", dc: 13, success: "none" },
                conditions: [
                  { condition: "petrified", duration: { kind: "until", what: "cured" } },
                ],
                narrative: "Once, on its next turn; greater restoration or other magic frees it.",
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
    id: "grick",
    name: "Grick",
    srd: "Monsters, Grick",
    summary:
      "Climber that hides among rocks and follows a successful tentacle strike with a bite of its beak.",
    size: "medium",
    type: "monstrosity",
    subtypes: [],
    alignment: "neutral",
    armorClass: [{ value: 14, from: "natural armor" }],
    hitPoints: { average: 27, roll: "6d8" },
    speeds: { walk: 30, climb: 30 },
    abilities: { str: 14, dex: 14, con: 11, int: 3, wis: 14, cha: 5 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [{ types: ["bludgeoning", "piercing", "slashing"], nonmagical: true }],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 12 },
    languages: { speaks: [], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Stone Camouflage",
        effects: [
          {
            kind: "roll",
            on: "check",
            by: "self",
            mode: "advantage",
            when: { all: [{ skill: ["stealth"] }, { terrain: "rocky" }] },
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Tentacles", count: 1 },
            { action: "Beak", count: 1 },
          ],
        ],
        steps: [],
        notes: ["The beak only after the tentacles hit, at the same target."],
      },
      {
        name: "Tentacles",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "2d6 + 2", average: 9, type: "slashing" }],
          },
        ],
      },
      {
        name: "Beak",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d6 + 2", average: 5, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "griffon",
    name: "Griffon",
    srd: "Monsters, Griffon",
    summary: "Keen-eyed flying monster that tears at prey with beak and claws in one turn.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 12, from: "dexterity" }],
    hitPoints: { average: 59, roll: "7d10 + 21" },
    speeds: { walk: 30, fly: 80 },
    abilities: { str: 18, dex: 15, con: 16, int: 2, wis: 13, cha: 8 },
    saves: {},
    skills: { perception: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 15 },
    languages: { speaks: [], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Keen Sight",
        effects: [
          {
            kind: "roll",
            on: "check",
            by: "self",
            mode: "advantage",
            when: { all: [{ skill: ["perception"] }, { relies: "sight" }] },
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Beak", count: 1 },
            { action: "Claws", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Beak",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "1d8 + 4", average: 8, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "2d6 + 4", average: 11, type: "slashing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "guardian-naga",
    name: "Guardian Naga",
    srd: "Monsters, Guardian Naga",
    summary:
      "Lawful good naga with cleric spells and deadly poison that returns to life days after being killed.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 18, from: "natural armor" }],
    hitPoints: { average: 127, roll: "15d10 + 45" },
    speeds: { walk: 40 },
    abilities: { str: 19, dex: 18, con: 16, int: 16, wis: 19, cha: 18 },
    saves: { dex: 8, con: 7, int: 7, wis: 8, cha: 8 },
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["charmed", "poisoned"],
    senses: { darkvision: 60, passivePerception: 14 },
    languages: { speaks: ["celestial", "common"], understands: [] },
    challenge: 10,
    xp: 5900,
    proficiencyBonus: 4,
    traits: [
      {
        name: "Rejuvenation",
        steps: [
          { when: "death", narrative: "After 1d6 days it lives again with all its hit points." },
        ],
        notes: ["Nothing but a Wish can stop this."],
      },
    ],
    spellcasting: [
      {
        kind: "slots",
        ability: "wis",
        dc: 16,
        attack: 8,
        level: 11,
        class: "cleric",
        slots: [4, 3, 3, 3, 2, 1],
        spells: [
          { spell: "mending", use: "at-will" },
          { spell: "sacred-flame", use: "at-will" },
          { spell: "thaumaturgy", use: "at-will" },
          { spell: "command", use: "slots" },
          { spell: "cure-wounds", use: "slots" },
          { spell: "shield-of-faith", use: "slots" },
          { spell: "calm-emotions", use: "slots" },
          { spell: "hold-person", use: "slots" },
          { spell: "bestow-curse", use: "slots" },
          { spell: "clairvoyance", use: "slots" },
          { spell: "banishment", use: "slots" },
          { spell: "freedom-of-movement", use: "slots" },
          { spell: "flame-strike", use: "slots" },
          { spell: "geas", use: "slots" },
          { spell: "true-seeing", use: "slots" },
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
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 10 },
            damage: [{ roll: "1d8 + 4", average: 8, type: "piercing" }],
            next: [
              {
                save: { ability: "con", dc: 15, success: "half" },
                damage: [{ roll: "10d8", type: "poison", average: 45 }],
              },
            ],
          },
        ],
      },
      {
        name: "Spit Poison",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 8, range: { normal: 15, long: 30 } },
            next: [
              {
                save: { ability: "con", dc: 15, success: "half" },
                damage: [{ roll: "10d8", type: "poison", average: 45 }],
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
    id: "gynosphinx",
    name: "Gynosphinx",
    srd: "Monsters, Gynosphinx",
    summary:
      "Unreadable sphinx with wizard spells, magical claws and the power to teleport as a legendary action.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "lawful neutral",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 136, roll: "16d10 + 48" },
    speeds: { walk: 40, fly: 60 },
    abilities: { str: 18, dex: 15, con: 16, int: 18, wis: 18, cha: 18 },
    saves: {},
    skills: { arcana: 12, history: 12, perception: 8, religion: 8 },
    vulnerabilities: [],
    resistances: [{ types: ["bludgeoning", "piercing", "slashing"], nonmagical: true }],
    immunities: [{ types: ["psychic"] }],
    conditionImmunities: ["charmed", "frightened"],
    senses: { truesight: 120, passivePerception: 18 },
    languages: { speaks: ["common", "sphinx"], understands: [] },
    challenge: 11,
    xp: 7200,
    proficiencyBonus: 4,
    traits: [
      {
        name: "Inscrutable",
        effects: [
          {
            kind: "roll",
            on: "check",
            by: "foe",
            mode: "disadvantage",
            when: { skill: ["insight"] },
          },
        ],
        notes: [
          "Nothing can read its thoughts or sense its emotions.",
          "No divination spell works on it unless it allows it.",
        ],
      },
      { name: "Magic Weapons", effects: [{ kind: "magical-attacks" }] },
    ],
    spellcasting: [
      {
        kind: "slots",
        ability: "int",
        dc: 16,
        attack: 8,
        level: 9,
        class: "wizard",
        slots: [4, 3, 3, 3, 1],
        spells: [
          { spell: "mage-hand", use: "at-will" },
          { spell: "minor-illusion", use: "at-will" },
          { spell: "prestidigitation", use: "at-will" },
          { spell: "detect-magic", use: "slots" },
          { spell: "identify", use: "slots" },
          { spell: "shield", use: "slots" },
          { spell: "darkness", use: "slots" },
          { spell: "locate-object", use: "slots" },
          { spell: "suggestion", use: "slots" },
          { spell: "dispel-magic", use: "slots" },
          { spell: "remove-curse", use: "slots" },
          { spell: "tongues", use: "slots" },
          { spell: "banishment", use: "slots" },
          { spell: "greater-invisibility", use: "slots" },
          { spell: "legend-lore", use: "slots" },
        ],
        without: ["material"],
      },
    ],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Claw", count: 2 }]], steps: [] },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 5 },
            damage: [{ roll: "2d8 + 4", average: 13, type: "slashing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Claw Attack", cost: 1, steps: [{ action: "Claw" }] },
        {
          name: "Teleport",
          cost: 2,
          steps: [
            {
              targets: { what: "self" },
              move: { feet: 120, to: "any", teleport: true },
              narrative: "With all it wears and carries, to a free space in its sight.",
            },
          ],
        },
        {
          name: "Cast a Spell",
          cost: 3,
          steps: [
            { narrative: "It casts a spell that it has prepared and spends the slot for it." },
          ],
        },
      ],
    },
  },
  {
    id: "harpy",
    name: "Harpy",
    srd: "Monsters, Harpy",
    summary:
      "Winged singer whose luring song charms humanoids and giants within 300 feet and makes them walk towards it.",
    size: "medium",
    type: "monstrosity",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 11, from: "dexterity" }],
    hitPoints: { average: 38, roll: "7d8 + 7" },
    speeds: { walk: 20, fly: 40 },
    abilities: { str: 12, dex: 13, con: 12, int: 7, wis: 10, cha: 13 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 10 },
    languages: { speaks: ["common"], understands: [] },
    challenge: 1,
    xp: 200,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Claws", count: 1 },
            { action: "Club", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 3, reach: 5 },
            damage: [{ roll: "2d4 + 1", average: 6, type: "slashing" }],
          },
        ],
      },
      {
        name: "Club",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 3, reach: 5 },
            damage: [{ roll: "1d4 + 1", average: 3, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Luring Song",
        steps: [
          {
            targets: { what: "creature", range: 300, types: ["humanoid", "giant"], hears: true },
            save: { ability: "wis", dc: 11, success: "none" },
            conditions: [
              {
                condition: "charmed",
                duration: { kind: "source" },
                repeat: "turn-end",
                endsOn: ["source-incapacitated"],
              },
              { condition: "incapacitated", duration: { kind: "source" }, with: "charmed" },
            ],
            immuneAfter: { amount: 24, unit: "hour", on: "save" },
            narrative: "Only a save makes immune, and to this one harpy's song.",
            next: [
              {
                narrative:
                  "More than 5 feet off, it must go straight toward the harpy on its turn, heedless of opportunity attacks; other harpies' songs leave it cold.",
              },
              {
                narrative:
                  "It also saves anew before it enters harmful terrain and each time anyone but the harpy damages it.",
              },
            ],
          },
          {
            when: "sustain",
            economy: "bonus-action",
            narrative:
              "Sings on, each turn; the harpy may stop when it likes, and does when incapacitated.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "hippogriff",
    name: "Hippogriff",
    srd: "Monsters, Hippogriff",
    summary:
      "Winged, keen-sighted monster that attacks with both its beak and its claws in one action.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 11, from: "dexterity" }],
    hitPoints: { average: 19, roll: "3d10 + 3" },
    speeds: { walk: 40, fly: 60 },
    abilities: { str: 17, dex: 13, con: 13, int: 2, wis: 12, cha: 8 },
    saves: {},
    skills: { perception: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 15 },
    languages: { speaks: [], understands: [] },
    challenge: 1,
    xp: 200,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Keen Sight",
        effects: [
          {
            kind: "roll",
            on: "check",
            by: "self",
            mode: "advantage",
            when: { all: [{ skill: ["perception"] }, { relies: "sight" }] },
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Beak", count: 1 },
            { action: "Claws", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Beak",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d10 + 3", average: 8, type: "piercing" }],
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
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "hydra",
    name: "Hydra",
    srd: "Monsters, Hydra",
    summary:
      "Five-headed beast that bites once per head and regrows two for each one lost unless burned.",
    size: "huge",
    type: "monstrosity",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 15, from: "natural armor" }],
    hitPoints: { average: 172, roll: "15d12 + 75" },
    speeds: { walk: 30, swim: 30 },
    abilities: { str: 20, dex: 12, con: 20, int: 2, wis: 10, cha: 7 },
    saves: {},
    skills: { perception: 6 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 16 },
    languages: { speaks: [], understands: [] },
    challenge: 8,
    xp: 3900,
    proficiencyBonus: 3,
    traits: [
      { name: "Hold Breath", notes: ["Holds its breath for 1 hour."] },
      {
        name: "Multiple Heads",
        heads: { count: 5, diesAt: 25, grows: 2, heals: 10, unless: "fire" },
        effects: [
          {
            kind: "roll",
            on: "save",
            by: "self",
            mode: "advantage",
            when: {
              all: [
                { not: { during: "single-head" } },
                {
                  any: [
                    { against: "blinded" },
                    { against: "charmed" },
                    { against: "deafened" },
                    { against: "frightened" },
                    { against: "stunned" },
                    { against: "unconscious" },
                  ],
                },
              ],
            },
          },
        ],
      },
      { name: "Reactive Heads", reactions: "each-head" },
      { name: "Wakeful", notes: ["Asleep, it still keeps one head or more awake."] },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [[{ action: "Bite", count: 5 }]],
        steps: [],
        notes: ["One bite for each head."],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 10 },
            damage: [{ roll: "1d10 + 5", average: 10, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "kraken",
    name: "Kraken",
    srd: "Monsters, Kraken",
    summary:
      "Gargantuan sea monster with ten grappling tentacles that flings or swallows victims and calls down lightning.",
    size: "gargantuan",
    type: "monstrosity",
    subtypes: ["titan"],
    alignment: "chaotic evil",
    armorClass: [{ value: 18, from: "natural armor" }],
    hitPoints: { average: 472, roll: "27d20 + 189" },
    speeds: { walk: 20, swim: 60 },
    abilities: { str: 30, dex: 11, con: 25, int: 22, wis: 18, cha: 20 },
    saves: { str: 17, dex: 7, con: 14, int: 13, wis: 11 },
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [
      { types: ["lightning"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    conditionImmunities: ["frightened", "paralyzed"],
    senses: { truesight: 120, passivePerception: 14 },
    languages: {
      speaks: [],
      understands: ["abyssal", "celestial", "infernal", "primordial"],
      telepathy: 120,
    },
    challenge: 23,
    xp: 50000,
    proficiencyBonus: 7,
    traits: [
      { name: "Amphibious", notes: ["Breathes air and water."] },
      {
        name: "Freedom of Movement",
        effects: [
          { kind: "condition-immunity", condition: "restrained", when: { against: "magic" } },
          { kind: "unhindered", by: "difficult-terrain" },
        ],
        steps: [
          {
            when: "use",
            targets: { what: "self" },
            ends: ["grappled", "restrained"],
            narrative: "Costs 5 feet of its movement; bonds that are magical stay.",
          },
        ],
        notes: ["No magic lowers its speed."],
      },
      { name: "Siege Monster", effects: [{ kind: "doubled-against-objects" }] },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [{ action: "Tentacle", count: 3 }],
          [
            { action: "Tentacle", count: 2 },
            { action: "Fling", count: 1 },
          ],
          [
            { action: "Tentacle", count: 1 },
            { action: "Fling", count: 2 },
          ],
          [{ action: "Fling", count: 3 }],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 17, reach: 5 },
            damage: [{ roll: "3d8 + 10", average: 23, type: "piercing" }],
            next: [
              {
                conditions: [
                  { condition: "blinded", duration: { kind: "special" } },
                  { condition: "restrained", duration: { kind: "special" } },
                ],
                takesIn: {
                  covered: true,
                  spits: { damage: 50, save: { ability: "con", dc: 25, success: "none" } },
                  crawl: 15,
                },
                narrative: "It is swallowed.",
                next: [
                  {
                    when: "turn-start",
                    turnOf: "source",
                    damage: [{ roll: "12d6", average: 42, type: "acid" }],
                  },
                ],
                targets: { what: "creature", sizeAtMost: "large", has: ["grappled"] },
                ends: ["grappled"],
              },
            ],
          },
        ],
      },
      {
        name: "Tentacle",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 17, reach: 30 },
            damage: [{ roll: "3d6 + 10", average: 20, type: "bludgeoning" }],
            conditions: [
              {
                condition: "grappled",
                duration: { kind: "until", what: "escaped" },
                escape: { dc: 18, by: ["athletics", "acrobatics"] },
              },
              {
                condition: "restrained",
                duration: { kind: "until", what: "escaped" },
                with: "grappled",
              },
            ],
            narrative: "With its ten tentacles it can hold ten targets, one each.",
          },
        ],
      },
      {
        name: "Fling",
        steps: [
          {
            targets: {
              what: "creature-or-object",
              count: 1,
              sizeAtMost: "large",
              has: ["grappled"],
            },
            ends: ["grappled"],
            move: { feet: 60, to: "any", random: true },
            conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            narrative: "Or an object that it holds.",
            next: [
              { when: "hits-object", damage: [{ roll: "1d6", type: "bludgeoning", average: 3 }] },
              {
                when: "hits-creature",
                targets: { what: "creature" },
                save: { ability: "dex", dc: 18, success: "none" },
                damage: [{ roll: "1d6", type: "bludgeoning", average: 3 }],
                conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
              },
            ],
          },
        ],
      },
      {
        name: "Lightning Storm",
        steps: [
          {
            targets: { what: "creature", count: 3, range: 120, visible: true },
            save: { ability: "dex", dc: 23, success: "half" },
            damage: [{ roll: "4d10", type: "lightning", average: 22 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Tentacle Attack or Fling", cost: 1, steps: [{ action: ["Tentacle", "Fling"] }] },
        { name: "Lightning Storm", cost: 2, steps: [{ action: "Lightning Storm" }] },
        {
          name: "Ink Cloud",
          cost: 3,
          steps: [
            {
              area: { shape: "sphere", radius: 60 },
              obscures: "heavily",
              spreads: true,
              lasts: { kind: "turn", edge: "end", of: "source" },
              narrative:
                "Underwater only, and round corners; not for the kraken. It is gone when its next turn ends or a strong current comes.",
            },
            {
              when: "turn-end",
              area: { shape: "sphere", radius: 60 },
              targets: { what: "creature" },
              save: { ability: "con", dc: 23, success: "half" },
              damage: [{ roll: "3d10", type: "poison", average: 16 }],
              narrative: "The kraken itself is spared.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "lamia",
    name: "Lamia",
    srd: "Monsters, Lamia",
    summary:
      "Deceiver using illusion and charm magic, whose intoxicating touch curses a victim's Wisdom saves and ability checks.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 13, from: "natural armor" }],
    hitPoints: { average: 97, roll: "13d10 + 26" },
    speeds: { walk: 30 },
    abilities: { str: 16, dex: 13, con: 15, int: 14, wis: 15, cha: 16 },
    saves: {},
    skills: { deception: 7, insight: 4, stealth: 3 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 12 },
    languages: { speaks: ["abyssal", "common"], understands: [] },
    challenge: 4,
    xp: 1100,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        dc: 13,
        spells: [
          { spell: "disguise-self", use: "at-will", note: "any humanoid form" },
          { spell: "major-image", use: "at-will" },
          { spell: "charm-person", use: { perDay: 3 } },
          { spell: "mirror-image", use: { perDay: 3 } },
          { spell: "scrying", use: { perDay: 3 } },
          { spell: "suggestion", use: { perDay: 3 } },
          { spell: "geas", use: { perDay: 1 } },
        ],
        without: ["material"],
      },
    ],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Claws", count: 1 },
            { action: "Dagger", count: 1 },
          ],
          [
            { action: "Claws", count: 1 },
            { action: "Intoxicating Touch", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "2d10 + 3", average: 14, type: "slashing" }],
          },
        ],
      },
      {
        name: "Dagger",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d4 + 3", average: 5, type: "piercing" }],
          },
        ],
      },
      {
        name: "Intoxicating Touch",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "spell", bonus: 5, reach: 5 },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "save",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["wis"] },
                  },
                  { kind: "roll", on: "check", by: "self", mode: "disadvantage" },
                ],
                duration: { kind: "time", amount: 1, unit: "hour" },
              },
            ],
            narrative: "It is a magical curse.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "manticore",
    name: "Manticore",
    srd: "Monsters, Manticore",
    summary:
      "Flying monster that shoots three tail spikes a turn from a store of twenty-four, or bites and claws up close.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 14, from: "natural armor" }],
    hitPoints: { average: 68, roll: "8d10 + 24" },
    speeds: { walk: 30, fly: 50 },
    abilities: { str: 17, dex: 16, con: 17, int: 7, wis: 12, cha: 8 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 11 },
    languages: { speaks: ["common"], understands: [] },
    challenge: 3,
    xp: 700,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Tail Spike Regrowth",
        limit: { times: 24, per: "long-rest" },
        notes: ["Each tail spike that it shoots is one use."],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Bite", count: 1 },
            { action: "Claw", count: 2 },
          ],
          [{ action: "Tail Spike", count: 3 }],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d8 + 3", average: 7, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d6 + 3", average: 6, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail Spike",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 5, range: { normal: 100, long: 200 } },
            damage: [{ roll: "1d8 + 3", average: 7, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "medusa",
    name: "Medusa",
    srd: "Monsters, Medusa",
    summary:
      "Snake-haired archer whose gaze turns onlookers to stone, and who is vulnerable to her own reflection.",
    size: "medium",
    type: "monstrosity",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 15, from: "natural armor" }],
    hitPoints: { average: 127, roll: "17d8 + 51" },
    speeds: { walk: 30 },
    abilities: { str: 10, dex: 15, con: 16, int: 12, wis: 13, cha: 15 },
    saves: {},
    skills: { deception: 5, insight: 4, perception: 4, stealth: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 14 },
    languages: { speaks: ["common"], understands: [] },
    challenge: 6,
    xp: 2300,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Petrifying Gaze",
        steps: [
          {
            when: "turn-start",
            if: { not: { has: "incapacitated" } },
            area: { shape: "sphere", radius: 30 },
            aura: true,
            targets: { what: "creature", chosen: true, visible: true },
            save: { ability: "con", dc: 14, success: "none" },
            conditions: [
              { condition: "restrained", duration: { kind: "turn", edge: "end", of: "target" } },
            ],
            narrative: "It begins to be stone; the next save decides.",
            next: [
              {
                failsBy: 5,
                conditions: [
                  { condition: "petrified", duration: { kind: "until", what: "cured" } },
                ],
                narrative: "At once. Greater Restoration or other magic can free it.",
              },
              {
                when: "turn-end",
                save: { ability: "con", dc: 14, success: "none" },
                conditions: [
                  { condition: "petrified", duration: { kind: "until", what: "cured" } },
                ],
                narrative:
                  "When its next turn ends. Greater Restoration or other magic can free it.",
              },
            ],
          },
        ],
        notes: [
          "Works only if the medusa is not incapacitated, sees the creature and has her eyes seen by it.",
          "One who is not surprised may avert the eyes and need not save, but cannot see the medusa until its next turn starts.",
          "Who looks at her meanwhile has to save at once.",
          "Her own reflection, seen in bright light on something polished within 30 feet, does this to herself.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Snake Hair", count: 1 },
            { action: "Shortsword", count: 2 },
          ],
          [{ action: "Longbow", count: 2 }],
        ],
        steps: [],
      },
      {
        name: "Snake Hair",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [
              { roll: "1d4 + 2", average: 4, type: "piercing" },
              { roll: "4d6", average: 14, type: "poison" },
            ],
          },
        ],
      },
      {
        name: "Shortsword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d6 + 2", average: 5, type: "piercing" }],
          },
        ],
      },
      {
        name: "Longbow",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 5, range: { normal: 150, long: 600 } },
            damage: [
              { roll: "1d8 + 2", average: 6, type: "piercing" },
              { roll: "2d6", average: 7, type: "poison" },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "merrow",
    name: "Merrow",
    srd: "Monsters, Merrow",
    summary: "Large sea brute that bites, claws and hauls victims closer with a thrown harpoon.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 13, from: "natural armor" }],
    hitPoints: { average: 45, roll: "6d10 + 12" },
    speeds: { walk: 10, swim: 40 },
    abilities: { str: 18, dex: 10, con: 15, int: 8, wis: 10, cha: 9 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: { speaks: ["abyssal", "aquan"], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [{ name: "Amphibious", notes: ["Breathes air and water."] }],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Bite", count: 1 },
            { action: "Claws", count: 1 },
          ],
          [
            { action: "Bite", count: 1 },
            { action: "Harpoon", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "1d8 + 4", average: 8, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "2d4 + 4", average: 9, type: "slashing" }],
          },
        ],
      },
      {
        name: "Harpoon",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: {
              kind: "melee or ranged",
              with: "weapon",
              bonus: 6,
              reach: 5,
              range: { normal: 20, long: 60 },
            },
            damage: [{ roll: "2d6 + 4", average: 11, type: "piercing" }],
            next: [
              {
                targets: { what: "creature", sizeAtMost: "huge" },
                check: { ability: "str", contest: "str" },
                move: { feet: 20, to: "toward" },
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
    id: "mimic",
    name: "Mimic",
    srd: "Monsters, Mimic",
    summary:
      "Shapechanger posing as an ordinary item that sticks to whoever touches it, then bites with acid.",
    size: "medium",
    type: "monstrosity",
    subtypes: ["shapechanger"],
    alignment: "neutral",
    armorClass: [{ value: 12, from: "natural armor" }],
    hitPoints: { average: 58, roll: "9d8 + 18" },
    speeds: { walk: 15 },
    abilities: { str: 17, dex: 12, con: 15, int: 5, wis: 13, cha: 8 },
    saves: {},
    skills: { stealth: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["acid"] }],
    conditionImmunities: ["prone"],
    senses: { darkvision: 60, passivePerception: 11 },
    languages: { speaks: [], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Adhesive",
        form: ["object"],
        steps: [
          {
            when: "struck",
            targets: { what: "creature-or-object" },
            narrative: "Whatever touches it, sticks to it.",
            next: [
              {
                targets: { what: "creature", sizeAtMost: "huge" },
                conditions: [
                  {
                    condition: "grappled",
                    duration: { kind: "until", what: "escaped" },
                    escape: { dc: 13, by: ["athletics", "acrobatics"] },
                  },
                ],
                effects: [
                  {
                    effects: [
                      {
                        kind: "roll",
                        on: "check",
                        by: "self",
                        mode: "disadvantage",
                        when: { against: "grapple" },
                      },
                    ],
                    duration: { kind: "until", what: "escaped" },
                    with: "grappled",
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        name: "False Appearance",
        form: ["object"],
        notes: ["Motionless, it cannot be told from an ordinary object."],
      },
      {
        name: "Grappler",
        effects: [
          {
            kind: "roll",
            on: "attack",
            by: "self",
            mode: "advantage",
            when: { grapples: "other" },
          },
        ],
      },
      {
        name: "Shapechanger",
        steps: [
          {
            when: "use",
            economy: "action",
            option: "object",
            targets: { what: "self" },
            narrative: "Looks like a thing; its true form has no fixed shape.",
            effects: [{ effects: [], during: "object-form", duration: { kind: "special" } }],
          },
          {
            when: "use",
            economy: "action",
            option: "true_form",
            targets: { what: "self" },
            narrative: "Turns back.",
            ends: ["own"],
          },
        ],
        notes: [
          "No statistic changes.",
          "Gear that it wears or carries does not change along with it.",
          "Dead, it turns back into what it truly is.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Pseudopod",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d8 + 3", average: 7, type: "bludgeoning" }],
            next: [
              {
                if: { during: "object-form" },
                targets: { what: "creature", sizeAtMost: "huge" },
                conditions: [
                  {
                    condition: "grappled",
                    duration: { kind: "until", what: "escaped" },
                    escape: { dc: 13, by: ["athletics", "acrobatics"] },
                  },
                ],
                effects: [
                  {
                    effects: [
                      {
                        kind: "roll",
                        on: "check",
                        by: "self",
                        mode: "disadvantage",
                        when: { against: "grapple" },
                      },
                    ],
                    duration: { kind: "until", what: "escaped" },
                    with: "grappled",
                  },
                ],
                narrative: "Its Adhesive: whatever it touches as an object sticks to it.",
              },
            ],
          },
        ],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [
              { roll: "1d8 + 3", average: 7, type: "piercing" },
              { roll: "1d8", average: 4, type: "acid" },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "minotaur",
    name: "Minotaur",
    srd: "Monsters, Minotaur",
    summary:
      "Axe-wielding charger that gores and hurls foes down, fights recklessly and never forgets a route.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 14, from: "natural armor" }],
    hitPoints: { average: 76, roll: "9d10 + 27" },
    speeds: { walk: 40 },
    abilities: { str: 18, dex: 11, con: 16, int: 6, wis: 16, cha: 9 },
    saves: {},
    skills: { perception: 7 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 17 },
    languages: { speaks: ["abyssal"], understands: [] },
    challenge: 3,
    xp: 700,
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
      { name: "Labyrinthine Recall", notes: ["Never forgets a way that it has gone."] },
      {
        name: "Reckless",
        steps: [
          {
            when: "use",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "attack",
                    by: "self",
                    mode: "advantage",
                    when: { all: [{ attack: "melee" }, { attack: "weapon" }] },
                  },
                ],
                duration: { kind: "turn", edge: "end", of: "source" },
              },
              {
                effects: [{ kind: "roll", on: "attack", by: "foe", mode: "advantage" }],
                duration: { kind: "turn", edge: "start", of: "source" },
              },
            ],
            narrative: "If it so chooses, as its turn starts.",
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
    id: "owlbear",
    name: "Owlbear",
    srd: "Monsters, Owlbear",
    summary:
      "Ferocious monster with keen sight and smell that attacks with both beak and claws each turn.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 13, from: "natural armor" }],
    hitPoints: { average: 59, roll: "7d10 + 21" },
    speeds: { walk: 40 },
    abilities: { str: 20, dex: 12, con: 17, int: 3, wis: 12, cha: 7 },
    saves: {},
    skills: { perception: 3 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 13 },
    languages: { speaks: [], understands: [] },
    challenge: 3,
    xp: 700,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Keen Sight and Smell",
        effects: [
          {
            kind: "roll",
            on: "check",
            by: "self",
            mode: "advantage",
            when: {
              all: [{ skill: ["perception"] }, { any: [{ relies: "sight" }, { relies: "smell" }] }],
            },
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Beak", count: 1 },
            { action: "Claws", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Beak",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "1d10 + 5", average: 10, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "2d8 + 5", average: 14, type: "slashing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "phase-spider",
    name: "Phase Spider",
    srd: "Monsters, Phase Spider",
    summary:
      "Large spider that slips in and out of the Ethereal Plane and whose venom paralyses those it brings down.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 13, from: "natural armor" }],
    hitPoints: { average: 32, roll: "5d10 + 5" },
    speeds: { walk: 30, climb: 30 },
    abilities: { str: 15, dex: 15, con: 12, int: 6, wis: 10, cha: 6 },
    saves: {},
    skills: { stealth: 6 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: { speaks: [], understands: [] },
    challenge: 3,
    xp: 700,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Ethereal Jaunt",
        steps: [
          {
            when: "use",
            economy: "bonus-action",
            targets: { what: "self" },
            narrative: "By magic it goes from the Material Plane over to the Ethereal, or back.",
          },
        ],
      },
      {
        name: "Spider Climb",
        notes: ["Climbs difficult surfaces, even ceilings head down, with no ability check."],
      },
      { name: "Web Walker", notes: ["Webs do not hinder its movement."] },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d10 + 2", average: 7, type: "piercing" }],
            next: [
              {
                save: { ability: "con", dc: 11, success: "half" },
                damage: [{ roll: "4d8", type: "poison", average: 18 }],
                next: [
                  {
                    when: "at-zero",
                    stabilizes: true,
                    conditions: [
                      {
                        condition: "poisoned",
                        duration: { kind: "time", amount: 1, unit: "hour" },
                      },
                      {
                        condition: "paralyzed",
                        duration: { kind: "time", amount: 1, unit: "hour" },
                        with: "poisoned",
                      },
                    ],
                    narrative: "Healing does not end the poison.",
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
    id: "purple-worm",
    name: "Purple Worm",
    srd: "Monsters, Purple Worm",
    summary:
      "Gargantuan burrower that swallows victims whole, stings with deadly poison and tunnels through solid rock.",
    size: "gargantuan",
    type: "monstrosity",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 18, from: "natural armor" }],
    hitPoints: { average: 247, roll: "15d20 + 90" },
    speeds: { walk: 50, burrow: 30 },
    abilities: { str: 28, dex: 7, con: 22, int: 1, wis: 8, cha: 4 },
    saves: { con: 11, wis: 4 },
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { blindsight: 30, tremorsense: 60, passivePerception: 9 },
    languages: { speaks: [], understands: [] },
    challenge: 15,
    xp: 13000,
    proficiencyBonus: 5,
    traits: [
      {
        name: "Tunneler",
        notes: [
          "Solid rock it burrows through at half its burrowing speed.",
          "It leaves a tunnel 10 feet across.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Bite", count: 1 },
            { action: "Tail Stinger", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 9, reach: 10 },
            damage: [{ roll: "3d8 + 9", average: 22, type: "piercing" }],
            next: [
              {
                targets: { what: "creature", sizeAtMost: "large" },
                save: { ability: "dex", dc: 19, success: "none" },
                conditions: [
                  { condition: "blinded", duration: { kind: "special" } },
                  { condition: "restrained", duration: { kind: "special" } },
                ],
                takesIn: {
                  covered: true,
                  spits: { damage: 30, save: { ability: "con", dc: 21, success: "none" } },
                  crawl: 20,
                },
                narrative: "It is swallowed.",
                next: [
                  {
                    when: "turn-start",
                    turnOf: "source",
                    damage: [{ roll: "6d6", average: 21, type: "acid" }],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        name: "Tail Stinger",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 9, reach: 10 },
            damage: [{ roll: "3d6 + 9", average: 19, type: "piercing" }],
            next: [
              {
                save: { ability: "con", dc: 19, success: "half" },
                damage: [{ roll: "12d6", type: "poison", average: 42 }],
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
    id: "remorhaz",
    name: "Remorhaz",
    srd: "Monsters, Remorhaz",
    summary:
      "Huge burrowing horror with a burning body that grapples victims in its jaws and swallows them.",
    size: "huge",
    type: "monstrosity",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 195, roll: "17d12 + 85" },
    speeds: { walk: 30, burrow: 20 },
    abilities: { str: 24, dex: 13, con: 21, int: 4, wis: 10, cha: 5 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["cold", "fire"] }],
    conditionImmunities: [],
    senses: { darkvision: 60, tremorsense: 60, passivePerception: 10 },
    languages: { speaks: [], understands: [] },
    challenge: 11,
    xp: 7200,
    proficiencyBonus: 4,
    traits: [
      {
        name: "Heated Body",
        steps: [
          {
            when: "struck",
            targets: { what: "creature", count: 1, range: 5 },
            damage: [{ roll: "3d6", type: "fire", average: 10 }],
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Bite",
        holds: 1,
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 11, reach: 10 },
            damage: [
              { roll: "6d10 + 7", average: 40, type: "piercing" },
              { roll: "3d6", average: 10, type: "fire" },
            ],
            next: [
              {
                targets: { what: "creature" },
                conditions: [
                  {
                    condition: "grappled",
                    duration: { kind: "until", what: "escaped" },
                    escape: { dc: 17, by: ["athletics", "acrobatics"] },
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
        ],
      },
      {
        name: "Swallow",
        steps: [
          {
            targets: { what: "creature", count: 1, sizeAtMost: "medium", has: ["grappled"] },
            action: "Bite",
            narrative: "What follows needs a hit.",
            next: [
              {
                conditions: [
                  { condition: "blinded", duration: { kind: "special" } },
                  { condition: "restrained", duration: { kind: "special" } },
                ],
                takesIn: {
                  covered: true,
                  spits: { damage: 30, save: { ability: "con", dc: 15, success: "none" } },
                  crawl: 15,
                },
                narrative: "It is swallowed.",
                next: [
                  {
                    when: "turn-start",
                    turnOf: "source",
                    damage: [{ roll: "6d6", average: 21, type: "acid" }],
                  },
                ],
                ends: ["grappled"],
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
    id: "roc",
    name: "Roc",
    srd: "Monsters, Roc",
    summary:
      "Gargantuan bird that seizes prey in grappling talons while striking with a long-reaching beak.",
    size: "gargantuan",
    type: "monstrosity",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 15, from: "natural armor" }],
    hitPoints: { average: 248, roll: "16d20 + 80" },
    speeds: { walk: 20, fly: 120 },
    abilities: { str: 28, dex: 10, con: 20, int: 3, wis: 10, cha: 9 },
    saves: { dex: 4, con: 9, wis: 4, cha: 3 },
    skills: { perception: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 14 },
    languages: { speaks: [], understands: [] },
    challenge: 11,
    xp: 7200,
    proficiencyBonus: 4,
    traits: [
      {
        name: "Keen Sight",
        effects: [
          {
            kind: "roll",
            on: "check",
            by: "self",
            mode: "advantage",
            when: { all: [{ skill: ["perception"] }, { relies: "sight" }] },
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Beak", count: 1 },
            { action: "Talons", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Beak",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 13, reach: 10 },
            damage: [{ roll: "4d8 + 9", average: 27, type: "piercing" }],
          },
        ],
      },
      {
        name: "Talons",
        holds: 1,
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 13, reach: 5 },
            damage: [{ roll: "4d6 + 9", average: 23, type: "slashing" }],
            conditions: [
              {
                condition: "grappled",
                duration: { kind: "until", what: "escaped" },
                escape: { dc: 19, by: ["athletics", "acrobatics"] },
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
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "roper",
    name: "Roper",
    srd: "Monsters, Roper",
    summary:
      "Cave hunter disguised as a stalagmite that snares victims with six long tendrils and drags them to its jaws.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 20, from: "natural armor" }],
    hitPoints: { average: 93, roll: "11d10 + 33" },
    speeds: { walk: 10, climb: 10 },
    abilities: { str: 18, dex: 8, con: 17, int: 7, wis: 16, cha: 6 },
    saves: {},
    skills: { perception: 6, stealth: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 16 },
    languages: { speaks: [], understands: [] },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [
      {
        name: "False Appearance",
        notes: ["Motionless, it cannot be told from a cave's own rock, a stalagmite for one."],
      },
      {
        name: "Grasping Tendrils",
        steps: [
          {
            when: "acted-on",
            economy: "action",
            check: { ability: "str", dc: 15 },
            narrative: "Another creature's action: its success breaks a tendril.",
          },
        ],
        notes: [
          "It has 6 tendrils at most.",
          "Each has AC 20, 10 hit points, and immunity to poison damage and psychic damage.",
          "A lost one costs the roper no hit points, and it can grow another on its next turn.",
        ],
      },
      {
        name: "Spider Climb",
        notes: ["Climbs difficult surfaces, even ceilings head down, with no ability check."],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Tendril", count: 4 },
            { action: "Reel", count: 1 },
            { action: "Bite", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "4d8 + 4", average: 22, type: "piercing" }],
          },
        ],
      },
      {
        name: "Tendril",
        holds: 6,
        limb: { armorClass: 20, hitPoints: 10, immune: ["poison", "psychic"] },
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 50 },
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
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "check",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["str"] },
                  },
                  {
                    kind: "roll",
                    on: "save",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["str"] },
                  },
                ],
                duration: { kind: "until", what: "escaped" },
                with: "grappled",
              },
            ],
          },
        ],
      },
      {
        name: "Reel",
        steps: [
          {
            targets: { what: "creature", has: ["grappled"] },
            move: { feet: 25, to: "toward" },
            narrative: "In a straight line.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "rust-monster",
    name: "Rust Monster",
    srd: "Monsters, Rust Monster",
    summary:
      "Iron-scenting monster whose antennae rust metal armour and shields and whose body corrodes weapons that strike it.",
    size: "medium",
    type: "monstrosity",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 14, from: "natural armor" }],
    hitPoints: { average: 27, roll: "5d8 + 5" },
    speeds: { walk: 40 },
    abilities: { str: 13, dex: 12, con: 13, int: 2, wis: 13, cha: 6 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 11 },
    languages: { speaks: [], understands: [] },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
    traits: [
      { name: "Iron Scent", notes: ["Smells exactly where ferrous metal is, up to 30 feet away."] },
      {
        name: "Rust Metal",
        steps: [{ when: "struck", targets: { what: "object", count: 1 }, corrodes: ["metal"] }],
        notes: ["Nonmagical metal ammunition is destroyed once it has done its damage."],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 3, reach: 5 },
            damage: [{ roll: "1d8 + 1", average: 5, type: "piercing" }],
          },
        ],
      },
      {
        name: "Antennae",
        steps: [
          {
            targets: { what: "object", count: 1, range: 5, visible: true },
            narrative:
              "Nonmagical and of ferrous metal. Where nobody wears or carries it, the touch destroys a cube of 1 foot.",
          },
          {
            targets: { what: "object", count: 1, range: 5, visible: true },
            save: { ability: "dex", dc: 11, success: "none" },
            narrative: "Where somebody does, that creature may save.",
            next: [
              {
                effects: [
                  {
                    effects: [
                      {
                        kind: "stat",
                        stat: "armor-class",
                        change: "add",
                        by: -1,
                        when: { any: [{ not: { armor: "none" } }, { shield: true }] },
                      },
                    ],
                    duration: { kind: "special" },
                  },
                ],
                narrative:
                  "Metal armor or shield: for good, and adding up; at AC 10 the armor is destroyed, at +0 the shield.",
              },
              { narrative: "A metal weapon in hand rusts by the monster's Rust Metal trait." },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "spirit-naga",
    name: "Spirit Naga",
    srd: "Monsters, Spirit Naga",
    summary:
      "Evil naga that casts wizard spells by voice alone, bites with strong venom and revives within days of dying.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 15, from: "natural armor" }],
    hitPoints: { average: 75, roll: "10d10 + 20" },
    speeds: { walk: 40 },
    abilities: { str: 18, dex: 17, con: 14, int: 16, wis: 15, cha: 16 },
    saves: { dex: 6, con: 5, wis: 5, cha: 6 },
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["charmed", "poisoned"],
    senses: { darkvision: 60, passivePerception: 12 },
    languages: { speaks: ["abyssal", "common"], understands: [] },
    challenge: 8,
    xp: 3900,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Rejuvenation",
        steps: [
          { when: "death", narrative: "After 1d6 days it lives again with all its hit points." },
        ],
        notes: ["Nothing but a Wish can stop this."],
      },
    ],
    spellcasting: [
      {
        kind: "slots",
        ability: "int",
        dc: 14,
        attack: 6,
        level: 10,
        class: "wizard",
        slots: [4, 3, 3, 3, 2],
        spells: [
          { spell: "mage-hand", use: "at-will" },
          { spell: "minor-illusion", use: "at-will" },
          { spell: "ray-of-frost", use: "at-will" },
          { spell: "charm-person", use: "slots" },
          { spell: "detect-magic", use: "slots" },
          { spell: "sleep", use: "slots" },
          { spell: "detect-thoughts", use: "slots" },
          { spell: "hold-person", use: "slots" },
          { spell: "lightning-bolt", use: "slots" },
          { spell: "water-breathing", use: "slots" },
          { spell: "blight", use: "slots" },
          { spell: "dimension-door", use: "slots" },
          { spell: "dominate-person", use: "slots" },
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
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 10 },
            damage: [{ roll: "1d6 + 4", average: 7, type: "piercing" }],
            next: [
              {
                save: { ability: "con", dc: 13, success: "half" },
                damage: [{ roll: "7d8", type: "poison", average: 31 }],
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
    id: "tarrasque",
    name: "Tarrasque",
    srd: "Monsters, Tarrasque",
    summary:
      "Gargantuan destroyer that swallows prey, terrifies those around it and can turn spells back with its carapace.",
    size: "gargantuan",
    type: "monstrosity",
    subtypes: ["titan"],
    alignment: "unaligned",
    armorClass: [{ value: 25, from: "natural armor" }],
    hitPoints: { average: 676, roll: "33d20 + 330" },
    speeds: { walk: 40 },
    abilities: { str: 30, dex: 11, con: 30, int: 3, wis: 11, cha: 11 },
    saves: { int: 5, wis: 9, cha: 9 },
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [
      { types: ["fire", "poison"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    conditionImmunities: ["charmed", "frightened", "paralyzed", "poisoned"],
    senses: { blindsight: 120, passivePerception: 10 },
    languages: { speaks: [], understands: [] },
    challenge: 30,
    xp: 155000,
    proficiencyBonus: 9,
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
        name: "Magic Resistance",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
        ],
      },
      {
        name: "Reflective Carapace",
        reflects: { spells: ["magic-missile"], areas: ["line"], attacks: ["ranged"], on: 6 },
        notes: ["What is turned back comes from the tarrasque, at its caster."],
      },
      { name: "Siege Monster", effects: [{ kind: "doubled-against-objects" }] },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Frightful Presence", count: 1 },
            { action: "Bite", count: 1 },
            { action: "Claw", count: 2 },
            { action: "Horns", count: 1 },
            { action: "Tail", count: 1 },
          ],
          [
            { action: "Frightful Presence", count: 1 },
            { action: "Swallow", count: 1 },
            { action: "Claw", count: 2 },
            { action: "Horns", count: 1 },
            { action: "Tail", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        holds: 1,
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 19, reach: 10 },
            damage: [{ roll: "4d12 + 10", average: 36, type: "piercing" }],
            next: [
              {
                targets: { what: "creature" },
                conditions: [
                  {
                    condition: "grappled",
                    duration: { kind: "until", what: "escaped" },
                    escape: { dc: 20, by: ["athletics", "acrobatics"] },
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
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 19, reach: 15 },
            damage: [{ roll: "4d8 + 10", average: 28, type: "slashing" }],
          },
        ],
      },
      {
        name: "Horns",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 19, reach: 10 },
            damage: [{ roll: "4d10 + 10", average: 32, type: "piercing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 19, reach: 20 },
            damage: [{ roll: "4d6 + 10", average: 24, type: "bludgeoning" }],
            next: [
              {
                targets: { what: "creature" },
                save: { ability: "str", dc: 20, success: "none" },
                conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
              },
            ],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 17, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative:
              "Only those aware of it; their repeated saves have disadvantage while it is in their line of sight.",
          },
        ],
      },
      {
        name: "Swallow",
        steps: [
          {
            targets: { what: "creature", count: 1, sizeAtMost: "large", has: ["grappled"] },
            action: "Bite",
            narrative: "What follows needs a hit.",
            next: [
              {
                conditions: [
                  { condition: "blinded", duration: { kind: "special" } },
                  { condition: "restrained", duration: { kind: "special" } },
                ],
                takesIn: {
                  covered: true,
                  spits: { damage: 60, save: { ability: "con", dc: 20, success: "none" } },
                  crawl: 30,
                },
                narrative: "It is swallowed.",
                next: [
                  {
                    when: "turn-start",
                    turnOf: "source",
                    damage: [{ roll: "16d6", average: 56, type: "acid" }],
                  },
                ],
                ends: ["grappled"],
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
        { name: "Attack", cost: 1, steps: [{ action: ["Claw", "Tail"] }] },
        {
          name: "Move",
          cost: 1,
          steps: [
            {
              targets: { what: "self" },
              narrative: "It moves, at most half as far as its speed allows.",
            },
          ],
        },
        { name: "Chomp", cost: 2, steps: [{ action: ["Bite", "Swallow"] }] },
      ],
    },
  },
  {
    id: "winter-wolf",
    name: "Winter Wolf",
    srd: "Monsters, Winter Wolf",
    summary:
      "Pack-hunting wolf that hides well in snow, breathes freezing wind and knocks creatures down with its bite.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 13, from: "natural armor" }],
    hitPoints: { average: 75, roll: "10d10 + 20" },
    speeds: { walk: 50 },
    abilities: { str: 18, dex: 13, con: 14, int: 7, wis: 12, cha: 8 },
    saves: {},
    skills: { perception: 5, stealth: 3 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["cold"] }],
    conditionImmunities: [],
    senses: { passivePerception: 15 },
    languages: { speaks: ["common", "giant", "winter-wolf"], understands: [] },
    challenge: 3,
    xp: 700,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Keen Hearing and Smell",
        effects: [
          {
            kind: "roll",
            on: "check",
            by: "self",
            mode: "advantage",
            when: {
              all: [
                { skill: ["perception"] },
                { any: [{ relies: "hearing" }, { relies: "smell" }] },
              ],
            },
          },
        ],
      },
      {
        name: "Pack Tactics",
        effects: [
          {
            kind: "roll",
            on: "attack",
            by: "self",
            mode: "advantage",
            when: { allyBesideTarget: true },
          },
        ],
      },
      {
        name: "Snow Camouflage",
        effects: [
          {
            kind: "roll",
            on: "check",
            by: "self",
            mode: "advantage",
            when: { all: [{ skill: ["stealth"] }, { terrain: "snowy" }] },
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
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "2d6 + 4", average: 11, type: "piercing" }],
            next: [
              {
                targets: { what: "creature" },
                save: { ability: "str", dc: 14, success: "none" },
                conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
              },
            ],
          },
        ],
      },
      {
        name: "Cold Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "cone", length: 15 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 12, success: "half" },
            damage: [{ roll: "4d8", type: "cold", average: 18 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "worg",
    name: "Worg",
    srd: "Monsters, Worg",
    summary:
      "Evil, oversized wolf with keen senses whose powerful bite can knock a creature prone.",
    size: "large",
    type: "monstrosity",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 13, from: "natural armor" }],
    hitPoints: { average: 26, roll: "4d10 + 4" },
    speeds: { walk: 50 },
    abilities: { str: 16, dex: 13, con: 13, int: 7, wis: 11, cha: 8 },
    saves: {},
    skills: { perception: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 14 },
    languages: { speaks: ["goblin", "worg"], understands: [] },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Keen Hearing and Smell",
        effects: [
          {
            kind: "roll",
            on: "check",
            by: "self",
            mode: "advantage",
            when: {
              all: [
                { skill: ["perception"] },
                { any: [{ relies: "hearing" }, { relies: "smell" }] },
              ],
            },
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
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "2d6 + 3", average: 10, type: "piercing" }],
            next: [
              {
                targets: { what: "creature" },
                save: { ability: "str", dc: 13, success: "none" },
                conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
              },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
]);
