// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Creature } from "./types.js";

/** Creatures of type fiend, in order of id. */
export const fiendCreatures: readonly Creature[] = Object.freeze<Creature[]>([
  {
    id: "balor",
    name: "Balor",
    srd: "Monsters, Balor",
    summary:
      "Flame-wreathed demon that drags foes in with a fiery whip, wields a lightning sword and explodes when slain.",
    size: "huge",
    type: "fiend",
    subtypes: ["demon"],
    alignment: "chaotic evil",
    armorClass: [{ value: 19, from: "natural armor" }],
    hitPoints: { average: 262, roll: "21d12 + 126" },
    speeds: { walk: 40, fly: 80 },
    abilities: { str: 26, dex: 15, con: 22, int: 20, wis: 16, cha: 22 },
    saves: { str: 14, con: 12, wis: 9, cha: 12 },
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["cold", "lightning"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [{ types: ["fire", "poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { truesight: 120, passivePerception: 13 },
    languages: { speaks: ["abyssal"], understands: [], telepathy: 120 },
    challenge: 19,
    xp: 22000,
    proficiencyBonus: 6,
    traits: [
      {
        name: "Death Throes",
        steps: [
          {
            when: "death",
            targets: { what: "creature", range: 30 },
            save: { ability: "dex", dc: 20, success: "half" },
            damage: [{ roll: "20d6", type: "fire", average: 70 }],
          },
          {
            when: "death",
            narrative:
              "Its weapons are destroyed; flammable things there catch fire, unless worn or carried.",
          },
        ],
      },
      {
        name: "Fire Aura",
        steps: [
          {
            when: "turn-start",
            turnOf: "source",
            area: { shape: "sphere", radius: 5 },
            aura: true,
            targets: { what: "creature" },
            damage: [{ roll: "3d6", type: "fire", average: 10 }],
            narrative: "Flammable things there catch fire, unless worn or carried.",
          },
          {
            when: "struck",
            targets: { what: "creature", count: 1, range: 5 },
            damage: [{ roll: "3d6", type: "fire", average: 10 }],
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
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Longsword", count: 1 },
            { action: "Whip", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Longsword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 10 },
            damage: [
              { roll: "3d8 + 8", average: 21, type: "slashing" },
              { roll: "3d8", average: 13, type: "lightning" },
            ],
            narrative: "A critical hit trebles the damage dice where others double them.",
          },
        ],
      },
      {
        name: "Whip",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 30 },
            damage: [
              { roll: "2d6 + 8", average: 15, type: "slashing" },
              { roll: "3d6", average: 10, type: "fire" },
            ],
            next: [
              {
                save: { ability: "str", dc: 20, success: "none" },
                move: { feet: 25, to: "toward" },
              },
            ],
          },
        ],
      },
      {
        name: "Teleport",
        steps: [
          {
            targets: { what: "self" },
            move: { feet: 120, to: "any", teleport: true },
            narrative: "With all it wears and carries, to a free space in its sight.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "barbed-devil",
    name: "Barbed Devil",
    srd: "Monsters, Barbed Devil",
    summary:
      "Spiny fiend that wounds anyone grappling it, hurls flame and sees through magical darkness.",
    size: "medium",
    type: "fiend",
    subtypes: ["devil"],
    alignment: "lawful evil",
    armorClass: [{ value: 15, from: "natural armor" }],
    hitPoints: { average: 110, roll: "13d8 + 52" },
    speeds: { walk: 30 },
    abilities: { str: 16, dex: 17, con: 18, int: 12, wis: 14, cha: 14 },
    saves: { str: 6, con: 7, wis: 5, cha: 5 },
    skills: { deception: 5, insight: 5, perception: 8 },
    vulnerabilities: [],
    resistances: [
      { types: ["cold"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["silvered"] },
    ],
    immunities: [{ types: ["fire", "poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { darkvision: 120, passivePerception: 18 },
    languages: { speaks: ["infernal"], understands: [], telepathy: 120 },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Barbed Hide",
        steps: [
          {
            when: "turn-start",
            turnOf: "source",
            targets: { what: "creature", grappling: true },
            damage: [{ roll: "1d10", type: "piercing", average: 5 }],
          },
        ],
      },
      { name: "Devil's Sight", notes: ["Its darkvision works in magical darkness too."] },
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
        name: "Multiattack",
        multiattack: [
          [
            { action: "Tail", count: 1 },
            { action: "Claw", count: 2 },
          ],
          [{ action: "Hurl Flame", count: 2 }],
        ],
        steps: [],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "1d6 + 3", average: 6, type: "piercing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "2d6 + 3", average: 10, type: "piercing" }],
          },
        ],
      },
      {
        name: "Hurl Flame",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "spell", bonus: 5, range: { normal: 150 } },
            damage: [{ roll: "3d6", average: 10, type: "fire" }],
            next: [
              {
                targets: { what: "object" },
                narrative: "It catches fire if it can burn and nobody wears or carries it.",
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
    id: "bearded-devil",
    name: "Bearded Devil",
    srd: "Monsters, Bearded Devil",
    summary:
      "Glaive-wielding fiend that opens bleeding infernal wounds and has a beard whose poison blocks healing.",
    size: "medium",
    type: "fiend",
    subtypes: ["devil"],
    alignment: "lawful evil",
    armorClass: [{ value: 13, from: "natural armor" }],
    hitPoints: { average: 52, roll: "8d8 + 16" },
    speeds: { walk: 30 },
    abilities: { str: 16, dex: 15, con: 15, int: 9, wis: 11, cha: 11 },
    saves: { str: 5, con: 4, wis: 2 },
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["cold"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["silvered"] },
    ],
    immunities: [{ types: ["fire", "poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { darkvision: 120, passivePerception: 10 },
    languages: { speaks: ["infernal"], understands: [], telepathy: 120 },
    challenge: 3,
    xp: 700,
    proficiencyBonus: 2,
    traits: [
      { name: "Devil's Sight", notes: ["Its darkvision works in magical darkness too."] },
      {
        name: "Magic Resistance",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
        ],
      },
      {
        name: "Steadfast",
        effects: [
          { kind: "condition-immunity", condition: "frightened", when: { allyInSight: 30 } },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Beard", count: 1 },
            { action: "Glaive", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Beard",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d8 + 2", average: 6, type: "piercing" }],
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
                effects: [
                  {
                    effects: [{ kind: "cannot", what: "heal" }],
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
        name: "Glaive",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 10 },
            damage: [{ roll: "1d10 + 3", average: 8, type: "slashing" }],
            next: [
              {
                targets: { what: "creature", except: ["undead", "construct"] },
                save: { ability: "con", dc: 12, success: "none" },
                narrative: "A wound opens; magical healing closes it.",
                next: [
                  {
                    when: "turn-start",
                    loses: "1d10",
                    narrative:
                      "Of the wound: 5 (1d10), and 5 (1d10) more for every later hit with the glaive.",
                  },
                  {
                    when: "acted-on",
                    check: { ability: "wis", skill: "medicine", dc: 12 },
                    narrative: "Anyone's action; success closes the wound.",
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
    id: "bone-devil",
    name: "Bone Devil",
    srd: "Monsters, Bone Devil",
    summary:
      "Flying fiend with long reach that strikes with two claws and a sting carrying strong poison.",
    size: "large",
    type: "fiend",
    subtypes: ["devil"],
    alignment: "lawful evil",
    armorClass: [{ value: 19, from: "natural armor" }],
    hitPoints: { average: 142, roll: "15d10 + 60" },
    speeds: { walk: 40, fly: 40 },
    abilities: { str: 18, dex: 16, con: 18, int: 13, wis: 14, cha: 16 },
    saves: { int: 5, wis: 6, cha: 7 },
    skills: { deception: 7, insight: 6 },
    vulnerabilities: [],
    resistances: [
      { types: ["cold"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["silvered"] },
    ],
    immunities: [{ types: ["fire", "poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { darkvision: 120, passivePerception: 12 },
    languages: { speaks: ["infernal"], understands: [], telepathy: 120 },
    challenge: 9,
    xp: 5000,
    proficiencyBonus: 4,
    traits: [
      { name: "Devil's Sight", notes: ["Its darkvision works in magical darkness too."] },
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
        name: "Multiattack",
        multiattack: [
          [
            { action: "Claw", count: 2 },
            { action: "Sting", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 10 },
            damage: [{ roll: "1d8 + 4", average: 8, type: "slashing" }],
          },
        ],
      },
      {
        name: "Sting",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 10 },
            damage: [
              { roll: "2d8 + 4", average: 13, type: "piercing" },
              { roll: "5d6", average: 17, type: "poison" },
            ],
            next: [
              {
                save: { ability: "con", dc: 14, success: "none" },
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
    id: "chain-devil",
    name: "Chain Devil",
    srd: "Monsters, Chain Devil",
    summary:
      "Fiend that binds foes with barbed chains, animates others nearby and wears illusory faces to frighten.",
    size: "medium",
    type: "fiend",
    subtypes: ["devil"],
    alignment: "lawful evil",
    armorClass: [{ value: 16, from: "natural armor" }],
    hitPoints: { average: 85, roll: "10d8 + 40" },
    speeds: { walk: 30 },
    abilities: { str: 18, dex: 15, con: 18, int: 11, wis: 12, cha: 14 },
    saves: { con: 7, wis: 4, cha: 5 },
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["cold"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["silvered"] },
    ],
    immunities: [{ types: ["fire", "poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { darkvision: 120, passivePerception: 11 },
    languages: { speaks: ["infernal"], understands: [], telepathy: 120 },
    challenge: 8,
    xp: 3900,
    proficiencyBonus: 3,
    traits: [
      { name: "Devil's Sight", notes: ["Its darkvision works in magical darkness too."] },
      {
        name: "Magic Resistance",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Chain", count: 2 }]], steps: [] },
      {
        name: "Chain",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 10 },
            damage: [{ roll: "2d6 + 4", average: 11, type: "slashing" }],
            next: [
              {
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
                narrative: "Only while the devil grapples nobody else.",
                next: [
                  {
                    when: "turn-start",
                    damage: [{ roll: "2d6", type: "piercing", average: 7 }],
                    narrative: "While the grapple lasts.",
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        name: "Animate Chains",
        recharge: "short-rest",
        steps: [
          {
            targets: { what: "object", count: 4, range: 60, visible: true },
            effects: [
              {
                effects: [
                  { kind: "stat", stat: "armor-class", change: "set", by: 20 },
                  { kind: "stat", stat: "hit-point-maximum", change: "set", by: 20 },
                  { kind: "damage", response: "resistance", types: ["piercing"] },
                  { kind: "damage", response: "immunity", types: ["psychic", "thunder"] },
                ],
                duration: { kind: "special" },
                endsOn: ["source-incapacitated"],
              },
            ],
            narrative: "Chains that nobody wears or carries move, barbed, as the devil wills.",
          },
          {
            action: "Chain",
            narrative: "Once more with every chain, as part of the devil's Multiattack.",
          },
          {
            narrative:
              "A chain can hold one creature by itself, and does not attack while it does.",
          },
          {
            when: "end",
            narrative:
              "A chain is lifeless at 0 hit points, or with the devil incapacitated or dead.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [
      {
        name: "Unnerving Mask",
        steps: [
          {
            targets: { what: "creature", count: 1, range: 30, visible: true },
            save: { ability: "wis", dc: 14, success: "none" },
            conditions: [
              { condition: "frightened", duration: { kind: "turn", edge: "end", of: "target" } },
            ],
            narrative:
              "One that starts its turn and sees the devil finds a dead loved one or bitter foe in it; the fear ends with that turn.",
          },
        ],
      },
    ],
  },
  {
    id: "dretch",
    name: "Dretch",
    srd: "Monsters, Dretch",
    summary:
      "Weak small fiend that clogs a fight with poisonous green gas and attacks by biting and clawing.",
    size: "small",
    type: "fiend",
    subtypes: ["demon"],
    alignment: "chaotic evil",
    armorClass: [{ value: 11, from: "natural armor" }],
    hitPoints: { average: 18, roll: "4d6 + 4" },
    speeds: { walk: 20 },
    abilities: { str: 11, dex: 11, con: 12, int: 5, wis: 8, cha: 3 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [{ types: ["cold", "fire", "lightning"] }],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { darkvision: 60, passivePerception: 9 },
    languages: {
      speaks: ["abyssal"],
      understands: [],
      telepathy: 60,
      other: "telepathy only with who understands Abyssal",
    },
    challenge: 0.25,
    xp: 50,
    proficiencyBonus: 2,
    traits: [],
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
            attack: { kind: "melee", with: "weapon", bonus: 2, reach: 5 },
            damage: [{ roll: "1d6", average: 3, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 2, reach: 5 },
            damage: [{ roll: "2d4", average: 5, type: "slashing" }],
          },
        ],
      },
      {
        name: "Fetid Cloud",
        limit: { times: 1, per: "day" },
        steps: [
          {
            area: { shape: "sphere", radius: 10 },
            obscures: "lightly",
            spreads: true,
            lasts: { kind: "time", amount: 1, unit: "minute" },
            narrative: "Gas, round corners too, for 1 minute or until strong wind scatters it.",
          },
          {
            when: "turn-start",
            area: { shape: "sphere", radius: 10 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 11, success: "none" },
            conditions: [
              { condition: "poisoned", duration: { kind: "turn", edge: "start", of: "target" } },
            ],
            effects: [
              {
                effects: [
                  { kind: "cannot", what: "react" },
                  { kind: "cannot", what: "act-and-bonus" },
                ],
                duration: { kind: "turn", edge: "start", of: "target" },
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
    id: "erinyes",
    name: "Erinyes",
    srd: "Monsters, Erinyes",
    summary:
      "Flying fiend that attacks three times a turn with poisoned longsword or longbow and parries well.",
    size: "medium",
    type: "fiend",
    subtypes: ["devil"],
    alignment: "lawful evil",
    armorClass: [{ value: 18, from: "armor", worn: ["plate-armor"] }],
    hitPoints: { average: 153, roll: "18d8 + 72" },
    speeds: { walk: 30, fly: 60 },
    abilities: { str: 18, dex: 16, con: 18, int: 14, wis: 14, cha: 18 },
    saves: { dex: 7, con: 8, wis: 6, cha: 8 },
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["cold"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["silvered"] },
    ],
    immunities: [{ types: ["fire", "poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { truesight: 120, passivePerception: 12 },
    languages: { speaks: ["infernal"], understands: [], telepathy: 120 },
    challenge: 12,
    xp: 8400,
    proficiencyBonus: 4,
    traits: [
      {
        name: "Hellish Weapons",
        effects: [{ kind: "magical-attacks" }],
        notes: [
          "Its weapon hits deal 13 (3d8) poison damage more; its attacks have this in them already.",
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
        name: "Multiattack",
        multiattack: [
          [{ action: "Longsword", count: 3 }],
          [{ action: "Longbow", count: 3 }],
          [
            { action: "Longsword", count: 2 },
            { action: "Longbow", count: 1 },
          ],
          [
            { action: "Longsword", count: 1 },
            { action: "Longbow", count: 2 },
          ],
        ],
        steps: [],
      },
      {
        name: "Longsword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 5 },
            damage: [
              {
                roll: "1d8 + 4",
                average: 8,
                type: "slashing",
                instead: [{ if: "two-handed", roll: "1d10 + 4", average: 9 }],
              },
              { roll: "3d8", average: 13, type: "poison" },
            ],
          },
        ],
      },
      {
        name: "Longbow",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 7, range: { normal: 150, long: 600 } },
            damage: [
              { roll: "1d8 + 3", average: 7, type: "piercing" },
              { roll: "3d8", average: 13, type: "poison" },
            ],
            next: [
              {
                save: { ability: "con", dc: 14, success: "none" },
                conditions: [{ condition: "poisoned", duration: { kind: "until", what: "cured" } }],
                narrative: "Lesser restoration or magic like it takes the poison away.",
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
                    by: 4,
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
    id: "glabrezu",
    name: "Glabrezu",
    srd: "Monsters, Glabrezu",
    summary:
      "Magic-resistant demon that grabs foes in two pincers, pounds with fists and can cast power word stun.",
    size: "large",
    type: "fiend",
    subtypes: ["demon"],
    alignment: "chaotic evil",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 157, roll: "15d10 + 75" },
    speeds: { walk: 40 },
    abilities: { str: 20, dex: 15, con: 21, int: 19, wis: 17, cha: 16 },
    saves: { str: 9, con: 9, wis: 7, cha: 7 },
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["cold", "fire", "lightning"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { truesight: 120, passivePerception: 13 },
    languages: { speaks: ["abyssal"], understands: [], telepathy: 120 },
    challenge: 9,
    xp: 5000,
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
        kind: "innate",
        ability: "int",
        dc: 16,
        spells: [
          { spell: "darkness", use: "at-will" },
          { spell: "detect-magic", use: "at-will" },
          { spell: "dispel-magic", use: "at-will" },
          { spell: "confusion", use: { perDay: 1 } },
          { spell: "fly", use: { perDay: 1 } },
          { spell: "power-word-stun", use: { perDay: 1 } },
        ],
        without: ["material"],
      },
    ],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Pincer", count: 2 },
            { action: "Fist", count: 2 },
          ],
          [
            { action: "Pincer", count: 2 },
            { action: "Cast a Spell", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Pincer",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 9, reach: 10 },
            damage: [{ roll: "2d10 + 5", average: 16, type: "bludgeoning" }],
            next: [
              {
                targets: { what: "creature", sizeAtMost: "medium" },
                conditions: [
                  {
                    condition: "grappled",
                    duration: { kind: "until", what: "escaped" },
                    escape: { dc: 15, by: ["athletics", "acrobatics"] },
                  },
                ],
                narrative: "Each of its 2 pincers can hold one target.",
              },
            ],
          },
        ],
      },
      {
        name: "Fist",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 9, reach: 5 },
            damage: [{ roll: "2d4 + 2", average: 7, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "hell-hound",
    name: "Hell Hound",
    srd: "Monsters, Hell Hound",
    summary:
      "Fire-breathing fiend that hunts in packs, bites with added flame and tracks by keen hearing and smell.",
    size: "medium",
    type: "fiend",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 15, from: "natural armor" }],
    hitPoints: { average: 45, roll: "7d8 + 14" },
    speeds: { walk: 50 },
    abilities: { str: 17, dex: 12, con: 14, int: 6, wis: 13, cha: 6 },
    saves: {},
    skills: { perception: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["fire"] }],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 15 },
    languages: { speaks: [], understands: ["infernal"] },
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
              { roll: "1d8 + 3", average: 7, type: "piercing" },
              { roll: "2d6", average: 7, type: "fire" },
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
            save: { ability: "dex", dc: 12, success: "half" },
            damage: [{ roll: "6d6", type: "fire", average: 21 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "hezrou",
    name: "Hezrou",
    srd: "Monsters, Hezrou",
    summary:
      "Foul-smelling demon whose stench poisons those who start a turn near it, backed by a bite and two claws.",
    size: "large",
    type: "fiend",
    subtypes: ["demon"],
    alignment: "chaotic evil",
    armorClass: [{ value: 16, from: "natural armor" }],
    hitPoints: { average: 136, roll: "13d10 + 65" },
    speeds: { walk: 30 },
    abilities: { str: 19, dex: 17, con: 20, int: 5, wis: 12, cha: 13 },
    saves: { str: 7, con: 8, wis: 4 },
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["cold", "fire", "lightning"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { darkvision: 120, passivePerception: 11 },
    languages: { speaks: ["abyssal"], understands: [], telepathy: 120 },
    challenge: 8,
    xp: 3900,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Magic Resistance",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
        ],
      },
      {
        name: "Stench",
        steps: [
          {
            when: "turn-start",
            area: { shape: "sphere", radius: 10 },
            aura: true,
            targets: { what: "creature" },
            save: { ability: "con", dc: 14, success: "none" },
            conditions: [
              { condition: "poisoned", duration: { kind: "turn", edge: "start", of: "target" } },
            ],
            immuneAfter: { amount: 24, unit: "hour", on: "save" },
            narrative: "Only a save makes immune, and to this one's stench.",
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
            { action: "Bite", count: 1 },
            { action: "Claws", count: 2 },
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
            damage: [{ roll: "2d10 + 4", average: 15, type: "piercing" }],
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
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "horned-devil",
    name: "Horned Devil",
    srd: "Monsters, Horned Devil",
    summary:
      "Flying devil with fork and hurled flame, whose tail leaves an infernal wound that keeps draining HP.",
    size: "large",
    type: "fiend",
    subtypes: ["devil"],
    alignment: "lawful evil",
    armorClass: [{ value: 18, from: "natural armor" }],
    hitPoints: { average: 178, roll: "17d10 + 85" },
    speeds: { walk: 20, fly: 60 },
    abilities: { str: 22, dex: 17, con: 21, int: 12, wis: 16, cha: 17 },
    saves: { str: 10, dex: 7, wis: 7, cha: 7 },
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["cold"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["silvered"] },
    ],
    immunities: [{ types: ["fire", "poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { darkvision: 120, passivePerception: 13 },
    languages: { speaks: ["infernal"], understands: [], telepathy: 120 },
    challenge: 11,
    xp: 7200,
    proficiencyBonus: 4,
    traits: [
      { name: "Devil's Sight", notes: ["Its darkvision works in magical darkness too."] },
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
        name: "Multiattack",
        multiattack: [
          [
            { action: "Fork", count: 2, or: ["Hurl Flame"] },
            { action: "Tail", count: 1, or: ["Hurl Flame"] },
          ],
        ],
        steps: [],
      },
      {
        name: "Fork",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 10, reach: 10 },
            damage: [{ roll: "2d8 + 6", average: 15, type: "piercing" }],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 10, reach: 10 },
            damage: [{ roll: "1d8 + 6", average: 10, type: "piercing" }],
            next: [
              {
                targets: { what: "creature", except: ["undead", "construct"] },
                save: { ability: "con", dc: 17, success: "none" },
                narrative: "It bears an infernal wound.",
                next: [
                  {
                    when: "turn-start",
                    loses: "3d6",
                    narrative:
                      "10 on average, and 10 (3d6) more for each later hit of this tail on the wounded one.",
                  },
                  {
                    when: "acted-on",
                    check: { ability: "wis", skill: "medicine", dc: 12 },
                    narrative:
                      "Anyone's action and this check close the wound; so does any magical healing.",
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        name: "Hurl Flame",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "spell", bonus: 7, range: { normal: 150 } },
            damage: [{ roll: "4d6", average: 14, type: "fire" }],
            next: [
              {
                targets: { what: "object" },
                narrative: "It catches fire if it can burn and nobody wears or carries it.",
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
    id: "ice-devil",
    name: "Ice Devil",
    srd: "Monsters, Ice Devil",
    summary:
      "Powerful devil with cold-laden bite, claws and tail, able to raise an opaque wall of ice that injures those in it.",
    size: "large",
    type: "fiend",
    subtypes: ["devil"],
    alignment: "lawful evil",
    armorClass: [{ value: 18, from: "natural armor" }],
    hitPoints: { average: 180, roll: "19d10 + 76" },
    speeds: { walk: 40 },
    abilities: { str: 21, dex: 14, con: 18, int: 18, wis: 15, cha: 18 },
    saves: { dex: 7, con: 9, wis: 7, cha: 9 },
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["silvered"] },
    ],
    immunities: [{ types: ["cold", "fire", "poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { blindsight: 60, darkvision: 120, passivePerception: 12 },
    languages: { speaks: ["infernal"], understands: [], telepathy: 120 },
    challenge: 14,
    xp: 11500,
    proficiencyBonus: 5,
    traits: [
      { name: "Devil's Sight", notes: ["Its darkvision works in magical darkness too."] },
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
        name: "Multiattack",
        multiattack: [
          [
            { action: "Bite", count: 1 },
            { action: "Claws", count: 1 },
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
            attack: { kind: "melee", with: "weapon", bonus: 10, reach: 5 },
            damage: [
              { roll: "2d6 + 5", average: 12, type: "piercing" },
              { roll: "3d6", average: 10, type: "cold" },
            ],
          },
        ],
      },
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 10, reach: 5 },
            damage: [
              { roll: "2d4 + 5", average: 10, type: "slashing" },
              { roll: "3d6", average: 10, type: "cold" },
            ],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 10, reach: 10 },
            damage: [
              { roll: "2d6 + 5", average: 12, type: "bludgeoning" },
              { roll: "3d6", average: 10, type: "cold" },
            ],
          },
        ],
      },
      {
        name: "Wall of Ice",
        steps: [
          {
            targets: { what: "point", count: 1, range: 60, visible: true },
            narrative:
              "Opaque ice, on something solid. It stays 1 minute, or less if the devil dies or becomes incapacitated.",
          },
          {
            option: "wall",
            area: { shape: "wall", length: 30, height: 10, thickness: 1 },
            blocks: ["movement", "sight", "effects"],
            sections: {
              feet: 10,
              armorClass: 5,
              hitPoints: 30,
              vulnerable: ["fire"],
              immune: ["acid", "cold", "necrotic", "poison", "psychic"],
            },
            lasts: { kind: "time", amount: 1, unit: "minute" },
            narrative: "Or a shorter one.",
          },
          {
            option: "hemispherical_dome",
            area: { shape: "sphere", radius: 10 },
            blocks: ["movement", "sight", "effects"],
            sections: {
              feet: 10,
              armorClass: 5,
              hitPoints: 30,
              vulnerable: ["fire"],
              immune: ["acid", "cold", "necrotic", "poison", "psychic"],
            },
            lasts: { kind: "time", amount: 1, unit: "minute" },
            narrative: "Half a sphere, 1 foot thick; it may be smaller.",
          },
          {
            targets: { what: "creature" },
            narrative:
              "Whoever is where it appears is pushed out the shortest way, to the side that it chooses unless incapacitated.",
          },
          {
            targets: { what: "creature" },
            save: { ability: "dex", dc: 17, success: "half" },
            damage: [{ roll: "10d6", type: "cold", average: 35 }],
            narrative: "Only those pushed out.",
          },
          {
            targets: { what: "object" },
            effects: [
              {
                effects: [
                  { kind: "stat", stat: "armor-class", change: "set", by: 5 },
                  { kind: "stat", stat: "hit-point-maximum", change: "set", by: 30 },
                  { kind: "damage", response: "vulnerability", types: ["fire"] },
                  {
                    kind: "damage",
                    response: "immunity",
                    types: ["acid", "cold", "necrotic", "poison", "psychic"],
                  },
                ],
                duration: { kind: "source" },
              },
            ],
            narrative:
              "These are each 10-foot section's; at 0 hit points it is a breach filled with cold air.",
          },
          {
            when: "enter",
            targets: { what: "creature" },
            save: { ability: "con", dc: 17, success: "half" },
            damage: [{ roll: "5d6", type: "cold", average: 17 }],
            narrative:
              "As it ends a move, willing or not, through the cold air of a broken section, once a turn; the air stays as long as the wall.",
          },
        ],
        recharge: 6,
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "imp",
    name: "Imp",
    srd: "Monsters, Imp",
    summary:
      "Tiny shapechanging devil with a poisonous sting and invisibility that may serve a master as a familiar.",
    size: "tiny",
    type: "fiend",
    subtypes: ["devil", "shapechanger"],
    alignment: "lawful evil",
    armorClass: [{ value: 13, from: "dexterity" }],
    hitPoints: { average: 10, roll: "3d4 + 3" },
    speeds: { walk: 20, fly: 40 },
    abilities: { str: 6, dex: 17, con: 13, int: 11, wis: 12, cha: 14 },
    saves: {},
    skills: { deception: 4, insight: 3, persuasion: 4, stealth: 5 },
    vulnerabilities: [],
    resistances: [
      { types: ["cold"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["silvered"] },
    ],
    immunities: [{ types: ["fire", "poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { darkvision: 120, passivePerception: 11 },
    languages: { speaks: ["infernal", "common"], understands: [] },
    challenge: 1,
    xp: 200,
    proficiencyBonus: 2,
    traits: [
      { name: "Devil's Sight", notes: ["Its darkvision works in magical darkness too."] },
      {
        name: "Magic Resistance",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
        ],
      },
      {
        name: "Shapechanger",
        steps: [
          {
            when: "use",
            economy: "action",
            option: "rat",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "stat", stat: "speed-walk", change: "set", by: 20 },
                  { kind: "stat", stat: "speed-fly", change: "set", by: 0 },
                ],
                duration: { kind: "special" },
              },
            ],
            narrative: "Looks like a rat.",
          },
          {
            when: "use",
            economy: "action",
            option: "raven",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "stat", stat: "speed-walk", change: "set", by: 20 },
                  { kind: "stat", stat: "speed-fly", change: "set", by: 60 },
                ],
                duration: { kind: "special" },
              },
            ],
            narrative: "Looks like a raven.",
          },
          {
            when: "use",
            economy: "action",
            option: "spider",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "stat", stat: "speed-walk", change: "set", by: 20 },
                  { kind: "stat", stat: "speed-climb", change: "set", by: 20 },
                  { kind: "stat", stat: "speed-fly", change: "set", by: 0 },
                ],
                duration: { kind: "special" },
              },
            ],
            narrative: "Looks like a spider.",
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
          "Nothing but its speeds changes.",
          "Gear that it wears or carries does not change along with it.",
          "Dead, it turns back into what it truly is.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Sting",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d4 + 3", average: 5, type: "piercing" }],
            next: [
              {
                save: { ability: "con", dc: 11, success: "half" },
                damage: [{ roll: "3d6", type: "poison", average: 10 }],
              },
            ],
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
              "Its equipment vanishes too. It lasts while the imp concentrates as on a spell.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "lemure",
    name: "Lemure",
    srd: "Monsters, Lemure",
    summary: "Slow, weak devil with feeble fists that returns to life if killed in the Nine Hells.",
    size: "medium",
    type: "fiend",
    subtypes: ["devil"],
    alignment: "lawful evil",
    armorClass: [{ value: 7, from: "dexterity" }],
    hitPoints: { average: 13, roll: "3d8" },
    speeds: { walk: 15 },
    abilities: { str: 10, dex: 5, con: 11, int: 1, wis: 11, cha: 3 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [{ types: ["cold"] }],
    immunities: [{ types: ["fire", "poison"] }],
    conditionImmunities: ["charmed", "frightened", "poisoned"],
    senses: { darkvision: 120, passivePerception: 10 },
    languages: { speaks: [], understands: ["infernal"] },
    challenge: 0,
    xp: 10,
    proficiencyBonus: 2,
    traits: [
      { name: "Devil's Sight", notes: ["Its darkvision works in magical darkness too."] },
      {
        name: "Hellish Rejuvenation",
        steps: [
          {
            when: "death",
            narrative:
              "Killed in the Nine Hells, it lives again after 1d10 days with all hit points.",
          },
        ],
        notes: [
          "Not if its killer was good-aligned and under a Bless spell.",
          "Not if holy water is sprinkled over what is left of it.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Fist",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 3, reach: 5 },
            damage: [{ roll: "1d4", average: 2, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "marilith",
    name: "Marilith",
    srd: "Monsters, Marilith",
    summary:
      "Six-sworded demon with a crushing tail, a strong parry, teleportation and a reaction on every turn.",
    size: "large",
    type: "fiend",
    subtypes: ["demon"],
    alignment: "chaotic evil",
    armorClass: [{ value: 18, from: "natural armor" }],
    hitPoints: { average: 189, roll: "18d10 + 90" },
    speeds: { walk: 40 },
    abilities: { str: 18, dex: 20, con: 20, int: 18, wis: 16, cha: 20 },
    saves: { str: 9, con: 10, wis: 8, cha: 10 },
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["cold", "fire", "lightning"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { truesight: 120, passivePerception: 13 },
    languages: { speaks: ["abyssal"], understands: [], telepathy: 120 },
    challenge: 16,
    xp: 15000,
    proficiencyBonus: 5,
    traits: [
      {
        name: "Magic Resistance",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
        ],
      },
      { name: "Magic Weapons", effects: [{ kind: "magical-attacks" }] },
      { name: "Reactive", reactions: "each-turn" },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Longsword", count: 6 },
            { action: "Tail", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Longsword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 9, reach: 5 },
            damage: [{ roll: "2d8 + 4", average: 13, type: "slashing" }],
          },
        ],
      },
      {
        name: "Tail",
        holds: 1,
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 9, reach: 10 },
            damage: [{ roll: "2d10 + 4", average: 15, type: "bludgeoning" }],
            next: [
              {
                targets: { what: "creature", sizeAtMost: "medium" },
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
                narrative: "While it holds one, its tail hits that target without a roll.",
              },
            ],
          },
        ],
      },
      {
        name: "Teleport",
        steps: [
          {
            targets: { what: "self" },
            move: { feet: 120, to: "any", teleport: true },
            narrative: "With all it wears and carries, to a free space in its sight.",
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
                    by: 5,
                    when: { all: [{ attack: "melee" }, { sees: "other" }] },
                  },
                ],
                duration: { kind: "instantaneous" },
              },
            ],
            narrative:
              "For 1 attack that would hit, while the marilith has a melee weapon in hand.",
          },
        ],
      },
    ],
  },
  {
    id: "nalfeshnee",
    name: "Nalfeshnee",
    srd: "Monsters, Nalfeshnee",
    summary:
      "Teleporting demon that terrifies onlookers with a nimbus of coloured light before biting and clawing.",
    size: "large",
    type: "fiend",
    subtypes: ["demon"],
    alignment: "chaotic evil",
    armorClass: [{ value: 18, from: "natural armor" }],
    hitPoints: { average: 184, roll: "16d10 + 96" },
    speeds: { walk: 20, fly: 30 },
    abilities: { str: 21, dex: 10, con: 22, int: 19, wis: 12, cha: 15 },
    saves: { con: 11, int: 9, wis: 6, cha: 7 },
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["cold", "fire", "lightning"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { truesight: 120, passivePerception: 11 },
    languages: { speaks: ["abyssal"], understands: [], telepathy: 120 },
    challenge: 13,
    xp: 10000,
    proficiencyBonus: 5,
    traits: [
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
        name: "Multiattack",
        multiattack: [
          [
            { action: "Horror Nimbus", count: 1 },
            { action: "Bite", count: 1 },
            { action: "Claw", count: 2 },
          ],
        ],
        steps: [],
        notes: ["Horror Nimbus first, and only when it is available."],
      },
      {
        name: "Bite",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 10, reach: 5 },
            damage: [{ roll: "5d10 + 5", average: 32, type: "piercing" }],
          },
        ],
      },
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 10, reach: 10 },
            damage: [{ roll: "3d6 + 5", average: 15, type: "slashing" }],
          },
        ],
      },
      {
        name: "Horror Nimbus",
        recharge: 5,
        steps: [
          {
            targets: { what: "creature", range: 15 },
            save: { ability: "wis", dc: 15, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only those that see its magical light.",
          },
        ],
      },
      {
        name: "Teleport",
        steps: [
          {
            targets: { what: "self" },
            move: { feet: 120, to: "any", teleport: true },
            narrative: "With all it wears and carries, to a free space in its sight.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "night-hag",
    name: "Night Hag",
    srd: "Monsters, Night Hag",
    summary:
      "Shapechanging fiend who haunts sleepers from the Ethereal Plane, wearing away their HP and trapping evil souls.",
    size: "medium",
    type: "fiend",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 112, roll: "15d8 + 45" },
    speeds: { walk: 30 },
    abilities: { str: 18, dex: 15, con: 16, int: 16, wis: 14, cha: 16 },
    saves: {},
    skills: { deception: 7, insight: 6, perception: 6, stealth: 6 },
    vulnerabilities: [],
    resistances: [
      { types: ["cold", "fire"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["silvered"] },
    ],
    immunities: [],
    conditionImmunities: ["charmed"],
    senses: { darkvision: 120, passivePerception: 16 },
    languages: { speaks: ["abyssal", "common", "infernal", "primordial"], understands: [] },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
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
        kind: "innate",
        ability: "cha",
        dc: 14,
        attack: 6,
        spells: [
          { spell: "detect-magic", use: "at-will" },
          { spell: "magic-missile", use: "at-will" },
          { spell: "plane-shift", use: { perDay: 2 }, selfOnly: true },
          { spell: "ray-of-enfeeblement", use: { perDay: 2 } },
          { spell: "sleep", use: { perDay: 2 } },
        ],
        without: ["material"],
      },
    ],
    actions: [
      {
        name: "Claws",
        form: ["hag"],
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "2d8 + 4", average: 13, type: "slashing" }],
          },
        ],
      },
      {
        name: "Change Shape",
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "She becomes a female humanoid, Small or Medium, or herself again; statistics and equipment do not change. Death undoes it.",
          },
        ],
      },
      {
        name: "Etherealness",
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "It passes to the Ethereal Plane out of the Material, or back. The hag needs her heartstone for it.",
          },
        ],
      },
      {
        name: "Nightmare Haunting",
        limit: { times: 1, per: "day" },
        steps: [
          {
            targets: { what: "creature", count: 1, range: 5, types: ["humanoid"] },
            narrative:
              "From the Ethereal Plane she touches one who sleeps on the Material; magic circle shuts her out, as protection from evil and good does.",
            next: [
              {
                when: "finished",
                lowersMaximum: { roll: "1d10", until: "cured" },
                narrative:
                  "After 1 hour of visions or more, 5 on average: its rest is worth nothing; greater restoration or the like gives the maximum back.",
              },
              {
                when: "maximum-zero",
                kills: true,
                narrative: "The soul of an evil one goes into her soul bag.",
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
    id: "nightmare",
    name: "Nightmare",
    srd: "Monsters, Nightmare",
    summary:
      "Fiery flying steed that shields its rider from flame and carries companions into the Ethereal Plane.",
    size: "large",
    type: "fiend",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 13, from: "natural armor" }],
    hitPoints: { average: 68, roll: "8d10 + 24" },
    speeds: { walk: 60, fly: 90 },
    abilities: { str: 18, dex: 15, con: 16, int: 10, wis: 13, cha: 15 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["fire"] }],
    conditionImmunities: [],
    senses: { passivePerception: 11 },
    languages: { speaks: [], understands: ["abyssal", "common", "infernal"] },
    challenge: 3,
    xp: 700,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Confer Fire Resistance",
        steps: [
          {
            when: "use",
            targets: { what: "creature" },
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
                duration: { kind: "special" },
              },
            ],
            narrative: "For whoever rides it, as long as it likes.",
          },
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
        name: "Hooves",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [
              { roll: "2d8 + 4", average: 13, type: "bludgeoning" },
              { roll: "2d6", average: 7, type: "fire" },
            ],
          },
        ],
      },
      {
        name: "Ethereal Stride",
        steps: [
          {
            targets: { what: "self" },
            narrative: "It passes to the Ethereal Plane out of the Material, or back.",
          },
          {
            targets: { what: "creature", count: 3, range: 5, willing: true },
            narrative: "These go with it.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "pit-fiend",
    name: "Pit Fiend",
    srd: "Monsters, Pit Fiend",
    summary:
      "Mighty devil with a fear aura, at-will fireball and a poisonous bite that prevents healing, striking four times a turn.",
    size: "large",
    type: "fiend",
    subtypes: ["devil"],
    alignment: "lawful evil",
    armorClass: [{ value: 19, from: "natural armor" }],
    hitPoints: { average: 300, roll: "24d10 + 168" },
    speeds: { walk: 30, fly: 60 },
    abilities: { str: 26, dex: 14, con: 24, int: 22, wis: 18, cha: 24 },
    saves: { dex: 8, con: 13, wis: 10 },
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["cold"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["silvered"] },
    ],
    immunities: [{ types: ["fire", "poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { truesight: 120, passivePerception: 14 },
    languages: { speaks: ["infernal"], understands: [], telepathy: 120 },
    challenge: 20,
    xp: 25000,
    proficiencyBonus: 6,
    traits: [
      {
        name: "Fear Aura",
        steps: [
          {
            when: "turn-start",
            if: { not: { has: "incapacitated" } },
            area: { shape: "sphere", radius: 20 },
            aura: true,
            targets: { what: "creature", side: "enemies" },
            save: { ability: "wis", dc: 21, success: "none" },
            conditions: [
              { condition: "frightened", duration: { kind: "turn", edge: "start", of: "target" } },
            ],
            immuneAfter: { amount: 24, unit: "hour", on: "save" },
            narrative: "Only a save makes immune, and to this one's aura.",
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
        dc: 21,
        spells: [
          { spell: "detect-magic", use: "at-will" },
          { spell: "fireball", use: "at-will" },
          { spell: "hold-monster", use: { perDay: 3 } },
          { spell: "wall-of-fire", use: { perDay: 3 } },
        ],
        without: ["material"],
      },
    ],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Bite", count: 1 },
            { action: "Claw", count: 1 },
            { action: "Mace", count: 1 },
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
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 5 },
            damage: [{ roll: "4d6 + 8", average: 22, type: "piercing" }],
            next: [
              {
                save: { ability: "con", dc: 21, success: "none" },
                conditions: [
                  { condition: "poisoned", duration: { kind: "special" }, repeat: "turn-end" },
                ],
                effects: [
                  {
                    effects: [{ kind: "cannot", what: "heal", when: { has: "poisoned" } }],
                    duration: { kind: "special" },
                  },
                ],
                next: [
                  {
                    when: "turn-start",
                    damage: [{ roll: "6d6", type: "poison", average: 21 }],
                    narrative: "While so poisoned.",
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
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 10 },
            damage: [{ roll: "2d8 + 8", average: 17, type: "slashing" }],
          },
        ],
      },
      {
        name: "Mace",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 10 },
            damage: [
              { roll: "2d6 + 8", average: 15, type: "bludgeoning" },
              { roll: "6d6", average: 21, type: "fire" },
            ],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 14, reach: 10 },
            damage: [{ roll: "3d10 + 8", average: 24, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "quasit",
    name: "Quasit",
    srd: "Monsters, Quasit",
    summary:
      "Tiny shapechanging demon that turns invisible, frightens foes and poisons them with its claws.",
    size: "tiny",
    type: "fiend",
    subtypes: ["demon", "shapechanger"],
    alignment: "chaotic evil",
    armorClass: [{ value: 13, from: "dexterity" }],
    hitPoints: { average: 7, roll: "3d4" },
    speeds: { walk: 40 },
    abilities: { str: 5, dex: 17, con: 10, int: 7, wis: 10, cha: 10 },
    saves: {},
    skills: { stealth: 5 },
    vulnerabilities: [],
    resistances: [
      { types: ["cold", "fire", "lightning"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { darkvision: 120, passivePerception: 10 },
    languages: { speaks: ["abyssal", "common"], understands: [] },
    challenge: 1,
    xp: 200,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Magic Resistance",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
        ],
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
                  { kind: "stat", stat: "speed-walk", change: "set", by: 10 },
                  { kind: "stat", stat: "speed-fly", change: "set", by: 40 },
                ],
                duration: { kind: "special" },
              },
            ],
            narrative: "Looks like a bat.",
          },
          {
            when: "use",
            economy: "action",
            option: "centipede",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "stat", stat: "speed-walk", change: "set", by: 40 },
                  { kind: "stat", stat: "speed-climb", change: "set", by: 40 },
                ],
                duration: { kind: "special" },
              },
            ],
            narrative: "Looks like a centipede.",
          },
          {
            when: "use",
            economy: "action",
            option: "toad",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "stat", stat: "speed-walk", change: "set", by: 40 },
                  { kind: "stat", stat: "speed-swim", change: "set", by: 40 },
                ],
                duration: { kind: "special" },
              },
            ],
            narrative: "Looks like a toad.",
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
          "Nothing but its speeds changes.",
          "Gear that it wears or carries does not change along with it.",
          "Dead, it turns back into what it truly is.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Claw",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d4 + 3", average: 5, type: "piercing" }],
            next: [
              {
                save: { ability: "con", dc: 10, success: "none" },
                damage: [{ roll: "2d4", type: "poison", average: 5 }],
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
        name: "Scare",
        limit: { times: 1, per: "day" },
        steps: [
          {
            targets: { what: "creature", count: 1, range: 20 },
            save: { ability: "wis", dc: 10, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            narrative:
              "The repeated saves have disadvantage while the quasit is in its line of sight.",
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
              "Its equipment vanishes too. It lasts while it concentrates as on a spell; using Scare ends it.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "rakshasa",
    name: "Rakshasa",
    srd: "Monsters, Rakshasa",
    summary:
      "Fiendish illusionist immune to spells of 6th level and below, with claws that curse a victim's rest.",
    size: "medium",
    type: "fiend",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 16, from: "natural armor" }],
    hitPoints: { average: 110, roll: "13d8 + 52" },
    speeds: { walk: 40 },
    abilities: { str: 14, dex: 17, con: 18, int: 13, wis: 16, cha: 20 },
    saves: {},
    skills: { deception: 10, insight: 8 },
    vulnerabilities: [{ types: ["piercing"], when: "from magic weapons in the hands of the good" }],
    resistances: [],
    immunities: [{ types: ["bludgeoning", "piercing", "slashing"], nonmagical: true }],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 13 },
    languages: { speaks: ["common", "infernal"], understands: [] },
    challenge: 13,
    xp: 10000,
    proficiencyBonus: 5,
    traits: [
      {
        name: "Limited Magic Immunity",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
          { kind: "spell-immunity", upTo: 6 },
        ],
        notes: ["Unless it so wishes; nor do such spells detect it."],
      },
    ],
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        dc: 18,
        attack: 10,
        spells: [
          { spell: "detect-thoughts", use: "at-will" },
          { spell: "disguise-self", use: "at-will" },
          { spell: "mage-hand", use: "at-will" },
          { spell: "minor-illusion", use: "at-will" },
          { spell: "charm-person", use: { perDay: 3 } },
          { spell: "detect-magic", use: { perDay: 3 } },
          { spell: "invisibility", use: { perDay: 3 } },
          { spell: "major-image", use: { perDay: 3 } },
          { spell: "suggestion", use: { perDay: 3 } },
          { spell: "dominate-person", use: { perDay: 1 } },
          { spell: "fly", use: { perDay: 1 } },
          { spell: "plane-shift", use: { perDay: 1 } },
          { spell: "true-seeing", use: { perDay: 1 } },
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
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "2d6 + 2", average: 9, type: "slashing" }],
            next: [
              {
                targets: { what: "creature" },
                narrative:
                  "A magical curse: visions fill its rests, and no short or long rest benefits it until remove curse or the like.",
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
    id: "succubus-incubus",
    name: "Succubus/Incubus",
    also: ["succubus", "incubus"],
    srd: "Monsters, Succubus/Incubus",
    summary:
      "Winged seducer that charms one humanoid at a time and drains life from victims with a deadly kiss.",
    size: "medium",
    type: "fiend",
    subtypes: ["shapechanger"],
    alignment: "neutral evil",
    armorClass: [{ value: 15, from: "natural armor" }],
    hitPoints: { average: 66, roll: "12d8 + 12" },
    speeds: { walk: 30, fly: 60 },
    abilities: { str: 8, dex: 17, con: 13, int: 15, wis: 12, cha: 20 },
    saves: {},
    skills: { deception: 9, insight: 5, perception: 5, persuasion: 9, stealth: 7 },
    vulnerabilities: [],
    resistances: [
      { types: ["cold", "fire", "lightning", "poison"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 15 },
    languages: { speaks: ["abyssal", "common", "infernal"], understands: [], telepathy: 60 },
    challenge: 4,
    xp: 1100,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Shapechanger",
        steps: [
          {
            when: "use",
            economy: "action",
            option: "humanoid",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "speed-fly", change: "set", by: 0 }],
                duration: { kind: "special" },
              },
            ],
            narrative: "A Small or Medium one, without wings.",
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
          "Nothing but its size and speed changes.",
          "Gear that it wears or carries does not change along with it.",
          "Dead, it turns back into what it truly is.",
        ],
      },
      {
        name: "Telepathic Bond",
        notes: [
          "With whom it has charmed, its telepathy works at any range, and even across planes.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Claw",
        form: ["fiend"],
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
            damage: [{ roll: "1d6 + 3", average: 6, type: "slashing" }],
          },
        ],
      },
      {
        name: "Charm",
        steps: [
          {
            targets: { what: "creature", count: 1, range: 30, visible: true, types: ["humanoid"] },
            save: { ability: "wis", dc: 15, success: "none" },
            conditions: [
              {
                condition: "charmed",
                duration: { kind: "time", amount: 1, unit: "day" },
                repeat: "damaged",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative:
              "It obeys spoken and telepathic orders, and saves anew at any harm or an order to kill itself.",
            next: [{ narrative: "A second charm ends the first." }],
          },
        ],
      },
      {
        name: "Draining Kiss",
        steps: [
          {
            targets: { what: "creature", count: 1, range: 5 },
            save: { ability: "con", dc: 15, success: "half", magic: true },
            damage: [{ roll: "5d10 + 5", type: "psychic", average: 32 }],
            narrative:
              "Only one that it has charmed or that is willing. The save is one against magic.",
            next: [
              {
                lowersMaximum: "damage",
                narrative:
                  "By what it took of the kiss, saved or not; a long rest gives the maximum back.",
              },
            ],
            otherwise: [
              {
                lowersMaximum: "damage",
                narrative:
                  "By what it took of the kiss, saved or not; a long rest gives the maximum back.",
              },
            ],
          },
          { when: "maximum-zero", kills: true },
        ],
      },
      {
        name: "Etherealness",
        steps: [
          {
            targets: { what: "self" },
            narrative: "It passes to the Ethereal Plane out of the Material, or back.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "vrock",
    name: "Vrock",
    srd: "Monsters, Vrock",
    summary:
      "Winged demon that stuns foes with its screech and spreads a cloud of poisonous spores.",
    size: "large",
    type: "fiend",
    subtypes: ["demon"],
    alignment: "chaotic evil",
    armorClass: [{ value: 15, from: "natural armor" }],
    hitPoints: { average: 104, roll: "11d10 + 44" },
    speeds: { walk: 40, fly: 60 },
    abilities: { str: 17, dex: 15, con: 18, int: 8, wis: 13, cha: 8 },
    saves: { dex: 5, wis: 4, cha: 2 },
    skills: {},
    vulnerabilities: [],
    resistances: [
      { types: ["cold", "fire", "lightning"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true },
    ],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { darkvision: 120, passivePerception: 11 },
    languages: { speaks: ["abyssal"], understands: [], telepathy: 120 },
    challenge: 6,
    xp: 2300,
    proficiencyBonus: 3,
    traits: [
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
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "2d6 + 3", average: 10, type: "piercing" }],
          },
        ],
      },
      {
        name: "Talons",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "2d10 + 3", average: 14, type: "slashing" }],
          },
        ],
      },
      {
        name: "Spores",
        recharge: 6,
        steps: [
          {
            area: { shape: "sphere", radius: 15 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 14, success: "none" },
            conditions: [
              { condition: "poisoned", duration: { kind: "special" }, repeat: "turn-end" },
            ],
            narrative: "Round corners too. A vial of holy water emptied over one also frees it.",
            next: [
              {
                when: "turn-start",
                damage: [{ roll: "1d10", type: "poison", average: 5 }],
                narrative: "While so poisoned.",
              },
            ],
          },
        ],
      },
      {
        name: "Stunning Screech",
        limit: { times: 1, per: "day" },
        steps: [
          {
            targets: { what: "creature", range: 20, hears: true },
            save: { ability: "con", dc: 14, success: "none" },
            conditions: [
              { condition: "stunned", duration: { kind: "turn", edge: "end", of: "source" } },
            ],
            narrative: "Demons are spared.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
]);
