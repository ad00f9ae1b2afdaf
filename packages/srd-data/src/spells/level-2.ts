// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Spell } from "./types.js";

/** Spells of level 2, in order of id. */
export const level2: readonly Spell[] = Object.freeze<Spell[]>([
  {
    id: "acid-arrow",
    name: "Acid Arrow",
    srd: "Spell Descriptions, Acid Arrow",
    summary: "An arrow of acid burns its target at once and again a turn later.",
    level: 2,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 90 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "rhubarb powder and an adder's stomach", consumed: false },
    },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "ranged", with: "spell", miss: "half" },
        damage: [{ roll: "4d4", type: "acid", perSlot: "1d4" }],
        next: [
          {
            when: "turn-end",
            damage: [{ roll: "2d4", type: "acid", perSlot: "1d4" }],
            ends: ["own"],
          },
        ],
      },
    ],
  },
  {
    id: "aid",
    name: "Aid",
    srd: "Spell Descriptions, Aid",
    summary: "Up to three allies gain 5 hit points and as much room for them, for hours.",
    level: 2,
    school: "abjuration",
    ritual: false,
    concentration: false,
    classes: ["cleric", "paladin"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a small strip of white cloth", consumed: false },
    },
    duration: { kind: "time", amount: 8, unit: "hour" },
    steps: [
      {
        targets: { what: "creature", count: 3 },
        healing: [{ roll: "5", perSlot: "5" }],
        effects: [
          {
            effects: [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: 5 }],
            atSlot: {
              "3": [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: 10 }],
              "4": [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: 15 }],
              "5": [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: 20 }],
              "6": [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: 25 }],
              "7": [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: 30 }],
              "8": [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: 35 }],
              "9": [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: 40 }],
            },
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  {
    id: "alter-self",
    name: "Alter Self",
    srd: "Spell Descriptions, Alter Self",
    summary: "A change of body gives gills and fins, another look, or claws and fangs.",
    level: 2,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        option: "aquatic_adaptation",
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "self" },
        ends: ["own"],
        effects: [
          {
            effects: [
              { kind: "stat", stat: "speed-swim", change: "least", by: { of: "walking-speed" } },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative: "With gills and webbed fingers you breathe water.",
      },
      {
        option: "change_appearance",
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "self" },
        ends: ["own"],
        narrative:
          "You choose looks and voice, even another race's; size, basic shape and statistics stay the same.",
      },
      {
        option: "natural_weapons",
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "self" },
        ends: ["own"],
        effects: [
          {
            effects: [
              { kind: "roll", on: "attack", by: "self", bonus: 1, when: { attack: "unarmed" } },
              { kind: "roll", on: "damage", by: "self", bonus: 1, when: { attack: "unarmed" } },
              { kind: "magical-attacks", when: { attack: "unarmed" } },
              { kind: "weapon-ability", ability: "str", die: "1d6", when: { attack: "unarmed" } },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "Your unarmed strikes are proficient and deal slashing, piercing or bludgeoning damage, whichever suits the natural weapon.",
      },
    ],
  },
  {
    id: "animal-messenger",
    name: "Animal Messenger",
    srd: "Spell Descriptions, Animal Messenger",
    summary: "A tiny beast carries a short spoken message to someone far away.",
    level: 2,
    school: "enchantment",
    ritual: true,
    concentration: false,
    classes: ["bard", "druid", "ranger"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a bit of food", consumed: false },
    },
    duration: { kind: "time", amount: 24, unit: "hour" },
    steps: [
      {
        targets: {
          what: "creature",
          count: 1,
          visible: true,
          types: ["beast"],
          sizeAtMost: "tiny",
        },
        narrative:
          "It heads for a place you have visited, to a recipient you describe, with a message of at most 25 words.",
      },
      { narrative: "In 24 hours it covers about 50 miles if it flies, 25 miles otherwise." },
      {
        narrative:
          "On arrival it speaks in your voice, and only to someone who fits the description.",
      },
      {
        when: "end",
        narrative:
          "A beast still on its way loses the message and returns to the place of casting.",
      },
      { narrative: "Every slot level past the 2nd adds 48 hours to the duration." },
    ],
  },
  {
    id: "arcane-lock",
    name: "Arcane Lock",
    srd: "Spell Descriptions, Arcane Lock",
    summary: "Magic locks a door, gate or chest to all but those its caster names.",
    level: 2,
    school: "abjuration",
    ritual: false,
    concentration: false,
    classes: ["wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "gold dust", costGp: 25, consumed: true },
    },
    duration: { kind: "until-dispelled" },
    steps: [
      {
        targets: { what: "object", count: 1 },
        narrative:
          "A closed entryway is locked until the lock is broken, dispelled or suppressed; DCs to force it or pick its locks rise by 10.",
      },
      { narrative: "You and those you name at the casting open it as usual." },
      {
        narrative:
          "A password, if you set one, lifts the lock for 1 minute when said within 5 feet; a knock spell lifts it for 10 minutes.",
      },
    ],
  },
  {
    id: "arcanists-magic-aura",
    name: "Arcanist's Magic Aura",
    srd: "Spell Descriptions, Arcanist's Magic Aura",
    summary:
      "False signs on a creature or thing deceive spells that detect magic or creature types.",
    level: 2,
    school: "illusion",
    ritual: false,
    concentration: false,
    classes: ["wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a small silk square", consumed: false },
    },
    duration: { kind: "time", amount: 24, unit: "hour" },
    steps: [
      {
        narrative:
          "Both options may be had by casting it twice; an object must not be worn or carried by someone else.",
      },
      {
        option: "mask_as_aberration",
        targets: { what: "creature-or-object", count: 1, willing: true },
        effects: [
          { effects: [{ kind: "seems", type: "aberration" }], duration: { kind: "source" } },
        ],
      },
      {
        option: "mask_as_beast",
        targets: { what: "creature-or-object", count: 1, willing: true },
        effects: [{ effects: [{ kind: "seems", type: "beast" }], duration: { kind: "source" } }],
      },
      {
        option: "mask_as_celestial",
        targets: { what: "creature-or-object", count: 1, willing: true },
        effects: [
          { effects: [{ kind: "seems", type: "celestial" }], duration: { kind: "source" } },
        ],
      },
      {
        option: "mask_as_construct",
        targets: { what: "creature-or-object", count: 1, willing: true },
        effects: [
          { effects: [{ kind: "seems", type: "construct" }], duration: { kind: "source" } },
        ],
      },
      {
        option: "mask_as_dragon",
        targets: { what: "creature-or-object", count: 1, willing: true },
        effects: [{ effects: [{ kind: "seems", type: "dragon" }], duration: { kind: "source" } }],
      },
      {
        option: "mask_as_elemental",
        targets: { what: "creature-or-object", count: 1, willing: true },
        effects: [
          { effects: [{ kind: "seems", type: "elemental" }], duration: { kind: "source" } },
        ],
      },
      {
        option: "mask_as_fey",
        targets: { what: "creature-or-object", count: 1, willing: true },
        effects: [{ effects: [{ kind: "seems", type: "fey" }], duration: { kind: "source" } }],
      },
      {
        option: "mask_as_fiend",
        targets: { what: "creature-or-object", count: 1, willing: true },
        effects: [{ effects: [{ kind: "seems", type: "fiend" }], duration: { kind: "source" } }],
      },
      {
        option: "mask_as_giant",
        targets: { what: "creature-or-object", count: 1, willing: true },
        effects: [{ effects: [{ kind: "seems", type: "giant" }], duration: { kind: "source" } }],
      },
      {
        option: "mask_as_humanoid",
        targets: { what: "creature-or-object", count: 1, willing: true },
        effects: [{ effects: [{ kind: "seems", type: "humanoid" }], duration: { kind: "source" } }],
      },
      {
        option: "mask_as_monstrosity",
        targets: { what: "creature-or-object", count: 1, willing: true },
        effects: [
          { effects: [{ kind: "seems", type: "monstrosity" }], duration: { kind: "source" } },
        ],
      },
      {
        option: "mask_as_ooze",
        targets: { what: "creature-or-object", count: 1, willing: true },
        effects: [{ effects: [{ kind: "seems", type: "ooze" }], duration: { kind: "source" } }],
      },
      {
        option: "mask_as_plant",
        targets: { what: "creature-or-object", count: 1, willing: true },
        effects: [{ effects: [{ kind: "seems", type: "plant" }], duration: { kind: "source" } }],
      },
      {
        option: "mask_as_undead",
        targets: { what: "creature-or-object", count: 1, willing: true },
        effects: [{ effects: [{ kind: "seems", type: "undead" }], duration: { kind: "source" } }],
      },
      {
        option: "mask_alignment",
        targets: { what: "creature-or-object", count: 1, willing: true },
        narrative:
          "Spells and effects that tell alignments take the target for one of your choice.",
      },
      {
        option: "false_aura",
        targets: { what: "object", count: 1 },
        narrative:
          "To detection an object seems magical, nonmagical, or of a school that you pick; you may let all who handle it notice the false magic.",
      },
      {
        narrative:
          "The same effect cast on the same target daily for 30 days stays until dispelled.",
      },
    ],
  },
  {
    id: "augury",
    name: "Augury",
    srd: "Spell Descriptions, Augury",
    summary: "An otherworldly omen tells whether a plan for the next half hour bodes well or ill.",
    level: 2,
    school: "divination",
    ritual: true,
    concentration: false,
    classes: ["cleric"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "self" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "marked divining sticks or bones", costGp: 25, consumed: false },
    },
    duration: { kind: "instantaneous" },
    steps: [
      {
        narrative:
          "About a course of action within 30 minutes, the omen is weal, woe, weal and woe, or nothing; what may yet change is left out.",
      },
      {
        narrative:
          "Each casting after the first before a long rest adds a 25 percent chance, rolled secretly, of a random omen.",
      },
    ],
  },
  {
    id: "barkskin",
    name: "Barkskin",
    srd: "Spell Descriptions, Barkskin",
    summary: "Bark-like skin keeps a willing creature's armor class from being under 16.",
    level: 2,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["druid", "ranger"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "some oak bark", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [{ kind: "stat", stat: "armor-class", change: "least", by: 16 }],
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  {
    id: "blindness-deafness",
    name: "Blindness/Deafness",
    also: ["blindness", "deafness"],
    srd: "Spell Descriptions, Blindness/Deafness",
    summary: "A foe loses its sight or its hearing until a saving throw brings it back.",
    level: 2,
    school: "necromancy",
    ritual: false,
    concentration: false,
    classes: ["bard", "cleric", "sorcerer", "wizard"],
    subclasses: ["the-fiend"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: { verbal: true, somatic: false },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        option: "blindness",
        targets: { what: "creature", count: 1, perSlot: 1, visible: true },
        save: { ability: "con", success: "none" },
        conditions: [{ condition: "blinded", duration: { kind: "source" }, repeat: "turn-end" }],
      },
      {
        option: "deafness",
        targets: { what: "creature", count: 1, perSlot: 1, visible: true },
        save: { ability: "con", success: "none" },
        conditions: [{ condition: "deafened", duration: { kind: "source" }, repeat: "turn-end" }],
      },
    ],
  },
  {
    id: "blur",
    name: "Blur",
    srd: "Spell Descriptions, Blur",
    summary: "A wavering outline gives disadvantage to those who attack by sight.",
    level: 2,
    school: "illusion",
    ritual: false,
    concentration: true,
    classes: ["sorcerer", "wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    components: { verbal: true, somatic: false },
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
                when: { relies: "sight" },
              },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "Attackers who see through illusions, by truesight for instance, are not hampered.",
      },
    ],
  },
  {
    id: "branding-smite",
    name: "Branding Smite",
    srd: "Spell Descriptions, Branding Smite",
    summary: "The next weapon hit deals radiant damage and marks its victim with telltale light.",
    level: 2,
    school: "evocation",
    ritual: false,
    concentration: true,
    classes: ["paladin"],
    subclasses: [],
    castingTime: { amount: 1, unit: "bonus-action" },
    range: { kind: "self" },
    components: { verbal: true, somatic: false },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        targets: { what: "self" },
        effects: [
          {
            effects: [
              { kind: "extra-damage", roll: "2d6", type: "radiant", when: { attack: "weapon" } },
            ],
            atSlot: {
              "3": [
                { kind: "extra-damage", roll: "3d6", type: "radiant", when: { attack: "weapon" } },
              ],
              "4": [
                { kind: "extra-damage", roll: "4d6", type: "radiant", when: { attack: "weapon" } },
              ],
              "5": [
                { kind: "extra-damage", roll: "5d6", type: "radiant", when: { attack: "weapon" } },
              ],
              "6": [
                { kind: "extra-damage", roll: "6d6", type: "radiant", when: { attack: "weapon" } },
              ],
              "7": [
                { kind: "extra-damage", roll: "7d6", type: "radiant", when: { attack: "weapon" } },
              ],
              "8": [
                { kind: "extra-damage", roll: "8d6", type: "radiant", when: { attack: "weapon" } },
              ],
              "9": [
                { kind: "extra-damage", roll: "9d6", type: "radiant", when: { attack: "weapon" } },
              ],
            },
            duration: { kind: "source" },
            endsOn: ["hits"],
          },
        ],
        next: [
          {
            when: "weapon-hit",
            targets: { what: "creature" },
            ends: ["invisible"],
            effects: [
              {
                effects: [{ kind: "condition-immunity", condition: "invisible" }],
                duration: { kind: "source" },
              },
            ],
            light: { bright: 0, dim: 5 },
            narrative: "The light comes from its victim.",
          },
        ],
      },
    ],
  },
  {
    id: "calm-emotions",
    name: "Calm Emotions",
    srd: "Spell Descriptions, Calm Emotions",
    summary: "Humanoids in an area are freed of charm and fear, or lose their hostility.",
    level: 2,
    school: "enchantment",
    ritual: false,
    concentration: true,
    classes: ["bard", "cleric"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    area: { shape: "sphere", radius: 20 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      { narrative: "A creature may fail the save on purpose." },
      {
        area: { shape: "sphere", radius: 20 },
        targets: { what: "creature", types: ["humanoid"] },
        save: { ability: "cha", success: "none" },
        next: [
          {
            option: "suppress",
            narrative:
              "Effects that charm or frighten the target pause; those that have not run out by then return with the spell's end.",
          },
          {
            option: "indifferent",
            narrative:
              "The target no longer cares about those you name whom it was hostile to, until it is attacked or hurt by a spell or sees its friends hurt.",
          },
          {
            option: "indifferent",
            when: "end",
            narrative: "Its hostility returns, if the game master agrees.",
          },
        ],
      },
    ],
  },
  {
    id: "continual-flame",
    name: "Continual Flame",
    srd: "Spell Descriptions, Continual Flame",
    summary: "A flame without heat springs from an object and burns on until dispelled.",
    level: 2,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["cleric", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "ruby dust", costGp: 50, consumed: true },
    },
    duration: { kind: "until-dispelled" },
    steps: [
      {
        targets: { what: "object", count: 1 },
        light: { bright: 20, dim: 20 },
        narrative: "It gives no heat, needs no air and can be covered, but never put out.",
      },
    ],
  },
  {
    id: "darkness",
    name: "Darkness",
    srd: "Spell Descriptions, Darkness",
    summary: "Magical darkness fills a sphere that neither darkvision nor common light pierces.",
    level: 2,
    school: "evocation",
    ritual: false,
    concentration: true,
    classes: ["sorcerer", "warlock", "wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    area: { shape: "sphere", radius: 15 },
    components: {
      verbal: true,
      somatic: false,
      material: { what: "bat fur and pitch or coal", consumed: false },
    },
    duration: { kind: "time", amount: 10, unit: "minute" },
    steps: [
      {
        area: { shape: "sphere", radius: 15 },
        obscures: "magical_darkness",
        spreads: true,
        quenches: { what: "light", level: 2 },
        narrative:
          "Magical darkness, also around corners, that darkvision and nonmagical light do not pierce.",
      },
      {
        narrative:
          "Cast on an object in your hand or one nobody wears or carries, it moves along, and an opaque cover over the object blocks it.",
      },
      {
        narrative:
          "It dispels spells of at most 2nd level that made a light whose area it overlaps.",
      },
    ],
  },
  {
    id: "darkvision",
    name: "Darkvision",
    srd: "Spell Descriptions, Darkvision",
    summary: "A willing creature sees in the dark for hours, as far as 60 feet.",
    level: 2,
    school: "transmutation",
    ritual: false,
    concentration: false,
    classes: ["druid", "ranger", "sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "dried carrot or an agate", consumed: false },
    },
    duration: { kind: "time", amount: 8, unit: "hour" },
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [{ kind: "stat", stat: "sense-darkvision", change: "least", by: 60 }],
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  {
    id: "detect-thoughts",
    name: "Detect Thoughts",
    srd: "Spell Descriptions, Detect Thoughts",
    summary: "Reads surface thoughts nearby, probes one mind deeper, or finds hidden minds.",
    level: 2,
    school: "divination",
    ritual: false,
    concentration: true,
    classes: ["bard", "sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    area: { shape: "sphere", radius: 30 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "one copper coin", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "creature", count: 1, range: 30, visible: true },
        narrative:
          "You read its surface thoughts; one with Intelligence 3 or lower, or without a language, is unaffected.",
      },
      {
        when: "sustain",
        economy: "action",
        targets: { what: "creature", count: 1, range: 30 },
        save: { ability: "wis", success: "other" },
        narrative:
          "You learn the reasoning and feelings of the creature you are reading and something that weighs on its mind.",
        otherwise: [{ narrative: "The spell ends." }],
      },
      {
        when: "trigger",
        check: { ability: "int", contest: "int" },
        narrative:
          "A target knows that it is probed and, until you turn to another, may spend its action on this contest with you; if it wins, the spell ends.",
      },
      {
        when: ["use", "sustain"],
        economy: "action",
        area: { shape: "sphere", radius: 30 },
        narrative:
          "You look for thinking creatures that you can't see; whomever you find you may read as above, unseen, while within 30 feet.",
      },
      {
        narrative:
          "Barriers stop the search if of rock 2 feet thick, of metal 2 inches thick or of any lead; minds exempt from reading stay hidden.",
      },
    ],
  },
  {
    id: "enhance-ability",
    name: "Enhance Ability",
    srd: "Spell Descriptions, Enhance Ability",
    summary: "A touch gives advantage on checks with one ability, and for some a further gift.",
    level: 2,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["bard", "cleric", "druid", "sorcerer"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a beast's fur or feather", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        option: "bears_endurance",
        targets: { what: "creature", count: 1, perSlot: 1 },
        healing: [{ roll: "2d6", temporary: true }],
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "advantage",
                when: { ability: ["con"] },
              },
            ],
            duration: { kind: "source" },
          },
        ],
        next: [{ when: "end", narrative: "What is left of the temporary hit points is lost." }],
      },
      {
        option: "bulls_strength",
        targets: { what: "creature", count: 1, perSlot: 1 },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "advantage",
                when: { ability: ["str"] },
              },
              { kind: "stat", stat: "carrying-capacity", change: "multiply", by: 2 },
            ],
            duration: { kind: "source" },
          },
        ],
      },
      {
        option: "cats_grace",
        targets: { what: "creature", count: 1, perSlot: 1 },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "advantage",
                when: { ability: ["dex"] },
              },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative: "Unless incapacitated, it is unhurt by falls of up to 20 feet.",
      },
      {
        option: "eagles_splendor",
        targets: { what: "creature", count: 1, perSlot: 1 },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "advantage",
                when: { ability: ["cha"] },
              },
            ],
            duration: { kind: "source" },
          },
        ],
      },
      {
        option: "foxs_cunning",
        targets: { what: "creature", count: 1, perSlot: 1 },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "advantage",
                when: { ability: ["int"] },
              },
            ],
            duration: { kind: "source" },
          },
        ],
      },
      {
        option: "owls_wisdom",
        targets: { what: "creature", count: 1, perSlot: 1 },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "advantage",
                when: { ability: ["wis"] },
              },
            ],
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  {
    id: "enlarge-reduce",
    name: "Enlarge/Reduce",
    also: ["enlarge", "reduce"],
    srd: "Spell Descriptions, Enlarge/Reduce",
    summary: "A creature or thing grows or shrinks by a size, and its weapons with it.",
    level: 2,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "powdered iron", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      { narrative: "An object may not be worn or carried." },
      {
        narrative:
          "A creature's gear changes size along with it; an item that it drops is at once as it was.",
      },
      {
        option: "enlarge",
        targets: { what: "creature-or-object", count: 1, visible: true },
        save: { ability: "con", success: "none", unwilling: true },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "advantage",
                when: { ability: ["str"] },
              },
              {
                kind: "roll",
                on: "save",
                by: "self",
                mode: "advantage",
                when: { ability: ["str"] },
              },
              { kind: "extra-damage", roll: "1d4", when: { attack: "weapon" } },
              { kind: "size", by: 1 },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "It is twice as big each way and eight times as heavy, or as large as the room allows.",
      },
      {
        option: "reduce",
        targets: { what: "creature-or-object", count: 1, visible: true },
        save: { ability: "con", success: "none", unwilling: true },
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
              { kind: "roll", on: "damage", by: "self", bonus: "-1d4", when: { attack: "weapon" } },
              { kind: "size", by: -1 },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "It is half as big each way and an eighth as heavy; its weapons still deal at least 1 damage.",
      },
    ],
  },
  {
    id: "enthrall",
    name: "Enthrall",
    srd: "Spell Descriptions, Enthrall",
    summary: "Captivating words draw listeners' attention away from everyone but the speaker.",
    level: 2,
    school: "enchantment",
    ritual: false,
    concentration: false,
    classes: ["bard", "warlock"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      { narrative: "One that can't be charmed succeeds." },
      {
        targets: {
          what: "creature",
          chosen: true,
          visible: true,
          hears: true,
          exceptImmuneTo: "charmed",
        },
        save: { ability: "wis", success: "none", advantage: { fighting: true } },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "disadvantage",
                when: { all: [{ skill: ["perception"] }, { not: { other: "source" } }] },
              },
            ],
            duration: { kind: "source" },
            endsOn: ["source-incapacitated"],
          },
        ],
        narrative: "It is over for a target that no longer hears you.",
      },
      { narrative: "The spell ends early, too, when you are unable to speak." },
    ],
  },
  {
    id: "find-steed",
    name: "Find Steed",
    srd: "Spell Descriptions, Find Steed",
    summary: "A spirit in the shape of a loyal mount serves and fights beside its caster.",
    level: 2,
    school: "conjuration",
    ritual: false,
    concentration: false,
    classes: ["paladin"],
    subclasses: [],
    castingTime: { amount: 10, unit: "minute" },
    range: { kind: "feet", feet: 30 },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      {
        option: "celestial",
        summons: {
          creatures: ["warhorse", "pony", "camel", "elk", "mastiff"],
          types: ["celestial"],
          count: 1,
          fades: true,
        },
        narrative: "It has its form's statistics; the game master may allow other animals.",
      },
      {
        option: "fey",
        summons: {
          creatures: ["warhorse", "pony", "camel", "elk", "mastiff"],
          types: ["fey"],
          count: 1,
          fades: true,
        },
        narrative: "It has its form's statistics; the game master may allow other animals.",
      },
      {
        option: "fiend",
        summons: {
          creatures: ["warhorse", "pony", "camel", "elk", "mastiff"],
          types: ["fiend"],
          count: 1,
          fades: true,
        },
        narrative: "It has its form's statistics; the game master may allow other animals.",
      },
      {
        narrative:
          "An Intelligence of at most 5 becomes 6, and the steed then understands one language that you speak.",
      },
      {
        narrative:
          "You ride it as one, speak with it by thought within 1 mile, and a spell on you alone may take in the steed you ride.",
      },
      {
        narrative:
          "At 0 hit points it vanishes; the next casting brings the same steed back at its hit point maximum.",
      },
      {
        when: "sustain",
        economy: "action",
        narrative: "You dismiss the steed, until the next casting, or release it for good.",
      },
      { narrative: "You may be bonded to but one steed at a time." },
    ],
  },
  {
    id: "find-traps",
    name: "Find Traps",
    srd: "Spell Descriptions, Find Traps",
    summary: "Reveals whether traps are in sight and what kind of danger they pose.",
    level: 2,
    school: "divination",
    ritual: false,
    concentration: false,
    classes: ["cleric", "druid", "ranger"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      {
        narrative:
          "You sense whether any trap is in range and line of sight, and the general kind of its danger, but not where it is.",
      },
      {
        narrative:
          "Whatever was made to do sudden harm counts, magical or mechanical; natural hazards do not.",
      },
    ],
  },
  {
    id: "flame-blade",
    name: "Flame Blade",
    srd: "Spell Descriptions, Flame Blade",
    summary: "A blade of fire in the hand burns those it strikes and lights the way.",
    level: 2,
    school: "evocation",
    ritual: false,
    concentration: true,
    classes: ["druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "bonus-action" },
    range: { kind: "self" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a sumac leaf", consumed: false },
    },
    duration: { kind: "time", amount: 10, unit: "minute" },
    steps: [
      { targets: { what: "self" }, light: { bright: 10, dim: 10 } },
      {
        when: "sustain",
        economy: "action",
        targets: { what: "creature", count: 1 },
        attack: { kind: "melee", with: "spell" },
        damage: [{ roll: "3d6", type: "fire", perSlot: "1d6", slots: 2 }],
      },
      {
        when: "sustain",
        economy: "bonus-action",
        narrative: "The blade, gone once you let go of it, appears in your hand again.",
      },
    ],
  },
  {
    id: "flaming-sphere",
    name: "Flaming Sphere",
    srd: "Spell Descriptions, Flaming Sphere",
    summary: "A ball of fire burns whoever stays beside it and can be rolled into foes.",
    level: 2,
    school: "conjuration",
    ritual: false,
    concentration: true,
    classes: ["druid", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    area: { shape: "sphere", radius: 7.5 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "tallow, brimstone and powdered iron", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        light: { bright: 20, dim: 20 },
        narrative:
          "The ball is 5 feet across, needs a free space to appear in, and burns for 5 feet around its edge.",
      },
      {
        when: "turn-end",
        area: { shape: "sphere", radius: 7.5 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "2d6", type: "fire", perSlot: "1d6" }],
      },
      {
        when: "sustain",
        economy: "bonus-action",
        shifts: { feet: 30, to: "any" },
        narrative:
          "The ball moves up to 30 feet, over barriers 5 feet high and pits 10 feet wide, and halts for the turn where it rams a creature.",
      },
      {
        when: "sustain",
        economy: "bonus-action",
        targets: { what: "creature", count: 1, optional: true },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "2d6", type: "fire", perSlot: "1d6" }],
      },
      { narrative: "It ignites flammable things nobody wears or carries." },
    ],
  },
  {
    id: "gentle-repose",
    name: "Gentle Repose",
    srd: "Spell Descriptions, Gentle Repose",
    summary: "A dead body neither rots nor rises as undead, and can be raised for longer.",
    level: 2,
    school: "necromancy",
    ritual: true,
    concentration: false,
    classes: ["cleric", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "salt and a coin for each eye", consumed: false },
    },
    duration: { kind: "time", amount: 10, unit: "day" },
    steps: [
      {
        targets: { what: "corpse", count: 1 },
        narrative:
          "The remains don't decay and can't become undead; these days don't count for spells that raise the dead.",
      },
    ],
  },
  {
    id: "gust-of-wind",
    name: "Gust of Wind",
    srd: "Spell Descriptions, Gust of Wind",
    summary: "A line of strong wind pushes creatures back and blows out flames.",
    level: 2,
    school: "evocation",
    ritual: false,
    concentration: true,
    classes: ["druid", "sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    area: { shape: "line", length: 60, width: 10 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a legume seed", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        when: "turn-start",
        area: { shape: "line", length: 60, width: 10 },
        aura: true,
        targets: { what: "creature" },
        save: { ability: "str", success: "none" },
        move: { feet: 15, to: "away" },
      },
      {
        area: { shape: "line", length: 60, width: 10 },
        aura: true,
        narrative:
          "Each foot of a move in the line that brings a creature nearer to you costs 2 feet.",
      },
      { narrative: "It scatters gas and vapor and puts out open flames." },
      { narrative: "Of covered flames, such as a lantern's, 50 in a hundred go out." },
      {
        when: "sustain",
        economy: "bonus-action",
        narrative: "You turn the line in another direction.",
      },
    ],
  },
  {
    id: "heat-metal",
    name: "Heat Metal",
    srd: "Spell Descriptions, Heat Metal",
    summary: "Metal glows red-hot and burns whoever touches, holds or wears it.",
    level: 2,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["bard", "druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "an iron piece and a flame", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        targets: { what: "object", count: 1, visible: true },
        narrative: "The object is manufactured and of metal, such as a weapon or metal armor.",
      },
      {
        when: ["use", "sustain"],
        economy: "bonus-action",
        targets: { what: "creature" },
        damage: [{ roll: "2d8", type: "fire", perSlot: "1d8" }],
        narrative: "It burns each creature in contact with the object.",
        next: [
          {
            option: "held",
            save: { ability: "con", success: "other" },
            narrative: "It drops the object where it fails, and may where it does not.",
            next: [
              {
                effects: [
                  {
                    effects: [{ kind: "drops-what-it-holds", one: true }],
                    duration: { kind: "instantaneous" },
                  },
                ],
              },
            ],
            otherwise: [
              {
                effects: [
                  {
                    effects: [
                      { kind: "roll", on: "attack", by: "self", mode: "disadvantage" },
                      { kind: "roll", on: "check", by: "self", mode: "disadvantage" },
                    ],
                    duration: { kind: "turn", edge: "start", of: "source" },
                  },
                ],
              },
            ],
          },
          {
            option: "worn",
            effects: [
              {
                effects: [
                  { kind: "roll", on: "attack", by: "self", mode: "disadvantage" },
                  { kind: "roll", on: "check", by: "self", mode: "disadvantage" },
                ],
                duration: { kind: "turn", edge: "start", of: "source" },
              },
            ],
            narrative: "It cannot drop what it wears.",
          },
        ],
      },
    ],
  },
  {
    id: "hold-person",
    name: "Hold Person",
    srd: "Spell Descriptions, Hold Person",
    summary: "A humanoid freezes where it stands unless its will throws the magic off.",
    level: 2,
    school: "enchantment",
    ritual: false,
    concentration: true,
    classes: ["bard", "cleric", "druid", "sorcerer", "warlock", "wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a small straight iron piece", consumed: false },
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
          types: ["humanoid"],
        },
        save: { ability: "wis", success: "none" },
        conditions: [{ condition: "paralyzed", duration: { kind: "source" }, repeat: "turn-end" }],
      },
    ],
  },
  {
    id: "invisibility",
    name: "Invisibility",
    srd: "Spell Descriptions, Invisibility",
    summary: "A touched creature is invisible until it attacks or casts a spell.",
    level: 2,
    school: "illusion",
    ritual: false,
    concentration: true,
    classes: ["bard", "sorcerer", "warlock", "wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "an eyelash in gum arabic", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        targets: { what: "creature", count: 1, perSlot: 1 },
        conditions: [
          {
            condition: "invisible",
            duration: { kind: "source" },
            endsOn: ["bearer-attacks", "bearer-casts"],
          },
        ],
        narrative: "What it wears and carries vanishes with it.",
      },
    ],
  },
  {
    id: "knock",
    name: "Knock",
    srd: "Spell Descriptions, Knock",
    summary: "A loud knock opens one lock, bar or jam, or holds off an arcane lock for a while.",
    level: 2,
    school: "transmutation",
    ritual: false,
    concentration: false,
    classes: ["bard", "sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: { verbal: true, somatic: false },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "object", count: 1, visible: true },
        narrative:
          "One mundane lock on it opens, or a stuck or barred thing comes free; other locks on the same object stay shut.",
      },
      { narrative: "An arcane lock is suppressed for 10 minutes." },
      { narrative: "A knock sounds from the object that carries 300 feet." },
    ],
  },
  {
    id: "lesser-restoration",
    name: "Lesser Restoration",
    srd: "Spell Descriptions, Lesser Restoration",
    summary: "A touch ends one disease, blindness, deafness, paralysis or poisoning.",
    level: 2,
    school: "abjuration",
    ritual: false,
    concentration: false,
    classes: ["bard", "cleric", "druid", "paladin", "ranger"],
    subclasses: ["life-domain", "oath-of-devotion"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      { option: "blinded", targets: { what: "creature", count: 1 }, ends: ["blinded"] },
      { option: "deafened", targets: { what: "creature", count: 1 }, ends: ["deafened"] },
      { option: "paralyzed", targets: { what: "creature", count: 1 }, ends: ["paralyzed"] },
      { option: "poisoned", targets: { what: "creature", count: 1 }, ends: ["poisoned"] },
      { option: "disease", targets: { what: "creature", count: 1 }, ends: ["disease"] },
    ],
  },
  {
    id: "levitate",
    name: "Levitate",
    srd: "Spell Descriptions, Levitate",
    summary: "A creature or thing rises and hovers, to be moved only up and down.",
    level: 2,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a leather loop or bent golden wire", consumed: false },
    },
    duration: { kind: "time", amount: 10, unit: "minute" },
    steps: [
      { narrative: "The target weighs at most 500 pounds." },
      {
        targets: { what: "creature-or-object", count: 1, visible: true },
        save: { ability: "con", success: "none", unwilling: true },
        effects: [{ effects: [{ kind: "held-aloft" }], duration: { kind: "source" } }],
        move: { feet: 20, to: "up" },
        narrative:
          "It hangs in the air and moves of itself only along fixed things in its reach, as if climbing.",
        next: [
          {
            when: "end",
            effects: [
              {
                name: "Levitate's descent",
                effects: [{ kind: "falls-gently" }],
                duration: { kind: "turn", edge: "end", of: "target" },
              },
            ],
            narrative: "A target still in the air sinks softly down.",
          },
        ],
      },
      {
        when: "sustain",
        economy: "action",
        narrative:
          "You raise or lower it by up to 20 feet, within range; if you levitate yourself, that is part of your move instead.",
      },
    ],
  },
  {
    id: "locate-animals-or-plants",
    name: "Locate Animals or Plants",
    srd: "Spell Descriptions, Locate Animals or Plants",
    summary: "Tells the way to the nearest beast or plant of a named kind within miles.",
    level: 2,
    school: "divination",
    ritual: true,
    concentration: false,
    classes: ["bard", "druid", "ranger"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "some bloodhound fur", consumed: false },
    },
    duration: { kind: "instantaneous" },
    steps: [
      {
        narrative:
          "You learn how far and which way the nearest beast or plant of a named kind is, if one is within 5 miles.",
      },
    ],
  },
  {
    id: "locate-object",
    name: "Locate Object",
    srd: "Spell Descriptions, Locate Object",
    summary: "Points to a familiar object, or the nearest of its kind, within a thousand feet.",
    level: 2,
    school: "divination",
    ritual: false,
    concentration: true,
    classes: ["bard", "cleric", "druid", "paladin", "ranger", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a forked twig", consumed: false },
    },
    duration: { kind: "time", amount: 10, unit: "minute" },
    steps: [
      {
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "self" },
        detects: { what: "thing", feet: 1000 },
        narrative: "Name it as it is called; any lead in the direct path blocks this.",
      },
      {
        narrative:
          "It is one you once saw from within 30 feet, or else the nearest of some kind of thing.",
      },
    ],
  },
  {
    id: "magic-mouth",
    name: "Magic Mouth",
    srd: "Spell Descriptions, Magic Mouth",
    summary: "A mouth on an object speaks a stored message when a set condition comes about.",
    level: 2,
    school: "illusion",
    ritual: true,
    concentration: false,
    classes: ["bard", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "feet", feet: 30 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "honeycomb and jade dust", costGp: 10, consumed: true },
    },
    duration: { kind: "until-dispelled" },
    steps: [
      {
        targets: { what: "object", count: 1, visible: true },
        narrative:
          "The object, not worn or carried by another, stores at most 25 words, spoken over up to 10 minutes.",
      },
      {
        when: "trigger",
        narrative:
          "A mouth, the object's own if it has one, says the message with your voice, as loudly as you did.",
      },
      {
        narrative:
          "You set the trigger, something seen or heard no more than 30 feet from it, and whether the spell ends with the message or repeats it.",
      },
    ],
  },
  {
    id: "magic-weapon",
    name: "Magic Weapon",
    srd: "Spell Descriptions, Magic Weapon",
    summary: "A plain weapon becomes magical, with a bonus to hit and to damage.",
    level: 2,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["paladin", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "bonus-action" },
    range: { kind: "touch" },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        targets: { what: "object", count: 1 },
        effects: [
          {
            effects: [
              { kind: "roll", on: "attack", by: "self", bonus: 1, when: { with: "this-item" } },
              { kind: "roll", on: "damage", by: "self", bonus: 1, when: { with: "this-item" } },
              { kind: "magical-attacks", when: { with: "this-item" } },
            ],
            atSlot: {
              "4": [
                { kind: "roll", on: "attack", by: "self", bonus: 2, when: { with: "this-item" } },
                { kind: "roll", on: "damage", by: "self", bonus: 2, when: { with: "this-item" } },
                { kind: "magical-attacks", when: { with: "this-item" } },
              ],
              "6": [
                { kind: "roll", on: "attack", by: "self", bonus: 3, when: { with: "this-item" } },
                { kind: "roll", on: "damage", by: "self", bonus: 3, when: { with: "this-item" } },
                { kind: "magical-attacks", when: { with: "this-item" } },
              ],
            },
            duration: { kind: "source" },
          },
        ],
        narrative: "Only a nonmagical weapon can be chosen.",
      },
    ],
  },
  {
    id: "mirror-image",
    name: "Mirror Image",
    srd: "Spell Descriptions, Mirror Image",
    summary: "Three illusory doubles draw attacks away until each of them is struck.",
    level: 2,
    school: "illusion",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "warlock", "wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "minute" },
    dismiss: "action",
    steps: [
      {
        targets: { what: "self" },
        effects: [{ effects: [{ kind: "duplicates", count: 3 }], duration: { kind: "source" } }],
      },
      {
        narrative:
          "Who cannot see, relies on other senses or sees through illusions is not fooled.",
      },
    ],
  },
  {
    id: "misty-step",
    name: "Misty Step",
    srd: "Spell Descriptions, Misty Step",
    summary: "A teleport of up to 30 feet, wrapped in mist, to a place in sight.",
    level: 2,
    school: "conjuration",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "warlock", "wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "bonus-action" },
    range: { kind: "self" },
    components: { verbal: true, somatic: false },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "self" },
        move: { feet: 30, to: "any", teleport: true },
        narrative: "The place is unoccupied, and you see it.",
      },
    ],
  },
  {
    id: "moonbeam",
    name: "Moonbeam",
    srd: "Spell Descriptions, Moonbeam",
    summary:
      "A pale beam sears those who enter it or begin their turn in it, shapechangers above all.",
    level: 2,
    school: "evocation",
    ritual: false,
    concentration: true,
    classes: ["druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    area: { shape: "cylinder", radius: 5, height: 40 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "moonseed and opalescent feldspar", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        area: { shape: "cylinder", radius: 5, height: 40 },
        light: { bright: 0, dim: 5 },
        narrative: "The light stays in the beam. Shapechangers save with disadvantage.",
      },
      {
        when: ["enter", "turn-start"],
        area: { shape: "cylinder", radius: 5, height: 40 },
        targets: { what: "creature" },
        save: { ability: "con", success: "half" },
        damage: [{ roll: "2d10", type: "radiant", perSlot: "1d10" }],
        next: [
          {
            narrative:
              "A shapechanger reverts to its true form and keeps it until it leaves the light.",
          },
        ],
      },
      {
        when: "sustain",
        economy: "action",
        shifts: { feet: 60, to: "any" },
        narrative: "The beam moves up to 60 feet.",
      },
    ],
  },
  {
    id: "pass-without-trace",
    name: "Pass without Trace",
    srd: "Spell Descriptions, Pass Without Trace",
    summary: "Shadow and silence hide you and your companions and cover your tracks.",
    level: 2,
    school: "abjuration",
    ritual: false,
    concentration: true,
    classes: ["druid", "ranger"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    area: { shape: "sphere", radius: 30 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "mistletoe ash and a spruce sprig", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        area: { shape: "sphere", radius: 30 },
        aura: true,
        targets: { what: "creature", chosen: true },
        effects: [
          {
            effects: [
              { kind: "roll", on: "check", by: "self", bonus: 10, when: { skill: ["stealth"] } },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "You are among them. They leave no trace of their passing, and only magic can track them.",
      },
    ],
  },
  {
    id: "prayer-of-healing",
    name: "Prayer of Healing",
    srd: "Spell Descriptions, Prayer of Healing",
    summary: "A prayer of ten minutes heals up to six creatures at once.",
    level: 2,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["cleric"],
    subclasses: [],
    castingTime: { amount: 10, unit: "minute" },
    range: { kind: "feet", feet: 30 },
    components: { verbal: true, somatic: false },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "creature", count: 6, visible: true, except: ["undead", "construct"] },
        healing: [{ roll: "2d8", ability: true, perSlot: "1d8" }],
      },
    ],
  },
  {
    id: "protection-from-poison",
    name: "Protection from Poison",
    srd: "Spell Descriptions, Protection from Poison",
    summary: "A touch neutralizes a poison and hardens the target against more of it.",
    level: 2,
    school: "abjuration",
    ritual: false,
    concentration: false,
    classes: ["cleric", "druid", "paladin", "ranger"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        targets: { what: "creature", count: 1 },
        ends: ["poisoned"],
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "save",
                by: "self",
                mode: "advantage",
                when: { against: "poisoned" },
              },
              { kind: "damage", response: "resistance", types: ["poison"] },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "Of several poisons only one is neutralized: one that you know of, or any at random.",
      },
    ],
  },
  {
    id: "ray-of-enfeeblement",
    name: "Ray of Enfeeblement",
    srd: "Spell Descriptions, Ray of Enfeeblement",
    summary: "A black ray halves what its target deals with weapons of strength.",
    level: 2,
    school: "necromancy",
    ritual: false,
    concentration: true,
    classes: ["warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "ranged", with: "spell" },
        effects: [
          {
            effects: [
              {
                kind: "halved-damage",
                when: { all: [{ attack: "weapon" }, { ability: ["str"] }] },
              },
            ],
            duration: { kind: "source" },
          },
        ],
        next: [
          {
            when: "turn-end",
            save: { ability: "con", success: "other" },
            otherwise: [{ ends: ["spell"] }],
          },
        ],
      },
    ],
  },
  {
    id: "rope-trick",
    name: "Rope Trick",
    srd: "Spell Descriptions, Rope Trick",
    summary: "A rope rises to a hidden space in which a party can hide for an hour.",
    level: 2,
    school: "transmutation",
    ritual: false,
    concentration: false,
    classes: ["wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "powdered corn and a twisted parchment loop", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        targets: { what: "object", count: 1 },
        narrative:
          "A rope of up to 60 feet stands upright below an unseen entrance to a space for eight creatures, Medium at most.",
      },
      {
        narrative:
          "One climbs in by the rope, which can be pulled up; no attack or spell passes the entrance either way.",
      },
      { narrative: "Those inside look out as through a window of 3 by 5 feet at the rope." },
      { when: "end", narrative: "Everything inside falls out." },
    ],
  },
  {
    id: "scorching-ray",
    name: "Scorching Ray",
    srd: "Spell Descriptions, Scorching Ray",
    summary: "Three rays of fire, each with an attack roll of its own.",
    level: 2,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "wizard"],
    subclasses: ["the-fiend"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "creature", count: 3, perSlot: 1, repeat: true },
        attack: { kind: "ranged", with: "spell" },
        damage: [{ roll: "2d6", type: "fire" }],
      },
    ],
  },
  {
    id: "see-invisibility",
    name: "See Invisibility",
    srd: "Spell Descriptions, See Invisibility",
    summary: "What is invisible, or on the Ethereal Plane, shows itself to your eyes.",
    level: 2,
    school: "divination",
    ritual: false,
    concentration: false,
    classes: ["bard", "sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "talc and a little powdered silver", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        targets: { what: "self" },
        effects: [{ effects: [{ kind: "sees-invisible" }], duration: { kind: "source" } }],
        narrative: "Ethereal creatures and things look ghostly and translucent.",
      },
    ],
  },
  {
    id: "shatter",
    name: "Shatter",
    srd: "Spell Descriptions, Shatter",
    summary: "A painful ringing bursts at a point and hurts creatures and loose things.",
    level: 2,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["bard", "sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    area: { shape: "sphere", radius: 10 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a chip of mica", consumed: false },
    },
    duration: { kind: "instantaneous" },
    steps: [
      { narrative: "Creatures of stone, crystal, metal or the like save with disadvantage." },
      {
        area: { shape: "sphere", radius: 10 },
        targets: { what: "creature" },
        save: { ability: "con", success: "half" },
        damage: [{ roll: "3d8", type: "thunder", perSlot: "1d8" }],
      },
      {
        area: { shape: "sphere", radius: 10 },
        targets: { what: "object" },
        damage: [{ roll: "3d8", type: "thunder", perSlot: "1d8" }],
        narrative: "Only nonmagical objects that nobody wears or carries.",
      },
    ],
  },
  {
    id: "silence",
    name: "Silence",
    srd: "Spell Descriptions, Silence",
    summary: "No sound is made in a sphere or gets through it, nor any spoken spell.",
    level: 2,
    school: "illusion",
    ritual: true,
    concentration: true,
    classes: ["bard", "cleric", "ranger"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    area: { shape: "sphere", radius: 20 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 10, unit: "minute" },
    steps: [
      {
        area: { shape: "sphere", radius: 20 },
        narrative:
          "There is no sound in it or through it, and no spell with a verbal component can be cast there.",
      },
      {
        area: { shape: "sphere", radius: 20 },
        targets: { what: "creature-or-object" },
        effects: [
          {
            effects: [
              { kind: "damage", response: "immunity", types: ["thunder"] },
              { kind: "cannot", what: "speak" },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative: "Only while it is wholly inside.",
      },
      {
        area: { shape: "sphere", radius: 20 },
        targets: { what: "creature" },
        conditions: [{ condition: "deafened", duration: { kind: "source" } }],
        narrative: "Only while it is wholly inside.",
      },
    ],
  },
  {
    id: "spider-climb",
    name: "Spider Climb",
    srd: "Spell Descriptions, Spider Climb",
    summary: "A willing creature walks on walls and ceilings with its hands free.",
    level: 2,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["sorcerer", "warlock", "wizard"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a bitumen drop and a spider", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [
              { kind: "stat", stat: "speed-climb", change: "least", by: { of: "walking-speed" } },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative: "It climbs sheer walls and along ceilings too, and needs no hands for it.",
      },
    ],
  },
  {
    id: "spike-growth",
    name: "Spike Growth",
    srd: "Spell Descriptions, Spike Growth",
    summary: "Hidden thorns cover the ground and pierce whoever walks through them.",
    level: 2,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["druid", "ranger"],
    subclasses: ["circle-of-the-land"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 150 },
    area: { shape: "sphere", radius: 20 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "seven sharp thorns or seven pointed twigs", consumed: false },
    },
    duration: { kind: "time", amount: 10, unit: "minute" },
    steps: [
      {
        area: { shape: "sphere", radius: 20 },
        terrain: "difficult",
        ground: true,
        narrative: "Only the ground within the radius.",
      },
      {
        when: "moved",
        ground: true,
        area: { shape: "sphere", radius: 20 },
        targets: { what: "creature" },
        damage: [{ roll: "2d4", type: "piercing" }],
        narrative: "Again for every 5 feet that it moves into the area or through it.",
      },
      {
        check: { ability: "wis", skill: "perception" },
        narrative:
          "The ground looks natural: who didn't see the casting must make this check against your save DC to notice the danger before entering.",
      },
    ],
  },
  {
    id: "spiritual-weapon",
    name: "Spiritual Weapon",
    srd: "Spell Descriptions, Spiritual Weapon",
    summary: "A floating weapon of force strikes at once, and again for a bonus action.",
    level: 2,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["cleric"],
    subclasses: ["life-domain"],
    castingTime: { amount: 1, unit: "bonus-action" },
    range: { kind: "feet", feet: 60 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        when: ["use", "sustain"],
        economy: "bonus-action",
        targets: { what: "creature", count: 1 },
        attack: { kind: "melee", with: "spell" },
        damage: [{ roll: "1d8", type: "force", ability: true, perSlot: "1d8", slots: 2 }],
      },
      {
        narrative:
          "The target is at most 5 feet from the weapon, which after the casting may move up to 20 feet before the attack.",
      },
      {
        narrative: "Another casting ends the spell. The weapon looks as you, or your deity, like.",
      },
    ],
  },
  {
    id: "suggestion",
    name: "Suggestion",
    srd: "Spell Descriptions, Suggestion",
    summary: "A reasonable-sounding sentence or two sends a creature on a course of action.",
    level: 2,
    school: "enchantment",
    ritual: false,
    concentration: true,
    classes: ["bard", "sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: {
      verbal: true,
      somatic: false,
      material: { what: "snake's tongue and honeycomb or sweet oil", consumed: false },
    },
    duration: { kind: "time", amount: 8, unit: "hour" },
    steps: [
      {
        narrative:
          "The target has to understand you; one that can't be charmed is immune, and a plainly harmful request ends the spell.",
      },
      {
        targets: {
          what: "creature",
          count: 1,
          visible: true,
          hears: true,
          exceptImmuneTo: "charmed",
        },
        save: { ability: "wis", success: "none" },
        narrative:
          "It does as suggested as best it can, for the whole duration or until done, which ends the spell.",
      },
      {
        narrative:
          "The action may wait for a condition that you set; if that never comes, nothing happens.",
      },
      { narrative: "Damage to the target by you or a companion ends the spell." },
    ],
  },
  {
    id: "warding-bond",
    name: "Warding Bond",
    srd: "Spell Descriptions, Warding Bond",
    summary: "A bond protects a companion nearby, whose wounds its caster shares.",
    level: 2,
    school: "abjuration",
    ritual: false,
    concentration: false,
    classes: ["cleric"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a pair of platinum rings, worn by both", costGp: 50, consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    dismiss: "action",
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [
              { kind: "stat", stat: "armor-class", change: "add", by: 1 },
              { kind: "roll", on: "save", by: "self", bonus: 1 },
              { kind: "damage", response: "resistance", types: "all" },
              { kind: "shared-damage" },
            ],
            duration: { kind: "source" },
            range: 60,
            endsOn: ["out-of-range", "source-felled"],
          },
        ],
      },
      { narrative: "The spell ends, too, when it is cast anew on either of you." },
    ],
  },
  {
    id: "web",
    name: "Web",
    srd: "Spell Descriptions, Web",
    summary: "Sticky webs fill a cube, slow those who pass and hold those caught in them.",
    level: 2,
    school: "conjuration",
    ritual: false,
    concentration: true,
    classes: ["sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    area: { shape: "cube", side: 20 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "some spiderweb", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      { area: { shape: "cube", side: 20 }, obscures: "lightly", terrain: "difficult" },
      {
        when: ["enter", "turn-start"],
        area: { shape: "cube", side: 20 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "none" },
        conditions: [
          { condition: "restrained", duration: { kind: "inside" }, escape: { by: ["str"] } },
        ],
        narrative: "Breaking free takes an action, against your save DC.",
      },
      {
        narrative:
          "Webs neither anchored between two solid masses nor layered on a surface (then 5 feet deep) collapse, and the spell ends as your next turn starts.",
      },
      {
        burns: true,
        when: "turn-start",
        area: { shape: "cube", side: 5 },
        targets: { what: "creature" },
        damage: [{ roll: "2d4", type: "fire" }],
        narrative: "Only where fire has touched the webs: such a cube burns up within a round.",
      },
    ],
  },
  {
    id: "zone-of-truth",
    name: "Zone of Truth",
    srd: "Spell Descriptions, Zone of Truth",
    summary: "No creature that fails its save can tell a deliberate lie in the zone.",
    level: 2,
    school: "enchantment",
    ritual: false,
    concentration: false,
    classes: ["bard", "cleric", "paladin"],
    subclasses: ["oath-of-devotion"],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    area: { shape: "sphere", radius: 15 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 10, unit: "minute" },
    steps: [
      {
        when: ["enter", "turn-start"],
        area: { shape: "sphere", radius: 15 },
        targets: { what: "creature" },
        save: { ability: "cha", success: "none" },
        narrative:
          "While in the zone it can't lie on purpose; it knows this and may be evasive within the truth.",
      },
      { narrative: "You know who fails the save and who succeeds." },
    ],
  },
]);
