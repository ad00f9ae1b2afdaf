// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { CharacterClass } from "./types.js";

/** Wizard. */
export const wizard: readonly CharacterClass[] = Object.freeze<CharacterClass[]>([
  {
    id: "wizard",
    name: "Wizard",
    srd: "Wizard",
    summary:
      "Spellbook-using Intelligence caster with a d6 Hit Die and Intelligence and Wisdom saves.",
    hitDie: 6,
    saves: ["int", "wis"],
    proficiencies: {
      armor: [],
      weapons: ["dagger", "dart", "sling", "quarterstaff", "crossbow-light"],
      tools: [],
    },
    skills: {
      choose: 2,
      from: ["arcana", "history", "insight", "investigation", "medicine", "religion"],
    },
    equipment: {
      given: [{ item: "spellbook", count: 1 }],
      choices: [
        [[{ item: "quarterstaff", count: 1 }], [{ item: "dagger", count: 1 }]],
        [[{ item: "component-pouch", count: 1 }], [{ any: "arcane-foci", count: 1 }]],
        [[{ item: "scholars-pack", count: 1 }], [{ item: "explorers-pack", count: 1 }]],
      ],
    },
    spellcasting: {
      ability: "int",
      level: 1,
      progression: "full",
      preparation: "spellbook",
      rituals: true,
      focus: "arcane focus",
    },
    multiclass: {
      prerequisites: { all: ["int"] },
      proficiencies: { armor: [], weapons: [], tools: [] },
    },
    levels: [
      {
        level: 1,
        proficiencyBonus: 2,
        cantripsKnown: 3,
        slots: [2],
        features: ["wizard-arcane-recovery", "wizard-spellcasting-wizard"],
      },
      {
        level: 2,
        proficiencyBonus: 2,
        cantripsKnown: 3,
        slots: [3],
        features: ["wizard-arcane-tradition"],
      },
      { level: 3, proficiencyBonus: 2, cantripsKnown: 3, slots: [4, 2], features: [] },
      {
        level: 4,
        proficiencyBonus: 2,
        cantripsKnown: 4,
        slots: [4, 3],
        features: ["wizard-ability-score-improvement"],
      },
      { level: 5, proficiencyBonus: 3, cantripsKnown: 4, slots: [4, 3, 2], features: [] },
      { level: 6, proficiencyBonus: 3, cantripsKnown: 4, slots: [4, 3, 3], features: [] },
      { level: 7, proficiencyBonus: 3, cantripsKnown: 4, slots: [4, 3, 3, 1], features: [] },
      {
        level: 8,
        proficiencyBonus: 3,
        cantripsKnown: 4,
        slots: [4, 3, 3, 2],
        features: ["wizard-ability-score-improvement"],
      },
      { level: 9, proficiencyBonus: 4, cantripsKnown: 4, slots: [4, 3, 3, 3, 1], features: [] },
      { level: 10, proficiencyBonus: 4, cantripsKnown: 5, slots: [4, 3, 3, 3, 2], features: [] },
      { level: 11, proficiencyBonus: 4, cantripsKnown: 5, slots: [4, 3, 3, 3, 2, 1], features: [] },
      {
        level: 12,
        proficiencyBonus: 4,
        cantripsKnown: 5,
        slots: [4, 3, 3, 3, 2, 1],
        features: ["wizard-ability-score-improvement"],
      },
      {
        level: 13,
        proficiencyBonus: 5,
        cantripsKnown: 5,
        slots: [4, 3, 3, 3, 2, 1, 1],
        features: [],
      },
      {
        level: 14,
        proficiencyBonus: 5,
        cantripsKnown: 5,
        slots: [4, 3, 3, 3, 2, 1, 1],
        features: [],
      },
      {
        level: 15,
        proficiencyBonus: 5,
        cantripsKnown: 5,
        slots: [4, 3, 3, 3, 2, 1, 1, 1],
        features: [],
      },
      {
        level: 16,
        proficiencyBonus: 5,
        cantripsKnown: 5,
        slots: [4, 3, 3, 3, 2, 1, 1, 1],
        features: ["wizard-ability-score-improvement"],
      },
      {
        level: 17,
        proficiencyBonus: 6,
        cantripsKnown: 5,
        slots: [4, 3, 3, 3, 2, 1, 1, 1, 1],
        features: [],
      },
      {
        level: 18,
        proficiencyBonus: 6,
        cantripsKnown: 5,
        slots: [4, 3, 3, 3, 3, 1, 1, 1, 1],
        features: ["wizard-spell-mastery"],
      },
      {
        level: 19,
        proficiencyBonus: 6,
        cantripsKnown: 5,
        slots: [4, 3, 3, 3, 3, 2, 1, 1, 1],
        features: ["wizard-ability-score-improvement"],
      },
      {
        level: 20,
        proficiencyBonus: 6,
        cantripsKnown: 5,
        slots: [4, 3, 3, 3, 3, 2, 2, 1, 1],
        features: ["wizard-signature-spell"],
      },
    ],
    features: [
      {
        id: "wizard-arcane-recovery",
        name: "Arcane Recovery",
        srd: "Wizard, Arcane Recovery",
        summary:
          "Once a day after a short rest, regain slots of 5th level or lower totalling at most half wizard level, rounded up.",
        levels: [1],
        numbers: {
          slotLevels: {
            "1": 1,
            "3": 2,
            "5": 3,
            "7": 4,
            "9": 5,
            "11": 6,
            "13": 7,
            "15": 8,
            "17": 9,
            "19": 10,
          },
        },
        uses: [
          {
            limit: { times: 1, per: "day" },
            steps: [
              {
                targets: { what: "self" },
                narrative:
                  "As a short rest ends, you get back spent slots of levels 1 to 5, of so many levels together.",
              },
            ],
          },
        ],
      },
      {
        id: "wizard-spellcasting-wizard",
        name: "Spellcasting: Wizard",
        srd: "Wizard, Spellcasting: Wizard",
        summary:
          "Cast wizard spells learned from a spellbook, with Intelligence as your spellcasting ability.",
        levels: [1],
      },
      {
        id: "wizard-arcane-tradition",
        name: "Arcane Tradition",
        srd: "Wizard, Arcane Tradition",
        summary:
          "Choose a school of magic, such as Evocation, that gives you features at levels 2, 6, 10 and 14.",
        levels: [2],
        notes: ["One subclass is chosen; its features come at levels 2, 6, 10 and 14."],
      },
      {
        id: "wizard-ability-score-improvement",
        name: "Ability Score Improvement",
        srd: "Wizard, Ability Score Improvement",
        summary: "Raise one ability score by 2, or two by 1 each, none above 20.",
        levels: [4, 8, 12, 16, 19],
        scores: { points: 2, most: 20 },
      },
      {
        id: "wizard-spell-mastery",
        name: "Spell Mastery",
        srd: "Wizard, Spell Mastery",
        summary:
          "Cast one chosen 1st-level and one 2nd-level wizard spell freely at lowest level while prepared.",
        levels: [18],
        uses: [
          {
            name: "Cast",
            steps: [
              { narrative: "You cast one of the two at its own level, and no slot is spent." },
            ],
          },
          {
            name: "Exchange",
            economy: "long",
            steps: [
              {
                narrative: "After 8 hours of study, others of the same levels replace one or both.",
              },
            ],
          },
        ],
        notes: [
          "One spell of level 1 and one of level 2, wizard spells of your spellbook; each must be prepared.",
          "At a higher level they take a slot like others.",
        ],
      },
      {
        id: "wizard-signature-spell",
        name: "Signature Spell",
        srd: "Wizard, Signature Spell",
        summary:
          "Two chosen 3rd-level wizard spells are always prepared, each castable once per short or long rest without a slot.",
        levels: [20],
        uses: [
          {
            name: "First Spell",
            limit: { times: 1, per: "short-rest" },
            steps: [{ narrative: "You cast it at level 3, and no slot is spent." }],
          },
          {
            name: "Second Spell",
            limit: { times: 1, per: "short-rest" },
            steps: [{ narrative: "You cast it at level 3, and no slot is spent." }],
          },
        ],
        notes: [
          "Two level 3 wizard spells of your spellbook, always prepared, beyond the number prepared.",
          "At a higher level they take a slot like others.",
        ],
      },
    ],
    subclassLevel: 2,
    subclasses: [
      {
        id: "school-of-evocation",
        name: "School of Evocation",
        also: ["evocation"],
        srd: "School of Evocation",
        summary:
          "Wizard school of powerful elemental effects: cold, flame, thunder, lightning and acid.",
        class: "wizard",
        features: [
          {
            id: "wizard-evocation-savant",
            name: "Evocation Savant",
            srd: "Wizard, Evocation Savant",
            summary:
              "Copying evocation spells into your spellbook takes half the usual gold and time.",
            levels: [2],
            notes: ["Evocations take half the time and gold to copy into your spellbook."],
          },
          {
            id: "wizard-sculpt-spells",
            name: "Sculpt Spells",
            srd: "Wizard, Sculpt Spells",
            summary:
              "Shield 1 plus the spell's level in creatures from your evocation: they pass the save and take no damage.",
            levels: [2],
            uses: [
              {
                economy: "passive",
                steps: [
                  {
                    when: "trigger",
                    targets: { what: "creature", chosen: true, visible: true },
                    effects: [
                      {
                        effects: [{ kind: "roll", on: "save", by: "self", outcome: "succeeds" }],
                        duration: { kind: "source" },
                      },
                    ],
                    narrative:
                      "Saves against an evocation of yours: its level and one more in number; what would be half damage is none.",
                  },
                ],
              },
            ],
          },
          {
            id: "wizard-potent-cantrip",
            name: "Potent Cantrip",
            srd: "Wizard, Potent Cantrip",
            summary: "Creatures that save against your damaging cantrips still suffer half damage.",
            levels: [6],
            notes: [
              "A save that avoids your cantrip still lets half its damage through, and nothing else.",
            ],
          },
          {
            id: "wizard-empowered-evocation",
            name: "Empowered Evocation",
            srd: "Wizard, Empowered Evocation",
            summary:
              "Add your Intelligence modifier to a single damage roll of each wizard evocation spell you cast.",
            levels: [10],
            uses: [
              {
                economy: "passive",
                steps: [
                  {
                    when: "trigger",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [{ kind: "roll", on: "damage", by: "self", bonus: { of: "int" } }],
                        duration: { kind: "instantaneous" },
                      },
                    ],
                    narrative:
                      "One damage roll of each evocation among the wizard spells that you cast.",
                  },
                ],
              },
            ],
          },
          {
            id: "wizard-overchannel",
            name: "Overchannel",
            srd: "Wizard, Overchannel",
            summary:
              "Deal maximum damage with a wizard spell of 5th level or lower; reuse before a long rest costs you necrotic damage.",
            levels: [14],
            uses: [
              {
                economy: "passive",
                limit: { times: "unlimited", per: "long-rest" },
                steps: [
                  {
                    when: "trigger",
                    targets: { what: "spell", count: 1 },
                    narrative:
                      "A wizard spell of level 1 to 5 that you cast does the most damage that its dice can give.",
                  },
                  {
                    when: "end",
                    targets: { what: "self" },
                    damage: [{ roll: "2d12", type: "necrotic", perSlot: "2d12" }],
                    narrative:
                      "From the second use before a long rest on: 2d12 a spell level, and each use after that 1d12 more a level.",
                  },
                ],
              },
            ],
            notes: [
              "No resistance or immunity helps against that damage; a long rest starts the count anew.",
            ],
          },
        ],
      },
    ],
  },
]);
