import type { Step } from "../../src/node.js";
import type { DamageType } from "../../src/vocabulary.js";
import type { SpellReadings } from "../reading.js";

/** The races of Reincarnate, each up to this face of a d100. */
const bodies = (
  [
    ["a dragonborn", 4],
    ["a hill dwarf", 13],
    ["a mountain dwarf", 21],
    ["a dark elf", 25],
    ["a high elf", 34],
    ["a wood elf", 42],
    ["a forest gnome", 46],
    ["a rock gnome", 52],
    ["a half-elf", 56],
    ["a half-orc", 60],
    ["a lightfoot halfling", 68],
    ["a stout halfling", 76],
    ["a human", 96],
    ["a tiefling", 100],
  ] as const
).map(
  ([race, to], place, all): Step => ({
    targets: { what: "self" },
    faces: [(all[place - 1]?.[1] ?? 0) + 1, to],
    narrative: `The new body is that of ${race}.`,
  }),
);

/** Objects by size: how many of the ten that may be animated one counts for, and what each is like. */
const animated = (
  [
    ["tiny", 1, 18, 20, [4, 18], [8, "1d4 + 4"]],
    ["small", 1, 16, 25, [6, 14], [6, "1d8 + 2"]],
    ["medium", 2, 13, 40, [10, 12], [5, "2d6 + 1"]],
    ["large", 4, 10, 50, [14, 10], [6, "2d10 + 2"]],
    ["huge", 8, 10, 80, [18, 6], [8, "2d12 + 4"]],
  ] as const
).map(
  ([size, each, armorClass, hitPoints, [str, dex], [bonus, roll]]): Step => ({
    option: size,
    summons: {
      body: {
        name: `${size.charAt(0).toUpperCase()}${size.slice(1)} Animated Object`,
        type: "construct",
        size,
        armorClass,
        hitPoints,
        abilities: { str, dex, con: 10, int: 3, wis: 3, cha: 1 },
        speeds: { walk: 30 },
        blindsight: 30,
        attack: { name: "Slam", bonus, damage: [{ roll, type: "bludgeoning" }] },
      },
      count: 10,
      perSlot: 2,
      ...(each > 1 && { each }),
    },
  }),
);

/** Those that Hallow may let creatures resist, or suffer more from; one is chosen at casting. */
const energies = [
  "acid",
  "cold",
  "fire",
  "force",
  "lightning",
  "necrotic",
  "poison",
  "psychic",
  "radiant",
  "thunder",
] as const satisfies readonly DamageType[];

const whileInside = (response: "resistance" | "vulnerability", type: DamageType): Step => ({
  option: type,
  effects: [
    {
      effects: [{ kind: "damage", response, types: [type] }],
      duration: { kind: "source" },
      endsOn: ["out-of-range"],
    },
  ],
});

