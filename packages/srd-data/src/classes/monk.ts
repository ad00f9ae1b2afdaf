// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { CharacterClass } from "./types.js";

/** Monk. */
export const monk: readonly CharacterClass[] = Object.freeze<CharacterClass[]>([
  {
    id: "monk",
    name: "Monk",
    srd: "Monk",
    summary:
      "Unarmored martial artist fueled by ki, with a d8 Hit Die and Strength and Dexterity saves.",
    hitDie: 8,
    saves: ["dex", "str"],
    proficiencies: {
      armor: [],
      weapons: ["simple", "shortsword"],
      tools: [],
      toolChoices: [
        {
          choose: 1,
          from: [
            "alchemists-supplies",
            "brewers-supplies",
            "calligraphers-supplies",
            "carpenters-tools",
            "cartographers-tools",
            "cobblers-tools",
            "cooks-utensils",
            "glassblowers-tools",
            "jewelers-tools",
            "leatherworkers-tools",
            "masons-tools",
            "painters-supplies",
            "potters-tools",
            "smiths-tools",
            "tinkers-tools",
            "weavers-tools",
            "woodcarvers-tools",
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
      choose: 2,
      from: ["acrobatics", "athletics", "history", "insight", "religion", "stealth"],
    },
    equipment: {
      given: [{ item: "dart", count: 10 }],
      choices: [
        [[{ item: "shortsword", count: 1 }], [{ any: "simple-weapons", count: 1 }]],
        [[{ item: "dungeoneers-pack", count: 1 }], [{ item: "explorers-pack", count: 1 }]],
      ],
    },
    multiclass: {
      prerequisites: { all: ["dex", "wis"] },
      proficiencies: { armor: [], weapons: ["simple", "shortsword"], tools: [] },
    },
    levels: [
      {
        level: 1,
        proficiencyBonus: 2,
        numbers: { "martial-arts": "1d4" },
        features: ["monk-martial-arts", "monk-unarmored-defense"],
      },
      {
        level: 2,
        proficiencyBonus: 2,
        numbers: { "martial-arts": "1d4", "ki-points": 2, "unarmored-movement": 10 },
        features: [
          "monk-flurry-of-blows",
          "monk-ki",
          "monk-patient-defense",
          "monk-step-of-the-wind",
          "monk-unarmored-movement",
        ],
      },
      {
        level: 3,
        proficiencyBonus: 2,
        numbers: { "martial-arts": "1d4", "ki-points": 3, "unarmored-movement": 10 },
        features: ["monk-deflect-missiles", "monk-monastic-tradition"],
      },
      {
        level: 4,
        proficiencyBonus: 2,
        numbers: { "martial-arts": "1d4", "ki-points": 4, "unarmored-movement": 10 },
        features: ["monk-ability-score-improvement", "monk-slow-fall"],
      },
      {
        level: 5,
        proficiencyBonus: 3,
        numbers: { "martial-arts": "1d6", "ki-points": 5, "unarmored-movement": 10 },
        features: ["monk-extra-attack", "monk-stunning-strike"],
      },
      {
        level: 6,
        proficiencyBonus: 3,
        numbers: { "martial-arts": "1d6", "ki-points": 6, "unarmored-movement": 15 },
        features: ["monk-ki-empowered-strikes"],
      },
      {
        level: 7,
        proficiencyBonus: 3,
        numbers: { "martial-arts": "1d6", "ki-points": 7, "unarmored-movement": 15 },
        features: ["monk-evasion", "monk-stillness-of-mind"],
      },
      {
        level: 8,
        proficiencyBonus: 3,
        numbers: { "martial-arts": "1d6", "ki-points": 8, "unarmored-movement": 15 },
        features: ["monk-ability-score-improvement"],
      },
      {
        level: 9,
        proficiencyBonus: 4,
        numbers: { "martial-arts": "1d6", "ki-points": 9, "unarmored-movement": 15 },
        features: ["monk-unarmored-movement"],
      },
      {
        level: 10,
        proficiencyBonus: 4,
        numbers: { "martial-arts": "1d6", "ki-points": 10, "unarmored-movement": 20 },
        features: ["monk-purity-of-body"],
      },
      {
        level: 11,
        proficiencyBonus: 4,
        numbers: { "martial-arts": "1d8", "ki-points": 11, "unarmored-movement": 20 },
        features: [],
      },
      {
        level: 12,
        proficiencyBonus: 4,
        numbers: { "martial-arts": "1d8", "ki-points": 12, "unarmored-movement": 20 },
        features: ["monk-ability-score-improvement"],
      },
      {
        level: 13,
        proficiencyBonus: 5,
        numbers: { "martial-arts": "1d8", "ki-points": 13, "unarmored-movement": 20 },
        features: ["monk-tongue-of-the-sun-and-moon"],
      },
      {
        level: 14,
        proficiencyBonus: 5,
        numbers: { "martial-arts": "1d8", "ki-points": 14, "unarmored-movement": 25 },
        features: ["monk-diamond-soul"],
      },
      {
        level: 15,
        proficiencyBonus: 5,
        numbers: { "martial-arts": "1d8", "ki-points": 15, "unarmored-movement": 25 },
        features: ["monk-timeless-body"],
      },
      {
        level: 16,
        proficiencyBonus: 5,
        numbers: { "martial-arts": "1d8", "ki-points": 16, "unarmored-movement": 25 },
        features: ["monk-ability-score-improvement"],
      },
      {
        level: 17,
        proficiencyBonus: 6,
        numbers: { "martial-arts": "1d10", "ki-points": 17, "unarmored-movement": 25 },
        features: [],
      },
      {
        level: 18,
        proficiencyBonus: 6,
        numbers: { "martial-arts": "1d10", "ki-points": 18, "unarmored-movement": 30 },
        features: ["monk-empty-body"],
      },
      {
        level: 19,
        proficiencyBonus: 6,
        numbers: { "martial-arts": "1d10", "ki-points": 19, "unarmored-movement": 30 },
        features: ["monk-ability-score-improvement"],
      },
      {
        level: 20,
        proficiencyBonus: 6,
        numbers: { "martial-arts": "1d10", "ki-points": 20, "unarmored-movement": 30 },
        features: ["monk-perfect-self"],
      },
    ],
    features: [
      {
        id: "monk-martial-arts",
        name: "Martial Arts",
        srd: "Monk, Martial Arts",
        summary:
          "Unarmored, use Dexterity and a d4 for unarmed strikes and monk weapons, plus a bonus-action strike after attacking.",
        levels: [1],
        numbers: { die: { "1": "1d4", "5": "1d6", "11": "1d8", "17": "1d10" } },
        effects: [
          {
            kind: "weapon-ability",
            ability: "dex",
            die: { number: "die" },
            when: {
              all: [
                { armor: "none" },
                { shield: false },
                { any: [{ attack: "unarmed" }, { weapon: "monk" }] },
              ],
            },
          },
        ],
        uses: [
          {
            economy: "bonus-action",
            after: "attack",
            steps: [
              {
                targets: { what: "creature", count: 1 },
                attack: { kind: "melee", with: "weapon", unarmed: true },
              },
            ],
          },
        ],
        notes: [
          "Ability and die serve monk weapons too: shortswords, and simple melee weapons neither two-handed nor heavy.",
          "All of it only without armour and shield, and with no weapons but those.",
          "The bonus strike follows an Attack action with a monk weapon or unarmed.",
        ],
      },
      {
        id: "monk-unarmored-defense",
        name: "Unarmored Defense",
        srd: "Monk, Unarmored Defense",
        summary: "Without armor or shield, your AC is 10 plus your Dexterity and Wisdom modifiers.",
        levels: [1],
        effects: [
          {
            kind: "stat",
            stat: "armor-class",
            change: "set",
            by: 10,
            formula: ["dex", "wis"],
            when: { all: [{ armor: "none" }, { shield: false }] },
          },
        ],
      },
      {
        id: "monk-flurry-of-blows",
        name: "Flurry of Blows",
        srd: "Monk, Flurry of Blows",
        summary: "After the Attack action, spend 1 ki point for two bonus-action unarmed strikes.",
        levels: [2],
        uses: [
          {
            economy: "bonus-action",
            after: "attack",
            cost: { of: "ki", amount: 1 },
            steps: [
              {
                targets: { what: "creature", count: 2, repeat: true },
                attack: { kind: "melee", with: "weapon", unarmed: true },
              },
            ],
          },
        ],
        notes: ["Right after the Attack action of your own turn."],
      },
      {
        id: "monk-ki",
        name: "Ki",
        srd: "Monk, Ki",
        summary:
          "Spend ki points, one per monk level, on martial features; they return after a short or long rest with meditation.",
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
            limit: { times: { number: "points" }, per: "short-rest" },
            dcFrom: "wis",
            steps: [{ narrative: "Points are spent on the ki features that you know." }],
          },
        ],
        notes: [
          "They come back only in a rest with at least half an hour of meditation.",
          "The save DC of all ki features goes by Wisdom.",
        ],
      },
      {
        id: "monk-patient-defense",
        name: "Patient Defense",
        srd: "Monk, Patient Defense",
        summary: "Spend 1 ki point to Dodge with your bonus action.",
        levels: [2],
        uses: [
          {
            economy: "bonus-action",
            cost: { of: "ki", amount: 1 },
            steps: [{ targets: { what: "self" }, action: "Dodge" }],
          },
        ],
      },
      {
        id: "monk-step-of-the-wind",
        name: "Step of the Wind",
        srd: "Monk, Step of the Wind",
        summary:
          "Spend 1 ki point to Disengage or Dash with your bonus action, doubling your jump distance that turn.",
        levels: [2],
        uses: [
          {
            economy: "bonus-action",
            cost: { of: "ki", amount: 1 },
            steps: [
              { option: "disengage", targets: { what: "self" }, action: "Disengage" },
              { option: "dash", targets: { what: "self" }, action: "Dash" },
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "stat", stat: "jump", change: "multiply", by: 2 }],
                    duration: { kind: "turn", edge: "end", of: "current" },
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        id: "monk-unarmored-movement",
        name: "Unarmored Movement",
        srd: "Monk, Unarmored Movement",
        summary: "Without armor or shield you move 10 feet faster, and more at higher monk levels.",
        levels: [2, 9],
        numbers: { feet: { "2": 10, "6": 15, "10": 20, "14": 25, "18": 30 } },
        effects: [
          {
            kind: "stat",
            stat: "speed",
            change: "add",
            by: { number: "feet" },
            when: { all: [{ armor: "none" }, { shield: false }] },
          },
        ],
        notes: [
          "From level 9, walls and liquids carry you in your turn, as long as you keep moving.",
        ],
      },
      {
        id: "monk-deflect-missiles",
        name: "Deflect Missiles",
        srd: "Monk, Deflect Missiles",
        summary:
          "Reaction: cut ranged weapon damage by 1d10 plus Dexterity plus monk level, and for 1 ki throw back a caught missile.",
        levels: [3],
        numbers: {
          reduction: {
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
            name: "Deflect",
            economy: "reaction",
            steps: [
              {
                targets: { what: "self" },
                narrative:
                  "The damage of a ranged weapon attack that hit you falls by the reduction and your Dexterity modifier.",
              },
              {
                narrative:
                  "Where none is left, a free hand catches the missile, if one hand can hold it.",
              },
            ],
          },
          {
            name: "Throw Back",
            cost: { of: "ki", amount: 1 },
            steps: [
              {
                targets: { what: "creature", count: 1 },
                attack: { kind: "ranged", with: "weapon", range: { normal: 20, long: 60 } },
                narrative:
                  "The caught missile is a monk weapon for this, and you are proficient with it.",
              },
            ],
          },
        ],
        notes: ["Throwing back belongs to the reaction that made the catch."],
      },
      {
        id: "monk-monastic-tradition",
        name: "Monastic Tradition",
        srd: "Monk, Monastic Tradition",
        summary:
          "Follow a tradition, such as the Open Hand, that gives you features at levels 3, 6, 11 and 17.",
        levels: [3],
        notes: ["One subclass is chosen; its features come at levels 3, 6, 11 and 17."],
      },
      {
        id: "monk-ability-score-improvement",
        name: "Ability Score Improvement",
        srd: "Monk, Ability Score Improvement",
        summary: "Raise one ability score by 2, or two by 1 each, none above 20.",
        levels: [4, 8, 12, 16, 19],
        scores: { points: 2, most: 20 },
      },
      {
        id: "monk-slow-fall",
        name: "Slow Fall",
        srd: "Monk, Slow Fall",
        summary: "Reaction: cut falling damage by five points per monk level.",
        levels: [4],
        numbers: {
          reduction: {
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
            economy: "reaction",
            steps: [
              {
                targets: { what: "self" },
                narrative: "The damage of your fall is less by the reduction.",
              },
            ],
          },
        ],
      },
      {
        id: "monk-extra-attack",
        name: "Extra Attack",
        srd: "Monk, Extra Attack",
        summary: "Make two attacks rather than one each time you use the Attack action.",
        levels: [5],
        effects: [{ kind: "attacks", count: 2 }],
      },
      {
        id: "monk-stunning-strike",
        name: "Stunning Strike",
        srd: "Monk, Stunning Strike",
        summary:
          "On a melee weapon hit, spend 1 ki point to stun a target that fails a Constitution save until your next turn ends.",
        levels: [5],
        uses: [
          {
            economy: "on-hit",
            if: { all: [{ attack: "melee" }, { attack: "weapon" }] },
            cost: { of: "ki", amount: 1 },
            dcFrom: "wis",
            steps: [
              {
                targets: { what: "creature", count: 1 },
                save: { ability: "con", success: "none" },
                conditions: [
                  { condition: "stunned", duration: { kind: "turn", edge: "end", of: "source" } },
                ],
              },
            ],
          },
        ],
        notes: ["Melee weapon attacks only."],
      },
      {
        id: "monk-ki-empowered-strikes",
        name: "Ki Empowered Strikes",
        srd: "Monk, Ki Empowered Strikes",
        summary:
          "Your unarmed strikes are magical when beating resistance or immunity to nonmagical hits.",
        levels: [6],
        effects: [{ kind: "magical-attacks", when: { attack: "unarmed" } }],
      },
      {
        id: "monk-evasion",
        name: "Evasion",
        srd: "Monk, Evasion",
        summary:
          "Dexterity saves for half damage leave you unhurt on a success and halve the damage on a failure.",
        levels: [7],
        effects: [{ kind: "evasion", ability: "dex" }],
      },
      {
        id: "monk-stillness-of-mind",
        name: "Stillness of Mind",
        srd: "Monk, Stillness of Mind",
        summary: "Action: free yourself from one effect that charms or frightens you.",
        levels: [7],
        uses: [
          {
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                ends: ["charmed", "frightened"],
                narrative: "A single effect that brings either of them.",
              },
            ],
          },
        ],
      },
      {
        id: "monk-purity-of-body",
        name: "Purity of Body",
        srd: "Monk, Purity of Body",
        summary: "Ki makes you immune to every poison and disease.",
        levels: [10],
        effects: [
          { kind: "damage", response: "immunity", types: ["poison"] },
          { kind: "condition-immunity", condition: "poisoned" },
          { kind: "disease-immunity" },
        ],
      },
      {
        id: "monk-tongue-of-the-sun-and-moon",
        name: "Tongue of the Sun and Moon",
        srd: "Monk, Tongue of the Sun and Moon",
        summary:
          "Understand every spoken language, and be understood by anyone who knows a language.",
        levels: [13],
        notes: [
          "You understand every spoken language, and whoever knows any language understands you.",
        ],
      },
      {
        id: "monk-diamond-soul",
        name: "Diamond Soul",
        srd: "Monk, Diamond Soul",
        summary: "You are proficient in every saving throw, and 1 ki point rerolls one you fail.",
        levels: [14],
        gains: { saves: "all" },
        uses: [
          {
            cost: { of: "ki", amount: 1 },
            steps: [
              {
                targets: { what: "self" },
                narrative: "You roll a failed save again, and the second roll stands.",
              },
            ],
          },
        ],
      },
      {
        id: "monk-timeless-body",
        name: "Timeless Body",
        srd: "Monk, Timeless Body",
        summary:
          "You need no food or water, escape the frailty of age and cannot be aged by magic.",
        levels: [15],
        notes: [
          "Age does not weaken you and magic cannot age you, though you still die of it in time.",
          "You can do without food and drink.",
        ],
      },
      {
        id: "monk-empty-body",
        name: "Empty Body",
        srd: "Monk, Empty Body",
        summary:
          "Action: 4 ki makes you invisible for 1 minute and resistant to all but force damage; 8 ki casts astral projection.",
        levels: [18],
        spells: { "18": ["astral-projection"] },
        uses: [
          {
            name: "Invisibility",
            economy: "action",
            cost: { of: "ki", amount: 4 },
            steps: [
              {
                targets: { what: "self" },
                conditions: [
                  { condition: "invisible", duration: { kind: "time", amount: 1, unit: "minute" } },
                ],
                effects: [
                  {
                    effects: [
                      {
                        kind: "damage",
                        response: "resistance",
                        types: [
                          "acid",
                          "bludgeoning",
                          "cold",
                          "fire",
                          "lightning",
                          "necrotic",
                          "piercing",
                          "poison",
                          "psychic",
                          "radiant",
                          "slashing",
                          "thunder",
                        ],
                      },
                    ],
                    duration: { kind: "time", amount: 1, unit: "minute" },
                  },
                ],
              },
            ],
          },
          {
            name: "Astral Projection",
            economy: "hour",
            cost: { of: "ki", amount: 8 },
            steps: [
              {
                targets: { what: "self" },
                narrative:
                  "You cast astral projection for yourself alone, with no material components.",
              },
            ],
          },
        ],
      },
      {
        id: "monk-perfect-self",
        name: "Perfect Self",
        srd: "Monk, Perfect Self",
        summary: "Rolling initiative with no ki left gives you 4 ki points back.",
        levels: [20],
        recovers: { of: "ki", amount: 4 },
      },
    ],
    subclassLevel: 3,
    subclasses: [
      {
        id: "way-of-the-open-hand",
        name: "Way of the Open Hand",
        also: ["open-hand", "open hand"],
        srd: "Way of the Open Hand",
        summary:
          "Monk tradition of martial masters who push and trip foes and use ki to heal themselves.",
        class: "monk",
        features: [
          {
            id: "monk-open-hand-technique",
            name: "Open Hand Technique",
            srd: "Monk, Open Hand Technique",
            summary:
              "Each Flurry of Blows hit can knock the target prone, push it 15 feet or deny it reactions.",
            levels: [3],
            uses: [
              {
                economy: "on-hit",
                if: { during: "flurry-of-blows" },
                dcFrom: "wis",
                steps: [
                  {
                    option: "prone",
                    targets: { what: "creature", count: 1 },
                    save: { ability: "dex", success: "none" },
                    conditions: [
                      { condition: "prone", duration: { kind: "until", what: "stood-up" } },
                    ],
                  },
                  {
                    option: "push",
                    targets: { what: "creature", count: 1 },
                    save: { ability: "str", success: "none" },
                    move: { feet: 15, to: "away" },
                    narrative: "Up to so far, as you like.",
                  },
                  {
                    option: "no_reactions",
                    targets: { what: "creature", count: 1 },
                    effects: [
                      {
                        effects: [{ kind: "cannot", what: "react" }],
                        duration: { kind: "turn", edge: "end", of: "source" },
                      },
                    ],
                  },
                ],
              },
            ],
            notes: ["One option for each hit with an attack of Flurry of Blows."],
          },
          {
            id: "monk-wholeness-of-body",
            name: "Wholeness of Body",
            srd: "Monk, Wholeness of Body",
            summary: "Action: heal yourself for three times your monk level, once per long rest.",
            levels: [6],
            numbers: {
              healing: {
                "6": 18,
                "7": 21,
                "8": 24,
                "9": 27,
                "10": 30,
                "11": 33,
                "12": 36,
                "13": 39,
                "14": 42,
                "15": 45,
                "16": 48,
                "17": 51,
                "18": 54,
                "19": 57,
                "20": 60,
              },
            },
            uses: [
              {
                economy: "action",
                limit: { times: 1, per: "long-rest" },
                steps: [
                  { targets: { what: "self" }, healing: [{ roll: "18", number: "healing" }] },
                ],
              },
            ],
          },
          {
            id: "monk-tranquility",
            name: "Tranquility",
            srd: "Monk, Tranquility",
            summary:
              "After each long rest, a sanctuary effect protects you until the next, with DC 8 plus Wisdom plus proficiency.",
            levels: [11],
            spells: { "11": ["sanctuary"] },
            uses: [
              {
                economy: "passive",
                dcFrom: "wis",
                steps: [
                  {
                    when: "trigger",
                    targets: { what: "self" },
                    narrative:
                      "When a long rest ends, sanctuary is on you until the next one starts; what breaks the spell still does.",
                  },
                ],
              },
            ],
          },
          {
            id: "monk-quivering-palm",
            name: "Quivering Palm",
            srd: "Monk, Quivering Palm",
            summary:
              "3 ki on an unarmed hit: later, an action forces a Constitution save for 10d10 necrotic damage, or 0 hit points on a failure.",
            levels: [17],
            numbers: { days: { "17": 17, "18": 18, "19": 19, "20": 20 } },
            uses: [
              {
                economy: "on-hit",
                if: { attack: "unarmed" },
                cost: { of: "ki", amount: 3 },
                dcFrom: "wis",
                steps: [
                  {
                    targets: { what: "creature", count: 1 },
                    effects: [{ effects: [], duration: { kind: "special" } }],
                    narrative: "Vibrations that do no harm go on in it for that many days.",
                  },
                  {
                    when: "sustain",
                    economy: "action",
                    targets: { what: "creature", count: 1 },
                    save: { ability: "con", success: "other" },
                    kills: "to-zero",
                    ends: ["own"],
                    otherwise: [
                      { ends: ["own"] },
                      { damage: [{ roll: "10d10", type: "necrotic" }] },
                    ],
                  },
                ],
              },
            ],
            notes: [
              "Begins with a hit by an unarmed strike.",
              "One creature at a time; ending it harmlessly takes no action.",
              "The deadly end needs you both on one plane.",
            ],
          },
        ],
      },
    ],
  },
]);
