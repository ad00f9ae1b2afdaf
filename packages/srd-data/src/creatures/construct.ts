// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Creature } from "./types.js";

/** Creatures of type construct, in order of id. */
export const constructCreatures: readonly Creature[] = Object.freeze<Creature[]>([
  {
    id: "animated-armor",
    name: "Animated Armor",
    srd: "Monsters, Animated Armor",
    summary:
      "Construct that passes for an ordinary suit of armour until it moves, and which antimagic shuts down.",
    size: "medium",
    type: "construct",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 18, from: "natural armor" }],
    hitPoints: { average: 33, roll: "6d8 + 6" },
    speeds: { walk: 25 },
    abilities: { str: 14, dex: 11, con: 13, int: 1, wis: 3, cha: 1 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["poison", "psychic"] }],
    conditionImmunities: [
      "blinded",
      "charmed",
      "deafened",
      "exhaustion",
      "frightened",
      "paralyzed",
      "petrified",
      "poisoned",
    ],
    senses: { blindsight: 60, passivePerception: 6, blindBeyond: true },
    languages: { speaks: [], understands: [] },
    challenge: 1,
    xp: 200,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Antimagic Susceptibility",
        steps: [
          {
            when: "antimagic",
            targets: { what: "self" },
            conditions: [{ condition: "incapacitated", duration: { kind: "special" } }],
            narrative: "As long as it is in the area of Antimagic Field.",
          },
          {
            when: "dispelled",
            targets: { what: "self" },
            save: { ability: "con", success: "none" },
            conditions: [
              { condition: "unconscious", duration: { kind: "time", amount: 1, unit: "minute" } },
            ],
            narrative:
              "When Dispel Magic is aimed at it, against the spell save DC of that caster.",
          },
        ],
      },
      {
        name: "False Appearance",
        notes: ["Motionless, it cannot be told from an ordinary suit of armour."],
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
            attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
            damage: [{ roll: "1d6 + 2", average: 5, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "clay-golem",
    name: "Clay Golem",
    srd: "Monsters, Clay Golem",
    summary:
      "Construct healed by acid whose slams reduce maximum HP and which may go berserk when badly hurt.",
    size: "large",
    type: "construct",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 14, from: "natural armor" }],
    hitPoints: { average: 133, roll: "14d10 + 56" },
    speeds: { walk: 20 },
    abilities: { str: 20, dex: 9, con: 18, int: 3, wis: 8, cha: 1 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [
      { types: ["acid", "poison", "psychic"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["adamantine"] },
    ],
    conditionImmunities: [
      "charmed",
      "exhaustion",
      "frightened",
      "paralyzed",
      "petrified",
      "poisoned",
    ],
    senses: { darkvision: 60, passivePerception: 9 },
    languages: {
      speaks: [],
      understands: [],
      other: "understands, but does not speak, the languages of its creator",
    },
    challenge: 9,
    xp: 5000,
    proficiencyBonus: 4,
    traits: [
      {
        name: "Acid Absorption",
        effects: [{ kind: "damage", response: "immunity", types: ["acid"] }],
        steps: [
          {
            when: "subjected-to-acid",
            targets: { what: "self" },
            healing: [{ roll: "0", shareOfDamage: 1 }],
          },
        ],
      },
      {
        name: "Berserk",
        steps: [
          {
            when: "turn-start",
            if: { not: { during: "berserk" } },
            targets: { what: "self" },
            hitPoints: { atMost: 60 },
            die: { sides: 6, from: 6 },
            effects: [{ effects: [], duration: { kind: "special" }, endsOn: ["unhurt"] }],
            narrative: "It goes berserk.",
          },
        ],
        notes: [
          "Berserk, it attacks the nearest creature that it sees, on each of its turns.",
          "With none near enough to reach and attack, it turns on an object, rather one smaller than itself.",
          "This lasts until it is destroyed or has all its hit points back.",
        ],
      },
      { name: "Immutable Form", notes: ["No spell or effect can change its form."] },
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
      { name: "Multiattack", multiattack: [[{ action: "Slam", count: 2 }]], steps: [] },
      {
        name: "Slam",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 5 },
            damage: [{ roll: "2d10 + 5", average: 16, type: "bludgeoning" }],
            next: [
              {
                targets: { what: "creature" },
                save: { ability: "con", dc: 15, success: "none" },
                lowersMaximum: { damage: "all", until: "cured" },
                narrative: "Greater restoration or other magic mends it.",
                next: [{ when: "maximum-zero", kills: true }],
              },
            ],
          },
        ],
      },
      {
        name: "Haste",
        recharge: 5,
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "stat", stat: "armor-class", change: "add", by: 2 },
                  {
                    kind: "roll",
                    on: "save",
                    by: "self",
                    mode: "advantage",
                    when: { ability: ["dex"] },
                  },
                ],
                duration: { kind: "turn", edge: "end", of: "source" },
              },
            ],
          },
          {
            when: "sustain",
            economy: "bonus-action",
            action: "Slam",
            narrative: "While the haste lasts.",
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "flesh-golem",
    name: "Flesh Golem",
    srd: "Monsters, Flesh Golem",
    summary:
      "Construct healed by lightning and shaken by fire that may run amok once badly wounded.",
    size: "medium",
    type: "construct",
    subtypes: [],
    alignment: "neutral",
    armorClass: [{ value: 9, from: "dexterity" }],
    hitPoints: { average: 93, roll: "11d8 + 44" },
    speeds: { walk: 30 },
    abilities: { str: 19, dex: 9, con: 18, int: 6, wis: 10, cha: 5 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [
      { types: ["lightning", "poison"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["adamantine"] },
    ],
    conditionImmunities: [
      "charmed",
      "exhaustion",
      "frightened",
      "paralyzed",
      "petrified",
      "poisoned",
    ],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: {
      speaks: [],
      understands: [],
      other: "understands, but does not speak, the languages of its creator",
    },
    challenge: 5,
    xp: 1800,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Aversion of Fire",
        steps: [
          {
            when: "damaged-by-fire",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "roll", on: "attack", by: "self", mode: "disadvantage" },
                  { kind: "roll", on: "check", by: "self", mode: "disadvantage" },
                ],
                duration: { kind: "turn", edge: "end", of: "source" },
              },
            ],
          },
        ],
      },
      {
        name: "Berserk",
        steps: [
          {
            when: "turn-start",
            if: { not: { during: "berserk" } },
            targets: { what: "self" },
            hitPoints: { atMost: 40 },
            die: { sides: 6, from: 6 },
            effects: [{ effects: [], duration: { kind: "special" }, endsOn: ["unhurt"] }],
            narrative: "It goes berserk.",
          },
          {
            when: "acted-on",
            economy: "action",
            check: { ability: "cha", skill: "persuasion", dc: 15 },
            narrative:
              "Its creator, within 60 feet and heard by it, rolls to calm it with firm words; a success ends the frenzy.",
          },
        ],
        notes: [
          "Berserk, it attacks the nearest creature that it sees, on each of its turns.",
          "With none near enough to reach and attack, it turns on an object, rather one smaller than itself.",
          "This lasts until it is destroyed or has all its hit points back.",
          "Once calmed, it may go berserk again on taking damage, if it still has no more than 40 hit points.",
        ],
      },
      { name: "Immutable Form", notes: ["No spell or effect can change its form."] },
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
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "flying-sword",
    name: "Flying Sword",
    srd: "Monsters, Flying Sword",
    summary:
      "Hovering blade that looks ordinary at rest, attacks on its own and is disabled by antimagic.",
    size: "small",
    type: "construct",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 17, roll: "5d6" },
    speeds: { walk: 0, fly: 50, hover: true },
    abilities: { str: 12, dex: 15, con: 11, int: 1, wis: 5, cha: 1 },
    saves: { dex: 4 },
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["poison", "psychic"] }],
    conditionImmunities: [
      "blinded",
      "charmed",
      "deafened",
      "frightened",
      "paralyzed",
      "petrified",
      "poisoned",
    ],
    senses: { blindsight: 60, passivePerception: 7, blindBeyond: true },
    languages: { speaks: [], understands: [] },
    challenge: 0.25,
    xp: 50,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Antimagic Susceptibility",
        steps: [
          {
            when: "antimagic",
            targets: { what: "self" },
            conditions: [{ condition: "incapacitated", duration: { kind: "special" } }],
            narrative: "As long as it is in the area of Antimagic Field.",
          },
          {
            when: "dispelled",
            targets: { what: "self" },
            save: { ability: "con", success: "none" },
            conditions: [
              { condition: "unconscious", duration: { kind: "time", amount: 1, unit: "minute" } },
            ],
            narrative:
              "When Dispel Magic is aimed at it, against the spell save DC of that caster.",
          },
        ],
      },
      {
        name: "False Appearance",
        notes: ["Motionless and not in flight, it cannot be told from an ordinary sword."],
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
            damage: [{ roll: "1d8 + 1", average: 5, type: "slashing" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "homunculus",
    name: "Homunculus",
    srd: "Monsters, Homunculus",
    summary:
      "Tiny flying construct linked by mind to its master, with a poisonous bite that can knock a victim unconscious.",
    size: "tiny",
    type: "construct",
    subtypes: [],
    alignment: "neutral",
    armorClass: [{ value: 13, from: "natural armor" }],
    hitPoints: { average: 5, roll: "2d4" },
    speeds: { walk: 20, fly: 40 },
    abilities: { str: 4, dex: 15, con: 11, int: 10, wis: 10, cha: 7 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["charmed", "poisoned"],
    senses: { darkvision: 60, passivePerception: 10 },
    languages: {
      speaks: [],
      understands: [],
      other: "understands, but does not speak, the languages of its creator",
    },
    challenge: 0,
    xp: 10,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Telepathic Bond",
        notes: [
          "Lets its master know what it senses, as long as both are on one plane.",
          "On one plane, the two can also talk by telepathy.",
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
                        condition: "poisoned",
                        duration: { kind: "time", amount: "1d10", unit: "minute" },
                      },
                      { condition: "unconscious", duration: { kind: "special" }, with: "poisoned" },
                    ],
                    narrative: "This poison is in place of the shorter one.",
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
    id: "iron-golem",
    name: "Iron Golem",
    srd: "Monsters, Iron Golem",
    summary:
      "Magic-resistant construct healed by fire that breathes out poisonous gas and fights with sword and slam.",
    size: "large",
    type: "construct",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 20, from: "natural armor" }],
    hitPoints: { average: 210, roll: "20d10 + 100" },
    speeds: { walk: 30 },
    abilities: { str: 24, dex: 9, con: 20, int: 3, wis: 11, cha: 1 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [
      { types: ["fire", "poison", "psychic"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["adamantine"] },
    ],
    conditionImmunities: [
      "charmed",
      "exhaustion",
      "frightened",
      "paralyzed",
      "petrified",
      "poisoned",
    ],
    senses: { darkvision: 120, passivePerception: 10 },
    languages: {
      speaks: [],
      understands: [],
      other: "understands, but does not speak, the languages of its creator",
    },
    challenge: 16,
    xp: 15000,
    proficiencyBonus: 5,
    traits: [
      {
        name: "Fire Absorption",
        effects: [{ kind: "damage", response: "immunity", types: ["fire"] }],
        steps: [
          {
            when: "subjected-to-fire",
            targets: { what: "self" },
            healing: [{ roll: "0", shareOfDamage: 1 }],
          },
        ],
      },
      { name: "Immutable Form", notes: ["No spell or effect can change its form."] },
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
          [{ action: "Slam", count: 2 }],
          [{ action: "Sword", count: 2 }],
          [
            { action: "Slam", count: 1 },
            { action: "Sword", count: 1 },
          ],
        ],
        steps: [],
      },
      {
        name: "Slam",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 13, reach: 5 },
            damage: [{ roll: "3d8 + 7", average: 20, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Sword",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 13, reach: 10 },
            damage: [{ roll: "3d10 + 7", average: 23, type: "slashing" }],
          },
        ],
      },
      {
        name: "Poison Breath",
        recharge: 6,
        steps: [
          {
            area: { shape: "cone", length: 15 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 19, success: "half" },
            damage: [{ roll: "10d8", type: "poison", average: 45 }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
  {
    id: "rug-of-smothering",
    name: "Rug of Smothering",
    srd: "Monsters, Rug of Smothering",
    summary:
      "Animated carpet that wraps and smothers one victim, who then takes half of any damage dealt to it.",
    size: "large",
    type: "construct",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 12, from: "dexterity" }],
    hitPoints: { average: 33, roll: "6d10" },
    speeds: { walk: 10 },
    abilities: { str: 17, dex: 14, con: 10, int: 1, wis: 3, cha: 1 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["poison", "psychic"] }],
    conditionImmunities: [
      "blinded",
      "charmed",
      "deafened",
      "frightened",
      "paralyzed",
      "petrified",
      "poisoned",
    ],
    senses: { blindsight: 60, passivePerception: 6, blindBeyond: true },
    languages: { speaks: [], understands: [] },
    challenge: 2,
    xp: 450,
    proficiencyBonus: 2,
    traits: [
      {
        name: "Antimagic Susceptibility",
        steps: [
          {
            when: "antimagic",
            targets: { what: "self" },
            conditions: [{ condition: "incapacitated", duration: { kind: "special" } }],
            narrative: "As long as it is in the area of Antimagic Field.",
          },
          {
            when: "dispelled",
            targets: { what: "self" },
            save: { ability: "con", success: "none" },
            conditions: [
              { condition: "unconscious", duration: { kind: "time", amount: 1, unit: "minute" } },
            ],
            narrative:
              "When Dispel Magic is aimed at it, against the spell save DC of that caster.",
          },
        ],
      },
      { name: "Damage Transfer", transfers: "grappled" },
      {
        name: "False Appearance",
        notes: ["Motionless, it cannot be told from the ordinary thing that it looks like."],
      },
    ],
    spellcasting: [],
    actions: [
      {
        name: "Smother",
        holds: 1,
        steps: [
          {
            targets: { what: "creature", count: 1, sizeAtMost: "medium" },
            attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
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
              {
                condition: "blinded",
                duration: { kind: "until", what: "escaped" },
                with: "grappled",
              },
            ],
            narrative: "It may suffocate.",
            next: [
              {
                when: "turn-start",
                damage: [{ roll: "2d6 + 3", type: "bludgeoning", average: 10 }],
                narrative: "While the rug holds it.",
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
    id: "shield-guardian",
    name: "Shield Guardian",
    srd: "Monsters, Shield Guardian",
    summary:
      "Amulet-bound construct that soaks half its wearer's wounds, stores one spell and regenerates.",
    size: "large",
    type: "construct",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 142, roll: "15d10 + 60" },
    speeds: { walk: 30 },
    abilities: { str: 18, dex: 8, con: 18, int: 7, wis: 10, cha: 3 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [{ types: ["poison"] }],
    conditionImmunities: ["charmed", "exhaustion", "frightened", "paralyzed", "poisoned"],
    senses: { blindsight: 10, darkvision: 60, passivePerception: 10 },
    languages: {
      speaks: [],
      understands: [],
      other: "understands, but does not speak, commands given in any language",
    },
    challenge: 7,
    xp: 2900,
    proficiencyBonus: 3,
    traits: [
      {
        name: "Bound",
        steps: [
          {
            when: "use",
            targets: { what: "creature", count: 1 },
            effects: [
              {
                effects: [{ kind: "transferred-damage", feet: 60 }],
                duration: { kind: "special" },
              },
            ],
            narrative: "Whoever wears its amulet.",
          },
        ],
        notes: [
          "Bound by magic to an amulet; all this only with both on one plane.",
          "The wearer can call it by telepathy, and it knows how far off the amulet is, and which way.",
        ],
      },
      {
        name: "Regeneration",
        effects: [{ kind: "regeneration", amount: 10, when: { not: { hitPointsAtMost: 0 } } }],
      },
      {
        name: "Spell Storing",
        steps: [
          {
            when: "use",
            targets: { what: "self" },
            narrative:
              "The amulet's wearer casts a spell of 4th level at most on it; that does nothing now, but is stored.",
            next: [
              {
                when: "trigger",
                narrative:
                  "At the wearer's command, or in a case named before, it casts this as the caster set it, without components.",
              },
            ],
          },
        ],
        notes: ["It holds 1 spell: casting that, or storing another, ends what it held."],
      },
    ],
    spellcasting: [],
    actions: [
      { name: "Multiattack", multiattack: [[{ action: "Fist", count: 2 }]], steps: [] },
      {
        name: "Fist",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 7, reach: 5 },
            damage: [{ roll: "2d6 + 4", average: 11, type: "bludgeoning" }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [
      {
        name: "Shield",
        steps: [
          {
            targets: { what: "creature", count: 1, range: 5 },
            effects: [
              {
                effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 2 }],
                duration: { kind: "instantaneous" },
              },
            ],
            narrative: "For whoever wears its amulet, against the attack that it answers.",
          },
        ],
      },
    ],
  },
  {
    id: "stone-golem",
    name: "Stone Golem",
    srd: "Monsters, Stone Golem",
    summary:
      "Magic-resistant statue that slows enemies within 10 feet and strikes with crushing slams.",
    size: "large",
    type: "construct",
    subtypes: [],
    alignment: "unaligned",
    armorClass: [{ value: 17, from: "natural armor" }],
    hitPoints: { average: 178, roll: "17d10 + 85" },
    speeds: { walk: 30 },
    abilities: { str: 22, dex: 9, con: 20, int: 3, wis: 11, cha: 1 },
    saves: {},
    skills: {},
    vulnerabilities: [],
    resistances: [],
    immunities: [
      { types: ["poison", "psychic"] },
      { types: ["bludgeoning", "piercing", "slashing"], nonmagical: true, except: ["adamantine"] },
    ],
    conditionImmunities: [
      "charmed",
      "exhaustion",
      "frightened",
      "paralyzed",
      "petrified",
      "poisoned",
    ],
    senses: { darkvision: 120, passivePerception: 10 },
    languages: {
      speaks: [],
      understands: [],
      other: "understands, but does not speak, the languages of its creator",
    },
    challenge: 10,
    xp: 5900,
    proficiencyBonus: 4,
    traits: [
      { name: "Immutable Form", notes: ["No spell or effect can change its form."] },
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
      { name: "Multiattack", multiattack: [[{ action: "Slam", count: 2 }]], steps: [] },
      {
        name: "Slam",
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 10, reach: 5 },
            damage: [{ roll: "3d8 + 6", average: 19, type: "bludgeoning" }],
          },
        ],
      },
      {
        name: "Slow",
        recharge: 5,
        steps: [
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
            targets: { what: "creature", range: 10, visible: true, chosen: true },
            save: { ability: "wis", dc: 17, success: "none", magic: true },
            next: [{ narrative: "The save is one against magic." }],
          },
        ],
      },
    ],
    bonusActions: [],
    reactions: [],
  },
]);
