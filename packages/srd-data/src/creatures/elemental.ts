// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Creature } from "./types.js";

/** Creatures of type elemental, in order of id. */
export const elementalCreatures: readonly Creature[] = Object.freeze<Creature[]>([
  {
    id: "air-elemental",
    name: "Air Elemental",
    srd: "Monsters, Air Elemental",
    summary:
      "Hovering body of living wind that slips through inch-wide gaps and flings creatures about in a whirlwind.",
    size: "large",
    type: "elemental",
    subtypes: [],
    alignment: "neutral",
    armorClass: [{ value: 15, from: "dexterity" }],
    hitPoints: { average: 90, roll: "12d10 + 24" },
    speeds: { walk: 0, fly: 90, hover: true },
    abilities: { str: 14, dex: 20, con: 14, int: 6, wis: 10, cha: 6 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["lightning", "thunder"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: [
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
    languages: { speaks: ["auran"], understands: [] },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Air Form",
        effects: [{ kind: "shares-space" }],
        notes: ["Gaps 1 inch wide need no squeezing."],
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
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 5 },
            damage: [{ roll: "2d8 + 5", average: 14, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Whirlwind",
        recharge: 4,
        steps: [
          {
            targets: { what: "creature", range: 0 },
            save: { ability: "str", dc: 13, success: "half" },
            damage: [{ roll: "3d8 + 2", type: "bludgeoning", average: 15 }],
            conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            move: { feet: 20, to: "away", random: true },
            narrative: "Everyone in the elemental's own space.",
            next: [
              { when: "hits-object", damage: [{ roll: "1d6", type: "bludgeoning", average: 3 }] },
              {
                when: "hits-creature",
                targets: { what: "creature" },
                save: { ability: "dex", dc: 13, success: "none" },
                damage: [{ roll: "1d6", type: "bludgeoning", average: 3 }],
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
  {
    id: "azer",
    name: "Azer",
    srd: "Monsters, Azer",
    summary:
      "Glowing elemental whose body burns those who strike it and whose metal weapons sear on every hit.",
    size: "medium",
    type: "elemental",
    subtypes: [],
    alignment: "lawful neutral",
    armorClass: [{ value: 17, from: "natural armor", worn: ["shield"] }],
    hitPoints: { average: 39, roll: "6d8 + 12" },
    speeds: { walk: 30 },
    abilities: { str: 17, dex: 12, con: 15, int: 12, wis: 13, cha: 10 },
    saves: { con: 4 },
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["fire", "poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { passivePerception: 11 },
    languages: { speaks: ["ignan"], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Heated Body",
        steps: [
          {
            when: "struck",
            targets: { what: "creature", count: 1, range: 5 },
            damage: [{ roll: "1d10", type: "fire", average: 5 }],
          },
        ],
      },
      {
        name: "Heated Weapons",
        notes: [
          "Hits with its metal melee weapons deal 3 (1d6) fire damage more; its attacks have this in them already.",
        ],
      },
      {
        name: "Illumination",
        steps: [{ targets: { what: "self" }, light: { bright: 10, dim: 10 } }],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Warhammer",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [
              {
                roll: "1d8 + 3",
                average: 7,
                type: "bludgeoning",
                instead: [{ if: "two-handed", roll: "1d10 + 3", average: 8 }],
              },
              { roll: "1d6", average: 3, type: "fire" },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "djinni",
    name: "Djinni",
    srd: "Monsters, Djinni",
    summary:
      "Flying genie of the air that traps creatures in a moving whirlwind and strikes thrice with its scimitar.",
    size: "large",
    type: "elemental",
    subtypes: [],
    alignment: "chaotic good",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 161, roll: "14d10 + 84" },
    speeds: { walk: 30, fly: 90 },
    abilities: { str: 21, dex: 15, con: 22, int: 15, wis: 16, cha: 20 },
    saves: { dex: 6, wis: 7, cha: 9 },
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["lightning", "thunder"] }],
    conditionImmunities: [],
    senses: { darkvision: 120, passivePerception: 13 },
    languages: { speaks: ["auran"], understands: [] },
    challenge: 11,
    xp: 7200,
    proficiencyBonus: 4,
    traits: [
      {
        name: "Elemental Demise",
        steps: [
          {
            when: "death",
            narrative: "Its body turns into a warm breeze; only what it wore or carried is left.",
          },
        ],
      },
    ],
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        dc: 17,
        attack: 9,
        spells: [
          { spell: "detect-evil-and-good", use: "at-will" },
          { spell: "detect-magic", use: "at-will" },
          { spell: "thunderwave", use: "at-will" },
          {
            spell: "create-food-and-water",
            use: { perDay: 3 },
            note: "can create wine instead of water",
          },
          { spell: "tongues", use: { perDay: 3 } },
          { spell: "wind-walk", use: { perDay: 3 } },
          { spell: "conjure-elemental", use: { perDay: 1 }, note: "air elemental only" },
          { spell: "creation", use: { perDay: 1 } },
          { spell: "gaseous-form", use: { perDay: 1 } },
          { spell: "invisibility", use: { perDay: 1 } },
          { spell: "major-image", use: { perDay: 1 } },
          { spell: "plane-shift", use: { perDay: 1 } },
        ],
        without: ["material"],
      },
    ],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Scimitar", count: 3 }]], steps: [] },
      {
        name: "Scimitar",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 9, reach: 5 },
            damage: [
              { roll: "2d6 + 5", average: 12, type: "slashing" },
              { roll: "1d6", type: ["lightning", "thunder"], average: 3 },
            ],
          },
        ],
      },
      {
        name: "Create Whirlwind",
        steps: [
          {
            area: { shape: "cylinder", radius: 5, height: 30 },
            targets: { what: "point", count: 1, range: 120, visible: true },
            narrative: "Stays while the djinni concentrates on it and sees it.",
          },
          {
            when: "enter",
            area: { shape: "cylinder", radius: 5, height: 30 },
            targets: { what: "creature" },
            save: { ability: "str", dc: 18, success: "none" },
            conditions: [
              {
                condition: "restrained",
                duration: { kind: "source" },
                escape: { dc: 18, by: ["str"] },
              },
            ],
            narrative:
              "Never the djinni itself. An action frees the one who takes it or another, who goes to the nearest space outside.",
          },
          {
            when: "sustain",
            economy: "action",
            narrative: "The whirlwind moves at most 60 feet and takes along whom it restrains.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "dust-mephit",
    name: "Dust Mephit",
    srd: "Monsters, Dust Mephit",
    summary:
      "Small flyer that blinds foes with its dusty breath and again with a burst when it dies.",
    size: "small",
    type: "elemental",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 12, from: "dexterity" }],
    hitPoints: { average: 17, roll: "5d6" },
    speeds: { walk: 30, fly: 30 },
    abilities: { str: 5, dex: 14, con: 10, int: 9, wis: 11, cha: 10 },
    saves: {},
    skills: { perception: 2, stealth: 4 },
    vulnerabilities: [{ types: ["fire"] }],
    resistances: [],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { darkvision: 60, passivePerception: 12 },
    languages: { speaks: ["auran", "terran"], understands: [] },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Death Burst",
        steps: [
          {
            when: "death",
            targets: { what: "creature", range: 5 },
            save: { ability: "con", dc: 10, success: "none" },
            conditions: [
              {
                condition: "blinded",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
          },
        ],
      },
    ],
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        spells: [{ spell: "sleep", use: { perDay: 1 } }],
        without: ["material"],
      },
    ],
    actions: [
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d4 + 2", average: 4, type: "slashing" }],
          },
        ],
      },
      {
        name: "Blinding Breath",
        recharge: 6,
        steps: [
          {
            area: { shape: "cone", length: 15 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 10, success: "none" },
            conditions: [
              {
                condition: "blinded",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
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
    id: "earth-elemental",
    name: "Earth Elemental",
    srd: "Monsters, Earth Elemental",
    summary:
      "Burrowing elemental that glides through stone without a trace and is twice as destructive to structures.",
    size: "large",
    type: "elemental",
    subtypes: [],
    alignment: "neutral",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 126, roll: "12d10 + 60" },
    speeds: { walk: 30, burrow: 30 },
    abilities: { str: 20, dex: 8, con: 20, int: 5, wis: 10, cha: 5 },
    saves: {},
    skills: {},
    vulnerabilities: [{ types: ["thunder"] }],
    resistances: [{ types: ["bludgeoning", "piercing", "slashing"], nonmagical: true }],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["exhaustion", "paralyzed", "petrified", "poisoned", "unconscious"],
    senses: { darkvision: 60, tremorsense: 60, passivePerception: 10 },
    languages: { speaks: ["terran"], understands: [] },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Earth Glide",
        notes: [
          "Burrows through earth and stone that are neither magical nor worked.",
          "What it goes through stays as it was.",
        ],
      },
      { name: "Siege Monster", effects: [{ kind: "doubled-against-objects" }] },
    ],
    spellcasting: [],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Slam", count: 2 }]], steps: [] },
      {
        name: "Slam",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 10 },
            damage: [{ roll: "2d8 + 5", average: 14, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "efreeti",
    name: "Efreeti",
    srd: "Monsters, Efreeti",
    summary:
      "Evil genie that cuts with a burning scimitar, hurls flame and casts spells such as wall of fire.",
    size: "large",
    type: "elemental",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 200, roll: "16d10 + 112" },
    speeds: { walk: 40, fly: 60 },
    abilities: { str: 22, dex: 12, con: 24, int: 16, wis: 15, cha: 16 },
    saves: { int: 7, wis: 6, cha: 7 },
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["fire"] }],
    conditionImmunities: [],
    senses: { darkvision: 120, passivePerception: 12 },
    languages: { speaks: ["ignan"], understands: [] },
    challenge: 11,
    xp: 7200,
    proficiencyBonus: 4,
    traits: [
      {
        name: "Elemental Demise",
        steps: [
          {
            when: "death",
            narrative:
              "Its body goes up in a fiery flash and a puff of smoke; only what it wore or carried is left.",
          },
        ],
      },
    ],
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        dc: 15,
        attack: 7,
        spells: [
          { spell: "detect-magic", use: "at-will" },
          { spell: "enlarge-reduce", use: { perDay: 3 } },
          { spell: "tongues", use: { perDay: 3 } },
          { spell: "conjure-elemental", use: { perDay: 1 }, note: "fire elemental only" },
          { spell: "gaseous-form", use: { perDay: 1 } },
          { spell: "invisibility", use: { perDay: 1 } },
          { spell: "major-image", use: { perDay: 1 } },
          { spell: "plane-shift", use: { perDay: 1 } },
          { spell: "wall-of-fire", use: { perDay: 1 } },
        ],
        without: ["material"],
      },
    ],
    actions: [
      {
        name: "Multiattack",
        multiattack: [[{ action: "Scimitar", count: 2 }], [{ action: "Hurl Flame", count: 2 }]],
        steps: [],
      },
      {
        name: "Scimitar",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 10, reach: 5 },
            damage: [
              { roll: "2d6 + 6", average: 13, type: "slashing" },
              { roll: "2d6", average: 7, type: "fire" },
            ],
          },
        ],
      },
      {
        name: "Hurl Flame",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "spell", bonus: 7, range: { normal: 120 } },
            damage: [{ roll: "5d6", average: 17, type: "fire" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "fire-elemental",
    name: "Fire Elemental",
    srd: "Monsters, Fire Elemental",
    summary:
      "Living flame that ignites whatever it touches, burns attackers and is harmed by water.",
    size: "large",
    type: "elemental",
    subtypes: [],
    alignment: "neutral",
    armorClass: [{ value: 13, from: "dexterity" }],
    hitPoints: { average: 102, roll: "12d10 + 36" },
    speeds: { walk: 50 },
    abilities: { str: 10, dex: 17, con: 16, int: 6, wis: 10, cha: 7 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [{ types: ["bludgeoning", "piercing", "slashing"], nonmagical: true }],
    immunities: [{ types: ["fire", "poison"] }],
    conditionImmunities: [
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
    languages: { speaks: ["ignan"], understands: [] },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Fire Form",
        steps: [
          {
            when: "struck",
            targets: { what: "creature", count: 1, range: 5 },
            damage: [{ roll: "1d10", type: "fire", average: 5 }],
          },
          {
            when: "invades",
            targets: { what: "creature", count: 1 },
            damage: [{ roll: "1d10", type: "fire", average: 5 }],
            narrative: "It is set on fire.",
            next: [
              {
                when: "turn-start",
                damage: [{ roll: "1d10", type: "fire", average: 5 }],
                narrative:
                  "As the burning one's turns start, until somebody spends an action on putting it out.",
              },
            ],
          },
        ],
        effects: [{ kind: "shares-space" }],
        notes: ["Gaps 1 inch wide need no squeezing."],
      },
      {
        name: "Illumination",
        steps: [{ targets: { what: "self" }, light: { bright: 30, dim: 30 } }],
      },
      {
        name: "Water Susceptibility",
        steps: [
          {
            when: "moved-feet",
            if: { in: "water" },
            targets: { what: "self" },
            damage: [{ roll: "1", type: "cold" }],
            narrative: "So does each gallon of water splashed on it.",
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Touch", count: 2 }]], steps: [] },
      {
        name: "Touch",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "2d6 + 3", average: 10, type: "fire" }],
            next: [
              {
                when: "turn-start",
                targets: { what: "creature-or-object" },
                damage: [{ roll: "1d10", type: "fire", average: 5 }],
                narrative:
                  "A creature, or an object that can burn, is alight until anyone's action douses it.",
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
    id: "gargoyle",
    name: "Gargoyle",
    srd: "Monsters, Gargoyle",
    summary: "Flying elemental that passes for a statue while still, then bites and claws.",
    size: "medium",
    type: "elemental",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 15, from: "natural armor" }],
    hitPoints: { average: 52, roll: "7d8 + 21" },
    speeds: { walk: 30, fly: 60 },
    abilities: { str: 15, dex: 11, con: 16, int: 6, wis: 11, cha: 7 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["adamantine"] },
    ],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["exhaustion", "petrified", "poisoned"],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: { speaks: ["terran"], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      {
        name: "False Appearance",
        notes: ["Motionless, it cannot be told from a lifeless statue."],
      },
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
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d6 + 2", average: 5, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d6 + 2", average: 5, type: "slashing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "ice-mephit",
    name: "Ice Mephit",
    srd: "Monsters, Ice Mephit",
    summary:
      "Frost-breathing elemental that poses as a shard of ice, casts fog cloud and bursts into jagged splinters when slain.",
    size: "small",
    type: "elemental",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 11, from: "dexterity" }],
    hitPoints: { average: 21, roll: "6d6" },
    speeds: { walk: 30, fly: 30 },
    abilities: { str: 7, dex: 13, con: 10, int: 9, wis: 11, cha: 12 },
    saves: {},
    skills: { perception: 2, stealth: 3 },
    vulnerabilities: [{ types: ["bludgeoning", "fire"] }],
    resistances: [],
    immunities: [{ types: ["cold", "poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { darkvision: 60, passivePerception: 12 },
    languages: { speaks: ["aquan", "auran"], understands: [] },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Death Burst",
        steps: [
          {
            when: "death",
            targets: { what: "creature", range: 5 },
            save: { ability: "dex", dc: 10, success: "half" },
            damage: [{ roll: "1d8", type: "slashing", average: 4 }],
          },
        ],
      },
      { name: "False Appearance", notes: ["Motionless, it cannot be told from a shard of ice."] },
    ],
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        spells: [{ spell: "fog-cloud", use: { perDay: 1 } }],
        without: ["material"],
      },
    ],
    actions: [
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 3, reach: 5 },
            damage: [
              { roll: "1d4 + 1", average: 3, type: "slashing" },
              { roll: "1d4", average: 2, type: "cold" },
            ],
          },
        ],
      },
      {
        name: "Frost Breath",
        recharge: 6,
        steps: [
          {
            area: { shape: "cone", length: 15 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 10, success: "half" },
            damage: [{ roll: "2d4", type: "cold", average: 5 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "invisible-stalker",
    name: "Invisible Stalker",
    srd: "Monsters, Invisible Stalker",
    summary:
      "Unseen flying hunter that always knows where its assigned quarry is while both share a plane.",
    size: "medium",
    type: "elemental",
    subtypes: [],
    alignment: "neutral",
    armorClass: [{ value: 14, from: "dexterity" }],
    hitPoints: { average: 104, roll: "16d8 + 32" },
    speeds: { walk: 50, fly: 50, hover: true },
    abilities: { str: 16, dex: 19, con: 14, int: 10, wis: 15, cha: 11 },
    saves: {},
    skills: { perception: 8, stealth: 10 },
    vulnerabilities: [],
    resistances: [{ types: ["bludgeoning", "piercing", "slashing"], nonmagical: true }],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: [
      "exhaustion",
      "grappled",
      "paralyzed",
      "petrified",
      "poisoned",
      "prone",
      "restrained",
      "unconscious",
    ],
    senses: { darkvision: 60, passivePerception: 18 },
    languages: { speaks: ["auran"], understands: ["common"] },
    challenge: 6,
    xp: 2300,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Faultless Tracker",
        notes: [
          "Its summoner names a quarry for it.",
          "On the same plane as the quarry, it knows how far off that is, and which way.",
          "It knows where its summoner is, too.",
        ],
      },
      { name: "Invisibility", effects: [{ kind: "implies", condition: "invisible" }] },
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
            damage: [{ roll: "2d6 + 3", average: 10, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "magma-mephit",
    name: "Magma Mephit",
    srd: "Monsters, Magma Mephit",
    summary:
      "Lava-born elemental that breathes fire, casts heat metal, hides as still magma and erupts on death.",
    size: "small",
    type: "elemental",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 11, from: "dexterity" }],
    hitPoints: { average: 22, roll: "5d6 + 5" },
    speeds: { walk: 30, fly: 30 },
    abilities: { str: 8, dex: 12, con: 12, int: 7, wis: 10, cha: 10 },
    saves: {},
    skills: { stealth: 3 },
    vulnerabilities: [{ types: ["cold"] }],
    resistances: [],
    immunities: [{ types: ["fire", "poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: { speaks: ["ignan", "terran"], understands: [] },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Death Burst",
        steps: [
          {
            when: "death",
            targets: { what: "creature", range: 5 },
            save: { ability: "dex", dc: 11, success: "half" },
            damage: [{ roll: "2d6", type: "fire", average: 7 }],
          },
        ],
      },
      { name: "False Appearance", notes: ["Motionless, it cannot be told from a mound of magma."] },
    ],
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        dc: 10,
        spells: [{ spell: "heat-metal", use: { perDay: 1 } }],
        without: ["material"],
      },
    ],
    actions: [
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 3, reach: 5 },
            damage: [
              { roll: "1d4 + 1", average: 3, type: "slashing" },
              { roll: "1d4", average: 2, type: "fire" },
            ],
          },
        ],
      },
      {
        name: "Fire Breath",
        recharge: 6,
        steps: [
          {
            area: { shape: "cone", length: 15 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 11, success: "half" },
            damage: [{ roll: "2d6", type: "fire", average: 7 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "magmin",
    name: "Magmin",
    srd: "Monsters, Magmin",
    summary:
      "Small living flame whose touch sets creatures alight and which explodes in burning magma on death.",
    size: "small",
    type: "elemental",
    subtypes: [],
    alignment: "chaotic neutral",
    armorClass: [{ value: 14, from: "natural armor" }],
    hitPoints: { average: 9, roll: "2d6 + 2" },
    speeds: { walk: 30 },
    abilities: { str: 7, dex: 15, con: 12, int: 8, wis: 11, cha: 10 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [{ types: ["bludgeoning", "piercing", "slashing"], nonmagical: true }],
    immunities: [{ types: ["fire"] }],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: { speaks: ["ignan"], understands: [] },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Death Burst",
        steps: [
          {
            when: "death",
            targets: { what: "creature", range: 10 },
            save: { ability: "dex", dc: 11, success: "half" },
            damage: [{ roll: "2d6", type: "fire", average: 7 }],
          },
          {
            when: "death",
            targets: { what: "object", range: 10 },
            narrative: "Flammable things that nobody wears or carries catch fire.",
          },
        ],
      },
      {
        name: "Ignited Illumination",
        steps: [
          {
            when: "use",
            economy: "bonus-action",
            targets: { what: "self" },
            light: { bright: 10, dim: 10 },
            narrative: "Lights its own flames, or puts them out; the light is theirs.",
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Touch",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "2d6", average: 7, type: "fire" }],
            next: [
              {
                targets: { what: "creature-or-object" },
                narrative:
                  "It catches fire (an object only if flammable) until an action is spent to put it out.",
                next: [
                  {
                    when: "turn-end",
                    damage: [{ roll: "1d6", type: "fire", average: 3 }],
                    narrative: "While it burns.",
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
    id: "salamander",
    name: "Salamander",
    srd: "Monsters, Salamander",
    summary:
      "Fiery elemental with a spear and a grasping tail, whose heated body burns anyone striking it up close.",
    size: "large",
    type: "elemental",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 15, from: "natural armor" }],
    hitPoints: { average: 90, roll: "12d10 + 24" },
    speeds: { walk: 30 },
    abilities: { str: 18, dex: 14, con: 15, int: 11, wis: 10, cha: 12 },
    saves: {},
    skills: {},
    vulnerabilities: [{ types: ["cold"] }],
    resistances: [{ types: ["bludgeoning", "piercing", "slashing"], nonmagical: true }],
    immunities: [{ types: ["fire"] }],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: { speaks: ["ignan"], understands: [] },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Heated Body",
        steps: [
          {
            when: "struck",
            targets: { what: "creature", count: 1, range: 5 },
            damage: [{ roll: "2d6", type: "fire", average: 7 }],
          },
        ],
      },
      {
        name: "Heated Weapons",
        notes: [
          "Its hits with metal melee weapons deal 3 (1d6) fire damage more; its attacks have this in them already.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Spear", count: 1 },
            { action: "Tail", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Spear",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: {
              kind: "melee or ranged",
              with: "weapon",
              bonus: 7,
              reach: 5,
              range: { normal: 20, long: 60 },
            },
            damage: [
              {
                roll: "2d6 + 4",
                average: 11,
                type: "piercing",
                instead: [{ if: "two-handed", roll: "2d8 + 4", average: 13 }],
              },
              { roll: "1d6", average: 3, type: "fire" },
            ],
          },
        ],
      },
      {
        name: "Tail",
        holds: 1,
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 10 },
            damage: [
              { roll: "2d6 + 4", average: 11, type: "bludgeoning" },
              { roll: "2d6", average: 7, type: "fire" },
            ],
            conditions: [
              {
                condition: "grappled",
                duration: { kind: "until", what: "escaped" },
                escape: { dc: 14, by: ["athletics", "acrobatics"] },
              },
              {
                condition: "restrained",
                duration: { kind: "until", what: "escaped" },
                with: "grappled",
              },
            ],
            narrative: "While it holds one, its tail hits that target without a roll.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "steam-mephit",
    name: "Steam Mephit",
    srd: "Monsters, Steam Mephit",
    summary:
      "Scalding elemental that breathes a cone of hot steam, casts blur and bursts when it dies.",
    size: "small",
    type: "elemental",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 10, from: "dexterity" }],
    hitPoints: { average: 21, roll: "6d6" },
    speeds: { walk: 30, fly: 30 },
    abilities: { str: 5, dex: 11, con: 10, int: 11, wis: 10, cha: 12 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["fire", "poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: { speaks: ["aquan", "ignan"], understands: [] },
    challenge: 0.25,
    xp: 50,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Death Burst",
        steps: [
          {
            when: "death",
            targets: { what: "creature", range: 5 },
            save: { ability: "dex", dc: 10, success: "none" },
            damage: [{ roll: "1d8", type: "fire", average: 4 }],
          },
        ],
      },
    ],
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        spells: [{ spell: "blur", use: { perDay: 1 } }],
        without: ["material"],
      },
    ],
    actions: [
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 2, reach: 5 },
            damage: [
              { roll: "1d4", average: 2, type: "slashing" },
              { roll: "1d4", average: 2, type: "fire" },
            ],
          },
        ],
      },
      {
        name: "Steam Breath",
        recharge: 6,
        steps: [
          {
            area: { shape: "cone", length: 15 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 10, success: "half" },
            damage: [{ roll: "1d8", type: "fire", average: 4 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "water-elemental",
    name: "Water Elemental",
    srd: "Monsters, Water Elemental",
    summary:
      "Surging wave of water that engulfs and drowns creatures in its space but slows when frozen by cold.",
    size: "large",
    type: "elemental",
    subtypes: [],
    alignment: "neutral",
    armorClass: [{ value: 14, from: "natural armor" }],
    hitPoints: { average: 114, roll: "12d10 + 48" },
    speeds: { walk: 30, swim: 90 },
    abilities: { str: 18, dex: 14, con: 18, int: 5, wis: 10, cha: 8 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["acid"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: [
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
    languages: { speaks: ["aquan"], understands: [] },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Freeze",
        steps: [
          {
            when: "damaged-by-cold",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "speed", change: "add", by: -20 }],
                duration: { kind: "turn", edge: "end", of: "source" },
              },
            ],
          },
        ],
      },
      {
        name: "Water Form",
        effects: [{ kind: "shares-space" }],
        notes: ["A gap 1 inch wide is enough for it, with no squeezing."],
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
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "2d8 + 4", average: 13, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Whelm",
        recharge: 4,
        steps: [
          {
            targets: { what: "creature", range: 0 },
            save: { ability: "str", dc: 15, success: "other" },
            damage: [{ roll: "2d8 + 4", type: "bludgeoning", average: 13 }],
            narrative: "Everyone in the space that the elemental fills.",
            next: [
              {
                targets: { what: "creature", sizeAtMost: "large" },
                conditions: [
                  {
                    condition: "grappled",
                    duration: { kind: "until", what: "escaped" },
                    escape: { dc: 14, by: ["athletics", "acrobatics"] },
                  },
                  {
                    condition: "restrained",
                    duration: { kind: "until", what: "escaped" },
                    with: "grappled",
                  },
                ],
                narrative:
                  "Meanwhile it cannot breathe, unless it breathes water. The elemental holds 1 Large creature, or 2 that are smaller.",
              },
            ],
            otherwise: [{ narrative: "It is pushed out of that space." }],
          },
          {
            when: "turn-start",
            turnOf: "source",
            targets: { what: "creature", has: ["grappled"] },
            damage: [{ roll: "2d8 + 4", type: "bludgeoning", average: 13 }],
          },
          {
            when: "acted-on",
            check: { ability: "str", dc: 14 },
            narrative:
              "Someone no more than 5 feet off may spend an action on this to pull someone or something free.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "xorn",
    name: "Xorn",
    srd: "Monsters, Xorn",
    summary:
      "Stone-swimming elemental that glides through earth and scents gems and precious metals.",
    size: "medium",
    type: "elemental",
    subtypes: [],
    alignment: "neutral",
    armorClass: [{ value: 19, from: "natural armor" }],
    hitPoints: { average: 73, roll: "7d8 + 42" },
    speeds: { walk: 20, burrow: 20 },
    abilities: { str: 17, dex: 10, con: 22, int: 11, wis: 10, cha: 11 },
    saves: {},
    skills: { perception: 6, stealth: 3 },
    vulnerabilities: [],
    resistances: [{ types: ["piercing", "slashing"], nonmagical: true, except: ["adamantine"] }],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, tremorsense: 60, passivePerception: 16 },
    languages: { speaks: ["terran"], understands: [] },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Earth Glide",
        notes: [
          "Burrows through earth and stone that is neither magical nor worked, and leaves it as it was.",
        ],
      },
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
      {
        name: "Treasure Sense",
        notes: [
          "Smells exactly where precious metals and stones are, coins or gems, up to 60 feet away.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Claw", count: 3 },
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
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "3d6 + 3", average: 13, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "1d6 + 3", average: 6, type: "slashing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
]);
