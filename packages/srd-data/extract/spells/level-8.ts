import type { Becoming } from "../../src/node.js";
import type { SpellReadings } from "../reading.js";

/** What Animal Shapes makes of a creature. */
const beastOfMine: Becoming = {
  types: ["beast"],
  sizeAtMost: "large",
  challengeAtMost: 4,
  keeps: "scores",
};

export const level8: SpellReadings = {
  "animal-shapes": {
    summary:
      "Any number of willing allies take beast forms that the caster can change turn after turn.",
    steps: [
      {
        targets: { what: "creature", chosen: true, willing: true, visible: true },
        becomes: beastOfMine,
        narrative: "Not all need take the same.",
      },
      {
        narrative:
          "It acts only as that body allows; equipment merges with the form and is of no use in it.",
      },
      {
        when: "sustain",
        economy: "action",
        targets: { what: "creature", chosen: true },
        becomes: beastOfMine,
        narrative: "Creatures already affected change to other such forms.",
      },
    ],
  },
  "antimagic-field": {
    summary:
      "A sphere around the caster smothers spells, magic items, summoned beings and magical travel.",
    material: "iron powder or filings",
    steps: [
      {
        area: { shape: "sphere", radius: 10 },
        aura: true,
        targets: { what: "creature" },
        effects: [
          {
            effects: [{ kind: "antimagic" }, { kind: "cannot", what: "cast" }],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "What an artifact or a deity has made works on. The time of what is suppressed runs on.",
      },
      { narrative: "Magic weapons are ordinary, too, when their target alone is inside." },
      {
        narrative:
          "Teleporting and planar travel to or from it fail; portals and extradimensional openings in it close for the time.",
      },
      {
        narrative:
          "Creatures and things that magic summoned or made vanish in it and return once their space is free of it.",
      },
      { narrative: "Dispel magic does not affect it, nor does another antimagic field." },
    ],
  },
  "antipathy-sympathy": {
    summary:
      "A thing, creature or place repels or draws one kind of intelligent creature for days.",
    material: "vinegar-soaked alum, or a drop of honey",
    steps: [
      {
        targets: { what: "creature-or-object", count: 1, sizeAtMost: "huge" },
        narrative:
          "Or an area, at most a 200-foot cube. You name the kind of intelligent creature that it affects.",
      },
      {
        option: "antipathy",
        when: "enter",
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature" },
        save: { ability: "wis", success: "none" },
        conditions: [{ condition: "frightened", duration: { kind: "special" } }],
        immuneAfter: { amount: 1, unit: "minute" },
        narrative:
          "It must spend its movement getting to the nearest safe place out of the target's sight; fear returns when it is near or sees it again.",
      },
      {
        option: "antipathy",
        narrative:
          "Seeing the target from farther off counts too. Fear ends more than 60 feet away with the target out of sight.",
      },
      {
        option: "sympathy",
        when: "enter",
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature" },
        save: { ability: "wis", success: "none" },
        immuneAfter: { amount: 1, unit: "minute" },
        narrative:
          "Each turn its movement goes to entering the area or coming in reach of the target, which it then never leaves willingly.",
        next: [
          {
            when: "trigger",
            save: { ability: "wis", success: "other" },
            immuneAfter: { amount: 1, unit: "minute" },
            narrative: "Rolled when the target harms it; on a failure it stays drawn.",
            otherwise: [{ narrative: "It is free of the pull." }],
          },
        ],
      },
      { option: "sympathy", narrative: "Seeing the target from farther off counts too." },
      {
        when: "turn-end",
        targets: { what: "creature" },
        save: { ability: "wis", success: "other" },
        immuneAfter: { amount: 1, unit: "minute" },
        narrative:
          "Rolled by an affected creature whose turn ends over 60 feet away with the target unseen, and every 24 hours.",
        otherwise: [{ ends: ["frightened"], narrative: "The effect ends and is known for magic." }],
      },
    ],
  },
  clone: {
    summary: "A spare body grows in a sealed vessel and receives the soul when its original dies.",
    material: "diamond, flesh and a large sealable vessel for 2,000 gp",
    steps: [
      {
        targets: { what: "creature", count: 1 },
        narrative:
          "A lifeless copy, younger if you like, is grown after 120 days and keeps without end while its vessel is undisturbed.",
      },
      {
        when: "death",
        narrative:
          "If free and willing, the soul passes to the grown clone; the old remains can no longer be brought to life.",
      },
      {
        narrative:
          "The clone has the original's body, personality, memories and abilities, but no equipment.",
      },
    ],
  },
  "control-weather": {
    summary:
      "The weather for miles around shifts stage by stage as the caster wishes while it stays outdoors.",
    material: "incense, earth and wood in water",
    steps: [
      {
        area: { shape: "sphere", radius: 26400 },
        aura: true,
        narrative:
          "Precipitation, temperature and wind may each change by one stage up or down, the wind also its direction; the game master sets the start.",
      },
      { narrative: "A change takes 1d4 × 10 minutes; after it you may make another." },
      {
        narrative:
          "Precipitation: 1 clear, 2 lightly clouded, 3 overcast or foggy, 4 rain, snow or hail, 5 downpour or blizzard.",
      },
      {
        narrative:
          "Temperature from stage 6 down to 1: arctic, cold, cool, warm, hot, unbearably hot.",
      },
      { narrative: "Wind: 1 calm, 2 moderate, 3 strong, 4 gale, 5 storm." },
      { narrative: "It must be cast outdoors and ends where no clear path leads up to the sky." },
      { when: "end", narrative: "Normal weather comes back little by little." },
    ],
  },
  demiplane: {
    summary: "A shadowy door opens to an empty room on a plane of its own, old or new.",
    steps: [
      {
        targets: { what: "point", count: 1, visible: true },
        narrative:
          "On a flat solid surface a door appears that creatures of up to Medium size pass freely.",
      },
      { narrative: "Behind it lies an empty room of wood or stone, 30 feet long, wide and high." },
      {
        narrative:
          "It may be new, one you made before, or another caster's whose nature and contents you know.",
      },
      {
        when: "end",
        narrative: "The door is gone on both sides; whatever is in the room stays locked in.",
      },
    ],
  },
  "dominate-monster": {
    summary: "A creature of any kind is charmed and obeys orders given mind to mind.",
    durationAtSlot: {
      9: { duration: { kind: "time", amount: 8, unit: "hour" } },
    },
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true },
        save: { ability: "wis", success: "none", advantage: { fighting: true } },
        conditions: [{ condition: "charmed", duration: { kind: "source" }, repeat: "damaged" }],
        narrative:
          "On the same plane you share a telepathic link; awake, you order it about at no action, and it obeys as well as it can.",
      },
      { narrative: "With its order fulfilled and no other given, it looks after its own safety." },
      {
        when: "sustain",
        economy: "action",
        narrative:
          "Until your next turn ends you control it fully: it does only what you choose, and its reaction costs yours as well.",
      },
    ],
  },
  earthquake: {
    summary:
      "The ground shakes, throws creatures down, opens fissures and brings buildings to collapse.",
    material: "dirt, rock and clay",
    steps: [
      {
        area: { shape: "sphere", radius: 100 },
        terrain: "difficult",
        ground: true,
        narrative:
          "A circle of ground, centered on a point that you see; only what touches the ground is shaken.",
      },
      {
        area: { shape: "sphere", radius: 100 },
        targets: { what: "creature" },
        save: { ability: "con", success: "none" },
        narrative: "One on the ground that concentrates loses its concentration.",
      },
      {
        when: ["use", "turn-end"],
        turnOf: "source",
        area: { shape: "sphere", radius: 100 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "none" },
        conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
        narrative:
          "Rolled by those on the ground, and again as each of your turns spent concentrating ends.",
      },
      { narrative: "Fissures and collapses depend on the terrain, as the game master judges." },
      {
        when: "turn-start",
        turnOf: "source",
        narrative:
          "As your next turn starts, 1d6 fissures cross the whole area where the game master says: 1d10 × 10 feet deep, each 10 feet wide.",
      },
      {
        when: "turn-start",
        turnOf: "source",
        targets: { what: "creature" },
        save: { ability: "dex", success: "other" },
        narrative: "A creature over an opening fissure falls into it.",
        otherwise: [{ narrative: "It is carried aside with the edge." }],
      },
      { narrative: "A building above an opening fissure collapses at once." },
      {
        when: ["use", "turn-start"],
        turnOf: "source",
        area: { shape: "sphere", radius: 100 },
        targets: { what: "object" },
        damage: [{ roll: "50", type: "bludgeoning" }],
        narrative:
          "Only structures that touch the ground, again as each of your turns starts; at 0 hit points they collapse.",
      },
      {
        when: "trigger",
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "5d6", type: "bludgeoning" }],
        conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
        narrative:
          "The creature, no farther from a collapsing structure than half its height, is buried under rubble.",
        next: [
          {
            when: "trigger",
            check: { ability: "str", skill: "athletics", dc: 20 },
            narrative:
              "With an action, success digs it out; the game master may set another DC for other rubble.",
          },
        ],
      },
    ],
  },
  feeblemind: {
    summary: "A psychic blast hurts one creature and may shatter its mind for months.",
    material: "clay, glass, crystal or mineral spheres",
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true },
        damage: [{ roll: "4d6", type: "psychic" }],
        next: [
          {
            save: { ability: "int", success: "none" },
            effects: [
              {
                effects: [
                  { kind: "stat", stat: "int", change: "set", by: 1 },
                  { kind: "stat", stat: "cha", change: "set", by: 1 },
                  { kind: "cannot", what: "cast" },
                ],
                duration: { kind: "until", what: "cured" },
              },
            ],
            narrative:
              "It can't activate magic items, understand speech or make itself understood, but knows its friends, follows and guards them.",
          },
        ],
      },
      {
        narrative:
          "After every 30 days the save is made again, and success ends it; greater restoration, heal or wish end it too.",
      },
    ],
  },
  glibness: {
    summary: "No Charisma check rolls below 15, and magic takes every word for the truth.",
    steps: [
      {
        targets: { what: "self" },
        effects: [
          {
            effects: [
              { kind: "roll", on: "check", by: "self", floor: 15, when: { ability: ["cha"] } },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative: "Magic that tests your honesty finds whatever you say to be true.",
      },
    ],
  },
  "holy-aura": {
    summary:
      "Chosen allies glow, save more easily and are harder to hit; fiends and undead may go blind.",
    material: "reliquary with a sacred relic",
    steps: [
      {
        area: { shape: "sphere", radius: 30 },
        targets: { what: "creature", chosen: true, willing: true },
        effects: [
          {
            effects: [
              { kind: "roll", on: "save", by: "self", mode: "advantage" },
              { kind: "roll", on: "attack", by: "foe", mode: "disadvantage" },
            ],
            duration: { kind: "source" },
          },
        ],
        light: { bright: 0, dim: 5 },
        narrative: "Each one chosen at the casting gives off this light.",
      },
      {
        when: "struck",
        targets: { what: "creature", count: 1, types: ["fiend", "undead"] },
        save: { ability: "con", success: "none" },
        conditions: [{ condition: "blinded", duration: { kind: "source" } }],
      },
    ],
  },
  "incendiary-cloud": {
    summary:
      "A drifting cloud of smoke and embers hides what is in it and burns those who enter or stay.",
    steps: [
      {
        when: ["use", "enter", "turn-end"],
        area: { shape: "sphere", radius: 20 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "10d8", type: "fire" }],
      },
      {
        area: { shape: "sphere", radius: 20 },
        obscures: "heavily",
        spreads: true,
        narrative:
          "The cloud spreads round corners; wind of 10 miles an hour or more blows it away.",
      },
      {
        when: "turn-start",
        turnOf: "source",
        shifts: { feet: 10, to: "away" },
        narrative:
          "As each of your turns starts, it drifts 10 feet straight away from you, on a course you choose.",
      },
    ],
  },
  maze: {
    summary: "A creature is banished to a labyrinth until it thinks its way out or the spell ends.",
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true },
        effects: [
          {
            effects: [{ kind: "elsewhere" }],
            duration: { kind: "source" },
            escape: { dc: 20, by: ["int"] },
          },
        ],
        narrative:
          "It is in a labyrinth on a demiplane. The check takes its action; minotaurs and goristros always succeed.",
      },
    ],
  },
  "mind-blank": {
    summary:
      "One willing mind is closed to charm, psychic harm, divination and the reading of thoughts.",
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [
              { kind: "damage", response: "immunity", types: ["psychic"] },
              { kind: "condition-immunity", condition: "charmed" },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "Divination spells and anything that reads thoughts or emotions fail, even wish used on its mind or to learn about it.",
      },
    ],
  },
  "power-word-stun": {
    summary: "A single word stuns a creature of at most 150 hit points until it saves.",
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true },
        hitPoints: { atMost: 150 },
        conditions: [{ condition: "stunned", duration: { kind: "special" } }],
        next: [
          {
            when: "turn-end",
            save: { ability: "con", success: "other" },
            otherwise: [{ ends: ["stunned"] }],
          },
        ],
      },
    ],
  },
  sunburst: {
    summary:
      "A vast flash of sunlight sears and blinds, worst for undead and oozes, and breaks magical darkness.",
    material: "fire and sunstone",
    steps: [
      {
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature" },
        save: { ability: "con", success: "half", disadvantage: { types: ["undead", "ooze"] } },
        damage: [{ roll: "12d6", type: "radiant" }],
        conditions: [
          {
            condition: "blinded",
            duration: { kind: "time", amount: 1, unit: "minute" },
            repeat: "turn-end",
          },
        ],
      },
      {
        area: { shape: "sphere", radius: 60 },
        targets: { what: "spell" },
        ends: ["spell"],
        quenches: { what: "darkness", level: 9 },
        narrative: "Darkness there that a spell made is dispelled; other spells stay.",
      },
    ],
  },
};
