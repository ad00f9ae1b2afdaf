// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { CharacterClass } from "./types.js";

/** Rogue. */
export const rogue: readonly CharacterClass[] = Object.freeze<CharacterClass[]>([
  {
    id: "rogue",
    name: "Rogue",
    srd: "Rogue",
    summary:
      "Skilled, stealthy striker using Sneak Attack, with a d8 Hit Die and Dexterity and Intelligence saves.",
    hitDie: 8,
    saves: ["dex", "int"],
    proficiencies: {
      armor: ["light"],
      weapons: ["simple", "longsword", "rapier", "shortsword", "crossbow-hand"],
      tools: ["thieves-tools"],
    },
    skills: {
      choose: 4,
      from: [
        "acrobatics",
        "athletics",
        "deception",
        "insight",
        "intimidation",
        "investigation",
        "perception",
        "performance",
        "persuasion",
        "sleight_of_hand",
        "stealth",
      ],
    },
    equipment: {
      given: [
        { item: "leather-armor", count: 1 },
        { item: "dagger", count: 2 },
        { item: "thieves-tools", count: 1 },
      ],
      choices: [
        [[{ item: "rapier", count: 1 }], [{ item: "shortsword", count: 1 }]],
        [
          [
            { item: "shortbow", count: 1 },
            { item: "arrow", count: 20 },
          ],
          [{ item: "shortsword", count: 1 }],
        ],
        [
          [{ item: "burglars-pack", count: 1 }],
          [{ item: "dungeoneers-pack", count: 1 }],
          [{ item: "explorers-pack", count: 1 }],
        ],
      ],
    },
    multiclass: {
      prerequisites: { all: ["dex"] },
      proficiencies: { armor: ["light"], weapons: [], tools: ["thieves-tools"] },
      skills: {
        choose: 1,
        from: [
          "acrobatics",
          "athletics",
          "deception",
          "insight",
          "intimidation",
          "investigation",
          "perception",
          "performance",
          "persuasion",
          "sleight_of_hand",
          "stealth",
        ],
      },
    },
    levels: [
      {
        level: 1,
        proficiencyBonus: 2,
        numbers: { "sneak-attack": "1d6" },
        features: ["rogue-expertise", "rogue-sneak-attack", "rogue-thieves-cant"],
      },
      {
        level: 2,
        proficiencyBonus: 2,
        numbers: { "sneak-attack": "1d6" },
        features: ["rogue-cunning-action"],
      },
      {
        level: 3,
        proficiencyBonus: 2,
        numbers: { "sneak-attack": "2d6" },
        features: ["rogue-roguish-archetype"],
      },
      {
        level: 4,
        proficiencyBonus: 2,
        numbers: { "sneak-attack": "2d6" },
        features: ["rogue-ability-score-improvement"],
      },
      {
        level: 5,
        proficiencyBonus: 3,
        numbers: { "sneak-attack": "3d6" },
        features: ["rogue-uncanny-dodge"],
      },
      {
        level: 6,
        proficiencyBonus: 3,
        numbers: { "sneak-attack": "3d6" },
        features: ["rogue-expertise"],
      },
      {
        level: 7,
        proficiencyBonus: 3,
        numbers: { "sneak-attack": "4d6" },
        features: ["rogue-evasion"],
      },
      {
        level: 8,
        proficiencyBonus: 3,
        numbers: { "sneak-attack": "4d6" },
        features: ["rogue-ability-score-improvement"],
      },
      { level: 9, proficiencyBonus: 4, numbers: { "sneak-attack": "5d6" }, features: [] },
      {
        level: 10,
        proficiencyBonus: 4,
        numbers: { "sneak-attack": "5d6" },
        features: ["rogue-ability-score-improvement"],
      },
      {
        level: 11,
        proficiencyBonus: 4,
        numbers: { "sneak-attack": "6d6" },
        features: ["rogue-reliable-talent"],
      },
      {
        level: 12,
        proficiencyBonus: 4,
        numbers: { "sneak-attack": "6d6" },
        features: ["rogue-ability-score-improvement"],
      },
      { level: 13, proficiencyBonus: 5, numbers: { "sneak-attack": "7d6" }, features: [] },
      {
        level: 14,
        proficiencyBonus: 5,
        numbers: { "sneak-attack": "7d6" },
        features: ["rogue-blindsense"],
      },
      {
        level: 15,
        proficiencyBonus: 5,
        numbers: { "sneak-attack": "8d6" },
        features: ["rogue-slippery-mind"],
      },
      {
        level: 16,
        proficiencyBonus: 5,
        numbers: { "sneak-attack": "8d6" },
        features: ["rogue-ability-score-improvement"],
      },
      { level: 17, proficiencyBonus: 6, numbers: { "sneak-attack": "9d6" }, features: [] },
      {
        level: 18,
        proficiencyBonus: 6,
        numbers: { "sneak-attack": "9d6" },
        features: ["rogue-elusive"],
      },
      {
        level: 19,
        proficiencyBonus: 6,
        numbers: { "sneak-attack": "10d6" },
        features: ["rogue-ability-score-improvement"],
      },
      {
        level: 20,
        proficiencyBonus: 6,
        numbers: { "sneak-attack": "10d6" },
        features: ["rogue-stroke-of-luck"],
      },
    ],
    features: [
      {
        id: "rogue-expertise",
        name: "Expertise",
        srd: "Rogue, Expertise",
        summary:
          "Double your proficiency bonus for two proficient skills, or for one skill and thieves' tools.",
        levels: [1, 6],
        gains: { expertise: 2 },
        numbers: { skills: { "1": 2, "6": 4 } },
        notes: ["Proficiency with thieves' tools may take the place of a skill."],
      },
      {
        id: "rogue-sneak-attack",
        name: "Sneak Attack",
        srd: "Rogue, Sneak Attack",
        summary:
          "Once per turn, add 1d6 or more damage to a finesse or ranged hit made with advantage or with an ally beside the target.",
        levels: [1],
        numbers: {
          dice: {
            "1": "1d6",
            "3": "2d6",
            "5": "3d6",
            "7": "4d6",
            "9": "5d6",
            "11": "6d6",
            "13": "7d6",
            "15": "8d6",
            "17": "9d6",
            "19": "10d6",
          },
        },
        uses: [
          {
            economy: "on-hit",
            limit: { times: 1, per: "turn" },
            steps: [
              {
                if: {
                  all: [
                    { any: [{ weapon: "finesse" }, { weapon: "ranged" }] },
                    {
                      any: [
                        { rolled: "advantage" },
                        { all: [{ allyBesideTarget: true }, { not: { rolled: "disadvantage" } }] },
                      ],
                    },
                  ],
                },
                targets: { what: "creature", count: 1 },
                damage: [{ roll: "1d6", type: "weapon", number: "dice" }],
              },
            ],
          },
        ],
      },
      {
        id: "rogue-thieves-cant",
        name: "Thieves' Cant",
        srd: "Rogue, Thieves' Cant",
        summary:
          "Hide messages in ordinary talk, taking four times as long, and read the secret signs of thieves.",
        levels: [1],
        gains: { languages: ["thieves-cant"] },
        notes: [
          "Messages hide in ordinary talk, at four times the length, for those who know it.",
          "You also read and leave its secret signs: danger, a guild's ground, loot, easy prey, a safe house.",
        ],
      },
      {
        id: "rogue-cunning-action",
        name: "Cunning Action",
        srd: "Rogue, Cunning Action",
        summary: "Every turn in combat, your bonus action can be a Dash, Disengage or Hide.",
        levels: [2],
        uses: [
          {
            economy: "bonus-action",
            steps: [
              { option: "dash", targets: { what: "self" }, action: "Dash" },
              { option: "disengage", targets: { what: "self" }, action: "Disengage" },
              { option: "hide", targets: { what: "self" }, action: "Hide" },
            ],
          },
        ],
      },
      {
        id: "rogue-roguish-archetype",
        name: "Roguish Archetype",
        srd: "Rogue, Roguish Archetype",
        summary:
          "Choose an archetype, such as Thief, that gives you features at levels 3, 9, 13 and 17.",
        levels: [3],
        notes: ["One subclass is chosen; its features come at levels 3, 9, 13 and 17."],
      },
      {
        id: "rogue-ability-score-improvement",
        name: "Ability Score Improvement",
        srd: "Rogue, Ability Score Improvement",
        summary: "Raise one ability score by 2, or two by 1 each, none above 20.",
        levels: [4, 8, 10, 12, 16, 19],
        scores: { points: 2, most: 20 },
      },
      {
        id: "rogue-uncanny-dodge",
        name: "Uncanny Dodge",
        srd: "Rogue, Uncanny Dodge",
        summary: "Reaction: halve the damage when an attacker you can see hits you.",
        levels: [5],
        uses: [
          {
            economy: "reaction",
            steps: [
              {
                targets: { what: "self" },
                narrative: "You take half the damage of an attack that hit you.",
              },
            ],
          },
        ],
        notes: ["You must see the attacker."],
      },
      {
        id: "rogue-evasion",
        name: "Evasion",
        srd: "Rogue, Evasion",
        summary:
          "Dexterity saves for half damage leave you unhurt on a success and halve the damage on a failure.",
        levels: [7],
        effects: [{ kind: "evasion", ability: "dex" }],
      },
      {
        id: "rogue-reliable-talent",
        name: "Reliable Talent",
        srd: "Rogue, Reliable Talent",
        summary: "On checks that include your proficiency, any d20 result below 10 counts as 10.",
        levels: [11],
        uses: [
          {
            economy: "passive",
            steps: [
              {
                when: "trigger",
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "roll", on: "check", by: "self", floor: 10 }],
                    duration: { kind: "instantaneous" },
                  },
                ],
                narrative: "Only for checks that your proficiency bonus is part of.",
              },
            ],
          },
        ],
      },
      {
        id: "rogue-blindsense",
        name: "Blindsense",
        srd: "Rogue, Blindsense",
        summary:
          "While you can hear, you know where hidden or invisible creatures within 10 feet are.",
        levels: [14],
        notes: [
          "While you hear, you know where hidden and invisible creatures within 10 feet are.",
        ],
      },
      {
        id: "rogue-slippery-mind",
        name: "Slippery Mind",
        srd: "Rogue, Slippery Mind",
        summary: "Become proficient in saving throws using Wisdom.",
        levels: [15],
        gains: { saves: ["wis"] },
      },
      {
        id: "rogue-elusive",
        name: "Elusive",
        srd: "Rogue, Elusive",
        summary: "Attackers never have advantage against you unless you are incapacitated.",
        levels: [18],
        effects: [
          {
            kind: "denies",
            on: "attack",
            by: "foe",
            what: "advantage",
            when: { not: { has: "incapacitated" } },
          },
        ],
      },
      {
        id: "rogue-stroke-of-luck",
        name: "Stroke of Luck",
        srd: "Rogue, Stroke of Luck",
        summary:
          "Once per short or long rest, make a missed attack hit or treat a failed check's d20 as 20.",
        levels: [20],
        uses: [
          {
            limit: { times: 1, per: "short-rest" },
            steps: [
              {
                option: "attack",
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "roll", on: "attack", by: "self", outcome: "succeeds" }],
                    duration: { kind: "instantaneous" },
                  },
                ],
                narrative: "After a miss on a target in range.",
              },
              {
                option: "check",
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "roll", on: "check", by: "self", floor: 20 }],
                    duration: { kind: "instantaneous" },
                  },
                ],
                narrative: "After a check that failed.",
              },
            ],
          },
        ],
      },
    ],
    subclassLevel: 3,
    subclasses: [
      {
        id: "thief",
        name: "Thief",
        also: [],
        srd: "Thief",
        summary:
          "Rogue archetype for burglars and treasure seekers: agile, stealthy and able to use unusual magic items.",
        class: "rogue",
        features: [
          {
            id: "rogue-fast-hands",
            name: "Fast Hands",
            srd: "Rogue, Fast Hands",
            summary:
              "Cunning Action can also make a Sleight of Hand check, work thieves' tools on traps or locks, or use an object.",
            levels: [3],
            uses: [
              {
                economy: "bonus-action",
                steps: [
                  {
                    option: "sleight_of_hand",
                    targets: { what: "self" },
                    check: { ability: "dex", skill: "sleight_of_hand" },
                  },
                  {
                    option: "thieves_tools",
                    targets: { what: "object", count: 1 },
                    narrative: "You open a lock or disarm a trap with thieves' tools.",
                  },
                  { option: "use_an_object", targets: { what: "self" }, action: "Use an Object" },
                ],
              },
            ],
            notes: ["These are further choices for the bonus action of Cunning Action."],
          },
          {
            id: "rogue-second-story-work",
            name: "Second-Story Work",
            srd: "Rogue, Second-Story Work",
            summary:
              "Climb at full speed, and add your Dexterity modifier in feet to running jumps.",
            levels: [3],
            effects: [
              { kind: "unhindered", by: "climbing" },
              { kind: "stat", stat: "running-jump", change: "add", by: { of: "dex" } },
            ],
          },
          {
            id: "rogue-supreme-sneak",
            name: "Supreme Sneak",
            srd: "Rogue, Supreme Sneak",
            summary: "Advantage on Stealth checks in a turn when you move at most half your speed.",
            levels: [9],
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "advantage",
                when: { all: [{ ability: ["dex"] }, { skill: ["stealth"] }, { movedAtMost: 0.5 }] },
              },
            ],
          },
          {
            id: "rogue-use-magic-device",
            name: "Use Magic Device",
            srd: "Rogue, Use Magic Device",
            summary: "Use any magic item regardless of its class, race or level requirements.",
            levels: [13],
            notes: ["What a magic item demands of class, race or level does not bind you."],
          },
          {
            id: "rogue-thiefs-reflexes",
            name: "Thief's Reflexes",
            srd: "Rogue, Thief's Reflexes",
            summary:
              "Unless surprised, take two turns in the first combat round, the second at initiative minus 10.",
            levels: [17],
            effects: [{ kind: "second-turn", later: 10 }],
          },
        ],
      },
    ],
  },
]);
