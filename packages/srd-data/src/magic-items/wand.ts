// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { MagicItem } from "./types.js";

/** Magic items of kind wand, in order of id. */
export const wand: readonly MagicItem[] = Object.freeze<MagicItem[]>([
  {
    id: "wand-of-binding",
    name: "Wand of Binding",
    srd: "Magic Items A-Z, Wand of Binding",
    summary: "A wand that holds people and monsters still and helps its holder slip out of bonds.",
    kind: "wand",
    rarity: "rare",
    attunement: { by: { spellcaster: true } },
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
  {
    id: "wand-of-enemy-detection",
    name: "Wand of Enemy Detection",
    srd: "Magic Items A-Z, Wand of Enemy Detection",
    summary: "A wand that points to the nearest enemy for a minute, however well hidden.",
    kind: "wand",
    rarity: "rare",
    attunement: {},
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
  {
    id: "wand-of-fear",
    name: "Wand of Fear",
    srd: "Magic Items A-Z, Wand of Fear",
    summary: "A wand that commands one creature to flee or grovel, or frightens many in a cone.",
    kind: "wand",
    rarity: "rare",
    attunement: {},
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
  {
    id: "wand-of-fireballs",
    name: "Wand of Fireballs",
    srd: "Magic Items A-Z, Wand of Fireballs",
    summary: "A wand that casts fireball, stronger the more charges are spent.",
    kind: "wand",
    rarity: "rare",
    attunement: { by: { spellcaster: true } },
    charges: { most: 7, regains: { roll: "1d6 + 1", at: "dawn" }, risk: "destroyed" },
    spells: [{ spell: "fireball", charges: 1, perCharge: true, dc: 15 }],
  },
  {
    id: "wand-of-lightning-bolts",
    name: "Wand of Lightning Bolts",
    srd: "Magic Items A-Z, Wand of Lightning Bolts",
    summary: "A wand that casts lightning bolt, stronger the more charges are spent.",
    kind: "wand",
    rarity: "rare",
    attunement: { by: { spellcaster: true } },
    charges: { most: 7, regains: { roll: "1d6 + 1", at: "dawn" }, risk: "destroyed" },
    spells: [{ spell: "lightning-bolt", charges: 1, perCharge: true, dc: 15 }],
  },
  {
    id: "wand-of-magic-detection",
    name: "Wand of Magic Detection",
    srd: "Magic Items A-Z, Wand of Magic Detection",
    summary: "A wand whose charges reveal magic around its holder.",
    kind: "wand",
    rarity: "uncommon",
    attunement: false,
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    spells: [{ spell: "detect-magic", charges: 1 }],
  },
  {
    id: "wand-of-magic-missiles",
    name: "Wand of Magic Missiles",
    srd: "Magic Items A-Z, Wand of Magic Missiles",
    summary: "A wand that casts magic missile, with more darts the more charges are spent.",
    kind: "wand",
    rarity: "uncommon",
    attunement: false,
    charges: { most: 7, regains: { roll: "1d6 + 1", at: "dawn" }, risk: "destroyed" },
    spells: [{ spell: "magic-missile", charges: 1, perCharge: true }],
  },
  {
    id: "wand-of-paralysis",
    name: "Wand of Paralysis",
    srd: "Magic Items A-Z, Wand of Paralysis",
    summary: "A wand with a thin blue ray that paralyzes the creature it strikes.",
    kind: "wand",
    rarity: "rare",
    attunement: { by: { spellcaster: true } },
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
  {
    id: "wand-of-polymorph",
    name: "Wand of Polymorph",
    srd: "Magic Items A-Z, Wand of Polymorph",
    summary: "A wand that turns creatures into beasts by the spell polymorph.",
    kind: "wand",
    rarity: "very rare",
    attunement: { by: { spellcaster: true } },
    charges: { most: 7, regains: { roll: "1d6 + 1", at: "dawn" }, risk: "destroyed" },
    spells: [{ spell: "polymorph", charges: 1, dc: 15 }],
  },
  {
    id: "wand-of-secrets",
    name: "Wand of Secrets",
    srd: "Magic Items A-Z, Wand of Secrets",
    summary: "A wand that points out the nearest secret door or trap.",
    kind: "wand",
    rarity: "uncommon",
    attunement: false,
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
  {
    id: "wand-of-the-war-mage",
    name: "Wand of the War Mage, +1, +2, or +3",
    also: ["wand of the war mage, +1", "wand of the war mage, +2", "wand of the war mage, +3"],
    srd: "Magic Items A-Z, Wand of the War Mage, +1, +2, or +3",
    summary: "A wand that sharpens its holder's spell attacks and reaches past half cover.",
    kind: "wand",
    rarity: "varies",
    attunement: { by: { spellcaster: true } },
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "Half cover doesn't protect from the holder's spell attacks." }],
      },
    ],
    variants: [
      {
        id: "wand-of-the-war-mage-1",
        name: "Wand of the War Mage, +1",
        rarity: "uncommon",
        effects: [{ kind: "stat", stat: "spell-attack", change: "add", by: 1 }],
      },
      {
        id: "wand-of-the-war-mage-2",
        name: "Wand of the War Mage, +2",
        rarity: "rare",
        effects: [{ kind: "stat", stat: "spell-attack", change: "add", by: 2 }],
      },
      {
        id: "wand-of-the-war-mage-3",
        name: "Wand of the War Mage, +3",
        rarity: "very rare",
        effects: [{ kind: "stat", stat: "spell-attack", change: "add", by: 3 }],
      },
    ],
  },
  {
    id: "wand-of-web",
    name: "Wand of Web",
    srd: "Magic Items A-Z, Wand of Web",
    summary: "A wand that fills a space with sticky webs, as by the spell.",
    kind: "wand",
    rarity: "uncommon",
    attunement: { by: { spellcaster: true } },
    charges: { most: 7, regains: { roll: "1d6 + 1", at: "dawn" }, risk: "destroyed" },
    spells: [{ spell: "web", charges: 1, dc: 15 }],
  },
  {
    id: "wand-of-wonder",
    name: "Wand of Wonder",
    srd: "Magic Items A-Z, Wand of Wonder",
    summary: "A wand of wild magic: each charge brings forth one of many effects at random.",
    kind: "wand",
    rarity: "rare",
    attunement: { by: { spellcaster: true } },
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
]);