export const level5: SpellReadings = {
  "animate-objects": {
    summary:
      "Up to ten loose objects rise as constructs that follow your mental orders and slam your foes.",
    steps: [
      ...animated,
      {
        narrative:
          "Nonmagical things that nobody wears or carries, ten in all: a Medium one counts as 2 of them, a Large one as 4, a Huge one as 8.",
      },
      {
        narrative:
          "Its speed is 30 feet; without limbs to walk on it flies and hovers at 30 feet instead; fixed to something, its speed is 0.",
      },
      {
        narrative:
          "At 0 hit points it is a mere object again, which takes whatever damage was left over.",
      },
      {
        when: "sustain",
        economy: "bonus-action",
        targets: { what: "creature", types: ["construct"], chosen: true, range: 500 },
        narrative:
          "Any or all of those you made get one and the same order, carried out until done; without orders they only defend themselves.",
      },
      {
        narrative:
          "A slam does slashing or piercing damage instead where the game master finds that the object's form calls for it.",
      },
    ],
  },
  "antilife-shell": {
    summary: "A barrier around you keeps living creatures from coming or reaching near.",
    steps: [
      {
        area: { shape: "sphere", radius: 10 },
        aura: true,
        bars: { except: ["undead", "construct"], ways: "both", reach: true },
      },
    ],
  },
  "arcane-hand": {
    summary: "A large hand of force punches, shoves, grabs or shields at your command.",
    material: "eggshell and snakeskin glove",
    steps: [
      {
        summons: {
          body: {
            name: "Arcane Hand",
            type: "construct",
            size: "large",
            armorClass: 20,
            abilities: { str: 26, dex: 10, con: 10, int: 1, wis: 10, cha: 1 },
            speeds: { fly: 60 },
          },
          count: 1,
          holds: true,
        },
        narrative: "It appears in an empty space that you see, and doesn't fill that space.",
      },
      {
        when: ["use", "sustain"],
        economy: "bonus-action",
        narrative: "The hand flies up to 60 feet, then does one of the options.",
      },
      {
        option: "clenched_fist",
        when: ["use", "sustain"],
        economy: "bonus-action",
        targets: { what: "creature-or-object", count: 1 },
        attack: { kind: "melee", with: "spell", reach: 5 },
        damage: [{ roll: "4d8", type: "force", perSlot: "2d8" }],
      },
      {
        option: "forceful_hand",
        when: ["use", "sustain"],
        economy: "bonus-action",
        targets: { what: "creature", count: 1 },
        check: { ability: "str", contest: "athletics", by: "summoned", easyTo: "medium" },
        move: { feet: 5, to: "any", perModifier: 5 },
        narrative: "The hand keeps beside it.",
      },
      {
        option: "grasping_hand",
        when: ["use", "sustain"],
        economy: "bonus-action",
        targets: { what: "creature", count: 1, sizeAtMost: "huge" },
        check: {
          ability: "str",
          skill: "athletics",
          contest: ["athletics", "acrobatics"],
          by: "summoned",
          easyTo: "medium",
        },
        conditions: [
          {
            condition: "grappled",
            duration: { kind: "source" },
            escape: { by: ["athletics", "acrobatics"] },
          },
        ],
      },
      {
        option: "crush",
        when: "sustain",
        economy: "bonus-action",
        targets: { what: "creature", count: 1, has: ["grappled"] },
        damage: [{ roll: "2d6", type: "bludgeoning", ability: true, perSlot: "2d6" }],
        narrative: "The hand crushes whom it still holds.",
      },
      {
        option: "interposing_hand",
        when: ["use", "sustain"],
        economy: "bonus-action",
        targets: { what: "creature", count: 1 },
        effects: [
          {
            bearer: "source",
            effects: [
              {
                kind: "roll",
                on: "attack",
                by: "foe",
                bonus: -2,
                when: { other: "target" },
              },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative: "Until ordered otherwise the hand stays between the two of you.",
        next: [
          {
            narrative:
              "With Strength 26 or less it can't pass the hand's space; a stronger one moves through it toward you as difficult terrain.",
          },
        ],
      },
    ],
  },
  awaken: {
    summary: "A beast or plant gains a mind and a language, and is charmed by you for a month.",
    material: "agate",
    steps: [
      {
        targets: { what: "creature", count: 1, types: ["beast", "plant"], sizeAtMost: "huge" },
        effects: [
          {
            effects: [{ kind: "stat", stat: "int", change: "set", by: 10 }],
            duration: { kind: "instantaneous" },
          },
        ],
        conditions: [
          {
            condition: "charmed",
            duration: { kind: "time", amount: 30, unit: "day" },
            endsOn: ["source-attacks-bearer"],
          },
        ],
        narrative:
          "Only a target with Int 3 or lower, or without a score. It speaks one of your languages from then on.",
      },
      {
        narrative:
          "A plant also moves its branches and roots and perceives as a human does; the game master picks its statistics, such as an awakened tree's.",
      },
      {
        narrative:
          "Harm to it by you or your companions ends the charm early; afterwards how you treated it decides whether it stays a friend.",
      },
    ],
  },
  cloudkill: {
    summary: "A creeping bank of poison fog harms all who enter it or begin their turn in it.",
    steps: [
      {
        when: ["enter", "turn-start"],
        area: { shape: "sphere", radius: 20 },
        targets: { what: "creature" },
        save: { ability: "con", success: "half" },
        damage: [{ roll: "5d8", type: "poison", perSlot: "1d8" }],
      },
      {
        area: { shape: "sphere", radius: 20 },
        obscures: "heavily",
        spreads: true,
        narrative: "The fog goes around corners; a strong wind breaks it up and ends the spell.",
      },
      { narrative: "Holding one's breath, or needing none, is no protection." },
      {
        when: "turn-start",
        turnOf: "source",
        shifts: { feet: 10, to: "away" },
        narrative:
          "The fog rolls 10 feet farther from you along the ground, and it sinks to low places and down holes.",
      },
    ],
  },
  commune: {
    summary: "A deity or its envoy truthfully answers three questions with yes or no.",
    material: "incense and holy or unholy water",
    steps: [
      {
        narrative:
          "While the spell lasts you put up to three yes-or-no questions to your god or its proxy, and each answer is right.",
      },
      {
        narrative:
          'What lies outside the god\'s knowledge is answered "unclear"; where one word would mislead, a short phrase may come instead.',
      },
      {
        narrative:
          "Every casting after the first since your last long rest adds 25% to the chance of no answer, which the game master rolls secretly.",
      },
    ],
  },
  "commune-with-nature": {
    summary: "The land around you tells you three facts about itself and what lives there.",
    steps: [
      {
        narrative:
          "You sense the land for 3 miles around outdoors, or 300 feet in natural caves; in dungeons, towns and other built places, nothing.",
      },
      {
        narrative:
          "Learn at most three facts on: land and water; common plants, minerals, animals or peoples; strong undead, fey, fiends, celestials or elementals.",
      },
      { narrative: "Other subjects to choose are the influence of other planes, and buildings." },
    ],
  },
  "cone-of-cold": {
    summary: "A 60-foot cone of bitter cold freezes everyone in it, the slain into statues.",
    material: "crystal or glass cone",
    steps: [
      {
        area: { shape: "cone", length: 60 },
        targets: { what: "creature" },
        save: { ability: "con", success: "half" },
        damage: [{ roll: "8d8", type: "cold", perSlot: "1d8" }],
      },
      { narrative: "Those it kills stand as statues of ice until they thaw." },
    ],
  },
  "conjure-elemental": {
    summary:
      "Air, earth, fire or water gives rise to an elemental that serves while you concentrate.",
    material: "matter to suit the element",
    steps: [
      {
        area: { shape: "cube", side: 10 },
        summons: {
          types: ["elemental"],
          choices: [{ crAtMost: 5, count: 1 }],
          challengeFrom: { 6: 6, 7: 7, 8: 8, 9: 9 },
          turns: true,
        },
        narrative:
          "It suits the fire, water, air or earth in the cube, and appears in a free space 10 feet from it at most.",
      },
      {
        narrative:
          "It is friendly, has an initiative and turns of its own and follows spoken orders that cost you no action; without them it only defends itself.",
      },
      { narrative: "It vanishes with the spell, or once it has 0 hit points." },
    ],
  },
  "contact-other-plane": {
    summary: "A mind from another plane answers five questions, if yours withstands the contact.",
    steps: [
      {
        targets: { what: "self" },
        save: { ability: "int", dc: 15, success: "other" },
        damage: [{ roll: "6d6", type: "psychic" }],
        effects: [
          {
            effects: [{ kind: "cannot", what: "act" }],
            duration: { kind: "until", what: "long-rest" },
          },
        ],
        narrative:
          "Insane so long, you follow no one's speech, cannot read and only babble; greater restoration cures you.",
        otherwise: [
          {
            narrative:
              'Before the spell ends the entity answers up to five questions in one word each, even "unclear", or a phrase where a word would mislead.',
          },
        ],
      },
    ],
  },
  contagion: {
    summary:
      "A touch gives a creature a disease of your choice that it must fight off over several turns.",
    steps: [
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "melee", with: "spell" },
        // Its effects are taken to begin with the hit, and the saves to decide how long they last.
        next: [
          {
            option: "blinding_sickness",
            conditions: [{ condition: "blinded", duration: { kind: "source" } }],
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
            option: "filth_fever",
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
                  {
                    kind: "roll",
                    on: "attack",
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
            option: "flesh_rot",
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
                  { kind: "damage", response: "vulnerability", types: "all" },
                ],
                duration: { kind: "source" },
              },
            ],
          },
          {
            option: "mindfire",
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
            narrative: "In combat it acts as a target of the confusion spell does.",
          },
          {
            option: "seizure",
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
                  {
                    kind: "roll",
                    on: "attack",
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
            option: "slimy_doom",
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
            next: [
              {
                when: "hurt",
                conditions: [
                  { condition: "stunned", duration: { kind: "turn", edge: "end", of: "target" } },
                ],
              },
            ],
          },
          {
            when: "turn-end",
            save: { ability: "con", success: "other" },
            tally: 3,
            otherwise: [{ ends: ["cast"] }],
          },
        ],
      },
      { narrative: "The disease is a natural one: whatever cures or eases diseases works on it." },
    ],
  },
  creation: {
    summary: "Shadow stuff takes the form of a lifeless object that lasts a minute to a day.",
    material: "bit of the matter to be made",
    steps: [
      {
        area: { shape: "cube", side: 5 },
        narrative:
          "A nonliving thing of plant or mineral matter, in a form and material known to you by sight, fits in the cube, whose side grows 5 feet per slot level above 5th.",
      },
      {
        narrative:
          "It lasts 1 minute if adamantine or mithral, 10 minutes if gem, 1 hour if precious metal, 12 hours if crystal or stone, 1 day if plant; of several, the shortest.",
      },
      { narrative: "A spell with the created matter as its material component fails." },
    ],
  },
  "dispel-evil-and-good": {
    summary:
      "Otherworldly foes and undead strike at you with difficulty, and a touch may free a victim or banish one.",
    material: "holy water, or silver and iron powder",
    steps: [
      {
        targets: { what: "self" },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "attack",
                by: "foe",
                mode: "disadvantage",
                when: { other: ["celestial", "elemental", "fey", "fiend", "undead"] },
              },
            ],
            duration: { kind: "source" },
          },
        ],
      },
      {
        option: "break_enchantment",
        when: "sustain",
        economy: "action",
        targets: { what: "creature", count: 1, range: 5 },
        ends: ["charmed", "frightened"],
        narrative:
          "Only what an undead, fey, fiend, celestial or elemental caused; possession by one ends too.",
      },
      {
        option: "dismissal",
        when: "sustain",
        economy: "action",
        targets: {
          what: "creature",
          count: 1,
          types: ["celestial", "elemental", "fey", "fiend", "undead"],
        },
        attack: { kind: "melee", with: "spell" },
        next: [
          {
            save: { ability: "cha", success: "none" },
            narrative:
              "It goes back to its home plane unless already there; undead not at home go to the Shadowfell, fey to the Feywild.",
          },
        ],
      },
      { narrative: "The spell is over once either option has been used." },
    ],
  },
  "dominate-person": {
    summary: "A humanoid that fails its save is charmed and does whatever you order by thought.",
    durationAtSlot: {
      6: { duration: { kind: "time", amount: 10, unit: "minute" } },
      7: { duration: { kind: "time", amount: 1, unit: "hour" } },
      8: { duration: { kind: "time", amount: 8, unit: "hour" } },
    },
    steps: [
      {
        targets: { what: "creature", count: 1, types: ["humanoid"], visible: true },
        save: { ability: "wis", success: "none", advantage: { fighting: true } },
        conditions: [{ condition: "charmed", duration: { kind: "source" }, repeat: "damaged" }],
        next: [
          {
            narrative:
              "On the same plane, orders reach it by thought at no action's cost while you are conscious; it obeys as well as it can, and fends for itself when done.",
          },
          {
            when: "sustain",
            economy: "action",
            narrative:
              "Until your next turn ends it does exactly and only what you decide; making it use a reaction takes your own reaction too.",
          },
        ],
      },
    ],
  },
  dream: {
    summary:
      "A messenger enters a sleeper's dreams to speak with it or to torment it with a nightmare.",
    material: "sand, ink and a sleeping bird's quill",
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [
              { kind: "cannot", what: "act" },
              { kind: "cannot", what: "move" },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "The messenger, you or someone willing whom you touch, stays aware in its trance and may leave it at any time, which ends the spell.",
      },
      {
        narrative:
          "The dreamer is someone you know, on your plane, who sleeps (elves do not). If it is awake, the messenger knows and may wait or end the spell.",
      },
      {
        option: "converse",
        targets: { what: "creature", count: 1 },
        narrative:
          "While it sleeps the messenger talks with it and shapes the dream's surroundings; it remembers all of it on waking.",
      },
      {
        option: "nightmare",
        targets: { what: "creature", count: 1 },
        save: { ability: "wis", success: "none" },
        narrative:
          "A terrifying messenger says ten words at most. The nightmare lasts the whole sleep, and the rest brings no benefit.",
        next: [
          {
            when: "trigger",
            damage: [{ roll: "3d6", type: "psychic" }],
            narrative: "When it wakes up.",
          },
        ],
      },
      {
        narrative:
          "If you own a piece of its body, such as hair or a nail clipping, it saves with disadvantage.",
      },
    ],
  },
  "flame-strike": {
    summary: "A roaring pillar of divine fire sears everyone in a 10-foot radius.",
    material: "sulfur",
    steps: [
      // The options differ in which of the two damages grows with the slot.
      {
        option: "fire",
        area: { shape: "cylinder", radius: 10, height: 40 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [
          { roll: "4d6", type: "fire", perSlot: "1d6" },
          { roll: "4d6", type: "radiant" },
        ],
      },
      {
        option: "radiant",
        area: { shape: "cylinder", radius: 10, height: 40 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [
          { roll: "4d6", type: "fire" },
          { roll: "4d6", type: "radiant", perSlot: "1d6" },
        ],
      },
    ],
  },
  geas: {
    summary: "A charmed creature must follow your command for a month or be racked with pain.",
    dismiss: "action",
    durationAtSlot: {
      7: { duration: { kind: "time", amount: 365, unit: "day" } },
      9: { duration: { kind: "until-dispelled" } },
    },
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true },
        save: { ability: "wis", success: "none" },
        conditions: [{ condition: "charmed", duration: { kind: "source" } }],
        next: [
          {
            when: "trigger",
            damage: [{ roll: "5d10", type: "psychic" }],
            narrative: "When it acts directly against your command, at most once a day.",
          },
        ],
      },
      {
        narrative:
          "Whoever does not understand you is immune. The command sets a service or a ban; one that means certain death ends the spell.",
      },
      {
        narrative: "Your own action ends it, and so do wish, remove curse and greater restoration.",
      },
    ],
  },
  "greater-restoration": {
    summary:
      "A touch ends one grave affliction, such as a curse, petrification or a level of exhaustion.",
    material: "diamond dust",
    steps: [
      {
        option: "exhaustion",
        targets: { what: "creature", count: 1 },
        ends: ["exhaustion-level"],
      },
      {
        option: "charmed",
        targets: { what: "creature", count: 1 },
        ends: ["charm"],
        narrative: "One such effect.",
      },
      {
        option: "petrified",
        targets: { what: "creature", count: 1 },
        ends: ["petrification"],
        narrative: "One such effect.",
      },
      {
        option: "curse",
        targets: { what: "creature", count: 1 },
        ends: ["curse"],
        narrative: "One curse, or the attunement to one cursed item.",
      },
      {
        option: "ability_scores",
        targets: { what: "creature", count: 1 },
        ends: ["ability-reduction"],
        narrative: "Whatever lowered one of its ability scores.",
      },
      {
        option: "hit_point_maximum",
        targets: { what: "creature", count: 1 },
        ends: ["hit-point-reduction"],
        narrative: "One such effect.",
      },
    ],
  },
  hallow: {
    summary:
      "Holy or unholy power bars otherworldly creatures from a place and binds one more effect to it.",
    material: "herbs, oils and incense",
    steps: [
      {
        area: { shape: "sphere", radius: 60 },
        bars: { types: ["celestial", "elemental", "fey", "fiend", "undead"], ways: "in" },
        narrative:
          "Nor can they possess anyone in it; you may exempt one or more of these types from all that bars them.",
      },
      {
        narrative:
          "The radius may be smaller, and the spell fails if part of the area is already hallowed.",
      },
      {
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature" },
        effects: [
          {
            effects: [
              {
                kind: "condition-immunity",
                condition: "charmed",
                when: { other: ["celestial", "elemental", "fey", "fiend", "undead"] },
              },
              {
                kind: "condition-immunity",
                condition: "frightened",
                when: { other: ["celestial", "elemental", "fey", "fiend", "undead"] },
              },
            ],
            duration: { kind: "source" },
            endsOn: ["out-of-range"],
          },
        ],
      },
      {
        when: "enter",
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature" },
        ends: ["charmed", "frightened"],
        narrative: "Only what such a creature caused; possession by one ends too.",
      },
      {
        narrative:
          "The extra effect is one of the options, or another that the game master offers. It works on everyone, one faith's or leader's followers, or a kind of creature.",
      },
      {
        narrative:
          "A creature may save against it when it comes in for the first time in a turn or begins its turn inside; success frees it until it leaves.",
      },
      {
        option: "courage",
        when: ["enter", "turn-start"],
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature", chosen: true },
        save: { ability: "cha", success: "none" },
        effects: [
          {
            effects: [{ kind: "condition-immunity", condition: "frightened" }],
            duration: { kind: "source" },
            endsOn: ["out-of-range"],
          },
        ],
      },
      {
        option: "darkness",
        area: { shape: "sphere", radius: 60 },
        obscures: "magical_darkness",
        narrative:
          "It is dark; neither ordinary light nor that of spells below your slot's level lights the area.",
      },
      {
        option: "daylight",
        area: { shape: "sphere", radius: 60 },
        light: { bright: 60, dim: 0 },
        narrative: "Darkness from spells below your slot's level can't put the light out.",
      },
      {
        option: "energy_protection",
        when: ["enter", "turn-start"],
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature", chosen: true },
        save: { ability: "cha", success: "none" },
        next: energies.map((type) => whileInside("resistance", type)),
      },
      {
        option: "energy_vulnerability",
        when: ["enter", "turn-start"],
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature", chosen: true },
        save: { ability: "cha", success: "none" },
        next: energies.map((type) => whileInside("vulnerability", type)),
      },
      {
        option: "everlasting_rest",
        area: { shape: "sphere", radius: 60 },
        targets: { what: "corpse" },
        narrative: "The dead who lie buried there cannot become undead.",
      },
      {
        option: "extradimensional_interference",
        when: ["enter", "turn-start"],
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature", chosen: true },
        save: { ability: "cha", success: "none" },
        narrative:
          "While inside it can't teleport or travel by way of other planes or extradimensional spaces.",
      },
      {
        option: "fear",
        when: ["enter", "turn-start"],
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature", chosen: true },
        save: { ability: "cha", success: "none" },
        conditions: [
          { condition: "frightened", duration: { kind: "source" }, endsOn: ["out-of-range"] },
        ],
      },
      {
        option: "silence",
        area: { shape: "sphere", radius: 60 },
        narrative: "Sound neither leaves the area nor comes into it.",
      },
      {
        option: "tongues",
        when: ["enter", "turn-start"],
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature", chosen: true },
        save: { ability: "cha", success: "none" },
        narrative: "It can talk with anyone else inside, whatever their languages.",
      },
    ],
  },
  "hold-monster": {
    summary:
      "Any creature but an undead freezes where it stands unless its will throws the magic off.",
    material: "small piece of iron",
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
        conditions: [{ condition: "paralyzed", duration: { kind: "source" }, repeat: "turn-end" }],
      },
    ],
  },
  "insect-plague": {
    summary:
      "Swarming locusts cover a wide area, slow movement and wound those who come or stay in it.",
    material: "sugar, grain and fat",
    steps: [
      {
        when: ["use", "enter", "turn-end"],
        area: { shape: "sphere", radius: 20 },
        targets: { what: "creature" },
        save: { ability: "con", success: "half" },
        damage: [{ roll: "4d10", type: "piercing", perSlot: "1d10" }],
      },
      {
        area: { shape: "sphere", radius: 20 },
        obscures: "lightly",
        spreads: true,
        terrain: "difficult",
        narrative: "The swarm goes around corners.",
      },
    ],
  },
  "legend-lore": {
    summary: "The legends about a person, place or object come to your mind in short.",
    material: "incense, consumed, and four ivory strips of 50 gp each",
    steps: [
      {
        narrative:
          "You learn the gist of tales and secrets about what you name, true but perhaps in riddles; of a thing without legend, nothing.",
      },
      { narrative: "What you know beforehand makes the answer more exact." },
    ],
  },
  "mass-cure-wounds": {
    summary: "A wave of healing restores up to six creatures near a point you choose.",
    steps: [
      {
        area: { shape: "sphere", radius: 30 },
        targets: { what: "creature", count: 6, chosen: true, except: ["undead", "construct"] },
        healing: [{ roll: "3d8", ability: true, perSlot: "1d8" }],
      },
    ],
  },
  mislead: {
    summary: "An illusory double takes your place while you turn invisible and sense through it.",
    steps: [
      {
        targets: { what: "self" },
        conditions: [
          {
            condition: "invisible",
            duration: { kind: "source" },
            endsOn: ["bearer-attacks", "bearer-casts"],
          },
        ],
      },
      { narrative: "Your double stands where you were and lasts as long as the spell." },
      {
        when: "sustain",
        economy: "action",
        narrative:
          "The double moves at most twice your speed, and speaks, gestures and acts as you like.",
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
          "You perceive from the double's place, blind and deaf to your own, until another bonus action returns your senses.",
      },
    ],
  },
  "modify-memory": {
    summary:
      "A charmed creature's memory of a recent event is erased, sharpened, changed or invented.",
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true },
        save: { ability: "wis", success: "none", advantage: { fighting: true } },
        conditions: [
          { condition: "charmed", duration: { kind: "source" }, endsOn: ["damaged"] },
          { condition: "incapacitated", duration: { kind: "source" }, with: "charmed" },
        ],
        narrative:
          "It notices nothing around it but your voice. Another spell aimed at it ends this one as damage does; either way no memory changes.",
        next: [
          {
            narrative:
              "Of one event in the last 24 hours, 10 minutes long at most, you delete, perfect, alter or replace the memory.",
          },
          {
            narrative:
              "It must understand your words; it fills gaps itself. The change takes hold when the spell ends, and not if you are still describing it then.",
          },
          {
            narrative:
              "Nonsense may be put down to a bad dream, and its nature still guides its deeds. Remove curse or greater restoration brings the truth back.",
          },
        ],
      },
      {
        narrative:
          "How far back the event may lie: by slot level, 7 days at 6th, 30 days at 7th, 1 year at 8th, any time at 9th.",
      },
    ],
  },
  passwall: {
    summary: "A passage opens through wood, plaster or stone for an hour.",
    material: "sesame seeds",
    steps: [
      {
        targets: { what: "point", count: 1, visible: true },
        narrative:
          "The opening is at most 5 feet in width, 8 in height and 20 in depth, and does not weaken what is around it.",
      },
      {
        when: "end",
        narrative:
          "All that is still inside is put out unharmed at the nearest free space beside the surface you cast it on.",
      },
    ],
  },
  "planar-binding": {
    summary: "A celestial, elemental, fey or fiend is bound into your service for a day or more.",
    material: "jewel",
    durationAtSlot: {
      6: { duration: { kind: "time", amount: 10, unit: "day" } },
      7: { duration: { kind: "time", amount: 30, unit: "day" } },
      8: { duration: { kind: "time", amount: 180, unit: "day" } },
      9: { duration: { kind: "time", amount: 366, unit: "day" } },
    },
    steps: [
      {
        targets: { what: "creature", count: 1, types: ["celestial", "elemental", "fey", "fiend"] },
        save: { ability: "cha", success: "none" },
        narrative:
          "It obeys your instructions to the letter, and a hostile one bends them to its own ends.",
        next: [
          { narrative: "A spell that brought it here lasts as long as this one." },
          {
            narrative:
              "Its task done early, it comes to tell you, or from another plane goes back to the place of binding and waits there.",
          },
        ],
      },
      { narrative: "It must stay in range during all of the casting." },
    ],
  },
  "raise-dead": {
    summary: "A creature dead for ten days at most comes back to life, weakened for some days.",
    material: "diamond",
    steps: [
      {
        targets: {
          what: "corpse",
          count: 1,
          except: ["undead"],
          deadFor: { amount: 10, unit: "day" },
        },
        healing: [{ roll: "1" }],
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
        narrative: "Its soul is free and willing.",
      },
      {
        narrative: "Curses, magical diseases and such are not cured and return with its life.",
      },
      {
        narrative:
          "Wounds close, but lost parts stay lost, and without a vital one, such as the head, the spell fails.",
      },
    ],
  },
  reincarnate: {
    summary: "A dead humanoid's soul returns in a new adult body, likely of another race.",
    material: "rare oils and unguents",
    steps: [
      {
        targets: {
          what: "corpse",
          count: 1,
          types: ["humanoid"],
          deadFor: { amount: 10, unit: "day" },
        },
        healing: [{ roll: "all" }],
        narrative:
          "A piece of the body is enough; an unwilling or unfree soul makes the spell fail.",
      },
      {
        targets: { what: "self" },
        rolls: 100,
        narrative: "The die chooses the race of the new body, unless the game master does.",
        next: bodies,
      },
      {
        narrative:
          "It keeps its memories and abilities; only its racial traits are swapped for those of the new race.",
      },
    ],
  },
  scrying: {
    summary: "An unseen sensor lets you watch and hear a distant creature or a place you know.",
    material: "mirror, crystal ball or water font",
    steps: [
      {
        option: "creature",
        targets: { what: "creature", count: 1 },
        save: { ability: "wis", success: "none" },
        immuneAfter: { amount: 24, unit: "hour" },
        narrative:
          "An invisible sensor goes with it, 10 feet off at most; you see and hear what is there.",
      },
      {
        narrative:
          "The creature is on your plane. One that knows of the casting may fail its save on purpose.",
      },
      {
        narrative:
          "Modifiers to its save: known by hearsay +5, met +0, well known -5; and with its likeness -2, a possession -4, a part of its body -10.",
      },
      {
        option: "location",
        targets: { what: "point", count: 1 },
        narrative: "The sensor appears, and stays, in a place that you have seen.",
      },
      {
        narrative: "To those who see the invisible, the sensor is a shining ball as big as a fist.",
      },
    ],
  },
  seeming: {
    summary: "Any number of creatures take on an illusory look, clothes and gear included.",
    dismiss: "action",
    steps: [
      {
        targets: { what: "creature", chosen: true, visible: true },
        save: { ability: "cha", success: "none", unwilling: true },
        narrative:
          "Each looks as you like, up to 1 foot taller or shorter, thin or fat, with the same arrangement of limbs.",
      },
      { narrative: "Touch gives the illusion away, and your action ends the spell." },
      {
        when: "trigger",
        check: { ability: "int", skill: "investigation" },
        narrative:
          "Someone who spends an action to look closely, against your spell save DC, knows the disguise for one.",
      },
    ],
  },
  telekinesis: {
    summary: "Your mind moves a creature or an object each round and holds it fast.",
    steps: [
      {
        option: "creature",
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "creature", count: 1, visible: true, sizeAtMost: "huge" },
        check: { ability: "spellcasting", contest: "str" },
        move: { feet: 30, to: "any" },
        conditions: [
          { condition: "restrained", duration: { kind: "turn", edge: "end", of: "source" } },
        ],
        effects: [
          {
            effects: [{ kind: "held-aloft" }],
            duration: { kind: "turn", edge: "end", of: "source" },
          },
        ],
        narrative:
          "A lifted creature hangs in the air. Winning the contest again with a later action keeps the hold.",
      },
      {
        option: "object",
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "object", count: 1, visible: true },
        move: { feet: 30, to: "any" },
        narrative: "It weighs 1,000 pounds at most, and no one wears or carries it.",
      },
      {
        option: "worn_or_carried_object",
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "creature-or-object", count: 1, visible: true },
        check: { ability: "spellcasting", contest: "str" },
        effects: [
          {
            effects: [{ kind: "drops-what-it-holds", one: true }],
            duration: { kind: "instantaneous" },
          },
        ],
        narrative:
          "It weighs 1,000 pounds at most and is pulled from its bearer, who makes the Strength check, then moved up to 30 feet.",
      },
      { narrative: "Nothing is moved out of the spell's range." },
      {
        narrative:
          "Each round you keep the same target or take a new one, which frees the old one.",
      },
      {
        narrative:
          "Objects obey finely: you can use a simple tool, open a door or container, take things out or put them in, or pour from a vial.",
      },
    ],
  },
  "telepathic-bond": {
    summary: "Up to eight willing creatures share their thoughts at any distance for an hour.",
    material: "eggshells of two kinds of creature",
    steps: [
      {
        targets: { what: "creature", count: 8, willing: true, mind: { least: 3 } },
        effects: [{ effects: [], duration: { kind: "source" } }],
        narrative:
          "They speak mind to mind without a common language, however far apart on one plane. Those with Int 2 or lower can't take part.",
      },
    ],
  },
  "teleportation-circle": {
    summary: "A chalk circle becomes a portal to a permanent circle whose sigils you know.",
    material: "chalks and gem-infused inks",
    steps: [
      {
        narrative:
          "The circle on the ground is 10 feet across; its portal is open until your next turn ends and leads to a permanent circle on the same plane.",
      },
      {
        when: "enter",
        targets: { what: "creature" },
        narrative:
          "It arrives within 5 feet of the other circle, or if there is no room at the nearest free space.",
      },
      {
        narrative:
          "With this spell you know two sigil sequences, both on the Material Plane, that the game master sets; others take 1 minute of study each.",
      },
      {
        narrative:
          "Cast in the same place each day for a year, with or without use of the portal, it leaves a permanent circle.",
      },
    ],
  },
  "tree-stride": {
    summary: "Once per round you step into one tree and out of another of its kind nearby.",
    steps: [
      {
        targets: { what: "self" },
        narrative:
          "5 feet of movement take you into a living tree of at least your size, from which you sense all others of its kind within 500 feet.",
      },
      {
        narrative:
          "For 5 feet more you come out within 5 feet of one of those trees, living and as large, or of the same one; without movement left, of the one you entered.",
      },
      { narrative: "It works once each round, and no turn may end inside a tree." },
    ],
  },
  "wall-of-force": {
    summary: "An invisible wall, dome or sphere of force lets nothing pass and takes no damage.",
    material: "powder of a clear gemstone",
    steps: [
      {
        option: "hemispherical_dome",
        area: { shape: "sphere", radius: 10 },
        blocks: ["movement", "effects"],
      },
      { option: "sphere", area: { shape: "sphere", radius: 10 }, blocks: ["movement", "effects"] },
      {
        option: "flat_surface",
        area: { shape: "wall", length: 100, height: 10, thickness: 0.02 },
        blocks: ["movement", "effects"],
        narrative: "Ten panels 10 feet square, each touching another, in any arrangement.",
      },
      {
        narrative:
          "It floats or rests at any angle, 1/4 inch thick; a dome's or sphere's radius may be less than 10 feet.",
      },
      { narrative: "A creature in its way goes to whichever side you say." },
      {
        narrative:
          "No matter passes it, in the Ethereal Plane neither. Damage and dispel magic do nothing to it; disintegrate destroys it.",
      },
    ],
  },
  "wall-of-stone": {
    summary:
      "Panels of solid stone rise in any shape and become permanent with full concentration.",
    material: "small block of granite",
    steps: [
      {
        option: "thick",
        area: { shape: "wall", length: 100, height: 10, thickness: 0.5 },
        blocks: ["movement", "sight", "effects"],
        sections: { feet: 10, armorClass: 15, hitPoints: 180 },
        narrative:
          "Ten panels 10 feet square and 6 inches thick, each touching another, in any arrangement.",
      },
      {
        option: "thin",
        area: { shape: "wall", length: 200, height: 10, thickness: 0.25 },
        blocks: ["movement", "sight", "effects"],
        sections: { feet: 10, armorClass: 15, hitPoints: 90 },
        narrative:
          "Ten panels of 10 by 20 feet and 3 inches thick, each touching another, in any arrangement.",
      },
      { narrative: "A creature in its way goes to whichever side you say." },
      {
        targets: { what: "creature" },
        save: { ability: "dex", success: "other" },
        narrative: "Only one that the wall would close in on every side saves; it is shut in.",
        otherwise: [
          {
            economy: "reaction",
            narrative: "It may move as far as its speed, so as to be outside.",
          },
        ],
      },
      {
        narrative:
          "It takes any shape, not through creatures or objects, but existing stone must hold it; a span over 20 feet halves its panels' size for supports.",
      },
      {
        narrative:
          "A panel's AC is 15, its hit points 30 for each inch it is thick; at 0 it is gone, and others may collapse with it as the game master decides.",
      },
      {
        narrative:
          "With concentration kept up for all 10 minutes it stays for good, beyond dispelling.",
      },
    ],
  },
};
