// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Creature } from "./types.js";

/** Creatures of type giant, in order of id. */
export const giantCreatures: readonly Creature[] = Object.freeze<Creature[]>([
  {
    id: "cloud-giant",
    name: "Cloud Giant",
    srd: "Monsters, Cloud Giant",
    summary:
      "Huge giant, good or evil, that casts flight and fog spells and hurls rocks at distant foes.",
    size: "huge",
    type: "giant",
    subtypes: [],
    alignment: [
      { alignment: "neutral good", percent: 50 },
      { alignment: "neutral evil", percent: 50 },
    ],
    armorClass: [{ value: 14, from: "natural armor" }],
    hitPoints: { average: 200, roll: "16d12 + 96" },
    speeds: { walk: 40 },
    abilities: { str: 27, dex: 10, con: 22, int: 12, wis: 16, cha: 16 },
    saves: { con: 10, wis: 7, cha: 7 },
    skills: { insight: 7, perception: 7 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 17 },
    languages: { speaks: ["common", "giant"], understands: [] },
    challenge: 9,
    xp: 5000,
    proficiencyBonus: 4,
    traits: [
      {
        name: "Keen Smell",
        effects: [
          {
            kind: "roll",
            on: "check",
            by: "self",
            mode: "advantage",
            when: { all: [{ skill: ["perception"] }, { relies: "smell" }] },
          },
        ],
      },
    ],
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        spells: [
          { spell: "detect-magic", use: "at-will" },
          { spell: "fog-cloud", use: "at-will" },
          { spell: "light", use: "at-will" },
          { spell: "feather-fall", use: { perDay: 3 } },
          { spell: "fly", use: { perDay: 3 } },
          { spell: "misty-step", use: { perDay: 3 } },
          { spell: "telekinesis", use: { perDay: 3 } },
          { spell: "control-weather", use: { perDay: 1 } },
          { spell: "gaseous-form", use: { perDay: 1 } },
        ],
        without: ["material"],
      },
    ],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Morningstar", count: 2 }]], steps: [] },
      {
        name: "Morningstar",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 12, reach: 10 },
            damage: [{ roll: "3d8 + 8", average: 21, type: "piercing" }],
          },
        ],
      },
      {
        name: "Rock",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 12, range: { normal: 60, long: 240 } },
            damage: [{ roll: "4d10 + 8", average: 30, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "ettin",
    name: "Ettin",
    srd: "Monsters, Ettin",
    summary:
      "Two-headed giant, always half awake, that swings a battleaxe and a morningstar each turn.",
    size: "large",
    type: "giant",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 12, from: "natural armor" }],
    hitPoints: { average: 85, roll: "10d10 + 30" },
    speeds: { walk: 40 },
    abilities: { str: 21, dex: 8, con: 17, int: 6, wis: 10, cha: 8 },
    saves: {},
    skills: { perception: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 14 },
    languages: { speaks: ["giant", "orc"], understands: [] },
    challenge: 4,
    xp: 1100,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Two Heads",
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
      { name: "Wakeful", notes: ["One head is awake while the other sleeps."] },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Battleaxe", count: 1 },
            { action: "Morningstar", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Battleaxe",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "2d8 + 5", average: 14, type: "slashing" }],
          },
        ],
      },
      {
        name: "Morningstar",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "2d8 + 5", average: 14, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "fire-giant",
    name: "Fire Giant",
    srd: "Monsters, Fire Giant",
    summary:
      "Lawful evil giant that makes two punishing greatsword swings a turn and throws rocks at range.",
    size: "huge",
    type: "giant",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 18, from: "armor", worn: ["plate-armor"] }],
    hitPoints: { average: 162, roll: "13d12 + 78" },
    speeds: { walk: 30 },
    abilities: { str: 25, dex: 9, con: 23, int: 10, wis: 14, cha: 13 },
    saves: { dex: 3, con: 10, cha: 5 },
    skills: { athletics: 11, perception: 6 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["fire"] }],
    conditionImmunities: [],
    senses: { passivePerception: 16 },
    languages: { speaks: ["giant"], understands: [] },
    challenge: 9,
    xp: 5000,
    proficiencyBonus: 4,
    traits: [],
    spellcasting: [],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Greatsword", count: 2 }]], steps: [] },
      {
        name: "Greatsword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 11, reach: 10 },
            damage: [{ roll: "6d6 + 7", average: 28, type: "slashing" }],
          },
        ],
      },
      {
        name: "Rock",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 11, range: { normal: 60, long: 240 } },
            damage: [{ roll: "4d10 + 7", average: 29, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "frost-giant",
    name: "Frost Giant",
    srd: "Monsters, Frost Giant",
    summary:
      "Huge evil giant that fights with a greataxe at long reach or hurls boulders from afar.",
    size: "huge",
    type: "giant",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 15, from: "armor", worn: ["patchwork-armor"] }],
    hitPoints: { average: 138, roll: "12d12 + 60" },
    speeds: { walk: 40 },
    abilities: { str: 23, dex: 9, con: 21, int: 9, wis: 10, cha: 12 },
    saves: { con: 8, wis: 3, cha: 4 },
    skills: { athletics: 9, perception: 3 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["cold"] }],
    conditionImmunities: [],
    senses: { passivePerception: 13 },
    languages: { speaks: ["giant"], understands: [] },
    challenge: 8,
    xp: 3900,
    proficiencyBonus: 3,
    traits: [],
    spellcasting: [],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Greataxe", count: 2 }]], steps: [] },
      {
        name: "Greataxe",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 9, reach: 10 },
            damage: [{ roll: "3d12 + 6", average: 25, type: "slashing" }],
          },
        ],
      },
      {
        name: "Rock",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 9, range: { normal: 60, long: 240 } },
            damage: [{ roll: "4d10 + 6", average: 28, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "hill-giant",
    name: "Hill Giant",
    srd: "Monsters, Hill Giant",
    summary:
      "Huge brute that swings a greatclub twice each turn or hurls heavy rocks at distant foes.",
    size: "huge",
    type: "giant",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 13, from: "natural armor" }],
    hitPoints: { average: 105, roll: "10d12 + 40" },
    speeds: { walk: 40 },
    abilities: { str: 21, dex: 8, con: 19, int: 5, wis: 9, cha: 6 },
    saves: {},
    skills: { perception: 2 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 12 },
    languages: { speaks: ["giant"], understands: [] },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [],
    spellcasting: [],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Greatclub", count: 2 }]], steps: [] },
      {
        name: "Greatclub",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 10 },
            damage: [{ roll: "3d8 + 5", average: 18, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Rock",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 8, range: { normal: 60, long: 240 } },
            damage: [{ roll: "3d10 + 5", average: 21, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "ogre",
    name: "Ogre",
    srd: "Monsters, Ogre",
    summary: "Large, simple brute that fights with a heavy greatclub and throws javelins.",
    size: "large",
    type: "giant",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 11, from: "armor", worn: ["hide-armor"] }],
    hitPoints: { average: 59, roll: "7d10 + 21" },
    speeds: { walk: 40 },
    abilities: { str: 19, dex: 8, con: 16, int: 5, wis: 7, cha: 7 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 8 },
    languages: { speaks: ["common", "giant"], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Greatclub",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "2d8 + 4", average: 13, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Javelin",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: {
              kind: "melee or ranged",
              with: "weapon",
              bonus: 6,
              reach: 5,
              range: { normal: 30, long: 120 },
            },
            damage: [{ roll: "2d6 + 4", average: 11, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "oni",
    name: "Oni",
    srd: "Monsters, Oni",
    summary:
      "Shapeshifting, regenerating giant with a glaive that turns invisible at will and can cast cone of cold.",
    size: "large",
    type: "giant",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 16, from: "armor", worn: ["chain-mail"] }],
    hitPoints: { average: 110, roll: "13d10 + 39" },
    speeds: { walk: 30, fly: 30 },
    abilities: { str: 19, dex: 11, con: 16, int: 14, wis: 12, cha: 15 },
    saves: { dex: 3, con: 6, wis: 4, cha: 5 },
    skills: { arcana: 5, deception: 8, perception: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 14 },
    languages: { speaks: ["common", "giant"], understands: [] },
    challenge: 7,
    xp: 2900,
    proficiencyBonus: 3,
    traits: [
      { name: "Magic Weapons", effects: [{ kind: "magical-attacks" }] },
      {
        name: "Regeneration",
        effects: [{ kind: "regeneration", amount: 10, when: { not: { hitPointsAtMost: 0 } } }],
      },
    ],
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        dc: 13,
        spells: [
          { spell: "darkness", use: "at-will" },
          { spell: "invisibility", use: "at-will" },
          { spell: "charm-person", use: { perDay: 1 } },
          { spell: "cone-of-cold", use: { perDay: 1 } },
          { spell: "gaseous-form", use: { perDay: 1 } },
          { spell: "sleep", use: { perDay: 1 } },
        ],
        without: ["material"],
      },
    ],
    actions: [
      {
        name: "Multiattack",
        multiattack: [[{ action: "Claw", count: 2 }], [{ action: "Glaive", count: 2 }]],
        steps: [],
      },
      {
        name: "Claw",
        form: ["oni"],
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "1d8 + 4", average: 8, type: "slashing" }],
          },
        ],
      },
      {
        name: "Glaive",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 10 },
            damage: [
              {
                roll: "2d10 + 4",
                type: "slashing",
                average: 15,
                instead: [{ if: "form", roll: "1d10 + 4", average: 9 }],
              },
            ],
          },
        ],
        notes: ["The lesser roll is for its Small and Medium forms."],
      },
      {
        name: "Change Shape",
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "It becomes a Small or Medium humanoid, a Large giant or itself again; only its size changes. Death undoes it.",
          },
          {
            narrative:
              "Of its equipment only the glaive changes, shrinking to suit a humanoid's hands.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "stone-giant",
    name: "Stone Giant",
    srd: "Monsters, Stone Giant",
    summary: "Rock-hurling giant that catches missiles thrown at it and blends into rocky terrain.",
    size: "huge",
    type: "giant",
    subtypes: [],
    alignment: "neutral",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 126, roll: "11d12 + 55" },
    speeds: { walk: 40 },
    abilities: { str: 23, dex: 15, con: 20, int: 10, wis: 12, cha: 9 },
    saves: { dex: 5, con: 8, wis: 4 },
    skills: { athletics: 12, perception: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 14 },
    languages: { speaks: ["giant"], understands: [] },
    challenge: 7,
    xp: 2900,
    proficiencyBonus: 3,
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
      { name: "Multiattack", multiattack: [[{ action: "Greatclub", count: 2 }]], steps: [] },
      {
        name: "Greatclub",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 9, reach: 15 },
            damage: [{ roll: "3d8 + 6", average: 19, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Rock",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 9, range: { normal: 60, long: 240 } },
            damage: [{ roll: "4d10 + 6", average: 28, type: "bludgeoning" }],
            next: [
              {
                targets: { what: "creature" },
                save: { ability: "str", dc: 17, success: "none" },
                conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
              },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [
      {
        name: "Rock Catching",
        steps: [
          {
            targets: { what: "self" },
            save: { ability: "dex", dc: 10, success: "other" },
            narrative: "When a rock or the like is thrown at it.",
            otherwise: [
              {
                effects: [
                  {
                    effects: [{ kind: "damage", response: "immunity", types: ["bludgeoning"] }],
                    duration: { kind: "instantaneous" },
                  },
                ],
                narrative: "It catches the rock, and is spared the damage of that alone.",
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "storm-giant",
    name: "Storm Giant",
    srd: "Monsters, Storm Giant",
    summary:
      "Huge amphibious giant that swings a greatsword and hurls lightning at points up to 500 feet away.",
    size: "huge",
    type: "giant",
    subtypes: [],
    alignment: "chaotic good",
    armorClass: [{ value: 16, from: "armor", worn: ["scale-mail"] }],
    hitPoints: { average: 230, roll: "20d12 + 100" },
    speeds: { walk: 50, swim: 50 },
    abilities: { str: 29, dex: 14, con: 20, int: 16, wis: 18, cha: 18 },
    saves: { str: 14, con: 10, wis: 9, cha: 9 },
    skills: { arcana: 8, athletics: 14, history: 8, perception: 9 },
    vulnerabilities: [],
    resistances: [{ types: ["cold"] }],
    immunities: [{ types: ["lightning", "thunder"] }],
    conditionImmunities: [],
    senses: { passivePerception: 19 },
    languages: { speaks: ["common", "giant"], understands: [] },
    challenge: 13,
    xp: 10000,
    proficiencyBonus: 5,
    traits: [{ name: "Amphibious", notes: ["Breathes air and water."] }],
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        dc: 17,
        spells: [
          { spell: "detect-magic", use: "at-will" },
          { spell: "feather-fall", use: "at-will" },
          { spell: "levitate", use: "at-will" },
          { spell: "light", use: "at-will" },
          { spell: "control-weather", use: { perDay: 3 } },
          { spell: "water-breathing", use: { perDay: 3 } },
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
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 10 },
            damage: [{ roll: "6d6 + 9", average: 30, type: "slashing" }],
          },
        ],
      },
      {
        name: "Rock",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 14, range: { normal: 60, long: 240 } },
            damage: [{ roll: "4d12 + 9", average: 35, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Lightning Strike",
        recharge: 5,
        steps: [
          {
            targets: { what: "point", count: 1, range: 500, visible: true },
            narrative: "A magical bolt strikes there.",
            next: [
              {
                area: { shape: "sphere", radius: 10 },
                targets: { what: "creature" },
                save: { ability: "dex", dc: 17, success: "half" },
                damage: [{ roll: "12d8", type: "lightning", average: 54 }],
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
    id: "troll",
    name: "Troll",
    srd: "Monsters, Troll",
    summary:
      "Brute that regenerates unless burned or splashed with acid, and whose severed limbs may fight on in a variant.",
    size: "large",
    type: "giant",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 15, from: "natural armor" }],
    hitPoints: { average: 84, roll: "8d10 + 40" },
    speeds: { walk: 30 },
    abilities: { str: 18, dex: 13, con: 20, int: 7, wis: 9, cha: 7 },
    saves: {},
    skills: { perception: 2 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 12 },
    languages: { speaks: ["giant"], understands: [] },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Keen Smell",
        effects: [
          {
            kind: "roll",
            on: "check",
            by: "self",
            mode: "advantage",
            when: { all: [{ skill: ["perception"] }, { relies: "smell" }] },
          },
        ],
      },
      {
        name: "Regeneration",
        effects: [{ kind: "regeneration", amount: 10, stoppedBy: ["acid", "fire"] }],
        notes: ["Dies only if, with 0 hit points as its turn starts, it does not regenerate."],
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
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "1d6 + 4", average: 7, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "2d6 + 4", average: 11, type: "slashing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
]);
