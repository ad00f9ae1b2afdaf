// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Creature } from "./types.js";

/** Creatures of type ooze, in order of id. */
export const oozeCreatures: readonly Creature[] = Object.freeze<Creature[]>([
  {
    id: "black-pudding",
    name: "Black Pudding",
    srd: "Monsters, Black Pudding",
    summary:
      "Oozing mass that dissolves weapons and armour and divides when hurt by lightning or slashing attacks.",
    size: "large",
    type: "ooze",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 7, from: "dexterity" }],
    hitPoints: { average: 85, roll: "10d10 + 30" },
    speeds: { walk: 20, climb: 20 },
    abilities: { str: 16, dex: 5, con: 16, int: 1, wis: 6, cha: 1 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["acid", "cold", "lightning", "slashing"] }],
    conditionImmunities: ["blinded", "charmed", "deafened", "exhaustion", "frightened", "prone"],
    senses: { blindsight: 60, passivePerception: 8, blindBeyond: true },
    languages: { speaks: [], understands: [] },
    challenge: 4,
    xp: 1100,
    proficiencyBonus: 2,
    traits: [
      { name: "Amorphous", notes: ["Gaps 1 inch wide need no squeezing."] },
      {
        name: "Corrosive Form",
        steps: [
          {
            when: "struck",
            targets: { what: "creature", count: 1, range: 5 },
            damage: [{ roll: "1d8", type: "acid", average: 4 }],
          },
          { when: "struck", targets: { what: "object", count: 1 }, corrodes: ["metal", "wood"] },
          {
            when: "struck",
            targets: { what: "object", count: 1 },
            kills: true,
            narrative: "Nonmagical ammunition of metal or wood that has hit it, after its damage.",
          },
        ],
        notes: ["Eats through nonmagical wood or metal 2 inches thick in 1 round."],
      },
      {
        name: "Spider Climb",
        notes: ["Climbs difficult surfaces, even ceilings head down, with no ability check."],
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
            damage: [
              { roll: "1d6 + 3", average: 6, type: "bludgeoning" },
              { roll: "4d8", average: 18, type: "acid" },
            ],
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
                        when: { not: { armor: "none" } },
                      },
                    ],
                    duration: { kind: "special" },
                  },
                ],
                narrative:
                  "Only nonmagical armor: it loses 1 AC for good with every hit, and is destroyed when its AC sinks to 10.",
              },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [
      {
        name: "Split",
        steps: [
          {
            when: ["use", "subjected-to-lightning", "subjected-to-slashing"],
            targets: { what: "self", sizeAtLeast: "medium" },
            splits: { hitPoints: 10 },
          },
        ],
      },
    ],
  },
  {
    id: "gelatinous-cube",
    name: "Gelatinous Cube",
    srd: "Monsters, Gelatinous Cube",
    summary:
      "Transparent ooze, hard to notice, that engulfs creatures in its path and eats at them with acid.",
    size: "large",
    type: "ooze",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 6, from: "dexterity" }],
    hitPoints: { average: 84, roll: "8d10 + 40" },
    speeds: { walk: 15 },
    abilities: { str: 14, dex: 3, con: 20, int: 1, wis: 6, cha: 1 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [],
    conditionImmunities: ["blinded", "charmed", "deafened", "exhaustion", "frightened", "prone"],
    senses: { blindsight: 60, passivePerception: 8, blindBeyond: true },
    languages: { speaks: [], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Ooze Cube",
        steps: [
          {
            when: "enter",
            targets: { what: "creature" },
            effects: [
              {
                effects: [{ kind: "roll", on: "save", by: "self", mode: "disadvantage" }],
                duration: { kind: "instantaneous" },
              },
            ],
            narrative: "For whoever goes into its space; only the save against Engulf is harder.",
            next: [{ action: "Engulf" }],
          },
          {
            when: "acted-on",
            economy: "action",
            targets: { what: "creature", count: 1, range: 5 },
            damage: [{ roll: "3d6", type: "acid", average: 10 }],
            narrative:
              "To one who reaches in from within 5 feet, whether or not the check succeeds.",
            next: [
              {
                when: "acted-on",
                check: { ability: "str", dc: 12 },
                narrative: "A success pulls a creature or thing out of it.",
              },
            ],
          },
        ],
        notes: [
          "It fills its whole space; others can go in.",
          "Those inside are visible and have total cover.",
          "It holds at most 1 Large creature, or 4 of Medium size or less, at a time.",
        ],
      },
      {
        name: "Transparent",
        steps: [
          {
            when: "acted-on",
            check: { ability: "wis", skill: "perception", dc: 15 },
            narrative: "To notice it even in full view, as long as it has not moved or attacked.",
          },
          {
            when: "enter",
            targets: { what: "creature" },
            narrative:
              "Who tries to go into its space without having noticed it is surprised by it.",
          },
        ],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Pseudopod",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "3d6", average: 10, type: "acid" }],
          },
        ],
      },
      {
        name: "Engulf",
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "The cube moves, at most its speed, and may enter spaces of the Large and smaller.",
          },
          {
            targets: { what: "creature", sizeAtMost: "large", range: 15 },
            save: { ability: "dex", dc: 12, success: "other" },
            damage: [{ roll: "3d6", type: "acid", average: 10 }],
            conditions: [
              {
                condition: "restrained",
                duration: { kind: "until", what: "escaped" },
                escape: { dc: 12, by: ["str"] },
              },
            ],
            takesIn: { room: 4 },
            approaches: 1,
            narrative: "Each whose space it enters; who fails is engulfed, and cannot breathe.",
            next: [
              {
                when: "turn-start",
                turnOf: "source",
                damage: [{ roll: "6d6", type: "acid", average: 21 }],
              },
            ],
            otherwise: [
              {
                move: { feet: 5, to: "away" },
                narrative: "Back or to a side, as it chooses; one that stays has failed instead.",
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
    id: "gray-ooze",
    name: "Gray Ooze",
    srd: "Monsters, Gray Ooze",
    summary: "Slow ooze resembling a wet rock or oily pool that corrodes metal weapons and armour.",
    size: "medium",
    type: "ooze",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 8, from: "dexterity" }],
    hitPoints: { average: 22, roll: "3d8 + 9" },
    speeds: { walk: 10, climb: 10 },
    abilities: { str: 12, dex: 6, con: 16, int: 1, wis: 6, cha: 2 },
    saves: {},
    skills: { stealth: 2 },
    vulnerabilities: [],
    resistances: [{ types: ["acid", "cold", "fire"] }],
    immunities: [],
    conditionImmunities: ["blinded", "charmed", "deafened", "exhaustion", "frightened", "prone"],
    senses: { blindsight: 60, passivePerception: 8, blindBeyond: true },
    languages: { speaks: [], understands: [] },
    challenge: 0.5,
    xp: 100,
    proficiencyBonus: 2,
    traits: [
      { name: "Amorphous", notes: ["Gaps 1 inch wide need no squeezing."] },
      {
        name: "Corrode Metal",
        steps: [
          { when: "struck", targets: { what: "object", count: 1 }, corrodes: ["metal"] },
          {
            when: "struck",
            targets: { what: "object", count: 1 },
            kills: true,
            narrative: "Nonmagical ammunition of metal that has hit it, after its damage.",
          },
        ],
        notes: ["Eats through nonmagical metal 2 inches thick in 1 round."],
      },
      {
        name: "False Appearance",
        notes: ["Motionless, it cannot be told from an oily puddle or a wet rock."],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Pseudopod",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 3, reach: 5 },
            damage: [
              { roll: "1d6 + 1", average: 4, type: "bludgeoning" },
              { roll: "2d6", average: 7, type: "acid" },
            ],
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
                        when: { not: { armor: "none" } },
                      },
                    ],
                    duration: { kind: "special" },
                  },
                ],
                narrative:
                  "Only nonmagical metal armor: it loses 1 AC for good with every hit, and is destroyed when its AC sinks to 10.",
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
    id: "ochre-jelly",
    name: "Ochre Jelly",
    srd: "Monsters, Ochre Jelly",
    summary:
      "Acidic ooze that creeps through cracks and over ceilings and splits in two when cut or struck by lightning.",
    size: "large",
    type: "ooze",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 8, from: "dexterity" }],
    hitPoints: { average: 45, roll: "6d10 + 12" },
    speeds: { walk: 10, climb: 10 },
    abilities: { str: 15, dex: 6, con: 14, int: 2, wis: 6, cha: 1 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [{ types: ["acid"] }],
    immunities: [{ types: ["lightning", "slashing"] }],
    conditionImmunities: ["blinded", "charmed", "deafened", "exhaustion", "frightened", "prone"],
    senses: { blindsight: 60, passivePerception: 8, blindBeyond: true },
    languages: { speaks: [], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      { name: "Amorphous", notes: ["Gaps 1 inch wide need no squeezing."] },
      {
        name: "Spider Climb",
        notes: ["Climbs difficult surfaces, even ceilings head down, with no ability check."],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Pseudopod",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [
              { roll: "2d6 + 2", average: 9, type: "bludgeoning" },
              { roll: "1d6", average: 3, type: "acid" },
            ],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [
      {
        name: "Split",
        steps: [
          {
            when: ["use", "subjected-to-lightning", "subjected-to-slashing"],
            targets: { what: "self", sizeAtLeast: "medium" },
            splits: { hitPoints: 10 },
          },
        ],
      },
    ],
  },
]);
