// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { CharacterClass } from "./types.js";

/** Barbarian. */
export const barbarian: readonly CharacterClass[] = Object.freeze<CharacterClass[]>([
  {
    id: "barbarian",
    name: "Barbarian",
    srd: "Barbarian",
    summary:
      "Raging melee warrior with a d12 Hit Die and proficiency in Strength and Constitution saves.",
    hitDie: 12,
    saves: ["con", "str"],
    proficiencies: {
      armor: ["light", "medium", "shield"],
      weapons: ["simple", "martial"],
      tools: [],
    },
    skills: {
      choose: 2,
      from: ["animal_handling", "athletics", "intimidation", "nature", "perception", "survival"],
    },
    equipment: {
      given: [
        { item: "explorers-pack", count: 1 },
        { item: "javelin", count: 4 },
      ],
      choices: [
        [[{ item: "greataxe", count: 1 }], [{ any: "martial-melee-weapons", count: 1 }]],
        [[{ item: "handaxe", count: 2 }], [{ any: "simple-weapons", count: 1 }]],
      ],
    },
    multiclass: {
      prerequisites: { all: ["str"] },
      proficiencies: { armor: ["shield"], weapons: ["simple", "martial"], tools: [] },
    },
    levels: [
      {
        level: 1,
        proficiencyBonus: 2,
        numbers: { rages: 2, "rage-damage": 2 },
        features: ["barbarian-rage", "barbarian-unarmored-defense"],
      },
      {
        level: 2,
        proficiencyBonus: 2,
        numbers: { rages: 2, "rage-damage": 2 },
        features: ["barbarian-danger-sense", "barbarian-reckless-attack"],
      },
      {
        level: 3,
        proficiencyBonus: 2,
        numbers: { rages: 3, "rage-damage": 2 },
        features: ["barbarian-primal-path"],
      },
      {
        level: 4,
        proficiencyBonus: 2,
        numbers: { rages: 3, "rage-damage": 2 },
        features: ["barbarian-ability-score-improvement"],
      },
      {
        level: 5,
        proficiencyBonus: 3,
        numbers: { rages: 3, "rage-damage": 2 },
        features: ["barbarian-extra-attack", "barbarian-fast-movement"],
      },
      { level: 6, proficiencyBonus: 3, numbers: { rages: 4, "rage-damage": 2 }, features: [] },
      {
        level: 7,
        proficiencyBonus: 3,
        numbers: { rages: 4, "rage-damage": 2 },
        features: ["barbarian-feral-instinct"],
      },
      {
        level: 8,
        proficiencyBonus: 3,
        numbers: { rages: 4, "rage-damage": 2 },
        features: ["barbarian-ability-score-improvement"],
      },
      {
        level: 9,
        proficiencyBonus: 4,
        numbers: { rages: 4, "rage-damage": 3 },
        features: ["barbarian-brutal-critical"],
      },
      { level: 10, proficiencyBonus: 4, numbers: { rages: 4, "rage-damage": 3 }, features: [] },
      {
        level: 11,
        proficiencyBonus: 4,
        numbers: { rages: 4, "rage-damage": 3 },
        features: ["barbarian-relentless-rage"],
      },
      {
        level: 12,
        proficiencyBonus: 4,
        numbers: { rages: 5, "rage-damage": 3 },
        features: ["barbarian-ability-score-improvement"],
      },
      {
        level: 13,
        proficiencyBonus: 5,
        numbers: { rages: 5, "rage-damage": 3 },
        features: ["barbarian-brutal-critical"],
      },
      { level: 14, proficiencyBonus: 5, numbers: { rages: 5, "rage-damage": 3 }, features: [] },
      {
        level: 15,
        proficiencyBonus: 5,
        numbers: { rages: 5, "rage-damage": 3 },
        features: ["barbarian-persistent-rage"],
      },
      {
        level: 16,
        proficiencyBonus: 5,
        numbers: { rages: 5, "rage-damage": 4 },
        features: ["barbarian-ability-score-improvement"],
      },
      {
        level: 17,
        proficiencyBonus: 6,
        numbers: { rages: 6, "rage-damage": 4 },
        features: ["barbarian-brutal-critical"],
      },
      {
        level: 18,
        proficiencyBonus: 6,
        numbers: { rages: 6, "rage-damage": 4 },
        features: ["barbarian-indomitable-might"],
      },
      {
        level: 19,
        proficiencyBonus: 6,
        numbers: { rages: 6, "rage-damage": 4 },
        features: ["barbarian-ability-score-improvement"],
      },
      {
        level: 20,
        proficiencyBonus: 6,
        numbers: { rages: "unlimited", "rage-damage": 4 },
        features: ["barbarian-primal-champion"],
      },
    ],
    features: [
      {
        id: "barbarian-rage",
        name: "Rage",
        srd: "Barbarian, Rage",
        summary:
          "Bonus action fury: advantage on Strength checks and saves, +2 or more melee damage, resistance to weapon damage types.",
        levels: [1],
        numbers: {
          uses: { "1": 2, "3": 3, "6": 4, "12": 5, "17": 6, "20": "unlimited" },
          damage: { "1": 2, "9": 3, "16": 4 },
        },
        uses: [
          {
            economy: "bonus-action",
            limit: { times: { number: "uses" }, per: "long-rest" },
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [
                      {
                        kind: "roll",
                        on: "check",
                        by: "self",
                        mode: "advantage",
                        when: { all: [{ ability: ["str"] }, { not: { armor: "heavy" } }] },
                      },
                      {
                        kind: "roll",
                        on: "save",
                        by: "self",
                        mode: "advantage",
                        when: { all: [{ ability: ["str"] }, { not: { armor: "heavy" } }] },
                      },
                      {
                        kind: "extra-damage",
                        roll: { number: "damage" },
                        when: {
                          all: [
                            { attack: "melee" },
                            { attack: "weapon" },
                            { ability: ["str"] },
                            { not: { armor: "heavy" } },
                          ],
                        },
                      },
                      {
                        kind: "damage",
                        response: "resistance",
                        types: ["bludgeoning", "piercing", "slashing"],
                        when: { not: { armor: "heavy" } },
                      },
                      { kind: "cannot", what: "cast" },
                      { kind: "cannot", what: "concentrate" },
                    ],
                    duration: { kind: "time", amount: 1, unit: "minute" },
                    endsOn: ["unconscious", "idle"],
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
        notes: ["A bonus action ends it sooner."],
      },
      {
        id: "barbarian-unarmored-defense",
        name: "Unarmored Defense",
        srd: "Barbarian, Unarmored Defense",
        summary:
          "Without armor, your AC is 10 plus your Dexterity and Constitution modifiers, and a shield still counts.",
        levels: [1],
        effects: [
          {
            kind: "stat",
            stat: "armor-class",
            change: "set",
            by: 10,
            formula: ["dex", "con"],
            when: { armor: "none" },
          },
        ],
        notes: ["A shield may be added."],
      },
      {
        id: "barbarian-danger-sense",
        name: "Danger Sense",
        srd: "Barbarian, Danger Sense",
        summary:
          "Advantage on Dexterity saves against effects you can see, unless blinded, deafened or incapacitated.",
        levels: [2],
        effects: [
          {
            kind: "roll",
            on: "save",
            by: "self",
            mode: "advantage",
            when: {
              all: [
                { ability: ["dex"] },
                { sees: "source" },
                {
                  not: { any: [{ has: "blinded" }, { has: "deafened" }, { has: "incapacitated" }] },
                },
              ],
            },
          },
        ],
      },
      {
        id: "barbarian-reckless-attack",
        name: "Reckless Attack",
        srd: "Barbarian, Reckless Attack",
        summary:
          "Gain advantage on Strength melee attacks this turn, but attackers have advantage on you until your next one.",
        levels: [2],
        uses: [
          {
            limit: { times: 1, per: "own-turn" },
            before: "attack",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [
                      {
                        kind: "roll",
                        on: "attack",
                        by: "self",
                        mode: "advantage",
                        when: {
                          all: [{ attack: "melee" }, { attack: "weapon" }, { ability: ["str"] }],
                        },
                      },
                    ],
                    duration: { kind: "time", amount: 1, unit: "round" },
                  },
                  {
                    effects: [{ kind: "roll", on: "attack", by: "foe", mode: "advantage" }],
                    duration: { kind: "turn", edge: "start", of: "source" },
                  },
                ],
              },
            ],
          },
        ],
        notes: [
          "Decided at the first attack of your turn.",
          "Your own advantage is for the current turn alone.",
        ],
      },
      {
        id: "barbarian-primal-path",
        name: "Primal Path",
        srd: "Barbarian, Primal Path",
        summary:
          "Choose a path, such as the Berserker, that shapes your rage with features at levels 3, 6, 10 and 14.",
        levels: [3],
        notes: ["One subclass is chosen; its features come at levels 3, 6, 10 and 14."],
      },
      {
        id: "barbarian-ability-score-improvement",
        name: "Ability Score Improvement",
        srd: "Barbarian, Ability Score Improvement",
        summary: "Raise one ability score by 2, or two by 1 each, none above 20.",
        levels: [4, 8, 12, 16, 19],
        scores: { points: 2, most: 20 },
      },
      {
        id: "barbarian-extra-attack",
        name: "Extra Attack",
        srd: "Barbarian, Extra Attack",
        summary: "Make two attacks rather than one each time you use the Attack action.",
        levels: [5],
        effects: [{ kind: "attacks", count: 2 }],
      },
      {
        id: "barbarian-fast-movement",
        name: "Fast Movement",
        srd: "Barbarian, Fast Movement",
        summary: "You move 10 feet faster as long as you avoid heavy armor.",
        levels: [5],
        effects: [
          { kind: "stat", stat: "speed", change: "add", by: 10, when: { not: { armor: "heavy" } } },
        ],
      },
      {
        id: "barbarian-feral-instinct",
        name: "Feral Instinct",
        srd: "Barbarian, Feral Instinct",
        summary:
          "Advantage on initiative, and you can act while surprised if raging is the first thing you do.",
        levels: [7],
        effects: [
          { kind: "roll", on: "initiative", by: "self", mode: "advantage" },
          { kind: "acts-surprised", during: "rage" },
        ],
      },
      {
        id: "barbarian-brutal-critical",
        name: "Brutal Critical",
        srd: "Barbarian, Brutal Critical",
        summary: "Melee critical hits roll one extra weapon damage die.",
        levels: [9, 13, 17],
        numbers: { dice: { "9": 1, "13": 2, "17": 3 } },
        effects: [
          {
            kind: "critical-dice",
            extra: { number: "dice" },
            when: { all: [{ attack: "melee" }, { not: { attack: "unarmed" } }] },
          },
        ],
      },
      {
        id: "barbarian-relentless-rage",
        name: "Relentless Rage",
        srd: "Barbarian, Relentless Rage",
        summary:
          "When dropped to 0 hit points while raging, a DC 10 Constitution save leaves you at 1; the DC rises by 5 per use.",
        levels: [11],
        effects: [
          {
            kind: "last-stand",
            use: "barbarian-relentless-rage",
            dc: 10,
            grows: "use",
            when: { during: "rage" },
          },
        ],
        uses: [
          {
            economy: "passive",
            steps: [
              {
                when: "trigger",
                targets: { what: "self" },
                save: { ability: "con", dc: 10, success: "other" },
                otherwise: [{ narrative: "You are left with 1 hit point and stay up." }],
              },
            ],
          },
        ],
        notes: [
          "Happens at 0 hit points in a rage, unless killed outright.",
          "The DC is 5 higher after each use, and 10 again after any rest.",
        ],
      },
      {
        id: "barbarian-persistent-rage",
        name: "Persistent Rage",
        srd: "Barbarian, Persistent Rage",
        summary: "Only falling unconscious or your own choice can cut your rage short.",
        levels: [15],
        effects: [{ kind: "outlasts-idleness", during: "rage" }],
        notes: [
          "Rage no longer ends for want of fighting: only unconsciousness or choice cuts it short.",
        ],
      },
      {
        id: "barbarian-indomitable-might",
        name: "Indomitable Might",
        srd: "Barbarian, Indomitable Might",
        summary: "A Strength check total below your Strength score counts as that score instead.",
        levels: [18],
        notes: ["A total of a Strength check below the Strength score counts as that score."],
      },
      {
        id: "barbarian-primal-champion",
        name: "Primal Champion",
        srd: "Barbarian, Primal Champion",
        summary: "Raise Strength and Constitution by 4 each, with a new limit of 24.",
        levels: [20],
        scores: { str: 4, con: 4 },
        notes: ["These two scores can now go up to 24."],
      },
    ],
    subclassLevel: 3,
    subclasses: [
      {
        id: "path-of-the-berserker",
        name: "Path of the Berserker",
        also: ["berserker"],
        srd: "Path of the Berserker",
        summary:
          "Barbarian path of violent fury that delights in battle with no care for personal safety.",
        class: "barbarian",
        features: [
          {
            id: "barbarian-frenzy",
            name: "Frenzy",
            srd: "Barbarian, Frenzy",
            summary:
              "While raging you can make a bonus-action melee attack each turn, but suffer one exhaustion level when the rage ends.",
            levels: [3],
            uses: [
              {
                name: "Frenzy",
                if: { during: "rage" },
                steps: [
                  {
                    targets: { what: "self" },
                    effects: [{ effects: [], duration: { kind: "with", during: "rage" } }],
                    next: [
                      {
                        when: "end",
                        targets: { what: "self" },
                        conditions: [
                          {
                            condition: "exhaustion",
                            levels: 1,
                            duration: { kind: "until", what: "long-rest" },
                          },
                        ],
                      },
                    ],
                  },
                ],
              },
              {
                name: "Frenzied Strike",
                economy: "bonus-action",
                if: { during: "frenzy" },
                steps: [
                  {
                    targets: { what: "creature", count: 1 },
                    attack: { kind: "melee", with: "weapon" },
                  },
                ],
              },
            ],
            notes: [
              "Chosen on entering a rage, and lasts as long as it does.",
              "The strike is for each turn of the rage after the one it began on.",
            ],
          },
          {
            id: "barbarian-mindless-rage",
            name: "Mindless Rage",
            srd: "Barbarian, Mindless Rage",
            summary:
              "While raging you are immune to charm and fear, and any already on you is suspended.",
            levels: [6],
            effects: [
              { kind: "condition-immunity", condition: "charmed", when: { during: "rage" } },
              { kind: "condition-immunity", condition: "frightened", when: { during: "rage" } },
            ],
            notes: ["A charm or fear that was there before does nothing until the rage is over."],
          },
          {
            id: "barbarian-intimidating-presence",
            name: "Intimidating Presence",
            srd: "Barbarian, Intimidating Presence",
            summary:
              "Action: a creature within 30 feet makes a Wisdom save or is frightened until your next turn ends, and you can prolong it.",
            levels: [10],
            uses: [
              {
                economy: "action",
                dcFrom: "cha",
                steps: [
                  {
                    targets: { what: "creature", count: 1, range: 30, visible: true },
                    save: { ability: "wis", success: "none" },
                    immuneAfter: { amount: 24, unit: "hour" },
                    conditions: [
                      {
                        condition: "frightened",
                        duration: { kind: "turn", edge: "end", of: "source" },
                        endsOn: ["out-of-range"],
                      },
                    ],
                    next: [
                      {
                        when: "sustain",
                        economy: "action",
                        conditions: [
                          {
                            condition: "frightened",
                            duration: { kind: "turn", edge: "end", of: "source" },
                            endsOn: ["out-of-range"],
                          },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
            notes: [
              "Only works on a creature that sees or hears you.",
              "The fear ends for a creature that finishes its turn out of sight or over 60 feet off.",
              "Only the save makes immune: whose fear merely ends can be chosen again.",
            ],
          },
          {
            id: "barbarian-retaliation",
            name: "Retaliation",
            srd: "Barbarian, Retaliation",
            summary:
              "Reaction: answer damage from a creature within 5 feet with a melee weapon attack on it.",
            levels: [14],
            uses: [
              {
                economy: "reaction",
                steps: [
                  {
                    targets: { what: "creature", count: 1, range: 5 },
                    attack: { kind: "melee", with: "weapon" },
                  },
                ],
              },
            ],
            notes: ["Answers damage dealt by that same creature."],
          },
        ],
      },
    ],
  },
]);
