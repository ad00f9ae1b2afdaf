// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { CharacterClass } from "./types.js";

/** Druid. */
export const druid: readonly CharacterClass[] = Object.freeze<CharacterClass[]>([
  {
    id: "druid",
    name: "Druid",
    srd: "Druid",
    summary:
      "Wisdom caster of nature who takes beast shapes, with a d8 Hit Die and Intelligence and Wisdom saves.",
    hitDie: 8,
    saves: ["int", "wis"],
    proficiencies: {
      armor: ["light", "medium", "shield"],
      weapons: [
        "club",
        "dagger",
        "javelin",
        "mace",
        "quarterstaff",
        "sickle",
        "spear",
        "dart",
        "sling",
        "scimitar",
      ],
      tools: ["herbalism-kit"],
    },
    skills: {
      choose: 2,
      from: [
        "animal_handling",
        "arcana",
        "insight",
        "medicine",
        "nature",
        "perception",
        "religion",
        "survival",
      ],
    },
    equipment: {
      given: [
        { item: "leather-armor", count: 1 },
        { item: "explorers-pack", count: 1 },
      ],
      choices: [
        [[{ item: "shield", count: 1 }], [{ any: "simple-weapons", count: 1 }]],
        [[{ item: "scimitar", count: 1 }], [{ any: "simple-melee-weapons", count: 1 }]],
        [[{ any: "druidic-foci", count: 1 }]],
      ],
    },
    spellcasting: {
      ability: "wis",
      level: 1,
      progression: "full",
      preparation: "prepared",
      rituals: true,
      focus: "druidic focus",
    },
    multiclass: {
      prerequisites: { all: ["wis"] },
      proficiencies: { armor: ["light", "medium", "shield"], weapons: [], tools: [] },
    },
    levels: [
      {
        level: 1,
        proficiencyBonus: 2,
        cantripsKnown: 2,
        slots: [2],
        features: ["druid-druidic", "druid-spellcasting-druid"],
      },
      {
        level: 2,
        proficiencyBonus: 2,
        cantripsKnown: 2,
        slots: [3],
        features: ["druid-druid-circle", "druid-wild-shape"],
      },
      { level: 3, proficiencyBonus: 2, cantripsKnown: 2, slots: [4, 2], features: [] },
      {
        level: 4,
        proficiencyBonus: 2,
        cantripsKnown: 3,
        slots: [4, 3],
        features: ["druid-wild-shape", "druid-ability-score-improvement"],
      },
      { level: 5, proficiencyBonus: 3, cantripsKnown: 3, slots: [4, 3, 2], features: [] },
      { level: 6, proficiencyBonus: 3, cantripsKnown: 3, slots: [4, 3, 3], features: [] },
      { level: 7, proficiencyBonus: 3, cantripsKnown: 3, slots: [4, 3, 3, 1], features: [] },
      {
        level: 8,
        proficiencyBonus: 3,
        cantripsKnown: 3,
        slots: [4, 3, 3, 2],
        features: ["druid-wild-shape", "druid-ability-score-improvement"],
      },
      { level: 9, proficiencyBonus: 4, cantripsKnown: 3, slots: [4, 3, 3, 3, 1], features: [] },
      { level: 10, proficiencyBonus: 4, cantripsKnown: 4, slots: [4, 3, 3, 3, 2], features: [] },
      { level: 11, proficiencyBonus: 4, cantripsKnown: 4, slots: [4, 3, 3, 3, 2, 1], features: [] },
      {
        level: 12,
        proficiencyBonus: 4,
        cantripsKnown: 4,
        slots: [4, 3, 3, 3, 2, 1],
        features: ["druid-ability-score-improvement"],
      },
      {
        level: 13,
        proficiencyBonus: 5,
        cantripsKnown: 4,
        slots: [4, 3, 3, 3, 2, 1, 1],
        features: [],
      },
      {
        level: 14,
        proficiencyBonus: 5,
        cantripsKnown: 4,
        slots: [4, 3, 3, 3, 2, 1, 1],
        features: [],
      },
      {
        level: 15,
        proficiencyBonus: 5,
        cantripsKnown: 4,
        slots: [4, 3, 3, 3, 2, 1, 1, 1],
        features: [],
      },
      {
        level: 16,
        proficiencyBonus: 5,
        cantripsKnown: 4,
        slots: [4, 3, 3, 3, 2, 1, 1, 1],
        features: ["druid-ability-score-improvement"],
      },
      {
        level: 17,
        proficiencyBonus: 6,
        cantripsKnown: 4,
        slots: [4, 3, 3, 3, 2, 1, 1, 1, 1],
        features: [],
      },
      {
        level: 18,
        proficiencyBonus: 6,
        cantripsKnown: 4,
        slots: [4, 3, 3, 3, 3, 1, 1, 1, 1],
        features: ["druid-beast-spells", "druid-timeless-body"],
      },
      {
        level: 19,
        proficiencyBonus: 6,
        cantripsKnown: 4,
        slots: [4, 3, 3, 3, 3, 2, 1, 1, 1],
        features: ["druid-ability-score-improvement"],
      },
      {
        level: 20,
        proficiencyBonus: 6,
        cantripsKnown: 4,
        slots: [4, 3, 3, 3, 3, 2, 2, 1, 1],
        features: ["druid-archdruid"],
      },
    ],
    features: [
      {
        id: "druid-druidic",
        name: "Druidic",
        srd: "Druid, Druidic",
        summary:
          "Speak the secret druid language and leave hidden messages that others notice only with a DC 15 Perception check.",
        levels: [1],
        gains: { languages: ["druidic"] },
        uses: [
          {
            economy: "passive",
            steps: [
              {
                when: "trigger",
                targets: { what: "creature" },
                check: { ability: "wis", skill: "perception", dc: 15 },
                narrative:
                  "Someone without Druidic notices a message hidden in it, but needs magic to read it.",
              },
            ],
          },
        ],
        notes: ["Messages can be hidden in it: those who know it notice them at once."],
      },
      {
        id: "druid-spellcasting-druid",
        name: "Spellcasting: Druid",
        srd: "Druid, Spellcasting: Druid",
        summary:
          "Shape nature's divine essence into druid spells, with Wisdom as your spellcasting ability.",
        levels: [1],
      },
      {
        id: "druid-druid-circle",
        name: "Druid Circle",
        srd: "Druid, Druid Circle",
        summary:
          "Join a druid circle, such as the Land, that gives you features at levels 2, 6, 10 and 14.",
        levels: [2],
        notes: ["One subclass is chosen; its features come at levels 2, 6, 10 and 14."],
      },
      {
        id: "druid-wild-shape",
        name: "Wild Shape",
        srd: "Druid, Wild Shape",
        summary:
          "Turn into a beast that you have seen, of a challenge and movement that grow with level.",
        levels: [2, 4, 8],
        numbers: {
          uses: { "2": 2, "20": "unlimited" },
          challengeRating: { "2": 0.25, "4": 0.5, "8": 1 },
          hours: {
            "2": 1,
            "4": 2,
            "6": 3,
            "8": 4,
            "10": 5,
            "12": 6,
            "14": 7,
            "16": 8,
            "18": 9,
            "20": 10,
          },
        },
        uses: [
          {
            economy: "action",
            limit: { times: { number: "uses" }, per: "short-rest" },
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  { effects: [{ kind: "cannot", what: "cast" }], duration: { kind: "source" } },
                ],
                narrative:
                  "You take the shape of a beast seen before, for that many hours or another use's more.",
              },
              {
                when: "sustain",
                economy: "bonus-action",
                narrative: "You turn back into yourself.",
              },
            ],
          },
        ],
        notes: [
          "No beast with a flying speed before level 8, none with a swimming speed before level 4.",
          "You turn back when unconscious, at 0 hit points, or dead.",
          "The beast's statistics replace yours, but for alignment, personality, Intelligence, Wisdom and Charisma.",
          "Skill and save proficiencies: yours and the beast's, with the higher bonus; no legendary or lair actions.",
          "Hit points and Hit Dice are the beast's; back in your shape you have the old ones, less damage left over at 0.",
          "Speech and hands are as the beast's allow; spells that already run go on, with their actions.",
          "Features stay where the body allows them; special senses only those of the beast.",
          "Each piece of equipment falls, merges without effect or is worn, where the GM finds that it fits.",
        ],
      },
      {
        id: "druid-ability-score-improvement",
        name: "Ability Score Improvement",
        srd: "Druid, Ability Score Improvement",
        summary: "Raise one ability score by 2, or two by 1 each, none above 20.",
        levels: [4, 8, 12, 16, 19],
        scores: { points: 2, most: 20 },
      },
      {
        id: "druid-beast-spells",
        name: "Beast Spells",
        srd: "Druid, Beast Spells",
        summary:
          "Cast druid spells with verbal and somatic parts while in Wild Shape, but not those needing materials.",
        levels: [18],
        notes: [
          "Words and gestures of druid spells can be made in a beast's shape, so these can be cast in it.",
          "Those that need material components still cannot.",
        ],
      },
      {
        id: "druid-timeless-body",
        name: "Timeless Body",
        srd: "Druid, Timeless Body",
        summary: "You age only one year for each decade that goes by.",
        levels: [18],
        notes: ["You age one year in ten."],
      },
      {
        id: "druid-archdruid",
        name: "Archdruid",
        srd: "Druid, Archdruid",
        summary:
          "Wild Shape has no use limit, and your druid spells skip verbal, somatic and free, unconsumed material components.",
        levels: [20],
        notes: [
          "Wild Shape has no limit of uses.",
          "Druid spells need no words or gestures in any shape, nor material that costs nothing and is not used up.",
        ],
      },
    ],
    subclassLevel: 2,
    subclasses: [
      {
        id: "circle-of-the-land",
        name: "Circle of the Land",
        also: ["land"],
        srd: "Circle of the Land",
        summary:
          "Druid circle of mystics and sages keeping ancient lore, with magic drawn from one kind of land.",
        class: "druid",
        features: [
          {
            id: "druid-bonus-cantrip",
            name: "Bonus Cantrip",
            srd: "Druid, Bonus Cantrip",
            summary: "Learn one extra cantrip from the druid spell list.",
            levels: [2],
            gains: { cantrips: { choose: 1, from: "druid" } },
          },
          {
            id: "druid-circle-of-the-land",
            name: "Circle of the Land",
            srd: "Druid, Circle of the Land",
            summary:
              "Join druids who guard old lore and rites, with magic shaped by the land where you joined the circle.",
            levels: [2],
            choose: { "2": 1 },
            options: [
              {
                id: "druid-circle-of-the-land-arctic",
                name: "Circle of the Land: Arctic",
                srd: "Druid, Circle of the Land: Arctic",
                summary:
                  "Your chosen land is the arctic, so your circle spells come from its list.",
                levels: [2],
                spells: {
                  "3": ["hold-person", "spike-growth"],
                  "5": ["sleet-storm", "slow"],
                  "7": ["freedom-of-movement", "ice-storm"],
                  "9": ["commune-with-nature", "cone-of-cold"],
                },
              },
              {
                id: "druid-circle-of-the-land-coast",
                name: "Circle of the Land: Coast",
                srd: "Druid, Circle of the Land: Coast",
                summary: "Your chosen land is the coast, so your circle spells come from its list.",
                levels: [2],
                spells: {
                  "3": ["mirror-image", "misty-step"],
                  "5": ["water-breathing", "water-walk"],
                  "7": ["control-water", "freedom-of-movement"],
                  "9": ["conjure-elemental", "scrying"],
                },
              },
              {
                id: "druid-circle-of-the-land-desert",
                name: "Circle of the Land: Desert",
                srd: "Druid, Circle of the Land: Desert",
                summary:
                  "Your chosen land is the desert, so your circle spells come from its list.",
                levels: [2],
                spells: {
                  "3": ["blur", "silence"],
                  "5": ["create-food-and-water", "protection-from-energy"],
                  "7": ["blight", "hallucinatory-terrain"],
                  "9": ["insect-plague", "wall-of-stone"],
                },
              },
              {
                id: "druid-circle-of-the-land-forest",
                name: "Circle of the Land: Forest",
                srd: "Druid, Circle of the Land: Forest",
                summary:
                  "Your chosen land is the forest, so your circle spells come from its list.",
                levels: [2],
                spells: {
                  "3": ["barkskin", "spider-climb"],
                  "5": ["call-lightning", "plant-growth"],
                  "7": ["divination", "freedom-of-movement"],
                  "9": ["commune-with-nature", "tree-stride"],
                },
              },
              {
                id: "druid-circle-of-the-land-grassland",
                name: "Circle of the Land: Grassland",
                srd: "Druid, Circle of the Land: Grassland",
                summary:
                  "Your chosen land is the grassland, so your circle spells come from its list.",
                levels: [2],
                spells: {
                  "3": ["invisibility", "pass-without-trace"],
                  "5": ["daylight", "haste"],
                  "7": ["divination", "freedom-of-movement"],
                  "9": ["dream", "insect-plague"],
                },
              },
              {
                id: "druid-circle-of-the-land-mountain",
                name: "Circle of the Land: Mountain",
                srd: "Druid, Circle of the Land: Mountain",
                summary:
                  "Your chosen land is the mountain, so your circle spells come from its list.",
                levels: [2],
                spells: {
                  "3": ["spider-climb", "spike-growth"],
                  "5": ["lightning-bolt", "meld-into-stone"],
                  "7": ["stone-shape", "stoneskin"],
                  "9": ["passwall", "wall-of-stone"],
                },
              },
              {
                id: "druid-circle-of-the-land-swamp",
                name: "Circle of the Land: Swamp",
                srd: "Druid, Circle of the Land: Swamp",
                summary: "Your chosen land is the swamp, so your circle spells come from its list.",
                levels: [2],
                spells: {
                  "3": ["acid-arrow", "darkness"],
                  "5": ["water-walk", "stinking-cloud"],
                  "7": ["freedom-of-movement", "locate-creature"],
                  "9": ["insect-plague", "scrying"],
                },
              },
            ],
          },
          {
            id: "druid-natural-recovery",
            name: "Natural Recovery",
            srd: "Druid, Natural Recovery",
            summary:
              "Once per long rest, a short rest restores slots below 6th level totalling at most half druid level, rounded up.",
            levels: [2],
            numbers: {
              slotLevels: {
                "2": 1,
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
                limit: { times: 1, per: "long-rest" },
                steps: [
                  {
                    targets: { what: "self" },
                    narrative:
                      "In a short rest, you get back spent slots of levels 1 to 5, of so many levels together.",
                  },
                ],
              },
            ],
          },
          {
            id: "druid-circle-spells",
            name: "Circle Spells",
            srd: "Druid, Circle Spells",
            summary: "Your land's spells are always prepared and do not count.",
            levels: [3, 5, 7, 9],
            notes: [
              "The spells of your land come at levels 3, 5, 7 and 9.",
              "Always prepared, beyond the number of spells prepared each day.",
              "They are druid spells even where the druid's list lacks them.",
            ],
          },
          {
            id: "druid-lands-stride",
            name: "Land's Stride",
            srd: "Druid, Land's Stride",
            summary:
              "Nonmagical difficult terrain and plants don't slow or hurt you, and you save with advantage against magical plants.",
            levels: [6],
            effects: [{ kind: "unhindered", by: "difficult-terrain" }],
            uses: [
              {
                economy: "passive",
                steps: [
                  {
                    when: "trigger",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [{ kind: "roll", on: "save", by: "self", mode: "advantage" }],
                        duration: { kind: "instantaneous" },
                      },
                    ],
                    narrative:
                      "Against plants made or moved by magic to hold someone up, as by entangle.",
                  },
                ],
              },
            ],
            notes: ["Plants that are not magical neither slow nor hurt you, thorns or no."],
          },
          {
            id: "druid-natures-ward",
            name: "Nature's Ward",
            srd: "Druid, Nature's Ward",
            summary:
              "Immune to poison and disease, and elementals and fey cannot charm or frighten you.",
            levels: [10],
            effects: [
              {
                kind: "condition-immunity",
                condition: "charmed",
                when: { other: ["elemental", "fey"] },
              },
              {
                kind: "condition-immunity",
                condition: "frightened",
                when: { other: ["elemental", "fey"] },
              },
              { kind: "damage", response: "immunity", types: ["poison"] },
              { kind: "condition-immunity", condition: "poisoned" },
              { kind: "disease-immunity" },
            ],
          },
          {
            id: "druid-natures-sanctuary",
            name: "Nature's Sanctuary",
            srd: "Druid, Nature's Sanctuary",
            summary:
              "Beasts and plants attacking you must pass a Wisdom save, or pick another target or miss.",
            levels: [14],
            effects: [
              {
                kind: "ward",
                save: "wis",
                dcFrom: "wis",
                spares: { amount: 24, unit: "hour" },
                when: { other: ["beast", "plant"] },
              },
            ],
            notes: ["The attacker is aware of it before it attacks."],
          },
        ],
      },
    ],
  },
]);
