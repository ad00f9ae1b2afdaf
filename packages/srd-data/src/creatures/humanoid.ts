// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Creature } from "./types.js";

/** Creatures of type humanoid, in order of id. */
export const humanoidCreatures: readonly Creature[] = Object.freeze<Creature[]>([
  {
    id: "acolyte",
    name: "Acolyte",
    srd: "Monsters, Acolyte",
    summary:
      "Novice cleric with a club who can heal, bless or shelter allies and strike foes with sacred flame.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any",
    armorClass: [{ value: 10, from: "dexterity" }],
    hitPoints: { average: 9, roll: "2d8" },
    speeds: { walk: 30 },
    abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 14, cha: 11 },
    saves: {},
    skills: { medicine: 4, religion: 2 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 12 },
    languages: { speaks: [], understands: [], other: "any one language (usually Common)" },
    challenge: 0.25,
    xp: 50,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [
      {
        kind: "slots",
        ability: "wis",
        dc: 12,
        attack: 4,
        level: 1,
        class: "cleric",
        slots: [3],
        spells: [
          { spell: "light", use: "at-will" },
          { spell: "sacred-flame", use: "at-will" },
          { spell: "thaumaturgy", use: "at-will" },
          { spell: "bless", use: "slots" },
          { spell: "cure-wounds", use: "slots" },
          { spell: "sanctuary", use: "slots" },
        ],
      },
    ],
    actions: [
      {
        name: "Club",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 2, reach: 5 },
            damage: [{ roll: "1d4", average: 2, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "archmage",
    name: "Archmage",
    srd: "Monsters, Archmage",
    summary:
      "Master spellcaster with magic resistance and spells up to time stop, several of them cast before a fight.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any",
    armorClass: [
      { value: 12, from: "dexterity" },
      { value: 15, from: "spell", in: "mage-armor" },
    ],
    hitPoints: { average: 99, roll: "18d8 + 18" },
    speeds: { walk: 30 },
    abilities: { str: 10, dex: 14, con: 12, int: 20, wis: 15, cha: 16 },
    saves: { int: 9, wis: 6 },
    skills: { arcana: 13, history: 13 },
    vulnerabilities: [],
    resistances: [
      {
        types: [
          "acid",
          "bludgeoning",
          "cold",
          "fire",
          "force",
          "lightning",
          "necrotic",
          "piercing",
          "poison",
          "psychic",
          "radiant",
          "slashing",
          "thunder",
        ],
        when: "from spells",
      },
      {
        types: ["bludgeoning", "piercing", "slashing"],
        nonmagical: true,
        when: "while stoneskin lasts",
      },
    ],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 12 },
    languages: { speaks: [], understands: [], other: "any six languages" },
    challenge: 12,
    xp: 8400,
    proficiencyBonus: 4,
    traits: [
      {
        name: "Magic Resistance",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
        ],
      },
    ],
    spellcasting: [
      {
        kind: "slots",
        ability: "int",
        dc: 17,
        attack: 9,
        level: 18,
        class: "wizard",
        slots: [4, 3, 3, 3, 3, 1, 1, 1, 1],
        spells: [
          { spell: "fire-bolt", use: "at-will" },
          { spell: "light", use: "at-will" },
          { spell: "mage-hand", use: "at-will" },
          { spell: "prestidigitation", use: "at-will" },
          { spell: "shocking-grasp", use: "at-will" },
          { spell: "detect-magic", use: "slots" },
          { spell: "identify", use: "slots" },
          { spell: "mage-armor", use: "slots", before: true },
          { spell: "magic-missile", use: "slots" },
          { spell: "detect-thoughts", use: "slots" },
          { spell: "mirror-image", use: "slots" },
          { spell: "misty-step", use: "slots" },
          { spell: "counterspell", use: "slots" },
          { spell: "fly", use: "slots" },
          { spell: "lightning-bolt", use: "slots" },
          { spell: "banishment", use: "slots" },
          { spell: "fire-shield", use: "slots" },
          { spell: "stoneskin", use: "slots", before: true },
          { spell: "cone-of-cold", use: "slots" },
          { spell: "scrying", use: "slots" },
          { spell: "wall-of-force", use: "slots" },
          { spell: "globe-of-invulnerability", use: "slots" },
          { spell: "teleport", use: "slots" },
          { spell: "mind-blank", use: "slots", before: true },
          { spell: "time-stop", use: "slots" },
          { spell: "disguise-self", use: "at-will" },
          { spell: "invisibility", use: "at-will" },
        ],
      },
    ],
    actions: [
      {
        name: "Dagger",
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
            damage: [{ roll: "1d4 + 2", average: 4, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "assassin",
    name: "Assassin",
    srd: "Monsters, Assassin",
    summary:
      "Killer with poisoned blades and bolts that scores a critical hit on anyone it catches by surprise.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any non-good",
    armorClass: [{ value: 15, from: "armor", worn: ["studded-leather-armor"] }],
    hitPoints: { average: 78, roll: "12d8 + 24" },
    speeds: { walk: 30 },
    abilities: { str: 11, dex: 16, con: 14, int: 13, wis: 11, cha: 10 },
    saves: { dex: 6, int: 4 },
    skills: { acrobatics: 6, deception: 3, perception: 3, stealth: 9 },
    vulnerabilities: [],
    resistances: [{ types: ["poison"] }],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 13 },
    languages: { speaks: ["thieves-cant"], understands: [], other: "any two languages" },
    challenge: 8,
    xp: 3900,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Assassinate",
        effects: [
          {
            kind: "roll",
            on: "attack",
            by: "self",
            mode: "advantage",
            when: { all: [{ early: "first-round" }, { early: "other-has-not-acted" }] },
          },
          {
            kind: "roll",
            on: "attack",
            by: "self",
            outcome: "critical",
            when: { early: "other-surprised" },
          },
        ],
        notes: [
          "The advantage is for its own first turn alone.",
          "Whoever is surprised takes a critical from each of its hits, but it still has to hit.",
        ],
      },
      { name: "Evasion", effects: [{ kind: "evasion", ability: "dex" }] },
      {
        name: "Sneak Attack",
        limit: { times: 1, per: "turn" },
        steps: [
          {
            when: "weapon-hit",
            if: {
              any: [
                { rolled: "advantage" },
                { all: [{ allyBesideTarget: true }, { not: { rolled: "disadvantage" } }] },
              ],
            },
            targets: { what: "creature-or-object", count: 1 },
            damage: [{ roll: "4d6", type: "weapon", average: 14 }],
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Shortsword", count: 2 }]], steps: [] },
      {
        name: "Shortsword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "1d6 + 3", average: 6, type: "piercing" }],
            next: [
              {
                save: { ability: "con", dc: 15, success: "half" },
                damage: [{ roll: "7d6", type: "poison", average: 24 }],
              },
            ],
          },
        ],
      },
      {
        name: "Light Crossbow",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 6, range: { normal: 80, long: 320 } },
            damage: [{ roll: "1d8 + 3", average: 7, type: "piercing" }],
            next: [
              {
                save: { ability: "con", dc: 15, success: "half" },
                damage: [{ roll: "7d6", type: "poison", average: 24 }],
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
    id: "bandit",
    name: "Bandit",
    srd: "Monsters, Bandit",
    summary:
      "Lawless fighter of little skill, armed with a scimitar up close and a light crossbow at range.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any non-lawful",
    armorClass: [{ value: 12, from: "armor", worn: ["leather-armor"] }],
    hitPoints: { average: 11, roll: "2d8 + 2" },
    speeds: { walk: 30 },
    abilities: { str: 11, dex: 12, con: 12, int: 10, wis: 10, cha: 10 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 10 },
    languages: { speaks: [], understands: [], other: "any one language (usually Common)" },
    challenge: 0.125,
    xp: 25,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Scimitar",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 3, reach: 5 },
            damage: [{ roll: "1d6 + 1", average: 4, type: "slashing" }],
          },
        ],
      },
      {
        name: "Light Crossbow",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 3, range: { normal: 80, long: 320 } },
            damage: [{ roll: "1d8 + 1", average: 5, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "bandit-captain",
    name: "Bandit Captain",
    srd: "Monsters, Bandit Captain",
    summary:
      "Leader of bandits who attacks three times in melee, throws daggers and parries incoming blows.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any non-lawful",
    armorClass: [{ value: 15, from: "armor", worn: ["studded-leather-armor"] }],
    hitPoints: { average: 65, roll: "10d8 + 20" },
    speeds: { walk: 30 },
    abilities: { str: 15, dex: 16, con: 14, int: 14, wis: 11, cha: 14 },
    saves: { str: 4, dex: 5, wis: 2 },
    skills: { athletics: 4, deception: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 10 },
    languages: { speaks: [], understands: [], other: "any two languages" },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Scimitar", count: 2 },
            { action: "Dagger", count: 1 },
          ],
          [{ action: "Dagger", count: 2 }],
        ],
        steps: [],
      },
      {
        name: "Scimitar",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d6 + 3", average: 6, type: "slashing" }],
          },
        ],
      },
      {
        name: "Dagger",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: {
              kind: "melee or ranged",
              with: "weapon",
              bonus: 5,
              reach: 5,
              range: { normal: 20, long: 60 },
            },
            damage: [{ roll: "1d4 + 3", average: 5, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [
      {
        name: "Parry",
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "stat",
                    stat: "armor-class",
                    change: "add",
                    by: 2,
                    when: { all: [{ attack: "melee" }, { sees: "other" }] },
                  },
                ],
                duration: { kind: "instantaneous" },
              },
            ],
            narrative:
              "Answers a single attack that hits otherwise; it needs a melee weapon in hand.",
          },
        ],
      },
    ],
  },
  {
    id: "berserker",
    name: "Berserker",
    srd: "Monsters, Berserker",
    summary:
      "Greataxe warrior who can attack recklessly, gaining advantage while leaving openings for enemies.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any chaotic",
    armorClass: [{ value: 13, from: "armor", worn: ["hide-armor"] }],
    hitPoints: { average: 67, roll: "9d8 + 27" },
    speeds: { walk: 30 },
    abilities: { str: 16, dex: 12, con: 17, int: 9, wis: 11, cha: 9 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 10 },
    languages: { speaks: [], understands: [], other: "any one language (usually Common)" },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
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
            narrative: "If it wants, as its turn starts.",
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
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d12 + 3", average: 9, type: "slashing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "bugbear",
    name: "Bugbear",
    srd: "Monsters, Bugbear",
    summary:
      "Heavy-hitting brute whose weapons deal an extra die and who hurts surprised victims even more.",
    size: "medium",
    type: "humanoid",
    subtypes: ["goblinoid"],
    alignment: "chaotic evil",
    armorClass: [{ value: 16, from: "armor", worn: ["hide-armor", "shield"] }],
    hitPoints: { average: 27, roll: "5d8 + 5" },
    speeds: { walk: 30 },
    abilities: { str: 15, dex: 14, con: 13, int: 8, wis: 11, cha: 9 },
    saves: {},
    skills: { stealth: 6, survival: 2 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: { speaks: ["common", "goblin"], understands: [] },
    challenge: 1,
    xp: 200,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Brute",
        notes: [
          "Its melee weapon hits deal 1 die of the weapon more; its attacks have this in them already.",
        ],
      },
      {
        name: "Surprise Attack",
        effects: [
          {
            kind: "extra-damage",
            roll: "2d6",
            when: { all: [{ early: "first-round" }, { early: "other-surprised" }] },
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
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "2d8 + 2", average: 11, type: "piercing" }],
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
              bonus: 4,
              reach: 5,
              range: { normal: 30, long: 120 },
            },
            damage: [
              {
                roll: "2d6 + 2",
                type: "piercing",
                average: 9,
                instead: [{ if: "ranged", roll: "1d6 + 2", average: 5 }],
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
    id: "commoner",
    name: "Commoner",
    srd: "Monsters, Commoner",
    summary:
      "Ordinary person of any alignment with no traits and nothing but a club to fight with.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any",
    armorClass: [{ value: 10, from: "dexterity" }],
    hitPoints: { average: 4, roll: "1d8" },
    speeds: { walk: 30 },
    abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 10 },
    languages: { speaks: [], understands: [], other: "any one language (usually Common)" },
    challenge: 0,
    xp: 10,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Club",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 2, reach: 5 },
            damage: [{ roll: "1d4", average: 2, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "cult-fanatic",
    name: "Cult Fanatic",
    srd: "Monsters, Cult Fanatic",
    summary:
      "Devoted cleric who resists charm and fear, stabs with daggers and casts spells such as hold person.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any non-good",
    armorClass: [{ value: 13, from: "armor", worn: ["leather-armor"] }],
    hitPoints: { average: 33, roll: "6d8 + 6" },
    speeds: { walk: 30 },
    abilities: { str: 11, dex: 14, con: 12, int: 10, wis: 13, cha: 14 },
    saves: {},
    skills: { deception: 4, persuasion: 4, religion: 2 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 11 },
    languages: { speaks: [], understands: [], other: "any one language (usually Common)" },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Dark Devotion",
        effects: [
          {
            kind: "roll",
            on: "save",
            by: "self",
            mode: "advantage",
            when: { any: [{ against: "charmed" }, { against: "frightened" }] },
          },
        ],
      },
    ],
    spellcasting: [
      {
        kind: "slots",
        ability: "wis",
        dc: 11,
        attack: 3,
        level: 4,
        class: "cleric",
        slots: [4, 3],
        spells: [
          { spell: "light", use: "at-will" },
          { spell: "sacred-flame", use: "at-will" },
          { spell: "thaumaturgy", use: "at-will" },
          { spell: "command", use: "slots" },
          { spell: "inflict-wounds", use: "slots" },
          { spell: "shield-of-faith", use: "slots" },
          { spell: "hold-person", use: "slots" },
          { spell: "spiritual-weapon", use: "slots" },
        ],
      },
    ],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Dagger", count: 2 }]], steps: [] },
      {
        name: "Dagger",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: {
              kind: "melee or ranged",
              with: "weapon",
              bonus: 4,
              reach: 5,
              range: { normal: 20, long: 60 },
            },
            damage: [{ roll: "1d4 + 2", average: 4, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "cultist",
    name: "Cultist",
    srd: "Monsters, Cultist",
    summary:
      "Scimitar-wielding believer who is hard to charm or frighten but otherwise a weak fighter.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any non-good",
    armorClass: [{ value: 12, from: "armor", worn: ["leather-armor"] }],
    hitPoints: { average: 9, roll: "2d8" },
    speeds: { walk: 30 },
    abilities: { str: 11, dex: 12, con: 10, int: 10, wis: 11, cha: 10 },
    saves: {},
    skills: { deception: 2, religion: 2 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 10 },
    languages: { speaks: [], understands: [], other: "any one language (usually Common)" },
    challenge: 0.125,
    xp: 25,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Dark Devotion",
        effects: [
          {
            kind: "roll",
            on: "save",
            by: "self",
            mode: "advantage",
            when: { any: [{ against: "charmed" }, { against: "frightened" }] },
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Scimitar",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 3, reach: 5 },
            damage: [{ roll: "1d6 + 1", average: 4, type: "slashing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "deep-gnome-svirfneblin",
    name: "Deep Gnome (Svirfneblin)",
    also: ["gnome, deep (svirfneblin)"],
    formerIds: ["gnome-deep-svirfneblin"],
    srd: "Monsters, Gnome, Deep (Svirfneblin)",
    summary:
      "Small gnome that resists magic aimed at the mind, blends into rocky ground and throws poisoned darts.",
    size: "small",
    type: "humanoid",
    subtypes: ["gnome"],
    alignment: "neutral good",
    armorClass: [{ value: 15, from: "armor", worn: ["chain-shirt"] }],
    hitPoints: { average: 16, roll: "3d6 + 6" },
    speeds: { walk: 20 },
    abilities: { str: 15, dex: 14, con: 14, int: 12, wis: 10, cha: 9 },
    saves: {},
    skills: { investigation: 3, perception: 2, stealth: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 120, passivePerception: 12 },
    languages: { speaks: ["gnomish", "terran", "undercommon"], understands: [] },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Gnome Cunning",
        effects: [
          {
            kind: "roll",
            on: "save",
            by: "self",
            mode: "advantage",
            when: { all: [{ ability: ["int", "wis", "cha"] }, { against: "magic" }] },
          },
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
    ],
    spellcasting: [
      {
        kind: "innate",
        ability: "int",
        dc: 11,
        spells: [
          { spell: "nondetection", use: "at-will", selfOnly: true },
          { spell: "blindness-deafness", use: { perDay: 1 } },
          { spell: "blur", use: { perDay: 1 } },
          { spell: "disguise-self", use: { perDay: 1 } },
        ],
        without: ["material"],
      },
    ],
    actions: [
      {
        name: "War Pick",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d8 + 2", average: 6, type: "piercing" }],
          },
        ],
      },
      {
        name: "Poisoned Dart",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 4, range: { normal: 30, long: 120 } },
            damage: [{ roll: "1d4 + 2", average: 4, type: "piercing" }],
            next: [
              {
                save: { ability: "con", dc: 12, success: "none" },
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
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "drow",
    name: "Drow",
    also: ["elf, drow"],
    formerIds: ["elf-drow"],
    srd: "Monsters, Elf, Drow",
    summary:
      "Sunlight-sensitive humanoid who calls up darkness and shoots poisoned bolts that can knock a victim out.",
    size: "medium",
    type: "humanoid",
    subtypes: ["elf"],
    alignment: "neutral evil",
    armorClass: [{ value: 15, from: "armor", worn: ["chain-shirt"] }],
    hitPoints: { average: 13, roll: "3d8" },
    speeds: { walk: 30 },
    abilities: { str: 10, dex: 14, con: 10, int: 11, wis: 11, cha: 12 },
    saves: {},
    skills: { perception: 2, stealth: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 120, passivePerception: 12 },
    languages: { speaks: ["elvish", "undercommon"], understands: [] },
    challenge: 0.25,
    xp: 50,
    proficiencyBonus: 2,
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
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        dc: 11,
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
        name: "Hand Crossbow",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 4, range: { normal: 30, long: 120 } },
            damage: [{ roll: "1d6 + 2", average: 5, type: "piercing" }],
            next: [
              {
                save: { ability: "con", dc: 13, success: "none" },
                conditions: [
                  { condition: "poisoned", duration: { kind: "time", amount: 1, unit: "hour" } },
                ],
                next: [
                  {
                    failsBy: 5,
                    conditions: [
                      {
                        condition: "unconscious",
                        duration: { kind: "time", amount: 1, unit: "hour" },
                        with: "poisoned",
                        endsOn: ["damaged", "action"],
                      },
                    ],
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
    id: "druid",
    name: "Druid",
    srd: "Monsters, Druid",
    summary:
      "Nature caster who entangles foes, toughens itself with barkskin and fights with an enchanted staff.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any",
    armorClass: [
      { value: 11, from: "dexterity" },
      { value: 16, from: "spell", in: "barkskin" },
    ],
    hitPoints: { average: 27, roll: "5d8 + 5" },
    speeds: { walk: 30 },
    abilities: { str: 10, dex: 12, con: 13, int: 12, wis: 15, cha: 11 },
    saves: {},
    skills: { medicine: 4, nature: 3, perception: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 14 },
    languages: { speaks: ["druidic"], understands: [], other: "any two languages" },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [
      {
        kind: "slots",
        ability: "wis",
        dc: 12,
        attack: 4,
        level: 4,
        class: "druid",
        slots: [4, 3],
        spells: [
          { spell: "druidcraft", use: "at-will" },
          { spell: "produce-flame", use: "at-will" },
          { spell: "shillelagh", use: "at-will" },
          { spell: "entangle", use: "slots" },
          { spell: "longstrider", use: "slots" },
          { spell: "speak-with-animals", use: "slots" },
          { spell: "thunderwave", use: "slots" },
          { spell: "animal-messenger", use: "slots" },
          { spell: "barkskin", use: "slots" },
        ],
      },
    ],
    actions: [
      {
        name: "Quarterstaff",
        steps: [
          {
            option: "quarterstaff",
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 2, reach: 5 },
            damage: [
              {
                roll: "1d6",
                type: "bludgeoning",
                average: 3,
                instead: [{ if: "two-handed", roll: "1d8", average: 4 }],
              },
            ],
          },
          {
            option: "shillelagh",
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d8 + 2", type: "bludgeoning", average: 6 }],
            narrative: "While shillelagh is on the staff.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "duergar",
    name: "Duergar",
    srd: "Monsters, Duergar",
    summary:
      "Hardy humanoid that turns invisible and grows to Large size to strike with doubled damage dice.",
    size: "medium",
    type: "humanoid",
    subtypes: ["dwarf"],
    alignment: "lawful evil",
    armorClass: [{ value: 16, from: "armor", worn: ["scale-mail", "shield"] }],
    hitPoints: { average: 26, roll: "4d8 + 8" },
    speeds: { walk: 25 },
    abilities: { str: 14, dex: 11, con: 14, int: 11, wis: 10, cha: 9 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [{ types: ["poison"] }],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 120, passivePerception: 10 },
    languages: { speaks: ["dwarvish", "undercommon"], understands: [] },
    challenge: 1,
    xp: 200,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Duergar Resilience",
        effects: [
          {
            kind: "roll",
            on: "save",
            by: "self",
            mode: "advantage",
            when: {
              any: [
                { against: "poison" },
                { against: "spells" },
                { against: "charmed" },
                { against: "paralyzed" },
              ],
            },
          },
        ],
        notes: ["Advantage on saves against illusions too."],
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
        name: "Enlarge",
        recharge: "short-rest",
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "check",
                    by: "self",
                    mode: "advantage",
                    when: { ability: ["str"] },
                  },
                  {
                    kind: "roll",
                    on: "save",
                    by: "self",
                    mode: "advantage",
                    when: { ability: ["str"] },
                  },
                ],
                duration: { kind: "time", amount: 1, unit: "minute" },
              },
            ],
            narrative:
              "It and its gear are Large, or as near to that as the room allows; its Strength weapon attacks roll double dice, as they say.",
          },
        ],
      },
      {
        name: "War Pick",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [
              {
                roll: "1d8 + 2",
                type: "piercing",
                average: 6,
                instead: [{ if: "form", roll: "2d8 + 2", average: 11 }],
              },
            ],
            narrative: "The other form is the enlarged one.",
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
              bonus: 4,
              reach: 5,
              range: { normal: 30, long: 120 },
            },
            damage: [
              {
                roll: "1d6 + 2",
                type: "piercing",
                average: 5,
                instead: [{ if: "form", roll: "2d6 + 2", average: 9 }],
              },
            ],
            narrative: "The other form is the enlarged one.",
          },
        ],
      },
      {
        name: "Invisibility",
        recharge: "short-rest",
        steps: [
          {
            targets: { what: "self" },
            conditions: [
              {
                condition: "invisible",
                duration: { kind: "time", amount: 1, unit: "hour" },
                endsOn: ["bearer-attacks", "bearer-casts"],
              },
            ],
            narrative: "With its gear, by concentration; its Enlarge ends it too.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "gladiator",
    name: "Gladiator",
    srd: "Monsters, Gladiator",
    summary:
      "Brave warrior who attacks three times with a spear, bashes foes prone with a shield and parries.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any",
    armorClass: [{ value: 16, from: "armor", worn: ["shield", "studded-leather-armor"] }],
    hitPoints: { average: 112, roll: "15d8 + 45" },
    speeds: { walk: 30 },
    abilities: { str: 18, dex: 15, con: 16, int: 10, wis: 12, cha: 15 },
    saves: { str: 7, dex: 5, con: 6 },
    skills: { athletics: 10, intimidation: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 11 },
    languages: { speaks: [], understands: [], other: "any one language (usually Common)" },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Brave",
        effects: [
          {
            kind: "roll",
            on: "save",
            by: "self",
            mode: "advantage",
            when: { against: "frightened" },
          },
        ],
      },
      {
        name: "Brute",
        notes: [
          "Its melee weapon hits deal 1 die of the weapon more; its attacks have this in them already.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [{ action: "Spear", count: 3 }],
          [{ action: "Shield Bash", count: 3 }],
          [{ action: "Spear", count: 2 }],
          [
            { action: "Spear", count: 2 },
            { action: "Shield Bash", count: 1 },
          ],
          [
            { action: "Spear", count: 1 },
            { action: "Shield Bash", count: 2 },
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
            ],
          },
        ],
      },
      {
        name: "Shield Bash",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "2d4 + 4", average: 9, type: "bludgeoning" }],
            next: [
              {
                targets: { what: "creature", sizeAtMost: "medium" },
                save: { ability: "str", dc: 15, success: "none" },
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
        name: "Parry",
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "stat",
                    stat: "armor-class",
                    change: "add",
                    by: 3,
                    when: { all: [{ attack: "melee" }, { sees: "other" }] },
                  },
                ],
                duration: { kind: "instantaneous" },
              },
            ],
            narrative:
              "Answers a single attack that hits otherwise; it needs a melee weapon in hand.",
          },
        ],
      },
    ],
  },
  {
    id: "gnoll",
    name: "Gnoll",
    srd: "Monsters, Gnoll",
    summary:
      "Savage humanoid that surges on to bite after felling a foe, armed with spear and longbow.",
    size: "medium",
    type: "humanoid",
    subtypes: ["gnoll"],
    alignment: "chaotic evil",
    armorClass: [{ value: 15, from: "armor", worn: ["hide-armor", "shield"] }],
    hitPoints: { average: 22, roll: "5d8" },
    speeds: { walk: 30 },
    abilities: { str: 14, dex: 12, con: 11, int: 6, wis: 10, cha: 7 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: { speaks: ["gnoll"], understands: [] },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Rampage",
        steps: [
          {
            when: "use",
            if: { felled: true },
            economy: "bonus-action",
            targets: { what: "creature", count: 1 },
            approaches: 0.5,
            action: "Bite",
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
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d4 + 2", average: 4, type: "piercing" }],
          },
        ],
      },
      {
        name: "Spear",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: {
              kind: "melee or ranged",
              with: "weapon",
              bonus: 4,
              reach: 5,
              range: { normal: 20, long: 60 },
            },
            damage: [
              {
                roll: "1d6 + 2",
                average: 5,
                type: "piercing",
                instead: [{ if: "two-handed", roll: "1d8 + 2", average: 6 }],
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
            attack: { kind: "ranged", with: "weapon", bonus: 3, range: { normal: 150, long: 600 } },
            damage: [{ roll: "1d8 + 1", average: 5, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "goblin",
    name: "Goblin",
    srd: "Monsters, Goblin",
    summary:
      "Small raider that can hide or slip out of reach every turn and still attack with blade or bow.",
    size: "small",
    type: "humanoid",
    subtypes: ["goblinoid"],
    alignment: "neutral evil",
    armorClass: [{ value: 15, from: "armor", worn: ["leather-armor", "shield"] }],
    hitPoints: { average: 7, roll: "2d6" },
    speeds: { walk: 30 },
    abilities: { str: 8, dex: 14, con: 10, int: 10, wis: 8, cha: 8 },
    saves: {},
    skills: { stealth: 6 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 9 },
    languages: { speaks: ["common", "goblin"], understands: [] },
    challenge: 0.25,
    xp: 50,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Nimble Escape",
        steps: [
          {
            when: "use",
            economy: "bonus-action",
            targets: { what: "self" },
            action: ["Disengage", "Hide"],
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Scimitar",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d6 + 2", average: 5, type: "slashing" }],
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
    id: "grimlock",
    name: "Grimlock",
    srd: "Monsters, Grimlock",
    summary:
      "Humanoid that perceives by hearing and smell, hides among rocks and swings a spiked bone club.",
    size: "medium",
    type: "humanoid",
    subtypes: ["grimlock"],
    alignment: "neutral evil",
    armorClass: [{ value: 11, from: "dexterity" }],
    hitPoints: { average: 11, roll: "2d8 + 2" },
    speeds: { walk: 30 },
    abilities: { str: 16, dex: 12, con: 12, int: 9, wis: 8, cha: 6 },
    saves: {},
    skills: { athletics: 5, perception: 3, stealth: 3 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: ["blinded"],
    senses: { blindsight: 30, passivePerception: 13, blindBeyond: true, blindsightDeafened: 10 },
    languages: { speaks: ["undercommon"], understands: [] },
    challenge: 0.25,
    xp: 50,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Blind Senses",
        notes: ["Deafened and without smell, both at once, it cannot use its blindsight."],
      },
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
        name: "Spiked Bone Club",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [
              { roll: "1d4 + 3", average: 5, type: "bludgeoning" },
              { roll: "1d4", average: 2, type: "piercing" },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "guard",
    name: "Guard",
    srd: "Monsters, Guard",
    summary: "Ordinary sentry with a spear to thrust or throw and no further abilities.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any",
    armorClass: [{ value: 16, from: "armor", worn: ["chain-shirt", "shield"] }],
    hitPoints: { average: 11, roll: "2d8 + 2" },
    speeds: { walk: 30 },
    abilities: { str: 13, dex: 12, con: 12, int: 10, wis: 11, cha: 10 },
    saves: {},
    skills: { perception: 2 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 12 },
    languages: { speaks: [], understands: [], other: "any one language (usually Common)" },
    challenge: 0.125,
    xp: 25,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Spear",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: {
              kind: "melee or ranged",
              with: "weapon",
              bonus: 3,
              reach: 5,
              range: { normal: 20, long: 60 },
            },
            damage: [
              {
                roll: "1d6 + 1",
                average: 4,
                type: "piercing",
                instead: [{ if: "two-handed", roll: "1d8 + 1", average: 5 }],
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
    id: "half-red-dragon-veteran",
    name: "Half-Red Dragon Veteran",
    srd: "Monsters, Half-Red Dragon Veteran",
    summary: "Longsword fighter of red dragon blood who can breathe a 15-foot cone of fire.",
    size: "medium",
    type: "humanoid",
    subtypes: ["human"],
    alignment: "any",
    armorClass: [{ value: 18, from: "armor", worn: ["plate-armor"] }],
    hitPoints: { average: 65, roll: "10d8 + 20" },
    speeds: { walk: 30 },
    abilities: { str: 16, dex: 13, con: 14, int: 10, wis: 11, cha: 10 },
    saves: {},
    skills: { athletics: 5, perception: 2 },
    vulnerabilities: [],
    resistances: [{ types: ["fire"] }],
    immunities: [],
    conditionImmunities: [],
    senses: { blindsight: 10, darkvision: 60, passivePerception: 12 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [{ action: "Longsword", count: 2 }],
          [
            { action: "Longsword", count: 2 },
            { action: "Shortsword", count: 1 },
          ],
        ],
        steps: [],
        notes: ["The shortsword only if it is drawn."],
      },
      {
        name: "Longsword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
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
        name: "Shortsword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d6 + 3", average: 6, type: "piercing" }],
          },
        ],
      },
      {
        name: "Heavy Crossbow",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 3, range: { normal: 100, long: 400 } },
            damage: [{ roll: "1d10 + 1", average: 6, type: "piercing" }],
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
            damage: [{ roll: "7d6", type: "fire", average: 24 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "hobgoblin",
    name: "Hobgoblin",
    srd: "Monsters, Hobgoblin",
    summary:
      "Lawful evil soldier with sword and bow who deals extra damage once per turn to foes standing near its allies.",
    size: "medium",
    type: "humanoid",
    subtypes: ["goblinoid"],
    alignment: "lawful evil",
    armorClass: [{ value: 18, from: "armor", worn: ["chain-mail", "shield"] }],
    hitPoints: { average: 11, roll: "2d8 + 2" },
    speeds: { walk: 30 },
    abilities: { str: 13, dex: 12, con: 12, int: 10, wis: 10, cha: 9 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: { speaks: ["common", "goblin"], understands: [] },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Martial Advantage",
        limit: { times: 1, per: "turn" },
        steps: [
          {
            when: "weapon-hit",
            if: { allyBesideTarget: true },
            targets: { what: "creature", count: 1 },
            damage: [{ roll: "2d6", type: "weapon", average: 7 }],
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Longsword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 3, reach: 5 },
            damage: [
              {
                roll: "1d8 + 1",
                average: 5,
                type: "slashing",
                instead: [{ if: "two-handed", roll: "1d10 + 1", average: 6 }],
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
            attack: { kind: "ranged", with: "weapon", bonus: 3, range: { normal: 150, long: 600 } },
            damage: [{ roll: "1d8 + 1", average: 5, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "knight",
    name: "Knight",
    srd: "Monsters, Knight",
    summary:
      "Brave armed warrior who parries blows and calls out orders that add a d4 to allies' attacks and saves.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any",
    armorClass: [{ value: 18, from: "armor", worn: ["plate-armor"] }],
    hitPoints: { average: 52, roll: "8d8 + 16" },
    speeds: { walk: 30 },
    abilities: { str: 16, dex: 11, con: 14, int: 11, wis: 11, cha: 15 },
    saves: { con: 4, wis: 2 },
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 10 },
    languages: { speaks: [], understands: [], other: "any one language (usually Common)" },
    challenge: 3,
    xp: 700,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Brave",
        effects: [
          {
            kind: "roll",
            on: "save",
            by: "self",
            mode: "advantage",
            when: { against: "frightened" },
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Greatsword", count: 2 }]], steps: [] },
      {
        name: "Greatsword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "2d6 + 3", average: 10, type: "slashing" }],
          },
        ],
      },
      {
        name: "Heavy Crossbow",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 2, range: { normal: 100, long: 400 } },
            damage: [{ roll: "1d10", average: 5, type: "piercing" }],
          },
        ],
      },
      {
        name: "Leadership",
        recharge: "short-rest",
        steps: [
          {
            targets: { what: "creature", range: 30, visible: true, hears: true },
            effects: [
              {
                effects: [
                  { kind: "roll", on: "attack", by: "self", bonus: "1d4" },
                  { kind: "roll", on: "save", by: "self", bonus: "1d4" },
                ],
                duration: { kind: "time", amount: 1, unit: "minute" },
                endsOn: ["source-incapacitated"],
              },
            ],
            narrative:
              "For each single roll the knight has to call out to the roller, who is not hostile and understands it.",
          },
          { narrative: "No creature uses more than 1 Leadership die at once." },
        ],
      },
    ],
    bonusActions: [],
    reactions: [
      {
        name: "Parry",
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "stat",
                    stat: "armor-class",
                    change: "add",
                    by: 2,
                    when: { all: [{ attack: "melee" }, { sees: "other" }] },
                  },
                ],
                duration: { kind: "instantaneous" },
              },
            ],
            narrative:
              "Answers a single attack that hits otherwise; it needs a melee weapon in hand.",
          },
        ],
      },
    ],
  },
  {
    id: "kobold",
    name: "Kobold",
    srd: "Monsters, Kobold",
    summary:
      "Small dagger and sling fighter that gains advantage beside allies but falters in sunlight.",
    size: "small",
    type: "humanoid",
    subtypes: ["kobold"],
    alignment: "lawful evil",
    armorClass: [{ value: 12, from: "dexterity" }],
    hitPoints: { average: 5, roll: "2d6 - 2" },
    speeds: { walk: 30 },
    abilities: { str: 7, dex: 15, con: 9, int: 8, wis: 7, cha: 8 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 8 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 0.125,
    xp: 25,
    proficiencyBonus: 2,
    traits: [
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
        name: "Dagger",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d4 + 2", average: 4, type: "piercing" }],
          },
        ],
      },
      {
        name: "Sling",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 4, range: { normal: 30, long: 120 } },
            damage: [{ roll: "1d4 + 2", average: 4, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "lizardfolk",
    name: "Lizardfolk",
    srd: "Monsters, Lizardfolk",
    summary:
      "Swimming warrior with lungs good for 15 minutes underwater that attacks twice using two different weapons.",
    size: "medium",
    type: "humanoid",
    subtypes: ["lizardfolk"],
    alignment: "neutral",
    armorClass: [{ value: 15, from: "natural armor", worn: ["shield"] }],
    hitPoints: { average: 22, roll: "4d8 + 4" },
    speeds: { walk: 30, swim: 30 },
    abilities: { str: 15, dex: 10, con: 13, int: 7, wis: 12, cha: 7 },
    saves: {},
    skills: { perception: 3, stealth: 4, survival: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 13 },
    languages: { speaks: ["draconic"], understands: [] },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
    traits: [{ name: "Hold Breath", notes: ["Holds its breath for 15 minutes."] }],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Bite", count: 1 },
            { action: "Heavy Club", count: 1 },
          ],
          [
            { action: "Bite", count: 1 },
            { action: "Javelin", count: 1 },
          ],
          [
            { action: "Bite", count: 1 },
            { action: "Spiked Shield", count: 1 },
          ],
          [
            { action: "Javelin", count: 1 },
            { action: "Heavy Club", count: 1 },
          ],
          [
            { action: "Spiked Shield", count: 1 },
            { action: "Javelin", count: 1 },
          ],
          [
            { action: "Spiked Shield", count: 1 },
            { action: "Heavy Club", count: 1 },
          ],
        ],
        steps: [],
        notes: ["Each with another weapon."],
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
        name: "Heavy Club",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d6 + 2", average: 5, type: "bludgeoning" }],
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
              bonus: 4,
              reach: 5,
              range: { normal: 30, long: 120 },
            },
            damage: [{ roll: "1d6 + 2", average: 5, type: "piercing" }],
          },
        ],
      },
      {
        name: "Spiked Shield",
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
    id: "mage",
    name: "Mage",
    srd: "Monsters, Mage",
    summary:
      "Arcane spellcaster of 9th level with fireball, counterspell, ice storm and cone of cold to hand.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any",
    armorClass: [
      { value: 12, from: "dexterity" },
      { value: 15, from: "spell", in: "mage-armor" },
    ],
    hitPoints: { average: 40, roll: "9d8" },
    speeds: { walk: 30 },
    abilities: { str: 9, dex: 14, con: 11, int: 17, wis: 12, cha: 11 },
    saves: { int: 6, wis: 4 },
    skills: { arcana: 6, history: 6 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 11 },
    languages: { speaks: [], understands: [], other: "any four languages" },
    challenge: 6,
    xp: 2300,
    proficiencyBonus: 3,
    traits: [],
    spellcasting: [
      {
        kind: "slots",
        ability: "int",
        dc: 14,
        attack: 6,
        level: 9,
        class: "wizard",
        slots: [4, 3, 3, 3, 1],
        spells: [
          { spell: "fire-bolt", use: "at-will" },
          { spell: "light", use: "at-will" },
          { spell: "mage-hand", use: "at-will" },
          { spell: "prestidigitation", use: "at-will" },
          { spell: "detect-magic", use: "slots" },
          { spell: "mage-armor", use: "slots" },
          { spell: "magic-missile", use: "slots" },
          { spell: "shield", use: "slots" },
          { spell: "misty-step", use: "slots" },
          { spell: "suggestion", use: "slots" },
          { spell: "counterspell", use: "slots" },
          { spell: "fireball", use: "slots" },
          { spell: "fly", use: "slots" },
          { spell: "greater-invisibility", use: "slots" },
          { spell: "ice-storm", use: "slots" },
          { spell: "cone-of-cold", use: "slots" },
        ],
      },
    ],
    actions: [
      {
        name: "Dagger",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: {
              kind: "melee or ranged",
              with: "weapon",
              bonus: 5,
              reach: 5,
              range: { normal: 20, long: 60 },
            },
            damage: [{ roll: "1d4 + 2", average: 4, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "merfolk",
    name: "Merfolk",
    srd: "Monsters, Merfolk",
    summary:
      "Water-dwelling spear fighter able to breathe both in the sea and on land, but slow ashore.",
    size: "medium",
    type: "humanoid",
    subtypes: ["merfolk"],
    alignment: "neutral",
    armorClass: [{ value: 11, from: "dexterity" }],
    hitPoints: { average: 11, roll: "2d8 + 2" },
    speeds: { walk: 10, swim: 40 },
    abilities: { str: 10, dex: 13, con: 12, int: 11, wis: 11, cha: 12 },
    saves: {},
    skills: { perception: 2 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 12 },
    languages: { speaks: ["aquan", "common"], understands: [] },
    challenge: 0.125,
    xp: 25,
    proficiencyBonus: 2,
    traits: [{ name: "Amphibious", notes: ["Breathes air and water."] }],
    spellcasting: [],
    actions: [
      {
        name: "Spear",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: {
              kind: "melee or ranged",
              with: "weapon",
              bonus: 2,
              reach: 5,
              range: { normal: 20, long: 60 },
            },
            damage: [
              {
                roll: "1d6",
                average: 3,
                type: "piercing",
                instead: [{ if: "two-handed", roll: "1d8", average: 4 }],
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
    id: "noble",
    name: "Noble",
    srd: "Monsters, Noble",
    summary:
      "Rapier-wielding aristocrat whose one defensive trick is to parry a melee blow it sees coming.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any",
    armorClass: [{ value: 15, from: "armor", worn: ["breastplate"] }],
    hitPoints: { average: 9, roll: "2d8" },
    speeds: { walk: 30 },
    abilities: { str: 11, dex: 12, con: 11, int: 12, wis: 14, cha: 16 },
    saves: {},
    skills: { deception: 5, insight: 4, persuasion: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 12 },
    languages: { speaks: [], understands: [], other: "any two languages" },
    challenge: 0.125,
    xp: 25,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Rapier",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 3, reach: 5 },
            damage: [{ roll: "1d8 + 1", average: 5, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [
      {
        name: "Parry",
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "stat",
                    stat: "armor-class",
                    change: "add",
                    by: 2,
                    when: { all: [{ attack: "melee" }, { sees: "other" }] },
                  },
                ],
                duration: { kind: "instantaneous" },
              },
            ],
            narrative:
              "Answers a single attack that hits otherwise; it needs a melee weapon in hand.",
          },
        ],
      },
    ],
  },
  {
    id: "orc",
    name: "Orc",
    srd: "Monsters, Orc",
    summary: "Greataxe warrior that uses a bonus action to rush straight at enemies it can see.",
    size: "medium",
    type: "humanoid",
    subtypes: ["orc"],
    alignment: "chaotic evil",
    armorClass: [{ value: 13, from: "armor", worn: ["hide-armor"] }],
    hitPoints: { average: 15, roll: "2d8 + 6" },
    speeds: { walk: 30 },
    abilities: { str: 16, dex: 12, con: 16, int: 7, wis: 11, cha: 10 },
    saves: {},
    skills: { intimidation: 2 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: { speaks: ["common", "orc"], understands: [] },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Aggressive",
        steps: [
          {
            when: "use",
            economy: "bonus-action",
            targets: { what: "creature", count: 1, side: "enemies", visible: true },
            approaches: 1,
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
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d12 + 3", average: 9, type: "slashing" }],
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
              bonus: 5,
              reach: 5,
              range: { normal: 30, long: 120 },
            },
            damage: [{ roll: "1d6 + 3", average: 6, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "priest",
    name: "Priest",
    srd: "Monsters, Priest",
    summary:
      "Divine spellcaster who can spend spell slots to add radiant damage to melee hits and who heals allies.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any",
    armorClass: [{ value: 13, from: "armor", worn: ["chain-shirt"] }],
    hitPoints: { average: 27, roll: "5d8 + 5" },
    speeds: { walk: 25 },
    abilities: { str: 10, dex: 10, con: 12, int: 13, wis: 16, cha: 13 },
    saves: {},
    skills: { medicine: 7, persuasion: 3, religion: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 13 },
    languages: { speaks: [], understands: [], other: "any two languages" },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Divine Eminence",
        steps: [
          {
            when: "use",
            economy: "bonus-action",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "extra-damage",
                    roll: "3d6",
                    type: "radiant",
                    when: { all: [{ attack: "melee" }, { attack: "weapon" }] },
                  },
                ],
                atSlot: {
                  "2": [
                    {
                      kind: "extra-damage",
                      roll: "4d6",
                      type: "radiant",
                      when: { all: [{ attack: "melee" }, { attack: "weapon" }] },
                    },
                  ],
                  "3": [
                    {
                      kind: "extra-damage",
                      roll: "5d6",
                      type: "radiant",
                      when: { all: [{ attack: "melee" }, { attack: "weapon" }] },
                    },
                  ],
                },
                duration: { kind: "time", amount: 1, unit: "round" },
              },
            ],
            narrative: "The damage is magical.",
          },
        ],
        slot: true,
      },
    ],
    spellcasting: [
      {
        kind: "slots",
        ability: "wis",
        dc: 13,
        attack: 5,
        level: 5,
        class: "cleric",
        slots: [4, 3, 2],
        spells: [
          { spell: "light", use: "at-will" },
          { spell: "sacred-flame", use: "at-will" },
          { spell: "thaumaturgy", use: "at-will" },
          { spell: "cure-wounds", use: "slots" },
          { spell: "guiding-bolt", use: "slots" },
          { spell: "sanctuary", use: "slots" },
          { spell: "lesser-restoration", use: "slots" },
          { spell: "spiritual-weapon", use: "slots" },
          { spell: "dispel-magic", use: "slots" },
          { spell: "spirit-guardians", use: "slots" },
        ],
      },
    ],
    actions: [
      {
        name: "Mace",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 2, reach: 5 },
            damage: [{ roll: "1d6", average: 3, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "sahuagin",
    name: "Sahuagin",
    srd: "Monsters, Sahuagin",
    summary:
      "Shark-commanding sea-dweller that attacks wounded prey with advantage and must submerge every four hours.",
    size: "medium",
    type: "humanoid",
    subtypes: ["sahuagin"],
    alignment: "lawful evil",
    armorClass: [{ value: 12, from: "natural armor" }],
    hitPoints: { average: 22, roll: "4d8 + 4" },
    speeds: { walk: 30, swim: 40 },
    abilities: { str: 13, dex: 11, con: 12, int: 12, wis: 13, cha: 9 },
    saves: {},
    skills: { perception: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 120, passivePerception: 15 },
    languages: { speaks: ["sahuagin"], understands: [] },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Blood Frenzy",
        effects: [
          {
            kind: "roll",
            on: "attack",
            by: "self",
            mode: "advantage",
            when: { all: [{ attack: "melee" }, { hurt: "other" }] },
          },
        ],
      },
      {
        name: "Limited Amphibiousness",
        notes: ["Breathes air and water.", "Suffocates unless it goes under water every 4 hours."],
      },
      {
        name: "Shark Telepathy",
        notes: ["By magic, a kind of telepathy, it gives orders to sharks up to 120 feet away."],
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
          [
            { action: "Bite", count: 1 },
            { action: "Spear", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 3, reach: 5 },
            damage: [{ roll: "1d4 + 1", average: 3, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 3, reach: 5 },
            damage: [{ roll: "1d4 + 1", average: 3, type: "slashing" }],
          },
        ],
      },
      {
        name: "Spear",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: {
              kind: "melee or ranged",
              with: "weapon",
              bonus: 3,
              reach: 5,
              range: { normal: 20, long: 60 },
            },
            damage: [
              {
                roll: "1d6 + 1",
                average: 4,
                type: "piercing",
                instead: [{ if: "two-handed", roll: "1d8 + 1", average: 5 }],
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
    id: "scout",
    name: "Scout",
    srd: "Monsters, Scout",
    summary:
      "Sharp-eyed and sharp-eared fighter who attacks twice a turn with longbow or shortsword.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any",
    armorClass: [{ value: 13, from: "armor", worn: ["leather-armor"] }],
    hitPoints: { average: 16, roll: "3d8 + 3" },
    speeds: { walk: 30 },
    abilities: { str: 11, dex: 14, con: 12, int: 11, wis: 13, cha: 11 },
    saves: {},
    skills: { nature: 4, perception: 5, stealth: 6, survival: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 15 },
    languages: { speaks: [], understands: [], other: "any one language (usually Common)" },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Keen Hearing and Sight",
        effects: [
          {
            kind: "roll",
            on: "check",
            by: "self",
            mode: "advantage",
            when: {
              all: [
                { skill: ["perception"] },
                { any: [{ relies: "hearing" }, { relies: "sight" }] },
              ],
            },
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [[{ action: "Shortsword", count: 2 }], [{ action: "Longbow", count: 2 }]],
        steps: [],
      },
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
    id: "spy",
    name: "Spy",
    srd: "Monsters, Spy",
    summary:
      "Stealthy agent who deals extra sneak attack damage and can dash, disengage or hide as a bonus action.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any",
    armorClass: [{ value: 12, from: "dexterity" }],
    hitPoints: { average: 27, roll: "6d8" },
    speeds: { walk: 30 },
    abilities: { str: 10, dex: 15, con: 10, int: 12, wis: 14, cha: 16 },
    saves: {},
    skills: {
      deception: 5,
      insight: 4,
      investigation: 5,
      perception: 6,
      persuasion: 5,
      sleight_of_hand: 4,
      stealth: 4,
    },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 16 },
    languages: { speaks: [], understands: [], other: "any two languages" },
    challenge: 1,
    xp: 200,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Cunning Action",
        limit: { times: 1, per: "turn" },
        steps: [
          {
            when: "use",
            economy: "bonus-action",
            targets: { what: "self" },
            action: ["Dash", "Disengage", "Hide"],
          },
        ],
      },
      {
        name: "Sneak Attack",
        limit: { times: 1, per: "turn" },
        steps: [
          {
            when: "weapon-hit",
            if: {
              any: [
                { rolled: "advantage" },
                { all: [{ allyBesideTarget: true }, { not: { rolled: "disadvantage" } }] },
              ],
            },
            damage: [{ roll: "2d6", type: "weapon", average: 7 }],
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Shortsword", count: 2 }]], steps: [] },
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
        name: "Hand Crossbow",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 4, range: { normal: 30, long: 120 } },
            damage: [{ roll: "1d6 + 2", average: 5, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "thug",
    name: "Thug",
    srd: "Monsters, Thug",
    summary:
      "Bruiser with mace and heavy crossbow who gains advantage when an ally stands near the victim.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any non-good",
    armorClass: [{ value: 11, from: "armor", worn: ["leather-armor"] }],
    hitPoints: { average: 32, roll: "5d8 + 10" },
    speeds: { walk: 30 },
    abilities: { str: 15, dex: 11, con: 14, int: 10, wis: 10, cha: 11 },
    saves: {},
    skills: { intimidation: 2 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 10 },
    languages: { speaks: [], understands: [], other: "any one language (usually Common)" },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
    traits: [
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
    ],
    spellcasting: [],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Mace", count: 2 }]], steps: [] },
      {
        name: "Mace",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d6 + 2", average: 5, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Heavy Crossbow",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 2, range: { normal: 100, long: 400 } },
            damage: [{ roll: "1d10", average: 5, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "tribal-warrior",
    name: "Tribal Warrior",
    srd: "Monsters, Tribal Warrior",
    summary:
      "Spear-armed fighter who is most dangerous alongside comrades, gaining advantage against shared foes.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any",
    armorClass: [{ value: 12, from: "armor", worn: ["hide-armor"] }],
    hitPoints: { average: 11, roll: "2d8 + 2" },
    speeds: { walk: 30 },
    abilities: { str: 13, dex: 11, con: 12, int: 8, wis: 11, cha: 8 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 10 },
    languages: { speaks: [], understands: [], other: "any one language" },
    challenge: 0.125,
    xp: 25,
    proficiencyBonus: 2,
    traits: [
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
    ],
    spellcasting: [],
    actions: [
      {
        name: "Spear",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: {
              kind: "melee or ranged",
              with: "weapon",
              bonus: 3,
              reach: 5,
              range: { normal: 20, long: 60 },
            },
            damage: [
              {
                roll: "1d6 + 1",
                average: 4,
                type: "piercing",
                instead: [{ if: "two-handed", roll: "1d8 + 1", average: 5 }],
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
    id: "veteran",
    name: "Veteran",
    srd: "Monsters, Veteran",
    summary:
      "Seasoned soldier who strikes with longsword and shortsword together or fires a heavy crossbow.",
    size: "medium",
    type: "humanoid",
    subtypes: ["any race"],
    alignment: "any",
    armorClass: [{ value: 17, from: "armor", worn: ["splint-armor"] }],
    hitPoints: { average: 58, roll: "9d8 + 18" },
    speeds: { walk: 30 },
    abilities: { str: 16, dex: 13, con: 14, int: 10, wis: 11, cha: 10 },
    saves: {},
    skills: { athletics: 5, perception: 2 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 12 },
    languages: { speaks: [], understands: [], other: "any one language (usually Common)" },
    challenge: 3,
    xp: 700,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [{ action: "Longsword", count: 2 }],
          [
            { action: "Longsword", count: 2 },
            { action: "Shortsword", count: 1 },
          ],
        ],
        steps: [],
        notes: ["The shortsword only if it is drawn."],
      },
      {
        name: "Longsword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
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
        name: "Shortsword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d6 + 3", average: 6, type: "piercing" }],
          },
        ],
      },
      {
        name: "Heavy Crossbow",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 3, range: { normal: 100, long: 400 } },
            damage: [{ roll: "1d10 + 1", average: 6, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "werebear",
    name: "Werebear",
    srd: "Monsters, Werebear",
    summary:
      "Good-aligned lycanthrope that fights as a bear, hybrid or axe-wielder and may curse humanoids it bites.",
    size: "medium",
    type: "humanoid",
    subtypes: ["human", "shapechanger"],
    alignment: "neutral good",
    armorClass: [
      { value: 10, from: "dexterity", in: "humanoid form" },
      { value: 11, from: "natural armor", in: "bear or hybrid form" },
    ],
    hitPoints: { average: 135, roll: "18d8 + 54" },
    speeds: { walk: 30 },
    abilities: { str: 19, dex: 10, con: 17, int: 11, wis: 12, cha: 12 },
    saves: {},
    skills: { perception: 7 },
    vulnerabilities: [],
    resistances: [],
    immunities: [
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["silvered"] },
    ],
    conditionImmunities: [],
    senses: { passivePerception: 17 },
    languages: { speaks: ["common"], understands: [], other: "does not speak as a bear" },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    forms: [
      { name: "bear", size: "large", armorClass: 11, speeds: { walk: 40, climb: 30 } },
      { name: "hybrid", size: "large", armorClass: 11, speeds: { walk: 40, climb: 30 } },
    ],
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
        name: "Shapechanger",
        steps: [
          {
            when: "use",
            economy: "action",
            option: "hybrid",
            targets: { what: "self" },
            narrative: "Half bear, half humanoid, and Large.",
          },
          {
            when: "use",
            economy: "action",
            option: "bear",
            targets: { what: "self" },
            narrative: "A Large bear.",
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
          "Nothing but its size and AC changes.",
          "Gear that it wears or carries does not change along with it.",
          "Dead, it turns back into what it truly is.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [[{ action: "Claw", count: 2 }], [{ action: "Greataxe", count: 2 }]],
        steps: [],
      },
      {
        name: "Bite",
        form: ["bear", "hybrid"],
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "2d10 + 4", average: 15, type: "piercing" }],
            next: [
              {
                targets: { what: "creature", types: ["humanoid"] },
                save: { ability: "con", dc: 14, success: "none" },
                effects: [
                  {
                    name: "Lycanthropy (werebear)",
                    effects: [],
                    duration: { kind: "until", what: "cured" },
                  },
                ],
                ails: "curse",
                narrative: "Cursed with werebear lycanthropy.",
              },
            ],
          },
        ],
      },
      {
        name: "Claw",
        form: ["bear", "hybrid"],
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "2d8 + 4", average: 13, type: "slashing" }],
          },
        ],
      },
      {
        name: "Greataxe",
        form: ["humanoid", "hybrid"],
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "1d12 + 4", average: 10, type: "slashing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "wereboar",
    name: "Wereboar",
    srd: "Monsters, Wereboar",
    summary:
      "Boar lycanthrope whose tusked charge knocks targets down and which can rise from a felling blow.",
    size: "medium",
    type: "humanoid",
    subtypes: ["human", "shapechanger"],
    alignment: "neutral evil",
    armorClass: [
      { value: 10, from: "dexterity", in: "humanoid form" },
      { value: 11, from: "natural armor", in: "boar or hybrid form" },
    ],
    hitPoints: { average: 78, roll: "12d8 + 24" },
    speeds: { walk: 30 },
    abilities: { str: 17, dex: 10, con: 15, int: 10, wis: 11, cha: 8 },
    saves: {},
    skills: { perception: 2 },
    vulnerabilities: [],
    resistances: [],
    immunities: [
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["silvered"] },
    ],
    conditionImmunities: [],
    senses: { passivePerception: 12 },
    languages: { speaks: ["common"], understands: [], other: "does not speak as a boar" },
    challenge: 4,
    xp: 1100,
    proficiencyBonus: 2,
    forms: [
      { name: "boar", armorClass: 11, speeds: { walk: 40 } },
      { name: "hybrid", armorClass: 11 },
    ],
    traits: [
      {
        name: "Charge",
        form: ["boar", "hybrid"],
        steps: [
          {
            when: "weapon-hit",
            if: { all: [{ action: "Tusks" }, { moved: 15 }] },
            damage: [{ roll: "2d6", type: "slashing", average: 7 }],
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
      {
        name: "Relentless",
        recharge: "short-rest",
        effects: [{ kind: "last-stand", use: "relentless", atMost: 14, despite: "massive-damage" }],
      },
      {
        name: "Shapechanger",
        steps: [
          {
            when: "use",
            economy: "action",
            option: "hybrid",
            targets: { what: "self" },
            narrative: "Half boar, half humanoid.",
          },
          {
            when: "use",
            economy: "action",
            option: "boar",
            targets: { what: "self" },
            narrative: "A boar.",
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
          "Nothing but its AC changes.",
          "Gear that it wears or carries does not change along with it.",
          "Dead, it turns back into what it truly is.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        form: ["humanoid", "hybrid"],
        multiattack: [
          [{ action: "Maul", count: 2 }],
          [
            { action: "Maul", count: 1 },
            { action: "Tusks", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Maul",
        form: ["humanoid", "hybrid"],
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "2d6 + 3", average: 10, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Tusks",
        form: ["boar", "hybrid"],
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "2d6 + 3", average: 10, type: "slashing" }],
            next: [
              {
                targets: { what: "creature", types: ["humanoid"] },
                save: { ability: "con", dc: 12, success: "none" },
                effects: [
                  {
                    name: "Lycanthropy (wereboar)",
                    effects: [],
                    duration: { kind: "until", what: "cured" },
                  },
                ],
                ails: "curse",
                narrative: "Cursed with wereboar lycanthropy.",
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
    id: "wererat",
    name: "Wererat",
    srd: "Monsters, Wererat",
    summary:
      "Lycanthrope with sword and hand crossbow that becomes a giant rat or hybrid and spreads its curse by bite.",
    size: "medium",
    type: "humanoid",
    subtypes: ["human", "shapechanger"],
    alignment: "lawful evil",
    armorClass: [{ value: 12, from: "dexterity" }],
    hitPoints: { average: 33, roll: "6d8 + 6" },
    speeds: { walk: 30 },
    abilities: { str: 10, dex: 15, con: 12, int: 11, wis: 10, cha: 8 },
    saves: {},
    skills: { perception: 2, stealth: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["silvered"] },
    ],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 12, form: "rat" },
    languages: { speaks: ["common"], understands: [], other: "does not speak as a rat" },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    forms: [{ name: "rat" }, { name: "hybrid" }],
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
        name: "Shapechanger",
        steps: [
          {
            when: "use",
            economy: "action",
            option: "hybrid",
            targets: { what: "self" },
            narrative: "Half rat, half humanoid.",
          },
          {
            when: "use",
            economy: "action",
            option: "rat",
            targets: { what: "self" },
            narrative: "A giant rat.",
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
          "Nothing but its size changes.",
          "Gear that it wears or carries does not change along with it.",
          "Dead, it turns back into what it truly is.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        form: ["humanoid", "hybrid"],
        multiattack: [
          [{ action: "Shortsword", count: 2 }],
          [{ action: "Hand Crossbow", count: 2 }],
          [
            { action: "Shortsword", count: 1 },
            { action: "Hand Crossbow", count: 1 },
          ],
          [
            { action: "Shortsword", count: 1 },
            { action: "Bite", count: 1 },
          ],
          [
            { action: "Hand Crossbow", count: 1 },
            { action: "Bite", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        form: ["rat", "hybrid"],
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d4 + 2", average: 4, type: "piercing" }],
            next: [
              {
                targets: { what: "creature", types: ["humanoid"] },
                save: { ability: "con", dc: 11, success: "none" },
                effects: [
                  {
                    name: "Lycanthropy (wererat)",
                    effects: [],
                    duration: { kind: "until", what: "cured" },
                  },
                ],
                ails: "curse",
                narrative: "Cursed with wererat lycanthropy.",
              },
            ],
          },
        ],
      },
      {
        name: "Shortsword",
        form: ["humanoid", "hybrid"],
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d6 + 2", average: 5, type: "piercing" }],
          },
        ],
      },
      {
        name: "Hand Crossbow",
        form: ["humanoid", "hybrid"],
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 4, range: { normal: 30, long: 120 } },
            damage: [{ roll: "1d6 + 2", average: 5, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "weretiger",
    name: "Weretiger",
    srd: "Monsters, Weretiger",
    summary:
      "Feline lycanthrope that pounces from hybrid or tiger form and shoots a longbow as a humanoid.",
    size: "medium",
    type: "humanoid",
    subtypes: ["human", "shapechanger"],
    alignment: "neutral",
    armorClass: [{ value: 12, from: "dexterity" }],
    hitPoints: { average: 120, roll: "16d8 + 48" },
    speeds: { walk: 30 },
    abilities: { str: 17, dex: 15, con: 16, int: 10, wis: 13, cha: 11 },
    saves: {},
    skills: { perception: 5, stealth: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["silvered"] },
    ],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 15 },
    languages: { speaks: ["common"], understands: [], other: "does not speak as a tiger" },
    challenge: 4,
    xp: 1100,
    proficiencyBonus: 2,
    forms: [{ name: "tiger", speeds: { walk: 40 } }, { name: "hybrid" }],
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
        name: "Pounce",
        form: ["tiger", "hybrid"],
        steps: [
          {
            when: "weapon-hit",
            if: { all: [{ action: "Claw" }, { moved: 15 }] },
            targets: { what: "creature" },
            next: [
              {
                targets: { what: "creature" },
                save: { ability: "str", dc: 14, success: "none" },
                conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
              },
              {
                economy: "bonus-action",
                targets: { what: "creature", has: ["prone"] },
                action: "Bite",
              },
            ],
          },
        ],
      },
      {
        name: "Shapechanger",
        steps: [
          {
            when: "use",
            economy: "action",
            option: "hybrid",
            targets: { what: "self" },
            narrative: "Half tiger, half humanoid.",
          },
          {
            when: "use",
            economy: "action",
            option: "tiger",
            targets: { what: "self" },
            narrative: "A tiger.",
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
          "Nothing but its size changes.",
          "Gear that it wears or carries does not change along with it.",
          "Dead, it turns back into what it truly is.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        form: ["humanoid", "hybrid"],
        multiattack: [
          [{ action: "Scimitar", count: 2 }],
          [{ action: "Longbow", count: 2 }],
          [{ action: "Claw", count: 2 }],
        ],
        steps: [],
      },
      {
        name: "Bite",
        form: ["tiger", "hybrid"],
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d10 + 3", average: 8, type: "piercing" }],
            next: [
              {
                targets: { what: "creature", types: ["humanoid"] },
                save: { ability: "con", dc: 13, success: "none" },
                effects: [
                  {
                    name: "Lycanthropy (weretiger)",
                    effects: [],
                    duration: { kind: "until", what: "cured" },
                  },
                ],
                ails: "curse",
                narrative: "Cursed with weretiger lycanthropy.",
              },
            ],
          },
        ],
      },
      {
        name: "Claw",
        form: ["tiger", "hybrid"],
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d8 + 3", average: 7, type: "slashing" }],
          },
        ],
      },
      {
        name: "Scimitar",
        form: ["humanoid", "hybrid"],
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d6 + 3", average: 6, type: "slashing" }],
          },
        ],
      },
      {
        name: "Longbow",
        form: ["humanoid", "hybrid"],
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
    id: "werewolf",
    name: "Werewolf",
    srd: "Monsters, Werewolf",
    summary:
      "Wolf lycanthrope with keen senses whose bite may curse humanoids and whose hybrid form also claws.",
    size: "medium",
    type: "humanoid",
    subtypes: ["human", "shapechanger"],
    alignment: "chaotic evil",
    armorClass: [
      { value: 11, from: "dexterity", in: "humanoid form" },
      { value: 12, from: "natural armor", in: "wolf or hybrid form" },
    ],
    hitPoints: { average: 58, roll: "9d8 + 18" },
    speeds: { walk: 30 },
    abilities: { str: 15, dex: 13, con: 14, int: 10, wis: 11, cha: 10 },
    saves: {},
    skills: { perception: 4, stealth: 3 },
    vulnerabilities: [],
    resistances: [],
    immunities: [
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["silvered"] },
    ],
    conditionImmunities: [],
    senses: { passivePerception: 14 },
    languages: { speaks: ["common"], understands: [], other: "does not speak as a wolf" },
    challenge: 3,
    xp: 700,
    proficiencyBonus: 2,
    forms: [
      { name: "wolf", armorClass: 12, speeds: { walk: 40 } },
      { name: "hybrid", armorClass: 12 },
    ],
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
        name: "Shapechanger",
        steps: [
          {
            when: "use",
            economy: "action",
            option: "hybrid",
            targets: { what: "self" },
            narrative: "Half wolf, half humanoid.",
          },
          {
            when: "use",
            economy: "action",
            option: "wolf",
            targets: { what: "self" },
            narrative: "A wolf.",
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
          "Nothing but its AC changes.",
          "Gear that it wears or carries does not change along with it.",
          "Dead, it turns back into what it truly is.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        form: ["humanoid", "hybrid"],
        multiattack: [
          [{ action: "Spear", count: 2 }],
          [
            { action: "Bite", count: 1 },
            { action: "Claws", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        form: ["wolf", "hybrid"],
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d8 + 2", average: 6, type: "piercing" }],
            next: [
              {
                targets: { what: "creature", types: ["humanoid"] },
                save: { ability: "con", dc: 12, success: "none" },
                effects: [
                  {
                    name: "Lycanthropy (werewolf)",
                    effects: [],
                    duration: { kind: "until", what: "cured" },
                  },
                ],
                ails: "curse",
                narrative: "Cursed with werewolf lycanthropy.",
              },
            ],
          },
        ],
      },
      {
        name: "Claws",
        form: ["hybrid"],
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "2d4 + 2", average: 7, type: "slashing" }],
          },
        ],
      },
      {
        name: "Spear",
        form: ["humanoid"],
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: {
              kind: "melee or ranged",
              with: "weapon",
              bonus: 4,
              reach: 5,
              range: { normal: 20, long: 60 },
            },
            damage: [
              {
                roll: "1d6 + 2",
                average: 5,
                type: "piercing",
                instead: [{ if: "two-handed", roll: "1d8 + 2", average: 6 }],
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
