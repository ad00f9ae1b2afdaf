// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { CharacterClass } from "./types.js";

/** Paladin. */
export const paladin: readonly CharacterClass[] = Object.freeze<CharacterClass[]>([
  {
    id: "paladin",
    name: "Paladin",
    srd: "Paladin",
    summary:
      "Oath-bound holy warrior casting with Charisma, with a d10 Hit Die and Wisdom and Charisma saves.",
    hitDie: 10,
    saves: ["cha", "wis"],
    proficiencies: {
      armor: ["light", "medium", "heavy", "shield"],
      weapons: ["simple", "martial"],
      tools: [],
    },
    skills: {
      choose: 2,
      from: ["athletics", "insight", "intimidation", "medicine", "persuasion", "religion"],
    },
    equipment: {
      given: [{ item: "chain-mail", count: 1 }],
      choices: [
        [
          [
            { any: "martial-weapons", count: 1 },
            { item: "shield", count: 1 },
          ],
          [{ any: "martial-weapons", count: 2 }],
        ],
        [[{ item: "javelin", count: 5 }], [{ any: "simple-melee-weapons", count: 1 }]],
        [[{ item: "priests-pack", count: 1 }], [{ item: "explorers-pack", count: 1 }]],
        [[{ any: "holy-symbols", count: 1 }]],
      ],
    },
    spellcasting: {
      ability: "cha",
      level: 2,
      progression: "half",
      preparation: "prepared",
      rituals: false,
      focus: "holy symbol",
    },
    multiclass: {
      prerequisites: { all: ["str", "cha"] },
      proficiencies: {
        armor: ["light", "medium", "shield"],
        weapons: ["simple", "martial"],
        tools: [],
      },
    },
    levels: [
      { level: 1, proficiencyBonus: 2, features: ["paladin-divine-sense", "paladin-lay-on-hands"] },
      {
        level: 2,
        proficiencyBonus: 2,
        slots: [2],
        features: [
          "paladin-divine-smite",
          "paladin-fighting-style",
          "paladin-spellcasting-paladin",
        ],
      },
      {
        level: 3,
        proficiencyBonus: 2,
        slots: [3],
        features: [
          "paladin-channel-divinity",
          "paladin-divine-health",
          "paladin-oath-spells",
          "paladin-sacred-oath",
        ],
      },
      {
        level: 4,
        proficiencyBonus: 2,
        slots: [3],
        features: ["paladin-ability-score-improvement"],
      },
      { level: 5, proficiencyBonus: 3, slots: [4, 2], features: ["paladin-extra-attack"] },
      { level: 6, proficiencyBonus: 3, slots: [4, 2], features: ["paladin-aura-of-protection"] },
      { level: 7, proficiencyBonus: 3, slots: [4, 3], features: [] },
      {
        level: 8,
        proficiencyBonus: 3,
        slots: [4, 3],
        features: ["paladin-ability-score-improvement"],
      },
      { level: 9, proficiencyBonus: 4, slots: [4, 3, 2], features: [] },
      { level: 10, proficiencyBonus: 4, slots: [4, 3, 2], features: ["paladin-aura-of-courage"] },
      {
        level: 11,
        proficiencyBonus: 4,
        slots: [4, 3, 3],
        features: ["paladin-improved-divine-smite"],
      },
      {
        level: 12,
        proficiencyBonus: 4,
        slots: [4, 3, 3],
        features: ["paladin-ability-score-improvement"],
      },
      { level: 13, proficiencyBonus: 5, slots: [4, 3, 3, 1], features: [] },
      {
        level: 14,
        proficiencyBonus: 5,
        slots: [4, 3, 3, 1],
        features: ["paladin-cleansing-touch"],
      },
      { level: 15, proficiencyBonus: 5, slots: [4, 3, 3, 2], features: [] },
      {
        level: 16,
        proficiencyBonus: 5,
        slots: [4, 3, 3, 2],
        features: ["paladin-ability-score-improvement"],
      },
      { level: 17, proficiencyBonus: 6, slots: [4, 3, 3, 3, 1], features: [] },
      {
        level: 18,
        proficiencyBonus: 6,
        slots: [4, 3, 3, 3, 1],
        features: ["paladin-aura-improvements"],
      },
      {
        level: 19,
        proficiencyBonus: 6,
        slots: [4, 3, 3, 3, 2],
        features: ["paladin-ability-score-improvement"],
      },
      { level: 20, proficiencyBonus: 6, slots: [4, 3, 3, 3, 2], features: [] },
    ],
    features: [
      {
        id: "paladin-divine-sense",
        name: "Divine Sense",
        srd: "Paladin, Divine Sense",
        summary:
          "Action: until your next turn ends, sense celestials, fiends, undead and hallowed places within 60 feet.",
        levels: [1],
        numbers: { uses: { "1": { of: "cha", plus: 1 } } },
        uses: [
          {
            economy: "action",
            limit: { times: { number: "uses" }, per: "long-rest" },
            steps: [
              {
                area: { shape: "sphere", radius: 60 },
                aura: true,
                targets: { what: "creature", types: ["celestial", "fiend", "undead"] },
                narrative:
                  "Until your next turn ends you know where each is and its type, not who it is; total cover hides it.",
              },
              {
                area: { shape: "sphere", radius: 60 },
                aura: true,
                targets: { what: "object" },
                narrative:
                  "You also feel places and things there that are consecrated or desecrated, as by hallow.",
              },
            ],
          },
        ],
        notes: ["One use more than the Charisma modifier."],
      },
      {
        id: "paladin-lay-on-hands",
        name: "Lay on Hands",
        srd: "Paladin, Lay on Hands",
        summary:
          "Action: heal by touch from a pool of 5 hit points per paladin level, or spend 5 to end a disease or poison.",
        levels: [1],
        numbers: {
          pool: {
            "1": 5,
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
            name: "Heal",
            economy: "action",
            cost: { of: "lay-on-hands", amount: 1 },
            limit: { times: { number: "pool" }, per: "long-rest" },
            steps: [
              {
                targets: { what: "creature", count: 1, except: ["construct", "undead"], range: 5 },
                healing: [{ roll: "1" }],
                narrative: "By touch: 1 hit point for each point, and as many points as you like.",
              },
            ],
          },
          {
            name: "Cure",
            economy: "action",
            cost: { of: "lay-on-hands", amount: 5 },
            steps: [
              {
                targets: { what: "creature", count: 1, except: ["construct", "undead"], range: 5 },
                ends: ["disease", "poisoned"],
                narrative:
                  "By touch, one disease or one poison; for 5 points each, more in the same use.",
              },
            ],
          },
        ],
        notes: ["Both draw on the one pool, which is full again after a long rest."],
      },
      {
        id: "paladin-divine-smite",
        name: "Divine Smite",
        srd: "Paladin, Divine Smite",
        summary:
          "On a melee hit, spend a spell slot for 2d8 extra radiant damage, +1d8 per higher slot level, up to 5d8.",
        levels: [2],
        uses: [
          {
            economy: "on-hit",
            if: { all: [{ attack: "melee" }, { attack: "weapon" }] },
            cost: { of: "spell-slot", amount: 1 },
            steps: [
              {
                targets: { what: "creature", count: 1 },
                damage: [
                  { roll: "2d8", type: "radiant", perSlot: "1d8", most: "5d8" },
                  { roll: "1d8", type: "radiant", types: ["fiend", "undead"] },
                ],
                narrative:
                  "A slot gives 5d8 at most; the die against fiends and undead comes on top.",
              },
            ],
          },
        ],
        notes: ["Melee weapon attacks only."],
      },
      {
        id: "paladin-fighting-style",
        name: "Fighting Style",
        srd: "Paladin, Fighting Style",
        summary:
          "Choose one combat specialty, such as Defense or Protection, never the same one twice.",
        levels: [2],
        choose: { "2": 1 },
        notes: ["No style can be had twice."],
        options: [
          {
            id: "paladin-fighting-style-defense",
            name: "Fighting Style: Defense",
            srd: "Paladin, Fighting Style: Defense",
            summary: "Your AC is 1 higher whenever you wear armor.",
            levels: [2],
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
            id: "paladin-fighting-style-dueling",
            name: "Fighting Style: Dueling",
            srd: "Paladin, Fighting Style: Dueling",
            summary:
              "Fighting with just a one-handed melee weapon, you deal 2 extra damage with it.",
            levels: [2],
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
            id: "paladin-fighting-style-great-weapon-fighting",
            name: "Fighting Style: Great Weapon Fighting",
            srd: "Paladin, Fighting Style: Great Weapon Fighting",
            summary:
              "Reroll damage dice that show 1 or 2 with a two-handed melee grip, keeping the second result.",
            levels: [2],
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
            id: "paladin-fighting-style-protection",
            name: "Fighting Style: Protection",
            srd: "Paladin, Fighting Style: Protection",
            summary:
              "Reaction: with a shield, give disadvantage to an attack on someone within 5 feet of you.",
            levels: [2],
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
                    narrative: "One attack on someone else, at most 5 feet from you.",
                  },
                ],
              },
            ],
            notes: ["You need a shield in hand."],
          },
        ],
      },
      {
        id: "paladin-spellcasting-paladin",
        name: "Spellcasting: Paladin",
        srd: "Paladin, Spellcasting: Paladin",
        summary:
          "From level 2, cast paladin spells through prayer, with Charisma as your spellcasting ability.",
        levels: [2],
      },
      {
        id: "paladin-channel-divinity",
        name: "Channel Divinity",
        srd: "Paladin, Channel Divinity",
        summary:
          "Use one of your oath's Channel Divinity effects once per short or long rest, with your paladin spell save DC.",
        levels: [3],
        uses: [
          {
            limit: { times: 1, per: "short-rest" },
            dcFrom: "cha",
            steps: [{ narrative: "One of the effects that your oath brings, picked at each use." }],
          },
        ],
        notes: ["Saves are against your spell save DC as a paladin."],
      },
      {
        id: "paladin-divine-health",
        name: "Divine Health",
        srd: "Paladin, Divine Health",
        summary: "You cannot catch or suffer from any disease.",
        levels: [3],
        effects: [{ kind: "disease-immunity" }],
      },
      {
        id: "paladin-oath-spells",
        name: "Oath Spells",
        srd: "Paladin, Oath Spells",
        summary:
          "Your oath grants extra spells at set levels, always prepared and outside your preparation limit.",
        levels: [3],
        notes: [
          "Always prepared, beyond the number of spells prepared each day.",
          "They are paladin spells even where the paladin's list lacks them.",
        ],
      },
      {
        id: "paladin-sacred-oath",
        name: "Sacred Oath",
        srd: "Paladin, Sacred Oath",
        summary:
          "Swear an oath, such as Devotion, for oath spells, Channel Divinity and features at levels 3, 7, 15 and 20.",
        levels: [3],
        notes: [
          "One subclass is chosen; its features come at levels 3, 7, 15 and 20.",
          "It brings oath spells and uses of Channel Divinity.",
        ],
      },
      {
        id: "paladin-ability-score-improvement",
        name: "Ability Score Improvement",
        srd: "Paladin, Ability Score Improvement",
        summary: "Raise one ability score by 2, or two by 1 each, none above 20.",
        levels: [4, 8, 12, 16, 19],
        scores: { points: 2, most: 20 },
      },
      {
        id: "paladin-extra-attack",
        name: "Extra Attack",
        srd: "Paladin, Extra Attack",
        summary: "Make two attacks rather than one each time you use the Attack action.",
        levels: [5],
        effects: [{ kind: "attacks", count: 2 }],
      },
      {
        id: "paladin-aura-of-protection",
        name: "Aura of Protection",
        srd: "Paladin, Aura of Protection",
        summary:
          "While conscious, you add your Charisma modifier (at least +1) to saves made by you and allies within 10 feet.",
        levels: [6],
        numbers: { radius: { "6": 10, "18": 30 } },
        effects: [
          {
            kind: "aura",
            feet: { number: "radius" },
            affects: "allies",
            effects: [
              {
                kind: "roll",
                on: "save",
                by: "self",
                bonus: { of: "cha", least: 1, source: true },
              },
            ],
            when: { not: { has: "unconscious" } },
          },
        ],
      },
      {
        id: "paladin-aura-of-courage",
        name: "Aura of Courage",
        srd: "Paladin, Aura of Courage",
        summary:
          "While you are conscious, you and allies within 10 feet are immune to being frightened (30 feet at level 18).",
        levels: [10],
        numbers: { radius: { "10": 10, "18": 30 } },
        effects: [
          {
            kind: "aura",
            feet: { number: "radius" },
            affects: "allies",
            effects: [{ kind: "condition-immunity", condition: "frightened" }],
            when: { not: { has: "unconscious" } },
          },
        ],
      },
      {
        id: "paladin-improved-divine-smite",
        name: "Improved Divine Smite",
        srd: "Paladin, Improved Divine Smite",
        summary:
          "Every melee weapon hit deals 1d8 more radiant damage, on top of any Divine Smite.",
        levels: [11],
        effects: [
          {
            kind: "extra-damage",
            roll: "1d8",
            type: "radiant",
            when: {
              all: [{ attack: "melee" }, { attack: "weapon" }, { not: { attack: "unarmed" } }],
            },
          },
        ],
        notes: ["It adds to the damage of Divine Smite."],
      },
      {
        id: "paladin-cleansing-touch",
        name: "Cleansing Touch",
        srd: "Paladin, Cleansing Touch",
        summary:
          "Action: end a spell on yourself or a willing creature you touch, as often per long rest as your Charisma modifier.",
        levels: [14],
        numbers: { uses: { "14": { of: "cha", least: 1 } } },
        uses: [
          {
            economy: "action",
            limit: { times: { number: "uses" }, per: "long-rest" },
            steps: [
              {
                targets: { what: "creature", count: 1, willing: true, range: 5 },
                ends: ["spell"],
                narrative: "One spell that is on you or on another whom you touch.",
              },
            ],
          },
        ],
        notes: ["As many uses as the Charisma modifier, at least one."],
      },
      {
        id: "paladin-aura-improvements",
        name: "Aura improvements",
        srd: "Paladin, Aura improvements",
        summary: "All of your paladin auras now reach 30 feet instead of 10.",
        levels: [18],
        notes: ["All of your auras reach 30 feet instead of 10."],
      },
    ],
    subclassLevel: 3,
    subclasses: [
      {
        id: "oath-of-devotion",
        name: "Oath of Devotion",
        also: ["devotion"],
        srd: "Oath of Devotion",
        summary:
          "Paladin oath to justice, virtue and order, kept by knights in shining armor and holy warriors.",
        class: "paladin",
        features: [
          {
            id: "paladin-channel-divinity-sacred-weapon",
            name: "Channel Divinity: Sacred Weapon",
            srd: "Paladin, Channel Divinity: Sacred Weapon",
            summary:
              "Action: for 1 minute your weapon is magical, sheds light and adds your Charisma modifier (at least +1) to hit.",
            levels: [3],
            uses: [
              {
                economy: "action",
                cost: { of: "channel-divinity", amount: 1 },
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
                            bonus: { of: "cha", least: 1 },
                            when: { with: "this-item" },
                          },
                          { kind: "magical-attacks", when: { with: "this-item" } },
                        ],
                        duration: { kind: "time", amount: 1, unit: "minute" },
                        endsOn: ["unconscious"],
                      },
                    ],
                    light: { bright: 20, dim: 20 },
                    narrative: "Only with one weapon that you hold; the light comes from it.",
                  },
                ],
              },
            ],
            notes: [
              "You may end it in your turn together with any action.",
              "Ends early, too, if you neither hold nor carry the weapon any more.",
            ],
          },
          {
            id: "paladin-channel-divinity-turn-the-unholy",
            name: "Channel Divinity: Turn the Unholy",
            srd: "Paladin, Channel Divinity: Turn the Unholy",
            summary:
              "Action: fiends and undead within 30 feet that fail a Wisdom save must flee for 1 minute or until hurt.",
            levels: [3],
            uses: [
              {
                economy: "action",
                cost: { of: "channel-divinity", amount: 1 },
                dcFrom: "cha",
                steps: [
                  {
                    area: { shape: "sphere", radius: 30 },
                    targets: { what: "creature", types: ["fiend", "undead"] },
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
                    narrative:
                      "Turned: flees as far as it can, stays 30 feet off and only Dashes or breaks free, or Dodges when cornered.",
                  },
                ],
              },
            ],
            notes: ["Fiends and undead that neither see nor hear you are spared."],
          },
          {
            id: "paladin-aura-of-devotion",
            name: "Aura of Devotion",
            srd: "Paladin, Aura of Devotion",
            summary:
              "While you are conscious, you and allies within 10 feet are immune to being charmed (30 feet at level 18).",
            levels: [7],
            numbers: { radius: { "7": 10, "18": 30 } },
            effects: [
              {
                kind: "aura",
                feet: { number: "radius" },
                affects: "allies",
                effects: [{ kind: "condition-immunity", condition: "charmed" }],
                when: { not: { has: "unconscious" } },
              },
            ],
          },
          {
            id: "paladin-purity-of-spirit",
            name: "Purity of Spirit",
            srd: "Paladin, Purity of Spirit",
            summary: "You permanently benefit from protection from evil and good.",
            levels: [15],
            effects: [
              {
                kind: "roll",
                on: "attack",
                by: "foe",
                mode: "disadvantage",
                when: { other: ["aberration", "celestial", "elemental", "fey", "fiend", "undead"] },
              },
              {
                kind: "condition-immunity",
                condition: "charmed",
                when: { other: ["aberration", "celestial", "elemental", "fey", "fiend", "undead"] },
              },
              {
                kind: "condition-immunity",
                condition: "frightened",
                when: { other: ["aberration", "celestial", "elemental", "fey", "fiend", "undead"] },
              },
              {
                kind: "roll",
                on: "save",
                by: "self",
                mode: "advantage",
                when: {
                  all: [
                    { other: ["aberration", "celestial", "elemental", "fey", "fiend", "undead"] },
                    { any: [{ against: "charmed" }, { against: "frightened" }] },
                  ],
                },
              },
            ],
            notes: [
              "Protection from evil and good, without end: nor can such creatures possess you.",
              "The advantage is for new saves against a charm, fear or possession that already holds you.",
            ],
          },
          {
            id: "paladin-holy-nimbus",
            name: "Holy Nimbus",
            srd: "Paladin, Holy Nimbus",
            summary:
              "Action: for 1 minute, foes in your 30-foot light take 10 radiant damage a turn and fiend or undead spells are easier to resist.",
            levels: [20],
            uses: [
              {
                economy: "action",
                limit: { times: 1, per: "long-rest" },
                steps: [
                  {
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [
                          {
                            kind: "roll",
                            on: "save",
                            by: "self",
                            mode: "advantage",
                            when: { all: [{ against: "spells" }, { other: ["fiend", "undead"] }] },
                          },
                        ],
                        duration: { kind: "time", amount: 1, unit: "minute" },
                      },
                    ],
                    light: { bright: 30, dim: 30 },
                    narrative: "Sunlight, for as long as the minute lasts.",
                  },
                  {
                    when: "turn-start",
                    area: { shape: "sphere", radius: 30 },
                    aura: true,
                    targets: { what: "creature", side: "enemies" },
                    damage: [{ roll: "10", type: "radiant" }],
                    narrative: "In the bright light, during that minute.",
                  },
                ],
              },
            ],
          },
        ],
        spells: {
          "3": ["protection-from-evil-and-good", "sanctuary"],
          "5": ["lesser-restoration", "zone-of-truth"],
          "9": ["beacon-of-hope", "dispel-magic"],
          "13": ["freedom-of-movement", "guardian-of-faith"],
          "17": ["commune", "flame-strike"],
        },
      },
    ],
  },
]);
