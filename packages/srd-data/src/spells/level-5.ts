// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Spell } from "./types.js";

/** Spells of level 5, in order of id. */
export const level5: readonly Spell[] = Object.freeze<Spell[]>([
  {
    id: "animate-objects",
    name: "Animate Objects",
    srd: "Spell Descriptions, Animate Objects",
    summary:
      "Up to ten loose objects rise as constructs that follow your mental orders and slam your foes.",
    level: 5,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["bard", "sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        option: "tiny",
        summons: {
          body: {
            name: "Tiny Animated Object",
            type: "construct",
            size: "tiny",
            armorClass: 18,
            hitPoints: 20,
            abilities: { str: 4, dex: 18, con: 10, int: 3, wis: 3, cha: 1 },
            speeds: { walk: 30 },
            blindsight: 30,
            attack: { name: "Slam", bonus: 8, damage: [{ roll: "1d4 + 4", type: "bludgeoning" }] },
          },
          count: 10,
          perSlot: 2,
        },
      },
      {
        option: "small",
        summons: {
          body: {
            name: "Small Animated Object",
            type: "construct",
            size: "small",
            armorClass: 16,
            hitPoints: 25,
            abilities: { str: 6, dex: 14, con: 10, int: 3, wis: 3, cha: 1 },
            speeds: { walk: 30 },
            blindsight: 30,
            attack: { name: "Slam", bonus: 6, damage: [{ roll: "1d8 + 2", type: "bludgeoning" }] },
          },
          count: 10,
          perSlot: 2,
        },
      },
      {
        option: "medium",
        summons: {
          body: {
            name: "Medium Animated Object",
            type: "construct",
            size: "medium",
            armorClass: 13,
            hitPoints: 40,
            abilities: { str: 10, dex: 12, con: 10, int: 3, wis: 3, cha: 1 },
            speeds: { walk: 30 },
            blindsight: 30,
            attack: { name: "Slam", bonus: 5, damage: [{ roll: "2d6 + 1", type: "bludgeoning" }] },
          },
          count: 10,
          perSlot: 2,
          each: 2,
        },
      },
      {
        option: "large",
        summons: {
          body: {
            name: "Large Animated Object",
            type: "construct",
            size: "large",
            armorClass: 10,
            hitPoints: 50,
            abilities: { str: 14, dex: 10, con: 10, int: 3, wis: 3, cha: 1 },
            speeds: { walk: 30 },
            blindsight: 30,
            attack: { name: "Slam", bonus: 6, damage: [{ roll: "2d10 + 2", type: "bludgeoning" }] },
          },
          count: 10,
          perSlot: 2,
          each: 4,
        },
      },
      {
        option: "huge",
        summons: {
          body: {
            name: "Huge Animated Object",
            type: "construct",
            size: "huge",
            armorClass: 10,
            hitPoints: 80,
            abilities: { str: 18, dex: 6, con: 10, int: 3, wis: 3, cha: 1 },
            speeds: { walk: 30 },
            blindsight: 30,
            attack: { name: "Slam", bonus: 8, damage: [{ roll: "2d12 + 4", type: "bludgeoning" }] },
          },
          count: 10,
          perSlot: 2,
          each: 8,
        },
      },
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
  {
    id: "antilife-shell",
    name: "Antilife Shell",
    srd: "Spell Descriptions, Antilife Shell",
    summary: "A barrier around you keeps living creatures from coming or reaching near.",
    level: 5,
    school: "abjuration",
    ritual: false,
    concentration: true,
    classes: ["druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    area: { shape: "sphere", radius: 10 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        area: { shape: "sphere", radius: 10 },
        aura: true,
        bars: { except: ["undead", "construct"], ways: "both", reach: true },
      },
    ],
  },
  {
    id: "arcane-hand",
    name: "Arcane Hand",
    srd: "Spell Descriptions, Arcane Hand",
    summary: "A large hand of force punches, shoves, grabs or shields at your command.",
    level: 5,
    school: "evocation",
    ritual: false,
    concentration: true,
    classes: ["wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "eggshell and snakeskin glove", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
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
              { kind: "roll", on: "attack", by: "foe", bonus: -2, when: { other: "target" } },
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
  {
    id: "awaken",
    name: "Awaken",
    srd: "Spell Descriptions, Awaken",
    summary: "A beast or plant gains a mind and a language, and is charmed by you for a month.",
    level: 5,
    school: "transmutation",
    ritual: false,
    concentration: false,
    classes: ["bard", "druid"],
    subclasses: [],
    castingTime: { amount: 8, unit: "hour" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "agate", costGp: 1000, consumed: true },
    },
    duration: { kind: "instantaneous" },
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
  {
    id: "cloudkill",
    name: "Cloudkill",
    srd: "Spell Descriptions, Cloudkill",
    summary: "A creeping bank of poison fog harms all who enter it or begin their turn in it.",
    level: 5,
    school: "conjuration",
    ritual: false,
    concentration: true,
    classes: ["sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    area: { shape: "sphere", radius: 20 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 10, unit: "minute" },
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
  {
    id: "commune",
    name: "Commune",
    srd: "Spell Descriptions, Commune",
    summary: "A deity or its envoy truthfully answers three questions with yes or no.",
    level: 5,
    school: "divination",
    ritual: true,
    concentration: false,
    classes: ["cleric"],
    subclasses: ["oath-of-devotion"],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "self" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "incense and holy or unholy water", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
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
  {
    id: "commune-with-nature",
    name: "Commune with Nature",
    srd: "Spell Descriptions, Commune With Nature",
    summary: "The land around you tells you three facts about itself and what lives there.",
    level: 5,
    school: "divination",
    ritual: true,
    concentration: false,
    classes: ["druid", "ranger"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "self" },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
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
  {
    id: "cone-of-cold",
    name: "Cone of Cold",
    srd: "Spell Descriptions, Cone of Cold",
    summary: "A 60-foot cone of bitter cold freezes everyone in it, the slain into statues.",
    level: 5,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    area: { shape: "cone", length: 60 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "crystal or glass cone", consumed: false },
    },
    duration: { kind: "instantaneous" },
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
  {
    id: "conjure-elemental",
    name: "Conjure Elemental",
    srd: "Spell Descriptions, Conjure Elemental",
    summary:
      "Air, earth, fire or water gives rise to an elemental that serves while you concentrate.",
    level: 5,
    school: "conjuration",
    ritual: false,
    concentration: true,
    classes: ["druid", "wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "feet", feet: 90 },
    area: { shape: "cube", side: 10 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "matter to suit the element", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        area: { shape: "cube", side: 10 },
        summons: {
          types: ["elemental"],
          choices: [{ crAtMost: 5, count: 1 }],
          challengeFrom: { "6": 6, "7": 7, "8": 8, "9": 9 },
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
  {
    id: "contact-other-plane",
    name: "Contact Other Plane",
    srd: "Spell Descriptions, Contact Other Plane",
    summary: "A mind from another plane answers five questions, if yours withstands the contact.",
    level: 5,
    school: "divination",
    ritual: true,
    concentration: false,
    classes: ["warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "self" },
    components: { verbal: true, somatic: false },
    duration: { kind: "time", amount: 1, unit: "minute" },
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
  {
    id: "contagion",
    name: "Contagion",
    srd: "Spell Descriptions, Contagion",
    summary:
      "A touch gives a creature a disease of your choice that it must fight off over several turns.",
    level: 5,
    school: "necromancy",
    ritual: false,
    concentration: false,
    classes: ["cleric", "druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 7, unit: "day" },
    steps: [
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "melee", with: "spell" },
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
  {
    id: "creation",
    name: "Creation",
    srd: "Spell Descriptions, Creation",
    summary: "Shadow stuff takes the form of a lifeless object that lasts a minute to a day.",
    level: 5,
    school: "illusion",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "feet", feet: 30 },
    area: { shape: "cube", side: 5 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "bit of the matter to be made", consumed: false },
    },
    duration: { kind: "special" },
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
  {
    id: "dispel-evil-and-good",
    name: "Dispel Evil and Good",
    srd: "Spell Descriptions, Dispel Evil and Good",
    summary:
      "Otherworldly foes and undead strike at you with difficulty, and a touch may free a victim or banish one.",
    level: 5,
    school: "abjuration",
    ritual: false,
    concentration: true,
    classes: ["cleric", "paladin"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "holy water, or silver and iron powder", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
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
  {
    id: "dominate-person",
    name: "Dominate Person",
    srd: "Spell Descriptions, Dominate Person",
    summary: "A humanoid that fails its save is charmed and does whatever you order by thought.",
    level: 5,
    school: "enchantment",
    ritual: false,
    concentration: true,
    classes: ["bard", "sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "minute" },
    durationAtSlot: {
      "6": { duration: { kind: "time", amount: 10, unit: "minute" } },
      "7": { duration: { kind: "time", amount: 1, unit: "hour" } },
      "8": { duration: { kind: "time", amount: 8, unit: "hour" } },
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
  {
    id: "dream",
    name: "Dream",
    srd: "Spell Descriptions, Dream",
    summary:
      "A messenger enters a sleeper's dreams to speak with it or to torment it with a nightmare.",
    level: 5,
    school: "illusion",
    ritual: false,
    concentration: false,
    classes: ["bard", "warlock", "wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "special" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "sand, ink and a sleeping bird's quill", consumed: false },
    },
    duration: { kind: "time", amount: 8, unit: "hour" },
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
  {
    id: "flame-strike",
    name: "Flame Strike",
    srd: "Spell Descriptions, Flame Strike",
    summary: "A roaring pillar of divine fire sears everyone in a 10-foot radius.",
    level: 5,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["cleric"],
    subclasses: ["oath-of-devotion", "the-fiend"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    area: { shape: "cylinder", radius: 10, height: 40 },
    components: { verbal: true, somatic: true, material: { what: "sulfur", consumed: false } },
    duration: { kind: "instantaneous" },
    steps: [
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
  {
    id: "geas",
    name: "Geas",
    srd: "Spell Descriptions, Geas",
    summary: "A charmed creature must follow your command for a month or be racked with pain.",
    level: 5,
    school: "enchantment",
    ritual: false,
    concentration: false,
    classes: ["bard", "cleric", "druid", "paladin", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "feet", feet: 60 },
    components: { verbal: true, somatic: false },
    duration: { kind: "time", amount: 30, unit: "day" },
    durationAtSlot: {
      "7": { duration: { kind: "time", amount: 365, unit: "day" } },
      "9": { duration: { kind: "until-dispelled" } },
    },
    dismiss: "action",
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
  {
    id: "greater-restoration",
    name: "Greater Restoration",
    srd: "Spell Descriptions, Greater Restoration",
    summary:
      "A touch ends one grave affliction, such as a curse, petrification or a level of exhaustion.",
    level: 5,
    school: "abjuration",
    ritual: false,
    concentration: false,
    classes: ["bard", "cleric", "druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "diamond dust", costGp: 100, consumed: true },
    },
    duration: { kind: "instantaneous" },
    steps: [
      { option: "exhaustion", targets: { what: "creature", count: 1 }, ends: ["exhaustion-level"] },
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
  {
    id: "hallow",
    name: "Hallow",
    srd: "Spell Descriptions, Hallow",
    summary:
      "Holy or unholy power bars otherworldly creatures from a place and binds one more effect to it.",
    level: 5,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["cleric"],
    subclasses: ["the-fiend"],
    castingTime: { amount: 24, unit: "hour" },
    range: { kind: "touch" },
    area: { shape: "sphere", radius: 60 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "herbs, oils and incense", costGp: 1000, consumed: true },
    },
    duration: { kind: "until-dispelled" },
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
        next: [
          {
            option: "acid",
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["acid"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
          {
            option: "cold",
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
          {
            option: "fire",
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
          {
            option: "force",
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["force"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
          {
            option: "lightning",
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["lightning"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
          {
            option: "necrotic",
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["necrotic"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
          {
            option: "poison",
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["poison"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
          {
            option: "psychic",
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["psychic"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
          {
            option: "radiant",
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["radiant"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
          {
            option: "thunder",
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["thunder"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
        ],
      },
      {
        option: "energy_vulnerability",
        when: ["enter", "turn-start"],
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature", chosen: true },
        save: { ability: "cha", success: "none" },
        next: [
          {
            option: "acid",
            effects: [
              {
                effects: [{ kind: "damage", response: "vulnerability", types: ["acid"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
          {
            option: "cold",
            effects: [
              {
                effects: [{ kind: "damage", response: "vulnerability", types: ["cold"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
          {
            option: "fire",
            effects: [
              {
                effects: [{ kind: "damage", response: "vulnerability", types: ["fire"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
          {
            option: "force",
            effects: [
              {
                effects: [{ kind: "damage", response: "vulnerability", types: ["force"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
          {
            option: "lightning",
            effects: [
              {
                effects: [{ kind: "damage", response: "vulnerability", types: ["lightning"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
          {
            option: "necrotic",
            effects: [
              {
                effects: [{ kind: "damage", response: "vulnerability", types: ["necrotic"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
          {
            option: "poison",
            effects: [
              {
                effects: [{ kind: "damage", response: "vulnerability", types: ["poison"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
          {
            option: "psychic",
            effects: [
              {
                effects: [{ kind: "damage", response: "vulnerability", types: ["psychic"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
          {
            option: "radiant",
            effects: [
              {
                effects: [{ kind: "damage", response: "vulnerability", types: ["radiant"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
          {
            option: "thunder",
            effects: [
              {
                effects: [{ kind: "damage", response: "vulnerability", types: ["thunder"] }],
                duration: { kind: "source" },
                endsOn: ["out-of-range"],
              },
            ],
          },
        ],
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
  {
    id: "hold-monster",
    name: "Hold Monster",
    srd: "Spell Descriptions, Hold Monster",
    summary:
      "Any creature but an undead freezes where it stands unless its will throws the magic off.",
    level: 5,
    school: "enchantment",
    ritual: false,
    concentration: true,
    classes: ["bard", "sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 90 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "small piece of iron", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
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
  {
    id: "insect-plague",
    name: "Insect Plague",
    srd: "Spell Descriptions, Insect Plague",
    summary:
      "Swarming locusts cover a wide area, slow movement and wound those who come or stay in it.",
    level: 5,
    school: "conjuration",
    ritual: false,
    concentration: true,
    classes: ["cleric", "druid", "sorcerer"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 300 },
    area: { shape: "sphere", radius: 20 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "sugar, grain and fat", consumed: false },
    },
    duration: { kind: "time", amount: 10, unit: "minute" },
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
  {
    id: "legend-lore",
    name: "Legend Lore",
    srd: "Spell Descriptions, Legend Lore",
    summary: "The legends about a person, place or object come to your mind in short.",
    level: 5,
    school: "divination",
    ritual: false,
    concentration: false,
    classes: ["bard", "cleric", "wizard"],
    subclasses: [],
    castingTime: { amount: 10, unit: "minute" },
    range: { kind: "self" },
    components: {
      verbal: true,
      somatic: true,
      material: {
        what: "incense, consumed, and four ivory strips of 50 gp each",
        costGp: 250,
        consumed: true,
      },
    },
    duration: { kind: "instantaneous" },
    steps: [
      {
        narrative:
          "You learn the gist of tales and secrets about what you name, true but perhaps in riddles; of a thing without legend, nothing.",
      },
      { narrative: "What you know beforehand makes the answer more exact." },
    ],
  },
  {
    id: "mass-cure-wounds",
    name: "Mass Cure Wounds",
    srd: "Spell Descriptions, Mass Cure Wounds",
    summary: "A wave of healing restores up to six creatures near a point you choose.",
    level: 5,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["bard", "cleric", "druid"],
    subclasses: ["life-domain"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    area: { shape: "sphere", radius: 30 },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      {
        area: { shape: "sphere", radius: 30 },
        targets: { what: "creature", count: 6, chosen: true, except: ["undead", "construct"] },
        healing: [{ roll: "3d8", ability: true, perSlot: "1d8" }],
      },
    ],
  },
  {
    id: "mislead",
    name: "Mislead",
    srd: "Spell Descriptions, Mislead",
    summary: "An illusory double takes your place while you turn invisible and sense through it.",
    level: 5,
    school: "illusion",
    ritual: false,
    concentration: true,
    classes: ["bard", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    components: { verbal: false, somatic: true },
    duration: { kind: "time", amount: 1, unit: "hour" },
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
  {
    id: "modify-memory",
    name: "Modify Memory",
    srd: "Spell Descriptions, Modify Memory",
    summary:
      "A charmed creature's memory of a recent event is erased, sharpened, changed or invented.",
    level: 5,
    school: "enchantment",
    ritual: false,
    concentration: true,
    classes: ["bard", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "minute" },
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
  {
    id: "passwall",
    name: "Passwall",
    srd: "Spell Descriptions, Passwall",
    summary: "A passage opens through wood, plaster or stone for an hour.",
    level: 5,
    school: "transmutation",
    ritual: false,
    concentration: false,
    classes: ["wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "sesame seeds", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
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
  {
    id: "planar-binding",
    name: "Planar Binding",
    srd: "Spell Descriptions, Planar Binding",
    summary: "A celestial, elemental, fey or fiend is bound into your service for a day or more.",
    level: 5,
    school: "abjuration",
    ritual: false,
    concentration: false,
    classes: ["bard", "cleric", "druid", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "hour" },
    range: { kind: "feet", feet: 60 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "jewel", costGp: 1000, consumed: true },
    },
    duration: { kind: "time", amount: 24, unit: "hour" },
    durationAtSlot: {
      "6": { duration: { kind: "time", amount: 10, unit: "day" } },
      "7": { duration: { kind: "time", amount: 30, unit: "day" } },
      "8": { duration: { kind: "time", amount: 180, unit: "day" } },
      "9": { duration: { kind: "time", amount: 366, unit: "day" } },
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
  {
    id: "raise-dead",
    name: "Raise Dead",
    srd: "Spell Descriptions, Raise Dead",
    summary: "A creature dead for ten days at most comes back to life, weakened for some days.",
    level: 5,
    school: "necromancy",
    ritual: false,
    concentration: false,
    classes: ["bard", "cleric", "paladin"],
    subclasses: ["life-domain"],
    castingTime: { amount: 1, unit: "hour" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "diamond", costGp: 500, consumed: true },
    },
    duration: { kind: "instantaneous" },
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
      { narrative: "Curses, magical diseases and such are not cured and return with its life." },
      {
        narrative:
          "Wounds close, but lost parts stay lost, and without a vital one, such as the head, the spell fails.",
      },
    ],
  },
  {
    id: "reincarnate",
    name: "Reincarnate",
    srd: "Spell Descriptions, Reincarnate",
    summary: "A dead humanoid's soul returns in a new adult body, likely of another race.",
    level: 5,
    school: "transmutation",
    ritual: false,
    concentration: false,
    classes: ["druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "hour" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "rare oils and unguents", costGp: 1000, consumed: true },
    },
    duration: { kind: "instantaneous" },
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
        next: [
          {
            targets: { what: "self" },
            faces: [1, 4],
            narrative: "The new body is that of a dragonborn.",
          },
          {
            targets: { what: "self" },
            faces: [5, 13],
            narrative: "The new body is that of a hill dwarf.",
          },
          {
            targets: { what: "self" },
            faces: [14, 21],
            narrative: "The new body is that of a mountain dwarf.",
          },
          {
            targets: { what: "self" },
            faces: [22, 25],
            narrative: "The new body is that of a dark elf.",
          },
          {
            targets: { what: "self" },
            faces: [26, 34],
            narrative: "The new body is that of a high elf.",
          },
          {
            targets: { what: "self" },
            faces: [35, 42],
            narrative: "The new body is that of a wood elf.",
          },
          {
            targets: { what: "self" },
            faces: [43, 46],
            narrative: "The new body is that of a forest gnome.",
          },
          {
            targets: { what: "self" },
            faces: [47, 52],
            narrative: "The new body is that of a rock gnome.",
          },
          {
            targets: { what: "self" },
            faces: [53, 56],
            narrative: "The new body is that of a half-elf.",
          },
          {
            targets: { what: "self" },
            faces: [57, 60],
            narrative: "The new body is that of a half-orc.",
          },
          {
            targets: { what: "self" },
            faces: [61, 68],
            narrative: "The new body is that of a lightfoot halfling.",
          },
          {
            targets: { what: "self" },
            faces: [69, 76],
            narrative: "The new body is that of a stout halfling.",
          },
          {
            targets: { what: "self" },
            faces: [77, 96],
            narrative: "The new body is that of a human.",
          },
          {
            targets: { what: "self" },
            faces: [97, 100],
            narrative: "The new body is that of a tiefling.",
          },
        ],
      },
      {
        narrative:
          "It keeps its memories and abilities; only its racial traits are swapped for those of the new race.",
      },
    ],
  },
  {
    id: "scrying",
    name: "Scrying",
    srd: "Spell Descriptions, Scrying",
    summary: "An unseen sensor lets you watch and hear a distant creature or a place you know.",
    level: 5,
    school: "divination",
    ritual: false,
    concentration: true,
    classes: ["bard", "cleric", "druid", "warlock", "wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 10, unit: "minute" },
    range: { kind: "self" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "mirror, crystal ball or water font", costGp: 1000, consumed: false },
    },
    duration: { kind: "time", amount: 10, unit: "minute" },
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
  {
    id: "seeming",
    name: "Seeming",
    srd: "Spell Descriptions, Seeming",
    summary: "Any number of creatures take on an illusory look, clothes and gear included.",
    level: 5,
    school: "illusion",
    ritual: false,
    concentration: false,
    classes: ["bard", "sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 8, unit: "hour" },
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
  {
    id: "telekinesis",
    name: "Telekinesis",
    srd: "Spell Descriptions, Telekinesis",
    summary: "Your mind moves a creature or an object each round and holds it fast.",
    level: 5,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 10, unit: "minute" },
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
  {
    id: "telepathic-bond",
    name: "Telepathic Bond",
    srd: "Spell Descriptions, Telepathic Bond",
    summary: "Up to eight willing creatures share their thoughts at any distance for an hour.",
    level: 5,
    school: "divination",
    ritual: true,
    concentration: false,
    classes: ["wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "eggshells of two kinds of creature", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        targets: { what: "creature", count: 8, willing: true, mind: { least: 3 } },
        effects: [{ effects: [], duration: { kind: "source" } }],
        narrative:
          "They speak mind to mind without a common language, however far apart on one plane. Those with Int 2 or lower can't take part.",
      },
    ],
  },
  {
    id: "teleportation-circle",
    name: "Teleportation Circle",
    srd: "Spell Descriptions, Teleportation Circle",
    summary: "A chalk circle becomes a portal to a permanent circle whose sigils you know.",
    level: 5,
    school: "conjuration",
    ritual: false,
    concentration: false,
    classes: ["bard", "sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "feet", feet: 10 },
    components: {
      verbal: true,
      somatic: false,
      material: { what: "chalks and gem-infused inks", costGp: 50, consumed: true },
    },
    duration: { kind: "time", amount: 1, unit: "round" },
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
  {
    id: "tree-stride",
    name: "Tree Stride",
    srd: "Spell Descriptions, Tree Stride",
    summary: "Once per round you step into one tree and out of another of its kind nearby.",
    level: 5,
    school: "conjuration",
    ritual: false,
    concentration: true,
    classes: ["druid", "ranger"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "minute" },
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
  {
    id: "wall-of-force",
    name: "Wall of Force",
    srd: "Spell Descriptions, Wall of Force",
    summary: "An invisible wall, dome or sphere of force lets nothing pass and takes no damage.",
    level: 5,
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
      material: { what: "powder of a clear gemstone", consumed: false },
    },
    duration: { kind: "time", amount: 10, unit: "minute" },
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
  {
    id: "wall-of-stone",
    name: "Wall of Stone",
    srd: "Spell Descriptions, Wall of Stone",
    summary:
      "Panels of solid stone rise in any shape and become permanent with full concentration.",
    level: 5,
    school: "evocation",
    ritual: false,
    concentration: true,
    classes: ["druid", "sorcerer", "wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    area: { shape: "wall", length: 100, height: 10, thickness: 0.5 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "small block of granite", consumed: false },
    },
    duration: { kind: "time", amount: 10, unit: "minute" },
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
]);
