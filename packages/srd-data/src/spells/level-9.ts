// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { Spell } from "./types.js";

/** Spells of level 9, in order of id. */
export const level9: readonly Spell[] = Object.freeze<Spell[]>([
  {
    id: "astral-projection",
    name: "Astral Projection",
    srd: "Spell Descriptions, Astral Projection",
    summary: "Souls leave their bodies behind and travel the Astral Plane in astral forms.",
    level: 9,
    school: "necromancy",
    ritual: false,
    concentration: false,
    classes: ["cleric", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "hour" },
    range: { kind: "feet", feet: 10 },
    components: {
      verbal: true,
      somatic: true,
      material: {
        what: "a jacinth, and a silver bar for 100 gp, per creature",
        costGp: 1000,
        consumed: true,
      },
    },
    duration: { kind: "special" },
    dismiss: "action",
    steps: [
      {
        targets: { what: "creature", count: 9, willing: true },
        conditions: [{ condition: "unconscious", duration: { kind: "source" } }],
        narrative:
          "You and up to eight others; only the bodies left behind are unconscious, suspended, ageless and in no need of food or air.",
      },
      { narrative: "On the Astral Plane itself the casting fails and is wasted." },
      {
        narrative:
          "The astral forms share your statistics and possessions; what harms them does not touch the bodies and is gone on return.",
      },
      {
        narrative:
          "A silvery cord ties form to body; cutting it, which only an effect that says so can do, kills at once.",
      },
      {
        narrative:
          "Forms roam the Astral Plane and its portals; on a new plane, or back on the first, body and gear follow along the cord and are entered again.",
      },
      {
        narrative:
          "The spell ends for one who drops to 0 hit points in body or form, or on whose body or form dispel magic succeeds.",
      },
      {
        when: "sustain",
        economy: "action",
        narrative: "You end the spell for yourself and all your companions.",
      },
      {
        when: "end",
        narrative:
          "An intact cord draws the form back into its body, which wakes; if only you go back, the others must find their own way.",
      },
    ],
  },
  {
    id: "foresight",
    name: "Foresight",
    srd: "Spell Descriptions, Foresight",
    summary: "A glimpse of the future lends advantage to all a creature does, and guards it.",
    level: 9,
    school: "divination",
    ritual: false,
    concentration: false,
    classes: ["bard", "druid", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a hummingbird feather", consumed: false },
    },
    duration: { kind: "time", amount: 8, unit: "hour" },
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [
              { kind: "cannot", what: "be-surprised" },
              { kind: "roll", on: "attack", by: "self", mode: "advantage" },
              { kind: "roll", on: "check", by: "self", mode: "advantage" },
              { kind: "roll", on: "save", by: "self", mode: "advantage" },
              { kind: "roll", on: "attack", by: "foe", mode: "disadvantage" },
            ],
            duration: { kind: "source" },
          },
        ],
      },
      { narrative: "The spell ends at once when you cast it anew." },
    ],
  },
  {
    id: "gate",
    name: "Gate",
    srd: "Spell Descriptions, Gate",
    summary: "A portal opens to an exact place on another plane, or draws a named creature here.",
    level: 9,
    school: "conjuration",
    ritual: false,
    concentration: true,
    classes: ["cleric", "sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a diamond", costGp: 5000, consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        targets: { what: "point", count: 1, visible: true },
        narrative:
          "A round portal, 5 to 20 feet across and turned as you like, joins a free space to an exact place on another plane.",
      },
      {
        narrative:
          "Whatever goes in by its front is at once on the other plane, in the nearest free space; its back lets nothing through.",
      },
      { narrative: "Deities and planar rulers can bar it from their presence and domains." },
      {
        narrative:
          "If you say the name (no title or nickname) of a creature on another plane, the portal opens beside it and draws it to your side.",
      },
      { narrative: "You have no power over that creature: it does as the game master sees fit." },
    ],
  },
  {
    id: "imprisonment",
    name: "Imprisonment",
    srd: "Spell Descriptions, Imprisonment",
    summary: "A creature is bound in one of five prisons until a set condition frees it.",
    level: 9,
    school: "abjuration",
    ritual: false,
    concentration: false,
    classes: ["warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "minute" },
    range: { kind: "feet", feet: 30 },
    components: {
      verbal: true,
      somatic: true,
      material: {
        what: "the target's likeness and a component by form",
        costGp: 500,
        consumed: false,
      },
    },
    duration: { kind: "until-dispelled" },
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true },
        save: { ability: "wis", success: "other" },
        narrative:
          "It is bound in the form you choose; it needs no air, food or drink, doesn't age, and divination spells neither find nor perceive it.",
        next: [
          {
            option: "burial",
            effects: [{ effects: [{ kind: "elsewhere" }], duration: { kind: "source" } }],
            narrative:
              "It lies deep in the earth in a close sphere of force that nothing passes, not even by teleportation or planar travel.",
          },
          {
            option: "chaining",
            conditions: [{ condition: "restrained", duration: { kind: "source" } }],
            effects: [
              { effects: [{ kind: "cannot", what: "move" }], duration: { kind: "source" } },
            ],
            narrative: "Chains rooted in the ground hold it, and nothing can move it elsewhere.",
          },
          {
            option: "hedged_prison",
            effects: [{ effects: [{ kind: "elsewhere" }], duration: { kind: "source" } }],
            narrative:
              "It is in a small demiplane of your design, such as a maze, cage or tower, closed to teleportation and planar travel.",
          },
          {
            option: "minimus_containment",
            effects: [{ effects: [{ kind: "elsewhere" }], duration: { kind: "source" } }],
            narrative:
              "One inch tall, it sits in a gemstone that can't be cut or broken and that nothing but light gets through, by whatever magic.",
          },
          {
            option: "slumber",
            conditions: [{ condition: "unconscious", duration: { kind: "source" } }],
            narrative: "It sleeps, and nothing wakes it.",
          },
        ],
        otherwise: [{ narrative: "It is immune to your further castings of this spell." }],
      },
      {
        narrative:
          "The special component costs at least 500 gp for each Hit Die of the target, and its kind depends on the form.",
      },
      { option: "burial", narrative: "Component: a little orb of mithral." },
      { option: "chaining", narrative: "Component: a thin chain of precious metal." },
      { option: "hedged_prison", narrative: "Component: a small jade model of the prison." },
      { option: "minimus_containment", narrative: "Component: a big clear gemstone." },
      { option: "slumber", narrative: "Component: rare herbs that bring sleep." },
      {
        narrative:
          "At the casting you may set a condition that frees the target, which the game master must find reasonable and likely to come about.",
      },
      {
        narrative:
          "The condition is about a name, identity, deity or something observable, never about level, class or hit points.",
      },
      {
        narrative:
          "Dispel magic ends the spell only from a 9th-level slot, cast on the prison or on the component.",
      },
      { narrative: "Using the component for another casting frees the earlier target." },
    ],
  },
  {
    id: "mass-heal",
    name: "Mass Heal",
    srd: "Spell Descriptions, Mass Heal",
    summary: "A flood of 700 hit points is shared out among creatures in sight.",
    level: 9,
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
        targets: { what: "creature", chosen: true, visible: true, except: ["undead", "construct"] },
        healing: [{ roll: "700", shared: 1 }],
        ends: ["disease", "blinded", "deafened"],
      },
    ],
  },
  {
    id: "meteor-swarm",
    name: "Meteor Swarm",
    srd: "Spell Descriptions, Meteor Swarm",
    summary: "Four orbs of fire fall from the sky and crush and burn all beneath them.",
    level: 9,
    school: "evocation",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 5280 },
    area: { shape: "sphere", radius: 40 },
    components: { verbal: true, somatic: true },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "point", count: 4, visible: true },
        narrative:
          "A burst at each of four different points, also around corners; a creature in several is affected by one.",
      },
      {
        area: { shape: "sphere", radius: 40 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [
          { roll: "20d6", type: "fire" },
          { roll: "20d6", type: "bludgeoning" },
        ],
      },
      {
        narrative:
          "Objects in the bursts are damaged too, and flammable ones nobody wears or carries catch fire.",
      },
    ],
  },
  {
    id: "power-word-kill",
    name: "Power Word Kill",
    srd: "Spell Descriptions, Power Word Kill",
    summary: "One word kills a creature that has 100 hit points or less.",
    level: 9,
    school: "enchantment",
    ritual: false,
    concentration: false,
    classes: ["bard", "sorcerer", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    components: { verbal: true, somatic: false },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true },
        hitPoints: { atMost: 100 },
        kills: true,
      },
    ],
  },
  {
    id: "prismatic-wall",
    name: "Prismatic Wall",
    srd: "Spell Descriptions, Prismatic Wall",
    summary: "A wall of seven colored layers blinds onlookers and wrecks those who pass.",
    level: 9,
    school: "abjuration",
    ritual: false,
    concentration: false,
    classes: ["wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 60 },
    area: { shape: "wall", length: 90, height: 30, thickness: 0.08333333333333333 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 10, unit: "minute" },
    steps: [
      {
        option: "wall",
        area: { shape: "wall", length: 90, height: 30, thickness: 0.08333333333333333 },
        blocks: ["sight"],
        narrative: "An upright opaque wall of up to this size.",
      },
      {
        option: "sphere",
        area: { shape: "sphere", radius: 15 },
        blocks: ["sight"],
        narrative: "An opaque sphere of up to this size.",
      },
      {
        light: { bright: 100, dim: 100 },
        narrative: "Put through a creature's space, the spell fails and is wasted.",
      },
      { narrative: "You and those you name at the casting pass and stay near unharmed." },
      {
        when: ["enter", "turn-start"],
        near: 20,
        targets: { what: "creature", chosen: true, hasNot: ["blinded"] },
        save: { ability: "con", success: "none" },
        conditions: [
          { condition: "blinded", duration: { kind: "time", amount: 1, unit: "minute" } },
        ],
        narrative: "Only who sees the wall.",
      },
      {
        narrative:
          "Who reaches into the wall or goes through it saves against its layers one by one, red first; they are destroyed in that order too, and stay so.",
      },
      {
        narrative:
          "A rod of cancellation destroys the whole wall; an antimagic field does nothing.",
      },
      {
        when: "crossed",
        layer: { name: "red", damage: { type: "cold", least: 25 }, blocks: ["missiles"] },
        targets: { what: "creature", chosen: true },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "10d6", type: "fire" }],
        narrative: "No nonmagical ranged attack gets through it.",
      },
      {
        when: "crossed",
        layer: { name: "orange", spells: ["gust-of-wind", "wind-wall"] },
        targets: { what: "creature", chosen: true },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "10d6", type: "acid" }],
        narrative: "No magical ranged attack gets through it; a strong wind destroys it.",
      },
      {
        when: "crossed",
        layer: { name: "yellow", damage: { type: "force", least: 60 } },
        targets: { what: "creature", chosen: true },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "10d6", type: "lightning" }],
      },
      {
        when: "crossed",
        layer: { name: "green", spells: ["passwall"] },
        targets: { what: "creature", chosen: true },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "10d6", type: "poison" }],
        narrative:
          "Another spell of at least its level that opens a portal in a solid surface destroys it, too.",
      },
      {
        when: "crossed",
        layer: { name: "blue", damage: { type: "fire", least: 25 } },
        targets: { what: "creature", chosen: true },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "10d6", type: "cold" }],
      },
      {
        when: "crossed",
        layer: { name: "indigo", spells: ["daylight"], blocks: ["spells"] },
        targets: { what: "creature", chosen: true },
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
        narrative:
          "No spell is cast through the wall; a like spell of at least its level with bright light destroys it, too.",
      },
      {
        when: "crossed",
        layer: { name: "violet", spells: ["dispel-magic"] },
        targets: { what: "creature", chosen: true },
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
              "As your next turn starts. The game master says which plane it goes to: mostly home if away from home, else the Astral or Ethereal.",
          },
        ],
        narrative: "A like spell of at least its level that ends magic destroys it, too.",
      },
    ],
  },
  {
    id: "shapechange",
    name: "Shapechange",
    srd: "Spell Descriptions, Shapechange",
    summary: "Its caster takes the form of one creature after another, their powers included.",
    level: 9,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["druid", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "a jade circlet, worn on the head", costGp: 1500, consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "self" },
        becomes: {
          except: ["construct", "undead"],
          challengeAtMost: "own",
          keeps: "mind",
          casts: true,
          asHurt: true,
        },
        narrative:
          "A creature of a kind that you have seen, average, without class levels or Spellcasting; its legendary and lair actions are not yours.",
      },
      {
        narrative:
          "You keep features from class, race and the like that the body can use; special senses and speech only if the form has them.",
      },
      {
        narrative:
          "Your gear drops, merges without effect, or is worn and works, where the game master finds that it fits; it does not resize.",
      },
    ],
  },
  {
    id: "storm-of-vengeance",
    name: "Storm of Vengeance",
    srd: "Spell Descriptions, Storm of Vengeance",
    summary: "A vast storm cloud brings thunder, acid, lightning, hail and freezing gales.",
    level: 9,
    school: "conjuration",
    ritual: false,
    concentration: true,
    classes: ["druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "sight" },
    area: { shape: "cylinder", radius: 360, height: 5000 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        narrative:
          "The cloud spreads 360 feet around a point that you see and reaches up to 5,000 feet down; later rounds come on your turn.",
      },
      {
        area: { shape: "cylinder", radius: 360, height: 5000 },
        targets: { what: "creature" },
        save: { ability: "con", success: "none" },
        damage: [{ roll: "2d6", type: "thunder" }],
        conditions: [
          { condition: "deafened", duration: { kind: "time", amount: 5, unit: "minute" } },
        ],
      },
      {
        when: "trigger",
        area: { shape: "cylinder", radius: 360, height: 5000 },
        targets: { what: "creature-or-object" },
        damage: [{ roll: "1d6", type: "acid" }],
        narrative: "In round 2, while you concentrate: acid rain.",
      },
      { narrative: "Round 3 brings six bolts, each on a target of its own." },
      {
        when: "trigger",
        area: { shape: "cylinder", radius: 360, height: 5000 },
        targets: { what: "creature-or-object", count: 6, chosen: true },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "10d6", type: "lightning" }],
      },
      {
        when: "trigger",
        area: { shape: "cylinder", radius: 360, height: 5000 },
        targets: { what: "creature" },
        damage: [{ roll: "2d6", type: "bludgeoning" }],
        narrative: "In round 4: hailstones.",
      },
      {
        when: "trigger",
        area: { shape: "cylinder", radius: 360, height: 5000 },
        targets: { what: "creature" },
        damage: [{ roll: "1d6", type: "cold" }],
        obscures: "heavily",
        terrain: "difficult",
        narrative: "In each of rounds 5 to 10: freezing gusts.",
      },
      {
        narrative:
          "From round 5 no ranged weapon attack is possible there, casters' concentration is severely distracted, and winds of 20 to 50 mph clear fog and mist.",
      },
    ],
  },
  {
    id: "time-stop",
    name: "Time Stop",
    srd: "Spell Descriptions, Time Stop",
    summary: "Time stands still for all but its caster, who takes several turns in a row.",
    level: 9,
    school: "transmutation",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    components: { verbal: true, somatic: false },
    duration: { kind: "instantaneous" },
    steps: [
      { targets: { what: "self" }, turns: "1d4 + 1" },
      {
        narrative:
          "It ends if an action or effect of yours in that time affects another creature or something that one wears or carries.",
      },
      { narrative: "It also ends if you move over 1,000 feet away from where you cast it." },
    ],
  },
  {
    id: "true-polymorph",
    name: "True Polymorph",
    srd: "Spell Descriptions, True Polymorph",
    summary:
      "Turns a creature into another or into a thing, or a thing into a creature, perhaps for good.",
    level: 9,
    school: "transmutation",
    ritual: false,
    concentration: true,
    classes: ["bard", "warlock", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 30 },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "mercury, gum arabic and a smoke wisp", consumed: false },
    },
    duration: { kind: "time", amount: 1, unit: "hour" },
    steps: [
      {
        narrative:
          "An object must be nonmagical and not in another's hands or clothes; creatures with 0 hit points are immune.",
      },
      {
        narrative:
          "It lasts until the target dies or drops to 0 hit points; a full hour of concentration makes it last until dispelled.",
      },
      {
        option: "creature_into_creature",
        targets: { what: "creature", count: 1, visible: true },
        save: {
          ability: "wis",
          success: "none",
          unwilling: true,
          succeeds: { subtype: "shapechanger" },
        },
        becomes: { challengeAtMost: "own", keeps: "nothing" },
        narrative: "Alignment and personality stay.",
      },
      {
        option: "creature_into_creature",
        narrative:
          "It acts, speaks and casts only as its new form can; its gear merges with it and is of no use.",
      },
      {
        option: "object_into_creature",
        targets: { what: "object", count: 1, visible: true },
        summons: { choices: [{ crAtMost: 9, count: 1 }] },
        narrative:
          "It becomes a creature no larger than it is, a friend to you and your companions.",
      },
      {
        option: "object_into_creature",
        narrative:
          "It acts in each of your turns as you decide; once the change is permanent you control it no more, though it may stay friendly.",
      },
      {
        option: "creature_into_object",
        targets: { what: "creature", count: 1, visible: true },
        save: {
          ability: "wis",
          success: "none",
          unwilling: true,
          succeeds: { subtype: "shapechanger" },
        },
        effects: [
          {
            effects: [
              { kind: "implies", condition: "incapacitated" },
              { kind: "cannot", what: "move" },
              { kind: "cannot", what: "speak" },
              { kind: "cannot", what: "see" },
              { kind: "cannot", what: "hear" },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "It becomes an object, gear and all, with the object's statistics; changed back, it remembers nothing of the time.",
      },
    ],
  },
  {
    id: "true-resurrection",
    name: "True Resurrection",
    srd: "Spell Descriptions, True Resurrection",
    summary: "One dead for up to 200 years comes back whole, in a new body if need be.",
    level: 9,
    school: "necromancy",
    ritual: false,
    concentration: false,
    classes: ["cleric", "druid"],
    subclasses: [],
    castingTime: { amount: 1, unit: "hour" },
    range: { kind: "touch" },
    components: {
      verbal: true,
      somatic: true,
      material: { what: "holy water and diamonds", costGp: 25000, consumed: true },
    },
    duration: { kind: "instantaneous" },
    steps: [
      {
        targets: { what: "corpse", count: 1, deadFor: { amount: 200, unit: "year" } },
        healing: [{ roll: "all" }],
        ends: ["poisoned", "disease", "curse"],
        narrative: "It has not died of old age, and its soul is free and willing.",
      },
      { narrative: "Wounds close, and damaged or missing limbs and organs are made good." },
      {
        narrative:
          "If no body is left, you speak the creature's name and it appears in a new one, in a free space within 10 feet.",
      },
    ],
  },
  {
    id: "weird",
    name: "Weird",
    srd: "Spell Descriptions, Weird",
    summary: "Illusions of their worst fears haunt creatures in an area and wear at their minds.",
    level: 9,
    school: "illusion",
    ritual: false,
    concentration: true,
    classes: ["wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "feet", feet: 120 },
    area: { shape: "sphere", radius: 30 },
    components: { verbal: true, somatic: true },
    duration: { kind: "time", amount: 1, unit: "minute" },
    steps: [
      {
        area: { shape: "sphere", radius: 30 },
        targets: { what: "creature" },
        save: { ability: "wis", success: "none" },
        conditions: [{ condition: "frightened", duration: { kind: "source" } }],
        narrative: "Only the creature itself sees the horror.",
        next: [
          {
            when: "turn-end",
            save: { ability: "wis", success: "other" },
            damage: [{ roll: "4d10", type: "psychic" }],
            otherwise: [
              { ends: ["frightened"], narrative: "The spell is over for this creature." },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "wish",
    name: "Wish",
    srd: "Spell Descriptions, Wish",
    summary: "Works as any lesser spell or bends reality, at a price to its caster.",
    level: 9,
    school: "conjuration",
    ritual: false,
    concentration: false,
    classes: ["sorcerer", "wizard"],
    subclasses: [],
    castingTime: { amount: 1, unit: "action" },
    range: { kind: "self" },
    components: { verbal: true, somatic: false },
    duration: { kind: "instantaneous" },
    steps: [
      {
        option: "regain_hit_points",
        targets: { what: "creature", count: 20, visible: true },
        ends: [
          "charm",
          "petrification",
          "curse",
          "exhaustion-level",
          "ability-reduction",
          "hit-point-reduction",
        ],
        healing: [{ roll: "all" }],
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
                duration: { kind: "time", amount: "2d4", unit: "day" },
              },
            ],
            narrative:
              "Each day of rest and light activity takes 2 days off the rest of that time.",
          },
          {
            targets: { what: "self" },
            percent: 33,
            narrative: "You can never cast this spell again.",
          },
        ],
      },
      {
        option: "duplicate",
        targets: { what: "self" },
        casts: { level: 8 },
        narrative: "No need for its components or other requirements.",
      },
      {
        option: "create_object",
        narrative:
          "A nonmagical object, worth 25,000 gp and 300 feet in any direction at most, appears on free ground that you see.",
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
                duration: { kind: "time", amount: "2d4", unit: "day" },
              },
            ],
            narrative:
              "Each day of rest and light activity takes 2 days off the rest of that time.",
          },
          {
            targets: { what: "self" },
            percent: 33,
            narrative: "You can never cast this spell again.",
          },
        ],
      },
      {
        option: "resistance_to_acid",
        targets: { what: "creature", count: 10, visible: true },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["acid"] }],
            duration: { kind: "until", what: "dispelled" },
          },
        ],
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
                duration: { kind: "time", amount: "2d4", unit: "day" },
              },
            ],
            narrative:
              "Each day of rest and light activity takes 2 days off the rest of that time.",
          },
          {
            targets: { what: "self" },
            percent: 33,
            narrative: "You can never cast this spell again.",
          },
        ],
      },
      {
        option: "resistance_to_bludgeoning",
        targets: { what: "creature", count: 10, visible: true },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["bludgeoning"] }],
            duration: { kind: "until", what: "dispelled" },
          },
        ],
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
                duration: { kind: "time", amount: "2d4", unit: "day" },
              },
            ],
            narrative:
              "Each day of rest and light activity takes 2 days off the rest of that time.",
          },
          {
            targets: { what: "self" },
            percent: 33,
            narrative: "You can never cast this spell again.",
          },
        ],
      },
      {
        option: "resistance_to_cold",
        targets: { what: "creature", count: 10, visible: true },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
            duration: { kind: "until", what: "dispelled" },
          },
        ],
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
                duration: { kind: "time", amount: "2d4", unit: "day" },
              },
            ],
            narrative:
              "Each day of rest and light activity takes 2 days off the rest of that time.",
          },
          {
            targets: { what: "self" },
            percent: 33,
            narrative: "You can never cast this spell again.",
          },
        ],
      },
      {
        option: "resistance_to_fire",
        targets: { what: "creature", count: 10, visible: true },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
            duration: { kind: "until", what: "dispelled" },
          },
        ],
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
                duration: { kind: "time", amount: "2d4", unit: "day" },
              },
            ],
            narrative:
              "Each day of rest and light activity takes 2 days off the rest of that time.",
          },
          {
            targets: { what: "self" },
            percent: 33,
            narrative: "You can never cast this spell again.",
          },
        ],
      },
      {
        option: "resistance_to_force",
        targets: { what: "creature", count: 10, visible: true },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["force"] }],
            duration: { kind: "until", what: "dispelled" },
          },
        ],
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
                duration: { kind: "time", amount: "2d4", unit: "day" },
              },
            ],
            narrative:
              "Each day of rest and light activity takes 2 days off the rest of that time.",
          },
          {
            targets: { what: "self" },
            percent: 33,
            narrative: "You can never cast this spell again.",
          },
        ],
      },
      {
        option: "resistance_to_lightning",
        targets: { what: "creature", count: 10, visible: true },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["lightning"] }],
            duration: { kind: "until", what: "dispelled" },
          },
        ],
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
                duration: { kind: "time", amount: "2d4", unit: "day" },
              },
            ],
            narrative:
              "Each day of rest and light activity takes 2 days off the rest of that time.",
          },
          {
            targets: { what: "self" },
            percent: 33,
            narrative: "You can never cast this spell again.",
          },
        ],
      },
      {
        option: "resistance_to_necrotic",
        targets: { what: "creature", count: 10, visible: true },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["necrotic"] }],
            duration: { kind: "until", what: "dispelled" },
          },
        ],
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
                duration: { kind: "time", amount: "2d4", unit: "day" },
              },
            ],
            narrative:
              "Each day of rest and light activity takes 2 days off the rest of that time.",
          },
          {
            targets: { what: "self" },
            percent: 33,
            narrative: "You can never cast this spell again.",
          },
        ],
      },
      {
        option: "resistance_to_piercing",
        targets: { what: "creature", count: 10, visible: true },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["piercing"] }],
            duration: { kind: "until", what: "dispelled" },
          },
        ],
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
                duration: { kind: "time", amount: "2d4", unit: "day" },
              },
            ],
            narrative:
              "Each day of rest and light activity takes 2 days off the rest of that time.",
          },
          {
            targets: { what: "self" },
            percent: 33,
            narrative: "You can never cast this spell again.",
          },
        ],
      },
      {
        option: "resistance_to_poison",
        targets: { what: "creature", count: 10, visible: true },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["poison"] }],
            duration: { kind: "until", what: "dispelled" },
          },
        ],
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
                duration: { kind: "time", amount: "2d4", unit: "day" },
              },
            ],
            narrative:
              "Each day of rest and light activity takes 2 days off the rest of that time.",
          },
          {
            targets: { what: "self" },
            percent: 33,
            narrative: "You can never cast this spell again.",
          },
        ],
      },
      {
        option: "resistance_to_psychic",
        targets: { what: "creature", count: 10, visible: true },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["psychic"] }],
            duration: { kind: "until", what: "dispelled" },
          },
        ],
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
                duration: { kind: "time", amount: "2d4", unit: "day" },
              },
            ],
            narrative:
              "Each day of rest and light activity takes 2 days off the rest of that time.",
          },
          {
            targets: { what: "self" },
            percent: 33,
            narrative: "You can never cast this spell again.",
          },
        ],
      },
      {
        option: "resistance_to_radiant",
        targets: { what: "creature", count: 10, visible: true },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["radiant"] }],
            duration: { kind: "until", what: "dispelled" },
          },
        ],
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
                duration: { kind: "time", amount: "2d4", unit: "day" },
              },
            ],
            narrative:
              "Each day of rest and light activity takes 2 days off the rest of that time.",
          },
          {
            targets: { what: "self" },
            percent: 33,
            narrative: "You can never cast this spell again.",
          },
        ],
      },
      {
        option: "resistance_to_slashing",
        targets: { what: "creature", count: 10, visible: true },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["slashing"] }],
            duration: { kind: "until", what: "dispelled" },
          },
        ],
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
                duration: { kind: "time", amount: "2d4", unit: "day" },
              },
            ],
            narrative:
              "Each day of rest and light activity takes 2 days off the rest of that time.",
          },
          {
            targets: { what: "self" },
            percent: 33,
            narrative: "You can never cast this spell again.",
          },
        ],
      },
      {
        option: "resistance_to_thunder",
        targets: { what: "creature", count: 10, visible: true },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["thunder"] }],
            duration: { kind: "until", what: "dispelled" },
          },
        ],
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
                duration: { kind: "time", amount: "2d4", unit: "day" },
              },
            ],
            narrative:
              "Each day of rest and light activity takes 2 days off the rest of that time.",
          },
          {
            targets: { what: "self" },
            percent: 33,
            narrative: "You can never cast this spell again.",
          },
        ],
      },
      {
        option: "immunity",
        targets: { what: "creature", count: 10, visible: true },
        narrative: "For 8 hours each is immune to one spell or other magical effect that you name.",
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
                duration: { kind: "time", amount: "2d4", unit: "day" },
              },
            ],
            narrative:
              "Each day of rest and light activity takes 2 days off the rest of that time.",
          },
          {
            targets: { what: "self" },
            percent: 33,
            narrative: "You can never cast this spell again.",
          },
        ],
      },
      {
        option: "undo",
        narrative:
          "A roll of the last round is made again, with advantage or disadvantage if you like, and you pick which of the two counts.",
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
                duration: { kind: "time", amount: "2d4", unit: "day" },
              },
            ],
            narrative:
              "Each day of rest and light activity takes 2 days off the rest of that time.",
          },
          {
            targets: { what: "self" },
            percent: 33,
            narrative: "You can never cast this spell again.",
          },
        ],
      },
      {
        option: "beyond",
        narrative:
          "You may wish for more, in exact words; the greater the wish, the likelier it fails, falls short or turns out badly.",
        next: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "most", by: 3 }],
                duration: { kind: "time", amount: "2d4", unit: "day" },
              },
            ],
            narrative:
              "Each day of rest and light activity takes 2 days off the rest of that time.",
          },
          {
            targets: { what: "self" },
            percent: 33,
            narrative: "You can never cast this spell again.",
          },
        ],
      },
      {
        when: "trigger",
        targets: { what: "self" },
        damage: [{ roll: "1d10", type: "necrotic" }],
        narrative:
          "After the stress of any use but duplicating a spell: for each level of every spell that you cast before a long rest; nothing reduces or prevents it.",
      },
    ],
  },
]);
