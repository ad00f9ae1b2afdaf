import type { FeatureFacts, FeatureUse } from "../../src/classes/types.js";
import type { Effect } from "../../src/effect.js";
import type { Area, Step } from "../../src/node.js";
import type { Ability, CreatureType, DamageType } from "../../src/vocabulary.js";
import { damageTypes } from "../../src/vocabulary.js";
import type { FeatureReadings } from "../reading.js";

/** What a formula gives at each class level from the one where the feature comes. */
const byLevel = (
  from: number,
  value: (level: number) => number | string,
): Readonly<Record<number, number | string>> =>
  Object.fromEntries(
    Array.from({ length: 21 - from }, (_, index) => [from + index, value(from + index)]),
  );

/** Those whom protection from evil and good keeps off. */
const unearthly: readonly CreatureType[] = [
  "aberration",
  "celestial",
  "elemental",
  "fey",
  "fiend",
  "undead",
];

/** Something that always goes with a roll which no predicate can name: the narrative does. */
const goesWith = (narrative: string, ...effects: readonly Effect[]): FeatureUse => ({
  economy: "passive",
  steps: [
    {
      when: "trigger",
      targets: { what: "self" },
      effects: [{ effects, duration: { kind: "instantaneous" } }],
      narrative,
    },
  ],
});

/** A step for each damage type, which gives resistance to it. */
const resistances = (
  types: readonly DamageType[],
  step: (type: DamageType) => NonNullable<Step["effects"]>,
): readonly Step[] =>
  types.map((type) => ({ option: type, targets: { what: "self" }, effects: step(type) }));

/** A spell that an invocation casts as often as its owner likes. */
const atWill = (
  spell: string,
  level: number,
  ...how: readonly ("self" | "free")[]
): FeatureFacts => ({
  ...(level > 2 ? { requires: { level } } : {}),
  spells: { [level]: [spell] },
  uses: [
    {
      economy: "action",
      steps: [
        {
          ...(how.includes("self") ? { targets: { what: "self" } } : {}),
          narrative: how.includes("free")
            ? "You cast the spell as often as you like: it takes no slot and no material components."
            : "You cast the spell as often as you like: it takes no slot.",
        },
      ],
    },
  ],
});

/** A spell that an invocation casts with a slot of the warlock's. */
const withSlot = (
  spell: string,
  level: number,
  economy: "action" | "minute" = "action",
): FeatureFacts => ({
  ...(level > 2 ? { requires: { level } } : {}),
  spells: { [level]: [spell] },
  uses: [
    {
      economy,
      cost: { of: "spell-slot", amount: 1 },
      limit: { times: 1, per: "long-rest" },
      steps: [{ narrative: "You cast the spell with a warlock slot." }],
    },
  ],
});

/** The breath and the resistance that a dragonborn's ancestor gives. */
const ancestry = (type: DamageType, area: Area, save: Ability): FeatureFacts => ({
  effects: [{ kind: "damage", response: "resistance", types: [type] }],
  uses: [
    {
      name: "Breath Weapon",
      economy: "action",
      limit: { times: 1, per: "short-rest" },
      dcFrom: "con",
      steps: [
        {
          area,
          targets: { what: "creature" },
          save: { ability: save, success: "half" },
          damage: [{ roll: "2d6", type, atLevel: { 6: "3d6", 11: "4d6", 16: "5d6" } }],
        },
      ],
    },
  ],
});

/** What an ancestor's damage type is for: other features use it. */
const bloodline = (type: DamageType): FeatureFacts => ({
  notes: [`The damage type of your later draconic features is ${type}.`],
});

/** A slot made of sorcery points. */
const newSlot = (level: number, points: number): FeatureUse => ({
  name: `Level ${level}`,
  economy: "bonus-action",
  cost: { of: "sorcery-points", amount: points },
  steps: [{ targets: { what: "self" }, narrative: `You gain one spell slot of level ${level}.` }],
});

const line: Area = { shape: "line", length: 30, width: 5 };
const cone: Area = { shape: "cone", length: 15 };

