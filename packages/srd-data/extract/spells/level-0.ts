import type { SpellReadings } from "../reading.js";

export const level0: SpellReadings = {
  "acid-splash": {
    summary: "A bubble of acid splashes one creature, or two that stand side by side.",
    steps: [
      {
        targets: { what: "creature", count: 2, within: 5 },
        save: { ability: "dex", success: "none" },
        damage: [{ roll: "1d6", type: "acid", atLevel: { 5: "2d6", 11: "3d6", 17: "4d6" } }],
      },
    ],
  },
  "chill-touch": {
    summary:
      "A ghostly hand saps its target, keeps it from healing and hampers undead against you.",
    steps: [
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "ranged", with: "spell" },
        damage: [{ roll: "1d8", type: "necrotic", atLevel: { 5: "2d8", 11: "3d8", 17: "4d8" } }],
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
  "dancing-lights": {
    summary: "Up to four floating lights, or one glowing figure, drift where you send them.",
    material: "phosphorus, wychwood or a glowworm",
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
  druidcraft: {
    summary: "A small wonder of nature: a weather sign, a flower, a harmless sensation or a flame.",
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
  "eldritch-blast": {
    summary: "A beam of crackling energy, and more of them as its caster gains levels.",
    steps: [
      {
        targets: {
          what: "creature",
          count: 1,
          atLevel: { 5: 2, 11: 3, 17: 4 },
          repeat: true,
        },
        attack: { kind: "ranged", with: "spell" },
        damage: [{ roll: "1d10", type: "force" }],
      },
    ],
  },
  "fire-bolt": {
    summary: "A mote of fire burns a creature or object and sets loose flammable things alight.",
    steps: [
      {
        targets: { what: "creature-or-object", count: 1 },
        attack: { kind: "ranged", with: "spell" },
        damage: [{ roll: "1d10", type: "fire", atLevel: { 5: "2d10", 11: "3d10", 17: "4d10" } }],
        narrative: "A flammable object that nobody wears or carries catches fire.",
      },
    ],
  },
  guidance: {
    summary: "A touched ally may add a d4 to a single ability check when it likes.",
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
  light: {
    summary:
      "A touched object glows as bright as a torch, in any colour, until covered or dismissed.",
    dismiss: "action",
    material: "a firefly or glowing moss",
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
  "mage-hand": {
    summary: "A spectral hand fetches, opens, stows and pours at your command.",
    dismiss: "action",
    steps: [
      { targets: { what: "point", count: 1 }, narrative: "A floating spectral hand appears." },
      {
        when: "sustain",
        economy: "action",
        narrative:
          "The hand moves up to 30 feet and handles an object, opens what is unlocked, puts in or takes out an item, or empties a vial.",
      },
      {
        narrative: "It attacks nothing, activates no magic item and bears at most 10 pounds.",
      },
      {
        narrative:
          "It vanishes when over 30 feet from you, at another casting, or when an action dismisses it.",
      },
    ],
  },
  mending: {
    summary: "A break or tear in a touched object closes without leaving a trace.",
    material: "two lodestones",
    steps: [
      {
        targets: { what: "object", count: 1 },
        narrative:
          "One break or tear of at most 1 foot each way is repaired, even in a construct or magic item, whose magic stays lost.",
      },
    ],
  },
  message: {
    summary: "A whisper reaches one creature alone, which can whisper back to you.",
    material: "a bit of copper wire",
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
  "minor-illusion": {
    summary:
      "An illusory sound, or the still image of an object, deceives those who don't examine it.",
    dismiss: "action",
    material: "a bit of fleece",
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
  "poison-spray": {
    summary: "A puff of poisonous gas burns the lungs of one nearby creature.",
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true },
        save: { ability: "con", success: "none" },
        damage: [{ roll: "1d12", type: "poison", atLevel: { 5: "2d12", 11: "3d12", 17: "4d12" } }],
      },
    ],
  },
  prestidigitation: {
    summary: "One of many small tricks: clean, flavour, mark, light a candle or show a trinket.",
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
  "produce-flame": {
    summary: "A flame in your palm gives light and can be thrown at a creature.",
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
        damage: [{ roll: "1d8", type: "fire", atLevel: { 5: "2d8", 11: "3d8", 17: "4d8" } }],
        spendsSpell: true,
      },
    ],
  },
  "ray-of-frost": {
    summary: "A frigid beam chills a creature and slows it for a round.",
    steps: [
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "ranged", with: "spell" },
        damage: [{ roll: "1d8", type: "cold", atLevel: { 5: "2d8", 11: "3d8", 17: "4d8" } }],
        effects: [
          {
            effects: [{ kind: "stat", stat: "speed", change: "add", by: -10 }],
            duration: { kind: "turn", edge: "start", of: "source" },
          },
        ],
      },
    ],
  },
  resistance: {
    summary: "A touched ally may add a d4 to a single saving throw when it likes.",
    material: "a tiny cloak",
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
  "sacred-flame": {
    summary: "Radiance falls like fire on a creature that you see, whatever cover it has.",
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true },
        save: { ability: "dex", success: "none" },
        damage: [{ roll: "1d8", type: "radiant", atLevel: { 5: "2d8", 11: "3d8", 17: "4d8" } }],
      },
      { narrative: "Cover gives no bonus to the save." },
    ],
  },
  shillelagh: {
    summary:
      "A club or staff in your hand turns magical and strikes with your spellcasting ability.",
    material: "mistletoe, shamrock leaf, club or quarterstaff",
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
  "shocking-grasp": {
    summary: "A shock from your hand burns a creature and takes its reactions for a while.",
    steps: [
      { narrative: "The attack roll has advantage against a target in metal armour." },
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "melee", with: "spell" },
        damage: [{ roll: "1d8", type: "lightning", atLevel: { 5: "2d8", 11: "3d8", 17: "4d8" } }],
        effects: [
          {
            effects: [{ kind: "cannot", what: "react" }],
            duration: { kind: "turn", edge: "start", of: "target" },
          },
        ],
      },
    ],
  },
  "spare-the-dying": {
    summary: "A touch keeps a creature at 0 hit points from dying.",
    steps: [
      {
        targets: { what: "creature", count: 1, except: ["undead", "construct"] },
        hitPoints: { atMost: 0 },
        stabilizes: true,
        narrative: "Only a living creature.",
      },
    ],
  },
  thaumaturgy: {
    summary:
      "A sign of divine power: a booming voice, flickering flames, tremors or a slammed door.",
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
  "true-strike": {
    summary:
      "Insight into a target's defences gives your first attack against it next turn advantage.",
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
  "vicious-mockery": {
    summary: "Magical insults wound a creature's mind and spoil its next attack.",
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true, hears: true },
        save: { ability: "wis", success: "none" },
        damage: [{ roll: "1d4", type: "psychic", atLevel: { 5: "2d4", 11: "3d4", 17: "4d4" } }],
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
};
