// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { CharacterClass } from "./types.js";

/** Warlock. */
export const warlock: readonly CharacterClass[] = Object.freeze<CharacterClass[]>([
  {
    id: "warlock",
    name: "Warlock",
    srd: "Warlock",
    summary:
      "Pact-bound Charisma caster with invocations, a d8 Hit Die and Wisdom and Charisma saves.",
    hitDie: 8,
    saves: ["cha", "wis"],
    proficiencies: { armor: ["light"], weapons: ["simple"], tools: [] },
    skills: {
      choose: 2,
      from: [
        "arcana",
        "deception",
        "history",
        "intimidation",
        "investigation",
        "nature",
        "religion",
      ],
    },
    equipment: {
      given: [
        { item: "dagger", count: 2 },
        { item: "leather-armor", count: 1 },
      ],
      choices: [
        [
          [
            { item: "crossbow-light", count: 1 },
            { item: "crossbow-bolt", count: 20 },
          ],
          [{ any: "simple-weapons", count: 1 }],
        ],
        [[{ item: "component-pouch", count: 1 }], [{ any: "arcane-foci", count: 1 }]],
        [[{ item: "scholars-pack", count: 1 }], [{ item: "dungeoneers-pack", count: 1 }]],
        [[{ any: "simple-weapons", count: 1 }]],
      ],
    },
    spellcasting: {
      ability: "cha",
      level: 1,
      progression: "pact",
      preparation: "known",
      rituals: false,
      focus: "arcane focus",
    },
    multiclass: {
      prerequisites: { all: ["cha"] },
      proficiencies: { armor: ["light"], weapons: ["simple"], tools: [] },
    },
    levels: [
      {
        level: 1,
        proficiencyBonus: 2,
        cantripsKnown: 2,
        spellsKnown: 2,
        pact: { slots: 1, level: 1 },
        numbers: {},
        features: ["warlock-otherworldly-patron", "warlock-pact-magic"],
      },
      {
        level: 2,
        proficiencyBonus: 2,
        cantripsKnown: 2,
        spellsKnown: 3,
        pact: { slots: 2, level: 1 },
        numbers: { "invocations-known": 2 },
        features: ["warlock-eldritch-invocations"],
      },
      {
        level: 3,
        proficiencyBonus: 2,
        cantripsKnown: 2,
        spellsKnown: 4,
        pact: { slots: 2, level: 2 },
        numbers: { "invocations-known": 2 },
        features: ["warlock-pact-boon"],
      },
      {
        level: 4,
        proficiencyBonus: 2,
        cantripsKnown: 3,
        spellsKnown: 5,
        pact: { slots: 2, level: 2 },
        numbers: { "invocations-known": 2 },
        features: ["warlock-ability-score-improvement"],
      },
      {
        level: 5,
        proficiencyBonus: 3,
        cantripsKnown: 3,
        spellsKnown: 6,
        pact: { slots: 2, level: 3 },
        numbers: { "invocations-known": 3 },
        features: [],
      },
      {
        level: 6,
        proficiencyBonus: 3,
        cantripsKnown: 3,
        spellsKnown: 7,
        pact: { slots: 2, level: 3 },
        numbers: { "invocations-known": 3 },
        features: [],
      },
      {
        level: 7,
        proficiencyBonus: 3,
        cantripsKnown: 3,
        spellsKnown: 8,
        pact: { slots: 2, level: 4 },
        numbers: { "invocations-known": 4 },
        features: [],
      },
      {
        level: 8,
        proficiencyBonus: 3,
        cantripsKnown: 3,
        spellsKnown: 9,
        pact: { slots: 2, level: 4 },
        numbers: { "invocations-known": 4 },
        features: ["warlock-ability-score-improvement"],
      },
      {
        level: 9,
        proficiencyBonus: 4,
        cantripsKnown: 3,
        spellsKnown: 10,
        pact: { slots: 2, level: 5 },
        numbers: { "invocations-known": 5 },
        features: [],
      },
      {
        level: 10,
        proficiencyBonus: 4,
        cantripsKnown: 4,
        spellsKnown: 10,
        pact: { slots: 2, level: 5 },
        numbers: { "invocations-known": 5 },
        features: [],
      },
      {
        level: 11,
        proficiencyBonus: 4,
        cantripsKnown: 4,
        spellsKnown: 11,
        pact: { slots: 3, level: 5 },
        numbers: { "invocations-known": 5 },
        features: ["warlock-mystic-arcanum"],
      },
      {
        level: 12,
        proficiencyBonus: 4,
        cantripsKnown: 4,
        spellsKnown: 11,
        pact: { slots: 3, level: 5 },
        numbers: { "invocations-known": 6 },
        features: ["warlock-ability-score-improvement"],
      },
      {
        level: 13,
        proficiencyBonus: 5,
        cantripsKnown: 4,
        spellsKnown: 12,
        pact: { slots: 3, level: 5 },
        numbers: { "invocations-known": 6 },
        features: ["warlock-mystic-arcanum"],
      },
      {
        level: 14,
        proficiencyBonus: 5,
        cantripsKnown: 4,
        spellsKnown: 12,
        pact: { slots: 3, level: 5 },
        numbers: { "invocations-known": 6 },
        features: [],
      },
      {
        level: 15,
        proficiencyBonus: 5,
        cantripsKnown: 4,
        spellsKnown: 13,
        pact: { slots: 3, level: 5 },
        numbers: { "invocations-known": 7 },
        features: ["warlock-mystic-arcanum"],
      },
      {
        level: 16,
        proficiencyBonus: 5,
        cantripsKnown: 4,
        spellsKnown: 13,
        pact: { slots: 3, level: 5 },
        numbers: { "invocations-known": 7 },
        features: ["warlock-ability-score-improvement"],
      },
      {
        level: 17,
        proficiencyBonus: 6,
        cantripsKnown: 4,
        spellsKnown: 14,
        pact: { slots: 4, level: 5 },
        numbers: { "invocations-known": 7 },
        features: ["warlock-mystic-arcanum"],
      },
      {
        level: 18,
        proficiencyBonus: 6,
        cantripsKnown: 4,
        spellsKnown: 14,
        pact: { slots: 4, level: 5 },
        numbers: { "invocations-known": 8 },
        features: [],
      },
      {
        level: 19,
        proficiencyBonus: 6,
        cantripsKnown: 4,
        spellsKnown: 15,
        pact: { slots: 4, level: 5 },
        numbers: { "invocations-known": 8 },
        features: ["warlock-ability-score-improvement"],
      },
      {
        level: 20,
        proficiencyBonus: 6,
        cantripsKnown: 4,
        spellsKnown: 15,
        pact: { slots: 4, level: 5 },
        numbers: { "invocations-known": 8 },
        features: ["warlock-eldritch-master"],
      },
    ],
    features: [
      {
        id: "warlock-otherworldly-patron",
        name: "Otherworldly Patron",
        srd: "Warlock, Otherworldly Patron",
        summary:
          "Bind yourself to a patron, such as the Fiend, that gives you features at levels 1, 6, 10 and 14.",
        levels: [1],
        notes: [
          "One subclass is chosen; its features come at levels 1, 6, 10 and 14.",
          "The Fiend adds these spells to your warlock list; you still have to learn them.",
        ],
      },
      {
        id: "warlock-pact-magic",
        name: "Pact Magic",
        srd: "Warlock, Pact Magic",
        summary:
          "Cast warlock spells using Charisma and a few slots that come back after any short or long rest.",
        levels: [1],
      },
      {
        id: "warlock-eldritch-invocations",
        name: "Eldritch Invocations",
        srd: "Warlock, Eldritch Invocations",
        summary:
          "Gain two invocations, learn more as you level, and swap one for another whenever you gain a warlock level.",
        levels: [2],
        choose: { "2": 2, "5": 3, "7": 4, "9": 5, "12": 6, "15": 7, "18": 8 },
        notes: [
          "Each new warlock level, one of them may be traded for another that is open to you.",
        ],
        options: [
          {
            id: "warlock-eldritch-invocation-agonizing-blast",
            name: "Eldritch Invocation: Agonizing Blast",
            srd: "Warlock, Eldritch Invocation: Agonizing Blast",
            summary: "Each eldritch blast hit adds your Charisma modifier in extra damage.",
            levels: [2],
            requires: { spell: "eldritch-blast" },
            uses: [
              {
                economy: "on-hit",
                steps: [
                  {
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [{ kind: "extra-damage", roll: { of: "cha" }, type: "force" }],
                        duration: { kind: "instantaneous" },
                      },
                    ],
                    narrative: "Each hit by a beam of eldritch blast.",
                  },
                ],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-armor-of-shadows",
            name: "Eldritch Invocation: Armor of Shadows",
            srd: "Warlock, Eldritch Invocation: Armor of Shadows",
            summary: "Cast mage armor on yourself whenever you like, with no slot or materials.",
            levels: [2],
            spells: { "2": ["mage-armor"] },
            uses: [
              {
                economy: "action",
                steps: [
                  {
                    targets: { what: "self" },
                    narrative:
                      "You cast the spell as often as you like: it takes no slot and no material components.",
                  },
                ],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-ascendant-step",
            name: "Eldritch Invocation: Ascendant Step",
            srd: "Warlock, Eldritch Invocation: Ascendant Step",
            summary: "Cast levitate on yourself whenever you like, with no slot or materials.",
            levels: [9],
            requires: { level: 9 },
            spells: { "9": ["levitate"] },
            uses: [
              {
                economy: "action",
                steps: [
                  {
                    targets: { what: "self" },
                    narrative:
                      "You cast the spell as often as you like: it takes no slot and no material components.",
                  },
                ],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-beast-speech",
            name: "Eldritch Invocation: Beast Speech",
            srd: "Warlock, Eldritch Invocation: Beast Speech",
            summary: "Cast speak with animals as often as you like without using a slot.",
            levels: [2],
            spells: { "2": ["speak-with-animals"] },
            uses: [
              {
                economy: "action",
                steps: [
                  { narrative: "You cast the spell as often as you like: it takes no slot." },
                ],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-beguiling-influence",
            name: "Eldritch Invocation: Beguiling Influence",
            srd: "Warlock, Eldritch Invocation: Beguiling Influence",
            summary: "Become proficient in both Deception and Persuasion.",
            levels: [2],
            gains: { skills: ["deception", "persuasion"] },
          },
          {
            id: "warlock-eldritch-invocation-bewitching-whispers",
            name: "Eldritch Invocation: Bewitching Whispers",
            srd: "Warlock, Eldritch Invocation: Bewitching Whispers",
            summary: "Once per long rest, use a warlock slot to cast compulsion.",
            levels: [7],
            requires: { level: 7 },
            spells: { "7": ["compulsion"] },
            uses: [
              {
                economy: "action",
                cost: { of: "spell-slot", amount: 1 },
                limit: { times: 1, per: "long-rest" },
                steps: [{ narrative: "You cast the spell with a warlock slot." }],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-book-of-ancient-secrets",
            name: "Eldritch Invocation: Book of Ancient Secrets",
            srd: "Warlock, Eldritch Invocation: Book of Ancient Secrets",
            summary:
              "Write two 1st-level rituals from any class in your Book of Shadows, cast them as rituals, and add more you find.",
            levels: [2],
            requires: { features: ["warlock-pact-of-the-tome"] },
            numbers: {
              spellLevel: { "3": 2, "5": 3, "7": 4, "9": 5, "11": 6, "13": 7, "15": 8, "17": 9 },
            },
            uses: [
              {
                name: "Transcribe",
                economy: "long",
                steps: [
                  {
                    narrative:
                      "A ritual spell that you found, of at most the spell level, enters the book: 2 hours and 50 gp for each level.",
                  },
                ],
              },
            ],
            notes: [
              "Your Book of Shadows begins with two level 1 rituals from any class lists, outside your spells known.",
              "Book in hand, you cast what it holds, though as rituals alone.",
              "Warlock spells you know that are rituals can be cast as such.",
            ],
          },
          {
            id: "warlock-eldritch-invocation-chains-of-carceri",
            name: "Eldritch Invocation: Chains of Carceri",
            srd: "Warlock, Eldritch Invocation: Chains of Carceri",
            summary:
              "Cast hold monster freely on celestials, fiends or elementals, once per long rest for each creature.",
            levels: [15],
            requires: { level: 15, features: ["warlock-pact-of-the-chain"] },
            spells: { "15": ["hold-monster"] },
            uses: [
              {
                economy: "action",
                steps: [
                  {
                    targets: {
                      what: "creature",
                      count: 1,
                      types: ["celestial", "elemental", "fiend"],
                    },
                    narrative:
                      "You cast the spell as often as you like: it takes no slot and no material components.",
                  },
                ],
              },
            ],
            notes: ["Any one creature can be its target but once between long rests."],
          },
          {
            id: "warlock-eldritch-invocation-devils-sight",
            name: "Eldritch Invocation: Devil's Sight",
            srd: "Warlock, Eldritch Invocation: Devil's Sight",
            summary: "See clearly through normal and magical darkness out to 120 feet.",
            levels: [2],
            notes: ["For 120 feet no darkness, not even a magical one, hampers your sight."],
          },
          {
            id: "warlock-eldritch-invocation-dreadful-word",
            name: "Eldritch Invocation: Dreadful Word",
            srd: "Warlock, Eldritch Invocation: Dreadful Word",
            summary: "Once per long rest, use a warlock slot to cast confusion.",
            levels: [7],
            requires: { level: 7 },
            spells: { "7": ["confusion"] },
            uses: [
              {
                economy: "action",
                cost: { of: "spell-slot", amount: 1 },
                limit: { times: 1, per: "long-rest" },
                steps: [{ narrative: "You cast the spell with a warlock slot." }],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-eldritch-sight",
            name: "Eldritch Invocation: Eldritch Sight",
            srd: "Warlock, Eldritch Invocation: Eldritch Sight",
            summary: "Cast detect magic as often as you like without using a slot.",
            levels: [2],
            spells: { "2": ["detect-magic"] },
            uses: [
              {
                economy: "action",
                steps: [
                  { narrative: "You cast the spell as often as you like: it takes no slot." },
                ],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-eldritch-spear",
            name: "Eldritch Invocation: Eldritch Spear",
            srd: "Warlock, Eldritch Invocation: Eldritch Spear",
            summary: "Your eldritch blast can reach targets up to 300 feet away.",
            levels: [2],
            requires: { spell: "eldritch-blast" },
            notes: ["Your eldritch blast reaches 300 feet."],
          },
          {
            id: "warlock-eldritch-invocation-eyes-of-the-rune-keeper",
            name: "Eldritch Invocation: Eyes of the Rune Keeper",
            srd: "Warlock, Eldritch Invocation: Eyes of the Rune Keeper",
            summary: "You can understand anything written, whatever the language.",
            levels: [2],
            notes: ["There is no writing that you cannot read."],
          },
          {
            id: "warlock-eldritch-invocation-fiendish-vigor",
            name: "Eldritch Invocation: Fiendish Vigor",
            srd: "Warlock, Eldritch Invocation: Fiendish Vigor",
            summary:
              "Cast 1st-level false life on yourself whenever you like, with no slot or materials.",
            levels: [2],
            spells: { "2": ["false-life"] },
            uses: [
              {
                economy: "action",
                steps: [
                  {
                    targets: { what: "self" },
                    narrative:
                      "You cast the spell, at level 1, as often as you like: it takes no slot and no material components.",
                  },
                ],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-gaze-of-two-minds",
            name: "Eldritch Invocation: Gaze of Two Minds",
            srd: "Warlock, Eldritch Invocation: Gaze of Two Minds",
            summary:
              "Action: touch a willing humanoid and use its senses until your next turn ends, blind and deaf to your own.",
            levels: [2],
            uses: [
              {
                economy: "action",
                steps: [
                  {
                    targets: { what: "creature", count: 1, willing: true, types: ["humanoid"] },
                    narrative:
                      "You touch it and sense what it senses, its special senses included, until your next turn ends.",
                  },
                  {
                    when: "sustain",
                    economy: "action",
                    narrative:
                      "In each turn that follows, for another turn of it, while you both are on one plane.",
                  },
                  {
                    when: ["use", "sustain"],
                    targets: { what: "self" },
                    conditions: [
                      {
                        condition: "blinded",
                        duration: { kind: "turn", edge: "end", of: "source" },
                      },
                      {
                        condition: "deafened",
                        duration: { kind: "turn", edge: "end", of: "source" },
                      },
                    ],
                    narrative: "To what is around your own body.",
                  },
                ],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-lifedrinker",
            name: "Eldritch Invocation: Lifedrinker",
            srd: "Warlock, Eldritch Invocation: Lifedrinker",
            summary: "Pact weapon hits add your Charisma modifier in necrotic damage, at least 1.",
            levels: [12],
            requires: { level: 12, features: ["warlock-pact-of-the-blade"] },
            effects: [
              {
                kind: "extra-damage",
                roll: { of: "cha", least: 1 },
                type: "necrotic",
                when: { bound: "pact-of-the-blade" },
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-mask-of-many-faces",
            name: "Eldritch Invocation: Mask of Many Faces",
            srd: "Warlock, Eldritch Invocation: Mask of Many Faces",
            summary: "Cast disguise self as often as you like without using a slot.",
            levels: [2],
            spells: { "2": ["disguise-self"] },
            uses: [
              {
                economy: "action",
                steps: [
                  { narrative: "You cast the spell as often as you like: it takes no slot." },
                ],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-master-of-myriad-forms",
            name: "Eldritch Invocation: Master of Myriad Forms",
            srd: "Warlock, Eldritch Invocation: Master of Myriad Forms",
            summary: "Cast alter self as often as you like without using a slot.",
            levels: [15],
            requires: { level: 15 },
            spells: { "15": ["alter-self"] },
            uses: [
              {
                economy: "action",
                steps: [
                  { narrative: "You cast the spell as often as you like: it takes no slot." },
                ],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-minions-of-chaos",
            name: "Eldritch Invocation: Minions of Chaos",
            srd: "Warlock, Eldritch Invocation: Minions of Chaos",
            summary: "Once per long rest, use a warlock slot to cast conjure elemental.",
            levels: [9],
            requires: { level: 9 },
            spells: { "9": ["conjure-elemental"] },
            uses: [
              {
                economy: "minute",
                cost: { of: "spell-slot", amount: 1 },
                limit: { times: 1, per: "long-rest" },
                steps: [{ narrative: "You cast the spell with a warlock slot." }],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-mire-the-mind",
            name: "Eldritch Invocation: Mire the Mind",
            srd: "Warlock, Eldritch Invocation: Mire the Mind",
            summary: "Once per long rest, use a warlock slot to cast slow.",
            levels: [5],
            requires: { level: 5 },
            spells: { "5": ["slow"] },
            uses: [
              {
                economy: "action",
                cost: { of: "spell-slot", amount: 1 },
                limit: { times: 1, per: "long-rest" },
                steps: [{ narrative: "You cast the spell with a warlock slot." }],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-misty-visions",
            name: "Eldritch Invocation: Misty Visions",
            srd: "Warlock, Eldritch Invocation: Misty Visions",
            summary: "Cast silent image whenever you like, with no slot or materials.",
            levels: [2],
            spells: { "2": ["silent-image"] },
            uses: [
              {
                economy: "action",
                steps: [
                  {
                    narrative:
                      "You cast the spell as often as you like: it takes no slot and no material components.",
                  },
                ],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-one-with-shadows",
            name: "Eldritch Invocation: One with Shadows",
            srd: "Warlock, Eldritch Invocation: One with Shadows",
            summary:
              "Action: in dim light or darkness, turn invisible until you move, act or react.",
            levels: [5],
            requires: { level: 5 },
            uses: [
              {
                economy: "action",
                steps: [
                  {
                    targets: { what: "self" },
                    conditions: [{ condition: "invisible", duration: { kind: "special" } }],
                    narrative: "Until you move, act or react.",
                  },
                ],
              },
            ],
            notes: ["You must be in dim light or darkness for it."],
          },
          {
            id: "warlock-eldritch-invocation-otherworldly-leap",
            name: "Eldritch Invocation: Otherworldly Leap",
            srd: "Warlock, Eldritch Invocation: Otherworldly Leap",
            summary: "Cast jump on yourself whenever you like, with no slot or materials.",
            levels: [9],
            requires: { level: 9 },
            spells: { "9": ["jump"] },
            uses: [
              {
                economy: "action",
                steps: [
                  {
                    targets: { what: "self" },
                    narrative:
                      "You cast the spell as often as you like: it takes no slot and no material components.",
                  },
                ],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-repelling-blast",
            name: "Eldritch Invocation: Repelling Blast",
            srd: "Warlock, Eldritch Invocation: Repelling Blast",
            summary: "An eldritch blast hit can shove its target up to 10 feet straight away.",
            levels: [2],
            requires: { spell: "eldritch-blast" },
            uses: [
              {
                economy: "on-hit",
                steps: [
                  {
                    targets: { what: "creature", count: 1 },
                    move: { feet: 10, to: "away" },
                    narrative: "By each hit of eldritch blast, and no farther than you like.",
                  },
                ],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-sculptor-of-flesh",
            name: "Eldritch Invocation: Sculptor of Flesh",
            srd: "Warlock, Eldritch Invocation: Sculptor of Flesh",
            summary: "Once per long rest, use a warlock slot to cast polymorph.",
            levels: [7],
            requires: { level: 7 },
            spells: { "7": ["polymorph"] },
            uses: [
              {
                economy: "action",
                cost: { of: "spell-slot", amount: 1 },
                limit: { times: 1, per: "long-rest" },
                steps: [{ narrative: "You cast the spell with a warlock slot." }],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-sign-of-ill-omen",
            name: "Eldritch Invocation: Sign of Ill Omen",
            srd: "Warlock, Eldritch Invocation: Sign of Ill Omen",
            summary: "Once per long rest, use a warlock slot to cast bestow curse.",
            levels: [5],
            requires: { level: 5 },
            spells: { "5": ["bestow-curse"] },
            uses: [
              {
                economy: "action",
                cost: { of: "spell-slot", amount: 1 },
                limit: { times: 1, per: "long-rest" },
                steps: [{ narrative: "You cast the spell with a warlock slot." }],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-thief-of-five-fates",
            name: "Eldritch Invocation: Thief of Five Fates",
            srd: "Warlock, Eldritch Invocation: Thief of Five Fates",
            summary: "Once per long rest, use a warlock slot to cast bane.",
            levels: [2],
            spells: { "2": ["bane"] },
            uses: [
              {
                economy: "action",
                cost: { of: "spell-slot", amount: 1 },
                limit: { times: 1, per: "long-rest" },
                steps: [{ narrative: "You cast the spell with a warlock slot." }],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-thirsting-blade",
            name: "Eldritch Invocation: Thirsting Blade",
            srd: "Warlock, Eldritch Invocation: Thirsting Blade",
            summary: "Make two attacks with your pact weapon each time you use the Attack action.",
            levels: [5],
            requires: { level: 5, features: ["warlock-pact-of-the-blade"] },
            effects: [{ kind: "attacks", count: 2, when: { bound: "pact-of-the-blade" } }],
          },
          {
            id: "warlock-eldritch-invocation-visions-of-distant-realms",
            name: "Eldritch Invocation: Visions of Distant Realms",
            srd: "Warlock, Eldritch Invocation: Visions of Distant Realms",
            summary: "Cast arcane eye as often as you like without using a slot.",
            levels: [15],
            requires: { level: 15 },
            spells: { "15": ["arcane-eye"] },
            uses: [
              {
                economy: "action",
                steps: [
                  { narrative: "You cast the spell as often as you like: it takes no slot." },
                ],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-voice-of-the-chain-master",
            name: "Eldritch Invocation: Voice of the Chain Master",
            srd: "Warlock, Eldritch Invocation: Voice of the Chain Master",
            summary:
              "On the same plane, share thoughts with your familiar, use its senses and speak through it in your voice.",
            levels: [2],
            requires: { features: ["warlock-pact-of-the-chain"] },
            notes: [
              "On one plane with your familiar, you share thoughts with it and can sense what it senses.",
              "While you do, you can talk out of its mouth with your voice, whether it speaks or not.",
            ],
          },
          {
            id: "warlock-eldritch-invocation-whispers-of-the-grave",
            name: "Eldritch Invocation: Whispers of the Grave",
            srd: "Warlock, Eldritch Invocation: Whispers of the Grave",
            summary: "Cast speak with dead as often as you like without using a slot.",
            levels: [9],
            requires: { level: 9 },
            spells: { "9": ["speak-with-dead"] },
            uses: [
              {
                economy: "action",
                steps: [
                  { narrative: "You cast the spell as often as you like: it takes no slot." },
                ],
              },
            ],
          },
          {
            id: "warlock-eldritch-invocation-witch-sight",
            name: "Eldritch Invocation: Witch Sight",
            srd: "Warlock, Eldritch Invocation: Witch Sight",
            summary:
              "Within 30 feet and in sight, see through shapechanging, illusion and transmutation to true forms.",
            levels: [15],
            requires: { level: 15 },
            notes: [
              "Within 30 feet and in plain view, shapechangers show you their true form.",
              "So does whoever hides behind illusion or transmutation magic.",
            ],
          },
        ],
      },
      {
        id: "warlock-pact-boon",
        name: "Pact Boon",
        srd: "Warlock, Pact Boon",
        summary: "Your patron grants a gift of your choice: Pact of the Blade, Chain or Tome.",
        levels: [3],
        choose: { "3": 1 },
        options: [
          {
            id: "warlock-pact-of-the-blade",
            name: "Pact of the Blade",
            srd: "Warlock, Pact of the Blade",
            summary:
              "Action: conjure a magical melee weapon of any form, which you are proficient with, or bond a magic weapon by ritual.",
            levels: [3],
            uses: [
              {
                name: "Create",
                economy: "action",
                steps: [
                  {
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [{ kind: "magical-attacks", when: { with: "this-item" } }],
                        duration: { kind: "special" },
                      },
                    ],
                    narrative:
                      "A melee weapon of any form in your empty hand, and you are proficient with it.",
                  },
                ],
              },
              {
                name: "Bond",
                economy: "hour",
                steps: [
                  {
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [{ kind: "magical-attacks", when: { with: "this-item" } }],
                        duration: { kind: "special" },
                      },
                    ],
                    narrative:
                      "A magic weapon that you hold becomes the pact weapon, kept in a space of its own until it is created.",
                  },
                ],
              },
            ],
            notes: [
              "It vanishes when made anew or dismissed (no action), on your death, or after 1 minute over 5 feet away.",
              "The bonding can fall within a short rest; not with artifacts or sentient weapons.",
              "A bond ends with your death, another weapon's bonding, or an hour's ritual; the weapon is then at your feet.",
            ],
          },
          {
            id: "warlock-pact-of-the-chain",
            name: "Pact of the Chain",
            srd: "Warlock, Pact of the Chain",
            summary:
              "Cast find familiar as a ritual with special forms such as imp or sprite, and trade an attack for the familiar's.",
            levels: [3],
            spells: { "3": ["find-familiar"] },
            uses: [
              {
                name: "Find Familiar",
                economy: "hour",
                steps: [
                  {
                    summons: { creatures: ["imp", "pseudodragon", "quasit", "sprite"], count: 1 },
                    narrative: "Or one of the spell's usual forms.",
                  },
                ],
              },
              {
                name: "Familiar's Attack",
                steps: [
                  {
                    narrative:
                      "In place of one attack of your Attack action, the familiar uses its reaction for an attack.",
                  },
                ],
              },
            ],
            notes: ["The spell is beyond your spells known, and can be cast as a ritual."],
          },
          {
            id: "warlock-pact-of-the-tome",
            name: "Pact of the Tome",
            srd: "Warlock, Pact of the Tome",
            summary:
              "Receive a Book of Shadows holding three cantrips from any class that you can cast at will while carrying it.",
            levels: [3],
            gains: { cantrips: { choose: 3, from: "any" } },
            uses: [
              {
                name: "Replace",
                economy: "hour",
                steps: [{ narrative: "A new Book of Shadows comes; the old one perishes." }],
              },
            ],
            notes: [
              "Yours only with the Book of Shadows about you, and beyond your number of cantrips.",
              "They are warlock cantrips, off whichever class's lists.",
              "Any rest has room for the replacing; your death burns the book.",
            ],
          },
        ],
      },
      {
        id: "warlock-ability-score-improvement",
        name: "Ability Score Improvement",
        srd: "Warlock, Ability Score Improvement",
        summary: "Raise one ability score by 2, or two by 1 each, none above 20.",
        levels: [4, 8, 12, 16, 19],
        scores: { points: 2, most: 20 },
      },
      {
        id: "warlock-mystic-arcanum",
        name: "Mystic Arcanum",
        srd: "Warlock, Mystic Arcanum",
        summary:
          "One spell each of 6th to 9th level, as you reach them, cast once per long rest without a slot.",
        levels: [11, 13, 15, 17],
        numbers: {
          arcana: { "11": 1, "13": 2, "15": 3, "17": 4 },
          spellLevel: { "11": 6, "13": 7, "15": 8, "17": 9 },
        },
        gains: { spellsKnown: { choose: 1, from: "warlock" } },
        uses: [
          {
            limit: { times: { number: "arcana" }, per: "long-rest" },
            steps: [{ narrative: "You cast an arcanum without a slot, each of them once." }],
          },
        ],
        notes: [
          "One arcanum each of spell levels 6, 7, 8 and 9, at class levels 11, 13, 15 and 17.",
        ],
      },
      {
        id: "warlock-eldritch-master",
        name: "Eldritch Master",
        srd: "Warlock, Eldritch Master",
        summary:
          "Once per long rest, plead with your patron for 1 minute to recover every spent Pact Magic slot.",
        levels: [20],
        uses: [
          {
            economy: "minute",
            limit: { times: 1, per: "long-rest" },
            steps: [
              {
                targets: { what: "self" },
                narrative: "Every spent slot of Pact Magic comes back.",
              },
            ],
          },
        ],
      },
    ],
    subclassLevel: 1,
    subclasses: [
      {
        id: "the-fiend",
        name: "The Fiend",
        also: ["fiend"],
        srd: "The Fiend",
        summary:
          "Warlock patron from the lower planes, such as a demon lord, archdevil or mighty balor.",
        class: "warlock",
        features: [
          {
            id: "warlock-dark-ones-blessing",
            name: "Dark One's Blessing",
            srd: "Warlock, Dark One's Blessing",
            summary:
              "Downing a hostile creature gives you temporary hit points equal to Charisma modifier plus warlock level.",
            levels: [1],
            numbers: {
              healing: {
                "1": { of: "cha", plus: 1, least: 1 },
                "2": { of: "cha", plus: 2, least: 1 },
                "3": { of: "cha", plus: 3, least: 1 },
                "4": { of: "cha", plus: 4, least: 1 },
                "5": { of: "cha", plus: 5, least: 1 },
                "6": { of: "cha", plus: 6, least: 1 },
                "7": { of: "cha", plus: 7, least: 1 },
                "8": { of: "cha", plus: 8, least: 1 },
                "9": { of: "cha", plus: 9, least: 1 },
                "10": { of: "cha", plus: 10, least: 1 },
                "11": { of: "cha", plus: 11, least: 1 },
                "12": { of: "cha", plus: 12, least: 1 },
                "13": { of: "cha", plus: 13, least: 1 },
                "14": { of: "cha", plus: 14, least: 1 },
                "15": { of: "cha", plus: 15, least: 1 },
                "16": { of: "cha", plus: 16, least: 1 },
                "17": { of: "cha", plus: 17, least: 1 },
                "18": { of: "cha", plus: 18, least: 1 },
                "19": { of: "cha", plus: 19, least: 1 },
                "20": { of: "cha", plus: 20, least: 1 },
              },
            },
            uses: [
              {
                economy: "passive",
                steps: [
                  {
                    when: "fells",
                    targets: { what: "self" },
                    healing: [{ roll: "1", number: "healing", temporary: true }],
                  },
                ],
              },
            ],
            notes: ["Your level and Charisma modifier together, at least 1."],
          },
          {
            id: "warlock-dark-ones-own-luck",
            name: "Dark One's Own Luck",
            srd: "Warlock, Dark One's Own Luck",
            summary:
              "Add a d10 to one ability check or save after seeing the roll, once per short or long rest.",
            levels: [6],
            uses: [
              {
                limit: { times: 1, per: "short-rest" },
                steps: [
                  {
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [
                          { kind: "roll", on: "check", by: "self", bonus: "1d10" },
                          { kind: "roll", on: "save", by: "self", bonus: "1d10" },
                        ],
                        duration: { kind: "instantaneous" },
                      },
                    ],
                    narrative: "One roll, even once it is seen, while nothing has come of it yet.",
                  },
                ],
              },
            ],
          },
          {
            id: "warlock-fiendish-resilience",
            name: "Fiendish Resilience",
            srd: "Warlock, Fiendish Resilience",
            summary:
              "After each short or long rest, pick a damage type to resist, except from magical or silver weapons.",
            levels: [10],
            uses: [
              {
                limit: { times: 1, per: "short-rest" },
                steps: [
                  {
                    option: "acid",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [
                          {
                            kind: "damage",
                            response: "resistance",
                            types: ["acid"],
                            when: {
                              not: {
                                all: [
                                  { attack: "weapon" },
                                  { any: [{ magical: true }, { material: "silver" }] },
                                ],
                              },
                            },
                          },
                        ],
                        duration: { kind: "special" },
                      },
                    ],
                  },
                  {
                    option: "bludgeoning",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [
                          {
                            kind: "damage",
                            response: "resistance",
                            types: ["bludgeoning"],
                            when: {
                              not: {
                                all: [
                                  { attack: "weapon" },
                                  { any: [{ magical: true }, { material: "silver" }] },
                                ],
                              },
                            },
                          },
                        ],
                        duration: { kind: "special" },
                      },
                    ],
                  },
                  {
                    option: "cold",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [
                          {
                            kind: "damage",
                            response: "resistance",
                            types: ["cold"],
                            when: {
                              not: {
                                all: [
                                  { attack: "weapon" },
                                  { any: [{ magical: true }, { material: "silver" }] },
                                ],
                              },
                            },
                          },
                        ],
                        duration: { kind: "special" },
                      },
                    ],
                  },
                  {
                    option: "fire",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [
                          {
                            kind: "damage",
                            response: "resistance",
                            types: ["fire"],
                            when: {
                              not: {
                                all: [
                                  { attack: "weapon" },
                                  { any: [{ magical: true }, { material: "silver" }] },
                                ],
                              },
                            },
                          },
                        ],
                        duration: { kind: "special" },
                      },
                    ],
                  },
                  {
                    option: "force",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [
                          {
                            kind: "damage",
                            response: "resistance",
                            types: ["force"],
                            when: {
                              not: {
                                all: [
                                  { attack: "weapon" },
                                  { any: [{ magical: true }, { material: "silver" }] },
                                ],
                              },
                            },
                          },
                        ],
                        duration: { kind: "special" },
                      },
                    ],
                  },
                  {
                    option: "lightning",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [
                          {
                            kind: "damage",
                            response: "resistance",
                            types: ["lightning"],
                            when: {
                              not: {
                                all: [
                                  { attack: "weapon" },
                                  { any: [{ magical: true }, { material: "silver" }] },
                                ],
                              },
                            },
                          },
                        ],
                        duration: { kind: "special" },
                      },
                    ],
                  },
                  {
                    option: "necrotic",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [
                          {
                            kind: "damage",
                            response: "resistance",
                            types: ["necrotic"],
                            when: {
                              not: {
                                all: [
                                  { attack: "weapon" },
                                  { any: [{ magical: true }, { material: "silver" }] },
                                ],
                              },
                            },
                          },
                        ],
                        duration: { kind: "special" },
                      },
                    ],
                  },
                  {
                    option: "piercing",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [
                          {
                            kind: "damage",
                            response: "resistance",
                            types: ["piercing"],
                            when: {
                              not: {
                                all: [
                                  { attack: "weapon" },
                                  { any: [{ magical: true }, { material: "silver" }] },
                                ],
                              },
                            },
                          },
                        ],
                        duration: { kind: "special" },
                      },
                    ],
                  },
                  {
                    option: "poison",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [
                          {
                            kind: "damage",
                            response: "resistance",
                            types: ["poison"],
                            when: {
                              not: {
                                all: [
                                  { attack: "weapon" },
                                  { any: [{ magical: true }, { material: "silver" }] },
                                ],
                              },
                            },
                          },
                        ],
                        duration: { kind: "special" },
                      },
                    ],
                  },
                  {
                    option: "psychic",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [
                          {
                            kind: "damage",
                            response: "resistance",
                            types: ["psychic"],
                            when: {
                              not: {
                                all: [
                                  { attack: "weapon" },
                                  { any: [{ magical: true }, { material: "silver" }] },
                                ],
                              },
                            },
                          },
                        ],
                        duration: { kind: "special" },
                      },
                    ],
                  },
                  {
                    option: "radiant",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [
                          {
                            kind: "damage",
                            response: "resistance",
                            types: ["radiant"],
                            when: {
                              not: {
                                all: [
                                  { attack: "weapon" },
                                  { any: [{ magical: true }, { material: "silver" }] },
                                ],
                              },
                            },
                          },
                        ],
                        duration: { kind: "special" },
                      },
                    ],
                  },
                  {
                    option: "slashing",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [
                          {
                            kind: "damage",
                            response: "resistance",
                            types: ["slashing"],
                            when: {
                              not: {
                                all: [
                                  { attack: "weapon" },
                                  { any: [{ magical: true }, { material: "silver" }] },
                                ],
                              },
                            },
                          },
                        ],
                        duration: { kind: "special" },
                      },
                    ],
                  },
                  {
                    option: "thunder",
                    targets: { what: "self" },
                    effects: [
                      {
                        effects: [
                          {
                            kind: "damage",
                            response: "resistance",
                            types: ["thunder"],
                            when: {
                              not: {
                                all: [
                                  { attack: "weapon" },
                                  { any: [{ magical: true }, { material: "silver" }] },
                                ],
                              },
                            },
                          },
                        ],
                        duration: { kind: "special" },
                      },
                    ],
                  },
                ],
              },
            ],
            notes: [
              "Chosen as a rest of either kind ends, and kept until another type is chosen so.",
            ],
          },
          {
            id: "warlock-hurl-through-hell",
            name: "Hurl Through Hell",
            srd: "Warlock, Hurl Through Hell",
            summary:
              "Once per long rest, a hit hurls the target through hellish planes for 10d10 psychic damage unless it is a fiend.",
            levels: [14],
            uses: [
              {
                economy: "on-hit",
                limit: { times: 1, per: "long-rest" },
                steps: [
                  {
                    targets: { what: "creature", count: 1 },
                    narrative:
                      "It is gone until your next turn ends, then back in its space, or in the closest free one.",
                  },
                  {
                    when: "end",
                    targets: { what: "creature", count: 1, except: ["fiend"] },
                    damage: [{ roll: "10d10", type: "psychic" }],
                  },
                ],
              },
            ],
          },
        ],
        spells: {
          "1": ["burning-hands", "command"],
          "3": ["blindness-deafness", "scorching-ray"],
          "5": ["fireball", "stinking-cloud"],
          "7": ["fire-shield", "wall-of-fire"],
          "9": ["flame-strike", "hallow"],
        },
      },
    ],
  },
]);
