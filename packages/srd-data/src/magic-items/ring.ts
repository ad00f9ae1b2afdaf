// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { MagicItem } from "./types.js";

/** Magic items of kind ring, in order of id. */
export const ring: readonly MagicItem[] = Object.freeze<MagicItem[]>([
  {
    id: "ring-of-animal-influence",
    name: "Ring of Animal Influence",
    srd: "Magic Items A-Z, Ring of Animal Influence",
    summary:
      "A ring whose charges befriend beasts, speak with them or drive the simplest of them off.",
    kind: "ring",
    rarity: "rare",
    attunement: false,
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
  {
    id: "ring-of-djinni-summoning",
    name: "Ring of Djinni Summoning",
    srd: "Magic Items A-Z, Ring of Djinni Summoning",
    summary: "A ring that summons a djinni to serve its wearer for up to an hour.",
    kind: "ring",
    rarity: "legendary",
    attunement: {},
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
  {
    id: "ring-of-elemental-command",
    name: "Ring of Elemental Command",
    also: [
      "ring of air elemental command",
      "ring of earth elemental command",
      "ring of fire elemental command",
      "ring of water elemental command",
    ],
    srd: "Magic Items A-Z, Ring of Elemental Command",
    summary: "A ring linked to one Elemental Plane, with power over its creatures and its element.",
    kind: "ring",
    rarity: "legendary",
    attunement: {},
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
    variants: [
      {
        id: "ring-of-elemental-command-air",
        name: "Ring of Air Elemental Command",
        rarity: "legendary",
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
      {
        id: "ring-of-elemental-command-earth",
        name: "Ring of Earth Elemental Command",
        rarity: "legendary",
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
      {
        id: "ring-of-elemental-command-fire",
        name: "Ring of Fire Elemental Command",
        rarity: "legendary",
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
      {
        id: "ring-of-elemental-command-water",
        name: "Ring of Water Elemental Command",
        rarity: "legendary",
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
    ],
  },
  {
    id: "ring-of-evasion",
    name: "Ring of Evasion",
    srd: "Magic Items A-Z, Ring of Evasion",
    summary: "A ring whose charges turn failed Dexterity saves into successes.",
    kind: "ring",
    rarity: "rare",
    attunement: {},
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
  {
    id: "ring-of-feather-falling",
    name: "Ring of Feather Falling",
    srd: "Magic Items A-Z, Ring of Feather Falling",
    summary: "A ring that makes every fall of its wearer slow and harmless.",
    kind: "ring",
    rarity: "rare",
    attunement: {},
    uses: [{ economy: "passive", steps: [{ narrative: "A fall is harmless, 60 feet a round." }] }],
  },
  {
    id: "ring-of-free-action",
    name: "Ring of Free Action",
    srd: "Magic Items A-Z, Ring of Free Action",
    summary: "A ring that no rough ground slows and no magic holds or hampers.",
    kind: "ring",
    rarity: "rare",
    attunement: {},
    effects: [
      { kind: "condition-immunity", condition: "paralyzed", when: { against: "magic" } },
      { kind: "condition-immunity", condition: "restrained", when: { against: "magic" } },
      { kind: "unhindered", by: "difficult-terrain" },
    ],
    uses: [{ economy: "passive", steps: [{ narrative: "No magic lowers the wearer's speed." }] }],
  },
  {
    id: "ring-of-invisibility",
    name: "Ring of Invisibility",
    srd: "Magic Items A-Z, Ring of Invisibility",
    summary: "A ring that turns its wearer invisible until it attacks or casts a spell.",
    kind: "ring",
    rarity: "legendary",
    attunement: {},
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
  {
    id: "ring-of-jumping",
    name: "Ring of Jumping",
    srd: "Magic Items A-Z, Ring of Jumping",
    summary: "A ring that lets its wearer cast jump on itself at any time.",
    kind: "ring",
    rarity: "uncommon",
    attunement: {},
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
  {
    id: "ring-of-mind-shielding",
    name: "Ring of Mind Shielding",
    srd: "Magic Items A-Z, Ring of Mind Shielding",
    summary: "A ring that closes its wearer's mind to magic and can shelter its soul after death.",
    kind: "ring",
    rarity: "uncommon",
    attunement: {},
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
  {
    id: "ring-of-protection",
    name: "Ring of Protection",
    srd: "Magic Items A-Z, Ring of Protection",
    summary: "A ring that adds 1 to its wearer's armour class and saving throws.",
    kind: "ring",
    rarity: "rare",
    attunement: {},
    effects: [
      { kind: "stat", stat: "armor-class", change: "add", by: 1 },
      { kind: "roll", on: "save", by: "self", bonus: 1 },
    ],
  },
  {
    id: "ring-of-regeneration",
    name: "Ring of Regeneration",
    srd: "Magic Items A-Z, Ring of Regeneration",
    summary: "A ring that slowly closes its wearer's wounds and regrows lost parts of the body.",
    kind: "ring",
    rarity: "very rare",
    attunement: {},
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
  {
    id: "ring-of-resistance",
    name: "Ring of Resistance",
    also: [
      "ring of acid resistance",
      "ring of cold resistance",
      "ring of fire resistance",
      "ring of force resistance",
      "ring of lightning resistance",
      "ring of necrotic resistance",
      "ring of poison resistance",
      "ring of psychic resistance",
      "ring of radiant resistance",
      "ring of thunder resistance",
    ],
    srd: "Magic Items A-Z, Ring of Resistance",
    summary: "A ring that halves damage of one type, which its gem tells.",
    kind: "ring",
    rarity: "rare",
    attunement: {},
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
    variants: [
      {
        id: "ring-of-resistance-acid",
        name: "Ring of Acid Resistance",
        rarity: "rare",
        summary: "Its gem: pearl.",
        effects: [{ kind: "damage", response: "resistance", types: ["acid"] }],
      },
      {
        id: "ring-of-resistance-cold",
        name: "Ring of Cold Resistance",
        rarity: "rare",
        summary: "Its gem: tourmaline.",
        effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
      },
      {
        id: "ring-of-resistance-fire",
        name: "Ring of Fire Resistance",
        rarity: "rare",
        summary: "Its gem: garnet.",
        effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
      },
      {
        id: "ring-of-resistance-force",
        name: "Ring of Force Resistance",
        rarity: "rare",
        summary: "Its gem: sapphire.",
        effects: [{ kind: "damage", response: "resistance", types: ["force"] }],
      },
      {
        id: "ring-of-resistance-lightning",
        name: "Ring of Lightning Resistance",
        rarity: "rare",
        summary: "Its gem: citrine.",
        effects: [{ kind: "damage", response: "resistance", types: ["lightning"] }],
      },
      {
        id: "ring-of-resistance-necrotic",
        name: "Ring of Necrotic Resistance",
        rarity: "rare",
        summary: "Its gem: jet.",
        effects: [{ kind: "damage", response: "resistance", types: ["necrotic"] }],
      },
      {
        id: "ring-of-resistance-poison",
        name: "Ring of Poison Resistance",
        rarity: "rare",
        summary: "Its gem: amethyst.",
        effects: [{ kind: "damage", response: "resistance", types: ["poison"] }],
      },
      {
        id: "ring-of-resistance-psychic",
        name: "Ring of Psychic Resistance",
        rarity: "rare",
        summary: "Its gem: jade.",
        effects: [{ kind: "damage", response: "resistance", types: ["psychic"] }],
      },
      {
        id: "ring-of-resistance-radiant",
        name: "Ring of Radiant Resistance",
        rarity: "rare",
        summary: "Its gem: topaz.",
        effects: [{ kind: "damage", response: "resistance", types: ["radiant"] }],
      },
      {
        id: "ring-of-resistance-thunder",
        name: "Ring of Thunder Resistance",
        rarity: "rare",
        summary: "Its gem: spinel.",
        effects: [{ kind: "damage", response: "resistance", types: ["thunder"] }],
      },
    ],
  },
  {
    id: "ring-of-shooting-stars",
    name: "Ring of Shooting Stars",
    srd: "Magic Items A-Z, Ring of Shooting Stars",
    summary: "A ring of the night sky that casts lights, balls of lightning and fiery stars.",
    kind: "ring",
    rarity: "very rare",
    attunement: { how: "outdoors at night" },
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
  {
    id: "ring-of-spell-storing",
    name: "Ring of Spell Storing",
    srd: "Magic Items A-Z, Ring of Spell Storing",
    summary:
      "A ring that holds up to five levels of spells, cast into it by anyone, for its wearer to cast.",
    kind: "ring",
    rarity: "rare",
    attunement: {},
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
  {
    id: "ring-of-spell-turning",
    name: "Ring of Spell Turning",
    srd: "Magic Items A-Z, Ring of Spell Turning",
    summary: "A ring that helps against spells aimed at its wearer alone and may hurl them back.",
    kind: "ring",
    rarity: "legendary",
    attunement: {},
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
  {
    id: "ring-of-swimming",
    name: "Ring of Swimming",
    srd: "Magic Items A-Z, Ring of Swimming",
    summary: "A ring that makes its wearer a swimmer, with a speed of 40 feet.",
    kind: "ring",
    rarity: "uncommon",
    attunement: false,
    effects: [{ kind: "stat", stat: "speed-swim", change: "least", by: 40 }],
  },
  {
    id: "ring-of-telekinesis",
    name: "Ring of Telekinesis",
    srd: "Magic Items A-Z, Ring of Telekinesis",
    summary: "A ring that lets its wearer move loose objects by will alone, at any time.",
    kind: "ring",
    rarity: "very rare",
    attunement: {},
    spells: [{ spell: "telekinesis" }],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "At will, but only on objects that nobody wears or carries." }],
      },
    ],
  },
  {
    id: "ring-of-the-ram",
    name: "Ring of the Ram",
    srd: "Magic Items A-Z, Ring of the Ram",
    summary:
      "A ring that strikes with a spectral ram's head, at a creature or at an object to break it.",
    kind: "ring",
    rarity: "rare",
    attunement: {},
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
  {
    id: "ring-of-three-wishes",
    name: "Ring of Three Wishes",
    srd: "Magic Items A-Z, Ring of Three Wishes",
    summary: "A ring that grants three wishes and is an ordinary ring after the last.",
    kind: "ring",
    rarity: "legendary",
    attunement: false,
    charges: { most: 3 },
    spells: [{ spell: "wish", charges: 1 }],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "Charges never return; spending the last ends the ring's magic." }],
      },
    ],
  },
  {
    id: "ring-of-warmth",
    name: "Ring of Warmth",
    srd: "Magic Items A-Z, Ring of Warmth",
    summary: "A ring that keeps its wearer warm and gives resistance to cold damage.",
    kind: "ring",
    rarity: "uncommon",
    attunement: {},
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
  {
    id: "ring-of-water-walking",
    name: "Ring of Water Walking",
    srd: "Magic Items A-Z, Ring of Water Walking",
    summary: "A ring that lets its wearer walk across water and any other liquid.",
    kind: "ring",
    rarity: "uncommon",
    attunement: false,
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "Liquid of any kind bears the wearer's steps like firm ground." }],
      },
    ],
  },
  {
    id: "ring-of-x-ray-vision",
    name: "Ring of X-ray Vision",
    srd: "Magic Items A-Z, Ring of X-ray Vision",
    summary:
      "A ring that lets its wearer look through solid matter for a minute, at the risk of exhaustion.",
    kind: "ring",
    rarity: "rare",
    attunement: {},
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
]);
