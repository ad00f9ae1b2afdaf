// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Spell } from "./types.js";

/** Spells of level 3, in order of id. */
export const level3: readonly Spell[] = Object.freeze<Spell[]>([
  {
    id: "animate-dead",
    name: "Animate Dead",
    srd: "Spell Descriptions, Animate Dead",
    summary: "Bones or a corpse rise as a skeleton or zombie that serves you for a day.",
    level: 3,
    school: "necromancy",
    ritual: false,
    concentration: false,
    classes: ["cleric", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "feet", feet: 10 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "blood, flesh and bone dust", consumed: false },
    },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: {
          what: "corpse",
          count: 1,
          perSlot: 2,
          types: ["humanoid"],
          sizeAtLeast: "small",
          sizeAtMost: "medium",
        },
        summons: { creatures: ["skeleton", "zombie"], count: 1 },
        narrative:
          "Each corpse becomes a zombie, each heap of bones a skeleton; every one needs remains of its own.",
      },
      {
        when: "sustain",
        economy: "bonus-action",
        targets: { what: "creature", types: ["undead"], chosen: true, range: 60 },
        narrative:
          "One command by thought to any or all of those you made: next turn's action and movement, or a general order to follow until done.",
      },
      { narrative: "Without orders it only defends itself." },
      {
        narrative:
          "Control lasts 24 hours. Cast again before then, on up to 4 of your undead instead of new remains (2 more per slot level above 3rd), it lasts 24 more.",
      },
    ],
  },
  {
    id: "beacon-of-hope",
    name: "Beacon of Hope",
    srd: "Spell Descriptions, Beacon of Hope",
    summary:
      "Hope steadies the will of allies, eases their death saves and makes all healing full.",
    level: 3,
    school: "abjuration",
    ritual: false,
    concentration: true,
    classes: ["cleric"],
    subclasses: ["life-domain", "oath-of-devotion"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        targets: { what: "creature", chosen: true },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "save",
                by: "self",
                mode: "advantage",
                when: { ability: ["wis"] },
              },
              { kind: "roll", on: "death-save", by: "self", mode: "advantage" },
              { kind: "highest-healing" },
            ],
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  {
    id: "bestow-curse",
    name: "Bestow Curse",
    srd: "Spell Descriptions, Bestow Curse",
    summary: "A touch lays a curse on a creature that hampers it in a way of your choosing.",
    level: 3,
    school: "necromancy",
    ritual: false,
    concentration: true,
    classes: ["bard", "cleric", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "minute" },
    durationAtSlot: {
      "4": { duration: { kind: "time", amount: 10, unit: "minute" } },
      "5": { duration: { kind: "time", amount: 8, unit: "hour" }, concentration: false },
      "7": { duration: { kind: "time", amount: 24, unit: "hour" }, concentration: false },
      "9": { duration: { kind: "until-dispelled" }, concentration: false },
    },
    steps: [
      {
        targets: { what: "creature", count: 1 },
        save: { ability: "wis", success: "none" },
        ails: "curse",
        next: [
          {
            option: "strength",
            ails: "curse",
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "check",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["str"] },
                  },
                  {
                    kind: "roll",
                    on: "save",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["str"] },
                  },
                ],
                duration: { kind: "source" },
              },
            ],
          },
          {
            option: "dexterity",
            ails: "curse",
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "check",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["dex"] },
                  },
                  {
                    kind: "roll",
                    on: "save",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["dex"] },
                  },
                ],
                duration: { kind: "source" },
              },
            ],
          },
          {
            option: "constitution",
            ails: "curse",
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "check",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["con"] },
                  },
                  {
                    kind: "roll",
                    on: "save",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["con"] },
                  },
                ],
                duration: { kind: "source" },
              },
            ],
          },
          {
            option: "intelligence",
            ails: "curse",
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "check",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["int"] },
                  },
                  {
                    kind: "roll",
                    on: "save",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["int"] },
                  },
                ],
                duration: { kind: "source" },
              },
            ],
          },
          {
            option: "wisdom",
            ails: "curse",
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "check",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["wis"] },
                  },
                  {
                    kind: "roll",
                    on: "save",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["wis"] },
                  },
                ],
                duration: { kind: "source" },
              },
            ],
          },
          {
            option: "charisma",
            ails: "curse",
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "check",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["cha"] },
                  },
                  {
                    kind: "roll",
                    on: "save",
                    by: "self",
                    mode: "disadvantage",
                    when: { ability: ["cha"] },
                  },
                ],
                duration: { kind: "source" },
              },
            ],
          },
          {
            option: "attack_rolls",
            ails: "curse",
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "attack",
                    by: "self",
                    mode: "disadvantage",
                    when: { other: "source" },
                  },
                ],
                duration: { kind: "source" },
              },
            ],
          },
          {
            option: "wasted_action",
            when: "turn-start",
            save: { ability: "wis", success: "none" },
            effects: [
              {
                effects: [{ kind: "cannot", what: "act" }],
                duration: { kind: "turn", edge: "end", of: "current" },
              },
            ],
            narrative: "The action of this turn is lost.",
          },
          {
            option: "necrotic_damage",
            ails: "curse",
            effects: [
              {
                bearer: "source",
                effects: [
                  {
                    kind: "extra-damage",
                    roll: "1d8",
                    type: "necrotic",
                    when: { other: "target" },
                  },
                ],
                duration: { kind: "source" },
              },
            ],
            narrative: "The damage of your spells grows as well as that of your attacks.",
          },
          { option: "other", narrative: "A curse of like strength that the game master allows." },
        ],
      },
    ],
  },
  {
    id: "blink",
    name: "Blink",
    srd: "Spell Descriptions, Blink",
    summary:
      "At each turn's end its caster may flicker out to the Ethereal Plane and back a turn later.",
    level: 3,
    school: "transmutation",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "minute" },
    dismiss: "action",
    steps: [
      {
        targets: { what: "self" },
        next: [
          {
            when: "turn-end",
            die: { sides: 20, from: 11 },
            effects: [
              {
                effects: [{ kind: "elsewhere" }],
                duration: { kind: "turn", edge: "start", of: "target" },
              },
            ],
          },
          { when: "end", ends: ["own"] },
        ],
        narrative:
          "Back again, you may choose a free space in sight at most 10 feet from where you left.",
      },
      {
        narrative:
          "On the Ethereal Plane you hear and see your own plane, in grey and up to 60 feet. If you are there already, the casting fails and is wasted.",
      },
      { when: "sustain", economy: "action", narrative: "The spell may be ended." },
    ],
  },
  {
    id: "call-lightning",
    name: "Call Lightning",
    srd: "Spell Descriptions, Call Lightning",
    summary:
      "A storm cloud overhead throws down a bolt of lightning now and on every later action.",
    level: 3,
    school: "conjuration",
    ritual: false,
    concentration: true,
    classes: ["druid"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    area: { shape: "cylinder", radius: 60, height: 10 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 10, unit: "minute" },
    steps: [
      {
        area: { shape: "cylinder", radius: 60, height: 10 },
        narrative:
          "The cloud hangs 100 feet straight above you; the spell fails where you see no room for it in the air.",
      },
      {
        when: ["use", "sustain"],
        economy: "action",
        area: { shape: "sphere", radius: 5 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "3d10", type: "lightning", perSlot: "1d10" }],
      },
      {
        narrative:
          "Each bolt strikes a point in range that you can see, the same as before or another.",
      },
      {
        narrative:
          "Outdoors in a storm you steer that storm and make no cloud; the damage is then 1d10 higher.",
      },
    ],
  },
  {
    id: "clairvoyance",
    name: "Clairvoyance",
    srd: "Spell Descriptions, Clairvoyance",
    summary: "An unseen sensor in a distant place lets its caster see or hear what goes on there.",
    level: 3,
    school: "divination",
    ritual: false,
    concentration: true,
    classes: ["bard", "cleric", "sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 10, unit: "minute" },
    range: { kind: "feet", feet: 5280 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a jeweled horn or a glass eye", costGp: 100, consumed: false },
    },
    duration: { kind: "time", amount: 10, unit: "minute" },
    steps: [
      {
        targets: { what: "point", count: 1 },
        narrative:
          "The sensor appears in a place you know or an obvious one such as behind a door, stays there, and cannot be attacked or touched.",
      },
      { narrative: "Choose sight or hearing: you use that sense as though you stood there." },
      { when: "sustain", economy: "action", narrative: "Switch from sight to hearing or back." },
      {
        narrative:
          "To those who see invisible things the sensor is a glowing orb, fist-sized and without substance.",
      },
    ],
  },
  {
    id: "conjure-animals",
    name: "Conjure Animals",
    srd: "Spell Descriptions, Conjure Animals",
    summary: "Fey spirits in the shape of beasts appear and fight at your word.",
    level: 3,
    school: "conjuration",
    ritual: false,
    concentration: true,
    classes: ["druid", "ranger"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        targets: { what: "point", visible: true },
        summons: {
          types: ["beast"],
          choices: [
            { crAtMost: 2, count: 1 },
            { crAtMost: 1, count: 2 },
            { crAtMost: 0.5, count: 4 },
            { crAtMost: 0.25, count: 8 },
          ],
          timesFrom: { "5": 2, "7": 3, "9": 4 },
        },
        narrative: "Each beast counts as fey too.",
      },
      {
        narrative:
          "They are friends of your party, share one initiative and heed spoken commands at no cost; without any they only defend themselves.",
      },
    ],
  },
  {
    id: "counterspell",
    name: "Counterspell",
    srd: "Spell Descriptions, Counterspell",
    summary: "A spell is broken off while another creature is still casting it.",
    level: 3,
    school: "abjuration",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: {
      amount: 1,
      unit: "reaction",
      trigger: "a creature within 60 feet that you can see begins to cast a spell",
    },
    range: { kind: "feet", feet: 60 },
    components: { verbal: false, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [{ targets: { what: "spell", count: 1 }, dispels: { level: 3 } }],
  },
  {
    id: "create-food-and-water",
    name: "Create Food and Water",
    srd: "Spell Descriptions, Create Food and Water",
    summary: "Plain food and clean water appear, enough to keep a company of fifteen for a day.",
    level: 3,
    school: "conjuration",
    ritual: false,
    concentration: false,
    classes: ["cleric", "paladin"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      {
        narrative:
          "Food of 45 pounds and 30 gallons of water appear on the ground or in vessels: a day's need of 15 humanoids or 5 steeds.",
      },
      {
        narrative:
          "The food nourishes but tastes of little and spoils in 24 hours; the water keeps.",
      },
    ],
  },
  {
    id: "daylight",
    name: "Daylight",
    srd: "Spell Descriptions, Daylight",
    summary:
      "A great sphere of bright light spreads from a point or object and drives off magical dark.",
    level: 3,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["cleric", "druid", "paladin", "ranger", "sorcerer"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    area: { shape: "sphere", radius: 60 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        area: { shape: "sphere", radius: 60 },
        targets: { what: "point", count: 1 },
        light: { bright: 60, dim: 60 },
        quenches: { what: "darkness", level: 3 },
      },
      {
        narrative:
          "On an object in your hand or one that nobody has, the light moves along; an opaque cover over all of it blocks the light.",
      },
      {
        targets: { what: "spell" },
        ends: ["spell"],
        narrative:
          "Only spells of at most 3rd level that made a darkness which overlaps the area end.",
      },
    ],
  },
  {
    id: "dispel-magic",
    name: "Dispel Magic",
    srd: "Spell Descriptions, Dispel Magic",
    summary: "Spells that are at work on a creature or a thing come to an end.",
    level: 3,
    school: "abjuration",
    ritual: false,
    concentration: false,
    classes: ["bard", "cleric", "druid", "paladin", "sorcerer", "warlock", "wizard"],
    subclasses: ["oath-of-devotion"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "spell", count: 1 },
        dispels: { level: 3 },
        narrative: "Every spell on the one creature, object or effect chosen.",
      },
    ],
  },
  {
    id: "fear",
    name: "Fear",
    srd: "Spell Descriptions, Fear",
    summary: "A vision of terror makes all in a cone drop what they hold and run from you.",
    level: 3,
    school: "illusion",
    ritual: false,
    concentration: true,
    classes: ["bard", "sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    area: { shape: "cone", length: 30 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a white feather or a hen's heart", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        area: { shape: "cone", length: 30 },
        targets: { what: "creature" },
        save: { ability: "wis", success: "none" },
        conditions: [{ condition: "frightened", duration: { kind: "source" } }],
        effects: [
          { effects: [{ kind: "drops-what-it-holds" }], duration: { kind: "instantaneous" } },
        ],
        next: [
          {
            narrative:
              "Each turn it has to Dash and flee from you along the safest path, if it has anywhere to go.",
          },
          {
            when: "turn-end",
            if: { unseen: "self" },
            save: { ability: "wis", success: "other" },
            narrative: "Only on turns that it ends out of your line of sight.",
            otherwise: [{ ends: ["frightened"], narrative: "For it the spell is over." }],
          },
        ],
      },
    ],
  },
  {
    id: "fireball",
    name: "Fireball",
    srd: "Spell Descriptions, Fireball",
    summary: "An explosion at a point burns everyone around it and sets loose things alight.",
    level: 3,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "wizard"],
    subclasses: ["the-fiend"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 150 },
    area: { shape: "sphere", radius: 20 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "bat guano and sulfur", consumed: false },
    },
    duration: { kind: "instantaneous" },
    steps: [
      {
        area: { shape: "sphere", radius: 20 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "8d6", type: "fire", perSlot: "1d6" }],
      },
      {
        narrative:
          "The fire reaches round corners, and flammable objects that nobody wears or carries catch fire.",
      },
    ],
  },
  {
    id: "fly",
    name: "Fly",
    srd: "Spell Descriptions, Fly",
    summary: "A willing creature gains the power of flight, and may fall when the magic ends.",
    level: 3,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a bird's wing feather", consumed: false },
    },
    duration: { kind: "time", amount: 10, unit: "minute" },
    steps: [
      {
        targets: { what: "creature", count: 1, perSlot: 1, willing: true },
        effects: [
          {
            effects: [{ kind: "stat", stat: "speed-fly", change: "least", by: 60 }],
            duration: { kind: "source" },
          },
        ],
        next: [
          { when: "end", narrative: "If still in the air, it falls unless something stops that." },
        ],
      },
    ],
  },
  {
    id: "gaseous-form",
    name: "Gaseous Form",
    srd: "Spell Descriptions, Gaseous Form",
    summary:
      "A willing creature becomes a drifting mist that slips through cracks and shrugs off blows.",
    level: 3,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "gauze and a little smoke", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [
              { kind: "stat", stat: "speed-walk", change: "set", by: 0 },
              { kind: "stat", stat: "speed-burrow", change: "set", by: 0 },
              { kind: "stat", stat: "speed-climb", change: "set", by: 0 },
              { kind: "stat", stat: "speed-swim", change: "set", by: 0 },
              { kind: "stat", stat: "speed-fly", change: "set", by: 10 },
              { kind: "damage", response: "resistance", types: "all", when: { magical: false } },
              {
                kind: "roll",
                on: "save",
                by: "self",
                mode: "advantage",
                when: { ability: ["str", "dex", "con"] },
              },
              { kind: "cannot", what: "speak" },
              { kind: "cannot", what: "cast" },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "It cannot attack or handle objects; its gear turns to mist too and can be neither dropped nor used.",
      },
      {
        narrative:
          "The mist passes cracks and small openings and may share another's space, but liquids stop it like solid ground.",
      },
      { narrative: "It hovers and never falls, even incapacitated." },
      { narrative: "Incorporeal creatures are not affected; a target at 0 hit points reverts." },
    ],
  },
  {
    id: "glyph-of-warding",
    name: "Glyph of Warding",
    srd: "Spell Descriptions, Glyph of Warding",
    summary: "A hidden glyph waits for its trigger, then explodes or casts the spell stored in it.",
    level: 3,
    school: "abjuration",
    ritual: false,
    concentration: false,
    classes: ["bard", "cleric", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "hour" },
    range: { kind: "touch" },
    area: { shape: "sphere", radius: 20 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "incense and powdered diamond", costGp: 200, consumed: true },
    },
    duration: { kind: "until-dispelled-or-triggered" },
    steps: [
      {
        targets: { what: "object", count: 1 },
        narrative:
          "It goes on a surface, at most 10 feet across, or in something that closes; moved more than 10 feet away, the object breaks the glyph harmlessly.",
      },
      {
        when: "acted-on",
        check: { ability: "int", skill: "investigation" },
        narrative: "A searcher who meets your spell save DC finds the glyph.",
      },
      {
        narrative:
          "You set what triggers it, and may limit that by circumstance, looks, kind or alignment, or exempt some, as by a password. Once triggered, it is gone.",
      },
      {
        option: "explosive_runes",
        when: "trigger",
        area: { shape: "sphere", radius: 20 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [
          { roll: "5d8", type: ["acid", "cold", "fire", "lightning", "thunder"], perSlot: "1d8" },
        ],
      },
      {
        option: "explosive_runes",
        narrative: "The damage type is fixed at casting; the blast reaches round corners.",
      },
      {
        option: "spell_glyph",
        narrative:
          "Cast a prepared spell of at most the slot's level into the glyph; it must target one creature or an area and does nothing yet.",
      },
      {
        option: "spell_glyph",
        when: "trigger",
        narrative:
          "The stored spell is cast at whoever set it off, or its area around them; one that needs concentration runs its full time.",
      },
      {
        option: "spell_glyph",
        when: "trigger",
        narrative:
          "Hostile creatures or harmful things it brings appear as near the intruder as they can and attack.",
      },
      {
        area: { shape: "sphere", radius: 5 },
        targets: { what: "creature", side: "enemies", chosen: true },
        lurks: true,
      },
    ],
  },
  {
    id: "haste",
    name: "Haste",
    srd: "Spell Descriptions, Haste",
    summary: "A willing creature acts and moves with great speed, then is spent for a turn.",
    level: 3,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["sorcerer", "wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a shaving of licorice root", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true, visible: true },
        effects: [
          {
            effects: [
              { kind: "stat", stat: "speed", change: "multiply", by: 2 },
              { kind: "stat", stat: "armor-class", change: "add", by: 2 },
              {
                kind: "roll",
                on: "save",
                by: "self",
                mode: "advantage",
                when: { ability: ["dex"] },
              },
              { kind: "extra-action", for: ["attack", "dash", "disengage", "hide", "use_object"] },
            ],
            duration: { kind: "source" },
          },
        ],
        next: [
          {
            when: "end",
            effects: [
              {
                name: "Haste's lethargy",
                effects: [
                  { kind: "cannot", what: "move" },
                  { kind: "cannot", what: "act" },
                ],
                duration: { kind: "turn", edge: "end", of: "target" },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "hypnotic-pattern",
    name: "Hypnotic Pattern",
    srd: "Spell Descriptions, Hypnotic Pattern",
    summary:
      "A weave of colors holds all who see it in a stupor until they are hurt or shaken awake.",
    level: 3,
    school: "illusion",
    ritual: false,
    concentration: true,
    classes: ["bard", "sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    area: { shape: "cube", side: 30 },
    components: {
      verbal: false,
      somatic: true,
      material: { what: "glowing incense or phosphorescent matter in crystal", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        area: { shape: "cube", side: 30 },
        targets: { what: "creature" },
        save: { ability: "wis", success: "none" },
        conditions: [
          { condition: "charmed", duration: { kind: "source" }, endsOn: ["damaged", "action"] },
          { condition: "incapacitated", duration: { kind: "source" }, with: "charmed" },
        ],
        effects: [
          {
            effects: [
              { kind: "stat", stat: "speed", change: "set", by: 0, when: { has: "charmed" } },
            ],
            duration: { kind: "source" },
            endsOn: ["damaged", "action"],
          },
        ],
      },
      { narrative: "Creatures that cannot see the pattern are not affected." },
    ],
  },
  {
    id: "lightning-bolt",
    name: "Lightning Bolt",
    srd: "Spell Descriptions, Lightning Bolt",
    summary: "A bolt of lightning strikes everyone in a long straight line.",
    level: 3,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    area: { shape: "line", length: 100, width: 5 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "fur and an amber, crystal or glass rod", consumed: false },
    },
    duration: { kind: "instantaneous" },
    steps: [
      {
        area: { shape: "line", length: 100, width: 5 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "8d6", type: "lightning", perSlot: "1d6" }],
      },
      { narrative: "Flammable objects in the line that nobody wears or carries catch fire." },
    ],
  },
  {
    id: "magic-circle",
    name: "Magic Circle",
    srd: "Spell Descriptions, Magic Circle",
    summary: "A circle of runes shuts certain kinds of beings out, or locks them in.",
    level: 3,
    school: "abjuration",
    ritual: false,
    concentration: false,
    classes: ["cleric", "paladin", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "feet", feet: 10 },
    area: { shape: "cylinder", radius: 10, height: 20 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "silver and iron powder, or holy water", costGp: 100, consumed: true },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    durationAtSlot: {
      "4": { duration: { kind: "time", amount: 2, unit: "hour" } },
      "5": { duration: { kind: "time", amount: 3, unit: "hour" } },
      "6": { duration: { kind: "time", amount: 4, unit: "hour" } },
      "7": { duration: { kind: "time", amount: 5, unit: "hour" } },
      "8": { duration: { kind: "time", amount: 6, unit: "hour" } },
      "9": { duration: { kind: "time", amount: 7, unit: "hour" } },
    },
    steps: [
      {
        area: { shape: "cylinder", radius: 10, height: 20 },
        targets: { what: "point", count: 1, visible: true },
        narrative:
          "Around a point of the ground. Pick at least one of the options; only the types picked are affected.",
      },
      {
        when: "trigger",
        targets: { what: "creature", types: ["celestial", "elemental", "fey", "fiend", "undead"] },
        save: { ability: "cha", success: "none" },
        narrative:
          "For the types picked, teleporting or travelling from another plane across its edge takes this save.",
      },
      {
        option: "celestials",
        area: { shape: "cylinder", radius: 10, height: 20 },
        targets: { what: "creature" },
        bars: { types: ["celestial"], ways: "in" },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "attack",
                by: "foe",
                mode: "disadvantage",
                when: { other: ["celestial"] },
              },
              { kind: "condition-immunity", condition: "charmed", when: { other: ["celestial"] } },
              {
                kind: "condition-immunity",
                condition: "frightened",
                when: { other: ["celestial"] },
              },
            ],
            duration: { kind: "source" },
            endsOn: ["out-of-range"],
          },
        ],
      },
      {
        option: "elementals",
        area: { shape: "cylinder", radius: 10, height: 20 },
        targets: { what: "creature" },
        bars: { types: ["elemental"], ways: "in" },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "attack",
                by: "foe",
                mode: "disadvantage",
                when: { other: ["elemental"] },
              },
              { kind: "condition-immunity", condition: "charmed", when: { other: ["elemental"] } },
              {
                kind: "condition-immunity",
                condition: "frightened",
                when: { other: ["elemental"] },
              },
            ],
            duration: { kind: "source" },
            endsOn: ["out-of-range"],
          },
        ],
      },
      {
        option: "fey",
        area: { shape: "cylinder", radius: 10, height: 20 },
        targets: { what: "creature" },
        bars: { types: ["fey"], ways: "in" },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "attack",
                by: "foe",
                mode: "disadvantage",
                when: { other: ["fey"] },
              },
              { kind: "condition-immunity", condition: "charmed", when: { other: ["fey"] } },
              { kind: "condition-immunity", condition: "frightened", when: { other: ["fey"] } },
            ],
            duration: { kind: "source" },
            endsOn: ["out-of-range"],
          },
        ],
      },
      {
        option: "fiends",
        area: { shape: "cylinder", radius: 10, height: 20 },
        targets: { what: "creature" },
        bars: { types: ["fiend"], ways: "in" },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "attack",
                by: "foe",
                mode: "disadvantage",
                when: { other: ["fiend"] },
              },
              { kind: "condition-immunity", condition: "charmed", when: { other: ["fiend"] } },
              { kind: "condition-immunity", condition: "frightened", when: { other: ["fiend"] } },
            ],
            duration: { kind: "source" },
            endsOn: ["out-of-range"],
          },
        ],
      },
      {
        option: "undead",
        area: { shape: "cylinder", radius: 10, height: 20 },
        targets: { what: "creature" },
        bars: { types: ["undead"], ways: "in" },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "attack",
                by: "foe",
                mode: "disadvantage",
                when: { other: ["undead"] },
              },
              { kind: "condition-immunity", condition: "charmed", when: { other: ["undead"] } },
              { kind: "condition-immunity", condition: "frightened", when: { other: ["undead"] } },
            ],
            duration: { kind: "source" },
            endsOn: ["out-of-range"],
          },
        ],
      },
      {
        option: "celestials_inside",
        area: { shape: "cylinder", radius: 10, height: 20 },
        bars: { types: ["celestial"], ways: "out" },
      },
      {
        option: "elementals_inside",
        area: { shape: "cylinder", radius: 10, height: 20 },
        bars: { types: ["elemental"], ways: "out" },
      },
      {
        option: "fey_inside",
        area: { shape: "cylinder", radius: 10, height: 20 },
        bars: { types: ["fey"], ways: "out" },
      },
      {
        option: "fiends_inside",
        area: { shape: "cylinder", radius: 10, height: 20 },
        bars: { types: ["fiend"], ways: "out" },
      },
      {
        option: "undead_inside",
        area: { shape: "cylinder", radius: 10, height: 20 },
        bars: { types: ["undead"], ways: "out" },
      },
      { narrative: "Nor can beings of the types picked possess anyone inside." },
      {
        narrative: "Reversed, with the types picked inside, those outside are protected from them.",
      },
    ],
  },
  {
    id: "major-image",
    name: "Major Image",
    srd: "Spell Descriptions, Major Image",
    summary:
      "An illusion that can be seen, heard, smelled and felt as warmth deceives until examined.",
    level: 3,
    school: "illusion",
    ritual: false,
    concentration: true,
    classes: ["bard", "sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    area: { shape: "cube", side: 20 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a bit of fleece", consumed: false },
    },
    duration: { kind: "time", amount: 10, unit: "minute" },
    durationAtSlot: { "6": { duration: { kind: "until-dispelled" }, concentration: false } },
    steps: [
      {
        area: { shape: "cube", side: 20 },
        targets: { what: "point", visible: true },
        narrative:
          "The image of a thing, creature or phenomenon that fits the cube, true to life in sound, smell and warmth.",
      },
      {
        narrative:
          "It is never so hot, cold, loud or foul as to deal damage, deafen or sicken anyone.",
      },
      {
        when: "sustain",
        economy: "action",
        narrative:
          "With the illusion in range, move it anywhere in range, changing its look to suit; it may also make various sounds, even converse.",
      },
      {
        check: { ability: "int", skill: "investigation" },
        narrative:
          "Whoever spends an action to study it and meets your spell save DC knows it for an illusion. Touch gives it away without a check.",
      },
      { narrative: "To those who know, it is see-through and its sounds and smells are faint." },
    ],
  },
  {
    id: "mass-healing-word",
    name: "Mass Healing Word",
    srd: "Spell Descriptions, Mass Healing Word",
    summary: "Words of restoration heal up to six creatures at once.",
    level: 3,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["cleric"],
    subclasses: [],
    castingTime: { amount: 1, unit: "bonus-action" },
    range: { kind: "feet", feet: 60 },
    components: { verbal: true, somatic: false },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: {
          what: "creature",
          count: 6,
          chosen: true,
          visible: true,
          except: ["undead", "construct"],
        },
        healing: [{ roll: "1d4", ability: true, perSlot: "1d4" }],
      },
    ],
  },
  {
    id: "meld-into-stone",
    name: "Meld into Stone",
    srd: "Spell Descriptions, Meld Into Stone",
    summary: "Its caster steps into stone and hides there, safe unless the stone itself is broken.",
    level: 3,
    school: "transmutation",
    ritual: true,
    concentration: false,
    classes: ["cleric", "druid"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 8, unit: "hour" },
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
                mode: "disadvantage",
                when: { all: [{ skill: ["perception"] }, { relies: "hearing" }] },
              },
              { kind: "cannot", what: "move" },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "Part of your movement takes you, with your gear, into stone within reach and big enough for your whole body; only magic can detect you.",
      },
      {
        narrative:
          "Inside you see nothing of the world without, sense time passing and may cast spells on yourself.",
      },
      {
        narrative:
          "Your movement can take you out again, only where you went in; that ends the spell.",
      },
      { narrative: "Slight damage to the stone does nothing to you." },
      {
        when: "trigger",
        targets: { what: "self" },
        damage: [{ roll: "6d6", type: "bludgeoning" }],
        conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
        narrative:
          "Stone partly destroyed, or reshaped so that you no longer fit, casts you out into the nearest free space to your entry.",
      },
      {
        when: "trigger",
        targets: { what: "self" },
        damage: [{ roll: "50", type: "bludgeoning" }],
        conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
        narrative:
          "Stone wholly destroyed or turned into another substance casts you out likewise.",
      },
    ],
  },
  {
    id: "nondetection",
    name: "Nondetection",
    srd: "Spell Descriptions, Nondetection",
    summary: "A creature, object or place is hidden from divination and from scrying eyes.",
    level: 3,
    school: "abjuration",
    ritual: false,
    concentration: false,
    classes: ["bard", "ranger", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a pinch of diamond dust", costGp: 25, consumed: true },
    },
    duration: { kind: "time", amount: 8, unit: "hour" },
    steps: [
      {
        targets: { what: "creature-or-object", count: 1, willing: true },
        effects: [{ effects: [{ kind: "hidden-from-divination" }], duration: { kind: "source" } }],
        narrative: "A place or object may measure 10 feet each way.",
      },
    ],
  },
  {
    id: "phantom-steed",
    name: "Phantom Steed",
    srd: "Spell Descriptions, Phantom Steed",
    summary:
      "A swift phantom horse, saddled and bridled, carries a rider until something hurts it.",
    level: 3,
    school: "illusion",
    ritual: true,
    concentration: false,
    classes: ["wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "feet", feet: 30 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "hour" },
    dismiss: "action",
    steps: [
      {
        targets: { what: "point", count: 1 },
        summons: { creatures: ["riding-horse"], count: 1 },
        narrative:
          "The Large steed, of any look you like, carries you or a rider you name. Its tack is gone if taken over 10 feet from it.",
      },
      {
        targets: { what: "creature", count: 1 },
        effects: [
          {
            effects: [{ kind: "stat", stat: "speed-walk", change: "set", by: 100 }],
            duration: { kind: "source" },
          },
        ],
        narrative: "Only the steed itself, which covers 10 miles an hour, 13 at a fast pace.",
      },
      {
        narrative:
          "Any damage to the steed ends the spell. When it ends the steed fades, leaving 1 minute to dismount.",
      },
    ],
  },
  {
    id: "plant-growth",
    name: "Plant Growth",
    srd: "Spell Descriptions, Plant Growth",
    summary: "Plants grow into a thicket that bogs down all movement, or yield double for a year.",
    level: 3,
    school: "transmutation",
    ritual: false,
    concentration: false,
    classes: ["bard", "druid", "ranger"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 150 },
    area: { shape: "sphere", radius: 100 },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      {
        option: "overgrown",
        area: { shape: "sphere", radius: 100 },
        targets: { what: "creature" },
        effects: [
          { effects: [{ kind: "movement-cost", extra: 3 }], duration: { kind: "special" } },
        ],
        narrative:
          "Cast as an action: ordinary plants grow rank for good. Parts of the area, of whatever size, may be left out.",
      },
      {
        option: "enriched",
        area: { shape: "sphere", radius: 2640 },
        targets: { what: "plant" },
        narrative:
          "Cast over 8 hours: for 1 year the plants within half a mile give double the harvest.",
      },
    ],
  },
  {
    id: "protection-from-energy",
    name: "Protection from Energy",
    srd: "Spell Descriptions, Protection From Energy",
    summary: "A willing creature withstands half the harm of one kind of energy or element.",
    level: 3,
    school: "abjuration",
    ritual: false,
    concentration: true,
    classes: ["cleric", "druid", "ranger", "sorcerer", "wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        option: "acid",
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["acid"] }],
            duration: { kind: "source" },
          },
        ],
      },
      {
        option: "cold",
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
            duration: { kind: "source" },
          },
        ],
      },
      {
        option: "fire",
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
            duration: { kind: "source" },
          },
        ],
      },
      {
        option: "lightning",
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["lightning"] }],
            duration: { kind: "source" },
          },
        ],
      },
      {
        option: "thunder",
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["thunder"] }],
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  {
    id: "remove-curse",
    name: "Remove Curse",
    srd: "Spell Descriptions, Remove Curse",
    summary:
      "A touch lifts all curses from a creature or object, or frees the owner of a cursed item.",
    level: 3,
    school: "abjuration",
    ritual: false,
    concentration: false,
    classes: ["cleric", "paladin", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      { targets: { what: "creature-or-object", count: 1 }, ends: ["curse"] },
      {
        narrative:
          "A cursed magic item stays cursed, but its owner's attunement is broken and it can be taken off or thrown away.",
      },
    ],
  },
  {
    id: "revivify",
    name: "Revivify",
    srd: "Spell Descriptions, Revivify",
    summary: "A creature that died within the past minute lives again, if barely.",
    level: 3,
    school: "necromancy",
    ritual: false,
    concentration: false,
    classes: ["cleric", "paladin"],
    subclasses: ["life-domain"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "diamonds", costGp: 300, consumed: true },
    },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "corpse", count: 1, deadFor: { amount: 1, unit: "minute" } },
        healing: [{ roll: "1" }],
        narrative: "It must not have died of old age. Missing body parts stay missing.",
      },
    ],
  },
  {
    id: "sending",
    name: "Sending",
    srd: "Spell Descriptions, Sending",
    summary: "A short message reaches someone you know anywhere, and may be answered at once.",
    level: 3,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["bard", "cleric", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "unlimited" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a short copper wire", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "round" },
    steps: [
      {
        targets: { what: "creature", count: 1 },
        narrative:
          "Someone familiar to you hears up to 25 words in mind, knows you as the sender if acquainted, and may reply at once in kind.",
      },
      { narrative: "Any distance or plane will do. Intelligence 1 suffices to grasp the sense." },
      { percent: 5, narrative: "Only to another plane than yours: the message is lost." },
    ],
  },
  {
    id: "sleet-storm",
    name: "Sleet Storm",
    srd: "Spell Descriptions, Sleet Storm",
    summary:
      "Freezing sleet blinds the view, ices the ground, fells creatures and breaks concentration.",
    level: 3,
    school: "conjuration",
    ritual: false,
    concentration: true,
    classes: ["druid", "sorcerer", "wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 150 },
    area: { shape: "cylinder", radius: 40, height: 20 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "dust and drops of water", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        area: { shape: "cylinder", radius: 40, height: 20 },
        obscures: "heavily",
        terrain: "difficult",
        ground: true,
        narrative: "Open flames there go out.",
      },
      {
        when: ["enter", "turn-start"],
        area: { shape: "cylinder", radius: 40, height: 20 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "none" },
        conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
      },
      {
        when: ["enter", "turn-start"],
        area: { shape: "cylinder", radius: 40, height: 20 },
        targets: { what: "creature" },
        save: { ability: "con", success: "none" },
        breaksConcentration: true,
      },
    ],
  },
  {
    id: "slow",
    name: "Slow",
    srd: "Spell Descriptions, Slow",
    summary: "Time drags for up to six creatures, which move, act and defend themselves badly.",
    level: 3,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["sorcerer", "wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    area: { shape: "cube", side: 40 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a drop of molasses", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        area: { shape: "cube", side: 40 },
        targets: { what: "creature", count: 6, chosen: true },
        save: { ability: "wis", success: "none" },
        effects: [
          {
            effects: [
              { kind: "stat", stat: "speed", change: "multiply", by: 0.5 },
              { kind: "stat", stat: "armor-class", change: "add", by: -2 },
              { kind: "roll", on: "save", by: "self", bonus: -2, when: { ability: ["dex"] } },
              { kind: "cannot", what: "react" },
              { kind: "cannot", what: "act-and-bonus" },
              { kind: "cannot", what: "attack-twice" },
            ],
            duration: { kind: "source" },
            repeat: "turn-end",
          },
        ],
        next: [
          {
            when: "trigger",
            percent: 50,
            narrative:
              "On casting a spell of 1 action, with 11 or more on a d20: the spell comes a turn late and takes that turn's action too, else it is lost.",
          },
        ],
      },
    ],
  },
  {
    id: "speak-with-dead",
    name: "Speak with Dead",
    srd: "Spell Descriptions, Speak with Dead",
    summary: "A corpse that still has a mouth answers five questions with what it knew in life.",
    level: 3,
    school: "necromancy",
    ritual: false,
    concentration: false,
    classes: ["bard", "cleric"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 10 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "burning incense", consumed: false },
    },
    duration: { kind: "time", amount: 10, unit: "minute" },
    steps: [
      {
        targets: { what: "corpse", count: 1, except: ["undead"] },
        narrative:
          "It needs a mouth, and fails on a corpse that this spell was cast on in the past 10 days.",
      },
      {
        narrative:
          "It answers up to 5 questions, mostly in brief or riddling or repeated phrases, and may lie if you are hostile or known as an enemy.",
      },
      {
        narrative:
          "It has only the knowledge and tongues of its lifetime, nothing of later events, learns nothing new and cannot guess at what will come.",
      },
    ],
  },
  {
    id: "speak-with-plants",
    name: "Speak with Plants",
    srd: "Spell Descriptions, Speak with Plants",
    summary: "Plants around you wake, tell what they noticed and clear or close the way.",
    level: 3,
    school: "transmutation",
    ritual: false,
    concentration: false,
    classes: ["bard", "druid", "ranger"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    area: { shape: "sphere", radius: 30 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 10, unit: "minute" },
    steps: [
      {
        area: { shape: "sphere", radius: 30 },
        targets: { what: "plant" },
        narrative:
          "They obey simple commands and tell of the past day here: who came by, the weather and so on. They move limbs but cannot walk.",
      },
      {
        option: "ordinary_terrain",
        area: { shape: "sphere", radius: 30 },
        narrative: "Growth that makes difficult terrain gives way for the duration.",
      },
      {
        option: "difficult_terrain",
        area: { shape: "sphere", radius: 30 },
        terrain: "difficult",
        narrative: "Only ground with plants on it.",
      },
      {
        targets: { what: "creature", types: ["plant"] },
        narrative: "You and they understand each other, but it gives no power over them.",
      },
      {
        when: "trigger",
        targets: { what: "creature", has: ["restrained"] },
        ends: ["restrained"],
        narrative: "Only from the grip of plants that Entangle made, if you so wish.",
      },
      { narrative: "The game master may let plants do other tasks." },
    ],
  },
  {
    id: "spirit-guardians",
    name: "Spirit Guardians",
    srd: "Spell Descriptions, Spirit Guardians",
    summary: "Spirits circle you, slow your enemies and tear at those who come or stay near.",
    level: 3,
    school: "conjuration",
    ritual: false,
    concentration: true,
    classes: ["cleric"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    area: { shape: "sphere", radius: 15 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a holy symbol", consumed: false },
    },
    duration: { kind: "time", amount: 10, unit: "minute" },
    steps: [
      {
        area: { shape: "sphere", radius: 15 },
        aura: true,
        targets: { what: "creature", chosen: true },
        effects: [
          {
            effects: [{ kind: "stat", stat: "speed", change: "multiply", by: 0.5 }],
            duration: { kind: "source" },
            endsOn: ["out-of-range"],
          },
        ],
        narrative: "Creatures that you saw and exempted at casting are not affected at all.",
      },
      {
        when: ["enter", "turn-start"],
        area: { shape: "sphere", radius: 15 },
        aura: true,
        targets: { what: "creature", chosen: true },
        save: { ability: "wis", success: "half" },
        damage: [
          { roll: "3d8", type: ["radiant", "necrotic"], ofEvil: "necrotic", perSlot: "1d8" },
        ],
      },
      {
        narrative:
          "Good or neutral casters deal radiant damage, with angelic or fey spirits; evil ones necrotic, with fiendish.",
      },
    ],
  },
  {
    id: "stinking-cloud",
    name: "Stinking Cloud",
    srd: "Spell Descriptions, Stinking Cloud",
    summary: "A cloud of foul gas hides what is in it and makes those inside waste their actions.",
    level: 3,
    school: "conjuration",
    ritual: false,
    concentration: true,
    classes: ["bard", "sorcerer", "wizard"],
    subclasses: ["circle-of-the-land", "the-fiend"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 90 },
    area: { shape: "sphere", radius: 20 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a rotten egg or skunk cabbage", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        area: { shape: "sphere", radius: 20 },
        targets: { what: "point", count: 1 },
        obscures: "heavily",
        spreads: true,
        narrative: "The gas reaches round corners.",
      },
      {
        when: "turn-start",
        area: { shape: "sphere", radius: 20 },
        targets: { what: "creature" },
        save: { ability: "con", success: "none" },
        effects: [
          {
            effects: [{ kind: "cannot", what: "act" }],
            duration: { kind: "turn", edge: "end", of: "current" },
          },
        ],
        narrative: "It retches away this turn's action.",
      },
      {
        narrative:
          "Only those wholly in the cloud save, as against poison; whoever needs no breath or is immune to poison succeeds without a roll.",
      },
      {
        narrative:
          "Wind of 10 miles an hour or more clears the gas in 4 rounds, of 20 or more in 1 round.",
      },
    ],
  },
  {
    id: "tiny-hut",
    name: "Tiny Hut",
    srd: "Spell Descriptions, Tiny Hut",
    summary:
      "A still dome of force shelters you and up to nine others from weather, magic and foes.",
    level: 3,
    school: "evocation",
    ritual: true,
    concentration: false,
    classes: ["bard", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "self" },
    area: { shape: "sphere", radius: 10 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a small crystal bead", consumed: false },
    },
    duration: { kind: "time", amount: 8, unit: "hour" },
    steps: [
      {
        area: { shape: "sphere", radius: 10 },
        blocks: ["effects"],
        bars: { ways: "both", insiders: true },
        narrative:
          "It holds you and up to 9 creatures of at most Medium size, failing if there are more or bigger ones. It ends when you step out.",
      },
      {
        narrative:
          "Inside it is dry and pleasant in any weather, and dim or dark at your word. From without it is opaque, in your choice of color; from within, clear.",
      },
    ],
  },
  {
    id: "tongues",
    name: "Tongues",
    srd: "Spell Descriptions, Tongues",
    summary:
      "One creature understands every spoken language, and is understood by all who hear it.",
    level: 3,
    school: "divination",
    ritual: false,
    concentration: false,
    classes: ["bard", "cleric", "sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: false,
      material: { what: "a little clay ziggurat", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        targets: { what: "creature", count: 1 },
        effects: [{ effects: [], duration: { kind: "source" } }],
        narrative:
          "It understands all speech it hears, and its own is clear to every hearer that has a language.",
      },
    ],
  },
  {
    id: "vampiric-touch",
    name: "Vampiric Touch",
    srd: "Spell Descriptions, Vampiric Touch",
    summary: "A shadowy hand drains life from those it strikes and heals you for half the harm.",
    level: 3,
    school: "necromancy",
    ritual: false,
    concentration: true,
    classes: ["warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "creature", count: 1 },
        attack: { kind: "melee", with: "spell" },
        damage: [{ roll: "3d6", type: "necrotic", perSlot: "1d6" }],
        narrative: "The touch goes as far as your own reach.",
        next: [{ targets: { what: "self" }, healing: [{ roll: "0", shareOfDamage: 0.5 }] }],
      },
    ],
  },
  {
    id: "water-breathing",
    name: "Water Breathing",
    srd: "Spell Descriptions, Water Breathing",
    summary: "Up to ten willing creatures breathe water as readily as air for a day.",
    level: 3,
    school: "transmutation",
    ritual: true,
    concentration: false,
    classes: ["druid", "ranger", "sorcerer", "wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a short reed or straw", consumed: false },
    },
    duration: { kind: "time", amount: 24, unit: "hour" },
    steps: [
      {
        targets: { what: "creature", count: 10, willing: true, visible: true },
        effects: [{ effects: [], duration: { kind: "source" } }],
        narrative: "Each can breathe under water, and still breathes as it did before.",
      },
    ],
  },
  {
    id: "water-walk",
    name: "Water Walk",
    srd: "Spell Descriptions, Water Walk",
    summary: "Up to ten willing creatures walk on water, mud or even lava as if on firm ground.",
    level: 3,
    school: "transmutation",
    ritual: true,
    concentration: false,
    classes: ["cleric", "druid", "ranger", "sorcerer"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a bit of cork", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        targets: { what: "creature", count: 10, willing: true, visible: true },
        effects: [
          { effects: [{ kind: "unhindered", by: "swimming" }], duration: { kind: "source" } },
        ],
        narrative:
          "All liquids, snow and quicksand too, bear each target safely, though lava's heat still deals its damage.",
      },
      { narrative: "A target immersed in liquid is lifted 60 feet a round until it is on top." },
    ],
  },
  {
    id: "wind-wall",
    name: "Wind Wall",
    srd: "Spell Descriptions, Wind Wall",
    summary: "A wall of wind batters those in it and turns aside arrows, gases and small fliers.",
    level: 3,
    school: "evocation",
    ritual: false,
    concentration: true,
    classes: ["druid", "ranger"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    area: { shape: "wall", length: 50, height: 15, thickness: 1 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a tiny fan and an exotic feather", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        area: { shape: "wall", length: 50, height: 15, thickness: 1 },
        blocks: ["missiles"],
        targets: { what: "creature" },
        save: { ability: "str", success: "half" },
        damage: [{ roll: "3d8", type: "bludgeoning" }],
      },
      {
        narrative:
          "Only as it appears does the wall do damage. It may have any course that is unbroken along the ground.",
      },
      { narrative: "Giants' boulders, siege missiles and such are not turned aside." },
      {
        narrative:
          "Gas, fog and smoke, gaseous creatures, and fliers or flying objects of at most Small size cannot pass; loose light things are whirled up.",
      },
    ],
  },
]);
