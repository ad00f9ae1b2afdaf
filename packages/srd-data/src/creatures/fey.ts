// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Creature } from "./types.js";

/** Creatures of type fey, in order of id. */
export const feyCreatures: readonly Creature[] = Object.freeze<Creature[]>([
  {
    id: "blink-dog",
    name: "Blink Dog",
    srd: "Monsters, Blink Dog",
    summary:
      "Lawful good fey hound that teleports up to 40 feet and bites before or after it moves.",
    size: "medium",
    type: "fey",
    subtypes: [],
    alignment: "lawful good",
    armorClass: [{ value: 13, from: "dexterity" }],
    hitPoints: { average: 22, roll: "4d8 + 4" },
    speeds: { walk: 40 },
    abilities: { str: 12, dex: 17, con: 12, int: 10, wis: 13, cha: 11 },
    saves: {},
    skills: { perception: 3, stealth: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 13 },
    languages: { speaks: ["blink-dog"], understands: ["sylvan"] },
    challenge: 0.25,
    xp: 50,
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
            attack: { kind: "melee", with: "weapon", bonus: 3, reach: 5 },
            damage: [{ roll: "1d6 + 1", average: 4, type: "piercing" }],
          },
        ],
      },
      {
        name: "Teleport",
        recharge: 4,
        steps: [
          { option: "bite_first", action: "Bite" },
          {
            targets: { what: "self" },
            move: { feet: 40, to: "any", teleport: true },
            narrative: "With all it wears and carries, to a free space in its sight.",
          },
          { option: "bite_afterwards", action: "Bite", narrative: "Once, if it likes." },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "dryad",
    name: "Dryad",
    srd: "Monsters, Dryad",
    summary:
      "Magic-resistant fey who steps between trees, talks with plants and animals and charms those she meets.",
    size: "medium",
    type: "fey",
    subtypes: [],
    alignment: "neutral",
    armorClass: [
      { value: 11, from: "dexterity" },
      { value: 16, from: "spell", in: "barkskin" },
    ],
    hitPoints: { average: 22, roll: "5d8" },
    speeds: { walk: 30 },
    abilities: { str: 10, dex: 12, con: 11, int: 14, wis: 15, cha: 18 },
    saves: {},
    skills: { perception: 4, stealth: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 14 },
    languages: { speaks: ["elvish", "sylvan"], understands: [] },
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
        name: "Speak with Beasts and Plants",
        notes: ["Talks with beasts and plants as in a common language."],
      },
      {
        name: "Tree Stride",
        limit: { times: 1, per: "turn" },
        steps: [
          {
            when: "use",
            targets: { what: "self" },
            move: { feet: 60, to: "any", teleport: true },
            narrative:
              "From a living tree in reach to another at most 60 feet from it, into a free space within 5 feet of that one.",
          },
        ],
        notes: [
          "Once on its own turn, for 10 feet of its movement.",
          "Both trees are Large or bigger.",
        ],
      },
    ],
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        dc: 14,
        spells: [
          { spell: "druidcraft", use: "at-will" },
          { spell: "entangle", use: { perDay: 3 } },
          { spell: "goodberry", use: { perDay: 3 } },
          { spell: "barkskin", use: { perDay: 1 } },
          { spell: "pass-without-trace", use: { perDay: 1 } },
          { spell: "shillelagh", use: { perDay: 1 } },
        ],
        without: ["material"],
      },
    ],
    actions: [
      {
        name: "Club",
        steps: [
          {
            option: "club",
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 2, reach: 5 },
            damage: [{ roll: "1d4", type: "bludgeoning", average: 2 }],
          },
          {
            option: "shillelagh",
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "1d8 + 4", type: "bludgeoning", average: 8 }],
            narrative: "While shillelagh is on the club.",
          },
        ],
      },
      {
        name: "Fey Charm",
        steps: [
          {
            targets: {
              what: "creature",
              count: 1,
              range: 30,
              visible: true,
              types: ["humanoid", "beast"],
            },
            save: { ability: "wis", dc: 14, success: "none" },
            conditions: [
              {
                condition: "charmed",
                duration: { kind: "time", amount: 24, unit: "hour" },
                repeat: "harmed",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour", on: "save" },
            narrative: "Only one that sees the dryad; nothing but a successful save makes immune.",
            next: [
              {
                narrative:
                  "It heeds and protects her as a trusted friend and takes her wishes well, but is not in her control.",
              },
              {
                narrative:
                  "It ends early if she dies, is on another plane than its bearer, or ends it with her bonus action.",
              },
            ],
          },
          { narrative: "She holds 1 humanoid and 3 beasts under this charm at most." },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "green-hag",
    name: "Green Hag",
    srd: "Monsters, Green Hag",
    summary:
      "Amphibious fey who wears illusory disguises, mimics voices, passes unseen and gains spells in a coven.",
    size: "medium",
    type: "fey",
    subtypes: [],
    alignment: "neutral evil",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 82, roll: "11d8 + 33" },
    speeds: { walk: 30 },
    abilities: { str: 18, dex: 12, con: 16, int: 13, wis: 14, cha: 14 },
    saves: {},
    skills: { arcana: 3, deception: 4, perception: 4, stealth: 3 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 14 },
    languages: { speaks: ["common", "draconic", "sylvan"], understands: [] },
    challenge: 3,
    xp: 700,
    proficiencyBonus: 2,
    traits: [
      { name: "Amphibious", notes: ["Breathes air and water."] },
      {
        name: "Mimicry",
        steps: [
          {
            when: "use",
            targets: { what: "creature", hears: true },
            check: { ability: "wis", skill: "insight", dc: 14 },
            narrative: "Who succeeds knows the sounds as imitations.",
          },
        ],
        notes: ["Imitates animal sounds and humanoid voices."],
      },
    ],
    spellcasting: [
      {
        kind: "innate",
        ability: "cha",
        dc: 12,
        spells: [
          { spell: "dancing-lights", use: "at-will" },
          { spell: "minor-illusion", use: "at-will" },
          { spell: "vicious-mockery", use: "at-will" },
        ],
        without: ["material"],
      },
    ],
    actions: [
      {
        name: "Claws",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
            damage: [{ roll: "2d8 + 4", average: 13, type: "slashing" }],
          },
        ],
      },
      {
        name: "Illusory Appearance",
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "She and her gear look like another humanoid creature of about her size, until her death or her bonus action ends it.",
          },
          { narrative: "Touch tells: what one feels is the hag as she is." },
          {
            when: "acted-on",
            check: { ability: "int", skill: "investigation", dc: 20 },
            narrative: "An action spent on looking her over; success sees through the disguise.",
          },
        ],
      },
      {
        name: "Invisible Passage",
        steps: [
          {
            targets: { what: "self" },
            conditions: [
              {
                condition: "invisible",
                duration: { kind: "source" },
                endsOn: ["bearer-attacks", "bearer-casts"],
              },
            ],
            narrative: "With her gear, while she concentrates.",
          },
          { narrative: "Her passing leaves no traces: nothing but magic can track her." },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "satyr",
    name: "Satyr",
    srd: "Monsters, Satyr",
    summary:
      "Magic-resistant fey archer that butts with its head and can play panpipes to send a creature to sleep.",
    size: "medium",
    type: "fey",
    subtypes: [],
    alignment: "chaotic neutral",
    armorClass: [{ value: 14, from: "armor", worn: ["leather-armor"] }],
    hitPoints: { average: 31, roll: "7d8" },
    speeds: { walk: 40 },
    abilities: { str: 12, dex: 16, con: 11, int: 12, wis: 10, cha: 14 },
    saves: {},
    skills: { perception: 2, performance: 6, stealth: 5 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 12 },
    languages: { speaks: ["common", "elvish", "sylvan"], understands: [] },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
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
        name: "Ram",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 3, reach: 5 },
            damage: [{ roll: "2d4 + 1", average: 6, type: "bludgeoning" }],
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
        name: "Shortbow",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 5, range: { normal: 80, long: 320 } },
            damage: [{ roll: "1d6 + 3", average: 6, type: "piercing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "sea-hag",
    name: "Sea Hag",
    srd: "Monsters, Sea Hag",
    summary:
      "Hideous fey whose looks frighten onlookers and whose glare can drop a terrified victim to 0 HP.",
    size: "medium",
    type: "fey",
    subtypes: [],
    alignment: "chaotic evil",
    armorClass: [{ value: 14, from: "natural armor" }],
    hitPoints: { average: 52, roll: "7d8 + 21" },
    speeds: { walk: 30, swim: 40 },
    abilities: { str: 16, dex: 13, con: 16, int: 12, wis: 12, cha: 13 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { darkvision: 60, passivePerception: 11 },
    languages: { speaks: ["aquan", "common", "giant"], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      { name: "Amphibious", notes: ["Breathes air and water."] },
      {
        name: "Horrific Appearance",
        steps: [
          {
            when: "turn-start",
            option: "look",
            area: { shape: "sphere", radius: 30 },
            aura: true,
            targets: { what: "creature", types: ["humanoid"] },
            save: { ability: "wis", dc: 11, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative: "Only who sees her true form.",
            next: [{ narrative: "With the hag in line of sight, later saves have disadvantage." }],
          },
          {
            when: "turn-start",
            option: "avert_eyes",
            area: { shape: "sphere", radius: 30 },
            aura: true,
            targets: { what: "creature", types: ["humanoid"] },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "attack",
                    by: "self",
                    mode: "disadvantage",
                    when: { other: "source" },
                  },
                ],
                duration: { kind: "turn", edge: "start", of: "target" },
              },
            ],
            narrative:
              "For one who averts its eyes in place of the first save; not if surprised, or if she shows herself suddenly.",
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
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
      {
        name: "Death Glare",
        steps: [
          {
            targets: { what: "creature", count: 1, range: 30, visible: true, has: ["frightened"] },
            save: { ability: "wis", dc: 11, success: "none", magic: true },
            kills: "to-zero",
            narrative:
              "Only if it sees her; its hit points fall to 0. The save is one against magic.",
          },
        ],
      },
      {
        name: "Illusory Appearance",
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "With all she wears she looks like some ugly humanoid of about her size, until she dies or ends it by a bonus action.",
          },
          {
            when: "acted-on",
            check: { ability: "int", skill: "investigation", dc: 16 },
            narrative:
              "One who spends an action on looking sees through the disguise; a touch may feel what is under it.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "sprite",
    name: "Sprite",
    srd: "Monsters, Sprite",
    summary:
      "Tiny winged fey that turns invisible, reads hearts and shoots poisoned arrows able to knock targets out.",
    size: "tiny",
    type: "fey",
    subtypes: [],
    alignment: "neutral good",
    armorClass: [{ value: 15, from: "armor", worn: ["leather-armor"] }],
    hitPoints: { average: 2, roll: "1d4" },
    speeds: { walk: 10, fly: 40 },
    abilities: { str: 3, dex: 18, con: 10, int: 14, wis: 13, cha: 11 },
    saves: {},
    skills: { perception: 3, stealth: 8 },
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: [],
    senses: { passivePerception: 13 },
    languages: { speaks: ["common", "elvish", "sylvan"], understands: [] },
    challenge: 0.25,
    xp: 50,
    proficiencyBonus: 2,
    traits: [],
    spellcasting: [],
    actions: [
      {
        name: "Longsword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 2, reach: 5 },
            damage: [{ roll: "1", type: "slashing" }],
          },
        ],
      },
      {
        name: "Shortbow",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", bonus: 6, range: { normal: 40, long: 160 } },
            damage: [{ roll: "1", type: "piercing" }],
            next: [
              {
                save: { ability: "con", dc: 10, success: "none" },
                conditions: [
                  { condition: "poisoned", duration: { kind: "time", amount: 1, unit: "minute" } },
                ],
                next: [
                  {
                    failsBy: 5,
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
          },
        ],
      },
      {
        name: "Heart Sight",
        steps: [
          {
            targets: { what: "creature", count: 1, range: 5 },
            narrative: "By touch it learns what the creature feels.",
          },
          {
            targets: { what: "creature", count: 1, range: 5 },
            save: { ability: "cha", dc: 10, success: "none" },
            narrative:
              "It learns that one's alignment too; celestials, fiends and undead fail without rolling.",
          },
        ],
      },
      {
        name: "Invisibility",
        steps: [
          {
            targets: { what: "self" },
            conditions: [
              {
                condition: "invisible",
                duration: { kind: "source" },
                endsOn: ["bearer-attacks", "bearer-casts"],
              },
            ],
            narrative: "Its equipment vanishes too. It lasts while it concentrates as on a spell.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
]);
