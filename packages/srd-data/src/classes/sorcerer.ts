// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { CharacterClass } from "./types.js";

/** Sorcerer. */
export const sorcerer: readonly CharacterClass[] = Object.freeze<CharacterClass[]>([
  {
    id: "sorcerer",
    name: "Sorcerer",
    srd: "Sorcerer",
    summary:
      "Innate Charisma caster who bends spells with Metamagic, with a d6 Hit Die and Constitution and Charisma saves.",
    hitDie: 6,
    saves: ["cha", "con"],
    proficiencies: {
      armor: [],
      weapons: ["dagger", "dart", "sling", "quarterstaff", "crossbow-light"],
      tools: [],
    },
    skills: {
      choose: 2,
      from: ["arcana", "deception", "insight", "intimidation", "persuasion", "religion"],
    },
    equipment: {
      given: [{ item: "dagger", count: 2 }],
      choices: [
        [
          [
            { item: "crossbow-light", count: 1 },
            { item: "crossbow-bolt", count: 20 },
          ],
          [{ any: "simple-weapons", count: 1 }],
        ],
        [[{ item: "component-pouch", count: 1 }], [{ any: "arcane-foci", count: 1 }]],
        [[{ item: "dungeoneers-pack", count: 1 }], [{ item: "explorers-pack", count: 1 }]],
      ],
    },
    spellcasting: {
      ability: "cha",
      level: 1,
      progression: "full",
      preparation: "known",
      rituals: false,
      focus: "arcane focus",
    },
    multiclass: {
      prerequisites: { all: ["cha"] },
      proficiencies: { armor: [], weapons: [], tools: [] },
    },
    levels: [
      {
        level: 1,
        proficiencyBonus: 2,
        cantripsKnown: 4,
        spellsKnown: 2,
        slots: [2],
        numbers: {},
        features: ["sorcerer-sorcerous-origin", "sorcerer-spellcasting-sorcerer"],
      },
      {
        level: 2,
        proficiencyBonus: 2,
        cantripsKnown: 4,
        spellsKnown: 3,
        slots: [3],
        numbers: { "sorcery-points": 2 },
        features: [
          "sorcerer-flexible-casting-converting-spell-slot",
          "sorcerer-flexible-casting-creating-spell-slots",
          "sorcerer-font-of-magic",
        ],
      },
      {
        level: 3,
        proficiencyBonus: 2,
        cantripsKnown: 4,
        spellsKnown: 4,
        slots: [4, 2],
        numbers: { "sorcery-points": 3 },
        features: ["sorcerer-metamagic"],
      },
      {
        level: 4,
        proficiencyBonus: 2,
        cantripsKnown: 5,
        spellsKnown: 5,
        slots: [4, 3],
        numbers: { "sorcery-points": 4 },
        features: ["sorcerer-ability-score-improvement"],
      },
      {
        level: 5,
        proficiencyBonus: 3,
        cantripsKnown: 5,
        spellsKnown: 6,
        slots: [4, 3, 2],
        numbers: { "sorcery-points": 5 },
        features: [],
      },
      {
        level: 6,
        proficiencyBonus: 3,
        cantripsKnown: 5,
        spellsKnown: 7,
        slots: [4, 3, 3],
        numbers: { "sorcery-points": 6 },
        features: [],
      },
      {
        level: 7,
        proficiencyBonus: 3,
        cantripsKnown: 5,
        spellsKnown: 8,
        slots: [4, 3, 3, 1],
        numbers: { "sorcery-points": 7 },
        features: [],
      },
      {
        level: 8,
        proficiencyBonus: 3,
        cantripsKnown: 5,
        spellsKnown: 9,
        slots: [4, 3, 3, 2],
        numbers: { "sorcery-points": 8 },
        features: ["sorcerer-ability-score-improvement"],
      },
      {
        level: 9,
        proficiencyBonus: 4,
        cantripsKnown: 5,
        spellsKnown: 10,
        slots: [4, 3, 3, 3, 1],
        numbers: { "sorcery-points": 9 },
        features: [],
      },
      {
        level: 10,
        proficiencyBonus: 4,
        cantripsKnown: 6,
        spellsKnown: 11,
        slots: [4, 3, 3, 3, 2],
        numbers: { "sorcery-points": 10 },
        features: ["sorcerer-metamagic"],
      },
      {
        level: 11,
        proficiencyBonus: 4,
        cantripsKnown: 6,
        spellsKnown: 12,
        slots: [4, 3, 3, 3, 2, 1],
        numbers: { "sorcery-points": 11 },
        features: [],
      },
      {
        level: 12,
        proficiencyBonus: 4,
        cantripsKnown: 6,
        spellsKnown: 12,
        slots: [4, 3, 3, 3, 2, 1],
        numbers: { "sorcery-points": 12 },
        features: ["sorcerer-ability-score-improvement"],
      },
      {
        level: 13,
        proficiencyBonus: 5,
        cantripsKnown: 6,
        spellsKnown: 13,
        slots: [4, 3, 3, 3, 2, 1, 1],
        numbers: { "sorcery-points": 13 },
        features: [],
      },
      {
        level: 14,
        proficiencyBonus: 5,
        cantripsKnown: 6,
        spellsKnown: 13,
        slots: [4, 3, 3, 3, 2, 1, 1],
        numbers: { "sorcery-points": 14 },
        features: [],
      },
      {
        level: 15,
        proficiencyBonus: 5,
        cantripsKnown: 6,
        spellsKnown: 14,
        slots: [4, 3, 3, 3, 2, 1, 1, 1],
        numbers: { "sorcery-points": 15 },
        features: [],
      },
      {
        level: 16,
        proficiencyBonus: 5,
        cantripsKnown: 6,
        spellsKnown: 14,
        slots: [4, 3, 3, 3, 2, 1, 1, 1],
        numbers: { "sorcery-points": 16 },
        features: ["sorcerer-ability-score-improvement"],
      },
      {
        level: 17,
        proficiencyBonus: 6,
        cantripsKnown: 6,
        spellsKnown: 15,
        slots: [4, 3, 3, 3, 2, 1, 1, 1, 1],
        numbers: { "sorcery-points": 17 },
        features: ["sorcerer-metamagic"],
      },
      {
        level: 18,
        proficiencyBonus: 6,
        cantripsKnown: 6,
        spellsKnown: 15,
        slots: [4, 3, 3, 3, 3, 1, 1, 1, 1],
        numbers: { "sorcery-points": 18 },
        features: [],
      },
      {
        level: 19,
        proficiencyBonus: 6,
        cantripsKnown: 6,
        spellsKnown: 15,
        slots: [4, 3, 3, 3, 3, 2, 1, 1, 1],
        numbers: { "sorcery-points": 19 },
        features: ["sorcerer-ability-score-improvement"],
      },
      {
        level: 20,
        proficiencyBonus: 6,
        cantripsKnown: 6,
        spellsKnown: 15,
        slots: [4, 3, 3, 3, 3, 2, 2, 1, 1],
        numbers: { "sorcery-points": 20 },
        features: ["sorcerer-sorcerous-restoration"],
      },
    ],
    features: [
      {
        id: "sorcerer-sorcerous-origin",
        name: "Sorcerous Origin",
        srd: "Sorcerer, Sorcerous Origin",
        summary:
          "Choose where your magic comes from, such as a draconic bloodline, for features at levels 1, 6, 14 and 18.",
        levels: [1],
        notes: ["One subclass is chosen; its features come at levels 1, 6, 14 and 18."],
      },
      {
        id: "sorcerer-spellcasting-sorcerer",
        name: "Spellcasting: Sorcerer",
        srd: "Sorcerer, Spellcasting: Sorcerer",
        summary:
          "Cast sorcerer spells from inborn arcane power, with Charisma as your spellcasting ability.",
        levels: [1],
      },
      {
        id: "sorcerer-flexible-casting-converting-spell-slot",
        name: "Flexible Casting: Converting Spell Slot",
        srd: "Sorcerer, Flexible Casting: Converting Spell Slot",
        summary: "Bonus action: burn a spell slot to gain sorcery points equal to its level.",
        levels: [2],
        uses: [
          {
            economy: "bonus-action",
            cost: { of: "spell-slot", amount: 1 },
            steps: [
              {
                targets: { what: "self" },
                narrative: "You gain as many sorcery points as the slot has levels.",
              },
            ],
          },
        ],
      },
      {
        id: "sorcerer-flexible-casting-creating-spell-slots",
        name: "Flexible Casting: Creating Spell Slots",
        srd: "Sorcerer, Flexible Casting: Creating Spell Slots",
        summary:
          "Bonus action: turn sorcery points into a spell slot of up to 5th level that lasts until a long rest.",
        levels: [2],
        uses: [
          {
            name: "Level 1",
            economy: "bonus-action",
            cost: { of: "sorcery-points", amount: 2 },
            steps: [
              { targets: { what: "self" }, narrative: "You gain one spell slot of level 1." },
            ],
          },
          {
            name: "Level 2",
            economy: "bonus-action",
            cost: { of: "sorcery-points", amount: 3 },
            steps: [
              { targets: { what: "self" }, narrative: "You gain one spell slot of level 2." },
            ],
          },
          {
            name: "Level 3",
            economy: "bonus-action",
            cost: { of: "sorcery-points", amount: 5 },
            steps: [
              { targets: { what: "self" }, narrative: "You gain one spell slot of level 3." },
            ],
          },
          {
            name: "Level 4",
            economy: "bonus-action",
            cost: { of: "sorcery-points", amount: 6 },
            steps: [
              { targets: { what: "self" }, narrative: "You gain one spell slot of level 4." },
            ],
          },
          {
            name: "Level 5",
            economy: "bonus-action",
            cost: { of: "sorcery-points", amount: 7 },
            steps: [
              { targets: { what: "self" }, narrative: "You gain one spell slot of level 5." },
            ],
          },
        ],
        notes: ["Slots made so are gone after a long rest; none is above level 5."],
      },
      {
        id: "sorcerer-font-of-magic",
        name: "Font of Magic",
        srd: "Sorcerer, Font of Magic",
        summary:
          "Gain sorcery points, starting with 2 and growing with level, that fuel magic and return after a long rest.",
        levels: [2],
        numbers: {
          points: {
            "2": 2,
            "3": 3,
            "4": 4,
            "5": 5,
            "6": 6,
            "7": 7,
            "8": 8,
            "9": 9,
            "10": 10,
            "11": 11,
            "12": 12,
            "13": 13,
            "14": 14,
            "15": 15,
            "16": 16,
            "17": 17,
            "18": 18,
            "19": 19,
            "20": 20,
          },
        },
        uses: [
          {
            limit: { times: { number: "points" }, per: "long-rest" },
            steps: [{ narrative: "Points are spent on the features of yours that ask for them." }],
          },
        ],
        notes: ["Never more points than this at once."],
      },
      {
        id: "sorcerer-metamagic",
        name: "Metamagic",
        srd: "Sorcerer, Metamagic",
        summary:
          "Learn two Metamagic options to alter your spells, normally using one option per casting.",
        levels: [3, 10, 17],
        choose: { "3": 2, "10": 3, "17": 4 },
        notes: [
          "A spell takes one option at each casting, where an option does not say otherwise.",
        ],
        options: [
          {
            id: "sorcerer-metamagic-careful-spell",
            name: "Metamagic: Careful Spell",
            srd: "Sorcerer, Metamagic: Careful Spell",
            summary:
              "1 sorcery point: up to your Charisma modifier in creatures automatically pass their save against your spell.",
            levels: [3],
            uses: [
              {
                cost: { of: "sorcery-points", amount: 1 },
                steps: [
                  {
                    targets: { what: "creature", chosen: true },
                    effects: [
                      {
                        effects: [{ kind: "roll", on: "save", by: "self", outcome: "succeeds" }],
                        duration: { kind: "instantaneous" },
                      },
                    ],
                    narrative:
                      "The saves against the spell you cast, of as many as your Charisma modifier, at least one.",
                  },
                ],
              },
            ],
          },
          {
            id: "sorcerer-metamagic-distant-spell",
            name: "Metamagic: Distant Spell",
            srd: "Sorcerer, Metamagic: Distant Spell",
            summary: "1 sorcery point: double a spell's range, or let a touch spell reach 30 feet.",
            levels: [3],
            uses: [
              {
                cost: { of: "sorcery-points", amount: 1 },
                steps: [
                  {
                    option: "feet",
                    targets: { what: "spell", count: 1 },
                    narrative: "A range of at least 5 feet is doubled.",
                  },
                  {
                    option: "touch",
                    targets: { what: "spell", count: 1 },
                    narrative: "A range of touch is 30 feet instead.",
                  },
                ],
              },
            ],
          },
          {
            id: "sorcerer-metamagic-empowered-spell",
            name: "Metamagic: Empowered Spell",
            srd: "Sorcerer, Metamagic: Empowered Spell",
            summary:
              "1 sorcery point: reroll as many damage dice as your Charisma modifier, even alongside another Metamagic option.",
            levels: [3],
            uses: [
              {
                cost: { of: "sorcery-points", amount: 1 },
                steps: [
                  {
                    targets: { what: "self" },
                    narrative:
                      "You roll as many of a spell's damage dice again as your Charisma modifier, at least one; the second roll stands.",
                  },
                ],
              },
            ],
            notes: ["May be added to another option on the same spell."],
          },
          {
            id: "sorcerer-metamagic-extended-spell",
            name: "Metamagic: Extended Spell",
            srd: "Sorcerer, Metamagic: Extended Spell",
            summary:
              "1 sorcery point: double a duration of at least 1 minute, to no more than 24 hours.",
            levels: [3],
            uses: [
              {
                cost: { of: "sorcery-points", amount: 1 },
                steps: [
                  {
                    targets: { what: "spell", count: 1 },
                    narrative: "A duration of at least 1 minute is doubled, to 24 hours at most.",
                  },
                ],
              },
            ],
          },
          {
            id: "sorcerer-metamagic-heightened-spell",
            name: "Metamagic: Heightened Spell",
            srd: "Sorcerer, Metamagic: Heightened Spell",
            summary:
              "3 sorcery points: one target has disadvantage on the first save it makes against your spell.",
            levels: [3],
            uses: [
              {
                cost: { of: "sorcery-points", amount: 3 },
                steps: [
                  {
                    targets: { what: "creature", count: 1 },
                    effects: [
                      {
                        effects: [{ kind: "roll", on: "save", by: "self", mode: "disadvantage" }],
                        duration: { kind: "instantaneous" },
                      },
                    ],
                    narrative: "One target's first save against the spell you cast, no later ones.",
                  },
                ],
              },
            ],
          },
          {
            id: "sorcerer-metamagic-quickened-spell",
            name: "Metamagic: Quickened Spell",
            srd: "Sorcerer, Metamagic: Quickened Spell",
            summary: "2 sorcery points: cast a one-action spell as a bonus action.",
            levels: [3],
            uses: [
              {
                cost: { of: "sorcery-points", amount: 2 },
                steps: [
                  {
                    targets: { what: "spell", count: 1 },
                    narrative: "Cast as a bonus action what takes 1 action.",
                  },
                ],
              },
            ],
          },
          {
            id: "sorcerer-metamagic-subtle-spell",
            name: "Metamagic: Subtle Spell",
            srd: "Sorcerer, Metamagic: Subtle Spell",
            summary: "1 sorcery point: leave out a spell's verbal and somatic components.",
            levels: [3],
            uses: [
              {
                cost: { of: "sorcery-points", amount: 1 },
                steps: [
                  {
                    targets: { what: "spell", count: 1 },
                    narrative: "It needs neither words nor gestures.",
                  },
                ],
              },
            ],
          },
          {
            id: "sorcerer-metamagic-twinned-spell",
            name: "Metamagic: Twinned Spell",
            srd: "Sorcerer, Metamagic: Twinned Spell",
            summary:
              "Aim a single-target spell at a second creature for sorcery points equal to its level, or 1 for a cantrip.",
            levels: [3],
            uses: [
              {
                cost: { of: "sorcery-points", amount: 1 },
                steps: [
                  {
                    targets: { what: "creature", count: 1 },
                    narrative:
                      "The spell has this second target too, in its range; 1 point for a cantrip, else 1 for each spell level.",
                  },
                ],
              },
            ],
            notes: [
              "Not for a range of self, nor for a spell that could have two targets at the level it is cast.",
            ],
          },
        ],
      },
      {
        id: "sorcerer-ability-score-improvement",
        name: "Ability Score Improvement",
        srd: "Sorcerer, Ability Score Improvement",
        summary: "Raise one ability score by 2, or two by 1 each, none above 20.",
        levels: [4, 8, 12, 16, 19],
        scores: { points: 2, most: 20 },
      },
      {
        id: "sorcerer-sorcerous-restoration",
        name: "Sorcerous Restoration",
        srd: "Sorcerer, Sorcerous Restoration",
        summary: "Each short rest gives back 4 of your spent sorcery points.",
        levels: [20],
        notes: ["A short rest brings back 4 spent sorcery points."],
      },
    ],
    subclassLevel: 1,
    subclasses: [
      {
        id: "draconic-bloodline",
        name: "Draconic Bloodline",
        also: ["draconic"],
        srd: "Draconic Bloodline",
        summary: "Sorcerer origin whose inborn magic comes from dragon blood in the family line.",
        class: "sorcerer",
        features: [
          {
            id: "sorcerer-draconic-resilience",
            name: "Draconic Resilience",
            srd: "Sorcerer, Draconic Resilience",
            summary:
              "Gain 1 extra hit point per sorcerer level, and unarmored AC equal to 13 plus Dexterity modifier.",
            levels: [1],
            effects: [
              { kind: "stat", stat: "hit-point-maximum", change: "add", by: { of: "class-level" } },
              {
                kind: "stat",
                stat: "armor-class",
                change: "set",
                by: 13,
                formula: ["dex"],
                when: { armor: "none" },
              },
            ],
          },
          {
            id: "sorcerer-dragon-ancestor",
            name: "Dragon Ancestor",
            srd: "Sorcerer, Dragon Ancestor",
            summary:
              "Choose a dragon type that sets your damage type, learn Draconic, and double proficiency on Charisma checks with dragons.",
            levels: [1],
            choose: { "1": 1 },
            gains: { languages: ["draconic"] },
            uses: [
              {
                economy: "passive",
                steps: [
                  {
                    when: "trigger",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [
                          {
                            kind: "proficiency",
                            in: ["cha"],
                            on: "check",
                            share: 2,
                            when: { other: ["dragon"] },
                          },
                        ],
                        duration: { kind: "instantaneous" },
                      },
                    ],
                    narrative: "Only where your proficiency bonus belongs to the check anyway.",
                  },
                ],
              },
            ],
            options: [
              {
                id: "sorcerer-dragon-ancestor-black-acid-damage",
                name: "Dragon Ancestor: Black - Acid Damage",
                srd: "Sorcerer, Dragon Ancestor: Black - Acid Damage",
                summary: "A black dragon ancestor ties your draconic features to acid damage.",
                levels: [1],
                notes: ["The damage type of your later draconic features is acid."],
              },
              {
                id: "sorcerer-dragon-ancestor-blue-lightning-damage",
                name: "Dragon Ancestor: Blue - Lightning Damage",
                srd: "Sorcerer, Dragon Ancestor: Blue - Lightning Damage",
                summary: "A blue dragon ancestor ties your draconic features to lightning damage.",
                levels: [1],
                notes: ["The damage type of your later draconic features is lightning."],
              },
              {
                id: "sorcerer-dragon-ancestor-brass-fire-damage",
                name: "Dragon Ancestor: Brass - Fire Damage",
                srd: "Sorcerer, Dragon Ancestor: Brass - Fire Damage",
                summary: "A brass dragon ancestor ties your draconic features to fire damage.",
                levels: [1],
                notes: ["The damage type of your later draconic features is fire."],
              },
              {
                id: "sorcerer-dragon-ancestor-bronze-lightning-damage",
                name: "Dragon Ancestor: Bronze - Lightning Damage",
                srd: "Sorcerer, Dragon Ancestor: Bronze - Lightning Damage",
                summary:
                  "A bronze dragon ancestor ties your draconic features to lightning damage.",
                levels: [1],
                notes: ["The damage type of your later draconic features is lightning."],
              },
              {
                id: "sorcerer-dragon-ancestor-copper-acid-damage",
                name: "Dragon Ancestor: Copper - Acid Damage",
                srd: "Sorcerer, Dragon Ancestor: Copper - Acid Damage",
                summary: "A copper dragon ancestor ties your draconic features to acid damage.",
                levels: [1],
                notes: ["The damage type of your later draconic features is acid."],
              },
              {
                id: "sorcerer-dragon-ancestor-gold-fire-damage",
                name: "Dragon Ancestor: Gold - Fire Damage",
                srd: "Sorcerer, Dragon Ancestor: Gold - Fire Damage",
                summary: "A gold dragon ancestor ties your draconic features to fire damage.",
                levels: [1],
                notes: ["The damage type of your later draconic features is fire."],
              },
              {
                id: "sorcerer-dragon-ancestor-green-poison-damage",
                name: "Dragon Ancestor: Green - Poison Damage",
                srd: "Sorcerer, Dragon Ancestor: Green - Poison Damage",
                summary: "A green dragon ancestor ties your draconic features to poison damage.",
                levels: [1],
                notes: ["The damage type of your later draconic features is poison."],
              },
              {
                id: "sorcerer-dragon-ancestor-red-fire-damage",
                name: "Dragon Ancestor: Red - Fire Damage",
                srd: "Sorcerer, Dragon Ancestor: Red - Fire Damage",
                summary: "A red dragon ancestor ties your draconic features to fire damage.",
                levels: [1],
                notes: ["The damage type of your later draconic features is fire."],
              },
              {
                id: "sorcerer-dragon-ancestor-silver-cold-damage",
                name: "Dragon Ancestor: Silver - Cold Damage",
                srd: "Sorcerer, Dragon Ancestor: Silver - Cold Damage",
                summary: "A silver dragon ancestor ties your draconic features to cold damage.",
                levels: [1],
                notes: ["The damage type of your later draconic features is cold."],
              },
              {
                id: "sorcerer-dragon-ancestor-white-cold-damage",
                name: "Dragon Ancestor: White - Cold Damage",
                srd: "Sorcerer, Dragon Ancestor: White - Cold Damage",
                summary: "A white dragon ancestor ties your draconic features to cold damage.",
                levels: [1],
                notes: ["The damage type of your later draconic features is cold."],
              },
            ],
          },
          {
            id: "sorcerer-elemental-affinity",
            name: "Elemental Affinity",
            srd: "Sorcerer, Elemental Affinity",
            summary:
              "Spells of your ancestry's type add Charisma to a single damage roll, and 1 sorcery point gives resistance for 1 hour.",
            levels: [6],
            uses: [
              {
                name: "Damage",
                economy: "passive",
                steps: [
                  {
                    when: "trigger",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [{ kind: "roll", on: "damage", by: "self", bonus: { of: "cha" } }],
                        duration: { kind: "instantaneous" },
                      },
                    ],
                    narrative: "One damage roll of a spell with your ancestor's type of damage.",
                  },
                ],
              },
              {
                name: "Resistance",
                cost: { of: "sorcery-points", amount: 1 },
                steps: [
                  {
                    option: "acid",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [{ kind: "damage", response: "resistance", types: ["acid"] }],
                        duration: { kind: "time", amount: 1, unit: "hour" },
                      },
                    ],
                  },
                  {
                    option: "cold",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
                        duration: { kind: "time", amount: 1, unit: "hour" },
                      },
                    ],
                  },
                  {
                    option: "fire",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
                        duration: { kind: "time", amount: 1, unit: "hour" },
                      },
                    ],
                  },
                  {
                    option: "lightning",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [{ kind: "damage", response: "resistance", types: ["lightning"] }],
                        duration: { kind: "time", amount: 1, unit: "hour" },
                      },
                    ],
                  },
                  {
                    option: "poison",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [{ kind: "damage", response: "resistance", types: ["poison"] }],
                        duration: { kind: "time", amount: 1, unit: "hour" },
                      },
                    ],
                  },
                ],
              },
            ],
            notes: ["Resistance comes with such a spell, to no other type than your ancestor's."],
          },
          {
            id: "sorcerer-dragon-wings",
            name: "Dragon Wings",
            srd: "Sorcerer, Dragon Wings",
            summary:
              "Bonus action: sprout or dismiss wings that let you fly at your current speed, unless your armor gets in the way.",
            levels: [14],
            uses: [
              {
                economy: "bonus-action",
                steps: [
                  {
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [
                          {
                            kind: "stat",
                            stat: "speed-fly",
                            change: "least",
                            by: { of: "walking-speed" },
                          },
                        ],
                        duration: { kind: "special" },
                      },
                    ],
                  },
                  {
                    when: "sustain",
                    economy: "bonus-action",
                    targets: { what: "self" },
                    ends: ["own"],
                  },
                ],
              },
            ],
            notes: [
              "They last until you dismiss them.",
              "Armour must be made for wings, or they cannot grow; clothes that are not may tear.",
            ],
          },
          {
            id: "sorcerer-draconic-presence",
            name: "Draconic Presence",
            srd: "Sorcerer, Draconic Presence",
            summary:
              "Action and 5 sorcery points: a 60-foot aura charms or frightens hostile creatures that fail Wisdom saves for 1 minute.",
            levels: [18],
            uses: [
              {
                economy: "action",
                cost: { of: "sorcery-points", amount: 5 },
                dcFrom: "cha",
                steps: [
                  {
                    option: "awe",
                    when: "turn-start",
                    area: { shape: "sphere", radius: 60 },
                    aura: true,
                    targets: { what: "creature", side: "enemies" },
                    save: { ability: "wis", success: "none" },
                    immuneAfter: { amount: 24, unit: "hour" },
                    conditions: [{ condition: "charmed", duration: { kind: "source" } }],
                  },
                  {
                    option: "fear",
                    when: "turn-start",
                    area: { shape: "sphere", radius: 60 },
                    aura: true,
                    targets: { what: "creature", side: "enemies" },
                    save: { ability: "wis", success: "none" },
                    immuneAfter: { amount: 24, unit: "hour" },
                    conditions: [{ condition: "frightened", duration: { kind: "source" } }],
                  },
                ],
              },
            ],
            notes: [
              "Lasts 1 minute, and only while you concentrate on it as on a spell.",
              "Only the save makes immune, to the awe and the fear alike; the aura's end does not.",
            ],
          },
        ],
      },
    ],
  },
]);
