// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { CharacterClass } from "./types.js";

/** Fighter. */
export const fighter: readonly CharacterClass[] = Object.freeze<CharacterClass[]>([
  {
    id: "fighter",
    name: "Fighter",
    srd: "Fighter",
    summary: "Weapon expert with many attacks, a d10 Hit Die and Strength and Constitution saves.",
    hitDie: 10,
    saves: ["con", "str"],
    proficiencies: {
      armor: ["light", "medium", "heavy", "shield"],
      weapons: ["simple", "martial"],
      tools: [],
    },
    skills: {
      choose: 2,
      from: [
        "acrobatics",
        "animal_handling",
        "athletics",
        "history",
        "insight",
        "intimidation",
        "perception",
        "survival",
      ],
    },
    equipment: {
      given: [],
      choices: [
        [
          [{ item: "chain-mail", count: 1 }],
          [
            { item: "leather-armor", count: 1 },
            { item: "longbow", count: 1 },
            { item: "arrow", count: 20 },
          ],
        ],
        [
          [
            { any: "martial-weapons", count: 1 },
            { item: "shield", count: 1 },
          ],
          [{ any: "martial-weapons", count: 2 }],
        ],
        [
          [
            { item: "crossbow-light", count: 1 },
            { item: "crossbow-bolt", count: 20 },
          ],
          [{ item: "handaxe", count: 2 }],
        ],
        [[{ item: "dungeoneers-pack", count: 1 }], [{ item: "explorers-pack", count: 1 }]],
      ],
    },
    multiclass: {
      prerequisites: { any: ["str", "dex"] },
      proficiencies: {
        armor: ["light", "medium", "shield"],
        weapons: ["simple", "martial"],
        tools: [],
      },
    },
    levels: [
      {
        level: 1,
        proficiencyBonus: 2,
        features: ["fighter-fighting-style", "fighter-second-wind"],
      },
      { level: 2, proficiencyBonus: 2, features: ["fighter-action-surge"] },
      { level: 3, proficiencyBonus: 2, features: ["fighter-martial-archetype"] },
      { level: 4, proficiencyBonus: 2, features: ["fighter-ability-score-improvement"] },
      { level: 5, proficiencyBonus: 3, features: ["fighter-extra-attack"] },
      { level: 6, proficiencyBonus: 3, features: ["fighter-ability-score-improvement"] },
      { level: 7, proficiencyBonus: 3, features: [] },
      { level: 8, proficiencyBonus: 3, features: ["fighter-ability-score-improvement"] },
      { level: 9, proficiencyBonus: 4, features: ["fighter-indomitable"] },
      { level: 10, proficiencyBonus: 4, features: [] },
      { level: 11, proficiencyBonus: 4, features: ["fighter-extra-attack"] },
      { level: 12, proficiencyBonus: 4, features: ["fighter-ability-score-improvement"] },
      { level: 13, proficiencyBonus: 5, features: ["fighter-indomitable"] },
      { level: 14, proficiencyBonus: 5, features: ["fighter-ability-score-improvement"] },
      { level: 15, proficiencyBonus: 5, features: [] },
      { level: 16, proficiencyBonus: 5, features: ["fighter-ability-score-improvement"] },
      { level: 17, proficiencyBonus: 6, features: ["fighter-action-surge", "fighter-indomitable"] },
      { level: 18, proficiencyBonus: 6, features: [] },
      { level: 19, proficiencyBonus: 6, features: ["fighter-ability-score-improvement"] },
      { level: 20, proficiencyBonus: 6, features: ["fighter-extra-attack"] },
    ],
    features: [
      {
        id: "fighter-fighting-style",
        name: "Fighting Style",
        srd: "Fighter, Fighting Style",
        summary:
          "Choose one combat specialty, such as Archery or Defense, never the same one twice.",
        levels: [1],
        choose: { "1": 1 },
        notes: ["No style can be had twice."],
        options: [
          {
            id: "fighter-fighting-style-archery",
            name: "Fighting Style: Archery",
            srd: "Fighter, Fighting Style: Archery",
            summary: "Your attacks with ranged weapons hit more often, at +2 to the attack roll.",
            levels: [1],
            effects: [
              { kind: "roll", on: "attack", by: "self", bonus: 2, when: { weapon: "ranged" } },
            ],
          },
          {
            id: "fighter-fighting-style-defense",
            name: "Fighting Style: Defense",
            srd: "Fighter, Fighting Style: Defense",
            summary: "Your AC is 1 higher whenever you wear armor.",
            levels: [1],
            effects: [
              {
                kind: "stat",
                stat: "armor-class",
                change: "add",
                by: 1,
                when: { not: { armor: "none" } },
              },
            ],
          },
          {
            id: "fighter-fighting-style-dueling",
            name: "Fighting Style: Dueling",
            srd: "Fighter, Fighting Style: Dueling",
            summary:
              "Fighting with just a one-handed melee weapon, you deal 2 extra damage with it.",
            levels: [1],
            effects: [
              {
                kind: "extra-damage",
                roll: 2,
                when: {
                  all: [
                    { attack: "weapon" },
                    { weapon: "one-handed" },
                    { not: { weapon: "ranged" } },
                  ],
                },
              },
            ],
            notes: ["Only with a melee weapon held in one hand and no second weapon."],
          },
          {
            id: "fighter-fighting-style-great-weapon-fighting",
            name: "Fighting Style: Great Weapon Fighting",
            srd: "Fighter, Fighting Style: Great Weapon Fighting",
            summary:
              "Reroll damage dice that show 1 or 2 with a two-handed melee grip, keeping the second result.",
            levels: [1],
            effects: [
              {
                kind: "reroll",
                on: "damage",
                faces: [1, 2],
                when: {
                  all: [{ attack: "melee" }, { attack: "weapon" }, { weapon: "two-handed" }],
                },
              },
            ],
            notes: [
              "Each die once, and the second roll stands.",
              "A versatile weapon counts while both hands hold it.",
            ],
          },
          {
            id: "fighter-fighting-style-protection",
            name: "Fighting Style: Protection",
            srd: "Fighter, Fighting Style: Protection",
            summary:
              "Reaction: with a shield, give disadvantage to an attack on someone within 5 feet of you.",
            levels: [1],
            uses: [
              {
                economy: "reaction",
                steps: [
                  {
                    targets: { what: "creature", count: 1, visible: true },
                    effects: [
                      {
                        effects: [{ kind: "roll", on: "attack", by: "self", mode: "disadvantage" }],
                        duration: { kind: "instantaneous" },
                      },
                    ],
                    narrative:
                      "One attack against someone other than you, who is 5 feet away at most.",
                  },
                ],
              },
            ],
            notes: ["You need a shield in hand."],
          },
          {
            id: "fighter-fighting-style-two-weapon-fighting",
            name: "Fighting Style: Two-Weapon Fighting",
            srd: "Fighter, Fighting Style: Two-Weapon Fighting",
            summary: "Your off-hand attack also adds your ability modifier to damage.",
            levels: [1],
            effects: [{ kind: "offhand-ability" }],
          },
        ],
      },
      {
        id: "fighter-second-wind",
        name: "Second Wind",
        srd: "Fighter, Second Wind",
        summary:
          "Bonus action: heal yourself for 1d10 plus fighter level, once per short or long rest.",
        levels: [1],
        numbers: {
          healing: {
            "1": "1d10 + 1",
            "2": "1d10 + 2",
            "3": "1d10 + 3",
            "4": "1d10 + 4",
            "5": "1d10 + 5",
            "6": "1d10 + 6",
            "7": "1d10 + 7",
            "8": "1d10 + 8",
            "9": "1d10 + 9",
            "10": "1d10 + 10",
            "11": "1d10 + 11",
            "12": "1d10 + 12",
            "13": "1d10 + 13",
            "14": "1d10 + 14",
            "15": "1d10 + 15",
            "16": "1d10 + 16",
            "17": "1d10 + 17",
            "18": "1d10 + 18",
            "19": "1d10 + 19",
            "20": "1d10 + 20",
          },
        },
        uses: [
          {
            economy: "bonus-action",
            limit: { times: 1, per: "short-rest" },
            steps: [
              { targets: { what: "self" }, healing: [{ roll: "1d10 + 1", number: "healing" }] },
            ],
          },
        ],
      },
      {
        id: "fighter-action-surge",
        name: "Action Surge",
        srd: "Fighter, Action Surge",
        summary: "Take one extra action on your turn, once per short or long rest.",
        levels: [2, 17],
        numbers: { uses: { "2": 1, "17": 2 } },
        uses: [
          {
            limit: { times: { number: "uses" }, per: "short-rest" },
            steps: [
              { targets: { what: "self" }, narrative: "One more action in this turn of yours." },
            ],
          },
        ],
        notes: ["Never twice in a turn."],
      },
      {
        id: "fighter-martial-archetype",
        name: "Martial Archetype",
        srd: "Fighter, Martial Archetype",
        summary:
          "Choose an archetype, such as Champion, that gives you features at levels 3, 7, 10, 15 and 18.",
        levels: [3],
        notes: ["One subclass is chosen; its features come at levels 3, 7, 10, 15 and 18."],
      },
      {
        id: "fighter-ability-score-improvement",
        name: "Ability Score Improvement",
        srd: "Fighter, Ability Score Improvement",
        summary: "Raise one ability score by 2, or two by 1 each, none above 20.",
        levels: [4, 6, 8, 12, 14, 16, 19],
        scores: { points: 2, most: 20 },
      },
      {
        id: "fighter-extra-attack",
        name: "Extra Attack",
        srd: "Fighter, Extra Attack",
        summary: "Make two attacks rather than one each time you use the Attack action.",
        levels: [5, 11, 20],
        numbers: { attacks: { "5": 2, "11": 3, "20": 4 } },
        effects: [{ kind: "attacks", count: { number: "attacks" } }],
      },
      {
        id: "fighter-indomitable",
        name: "Indomitable",
        srd: "Fighter, Indomitable",
        summary: "Once per long rest, reroll a failed save and keep the second roll.",
        levels: [9, 13, 17],
        numbers: { uses: { "9": 1, "13": 2, "17": 3 } },
        uses: [
          {
            limit: { times: { number: "uses" }, per: "long-rest" },
            steps: [
              {
                targets: { what: "self" },
                narrative: "You roll a failed save again, and the second roll stands.",
              },
            ],
          },
        ],
      },
    ],
    subclassLevel: 3,
    subclasses: [
      {
        id: "champion",
        name: "Champion",
        also: [],
        srd: "Champion",
        summary:
          "Fighter archetype built on raw physical power, hard training and devastating blows.",
        class: "fighter",
        features: [
          {
            id: "fighter-improved-critical",
            name: "Improved Critical",
            srd: "Fighter, Improved Critical",
            summary: "Your weapon attacks crit on a natural 19 or 20.",
            levels: [3],
            effects: [
              {
                kind: "stat",
                stat: "critical-from",
                change: "most",
                by: 19,
                when: { attack: "weapon" },
              },
            ],
          },
          {
            id: "fighter-remarkable-athlete",
            name: "Remarkable Athlete",
            srd: "Fighter, Remarkable Athlete",
            summary:
              "Add half proficiency to unproficient Strength, Dexterity and Constitution checks, and long jump farther by your Strength modifier.",
            levels: [7],
            effects: [
              { kind: "proficiency", in: ["str", "dex", "con"], on: "check", share: 0.5, up: true },
              { kind: "stat", stat: "running-jump", change: "add", by: { of: "str" } },
            ],
            notes: ["Only checks that the bonus is not in already gain it."],
          },
          {
            id: "fighter-additional-fighting-style",
            name: "Additional Fighting Style",
            srd: "Fighter, Additional Fighting Style",
            summary: "Pick another option from the Fighting Style list in addition to your first.",
            levels: [10],
            choose: { "10": 1 },
            notes: ["Another of the options of Fighting Style."],
          },
          {
            id: "fighter-superior-critical",
            name: "Superior Critical",
            srd: "Fighter, Superior Critical",
            summary: "Your weapon attacks crit on a natural 18, 19 or 20.",
            levels: [15],
            effects: [
              {
                kind: "stat",
                stat: "critical-from",
                change: "most",
                by: 18,
                when: { attack: "weapon" },
              },
            ],
          },
          {
            id: "fighter-survivor",
            name: "Survivor",
            srd: "Fighter, Survivor",
            summary:
              "At the start of your turn, at half hit points or fewer but above 0, regain 5 plus your Constitution modifier.",
            levels: [18],
            effects: [
              {
                kind: "regeneration",
                amount: 5,
                when: { all: [{ hitPointsAtMost: 0.5 }, { not: { hitPointsAtMost: 0 } }] },
              },
              {
                kind: "regeneration",
                amount: { of: "con" },
                when: { all: [{ hitPointsAtMost: 0.5 }, { not: { hitPointsAtMost: 0 } }] },
              },
            ],
            notes: ["The two amounts are one sum: 5 and the Constitution modifier."],
          },
        ],
      },
    ],
  },
]);
