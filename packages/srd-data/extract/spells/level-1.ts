import type { Lasting, Step } from "../../src/node.js";
import type { CreatureType } from "../../src/vocabulary.js";
import type { SpellReadings } from "../reading.js";

/** Its turn is as good as over. */
const turnOver: Lasting = {
  effects: [
    { kind: "cannot", what: "move" },
    { kind: "cannot", what: "act" },
  ],
  duration: { kind: "turn", edge: "end", of: "target" },
};

const familiar = (type: CreatureType): Step => ({
  option: type,
  targets: { what: "point", count: 1 },
  summons: {
    creatures: [
      "bat",
      "cat",
      "crab",
      "frog",
      "hawk",
      "lizard",
      "octopus",
      "owl",
      "poisonous-snake",
      "quipper",
      "rat",
      "raven",
      "sea-horse",
      "spider",
      "weasel",
    ],
    types: [type],
    count: 1,
    fades: true,
  },
  narrative: "It appears in a free space, in the form that you choose; it is no beast.",
});

export const level1: SpellReadings = {
  alarm: {
    summary: "A ward on a door or area warns you, by mind or by bell, when someone comes in.",
    material: "a little bell and fine silver wire",
    steps: [
      {
        area: { shape: "cube", side: 20 },
        narrative:
          "A door or window, or an area of at most this size, is warded. Creatures that you name at the casting don't set it off.",
      },
      {
        narrative:
          "You choose the kind of alarm; it goes off when a Tiny or bigger creature touches the ward or comes in.",
      },
      {
        when: "trigger",
        option: "mental",
        narrative:
          "No more than 1 mile from the ward, you feel a ping in the mind, which wakes you.",
      },
      {
        when: "trigger",
        option: "audible",
        narrative: "A hand bell rings for 10 seconds and is heard 60 feet away.",
      },
    ],
  },
  "animal-friendship": {
    summary: "A beast of little intelligence is charmed and trusts you for a day.",
    material: "a bit of food",
    steps: [
      {
        targets: {
          what: "creature",
          count: 1,
          perSlot: 1,
          visible: true,
          hears: true,
          types: ["beast"],
        },
        save: { ability: "wis", success: "none" },
        conditions: [
          { condition: "charmed", duration: { kind: "source" }, endsOn: ["source-attacks-bearer"] },
        ],
      },
      {
        narrative: "The beast has to see you, too; with an Intelligence of 4 or more it is immune.",
      },
      { narrative: "Harm to the beast from you or a companion ends the spell." },
    ],
  },
  bane: {
    summary: "Up to three enemies subtract a d4 from their attack rolls and saving throws.",
    material: "a drop of blood",
    steps: [
      {
        targets: { what: "creature", count: 3, perSlot: 1, visible: true },
        save: { ability: "cha", success: "none" },
        effects: [
          {
            effects: [
              { kind: "roll", on: "attack", by: "self", bonus: "-1d4" },
              { kind: "roll", on: "save", by: "self", bonus: "-1d4" },
            ],
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  bless: {
    summary: "Up to three creatures add a d4 to their attack rolls and saving throws.",
    material: "holy water",
    steps: [
      {
        targets: { what: "creature", count: 3, perSlot: 1 },
        effects: [
          {
            effects: [
              { kind: "roll", on: "attack", by: "self", bonus: "1d4" },
              { kind: "roll", on: "save", by: "self", bonus: "1d4" },
            ],
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  "burning-hands": {
    summary: "A sheet of flame from your fingertips burns everyone in a 15-foot cone.",
    steps: [
      {
        area: { shape: "cone", length: 15 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "3d6", type: "fire", perSlot: "1d6" }],
      },
      { narrative: "Flammable objects in the cone that nobody wears or carries catch fire." },
    ],
  },
  "charm-person": {
    summary:
      "A humanoid takes you for a friendly acquaintance, until the magic ends or you harm it.",
    steps: [
      {
        targets: {
          what: "creature",
          count: 1,
          perSlot: 1,
          within: 30,
          visible: true,
          types: ["humanoid"],
        },
        save: { ability: "wis", success: "none", advantage: { fighting: true } },
        conditions: [
          {
            condition: "charmed",
            duration: { kind: "source" },
            endsOn: ["source-attacks-bearer"],
          },
        ],
        narrative:
          "The target sees you as a friendly acquaintance; anything harmful from you or your companions ends the charm.",
      },
      { when: "end", narrative: "The creature knows that you charmed it." },
    ],
  },
  "color-spray": {
    summary: "Flashing colours in a 15-foot cone blind the creatures with the fewest hit points.",
    material: "red, yellow and blue powder or sand",
    steps: [
      {
        area: { shape: "cone", length: 15 },
        targets: { what: "creature", hasNot: ["unconscious", "blinded"] },
        hitPoints: { pool: "6d10", perSlot: "2d10" },
        conditions: [{ condition: "blinded", duration: { kind: "source" } }],
        narrative:
          "From the fewest current hit points up, each takes its own from the total and must fit in what is left.",
      },
    ],
  },
  command: {
    summary:
      "One word makes a creature come, drop what it holds, flee, grovel or halt on its turn.",
    steps: [
      {
        targets: {
          what: "creature",
          count: 1,
          perSlot: 1,
          within: 30,
          visible: true,
          except: ["undead"],
        },
        save: { ability: "wis", success: "none" },
        next: [
          {
            when: "turn-start",
            option: "approach",
            narrative:
              "It comes to you by the shortest straight way and ends its turn if it gets within 5 feet.",
          },
          {
            when: "turn-start",
            option: "drop",
            effects: [
              {
                effects: [{ kind: "drops-what-it-holds" }],
                duration: { kind: "instantaneous" },
              },
              turnOver,
            ],
          },
          {
            when: "turn-start",
            option: "flee",
            narrative: "It spends the turn getting away from you as fast as it can.",
          },
          {
            when: "turn-start",
            option: "grovel",
            conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
            effects: [turnOver],
          },
          {
            when: "turn-start",
            option: "halt",
            effects: [turnOver],
            narrative: "A flier stays in the air, moving only as far as that demands.",
          },
          {
            when: "turn-start",
            option: "other",
            narrative: "For another word, the game master decides what the target does.",
          },
        ],
      },
      {
        narrative:
          "No effect on one who doesn't know your language, or by a word that directly harms it; it ends if it cannot be obeyed.",
      },
    ],
  },
  "comprehend-languages": {
    summary: "Any language that you hear or touch in writing makes literal sense to you.",
    material: "soot and salt",
    steps: [
      {
        targets: { what: "self" },
        effects: [{ effects: [], duration: { kind: "source" } }],
        narrative:
          "The literal sense of all speech you hear is clear, and of writing whose surface you touch, at 1 minute a page.",
      },
      { narrative: "Hidden messages, and glyphs that are no written language, stay closed." },
    ],
  },
  "create-or-destroy-water": {
    summary: "Water fills a vessel or falls as rain, or water or fog is made to vanish.",
    material: "a drop of water, or grains of sand",
    steps: [
      {
        option: "create_water",
        area: { shape: "cube", side: 30 },
        narrative:
          "Up to 10 gallons of pure water fill an open vessel, or else fall as rain in the area.",
      },
      {
        option: "destroy_water",
        area: { shape: "cube", side: 30 },
        narrative:
          "Up to 10 gallons vanish from an open vessel, or else fog vanishes from the area.",
      },
      { narrative: "Every slot level over the 1st adds 10 gallons, or 5 feet to the cube's side." },
    ],
  },
  "cure-wounds": {
    summary: "A touch closes the wounds of a creature that is neither undead nor construct.",
    steps: [
      {
        targets: { what: "creature", count: 1, except: ["undead", "construct"] },
        healing: [{ roll: "1d8", ability: true, perSlot: "1d8" }],
      },
    ],
  },
  "detect-evil-and-good": {
    summary:
      "Nearby otherworldly beings, and hallowed or defiled places and objects, can't hide from you.",
    steps: [
      {
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "self" },
        detects: {
          what: "types",
          types: ["aberration", "celestial", "elemental", "fey", "fiend", "undead"],
          feet: 30,
        },
      },
      {
        narrative: "You know of a magically consecrated or desecrated place or object there, too.",
      },
      {
        narrative:
          "What stops it: stone 1 foot thick, common metal of 1 inch, any sheet of lead, wood or dirt 3 feet thick.",
      },
    ],
  },
  "detect-magic": {
    summary: "Magic within 30 feet is felt, and a closer look shows its aura and school.",
    steps: [
      {
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "self" },
        detects: { what: "magic", feet: 30 },
      },
      {
        when: "sustain",
        economy: "action",
        narrative:
          "Visible creatures and objects that bear it show a faint aura, and its school if it has one.",
      },
      {
        narrative:
          "What stops it: stone 1 foot thick, common metal of 1 inch, any sheet of lead, wood or dirt 3 feet thick.",
      },
    ],
  },
  "detect-poison-and-disease": {
    summary: "Every poison, poisonous creature and disease within 30 feet is felt and identified.",
    material: "a yew leaf",
    steps: [
      {
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "self" },
        detects: { what: "poison", feet: 30 },
        narrative: "Of each poison and disease you feel the kind.",
      },
      {
        narrative:
          "What stops it: stone 1 foot thick, common metal of 1 inch, any sheet of lead, wood or dirt 3 feet thick.",
      },
    ],
  },
  "disguise-self": {
    summary:
      "An illusion changes how you and your gear look, though not how they feel to the touch.",
    dismiss: "action",
    steps: [
      {
        targets: { what: "self" },
        effects: [{ effects: [], duration: { kind: "source" } }],
        narrative:
          "You seem up to 1 foot taller or shorter, thinner or fatter, with the same limbs; the rest of the looks is free.",
      },
      { narrative: "The disguise fails under touch. An action to dismiss it ends the spell." },
      {
        check: { ability: "int", skill: "investigation" },
        narrative:
          "A creature that takes an action to look you over sees through it if it meets the spell save DC.",
      },
    ],
  },
  "divine-favor": {
    summary: "Radiance strengthens each hit of your weapon attacks while the prayer lasts.",
    steps: [
      {
        targets: { what: "self" },
        effects: [
          {
            effects: [
              {
                kind: "extra-damage",
                roll: "1d4",
                type: "radiant",
                when: { attack: "weapon" },
              },
            ],
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  entangle: {
    summary: "Grasping weeds hold those who stand in a 20-foot square and slow all who cross it.",
    steps: [
      {
        area: { shape: "square", side: 20 },
        terrain: "difficult",
      },
      {
        area: { shape: "square", side: 20 },
        targets: { what: "creature" },
        save: { ability: "str", success: "none" },
        conditions: [
          { condition: "restrained", duration: { kind: "source" }, escape: { by: ["str"] } },
        ],
        narrative: "Trying to get free takes an action and must meet the spell save DC.",
      },
    ],
  },
  "expeditious-retreat": {
    summary: "Magic speed lets you Dash at once and again as a bonus action each turn.",
    steps: [
      {
        when: ["use", "sustain"],
        economy: "bonus-action",
        targets: { what: "self" },
        action: "Dash",
      },
    ],
  },
  "faerie-fire": {
    summary:
      "Coloured light outlines creatures and things, gives attackers advantage and unmasks the unseen.",
    steps: [
      {
        area: { shape: "cube", side: 20 },
        targets: { what: "object" },
        effects: [
          {
            // The bearer is seen by the attacker, and gains nothing from being invisible.
            effects: [
              {
                kind: "roll",
                on: "attack",
                by: "foe",
                mode: "advantage",
                when: { not: { unseen: "self" } },
              },
              { kind: "condition-immunity", condition: "invisible" },
            ],
            duration: { kind: "source" },
          },
        ],
        light: { bright: 0, dim: 10 },
        narrative: "Blue, green or violet light, as you like, outlines the object.",
      },
      {
        area: { shape: "cube", side: 20 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "none" },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "attack",
                by: "foe",
                mode: "advantage",
                when: { not: { unseen: "self" } },
              },
              { kind: "condition-immunity", condition: "invisible" },
            ],
            duration: { kind: "source" },
          },
        ],
        light: { bright: 0, dim: 10 },
        narrative: "The same light outlines the creature.",
      },
    ],
  },
  "false-life": {
    summary: "A necromantic imitation of life grants temporary hit points for an hour.",
    material: "a little alcohol",
    steps: [
      {
        targets: { what: "self" },
        healing: [{ roll: "1d4 + 4", temporary: true, perSlot: "5" }],
      },
      { when: "end", narrative: "What is left of these temporary hit points is lost." },
    ],
  },
  "feather-fall": {
    summary: "Up to five falling creatures drift down slowly and land on their feet unhurt.",
    material: "a small feather or some down",
    trigger: "you fall, or someone within 60 feet does",
    steps: [
      {
        targets: { what: "creature", count: 5 },
        effects: [{ effects: [{ kind: "falls-gently" }], duration: { kind: "source" } }],
        narrative: "A falling creature sinks only 60 feet each round, and comes down on its feet.",
      },
    ],
  },
  "find-familiar": {
    summary:
      "A spirit serves you in animal form, shares its senses and delivers your touch spells.",
    material: "charcoal, incense and herbs in a brazier",
    steps: [
      ...(["celestial", "fey", "fiend"] as const).map(familiar),
      {
        narrative:
          "It obeys you, acts by itself on its own initiative and may do anything but attack.",
      },
      { narrative: "At 0 hit points it disappears; another casting brings it back." },
      {
        narrative: "You have one familiar at most: with one, another casting gives it a new form.",
      },
      { narrative: "Up to 100 feet apart, the two of you speak by telepathy." },
      {
        when: "sustain",
        economy: "action",
        targets: { what: "self" },
        conditions: [
          { condition: "blinded", duration: { kind: "turn", edge: "start", of: "source" } },
          { condition: "deafened", duration: { kind: "turn", edge: "start", of: "source" } },
        ],
        narrative:
          "Up to 100 feet apart, you see and hear with its senses, special ones too, instead of your own.",
      },
      {
        when: "sustain",
        economy: "action",
        narrative: "You dismiss it to a pocket dimension, where it waits, or for ever.",
      },
      {
        when: "sustain",
        economy: "action",
        targets: { what: "point", count: 1, range: 30 },
        narrative: "A familiar that waits there reappears in a free space.",
      },
      {
        when: "trigger",
        economy: "reaction",
        narrative:
          "Up to 100 feet from you, it may use its reaction to deliver a touch spell as you cast it; an attack roll takes your modifier.",
      },
    ],
  },
  "floating-disk": {
    summary: "A hovering plane of force carries up to 500 pounds and follows you about.",
    material: "a drop of mercury",
    steps: [
      {
        targets: { what: "point", count: 1, visible: true },
        narrative:
          "A level disk, 3 feet across and 1 inch thick, hovers 3 feet high in a free space. More than 500 pounds on it ends the spell and falls.",
      },
      {
        narrative: "It stays put up to 20 feet from you and follows when you go farther.",
      },
      {
        narrative:
          "Stairs and slopes don't stop it, but a rise or drop of 10 feet does; over 100 feet from you the spell ends.",
      },
    ],
  },
  "fog-cloud": {
    summary: "A bank of fog with a 20-foot radius hides all that is in it.",
    steps: [
      {
        area: { shape: "sphere", radius: 20 },
        areaPerSlot: 20,
        obscures: "heavily",
        spreads: true,
        narrative:
          "The fog reaches round corners; a wind of 10 miles an hour or more scatters it for good.",
      },
    ],
  },
  goodberry: {
    summary: "Up to ten magic berries each heal a hit point and feed a creature for a day.",
    material: "a sprig of mistletoe",
    steps: [
      {
        targets: { what: "self" },
        gives: { name: "Goodberry", type: "food", count: 10, heals: 1 },
        narrative:
          "To eat one takes an action, and feeds for a day; those left after 24 hours lose their power.",
      },
    ],
  },
  grease: {
    summary: "Slick ground slows and topples those who stand, enter or end a turn there.",
    material: "pork rind or butter",
    steps: [
      {
        area: { shape: "square", side: 10 },
        terrain: "difficult",
      },
      {
        when: ["use", "enter", "turn-end"],
        area: { shape: "square", side: 10 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "none" },
        conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
      },
    ],
  },
  "guiding-bolt": {
    summary: "A streak of light sears a creature and helps whoever attacks it next.",
    steps: [
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "ranged", with: "spell" },
        damage: [{ roll: "4d6", type: "radiant", perSlot: "1d6" }],
        effects: [
          {
            effects: [{ kind: "roll", on: "attack", by: "foe", mode: "advantage" }],
            duration: { kind: "turn", edge: "end", of: "source" },
            endsOn: ["used"],
          },
        ],
        narrative: "Meanwhile the target glitters with dim light.",
      },
    ],
  },
  "healing-word": {
    summary: "A quick word heals a creature at a distance, unless it is undead or a construct.",
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true, except: ["undead", "construct"] },
        healing: [{ roll: "1d4", ability: true, perSlot: "1d4" }],
      },
    ],
  },
  "hellish-rebuke": {
    summary: "Hellish flames answer the one who has just hurt you.",
    trigger: "a creature that you see within 60 feet damages you",
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "2d10", type: "fire", perSlot: "1d10" }],
      },
    ],
  },
  heroism: {
    summary: "A touched ally cannot be frightened and gains fresh temporary hit points every turn.",
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true, perSlot: 1 },
        effects: [
          {
            effects: [{ kind: "condition-immunity", condition: "frightened" }],
            duration: { kind: "source" },
          },
        ],
        next: [
          {
            when: "turn-start",
            healing: [{ roll: "0", ability: true, temporary: true }],
          },
          { when: "end", narrative: "What is left of these temporary hit points is lost." },
        ],
      },
    ],
  },
  "hideous-laughter": {
    summary: "A creature falls down helpless with laughter until it masters itself.",
    material: "tiny tarts and a feather to wave",
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true, mind: { least: 5 } },
        save: { ability: "wis", success: "none" },
        conditions: [
          { condition: "prone", duration: { kind: "until", what: "stood-up" } },
          { condition: "incapacitated", duration: { kind: "source" }, repeat: "turn-end" },
        ],
        effects: [
          {
            effects: [{ kind: "cannot", what: "stand" }],
            duration: { kind: "source" },
            repeat: "damaged",
            easier: true,
          },
        ],
      },
    ],
  },
  "hunters-mark": {
    summary: "A marked quarry takes more damage from your weapons and is easier to find.",
    durationAtSlot: {
      3: { duration: { kind: "time", amount: 8, unit: "hour" } },
      5: { duration: { kind: "time", amount: 24, unit: "hour" } },
    },
    steps: [
      {
        when: ["use", "sustain"],
        economy: "bonus-action",
        targets: { what: "creature", count: 1, visible: true },
        effects: [
          {
            bearer: "source",
            effects: [
              {
                kind: "extra-damage",
                roll: "1d6",
                when: { all: [{ other: "target" }, { attack: "weapon" }] },
              },
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "advantage",
                when: {
                  all: [
                    { other: "target" },
                    { ability: ["wis"] },
                    { skill: ["perception", "survival"] },
                  ],
                },
              },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "The checks with advantage are those made to find the quarry. Once it is at 0 hit points, on a later turn, the mark passes to a new one.",
      },
    ],
  },
  identify: {
    summary: "Holding an object through the casting reveals its magic, its use and its charges.",
    material: "a pearl and an owl's feather",
    steps: [
      {
        option: "object",
        targets: { what: "object", count: 1 },
        narrative:
          "Of a magic object you learn its properties, their use, whether it wants attunement and how many charges are left.",
      },
      {
        option: "object",
        targets: { what: "object", count: 1 },
        narrative:
          "You learn which spells act on the object, and by which spell it was made, if by one.",
      },
      {
        option: "creature",
        targets: { what: "creature", count: 1 },
        narrative: "You learn which spells act on the creature.",
      },
    ],
  },
  "illusory-script": {
    summary: "Writing shows its meaning only to chosen readers and something else to all others.",
    material: "lead-based ink",
    steps: [
      {
        targets: { what: "object", count: 1 },
        narrative:
          "You and those whom you name at the casting read the writing as you meant it, in your hand.",
      },
      {
        option: "unintelligible",
        narrative: "Others see an unknown or magical script without meaning.",
      },
      {
        option: "different_message",
        narrative: "Others see another message, in another hand and in any language that you know.",
      },
      {
        narrative:
          "Truesight reads what is hidden. If the spell is dispelled, both writing and illusion vanish.",
      },
    ],
  },
  "inflict-wounds": {
    summary: "A touch of necrotic power tears wounds into one creature within reach.",
    steps: [
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "melee", with: "spell" },
        damage: [{ roll: "3d10", type: "necrotic", perSlot: "1d10" }],
      },
    ],
  },
  jump: {
    summary: "A touched creature jumps three times as far as usual.",
    material: "the hind leg of a grasshopper",
    steps: [
      {
        targets: { what: "creature", count: 1 },
        effects: [
          {
            effects: [{ kind: "stat", stat: "jump", change: "multiply", by: 3 }],
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  longstrider: {
    summary: "A touched creature moves 10 feet faster for an hour.",
    material: "a pinch of dirt",
    steps: [
      {
        targets: { what: "creature", count: 1, perSlot: 1 },
        effects: [
          {
            effects: [{ kind: "stat", stat: "speed", change: "add", by: 10 }],
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  "mage-armor": {
    summary: "Force protects an unarmoured creature: its AC is 13 plus its Dexterity modifier.",
    dismiss: "action",
    material: "cured leather",
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [
              {
                kind: "stat",
                stat: "armor-class",
                change: "set",
                by: 13,
                formula: ["dex"],
                when: { armor: "none" },
              },
            ],
            duration: { kind: "source" },
          },
        ],
      },
      {
        narrative:
          "Only for a creature without armour; putting armour on, or your action to dismiss it, ends the spell.",
      },
    ],
  },
  "magic-missile": {
    summary: "Three darts of force strike targets of your choice without fail.",
    steps: [
      {
        targets: { what: "creature", count: 3, perSlot: 1, repeat: true, visible: true },
        damage: [{ roll: "1d4 + 1", type: "force" }],
      },
      { narrative: "All darts hit at the same time." },
    ],
  },
  "protection-from-evil-and-good": {
    summary: "Otherworldly beings attack a touched ally poorly and cannot charm or frighten it.",
    material: "holy water, or silver and iron powder",
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "attack",
                by: "foe",
                mode: "disadvantage",
                when: {
                  other: ["aberration", "celestial", "elemental", "fey", "fiend", "undead"],
                },
              },
              {
                kind: "condition-immunity",
                condition: "charmed",
                when: {
                  other: ["aberration", "celestial", "elemental", "fey", "fiend", "undead"],
                },
              },
              {
                kind: "condition-immunity",
                condition: "frightened",
                when: {
                  other: ["aberration", "celestial", "elemental", "fey", "fiend", "undead"],
                },
              },
              {
                kind: "roll",
                on: "save",
                by: "self",
                mode: "advantage",
                when: {
                  all: [
                    { other: ["aberration", "celestial", "elemental", "fey", "fiend", "undead"] },
                    {
                      any: [
                        { all: [{ has: "charmed" }, { against: "charmed" }] },
                        { all: [{ has: "frightened" }, { against: "frightened" }] },
                      ],
                    },
                  ],
                },
              },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "Nor can they possess it; a possession of theirs that already holds it is saved against with advantage, too.",
      },
    ],
  },
  "purify-food-and-drink": {
    summary: "Food and drink within 5 feet of a point lose all poison and disease.",
    steps: [
      {
        area: { shape: "sphere", radius: 5 },
        targets: { what: "object" },
        narrative: "All food and drink there that is not magical loses poison and disease.",
      },
    ],
  },
  sanctuary: {
    summary: "Those who would attack the warded creature may have to find another target.",
    material: "a little silver mirror",
    steps: [
      {
        targets: { what: "creature", count: 1 },
        effects: [
          {
            effects: [{ kind: "ward", save: "wis" }],
            duration: { kind: "source" },
            endsOn: ["bearer-attacks", "bearer-harms"],
          },
        ],
      },
      {
        narrative:
          "Harmful spells aimed at the warded creature are kept off as attacks are, those on an area are not.",
      },
    ],
  },
  shield: {
    summary: "An unseen barrier turns blows aside for a round and stops magic missiles.",
    trigger: "an attack hits you, or magic missile targets you",
    steps: [
      {
        targets: { what: "self" },
        effects: [
          {
            effects: [
              { kind: "stat", stat: "armor-class", change: "add", by: 5 },
              { kind: "spell-immunity", spells: ["magic-missile"] },
            ],
            duration: { kind: "turn", edge: "start", of: "source" },
          },
        ],
        narrative: "The bonus counts against the attack that triggered it.",
      },
    ],
  },
  "shield-of-faith": {
    summary: "A shimmering field adds 2 to the AC of a creature of your choice.",
    material: "a parchment with a holy text",
    steps: [
      {
        targets: { what: "creature", count: 1 },
        effects: [
          {
            effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 2 }],
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  "silent-image": {
    summary: "A soundless image of almost anything appears and moves as you direct it.",
    material: "a bit of fleece",
    steps: [
      {
        area: { shape: "cube", side: 15 },
        narrative:
          "An object, creature or other visible thing, at most this large, seems to be there, for the eye alone.",
      },
      {
        when: "sustain",
        economy: "action",
        narrative:
          "The image goes anywhere within the spell's range and may change to look natural as it does.",
      },
      { narrative: "Touch passes through it and gives it away." },
      {
        check: { ability: "int", skill: "investigation" },
        narrative:
          "A creature that takes an action to study it knows the illusion if it meets the spell save DC, and then sees through it.",
      },
    ],
  },
  sleep: {
    summary: "The weakest creatures near a point fall asleep, as many as 5d8 hit points allow.",
    material: "fine sand, a cricket or rose petals",
    steps: [
      {
        area: { shape: "sphere", radius: 20 },
        targets: {
          what: "creature",
          except: ["undead"],
          hasNot: ["unconscious"],
          exceptImmuneTo: "charmed",
        },
        hitPoints: { pool: "5d8", perSlot: "2d8" },
        conditions: [
          {
            condition: "unconscious",
            duration: { kind: "source" },
            endsOn: ["damaged", "action"],
          },
        ],
        narrative:
          "From the fewest current hit points up, each takes its own from the total and must fit in what is left.",
      },
    ],
  },
  "speak-with-animals": {
    summary: "Beasts understand you and answer, as far as their minds allow.",
    steps: [
      {
        targets: { what: "self" },
        effects: [{ effects: [], duration: { kind: "source" } }],
        narrative:
          "You and beasts understand each other. They can tell at least of nearby places and monsters, and what they noticed in the past day.",
      },
      { narrative: "The game master decides whether one can be talked into a small favour." },
    ],
  },
  thunderwave: {
    summary: "A wave of thunder hurts those close to you and throws them back.",
    steps: [
      {
        area: { shape: "cube", side: 15 },
        targets: { what: "creature" },
        save: { ability: "con", success: "half" },
        damage: [{ roll: "2d8", type: "thunder", perSlot: "1d8" }],
        move: { feet: 10, to: "away" },
      },
      {
        area: { shape: "cube", side: 15 },
        targets: { what: "object" },
        move: { feet: 10, to: "away" },
        narrative: "Only loose objects that are wholly in the area.",
      },
      { narrative: "The boom is heard 300 feet away." },
    ],
  },
  "unseen-servant": {
    summary: "An invisible force fetches, cleans and serves at your command.",
    material: "string and a little wood",
    steps: [
      {
        targets: { what: "point", count: 1 },
        summons: {
          body: {
            name: "Unseen Servant",
            type: "construct",
            size: "medium",
            armorClass: 10,
            hitPoints: 1,
            abilities: { str: 2, dex: 10, con: 10, int: 1, wis: 10, cha: 1 },
            speeds: { walk: 15 },
            invisible: true,
          },
          count: 1,
          holds: true,
        },
        narrative: "It is mindless, stands in a free space on the ground and cannot attack.",
      },
      {
        when: "sustain",
        economy: "bonus-action",
        narrative:
          "Once a turn, by thought: it goes up to 15 feet and uses an object, or takes up a simple chore until done, then waits.",
      },
      { narrative: "Sent over 60 feet from you, it ends with the spell." },
    ],
  },
};
