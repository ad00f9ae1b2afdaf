// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Creature } from "./types.js";

/** Creatures of type aberration, in order of id. */
export const aberrationCreatures: readonly Creature[] = Object.freeze<Creature[]>([
  {
    id: "aboleth",
    name: "Aboleth",
    srd: "Monsters, Aboleth",
    summary:
      "Amphibious horror that enslaves minds at range and spreads a slimy, flesh-changing disease with its tentacles.",
    size: "large",
    type: "aberration",
    subtypes: [],
    alignment: "lawful evil",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 135, roll: "18d10 + 36" },
    speeds: { walk: 10, swim: 40 },
    abilities: { str: 21, dex: 9, con: 15, int: 18, wis: 15, cha: 18 },
    saves: { con: 6, int: 8, wis: 6 },
    skills: { history: 12, perception: 10 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 120, passivePerception: 20 },
    languages: { speaks: ["deep-speech"], understands: [], telepathy: 120 },
    challenge: 10,
    xp: 5900,
    proficiencyBonus: 4,
    traits: [
      { name: "Amphibious", notes: ["Breathes air and water."] },
      {
        name: "Mucous Cloud",
        steps: [
          {
            when: "struck",
            if: { in: "water" },
            targets: { what: "creature", count: 1, range: 5 },
            save: { ability: "con", dc: 14, success: "none" },
            effects: [{ effects: [], duration: { kind: "time", amount: "1d4", unit: "hour" } }],
            narrative: "Diseased, it breathes only under water.",
          },
        ],
      },
      {
        name: "Probing Telepathy",
        notes: [
          "Learns what a creature most desires, if that one talks to it by telepathy in its sight.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Tentacle", count: 3 }]], steps: [] },
      {
        name: "Tentacle",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 9, reach: 10 },
            damage: [{ roll: "2d6 + 5", average: 12, type: "bludgeoning" }],
            next: [
              {
                targets: { what: "creature" },
                save: { ability: "con", dc: 14, success: "none" },
                effects: [{ effects: [], duration: { kind: "until", what: "cured" } }],
                narrative:
                  "Who fails is diseased: for 1 minute that does nothing, and any magic that cures disease ends it.",
                next: [
                  {
                    when: "minute",
                    ends: ["own"],
                    effects: [
                      {
                        effects: [{ kind: "cannot", what: "heal", when: { not: { in: "water" } } }],
                        duration: { kind: "until", what: "cured" },
                      },
                    ],
                    narrative:
                      "Its skin turns clear and slimy, it heals under water only, and heal or a cure of 6th level or higher is needed.",
                  },
                  {
                    when: "trigger",
                    damage: [{ roll: "1d12", type: "acid", average: 6 }],
                    narrative:
                      "From then on, for every 10 minutes out of water in which nothing moistens its skin.",
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 9, reach: 10 },
            damage: [{ roll: "3d6 + 5", average: 15, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Enslave",
        limit: { times: 3, per: "day" },
        steps: [
          {
            targets: { what: "creature", count: 1, range: 30, visible: true },
            save: { ability: "wis", dc: 14, success: "none" },
            conditions: [
              { condition: "charmed", duration: { kind: "special" }, repeat: "damaged" },
            ],
            effects: [
              {
                effects: [{ kind: "cannot", what: "react" }],
                duration: { kind: "special" },
                repeat: "damaged",
              },
            ],
            narrative: "Lasts while the aboleth lives and both are on the same plane.",
            next: [
              {
                narrative:
                  "The aboleth controls it, and the two can talk by telepathy at any distance.",
              },
              {
                narrative:
                  "From 1 mile off or farther it may save again too, at most once in 24 hours.",
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
        { name: "Tail Swipe", cost: 1, steps: [{ action: "Tail" }] },
        {
          name: "Psychic Drain",
          cost: 2,
          steps: [
            {
              targets: { what: "creature", count: 1, has: ["charmed"] },
              damage: [{ roll: "3d6", type: "psychic", average: 10 }],
              narrative: "The charm is the aboleth's own.",
              next: [{ targets: { what: "self" }, healing: [{ roll: "0", shareOfDamage: 1 }] }],
            },
          ],
        },
      ],
    },
  },
  {
    id: "chuul",
    name: "Chuul",
    srd: "Monsters, Chuul",
    summary:
      "Amphibious aberration that senses magic, seizes prey in its pincers and then paralyses it with tentacles.",
    size: "large",
    type: "aberration",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 16, from: "natural armor" }],
    hitPoints: { average: 93, roll: "11d10 + 33" },
    speeds: { walk: 30, swim: 30 },
    abilities: { str: 19, dex: 10, con: 16, int: 5, wis: 11, cha: 5 },
    saves: {},
    skills: { perception: 4 },
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["poisoned"],
    senses: { darkvision: 60, passivePerception: 14 },
    languages: { speaks: [], understands: ["deep-speech"] },
    challenge: 4,
    xp: 1100,
    proficiencyBonus: 2,
    traits: [
      { name: "Amphibious", notes: ["Breathes air and water."] },
      {
        name: "Sense Magic",
        notes: [
          "Senses magic within 120 feet at will, as by Detect Magic, though it is no magic itself.",
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [{ action: "Pincer", count: 2 }],
          [
            { action: "Pincer", count: 2 },
            { action: "Tentacles", count: 1 },
          ],
        ],
        steps: [],
        notes: ["The tentacles only while it grapples a creature."],
      },
      {
        name: "Pincer",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 10 },
            damage: [{ roll: "2d6 + 4", average: 11, type: "bludgeoning" }],
            next: [
              {
                targets: { what: "creature", sizeAtMost: "large" },
                conditions: [
                  {
                    condition: "grappled",
                    duration: { kind: "until", what: "escaped" },
                    escape: { dc: 14, by: ["athletics", "acrobatics"] },
                  },
                ],
                narrative: "Only while the chuul grapples at most 1 other.",
              },
            ],
          },
        ],
      },
      {
        name: "Tentacles",
        steps: [
          {
            targets: { what: "creature", count: 1, has: ["grappled"] },
            save: { ability: "con", dc: 13, success: "none" },
            conditions: [
              {
                condition: "poisoned",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
              {
                condition: "paralyzed",
                duration: { kind: "time", amount: 1, unit: "minute" },
                with: "poisoned",
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
    id: "cloaker",
    name: "Cloaker",
    srd: "Monsters, Cloaker",
    summary:
      "Flyer resembling a leather cloak that wraps onto victims, shares its wounds with them and moans to cause fear.",
    size: "large",
    type: "aberration",
    subtypes: [],
    alignment: "chaotic neutral",
    armorClass: [{ value: 14, from: "natural armor" }],
    hitPoints: { average: 78, roll: "12d10 + 12" },
    speeds: { walk: 10, fly: 40 },
    abilities: { str: 17, dex: 15, con: 12, int: 13, wis: 12, cha: 14 },
    saves: {},
    skills: { stealth: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 11 },
    languages: { speaks: ["deep-speech", "undercommon"], understands: [] },
    challenge: 8,
    xp: 3900,
    proficiencyBonus: 3,
    traits: [
      { name: "Damage Transfer", transfers: "sat-on" },
      {
        name: "False Appearance",
        notes: [
          "Motionless, with its underside hidden, it cannot be told from a cloak of dark leather.",
        ],
      },
      {
        name: "Light Sensitivity",
        effects: [
          {
            kind: "roll",
            on: "attack",
            by: "self",
            mode: "disadvantage",
            when: { light: ["bright"] },
          },
          {
            kind: "roll",
            on: "check",
            by: "self",
            mode: "disadvantage",
            when: { all: [{ light: ["bright"] }, { skill: ["perception"] }, { relies: "sight" }] },
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
            { action: "Tail", count: 1 },
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
            damage: [{ roll: "2d6 + 3", average: 10, type: "piercing" }],
            next: [
              {
                targets: { what: "creature", sizeAtMost: "large" },
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
                narrative:
                  "The cloaker attaches, and bites nobody else meanwhile; 5 feet of its movement let it go.",
                next: [
                  {
                    conditions: [
                      {
                        condition: "blinded",
                        duration: { kind: "until", what: "escaped" },
                        escape: { dc: 16, by: ["str"] },
                      },
                    ],
                    narrative:
                      "Only if it had advantage: it sits on the head, and its victim cannot breathe either.",
                  },
                  {
                    when: "acted-on",
                    check: { ability: "str", dc: 16 },
                    narrative: "Anyone's action, the victim's too; success pulls the cloaker off.",
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        name: "Tail",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 10 },
            damage: [{ roll: "1d8 + 3", average: 7, type: "slashing" }],
          },
        ],
      },
      {
        name: "Moan",
        steps: [
          {
            targets: { what: "creature", range: 60, except: ["aberration"], hears: true },
            save: { ability: "wis", dc: 13, success: "none" },
            conditions: [
              { condition: "frightened", duration: { kind: "turn", edge: "end", of: "source" } },
            ],
            immuneAfter: { amount: 24, unit: "hour", on: "save" },
            narrative: "Nothing but a successful save makes immune.",
          },
        ],
      },
      {
        name: "Phantasms",
        recharge: "short-rest",
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "Not in bright light: 3 illusory doubles move and act with it so that nobody can follow which is real; bright light ends them.",
          },
          {
            narrative:
              "An attack or harmful spell aimed at it finds the cloaker or a double by a random roll of the attacker, while any is left.",
          },
          { narrative: "Whoever cannot see, or uses senses other than sight, is not fooled." },
          {
            narrative:
              "A double has its AC and saves; a hit, or a failed save against something that deals damage, ends that double.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "gibbering-mouther",
    name: "Gibbering Mouther",
    srd: "Monsters, Gibbering Mouther",
    summary:
      "Babbling aberration that confuses listeners, turns the ground to dough and spits a blinding glob.",
    size: "medium",
    type: "aberration",
    subtypes: [],
    alignment: "neutral",
    armorClass: [{ value: 9, from: "dexterity" }],
    hitPoints: { average: 67, roll: "9d8 + 27" },
    speeds: { walk: 10, swim: 10 },
    abilities: { str: 10, dex: 8, con: 16, int: 3, wis: 10, cha: 6 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: ["prone"],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: { speaks: [], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Aberrant Ground",
        steps: [
          {
            area: { shape: "sphere", radius: 10 },
            aura: true,
            terrain: "difficult",
            narrative: "The ground around it is like dough.",
          },
          {
            when: "turn-start",
            area: { shape: "sphere", radius: 10 },
            aura: true,
            targets: { what: "creature" },
            save: { ability: "str", dc: 10, success: "none" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "speed", change: "set", by: 0 }],
                duration: { kind: "turn", edge: "start", of: "target" },
              },
            ],
          },
        ],
      },
      {
        name: "Gibbering",
        steps: [
          {
            when: "turn-start",
            if: { not: { has: "incapacitated" } },
            area: { shape: "sphere", radius: 20 },
            aura: true,
            targets: { what: "creature", hears: true },
            save: { ability: "wis", dc: 10, success: "none" },
            effects: [
              {
                effects: [{ kind: "cannot", what: "react" }],
                duration: { kind: "turn", edge: "start", of: "target" },
              },
            ],
            next: [
              { narrative: "It rolls a d8 for its turn. 1 to 4: it does nothing." },
              {
                narrative:
                  "5 or 6: no action and no bonus action; all its movement goes in a random direction.",
              },
              {
                narrative:
                  "7 or 8: a melee attack on a random creature in reach; it does nothing if it cannot make one.",
              },
            ],
          },
        ],
        notes: ["Only while the mouther sees some creature."],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Multiattack",
        multiattack: [
          [
            { action: "Bites", count: 1 },
            { action: "Blinding Spittle", count: 1 },
          ],
        ],
        steps: [],
        notes: ["The spittle only when it is available."],
      },
      {
        name: "Bites",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 2, reach: 5 },
            damage: [{ roll: "5d6", average: 17, type: "piercing" }],
            next: [
              {
                targets: { what: "creature", sizeAtMost: "medium" },
                save: { ability: "str", dc: 10, success: "none" },
                conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
              },
              { when: "slain", targets: { what: "corpse" }, narrative: "It is absorbed." },
            ],
          },
        ],
      },
      {
        name: "Blinding Spittle",
        recharge: 5,
        steps: [
          {
            targets: { what: "point", count: 1, range: 15, visible: true },
            narrative: "Spittle bursts there in a flash.",
            next: [
              {
                area: { shape: "sphere", radius: 5 },
                targets: { what: "creature" },
                save: { ability: "dex", dc: 13, success: "none" },
                conditions: [
                  { condition: "blinded", duration: { kind: "turn", edge: "end", of: "source" } },
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
    id: "otyugh",
    name: "Otyugh",
    srd: "Monsters, Otyugh",
    summary:
      "Telepathic aberration with a diseased bite and two tentacles that grab victims and slam them senseless.",
    size: "large",
    type: "aberration",
    subtypes: [],
    alignment: "neutral",
    armorClass: [{ value: 14, from: "natural armor" }],
    hitPoints: { average: 114, roll: "12d10 + 48" },
    speeds: { walk: 30 },
    abilities: { str: 16, dex: 11, con: 19, int: 6, wis: 13, cha: 6 },
    saves: { con: 7 },
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 120, passivePerception: 11 },
    languages: { speaks: ["otyugh"], understands: [] },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Limited Telepathy",
        notes: [
          "By magic it sends simple messages and images up to 120 feet, to those who understand some language.",
          "They cannot answer by it.",
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
            { action: "Tentacle", count: 2 },
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
            damage: [{ roll: "2d8 + 3", average: 12, type: "piercing" }],
            next: [
              {
                targets: { what: "creature" },
                save: { ability: "con", dc: 15, success: "none" },
                conditions: [{ condition: "poisoned", duration: { kind: "until", what: "cured" } }],
                ails: "disease",
                narrative: "The save is one against disease.",
                next: [
                  {
                    when: "day",
                    save: { ability: "con", dc: 15, success: "other" },
                    ails: "disease",
                    lowersMaximum: { roll: "1d10", until: "cured" },
                    otherwise: [{ ends: ["poisoned", "own"], narrative: "It is cured." }],
                  },
                  { when: "maximum-zero", kills: true },
                ],
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
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 10 },
            damage: [
              { roll: "1d8 + 3", average: 7, type: "bludgeoning" },
              { roll: "1d8", average: 4, type: "piercing" },
            ],
            next: [
              {
                targets: { what: "creature", sizeAtMost: "medium" },
                conditions: [
                  {
                    condition: "grappled",
                    duration: { kind: "until", what: "escaped" },
                    escape: { dc: 13, by: ["athletics", "acrobatics"] },
                  },
                  {
                    condition: "restrained",
                    duration: { kind: "until", what: "escaped" },
                    with: "grappled",
                  },
                ],
                narrative: "With its two tentacles it can hold two targets, one each.",
              },
            ],
          },
        ],
      },
      {
        name: "Tentacle Slam",
        steps: [
          {
            targets: { what: "creature", has: ["grappled"] },
            save: { ability: "con", dc: 14, success: "half" },
            damage: [{ roll: "2d6 + 3", type: "bludgeoning", average: 10 }],
            conditions: [
              { condition: "stunned", duration: { kind: "turn", edge: "end", of: "source" } },
            ],
            narrative: "They are knocked together or against something solid.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
]);
