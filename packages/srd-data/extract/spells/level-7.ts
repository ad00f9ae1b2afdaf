import type { Step } from "../../src/node.js";
import type { SpellReadings } from "../reading.js";

const everybody: Pick<Step, "move"> = {
  move: { feet: 1_000_000, to: "any", teleport: true, off: true },
};

/** It happens to whoever casts it, and to those who come along. */
const asOne = (what: Pick<Step, "move" | "damage">): Step => ({
  targets: { what: "self" },
  ...what,
  next: [{ targets: { what: "creature", count: 8, willing: true }, ...what }],
});

/** A place that is known so well: the greatest faces of a d100 for a mishap, a similar area, and one off the target. */
const teleported = (
  option: string,
  [mishap, similar, off]: readonly [number, number, number],
): Step => ({
  option,
  targets: { what: "self" },
  rolls: 100,
  next: [
    {
      faces: [1, mishap],
      ...asOne({ damage: [{ roll: "3d10", type: "force" }] }),
      narrative: "A mishap: after it the d100 is rolled again.",
    },
    ...(similar > mishap
      ? [
          {
            faces: [mishap + 1, similar] as const,
            ...asOne(everybody),
            narrative: "A similar area: the nearest place like it, at any distance on the plane.",
          },
        ]
      : []),
    ...(off > similar
      ? [
          {
            faces: [similar + 1, off] as const,
            ...asOne(everybody),
            narrative: "Off target, by chance.",
          },
        ]
      : []),
    ...(off < 100
      ? [{ faces: [off + 1, 100] as const, ...asOne(everybody), narrative: "On target." }]
      : []),
  ],
});

