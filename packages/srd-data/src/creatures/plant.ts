// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Creature } from "./types.js";

/** Creatures of type plant, in order of id. */
export const plantCreatures: readonly Creature[] = Object.freeze<Creature[]>([
  {
    id: "awakened-shrub",
    name: "Awakened Shrub",
    srd: "Monsters, Awakened Shrub",
    summary:
      "Small plant that passes for an ordinary bush when still and has only a feeble raking attack.",
    size: "small",
    type: "plant",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 9, from: "dexterity" }],
    hitPoints: { average: 10, roll: "3d6" },
    speeds: { walk: 20 },
    abilities: { str: 3, dex: 8, con: 11, int: 10, wis: 10, cha: 6 },
    saves: {},
    skills: {},
    vulnerabilities: [{ types: ["fire"] }],
    resistances: [{ types: ["piercing"] }],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 10 },
    languages: { speaks: [], understands: [], other: "one language known by its creator" },
    challenge: 0,
    xp: 10,
    proficiencyBonus: 2,
    traits: [
      {
        name: "False Appearance",
        notes: ["Motionless, it cannot be told from the ordinary thing that it looks like."],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Rake",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 1, reach: 5 },
            damage: [{ roll: "1d4 - 1", average: 1, type: "slashing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "awakened-tree",
    name: "Awakened Tree",
    srd: "Monsters, Awakened Tree",
    summary:
      "Huge plant that cannot be told from a common tree when still, then slams foes up to 10 feet away.",
    size: "huge",
    type: "plant",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 13, from: "natural armor" }],
    hitPoints: { average: 59, roll: "7d12 + 14" },
    speeds: { walk: 20 },
    abilities: { str: 19, dex: 6, con: 15, int: 10, wis: 10, cha: 7 },
    saves: {},
    skills: {},
    vulnerabilities: [{ types: ["fire"] }],
    resistances: [{ types: ["bludgeoning", "piercing"] }],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 10 },
    languages: { speaks: [], understands: [], other: "one language known by its creator" },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      {
        name: "False Appearance",
        notes: ["Motionless, it cannot be told from the ordinary thing that it looks like."],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Slam",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 10 },
            damage: [{ roll: "3d6 + 4", average: 14, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "shambling-mound",
    name: "Shambling Mound",
    srd: "Monsters, Shambling Mound",
    summary:
      "Plant creature that heals from lightning, grapples victims with its slams and engulfs them.",
    size: "large",
    type: "plant",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 15, from: "natural armor" }],
    hitPoints: { average: 136, roll: "16d10 + 48" },
    speeds: { walk: 20, swim: 20 },
    abilities: { str: 18, dex: 8, con: 16, int: 5, wis: 10, cha: 5 },
    saves: {},
    skills: { stealth: 2 },
    vulnerabilities: [],
    resistances: [{ types: ["cold", "fire"] }],
    immunities: [{ types: ["lightning"] }],
    conditionImmunities: ["blinded", "deafened", "exhaustion"],
    senses: { blindsight: 60, passivePerception: 10, blindBeyond: true },
    languages: { speaks: [], understands: [] },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Lightning Absorption",
        effects: [{ kind: "damage", response: "immunity", types: ["lightning"] }],
        steps: [
          {
            when: "subjected-to-lightning",
            targets: { what: "self" },
            healing: [{ roll: "0", shareOfDamage: 1 }],
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [[{ action: "Slam", count: 2 }]],
        steps: [
          {
            when: "all-hit",
            targets: { what: "creature", count: 1, sizeAtMost: "medium" },
            conditions: [
              {
                condition: "grappled",
                duration: { kind: "until", what: "escaped" },
                escape: { dc: 14, by: ["athletics", "acrobatics"] },
              },
            ],
            action: "Engulf",
            narrative: "When both slams hit it.",
          },
        ],
      },
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
        name: "Engulf",
        steps: [
          {
            targets: { what: "creature", count: 1, sizeAtMost: "medium", has: ["grappled"] },
            conditions: [
              { condition: "blinded", duration: { kind: "special" }, with: "grappled" },
              { condition: "restrained", duration: { kind: "special" }, with: "grappled" },
            ],
            takesIn: { room: 1 },
            narrative: "The engulfed cannot breathe.",
            next: [
              {
                when: "turn-start",
                turnOf: "source",
                save: { ability: "con", dc: 14, success: "none" },
                damage: [{ roll: "2d8 + 4", type: "bludgeoning", average: 13 }],
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
    id: "shrieker",
    name: "Shrieker",
    srd: "Monsters, Shrieker",
    summary:
      "Immobile fungus that raises a loud alarm when light or a creature comes within 30 feet.",
    size: "medium",
    type: "plant",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 5, from: "dexterity" }],
    hitPoints: { average: 13, roll: "3d8" },
    speeds: { walk: 0 },
    abilities: { str: 1, dex: 1, con: 10, int: 1, wis: 3, cha: 1 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: ["blinded", "deafened", "frightened"],
    senses: { blindsight: 30, passivePerception: 6, blindBeyond: true },
    languages: { speaks: [], understands: [] },
    challenge: 0,
    xp: 10,
    proficiencyBonus: 2,
    traits: [
      {
        name: "False Appearance",
        notes: ["Motionless, it cannot be told from an ordinary fungus."],
      },
    ],
    spellcasting: [],
    actions: [],
    bonusActions: [],
    reactions: [
      {
        name: "Shriek",
        steps: [
          {
            when: "trigger",
            narrative:
              "Bright light or a creature at 30 feet or nearer makes it shriek, to be heard 300 feet off.",
          },
          { narrative: "It goes on until that is gone, and through 1d4 of its own turns after." },
        ],
      },
    ],
  },
  {
    id: "treant",
    name: "Treant",
    srd: "Monsters, Treant",
    summary:
      "Walking tree that looks ordinary when still, animates other trees and smashes structures for double damage.",
    size: "huge",
    type: "plant",
    subtypes: [],
    alignment: "chaotic good",
    armorClass: [{ value: 16, from: "natural armor" }],
    hitPoints: { average: 138, roll: "12d12 + 60" },
    speeds: { walk: 30 },
    abilities: { str: 23, dex: 8, con: 21, int: 12, wis: 16, cha: 12 },
    saves: {},
    skills: {},
    vulnerabilities: [{ types: ["fire"] }],
    resistances: [{ types: ["bludgeoning", "piercing"] }],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 13 },
    languages: { speaks: ["common", "druidic", "elvish", "sylvan"], understands: [] },
    challenge: 9,
    xp: 5000,
    proficiencyBonus: 4,
    traits: [
      { name: "False Appearance", notes: ["Motionless, it cannot be told from an ordinary tree."] },
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
            attack: { kind: "melee", with: "weapon", bonus: 10, reach: 5 },
            damage: [{ roll: "3d6 + 6", average: 16, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Rock",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 10, range: { normal: 60, long: 180 } },
            damage: [{ roll: "4d10 + 6", average: 28, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Animate Trees",
        limit: { times: 1, per: "day" },
        steps: [
          {
            targets: { what: "plant", count: 2, range: 60, visible: true },
            summons: { creatures: ["treant"], count: 2, whileLives: true },
            effects: [
              {
                effects: [
                  { kind: "stat", stat: "int", change: "set", by: 1 },
                  { kind: "stat", stat: "cha", change: "set", by: 1 },
                  { kind: "cannot", what: "speak" },
                ],
                duration: { kind: "time", amount: 1, unit: "day" },
              },
            ],
            narrative:
              "One tree or two, each an ally with a treant's statistics but no action except Slam.",
          },
          {
            narrative:
              "Sooner over when they are more than 120 feet apart, or the treant's bonus action turns it back.",
          },
          { narrative: "It then takes root where it can." },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "violet-fungus",
    name: "Violet Fungus",
    srd: "Monsters, Violet Fungus",
    summary:
      "Slow fungus that passes for harmless growth until its rotting touch lashes out up to four times.",
    size: "medium",
    type: "plant",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 5, from: "dexterity" }],
    hitPoints: { average: 18, roll: "4d8" },
    speeds: { walk: 5 },
    abilities: { str: 3, dex: 1, con: 10, int: 1, wis: 3, cha: 1 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: ["blinded", "deafened", "frightened"],
    senses: { blindsight: 30, passivePerception: 6, blindBeyond: true },
    languages: { speaks: [], understands: [] },
    challenge: 0.25,
    xp: 50,
    proficiencyBonus: 2,
    traits: [
      {
        name: "False Appearance",
        notes: ["Motionless, it cannot be told from an ordinary fungus."],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [[{ action: "Rotting Touch", count: "1d4" }]],
        steps: [],
      },
      {
        name: "Rotting Touch",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 2, reach: 10 },
            damage: [{ roll: "1d8", average: 4, type: "necrotic" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
]);
