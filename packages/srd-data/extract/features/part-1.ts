import type { FeatureReadings } from "../reading.js";

/** What a formula gives at each class level from the one where the feature comes. */
const byLevel = (
  from: number,
  value: (level: number) => number | string,
): Readonly<Record<number, number | string>> =>
  Object.fromEntries(
    Array.from({ length: 21 - from }, (_, index) => [from + index, value(from + index)]),
  );

export const part1: FeatureReadings = {
  "barbarian-ability-score-improvement": { scores: { points: 2, most: 20 } },
  "barbarian-brutal-critical": {
    numbers: { dice: { 9: 1, 13: 2, 17: 3 } },
    effects: [
      {
        kind: "critical-dice",
        extra: { number: "dice" },
        when: { all: [{ attack: "melee" }, { not: { attack: "unarmed" } }] },
      },
    ],
  },
  "barbarian-danger-sense": {
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
            { not: { any: [{ has: "blinded" }, { has: "deafened" }, { has: "incapacitated" }] } },
          ],
        },
      },
    ],
  },
  "barbarian-extra-attack": { effects: [{ kind: "attacks", count: 2 }] },
  "barbarian-fast-movement": {
    effects: [
      { kind: "stat", stat: "speed", change: "add", by: 10, when: { not: { armor: "heavy" } } },
    ],
  },
  "barbarian-feral-instinct": {
    effects: [
      { kind: "roll", on: "initiative", by: "self", mode: "advantage" },
      { kind: "acts-surprised", during: "rage" },
    ],
  },
  "barbarian-frenzy": {
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
  "barbarian-indomitable-might": {
    notes: ["A total of a Strength check below the Strength score counts as that score."],
  },
  "barbarian-intimidating-presence": {
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
  "barbarian-mindless-rage": {
    effects: [
      { kind: "condition-immunity", condition: "charmed", when: { during: "rage" } },
      { kind: "condition-immunity", condition: "frightened", when: { during: "rage" } },
    ],
    notes: ["A charm or fear that was there before does nothing until the rage is over."],
  },
  "barbarian-persistent-rage": {
    effects: [{ kind: "outlasts-idleness", during: "rage" }],
    notes: [
      "Rage no longer ends for want of fighting: only unconsciousness or choice cuts it short.",
    ],
  },
  "barbarian-primal-champion": {
    scores: { str: 4, con: 4 },
    notes: ["These two scores can now go up to 24."],
  },
  "barbarian-primal-path": {
    notes: ["One subclass is chosen; its features come at levels 3, 6, 10 and 14."],
  },
  "barbarian-rage": {
    numbers: {
      uses: { 1: 2, 3: 3, 6: 4, 12: 5, 17: 6, 20: "unlimited" },
      damage: { 1: 2, 9: 3, 16: 4 },
    },
    uses: [
      {
        economy: "bonus-action",
        limit: { times: "uses", per: "long-rest" },
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
  "barbarian-reckless-attack": {
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
  "barbarian-relentless-rage": {
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
  "barbarian-retaliation": {
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
  "barbarian-unarmored-defense": {
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

  "bard-ability-score-improvement": { scores: { points: 2, most: 20 } },
  "bard-additional-magical-secrets": {
    gains: { spellsKnown: { choose: 2, from: "any" } },
    notes: [
      "Cantrips, or spells of levels that you can cast, off any class's list.",
      "They are bard spells, over and above the Spells Known of the table.",
    ],
  },
  "bard-bard-college": {
    notes: ["One subclass is chosen; its features come at levels 3, 6 and 14."],
  },
  "bard-bardic-inspiration": {
    numbers: {
      uses: { 1: { of: "cha", least: 1 } },
      die: { 1: "1d6", 5: "1d8", 10: "1d10", 15: "1d12" },
    },
    uses: [
      {
        economy: "bonus-action",
        limit: { times: "uses", per: "long-rest" },
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
  "bard-bonus-proficiencies": { gains: { skillChoice: { choose: 3, from: "any" } } },
  "bard-countercharm": {
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
  "bard-cutting-words": {
    numbers: { penalty: { 3: "-1d6", 5: "-1d8", 10: "-1d10", 15: "-1d12" } },
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
  "bard-expertise": {
    gains: { expertise: 2 },
    numbers: { skills: { 3: 2, 10: 4 } },
  },
  "bard-font-of-inspiration": {
    notes: ["A short rest, too, brings back every use of Bardic Inspiration."],
  },
  "bard-jack-of-all-trades": {
    effects: [{ kind: "proficiency", in: "all", on: "check", share: 0.5 }],
  },
  "bard-magical-secrets": {
    numbers: { spells: { 10: 2, 14: 4, 18: 6 } },
    gains: { spellsKnown: { choose: 2, from: "any" } },
    notes: [
      "Cantrips, or spells of levels that you can cast, off any class's list.",
      "They are bard spells, and part of the Spells Known of the table.",
    ],
  },
  "bard-peerless-skill": {
    numbers: { die: { 14: "1d10", 15: "1d12" } },
    uses: [
      {
        cost: { of: "bardic-inspiration", amount: 1 },
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "roll", on: "check", by: "self", bonus: { number: "die" } }],
                duration: { kind: "instantaneous" },
              },
            ],
            narrative: "One check, even once its d20 is seen, while its outcome is unknown.",
          },
        ],
      },
    ],
  },
  "bard-song-of-rest": {
    numbers: { die: { 2: "1d6", 9: "1d8", 13: "1d10", 17: "1d12" } },
    uses: [
      {
        economy: "passive",
        steps: [
          {
            when: "hit-dice",
            targets: { what: "creature", side: "allies", hears: true },
            healing: [{ roll: "die" }],
          },
        ],
      },
    ],
  },
  "bard-spellcasting-bard": {},
  "bard-superior-inspiration": {
    recovers: { of: "bardic-inspiration", amount: 1 },
  },

  "cleric-ability-score-improvement": { scores: { points: 2, most: 20 } },
  "cleric-blessed-healer": {
    effects: [{ kind: "spell-healing", self: 2 }],
  },
  "cleric-bonus-proficiency": { gains: { armor: ["heavy"] } },
  "cleric-channel-divinity": {
    numbers: { uses: { 2: 1, 6: 2, 18: 3 } },
    uses: [
      {
        limit: { times: "uses", per: "short-rest" },
        dcFrom: "wis",
        steps: [
          { narrative: "One of the known effects, picked at each use: Turn Undead or a domain's." },
        ],
      },
    ],
    notes: ["Saves are against your cleric spells' DC."],
  },
  "cleric-channel-divinity-preserve-life": {
    numbers: { pool: byLevel(2, (level) => 5 * level) },
    uses: [
      {
        economy: "action",
        cost: { of: "channel-divinity", amount: 1 },
        steps: [
          {
            targets: { what: "creature", range: 30, chosen: true, except: ["undead", "construct"] },
            healing: [{ roll: "pool", shared: 0.5 }],
          },
        ],
      },
    ],
  },
  "cleric-channel-divinity-turn-undead": {
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
                  challengeAtMost: { feature: "cleric-destroy-undead", number: "challengeRating" },
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
  "cleric-destroy-undead": {
    numbers: { challengeRating: { 5: 0.5, 8: 1, 11: 2, 14: 3, 17: 4 } },
    notes: ["Befalls those of at most this challenge rating whose save against Turn Undead fails."],
  },
  "cleric-disciple-of-life": {
    effects: [{ kind: "spell-healing", plus: 2 }],
  },
  "cleric-divine-domain": {
    notes: [
      "One subclass is chosen; its features come at levels 1, 2, 6, 8 and 17.",
      "It brings domain spells, and uses of Channel Divinity from level 2 on.",
    ],
  },
  "cleric-divine-intervention": {
    numbers: { percent: byLevel(10, (level) => (level === 20 ? 100 : level)) },
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
  "cleric-divine-intervention-improvement": {
    notes: ["Divine Intervention works without a roll."],
  },
  "cleric-divine-strike": {
    numbers: { dice: { 8: "1d8", 14: "2d8" } },
    uses: [
      {
        economy: "on-hit",
        limit: { times: 1, per: "own-turn" },
        steps: [
          {
            if: { attack: "weapon" },
            targets: { what: "creature", count: 1 },
            damage: [{ roll: "dice", type: "radiant" }],
          },
        ],
      },
    ],
  },
  "cleric-domain-spells": {
    spells: {
      1: ["bless", "cure-wounds"],
      3: ["lesser-restoration", "spiritual-weapon"],
      5: ["beacon-of-hope", "revivify"],
      7: ["death-ward", "guardian-of-faith"],
      9: ["mass-cure-wounds", "raise-dead"],
    },
    notes: [
      "Always prepared, beyond the number of spells prepared each day.",
      "They are cleric spells even where the cleric's list lacks them.",
    ],
  },
  "cleric-spellcasting-cleric": {},
  "cleric-supreme-healing": {
    effects: [{ kind: "spell-healing", highest: true }],
  },

  "druid-ability-score-improvement": { scores: { points: 2, most: 20 } },
  "druid-archdruid": {
    notes: [
      "Wild Shape has no limit of uses.",
      "Druid spells need no words or gestures in any shape, nor material that costs nothing and is not used up.",
    ],
  },
  "druid-beast-spells": {
    notes: [
      "Words and gestures of druid spells can be made in a beast's shape, so these can be cast in it.",
      "Those that need material components still cannot.",
    ],
  },
  "druid-bonus-cantrip": { gains: { cantrips: { choose: 1, from: "druid" } } },
  "druid-circle-of-the-land": { choose: { 2: 1 } },
  "druid-circle-of-the-land-arctic": {
    spells: {
      3: ["hold-person", "spike-growth"],
      5: ["sleet-storm", "slow"],
      7: ["freedom-of-movement", "ice-storm"],
      9: ["commune-with-nature", "cone-of-cold"],
    },
  },
  "druid-circle-of-the-land-coast": {
    spells: {
      3: ["mirror-image", "misty-step"],
      5: ["water-breathing", "water-walk"],
      7: ["control-water", "freedom-of-movement"],
      9: ["conjure-elemental", "scrying"],
    },
  },
  "druid-circle-of-the-land-desert": {
    spells: {
      3: ["blur", "silence"],
      5: ["create-food-and-water", "protection-from-energy"],
      7: ["blight", "hallucinatory-terrain"],
      9: ["insect-plague", "wall-of-stone"],
    },
  },
  "druid-circle-of-the-land-forest": {
    spells: {
      3: ["barkskin", "spider-climb"],
      5: ["call-lightning", "plant-growth"],
      7: ["divination", "freedom-of-movement"],
      9: ["commune-with-nature", "tree-stride"],
    },
  },
  "druid-circle-of-the-land-grassland": {
    spells: {
      3: ["invisibility", "pass-without-trace"],
      5: ["daylight", "haste"],
      7: ["divination", "freedom-of-movement"],
      9: ["dream", "insect-plague"],
    },
  },
  "druid-circle-of-the-land-mountain": {
    spells: {
      3: ["spider-climb", "spike-growth"],
      5: ["lightning-bolt", "meld-into-stone"],
      7: ["stone-shape", "stoneskin"],
      9: ["passwall", "wall-of-stone"],
    },
  },
  "druid-circle-of-the-land-swamp": {
    spells: {
      3: ["acid-arrow", "darkness"],
      5: ["water-walk", "stinking-cloud"],
      7: ["freedom-of-movement", "locate-creature"],
      9: ["insect-plague", "scrying"],
    },
  },
  "druid-circle-spells": {
    notes: [
      "The spells of your land come at levels 3, 5, 7 and 9.",
      "Always prepared, beyond the number of spells prepared each day.",
      "They are druid spells even where the druid's list lacks them.",
    ],
  },
  "druid-druid-circle": {
    notes: ["One subclass is chosen; its features come at levels 2, 6, 10 and 14."],
  },
  "druid-druidic": {
    gains: { languages: ["druidic"] },
    uses: [
      {
        economy: "passive",
        steps: [
          {
            when: "trigger",
            targets: { what: "creature" },
            check: { ability: "wis", skill: "perception", dc: 15 },
            narrative:
              "Someone without Druidic notices a message hidden in it, but needs magic to read it.",
          },
        ],
      },
    ],
    notes: ["Messages can be hidden in it: those who know it notice them at once."],
  },
  "druid-lands-stride": {
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
            narrative: "Against plants made or moved by magic to hold someone up, as by entangle.",
          },
        ],
      },
    ],
    notes: ["Plants that are not magical neither slow nor hurt you, thorns or no."],
  },
  "druid-natural-recovery": {
    numbers: {
      slotLevels: { 2: 1, 3: 2, 5: 3, 7: 4, 9: 5, 11: 6, 13: 7, 15: 8, 17: 9, 19: 10 },
    },
    uses: [
      {
        limit: { times: 1, per: "long-rest" },
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "In a short rest, you get back spent slots of levels 1 to 5, of so many levels together.",
          },
        ],
      },
    ],
  },
  "druid-natures-sanctuary": {
    effects: [
      {
        kind: "ward",
        save: "wis",
        dcFrom: "wis",
        spares: { amount: 24, unit: "hour" },
        when: { other: ["beast", "plant"] },
      },
    ],
    notes: ["The attacker is aware of it before it attacks."],
  },
  "druid-natures-ward": {
    effects: [
      {
        kind: "condition-immunity",
        condition: "charmed",
        when: { other: ["elemental", "fey"] },
      },
      {
        kind: "condition-immunity",
        condition: "frightened",
        when: { other: ["elemental", "fey"] },
      },
      { kind: "damage", response: "immunity", types: ["poison"] },
      { kind: "condition-immunity", condition: "poisoned" },
      { kind: "disease-immunity" },
    ],
  },
  "druid-spellcasting-druid": {},
  "druid-timeless-body": { notes: ["You age one year in ten."] },
  "druid-wild-shape": {
    numbers: {
      uses: { 2: 2, 20: "unlimited" },
      challengeRating: { 2: 0.25, 4: 0.5, 8: 1 },
      hours: { 2: 1, 4: 2, 6: 3, 8: 4, 10: 5, 12: 6, 14: 7, 16: 8, 18: 9, 20: 10 },
    },
    uses: [
      {
        economy: "action",
        limit: { times: "uses", per: "short-rest" },
        steps: [
          {
            targets: { what: "self" },
            effects: [
              { effects: [{ kind: "cannot", what: "cast" }], duration: { kind: "source" } },
            ],
            narrative:
              "You take the shape of a beast seen before, for that many hours or another use's more.",
          },
          { when: "sustain", economy: "bonus-action", narrative: "You turn back into yourself." },
        ],
      },
    ],
    notes: [
      "No beast with a flying speed before level 8, none with a swimming speed before level 4.",
      "You turn back when unconscious, at 0 hit points, or dead.",
      "The beast's statistics replace yours, but for alignment, personality, Intelligence, Wisdom and Charisma.",
      "Skill and save proficiencies: yours and the beast's, with the higher bonus; no legendary or lair actions.",
      "Hit points and Hit Dice are the beast's; back in your shape you have the old ones, less damage left over at 0.",
      "Speech and hands are as the beast's allow; spells that already run go on, with their actions.",
      "Features stay where the body allows them; special senses only those of the beast.",
      "Each piece of equipment falls, merges without effect or is worn, where the GM finds that it fits.",
    ],
  },

  "fighter-ability-score-improvement": { scores: { points: 2, most: 20 } },
  "fighter-action-surge": {
    numbers: { uses: { 2: 1, 17: 2 } },
    uses: [
      {
        limit: { times: "uses", per: "short-rest" },
        steps: [{ targets: { what: "self" }, narrative: "One more action in this turn of yours." }],
      },
    ],
    notes: ["Never twice in a turn."],
  },
  "fighter-additional-fighting-style": {
    choose: { 10: 1 },
    notes: ["Another of the options of Fighting Style."],
  },
  "fighter-extra-attack": {
    numbers: { attacks: { 5: 2, 11: 3, 20: 4 } },
    effects: [{ kind: "attacks", count: { number: "attacks" } }],
  },
  "fighter-fighting-style": {
    choose: { 1: 1 },
    notes: ["No style can be had twice."],
  },
  "fighter-fighting-style-archery": {
    effects: [{ kind: "roll", on: "attack", by: "self", bonus: 2, when: { weapon: "ranged" } }],
  },
  "fighter-fighting-style-defense": {
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
  "fighter-fighting-style-dueling": {
    effects: [
      {
        kind: "extra-damage",
        roll: 2,
        when: {
          all: [{ attack: "weapon" }, { weapon: "one-handed" }, { not: { weapon: "ranged" } }],
        },
      },
    ],
    notes: ["Only with a melee weapon held in one hand and no second weapon."],
  },
  "fighter-fighting-style-great-weapon-fighting": {
    effects: [
      {
        kind: "reroll",
        on: "damage",
        faces: [1, 2],
        when: { all: [{ attack: "melee" }, { attack: "weapon" }, { weapon: "two-handed" }] },
      },
    ],
    notes: [
      "Each die once, and the second roll stands.",
      "A versatile weapon counts while both hands hold it.",
    ],
  },
  "fighter-fighting-style-protection": {
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
            narrative: "One attack against someone other than you, who is 5 feet away at most.",
          },
        ],
      },
    ],
    notes: ["You need a shield in hand."],
  },
  "fighter-fighting-style-two-weapon-fighting": {
    effects: [{ kind: "offhand-ability" }],
  },
  "fighter-improved-critical": {
    effects: [
      { kind: "stat", stat: "critical-from", change: "most", by: 19, when: { attack: "weapon" } },
    ],
  },
  "fighter-indomitable": {
    numbers: { uses: { 9: 1, 13: 2, 17: 3 } },
    uses: [
      {
        limit: { times: "uses", per: "long-rest" },
        steps: [
          {
            targets: { what: "self" },
            narrative: "You roll a failed save again, and the second roll stands.",
          },
        ],
      },
    ],
  },
  "fighter-martial-archetype": {
    notes: ["One subclass is chosen; its features come at levels 3, 7, 10, 15 and 18."],
  },
  "fighter-remarkable-athlete": {
    effects: [
      { kind: "proficiency", in: ["str", "dex", "con"], on: "check", share: 0.5, up: true },
      { kind: "stat", stat: "running-jump", change: "add", by: { of: "str" } },
    ],
    notes: ["Only checks that the bonus is not in already gain it."],
  },
  "fighter-second-wind": {
    numbers: { healing: byLevel(1, (level) => `1d10 + ${level}`) },
    uses: [
      {
        economy: "bonus-action",
        limit: { times: 1, per: "short-rest" },
        steps: [{ targets: { what: "self" }, healing: [{ roll: "healing" }] }],
      },
    ],
  },
  "fighter-superior-critical": {
    effects: [
      { kind: "stat", stat: "critical-from", change: "most", by: 18, when: { attack: "weapon" } },
    ],
  },
  "fighter-survivor": {
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

  "monk-ability-score-improvement": { scores: { points: 2, most: 20 } },
  "monk-deflect-missiles": {
    numbers: { reduction: byLevel(3, (level) => `1d10 + ${level}`) },
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
  "monk-diamond-soul": {
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
  "monk-empty-body": {
    spells: { 18: ["astral-projection"] },
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
  "monk-evasion": { effects: [{ kind: "evasion", ability: "dex" }] },
  "monk-extra-attack": { effects: [{ kind: "attacks", count: 2 }] },
  "monk-flurry-of-blows": {
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
  "monk-ki": {
    numbers: { points: byLevel(2, (level) => level) },
    uses: [
      {
        limit: { times: "points", per: "short-rest" },
        dcFrom: "wis",
        steps: [{ narrative: "Points are spent on the ki features that you know." }],
      },
    ],
    notes: [
      "They come back only in a rest with at least half an hour of meditation.",
      "The save DC of all ki features goes by Wisdom.",
    ],
  },
  "monk-ki-empowered-strikes": {
    effects: [{ kind: "magical-attacks", when: { attack: "unarmed" } }],
  },
  "monk-martial-arts": {
    numbers: { die: { 1: "1d4", 5: "1d6", 11: "1d8", 17: "1d10" } },
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
  "monk-monastic-tradition": {
    notes: ["One subclass is chosen; its features come at levels 3, 6, 11 and 17."],
  },
  "monk-open-hand-technique": {
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
            conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
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
  "monk-patient-defense": {
    uses: [
      {
        economy: "bonus-action",
        cost: { of: "ki", amount: 1 },
        steps: [{ targets: { what: "self" }, action: "Dodge" }],
      },
    ],
  },
  "monk-perfect-self": {
    recovers: { of: "ki", amount: 4 },
  },
  "monk-purity-of-body": {
    effects: [
      { kind: "damage", response: "immunity", types: ["poison"] },
      { kind: "condition-immunity", condition: "poisoned" },
      { kind: "disease-immunity" },
    ],
  },
  "monk-quivering-palm": {
    numbers: { days: byLevel(17, (level) => level) },
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
            otherwise: [{ ends: ["own"] }, { damage: [{ roll: "10d10", type: "necrotic" }] }],
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
  "monk-slow-fall": {
    numbers: { reduction: byLevel(4, (level) => 5 * level) },
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
  "monk-step-of-the-wind": {
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
  "monk-stillness-of-mind": {
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
  "monk-stunning-strike": {
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
  "monk-timeless-body": {
    notes: [
      "Age does not weaken you and magic cannot age you, though you still die of it in time.",
      "You can do without food and drink.",
    ],
  },
  "monk-tongue-of-the-sun-and-moon": {
    notes: [
      "You understand every spoken language, and whoever knows any language understands you.",
    ],
  },
  "monk-tranquility": {
    spells: { 11: ["sanctuary"] },
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
  "monk-unarmored-defense": {
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
  "monk-unarmored-movement": {
    numbers: { feet: { 2: 10, 6: 15, 10: 20, 14: 25, 18: 30 } },
    effects: [
      {
        kind: "stat",
        stat: "speed",
        change: "add",
        by: { number: "feet" },
        when: { all: [{ armor: "none" }, { shield: false }] },
      },
    ],
    notes: ["From level 9, walls and liquids carry you in your turn, as long as you keep moving."],
  },
  "monk-wholeness-of-body": {
    numbers: { healing: byLevel(6, (level) => 3 * level) },
    uses: [
      {
        economy: "action",
        limit: { times: 1, per: "long-rest" },
        steps: [{ targets: { what: "self" }, healing: [{ roll: "healing" }] }],
      },
    ],
  },
};
