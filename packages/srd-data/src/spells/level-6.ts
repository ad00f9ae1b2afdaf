// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Spell } from "./types.js";

/** Spells of level 6, in order of id. */
export const level6: readonly Spell[] = Object.freeze<Spell[]>([
  {
    id: "blade-barrier",
    name: "Blade Barrier",
    srd: "Spell Descriptions, Blade Barrier",
    summary: "A wall of whirling blades shelters those behind it and cuts up all who pass through.",
    level: 6,
    school: "evocation",
    ritual: false,
    concentration: true,
    classes: ["cleric"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 90 },
    area: { shape: "wall", length: 100, height: 20, thickness: 5 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 10, unit: "minute" },
    steps: [
      {
        when: ["enter", "turn-start"],
        area: { shape: "wall", length: 100, height: 20, thickness: 5 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "6d10", type: "slashing" }],
      },
      {
        area: { shape: "wall", length: 100, height: 20, thickness: 5 },
        terrain: "difficult",
        cover: "three_quarters",
        narrative: "Whoever is behind it has three-quarters cover.",
      },
      {
        narrative:
          "Instead of straight it may be a ring no more than 60 feet across, just as high and thick.",
      },
    ],
  },
  {
    id: "chain-lightning",
    name: "Chain Lightning",
    srd: "Spell Descriptions, Chain Lightning",
    summary: "Lightning strikes one target and leaps from it to three or more others nearby.",
    level: 6,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 150 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "fur, amber or crystal, three silver pins", consumed: false },
    },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "creature-or-object", count: 4, perSlot: 1, nearFirst: 30 },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "10d8", type: "lightning" }],
      },
      { narrative: "The first target is in your sight." },
    ],
  },
  {
    id: "circle-of-death",
    name: "Circle of Death",
    srd: "Spell Descriptions, Circle of Death",
    summary: "A sphere of negative energy withers everyone within 60 feet of a point.",
    level: 6,
    school: "necromancy",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 150 },
    area: { shape: "sphere", radius: 60 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "crushed black pearl", costGp: 500, consumed: false },
    },
    duration: { kind: "instantaneous" },
    steps: [
      {
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature" },
        save: { ability: "con", success: "half" },
        damage: [{ roll: "8d6", type: "necrotic", perSlot: "2d6" }],
      },
    ],
  },
  {
    id: "conjure-fey",
    name: "Conjure Fey",
    srd: "Spell Descriptions, Conjure Fey",
    summary: "A fey, or a fey spirit in a beast's shape, appears and serves while you concentrate.",
    level: 6,
    school: "conjuration",
    ritual: false,
    concentration: true,
    classes: ["druid", "warlock"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "feet", feet: 90 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        summons: {
          types: ["fey", "beast"],
          choices: [{ crAtMost: 6, count: 1 }],
          challengeFrom: { "7": 7, "8": 8, "9": 9 },
          turns: true,
        },
        narrative:
          "It appears in a free space in your sight; a beast is a fey spirit in that form.",
      },
      {
        narrative:
          "It is friendly and has an initiative and turns of its own. Spoken orders cost you no action; it refuses what goes against its alignment.",
      },
      {
        narrative:
          "Without orders it only defends itself. It vanishes with the spell, or once it has 0 hit points.",
      },
    ],
  },
  {
    id: "contingency",
    name: "Contingency",
    srd: "Spell Descriptions, Contingency",
    summary: "A spell you cast now waits, and takes effect on you when what you foresaw happens.",
    level: 6,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["wizard"],
    subclasses: [],
    castingTime: { amount: 10, unit: "minute" },
    range: { kind: "self" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "jeweled ivory statuette of yourself", costGp: 1500, consumed: false },
    },
    duration: { kind: "time", amount: 10, unit: "day" },
    steps: [
      {
        narrative:
          "The waiting spell is one of yours: 5th level at most, cast in 1 action, able to target you. Both slots are spent now.",
      },
      {
        when: "trigger",
        targets: { what: "self" },
        narrative:
          "The first time your condition comes true it works at once, wanted or not, on you alone; contingency is then over.",
      },
      {
        narrative:
          "You can have but one contingency: a new one ends the old. It also ends when you do not have the statuette on you.",
      },
    ],
  },
  {
    id: "create-undead",
    name: "Create Undead",
    srd: "Spell Descriptions, Create Undead",
    summary: "By night, corpses rise as ghouls or worse undead that obey you for a day.",
    level: 6,
    school: "necromancy",
    ritual: false,
    concentration: false,
    classes: ["cleric", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "feet", feet: 10 },
    components: {
      verbal: true,
      somatic: true,
      material: {
        what: "grave dirt, brackish water, a 150 gp black onyx per corpse",
        costGp: 150,
        consumed: false,
      },
    },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: {
          what: "corpse",
          count: 3,
          perSlot: 1,
          types: ["humanoid"],
          sizeAtLeast: "small",
          sizeAtMost: "medium",
        },
        summons: {
          creatures: ["ghoul"],
          count: 1,
          kindsFrom: { ghast: { "8": 2, "9": 3 }, wight: { "8": 2, "9": 3 }, mummy: { "9": 2 } },
        },
        narrative: "Castable only at night; the same numbers hold for new control.",
      },
      {
        when: "sustain",
        economy: "bonus-action",
        narrative:
          "Any or all of them within 120 feet get one and the same order, carried out until done; without orders they only defend themselves.",
      },
      {
        narrative:
          "Control lasts 24 hours. Casting this again on up to three of them before it lapses gives another 24, but raises no new ones.",
      },
    ],
  },
  {
    id: "disintegrate",
    name: "Disintegrate",
    srd: "Spell Descriptions, Disintegrate",
    summary: "A green ray wounds a creature terribly or turns it, or an object, to dust.",
    level: 6,
    school: "transmutation",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "lodestone and dust", consumed: false },
    },
    duration: { kind: "instantaneous" },
    steps: [
      {
        option: "creature",
        targets: { what: "creature", count: 1, visible: true },
        save: { ability: "dex", success: "none" },
        damage: [{ roll: "10d6 + 40", type: "force", perSlot: "3d6" }],
        next: [
          {
            hitPoints: { atMost: 0 },
            kills: true,
            narrative:
              "It turns to dust with all its gear except magic items; only true resurrection or a wish revives it.",
          },
        ],
      },
      {
        option: "object",
        targets: { what: "object", count: 1, visible: true },
        narrative:
          "Up to Large, a nonmagical object or a work of magical force (a wall of force) is gone without a save; of a larger one, a 10-foot cube.",
      },
      { narrative: "Magic items take no harm." },
    ],
  },
  {
    id: "eyebite",
    name: "Eyebite",
    srd: "Spell Descriptions, Eyebite",
    summary: "Each turn your dreadful gaze puts a creature to sleep, to flight or makes it sick.",
    level: 6,
    school: "necromancy",
    ritual: false,
    concentration: true,
    classes: ["bard", "sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        option: "asleep",
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "creature", count: 1, range: 60, visible: true },
        save: { ability: "wis", success: "none" },
        conditions: [
          { condition: "unconscious", duration: { kind: "source" }, endsOn: ["damaged", "action"] },
        ],
      },
      {
        option: "panicked",
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "creature", count: 1, range: 60, visible: true },
        save: { ability: "wis", success: "none" },
        conditions: [{ condition: "frightened", duration: { kind: "source" } }],
        narrative:
          "On its turns it must dash off from you by the safest short way, if there is one. It recovers once 60 feet or more away and out of your sight.",
      },
      {
        option: "sickened",
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "creature", count: 1, range: 60, visible: true },
        save: { ability: "wis", success: "none" },
        effects: [
          {
            effects: [
              { kind: "roll", on: "attack", by: "self", mode: "disadvantage" },
              { kind: "roll", on: "check", by: "self", mode: "disadvantage" },
            ],
            duration: { kind: "source" },
            repeat: "turn-end",
          },
        ],
      },
      { narrative: "Whoever has saved against this casting is safe from the rest of it." },
    ],
  },
  {
    id: "find-the-path",
    name: "Find the Path",
    srd: "Spell Descriptions, Find the Path",
    summary: "The shortest way to a fixed place you know is clear to you for a day.",
    level: 6,
    school: "divination",
    ritual: false,
    concentration: true,
    classes: ["bard", "cleric", "druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "self" },
    components: {
      verbal: true,
      somatic: true,
      material: {
        what: "divination tools and something from the place",
        costGp: 100,
        consumed: false,
      },
    },
    duration: { kind: "time", amount: 24, unit: "hour" },
    steps: [
      {
        narrative:
          "On its plane you know distance and direction of the place, and at every fork the most direct way, which is not always the safest.",
      },
      {
        narrative:
          "The place must be familiar. The spell fails for one on another plane, one that moves, or one not named exactly.",
      },
    ],
  },
  {
    id: "flesh-to-stone",
    name: "Flesh to Stone",
    srd: "Spell Descriptions, Flesh to Stone",
    summary: "A creature of flesh stiffens and, unless it withstands long enough, turns to stone.",
    level: 6,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "lime, water and earth", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true },
        save: { ability: "con", success: "none" },
        conditions: [{ condition: "restrained", duration: { kind: "source" } }],
        next: [
          {
            when: "turn-end",
            save: { ability: "con", success: "other" },
            tally: 3,
            next: [
              {
                ends: ["restrained"],
                conditions: [{ condition: "petrified", duration: { kind: "source" } }],
              },
            ],
            otherwise: [{ ends: ["cast"] }],
          },
        ],
      },
      {
        narrative:
          "Only a body of flesh is affected. Parts broken off the stone are missing from the creature when it turns back.",
      },
      {
        when: "end",
        narrative:
          "After concentration for the full minute the stone stays until something removes it.",
      },
    ],
  },
  {
    id: "forbiddance",
    name: "Forbiddance",
    srd: "Spell Descriptions, Forbiddance",
    summary: "A ward shuts out magical travel and burns the kinds of creature that you name.",
    level: 6,
    school: "abjuration",
    ritual: true,
    concentration: false,
    classes: ["cleric"],
    subclasses: [],
    castingTime: { amount: 10, unit: "minute" },
    range: { kind: "touch" },
    area: { shape: "square", side: 200 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "holy water, incense and powdered ruby", costGp: 1000, consumed: false },
    },
    duration: { kind: "time", amount: 24, unit: "hour" },
    steps: [
      {
        narrative:
          "The ward covers a floor of at most 40,000 square feet, 30 feet high, and no part of another forbiddance; where it is smaller, as far as the map tells.",
      },
      {
        narrative:
          "Nobody gets in by teleporting, by portals such as a gate, or by any plane (Astral, Ethereal, Feywild, Shadowfell, plane shift).",
      },
      {
        when: ["enter", "turn-start"],
        area: { shape: "square", side: 200 },
        targets: { what: "creature", types: ["celestial", "elemental", "fey", "fiend", "undead"] },
        damage: [{ roll: "5d10", type: ["radiant", "necrotic"] }],
        narrative:
          "Which of these types is chosen at the casting, and the others are spared; saying your password, if you set one, on entering spares one the damage.",
      },
      {
        narrative:
          "After 30 daily castings in one place it lasts until dispelled; the last of them uses up the components.",
      },
    ],
  },
  {
    id: "freezing-sphere",
    name: "Freezing Sphere",
    srd: "Spell Descriptions, Freezing Sphere",
    summary:
      "A globe of cold bursts over a 60-foot radius, freezes water, or is kept to be thrown later.",
    level: 6,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 300 },
    area: { shape: "sphere", radius: 60 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "small crystal sphere", consumed: false },
    },
    duration: { kind: "instantaneous" },
    steps: [
      {
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature" },
        save: { ability: "con", success: "half" },
        damage: [{ roll: "10d6", type: "cold", perSlot: "1d6" }],
      },
      {
        area: { shape: "square", side: 30 },
        narrative:
          "Water that it strikes turns to ice 6 inches thick for 1 minute, and swimmers at the surface are stuck.",
        next: [
          {
            when: "trigger",
            check: { ability: "str" },
            narrative: "One of them spends an action and beats your spell save DC to get free.",
          },
        ],
      },
      {
        narrative:
          "The globe may stay in your hand instead: you, or whom you give it, can throw it 40 feet or sling it at normal range, and it bursts where it lands.",
      },
      { narrative: "It may be put down; still whole 1 minute later, it bursts then." },
    ],
  },
  {
    id: "globe-of-invulnerability",
    name: "Globe of Invulnerability",
    srd: "Spell Descriptions, Globe of Invulnerability",
    summary: "A fixed barrier around you keeps out the effects of spells up to 5th level.",
    level: 6,
    school: "abjuration",
    ritual: false,
    concentration: true,
    classes: ["sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    area: { shape: "sphere", radius: 10 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "glass or crystal bead", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        area: { shape: "sphere", radius: 10 },
        targets: { what: "creature" },
        effects: [
          {
            effects: [{ kind: "spell-immunity", upTo: 5, from: "outside" }],
            atSlot: {
              "7": [{ kind: "spell-immunity", upTo: 6, from: "outside" }],
              "8": [{ kind: "spell-immunity", upTo: 7, from: "outside" }],
              "9": [{ kind: "spell-immunity", upTo: 8, from: "outside" }],
            },
            duration: { kind: "source" },
          },
        ],
        narrative: "The globe stays where it is.",
      },
    ],
  },
  {
    id: "guards-and-wards",
    name: "Guards and Wards",
    srd: "Spell Descriptions, Guards and Wards",
    summary: "A stronghold fills with fog, locked doors, webs and one more magical defense.",
    level: 6,
    school: "abjuration",
    ritual: false,
    concentration: false,
    classes: ["bard", "wizard"],
    subclasses: [],
    castingTime: { amount: 10, unit: "minute" },
    range: { kind: "touch" },
    area: { shape: "square", side: 50 },
    components: {
      verbal: true,
      somatic: true,
      material: {
        what: "incense, brimstone and oil, string, blood, rod",
        costGp: 10,
        consumed: false,
      },
    },
    duration: { kind: "time", amount: 24, unit: "hour" },
    steps: [
      {
        area: { shape: "square", side: 50 },
        narrative:
          "At most 2,500 square feet, 20 feet high, in any shape, and on several floors if you can walk between them while casting.",
      },
      {
        narrative:
          "You may name people whom some or all of it spares, and a password that makes whoever says it immune.",
      },
      { obscures: "heavily", narrative: "Corridors: fog fills every one of them." },
      {
        when: "trigger",
        percent: 50,
        targets: { what: "creature" },
        narrative:
          "Anyone but you who chooses a way at a fork of the corridors thinks it goes the opposite way.",
      },
      {
        narrative:
          "Doors: all are shut as by arcane lock, and up to ten look like bare wall as by minor illusion.",
      },
      {
        narrative:
          "Stairs: filled with webs, as by the web spell, which grow back 10 minutes after being burned or torn.",
      },
      {
        option: "dancing_lights",
        narrative: "In four corridors, with a simple pattern to repeat if you like.",
      },
      { option: "magic_mouth", narrative: "In two places." },
      {
        option: "stinking_cloud",
        narrative: "In two places; the vapors come back 10 minutes after wind blows them off.",
      },
      { option: "gust_of_wind", narrative: "Without end, in one corridor or room." },
      {
        option: "suggestion",
        when: "enter",
        area: { shape: "square", side: 5 },
        targets: { what: "creature" },
        narrative: "In one place; whoever comes into it hears the suggestion in the mind.",
      },
      {
        narrative:
          "All of it shows as magic. A successful dispel magic takes away a single effect; daily castings for a year make the whole permanent.",
      },
    ],
  },
  {
    id: "harm",
    name: "Harm",
    srd: "Spell Descriptions, Harm",
    summary: "A virulent disease ravages a creature and lowers its hit point maximum for an hour.",
    level: 6,
    school: "necromancy",
    ritual: false,
    concentration: false,
    classes: ["cleric"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true },
        save: { ability: "con", success: "half" },
        damage: [{ roll: "14d6", type: "necrotic", leaves: 1 }],
        next: [
          {
            lowersMaximum: { damage: "all", hours: 1 },
            narrative: "Until a cure for disease works on it, at the latest.",
          },
        ],
      },
    ],
  },
  {
    id: "heal",
    name: "Heal",
    srd: "Spell Descriptions, Heal",
    summary:
      "A surge of positive energy restores 70 hit points and cures blindness, deafness and disease.",
    level: 6,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["cleric", "druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true, except: ["construct", "undead"] },
        healing: [{ roll: "70", perSlot: "10" }],
        ends: ["blinded", "deafened", "disease"],
      },
    ],
  },
  {
    id: "heroes-feast",
    name: "Heroes' Feast",
    srd: "Spell Descriptions, Heroes' Feast",
    summary: "A magnificent meal of an hour leaves its guests hale, fearless and wise for a day.",
    level: 6,
    school: "conjuration",
    ritual: false,
    concentration: false,
    classes: ["cleric", "druid"],
    subclasses: [],
    castingTime: { amount: 10, unit: "minute" },
    range: { kind: "feet", feet: 30 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "gem-set bowl", costGp: 1000, consumed: true },
    },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "creature", count: 13 },
        ends: ["disease", "poisoned"],
        effects: [
          {
            effects: [
              { kind: "condition-immunity", condition: "poisoned" },
              { kind: "damage", response: "immunity", types: ["poison"] },
              { kind: "condition-immunity", condition: "frightened" },
              {
                kind: "roll",
                on: "save",
                by: "self",
                mode: "advantage",
                when: { ability: ["wis"] },
              },
              { kind: "stat", stat: "hit-point-maximum", change: "add", by: "2d10" },
            ],
            duration: { kind: "time", amount: 24, unit: "hour" },
          },
        ],
        narrative:
          "You and twelve others at most. Each gains as many hit points as its maximum rises by.",
      },
      { narrative: "The meal takes 1 hour and is then gone; nothing comes of it before that." },
    ],
  },
  {
    id: "instant-summons",
    name: "Instant Summons",
    srd: "Spell Descriptions, Instant Summons",
    summary: "A marked object comes to your hand from anywhere when you crush its sapphire.",
    level: 6,
    school: "conjuration",
    ritual: true,
    concentration: false,
    classes: ["wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "sapphire, a new one each time", costGp: 1000, consumed: false },
    },
    duration: { kind: "until-dispelled" },
    steps: [
      {
        targets: { what: "object", count: 1 },
        narrative:
          "At most 10 pounds and 6 feet in its longest dimension; it gets an unseen mark, and the sapphire its unseen name.",
      },
      {
        when: "sustain",
        economy: "action",
        narrative:
          "Say the name and crush the gem: the object is in your hand, across any distance or plane, and the spell ends.",
      },
      {
        narrative:
          "If someone else has it, it stays there, and you learn who that is and about where.",
      },
      { narrative: "Dispel magic or the like on the sapphire ends the spell." },
    ],
  },
  {
    id: "irresistible-dance",
    name: "Irresistible Dance",
    srd: "Spell Descriptions, Irresistible Dance",
    summary:
      "A creature must dance on the spot, clumsy and open to attack, until it regains control.",
    level: 6,
    school: "enchantment",
    ritual: false,
    concentration: true,
    classes: ["bard", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: { verbal: true, somatic: false },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true, exceptImmuneTo: "charmed" },
        effects: [
          {
            effects: [
              { kind: "cannot", what: "move" },
              {
                kind: "roll",
                on: "save",
                by: "self",
                mode: "disadvantage",
                when: { ability: ["dex"] },
              },
              { kind: "roll", on: "attack", by: "self", mode: "disadvantage" },
              { kind: "roll", on: "attack", by: "foe", mode: "advantage" },
            ],
            duration: { kind: "source" },
            escape: { by: ["wis"], saves: true },
          },
        ],
        narrative:
          "All its movement goes into dancing in its space. Whoever is immune to charm is immune to this.",
      },
    ],
  },
  {
    id: "magic-jar",
    name: "Magic Jar",
    srd: "Spell Descriptions, Magic Jar",
    summary: "Your soul moves into a container and from there takes over the bodies of humanoids.",
    level: 6,
    school: "necromancy",
    ritual: false,
    concentration: false,
    classes: ["wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "self" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "ornamental container, such as a gem", costGp: 500, consumed: false },
    },
    duration: { kind: "until-dispelled" },
    steps: [
      {
        targets: { what: "self" },
        effects: [
          {
            effects: [
              { kind: "cannot", what: "move" },
              { kind: "cannot", what: "react" },
            ],
            duration: { kind: "special" },
          },
        ],
        narrative:
          "So long as your soul is in the container. You perceive from there, while your body lies catatonic.",
      },
      {
        narrative:
          "From the container, no other action than to send your soul 100 feet at most: home into your living body, which ends the spell, or to possess.",
      },
      {
        when: "sustain",
        economy: "action",
        targets: { what: "creature", count: 1, range: 100, visible: true, types: ["humanoid"] },
        save: { ability: "cha", success: "none" },
        immuneAfter: { amount: 24, unit: "hour" },
        narrative:
          "Your soul takes over its body, and its soul is caught in the container, aware but unable to move or act.",
      },
      {
        narrative:
          "Magic circle, and protection from evil and good, keep those they ward from being possessed.",
      },
      {
        narrative:
          "In the body you have its statistics, but your own alignment, Int, Wis, Cha and class features; its class features are of no use to you.",
      },
      {
        when: "sustain",
        economy: "action",
        narrative:
          "From a body within 100 feet of the container you go back into it, and its owner's soul returns.",
      },
      {
        when: "death",
        targets: { what: "self" },
        save: { ability: "cha", success: "other" },
        kills: true,
        narrative:
          "When the body you possess dies, its owner dies too, and you save against your own spell save DC.",
        otherwise: [
          {
            narrative:
              "With the container 100 feet away at most you are back in it; otherwise you die.",
          },
        ],
      },
      {
        when: "end",
        narrative:
          "When the container breaks, as it does when the spell ends, your soul goes home; you die if your body is dead or over 100 feet away.",
      },
      {
        when: "end",
        narrative:
          "Another soul in the container likewise goes back to its living body within 100 feet, or else dies.",
      },
    ],
  },
  {
    id: "mass-suggestion",
    name: "Mass Suggestion",
    srd: "Spell Descriptions, Mass Suggestion",
    summary: "Up to twelve creatures follow a course of action that you make sound reasonable.",
    level: 6,
    school: "enchantment",
    ritual: false,
    concentration: false,
    classes: ["bard", "sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: {
      verbal: true,
      somatic: false,
      material: { what: "snake tongue and honeycomb or sweet oil", consumed: false },
    },
    duration: { kind: "time", amount: 24, unit: "hour" },
    durationAtSlot: {
      "7": { duration: { kind: "time", amount: 10, unit: "day" } },
      "8": { duration: { kind: "time", amount: 30, unit: "day" } },
      "9": { duration: { kind: "time", amount: 366, unit: "day" } },
    },
    steps: [
      {
        targets: {
          what: "creature",
          count: 12,
          visible: true,
          hears: true,
          exceptImmuneTo: "charmed",
        },
        save: { ability: "wis", success: "none" },
        narrative:
          "It does as suggested as well as it can, for the whole duration or until done, which ends the spell for it.",
      },
      { narrative: "They must understand you; whoever is immune to charm is immune to this." },
      {
        narrative:
          "One or two sentences that sound reasonable; plainly harmful deeds spoil the spell. An act may wait for a condition, and lapses if it never comes.",
      },
      { narrative: "Damage by you or a companion frees the one damaged." },
    ],
  },
  {
    id: "move-earth",
    name: "Move Earth",
    srd: "Spell Descriptions, Move Earth",
    summary:
      "Earth, sand and clay slowly reshape themselves into hills, trenches, walls or pillars.",
    level: 6,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["druid", "sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    area: { shape: "square", side: 40 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "iron blade and bag of soils", consumed: false },
    },
    duration: { kind: "time", amount: 2, unit: "hour" },
    steps: [
      {
        area: { shape: "square", side: 40 },
        narrative:
          "Over 10 minutes you raise, lower, dig or pile dirt, sand or clay, by no more than half the longest side (20 feet of 40).",
      },
      {
        when: "sustain",
        narrative: "After each 10 minutes of concentration you may turn to a new area.",
      },
      {
        narrative:
          "It is too slow to trap or hurt, and leaves natural rock and masonry alone; structures and plants shift with the ground, and an unsteady building may fall.",
      },
    ],
  },
  {
    id: "planar-ally",
    name: "Planar Ally",
    srd: "Spell Descriptions, Planar Ally",
    summary:
      "A cosmic power sends a celestial, elemental or fiend, whose help you must bargain for.",
    level: 6,
    school: "conjuration",
    ritual: false,
    concentration: false,
    classes: ["cleric"],
    subclasses: [],
    castingTime: { amount: 10, unit: "minute" },
    range: { kind: "feet", feet: 60 },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      {
        summons: { types: ["celestial", "elemental", "fiend"], count: 1 },
        narrative:
          "A power you know, such as a god, primordial or demon prince, sends one loyal to it to a free space; you may ask for one by name, perhaps in vain.",
      },
      {
        narrative:
          "Nothing forces it. You need to share a means of talking, and it may ask gold, magic items, a sacrifice or a quest.",
      },
      {
        narrative:
          "Usual price: 100 gp a minute, 1,000 gp an hour, or 10,000 gp a day for up to 10 days, as the game master adjusts it.",
      },
      {
        narrative:
          "A safe task costs half, one to its liking half or nothing, a very dangerous one more; suicidal ones it hardly ever takes.",
      },
      {
        narrative:
          "With the task or time done it reports if it can and goes home; without a deal it goes at once. In your party it takes a full share of experience.",
      },
    ],
  },
  {
    id: "programmed-illusion",
    name: "Programmed Illusion",
    srd: "Spell Descriptions, Programmed Illusion",
    summary:
      "A hidden illusion plays its scripted scene whenever the condition you set comes true.",
    level: 6,
    school: "illusion",
    ritual: false,
    concentration: false,
    classes: ["bard", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    area: { shape: "cube", side: 30 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "fleece and jade dust", costGp: 25, consumed: false },
    },
    duration: { kind: "until-dispelled" },
    steps: [
      {
        area: { shape: "cube", side: 30 },
        narrative:
          "An image of a thing, creature or event, with sounds, no larger than the cube and not perceptible until triggered.",
      },
      {
        when: "trigger",
        narrative:
          "On what you set, seen or heard at most 30 feet from the area, it plays for up to 5 minutes; it can do so anew after 10 minutes' rest.",
      },
      {
        when: "trigger",
        check: { ability: "int", skill: "investigation" },
        narrative:
          "Someone who examines it with an action, against your spell save DC, sees through it and hears its noise as hollow.",
      },
      { narrative: "Touch reveals it too, as things go right through." },
    ],
  },
  {
    id: "sunbeam",
    name: "Sunbeam",
    srd: "Spell Descriptions, Sunbeam",
    summary: "Each turn a line of sunlight burns and blinds, and your hand glows like the sun.",
    level: 6,
    school: "evocation",
    ritual: false,
    concentration: true,
    classes: ["druid", "sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    area: { shape: "line", length: 60, width: 5 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "magnifying glass", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        when: ["use", "sustain"],
        economy: "action",
        area: { shape: "line", length: 60, width: 5 },
        targets: { what: "creature" },
        save: { ability: "con", success: "half", disadvantage: { types: ["undead", "ooze"] } },
        damage: [{ roll: "6d8", type: "radiant" }],
        conditions: [
          { condition: "blinded", duration: { kind: "turn", edge: "start", of: "source" } },
        ],
      },
      {
        targets: { what: "self" },
        light: { bright: 30, dim: 30 },
        narrative: "A mote in your hand gives this light, which is sunlight.",
      },
    ],
  },
  {
    id: "transport-via-plants",
    name: "Transport via Plants",
    srd: "Spell Descriptions, Transport via Plants",
    summary:
      "Creatures step into one plant and out of another, however far away on the same plane.",
    level: 6,
    school: "conjuration",
    ritual: false,
    concentration: false,
    classes: ["druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 10 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "round" },
    steps: [
      {
        targets: { what: "plant", count: 1, sizeAtLeast: "large" },
        narrative:
          "It is inanimate; the other, which you have seen or touched before, may be anywhere on the plane.",
      },
      {
        when: "enter",
        targets: { what: "creature" },
        narrative: "For 5 feet of movement it goes in here and out there.",
      },
    ],
  },
  {
    id: "true-seeing",
    name: "True Seeing",
    srd: "Spell Descriptions, True Seeing",
    summary: "A willing creature sees things as they are, secret doors and the Ethereal Plane too.",
    level: 6,
    school: "divination",
    ritual: false,
    concentration: false,
    classes: ["bard", "cleric", "sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "eye ointment, consumed", costGp: 25, consumed: true },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [{ kind: "stat", stat: "sense-truesight", change: "least", by: 120 }],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "Within 120 feet it also spots magically hidden secret doors and looks into the Ethereal Plane.",
      },
    ],
  },
  {
    id: "wall-of-ice",
    name: "Wall of Ice",
    srd: "Spell Descriptions, Wall of Ice",
    summary:
      "A wall or dome of ice freezes those in its way, and leaves freezing air where it is broken.",
    level: 6,
    school: "evocation",
    ritual: false,
    concentration: true,
    classes: ["wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    area: { shape: "sphere", radius: 10 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "small piece of quartz", consumed: false },
    },
    duration: { kind: "time", amount: 10, unit: "minute" },
    steps: [
      {
        option: "hemispherical_dome",
        area: { shape: "sphere", radius: 10 },
        blocks: ["movement", "sight", "effects"],
        sections: { feet: 10, armorClass: 12, hitPoints: 30, vulnerable: ["fire"] },
      },
      {
        option: "sphere",
        area: { shape: "sphere", radius: 10 },
        blocks: ["movement", "sight", "effects"],
        sections: { feet: 10, armorClass: 12, hitPoints: 30, vulnerable: ["fire"] },
      },
      {
        option: "flat_surface",
        area: { shape: "wall", length: 100, height: 10, thickness: 1 },
        blocks: ["movement", "sight", "effects"],
        sections: { feet: 10, armorClass: 12, hitPoints: 30, vulnerable: ["fire"] },
        narrative: "Ten panels 10 feet square, each touching another, in any arrangement.",
      },
      {
        narrative:
          "It stands on something solid, 1 foot thick; a dome's or sphere's radius may be less than 10 feet.",
      },
      {
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "10d6", type: "cold", perSlot: "2d6" }],
      },
      {
        narrative: "Only those in whose space it appears save; each is moved to one of its sides.",
      },
      {
        narrative:
          "A 10-foot section has AC 12, 30 hit points and vulnerability to fire; at 0 it breaks and freezing air is left in its place.",
      },
      {
        when: "enter",
        targets: { what: "creature" },
        save: { ability: "con", success: "half" },
        damage: [{ roll: "5d6", type: "cold", perSlot: "1d6" }],
        narrative: "For moving through that freezing air.",
      },
    ],
  },
  {
    id: "wall-of-thorns",
    name: "Wall of Thorns",
    srd: "Spell Descriptions, Wall of Thorns",
    summary: "A thicket of thorns blocks sight, all but stops movement and tears at those inside.",
    level: 6,
    school: "conjuration",
    ritual: false,
    concentration: true,
    classes: ["druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    area: { shape: "wall", length: 60, height: 10, thickness: 5 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "handful of thorns", consumed: false },
    },
    duration: { kind: "time", amount: 10, unit: "minute" },
    steps: [
      {
        area: { shape: "wall", length: 60, height: 10, thickness: 5 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "7d8", type: "piercing", perSlot: "1d8" }],
      },
      {
        area: { shape: "wall", length: 60, height: 10, thickness: 5 },
        targets: { what: "creature" },
        blocks: ["sight"],
        effects: [{ effects: [{ kind: "movement-cost", extra: 3 }], duration: { kind: "source" } }],
        narrative: "Nobody can see through it.",
      },
      {
        when: ["enter", "turn-end"],
        area: { shape: "wall", length: 60, height: 10, thickness: 5 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "7d8", type: "slashing", perSlot: "1d8" }],
      },
      {
        narrative:
          "It stands on something solid. Instead of straight it may be a circle 20 feet across, as thick and no more than 20 feet high.",
      },
    ],
  },
  {
    id: "wind-walk",
    name: "Wind Walk",
    srd: "Spell Descriptions, Wind Walk",
    summary: "A party turns into swift clouds that fly far and shrug off common weapons.",
    level: 6,
    school: "transmutation",
    ritual: false,
    concentration: false,
    classes: ["druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "feet", feet: 30 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "fire and holy water", consumed: false },
    },
    duration: { kind: "time", amount: 8, unit: "hour" },
    steps: [
      {
        targets: { what: "creature", count: 11, willing: true, visible: true },
        effects: [
          {
            effects: [
              { kind: "stat", stat: "speed-fly", change: "set", by: 300 },
              {
                kind: "damage",
                response: "resistance",
                types: "all",
                when: { all: [{ attack: "weapon" }, { magical: false }] },
              },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "You and up to ten others turn to clouds, whose only actions are to dash or to resume the normal form.",
      },
      {
        when: "sustain",
        economy: "action",
        targets: { what: "creature", count: 1 },
        conditions: [
          { condition: "incapacitated", duration: { kind: "time", amount: 1, unit: "minute" } },
        ],
        effects: [
          {
            effects: [{ kind: "cannot", what: "move" }],
            duration: { kind: "time", amount: 1, unit: "minute" },
          },
        ],
        narrative:
          "Each may resume its form, without these benefits, and later become a cloud again; either change takes this minute.",
      },
      {
        when: "end",
        narrative:
          "A cloud in flight sinks 60 feet a round for 1 minute and lands unharmed; if still aloft after that, it falls the rest.",
      },
    ],
  },
  {
    id: "word-of-recall",
    name: "Word of Recall",
    srd: "Spell Descriptions, Word of Recall",
    summary: "A word takes you and five willing companions at most back to your sanctuary.",
    level: 6,
    school: "conjuration",
    ritual: false,
    concentration: false,
    classes: ["cleric"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 5 },
    components: { verbal: true, somatic: false },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "self" },
        move: { feet: 1000000, to: "any", teleport: true, off: true },
        narrative:
          "To the free space nearest the spot that you once designated; with none designated nothing happens.",
      },
      {
        targets: { what: "creature", count: 5, willing: true, range: 5 },
        move: { feet: 1000000, to: "any", teleport: true, off: true },
      },
      {
        narrative:
          "You designate it by casting this spell in a place that is dedicated or strongly tied to your deity; elsewhere that has no effect.",
      },
    ],
  },
]);
