import type { ItemReadings } from "../reading.js";
import { keepsItsHead, otherWeapon } from "./predicates.js";

export const part2: ItemReadings = {
  "iron-bands-of-binding": {
    summary:
      "A thrown iron sphere springs open into bands that hold a Huge or smaller creature fast.",
    weight: 1,
    uses: [
      {
        name: "Throw",
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            targets: { what: "creature", count: 1, range: 60, visible: true, sizeAtMost: "huge" },
            attack: { kind: "ranged", with: "weapon" },
            conditions: [
              {
                condition: "restrained",
                duration: { kind: "until", what: "escaped" },
                escape: { dc: 20, by: ["str"] },
              },
            ],
            narrative:
              "The attack bonus is the thrower's Dexterity modifier plus proficiency bonus.",
            otherwise: [{ narrative: "The bands shrink back into a sphere." }],
          },
          {
            narrative:
              "Anyone may spend an action on the check to break the bands: a success destroys the item, a failure bars that creature for 24 hours.",
          },
        ],
      },
      {
        name: "Release",
        economy: "bonus-action",
        steps: [
          { ends: ["restrained"], narrative: "The word turns the bands into a sphere again." },
        ],
      },
    ],
  },
  "iron-flask": {
    summary:
      "A stoppered bottle that imprisons one visitor from another plane and can set it free to serve.",
    uses: [
      {
        name: "Trap",
        economy: "action",
        steps: [
          {
            targets: { what: "creature", count: 1, range: 60, visible: true },
            save: { ability: "wis", dc: 17, success: "none" },
            narrative:
              "Only a creature not native to the present plane; it sits in the flask until let out. Advantage on the save if this flask held it before.",
          },
          {
            narrative:
              "Room for one creature, which neither ages nor needs air, food or drink in there. Identify shows that the flask is occupied, not by what.",
          },
        ],
      },
      {
        name: "Release",
        economy: "action",
        steps: [
          {
            narrative:
              "For 1 hour the freed creature obeys you as a friend of your party; with no order, or a deadly one, it only defends itself.",
          },
          { when: "end", narrative: "It then follows its own nature and alignment." },
        ],
      },
      {
        name: "Contents",
        economy: "passive",
        steps: [
          {
            narrative:
              "A flask newly found may be occupied: the game master chooses or rolls d100.",
          },
          { option: "empty", narrative: "d100 1-50: nothing." },
          { option: "demon_type_1", narrative: "d100 51-54: a demon of type 1." },
          { option: "demon_type_2", narrative: "d100 55-58: a demon of type 2." },
          { option: "demon_type_3", narrative: "d100 59-62: a demon of type 3." },
          { option: "demon_type_4", narrative: "d100 63-64: a demon of type 4." },
          { option: "demon_type_5", narrative: "d100 65: a demon of type 5." },
          { option: "demon_type_6", narrative: "d100 66: a demon of type 6." },
          { option: "deva", summons: { creatures: ["deva"], count: 1 }, narrative: "d100 67." },
          { option: "devil_greater", narrative: "d100 68-69: a greater devil." },
          { option: "devil_lesser", narrative: "d100 70-73: a lesser devil." },
          {
            option: "djinni",
            summons: { creatures: ["djinni"], count: 1 },
            narrative: "d100 74-75.",
          },
          {
            option: "efreeti",
            summons: { creatures: ["efreeti"], count: 1 },
            narrative: "d100 76-77.",
          },
          {
            option: "elemental",
            summons: { types: ["elemental"], count: 1 },
            narrative: "d100 78-83: any elemental.",
          },
          {
            option: "invisible_stalker",
            summons: { creatures: ["invisible-stalker"], count: 1 },
            narrative: "d100 84-86.",
          },
          {
            option: "night_hag",
            summons: { creatures: ["night-hag"], count: 1 },
            narrative: "d100 87-90.",
          },
          {
            option: "planetar",
            summons: { creatures: ["planetar"], count: 1 },
            narrative: "d100 91.",
          },
          {
            option: "salamander",
            summons: { creatures: ["salamander"], count: 1 },
            narrative: "d100 92-95.",
          },
          { option: "solar", summons: { creatures: ["solar"], count: 1 }, narrative: "d100 96." },
          { option: "succubus_incubus", narrative: "d100 97-99: a succubus or an incubus." },
          { option: "xorn", summons: { creatures: ["xorn"], count: 1 }, narrative: "d100 100." },
        ],
      },
    ],
  },
  "javelin-of-lightning": {
    summary:
      "A javelin that flies as a bolt of lightning once a day, burning all between thrower and target.",
    base: ["javelin"],
    uses: [
      {
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            area: { shape: "line", length: 120, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 13, success: "half" },
            damage: [{ roll: "4d6", type: "lightning" }],
            narrative: "The line ends at the target; neither it nor the thrower makes this save.",
          },
          {
            targets: { what: "creature", count: 1, range: 120 },
            attack: { kind: "ranged", with: "weapon" },
            damage: [{ roll: "4d6", type: "lightning" }],
            narrative: "A hit deals the weapon's own damage as well.",
          },
        ],
      },
    ],
  },
  "lantern-of-revealing": {
    summary: "A hooded lantern whose bright light shows creatures and things that are invisible.",
    uses: [
      {
        name: "Light",
        economy: "passive",
        steps: [
          {
            area: { shape: "sphere", radius: 30 },
            aura: true,
            light: { bright: 30, dim: 30 },
            narrative: "While lit: whatever is invisible can be seen in the bright light.",
          },
          {
            narrative: "A pint of oil lasts 6 hours.",
          },
        ],
      },
      {
        name: "Hood",
        economy: "action",
        steps: [
          {
            light: { bright: 0, dim: 5 },
            narrative: "With its hood down the lantern gives no more than this.",
          },
        ],
      },
    ],
  },
  "luck-blade": {
    summary:
      "A lucky +1 sword that guards its owner, rerolls a die each day and may still hold a wish or more.",
    base: "any sword",
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 1, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 1, when: { attack: "weapon" } },
      { kind: "roll", on: "save", by: "self", bonus: 1 },
    ],
    charges: { most: "1d4 - 1" },
    spells: [{ spell: "wish", charges: 1, limit: { times: 1, per: "dawn" } }],
    uses: [
      {
        name: "Luck",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "Reroll an attack roll, check or save of yours without an action; the new roll stands.",
          },
        ],
      },
      {
        name: "Wish",
        economy: "passive",
        steps: [{ narrative: "Charges never come back; when none is left, so is no wish." }],
      },
    ],
  },
  "mace-of-disruption": {
    summary:
      "A glowing mace that sears fiends and undead and may destroy those that are already weak.",
    base: ["mace"],
    effects: [
      {
        kind: "extra-damage",
        roll: "2d6",
        type: "radiant",
        when: { all: [{ attack: "weapon" }, { other: ["fiend", "undead"] }] },
      },
    ],
    uses: [
      {
        name: "Destroy",
        economy: "on-hit",
        steps: [
          {
            targets: { what: "creature", count: 1, types: ["fiend", "undead"] },
            hitPoints: { atMost: 25 },
            save: { ability: "wis", dc: 15, success: "other" },
            kills: true,
            narrative: "Hit points are counted after the hit and its radiant damage.",
            otherwise: [
              {
                conditions: [
                  {
                    condition: "frightened",
                    duration: { kind: "turn", edge: "end", of: "source" },
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        name: "Light",
        economy: "passive",
        steps: [{ light: { bright: 20, dim: 20 }, narrative: "While it is in hand." }],
      },
    ],
  },
  "mace-of-smiting": {
    summary:
      "A +1 mace, +3 against constructs, whose best blows batter harder and wreck damaged constructs.",
    base: ["mace"],
    effects: [
      // 3 in all against a construct.
      { kind: "roll", on: "attack", by: "self", bonus: 1, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 1, when: { attack: "weapon" } },
      {
        kind: "roll",
        on: "attack",
        by: "self",
        bonus: 2,
        when: { all: [{ attack: "weapon" }, { other: ["construct"] }] },
      },
      {
        kind: "roll",
        on: "damage",
        by: "self",
        bonus: 2,
        when: { all: [{ attack: "weapon" }, { other: ["construct"] }] },
      },
    ],
    uses: [
      {
        economy: "on-hit",
        steps: [
          {
            if: { natural: 20 },
            targets: { what: "creature", count: 1 },
            damage: [
              { roll: "2d6", type: "bludgeoning", except: ["construct"] },
              { roll: "4d6", type: "bludgeoning", types: ["construct"] },
            ],
            next: [
              {
                targets: { what: "creature", types: ["construct"] },
                hitPoints: { atMost: 25 },
                kills: true,
              },
            ],
          },
        ],
      },
    ],
  },
  "mace-of-terror": {
    summary: "A mace whose wave of terror sends chosen creatures around its wielder running.",
    base: ["mace"],
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    uses: [
      {
        economy: "action",
        charges: 1,
        steps: [
          {
            area: { shape: "sphere", radius: 30 },
            targets: { what: "creature", chosen: true },
            save: { ability: "wis", dc: 15, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            effects: [
              {
                effects: [{ kind: "cannot", what: "react" }],
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            next: [
              {
                narrative:
                  "It must spend its turns fleeing as far as possible and never willingly comes nearer than 30 feet.",
              },
              {
                narrative:
                  "Its action is Dash, or breaking free of what holds it; Dodge where it has no way to go.",
              },
            ],
          },
        ],
      },
    ],
  },
  "mantle-of-spell-resistance": {
    summary: "A cloak that makes every save against a spell easier for its wearer.",
    effects: [
      { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "spells" } },
    ],
  },
  "manual-of-bodily-health": {
    summary: "A book whose study raises Constitution, and its maximum, by 2 for good.",
    uses: [
      {
        economy: "long",
        limit: { times: 1, per: "century" },
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "con", change: "add", by: 2 }],
                duration: { kind: "special" },
              },
            ],
            narrative:
              "After 48 hours of study within 6 days at most, for good; the score's maximum rises by 2 too.",
          },
        ],
      },
    ],
  },
  "manual-of-gainful-exercise": {
    summary: "A book whose study raises Strength, and its maximum, by 2 for good.",
    uses: [
      {
        economy: "long",
        limit: { times: 1, per: "century" },
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "str", change: "add", by: 2 }],
                duration: { kind: "special" },
              },
            ],
            narrative:
              "After 48 hours of study within 6 days at most, for good; the score's maximum rises by 2 too.",
          },
        ],
      },
    ],
  },
  "manual-of-golems": {
    summary:
      "A tome that teaches a mighty spellcaster to build one golem and burns when the work is done.",
    consumed: true,
    uses: [
      {
        name: "Read",
        economy: "passive",
        steps: [
          {
            when: "trigger",
            targets: { what: "creature", count: 1 },
            damage: [{ roll: "6d6", type: "psychic" }],
            narrative:
              "For any reader but a spellcaster with two or more spell slots of 5th level.",
          },
        ],
      },
      {
        name: "Type",
        economy: "passive",
        steps: [
          { narrative: "The game master picks the golem or rolls a d20." },
          { option: "clay", narrative: "d20 1-5." },
          { option: "flesh", narrative: "d20 6-17." },
          { option: "iron", narrative: "d20 18." },
          { option: "stone", narrative: "d20 19-20." },
        ],
      },
      {
        name: "Build",
        economy: "long",
        steps: [
          {
            narrative:
              "Unbroken work beside the book, with 8 hours of rest a day at most, and money for supplies, as its type demands.",
          },
          {
            narrative:
              "The finished book burns up; its ashes, strewn over the golem, bring it to life under your spoken command.",
          },
        ],
      },
    ],
    variants: {
      "manual-of-golems-clay": {
        uses: [
          {
            name: "Build",
            economy: "long",
            steps: [
              {
                summons: { creatures: ["clay-golem"], count: 1 },
                narrative: "Takes 30 days and 65,000 gp.",
              },
            ],
          },
        ],
      },
      "manual-of-golems-flesh": {
        uses: [
          {
            name: "Build",
            economy: "long",
            steps: [
              {
                summons: { creatures: ["flesh-golem"], count: 1 },
                narrative: "Takes 60 days and 50,000 gp.",
              },
            ],
          },
        ],
      },
      "manual-of-golems-iron": {
        uses: [
          {
            name: "Build",
            economy: "long",
            steps: [
              {
                summons: { creatures: ["iron-golem"], count: 1 },
                narrative: "Takes 120 days and 100,000 gp.",
              },
            ],
          },
        ],
      },
      "manual-of-golems-stone": {
        uses: [
          {
            name: "Build",
            economy: "long",
            steps: [
              {
                summons: { creatures: ["stone-golem"], count: 1 },
                narrative: "Takes 90 days and 80,000 gp.",
              },
            ],
          },
        ],
      },
    },
  },
  "manual-of-quickness-of-action": {
    summary: "A book whose study raises Dexterity, and its maximum, by 2 for good.",
    uses: [
      {
        economy: "long",
        limit: { times: 1, per: "century" },
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "dex", change: "add", by: 2 }],
                duration: { kind: "special" },
              },
            ],
            narrative:
              "After 48 hours of study within 6 days at most, for good; the score's maximum rises by 2 too.",
          },
        ],
      },
    ],
  },
  "marvelous-pigments": {
    summary: "Pots of paint that turn painted objects and terrain into real, nonmagical ones.",
    weight: 1,
    charges: { most: "1d4" },
    uses: [
      {
        economy: "long",
        charges: 1,
        steps: [
          {
            narrative:
              "A pot covers 1,000 square feet, every 100 of them in 10 minutes of painting, while the painter concentrates on the image.",
          },
          {
            narrative:
              "The finished picture turns real and nonmagical: inanimate objects or terrain, 10,000 cubic feet at most, a pit's depth included.",
          },
          {
            narrative:
              "No creation is worth over 25 gp; anything dearer proves, seen closely, to be made of rubbish.",
          },
          { narrative: "Painted fire, lightning or other energy fades harmlessly when finished." },
        ],
      },
    ],
  },
  "medallion-of-thoughts": {
    summary: "A medallion whose charges let its wearer read surface thoughts.",
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    spells: [{ spell: "detect-thoughts", charges: 1, dc: 13 }],
  },
  "mirror-of-life-trapping": {
    summary:
      "A tall mirror that swallows those who see themselves in it into one of twelve misty cells.",
    weight: 50,
    uses: [
      {
        name: "Activate",
        economy: "action",
        steps: [
          {
            narrative:
              "From 5 feet away at most, while it hangs upright, a word switches it on, until the same word (an action) switches it off.",
          },
        ],
      },
      {
        name: "Trap",
        economy: "passive",
        steps: [
          {
            when: "trigger",
            targets: { what: "creature", range: 30, except: ["construct"] },
            save: { ability: "cha", dc: 15, success: "none" },
            narrative:
              "Who sees its own reflection while the mirror is active, its user aside, is caught in a cell with its gear. Knowing the mirror gives advantage.",
          },
          {
            narrative:
              "Cells are endless fog with 10 feet of sight; prisoners need no food, drink or sleep and stay young. Magic for planar travel gets them out.",
          },
          {
            narrative:
              "With all 12 cells taken, a random prisoner is freed for the next, in sight of the glass but turned from it.",
          },
        ],
      },
      {
        name: "Converse",
        economy: "action",
        steps: [
          {
            narrative:
              "Within 5 feet: name a prisoner or a cell's number to see the prisoner's image and talk with it.",
          },
        ],
      },
      {
        name: "Free",
        economy: "action",
        steps: [
          {
            narrative:
              "Within 5 feet: a second word frees one prisoner with its gear, at the nearest free space, facing away.",
          },
        ],
      },
      {
        name: "Glass",
        economy: "passive",
        steps: [
          {
            narrative:
              "4 feet tall, 50 pounds, AC 11, 10 hit points, vulnerable to bludgeoning; at 0 hit points it breaks for good and frees all prisoners nearby.",
          },
        ],
      },
    ],
  },
  "mithral-armor": {
    summary:
      "Light, supple armour without the hindrance to stealth or the strength that its kind demands.",
    base: "medium or heavy armor, but not hide",
    uses: [
      {
        economy: "passive",
        steps: [
          {
            narrative:
              "No disadvantage on Dexterity (Stealth) checks and no Strength requirement from this armour.",
          },
          { narrative: "A chain shirt or breastplate of it goes unseen beneath everyday clothes." },
        ],
      },
    ],
  },
  "necklace-of-adaptation": {
    summary: "A necklace that gives breath anywhere and helps against poisonous gases and vapours.",
    uses: [
      {
        economy: "passive",
        steps: [
          { narrative: "The wearer breathes as normal wherever it is." },
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "save",
                    by: "self",
                    mode: "advantage",
                    when: { against: "poison" },
                  },
                ],
                duration: { kind: "source" },
              },
            ],
            narrative:
              "Only against harmful gas and vapour: cloudkill, stinking cloud, poisons that are inhaled, some dragons' breath.",
          },
        ],
      },
    ],
  },
  "necklace-of-fireballs": {
    summary:
      "A string of beads to throw as fireballs, one by one or many at once for a stronger blast.",
    charges: { most: "1d6 + 3" },
    spells: [{ spell: "fireball", charges: 1, perCharge: true, dc: 15 }],
    uses: [
      {
        economy: "passive",
        steps: [
          {
            narrative:
              "Each charge is a bead; one action throws as many as wanted up to 60 feet, each after the first adding a spell level.",
          },
        ],
      },
    ],
  },
  "necklace-of-prayer-beads": {
    summary: "A necklace of prayer beads, some of which cast a holy spell once a day.",
    spells: [
      { spell: "bless", limit: { times: 1, per: "dawn" } },
      { spell: "cure-wounds", level: 2, limit: { times: 1, per: "dawn" } },
      { spell: "lesser-restoration", limit: { times: 1, per: "dawn" } },
      { spell: "greater-restoration", limit: { times: 1, per: "dawn" } },
      { spell: "branding-smite", limit: { times: 1, per: "dawn" } },
      { spell: "planar-ally", limit: { times: 1, per: "dawn" } },
      { spell: "wind-walk", limit: { times: 1, per: "dawn" } },
    ],
    uses: [
      {
        name: "Beads",
        economy: "bonus-action",
        steps: [
          {
            narrative:
              "Of its beads 1d4 + 2 are magic, types chosen or rolled on a d20 and perhaps repeated; only their spells can be cast.",
          },
          {
            narrative:
              "A worn bead casts its spell once each dawn, with your own spell save DC; a bead taken off loses its magic.",
          },
          { option: "blessing", narrative: "d20 1-6: bless." },
          {
            option: "curing",
            narrative: "d20 7-12: cure wounds at 2nd level, or lesser restoration.",
          },
          { option: "favor", narrative: "d20 13-16: greater restoration." },
          { option: "smiting", narrative: "d20 17-18: branding smite." },
          { option: "summons", narrative: "d20 19: planar ally." },
          { option: "wind_walking", narrative: "d20 20: wind walk." },
        ],
      },
    ],
  },
  "nine-lives-stealer": {
    summary:
      "A +2 sword whose critical hits can tear the life from a creature with fewer than 100 hit points.",
    base: "any sword",
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 2, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 2, when: { attack: "weapon" } },
    ],
    charges: { most: "1d8 + 1" },
    uses: [
      {
        economy: "on-hit",
        steps: [
          {
            if: { critical: true },
            targets: { what: "creature", count: 1, except: ["construct", "undead"] },
            hitPoints: { atMost: 99 },
            save: { ability: "con", dc: 15, success: "none" },
            kills: true,
            next: [{ narrative: "The sword loses a charge." }],
          },
          { narrative: "Without charges, which never return, the power is gone." },
        ],
      },
    ],
  },
  oathbow: {
    summary:
      "A bow that hunts one sworn enemy without mercy and serves poorly beside any other weapon.",
    base: ["longbow"],
    uses: [
      {
        name: "Sworn Enemy",
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
                    when: {
                      all: [{ other: "target" }, { attack: "ranged" }, { attack: "weapon" }],
                    },
                  },
                  {
                    kind: "extra-damage",
                    roll: "3d6",
                    type: "piercing",
                    when: {
                      all: [{ other: "target" }, { attack: "ranged" }, { attack: "weapon" }],
                    },
                  },
                ],
                duration: { kind: "time", amount: 7, unit: "day" },
              },
            ],
            narrative:
              "Sworn in a phrase while shooting at it with this bow; holds until its death or dawn 7 days on. Only shots from this bow gain by it.",
          },
          {
            narrative: "Against these shots only total cover helps; long range is no disadvantage.",
          },
          {
            narrative:
              "One sworn enemy at a time; after its death, another may be sworn once the next dawn has come.",
          },
          {
            effects: [
              {
                bearer: "source",
                effects: [
                  {
                    kind: "roll",
                    on: "attack",
                    by: "self",
                    mode: "disadvantage",
                    when: otherWeapon,
                  },
                ],
                duration: { kind: "special" },
              },
            ],
            narrative: "As long as the enemy lives.",
          },
        ],
      },
    ],
  },
  "oil-of-etherealness": {
    summary: "An oil that lets whoever is coated with it step into the Ethereal Plane for an hour.",
    consumed: true,
    spells: [{ spell: "etherealness" }],
    uses: [
      {
        economy: "long",
        steps: [
          {
            targets: { what: "creature", count: 1, range: 5, sizeAtMost: "medium" },
            narrative:
              "Coating takes 10 minutes, gear included; the spell's effect holds 1 hour. Each size beyond Medium takes a vial more.",
          },
        ],
      },
    ],
  },
  "oil-of-sharpness": {
    summary: "An oil that makes a blade or a few arrows +3 for an hour.",
    consumed: true,
    uses: [
      {
        economy: "minute",
        steps: [
          {
            targets: { what: "object", count: 1 },
            effects: [
              {
                effects: [
                  { kind: "roll", on: "attack", by: "self", bonus: 3, when: { with: "this-item" } },
                  { kind: "roll", on: "damage", by: "self", bonus: 3, when: { with: "this-item" } },
                  { kind: "magical-attacks", when: { with: "this-item" } },
                ],
                duration: { kind: "time", amount: 1, unit: "hour" },
              },
            ],
            narrative:
              "For one weapon, or at most 5 pieces of ammunition, that deals slashing or piercing damage.",
          },
        ],
      },
    ],
  },
  "oil-of-slipperiness": {
    summary:
      "A slick oil that frees a creature's movement for 8 hours or greases a patch of floor.",
    consumed: true,
    spells: [{ spell: "freedom-of-movement" }, { spell: "grease" }],
    uses: [
      {
        name: "Coat",
        economy: "long",
        steps: [
          {
            option: "coat",
            targets: { what: "creature", count: 1, range: 5, sizeAtMost: "medium" },
            narrative:
              "Coating takes 10 minutes, gear included; acts as freedom of movement for 8 hours. Each size beyond Medium takes a vial more.",
          },
        ],
      },
      {
        name: "Pour",
        economy: "action",
        steps: [
          {
            option: "pour",
            area: { shape: "square", side: 10 },
            terrain: "difficult",
            narrative: "The ground is greased, as by the spell, for 8 hours.",
          },
        ],
      },
    ],
  },
  "orb-of-dragonkind": {
    summary:
      "A crystal globe with a dragon's evil spirit: it calls dragons, casts spells, or enslaves its user.",
    charges: { most: 7, regains: { roll: "1d4 + 3", at: "dawn" } },
    spells: [
      { spell: "cure-wounds", level: 5, charges: 3 },
      { spell: "daylight", charges: 1 },
      { spell: "death-ward", charges: 2 },
      { spell: "scrying", charges: 3, dc: 18 },
      { spell: "detect-magic" },
    ],
    uses: [
      {
        name: "Control",
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            check: { ability: "cha", dc: 15 },
            narrative:
              "A success gives control while attuned, which the spells that cost charges and the call require.",
            otherwise: [
              {
                conditions: [{ condition: "charmed", duration: { kind: "special" } }],
                narrative:
                  "Charmed by the orb while attuned, without the will to end the attunement.",
              },
              {
                narrative:
                  "Meanwhile the orb casts suggestion (DC 18) on its slave at will, to serve its evil ends.",
              },
            ],
          },
        ],
      },
      {
        name: "Call Dragons",
        economy: "action",
        limit: { times: 1, per: "hour" },
        steps: [
          {
            targets: {
              what: "creature",
              types: ["dragon"],
              alignments: ["lawful evil", "neutral evil", "chaotic evil"],
            },
            narrative:
              "Under your control only: those in a 40-mile radius must come straight and fast, perhaps angry with you. Dragon gods ignore it.",
          },
        ],
      },
      {
        name: "Random Properties",
        economy: "passive",
        steps: [
          {
            narrative:
              "It has 2 minor beneficial, 1 minor detrimental and 1 major detrimental property, drawn at random.",
          },
        ],
      },
      {
        name: "Destruction",
        economy: "passive",
        steps: [
          {
            narrative:
              "Nearly all damage leaves it whole, but disintegrate or a solid hit by a +3 magic weapon breaks it.",
          },
        ],
      },
    ],
  },
  "pearl-of-power": {
    summary: "A pearl that gives back one spent spell slot a day, of 3rd level at most.",
    uses: [
      {
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "One spent spell slot returns; one of 4th level or more comes back as a 3rd.",
          },
        ],
      },
    ],
  },
  "periapt-of-health": {
    summary: "A pendant that keeps diseases away and holds back those already caught.",
    effects: [{ kind: "disease-immunity" }],
    uses: [
      {
        economy: "passive",
        steps: [
          { narrative: "A disease caught earlier has no effect as long as the pendant is on." },
        ],
      },
    ],
  },
  "periapt-of-proof-against-poison": {
    summary: "A pendant that makes its wearer proof against poison of every kind.",
    effects: [
      { kind: "condition-immunity", condition: "poisoned" },
      { kind: "damage", response: "immunity", types: ["poison"] },
    ],
    uses: [{ economy: "passive", steps: [{ narrative: "No poison affects the wearer." }] }],
  },
  "periapt-of-wound-closure": {
    summary: "A pendant that steadies its dying wearer and doubles what each Hit Die heals.",
    uses: [
      {
        economy: "passive",
        steps: [
          {
            when: "turn-start",
            targets: { what: "self" },
            stabilizes: true,
            narrative: "If the wearer is dying.",
          },
          { narrative: "A Hit Die rolled for healing gives back twice its result." },
        ],
      },
    ],
  },
  "philter-of-love": {
    summary: "A potion that charms its drinker for an hour with the next creature that it sees.",
    consumed: true,
    uses: [
      {
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            conditions: [
              { condition: "charmed", duration: { kind: "time", amount: 1, unit: "hour" } },
            ],
            narrative:
              "By the first creature seen in the 10 minutes after drinking; it seems a true love where species and gender attract.",
          },
        ],
      },
    ],
  },
  "pipes-of-haunting": {
    summary: "Pipes with an eerie tune that frightens those around who hear it.",
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    uses: [
      {
        economy: "action",
        charges: 1,
        steps: [
          {
            area: { shape: "sphere", radius: 30 },
            targets: { what: "creature", hears: true },
            save: { ability: "wis", dc: 15, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            immuneAfter: { amount: 24, unit: "hour" },
            narrative:
              "The piper, proficient with wind instruments, may let all who aren't hostile succeed.",
          },
        ],
      },
    ],
  },
  "pipes-of-the-sewers": {
    summary: "Pipes that call swarms of rats and can win them over as long as the music lasts.",
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    uses: [
      {
        name: "Rats",
        economy: "passive",
        steps: [
          { narrative: "Playing the pipes takes proficiency with wind instruments." },
          {
            narrative:
              "Rats and giant rats leave the owner alone unless threatened or harmed by the owner.",
          },
        ],
      },
      {
        name: "Call",
        economy: "bonus-action",
        charges: 1,
        steps: [
          {
            summons: { creatures: ["swarm-of-rats"], count: 1 },
            narrative:
              "While playing as an action: 1 to 3 charges, a swarm for each, wasted where too few rats live within half a mile.",
          },
          { narrative: "The swarms come by the shortest way and are under nobody's control." },
        ],
      },
      {
        name: "Sway",
        economy: "passive",
        steps: [
          {
            when: "trigger",
            targets: { what: "creature", range: 30 },
            check: { ability: "cha", contest: "wis" },
            narrative:
              "For a swarm of rats, controlled by nobody else, that comes so near while you play. If you win it is friendly and obeys.",
            next: [
              {
                narrative:
                  "It stays so while you play each round as an action; without orders it only defends itself.",
              },
              {
                when: "turn-start",
                narrative:
                  "If it can't hear the music, it is lost and can't be swayed for 24 hours.",
              },
            ],
            otherwise: [
              { narrative: "It acts as usual, and the pipes can't sway it for 24 hours." },
            ],
          },
        ],
      },
    ],
  },
  "plate-armor-of-etherealness": {
    summary:
      "Plate armour that takes its wearer into the Ethereal Plane for up to 10 minutes a day.",
    base: ["plate-armor"],
    spells: [{ spell: "etherealness", limit: { times: 1, per: "dawn" } }],
    uses: [
      {
        economy: "passive",
        steps: [
          {
            narrative:
              "For 10 minutes, or until the armour comes off or the wearer speaks the word once more as an action.",
          },
        ],
      },
    ],
  },
  "portable-hole": {
    summary: "A cloth that opens into a hole 10 feet deep and folds away with everything inside.",
    uses: [
      {
        name: "Open",
        economy: "action",
        steps: [
          {
            narrative:
              "On a solid surface the cloth becomes a shaft 6 feet across and 10 feet deep in another space, no way through; one can climb out.",
          },
        ],
      },
      {
        name: "Close",
        economy: "action",
        steps: [
          {
            narrative:
              "Folded, it keeps all within and weighs next to nothing; 10 minutes of air, then whoever breathes suffocates.",
          },
        ],
      },
      {
        name: "Escape",
        economy: "action",
        steps: [
          {
            check: { ability: "str", dc: 10 },
            narrative:
              "By a creature shut inside: a success brings it out, 5 feet at most from the cloth or its bearer.",
          },
        ],
      },
      {
        name: "Nesting",
        economy: "passive",
        steps: [
          {
            when: "trigger",
            area: { shape: "sphere", radius: 10 },
            targets: { what: "creature" },
            narrative:
              "Put into a bag of holding or the like, both are destroyed; a gate pulls everyone near to a random spot on the Astral Plane.",
          },
          { narrative: "That gate leads one way, closes at once and stays closed." },
        ],
      },
    ],
  },
  "potion-of-animal-friendship": {
    summary: "A potion that lets its drinker befriend beasts by magic for an hour.",
    consumed: true,
    spells: [{ spell: "animal-friendship", dc: 13 }],
    uses: [
      {
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            narrative: "For 1 hour the drinker can cast the spell as often as wished.",
          },
        ],
      },
    ],
  },
  "potion-of-clairvoyance": {
    summary:
      "A potion that lets its drinker see or hear a far place, as by the spell clairvoyance.",
    consumed: true,
    spells: [{ spell: "clairvoyance" }],
    uses: [
      {
        economy: "action",
        steps: [
          { targets: { what: "self" }, narrative: "The drinker has the effect of the spell." },
        ],
      },
    ],
  },
  "potion-of-climbing": {
    summary: "A potion that lets its drinker climb as fast as it walks, and surely, for an hour.",
    consumed: true,
    uses: [
      {
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            narrative: "For 1 hour the drinker has a climbing speed as high as its walking speed.",
          },
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "check",
                    by: "self",
                    mode: "advantage",
                    when: { all: [{ ability: ["str"] }, { skill: ["athletics"] }] },
                  },
                ],
                duration: { kind: "time", amount: 1, unit: "hour" },
              },
            ],
            narrative: "Only for checks to climb.",
          },
        ],
      },
    ],
  },
  "potion-of-diminution": {
    summary: "A potion that shrinks its drinker for 1d4 hours.",
    consumed: true,
    spells: [{ spell: "enlarge-reduce" }],
    uses: [
      {
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "The drinker is reduced, as by the spell, for 1d4 hours without concentration.",
          },
        ],
      },
    ],
  },
  "potion-of-flying": {
    summary: "A potion that lets its drinker fly at walking speed, and hover, for an hour.",
    consumed: true,
    uses: [
      {
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "stat",
                    stat: "speed-fly",
                    change: "least",
                    by: { of: "walking-speed" },
                  },
                ],
                duration: { kind: "time", amount: 1, unit: "hour" },
              },
            ],
            narrative: "The drinker can hover.",
          },
        ],
      },
    ],
  },
  "potion-of-gaseous-form": {
    summary: "A potion that turns its drinker into a drifting mist for up to an hour.",
    consumed: true,
    spells: [{ spell: "gaseous-form" }],
    uses: [
      {
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "The spell's effect for 1 hour without concentration; the drinker may end it as a bonus action.",
          },
        ],
      },
    ],
  },
  "potion-of-giant-strength": {
    summary:
      "A potion that lends its drinker the Strength of a giant for an hour, unless already as strong.",
    consumed: true,
    variants: {
      "potion-of-giant-strength-hill": {
        uses: [
          {
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "stat", stat: "str", change: "least", by: 21 }],
                    duration: { kind: "time", amount: 1, unit: "hour" },
                  },
                ],
              },
            ],
          },
        ],
      },
      "potion-of-giant-strength-frost": {
        uses: [
          {
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "stat", stat: "str", change: "least", by: 23 }],
                    duration: { kind: "time", amount: 1, unit: "hour" },
                  },
                ],
              },
            ],
          },
        ],
      },
      "potion-of-giant-strength-stone": {
        uses: [
          {
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "stat", stat: "str", change: "least", by: 23 }],
                    duration: { kind: "time", amount: 1, unit: "hour" },
                  },
                ],
              },
            ],
          },
        ],
      },
      "potion-of-giant-strength-fire": {
        uses: [
          {
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "stat", stat: "str", change: "least", by: 25 }],
                    duration: { kind: "time", amount: 1, unit: "hour" },
                  },
                ],
              },
            ],
          },
        ],
      },
      "potion-of-giant-strength-cloud": {
        uses: [
          {
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "stat", stat: "str", change: "least", by: 27 }],
                    duration: { kind: "time", amount: 1, unit: "hour" },
                  },
                ],
              },
            ],
          },
        ],
      },
      "potion-of-giant-strength-storm": {
        uses: [
          {
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "stat", stat: "str", change: "least", by: 29 }],
                    duration: { kind: "time", amount: 1, unit: "hour" },
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  },
  "potion-of-growth": {
    summary: "A potion that enlarges its drinker for 1d4 hours.",
    consumed: true,
    spells: [{ spell: "enlarge-reduce" }],
    uses: [
      {
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "The drinker is enlarged, as by the spell, for 1d4 hours without concentration.",
          },
        ],
      },
    ],
  },
  "potion-of-healing": {
    summary: "A red potion that gives its drinker hit points, more of them the rarer it is.",
    consumed: true,
    variants: {
      "potion-of-healing-common": {
        uses: [
          {
            economy: "action",
            steps: [{ targets: { what: "self" }, healing: [{ roll: "2d4 + 2" }] }],
          },
        ],
      },
      "potion-of-healing-greater": {
        uses: [
          {
            economy: "action",
            steps: [{ targets: { what: "self" }, healing: [{ roll: "4d4 + 4" }] }],
          },
        ],
      },
      "potion-of-healing-superior": {
        uses: [
          {
            economy: "action",
            steps: [{ targets: { what: "self" }, healing: [{ roll: "8d4 + 8" }] }],
          },
        ],
      },
      "potion-of-healing-supreme": {
        uses: [
          {
            economy: "action",
            steps: [{ targets: { what: "self" }, healing: [{ roll: "10d4 + 20" }] }],
          },
        ],
      },
    },
  },
  "potion-of-heroism": {
    summary: "A potion that gives an hour of temporary hit points and the bonus dice of bless.",
    consumed: true,
    uses: [
      {
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            healing: [{ roll: "10", temporary: true }],
            narrative: "They last 1 hour.",
          },
          {
            targets: { what: "self" },
            effects: [
              {
                spell: "bless",
                effects: [
                  { kind: "roll", on: "attack", by: "self", bonus: "1d4" },
                  { kind: "roll", on: "save", by: "self", bonus: "1d4" },
                ],
                duration: { kind: "time", amount: 1, unit: "hour" },
              },
            ],
            narrative: "This is the spell bless, without concentration.",
          },
        ],
      },
    ],
  },
  "potion-of-invisibility": {
    summary:
      "A potion that makes its drinker invisible for an hour, or until it attacks or casts a spell.",
    consumed: true,
    uses: [
      {
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            conditions: [
              {
                condition: "invisible",
                duration: { kind: "time", amount: 1, unit: "hour" },
                endsOn: ["bearer-attacks", "bearer-casts"],
              },
            ],
            narrative: "So is all that it wears or carries.",
          },
        ],
      },
    ],
  },
  "potion-of-mind-reading": {
    summary: "A potion that lets its drinker read minds, as by the spell detect thoughts.",
    consumed: true,
    spells: [{ spell: "detect-thoughts", dc: 13 }],
    uses: [
      {
        economy: "action",
        steps: [
          { targets: { what: "self" }, narrative: "The drinker has the effect of the spell." },
        ],
      },
    ],
  },
  "potion-of-poison": {
    summary: "A brew that passes for a healing potion and poisons whoever drinks it.",
    consumed: true,
    uses: [
      {
        economy: "action",
        steps: [
          { targets: { what: "self" }, damage: [{ roll: "3d6", type: "poison" }] },
          {
            targets: { what: "self" },
            save: { ability: "con", dc: 13, success: "none" },
            conditions: [{ condition: "poisoned", duration: { kind: "special" } }],
            next: [
              {
                when: "turn-start",
                damage: [{ roll: "3d6", type: "poison" }],
                narrative:
                  "1d6 less for each save made since; the poison ends when nothing is left.",
              },
              {
                when: "turn-end",
                save: { ability: "con", dc: 13, success: "other" },
                otherwise: [{ narrative: "The damage on later turns is 1d6 lower." }],
              },
            ],
          },
          {
            narrative: "It seems a helpful potion to eye, nose and tongue; identify finds it out.",
          },
        ],
      },
    ],
  },
  "potion-of-resistance": {
    summary: "A potion that halves damage of one type, fixed by the potion, for an hour.",
    consumed: true,
    uses: [
      {
        name: "Type",
        economy: "passive",
        steps: [
          { narrative: "The game master picks the type or rolls a d10." },
          { option: "acid", narrative: "d10: 1." },
          { option: "cold", narrative: "d10: 2." },
          { option: "fire", narrative: "d10: 3." },
          { option: "force", narrative: "d10: 4." },
          { option: "lightning", narrative: "d10: 5." },
          { option: "necrotic", narrative: "d10: 6." },
          { option: "poison", narrative: "d10: 7." },
          { option: "psychic", narrative: "d10: 8." },
          { option: "radiant", narrative: "d10: 9." },
          { option: "thunder", narrative: "d10: 10." },
        ],
      },
    ],
    variants: {
      "potion-of-resistance-acid": {
        uses: [
          {
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "damage", response: "resistance", types: ["acid"] }],
                    duration: { kind: "time", amount: 1, unit: "hour" },
                  },
                ],
              },
            ],
          },
        ],
      },
      "potion-of-resistance-cold": {
        uses: [
          {
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
                    duration: { kind: "time", amount: 1, unit: "hour" },
                  },
                ],
              },
            ],
          },
        ],
      },
      "potion-of-resistance-fire": {
        uses: [
          {
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
                    duration: { kind: "time", amount: 1, unit: "hour" },
                  },
                ],
              },
            ],
          },
        ],
      },
      "potion-of-resistance-force": {
        uses: [
          {
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "damage", response: "resistance", types: ["force"] }],
                    duration: { kind: "time", amount: 1, unit: "hour" },
                  },
                ],
              },
            ],
          },
        ],
      },
      "potion-of-resistance-lightning": {
        uses: [
          {
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "damage", response: "resistance", types: ["lightning"] }],
                    duration: { kind: "time", amount: 1, unit: "hour" },
                  },
                ],
              },
            ],
          },
        ],
      },
      "potion-of-resistance-necrotic": {
        uses: [
          {
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "damage", response: "resistance", types: ["necrotic"] }],
                    duration: { kind: "time", amount: 1, unit: "hour" },
                  },
                ],
              },
            ],
          },
        ],
      },
      "potion-of-resistance-poison": {
        uses: [
          {
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "damage", response: "resistance", types: ["poison"] }],
                    duration: { kind: "time", amount: 1, unit: "hour" },
                  },
                ],
              },
            ],
          },
        ],
      },
      "potion-of-resistance-psychic": {
        uses: [
          {
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "damage", response: "resistance", types: ["psychic"] }],
                    duration: { kind: "time", amount: 1, unit: "hour" },
                  },
                ],
              },
            ],
          },
        ],
      },
      "potion-of-resistance-radiant": {
        uses: [
          {
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "damage", response: "resistance", types: ["radiant"] }],
                    duration: { kind: "time", amount: 1, unit: "hour" },
                  },
                ],
              },
            ],
          },
        ],
      },
      "potion-of-resistance-thunder": {
        uses: [
          {
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "damage", response: "resistance", types: ["thunder"] }],
                    duration: { kind: "time", amount: 1, unit: "hour" },
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  },
  "potion-of-speed": {
    summary: "A potion that hastens its drinker for a minute.",
    consumed: true,
    spells: [{ spell: "haste" }],
    uses: [
      {
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                spell: "haste",
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
                ],
                duration: { kind: "time", amount: 1, unit: "minute" },
              },
            ],
            narrative:
              "Nobody concentrates on it. Each turn the drinker has one more action, only to Dash, Disengage, Hide, use an object or make a single weapon attack; once it ends, it neither moves nor acts until its next turn is over.",
          },
        ],
      },
    ],
  },
  "potion-of-water-breathing": {
    summary: "A potion that lets its drinker breathe under water for an hour.",
    consumed: true,
    uses: [
      {
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            narrative: "The drinker can breathe under water for 1 hour.",
          },
        ],
      },
    ],
  },
  "restorative-ointment": {
    summary:
      "A jar of ointment that heals wounds and drives out poison and disease, a dose at a time.",
    weight: 0.5,
    charges: { most: "1d4 + 1" },
    uses: [
      {
        economy: "action",
        charges: 1,
        steps: [
          {
            targets: { what: "creature", count: 1, range: 5 },
            healing: [{ roll: "2d8 + 2" }],
            ends: ["poisoned", "disease"],
            narrative: "Each charge is a dose, to swallow or to rub in.",
          },
        ],
      },
    ],
  },
  "ring-of-animal-influence": {
    summary:
      "A ring whose charges befriend beasts, speak with them or drive the simplest of them off.",
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    spells: [
      { spell: "animal-friendship", charges: 1, dc: 13 },
      { spell: "fear", charges: 1, dc: 13 },
      { spell: "speak-with-animals", charges: 1 },
    ],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "Its fear touches only beasts whose Intelligence is 3 at most." }],
      },
    ],
  },
  "ring-of-djinni-summoning": {
    summary: "A ring that summons a djinni to serve its wearer for up to an hour.",
    uses: [
      {
        economy: "action",
        limit: { times: 1, per: "day" },
        steps: [
          {
            targets: { what: "point", count: 1, range: 120 },
            summons: { creatures: ["djinni"], count: 1 },
            narrative:
              "Always the same djinni; it stays while you concentrate, 1 hour at most, and goes home then or at 0 hit points.",
          },
          {
            narrative:
              "A friend to you and your party, it follows orders in any language; with none it only defends itself.",
          },
          {
            narrative:
              "After it leaves, 24 hours must pass before the next summons; its death ends the ring's magic.",
          },
        ],
      },
    ],
  },
  "ring-of-elemental-command": {
    summary: "A ring linked to one Elemental Plane, with power over its creatures and its element.",
    charges: { most: 5, regains: { roll: "1d4 + 1", at: "dawn" } },
    uses: [
      {
        name: "Linked Plane",
        economy: "passive",
        steps: [
          {
            targets: { what: "creature", types: ["elemental"] },
            effects: [
              {
                bearer: "source",
                effects: [
                  {
                    kind: "roll",
                    on: "attack",
                    by: "self",
                    mode: "advantage",
                    when: { other: ["elemental"] },
                  },
                  {
                    kind: "roll",
                    on: "attack",
                    by: "foe",
                    mode: "disadvantage",
                    when: { other: ["elemental"] },
                  },
                ],
                duration: { kind: "source" },
              },
            ],
            narrative: "Only elementals from the plane of the ring, chosen or rolled.",
          },
        ],
      },
    ],
    variants: {
      "ring-of-elemental-command-air": {
        spells: [
          { spell: "dominate-monster", charges: 2, dc: 17 },
          { spell: "chain-lightning", charges: 3, dc: 17 },
          { spell: "gust-of-wind", charges: 2, dc: 17 },
          { spell: "wind-wall", charges: 1, dc: 17 },
        ],
        uses: [
          {
            name: "Air",
            economy: "passive",
            steps: [
              { narrative: "Dominate monster works only on an air elemental." },
              { narrative: "A fall is harmless, 60 feet a round." },
              { narrative: "The wearer speaks Auran and understands it." },
            ],
          },
          {
            name: "Air Elemental Slain",
            economy: "passive",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "damage", response: "resistance", types: ["lightning"] }],
                    duration: { kind: "source" },
                  },
                ],
                narrative: "From when the attuned wearer has helped to kill an air elemental.",
              },
              { narrative: "From then on, also flight at walking speed, with hovering." },
              { narrative: "From then on, also chain lightning, gust of wind and wind wall." },
            ],
          },
        ],
      },
      "ring-of-elemental-command-earth": {
        spells: [
          { spell: "dominate-monster", charges: 2, dc: 17 },
          { spell: "stone-shape", charges: 2 },
          { spell: "stoneskin", charges: 3 },
          { spell: "wall-of-stone", charges: 3, dc: 17 },
        ],
        uses: [
          {
            name: "Earth",
            economy: "passive",
            steps: [
              { narrative: "Dominate monster works only on an earth elemental." },
              { narrative: "Rubble, rocks and dirt are never difficult terrain for the wearer." },
              { narrative: "The wearer speaks Terran and understands it." },
            ],
          },
          {
            name: "Earth Elemental Slain",
            economy: "passive",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "damage", response: "resistance", types: ["acid"] }],
                    duration: { kind: "source" },
                  },
                ],
                narrative: "From when the attuned wearer has helped to kill an earth elemental.",
              },
              {
                narrative:
                  "From then on, it passes through solid earth and rock as difficult terrain; ending a turn inside pushes it back to its last free space.",
              },
              { narrative: "From then on, also stone shape, stoneskin and wall of stone." },
            ],
          },
        ],
      },
      "ring-of-elemental-command-fire": {
        effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
        spells: [
          { spell: "dominate-monster", charges: 2, dc: 17 },
          { spell: "burning-hands", charges: 1, dc: 17 },
          { spell: "fireball", charges: 2, dc: 17 },
          { spell: "wall-of-fire", charges: 3, dc: 17 },
        ],
        uses: [
          {
            name: "Fire",
            economy: "passive",
            steps: [
              { narrative: "Dominate monster works only on a fire elemental." },
              { narrative: "The wearer speaks Ignan and understands it." },
            ],
          },
          {
            name: "Fire Elemental Slain",
            economy: "passive",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "damage", response: "immunity", types: ["fire"] }],
                    duration: { kind: "source" },
                  },
                ],
                narrative: "From when the attuned wearer has helped to kill a fire elemental.",
              },
              { narrative: "From then on, also burning hands, fireball and wall of fire." },
            ],
          },
        ],
      },
      "ring-of-elemental-command-water": {
        spells: [
          { spell: "dominate-monster", charges: 2, dc: 17 },
          { spell: "create-or-destroy-water", charges: 1 },
          { spell: "control-water", charges: 3, dc: 17 },
          { spell: "ice-storm", charges: 2, dc: 17 },
          { spell: "wall-of-ice", charges: 3, dc: 17 },
        ],
        uses: [
          {
            name: "Water",
            economy: "passive",
            steps: [
              { narrative: "Dominate monster works only on a water elemental." },
              { narrative: "Liquid bears the wearer's steps like firm ground." },
              { narrative: "The wearer speaks Aquan and understands it." },
            ],
          },
          {
            name: "Water Elemental Slain",
            economy: "passive",
            steps: [
              {
                narrative:
                  "Once the attuned wearer has helped to kill a water elemental, it breathes under water and swims at walking speed.",
              },
              {
                narrative:
                  "From then on, also create or destroy water, control water, ice storm and wall of ice.",
              },
            ],
          },
        ],
      },
    },
  },
  "ring-of-evasion": {
    summary: "A ring whose charges turn failed Dexterity saves into successes.",
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    uses: [
      {
        economy: "reaction",
        charges: 1,
        steps: [
          {
            targets: { what: "self" },
            narrative: "A Dexterity save that has just failed succeeds.",
          },
        ],
      },
    ],
  },
  "ring-of-feather-falling": {
    summary: "A ring that makes every fall of its wearer slow and harmless.",
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "A fall is harmless, 60 feet a round." }],
      },
    ],
  },
  "ring-of-free-action": {
    summary: "A ring that no rough ground slows and no magic holds or hampers.",
    effects: [
      { kind: "condition-immunity", condition: "paralyzed", when: { against: "magic" } },
      { kind: "condition-immunity", condition: "restrained", when: { against: "magic" } },
      { kind: "unhindered", by: "difficult-terrain" },
    ],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "No magic lowers the wearer's speed." }],
      },
    ],
  },
  "ring-of-invisibility": {
    summary: "A ring that turns its wearer invisible until it attacks or casts a spell.",
    uses: [
      {
        name: "Vanish",
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            conditions: [
              {
                condition: "invisible",
                duration: { kind: "special" },
                endsOn: ["bearer-attacks", "bearer-casts"],
              },
            ],
            narrative: "With all that is worn or carried; it also ends when the ring comes off.",
          },
        ],
      },
      {
        name: "Reappear",
        economy: "bonus-action",
        steps: [{ targets: { what: "self" }, ends: ["invisible"] }],
      },
    ],
  },
  "ring-of-jumping": {
    summary: "A ring that lets its wearer cast jump on itself at any time.",
    spells: [{ spell: "jump" }],
    uses: [
      {
        economy: "bonus-action",
        steps: [
          {
            targets: { what: "self" },
            narrative: "At will, on the wearer alone; casting takes a bonus action.",
          },
        ],
      },
    ],
  },
  "ring-of-mind-shielding": {
    summary: "A ring that closes its wearer's mind to magic and can shelter its soul after death.",
    uses: [
      {
        name: "Shield",
        economy: "passive",
        steps: [
          {
            narrative:
              "No magic reads the wearer's thoughts, tells whether it lies, or learns its alignment or creature type.",
          },
          { narrative: "Telepathy reaches the wearer only with its leave." },
        ],
      },
      {
        name: "Hide",
        economy: "action",
        steps: [
          {
            narrative:
              "The ring turns invisible until another action, its removal or the wearer's death shows it.",
          },
        ],
      },
      {
        name: "Soul",
        economy: "passive",
        steps: [
          {
            when: "death",
            narrative:
              "The wearer's soul passes into the ring, if none is there yet, and stays or departs as it likes.",
          },
          {
            narrative:
              "A soul inside speaks by telepathy with whoever has the ring on, who can't shut it out.",
          },
        ],
      },
    ],
  },
  "ring-of-protection": {
    summary: "A ring that adds 1 to its wearer's armour class and saving throws.",
    effects: [
      { kind: "stat", stat: "armor-class", change: "add", by: 1 },
      { kind: "roll", on: "save", by: "self", bonus: 1 },
    ],
  },
  "ring-of-regeneration": {
    summary: "A ring that slowly closes its wearer's wounds and regrows lost parts of the body.",
    uses: [
      {
        economy: "passive",
        steps: [
          {
            when: "trigger",
            targets: { what: "self" },
            healing: [{ roll: "1d6" }],
            narrative: "Every 10 minutes, unless the wearer is at 0 hit points.",
          },
          {
            narrative:
              "A lost body part is whole again after 1d6 + 1 days without ever falling to 0 hit points.",
          },
        ],
      },
    ],
  },
  "ring-of-resistance": {
    summary: "A ring that halves damage of one type, which its gem tells.",
    uses: [
      {
        name: "Type",
        economy: "passive",
        steps: [
          { narrative: "The game master picks the type or rolls a d10." },
          { option: "acid", narrative: "d10: 1; pearl." },
          { option: "cold", narrative: "d10: 2; tourmaline." },
          { option: "fire", narrative: "d10: 3; garnet." },
          { option: "force", narrative: "d10: 4; sapphire." },
          { option: "lightning", narrative: "d10: 5; citrine." },
          { option: "necrotic", narrative: "d10: 6; jet." },
          { option: "poison", narrative: "d10: 7; amethyst." },
          { option: "psychic", narrative: "d10: 8; jade." },
          { option: "radiant", narrative: "d10: 9; topaz." },
          { option: "thunder", narrative: "d10: 10; spinel." },
        ],
      },
    ],
    variants: {
      "ring-of-resistance-acid": {
        summary: "Its gem: pearl.",
        effects: [{ kind: "damage", response: "resistance", types: ["acid"] }],
      },
      "ring-of-resistance-cold": {
        summary: "Its gem: tourmaline.",
        effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
      },
      "ring-of-resistance-fire": {
        summary: "Its gem: garnet.",
        effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
      },
      "ring-of-resistance-force": {
        summary: "Its gem: sapphire.",
        effects: [{ kind: "damage", response: "resistance", types: ["force"] }],
      },
      "ring-of-resistance-lightning": {
        summary: "Its gem: citrine.",
        effects: [{ kind: "damage", response: "resistance", types: ["lightning"] }],
      },
      "ring-of-resistance-necrotic": {
        summary: "Its gem: jet.",
        effects: [{ kind: "damage", response: "resistance", types: ["necrotic"] }],
      },
      "ring-of-resistance-poison": {
        summary: "Its gem: amethyst.",
        effects: [{ kind: "damage", response: "resistance", types: ["poison"] }],
      },
      "ring-of-resistance-psychic": {
        summary: "Its gem: jade.",
        effects: [{ kind: "damage", response: "resistance", types: ["psychic"] }],
      },
      "ring-of-resistance-radiant": {
        summary: "Its gem: topaz.",
        effects: [{ kind: "damage", response: "resistance", types: ["radiant"] }],
      },
      "ring-of-resistance-thunder": {
        summary: "Its gem: spinel.",
        effects: [{ kind: "damage", response: "resistance", types: ["thunder"] }],
      },
    },
  },
  "ring-of-shooting-stars": {
    summary: "A ring of the night sky that casts lights, balls of lightning and fiery stars.",
    charges: { most: 6, regains: { roll: "1d6", at: "dawn" } },
    spells: [{ spell: "dancing-lights" }, { spell: "light" }, { spell: "faerie-fire", charges: 1 }],
    uses: [
      {
        name: "Lights",
        economy: "passive",
        steps: [
          {
            narrative:
              "Dancing lights and light are cast at will, as an action, only while the wearer is in dim light or darkness.",
          },
        ],
      },
      {
        name: "Ball Lightning",
        economy: "action",
        charges: 2,
        steps: [
          {
            targets: { what: "point", count: 4, range: 120, visible: true },
            light: { bright: 0, dim: 30 },
            narrative:
              "1 to 4 spheres, 3 feet wide, in free spaces, each with this light; they last 1 minute while you concentrate.",
          },
          {
            when: "sustain",
            economy: "bonus-action",
            move: { feet: 30, to: "any" },
            narrative: "Moves each sphere, which stays 120 feet or less from you.",
          },
          {
            option: "four_spheres",
            when: "trigger",
            targets: { what: "creature", count: 1 },
            save: { ability: "dex", dc: 15, success: "none" },
            damage: [{ roll: "2d4", type: "lightning" }],
            narrative:
              "Another creature coming within 5 feet sets a sphere off, which is gone then.",
          },
          {
            option: "three_spheres",
            when: "trigger",
            targets: { what: "creature", count: 1 },
            save: { ability: "dex", dc: 15, success: "none" },
            damage: [{ roll: "2d6", type: "lightning" }],
            narrative:
              "Another creature coming within 5 feet sets a sphere off, which is gone then.",
          },
          {
            option: "two_spheres",
            when: "trigger",
            targets: { what: "creature", count: 1 },
            save: { ability: "dex", dc: 15, success: "none" },
            damage: [{ roll: "5d4", type: "lightning" }],
            narrative:
              "Another creature coming within 5 feet sets a sphere off, which is gone then.",
          },
          {
            option: "one_sphere",
            when: "trigger",
            targets: { what: "creature", count: 1 },
            save: { ability: "dex", dc: 15, success: "none" },
            damage: [{ roll: "4d12", type: "lightning" }],
            narrative:
              "Another creature coming within 5 feet sets a sphere off, which is gone then.",
          },
        ],
      },
      {
        name: "Shooting Stars",
        economy: "action",
        charges: 1,
        steps: [
          {
            area: { shape: "cube", side: 15 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 15, success: "half" },
            damage: [{ roll: "5d4", type: "fire" }],
            narrative:
              "1 to 3 charges: for each, a mote flies to a point in view no more than 60 feet off, where the cube starts.",
          },
        ],
      },
    ],
  },
  "ring-of-spell-storing": {
    summary:
      "A ring that holds up to five levels of spells, cast into it by anyone, for its wearer to cast.",
    uses: [
      {
        name: "Store",
        economy: "passive",
        steps: [
          {
            narrative:
              "Anyone touching the ring may cast a spell of levels 1 to 5 into it instead of its effect; the slot's level is the room it takes, of 5.",
          },
          { narrative: "A spell too big for the room left is wasted." },
          { narrative: "It is found with 1d6 - 1 levels of spells in it." },
        ],
      },
      {
        name: "Cast",
        steps: [
          {
            narrative:
              "The wearer casts a stored spell, which leaves the ring; slot level, save DC, attack bonus and ability are its first caster's.",
          },
        ],
      },
    ],
  },
  "ring-of-spell-turning": {
    summary: "A ring that helps against spells aimed at its wearer alone and may hurl them back.",
    uses: [
      {
        economy: "passive",
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "save",
                    by: "self",
                    mode: "advantage",
                    when: { against: "spells" },
                  },
                ],
                duration: { kind: "source" },
              },
            ],
            narrative: "Only against a spell that targets the wearer alone and no area.",
          },
          {
            narrative:
              "A 20 on that save turns a spell of level 7 or less on its caster, with the caster's own slot level, DC, attack bonus and ability.",
          },
        ],
      },
    ],
  },
  "ring-of-swimming": {
    summary: "A ring that makes its wearer a swimmer, with a speed of 40 feet.",
    effects: [{ kind: "stat", stat: "speed-swim", change: "least", by: 40 }],
  },
  "ring-of-telekinesis": {
    summary: "A ring that lets its wearer move loose objects by will alone, at any time.",
    spells: [{ spell: "telekinesis" }],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "At will, but only on objects that nobody wears or carries." }],
      },
    ],
  },
  "ring-of-the-ram": {
    summary:
      "A ring that strikes with a spectral ram's head, at a creature or at an object to break it.",
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    uses: [
      {
        name: "Ram",
        economy: "action",
        charges: 1,
        steps: [
          {
            targets: { what: "creature", count: 1, range: 60, visible: true },
            attack: { kind: "ranged", with: "spell", bonus: 7 },
            damage: [{ roll: "2d10", type: "force" }],
            move: { feet: 5, to: "away" },
            narrative: "1 to 3 charges: 2d10 damage and 5 feet of push for each.",
          },
        ],
      },
      {
        name: "Break",
        economy: "action",
        charges: 1,
        steps: [
          {
            targets: { what: "object", count: 1, range: 60, visible: true },
            check: { ability: "str" },
            narrative:
              "1 to 3 charges: the ring's check to break the thing has +5 for each. Nobody may wear or carry it.",
          },
        ],
      },
    ],
  },
  "ring-of-three-wishes": {
    summary: "A ring that grants three wishes and is an ordinary ring after the last.",
    charges: { most: 3 },
    spells: [{ spell: "wish", charges: 1 }],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "Charges never return; spending the last ends the ring's magic." }],
      },
    ],
  },
  "ring-of-warmth": {
    summary: "A ring that keeps its wearer warm and gives resistance to cold damage.",
    effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
    uses: [
      {
        economy: "passive",
        steps: [
          {
            narrative: "Cold down to -50 degrees Fahrenheit harms neither the wearer nor its gear.",
          },
        ],
      },
    ],
  },
  "ring-of-water-walking": {
    summary: "A ring that lets its wearer walk across water and any other liquid.",
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "Liquid of any kind bears the wearer's steps like firm ground." }],
      },
    ],
  },
  "ring-of-x-ray-vision": {
    summary:
      "A ring that lets its wearer look through solid matter for a minute, at the risk of exhaustion.",
    uses: [
      {
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "For 1 minute, solid things in a 30-foot radius are transparent to the wearer and let light pass.",
          },
          {
            narrative:
              "Sight goes through stone to 1 foot, common metal to 1 inch, wood or dirt to 3 feet; more stops it, and lead however thin.",
          },
          {
            targets: { what: "self" },
            save: { ability: "con", dc: 15, success: "none" },
            conditions: [
              {
                condition: "exhaustion",
                levels: 1,
                duration: { kind: "until", what: "long-rest" },
              },
            ],
            narrative: "Not at the first use after a long rest, but at each further one.",
          },
        ],
      },
    ],
  },
  "robe-of-eyes": {
    summary:
      "A robe of watchful eyes that see all around, in the dark and the unseen, but fear bright magic.",
    effects: [
      {
        kind: "roll",
        on: "check",
        by: "self",
        mode: "advantage",
        when: { all: [{ ability: ["wis"] }, { skill: ["perception"] }, { relies: "sight" }] },
      },
      { kind: "stat", stat: "sense-darkvision", change: "least", by: 120 },
    ],
    uses: [
      {
        name: "Sight",
        economy: "passive",
        steps: [
          {
            narrative:
              "The wearer sees on all sides and, to 120 feet, into the Ethereal Plane and whatever is invisible.",
          },
          {
            narrative:
              "The robe's eyes never shut or turn away, so the wearer never counts as doing so.",
          },
        ],
      },
      {
        name: "Dazzled",
        economy: "passive",
        steps: [
          {
            when: "trigger",
            targets: { what: "self" },
            conditions: [
              { condition: "blinded", duration: { kind: "time", amount: 1, unit: "minute" } },
            ],
            narrative: "When the spell light is cast on the robe.",
            next: [
              {
                when: "turn-end",
                save: { ability: "con", dc: 11, success: "other" },
                otherwise: [{ ends: ["blinded"] }],
              },
            ],
          },
          {
            when: "trigger",
            targets: { what: "self" },
            conditions: [
              { condition: "blinded", duration: { kind: "time", amount: 1, unit: "minute" } },
            ],
            narrative: "When daylight is cast no more than 5 feet from it.",
            next: [
              {
                when: "turn-end",
                save: { ability: "con", dc: 15, success: "other" },
                otherwise: [{ ends: ["blinded"] }],
              },
            ],
          },
        ],
      },
    ],
  },
  "robe-of-scintillating-colors": {
    summary: "A robe whose shifting colours confuse attackers and stun those who look on.",
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    uses: [
      {
        economy: "action",
        charges: 1,
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
                    when: { not: { unseen: "self" } },
                  },
                ],
                duration: { kind: "turn", edge: "end", of: "source" },
              },
            ],
            light: { bright: 30, dim: 30 },
            narrative: "Only for attackers that see you; the light shines as long.",
          },
          {
            area: { shape: "sphere", radius: 30 },
            targets: { what: "creature" },
            save: { ability: "wis", dc: 15, success: "none" },
            conditions: [
              { condition: "stunned", duration: { kind: "turn", edge: "end", of: "source" } },
            ],
            narrative: "Those in the bright light who see you as it begins, you excepted.",
          },
        ],
      },
    ],
  },
  "robe-of-stars": {
    summary:
      "A starry robe that aids saves, throws its stars as magic missiles and opens the Astral Plane.",
    effects: [{ kind: "roll", on: "save", by: "self", bonus: 1 }],
    charges: { most: 6, regains: { roll: "1d6", at: "dusk" } },
    spells: [{ spell: "magic-missile", charges: 1, level: 5 }],
    uses: [
      {
        name: "Stars",
        economy: "passive",
        steps: [{ narrative: "Each charge is a large star, pulled off to cast the spell." }],
      },
      {
        name: "Astral Plane",
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "You go there with all you wear and carry; another action returns you to the place you left, or the free one nearest to it.",
          },
        ],
      },
    ],
  },
  "robe-of-the-archmagi": {
    summary:
      "A mage's robe that protects like armour, resists magic and makes its wearer's spells stronger.",
    effects: [
      {
        kind: "stat",
        stat: "armor-class",
        change: "set",
        by: 15,
        formula: ["dex"],
        when: { armor: "none" },
      },
      { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
      { kind: "stat", stat: "spell-save-dc", change: "add", by: 2 },
      { kind: "stat", stat: "spell-attack", change: "add", by: 2 },
    ],
    uses: [
      {
        economy: "passive",
        steps: [
          {
            narrative:
              "Its colour must suit the alignment of whoever attunes: white for good, gray for neutral, black for evil.",
          },
        ],
      },
    ],
  },
  "robe-of-useful-items": {
    summary:
      "A robe of cloth patches, each of which can be pulled off to become the thing it shows.",
    uses: [
      {
        name: "Patch",
        economy: "action",
        steps: [
          {
            narrative:
              "A patch pulled off turns into what it shows; after the last, the robe is an ordinary one.",
          },
          {
            narrative: "To the pairs below come 4d4 patches from the d100 list, chosen or rolled.",
          },
          { option: "dagger", narrative: "Two patches." },
          { option: "bullseye_lantern", narrative: "Two patches: lit, with oil in it." },
          { option: "steel_mirror", narrative: "Two patches." },
          { option: "10_foot_pole", narrative: "Two patches." },
          { option: "hempen_rope", narrative: "Two patches: a coil of 50 feet." },
          { option: "sack", narrative: "Two patches." },
          { option: "bag_of_gold", narrative: "d100 1-8: a bag with 100 gp." },
          {
            option: "silver_coffer",
            narrative: "d100 9-15: worth 500 gp; its length 1 foot, width and depth 6 inches.",
          },
          {
            option: "iron_door",
            narrative:
              "d100 16-22: at most 10 by 10 feet, barred on a side you choose; put in an opening within reach, it fits and hinges itself.",
          },
          { option: "gems", narrative: "d100 23-30: 10 gems of 100 gp each." },
          { option: "wooden_ladder", narrative: "d100 31-44: 24 feet long." },
          {
            option: "riding_horse",
            summons: { creatures: ["riding-horse"], count: 1 },
            narrative: "d100 45-51: it comes with saddle bags.",
          },
          {
            option: "pit",
            area: { shape: "cube", side: 10 },
            narrative: "d100 52-59: put on the ground at most 10 feet away.",
          },
          { option: "potions_of_healing", narrative: "d100 60-68: 4 of them." },
          { option: "rowboat", narrative: "d100 69-75: 12 feet long." },
          {
            option: "spell_scroll",
            narrative: "d100 76-83: with a single spell, its level 1 to 3.",
          },
          {
            option: "mastiffs",
            summons: { creatures: ["mastiff"], count: 2 },
            narrative: "d100 84-90.",
          },
          {
            option: "window",
            narrative:
              "d100 91-96: 2 by 4 feet, at most 2 feet deep, put on an upright surface within reach.",
          },
          { option: "portable_ram", narrative: "d100 97-100." },
        ],
      },
    ],
  },
  "rod-of-absorption": {
    summary:
      "A rod that swallows spells aimed at its holder and feeds their levels to its holder's own casting.",
    uses: [
      {
        name: "Absorb",
        economy: "reaction",
        steps: [
          {
            when: "trigger",
            targets: { what: "spell", count: 1 },
            ends: ["spell"],
            narrative:
              "A spell aimed at the holder alone, without an area, fails; the rod keeps its level as energy. What it can't hold it doesn't stop.",
          },
        ],
      },
      {
        name: "Energy",
        economy: "passive",
        steps: [
          {
            narrative:
              "It takes in 50 levels in its whole existence and is found with 1d10 stored; full for good and empty again, it loses its magic.",
          },
          { narrative: "Attuning reveals the levels absorbed so far and those still stored." },
        ],
      },
      {
        name: "Cast",
        steps: [
          {
            narrative:
              "A spellcaster holding it may spend stored levels as a slot of that level, 5th at most and no higher than its own slots.",
          },
          { narrative: "For spells that it knows or has prepared; all else is cast as usual." },
        ],
      },
    ],
  },
  "rod-of-alertness": {
    summary:
      "A rod that sharpens its holder's senses, casts detecting spells and, planted, guards friends around.",
    effects: [
      {
        kind: "roll",
        on: "check",
        by: "self",
        mode: "advantage",
        when: { all: [{ ability: ["wis"] }, { skill: ["perception"] }] },
      },
      { kind: "roll", on: "initiative", by: "self", mode: "advantage" },
    ],
    spells: [
      { spell: "detect-evil-and-good" },
      { spell: "detect-magic" },
      { spell: "detect-poison-and-disease" },
      { spell: "see-invisibility" },
    ],
    uses: [
      {
        name: "Protective Aura",
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            area: { shape: "sphere", radius: 60 },
            targets: { what: "creature", side: "allies" },
            effects: [
              {
                effects: [
                  { kind: "stat", stat: "armor-class", change: "add", by: 1 },
                  { kind: "roll", on: "save", by: "self", bonus: 1 },
                ],
                duration: { kind: "time", amount: 10, unit: "minute" },
              },
            ],
            light: { bright: 60, dim: 60 },
            narrative:
              "For you as well; only while in the bright light of the planted rod, where all of you also sense invisible foes.",
          },
          {
            narrative: "It ends early if anyone, with an action, draws the rod out.",
          },
        ],
      },
    ],
  },
  "rod-of-lordly-might": {
    summary:
      "A +3 mace with six buttons that reshape it and three powers to drain, paralyze and terrify.",
    base: ["mace"],
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 3, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 3, when: { attack: "weapon" } },
    ],
    uses: [
      {
        name: "Six Buttons",
        economy: "bonus-action",
        steps: [
          {
            narrative:
              "Each form lasts until another button is pressed; the same one again restores the rod.",
          },
          {
            option: "button_1",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "extra-damage", roll: "2d6", type: "fire", when: { attack: "weapon" } },
                ],
                duration: { kind: "special" },
              },
            ],
            light: { bright: 40, dim: 40 },
            narrative: "A fiery blade opposite the head makes it a flame tongue.",
          },
          { option: "button_2", narrative: "A magic battleaxe, +3 like the rod." },
          { option: "button_3", narrative: "A magic spear with a 6-foot haft, +3 like the rod." },
          {
            option: "button_4",
            narrative:
              "A climbing pole of up to 50 feet, with a rung each foot, that anchors itself even in granite.",
            next: [
              {
                narrative: "It holds 4,000 pounds; overloaded or badly anchored it is a rod again.",
              },
            ],
          },
          {
            option: "button_5",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "check",
                    by: "self",
                    bonus: 10,
                    when: { ability: ["str"] },
                  },
                ],
                duration: { kind: "special" },
              },
            ],
            narrative: "A battering ram; the bonus is for breaking doors and other barriers.",
          },
          {
            option: "button_6",
            narrative:
              "The rod as it is, telling magnetic north, where there is one, and roughly your depth or height.",
          },
        ],
      },
      {
        name: "Drain Life",
        economy: "on-hit",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            targets: { what: "creature", count: 1 },
            save: { ability: "con", dc: 17, success: "none" },
            damage: [{ roll: "4d6", type: "necrotic" }],
            narrative: "On a hit with a melee attack.",
            next: [{ targets: { what: "self" }, healing: [{ roll: "0", shareOfDamage: 0.5 }] }],
          },
        ],
      },
      {
        name: "Paralyze",
        economy: "on-hit",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            targets: { what: "creature", count: 1 },
            save: { ability: "str", dc: 17, success: "none" },
            conditions: [
              {
                condition: "paralyzed",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            narrative: "On a hit with a melee attack.",
          },
        ],
      },
      {
        name: "Terrify",
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            area: { shape: "sphere", radius: 30 },
            targets: { what: "creature", visible: true },
            save: { ability: "wis", dc: 17, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
          },
        ],
      },
    ],
  },
  "rod-of-rulership": {
    summary: "A rod that commands obedience from chosen creatures around once a day.",
    uses: [
      {
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            targets: { what: "creature", range: 120, chosen: true, visible: true },
            save: { ability: "wis", dc: 15, success: "none" },
            conditions: [
              { condition: "charmed", duration: { kind: "time", amount: 8, unit: "hour" } },
            ],
            narrative:
              "You seem its trusted leader. Harm from you or yours, or an order against its nature, ends this.",
          },
        ],
      },
    ],
  },
  "rod-of-security": {
    summary:
      "A rod that takes up to 200 creatures to a paradise of the holder's design, to rest and heal.",
    uses: [
      {
        economy: "action",
        limit: { times: 1, per: "days-10" },
        steps: [
          {
            targets: { what: "creature", count: 199, willing: true, visible: true },
            narrative:
              "You go with them to a paradise of the form you choose, with food and water enough; nothing of it exists outside.",
          },
          {
            narrative:
              "Each hour there heals as one spent Hit Die would. Nobody ages, though time passes as ever.",
          },
          {
            when: "end",
            narrative:
              "After 200 days shared among those present, rounded down, or at your action, all return to where they were or close by.",
          },
        ],
      },
    ],
  },
  "rope-of-climbing": {
    summary: "A rope that crawls where it is told, ties itself fast and knots itself for climbers.",
    weight: 3,
    uses: [
      {
        name: "Animate",
        economy: "action",
        steps: [
          { narrative: "With an end of the 60-foot rope in hand, the word brings it to life." },
        ],
      },
      {
        name: "Command",
        economy: "bonus-action",
        steps: [
          {
            narrative:
              "The other end heads for a place you choose, 10 feet at once and on each turn of yours, till there, at full length or stopped.",
          },
          {
            narrative: "Or it ties itself to something or unties, knots or unknots, or coils up.",
          },
          {
            option: "knot",
            narrative:
              "With a knot every foot it is 50 feet long, and climbing it has advantage on checks.",
          },
        ],
      },
      {
        name: "Rope",
        economy: "passive",
        steps: [
          {
            narrative:
              "It bears 3,000 pounds. AC 20, 20 hit points, 1 regained every 5 minutes; at 0 it is gone for good.",
          },
        ],
      },
    ],
  },
  "rope-of-entanglement": {
    summary: "A rope that darts out at a word and ties up a creature close by.",
    weight: 3,
    uses: [
      {
        name: "Entangle",
        economy: "action",
        steps: [
          {
            targets: { what: "creature", count: 1, range: 20, visible: true },
            save: { ability: "dex", dc: 15, success: "none" },
            conditions: [
              {
                condition: "restrained",
                duration: { kind: "until", what: "escaped" },
                escape: { dc: 15, by: ["str", "dex"] },
              },
            ],
            narrative: "One end of the 30-foot rope stays in your hand. Escaping takes an action.",
          },
        ],
      },
      {
        name: "Release",
        economy: "bonus-action",
        steps: [{ ends: ["restrained"], narrative: "A second command word." }],
      },
      {
        name: "Rope",
        economy: "passive",
        steps: [
          {
            narrative:
              "AC 20, 20 hit points, 1 regained every 5 minutes; at 0 it is gone for good.",
          },
        ],
      },
    ],
  },
  "scarab-of-protection": {
    summary:
      "A beetle medallion that wards off spells and turns back necromancy and the harm of undead.",
    effects: [
      { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "spells" } },
    ],
    charges: { most: 12 },
    uses: [
      {
        name: "Ward",
        economy: "reaction",
        charges: 1,
        steps: [
          {
            when: "trigger",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "roll", on: "save", by: "self", outcome: "succeeds" }],
                duration: { kind: "instantaneous" },
              },
            ],
            narrative:
              "Changes a save failed against a spell of necromancy, or against harm that comes from an undead.",
          },
        ],
      },
      {
        name: "Scarab",
        economy: "passive",
        steps: [
          { narrative: "Charges never return; the last one spent turns it to powder." },
          { narrative: "Held for 1 round, it shows writing that tells of its magic." },
        ],
      },
    ],
  },
  "scimitar-of-speed": {
    summary: "A +2 scimitar that strikes once more on each turn, as a bonus action.",
    base: ["scimitar"],
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 2, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 2, when: { attack: "weapon" } },
    ],
    uses: [
      {
        economy: "bonus-action",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon" },
            narrative: "A single attack with the scimitar on each turn of yours.",
          },
        ],
      },
    ],
  },
  "shield-of-missile-attraction": {
    summary:
      "A cursed shield that blunts missiles but draws those shot at others nearby to its bearer.",
    base: ["shield"],
    cursed: true,
    effects: [
      {
        kind: "damage",
        response: "resistance",
        types: "all",
        when: { all: [{ attack: "ranged" }, { attack: "weapon" }] },
      },
    ],
    uses: [
      {
        name: "Curse",
        economy: "passive",
        steps: [
          {
            when: "trigger",
            targets: { what: "self" },
            narrative:
              "A ranged weapon attack on anyone standing 10 feet away or closer takes you as its target instead.",
          },
          {
            narrative:
              "Attuning brings the curse; only remove curse or like magic lifts it, not putting the shield away.",
          },
        ],
      },
    ],
  },
  "slippers-of-spider-climbing": {
    summary: "Slippers that let their wearer walk up walls and over ceilings with both hands free.",
    effects: [{ kind: "stat", stat: "speed-climb", change: "least", by: { of: "walking-speed" } }],
    uses: [
      {
        economy: "passive",
        steps: [
          {
            narrative:
              "Walls and ceilings carry the wearer, hands free; not ice, oil and the like.",
          },
        ],
      },
    ],
  },
  "sovereign-glue": {
    summary: "A glue that joins two objects for ever, proof against nearly everything but magic.",
    charges: { most: "1d6 + 1" },
    uses: [
      {
        charges: 1,
        steps: [
          {
            targets: { what: "object", count: 2 },
            narrative:
              "Each charge is an ounce, enough for 1 square foot; it sets in 1 minute. It keeps only in a vessel lined with oil of slipperiness.",
          },
          {
            narrative:
              "Nothing undoes the bond but universal solvent, oil of etherealness or a wish.",
          },
        ],
      },
    ],
  },
  "spell-scroll": {
    summary: "A scroll from which a spell of one's own class can be cast a single time.",
    consumed: true,
    uses: [
      {
        name: "Cast",
        steps: [
          {
            narrative:
              "Readable only if your class has the spell on its list; no material components, its usual casting time. The scroll is dust after.",
          },
          {
            narrative:
              "A spell above the levels you can cast takes a check of your spellcasting ability, DC 10 + its level; failure wipes it out.",
          },
          { narrative: "An interrupted casting leaves the scroll whole." },
        ],
      },
      {
        name: "Copy",
        steps: [
          {
            check: { ability: "int", skill: "arcana" },
            narrative:
              "For a wizard spell, DC 10 + its level: a success copies it, as out of a spellbook. The scroll is destroyed either way.",
          },
        ],
      },
    ],
    variants: {
      "spell-scroll-cantrip": {
        summary: "Holds a cantrip.",
        uses: [
          {
            name: "Cast",
            steps: [{ narrative: "Save DC 13, spell attack bonus +5." }],
          },
        ],
      },
      "spell-scroll-1st": {
        summary: "Holds a spell of 1st level.",
        uses: [
          {
            name: "Cast",
            steps: [{ narrative: "Save DC 13, spell attack bonus +5." }],
          },
        ],
      },
      "spell-scroll-2nd": {
        summary: "Holds a spell of 2nd level.",
        uses: [
          {
            name: "Cast",
            steps: [{ narrative: "Save DC 13, spell attack bonus +5." }],
          },
        ],
      },
      "spell-scroll-3rd": {
        summary: "Holds a spell of 3rd level.",
        uses: [
          {
            name: "Cast",
            steps: [{ narrative: "Save DC 15, spell attack bonus +7." }],
          },
        ],
      },
      "spell-scroll-4th": {
        summary: "Holds a spell of 4th level.",
        uses: [
          {
            name: "Cast",
            steps: [{ narrative: "Save DC 15, spell attack bonus +7." }],
          },
        ],
      },
      "spell-scroll-5th": {
        summary: "Holds a spell of 5th level.",
        uses: [
          {
            name: "Cast",
            steps: [{ narrative: "Save DC 17, spell attack bonus +9." }],
          },
        ],
      },
      "spell-scroll-6th": {
        summary: "Holds a spell of 6th level.",
        uses: [
          {
            name: "Cast",
            steps: [{ narrative: "Save DC 17, spell attack bonus +9." }],
          },
        ],
      },
      "spell-scroll-7th": {
        summary: "Holds a spell of 7th level.",
        uses: [
          {
            name: "Cast",
            steps: [{ narrative: "Save DC 18, spell attack bonus +10." }],
          },
        ],
      },
      "spell-scroll-8th": {
        summary: "Holds a spell of 8th level.",
        uses: [
          {
            name: "Cast",
            steps: [{ narrative: "Save DC 18, spell attack bonus +10." }],
          },
        ],
      },
      "spell-scroll-9th": {
        summary: "Holds a spell of 9th level.",
        uses: [
          {
            name: "Cast",
            steps: [{ narrative: "Save DC 19, spell attack bonus +11." }],
          },
        ],
      },
    },
  },
  "spellguard-shield": {
    summary:
      "A shield that protects its bearer from spells, by saves and by spoiling spell attacks.",
    base: ["shield"],
    effects: [
      { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
      { kind: "roll", on: "attack", by: "foe", mode: "disadvantage", when: { attack: "spell" } },
    ],
  },
  "sphere-of-annihilation": {
    summary: "A black sphere of nothing that devours all it touches and obeys whoever masters it.",
    uses: [
      {
        name: "Touch",
        economy: "passive",
        steps: [
          {
            when: "trigger",
            targets: { what: "creature-or-object" },
            damage: [{ roll: "4d10", type: "force" }],
            narrative:
              "For what touches the 2-foot sphere but isn't swallowed whole; all else that meets it is gone. Artifacts, unless open to its harm, are spared.",
          },
        ],
      },
      {
        name: "Control",
        economy: "action",
        steps: [
          {
            check: { ability: "int", skill: "arcana", dc: 25 },
            narrative:
              "From 60 feet away at most, over an uncontrolled sphere: it glides one way, up to 5 feet times your Intelligence modifier, at least 5.",
            otherwise: [{ narrative: "It comes 10 feet nearer to you." }],
          },
          {
            when: "trigger",
            targets: { what: "creature", count: 1 },
            save: { ability: "dex", dc: 13, success: "none" },
            damage: [{ roll: "4d10", type: "force" }],
            narrative: "Whoever is in a space that the sphere moves into and fails is touched.",
          },
        ],
      },
      {
        name: "Wrest",
        economy: "action",
        steps: [
          {
            check: { ability: "int", skill: "arcana", contest: "arcana" },
            narrative:
              "Against the creature that controls the sphere; whoever wins has control and moves it as usual.",
          },
        ],
      },
      {
        name: "Portal",
        economy: "passive",
        steps: [
          {
            when: "trigger",
            narrative: "Meeting a planar portal or an extradimensional space: roll d100.",
          },
          { option: "destroyed", narrative: "d100 1-50: the sphere is no more." },
          { option: "moves_through", narrative: "d100 51-85: it passes through or inside." },
          {
            option: "spatial_rift",
            area: { shape: "sphere", radius: 180 },
            targets: { what: "creature-or-object" },
            narrative: "d100 86-00: all there, and the sphere, land on a random plane.",
          },
        ],
      },
    ],
  },
  "staff-of-charming": {
    summary:
      "A staff that charms and commands, and throws enchantments back at those who cast them.",
    base: ["quarterstaff"],
    charges: { most: 10, regains: { roll: "1d8 + 2", at: "dawn" }, risk: "loses-magic" },
    spells: [
      { spell: "charm-person", charges: 1 },
      { spell: "command", charges: 1 },
      { spell: "comprehend-languages", charges: 1 },
    ],
    uses: [
      {
        name: "Spells",
        economy: "passive",
        steps: [{ narrative: "They have the holder's own spell save DC." }],
      },
      {
        name: "Resist",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            when: "trigger",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "roll", on: "save", by: "self", outcome: "succeeds" }],
                duration: { kind: "instantaneous" },
              },
            ],
            narrative: "Changes a failed save against an enchantment spell aimed at you alone.",
          },
        ],
      },
      {
        name: "Reflect",
        economy: "reaction",
        charges: 1,
        steps: [
          {
            when: "trigger",
            targets: { what: "spell", count: 1 },
            narrative:
              "After a save made against such a spell, even by Resist: it turns on its caster as though cast by you.",
          },
        ],
      },
    ],
  },
  "staff-of-fire": {
    summary: "A staff that protects from fire and casts the fiercest spells of it.",
    effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
    charges: { most: 10, regains: { roll: "1d6 + 4", at: "dawn" }, risk: "destroyed" },
    spells: [
      { spell: "burning-hands", charges: 1 },
      { spell: "fireball", charges: 3 },
      { spell: "wall-of-fire", charges: 4 },
    ],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "Its spells have the holder's own spell save DC." }],
      },
    ],
  },
  "staff-of-frost": {
    summary: "A staff that protects from cold and casts spells of fog, hail and ice.",
    effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
    charges: { most: 10, regains: { roll: "1d6 + 4", at: "dawn" }, risk: "destroyed" },
    spells: [
      { spell: "cone-of-cold", charges: 5 },
      { spell: "fog-cloud", charges: 1 },
      { spell: "ice-storm", charges: 4 },
      { spell: "wall-of-ice", charges: 4 },
    ],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "Its spells have the holder's own spell save DC." }],
      },
    ],
  },
  "staff-of-healing": {
    summary: "A staff that heals one creature or many and lifts ailments.",
    charges: { most: 10, regains: { roll: "1d6 + 4", at: "dawn" }, risk: "destroyed" },
    spells: [
      { spell: "cure-wounds", charges: 1, perCharge: true },
      { spell: "lesser-restoration", charges: 2 },
      { spell: "mass-cure-wounds", charges: 5 },
    ],
    uses: [
      {
        economy: "passive",
        steps: [
          { narrative: "Its spells have the holder's own save DC and spellcasting modifier." },
          { narrative: "Cure wounds takes 4 charges at most, for 4th level." },
        ],
      },
    ],
  },
  "staff-of-power": {
    summary: "A +2 staff of guard and battle magic that can be broken in one last great explosion.",
    base: ["quarterstaff"],
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 2, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 2, when: { attack: "weapon" } },
      { kind: "stat", stat: "armor-class", change: "add", by: 2 },
      { kind: "roll", on: "save", by: "self", bonus: 2 },
      { kind: "stat", stat: "spell-attack", change: "add", by: 2 },
    ],
    charges: { most: 20, regains: { roll: "2d8 + 4", at: "dawn" } },
    spells: [
      { spell: "cone-of-cold", charges: 5 },
      { spell: "fireball", charges: 5, level: 5 },
      { spell: "globe-of-invulnerability", charges: 6 },
      { spell: "hold-monster", charges: 5 },
      { spell: "levitate", charges: 2 },
      { spell: "lightning-bolt", charges: 5, level: 5 },
      { spell: "magic-missile", charges: 1 },
      { spell: "ray-of-enfeeblement", charges: 1 },
      { spell: "wall-of-force", charges: 5 },
    ],
    uses: [
      {
        name: "Last Charge",
        economy: "passive",
        steps: [
          {
            narrative:
              "A d20 is rolled when it is spent: 1 leaves nothing but the +2 to attack and damage rolls, 20 brings 1d8 + 2 charges back.",
          },
        ],
      },
      {
        name: "Spells",
        economy: "passive",
        steps: [{ narrative: "They have the holder's own save DC and attack bonus." }],
      },
      {
        name: "Power Strike",
        economy: "on-hit",
        charges: 1,
        steps: [
          {
            targets: { what: "creature", count: 1 },
            damage: [{ roll: "1d6", type: "force" }],
            narrative: "On a hit with a melee attack.",
          },
        ],
      },
      {
        name: "Retributive Strike",
        economy: "action",
        limit: { times: 1, per: "ever" },
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "The staff breaks. At 50 percent you land on a random plane, out of the blast; otherwise you take 16 force damage for each charge in it.",
          },
          {
            area: { shape: "sphere", radius: 30 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 17, success: "half" },
            narrative:
              "All others: 8 damage for each charge at 10 feet or less, 6 at 11 to 20 feet, 4 at 21 to 30 feet.",
          },
        ],
      },
    ],
  },
  "staff-of-striking": {
    summary: "A +3 staff whose charges drive its blows home with force.",
    base: ["quarterstaff"],
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 3, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 3, when: { attack: "weapon" } },
    ],
    charges: { most: 10, regains: { roll: "1d6 + 4", at: "dawn" }, risk: "loses-magic" },
    uses: [
      {
        economy: "on-hit",
        charges: 1,
        mostCharges: 3,
        steps: [
          {
            targets: { what: "creature", count: 1 },
            damage: [{ roll: "1d6", type: "force" }],
          },
        ],
      },
    ],
  },
  "staff-of-swarming-insects": {
    summary: "A staff that calls up insects: giant ones, a plague, or a cloud to hide in.",
    charges: { most: 10, regains: { roll: "1d6 + 4", at: "dawn" }, risk: "destroyed" },
    spells: [
      { spell: "giant-insect", charges: 4 },
      { spell: "insect-plague", charges: 5 },
    ],
    uses: [
      {
        name: "Spells",
        economy: "passive",
        steps: [{ narrative: "They have the holder's own spell save DC." }],
      },
      {
        name: "Insect Cloud",
        economy: "action",
        charges: 1,
        steps: [
          {
            area: { shape: "sphere", radius: 30 },
            aura: true,
            obscures: "heavily",
            narrative:
              "For 10 minutes harmless insects hide it from all but you; wind of 10 miles per hour or more ends it.",
          },
        ],
      },
    ],
  },
  "staff-of-the-magi": {
    summary:
      "A mighty staff that drinks in spells, casts a host of its own and can be broken in a great blast.",
    base: ["quarterstaff"],
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 2, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 2, when: { attack: "weapon" } },
      { kind: "stat", stat: "spell-attack", change: "add", by: 2 },
      { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "spells" } },
    ],
    charges: { most: 50, regains: { roll: "4d6 + 2", at: "dawn" } },
    spells: [
      { spell: "conjure-elemental", charges: 7 },
      { spell: "dispel-magic", charges: 3 },
      { spell: "fireball", charges: 7, level: 7 },
      { spell: "flaming-sphere", charges: 2 },
      { spell: "ice-storm", charges: 4 },
      { spell: "invisibility", charges: 2 },
      { spell: "knock", charges: 2 },
      { spell: "lightning-bolt", charges: 7, level: 7 },
      { spell: "passwall", charges: 5 },
      { spell: "plane-shift", charges: 7 },
      { spell: "telekinesis", charges: 5 },
      { spell: "wall-of-fire", charges: 4 },
      { spell: "web", charges: 2 },
      { spell: "arcane-lock" },
      { spell: "detect-magic" },
      { spell: "enlarge-reduce" },
      { spell: "light" },
      { spell: "mage-hand" },
      { spell: "protection-from-evil-and-good" },
    ],
    uses: [
      {
        name: "Last Charge",
        economy: "passive",
        steps: [
          { narrative: "A d20 is rolled when it is spent: 20 brings 1d12 + 1 charges back." },
        ],
      },
      {
        name: "Spells",
        economy: "passive",
        steps: [{ narrative: "They have the holder's own save DC and spellcasting ability." }],
      },
      {
        name: "Spell Absorption",
        economy: "reaction",
        steps: [
          {
            when: "trigger",
            targets: { what: "spell", count: 1 },
            ends: ["spell"],
            narrative:
              "A spell that another casts on you alone fails, and the staff gains its level in charges.",
          },
          { narrative: "Passing 50 charges so, it explodes as by a retributive strike." },
        ],
      },
      {
        name: "Retributive Strike",
        economy: "action",
        limit: { times: 1, per: "ever" },
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "The staff breaks. At 50 percent you land on a random plane, out of the blast; otherwise you take 16 force damage for each charge in it.",
          },
          {
            area: { shape: "sphere", radius: 30 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 17, success: "half" },
            narrative:
              "All others: 8 damage for each charge at 10 feet or less, 6 at 11 to 20 feet, 4 at 21 to 30 feet.",
          },
        ],
      },
    ],
  },
  "staff-of-the-python": {
    summary: "A staff that turns into a giant constrictor snake at its owner's command.",
    uses: [
      {
        name: "Snake",
        economy: "action",
        steps: [
          {
            targets: { what: "point", count: 1, range: 10 },
            summons: { creatures: ["giant-constrictor-snake"], count: 1 },
            narrative: "You control the snake, which has its own initiative.",
          },
          {
            narrative:
              "On your turn, unless incapacitated, your thought directs it from 60 feet or less: its next action and path, or a standing order.",
          },
          {
            when: "death",
            narrative: "At 0 hit points it turns back into the staff, which breaks for good.",
          },
        ],
      },
      {
        name: "Return",
        economy: "bonus-action",
        steps: [
          {
            narrative:
              "It is a staff again, in a space the snake filled; a snake not slain has all its hit points next time.",
          },
        ],
      },
    ],
  },
  "staff-of-the-woodlands": {
    summary: "A +2 staff of druid magic that speaks with nature and can stand as a tall tree.",
    base: ["quarterstaff"],
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 2, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 2, when: { attack: "weapon" } },
      { kind: "stat", stat: "spell-attack", change: "add", by: 2 },
    ],
    charges: { most: 10, regains: { roll: "1d6 + 4", at: "dawn" }, risk: "loses-magic" },
    spells: [
      { spell: "animal-friendship", charges: 1 },
      { spell: "awaken", charges: 5 },
      { spell: "barkskin", charges: 2 },
      { spell: "locate-animals-or-plants", charges: 2 },
      { spell: "speak-with-animals", charges: 1 },
      { spell: "speak-with-plants", charges: 3 },
      { spell: "wall-of-thorns", charges: 6 },
      { spell: "pass-without-trace" },
    ],
    uses: [
      {
        name: "Spells",
        economy: "passive",
        steps: [{ narrative: "They have the holder's own spell save DC." }],
      },
      {
        name: "Tree Form",
        economy: "action",
        charges: 1,
        steps: [
          {
            narrative:
              "Planted in fertile earth it is a tree 60 feet high, its trunk 5 feet thick, its crown 20 feet in radius.",
          },
          { narrative: "It seems a common tree; detect magic finds faint transmutation." },
        ],
      },
      {
        name: "Return",
        economy: "action",
        steps: [
          {
            narrative: "Touch and word turn the tree into the staff; creatures up in it fall.",
          },
        ],
      },
    ],
  },
  "staff-of-thunder-and-lightning": {
    summary:
      "A +2 staff of storms with five powers of thunder and lightning, each good for one use a day.",
    base: ["quarterstaff"],
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 2, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 2, when: { attack: "weapon" } },
    ],
    uses: [
      {
        name: "Lightning",
        economy: "on-hit",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            targets: { what: "creature", count: 1 },
            damage: [{ roll: "2d6", type: "lightning" }],
          },
        ],
      },
      {
        name: "Thunder",
        economy: "on-hit",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            targets: { what: "creature", count: 1 },
            save: { ability: "con", dc: 17, success: "none" },
            conditions: [
              { condition: "stunned", duration: { kind: "turn", edge: "end", of: "source" } },
            ],
            narrative: "The crack is heard 300 feet away.",
          },
        ],
      },
      {
        name: "Lightning Strike",
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            area: { shape: "line", length: 120, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 17, success: "half" },
            damage: [{ roll: "9d6", type: "lightning" }],
          },
        ],
      },
      {
        name: "Thunderclap",
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            area: { shape: "sphere", radius: 60 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 17, success: "half" },
            damage: [{ roll: "2d6", type: "thunder" }],
            conditions: [
              { condition: "deafened", duration: { kind: "time", amount: 1, unit: "minute" } },
            ],
            narrative: "You are not affected. It is heard 600 feet away.",
          },
        ],
      },
      {
        name: "Thunder and Lightning",
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            area: { shape: "line", length: 120, width: 5 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 17, success: "half" },
            damage: [{ roll: "9d6", type: "lightning" }],
            narrative: "Lightning Strike and Thunderclap at once; their own daily uses remain.",
          },
          {
            area: { shape: "sphere", radius: 60 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 17, success: "half" },
            damage: [{ roll: "2d6", type: "thunder" }],
            conditions: [
              { condition: "deafened", duration: { kind: "time", amount: 1, unit: "minute" } },
            ],
            narrative: "You are not affected. It is heard 600 feet away.",
          },
        ],
      },
    ],
  },
  "staff-of-withering": {
    summary: "A staff whose charged blows rot flesh and sap the strength of body for an hour.",
    base: ["quarterstaff"],
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    uses: [
      {
        economy: "on-hit",
        charges: 1,
        steps: [
          {
            targets: { what: "creature", count: 1 },
            damage: [{ roll: "2d10", type: "necrotic" }],
            next: [
              {
                save: { ability: "con", dc: 15, success: "none" },
                effects: [
                  {
                    effects: [
                      {
                        kind: "roll",
                        on: "check",
                        by: "self",
                        mode: "disadvantage",
                        when: { ability: ["str", "con"] },
                      },
                      {
                        kind: "roll",
                        on: "save",
                        by: "self",
                        mode: "disadvantage",
                        when: { ability: ["str", "con"] },
                      },
                    ],
                    duration: { kind: "time", amount: 1, unit: "hour" },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  "stone-of-controlling-earth-elementals": {
    summary: "A stone that, laid on the ground, summons an earth elemental once a day.",
    weight: 5,
    uses: [
      {
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            summons: { creatures: ["earth-elemental"], count: 1 },
            narrative: "As by the spell conjure elemental. The stone must touch the ground.",
          },
        ],
      },
    ],
  },
  "stone-of-good-luck-luckstone": {
    summary: "A polished agate that adds 1 to its owner's ability checks and saving throws.",
    effects: [
      { kind: "roll", on: "check", by: "self", bonus: 1 },
      { kind: "roll", on: "save", by: "self", bonus: 1 },
    ],
  },
  "sun-blade": {
    summary: "A hilt with a +2 blade of sunlight, light in the hand and deadly to undead.",
    base: ["longsword"],
    effects: [
      {
        kind: "roll",
        on: "attack",
        by: "self",
        bonus: 2,
        when: { all: [{ attack: "weapon" }, { during: "blade-lit" }] },
      },
      {
        kind: "roll",
        on: "damage",
        by: "self",
        bonus: 2,
        when: { all: [{ attack: "weapon" }, { during: "blade-lit" }] },
      },
      {
        kind: "extra-damage",
        roll: "1d8",
        type: "radiant",
        when: { all: [{ attack: "weapon" }, { other: ["undead"] }, { during: "blade-lit" }] },
      },
    ],
    uses: [
      {
        name: "Blade",
        economy: "bonus-action",
        steps: [
          {
            targets: { what: "self" },
            effects: [{ effects: [], duration: { kind: "special" }, during: "blade-lit" }],
            narrative: "The blade of light springs from the hilt.",
          },
          {
            when: "sustain",
            economy: "bonus-action",
            targets: { what: "self" },
            ends: ["own"],
          },
          {
            narrative:
              "It has the finesse property, deals radiant instead of slashing damage, and serves all proficient with shortswords or longswords.",
          },
          { light: { bright: 15, dim: 15 }, narrative: "The light is sunlight." },
        ],
      },
      {
        name: "Adjust",
        economy: "action",
        steps: [
          {
            narrative:
              "While the blade burns, both reaches grow or shrink by 5 feet, between 10 and 30 each.",
          },
        ],
      },
    ],
  },
  "sword-of-life-stealing": {
    summary: "A sword whose best blows drain life from the living and lend it to its wielder.",
    base: "any sword",
    uses: [
      {
        economy: "on-hit",
        steps: [
          {
            if: { all: [{ natural: 20 }, { not: { other: ["construct", "undead"] } }] },
            targets: { what: "creature", count: 1 },
            damage: [{ roll: "3d6", type: "necrotic" }],
            next: [
              {
                targets: { what: "self" },
                healing: [{ roll: "0", temporary: true, shareOfDamage: 1, ofType: "necrotic" }],
              },
            ],
          },
        ],
      },
    ],
  },
  "sword-of-sharpness": {
    summary: "A keen sword that cleaves objects, cuts deep on its best blows and may take a limb.",
    base: "any slashing sword",
    uses: [
      {
        name: "Objects",
        economy: "on-hit",
        steps: [
          {
            targets: { what: "object", count: 1 },
            narrative: "Every weapon damage die counts as its highest number.",
          },
        ],
      },
      {
        name: "Limbs",
        economy: "on-hit",
        steps: [
          {
            if: { natural: 20 },
            targets: { what: "creature", count: 1 },
            damage: [{ roll: "4d6", type: "slashing" }],
            next: [
              {
                // Another 20, on a second d20.
                percent: 5,
                narrative:
                  "A limb is severed, or part of a body without limbs; the game master tells what that means.",
              },
            ],
          },
        ],
      },
      {
        name: "Light",
        steps: [
          {
            light: { bright: 10, dim: 10 },
            narrative: "At a word the blade shines, until the word again or the sheath darkens it.",
          },
        ],
      },
    ],
  },
  "sword-of-wounding": {
    summary: "A sword whose wounds bleed on and close to neither magic nor regeneration.",
    base: "any sword",
    uses: [
      {
        name: "Lasting Harm",
        economy: "passive",
        steps: [
          {
            narrative: "Hit points lost to its damage come back only by short and long rests.",
          },
        ],
      },
      {
        name: "Wound",
        economy: "on-hit",
        limit: { times: 1, per: "turn" },
        steps: [
          {
            targets: { what: "creature", count: 1 },
            grows: true,
            next: [
              {
                when: "turn-start",
                damage: [{ roll: "1d4", type: "necrotic" }],
                next: [
                  {
                    save: { ability: "con", dc: 15, success: "other" },
                    otherwise: [{ targets: { what: "creature" }, ends: ["own"] }],
                  },
                ],
              },
              {
                when: "trigger",
                check: { ability: "wis", skill: "medicine", dc: 15 },
                narrative:
                  "An action of the wounded creature, or of one at most 5 feet from it: a success ends the wounds.",
              },
            ],
          },
        ],
      },
    ],
  },
  "talisman-of-pure-good": {
    summary:
      "A holy talisman that burns all who aren't good and swallows the evil in a flaming fissure.",
    charges: { most: 7 },
    uses: [
      {
        name: "Touch",
        economy: "passive",
        steps: [
          {
            when: ["trigger", "turn-end"],
            targets: {
              what: "creature",
              count: 1,
              alignments: ["lawful neutral", "neutral", "chaotic neutral"],
            },
            damage: [{ roll: "6d6", type: "radiant" }],
            narrative:
              "On touching it, and after each turn with it held or carried. The unaligned too.",
          },
          {
            when: ["trigger", "turn-end"],
            targets: {
              what: "creature",
              count: 1,
              alignments: ["lawful evil", "neutral evil", "chaotic evil"],
            },
            damage: [{ roll: "8d6", type: "radiant" }],
            narrative: "On touching it, and after each turn with it held or carried.",
          },
        ],
      },
      {
        name: "Holy Symbol",
        economy: "passive",
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "spell-attack", change: "add", by: 2 }],
                duration: { kind: "source" },
              },
            ],
            narrative:
              "Only for a good cleric or paladin, whom it serves as a holy symbol too, while worn or held.",
          },
        ],
      },
      {
        name: "Fissure",
        economy: "action",
        charges: 1,
        steps: [
          {
            targets: {
              what: "creature",
              count: 1,
              range: 120,
              visible: true,
              alignments: ["lawful evil", "neutral evil", "chaotic evil"],
            },
            save: { ability: "dex", dc: 20, success: "none" },
            kills: true,
            narrative:
              "The target, which stands on the ground, falls into a burning fissure that leaves nothing of it and closes without trace.",
          },
          { narrative: "Charges never return; the last one spent destroys the talisman." },
        ],
      },
    ],
  },
  "talisman-of-the-sphere": {
    summary:
      "A talisman that helps its holder master a sphere of annihilation and steer it farther.",
    uses: [
      {
        name: "Mastery",
        economy: "passive",
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "proficiency", in: ["arcana"], on: "check", share: 2 }],
                duration: { kind: "source" },
              },
            ],
            narrative:
              "While held, only for the Intelligence (Arcana) checks by which a sphere is mastered.",
          },
        ],
      },
      {
        name: "Steer",
        economy: "action",
        steps: [
          {
            narrative:
              "Starting a turn in control of a sphere, move it 10 feet plus 10 times your Intelligence modifier.",
          },
        ],
      },
    ],
  },
  "talisman-of-ultimate-evil": {
    summary:
      "A vile talisman that withers all who aren't evil and swallows the good in a flaming fissure.",
    charges: { most: 6 },
    uses: [
      {
        name: "Touch",
        economy: "passive",
        steps: [
          {
            when: ["trigger", "turn-end"],
            targets: {
              what: "creature",
              count: 1,
              alignments: ["lawful neutral", "neutral", "chaotic neutral"],
            },
            damage: [{ roll: "6d6", type: "necrotic" }],
            narrative:
              "On touching it, and after each turn with it held or carried. The unaligned too.",
          },
          {
            when: ["trigger", "turn-end"],
            targets: {
              what: "creature",
              count: 1,
              alignments: ["lawful good", "neutral good", "chaotic good"],
            },
            damage: [{ roll: "8d6", type: "necrotic" }],
            narrative: "On touching it, and after each turn with it held or carried.",
          },
        ],
      },
      {
        name: "Holy Symbol",
        economy: "passive",
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "spell-attack", change: "add", by: 2 }],
                duration: { kind: "source" },
              },
            ],
            narrative:
              "Only for an evil cleric or paladin, whom it serves as a holy symbol too, while worn or held.",
          },
        ],
      },
      {
        name: "Fissure",
        economy: "action",
        charges: 1,
        steps: [
          {
            targets: {
              what: "creature",
              count: 1,
              range: 120,
              visible: true,
              alignments: ["lawful good", "neutral good", "chaotic good"],
            },
            save: { ability: "dex", dc: 20, success: "none" },
            kills: true,
            narrative:
              "The target, which stands on the ground, falls into a burning fissure that leaves nothing of it and closes without trace.",
          },
          { narrative: "Charges never return; the last one spent destroys the talisman." },
        ],
      },
    ],
  },
  "tome-of-clear-thought": {
    summary: "A book whose study raises Intelligence, and its maximum, by 2 for good.",
    uses: [
      {
        economy: "long",
        limit: { times: 1, per: "century" },
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "int", change: "add", by: 2 }],
                duration: { kind: "special" },
              },
            ],
            narrative:
              "After 48 hours of study within 6 days at most, for good; the score's maximum rises by 2 too.",
          },
        ],
      },
    ],
  },
  "tome-of-leadership-and-influence": {
    summary: "A book whose study raises Charisma, and its maximum, by 2 for good.",
    uses: [
      {
        economy: "long",
        limit: { times: 1, per: "century" },
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "cha", change: "add", by: 2 }],
                duration: { kind: "special" },
              },
            ],
            narrative:
              "After 48 hours of study within 6 days at most, for good; the score's maximum rises by 2 too.",
          },
        ],
      },
    ],
  },
  "tome-of-understanding": {
    summary: "A book whose study raises Wisdom, and its maximum, by 2 for good.",
    uses: [
      {
        economy: "long",
        limit: { times: 1, per: "century" },
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "wis", change: "add", by: 2 }],
                duration: { kind: "special" },
              },
            ],
            narrative:
              "After 48 hours of study within 6 days at most, for good; the score's maximum rises by 2 too.",
          },
        ],
      },
    ],
  },
  "trident-of-fish-command": {
    summary: "A trident whose charges put swimming beasts under its bearer's will.",
    base: ["trident"],
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    spells: [{ spell: "dominate-beast", charges: 1, dc: 15 }],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "Only on beasts born with a swimming speed." }],
      },
    ],
  },
  "universal-solvent": {
    summary: "A tube of liquid that dissolves any glue at once, even sovereign glue.",
    consumed: true,
    uses: [
      {
        economy: "action",
        steps: [
          {
            narrative:
              "Poured on a surface in reach, it dissolves 1 square foot of adhesive at most, sovereign glue among them.",
          },
        ],
      },
    ],
  },
  "vicious-weapon": {
    summary: "A weapon whose best blows deal 2d6 more damage.",
    base: "any weapon",
    uses: [
      {
        economy: "on-hit",
        steps: [
          {
            if: { natural: 20 },
            targets: { what: "creature", count: 1 },
            damage: [{ roll: "2d6", type: "weapon" }],
          },
        ],
      },
    ],
  },
  "vorpal-sword": {
    summary: "A +3 sword that no resistance to slashing dulls and whose best blows behead.",
    base: "any slashing sword",
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 3, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 3, when: { attack: "weapon" } },
    ],
    uses: [
      {
        name: "Keen",
        economy: "passive",
        steps: [{ narrative: "Resistance to slashing damage doesn't count against it." }],
      },
      {
        name: "Behead",
        economy: "on-hit",
        steps: [
          {
            if: { all: [{ natural: 20 }, { not: keepsItsHead }] },
            targets: { what: "creature", count: 1 },
            kills: true,
            narrative:
              "A head comes off: the creature dies, but for one that can live without that head, or is too big, as the game master finds.",
          },
          {
            if: { all: [{ natural: 20 }, keepsItsHead] },
            targets: { what: "creature", count: 1 },
            damage: [{ roll: "6d8", type: "slashing" }],
          },
        ],
      },
    ],
  },
  "wand-of-binding": {
    summary: "A wand that holds people and monsters still and helps its holder slip out of bonds.",
    charges: { most: 7, regains: { roll: "1d6 + 1", at: "dawn" }, risk: "destroyed" },
    spells: [
      { spell: "hold-monster", charges: 5, dc: 17 },
      { spell: "hold-person", charges: 2, dc: 17 },
    ],
    uses: [
      {
        name: "Assisted Escape",
        economy: "reaction",
        charges: 1,
        steps: [
          {
            when: "trigger",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "save",
                    by: "self",
                    mode: "advantage",
                    when: { any: [{ against: "paralyzed" }, { against: "restrained" }] },
                  },
                ],
                duration: { kind: "instantaneous" },
              },
            ],
          },
        ],
      },
      {
        name: "Assisted Escape (grapple)",
        charges: 1,
        steps: [
          {
            when: "trigger",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "check",
                    by: "self",
                    mode: "advantage",
                    when: { against: "grapple" },
                  },
                ],
                duration: { kind: "instantaneous" },
              },
            ],
            narrative: "For a check to get out of a grapple.",
          },
        ],
      },
    ],
  },
  "wand-of-enemy-detection": {
    summary: "A wand that points to the nearest enemy for a minute, however well hidden.",
    charges: { most: 7, regains: { roll: "1d6 + 1", at: "dawn" }, risk: "destroyed" },
    uses: [
      {
        economy: "action",
        charges: 1,
        steps: [
          {
            targets: { what: "creature", range: 60, side: "enemies" },
            narrative:
              "For 1 minute, while the wand is held, its holder knows in which direction the nearest hostile creature is, not how far.",
          },
          { narrative: "Ethereal, invisible, disguised and hidden ones count as well." },
        ],
      },
    ],
  },
  "wand-of-fear": {
    summary: "A wand that commands one creature to flee or grovel, or frightens many in a cone.",
    charges: { most: 7, regains: { roll: "1d6 + 1", at: "dawn" }, risk: "destroyed" },
    spells: [{ spell: "command", charges: 1, dc: 15 }],
    uses: [
      {
        name: "Command",
        economy: "passive",
        steps: [{ narrative: "The spell's only commands here are flee and grovel." }],
      },
      {
        name: "Cone of Fear",
        economy: "action",
        charges: 2,
        steps: [
          {
            area: { shape: "cone", length: 60 },
            targets: { what: "creature" },
            save: { ability: "wis", dc: 15, success: "none" },
            conditions: [
              {
                condition: "frightened",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            effects: [
              {
                effects: [{ kind: "cannot", what: "react" }],
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            next: [
              {
                narrative:
                  "It must spend its turns fleeing as far as possible and never willingly comes nearer than 30 feet.",
              },
              {
                narrative:
                  "Its action is Dash, or breaking free of what holds it; Dodge where it has no way to go.",
              },
            ],
          },
        ],
      },
    ],
  },
  "wand-of-fireballs": {
    summary: "A wand that casts fireball, stronger the more charges are spent.",
    charges: { most: 7, regains: { roll: "1d6 + 1", at: "dawn" }, risk: "destroyed" },
    spells: [{ spell: "fireball", charges: 1, perCharge: true, dc: 15 }],
  },
  "wand-of-lightning-bolts": {
    summary: "A wand that casts lightning bolt, stronger the more charges are spent.",
    charges: { most: 7, regains: { roll: "1d6 + 1", at: "dawn" }, risk: "destroyed" },
    spells: [{ spell: "lightning-bolt", charges: 1, perCharge: true, dc: 15 }],
  },
  "wand-of-magic-detection": {
    summary: "A wand whose charges reveal magic around its holder.",
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    spells: [{ spell: "detect-magic", charges: 1 }],
  },
  "wand-of-magic-missiles": {
    summary: "A wand that casts magic missile, with more darts the more charges are spent.",
    charges: { most: 7, regains: { roll: "1d6 + 1", at: "dawn" }, risk: "destroyed" },
    spells: [{ spell: "magic-missile", charges: 1, perCharge: true }],
  },
  "wand-of-paralysis": {
    summary: "A wand with a thin blue ray that paralyzes the creature it strikes.",
    charges: { most: 7, regains: { roll: "1d6 + 1", at: "dawn" }, risk: "destroyed" },
    uses: [
      {
        economy: "action",
        charges: 1,
        steps: [
          {
            targets: { what: "creature", count: 1, range: 60, visible: true },
            save: { ability: "con", dc: 15, success: "none" },
            conditions: [
              {
                condition: "paralyzed",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
          },
        ],
      },
    ],
  },
  "wand-of-polymorph": {
    summary: "A wand that turns creatures into beasts by the spell polymorph.",
    charges: { most: 7, regains: { roll: "1d6 + 1", at: "dawn" }, risk: "destroyed" },
    spells: [{ spell: "polymorph", charges: 1, dc: 15 }],
  },
  "wand-of-secrets": {
    summary: "A wand that points out the nearest secret door or trap.",
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    uses: [
      {
        economy: "action",
        charges: 1,
        steps: [
          {
            targets: { what: "object", count: 1, range: 30 },
            narrative:
              "With a secret door or trap in range, the wand pulses and shows the nearest.",
          },
        ],
      },
    ],
  },
  "wand-of-the-war-mage": {
    summary: "A wand that sharpens its holder's spell attacks and reaches past half cover.",
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "Half cover doesn't protect from the holder's spell attacks." }],
      },
    ],
    variants: {
      "wand-of-the-war-mage-1": {
        effects: [{ kind: "stat", stat: "spell-attack", change: "add", by: 1 }],
      },
      "wand-of-the-war-mage-2": {
        effects: [{ kind: "stat", stat: "spell-attack", change: "add", by: 2 }],
      },
      "wand-of-the-war-mage-3": {
        effects: [{ kind: "stat", stat: "spell-attack", change: "add", by: 3 }],
      },
    },
  },
  "wand-of-web": {
    summary: "A wand that fills a space with sticky webs, as by the spell.",
    charges: { most: 7, regains: { roll: "1d6 + 1", at: "dawn" }, risk: "destroyed" },
    spells: [{ spell: "web", charges: 1, dc: 15 }],
  },
  "wand-of-wonder": {
    summary: "A wand of wild magic: each charge brings forth one of many effects at random.",
    charges: { most: 7, regains: { roll: "1d6 + 1", at: "dawn" }, risk: "destroyed" },
    uses: [
      {
        economy: "action",
        charges: 1,
        steps: [
          {
            targets: { what: "creature-or-object", count: 1, range: 120 },
            narrative: "A point in space will do as well. Then roll d100.",
          },
          {
            narrative:
              "Spells so cast have save DC 15, and 120 feet in place of a shorter or longer range in feet.",
          },
          {
            narrative:
              "An area includes the target at its centre; of several possible subjects, the game master rolls who is affected.",
          },
          { option: "slow", narrative: "d100 1-5: the spell slow." },
          { option: "faerie_fire", narrative: "d100 6-10: the spell faerie fire." },
          {
            option: "stunned",
            targets: { what: "self" },
            conditions: [
              { condition: "stunned", duration: { kind: "turn", edge: "start", of: "source" } },
            ],
            narrative: "d100 11-15: you think you have seen something awesome.",
          },
          { option: "gust_of_wind", narrative: "d100 16-20: the spell gust of wind." },
          {
            option: "detect_thoughts",
            narrative: "d100 21-25: the spell detect thoughts, on the target alone.",
            next: [
              {
                targets: { what: "self" },
                damage: [{ roll: "1d6", type: "psychic" }],
                narrative: "Instead of the spell, where the target is no creature.",
              },
            ],
          },
          { option: "stinking_cloud", narrative: "d100 26-30: the spell stinking cloud." },
          {
            option: "heavy_rain",
            area: { shape: "sphere", radius: 60 },
            obscures: "lightly",
            narrative: "d100 31-33: heavy rain around the target till your next turn starts.",
          },
          {
            option: "animal",
            narrative:
              "d100 34-36: an animal, under nobody's control, in the nearest free space; a second d100 tells which.",
            next: [
              {
                option: "rhinoceros",
                summons: { creatures: ["rhinoceros"], count: 1 },
                narrative: "d100 1-25.",
              },
              {
                option: "elephant",
                summons: { creatures: ["elephant"], count: 1 },
                narrative: "d100 26-50.",
              },
              {
                option: "rat",
                summons: { creatures: ["rat"], count: 1 },
                narrative: "d100 51-100.",
              },
            ],
          },
          { option: "lightning_bolt", narrative: "d100 37-46: the spell lightning bolt." },
          {
            option: "butterflies",
            area: { shape: "sphere", radius: 30 },
            obscures: "heavily",
            narrative: "d100 47-49: 600 outsized butterflies around the target, for 10 minutes.",
          },
          {
            option: "enlarge",
            narrative:
              "d100 50-53: the target grows as by enlarge/reduce; you do, where it is no creature or can't be affected.",
          },
          { option: "darkness", narrative: "d100 54-58: the spell darkness." },
          {
            option: "grass",
            area: { shape: "sphere", radius: 60 },
            narrative:
              "d100 59-62: grass sprouts around the target; grass already there is ten times its size for 1 minute.",
          },
          {
            option: "vanishing_object",
            targets: { what: "object", count: 1 },
            narrative:
              "d100 63-65: an unattended object of the game master's choice, at most 120 feet from the target and 10 feet each way, goes to the Ethereal Plane.",
          },
          {
            option: "shrink",
            targets: { what: "self" },
            narrative: "d100 66-69: you shrink, as by enlarge/reduce.",
          },
          { option: "fireball", narrative: "d100 70-79: the spell fireball." },
          {
            option: "invisibility",
            targets: { what: "self" },
            narrative: "d100 80-84: the spell invisibility, on you.",
          },
          {
            option: "leaves",
            narrative:
              "d100 85-87: the target, or the creature nearest to a point, sprouts leaves; unpicked they turn brown and drop after 24 hours.",
          },
          {
            option: "gems",
            area: { shape: "line", length: 30, width: 5 },
            targets: { what: "creature" },
            narrative:
              "d100 88-90: 1d4 x 10 gems of 1 gp fly out, 1 bludgeoning damage each, in all shared evenly by those in the line.",
          },
          {
            option: "shimmering_light",
            area: { shape: "sphere", radius: 30 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 15, success: "none" },
            conditions: [
              {
                condition: "blinded",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
            narrative: "d100 91-95: around you, and you too; only those that can see.",
          },
          {
            option: "blue_skin",
            narrative:
              "d100 96-97: the target, or the creature nearest to a point, is bright blue for 1d10 days.",
          },
          {
            option: "petrify",
            targets: { what: "creature", count: 1 },
            save: { ability: "con", dc: 15, success: "none" },
            conditions: [{ condition: "restrained", duration: { kind: "special" } }],
            narrative:
              "d100 98-100: you, where the target is no creature. A target that fails begins turning to stone.",
            next: [
              {
                failsBy: 5,
                conditions: [
                  { condition: "petrified", duration: { kind: "until", what: "cured" } },
                ],
                narrative: "At once, until greater restoration or similar magic.",
              },
              {
                when: "turn-end",
                save: { ability: "con", dc: 15, success: "other" },
                conditions: [
                  { condition: "petrified", duration: { kind: "until", what: "cured" } },
                ],
                narrative: "At its next turn's end, if only restrained.",
                otherwise: [{ ends: ["restrained"] }],
              },
            ],
          },
        ],
      },
    ],
  },
  weapon: {
    summary: "A weapon whose magic adds to attack and damage rolls.",
    base: "any weapon",
    variants: {
      "weapon-1": {
        effects: [
          { kind: "roll", on: "attack", by: "self", bonus: 1, when: { attack: "weapon" } },
          { kind: "roll", on: "damage", by: "self", bonus: 1, when: { attack: "weapon" } },
        ],
      },
      "weapon-2": {
        effects: [
          { kind: "roll", on: "attack", by: "self", bonus: 2, when: { attack: "weapon" } },
          { kind: "roll", on: "damage", by: "self", bonus: 2, when: { attack: "weapon" } },
        ],
      },
      "weapon-3": {
        effects: [
          { kind: "roll", on: "attack", by: "self", bonus: 3, when: { attack: "weapon" } },
          { kind: "roll", on: "damage", by: "self", bonus: 3, when: { attack: "weapon" } },
        ],
      },
    },
  },
  "well-of-many-worlds": {
    summary:
      "A cloth that opens a portal to some other world or plane, which the game master picks.",
    uses: [
      {
        name: "Open",
        economy: "action",
        steps: [
          {
            narrative:
              "Spread on a solid surface, 6 feet wide, it is a portal both ways; each time the game master says where to.",
          },
          { narrative: "After that it opens no other portal for 1d8 hours." },
        ],
      },
      {
        name: "Close",
        economy: "action",
        steps: [{ narrative: "Folding the cloth up shuts the portal." }],
      },
    ],
  },
  "wind-fan": {
    summary: "A fan that casts gust of wind, safely once a day and at a growing risk after that.",
    spells: [{ spell: "gust-of-wind", dc: 13 }],
    uses: [
      {
        economy: "passive",
        steps: [
          {
            narrative:
              "Each use past the first before dawn adds 20 percent to the chance that it fails and tears to nonmagical shreds.",
          },
        ],
      },
    ],
  },
  "winged-boots": {
    summary: "Boots that let their wearer fly at walking speed, up to four hours in all.",
    effects: [{ kind: "stat", stat: "speed-fly", change: "least", by: { of: "walking-speed" } }],
    uses: [
      {
        economy: "passive",
        steps: [
          { narrative: "They fly 4 hours in all, in flights counted as 1 minute or more." },
          {
            when: "end",
            narrative: "In the air still, the wearer sinks 30 feet a round to the ground.",
          },
          { narrative: "12 hours without use restore 2 hours of flight." },
        ],
      },
    ],
  },
  "wings-of-flying": {
    summary: "A cloak that turns into wings, to fly 60 feet a turn for up to an hour.",
    uses: [
      {
        name: "Spread",
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "speed-fly", change: "least", by: 60 }],
                duration: { kind: "time", amount: 1, unit: "hour" },
              },
            ],
            narrative: "Bat or bird wings; once they are gone, there are none for 1d12 hours.",
          },
        ],
      },
      {
        name: "Fold",
        economy: "action",
        steps: [{ narrative: "The same word ends the wings early." }],
      },
    ],
  },
};