export const level7: SpellReadings = {
  "arcane-sword": {
    summary:
      "A floating blade of force strikes beside it at once, then flies and strikes again for a bonus action.",
    material: "miniature platinum sword",
    steps: [
      {
        when: ["use", "sustain"],
        economy: "bonus-action",
        targets: { what: "creature", count: 1 },
        attack: { kind: "melee", with: "spell" },
        damage: [{ roll: "3d10", type: "force" }],
      },
      {
        narrative:
          "The attack reaches 5 feet from the sword and may go against a new target each time.",
      },
      {
        when: "sustain",
        economy: "bonus-action",
        narrative: "Before it strikes again, it may fly 20 feet at most, to a place in your sight.",
      },
    ],
  },
  "conjure-celestial": {
    summary:
      "A celestial answers the call, fights beside you and obeys within the bounds of its alignment.",
    steps: [
      {
        targets: { what: "point", count: 1, visible: true },
        summons: {
          types: ["celestial"],
          choices: [{ crAtMost: 4, count: 1 }],
          challengeFrom: { 9: 5 },
        },
        narrative: "It appears in a free space.",
      },
      {
        narrative:
          "A friend to you and your party, it takes turns at an initiative of its own and follows spoken orders, at no action, unless its alignment forbids.",
      },
      {
        narrative:
          "Without orders it only defends itself; it vanishes with the spell, or at 0 hit points.",
      },
    ],
  },
  "delayed-blast-fireball": {
    summary:
      "A glowing bead gathers power turn by turn and bursts into flames when the spell ends.",
    material: "bat guano and sulfur",
    steps: [
      {
        targets: { what: "self" },
        hangs: true,
        narrative:
          "A bead hangs at the point and goes off when you end the spell or lose concentration.",
        next: [
          { when: "turn-end", turnOf: "source", gathers: true },
          {
            when: "end",
            area: { shape: "sphere", radius: 20 },
            targets: { what: "creature" },
            save: { ability: "dex", success: "half" },
            damage: [{ roll: "12d6", type: "fire", perSlot: "1d6", perTurn: "1d6" }],
          },
        ],
      },
      {
        when: "trigger",
        targets: { what: "creature", count: 1 },
        save: { ability: "dex", success: "other" },
        narrative: "One who touches the waiting bead sets it off at once, and the spell is over.",
        otherwise: [
          {
            narrative:
              "The one who touched it may throw it, at most 40 feet; on meeting a creature or solid object it goes off, ending the spell.",
          },
        ],
      },
      {
        narrative:
          "The fire spreads around corners, harms objects and lights flammable ones that nobody wears or carries.",
      },
    ],
  },
  "divine-word": {
    summary:
      "A word of creation deafens, blinds, stuns or slays the weakened and casts outsiders home.",
    steps: [
      {
        targets: { what: "creature", chosen: true, visible: true, hears: true },
        save: { ability: "cha", success: "none" },
        narrative: "Current hit points count, and only the lowest limit that fits.",
        next: [
          { hitPoints: { atMost: 20 }, kills: true },
          {
            hitPoints: { atMost: 50 },
            conditions: [
              { condition: "deafened", duration: { kind: "time", amount: 1, unit: "minute" } },
            ],
          },
          {
            hitPoints: { atMost: 40 },
            conditions: [
              { condition: "deafened", duration: { kind: "time", amount: 10, unit: "minute" } },
              { condition: "blinded", duration: { kind: "time", amount: 10, unit: "minute" } },
            ],
          },
          // One record says "dazed", the other and the SRD itself "stunned".
          {
            hitPoints: { atMost: 30 },
            conditions: [
              { condition: "blinded", duration: { kind: "time", amount: 1, unit: "hour" } },
              { condition: "deafened", duration: { kind: "time", amount: 1, unit: "hour" } },
              { condition: "stunned", duration: { kind: "time", amount: 1, unit: "hour" } },
            ],
          },
          {
            targets: { what: "creature", types: ["celestial", "elemental", "fey", "fiend"] },
            narrative:
              "Whatever its hit points, it is cast home to its own plane from any other; for 24 hours only a wish lets it return here.",
          },
        ],
      },
    ],
  },
  etherealness: {
    summary:
      "The caster slips into the Border Ethereal, drifting unseen and unhindered beside the world.",
    dismiss: "action",
    steps: [
      {
        targets: { what: "self" },
        effects: [{ effects: [{ kind: "elsewhere" }], duration: { kind: "source" } }],
        narrative:
          "You are in the Border Ethereal and move in any direction, but each foot up or down costs 1 foot more. Objects do not stop you.",
      },
      { narrative: "The plane you left can be seen and heard, gray and no farther than 60 feet." },
      { when: "sustain", economy: "action", narrative: "You end the spell." },
      {
        when: "end",
        narrative:
          "You return where you have come to. If an object or creature fills the spot, you land in the nearest free space and take 2 force damage per foot moved.",
      },
      { narrative: "It fails on the Ethereal Plane and on planes that do not border it." },
      {
        narrative:
          "Per slot level above 7th it takes up to three willing creatures, you among them, within 10 feet at the casting.",
      },
    ],
  },
  "finger-of-death": {
    summary:
      "Killing energy racks one creature; a humanoid slain by it rises as a zombie that serves the caster.",
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true },
        save: { ability: "con", success: "half" },
        damage: [{ roll: "7d8 + 30", type: "necrotic" }],
      },
      {
        when: "death",
        targets: { what: "corpse", count: 1, types: ["humanoid"] },
        summons: { creatures: ["zombie"], count: 1, after: { amount: 1, unit: "round" } },
        narrative:
          "When your next turn starts, the slain humanoid gets up as a zombie that obeys your spoken orders for good.",
      },
    ],
  },
  "fire-storm": {
    summary:
      "Roaring flames fill up to ten cubes that the caster lays out at will, sparing plants if wished.",
    steps: [
      {
        narrative:
          "The storm takes ten 10-foot cubes at most, in any arrangement, each sharing a face with another.",
      },
      {
        area: { shape: "cube", side: 10 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "7d10", type: "fire" }],
      },
      {
        targets: { what: "object" },
        narrative:
          "Objects are damaged, and flammable ones that nobody wears or carries catch fire; you may spare plants.",
      },
    ],
  },
  forcecage: {
    summary:
      "Unseen walls or bars of force imprison whatever stands inside; even teleportation may fail.",
    material: "ruby dust",
    steps: [
      {
        option: "cage",
        area: { shape: "cube", side: 20 },
        bars: { ways: "both" },
        narrative: "At most this large, its bars are half an inch thick with gaps of half an inch.",
      },
      {
        option: "box",
        area: { shape: "cube", side: 10 },
        blocks: ["movement", "effects"],
        narrative: "At most this large, it lets no matter pass.",
      },
      { narrative: "Those partly inside or too large are pushed out of the area." },
      {
        when: "trigger",
        targets: { what: "creature", count: 1 },
        save: { ability: "cha", success: "none" },
        narrative:
          "An attempt to leave by teleportation or travel between planes fails, and its magic is spent.",
      },
      {
        narrative:
          "The prison is invisible and immovable, bars ethereal travel too, and dispel magic cannot end it.",
      },
    ],
  },
  "magnificent-mansion": {
    summary:
      "A shimmering door leads to a furnished extradimensional house with a banquet and a hundred servants.",
    material: "ivory portal, polished marble and tiny silver spoon",
    steps: [
      {
        narrative:
          "Its one entrance, 5 feet by 10 feet, lets in you and those you name while the portal is open.",
      },
      {
        narrative:
          "Within 30 feet of it you open or close the portal, which cannot be seen while closed.",
      },
      {
        narrative:
          "The floor plan and furnishing are yours: up to 50 cubes of 10 feet each, and a nine-course feast for 100 guests.",
      },
      {
        summons: { count: 100 },
        narrative:
          "Obedient, nearly transparent servants do any household task but never fight, harm anyone or leave the house.",
      },
      { narrative: "What the spell made turns to smoke when it is taken outside." },
      { when: "end", narrative: "Everyone inside is put out into open spaces nearest the door." },
    ],
  },
  "mirage-arcane": {
    summary:
      "A square mile of land and buildings looks, sounds, smells and feels like another landscape.",
    steps: [
      {
        area: { shape: "square", side: 5280 },
        narrative:
          "Up to this area, terrain keeps its general shape but seems another to every sense; buildings may be altered or added, creatures not.",
      },
      {
        narrative:
          "Difficult terrain may become clear ground or the reverse, and the illusion may hamper movement in other ways.",
      },
      { narrative: "A piece carried out of the area vanishes at once." },
      {
        narrative:
          "Truesight shows the real ground, yet whoever sees it still meets the illusion by touch.",
      },
    ],
  },
  "plane-shift": {
    summary:
      "A ring of willing travelers steps to another plane, or one foe is flung there against its will.",
    material: "forked metal rod tuned to one plane",
    steps: [
      {
        option: "transport",
        targets: { what: "creature", count: 8, willing: true },
        narrative:
          "You and these, hands linked in a circle, arrive in or near a destination on another plane named in general terms.",
      },
      {
        option: "transport",
        narrative:
          "With its sigil sequence known, a teleportation circle there is reached exactly; whoever has no room lands in the nearest free spaces.",
      },
      {
        option: "banish",
        targets: { what: "creature", count: 1 },
        attack: { kind: "melee", with: "spell" },
        next: [
          {
            save: { ability: "cha", success: "none" },
            effects: [
              {
                name: "Another plane",
                effects: [{ kind: "elsewhere" }],
                duration: { kind: "until", what: "cured" },
              },
            ],
            narrative:
              "It lands at a random place on the plane you name and has to return on its own.",
          },
        ],
      },
    ],
  },
  "prismatic-spray": {
    summary:
      "A cone of colored rays burns, petrifies, blinds or banishes, as a die decides for each creature.",
    steps: [
      {
        area: { shape: "cone", length: 60 },
        targets: { what: "creature" },
        narrative:
          "One save each, and a d8 each for the ray: 1 red, 2 orange, 3 yellow, 4 green, 5 blue, 6 indigo, 7 violet, 8 two rays.",
        byDie: true,
        next: [
          {
            option: "red",
            save: { ability: "dex", success: "half" },
            damage: [{ roll: "10d6", type: "fire" }],
          },
          {
            option: "orange",
            save: { ability: "dex", success: "half" },
            damage: [{ roll: "10d6", type: "acid" }],
          },
          {
            option: "yellow",
            save: { ability: "dex", success: "half" },
            damage: [{ roll: "10d6", type: "lightning" }],
          },
          {
            option: "green",
            save: { ability: "dex", success: "half" },
            damage: [{ roll: "10d6", type: "poison" }],
          },
          {
            option: "blue",
            save: { ability: "dex", success: "half" },
            damage: [{ roll: "10d6", type: "cold" }],
          },
          {
            option: "indigo",
            save: { ability: "dex", success: "none" },
            conditions: [{ condition: "restrained", duration: { kind: "special" } }],
            next: [
              {
                when: "turn-end",
                save: { ability: "con", success: "other" },
                tally: 3,
                next: [
                  {
                    ends: ["restrained"],
                    conditions: [
                      { condition: "petrified", duration: { kind: "until", what: "cured" } },
                    ],
                  },
                ],
                otherwise: [{ ends: ["restrained"] }],
              },
            ],
          },
          {
            option: "violet",
            save: { ability: "dex", success: "none" },
            conditions: [
              { condition: "blinded", duration: { kind: "turn", edge: "start", of: "source" } },
            ],
            next: [
              {
                when: "turn-start",
                turnOf: "source",
                save: { ability: "wis", success: "none" },
                effects: [
                  {
                    name: "Another plane",
                    effects: [{ kind: "elsewhere" }],
                    duration: { kind: "until", what: "cured" },
                  },
                ],
                narrative:
                  "As your next turn starts, it is cast to a plane the game master picks: mostly home, or the Astral or Ethereal if it is home already.",
              },
            ],
          },
          {
            option: "special",
            narrative: "Two rays hit the target: two more rolls, with each 8 rerolled.",
          },
        ],
      },
    ],
  },
  "project-image": {
    summary: "A distant illusory double acts in the caster's place and lends it eyes and ears.",
    material: "small replica of yourself",
    steps: [
      {
        narrative:
          "An intangible copy with your looks, voice and mannerisms appears anywhere in range that you have seen, obstacles or not.",
      },
      {
        when: "sustain",
        economy: "action",
        narrative:
          "The copy moves up to double your speed and gestures, speaks and behaves as you like.",
      },
      {
        when: "sustain",
        economy: "bonus-action",
        targets: { what: "self" },
        conditions: [
          { condition: "blinded", duration: { kind: "special" } },
          { condition: "deafened", duration: { kind: "special" } },
        ],
        narrative:
          "You sense through the copy, blind and deaf only to what is around your body, until you switch back the same way.",
      },
      {
        narrative:
          "Any damage makes the copy vanish and ends the spell. Touching it gives it away.",
      },
      {
        when: "trigger",
        targets: { what: "creature" },
        check: { ability: "int", skill: "investigation" },
        narrative:
          "An action and a success against your spell save DC reveal the illusion; whoever knows sees through it and hears its sounds as hollow.",
      },
    ],
  },
  regenerate: {
    summary: "A touch heals deeply, keeps mending for an hour and grows back what was cut off.",
    material: "prayer wheel and holy water",
    steps: [
      {
        targets: { what: "creature", count: 1 },
        healing: [{ roll: "4d8 + 15" }],
        effects: [{ effects: [{ kind: "regeneration", amount: 1 }], duration: { kind: "source" } }],
      },
      {
        narrative:
          "Lost body members grow back after 2 minutes, or at once if the severed part is pressed to the stump.",
      },
    ],
  },
  resurrection: {
    summary:
      "One dead for up to a century lives again, whole but weakened; the long dead exhaust the caster.",
    material: "diamond",
    steps: [
      {
        targets: {
          what: "corpse",
          count: 1,
          except: ["undead"],
          deadFor: { amount: 1, unit: "year", orMore: true },
        },
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "cannot", what: "cast" },
                  { kind: "roll", on: "attack", by: "self", mode: "disadvantage" },
                  { kind: "roll", on: "check", by: "self", mode: "disadvantage" },
                  { kind: "roll", on: "save", by: "self", mode: "disadvantage" },
                ],
                duration: { kind: "until", what: "long-rest" },
              },
            ],
          },
        ],
      },
      {
        targets: {
          what: "corpse",
          count: 1,
          except: ["undead"],
          deadFor: { amount: 100, unit: "year" },
        },
        healing: [{ roll: "all" }],
        ends: ["poisoned", "disease"],
        effects: [
          {
            effects: [
              { kind: "roll", on: "attack", by: "self", bonus: -4 },
              { kind: "roll", on: "save", by: "self", bonus: -4 },
              { kind: "roll", on: "check", by: "self", bonus: -4 },
            ],
            duration: { kind: "special" },
            eases: "long-rest",
          },
        ],
        narrative: "It has not died of old age, and its soul is willing and free.",
      },
      {
        narrative:
          "Wounds close and lost parts return, but curses, magical diseases and such stay unless removed beforehand.",
      },
    ],
  },
  "reverse-gravity": {
    summary:
      "Everything unanchored in a great cylinder falls upward and hangs at its top until the spell ends.",
    material: "a lodestone and iron filings",
    steps: [
      {
        area: { shape: "cylinder", radius: 50, height: 100 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "none" },
        effects: [{ effects: [{ kind: "held-aloft" }], duration: { kind: "source" } }],
        move: { feet: 100, to: "up" },
      },
      {
        narrative:
          "Only a creature that can reach a fixed object may save, to hold on to it; one anchored to the ground stays.",
      },
      {
        area: { shape: "cylinder", radius: 50, height: 100 },
        targets: { what: "object" },
        move: { feet: 100, to: "up" },
        narrative: "Objects that nothing anchors fall up as well.",
      },
      {
        narrative:
          "A ceiling in the way is struck as in an ordinary fall; at the top creatures and things float in place.",
      },
      { when: "end", narrative: "What floats there falls to the ground again." },
    ],
  },
  sequester: {
    summary:
      "A creature or thing is hidden from sight and divination, the creature outside of time.",
    material: "powder of four kinds of gem",
    steps: [
      {
        targets: { what: "creature-or-object", count: 1, willing: true },
        conditions: [{ condition: "invisible", duration: { kind: "source" }, endsOn: ["damaged"] }],
        narrative: "No divination spell can target it, and no scrying sensor of one perceives it.",
      },
      {
        targets: { what: "creature", count: 1 },
        narrative:
          "A creature lies in suspended animation: time stands still for it and it does not age.",
      },
      {
        narrative:
          "You may name an event, seen or happening no more than a mile from the target, that ends the spell. Any damage to the target ends it too.",
      },
    ],
  },
  simulacrum: {
    summary:
      "Snow or ice becomes an obedient copy of a beast or humanoid with half its hit points.",
    material: "snow or ice, body part, powdered ruby",
    steps: [
      {
        targets: { what: "creature", count: 1, types: ["beast", "humanoid"] },
        summons: { count: 1 },
        narrative:
          "The model stays in range all through the casting. Its double has the same statistics but half the hit point maximum and no equipment.",
      },
      {
        narrative:
          "Friendly to you and those you name, it follows your spoken commands and acts on your turn.",
      },
      { narrative: "It never learns, gains levels or regains spell slots." },
      {
        narrative:
          "Damage to it is mended in an alchemical laboratory, with rare herbs and minerals for 100 gp a hit point.",
      },
      {
        narrative:
          "At 0 hit points it melts into snow. Casting the spell anew destroys the duplicates you have.",
      },
    ],
  },
  symbol: {
    summary:
      "A hidden glyph waits for its trigger, then floods a wide sphere with one of eight harmful effects.",
    material: "mercury, phosphorus, powdered diamond and opal",
    steps: [
      {
        narrative:
          "The glyph covers part of a surface, up to 10 feet across, or hides in an object that closes.",
      },
      {
        narrative:
          "Moving that object more than 10 feet from the place of casting breaks the glyph, and nothing is triggered.",
      },
      {
        when: "acted-on",
        targets: { what: "creature" },
        check: { ability: "int", skill: "investigation" },
        narrative: "A searcher who meets your spell save DC finds the nearly invisible glyph.",
      },
      {
        narrative:
          "You set what triggers it, such as touch, approach, opening or reading, for which kinds of creature, and who is exempt.",
      },
      {
        when: "trigger",
        area: { shape: "sphere", radius: 60 },
        light: { bright: 0, dim: 60 },
        narrative: "The light lasts 10 minutes, and then the spell is over.",
      },
      {
        option: "death",
        when: ["trigger", "enter", "turn-end"],
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature" },
        save: { ability: "con", success: "half" },
        damage: [{ roll: "10d10", type: "necrotic" }],
      },
      {
        option: "discord",
        when: ["trigger", "enter", "turn-end"],
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature" },
        save: { ability: "con", success: "none" },
        effects: [
          {
            effects: [
              { kind: "roll", on: "attack", by: "self", mode: "disadvantage" },
              { kind: "roll", on: "check", by: "self", mode: "disadvantage" },
            ],
            duration: { kind: "time", amount: 1, unit: "minute" },
          },
        ],
        narrative: "The target quarrels with everyone and cannot communicate anything sensible.",
      },
      {
        option: "fear",
        when: ["trigger", "enter", "turn-end"],
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature" },
        save: { ability: "wis", success: "none" },
        conditions: [
          { condition: "frightened", duration: { kind: "time", amount: 1, unit: "minute" } },
        ],
        effects: [
          {
            effects: [{ kind: "drops-what-it-holds" }],
            duration: { kind: "time", amount: 1, unit: "minute" },
          },
        ],
        narrative:
          "Each turn the frightened target has to get 30 feet or more farther from the glyph if it can.",
      },
      {
        option: "hopelessness",
        when: ["trigger", "enter", "turn-end"],
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature" },
        save: { ability: "cha", success: "none" },
        narrative:
          "For 1 minute the target can neither attack nor aim harmful abilities, spells or magic at anyone.",
      },
      {
        option: "insanity",
        when: ["trigger", "enter", "turn-end"],
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature" },
        save: { ability: "int", success: "none" },
        effects: [
          {
            effects: [{ kind: "cannot", what: "act" }],
            duration: { kind: "time", amount: 1, unit: "minute" },
          },
        ],
        narrative:
          "It understands no speech, cannot read and talks gibberish; the game master moves it erratically.",
      },
      {
        option: "pain",
        when: ["trigger", "enter", "turn-end"],
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature" },
        save: { ability: "con", success: "none" },
        conditions: [
          { condition: "incapacitated", duration: { kind: "time", amount: 1, unit: "minute" } },
        ],
      },
      {
        option: "sleep",
        when: ["trigger", "enter", "turn-end"],
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature" },
        save: { ability: "wis", success: "none" },
        conditions: [
          {
            condition: "unconscious",
            duration: { kind: "time", amount: 10, unit: "minute" },
            endsOn: ["damaged", "action"],
          },
        ],
      },
      {
        option: "stunning",
        when: ["trigger", "enter", "turn-end"],
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature" },
        save: { ability: "wis", success: "none" },
        conditions: [
          { condition: "stunned", duration: { kind: "time", amount: 1, unit: "minute" } },
        ],
      },
      {
        area: { shape: "sphere", radius: 5 },
        targets: { what: "creature", side: "enemies", chosen: true },
        lurks: true,
      },
    ],
  },
  teleport: {
    summary:
      "The caster's party or an object jumps to a known place, more surely the better it is known.",
    steps: [
      {
        option: "certain",
        ...asOne(everybody),
        narrative:
          "To a permanent circle with known sigils, or with an object taken from the place within six months.",
      },
      teleported("very_familiar", [5, 13, 24]),
      teleported("seen_more_than_once", [33, 43, 53]),
      teleported("viewed_once_or_described", [43, 53, 73]),
      teleported("nowhere", [50, 100, 100]),
      {
        narrative:
          "An object instead must fit in a cube of 10 feet and not be held or carried by someone unwilling.",
      },
      {
        narrative:
          "Off target: 1d10 times 1d10 percent of the journey's length away, the compass direction by a d8 from 1 for north.",
      },
      {
        narrative:
          "Similar area: the nearest place like it in look or theme, at any distance on the plane.",
      },
    ],
  },
};
