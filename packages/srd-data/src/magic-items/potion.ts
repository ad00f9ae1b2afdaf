// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { MagicItem } from "./types.js";

/** Magic items of kind potion, in order of id. */
export const potion: readonly MagicItem[] = Object.freeze<MagicItem[]>([
  {
    id: "oil-of-etherealness",
    name: "Oil of Etherealness",
    srd: "Magic Items A-Z, Oil of Etherealness",
    summary: "An oil that lets whoever is coated with it step into the Ethereal Plane for an hour.",
    kind: "potion",
    rarity: "rare",
    attunement: false,
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
  {
    id: "oil-of-sharpness",
    name: "Oil of Sharpness",
    srd: "Magic Items A-Z, Oil of Sharpness",
    summary: "An oil that makes a blade or a few arrows +3 for an hour.",
    kind: "potion",
    rarity: "very rare",
    attunement: false,
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
  {
    id: "oil-of-slipperiness",
    name: "Oil of Slipperiness",
    srd: "Magic Items A-Z, Oil of Slipperiness",
    summary:
      "A slick oil that frees a creature's movement for 8 hours or greases a patch of floor.",
    kind: "potion",
    rarity: "uncommon",
    attunement: false,
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
  {
    id: "philter-of-love",
    name: "Philter of Love",
    srd: "Magic Items A-Z, Philter of Love",
    summary: "A potion that charms its drinker for an hour with the next creature that it sees.",
    kind: "potion",
    rarity: "uncommon",
    attunement: false,
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
  {
    id: "potion-of-animal-friendship",
    name: "Potion of Animal Friendship",
    srd: "Magic Items A-Z, Potion of Animal Friendship",
    summary: "A potion that lets its drinker befriend beasts by magic for an hour.",
    kind: "potion",
    rarity: "uncommon",
    attunement: false,
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
  {
    id: "potion-of-clairvoyance",
    name: "Potion of Clairvoyance",
    srd: "Magic Items A-Z, Potion of Clairvoyance",
    summary:
      "A potion that lets its drinker see or hear a far place, as by the spell clairvoyance.",
    kind: "potion",
    rarity: "rare",
    attunement: false,
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
  {
    id: "potion-of-climbing",
    name: "Potion of Climbing",
    srd: "Magic Items A-Z, Potion of Climbing",
    summary: "A potion that lets its drinker climb as fast as it walks, and surely, for an hour.",
    kind: "potion",
    rarity: "common",
    attunement: false,
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
  {
    id: "potion-of-diminution",
    name: "Potion of Diminution",
    srd: "Magic Items A-Z, Potion of Diminution",
    summary: "A potion that shrinks its drinker for 1d4 hours.",
    kind: "potion",
    rarity: "rare",
    attunement: false,
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
  {
    id: "potion-of-flying",
    name: "Potion of Flying",
    srd: "Magic Items A-Z, Potion of Flying",
    summary: "A potion that lets its drinker fly at walking speed, and hover, for an hour.",
    kind: "potion",
    rarity: "very rare",
    attunement: false,
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
                  { kind: "stat", stat: "speed-fly", change: "least", by: { of: "walking-speed" } },
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
  {
    id: "potion-of-gaseous-form",
    name: "Potion of Gaseous Form",
    srd: "Magic Items A-Z, Potion of Gaseous Form",
    summary: "A potion that turns its drinker into a drifting mist for up to an hour.",
    kind: "potion",
    rarity: "rare",
    attunement: false,
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
  {
    id: "potion-of-giant-strength",
    name: "Potion of Giant Strength",
    also: [
      "potion of hill giant strength",
      "potion of frost giant strength",
      "potion of stone giant strength",
      "potion of fire giant strength",
      "potion of cloud giant strength",
      "potion of storm giant strength",
    ],
    srd: "Magic Items A-Z, Potion of Giant Strength",
    summary:
      "A potion that lends its drinker the Strength of a giant for an hour, unless already as strong.",
    kind: "potion",
    rarity: "varies",
    attunement: false,
    consumed: true,
    variants: [
      {
        id: "potion-of-giant-strength-hill",
        name: "Potion of Hill Giant Strength",
        rarity: "uncommon",
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
      {
        id: "potion-of-giant-strength-frost",
        name: "Potion of Frost Giant Strength",
        rarity: "rare",
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
      {
        id: "potion-of-giant-strength-stone",
        name: "Potion of Stone Giant Strength",
        rarity: "rare",
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
      {
        id: "potion-of-giant-strength-fire",
        name: "Potion of Fire Giant Strength",
        rarity: "rare",
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
      {
        id: "potion-of-giant-strength-cloud",
        name: "Potion of Cloud Giant Strength",
        rarity: "very rare",
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
      {
        id: "potion-of-giant-strength-storm",
        name: "Potion of Storm Giant Strength",
        rarity: "legendary",
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
    ],
  },
  {
    id: "potion-of-growth",
    name: "Potion of Growth",
    srd: "Magic Items A-Z, Potion of Growth",
    summary: "A potion that enlarges its drinker for 1d4 hours.",
    kind: "potion",
    rarity: "uncommon",
    attunement: false,
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
  {
    id: "potion-of-healing",
    name: "Potion of Healing",
    also: [
      "potion of healing",
      "potion of greater healing",
      "potion of superior healing",
      "potion of supreme healing",
    ],
    srd: "Magic Items A-Z, Potion of Healing",
    summary: "A red potion that gives its drinker hit points, more of them the rarer it is.",
    kind: "potion",
    rarity: "varies",
    attunement: false,
    consumed: true,
    variants: [
      {
        id: "potion-of-healing-common",
        name: "Potion of Healing",
        rarity: "common",
        uses: [
          {
            economy: "action",
            steps: [{ targets: { what: "self" }, healing: [{ roll: "2d4 + 2" }] }],
          },
        ],
      },
      {
        id: "potion-of-healing-greater",
        name: "Potion of Greater Healing",
        rarity: "uncommon",
        uses: [
          {
            economy: "action",
            steps: [{ targets: { what: "self" }, healing: [{ roll: "4d4 + 4" }] }],
          },
        ],
      },
      {
        id: "potion-of-healing-superior",
        name: "Potion of Superior Healing",
        rarity: "rare",
        uses: [
          {
            economy: "action",
            steps: [{ targets: { what: "self" }, healing: [{ roll: "8d4 + 8" }] }],
          },
        ],
      },
      {
        id: "potion-of-healing-supreme",
        name: "Potion of Supreme Healing",
        rarity: "very rare",
        uses: [
          {
            economy: "action",
            steps: [{ targets: { what: "self" }, healing: [{ roll: "10d4 + 20" }] }],
          },
        ],
      },
    ],
  },
  {
    id: "potion-of-heroism",
    name: "Potion of Heroism",
    srd: "Magic Items A-Z, Potion of Heroism",
    summary: "A potion that gives an hour of temporary hit points and the bonus dice of bless.",
    kind: "potion",
    rarity: "rare",
    attunement: false,
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
  {
    id: "potion-of-invisibility",
    name: "Potion of Invisibility",
    srd: "Magic Items A-Z, Potion of Invisibility",
    summary:
      "A potion that makes its drinker invisible for an hour, or until it attacks or casts a spell.",
    kind: "potion",
    rarity: "very rare",
    attunement: false,
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
  {
    id: "potion-of-mind-reading",
    name: "Potion of Mind Reading",
    srd: "Magic Items A-Z, Potion of Mind Reading",
    summary: "A potion that lets its drinker read minds, as by the spell detect thoughts.",
    kind: "potion",
    rarity: "rare",
    attunement: false,
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
  {
    id: "potion-of-poison",
    name: "Potion of Poison",
    srd: "Magic Items A-Z, Potion of Poison",
    summary: "A brew that passes for a healing potion and poisons whoever drinks it.",
    kind: "potion",
    rarity: "uncommon",
    attunement: false,
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
  {
    id: "potion-of-resistance",
    name: "Potion of Resistance",
    also: [
      "potion of acid resistance",
      "potion of cold resistance",
      "potion of fire resistance",
      "potion of force resistance",
      "potion of lightning resistance",
      "potion of necrotic resistance",
      "potion of poison resistance",
      "potion of psychic resistance",
      "potion of radiant resistance",
      "potion of thunder resistance",
    ],
    srd: "Magic Items A-Z, Potion of Resistance",
    summary: "A potion that halves damage of one type, fixed by the potion, for an hour.",
    kind: "potion",
    rarity: "uncommon",
    attunement: false,
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
    variants: [
      {
        id: "potion-of-resistance-acid",
        name: "Potion of Acid Resistance",
        rarity: "uncommon",
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
      {
        id: "potion-of-resistance-cold",
        name: "Potion of Cold Resistance",
        rarity: "uncommon",
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
      {
        id: "potion-of-resistance-fire",
        name: "Potion of Fire Resistance",
        rarity: "uncommon",
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
      {
        id: "potion-of-resistance-force",
        name: "Potion of Force Resistance",
        rarity: "uncommon",
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
      {
        id: "potion-of-resistance-lightning",
        name: "Potion of Lightning Resistance",
        rarity: "uncommon",
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
      {
        id: "potion-of-resistance-necrotic",
        name: "Potion of Necrotic Resistance",
        rarity: "uncommon",
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
      {
        id: "potion-of-resistance-poison",
        name: "Potion of Poison Resistance",
        rarity: "uncommon",
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
      {
        id: "potion-of-resistance-psychic",
        name: "Potion of Psychic Resistance",
        rarity: "uncommon",
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
      {
        id: "potion-of-resistance-radiant",
        name: "Potion of Radiant Resistance",
        rarity: "uncommon",
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
      {
        id: "potion-of-resistance-thunder",
        name: "Potion of Thunder Resistance",
        rarity: "uncommon",
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
    ],
  },
  {
    id: "potion-of-speed",
    name: "Potion of Speed",
    srd: "Magic Items A-Z, Potion of Speed",
    summary: "A potion that hastens its drinker for a minute.",
    kind: "potion",
    rarity: "very rare",
    attunement: false,
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
  {
    id: "potion-of-water-breathing",
    name: "Potion of Water Breathing",
    srd: "Magic Items A-Z, Potion of Water Breathing",
    summary: "A potion that lets its drinker breathe under water for an hour.",
    kind: "potion",
    rarity: "uncommon",
    attunement: false,
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
]);
