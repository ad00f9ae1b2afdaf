// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Race } from "./types.js";

/** The nine races. */
export const raceTable: readonly Race[] = Object.freeze<Race[]>([
  {
    id: "dragonborn",
    name: "Dragonborn",
    srd: "Races, Dragonborn",
    summary:
      "Draconic folk with a breath weapon and a matching damage resistance, grown by 15 and living to about 80.",
    size: "medium",
    speed: 30,
    scores: { str: 2, cha: 1 },
    languages: ["common", "draconic"],
    traits: [
      {
        id: "draconic-ancestry",
        name: "Draconic Ancestry",
        srd: "Races, Draconic Ancestry",
        summary:
          "Choose a dragon type, which decides your breath weapon and your damage resistance.",
        choose: { "1": 1 },
        options: [
          {
            id: "draconic-ancestry-black",
            name: "Draconic Ancestry (Black)",
            srd: "Races, Draconic Ancestry (Black)",
            summary:
              "Black dragon blood: acid resistance and a 5 by 30 foot line of acid, resisted with Dexterity.",
            effects: [{ kind: "damage", response: "resistance", types: ["acid"] }],
            uses: [
              {
                name: "Breath Weapon",
                economy: "action",
                limit: { times: 1, per: "short-rest" },
                dcFrom: "con",
                steps: [
                  {
                    area: { shape: "line", length: 30, width: 5 },
                    targets: { what: "creature" },
                    save: { ability: "dex", success: "half" },
                    damage: [
                      {
                        roll: "2d6",
                        type: "acid",
                        atLevel: { "6": "3d6", "11": "4d6", "16": "5d6" },
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            id: "draconic-ancestry-blue",
            name: "Draconic Ancestry (Blue)",
            srd: "Races, Draconic Ancestry (Blue)",
            summary:
              "Blue dragon blood: lightning resistance and a 5 by 30 foot line of lightning, resisted with Dexterity.",
            effects: [{ kind: "damage", response: "resistance", types: ["lightning"] }],
            uses: [
              {
                name: "Breath Weapon",
                economy: "action",
                limit: { times: 1, per: "short-rest" },
                dcFrom: "con",
                steps: [
                  {
                    area: { shape: "line", length: 30, width: 5 },
                    targets: { what: "creature" },
                    save: { ability: "dex", success: "half" },
                    damage: [
                      {
                        roll: "2d6",
                        type: "lightning",
                        atLevel: { "6": "3d6", "11": "4d6", "16": "5d6" },
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            id: "draconic-ancestry-brass",
            name: "Draconic Ancestry (Brass)",
            srd: "Races, Draconic Ancestry (Brass)",
            summary:
              "Brass dragon blood: fire resistance and a 5 by 30 foot line of fire, resisted with Dexterity.",
            effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
            uses: [
              {
                name: "Breath Weapon",
                economy: "action",
                limit: { times: 1, per: "short-rest" },
                dcFrom: "con",
                steps: [
                  {
                    area: { shape: "line", length: 30, width: 5 },
                    targets: { what: "creature" },
                    save: { ability: "dex", success: "half" },
                    damage: [
                      {
                        roll: "2d6",
                        type: "fire",
                        atLevel: { "6": "3d6", "11": "4d6", "16": "5d6" },
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            id: "draconic-ancestry-bronze",
            name: "Draconic Ancestry (Bronze)",
            srd: "Races, Draconic Ancestry (Bronze)",
            summary:
              "Bronze dragon blood: lightning resistance and a 5 by 30 foot line of lightning, resisted with Dexterity.",
            effects: [{ kind: "damage", response: "resistance", types: ["lightning"] }],
            uses: [
              {
                name: "Breath Weapon",
                economy: "action",
                limit: { times: 1, per: "short-rest" },
                dcFrom: "con",
                steps: [
                  {
                    area: { shape: "line", length: 30, width: 5 },
                    targets: { what: "creature" },
                    save: { ability: "dex", success: "half" },
                    damage: [
                      {
                        roll: "2d6",
                        type: "lightning",
                        atLevel: { "6": "3d6", "11": "4d6", "16": "5d6" },
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            id: "draconic-ancestry-copper",
            name: "Draconic Ancestry (Copper)",
            srd: "Races, Draconic Ancestry (Copper)",
            summary:
              "Copper dragon blood: acid resistance and a 5 by 30 foot line of acid, resisted with Dexterity.",
            effects: [{ kind: "damage", response: "resistance", types: ["acid"] }],
            uses: [
              {
                name: "Breath Weapon",
                economy: "action",
                limit: { times: 1, per: "short-rest" },
                dcFrom: "con",
                steps: [
                  {
                    area: { shape: "line", length: 30, width: 5 },
                    targets: { what: "creature" },
                    save: { ability: "dex", success: "half" },
                    damage: [
                      {
                        roll: "2d6",
                        type: "acid",
                        atLevel: { "6": "3d6", "11": "4d6", "16": "5d6" },
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            id: "draconic-ancestry-gold",
            name: "Draconic Ancestry (Gold)",
            srd: "Races, Draconic Ancestry (Gold)",
            summary:
              "Gold dragon blood: fire resistance and a 15-foot cone of fire, resisted with Dexterity.",
            effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
            uses: [
              {
                name: "Breath Weapon",
                economy: "action",
                limit: { times: 1, per: "short-rest" },
                dcFrom: "con",
                steps: [
                  {
                    area: { shape: "cone", length: 15 },
                    targets: { what: "creature" },
                    save: { ability: "dex", success: "half" },
                    damage: [
                      {
                        roll: "2d6",
                        type: "fire",
                        atLevel: { "6": "3d6", "11": "4d6", "16": "5d6" },
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            id: "draconic-ancestry-green",
            name: "Draconic Ancestry (Green)",
            srd: "Races, Draconic Ancestry (Green)",
            summary:
              "Green dragon blood: poison resistance and a 15-foot cone of poison, resisted with Constitution.",
            effects: [{ kind: "damage", response: "resistance", types: ["poison"] }],
            uses: [
              {
                name: "Breath Weapon",
                economy: "action",
                limit: { times: 1, per: "short-rest" },
                dcFrom: "con",
                steps: [
                  {
                    area: { shape: "cone", length: 15 },
                    targets: { what: "creature" },
                    save: { ability: "con", success: "half" },
                    damage: [
                      {
                        roll: "2d6",
                        type: "poison",
                        atLevel: { "6": "3d6", "11": "4d6", "16": "5d6" },
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            id: "draconic-ancestry-red",
            name: "Draconic Ancestry (Red)",
            srd: "Races, Draconic Ancestry (Red)",
            summary:
              "Red dragon blood: fire resistance and a 15-foot cone of fire, resisted with Dexterity.",
            effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
            uses: [
              {
                name: "Breath Weapon",
                economy: "action",
                limit: { times: 1, per: "short-rest" },
                dcFrom: "con",
                steps: [
                  {
                    area: { shape: "cone", length: 15 },
                    targets: { what: "creature" },
                    save: { ability: "dex", success: "half" },
                    damage: [
                      {
                        roll: "2d6",
                        type: "fire",
                        atLevel: { "6": "3d6", "11": "4d6", "16": "5d6" },
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            id: "draconic-ancestry-silver",
            name: "Draconic Ancestry (Silver)",
            srd: "Races, Draconic Ancestry (Silver)",
            summary:
              "Silver dragon blood: cold resistance and a 15-foot cone of cold, resisted with Constitution.",
            effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
            uses: [
              {
                name: "Breath Weapon",
                economy: "action",
                limit: { times: 1, per: "short-rest" },
                dcFrom: "con",
                steps: [
                  {
                    area: { shape: "cone", length: 15 },
                    targets: { what: "creature" },
                    save: { ability: "con", success: "half" },
                    damage: [
                      {
                        roll: "2d6",
                        type: "cold",
                        atLevel: { "6": "3d6", "11": "4d6", "16": "5d6" },
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            id: "draconic-ancestry-white",
            name: "Draconic Ancestry (White)",
            srd: "Races, Draconic Ancestry (White)",
            summary:
              "White dragon blood: cold resistance and a 15-foot cone of cold, resisted with Constitution.",
            effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
            uses: [
              {
                name: "Breath Weapon",
                economy: "action",
                limit: { times: 1, per: "short-rest" },
                dcFrom: "con",
                steps: [
                  {
                    area: { shape: "cone", length: 15 },
                    targets: { what: "creature" },
                    save: { ability: "con", success: "half" },
                    damage: [
                      {
                        roll: "2d6",
                        type: "cold",
                        atLevel: { "6": "3d6", "11": "4d6", "16": "5d6" },
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        id: "breath-weapon",
        name: "Breath Weapon",
        srd: "Races, Breath Weapon",
        summary:
          "Action: exhale for 2d6 damage by ancestry, save for half, rising to 5d6 at level 16, once per short or long rest.",
        numbers: { damage: { "1": "2d6", "6": "3d6", "11": "4d6", "16": "5d6" } },
        notes: [
          "Your draconic ancestry holds the use: an action, once between rests, with a DC by Constitution.",
          "It also decides on area, save and type; who saves takes half.",
        ],
      },
      {
        id: "damage-resistance",
        name: "Damage Resistance",
        srd: "Races, Damage Resistance",
        summary: "Resist the damage type tied to your dragon ancestor.",
        notes: ["Against the damage of your draconic ancestry, which brings the effect."],
      },
    ],
    subraces: [],
  },
  {
    id: "dwarf",
    name: "Dwarf",
    srd: "Races, Dwarf",
    summary:
      "Lawful, order-loving folk who shrug off poison, know stonework and live about 350 years.",
    size: "medium",
    speed: 25,
    unslowedByArmor: true,
    scores: { con: 2 },
    languages: ["common", "dwarvish"],
    traits: [
      {
        id: "darkvision",
        name: "Darkvision",
        srd: "Races, Darkvision",
        summary:
          "See 60 feet in dim light as if bright and in darkness as if dim, in shades of gray.",
        effects: [{ kind: "stat", stat: "sense-darkvision", change: "least", by: 60 }],
        notes: ["Dim light is as bright, darkness as dim; in the dark you see only greys."],
      },
      {
        id: "dwarven-resilience",
        name: "Dwarven Resilience",
        srd: "Races, Dwarven Resilience",
        summary: "Advantage on saves against poison and resistance to its damage.",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "poison" } },
          { kind: "damage", response: "resistance", types: ["poison"] },
        ],
      },
      {
        id: "stonecunning",
        name: "Stonecunning",
        srd: "Races, Stonecunning",
        summary:
          "Count as proficient and add double proficiency to History checks about stonework's origin.",
        uses: [
          {
            economy: "passive",
            steps: [
              {
                when: "trigger",
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "proficiency", in: ["history"], on: "check", share: 2 }],
                    duration: { kind: "instantaneous" },
                  },
                ],
                narrative: "On where stonework comes from, proficient or not.",
              },
            ],
          },
        ],
      },
      {
        id: "dwarven-combat-training",
        name: "Dwarven Combat Training",
        srd: "Races, Dwarven Combat Training",
        summary: "You are trained with battleaxes, handaxes, light hammers and warhammers.",
        gains: { weapons: ["battleaxe", "handaxe", "light-hammer", "warhammer"] },
      },
      {
        id: "tool-proficiency",
        name: "Tool Proficiency",
        srd: "Races, Tool Proficiency",
        summary: "Become proficient with one artisan's set: smith's, brewer's or mason's.",
        gains: {
          toolChoice: { choose: 1, from: ["smiths-tools", "brewers-supplies", "masons-tools"] },
        },
      },
    ],
    subraces: [
      {
        id: "hill-dwarf",
        name: "Hill Dwarf",
        srd: "Races, Hill Dwarf",
        summary: "Perceptive, intuitive and tough dwarves who gain extra hit points as they level.",
        race: "dwarf",
        scores: { wis: 1 },
        traits: [
          {
            id: "dwarven-toughness",
            name: "Dwarven Toughness",
            srd: "Races, Dwarven Toughness",
            summary: "Your maximum hit points are higher by 1 per level.",
            effects: [
              { kind: "stat", stat: "hit-point-maximum", change: "add", by: { of: "level" } },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "elf",
    name: "Elf",
    srd: "Races, Elf",
    summary:
      "Freedom-loving folk with darkvision and keen senses who trance instead of sleeping and can reach 750 years.",
    size: "medium",
    speed: 30,
    scores: { dex: 2 },
    languages: ["common", "elvish"],
    traits: [
      {
        id: "darkvision",
        name: "Darkvision",
        srd: "Races, Darkvision",
        summary:
          "See 60 feet in dim light as if bright and in darkness as if dim, in shades of gray.",
        effects: [{ kind: "stat", stat: "sense-darkvision", change: "least", by: 60 }],
        notes: ["Dim light is as bright, darkness as dim; in the dark you see only greys."],
      },
      {
        id: "fey-ancestry",
        name: "Fey Ancestry",
        srd: "Races, Fey Ancestry",
        summary: "Advantage on saves against charm, and immunity to magical sleep.",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "charmed" } },
          { kind: "condition-immunity", condition: "unconscious", when: { against: "sleep" } },
        ],
        notes: ["The immunity is to being put to sleep by magic."],
      },
      {
        id: "trance",
        name: "Trance",
        srd: "Races, Trance",
        summary: "Four hours of meditation rest you as fully as eight hours of human sleep.",
        notes: [
          "You need no sleep: 4 hours of half-aware meditation a day do what 8 do for humans.",
        ],
      },
      {
        id: "keen-senses",
        name: "Keen Senses",
        srd: "Races, Keen Senses",
        summary: "You are proficient in Perception without spending a skill choice.",
        gains: { skills: ["perception"] },
      },
    ],
    subraces: [
      {
        id: "high-elf",
        name: "High Elf",
        srd: "Races, High Elf",
        summary:
          "Keen-minded elves versed in basic magic, with a wizard cantrip and an extra language.",
        race: "elf",
        scores: { int: 1 },
        traits: [
          {
            id: "elf-weapon-training",
            name: "Elf Weapon Training",
            srd: "Races, Elf Weapon Training",
            summary: "You are trained with longswords, shortswords, longbows and shortbows.",
            gains: { weapons: ["longsword", "shortsword", "shortbow", "longbow"] },
          },
          {
            id: "high-elf-cantrip",
            name: "High Elf Cantrip",
            srd: "Races, High Elf Cantrip",
            summary: "Know one wizard cantrip you choose, cast with Intelligence.",
            gains: { cantrips: { choose: 1, from: "wizard" } },
            notes: ["Cast with Intelligence."],
          },
          {
            id: "extra-language",
            name: "Extra Language",
            srd: "Races, Extra Language",
            summary: "Know one more language of your choosing, spoken and written.",
            gains: { languageChoice: 1 },
          },
        ],
      },
    ],
  },
  {
    id: "gnome",
    name: "Gnome",
    srd: "Races, Gnome",
    summary:
      "Good-hearted sages and tricksters with cunning against magic, living 350 to nearly 500 years.",
    size: "small",
    speed: 25,
    scores: { int: 2 },
    languages: ["common", "gnomish"],
    traits: [
      {
        id: "darkvision",
        name: "Darkvision",
        srd: "Races, Darkvision",
        summary:
          "See 60 feet in dim light as if bright and in darkness as if dim, in shades of gray.",
        effects: [{ kind: "stat", stat: "sense-darkvision", change: "least", by: 60 }],
        notes: ["Dim light is as bright, darkness as dim; in the dark you see only greys."],
      },
      {
        id: "gnome-cunning",
        name: "Gnome Cunning",
        srd: "Races, Gnome Cunning",
        summary: "Advantage on Intelligence, Wisdom and Charisma saves made against magic.",
        effects: [
          {
            kind: "roll",
            on: "save",
            by: "self",
            mode: "advantage",
            when: { all: [{ ability: ["int", "wis", "cha"] }, { against: "magic" }] },
          },
        ],
      },
    ],
    subraces: [
      {
        id: "rock-gnome",
        name: "Rock Gnome",
        srd: "Races, Rock Gnome",
        summary: "Inventive, sturdy gnomes who know devices and tinker clockwork gadgets together.",
        race: "gnome",
        scores: { con: 1 },
        traits: [
          {
            id: "artificers-lore",
            name: "Artificer's Lore",
            srd: "Races, Artificer's Lore",
            summary:
              "Add double proficiency to History checks about magic items, alchemy or technological devices.",
            uses: [
              {
                economy: "passive",
                steps: [
                  {
                    when: "trigger",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [{ kind: "proficiency", in: ["history"], on: "check", share: 2 }],
                        duration: { kind: "instantaneous" },
                      },
                    ],
                    narrative:
                      "On magic items, alchemical things and technology; in place of your usual bonus.",
                  },
                ],
              },
            ],
          },
          {
            id: "tinker",
            name: "Tinker",
            srd: "Races, Tinker",
            summary:
              "Use tinker's tools, 1 hour and 10 gp to build a Tiny clockwork device lasting 24 hours, up to three at once.",
            gains: { tools: ["tinkers-tools"] },
            uses: [
              {
                name: "Construct",
                economy: "hour",
                steps: [
                  {
                    option: "clockwork_toy",
                    narrative:
                      "A figure of an animal or person that makes its noises and goes 5 feet at random in each of your turns.",
                  },
                  {
                    option: "fire_starter",
                    narrative: "As an action, its little flame lights a torch, candle or campfire.",
                  },
                  {
                    option: "music_box",
                    narrative:
                      "Open, it plays its one song, not loudly, through to the end or until shut.",
                  },
                ],
              },
              {
                name: "Repair",
                economy: "hour",
                steps: [{ narrative: "A device does not stop when its 24 hours are over." }],
              },
              {
                name: "Dismantle",
                economy: "action",
                steps: [
                  { narrative: "A device is taken apart, and its materials are yours again." },
                ],
              },
            ],
            notes: [
              "A device costs 10 gp of materials, needs tinker's tools and runs for 24 hours.",
              "It is Tiny, with AC 5 and 1 hit point; no more than three run at once.",
            ],
          },
        ],
      },
    ],
  },
  {
    id: "half-elf",
    name: "Half-Elf",
    srd: "Races, Half-Elf",
    summary:
      "Free-spirited children of elves and humans with two extra skills, often living past 180.",
    size: "medium",
    speed: 30,
    scores: { cha: 2 },
    scoreChoice: { choose: 2, by: 1, from: ["str", "dex", "con", "int", "wis"] },
    languages: ["common", "elvish"],
    languageChoice: 1,
    traits: [
      {
        id: "darkvision",
        name: "Darkvision",
        srd: "Races, Darkvision",
        summary:
          "See 60 feet in dim light as if bright and in darkness as if dim, in shades of gray.",
        effects: [{ kind: "stat", stat: "sense-darkvision", change: "least", by: 60 }],
        notes: ["Dim light is as bright, darkness as dim; in the dark you see only greys."],
      },
      {
        id: "fey-ancestry",
        name: "Fey Ancestry",
        srd: "Races, Fey Ancestry",
        summary: "Advantage on saves against charm, and immunity to magical sleep.",
        effects: [
          { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "charmed" } },
          { kind: "condition-immunity", condition: "unconscious", when: { against: "sleep" } },
        ],
        notes: ["The immunity is to being put to sleep by magic."],
      },
      {
        id: "skill-versatility",
        name: "Skill Versatility",
        srd: "Races, Skill Versatility",
        summary: "Become proficient in any two skills you like.",
        gains: { skillChoice: { choose: 2, from: "any" } },
      },
    ],
    subraces: [],
  },
  {
    id: "half-orc",
    name: "Half-Orc",
    srd: "Races, Half-Orc",
    summary:
      "Orc-blooded folk who hit savagely and are hard to put down, adult at 14 and rarely reaching 75.",
    size: "medium",
    speed: 30,
    scores: { str: 2, con: 1 },
    languages: ["common", "orc"],
    traits: [
      {
        id: "darkvision",
        name: "Darkvision",
        srd: "Races, Darkvision",
        summary:
          "See 60 feet in dim light as if bright and in darkness as if dim, in shades of gray.",
        effects: [{ kind: "stat", stat: "sense-darkvision", change: "least", by: 60 }],
        notes: ["Dim light is as bright, darkness as dim; in the dark you see only greys."],
      },
      {
        id: "savage-attacks",
        name: "Savage Attacks",
        srd: "Races, Savage Attacks",
        summary: "Melee weapon critical hits add one more roll of a weapon damage die.",
        effects: [
          {
            kind: "critical-dice",
            extra: 1,
            when: {
              all: [{ attack: "melee" }, { attack: "weapon" }, { not: { attack: "unarmed" } }],
            },
          },
        ],
      },
      {
        id: "relentless-endurance",
        name: "Relentless Endurance",
        srd: "Races, Relentless Endurance",
        summary: "Once per long rest, fall to 1 hit point rather than 0 if not killed outright.",
        effects: [{ kind: "last-stand", use: "relentless-endurance" }],
        uses: [
          {
            economy: "passive",
            limit: { times: 1, per: "long-rest" },
            steps: [
              {
                when: "trigger",
                targets: { what: "self" },
                narrative: "Brought to 0 hit points and not slain at once, you may keep 1.",
              },
            ],
          },
        ],
      },
      {
        id: "menacing",
        name: "Menacing",
        srd: "Races, Menacing",
        summary: "You are proficient in Intimidation without spending a skill choice.",
        gains: { skills: ["intimidation"] },
      },
    ],
    subraces: [],
  },
  {
    id: "halfling",
    name: "Halfling",
    srd: "Races, Halfling",
    summary:
      "Kind, traditional and mostly lawful good folk who are lucky, brave and nimble, adult at 20.",
    size: "small",
    speed: 25,
    scores: { dex: 2 },
    languages: ["common", "halfling"],
    traits: [
      {
        id: "brave",
        name: "Brave",
        srd: "Races, Brave",
        summary: "Advantage on saves against becoming frightened.",
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
      {
        id: "halfling-nimbleness",
        name: "Halfling Nimbleness",
        srd: "Races, Halfling Nimbleness",
        summary: "Pass through spaces occupied by creatures bigger than you.",
        notes: ["Spaces of creatures larger than you do not bar your way."],
      },
      {
        id: "lucky",
        name: "Lucky",
        srd: "Races, Lucky",
        summary: "Reroll a natural 1 on an attack, check or save, keeping the second result.",
        effects: [
          { kind: "reroll", on: "attack", faces: [1] },
          { kind: "reroll", on: "check", faces: [1] },
          { kind: "reroll", on: "save", faces: [1] },
        ],
        notes: ["The second roll stands."],
      },
    ],
    subraces: [
      {
        id: "lightfoot-halfling",
        name: "Lightfoot Halfling",
        also: ["lightfoot"],
        srd: "Races, Lightfoot Halfling",
        summary: "Friendly, wandering halflings who can hide behind larger creatures.",
        race: "halfling",
        scores: { cha: 1 },
        traits: [
          {
            id: "naturally-stealthy",
            name: "Naturally Stealthy",
            srd: "Races, Naturally Stealthy",
            summary: "Try to hide even behind a creature at least one size bigger than you.",
            notes: ["A creature at least one size above yours is cover enough for you to hide."],
          },
        ],
      },
    ],
  },
  {
    id: "human",
    name: "Human",
    srd: "Races, Human",
    summary: "Folk of every alignment, adult in their late teens and living under a century.",
    size: "medium",
    speed: 30,
    scores: { str: 1, dex: 1, con: 1, int: 1, wis: 1, cha: 1 },
    languages: ["common"],
    languageChoice: 1,
    traits: [],
    subraces: [],
  },
  {
    id: "tiefling",
    name: "Tiefling",
    srd: "Races, Tiefling",
    summary:
      "Folk of infernal legacy with fire resistance and a bent toward chaos, living slightly longer than humans.",
    size: "medium",
    speed: 30,
    scores: { int: 1, cha: 2 },
    languages: ["common", "infernal"],
    traits: [
      {
        id: "darkvision",
        name: "Darkvision",
        srd: "Races, Darkvision",
        summary:
          "See 60 feet in dim light as if bright and in darkness as if dim, in shades of gray.",
        effects: [{ kind: "stat", stat: "sense-darkvision", change: "least", by: 60 }],
        notes: ["Dim light is as bright, darkness as dim; in the dark you see only greys."],
      },
      {
        id: "hellish-resistance",
        name: "Hellish Resistance",
        srd: "Races, Hellish Resistance",
        summary: "Fire damage is halved for you through resistance.",
        effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
      },
      {
        id: "infernal-legacy",
        name: "Infernal Legacy",
        srd: "Races, Infernal Legacy",
        summary:
          "Know thaumaturgy, then cast hellish rebuke from level 3 and darkness from level 5, each once per long rest.",
        spells: { "1": ["thaumaturgy"], "3": ["hellish-rebuke"], "5": ["darkness"] },
        uses: [
          {
            name: "Hellish Rebuke",
            economy: "reaction",
            limit: { times: 1, per: "long-rest" },
            dcFrom: "cha",
            steps: [{ narrative: "From level 3 on: you cast it at spell level 2." }],
          },
          {
            name: "Darkness",
            economy: "action",
            limit: { times: 1, per: "long-rest" },
            dcFrom: "cha",
            steps: [{ narrative: "From level 5 on." }],
          },
        ],
        notes: ["All cast with Charisma."],
      },
    ],
    subraces: [],
  },
]);
