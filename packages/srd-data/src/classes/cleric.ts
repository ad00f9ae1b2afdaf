// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { CharacterClass } from "./types.js";

/** Cleric. */
export const cleric: readonly CharacterClass[] = Object.freeze<CharacterClass[]>([
  {
    id: "cleric",
    name: "Cleric",
    srd: "Cleric",
    summary: "Wisdom caster serving a deity, with a d8 Hit Die and Wisdom and Charisma saves.",
    hitDie: 8,
    saves: ["cha", "wis"],
    proficiencies: { armor: ["light", "medium", "shield"], weapons: ["simple"], tools: [] },
    skills: { choose: 2, from: ["history", "insight", "medicine", "persuasion", "religion"] },
    equipment: {
      given: [{ item: "shield", count: 1 }],
      choices: [
        [[{ item: "mace", count: 1 }], [{ item: "warhammer", count: 1 }]],
        [
          [{ item: "scale-mail", count: 1 }],
          [{ item: "leather-armor", count: 1 }],
          [{ item: "chain-mail", count: 1 }],
        ],
        [
          [
            { item: "crossbow-light", count: 1 },
            { item: "crossbow-bolt", count: 20 },
          ],
          [{ any: "simple-weapons", count: 1 }],
        ],
        [[{ item: "priests-pack", count: 1 }], [{ item: "explorers-pack", count: 1 }]],
        [[{ any: "holy-symbols", count: 1 }]],
      ],
    },
    spellcasting: {
      ability: "wis",
      level: 1,
      progression: "full",
      preparation: "prepared",
      rituals: true,
      focus: "holy symbol",
    },
    multiclass: {
      prerequisites: { all: ["wis"] },
      proficiencies: { armor: ["light", "medium", "shield"], weapons: [], tools: [] },
    },
    levels: [
      {
        level: 1,
        proficiencyBonus: 2,
        cantripsKnown: 3,
        slots: [2],
        features: ["cleric-divine-domain", "cleric-domain-spells", "cleric-spellcasting-cleric"],
      },
      {
        level: 2,
        proficiencyBonus: 2,
        cantripsKnown: 3,
        slots: [3],
        features: ["cleric-channel-divinity", "cleric-channel-divinity-turn-undead"],
      },
      {
        level: 3,
        proficiencyBonus: 2,
        cantripsKnown: 3,
        slots: [4, 2],
        features: ["cleric-domain-spells"],
      },
      {
        level: 4,
        proficiencyBonus: 2,
        cantripsKnown: 4,
        slots: [4, 3],
        features: ["cleric-ability-score-improvement"],
      },
      {
        level: 5,
        proficiencyBonus: 3,
        cantripsKnown: 4,
        slots: [4, 3, 2],
        features: ["cleric-domain-spells", "cleric-destroy-undead"],
      },
      {
        level: 6,
        proficiencyBonus: 3,
        cantripsKnown: 4,
        slots: [4, 3, 3],
        features: ["cleric-channel-divinity"],
      },
      {
        level: 7,
        proficiencyBonus: 3,
        cantripsKnown: 4,
        slots: [4, 3, 3, 1],
        features: ["cleric-domain-spells"],
      },
      {
        level: 8,
        proficiencyBonus: 3,
        cantripsKnown: 4,
        slots: [4, 3, 3, 2],
        features: ["cleric-ability-score-improvement", "cleric-destroy-undead"],
      },
      {
        level: 9,
        proficiencyBonus: 4,
        cantripsKnown: 4,
        slots: [4, 3, 3, 3, 1],
        features: ["cleric-domain-spells"],
      },
      {
        level: 10,
        proficiencyBonus: 4,
        cantripsKnown: 5,
        slots: [4, 3, 3, 3, 2],
        features: ["cleric-divine-intervention"],
      },
      {
        level: 11,
        proficiencyBonus: 4,
        cantripsKnown: 5,
        slots: [4, 3, 3, 3, 2, 1],
        features: ["cleric-destroy-undead"],
      },
      {
        level: 12,
        proficiencyBonus: 4,
        cantripsKnown: 5,
        slots: [4, 3, 3, 3, 2, 1],
        features: ["cleric-ability-score-improvement"],
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
        features: ["cleric-destroy-undead"],
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
        features: ["cleric-ability-score-improvement"],
      },
      {
        level: 17,
        proficiencyBonus: 6,
        cantripsKnown: 5,
        slots: [4, 3, 3, 3, 2, 1, 1, 1, 1],
        features: ["cleric-destroy-undead"],
      },
      {
        level: 18,
        proficiencyBonus: 6,
        cantripsKnown: 5,
        slots: [4, 3, 3, 3, 3, 1, 1, 1, 1],
        features: ["cleric-channel-divinity"],
      },
      {
        level: 19,
        proficiencyBonus: 6,
        cantripsKnown: 5,
        slots: [4, 3, 3, 3, 3, 2, 1, 1, 1],
        features: ["cleric-ability-score-improvement"],
      },
      {
        level: 20,
        proficiencyBonus: 6,
        cantripsKnown: 5,
        slots: [4, 3, 3, 3, 3, 2, 2, 1, 1],
        features: ["cleric-divine-intervention-improvement"],
      },
    ],
    features: [
      {
        id: "cleric-divine-domain",
        name: "Divine Domain",
        srd: "Cleric, Divine Domain",
        summary:
          "Choose a domain of your deity, such as Life, for domain spells and features at levels 1, 2, 6, 8 and 17.",
        levels: [1],
        notes: [
          "One subclass is chosen; its features come at levels 1, 2, 6, 8 and 17.",
          "It brings domain spells, and uses of Channel Divinity from level 2 on.",
        ],
      },
      {
        id: "cleric-domain-spells",
        name: "Domain Spells",
        srd: "Cleric, Domain Spells",
        summary: "Your domain's spells are always prepared and do not count.",
        levels: [1, 3, 5, 7, 9],
        notes: [
          "Always prepared, beyond the number of spells prepared each day.",
          "They are cleric spells even where the cleric's list lacks them.",
        ],
      },
      {
        id: "cleric-spellcasting-cleric",
        name: "Spellcasting: Cleric",
        srd: "Cleric, Spellcasting: Cleric",
        summary:
          "Channel divine power to cast cleric spells, with Wisdom as your spellcasting ability.",
        levels: [1],
      },
      {
        id: "cleric-channel-divinity",
        name: "Channel Divinity",
        srd: "Cleric, Channel Divinity",
        summary:
          "Once per short or long rest, produce a divine effect: Turn Undead or an option from your domain.",
        levels: [2, 6, 18],
        numbers: { uses: { "2": 1, "6": 2, "18": 3 } },
        uses: [
          {
            limit: { times: { number: "uses" }, per: "short-rest" },
            dcFrom: "wis",
            steps: [
              {
                narrative:
                  "One of the known effects, picked at each use: Turn Undead or a domain's.",
              },
            ],
          },
        ],
        notes: ["Saves are against your cleric spells' DC."],
      },
      {
        id: "cleric-channel-divinity-turn-undead",
        name: "Channel Divinity: Turn Undead",
        srd: "Cleric, Channel Divinity: Turn Undead",
        summary:
          "Action: undead within 30 feet that fail a Wisdom save must flee for 1 minute or until hurt.",
        levels: [2],
        uses: [
          {
            economy: "action",
            cost: { of: "channel-divinity", amount: 1 },
            dcFrom: "wis",
            steps: [
              {
                area: { shape: "sphere", radius: 30 },
                targets: { what: "creature", types: ["undead"] },
                save: { ability: "wis", success: "none" },
                effects: [
                  {
                    effects: [
                      { kind: "cannot", what: "approach-source" },
                      { kind: "cannot", what: "react" },
                    ],
                    duration: { kind: "time", amount: 1, unit: "minute" },
                    endsOn: ["damaged"],
                  },
                ],
                next: [
                  {
                    targets: {
                      what: "creature",
                      challengeAtMost: {
                        feature: "cleric-destroy-undead",
                        number: "challengeRating",
                      },
                    },
                    kills: true,
                  },
                  {
                    narrative:
                      "It must spend its turns fleeing as far as possible and never willingly comes nearer than 30 feet.",
                  },
                  {
                    narrative:
                      "Its action is Dash, or breaking free of what holds it; Dodge where it has no way to go.",
                  },
                ],
              },
            ],
          },
        ],
        notes: ["Undead that neither see nor hear you are spared."],
      },
      {
        id: "cleric-ability-score-improvement",
        name: "Ability Score Improvement",
        srd: "Cleric, Ability Score Improvement",
        summary: "Raise one ability score by 2, or two by 1 each, none above 20.",
        levels: [4, 8, 12, 16, 19],
        scores: { points: 2, most: 20 },
      },
      {
        id: "cleric-destroy-undead",
        name: "Destroy Undead",
        srd: "Cleric, Destroy Undead",
        summary: "Undead of CR 1/2 or lower that fail against Turn Undead are destroyed outright.",
        levels: [5, 8, 11, 14, 17],
        numbers: { challengeRating: { "5": 0.5, "8": 1, "11": 2, "14": 3, "17": 4 } },
        notes: [
          "Befalls those of at most this challenge rating whose save against Turn Undead fails.",
        ],
      },
      {
        id: "cleric-divine-intervention",
        name: "Divine Intervention",
        srd: "Cleric, Divine Intervention",
        summary:
          "Action: roll percentile dice at or under your cleric level for divine aid, then wait 7 days if it works.",
        levels: [10],
        numbers: {
          percent: {
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
            "20": 100,
          },
        },
        uses: [
          {
            economy: "action",
            limit: { times: 1, per: "long-rest" },
            steps: [
              {
                narrative:
                  "Percentile dice at or under your cleric level bring help that the GM picks, like a cleric or domain spell.",
              },
            ],
          },
        ],
        notes: [
          "After help has come, none for 7 days; the long rest counts only for a call that failed.",
          "At level 20 there is no roll: help comes.",
        ],
      },
      {
        id: "cleric-divine-intervention-improvement",
        name: "Divine Intervention Improvement",
        srd: "Cleric, Divine Intervention Improvement",
        summary: "Your plea for Divine Intervention now always works without rolling.",
        levels: [20],
        notes: ["Divine Intervention works without a roll."],
      },
    ],
    subclassLevel: 1,
    subclasses: [
      {
        id: "life-domain",
        name: "Life Domain",
        also: ["life"],
        srd: "Life Domain",
        summary: "Cleric domain of positive energy that heals the sick and drives away undeath.",
        class: "cleric",
        features: [
          {
            id: "cleric-bonus-proficiency",
            name: "Bonus Proficiency",
            srd: "Cleric, Bonus Proficiency",
            summary: "Gain heavy armor proficiency from the Life domain.",
            levels: [1],
            gains: { armor: ["heavy"] },
          },
          {
            id: "cleric-disciple-of-life",
            name: "Disciple of Life",
            srd: "Cleric, Disciple of Life",
            summary:
              "Your healing spells of 1st level or higher restore 2 more hit points plus the level of the spell.",
            levels: [1],
            effects: [{ kind: "spell-healing", plus: 2 }],
          },
          {
            id: "cleric-channel-divinity-preserve-life",
            name: "Channel Divinity: Preserve Life",
            srd: "Cleric, Channel Divinity: Preserve Life",
            summary:
              "Action: split five hit points per cleric level among creatures within 30 feet, healing each to half at most.",
            levels: [2],
            numbers: {
              pool: {
                "2": 10,
                "3": 15,
                "4": 20,
                "5": 25,
                "6": 30,
                "7": 35,
                "8": 40,
                "9": 45,
                "10": 50,
                "11": 55,
                "12": 60,
                "13": 65,
                "14": 70,
                "15": 75,
                "16": 80,
                "17": 85,
                "18": 90,
                "19": 95,
                "20": 100,
              },
            },
            uses: [
              {
                economy: "action",
                cost: { of: "channel-divinity", amount: 1 },
                steps: [
                  {
                    targets: {
                      what: "creature",
                      range: 30,
                      chosen: true,
                      except: ["undead", "construct"],
                    },
                    healing: [{ roll: "10", shared: 0.5, number: "pool" }],
                  },
                ],
              },
            ],
          },
          {
            id: "cleric-blessed-healer",
            name: "Blessed Healer",
            srd: "Cleric, Blessed Healer",
            summary:
              "Healing someone else with a spell of level 1 or more also heals you for 2 hit points plus its level.",
            levels: [6],
            effects: [{ kind: "spell-healing", self: 2 }],
          },
          {
            id: "cleric-divine-strike",
            name: "Divine Strike",
            srd: "Cleric, Divine Strike",
            summary:
              "One weapon hit on each of your turns adds 1d8 radiant damage, or 2d8 from level 14.",
            levels: [8],
            numbers: { dice: { "8": "1d8", "14": "2d8" } },
            uses: [
              {
                economy: "on-hit",
                limit: { times: 1, per: "own-turn" },
                steps: [
                  {
                    if: { attack: "weapon" },
                    targets: { what: "creature", count: 1 },
                    damage: [{ roll: "1d8", type: "radiant", number: "dice" }],
                  },
                ],
              },
            ],
          },
          {
            id: "cleric-supreme-healing",
            name: "Supreme Healing",
            srd: "Cleric, Supreme Healing",
            summary:
              "Healing dice in your spells always count as their maximum instead of being rolled.",
            levels: [17],
            effects: [{ kind: "spell-healing", highest: true }],
          },
        ],
        spells: {
          "1": ["bless", "cure-wounds"],
          "3": ["lesser-restoration", "spiritual-weapon"],
          "5": ["beacon-of-hope", "revivify"],
          "7": ["death-ward", "guardian-of-faith"],
          "9": ["mass-cure-wounds", "raise-dead"],
        },
      },
    ],
  },
]);
