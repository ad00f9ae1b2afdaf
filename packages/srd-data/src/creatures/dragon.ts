// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Creature } from "./types.js";

/** Creatures of type dragon, in order of id. */
export const dragonCreatures: readonly Creature[] = Object.freeze<Creature[]>([
  {
    id: "adult-black-dragon",
    name: "Adult Black Dragon",
    srd: "Monsters, Adult Black Dragon",
    summary:
      "Amphibious evil dragon that spits a long line of acid and frightens those around it before biting and clawing.",
    size: "huge",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 19, from: "natural armor" }],
    hitPoints: { average: 195, roll: "17d12 + 85" },
    speeds: { walk: 40, fly: 80, swim: 40 },
    abilities: { str: 23, dex: 14, con: 21, int: 14, wis: 13, cha: 17 },
    saves: { dex: 7, con: 10, wis: 6, cha: 8 },
    skills: { perception: 11, stealth: 7 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["acid"] }],
    conditionImmunities: [],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 21 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 14,
    xp: 11500,
    proficiencyBonus: 5,
    traits: [
      { name: "Amphibious", notes: ["Breathes air and water."] },
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 11, reach: 10 },
            damage: [
              { roll: "2d10 + 6", average: 17, type: "piercing" },
              { roll: "1d8", average: 4, type: "acid" },
            ],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 11, reach: 5 },
            damage: [{ roll: "2d6 + 6", average: 13, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 11, reach: 15 },
            damage: [{ roll: "2d8 + 6", average: 15, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 16, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Acid Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "line", length: 60, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 18, success: "half" },
            damage: [{ roll: "12d8", type: "acid", average: 54 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 10 },
              save: { ability: "dex", dc: 19, success: "none" },
              damage: [{ roll: "2d6 + 6", type: "bludgeoning", average: 13 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "adult-blue-dragon",
    name: "Adult Blue Dragon",
    srd: "Monsters, Adult Blue Dragon",
    summary:
      "Burrowing dragon that blasts a 90-foot line of lightning and carries a jolt in its bite.",
    size: "huge",
    type: "dragon",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 19, from: "natural armor" }],
    hitPoints: { average: 225, roll: "18d12 + 108" },
    speeds: { walk: 40, burrow: 30, fly: 80 },
    abilities: { str: 25, dex: 10, con: 23, int: 16, wis: 15, cha: 19 },
    saves: { dex: 5, con: 11, wis: 7, cha: 9 },
    skills: { perception: 12, stealth: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["lightning"] }],
    conditionImmunities: [],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 22 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 16,
    xp: 15000,
    proficiencyBonus: 5,
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 12, reach: 10 },
            damage: [
              { roll: "2d10 + 7", average: 18, type: "piercing" },
              { roll: "1d10", average: 5, type: "lightning" },
            ],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 12, reach: 5 },
            damage: [{ roll: "2d6 + 7", average: 14, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 12, reach: 15 },
            damage: [{ roll: "2d8 + 7", average: 16, type: "bludgeoning" }],
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
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Lightning Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "line", length: 90, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 19, success: "half" },
            damage: [{ roll: "12d10", type: "lightning", average: 66 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 10 },
              save: { ability: "dex", dc: 20, success: "none" },
              damage: [{ roll: "2d6 + 7", type: "bludgeoning", average: 14 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "adult-brass-dragon",
    name: "Adult Brass Dragon",
    srd: "Monsters, Adult Brass Dragon",
    summary:
      "Chaotic good dragon that breathes either a line of fire or a cone of gas that puts victims to sleep.",
    size: "huge",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic good",
    armorClass: [{ value: 18, from: "natural armor" }],
    hitPoints: { average: 172, roll: "15d12 + 75" },
    speeds: { walk: 40, burrow: 30, fly: 80 },
    abilities: { str: 23, dex: 10, con: 21, int: 14, wis: 13, cha: 17 },
    saves: { dex: 5, con: 10, wis: 6, cha: 8 },
    skills: { history: 7, perception: 11, persuasion: 8, stealth: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["fire"] }],
    conditionImmunities: [],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 21 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 13,
    xp: 10000,
    proficiencyBonus: 5,
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 11, reach: 10 },
            damage: [{ roll: "2d10 + 6", average: 17, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 11, reach: 5 },
            damage: [{ roll: "2d6 + 6", average: 13, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 11, reach: 15 },
            damage: [{ roll: "2d8 + 6", average: 15, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 16, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "fire_breath",
            area: { shape: "line", length: 60, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 18, success: "half" },
            damage: [{ roll: "13d6", type: "fire", average: 45 }],
          },
          {
            option: "sleep_breath",
            area: { shape: "cone", length: 60 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 18, success: "none" },
            conditions: [
              {
                condition: "unconscious",
                duration: { kind: "time", amount: 10, unit: "minute" },
                endsOn: ["damaged", "action"],
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
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 10 },
              save: { ability: "dex", dc: 19, success: "none" },
              damage: [{ roll: "2d6 + 6", type: "bludgeoning", average: 13 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "adult-bronze-dragon",
    name: "Adult Bronze Dragon",
    srd: "Monsters, Adult Bronze Dragon",
    summary:
      "Shape-changing dragon that breathes lightning or a repelling blast that hurls creatures 60 feet back.",
    size: "huge",
    type: "dragon",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 19, from: "natural armor" }],
    hitPoints: { average: 212, roll: "17d12 + 102" },
    speeds: { walk: 40, fly: 80, swim: 40 },
    abilities: { str: 25, dex: 10, con: 23, int: 16, wis: 15, cha: 19 },
    saves: { dex: 5, con: 11, wis: 7, cha: 9 },
    skills: { insight: 7, perception: 12, stealth: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["lightning"] }],
    conditionImmunities: [],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 22 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 15,
    xp: 13000,
    proficiencyBonus: 5,
    traits: [
      { name: "Amphibious", notes: ["Breathes air and water."] },
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 12, reach: 10 },
            damage: [{ roll: "2d10 + 7", average: 18, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 12, reach: 5 },
            damage: [{ roll: "2d6 + 7", average: 14, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 12, reach: 15 },
            damage: [{ roll: "2d8 + 7", average: 16, type: "bludgeoning" }],
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
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "lightning_breath",
            area: { shape: "line", length: 90, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 19, success: "half" },
            damage: [{ roll: "12d10", type: "lightning", average: 66 }],
          },
          {
            option: "repulsion_breath",
            area: { shape: "cone", length: 30 },
            targets: { what: "creature" },
            save: { ability: "str", dc: 19, success: "none" },
            move: { feet: 60, to: "away" },
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
              "It keeps hit points, Hit Dice, alignment, speech, proficiencies, mental scores, Legendary Resistance, lair actions and this action.",
          },
          {
            narrative:
              "All else is the new form's, but no legendary action and no class feature comes with it.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 10 },
              save: { ability: "dex", dc: 20, success: "none" },
              damage: [{ roll: "2d6 + 7", type: "bludgeoning", average: 14 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "adult-copper-dragon",
    name: "Adult Copper Dragon",
    srd: "Monsters, Adult Copper Dragon",
    summary:
      "Climbing dragon whose breath is either a line of acid or a gas that slows and hampers those caught in it.",
    size: "huge",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic good",
    armorClass: [{ value: 18, from: "natural armor" }],
    hitPoints: { average: 184, roll: "16d12 + 80" },
    speeds: { walk: 40, climb: 40, fly: 80 },
    abilities: { str: 23, dex: 12, con: 21, int: 18, wis: 15, cha: 17 },
    saves: { dex: 6, con: 10, wis: 7, cha: 8 },
    skills: { deception: 8, perception: 12, stealth: 6 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["acid"] }],
    conditionImmunities: [],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 22 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 14,
    xp: 11500,
    proficiencyBonus: 5,
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 11, reach: 10 },
            damage: [{ roll: "2d10 + 6", average: 17, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 11, reach: 5 },
            damage: [{ roll: "2d6 + 6", average: 13, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 11, reach: 15 },
            damage: [{ roll: "2d8 + 6", average: 15, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 16, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "acid_breath",
            area: { shape: "line", length: 60, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 18, success: "half" },
            damage: [{ roll: "12d8", type: "acid", average: 54 }],
          },
          {
            option: "slowing_breath",
            area: { shape: "cone", length: 60 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 18, success: "none" },
            effects: [
              {
                effects: [
                  { kind: "cannot", what: "react" },
                  { kind: "stat", stat: "speed", change: "multiply", by: 0.5 },
                  { kind: "cannot", what: "act-and-bonus" },
                  { kind: "cannot", what: "attack-twice" },
                ],
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
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 10 },
              save: { ability: "dex", dc: 19, success: "none" },
              damage: [{ roll: "2d6 + 6", type: "bludgeoning", average: 13 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "adult-gold-dragon",
    name: "Adult Gold Dragon",
    srd: "Monsters, Adult Gold Dragon",
    summary:
      "Powerful good dragon that takes other shapes and breathes fire or a gas that saps Strength.",
    size: "huge",
    type: "dragon",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 19, from: "natural armor" }],
    hitPoints: { average: 256, roll: "19d12 + 133" },
    speeds: { walk: 40, fly: 80, swim: 40 },
    abilities: { str: 27, dex: 14, con: 25, int: 16, wis: 15, cha: 24 },
    saves: { dex: 8, con: 13, wis: 8, cha: 13 },
    skills: { insight: 8, perception: 14, persuasion: 13, stealth: 8 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["fire"] }],
    conditionImmunities: [],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 24 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 17,
    xp: 18000,
    proficiencyBonus: 6,
    traits: [
      { name: "Amphibious", notes: ["Breathes air and water."] },
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 10 },
            damage: [{ roll: "2d10 + 8", average: 19, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 5 },
            damage: [{ roll: "2d6 + 8", average: 15, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 15 },
            damage: [{ roll: "2d8 + 8", average: 17, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 21, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "fire_breath",
            area: { shape: "cone", length: 60 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 21, success: "half" },
            damage: [{ roll: "12d10", type: "fire", average: 66 }],
          },
          {
            option: "weakening_breath",
            area: { shape: "cone", length: 60 },
            targets: { what: "creature" },
            save: { ability: "str", dc: 21, success: "none" },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "attack",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["str"] },
                  },
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
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
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
              "It keeps hit points, Hit Dice, alignment, speech, proficiencies, mental scores, Legendary Resistance, lair actions and this action.",
          },
          {
            narrative:
              "All else is the new form's, but no legendary action and no class feature comes with it.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 10 },
              save: { ability: "dex", dc: 22, success: "none" },
              damage: [{ roll: "2d6 + 8", type: "bludgeoning", average: 15 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "adult-green-dragon",
    name: "Adult Green Dragon",
    srd: "Monsters, Adult Green Dragon",
    summary:
      "Amphibious dragon that fills a 60-foot cone with poison gas and delivers more venom with its bite.",
    size: "huge",
    type: "dragon",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 19, from: "natural armor" }],
    hitPoints: { average: 207, roll: "18d12 + 90" },
    speeds: { walk: 40, fly: 80, swim: 40 },
    abilities: { str: 23, dex: 12, con: 21, int: 18, wis: 15, cha: 17 },
    saves: { dex: 6, con: 10, wis: 7, cha: 8 },
    skills: { deception: 8, insight: 7, perception: 12, persuasion: 8, stealth: 6 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 22 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 15,
    xp: 13000,
    proficiencyBonus: 5,
    traits: [
      { name: "Amphibious", notes: ["Breathes air and water."] },
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 11, reach: 10 },
            damage: [
              { roll: "2d10 + 6", average: 17, type: "piercing" },
              { roll: "2d6", average: 7, type: "poison" },
            ],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 11, reach: 5 },
            damage: [{ roll: "2d6 + 6", average: 13, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 11, reach: 15 },
            damage: [{ roll: "2d8 + 6", average: 15, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 16, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Poison Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "cone", length: 60 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 18, success: "half" },
            damage: [{ roll: "16d6", type: "poison", average: 56 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 10 },
              save: { ability: "dex", dc: 19, success: "none" },
              damage: [{ roll: "2d6 + 6", type: "bludgeoning", average: 13 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "adult-red-dragon",
    name: "Adult Red Dragon",
    srd: "Monsters, Adult Red Dragon",
    summary:
      "Chaotic evil dragon that engulfs a wide cone in fire, burns with its bite and batters foes with its wings.",
    size: "huge",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 19, from: "natural armor" }],
    hitPoints: { average: 256, roll: "19d12 + 133" },
    speeds: { walk: 40, climb: 40, fly: 80 },
    abilities: { str: 27, dex: 10, con: 25, int: 16, wis: 13, cha: 21 },
    saves: { dex: 6, con: 13, wis: 7, cha: 11 },
    skills: { perception: 13, stealth: 6 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["fire"] }],
    conditionImmunities: [],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 23 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 17,
    xp: 18000,
    proficiencyBonus: 6,
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 10 },
            damage: [
              { roll: "2d10 + 8", average: 19, type: "piercing" },
              { roll: "2d6", average: 7, type: "fire" },
            ],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 5 },
            damage: [{ roll: "2d6 + 8", average: 15, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 15 },
            damage: [{ roll: "2d8 + 8", average: 17, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 19, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Fire Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "cone", length: 60 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 21, success: "half" },
            damage: [{ roll: "18d6", type: "fire", average: 63 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 10 },
              save: { ability: "dex", dc: 22, success: "none" },
              damage: [{ roll: "2d6 + 8", type: "bludgeoning", average: 15 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "adult-silver-dragon",
    name: "Adult Silver Dragon",
    srd: "Monsters, Adult Silver Dragon",
    summary:
      "Flying shapechanger, lawful good, whose breath is either bitter cold or a gas that causes paralysis.",
    size: "huge",
    type: "dragon",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 19, from: "natural armor" }],
    hitPoints: { average: 243, roll: "18d12 + 126" },
    speeds: { walk: 40, fly: 80 },
    abilities: { str: 27, dex: 10, con: 25, int: 16, wis: 13, cha: 21 },
    saves: { dex: 5, con: 12, wis: 6, cha: 10 },
    skills: { arcana: 8, history: 8, perception: 11, stealth: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["cold"] }],
    conditionImmunities: [],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 21 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 16,
    xp: 15000,
    proficiencyBonus: 5,
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 13, reach: 10 },
            damage: [{ roll: "2d10 + 8", average: 19, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 13, reach: 5 },
            damage: [{ roll: "2d6 + 8", average: 15, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 13, reach: 15 },
            damage: [{ roll: "2d8 + 8", average: 17, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 18, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "cold_breath",
            area: { shape: "cone", length: 60 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 20, success: "half" },
            damage: [{ roll: "13d8", type: "cold", average: 58 }],
          },
          {
            option: "paralyzing_breath",
            area: { shape: "cone", length: 60 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 20, success: "none" },
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
              "It keeps hit points, Hit Dice, alignment, speech, proficiencies, mental scores, Legendary Resistance, lair actions and this action.",
          },
          {
            narrative:
              "All else is the new form's, but no legendary action and no class feature comes with it.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 10 },
              save: { ability: "dex", dc: 21, success: "none" },
              damage: [{ roll: "2d6 + 8", type: "bludgeoning", average: 15 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "adult-white-dragon",
    name: "Adult White Dragon",
    srd: "Monsters, Adult White Dragon",
    summary:
      "Ice-walking dragon that burrows, swims and flies, and breathes a freezing 60-foot cone.",
    size: "huge",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 18, from: "natural armor" }],
    hitPoints: { average: 200, roll: "16d12 + 96" },
    speeds: { walk: 40, burrow: 30, fly: 80, swim: 40 },
    abilities: { str: 22, dex: 10, con: 22, int: 8, wis: 12, cha: 12 },
    saves: { dex: 5, con: 11, wis: 6, cha: 6 },
    skills: { perception: 11, stealth: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["cold"] }],
    conditionImmunities: [],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 21 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 13,
    xp: 10000,
    proficiencyBonus: 5,
    traits: [
      {
        name: "Ice Walk",
        notes: [
          "Walks on and climbs ice with no ability check.",
          "Difficult terrain of ice or snow does not slow it.",
        ],
      },
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 11, reach: 10 },
            damage: [
              { roll: "2d10 + 6", average: 17, type: "piercing" },
              { roll: "1d8", average: 4, type: "cold" },
            ],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 11, reach: 5 },
            damage: [{ roll: "2d6 + 6", average: 13, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 11, reach: 15 },
            damage: [{ roll: "2d8 + 6", average: 15, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 14, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Cold Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "cone", length: 60 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 19, success: "half" },
            damage: [{ roll: "12d8", type: "cold", average: 54 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 10 },
              save: { ability: "dex", dc: 19, success: "none" },
              damage: [{ roll: "2d6 + 6", type: "bludgeoning", average: 13 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "ancient-black-dragon",
    name: "Ancient Black Dragon",
    srd: "Monsters, Ancient Black Dragon",
    summary:
      "Gargantuan amphibious dragon with legendary actions whose acid breath scours a line 90 feet long.",
    size: "gargantuan",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 22, from: "natural armor" }],
    hitPoints: { average: 367, roll: "21d20 + 147" },
    speeds: { walk: 40, fly: 80, swim: 40 },
    abilities: { str: 27, dex: 14, con: 25, int: 16, wis: 15, cha: 19 },
    saves: { dex: 9, con: 14, wis: 9, cha: 11 },
    skills: { perception: 16, stealth: 9 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["acid"] }],
    conditionImmunities: [],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 26 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 21,
    xp: 33000,
    proficiencyBonus: 7,
    traits: [
      { name: "Amphibious", notes: ["Breathes air and water."] },
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 15, reach: 15 },
            damage: [
              { roll: "2d10 + 8", average: 19, type: "piercing" },
              { roll: "2d8", average: 9, type: "acid" },
            ],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 15, reach: 10 },
            damage: [{ roll: "2d6 + 8", average: 15, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 15, reach: 20 },
            damage: [{ roll: "2d8 + 8", average: 17, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 19, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Acid Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "line", length: 90, width: 10 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 22, success: "half" },
            damage: [{ roll: "15d8", type: "acid", average: 67 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 15 },
              save: { ability: "dex", dc: 23, success: "none" },
              damage: [{ roll: "2d6 + 8", type: "bludgeoning", average: 15 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "ancient-blue-dragon",
    name: "Ancient Blue Dragon",
    srd: "Monsters, Ancient Blue Dragon",
    summary:
      "Gargantuan lawful evil dragon that burrows, breathes a 120-foot bolt of lightning and bites with a shock.",
    size: "gargantuan",
    type: "dragon",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 22, from: "natural armor" }],
    hitPoints: { average: 481, roll: "26d20 + 208" },
    speeds: { walk: 40, burrow: 40, fly: 80 },
    abilities: { str: 29, dex: 10, con: 27, int: 18, wis: 17, cha: 21 },
    saves: { dex: 7, con: 15, wis: 10, cha: 12 },
    skills: { perception: 17, stealth: 7 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["lightning"] }],
    conditionImmunities: [],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 27 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 23,
    xp: 50000,
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 16, reach: 15 },
            damage: [
              { roll: "2d10 + 9", average: 20, type: "piercing" },
              { roll: "2d10", average: 11, type: "lightning" },
            ],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 16, reach: 10 },
            damage: [{ roll: "2d6 + 9", average: 16, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 16, reach: 20 },
            damage: [{ roll: "2d8 + 9", average: 18, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 20, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Lightning Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "line", length: 120, width: 10 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 23, success: "half" },
            damage: [{ roll: "16d10", type: "lightning", average: 88 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 15 },
              save: { ability: "dex", dc: 24, success: "none" },
              damage: [{ roll: "2d6 + 9", type: "bludgeoning", average: 16 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "ancient-brass-dragon",
    name: "Ancient Brass Dragon",
    srd: "Monsters, Ancient Brass Dragon",
    summary:
      "Gargantuan shapechanger that breathes a line of fire or a broad cone of gas bringing ten minutes of sleep.",
    size: "gargantuan",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic good",
    armorClass: [{ value: 20, from: "natural armor" }],
    hitPoints: { average: 297, roll: "17d20 + 119" },
    speeds: { walk: 40, burrow: 40, fly: 80 },
    abilities: { str: 27, dex: 10, con: 25, int: 16, wis: 15, cha: 19 },
    saves: { dex: 6, con: 13, wis: 8, cha: 10 },
    skills: { history: 9, perception: 14, persuasion: 10, stealth: 6 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["fire"] }],
    conditionImmunities: [],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 24 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 20,
    xp: 25000,
    proficiencyBonus: 6,
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 15 },
            damage: [{ roll: "2d10 + 8", average: 19, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 10 },
            damage: [{ roll: "2d6 + 8", average: 15, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 20 },
            damage: [{ roll: "2d8 + 8", average: 17, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 18, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "fire_breath",
            area: { shape: "line", length: 90, width: 10 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 21, success: "half" },
            damage: [{ roll: "16d6", type: "fire", average: 56 }],
          },
          {
            option: "sleep_breath",
            area: { shape: "cone", length: 90 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 21, success: "none" },
            conditions: [
              {
                condition: "unconscious",
                duration: { kind: "time", amount: 10, unit: "minute" },
                endsOn: ["damaged", "action"],
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
              "It keeps hit points, Hit Dice, alignment, speech, proficiencies, mental scores, Legendary Resistance, lair actions and this action.",
          },
          {
            narrative:
              "All else is the new form's, but no legendary action and no class feature comes with it.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 15 },
              save: { ability: "dex", dc: 22, success: "none" },
              damage: [{ roll: "2d6 + 8", type: "bludgeoning", average: 15 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "ancient-bronze-dragon",
    name: "Ancient Bronze Dragon",
    srd: "Monsters, Ancient Bronze Dragon",
    summary:
      "Gargantuan amphibious shapechanger whose breath is a lightning bolt or a blast that shoves foes 60 feet.",
    size: "gargantuan",
    type: "dragon",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 22, from: "natural armor" }],
    hitPoints: { average: 444, roll: "24d20 + 192" },
    speeds: { walk: 40, fly: 80, swim: 40 },
    abilities: { str: 29, dex: 10, con: 27, int: 18, wis: 17, cha: 21 },
    saves: { dex: 7, con: 15, wis: 10, cha: 12 },
    skills: { insight: 10, perception: 17, stealth: 7 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["lightning"] }],
    conditionImmunities: [],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 27 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 22,
    xp: 41000,
    proficiencyBonus: 7,
    traits: [
      { name: "Amphibious", notes: ["Breathes air and water."] },
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 16, reach: 15 },
            damage: [{ roll: "2d10 + 9", average: 20, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 16, reach: 10 },
            damage: [{ roll: "2d6 + 9", average: 16, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 16, reach: 20 },
            damage: [{ roll: "2d8 + 9", average: 18, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 20, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "lightning_breath",
            area: { shape: "line", length: 120, width: 10 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 23, success: "half" },
            damage: [{ roll: "16d10", type: "lightning", average: 88 }],
          },
          {
            option: "repulsion_breath",
            area: { shape: "cone", length: 30 },
            targets: { what: "creature" },
            save: { ability: "str", dc: 23, success: "none" },
            move: { feet: 60, to: "away" },
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
              "It keeps hit points, Hit Dice, alignment, speech, proficiencies, mental scores, Legendary Resistance, lair actions and this action.",
          },
          {
            narrative:
              "All else is the new form's, but no legendary action and no class feature comes with it.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 15 },
              save: { ability: "dex", dc: 24, success: "none" },
              damage: [{ roll: "2d6 + 9", type: "bludgeoning", average: 16 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "ancient-copper-dragon",
    name: "Ancient Copper Dragon",
    srd: "Monsters, Ancient Copper Dragon",
    summary:
      "Gargantuan climber able to change shape, breathing acid or a gas that halves speed and bars reactions.",
    size: "gargantuan",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic good",
    armorClass: [{ value: 21, from: "natural armor" }],
    hitPoints: { average: 350, roll: "20d20 + 140" },
    speeds: { walk: 40, climb: 40, fly: 80 },
    abilities: { str: 27, dex: 12, con: 25, int: 20, wis: 17, cha: 19 },
    saves: { dex: 8, con: 14, wis: 10, cha: 11 },
    skills: { deception: 11, perception: 17, stealth: 8 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["acid"] }],
    conditionImmunities: [],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 27 },
    languages: { speaks: ["common", "draconic"], understands: [] },
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 15, reach: 15 },
            damage: [{ roll: "2d10 + 8", average: 19, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 15, reach: 10 },
            damage: [{ roll: "2d6 + 8", average: 15, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 15, reach: 20 },
            damage: [{ roll: "2d8 + 8", average: 17, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 19, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "acid_breath",
            area: { shape: "line", length: 90, width: 10 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 22, success: "half" },
            damage: [{ roll: "14d8", type: "acid", average: 63 }],
          },
          {
            option: "slowing_breath",
            area: { shape: "cone", length: 90 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 22, success: "none" },
            effects: [
              {
                effects: [
                  { kind: "cannot", what: "react" },
                  { kind: "stat", stat: "speed", change: "multiply", by: 0.5 },
                  { kind: "cannot", what: "act-and-bonus" },
                  { kind: "cannot", what: "attack-twice" },
                ],
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
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
              "It keeps hit points, Hit Dice, alignment, speech, proficiencies, mental scores, Legendary Resistance, lair actions and this action.",
          },
          {
            narrative:
              "All else is the new form's, but no legendary action and no class feature comes with it.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 15 },
              save: { ability: "dex", dc: 23, success: "none" },
              damage: [{ roll: "2d6 + 8", type: "bludgeoning", average: 15 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "ancient-gold-dragon",
    name: "Ancient Gold Dragon",
    srd: "Monsters, Ancient Gold Dragon",
    summary:
      "CR 24 lawful good shapechanger whose breath burns a 90-foot cone or weakens everyone within it.",
    size: "gargantuan",
    type: "dragon",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 22, from: "natural armor" }],
    hitPoints: { average: 546, roll: "28d20 + 252" },
    speeds: { walk: 40, fly: 80, swim: 40 },
    abilities: { str: 30, dex: 14, con: 29, int: 18, wis: 17, cha: 28 },
    saves: { dex: 9, con: 16, wis: 10, cha: 16 },
    skills: { insight: 10, perception: 17, persuasion: 16, stealth: 9 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["fire"] }],
    conditionImmunities: [],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 27 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 24,
    xp: 62000,
    proficiencyBonus: 7,
    traits: [
      { name: "Amphibious", notes: ["Breathes air and water."] },
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 17, reach: 15 },
            damage: [{ roll: "2d10 + 10", average: 21, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 17, reach: 10 },
            damage: [{ roll: "2d6 + 10", average: 17, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 17, reach: 20 },
            damage: [{ roll: "2d8 + 10", average: 19, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 24, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "fire_breath",
            area: { shape: "cone", length: 90 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 24, success: "half" },
            damage: [{ roll: "13d10", type: "fire", average: 71 }],
          },
          {
            option: "weakening_breath",
            area: { shape: "cone", length: 90 },
            targets: { what: "creature" },
            save: { ability: "str", dc: 24, success: "none" },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "attack",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["str"] },
                  },
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
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
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
              "It keeps hit points, Hit Dice, alignment, speech, proficiencies, mental scores, Legendary Resistance, lair actions and this action.",
          },
          {
            narrative:
              "All else is the new form's, but no legendary action and no class feature comes with it.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 15 },
              save: { ability: "dex", dc: 25, success: "none" },
              damage: [{ roll: "2d6 + 10", type: "bludgeoning", average: 17 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "ancient-green-dragon",
    name: "Ancient Green Dragon",
    srd: "Monsters, Ancient Green Dragon",
    summary:
      "Gargantuan amphibious dragon that exhales a 90-foot cone of poison and rakes with very heavy claws.",
    size: "gargantuan",
    type: "dragon",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 21, from: "natural armor" }],
    hitPoints: { average: 385, roll: "22d20 + 154" },
    speeds: { walk: 40, fly: 80, swim: 40 },
    abilities: { str: 27, dex: 12, con: 25, int: 20, wis: 17, cha: 19 },
    saves: { dex: 8, con: 14, wis: 10, cha: 11 },
    skills: { deception: 11, insight: 10, perception: 17, persuasion: 11, stealth: 8 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 27 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 22,
    xp: 41000,
    proficiencyBonus: 7,
    traits: [
      { name: "Amphibious", notes: ["Breathes air and water."] },
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 15, reach: 15 },
            damage: [
              { roll: "2d10 + 8", average: 19, type: "piercing" },
              { roll: "3d6", average: 10, type: "poison" },
            ],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 15, reach: 10 },
            damage: [{ roll: "4d6 + 8", average: 22, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 15, reach: 20 },
            damage: [{ roll: "2d8 + 8", average: 17, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 19, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Poison Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "cone", length: 90 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 22, success: "half" },
            damage: [{ roll: "22d6", type: "poison", average: 77 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 15 },
              save: { ability: "dex", dc: 23, success: "none" },
              damage: [{ roll: "2d6 + 8", type: "bludgeoning", average: 15 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "ancient-red-dragon",
    name: "Ancient Red Dragon",
    srd: "Monsters, Ancient Red Dragon",
    summary:
      "Gargantuan CR 24 dragon whose fire breath sweeps a 90-foot cone and whose bite adds further flame.",
    size: "gargantuan",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 22, from: "natural armor" }],
    hitPoints: { average: 546, roll: "28d20 + 252" },
    speeds: { walk: 40, climb: 40, fly: 80 },
    abilities: { str: 30, dex: 10, con: 29, int: 18, wis: 15, cha: 23 },
    saves: { dex: 7, con: 16, wis: 9, cha: 13 },
    skills: { perception: 16, stealth: 7 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["fire"] }],
    conditionImmunities: [],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 26 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 24,
    xp: 62000,
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 17, reach: 15 },
            damage: [
              { roll: "2d10 + 10", average: 21, type: "piercing" },
              { roll: "4d6", average: 14, type: "fire" },
            ],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 17, reach: 10 },
            damage: [{ roll: "2d6 + 10", average: 17, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 17, reach: 20 },
            damage: [{ roll: "2d8 + 10", average: 19, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 21, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Fire Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "cone", length: 90 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 24, success: "half" },
            damage: [{ roll: "26d6", type: "fire", average: 91 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 15 },
              save: { ability: "dex", dc: 25, success: "none" },
              damage: [{ roll: "2d6 + 10", type: "bludgeoning", average: 17 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "ancient-silver-dragon",
    name: "Ancient Silver Dragon",
    srd: "Monsters, Ancient Silver Dragon",
    summary:
      "Gargantuan dragon that can pass as a humanoid or beast and breathes cold or a gas that causes paralysis.",
    size: "gargantuan",
    type: "dragon",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 22, from: "natural armor" }],
    hitPoints: { average: 487, roll: "25d20 + 225" },
    speeds: { walk: 40, fly: 80 },
    abilities: { str: 30, dex: 10, con: 29, int: 18, wis: 15, cha: 23 },
    saves: { dex: 7, con: 16, wis: 9, cha: 13 },
    skills: { arcana: 11, history: 11, perception: 16, stealth: 7 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["cold"] }],
    conditionImmunities: [],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 26 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 23,
    xp: 50000,
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 17, reach: 15 },
            damage: [{ roll: "2d10 + 10", average: 21, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 17, reach: 10 },
            damage: [{ roll: "2d6 + 10", average: 17, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 17, reach: 20 },
            damage: [{ roll: "2d8 + 10", average: 19, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 21, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "cold_breath",
            area: { shape: "cone", length: 90 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 24, success: "half" },
            damage: [{ roll: "15d8", type: "cold", average: 67 }],
          },
          {
            option: "paralyzing_breath",
            area: { shape: "cone", length: 90 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 24, success: "none" },
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
              "It keeps hit points, Hit Dice, alignment, speech, proficiencies, mental scores, Legendary Resistance, lair actions and this action.",
          },
          {
            narrative:
              "All else is the new form's, but no legendary action and no class feature comes with it.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 15 },
              save: { ability: "dex", dc: 25, success: "none" },
              damage: [{ roll: "2d6 + 10", type: "bludgeoning", average: 17 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "ancient-white-dragon",
    name: "Ancient White Dragon",
    srd: "Monsters, Ancient White Dragon",
    summary:
      "Gargantuan dragon, unhindered by snow and ice, that exhales a 90-foot cone of cold and has a freezing bite.",
    size: "gargantuan",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 20, from: "natural armor" }],
    hitPoints: { average: 333, roll: "18d20 + 144" },
    speeds: { walk: 40, burrow: 40, fly: 80, swim: 40 },
    abilities: { str: 26, dex: 10, con: 26, int: 10, wis: 13, cha: 14 },
    saves: { dex: 6, con: 14, wis: 7, cha: 8 },
    skills: { perception: 13, stealth: 6 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["cold"] }],
    conditionImmunities: [],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 23 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 20,
    xp: 25000,
    proficiencyBonus: 6,
    traits: [
      {
        name: "Ice Walk",
        notes: [
          "Walks on and climbs ice with no ability check.",
          "Difficult terrain of ice or snow does not slow it.",
        ],
      },
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
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 15 },
            damage: [
              { roll: "2d10 + 8", average: 19, type: "piercing" },
              { roll: "2d8", average: 9, type: "cold" },
            ],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 10 },
            damage: [{ roll: "2d6 + 8", average: 15, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 20 },
            damage: [{ roll: "2d8 + 8", average: 17, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Frightful Presence",
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true },
            save: { ability: "wis", dc: 16, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those aware of it.",
          },
        ],
      },
      {
        name: "Cold Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "cone", length: 90 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 22, success: "half" },
            damage: [{ roll: "16d8", type: "cold", average: 72 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
    legendary: {
      perRound: 3,
      actions: [
        { name: "Detect", cost: 1, steps: [{ check: { ability: "wis", skill: "perception" } }] },
        { name: "Tail Attack", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Wing Attack",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", range: 15 },
              save: { ability: "dex", dc: 22, success: "none" },
              damage: [{ roll: "2d6 + 8", type: "bludgeoning", average: 15 }],
              conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            },
            {
              targets: { what: "self" },
              narrative: "Afterwards it may fly, at most half its flying speed.",
            },
          ],
        },
      ],
    },
  },
  {
    id: "black-dragon-wyrmling",
    name: "Black Dragon Wyrmling",
    srd: "Monsters, Black Dragon Wyrmling",
    summary: "Amphibious wyrmling with a corrosive bite and a short line of acid breath.",
    size: "medium",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 33, roll: "6d8 + 6" },
    speeds: { walk: 30, fly: 60, swim: 30 },
    abilities: { str: 15, dex: 14, con: 13, int: 10, wis: 11, cha: 13 },
    saves: { dex: 4, con: 3, wis: 2, cha: 3 },
    skills: { perception: 4, stealth: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["acid"] }],
    conditionImmunities: [],
    senses: { blindsight: 10, darkvision: 60, passivePerception: 14 },
    languages: { speaks: ["draconic"], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [{ name: "Amphibious", notes: ["Breathes air and water."] }],
    spellcasting: [],
    actions: [
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [
              { roll: "1d10 + 2", average: 7, type: "piercing" },
              { roll: "1d4", average: 2, type: "acid" },
            ],
          },
        ],
      },
      {
        name: "Acid Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "line", length: 15, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 11, success: "half" },
            damage: [{ roll: "5d8", type: "acid", average: 22 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "blue-dragon-wyrmling",
    name: "Blue Dragon Wyrmling",
    srd: "Monsters, Blue Dragon Wyrmling",
    summary: "Burrowing wyrmling with a crackling bite and a 30-foot line of lightning breath.",
    size: "medium",
    type: "dragon",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 52, roll: "8d8 + 16" },
    speeds: { walk: 30, burrow: 15, fly: 60 },
    abilities: { str: 17, dex: 10, con: 15, int: 12, wis: 11, cha: 15 },
    saves: { dex: 2, con: 4, wis: 2, cha: 4 },
    skills: { perception: 4, stealth: 2 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["lightning"] }],
    conditionImmunities: [],
    senses: { blindsight: 10, darkvision: 60, passivePerception: 14 },
    languages: { speaks: ["draconic"], understands: [] },
    challenge: 3,
    xp: 700,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [
              { roll: "1d10 + 3", average: 8, type: "piercing" },
              { roll: "1d6", average: 3, type: "lightning" },
            ],
          },
        ],
      },
      {
        name: "Lightning Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "line", length: 30, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 12, success: "half" },
            damage: [{ roll: "4d10", type: "lightning", average: 22 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "brass-dragon-wyrmling",
    name: "Brass Dragon Wyrmling",
    srd: "Monsters, Brass Dragon Wyrmling",
    summary:
      "Burrowing wyrmling that breathes fire in a line or puts creatures to sleep with a cone of gas.",
    size: "medium",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic good",
    armorClass: [{ value: 16, from: "natural armor" }],
    hitPoints: { average: 16, roll: "3d8 + 3" },
    speeds: { walk: 30, burrow: 15, fly: 60 },
    abilities: { str: 15, dex: 10, con: 13, int: 10, wis: 11, cha: 13 },
    saves: { dex: 2, con: 3, wis: 2, cha: 3 },
    skills: { perception: 4, stealth: 2 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["fire"] }],
    conditionImmunities: [],
    senses: { blindsight: 10, darkvision: 60, passivePerception: 14 },
    languages: { speaks: ["draconic"], understands: [] },
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
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d10 + 2", average: 7, type: "piercing" }],
          },
        ],
      },
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "fire_breath",
            area: { shape: "line", length: 20, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 11, success: "half" },
            damage: [{ roll: "4d6", type: "fire", average: 14 }],
          },
          {
            option: "sleep_breath",
            area: { shape: "cone", length: 15 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 11, success: "none" },
            conditions: [
              {
                condition: "unconscious",
                duration: { kind: "time", amount: 1, unit: "minute" },
                endsOn: ["damaged", "action"],
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
    id: "bronze-dragon-wyrmling",
    name: "Bronze Dragon Wyrmling",
    srd: "Monsters, Bronze Dragon Wyrmling",
    summary:
      "Amphibious wyrmling that breathes lightning or drives creatures 30 feet back with repelling breath.",
    size: "medium",
    type: "dragon",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 32, roll: "5d8 + 10" },
    speeds: { walk: 30, fly: 60, swim: 30 },
    abilities: { str: 17, dex: 10, con: 15, int: 12, wis: 11, cha: 15 },
    saves: { dex: 2, con: 4, wis: 2, cha: 4 },
    skills: { perception: 4, stealth: 2 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["lightning"] }],
    conditionImmunities: [],
    senses: { blindsight: 10, darkvision: 60, passivePerception: 14 },
    languages: { speaks: ["draconic"], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [{ name: "Amphibious", notes: ["Breathes air and water."] }],
    spellcasting: [],
    actions: [
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d10 + 3", average: 8, type: "piercing" }],
          },
        ],
      },
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "lightning_breath",
            area: { shape: "line", length: 40, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 12, success: "half" },
            damage: [{ roll: "3d10", type: "lightning", average: 16 }],
          },
          {
            option: "repulsion_breath",
            area: { shape: "cone", length: 30 },
            targets: { what: "creature" },
            save: { ability: "str", dc: 12, success: "none" },
            move: { feet: 30, to: "away" },
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "copper-dragon-wyrmling",
    name: "Copper Dragon Wyrmling",
    srd: "Monsters, Copper Dragon Wyrmling",
    summary: "Climbing wyrmling that breathes a line of acid or a cone of slowing gas.",
    size: "medium",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic good",
    armorClass: [{ value: 16, from: "natural armor" }],
    hitPoints: { average: 22, roll: "4d8 + 4" },
    speeds: { walk: 30, climb: 30, fly: 60 },
    abilities: { str: 15, dex: 12, con: 13, int: 14, wis: 11, cha: 13 },
    saves: { dex: 3, con: 3, wis: 2, cha: 3 },
    skills: { perception: 4, stealth: 3 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["acid"] }],
    conditionImmunities: [],
    senses: { blindsight: 10, darkvision: 60, passivePerception: 14 },
    languages: { speaks: ["draconic"], understands: [] },
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
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d10 + 2", average: 7, type: "piercing" }],
          },
        ],
      },
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "acid_breath",
            area: { shape: "line", length: 20, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 11, success: "half" },
            damage: [{ roll: "4d8", type: "acid", average: 18 }],
          },
          {
            option: "slowing_breath",
            area: { shape: "cone", length: 15 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 11, success: "none" },
            effects: [
              {
                effects: [
                  { kind: "cannot", what: "react" },
                  { kind: "stat", stat: "speed", change: "multiply", by: 0.5 },
                  { kind: "cannot", what: "act-and-bonus" },
                  { kind: "cannot", what: "attack-twice" },
                ],
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
    id: "dragon-turtle",
    name: "Dragon Turtle",
    srd: "Monsters, Dragon Turtle",
    summary:
      "Gargantuan amphibious dragon that breathes scalding steam even in water and batters foes with its tail.",
    size: "gargantuan",
    type: "dragon",
    subtypes: [],
    alignment: "neutral",
    armorClass: [{ value: 20, from: "natural armor" }],
    hitPoints: { average: 341, roll: "22d20 + 110" },
    speeds: { walk: 20, swim: 40 },
    abilities: { str: 25, dex: 10, con: 20, int: 10, wis: 12, cha: 12 },
    saves: { dex: 6, con: 11, wis: 7 },
    skills: {},
    vulnerabilities: [],
    resistances: [{ types: ["fire"] }],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 120, passivePerception: 11 },
    languages: { speaks: ["aquan", "draconic"], understands: [] },
    challenge: 17,
    xp: 18000,
    proficiencyBonus: 6,
    traits: [{ name: "Amphibious", notes: ["Breathes air and water."] }],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Bite", count: 1 },
            { action: "Claw", count: 2 },
          ],
          [
            { action: "Bite", count: 1 },
            { action: "Tail", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 13, reach: 15 },
            damage: [{ roll: "3d12 + 7", average: 26, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 13, reach: 10 },
            damage: [{ roll: "2d8 + 7", average: 16, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 13, reach: 15 },
            damage: [{ roll: "3d12 + 7", average: 26, type: "bludgeoning" }],
            next: [
              {
                targets: { what: "creature" },
                save: { ability: "str", dc: 20, success: "none" },
                move: { feet: 10, to: "away" },
                conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
              },
            ],
          },
        ],
      },
      {
        name: "Steam Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "cone", length: 60 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 18, success: "half" },
            damage: [{ roll: "15d6", type: "fire", average: 52 }],
            narrative: "Those under water do not resist this damage on that account.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "gold-dragon-wyrmling",
    name: "Gold Dragon Wyrmling",
    srd: "Monsters, Gold Dragon Wyrmling",
    summary:
      "Amphibious wyrmling that breathes fire or a gas that weakens the Strength of those it touches.",
    size: "medium",
    type: "dragon",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 60, roll: "8d8 + 24" },
    speeds: { walk: 30, fly: 60, swim: 30 },
    abilities: { str: 19, dex: 14, con: 17, int: 14, wis: 11, cha: 16 },
    saves: { dex: 4, con: 5, wis: 2, cha: 5 },
    skills: { perception: 4, stealth: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["fire"] }],
    conditionImmunities: [],
    senses: { blindsight: 10, darkvision: 60, passivePerception: 14 },
    languages: { speaks: ["draconic"], understands: [] },
    challenge: 3,
    xp: 700,
    proficiencyBonus: 2,
    traits: [{ name: "Amphibious", notes: ["Breathes air and water."] }],
    spellcasting: [],
    actions: [
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "1d10 + 4", average: 9, type: "piercing" }],
          },
        ],
      },
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "fire_breath",
            area: { shape: "cone", length: 15 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 13, success: "half" },
            damage: [{ roll: "4d10", type: "fire", average: 22 }],
          },
          {
            option: "weakening_breath",
            area: { shape: "cone", length: 15 },
            targets: { what: "creature" },
            save: { ability: "str", dc: 13, success: "none" },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "attack",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["str"] },
                  },
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
    id: "green-dragon-wyrmling",
    name: "Green Dragon Wyrmling",
    srd: "Monsters, Green Dragon Wyrmling",
    summary: "Amphibious wyrmling with a venomous bite and a 15-foot cone of poison breath.",
    size: "medium",
    type: "dragon",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 38, roll: "7d8 + 7" },
    speeds: { walk: 30, fly: 60, swim: 30 },
    abilities: { str: 15, dex: 12, con: 13, int: 14, wis: 11, cha: 13 },
    saves: { dex: 3, con: 3, wis: 2, cha: 3 },
    skills: { perception: 4, stealth: 3 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { blindsight: 10, darkvision: 60, passivePerception: 14 },
    languages: { speaks: ["draconic"], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [{ name: "Amphibious", notes: ["Breathes air and water."] }],
    spellcasting: [],
    actions: [
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [
              { roll: "1d10 + 2", average: 7, type: "piercing" },
              { roll: "1d6", average: 3, type: "poison" },
            ],
          },
        ],
      },
      {
        name: "Poison Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "cone", length: 15 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 11, success: "half" },
            damage: [{ roll: "6d6", type: "poison", average: 21 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "pseudodragon",
    name: "Pseudodragon",
    srd: "Monsters, Pseudodragon",
    summary:
      "Tiny, good-aligned dragon with telepathy and a stinger whose poison can put a victim to sleep.",
    size: "tiny",
    type: "dragon",
    subtypes: [],
    alignment: "neutral good",
    armorClass: [{ value: 13, from: "natural armor" }],
    hitPoints: { average: 7, roll: "2d4 + 2" },
    speeds: { walk: 15, fly: 60 },
    abilities: { str: 6, dex: 15, con: 13, int: 10, wis: 12, cha: 10 },
    saves: {},
    skills: { perception: 3, stealth: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { blindsight: 10, darkvision: 60, passivePerception: 13 },
    languages: { speaks: [], understands: ["common", "draconic"] },
    challenge: 0.25,
    xp: 50,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Keen Senses",
        effects: [
          {
            kind: "roll",
            on: "check",
            by: "self",
            mode: "advantage",
            when: {
              all: [
                { skill: ["perception"] },
                { any: [{ relies: "sight" }, { relies: "hearing" }, { relies: "smell" }] },
              ],
            },
          },
        ],
      },
      {
        name: "Limited Telepathy",
        notes: [
          "By magic it tells simple ideas, feelings and images up to 100 feet, to those who understand some language.",
        ],
      },
      {
        name: "Magic Resistance",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
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
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d4 + 2", average: 4, type: "piercing" }],
          },
        ],
      },
      {
        name: "Sting",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d4 + 2", average: 4, type: "piercing" }],
            next: [
              {
                save: { ability: "con", dc: 11, success: "none" },
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
    id: "red-dragon-wyrmling",
    name: "Red Dragon Wyrmling",
    srd: "Monsters, Red Dragon Wyrmling",
    summary:
      "Evil dragon hatchling that climbs and flies, exhales fire in a short cone and bites with added flame.",
    size: "medium",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 75, roll: "10d8 + 30" },
    speeds: { walk: 30, climb: 30, fly: 60 },
    abilities: { str: 19, dex: 10, con: 17, int: 12, wis: 11, cha: 15 },
    saves: { dex: 2, con: 5, wis: 2, cha: 4 },
    skills: { perception: 4, stealth: 2 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["fire"] }],
    conditionImmunities: [],
    senses: { blindsight: 10, darkvision: 60, passivePerception: 14 },
    languages: { speaks: ["draconic"], understands: [] },
    challenge: 4,
    xp: 1100,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [
              { roll: "1d10 + 4", average: 9, type: "piercing" },
              { roll: "1d6", average: 3, type: "fire" },
            ],
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
            save: { ability: "dex", dc: 13, success: "half" },
            damage: [{ roll: "7d6", type: "fire", average: 24 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "silver-dragon-wyrmling",
    name: "Silver Dragon Wyrmling",
    srd: "Monsters, Silver Dragon Wyrmling",
    summary:
      "Good-aligned hatchling that breathes either a freezing cone or gas that leaves victims paralysed.",
    size: "medium",
    type: "dragon",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 45, roll: "6d8 + 18" },
    speeds: { walk: 30, fly: 60 },
    abilities: { str: 19, dex: 10, con: 17, int: 12, wis: 11, cha: 15 },
    saves: { dex: 2, con: 5, wis: 2, cha: 4 },
    skills: { perception: 4, stealth: 2 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["cold"] }],
    conditionImmunities: [],
    senses: { blindsight: 10, darkvision: 60, passivePerception: 14 },
    languages: { speaks: ["draconic"], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "1d10 + 4", average: 9, type: "piercing" }],
          },
        ],
      },
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "cold_breath",
            area: { shape: "cone", length: 15 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 13, success: "half" },
            damage: [{ roll: "4d8", type: "cold", average: 18 }],
          },
          {
            option: "paralyzing_breath",
            area: { shape: "cone", length: 15 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 13, success: "none" },
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
    bonusActions: [],
    reactions: [],
  },
  {
    id: "white-dragon-wyrmling",
    name: "White Dragon Wyrmling",
    srd: "Monsters, White Dragon Wyrmling",
    summary:
      "Evil hatchling that breathes a cone of freezing hail, burrows, swims and bites with cold.",
    size: "medium",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 16, from: "natural armor" }],
    hitPoints: { average: 32, roll: "5d8 + 10" },
    speeds: { walk: 30, burrow: 15, fly: 60, swim: 30 },
    abilities: { str: 14, dex: 10, con: 14, int: 5, wis: 10, cha: 11 },
    saves: { dex: 2, con: 4, wis: 2, cha: 2 },
    skills: { perception: 4, stealth: 2 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["cold"] }],
    conditionImmunities: [],
    senses: { blindsight: 10, darkvision: 60, passivePerception: 14 },
    languages: { speaks: ["draconic"], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [
              { roll: "1d10 + 2", average: 7, type: "piercing" },
              { roll: "1d4", average: 2, type: "cold" },
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
            save: { ability: "con", dc: 12, success: "half" },
            damage: [{ roll: "5d8", type: "cold", average: 22 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "wyvern",
    name: "Wyvern",
    srd: "Monsters, Wyvern",
    summary:
      "Swift flying dragon with a bite, claws and a stinger that injects devastating poison.",
    size: "large",
    type: "dragon",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 13, from: "natural armor" }],
    hitPoints: { average: 110, roll: "13d10 + 39" },
    speeds: { walk: 20, fly: 80 },
    abilities: { str: 19, dex: 10, con: 16, int: 5, wis: 12, cha: 6 },
    saves: {},
    skills: { perception: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 14 },
    languages: { speaks: [], understands: [] },
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
            { action: "Stinger", count: 1 },
          ],
          [
            { action: "Bite", count: 1 },
            { action: "Claws", count: 1 },
          ],
          [
            { action: "Stinger", count: 1 },
            { action: "Claws", count: 1 },
          ],
        ],
        steps: [],
        notes: ["The claws only while it flies."],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 10 },
            damage: [{ roll: "2d6 + 4", average: 11, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "2d8 + 4", average: 13, type: "slashing" }],
          },
        ],
      },
      {
        name: "Stinger",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 10 },
            damage: [{ roll: "2d6 + 4", average: 11, type: "piercing" }],
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
    id: "young-black-dragon",
    name: "Young Black Dragon",
    srd: "Monsters, Young Black Dragon",
    summary:
      "Amphibious young dragon that spits a 30-foot line of acid and bites with a touch of the same.",
    size: "large",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 18, from: "natural armor" }],
    hitPoints: { average: 127, roll: "15d10 + 45" },
    speeds: { walk: 40, fly: 80, swim: 40 },
    abilities: { str: 19, dex: 14, con: 17, int: 12, wis: 11, cha: 15 },
    saves: { dex: 5, con: 6, wis: 3, cha: 5 },
    skills: { perception: 6, stealth: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["acid"] }],
    conditionImmunities: [],
    senses: { blindsight: 30, darkvision: 120, passivePerception: 16 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 7,
    xp: 2900,
    proficiencyBonus: 3,
    traits: [{ name: "Amphibious", notes: ["Breathes air and water."] }],
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
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 10 },
            damage: [
              { roll: "2d10 + 4", average: 15, type: "piercing" },
              { roll: "1d8", average: 4, type: "acid" },
            ],
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
      {
        name: "Acid Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "line", length: 30, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 14, success: "half" },
            damage: [{ roll: "11d8", type: "acid", average: 49 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "young-blue-dragon",
    name: "Young Blue Dragon",
    srd: "Monsters, Young Blue Dragon",
    summary:
      "Burrowing dragon that fires a 60-foot line of lightning and bites with an electric charge.",
    size: "large",
    type: "dragon",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 18, from: "natural armor" }],
    hitPoints: { average: 152, roll: "16d10 + 64" },
    speeds: { walk: 40, burrow: 20, fly: 80 },
    abilities: { str: 21, dex: 10, con: 19, int: 14, wis: 13, cha: 17 },
    saves: { dex: 4, con: 8, wis: 5, cha: 7 },
    skills: { perception: 9, stealth: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["lightning"] }],
    conditionImmunities: [],
    senses: { blindsight: 30, darkvision: 120, passivePerception: 19 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 9,
    xp: 5000,
    proficiencyBonus: 4,
    traits: [],
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
            attack: { kind: "melee", with: "weapon", bonus: 9, reach: 10 },
            damage: [
              { roll: "2d10 + 5", average: 16, type: "piercing" },
              { roll: "1d10", average: 5, type: "lightning" },
            ],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 9, reach: 5 },
            damage: [{ roll: "2d6 + 5", average: 12, type: "slashing" }],
          },
        ],
      },
      {
        name: "Lightning Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "line", length: 60, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 16, success: "half" },
            damage: [{ roll: "10d10", type: "lightning", average: 55 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "young-brass-dragon",
    name: "Young Brass Dragon",
    srd: "Monsters, Young Brass Dragon",
    summary: "Good dragon that breathes a long line of fire or a cone of sleep gas.",
    size: "large",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic good",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 110, roll: "13d10 + 39" },
    speeds: { walk: 40, burrow: 20, fly: 80 },
    abilities: { str: 19, dex: 10, con: 17, int: 12, wis: 11, cha: 15 },
    saves: { dex: 3, con: 6, wis: 3, cha: 5 },
    skills: { perception: 6, persuasion: 5, stealth: 3 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["fire"] }],
    conditionImmunities: [],
    senses: { blindsight: 30, darkvision: 120, passivePerception: 16 },
    languages: { speaks: ["common", "draconic"], understands: [] },
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
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 10 },
            damage: [{ roll: "2d10 + 4", average: 15, type: "piercing" }],
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
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "fire_breath",
            area: { shape: "line", length: 40, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 14, success: "half" },
            damage: [{ roll: "12d6", type: "fire", average: 42 }],
          },
          {
            option: "sleep_breath",
            area: { shape: "cone", length: 30 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 14, success: "none" },
            conditions: [
              {
                condition: "unconscious",
                duration: { kind: "time", amount: 5, unit: "minute" },
                endsOn: ["damaged", "action"],
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
    id: "young-bronze-dragon",
    name: "Young Bronze Dragon",
    srd: "Monsters, Young Bronze Dragon",
    summary:
      "Good amphibious dragon that breathes lightning or a repelling blast that throws creatures 40 feet.",
    size: "large",
    type: "dragon",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 18, from: "natural armor" }],
    hitPoints: { average: 142, roll: "15d10 + 60" },
    speeds: { walk: 40, fly: 80, swim: 40 },
    abilities: { str: 21, dex: 10, con: 19, int: 14, wis: 13, cha: 17 },
    saves: { dex: 3, con: 7, wis: 4, cha: 6 },
    skills: { insight: 4, perception: 7, stealth: 3 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["lightning"] }],
    conditionImmunities: [],
    senses: { blindsight: 30, darkvision: 120, passivePerception: 17 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 8,
    xp: 3900,
    proficiencyBonus: 3,
    traits: [{ name: "Amphibious", notes: ["Breathes air and water."] }],
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
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 10 },
            damage: [{ roll: "2d10 + 5", average: 16, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 5 },
            damage: [{ roll: "2d6 + 5", average: 12, type: "slashing" }],
          },
        ],
      },
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "lightning_breath",
            area: { shape: "line", length: 60, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 15, success: "half" },
            damage: [{ roll: "10d10", type: "lightning", average: 55 }],
          },
          {
            option: "repulsion_breath",
            area: { shape: "cone", length: 30 },
            targets: { what: "creature" },
            save: { ability: "str", dc: 15, success: "none" },
            move: { feet: 40, to: "away" },
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "young-copper-dragon",
    name: "Young Copper Dragon",
    srd: "Monsters, Young Copper Dragon",
    summary:
      "Climbing good dragon that breathes a line of acid or a gas that slows those caught in it.",
    size: "large",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic good",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 119, roll: "14d10 + 42" },
    speeds: { walk: 40, climb: 40, fly: 80 },
    abilities: { str: 19, dex: 12, con: 17, int: 16, wis: 13, cha: 15 },
    saves: { dex: 4, con: 6, wis: 4, cha: 5 },
    skills: { deception: 5, perception: 7, stealth: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["acid"] }],
    conditionImmunities: [],
    senses: { blindsight: 30, darkvision: 120, passivePerception: 17 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 7,
    xp: 2900,
    proficiencyBonus: 3,
    traits: [],
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
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 10 },
            damage: [{ roll: "2d10 + 4", average: 15, type: "piercing" }],
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
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "acid_breath",
            area: { shape: "line", length: 40, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 14, success: "half" },
            damage: [{ roll: "9d8", type: "acid", average: 40 }],
          },
          {
            effects: [
              {
                effects: [
                  { kind: "cannot", what: "react" },
                  { kind: "stat", stat: "speed", change: "multiply", by: 0.5 },
                  { kind: "cannot", what: "act-and-bonus" },
                  { kind: "cannot", what: "attack-twice" },
                ],
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            option: "slowing_breath",
            area: { shape: "cone", length: 30 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 14, success: "none" },
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "young-gold-dragon",
    name: "Young Gold Dragon",
    srd: "Monsters, Young Gold Dragon",
    summary:
      "Lawful good dragon that breathes a cone of fire or a gas that saps the Strength of victims.",
    size: "large",
    type: "dragon",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 18, from: "natural armor" }],
    hitPoints: { average: 178, roll: "17d10 + 85" },
    speeds: { walk: 40, fly: 80, swim: 40 },
    abilities: { str: 23, dex: 14, con: 21, int: 16, wis: 13, cha: 20 },
    saves: { dex: 6, con: 9, wis: 5, cha: 9 },
    skills: { insight: 5, perception: 9, persuasion: 9, stealth: 6 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["fire"] }],
    conditionImmunities: [],
    senses: { blindsight: 30, darkvision: 120, passivePerception: 19 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 10,
    xp: 5900,
    proficiencyBonus: 4,
    traits: [{ name: "Amphibious", notes: ["Breathes air and water."] }],
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
            attack: { kind: "melee", with: "weapon", bonus: 10, reach: 10 },
            damage: [{ roll: "2d10 + 6", average: 17, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 10, reach: 5 },
            damage: [{ roll: "2d6 + 6", average: 13, type: "slashing" }],
          },
        ],
      },
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "fire_breath",
            area: { shape: "cone", length: 30 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 17, success: "half" },
            damage: [{ roll: "10d10", type: "fire", average: 55 }],
          },
          {
            option: "weakening_breath",
            area: { shape: "cone", length: 30 },
            targets: { what: "creature" },
            save: { ability: "str", dc: 17, success: "none" },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "attack",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["str"] },
                  },
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
    id: "young-green-dragon",
    name: "Young Green Dragon",
    srd: "Monsters, Young Green Dragon",
    summary: "Amphibious evil dragon that fills a 30-foot cone with poison and bites with venom.",
    size: "large",
    type: "dragon",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 18, from: "natural armor" }],
    hitPoints: { average: 136, roll: "16d10 + 48" },
    speeds: { walk: 40, fly: 80, swim: 40 },
    abilities: { str: 19, dex: 12, con: 17, int: 16, wis: 13, cha: 15 },
    saves: { dex: 4, con: 6, wis: 4, cha: 5 },
    skills: { deception: 5, perception: 7, stealth: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { blindsight: 30, darkvision: 120, passivePerception: 17 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 8,
    xp: 3900,
    proficiencyBonus: 3,
    traits: [{ name: "Amphibious", notes: ["Breathes air and water."] }],
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
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 10 },
            damage: [
              { roll: "2d10 + 4", average: 15, type: "piercing" },
              { roll: "2d6", average: 7, type: "poison" },
            ],
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
      {
        name: "Poison Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "cone", length: 30 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 14, success: "half" },
            damage: [{ roll: "12d6", type: "poison", average: 42 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "young-red-dragon",
    name: "Young Red Dragon",
    srd: "Monsters, Young Red Dragon",
    summary: "Climbing evil dragon that breathes a fierce cone of fire and bites with added flame.",
    size: "large",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 18, from: "natural armor" }],
    hitPoints: { average: 178, roll: "17d10 + 85" },
    speeds: { walk: 40, climb: 40, fly: 80 },
    abilities: { str: 23, dex: 10, con: 21, int: 14, wis: 11, cha: 19 },
    saves: { dex: 4, con: 9, wis: 4, cha: 8 },
    skills: { perception: 8, stealth: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["fire"] }],
    conditionImmunities: [],
    senses: { blindsight: 30, darkvision: 120, passivePerception: 18 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 10,
    xp: 5900,
    proficiencyBonus: 4,
    traits: [],
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
            attack: { kind: "melee", with: "weapon", bonus: 10, reach: 10 },
            damage: [
              { roll: "2d10 + 6", average: 17, type: "piercing" },
              { roll: "1d6", average: 3, type: "fire" },
            ],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 10, reach: 5 },
            damage: [{ roll: "2d6 + 6", average: 13, type: "slashing" }],
          },
        ],
      },
      {
        name: "Fire Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "cone", length: 30 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 17, success: "half" },
            damage: [{ roll: "16d6", type: "fire", average: 56 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "young-silver-dragon",
    name: "Young Silver Dragon",
    srd: "Monsters, Young Silver Dragon",
    summary:
      "Lawful good dragon that breathes a blast of deep cold or a gas that paralyses those within.",
    size: "large",
    type: "dragon",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 18, from: "natural armor" }],
    hitPoints: { average: 168, roll: "16d10 + 80" },
    speeds: { walk: 40, fly: 80 },
    abilities: { str: 23, dex: 10, con: 21, int: 14, wis: 11, cha: 19 },
    saves: { dex: 4, con: 9, wis: 4, cha: 8 },
    skills: { arcana: 6, history: 6, perception: 8, stealth: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["cold"] }],
    conditionImmunities: [],
    senses: { blindsight: 30, darkvision: 120, passivePerception: 18 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 9,
    xp: 5000,
    proficiencyBonus: 4,
    traits: [],
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
            attack: { kind: "melee", with: "weapon", bonus: 10, reach: 10 },
            damage: [{ roll: "2d10 + 6", average: 17, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 10, reach: 5 },
            damage: [{ roll: "2d6 + 6", average: 13, type: "slashing" }],
          },
        ],
      },
      {
        name: "Breath Weapons",
        recharge: 5,
        steps: [
          {
            option: "cold_breath",
            area: { shape: "cone", length: 30 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 17, success: "half" },
            damage: [{ roll: "12d8", type: "cold", average: 54 }],
          },
          {
            option: "paralyzing_breath",
            area: { shape: "cone", length: 30 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 17, success: "none" },
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
    bonusActions: [],
    reactions: [],
  },
  {
    id: "young-white-dragon",
    name: "Young White Dragon",
    srd: "Monsters, Young White Dragon",
    summary: "Evil dragon that walks easily over ice and breathes a 30-foot cone of bitter cold.",
    size: "large",
    type: "dragon",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 133, roll: "14d10 + 56" },
    speeds: { walk: 40, burrow: 20, fly: 80, swim: 40 },
    abilities: { str: 18, dex: 10, con: 18, int: 6, wis: 11, cha: 12 },
    saves: { dex: 3, con: 7, wis: 3, cha: 4 },
    skills: { perception: 6, stealth: 3 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["cold"] }],
    conditionImmunities: [],
    senses: { blindsight: 30, darkvision: 120, passivePerception: 16 },
    languages: { speaks: ["common", "draconic"], understands: [] },
    challenge: 6,
    xp: 2300,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Ice Walk",
        notes: [
          "Walks on and climbs ice with no ability check.",
          "Difficult terrain of ice or snow does not slow it.",
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
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 10 },
            damage: [
              { roll: "2d10 + 4", average: 15, type: "piercing" },
              { roll: "1d8", average: 4, type: "cold" },
            ],
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
      {
        name: "Cold Breath",
        recharge: 5,
        steps: [
          {
            area: { shape: "cone", length: 30 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 15, success: "half" },
            damage: [{ roll: "10d8", type: "cold", average: 45 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
]);
