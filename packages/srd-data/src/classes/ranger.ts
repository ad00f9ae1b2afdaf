// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { CharacterClass } from "./types.js";

/** Ranger. */
export const ranger: readonly CharacterClass[] = Object.freeze<CharacterClass[]>([
  {
    id: "ranger",
    name: "Ranger",
    srd: "Ranger",
    summary:
      "Wilderness hunter casting with Wisdom, with a d10 Hit Die and Strength and Dexterity saves.",
    hitDie: 10,
    saves: ["dex", "str"],
    proficiencies: {
      armor: ["light", "medium", "shield"],
      weapons: ["simple", "martial"],
      tools: [],
    },
    skills: {
      choose: 3,
      from: [
        "animal_handling",
        "athletics",
        "insight",
        "investigation",
        "nature",
        "perception",
        "stealth",
        "survival",
      ],
    },
    equipment: {
      given: [
        { item: "longbow", count: 1 },
        { item: "arrow", count: 20 },
      ],
      choices: [
        [[{ item: "scale-mail", count: 1 }], [{ item: "leather-armor", count: 1 }]],
        [[{ item: "shortsword", count: 2 }], [{ any: "simple-melee-weapons", count: 2 }]],
        [[{ item: "dungeoneers-pack", count: 1 }], [{ item: "explorers-pack", count: 1 }]],
      ],
    },
    spellcasting: {
      ability: "wis",
      level: 2,
      progression: "half",
      preparation: "known",
      rituals: false,
    },
    multiclass: {
      prerequisites: { all: ["dex", "wis"] },
      proficiencies: {
        armor: ["light", "medium", "shield"],
        weapons: ["simple", "martial"],
        tools: [],
      },
      skills: {
        choose: 1,
        from: [
          "animal_handling",
          "athletics",
          "insight",
          "investigation",
          "nature",
          "perception",
          "stealth",
          "survival",
        ],
      },
    },
    levels: [
      {
        level: 1,
        proficiencyBonus: 2,
        features: ["ranger-favored-enemy", "ranger-natural-explorer"],
      },
      {
        level: 2,
        proficiencyBonus: 2,
        spellsKnown: 2,
        slots: [2],
        features: ["ranger-fighting-style", "ranger-spellcasting-ranger"],
      },
      {
        level: 3,
        proficiencyBonus: 2,
        spellsKnown: 3,
        slots: [3],
        features: ["ranger-primeval-awareness", "ranger-ranger-archetype"],
      },
      {
        level: 4,
        proficiencyBonus: 2,
        spellsKnown: 3,
        slots: [3],
        features: ["ranger-ability-score-improvement"],
      },
      {
        level: 5,
        proficiencyBonus: 3,
        spellsKnown: 4,
        slots: [4, 2],
        features: ["ranger-extra-attack"],
      },
      {
        level: 6,
        proficiencyBonus: 3,
        spellsKnown: 4,
        slots: [4, 2],
        features: ["ranger-favored-enemy", "ranger-natural-explorer"],
      },
      { level: 7, proficiencyBonus: 3, spellsKnown: 5, slots: [4, 3], features: [] },
      {
        level: 8,
        proficiencyBonus: 3,
        spellsKnown: 5,
        slots: [4, 3],
        features: ["ranger-ability-score-improvement", "ranger-lands-stride"],
      },
      { level: 9, proficiencyBonus: 4, spellsKnown: 6, slots: [4, 3, 2], features: [] },
      {
        level: 10,
        proficiencyBonus: 4,
        spellsKnown: 6,
        slots: [4, 3, 2],
        features: ["ranger-natural-explorer", "ranger-hide-in-plain-sight"],
      },
      { level: 11, proficiencyBonus: 4, spellsKnown: 7, slots: [4, 3, 3], features: [] },
      {
        level: 12,
        proficiencyBonus: 4,
        spellsKnown: 7,
        slots: [4, 3, 3],
        features: ["ranger-ability-score-improvement"],
      },
      { level: 13, proficiencyBonus: 5, spellsKnown: 8, slots: [4, 3, 3, 1], features: [] },
      {
        level: 14,
        proficiencyBonus: 5,
        spellsKnown: 8,
        slots: [4, 3, 3, 1],
        features: ["ranger-favored-enemy", "ranger-vanish"],
      },
      { level: 15, proficiencyBonus: 5, spellsKnown: 9, slots: [4, 3, 3, 2], features: [] },
      {
        level: 16,
        proficiencyBonus: 5,
        spellsKnown: 9,
        slots: [4, 3, 3, 2],
        features: ["ranger-ability-score-improvement"],
      },
      { level: 17, proficiencyBonus: 6, spellsKnown: 10, slots: [4, 3, 3, 3, 1], features: [] },
      {
        level: 18,
        proficiencyBonus: 6,
        spellsKnown: 10,
        slots: [4, 3, 3, 3, 1],
        features: ["ranger-feral-senses"],
      },
      {
        level: 19,
        proficiencyBonus: 6,
        spellsKnown: 11,
        slots: [4, 3, 3, 3, 2],
        features: ["ranger-ability-score-improvement"],
      },
      {
        level: 20,
        proficiencyBonus: 6,
        spellsKnown: 11,
        slots: [4, 3, 3, 3, 2],
        features: ["ranger-foe-slayer"],
      },
    ],
    features: [
      {
        id: "ranger-favored-enemy",
        name: "Favored Enemy",
        srd: "Ranger, Favored Enemy",
        summary:
          "Pick a foe type: advantage on Survival checks to track it and Intelligence checks to recall its lore, plus its language.",
        levels: [1, 6, 14],
        numbers: { enemies: { "1": 1, "6": 2, "14": 3 } },
        gains: { languageChoice: 1 },
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
                        kind: "roll",
                        on: "check",
                        by: "self",
                        mode: "advantage",
                        when: { all: [{ ability: ["wis"] }, { skill: ["survival"] }] },
                      },
                    ],
                    duration: { kind: "instantaneous" },
                  },
                ],
                narrative: "To track a favored enemy.",
              },
            ],
          },
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
                        kind: "roll",
                        on: "check",
                        by: "self",
                        mode: "advantage",
                        when: { ability: ["int"] },
                      },
                    ],
                    duration: { kind: "instantaneous" },
                  },
                ],
                narrative: "To recall what you know of a favored enemy.",
              },
            ],
          },
        ],
        notes: [
          "Each is a creature type other than humanoid, or two humanoid races together.",
          "With each comes one language that it speaks, if it has any.",
        ],
      },
      {
        id: "ranger-natural-explorer",
        name: "Natural Explorer",
        srd: "Ranger, Natural Explorer",
        summary:
          "Pick a terrain: double proficiency on related Intelligence and Wisdom checks, plus easier travel, foraging and tracking there.",
        levels: [1, 6, 10],
        numbers: { terrains: { "1": 1, "6": 2, "10": 3 } },
        uses: [
          {
            economy: "passive",
            steps: [
              {
                when: "trigger",
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "proficiency", in: ["int", "wis"], on: "check", share: 2 }],
                    duration: { kind: "instantaneous" },
                  },
                ],
                narrative:
                  "Checks about a favored terrain, with a skill that you are proficient in.",
              },
            ],
          },
        ],
        notes: [
          "Terrains to choose from: mountain, forest, coast, swamp, arctic, desert and grassland.",
          "The rest comes with an hour or more of travel in such terrain.",
          "Difficult terrain costs your group nothing there, and only magic leads it astray.",
          "You stay watchful whatever else you do, and alone you sneak at full pace.",
          "Foraging brings double the food.",
          "Tracks also tell you the number and sizes of those who made them, and when they came by.",
        ],
      },
      {
        id: "ranger-fighting-style",
        name: "Fighting Style",
        srd: "Ranger, Fighting Style",
        summary:
          "Choose one combat specialty, such as Archery or Dueling, never the same one twice.",
        levels: [2],
        choose: { "2": 1 },
        notes: ["No style can be had twice."],
        options: [
          {
            id: "ranger-fighting-style-archery",
            name: "Fighting Style: Archery",
            srd: "Ranger, Fighting Style: Archery",
            summary: "Your attacks with ranged weapons hit more often, at +2 to the attack roll.",
            levels: [2],
            effects: [
              { kind: "roll", on: "attack", by: "self", bonus: 2, when: { weapon: "ranged" } },
            ],
          },
          {
            id: "ranger-fighting-style-defense",
            name: "Fighting Style: Defense",
            srd: "Ranger, Fighting Style: Defense",
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
            id: "ranger-fighting-style-dueling",
            name: "Fighting Style: Dueling",
            srd: "Ranger, Fighting Style: Dueling",
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
            id: "ranger-fighting-style-two-weapon-fighting",
            name: "Fighting Style: Two-Weapon Fighting",
            srd: "Ranger, Fighting Style: Two-Weapon Fighting",
            summary: "Your off-hand attack also adds your ability modifier to damage.",
            levels: [2],
            effects: [{ kind: "offhand-ability" }],
          },
        ],
      },
      {
        id: "ranger-spellcasting-ranger",
        name: "Spellcasting: Ranger",
        srd: "Ranger, Spellcasting: Ranger",
        summary:
          "From level 2, cast nature-born ranger spells, with Wisdom as your spellcasting ability.",
        levels: [2],
      },
      {
        id: "ranger-primeval-awareness",
        name: "Primeval Awareness",
        srd: "Ranger, Primeval Awareness",
        summary:
          "Spend a slot to sense for 1 minute per slot level if certain creature types are within 1 mile, or 6 in favored terrain.",
        levels: [3],
        uses: [
          {
            economy: "action",
            cost: { of: "spell-slot", amount: 1 },
            steps: [
              {
                targets: {
                  what: "creature",
                  range: 5280,
                  types: [
                    "aberration",
                    "celestial",
                    "dragon",
                    "elemental",
                    "fey",
                    "fiend",
                    "undead",
                  ],
                },
                narrative:
                  "You feel which of these types are about, not where or how many; a minute for each slot level.",
              },
            ],
          },
        ],
        notes: ["It reaches 1 mile, or 6 in a favored terrain, and takes a ranger slot."],
      },
      {
        id: "ranger-ranger-archetype",
        name: "Ranger Archetype",
        srd: "Ranger, Ranger Archetype",
        summary:
          "Choose an archetype, such as the Hunter, that gives you features at levels 3, 7, 11 and 15.",
        levels: [3],
        notes: ["One subclass is chosen; its features come at levels 3, 7, 11 and 15."],
      },
      {
        id: "ranger-ability-score-improvement",
        name: "Ability Score Improvement",
        srd: "Ranger, Ability Score Improvement",
        summary: "Raise one ability score by 2, or two by 1 each, none above 20.",
        levels: [4, 8, 12, 16, 19],
        scores: { points: 2, most: 20 },
      },
      {
        id: "ranger-extra-attack",
        name: "Extra Attack",
        srd: "Ranger, Extra Attack",
        summary: "Make two attacks rather than one each time you use the Attack action.",
        levels: [5],
        effects: [{ kind: "attacks", count: 2 }],
      },
      {
        id: "ranger-lands-stride",
        name: "Land's Stride",
        srd: "Ranger, Land's Stride",
        summary:
          "Nonmagical difficult terrain and plants don't slow or hurt you, and you save with advantage against magical plants.",
        levels: [8],
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
        id: "ranger-hide-in-plain-sight",
        name: "Hide in Plain Sight",
        srd: "Ranger, Hide in Plain Sight",
        summary:
          "Spend 1 minute on camouflage to gain +10 to Stealth checks while you stay still against a surface.",
        levels: [10],
        uses: [
          {
            economy: "minute",
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
                        bonus: 10,
                        when: { all: [{ ability: ["dex"] }, { skill: ["stealth"] }] },
                      },
                    ],
                    duration: { kind: "special" },
                  },
                ],
                narrative:
                  "While pressed to something solid of at least your own height and width, until you move, act or react.",
              },
            ],
          },
        ],
        notes: [
          "Needs fresh mud, soot, plants or the like; afterwards the camouflage is made anew.",
        ],
      },
      {
        id: "ranger-vanish",
        name: "Vanish",
        srd: "Ranger, Vanish",
        summary:
          "Hide as a bonus action, and leave no trail for nonmagical trackers unless you want to.",
        levels: [14],
        uses: [{ economy: "bonus-action", steps: [{ targets: { what: "self" }, action: "Hide" }] }],
        notes: ["Without magic nobody can track you, unless you let them."],
      },
      {
        id: "ranger-feral-senses",
        name: "Feral Senses",
        srd: "Ranger, Feral Senses",
        summary:
          "Attack unseen foes without disadvantage and know where unhidden invisible creatures within 30 feet are.",
        levels: [18],
        effects: [{ kind: "denies", on: "attack", by: "self", what: "unseen-target" }],
        notes: [
          "You know where invisible creatures within 30 feet are, save those that hide from you.",
          "That knowledge fails while you are blinded or deafened.",
        ],
      },
      {
        id: "ranger-foe-slayer",
        name: "Foe Slayer",
        srd: "Ranger, Foe Slayer",
        summary:
          "Once per turn, add your Wisdom modifier to an attack or damage roll against a favored enemy.",
        levels: [20],
        uses: [
          {
            limit: { times: 1, per: "own-turn" },
            steps: [
              {
                option: "attack_roll",
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "roll", on: "attack", by: "self", bonus: { of: "wis" } }],
                    duration: { kind: "instantaneous" },
                  },
                ],
              },
              {
                option: "damage_roll",
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "roll", on: "damage", by: "self", bonus: { of: "wis" } }],
                    duration: { kind: "instantaneous" },
                  },
                ],
              },
            ],
          },
        ],
        notes: [
          "Only against favored enemies.",
          "You may see the roll first, as long as nothing has come of it yet.",
        ],
      },
    ],
    subclassLevel: 3,
    subclasses: [
      {
        id: "hunter",
        name: "Hunter",
        also: [],
        srd: "Hunter",
        summary:
          "Ranger archetype trained to guard civilization against threats from ogres to dragons.",
        class: "ranger",
        features: [
          {
            id: "ranger-hunters-prey",
            name: "Hunter's Prey",
            srd: "Ranger, Hunter's Prey",
            summary: "Choose one offense: Colossus Slayer, Giant Killer or Horde Breaker.",
            levels: [3],
            choose: { "3": 1 },
            options: [
              {
                id: "ranger-hunters-prey-colossus-slayer",
                name: "Hunter's Prey: Colossus Slayer",
                srd: "Ranger, Hunter's Prey: Colossus Slayer",
                summary:
                  "Once per turn, a weapon hit on an already wounded creature deals 1d8 more damage.",
                levels: [3],
                uses: [
                  {
                    economy: "on-hit",
                    limit: { times: 1, per: "turn" },
                    steps: [
                      {
                        if: { all: [{ attack: "weapon" }, { hurt: "other" }] },
                        targets: { what: "creature", count: 1 },
                        damage: [{ roll: "1d8", type: "weapon" }],
                      },
                    ],
                  },
                ],
              },
              {
                id: "ranger-hunters-prey-giant-killer",
                name: "Hunter's Prey: Giant Killer",
                srd: "Ranger, Hunter's Prey: Giant Killer",
                summary:
                  "Reaction: strike back at a visible Large or bigger creature within 5 feet right after it attacks you.",
                levels: [3],
                uses: [
                  {
                    economy: "reaction",
                    steps: [
                      {
                        targets: {
                          what: "creature",
                          count: 1,
                          range: 5,
                          visible: true,
                          sizeAtLeast: "large",
                        },
                        attack: { kind: "melee or ranged", with: "weapon" },
                        narrative: "Right after its own attack on you, whether that hit or missed.",
                      },
                    ],
                  },
                ],
              },
              {
                id: "ranger-hunters-prey-horde-breaker",
                name: "Hunter's Prey: Horde Breaker",
                srd: "Ranger, Hunter's Prey: Horde Breaker",
                summary:
                  "Once per turn, follow a weapon attack with one on another creature within 5 feet of the first target.",
                levels: [3],
                uses: [
                  {
                    limit: { times: 1, per: "own-turn" },
                    after: "attack",
                    steps: [
                      {
                        targets: { what: "creature", count: 1 },
                        attack: { kind: "melee or ranged", with: "weapon" },
                        narrative:
                          "Follows a weapon attack: same weapon, other target, in its range and no more than 5 feet from the first.",
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            id: "ranger-defensive-tactics",
            name: "Defensive Tactics",
            srd: "Ranger, Defensive Tactics",
            summary: "Choose one defense: Escape the Horde, Multiattack Defense or Steel Will.",
            levels: [7],
            choose: { "7": 1 },
            options: [
              {
                id: "ranger-defensive-tactics-escape-the-horde",
                name: "Defensive Tactics: Escape the Horde",
                srd: "Ranger, Defensive Tactics: Escape the Horde",
                summary: "Creatures making opportunity attacks against you roll at disadvantage.",
                levels: [7],
                effects: [
                  {
                    kind: "roll",
                    on: "attack",
                    by: "foe",
                    mode: "disadvantage",
                    when: { opportunity: true },
                  },
                ],
              },
              {
                id: "ranger-defensive-tactics-multiattack-defense",
                name: "Defensive Tactics: Multiattack Defense",
                srd: "Ranger, Defensive Tactics: Multiattack Defense",
                summary:
                  "Once a creature hits you, you have +4 AC against its further attacks that turn.",
                levels: [7],
                uses: [
                  {
                    economy: "passive",
                    steps: [
                      {
                        when: "hit",
                        targets: { what: "creature" },
                        effects: [
                          {
                            bearer: "source",
                            effects: [
                              {
                                kind: "stat",
                                stat: "armor-class",
                                change: "add",
                                by: 4,
                                when: { other: "target" },
                              },
                            ],
                            duration: { kind: "turn", edge: "end", of: "current" },
                          },
                        ],
                      },
                    ],
                  },
                ],
              },
              {
                id: "ranger-defensive-tactics-steel-will",
                name: "Defensive Tactics: Steel Will",
                srd: "Ranger, Defensive Tactics: Steel Will",
                summary: "Gain advantage on saves that would stop you becoming frightened.",
                levels: [7],
                effects: [
                  {
                    kind: "roll",
                    on: "save",
                    by: "self",
                    mode: "advantage",
                    when: { against: "frightened" },
                  },
                ],
              },
            ],
          },
          {
            id: "ranger-multiattack",
            name: "Multiattack",
            srd: "Ranger, Multiattack",
            summary: "Choose one mass attack: Volley or Whirlwind Attack.",
            levels: [11],
            choose: { "11": 1 },
            options: [
              {
                id: "ranger-multiattack-volley",
                name: "Multiattack: Volley",
                srd: "Ranger, Multiattack: Volley",
                summary:
                  "Action: shoot any creatures within a 10-foot radius in range, rolling for each and using ammunition for each.",
                levels: [11],
                uses: [
                  {
                    economy: "action",
                    steps: [
                      {
                        area: { shape: "sphere", radius: 10 },
                        targets: { what: "creature", chosen: true },
                        attack: { kind: "ranged", with: "weapon" },
                        narrative:
                          "Around a visible point in the weapon's range; each target takes a roll and a piece of ammunition.",
                      },
                    ],
                  },
                ],
              },
              {
                id: "ranger-multiattack-whirlwind-attack",
                name: "Multiattack: Whirlwind Attack",
                srd: "Ranger, Multiattack: Whirlwind Attack",
                summary:
                  "Action: make one melee attack against each creature you choose within 5 feet, rolled separately.",
                levels: [11],
                uses: [
                  {
                    economy: "action",
                    steps: [
                      {
                        targets: { what: "creature", range: 5, chosen: true },
                        attack: { kind: "melee", with: "weapon" },
                        narrative: "A roll of its own against each target.",
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            id: "ranger-superior-hunters-defense",
            name: "Superior Hunter's Defense",
            srd: "Ranger, Superior Hunter's Defense",
            summary: "Choose one defense: Evasion, Stand Against the Tide or Uncanny Dodge.",
            levels: [15],
            choose: { "15": 1 },
            options: [
              {
                id: "ranger-superior-hunters-defense-evasion",
                name: "Superior Hunter's Defense: Evasion",
                srd: "Ranger, Superior Hunter's Defense: Evasion",
                summary:
                  "Dexterity saves for half damage leave you unhurt on a success and halve the damage on a failure.",
                levels: [15],
                effects: [{ kind: "evasion", ability: "dex" }],
              },
              {
                id: "ranger-superior-hunters-defense-stand-against-the-tide",
                name: "Superior Hunter's Defense: Stand Against the Tide",
                srd: "Ranger, Superior Hunter's Defense: Stand Against the Tide",
                summary:
                  "Reaction: when a foe's melee attack misses you, make it repeat the attack on a creature you pick.",
                levels: [15],
                uses: [
                  {
                    economy: "reaction",
                    steps: [
                      {
                        targets: { what: "creature", count: 1 },
                        narrative:
                          "An enemy whose melee attack missed you makes it again, against this creature instead, which is not itself.",
                      },
                    ],
                  },
                ],
              },
              {
                id: "ranger-superior-hunters-defense-uncanny-dodge",
                name: "Superior Hunter's Defense: Uncanny Dodge",
                srd: "Ranger, Superior Hunter's Defense: Uncanny Dodge",
                summary: "Reaction: halve the damage when an attacker you can see hits you.",
                levels: [15],
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
            ],
          },
        ],
      },
    ],
  },
]);
