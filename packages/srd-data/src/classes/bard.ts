// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { CharacterClass } from "./types.js";

/** Bard. */
export const bard: readonly CharacterClass[] = Object.freeze<CharacterClass[]>([
  {
    id: "bard",
    name: "Bard",
    srd: "Bard",
    summary:
      "Charisma caster who inspires allies, with a d8 Hit Die and Dexterity and Charisma saves.",
    hitDie: 8,
    saves: ["cha", "dex"],
    proficiencies: {
      armor: ["light"],
      weapons: ["simple", "longsword", "rapier", "shortsword", "crossbow-hand"],
      tools: [],
      toolChoices: [
        {
          choose: 3,
          from: [
            "bagpipes",
            "drum",
            "dulcimer",
            "flute",
            "lute",
            "lyre",
            "horn",
            "pan-flute",
            "shawm",
            "viol",
          ],
        },
      ],
    },
    skills: {
      choose: 3,
      from: [
        "acrobatics",
        "animal_handling",
        "arcana",
        "athletics",
        "deception",
        "history",
        "insight",
        "intimidation",
        "investigation",
        "medicine",
        "nature",
        "perception",
        "performance",
        "persuasion",
        "religion",
        "sleight_of_hand",
        "stealth",
        "survival",
      ],
    },
    equipment: {
      given: [
        { item: "leather-armor", count: 1 },
        { item: "dagger", count: 1 },
      ],
      choices: [
        [
          [{ item: "rapier", count: 1 }],
          [{ item: "longsword", count: 1 }],
          [{ any: "simple-weapons", count: 1 }],
        ],
        [[{ item: "diplomats-pack", count: 1 }], [{ item: "entertainers-pack", count: 1 }]],
        [[{ item: "lute", count: 1 }], [{ any: "musical-instruments", count: 1 }]],
      ],
    },
    spellcasting: {
      ability: "cha",
      level: 1,
      progression: "full",
      preparation: "known",
      rituals: true,
      focus: "musical instrument",
    },
    multiclass: {
      prerequisites: { all: ["cha"] },
      proficiencies: {
        armor: ["light"],
        weapons: [],
        tools: [],
        toolChoices: [
          {
            choose: 1,
            from: [
              "bagpipes",
              "drum",
              "dulcimer",
              "flute",
              "lute",
              "lyre",
              "horn",
              "pan-flute",
              "shawm",
              "viol",
            ],
          },
        ],
      },
      skills: {
        choose: 1,
        from: [
          "acrobatics",
          "animal_handling",
          "arcana",
          "athletics",
          "deception",
          "history",
          "insight",
          "intimidation",
          "investigation",
          "medicine",
          "nature",
          "perception",
          "performance",
          "persuasion",
          "religion",
          "sleight_of_hand",
          "stealth",
          "survival",
        ],
      },
    },
    levels: [
      {
        level: 1,
        proficiencyBonus: 2,
        cantripsKnown: 2,
        spellsKnown: 4,
        slots: [2],
        features: ["bard-bardic-inspiration", "bard-spellcasting-bard"],
      },
      {
        level: 2,
        proficiencyBonus: 2,
        cantripsKnown: 2,
        spellsKnown: 5,
        slots: [3],
        features: ["bard-jack-of-all-trades", "bard-song-of-rest"],
      },
      {
        level: 3,
        proficiencyBonus: 2,
        cantripsKnown: 2,
        spellsKnown: 6,
        slots: [4, 2],
        features: ["bard-bard-college", "bard-expertise"],
      },
      {
        level: 4,
        proficiencyBonus: 2,
        cantripsKnown: 3,
        spellsKnown: 7,
        slots: [4, 3],
        features: ["bard-ability-score-improvement"],
      },
      {
        level: 5,
        proficiencyBonus: 3,
        cantripsKnown: 3,
        spellsKnown: 8,
        slots: [4, 3, 2],
        features: ["bard-bardic-inspiration", "bard-font-of-inspiration"],
      },
      {
        level: 6,
        proficiencyBonus: 3,
        cantripsKnown: 3,
        spellsKnown: 9,
        slots: [4, 3, 3],
        features: ["bard-countercharm"],
      },
      {
        level: 7,
        proficiencyBonus: 3,
        cantripsKnown: 3,
        spellsKnown: 10,
        slots: [4, 3, 3, 1],
        features: [],
      },
      {
        level: 8,
        proficiencyBonus: 3,
        cantripsKnown: 3,
        spellsKnown: 11,
        slots: [4, 3, 3, 2],
        features: ["bard-ability-score-improvement"],
      },
      {
        level: 9,
        proficiencyBonus: 4,
        cantripsKnown: 3,
        spellsKnown: 12,
        slots: [4, 3, 3, 3, 1],
        features: ["bard-song-of-rest"],
      },
      {
        level: 10,
        proficiencyBonus: 4,
        cantripsKnown: 4,
        spellsKnown: 14,
        slots: [4, 3, 3, 3, 2],
        features: ["bard-bardic-inspiration", "bard-expertise", "bard-magical-secrets"],
      },
      {
        level: 11,
        proficiencyBonus: 4,
        cantripsKnown: 4,
        spellsKnown: 15,
        slots: [4, 3, 3, 3, 2, 1],
        features: [],
      },
      {
        level: 12,
        proficiencyBonus: 4,
        cantripsKnown: 4,
        spellsKnown: 15,
        slots: [4, 3, 3, 3, 2, 1],
        features: ["bard-ability-score-improvement"],
      },
      {
        level: 13,
        proficiencyBonus: 5,
        cantripsKnown: 4,
        spellsKnown: 16,
        slots: [4, 3, 3, 3, 2, 1, 1],
        features: ["bard-song-of-rest"],
      },
      {
        level: 14,
        proficiencyBonus: 5,
        cantripsKnown: 4,
        spellsKnown: 18,
        slots: [4, 3, 3, 3, 2, 1, 1],
        features: ["bard-magical-secrets"],
      },
      {
        level: 15,
        proficiencyBonus: 5,
        cantripsKnown: 4,
        spellsKnown: 19,
        slots: [4, 3, 3, 3, 2, 1, 1, 1],
        features: ["bard-bardic-inspiration"],
      },
      {
        level: 16,
        proficiencyBonus: 5,
        cantripsKnown: 4,
        spellsKnown: 19,
        slots: [4, 3, 3, 3, 2, 1, 1, 1],
        features: ["bard-ability-score-improvement"],
      },
      {
        level: 17,
        proficiencyBonus: 6,
        cantripsKnown: 4,
        spellsKnown: 20,
        slots: [4, 3, 3, 3, 2, 1, 1, 1, 1],
        features: ["bard-song-of-rest"],
      },
      {
        level: 18,
        proficiencyBonus: 6,
        cantripsKnown: 4,
        spellsKnown: 22,
        slots: [4, 3, 3, 3, 3, 1, 1, 1, 1],
        features: ["bard-magical-secrets"],
      },
      {
        level: 19,
        proficiencyBonus: 6,
        cantripsKnown: 4,
        spellsKnown: 22,
        slots: [4, 3, 3, 3, 3, 2, 1, 1, 1],
        features: ["bard-ability-score-improvement"],
      },
      {
        level: 20,
        proficiencyBonus: 6,
        cantripsKnown: 4,
        spellsKnown: 22,
        slots: [4, 3, 3, 3, 3, 2, 2, 1, 1],
        features: ["bard-superior-inspiration"],
      },
    ],
    features: [
      {
        id: "bard-bardic-inspiration",
        name: "Bardic Inspiration",
        srd: "Bard, Bardic Inspiration",
        summary:
          "As a bonus action give an ally a die, d6 growing to d12, for one check, attack or save.",
        levels: [1, 5, 10, 15],
        numbers: {
          uses: { "1": { of: "cha", least: 1 } },
          die: { "1": "1d6", "5": "1d8", "10": "1d10", "15": "1d12" },
        },
        uses: [
          {
            economy: "bonus-action",
            limit: { times: { number: "uses" }, per: "long-rest" },
            steps: [
              {
                targets: { what: "creature", count: 1, range: 60, hears: true },
                effects: [
                  {
                    effects: [
                      {
                        kind: "roll",
                        on: "check",
                        by: "self",
                        bonus: { number: "die" },
                        onRequest: true,
                      },
                      {
                        kind: "roll",
                        on: "attack",
                        by: "self",
                        bonus: { number: "die" },
                        onRequest: true,
                      },
                      {
                        kind: "roll",
                        on: "save",
                        by: "self",
                        bonus: { number: "die" },
                        onRequest: true,
                      },
                    ],
                    duration: { kind: "time", amount: 10, unit: "minute" },
                    endsOn: ["used"],
                  },
                ],
              },
            ],
          },
        ],
        notes: [
          "As many uses as the Charisma modifier, at least one.",
          "Never yourself; a creature holds one die at most.",
          "The die serves one roll of its holder's choice, even after the d20 is seen but not its outcome.",
          "The die goes by your bard level, not by its holder's.",
        ],
      },
      {
        id: "bard-spellcasting-bard",
        name: "Spellcasting: Bard",
        srd: "Bard, Spellcasting: Bard",
        summary:
          "Cast bard spells through words and music, with Charisma as your spellcasting ability.",
        levels: [1],
      },
      {
        id: "bard-jack-of-all-trades",
        name: "Jack of All Trades",
        srd: "Bard, Jack of All Trades",
        summary:
          "Add half your proficiency bonus to ability checks you aren't proficient in, rounding down.",
        levels: [2],
        effects: [{ kind: "proficiency", in: "all", on: "check", share: 0.5 }],
      },
      {
        id: "bard-song-of-rest",
        name: "Song of Rest",
        srd: "Bard, Song of Rest",
        summary:
          "Allies who spend Hit Dice in a short rest you play through regain 1d6 more, growing to 1d12.",
        levels: [2, 9, 13, 17],
        numbers: { die: { "2": "1d6", "9": "1d8", "13": "1d10", "17": "1d12" } },
        uses: [
          {
            economy: "passive",
            steps: [
              {
                when: "hit-dice",
                targets: { what: "creature", side: "allies", hears: true },
                healing: [{ roll: "1d6", number: "die" }],
              },
            ],
          },
        ],
      },
      {
        id: "bard-bard-college",
        name: "Bard College",
        srd: "Bard, Bard College",
        summary:
          "Join a bard college, such as Lore, that gives you features at levels 3, 6 and 14.",
        levels: [3],
        notes: ["One subclass is chosen; its features come at levels 3, 6 and 14."],
      },
      {
        id: "bard-expertise",
        name: "Expertise",
        srd: "Bard, Expertise",
        summary:
          "Pick two proficient skills and double your proficiency bonus on checks made with them.",
        levels: [3, 10],
        gains: { expertise: 2 },
        numbers: { skills: { "3": 2, "10": 4 } },
      },
      {
        id: "bard-ability-score-improvement",
        name: "Ability Score Improvement",
        srd: "Bard, Ability Score Improvement",
        summary: "Raise one ability score by 2, or two by 1 each, none above 20.",
        levels: [4, 8, 12, 16, 19],
        scores: { points: 2, most: 20 },
      },
      {
        id: "bard-font-of-inspiration",
        name: "Font of Inspiration",
        srd: "Bard, Font of Inspiration",
        summary: "Bardic Inspiration uses now all return after a short rest as well as a long one.",
        levels: [5],
        notes: ["A short rest, too, brings back every use of Bardic Inspiration."],
      },
      {
        id: "bard-countercharm",
        name: "Countercharm",
        srd: "Bard, Countercharm",
        summary:
          "Action: until your next turn ends, you and allies within 30 feet have advantage on saves against fear and charm.",
        levels: [6],
        uses: [
          {
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [
                      {
                        kind: "aura",
                        feet: 30,
                        affects: "allies",
                        effects: [
                          {
                            kind: "roll",
                            on: "save",
                            by: "self",
                            mode: "advantage",
                            when: {
                              all: [
                                { any: [{ against: "frightened" }, { against: "charmed" }] },
                                { not: { has: "deafened" } },
                              ],
                            },
                          },
                        ],
                      },
                    ],
                    duration: { kind: "turn", edge: "end", of: "source" },
                    endsOn: ["source-incapacitated"],
                  },
                ],
              },
            ],
          },
        ],
        notes: [
          "Only those who hear you profit.",
          "Silence stops it too, and so may you, without an action.",
        ],
      },
      {
        id: "bard-magical-secrets",
        name: "Magical Secrets",
        srd: "Bard, Magical Secrets",
        summary:
          "Learn two castable spells or cantrips from any class, counted among your bard spells known.",
        levels: [10, 14, 18],
        numbers: { spells: { "10": 2, "14": 4, "18": 6 } },
        gains: { spellsKnown: { choose: 2, from: "any" } },
        notes: [
          "Cantrips, or spells of levels that you can cast, off any class's list.",
          "They are bard spells, and part of the Spells Known of the table.",
        ],
      },
      {
        id: "bard-superior-inspiration",
        name: "Superior Inspiration",
        srd: "Bard, Superior Inspiration",
        summary: "Rolling initiative with no Bardic Inspiration left gives you one use back.",
        levels: [20],
        recovers: { of: "bardic-inspiration", amount: 1 },
      },
    ],
    subclassLevel: 3,
    subclasses: [
      {
        id: "college-of-lore",
        name: "College of Lore",
        also: ["lore"],
        srd: "College of Lore",
        summary: "Bard college of knowledge seekers who love beauty and truth and tell it plainly.",
        class: "bard",
        features: [
          {
            id: "bard-bonus-proficiencies",
            name: "Bonus Proficiencies",
            srd: "Bard, Bonus Proficiencies",
            summary: "Gain proficiency in any three skills you like.",
            levels: [3],
            gains: { skillChoice: { choose: 3, from: "any" } },
          },
          {
            id: "bard-cutting-words",
            name: "Cutting Words",
            srd: "Bard, Cutting Words",
            summary:
              "Reaction: spend an inspiration die to lower an attack, check or damage roll by a creature within 60 feet.",
            levels: [3],
            numbers: { penalty: { "3": "-1d6", "5": "-1d8", "10": "-1d10", "15": "-1d12" } },
            uses: [
              {
                economy: "reaction",
                cost: { of: "bardic-inspiration", amount: 1 },
                steps: [
                  {
                    targets: { what: "creature", count: 1, range: 60, visible: true, hears: true },
                    effects: [
                      {
                        effects: [
                          { kind: "roll", on: "attack", by: "self", bonus: { number: "penalty" } },
                          { kind: "roll", on: "check", by: "self", bonus: { number: "penalty" } },
                          { kind: "roll", on: "damage", by: "self", bonus: { number: "penalty" } },
                        ],
                        duration: { kind: "instantaneous" },
                      },
                    ],
                    narrative:
                      "Only the one roll that is answered, seen or not, as long as its result has not taken hold.",
                  },
                ],
              },
            ],
            notes: [
              "Does nothing to a creature that cannot be charmed.",
              "The penalty goes by your bard level.",
            ],
          },
          {
            id: "bard-additional-magical-secrets",
            name: "Additional Magical Secrets",
            srd: "Bard, Additional Magical Secrets",
            summary:
              "Learn two castable spells or cantrips from any class list, on top of your usual bard spells known.",
            levels: [6],
            gains: { spellsKnown: { choose: 2, from: "any" } },
            notes: [
              "Cantrips, or spells of levels that you can cast, off any class's list.",
              "They are bard spells, over and above the Spells Known of the table.",
            ],
          },
          {
            id: "bard-peerless-skill",
            name: "Peerless Skill",
            srd: "Bard, Peerless Skill",
            summary:
              "Spend a use of Bardic Inspiration to add its die to your own ability check after rolling.",
            levels: [14],
            numbers: { die: { "14": "1d10", "15": "1d12" } },
            uses: [
              {
                cost: { of: "bardic-inspiration", amount: 1 },
                steps: [
                  {
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [
                          { kind: "roll", on: "check", by: "self", bonus: { number: "die" } },
                        ],
                        duration: { kind: "instantaneous" },
                      },
                    ],
                    narrative:
                      "One check, even once its d20 is seen, while its outcome is unknown.",
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]);
