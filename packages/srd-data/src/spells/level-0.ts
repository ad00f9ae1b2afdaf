// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Spell } from "./types.js";

/** Cantrips, in order of id. */
export const level0: readonly Spell[] = Object.freeze<Spell[]>([
  {
    id: "acid-splash",
    name: "Acid Splash",
    srd: "Spell Descriptions, Acid Splash",
    summary: "A bubble of acid splashes one creature, or two that stand side by side.",
    level: 0,
    school: "conjuration",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "creature", count: 2, within: 5 },
        save: { ability: "dex", success: "none" },
        damage: [{ roll: "1d6", type: "acid", atLevel: { "5": "2d6", "11": "3d6", "17": "4d6" } }],
      },
    ],
  },
  {
    id: "chill-touch",
    name: "Chill Touch",
    srd: "Spell Descriptions, Chill Touch",
    summary:
      "A ghostly hand saps its target, keeps it from healing and hampers undead against you.",
    level: 0,
    school: "necromancy",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "round" },
    steps: [
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "ranged", with: "spell" },
        damage: [
          { roll: "1d8", type: "necrotic", atLevel: { "5": "2d8", "11": "3d8", "17": "4d8" } },
        ],
        effects: [
          {
            effects: [{ kind: "cannot", what: "heal" }],
            duration: { kind: "turn", edge: "start", of: "source" },
          },
        ],
        next: [
          {
            targets: { what: "creature", types: ["undead"] },
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
                duration: { kind: "turn", edge: "end", of: "source" },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "dancing-lights",
    name: "Dancing Lights",
    srd: "Spell Descriptions, Dancing Lights",
    summary: "Up to four floating lights, or one glowing figure, drift where you send them.",
    level: 0,
    school: "evocation",
    ritual: false,
    concentration: true,
    classes: ["bard", "sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "phosphorus, wychwood or a glowworm", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        targets: { what: "point", count: 4 },
        light: { bright: 0, dim: 10 },
        narrative:
          "Hovering torches, lanterns or orbs appear, or all four join in one Medium humanoid glow that gives as much light.",
      },
      {
        narrative:
          "Every light stays within 20 feet of another and goes out beyond the spell's range.",
      },
      {
        when: "sustain",
        economy: "bonus-action",
        shifts: { feet: 60, to: "any" },
        narrative: "The lights move up to 60 feet, within the spell's range.",
      },
    ],
  },
  {
    id: "druidcraft",
    name: "Druidcraft",
    srd: "Spell Descriptions, Druidcraft",
    summary: "A small wonder of nature: a weather sign, a flower, a harmless sensation or a flame.",
    level: 0,
    school: "transmutation",
    ritual: false,
    concentration: false,
    classes: ["druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    area: { shape: "cube", side: 5 },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      {
        option: "predict_weather",
        narrative:
          "A tiny harmless sign, such as falling snowflakes, tells for 1 round the local weather of the next 24 hours.",
      },
      { option: "bloom", narrative: "A flower, seed pod or leaf bud opens at once." },
      {
        option: "sensory_effect",
        area: { shape: "cube", side: 5 },
        narrative:
          "Something harmless is sensed for an instant: leaves, a breeze, an animal's noise, a smell.",
      },
      {
        option: "light_or_snuff_out",
        narrative: "One candle, torch or small campfire is lit or put out.",
      },
    ],
  },
  {
    id: "eldritch-blast",
    name: "Eldritch Blast",
    srd: "Spell Descriptions, Eldritch Blast",
    summary: "A beam of crackling energy, and more of them as its caster gains levels.",
    level: 0,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["warlock"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: {
          what: "creature",
          count: 1,
          atLevel: { "5": 2, "11": 3, "17": 4 },
          repeat: true,
        },
        attack: { kind: "ranged", with: "spell" },
        damage: [{ roll: "1d10", type: "force" }],
      },
    ],
  },
  {
    id: "fire-bolt",
    name: "Fire Bolt",
    srd: "Spell Descriptions, Fire Bolt",
    summary: "A mote of fire burns a creature or object and sets loose flammable things alight.",
    level: 0,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "creature-or-object", count: 1 },
        attack: { kind: "ranged", with: "spell" },
        damage: [
          { roll: "1d10", type: "fire", atLevel: { "5": "2d10", "11": "3d10", "17": "4d10" } },
        ],
        narrative: "A flammable object that nobody wears or carries catches fire.",
      },
    ],
  },
  {
    id: "guidance",
    name: "Guidance",
    srd: "Spell Descriptions, Guidance",
    summary: "A touched ally may add a d4 to a single ability check when it likes.",
    level: 0,
    school: "divination",
    ritual: false,
    concentration: true,
    classes: ["cleric", "druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [{ kind: "roll", on: "check", by: "self", bonus: "1d4" }],
            duration: { kind: "source" },
            endsOn: ["used"],
          },
        ],
        narrative:
          "The target chooses the check and rolls the die before or after the d20; that ends the spell.",
      },
    ],
  },
  {
    id: "light",
    name: "Light",
    srd: "Spell Descriptions, Light",
    summary:
      "A touched object glows as bright as a torch, in any colour, until covered or dismissed.",
    level: 0,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["bard", "cleric", "sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: false,
      material: { what: "a firefly or glowing moss", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    dismiss: "action",
    steps: [
      {
        option: "object",
        targets: { what: "object", count: 1 },
        light: { bright: 20, dim: 20 },
        narrative: "An object of at most 10 feet each way, not on a hostile creature; any colour.",
      },
      {
        option: "held_or_worn_object",
        targets: { what: "object", count: 1 },
        save: { ability: "dex", success: "none" },
        light: { bright: 20, dim: 20 },
        narrative:
          "An object of that size which a hostile creature wears or holds, and for which that creature saves; any colour.",
      },
      {
        narrative:
          "An opaque cover hides the light. Another casting, or an action to dismiss it, ends the spell.",
      },
    ],
  },
  {
    id: "mage-hand",
    name: "Mage Hand",
    srd: "Spell Descriptions, Mage Hand",
    summary: "A spectral hand fetches, opens, stows and pours at your command.",
    level: 0,
    school: "conjuration",
    ritual: false,
    concentration: false,
    classes: ["bard", "sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "minute" },
    dismiss: "action",
    steps: [
      { targets: { what: "point", count: 1 }, narrative: "A floating spectral hand appears." },
      {
        when: "sustain",
        economy: "action",
        narrative:
          "The hand moves up to 30 feet and handles an object, opens what is unlocked, puts in or takes out an item, or empties a vial.",
      },
      { narrative: "It attacks nothing, activates no magic item and bears at most 10 pounds." },
      {
        narrative:
          "It vanishes when over 30 feet from you, at another casting, or when an action dismisses it.",
      },
    ],
  },
  {
    id: "mending",
    name: "Mending",
    srd: "Spell Descriptions, Mending",
    summary: "A break or tear in a touched object closes without leaving a trace.",
    level: 0,
    school: "transmutation",
    ritual: false,
    concentration: false,
    classes: ["bard", "cleric", "druid", "sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "two lodestones", consumed: false },
    },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "object", count: 1 },
        narrative:
          "One break or tear of at most 1 foot each way is repaired, even in a construct or magic item, whose magic stays lost.",
      },
    ],
  },
  {
    id: "message",
    name: "Message",
    srd: "Spell Descriptions, Message",
    summary: "A whisper reaches one creature alone, which can whisper back to you.",
    level: 0,
    school: "transmutation",
    ritual: false,
    concentration: false,
    classes: ["bard", "sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a bit of copper wire", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "round" },
    steps: [
      {
        targets: { what: "creature", count: 1 },
        narrative: "Only the target hears your whisper, and only you hear its whispered answer.",
      },
      {
        narrative:
          "It goes round corners, and through a solid barrier if you know the target and know that it is behind it.",
      },
      {
        narrative:
          "What stops it: magical silence, stone 1 foot thick, common metal of 1 inch, any sheet of lead, wood 3 feet thick.",
      },
    ],
  },
  {
    id: "minor-illusion",
    name: "Minor Illusion",
    srd: "Spell Descriptions, Minor Illusion",
    summary:
      "An illusory sound, or the still image of an object, deceives those who don't examine it.",
    level: 0,
    school: "illusion",
    ritual: false,
    concentration: false,
    classes: ["bard", "sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    area: { shape: "cube", side: 5 },
    components: {
      verbal: false,
      somatic: true,
      material: { what: "a bit of fleece", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    dismiss: "action",
    steps: [
      {
        option: "sound",
        narrative:
          "Any sound, from whisper to scream, goes on for the whole duration or comes at moments that you choose.",
      },
      {
        option: "image",
        area: { shape: "cube", side: 5 },
        narrative:
          "The image of an object, at most this large, for the eye alone and giving no light. Touch passes through and gives it away.",
      },
      {
        check: { ability: "int", skill: "investigation" },
        narrative:
          "A creature that takes an action to study it knows the illusion if it meets the spell save DC, and then finds it faint.",
      },
      { narrative: "Another casting, or an action to dismiss it, ends the illusion." },
    ],
  },
  {
    id: "poison-spray",
    name: "Poison Spray",
    srd: "Spell Descriptions, Poison Spray",
    summary: "A puff of poisonous gas burns the lungs of one nearby creature.",
    level: 0,
    school: "conjuration",
    ritual: false,
    concentration: false,
    classes: ["druid", "sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 10 },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true },
        save: { ability: "con", success: "none" },
        damage: [
          { roll: "1d12", type: "poison", atLevel: { "5": "2d12", "11": "3d12", "17": "4d12" } },
        ],
      },
    ],
  },
  {
    id: "prestidigitation",
    name: "Prestidigitation",
    srd: "Spell Descriptions, Prestidigitation",
    summary: "One of many small tricks: clean, flavour, mark, light a candle or show a trinket.",
    level: 0,
    school: "transmutation",
    ritual: false,
    concentration: false,
    classes: ["bard", "sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 10 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "hour" },
    dismiss: "action",
    steps: [
      {
        option: "sensory_effect",
        narrative:
          "Something harmless is sensed for an instant: sparks, a breeze, soft music, a strange smell.",
      },
      {
        option: "light_or_snuff_out",
        narrative: "One candle, torch or small campfire is lit or put out at once.",
      },
      {
        option: "clean_or_soil",
        narrative: "An object of at most 1 cubic foot turns clean or dirty at once.",
      },
      {
        option: "chill_warm_or_flavor",
        narrative:
          "For 1 hour, lifeless material of at most 1 cubic foot is cooler, warmer or tastes otherwise.",
      },
      {
        option: "mark",
        narrative: "For 1 hour, a colour, little mark or symbol shows on a surface or object.",
      },
      {
        option: "trinket",
        narrative:
          "A nonmagical trinket or an illusion, small enough for your hand, exists until your next turn ends.",
      },
      {
        narrative:
          "With several castings, at most three lasting tricks run together; an action dismisses one.",
      },
    ],
  },
  {
    id: "produce-flame",
    name: "Produce Flame",
    srd: "Spell Descriptions, Produce Flame",
    summary: "A flame in your palm gives light and can be thrown at a creature.",
    level: 0,
    school: "conjuration",
    ritual: false,
    concentration: false,
    classes: ["druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 10, unit: "minute" },
    dismiss: "action",
    steps: [
      {
        targets: { what: "self" },
        light: { bright: 10, dim: 10 },
        narrative: "The flame in your hand burns neither you nor your gear.",
      },
      {
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "creature", count: 1, range: 30, optional: true },
        attack: { kind: "ranged", with: "spell" },
        damage: [{ roll: "1d8", type: "fire", atLevel: { "5": "2d8", "11": "3d8", "17": "4d8" } }],
        spendsSpell: true,
      },
    ],
  },
  {
    id: "ray-of-frost",
    name: "Ray of Frost",
    srd: "Spell Descriptions, Ray of Frost",
    summary: "A frigid beam chills a creature and slows it for a round.",
    level: 0,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "ranged", with: "spell" },
        damage: [{ roll: "1d8", type: "cold", atLevel: { "5": "2d8", "11": "3d8", "17": "4d8" } }],
        effects: [
          {
            effects: [{ kind: "stat", stat: "speed", change: "add", by: -10 }],
            duration: { kind: "turn", edge: "start", of: "source" },
          },
        ],
      },
    ],
  },
  {
    id: "resistance",
    name: "Resistance",
    srd: "Spell Descriptions, Resistance",
    summary: "A touched ally may add a d4 to a single saving throw when it likes.",
    level: 0,
    school: "abjuration",
    ritual: false,
    concentration: true,
    classes: ["cleric", "druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a tiny cloak", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [{ kind: "roll", on: "save", by: "self", bonus: "1d4" }],
            duration: { kind: "source" },
            endsOn: ["used"],
          },
        ],
        narrative:
          "The target chooses the save and rolls the die before or after the d20; that ends the spell.",
      },
    ],
  },
  {
    id: "sacred-flame",
    name: "Sacred Flame",
    srd: "Spell Descriptions, Sacred Flame",
    summary: "Radiance falls like fire on a creature that you see, whatever cover it has.",
    level: 0,
    school: "evocation",
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
        save: { ability: "dex", success: "none" },
        damage: [
          { roll: "1d8", type: "radiant", atLevel: { "5": "2d8", "11": "3d8", "17": "4d8" } },
        ],
      },
      { narrative: "Cover gives no bonus to the save." },
    ],
  },
  {
    id: "shillelagh",
    name: "Shillelagh",
    srd: "Spell Descriptions, Shillelagh",
    summary:
      "A club or staff in your hand turns magical and strikes with your spellcasting ability.",
    level: 0,
    school: "transmutation",
    ritual: false,
    concentration: false,
    classes: ["druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "bonus-action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "mistletoe, shamrock leaf, club or quarterstaff", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        targets: { what: "object", count: 1 },
        effects: [
          {
            effects: [
              {
                kind: "weapon-ability",
                ability: "spellcasting",
                die: "1d8",
                when: { all: [{ with: "this-item" }, { attack: "melee" }] },
              },
              { kind: "magical-attacks", when: { with: "this-item" } },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative: "A club or quarterstaff in your hand.",
      },
      { narrative: "Another casting, or letting the weapon go, ends the spell." },
    ],
  },
  {
    id: "shocking-grasp",
    name: "Shocking Grasp",
    srd: "Spell Descriptions, Shocking Grasp",
    summary: "A shock from your hand burns a creature and takes its reactions for a while.",
    level: 0,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      { narrative: "The attack roll has advantage against a target in metal armour." },
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "melee", with: "spell" },
        damage: [
          { roll: "1d8", type: "lightning", atLevel: { "5": "2d8", "11": "3d8", "17": "4d8" } },
        ],
        effects: [
          {
            effects: [{ kind: "cannot", what: "react" }],
            duration: { kind: "turn", edge: "start", of: "target" },
          },
        ],
      },
    ],
  },
  {
    id: "spare-the-dying",
    name: "Spare the Dying",
    srd: "Spell Descriptions, Spare the Dying",
    summary: "A touch keeps a creature at 0 hit points from dying.",
    level: 0,
    school: "necromancy",
    ritual: false,
    concentration: false,
    classes: ["cleric"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "creature", count: 1, except: ["undead", "construct"] },
        hitPoints: { atMost: 0 },
        stabilizes: true,
        narrative: "Only a living creature.",
      },
    ],
  },
  {
    id: "thaumaturgy",
    name: "Thaumaturgy",
    srd: "Spell Descriptions, Thaumaturgy",
    summary:
      "A sign of divine power: a booming voice, flickering flames, tremors or a slammed door.",
    level: 0,
    school: "transmutation",
    ritual: false,
    concentration: false,
    classes: ["cleric"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: { verbal: true, somatic: false },
    duration: { kind: "time", amount: 1, unit: "minute" },
    dismiss: "action",
    steps: [
      { option: "voice", narrative: "For 1 minute your voice is as much as three times louder." },
      {
        option: "flames",
        narrative: "For 1 minute flames flicker, grow brighter or dimmer, or take another colour.",
      },
      { option: "tremors", narrative: "For 1 minute the ground trembles without harm." },
      {
        option: "sound",
        targets: { what: "point", count: 1 },
        narrative:
          "A sound comes from there for an instant, such as thunder, a raven or whispering.",
      },
      {
        option: "door_or_window",
        targets: { what: "object", count: 1 },
        narrative: "An unlocked door or window bursts open or bangs shut at once.",
      },
      { option: "eyes", narrative: "For 1 minute your eyes look different." },
      {
        narrative:
          "With several castings, at most three of the lasting signs run together; an action dismisses one.",
      },
    ],
  },
  {
    id: "true-strike",
    name: "True Strike",
    srd: "Spell Descriptions, True Strike",
    summary:
      "Insight into a target's defences gives your first attack against it next turn advantage.",
    level: 0,
    school: "divination",
    ritual: false,
    concentration: true,
    classes: ["bard", "sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: { verbal: false, somatic: true },
    duration: { kind: "time", amount: 1, unit: "round" },
    steps: [
      {
        targets: { what: "creature", count: 1 },
        effects: [
          {
            bearer: "source",
            effects: [
              {
                kind: "roll",
                on: "attack",
                by: "self",
                mode: "advantage",
                when: { other: "target" },
              },
            ],
            duration: { kind: "turn", edge: "end", of: "source" },
            endsOn: ["used"],
          },
        ],
        narrative: "Only in your next turn, and only if the spell still runs.",
      },
    ],
  },
  {
    id: "vicious-mockery",
    name: "Vicious Mockery",
    srd: "Spell Descriptions, Vicious Mockery",
    summary: "Magical insults wound a creature's mind and spoil its next attack.",
    level: 0,
    school: "enchantment",
    ritual: false,
    concentration: false,
    classes: ["bard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: { verbal: true, somatic: false },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true, hears: true },
        save: { ability: "wis", success: "none" },
        damage: [
          { roll: "1d4", type: "psychic", atLevel: { "5": "2d4", "11": "3d4", "17": "4d4" } },
        ],
        effects: [
          {
            effects: [{ kind: "roll", on: "attack", by: "self", mode: "disadvantage" }],
            duration: { kind: "turn", edge: "end", of: "target" },
            endsOn: ["used"],
          },
        ],
        narrative: "The target need not understand you.",
      },
    ],
  },
]);