export const part2: FeatureReadings = {
  "paladin-ability-score-improvement": { scores: { points: 2, most: 20 } },
  "paladin-aura-improvements": {
    notes: ["All of your auras reach 30 feet instead of 10."],
  },
  "paladin-aura-of-courage": {
    numbers: { radius: { 10: 10, 18: 30 } },
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
  "paladin-aura-of-devotion": {
    numbers: { radius: { 7: 10, 18: 30 } },
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
  "paladin-aura-of-protection": {
    numbers: { radius: { 6: 10, 18: 30 } },
    effects: [
      {
        kind: "aura",
        feet: { number: "radius" },
        affects: "allies",
        effects: [
          { kind: "roll", on: "save", by: "self", bonus: { of: "cha", least: 1, source: true } },
        ],
        when: { not: { has: "unconscious" } },
      },
    ],
  },
  "paladin-channel-divinity": {
    uses: [
      {
        limit: { times: 1, per: "short-rest" },
        dcFrom: "cha",
        steps: [{ narrative: "One of the effects that your oath brings, picked at each use." }],
      },
    ],
    notes: ["Saves are against your spell save DC as a paladin."],
  },
  "paladin-channel-divinity-sacred-weapon": {
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
  "paladin-channel-divinity-turn-the-unholy": {
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
  "paladin-cleansing-touch": {
    numbers: { uses: { 14: { of: "cha", least: 1 } } },
    uses: [
      {
        economy: "action",
        limit: { times: "uses", per: "long-rest" },
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
  "paladin-divine-health": { effects: [{ kind: "disease-immunity" }] },
  "paladin-divine-sense": {
    numbers: { uses: { 1: { of: "cha", plus: 1 } } },
    uses: [
      {
        economy: "action",
        limit: { times: "uses", per: "long-rest" },
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
  "paladin-divine-smite": {
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
            narrative: "A slot gives 5d8 at most; the die against fiends and undead comes on top.",
          },
        ],
      },
    ],
    notes: ["Melee weapon attacks only."],
  },
  "paladin-extra-attack": { effects: [{ kind: "attacks", count: 2 }] },
  "paladin-fighting-style": {
    choose: { 2: 1 },
    notes: ["No style can be had twice."],
  },
  "paladin-fighting-style-defense": {
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
  "paladin-fighting-style-dueling": {
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
  "paladin-fighting-style-great-weapon-fighting": {
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
  "paladin-fighting-style-protection": {
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
  "paladin-holy-nimbus": {
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
  "paladin-improved-divine-smite": {
    effects: [
      {
        kind: "extra-damage",
        roll: "1d8",
        type: "radiant",
        when: { all: [{ attack: "melee" }, { attack: "weapon" }, { not: { attack: "unarmed" } }] },
      },
    ],
    notes: ["It adds to the damage of Divine Smite."],
  },
  "paladin-lay-on-hands": {
    numbers: { pool: byLevel(1, (level) => 5 * level) },
    uses: [
      {
        name: "Heal",
        economy: "action",
        cost: { of: "lay-on-hands", amount: 1 },
        limit: { times: "pool", per: "long-rest" },
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
  "paladin-oath-spells": {
    spells: {
      3: ["protection-from-evil-and-good", "sanctuary"],
      5: ["lesser-restoration", "zone-of-truth"],
      9: ["beacon-of-hope", "dispel-magic"],
      13: ["freedom-of-movement", "guardian-of-faith"],
      17: ["commune", "flame-strike"],
    },
    notes: [
      "Always prepared, beyond the number of spells prepared each day.",
      "They are paladin spells even where the paladin's list lacks them.",
    ],
  },
  "paladin-purity-of-spirit": {
    effects: [
      {
        kind: "roll",
        on: "attack",
        by: "foe",
        mode: "disadvantage",
        when: { other: unearthly },
      },
      { kind: "condition-immunity", condition: "charmed", when: { other: unearthly } },
      { kind: "condition-immunity", condition: "frightened", when: { other: unearthly } },
      {
        kind: "roll",
        on: "save",
        by: "self",
        mode: "advantage",
        when: {
          all: [{ other: unearthly }, { any: [{ against: "charmed" }, { against: "frightened" }] }],
        },
      },
    ],
    notes: [
      "Protection from evil and good, without end: nor can such creatures possess you.",
      "The advantage is for new saves against a charm, fear or possession that already holds you.",
    ],
  },
  "paladin-sacred-oath": {
    notes: [
      "One subclass is chosen; its features come at levels 3, 7, 15 and 20.",
      "It brings oath spells and uses of Channel Divinity.",
    ],
  },
  "paladin-spellcasting-paladin": {},

  "ranger-ability-score-improvement": { scores: { points: 2, most: 20 } },
  "ranger-defensive-tactics": { choose: { 7: 1 } },
  "ranger-defensive-tactics-escape-the-horde": {
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
  "ranger-defensive-tactics-multiattack-defense": {
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
  "ranger-defensive-tactics-steel-will": {
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
  "ranger-extra-attack": { effects: [{ kind: "attacks", count: 2 }] },
  "ranger-favored-enemy": {
    numbers: { enemies: { 1: 1, 6: 2, 14: 3 } },
    gains: { languageChoice: 1 },
    uses: [
      goesWith("To track a favored enemy.", {
        kind: "roll",
        on: "check",
        by: "self",
        mode: "advantage",
        when: { all: [{ ability: ["wis"] }, { skill: ["survival"] }] },
      }),
      goesWith("To recall what you know of a favored enemy.", {
        kind: "roll",
        on: "check",
        by: "self",
        mode: "advantage",
        when: { ability: ["int"] },
      }),
    ],
    notes: [
      "Each is a creature type other than humanoid, or two humanoid races together.",
      "With each comes one language that it speaks, if it has any.",
    ],
  },
  "ranger-feral-senses": {
    effects: [{ kind: "denies", on: "attack", by: "self", what: "unseen-target" }],
    notes: [
      "You know where invisible creatures within 30 feet are, save those that hide from you.",
      "That knowledge fails while you are blinded or deafened.",
    ],
  },
  "ranger-fighting-style": {
    choose: { 2: 1 },
    notes: ["No style can be had twice."],
  },
  "ranger-fighting-style-archery": {
    effects: [{ kind: "roll", on: "attack", by: "self", bonus: 2, when: { weapon: "ranged" } }],
  },
  "ranger-fighting-style-defense": {
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
  "ranger-fighting-style-dueling": {
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
  "ranger-fighting-style-two-weapon-fighting": {
    effects: [{ kind: "offhand-ability" }],
  },
  "ranger-foe-slayer": {
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
  "ranger-hide-in-plain-sight": {
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
    notes: ["Needs fresh mud, soot, plants or the like; afterwards the camouflage is made anew."],
  },
  "ranger-hunters-prey": { choose: { 3: 1 } },
  "ranger-hunters-prey-colossus-slayer": {
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
  "ranger-hunters-prey-giant-killer": {
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
  "ranger-hunters-prey-horde-breaker": {
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
  "ranger-lands-stride": {
    effects: [{ kind: "unhindered", by: "difficult-terrain" }],
    uses: [
      goesWith("Against plants made or moved by magic to hold someone up, as by entangle.", {
        kind: "roll",
        on: "save",
        by: "self",
        mode: "advantage",
      }),
    ],
    notes: ["Plants that are not magical neither slow nor hurt you, thorns or no."],
  },
  "ranger-multiattack": { choose: { 11: 1 } },
  "ranger-multiattack-volley": {
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
  "ranger-multiattack-whirlwind-attack": {
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
  "ranger-natural-explorer": {
    numbers: { terrains: { 1: 1, 6: 2, 10: 3 } },
    uses: [
      goesWith("Checks about a favored terrain, with a skill that you are proficient in.", {
        kind: "proficiency",
        in: ["int", "wis"],
        on: "check",
        share: 2,
      }),
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
  "ranger-primeval-awareness": {
    uses: [
      {
        economy: "action",
        cost: { of: "spell-slot", amount: 1 },
        steps: [
          {
            targets: {
              what: "creature",
              range: 5280,
              types: ["aberration", "celestial", "dragon", "elemental", "fey", "fiend", "undead"],
            },
            narrative:
              "You feel which of these types are about, not where or how many; a minute for each slot level.",
          },
        ],
      },
    ],
    notes: ["It reaches 1 mile, or 6 in a favored terrain, and takes a ranger slot."],
  },
  "ranger-ranger-archetype": {
    notes: ["One subclass is chosen; its features come at levels 3, 7, 11 and 15."],
  },
  "ranger-spellcasting-ranger": {},
  "ranger-superior-hunters-defense": { choose: { 15: 1 } },
  "ranger-superior-hunters-defense-evasion": { effects: [{ kind: "evasion", ability: "dex" }] },
  "ranger-superior-hunters-defense-stand-against-the-tide": {
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
  "ranger-superior-hunters-defense-uncanny-dodge": {
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
  "ranger-vanish": {
    uses: [
      {
        economy: "bonus-action",
        steps: [{ targets: { what: "self" }, action: "Hide" }],
      },
    ],
    notes: ["Without magic nobody can track you, unless you let them."],
  },

  "rogue-ability-score-improvement": { scores: { points: 2, most: 20 } },
  "rogue-blindsense": {
    notes: ["While you hear, you know where hidden and invisible creatures within 10 feet are."],
  },
  "rogue-cunning-action": {
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
  "rogue-elusive": {
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
  "rogue-evasion": { effects: [{ kind: "evasion", ability: "dex" }] },
  "rogue-expertise": {
    gains: { expertise: 2 },
    numbers: { skills: { 1: 2, 6: 4 } },
    notes: ["Proficiency with thieves' tools may take the place of a skill."],
  },
  "rogue-fast-hands": {
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
  "rogue-reliable-talent": {
    uses: [
      goesWith("Only for checks that your proficiency bonus is part of.", {
        kind: "roll",
        on: "check",
        by: "self",
        floor: 10,
      }),
    ],
  },
  "rogue-roguish-archetype": {
    notes: ["One subclass is chosen; its features come at levels 3, 9, 13 and 17."],
  },
  "rogue-second-story-work": {
    effects: [
      { kind: "unhindered", by: "climbing" },
      { kind: "stat", stat: "running-jump", change: "add", by: { of: "dex" } },
    ],
  },
  "rogue-slippery-mind": { gains: { saves: ["wis"] } },
  "rogue-sneak-attack": {
    numbers: {
      dice: {
        1: "1d6",
        3: "2d6",
        5: "3d6",
        7: "4d6",
        9: "5d6",
        11: "6d6",
        13: "7d6",
        15: "8d6",
        17: "9d6",
        19: "10d6",
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
            damage: [{ roll: "dice", type: "weapon" }],
          },
        ],
      },
    ],
  },
  "rogue-stroke-of-luck": {
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
  "rogue-supreme-sneak": {
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
  "rogue-thiefs-reflexes": {
    effects: [{ kind: "second-turn", later: 10 }],
  },
  "rogue-thieves-cant": {
    gains: { languages: ["thieves-cant"] },
    notes: [
      "Messages hide in ordinary talk, at four times the length, for those who know it.",
      "You also read and leave its secret signs: danger, a guild's ground, loot, easy prey, a safe house.",
    ],
  },
  "rogue-uncanny-dodge": {
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
  "rogue-use-magic-device": {
    notes: ["What a magic item demands of class, race or level does not bind you."],
  },

  "sorcerer-ability-score-improvement": { scores: { points: 2, most: 20 } },
  "sorcerer-draconic-presence": {
    uses: [
      {
        economy: "action",
        cost: { of: "sorcery-points", amount: 5 },
        dcFrom: "cha",
        steps: [
          {
            option: "awe",
            when: "turn-start",
            area: { shape: "sphere", radius: 60 },
            aura: true,
            targets: { what: "creature", side: "enemies" },
            save: { ability: "wis", success: "none" },
            immuneAfter: { amount: 24, unit: "hour" },
            conditions: [{ condition: "charmed", duration: { kind: "source" } }],
          },
          {
            option: "fear",
            when: "turn-start",
            area: { shape: "sphere", radius: 60 },
            aura: true,
            targets: { what: "creature", side: "enemies" },
            save: { ability: "wis", success: "none" },
            immuneAfter: { amount: 24, unit: "hour" },
            conditions: [{ condition: "frightened", duration: { kind: "source" } }],
          },
        ],
      },
    ],
    notes: [
      "Lasts 1 minute, and only while you concentrate on it as on a spell.",
      "Only the save makes immune, to the awe and the fear alike; the aura's end does not.",
    ],
  },
  "sorcerer-draconic-resilience": {
    effects: [
      { kind: "stat", stat: "hit-point-maximum", change: "add", by: { of: "class-level" } },
      {
        kind: "stat",
        stat: "armor-class",
        change: "set",
        by: 13,
        formula: ["dex"],
        when: { armor: "none" },
      },
    ],
  },
  "sorcerer-dragon-ancestor": {
    choose: { 1: 1 },
    gains: { languages: ["draconic"] },
    uses: [
      goesWith("Only where your proficiency bonus belongs to the check anyway.", {
        kind: "proficiency",
        in: ["cha"],
        on: "check",
        share: 2,
        when: { other: ["dragon"] },
      }),
    ],
  },
  "sorcerer-dragon-ancestor-black-acid-damage": bloodline("acid"),
  "sorcerer-dragon-ancestor-blue-lightning-damage": bloodline("lightning"),
  "sorcerer-dragon-ancestor-brass-fire-damage": bloodline("fire"),
  "sorcerer-dragon-ancestor-bronze-lightning-damage": bloodline("lightning"),
  "sorcerer-dragon-ancestor-copper-acid-damage": bloodline("acid"),
  "sorcerer-dragon-ancestor-gold-fire-damage": bloodline("fire"),
  "sorcerer-dragon-ancestor-green-poison-damage": bloodline("poison"),
  "sorcerer-dragon-ancestor-red-fire-damage": bloodline("fire"),
  "sorcerer-dragon-ancestor-silver-cold-damage": bloodline("cold"),
  "sorcerer-dragon-ancestor-white-cold-damage": bloodline("cold"),
  "sorcerer-dragon-wings": {
    uses: [
      {
        economy: "bonus-action",
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "stat",
                    stat: "speed-fly",
                    change: "least",
                    by: { of: "walking-speed" },
                  },
                ],
                duration: { kind: "special" },
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
    notes: [
      "They last until you dismiss them.",
      "Armour must be made for wings, or they cannot grow; clothes that are not may tear.",
    ],
  },
  "sorcerer-elemental-affinity": {
    uses: [
      {
        name: "Damage",
        ...goesWith("One damage roll of a spell with your ancestor's type of damage.", {
          kind: "roll",
          on: "damage",
          by: "self",
          bonus: { of: "cha" },
        }),
      },
      {
        name: "Resistance",
        cost: { of: "sorcery-points", amount: 1 },
        steps: resistances(["acid", "cold", "fire", "lightning", "poison"], (type) => [
          {
            effects: [{ kind: "damage", response: "resistance", types: [type] }],
            duration: { kind: "time", amount: 1, unit: "hour" },
          },
        ]),
      },
    ],
    notes: ["Resistance comes with such a spell, to no other type than your ancestor's."],
  },
  "sorcerer-flexible-casting-converting-spell-slot": {
    uses: [
      {
        economy: "bonus-action",
        cost: { of: "spell-slot", amount: 1 },
        steps: [
          {
            targets: { what: "self" },
            narrative: "You gain as many sorcery points as the slot has levels.",
          },
        ],
      },
    ],
  },
  "sorcerer-flexible-casting-creating-spell-slots": {
    uses: [newSlot(1, 2), newSlot(2, 3), newSlot(3, 5), newSlot(4, 6), newSlot(5, 7)],
    notes: ["Slots made so are gone after a long rest; none is above level 5."],
  },
  "sorcerer-font-of-magic": {
    numbers: { points: byLevel(2, (level) => level) },
    uses: [
      {
        limit: { times: "points", per: "long-rest" },
        steps: [{ narrative: "Points are spent on the features of yours that ask for them." }],
      },
    ],
    notes: ["Never more points than this at once."],
  },
  "sorcerer-metamagic": {
    choose: { 3: 2, 10: 3, 17: 4 },
    notes: ["A spell takes one option at each casting, where an option does not say otherwise."],
  },
  "sorcerer-metamagic-careful-spell": {
    uses: [
      {
        cost: { of: "sorcery-points", amount: 1 },
        steps: [
          {
            targets: { what: "creature", chosen: true },
            effects: [
              {
                effects: [{ kind: "roll", on: "save", by: "self", outcome: "succeeds" }],
                duration: { kind: "instantaneous" },
              },
            ],
            narrative:
              "The saves against the spell you cast, of as many as your Charisma modifier, at least one.",
          },
        ],
      },
    ],
  },
  "sorcerer-metamagic-distant-spell": {
    uses: [
      {
        cost: { of: "sorcery-points", amount: 1 },
        steps: [
          {
            option: "feet",
            targets: { what: "spell", count: 1 },
            narrative: "A range of at least 5 feet is doubled.",
          },
          {
            option: "touch",
            targets: { what: "spell", count: 1 },
            narrative: "A range of touch is 30 feet instead.",
          },
        ],
      },
    ],
  },
  "sorcerer-metamagic-empowered-spell": {
    uses: [
      {
        cost: { of: "sorcery-points", amount: 1 },
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "You roll as many of a spell's damage dice again as your Charisma modifier, at least one; the second roll stands.",
          },
        ],
      },
    ],
    notes: ["May be added to another option on the same spell."],
  },
  "sorcerer-metamagic-extended-spell": {
    uses: [
      {
        cost: { of: "sorcery-points", amount: 1 },
        steps: [
          {
            targets: { what: "spell", count: 1 },
            narrative: "A duration of at least 1 minute is doubled, to 24 hours at most.",
          },
        ],
      },
    ],
  },
  "sorcerer-metamagic-heightened-spell": {
    uses: [
      {
        cost: { of: "sorcery-points", amount: 3 },
        steps: [
          {
            targets: { what: "creature", count: 1 },
            effects: [
              {
                effects: [{ kind: "roll", on: "save", by: "self", mode: "disadvantage" }],
                duration: { kind: "instantaneous" },
              },
            ],
            narrative: "One target's first save against the spell you cast, no later ones.",
          },
        ],
      },
    ],
  },
  "sorcerer-metamagic-quickened-spell": {
    uses: [
      {
        cost: { of: "sorcery-points", amount: 2 },
        steps: [
          {
            targets: { what: "spell", count: 1 },
            narrative: "Cast as a bonus action what takes 1 action.",
          },
        ],
      },
    ],
  },
  "sorcerer-metamagic-subtle-spell": {
    uses: [
      {
        cost: { of: "sorcery-points", amount: 1 },
        steps: [
          {
            targets: { what: "spell", count: 1 },
            narrative: "It needs neither words nor gestures.",
          },
        ],
      },
    ],
  },
  "sorcerer-metamagic-twinned-spell": {
    uses: [
      {
        cost: { of: "sorcery-points", amount: 1 },
        steps: [
          {
            targets: { what: "creature", count: 1 },
            narrative:
              "The spell has this second target too, in its range; 1 point for a cantrip, else 1 for each spell level.",
          },
        ],
      },
    ],
    notes: [
      "Not for a range of self, nor for a spell that could have two targets at the level it is cast.",
    ],
  },
  "sorcerer-sorcerous-origin": {
    notes: ["One subclass is chosen; its features come at levels 1, 6, 14 and 18."],
  },
  "sorcerer-sorcerous-restoration": {
    notes: ["A short rest brings back 4 spent sorcery points."],
  },
  "sorcerer-spellcasting-sorcerer": {},

  "warlock-ability-score-improvement": { scores: { points: 2, most: 20 } },
  "warlock-dark-ones-blessing": {
    numbers: {
      healing: Object.fromEntries(
        Array.from({ length: 20 }, (_, below) => [
          below + 1,
          { of: "cha", plus: below + 1, least: 1 },
        ]),
      ),
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
  "warlock-dark-ones-own-luck": {
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
  "warlock-eldritch-invocation-agonizing-blast": {
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
  "warlock-eldritch-invocation-armor-of-shadows": atWill("mage-armor", 2, "self", "free"),
  "warlock-eldritch-invocation-ascendant-step": atWill("levitate", 9, "self", "free"),
  "warlock-eldritch-invocation-beast-speech": atWill("speak-with-animals", 2),
  "warlock-eldritch-invocation-beguiling-influence": {
    gains: { skills: ["deception", "persuasion"] },
  },
  "warlock-eldritch-invocation-bewitching-whispers": withSlot("compulsion", 7),
  "warlock-eldritch-invocation-book-of-ancient-secrets": {
    requires: { features: ["warlock-pact-of-the-tome"] },
    numbers: { spellLevel: { 3: 2, 5: 3, 7: 4, 9: 5, 11: 6, 13: 7, 15: 8, 17: 9 } },
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
  "warlock-eldritch-invocation-chains-of-carceri": {
    requires: { level: 15, features: ["warlock-pact-of-the-chain"] },
    spells: { 15: ["hold-monster"] },
    uses: [
      {
        economy: "action",
        steps: [
          {
            targets: { what: "creature", count: 1, types: ["celestial", "elemental", "fiend"] },
            narrative:
              "You cast the spell as often as you like: it takes no slot and no material components.",
          },
        ],
      },
    ],
    notes: ["Any one creature can be its target but once between long rests."],
  },
  "warlock-eldritch-invocation-devils-sight": {
    notes: ["For 120 feet no darkness, not even a magical one, hampers your sight."],
  },
  "warlock-eldritch-invocation-dreadful-word": withSlot("confusion", 7),
  "warlock-eldritch-invocation-eldritch-sight": atWill("detect-magic", 2),
  "warlock-eldritch-invocation-eldritch-spear": {
    requires: { spell: "eldritch-blast" },
    notes: ["Your eldritch blast reaches 300 feet."],
  },
  "warlock-eldritch-invocation-eyes-of-the-rune-keeper": {
    notes: ["There is no writing that you cannot read."],
  },
  "warlock-eldritch-invocation-fiendish-vigor": {
    spells: { 2: ["false-life"] },
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
  "warlock-eldritch-invocation-gaze-of-two-minds": {
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
              { condition: "blinded", duration: { kind: "turn", edge: "end", of: "source" } },
              { condition: "deafened", duration: { kind: "turn", edge: "end", of: "source" } },
            ],
            narrative: "To what is around your own body.",
          },
        ],
      },
    ],
  },
  "warlock-eldritch-invocation-lifedrinker": {
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
  "warlock-eldritch-invocation-mask-of-many-faces": atWill("disguise-self", 2),
  "warlock-eldritch-invocation-master-of-myriad-forms": atWill("alter-self", 15),
  "warlock-eldritch-invocation-minions-of-chaos": withSlot("conjure-elemental", 9, "minute"),
  "warlock-eldritch-invocation-mire-the-mind": withSlot("slow", 5),
  "warlock-eldritch-invocation-misty-visions": atWill("silent-image", 2, "free"),
  "warlock-eldritch-invocation-one-with-shadows": {
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
  "warlock-eldritch-invocation-otherworldly-leap": atWill("jump", 9, "self", "free"),
  "warlock-eldritch-invocation-repelling-blast": {
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
  "warlock-eldritch-invocation-sculptor-of-flesh": withSlot("polymorph", 7),
  "warlock-eldritch-invocation-sign-of-ill-omen": withSlot("bestow-curse", 5),
  "warlock-eldritch-invocation-thief-of-five-fates": withSlot("bane", 2),
  "warlock-eldritch-invocation-thirsting-blade": {
    requires: { level: 5, features: ["warlock-pact-of-the-blade"] },
    effects: [{ kind: "attacks", count: 2, when: { bound: "pact-of-the-blade" } }],
  },
  "warlock-eldritch-invocation-visions-of-distant-realms": atWill("arcane-eye", 15),
  "warlock-eldritch-invocation-voice-of-the-chain-master": {
    requires: { features: ["warlock-pact-of-the-chain"] },
    notes: [
      "On one plane with your familiar, you share thoughts with it and can sense what it senses.",
      "While you do, you can talk out of its mouth with your voice, whether it speaks or not.",
    ],
  },
  "warlock-eldritch-invocation-whispers-of-the-grave": atWill("speak-with-dead", 9),
  "warlock-eldritch-invocation-witch-sight": {
    requires: { level: 15 },
    notes: [
      "Within 30 feet and in plain view, shapechangers show you their true form.",
      "So does whoever hides behind illusion or transmutation magic.",
    ],
  },
  "warlock-eldritch-invocations": {
    choose: { 2: 2, 5: 3, 7: 4, 9: 5, 12: 6, 15: 7, 18: 8 },
    notes: ["Each new warlock level, one of them may be traded for another that is open to you."],
  },
  "warlock-eldritch-master": {
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
  "warlock-fiendish-resilience": {
    uses: [
      {
        limit: { times: 1, per: "short-rest" },
        steps: resistances(damageTypes, (type) => [
          {
            effects: [
              {
                kind: "damage",
                response: "resistance",
                types: [type],
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
        ]),
      },
    ],
    notes: ["Chosen as a rest of either kind ends, and kept until another type is chosen so."],
  },
  "warlock-hurl-through-hell": {
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
  "warlock-mystic-arcanum": {
    numbers: {
      arcana: { 11: 1, 13: 2, 15: 3, 17: 4 },
      spellLevel: { 11: 6, 13: 7, 15: 8, 17: 9 },
    },
    gains: { spellsKnown: { choose: 1, from: "warlock" } },
    uses: [
      {
        limit: { times: "arcana", per: "long-rest" },
        steps: [{ narrative: "You cast an arcanum without a slot, each of them once." }],
      },
    ],
    notes: ["One arcanum each of spell levels 6, 7, 8 and 9, at class levels 11, 13, 15 and 17."],
  },
  "warlock-otherworldly-patron": {
    spells: {
      1: ["burning-hands", "command"],
      3: ["blindness-deafness", "scorching-ray"],
      5: ["fireball", "stinking-cloud"],
      7: ["fire-shield", "wall-of-fire"],
      9: ["flame-strike", "hallow"],
    },
    notes: [
      "One subclass is chosen; its features come at levels 1, 6, 10 and 14.",
      "The Fiend adds these spells to your warlock list; you still have to learn them.",
    ],
  },
  "warlock-pact-boon": { choose: { 3: 1 } },
  "warlock-pact-magic": {},
  "warlock-pact-of-the-blade": {
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
  "warlock-pact-of-the-chain": {
    spells: { 3: ["find-familiar"] },
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
  "warlock-pact-of-the-tome": {
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

  "wizard-ability-score-improvement": { scores: { points: 2, most: 20 } },
  "wizard-arcane-recovery": {
    numbers: {
      slotLevels: { 1: 1, 3: 2, 5: 3, 7: 4, 9: 5, 11: 6, 13: 7, 15: 8, 17: 9, 19: 10 },
    },
    uses: [
      {
        limit: { times: 1, per: "day" },
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "As a short rest ends, you get back spent slots of levels 1 to 5, of so many levels together.",
          },
        ],
      },
    ],
  },
  "wizard-arcane-tradition": {
    notes: ["One subclass is chosen; its features come at levels 2, 6, 10 and 14."],
  },
  "wizard-empowered-evocation": {
    uses: [
      goesWith("One damage roll of each evocation among the wizard spells that you cast.", {
        kind: "roll",
        on: "damage",
        by: "self",
        bonus: { of: "int" },
      }),
    ],
  },
  "wizard-evocation-savant": {
    notes: ["Evocations take half the time and gold to copy into your spellbook."],
  },
  "wizard-overchannel": {
    uses: [
      {
        economy: "passive",
        limit: { times: "unlimited", per: "long-rest" },
        steps: [
          {
            when: "trigger",
            targets: { what: "spell", count: 1 },
            narrative:
              "A wizard spell of level 1 to 5 that you cast does the most damage that its dice can give.",
          },
          {
            when: "end",
            targets: { what: "self" },
            damage: [{ roll: "2d12", type: "necrotic", perSlot: "2d12" }],
            narrative:
              "From the second use before a long rest on: 2d12 a spell level, and each use after that 1d12 more a level.",
          },
        ],
      },
    ],
    notes: [
      "No resistance or immunity helps against that damage; a long rest starts the count anew.",
    ],
  },
  "wizard-potent-cantrip": {
    notes: [
      "A save that avoids your cantrip still lets half its damage through, and nothing else.",
    ],
  },
  "wizard-sculpt-spells": {
    uses: [
      {
        economy: "passive",
        steps: [
          {
            when: "trigger",
            targets: { what: "creature", chosen: true, visible: true },
            effects: [
              {
                effects: [{ kind: "roll", on: "save", by: "self", outcome: "succeeds" }],
                duration: { kind: "source" },
              },
            ],
            narrative:
              "Saves against an evocation of yours: its level and one more in number; what would be half damage is none.",
          },
        ],
      },
    ],
  },
  "wizard-signature-spell": {
    uses: [
      {
        name: "First Spell",
        limit: { times: 1, per: "short-rest" },
        steps: [{ narrative: "You cast it at level 3, and no slot is spent." }],
      },
      {
        name: "Second Spell",
        limit: { times: 1, per: "short-rest" },
        steps: [{ narrative: "You cast it at level 3, and no slot is spent." }],
      },
    ],
    notes: [
      "Two level 3 wizard spells of your spellbook, always prepared, beyond the number prepared.",
      "At a higher level they take a slot like others.",
    ],
  },
  "wizard-spell-mastery": {
    uses: [
      {
        name: "Cast",
        steps: [{ narrative: "You cast one of the two at its own level, and no slot is spent." }],
      },
      {
        name: "Exchange",
        economy: "long",
        steps: [
          { narrative: "After 8 hours of study, others of the same levels replace one or both." },
        ],
      },
    ],
    notes: [
      "One spell of level 1 and one of level 2, wizard spells of your spellbook; each must be prepared.",
      "At a higher level they take a slot like others.",
    ],
  },
  "wizard-spellcasting-wizard": {},

  "artificers-lore": {
    uses: [
      goesWith("On magic items, alchemical things and technology; in place of your usual bonus.", {
        kind: "proficiency",
        in: ["history"],
        on: "check",
        share: 2,
      }),
    ],
  },
  brave: {
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
  "breath-weapon": {
    numbers: { damage: { 1: "2d6", 6: "3d6", 11: "4d6", 16: "5d6" } },
    notes: [
      "Your draconic ancestry holds the use: an action, once between rests, with a DC by Constitution.",
      "It also decides on area, save and type; who saves takes half.",
    ],
  },
  "damage-resistance": {
    notes: ["Against the damage of your draconic ancestry, which brings the effect."],
  },
  darkvision: {
    effects: [{ kind: "stat", stat: "sense-darkvision", change: "least", by: 60 }],
    notes: ["Dim light is as bright, darkness as dim; in the dark you see only greys."],
  },
  "draconic-ancestry": { choose: { 1: 1 } },
  "draconic-ancestry-black": ancestry("acid", line, "dex"),
  "draconic-ancestry-blue": ancestry("lightning", line, "dex"),
  "draconic-ancestry-brass": ancestry("fire", line, "dex"),
  "draconic-ancestry-bronze": ancestry("lightning", line, "dex"),
  "draconic-ancestry-copper": ancestry("acid", line, "dex"),
  "draconic-ancestry-gold": ancestry("fire", cone, "dex"),
  "draconic-ancestry-green": ancestry("poison", cone, "con"),
  "draconic-ancestry-red": ancestry("fire", cone, "dex"),
  "draconic-ancestry-silver": ancestry("cold", cone, "con"),
  "draconic-ancestry-white": ancestry("cold", cone, "con"),
  "dwarven-combat-training": {
    gains: { weapons: ["battleaxe", "handaxe", "light-hammer", "warhammer"] },
  },
  "dwarven-resilience": {
    effects: [
      { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "poison" } },
      { kind: "damage", response: "resistance", types: ["poison"] },
    ],
  },
  "dwarven-toughness": {
    effects: [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: { of: "level" } }],
  },
  "elf-weapon-training": {
    gains: { weapons: ["longsword", "shortsword", "shortbow", "longbow"] },
  },
  "extra-language": { gains: { languageChoice: 1 } },
  "fey-ancestry": {
    effects: [
      { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "charmed" } },
      { kind: "condition-immunity", condition: "unconscious", when: { against: "sleep" } },
    ],
    notes: ["The immunity is to being put to sleep by magic."],
  },
  "gnome-cunning": {
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
  "halfling-nimbleness": {
    notes: ["Spaces of creatures larger than you do not bar your way."],
  },
  "hellish-resistance": {
    effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
  },
  "high-elf-cantrip": {
    gains: { cantrips: { choose: 1, from: "wizard" } },
    notes: ["Cast with Intelligence."],
  },
  "infernal-legacy": {
    spells: { 1: ["thaumaturgy"], 3: ["hellish-rebuke"], 5: ["darkness"] },
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
  "keen-senses": { gains: { skills: ["perception"] } },
  lucky: {
    effects: [
      { kind: "reroll", on: "attack", faces: [1] },
      { kind: "reroll", on: "check", faces: [1] },
      { kind: "reroll", on: "save", faces: [1] },
    ],
    notes: ["The second roll stands."],
  },
  menacing: { gains: { skills: ["intimidation"] } },
  "naturally-stealthy": {
    notes: ["A creature at least one size above yours is cover enough for you to hide."],
  },
  "relentless-endurance": {
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
  "savage-attacks": {
    effects: [
      {
        kind: "critical-dice",
        extra: 1,
        when: { all: [{ attack: "melee" }, { attack: "weapon" }, { not: { attack: "unarmed" } }] },
      },
    ],
  },
  "skill-versatility": { gains: { skillChoice: { choose: 2, from: "any" } } },
  stonecunning: {
    uses: [
      goesWith("On where stonework comes from, proficient or not.", {
        kind: "proficiency",
        in: ["history"],
        on: "check",
        share: 2,
      }),
    ],
  },
  tinker: {
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
            narrative: "Open, it plays its one song, not loudly, through to the end or until shut.",
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
        steps: [{ narrative: "A device is taken apart, and its materials are yours again." }],
      },
    ],
    notes: [
      "A device costs 10 gp of materials, needs tinker's tools and runs for 24 hours.",
      "It is Tiny, with AC 5 and 1 hit point; no more than three run at once.",
    ],
  },
  "tool-proficiency": {
    gains: {
      toolChoice: { choose: 1, from: ["smiths-tools", "brewers-supplies", "masons-tools"] },
    },
  },
  trance: {
    notes: ["You need no sleep: 4 hours of half-aware meditation a day do what 8 do for humans."],
  },
};
