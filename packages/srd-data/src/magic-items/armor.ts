// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { MagicItem } from "./types.js";

/** Magic items of kind armor, in order of id. */
export const armor: readonly MagicItem[] = Object.freeze<MagicItem[]>([
  {
    id: "adamantine-armor",
    name: "Adamantine Armor",
    srd: "Magic Items A-Z, Adamantine Armor",
    summary: "Armour that turns every critical hit against its wearer into a normal one.",
    kind: "armor",
    base: "medium or heavy armor, but not hide",
    rarity: "uncommon",
    attunement: false,
    effects: [{ kind: "denies", on: "attack", by: "foe", what: "critical" }],
  },
  {
    id: "animated-shield",
    name: "Animated Shield",
    srd: "Magic Items A-Z, Animated Shield",
    summary: "A shield that hovers and guards its owner for a minute, both hands free.",
    kind: "armor",
    base: ["shield"],
    rarity: "very rare",
    attunement: {},
    uses: [
      {
        economy: "bonus-action",
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "For 1 minute the shield floats in your space and protects as though wielded, with no hand needed.",
          },
          {
            when: "end",
            narrative:
              "It stops early by another bonus action, or if you are incapacitated or die, and drops or goes to a free hand.",
          },
        ],
      },
    ],
  },
  {
    id: "armor",
    name: "Armor, +1, +2, or +3",
    also: ["armor, +1", "armor, +2", "armor, +3"],
    srd: "Magic Items A-Z, Armor, +1, +2, or +3",
    summary: "Armour whose magic adds to the Armor Class of whoever wears it.",
    kind: "armor",
    base: "light, medium or heavy armor",
    rarity: "varies",
    attunement: false,
    variants: [
      {
        id: "armor-1",
        name: "Armor, +1",
        rarity: "rare",
        effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 1 }],
      },
      {
        id: "armor-2",
        name: "Armor, +2",
        rarity: "very rare",
        effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 2 }],
      },
      {
        id: "armor-3",
        name: "Armor, +3",
        rarity: "legendary",
        effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 3 }],
      },
    ],
  },
  {
    id: "armor-of-invulnerability",
    name: "Armor of Invulnerability",
    srd: "Magic Items A-Z, Armor of Invulnerability",
    summary: "Plate that halves nonmagical damage and once a day shuts it out for 10 minutes.",
    kind: "armor",
    base: ["plate-armor"],
    rarity: "legendary",
    attunement: {},
    effects: [{ kind: "damage", response: "resistance", types: "all", when: { magical: false } }],
    uses: [
      {
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "damage", response: "immunity", types: "all", when: { magical: false } },
                ],
                duration: { kind: "time", amount: 10, unit: "minute" },
              },
            ],
            narrative: "It ends early if the armour comes off.",
          },
        ],
      },
    ],
  },
  {
    id: "armor-of-resistance",
    name: "Armor of Resistance",
    srd: "Magic Items A-Z, Armor of Resistance",
    summary: "Armour that halves damage of one type, which the game master chooses or rolls.",
    kind: "armor",
    base: "light, medium or heavy armor",
    rarity: "rare",
    attunement: {},
    uses: [
      {
        economy: "passive",
        steps: [
          {
            narrative:
              "One type holds for a suit, chosen by the game master or by d10 in the order listed.",
          },
          {
            option: "acid",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["acid"] }],
                duration: { kind: "source" },
              },
            ],
          },
          {
            option: "cold",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
                duration: { kind: "source" },
              },
            ],
          },
          {
            option: "fire",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
                duration: { kind: "source" },
              },
            ],
          },
          {
            option: "force",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["force"] }],
                duration: { kind: "source" },
              },
            ],
          },
          {
            option: "lightning",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["lightning"] }],
                duration: { kind: "source" },
              },
            ],
          },
          {
            option: "necrotic",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["necrotic"] }],
                duration: { kind: "source" },
              },
            ],
          },
          {
            option: "poison",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["poison"] }],
                duration: { kind: "source" },
              },
            ],
          },
          {
            option: "psychic",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["psychic"] }],
                duration: { kind: "source" },
              },
            ],
          },
          {
            option: "radiant",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["radiant"] }],
                duration: { kind: "source" },
              },
            ],
          },
          {
            option: "thunder",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["thunder"] }],
                duration: { kind: "source" },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "armor-of-vulnerability",
    name: "Armor of Vulnerability",
    srd: "Magic Items A-Z, Armor of Vulnerability",
    summary: "Cursed plate that wards off one kind of weapon damage and invites the other two.",
    kind: "armor",
    base: ["plate-armor"],
    rarity: "rare",
    attunement: {},
    cursed: true,
    uses: [
      {
        name: "Resistance and vulnerability",
        economy: "passive",
        steps: [
          { narrative: "The game master chooses the type resisted, or rolls for it." },
          {
            option: "bludgeoning",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["bludgeoning"] }],
                duration: { kind: "source" },
              },
              {
                effects: [
                  { kind: "damage", response: "vulnerability", types: ["piercing", "slashing"] },
                ],
                duration: { kind: "until", what: "cured" },
              },
            ],
          },
          {
            option: "piercing",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["piercing"] }],
                duration: { kind: "source" },
              },
              {
                effects: [
                  { kind: "damage", response: "vulnerability", types: ["bludgeoning", "slashing"] },
                ],
                duration: { kind: "until", what: "cured" },
              },
            ],
          },
          {
            option: "slashing",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["slashing"] }],
                duration: { kind: "source" },
              },
              {
                effects: [
                  { kind: "damage", response: "vulnerability", types: ["bludgeoning", "piercing"] },
                ],
                duration: { kind: "until", what: "cured" },
              },
            ],
          },
        ],
      },
      {
        name: "Curse",
        economy: "passive",
        steps: [
          {
            narrative: "Only identify or attunement shows the curse, which comes with attunement.",
          },
          {
            narrative:
              "It outlasts the taking off of the armour; remove curse or like magic lifts it.",
          },
        ],
      },
    ],
  },
  {
    id: "arrow-catching-shield",
    name: "Arrow-Catching Shield",
    srd: "Magic Items A-Z, Arrow-Catching Shield",
    summary: "A shield with 2 more Armor Class against ranged attacks that draws shots at others.",
    kind: "armor",
    base: ["shield"],
    rarity: "rare",
    attunement: {},
    effects: [
      { kind: "stat", stat: "armor-class", change: "add", by: 2, when: { attack: "ranged" } },
    ],
    uses: [
      {
        economy: "reaction",
        steps: [
          {
            when: "trigger",
            targets: { what: "self" },
            narrative:
              "A ranged attack at someone no more than 5 feet away is made against you instead.",
          },
        ],
      },
    ],
  },
  {
    id: "demon-armor",
    name: "Demon Armor",
    srd: "Magic Items A-Z, Demon Armor",
    summary: "Cursed plate with clawed gauntlets, which leaves its wearer weak against demons.",
    kind: "armor",
    base: ["plate-armor"],
    rarity: "very rare",
    attunement: {},
    cursed: true,
    effects: [
      { kind: "stat", stat: "armor-class", change: "add", by: 1 },
      { kind: "roll", on: "attack", by: "self", bonus: 1, when: { attack: "unarmed" } },
      { kind: "roll", on: "damage", by: "self", bonus: 1, when: { attack: "unarmed" } },
      { kind: "weapon-ability", ability: "str", die: "1d8", when: { attack: "unarmed" } },
      { kind: "magical-attacks", when: { attack: "unarmed" } },
    ],
    uses: [
      {
        name: "Claws",
        economy: "passive",
        steps: [
          {
            narrative: "All this is for strikes with the hands, whose claws deal slashing damage.",
          },
          { narrative: "You speak Abyssal and understand it." },
        ],
      },
      {
        name: "Curse",
        economy: "passive",
        steps: [
          { narrative: "Once on, the armour comes off only after remove curse or like magic." },
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "attack",
                    by: "self",
                    mode: "disadvantage",
                    when: { other: ["fiend"] },
                  },
                  {
                    kind: "roll",
                    on: "save",
                    by: "self",
                    mode: "disadvantage",
                    when: { other: ["fiend"] },
                  },
                ],
                duration: { kind: "source" },
              },
            ],
            narrative:
              "Of fiends only demons, and of saves those against their special abilities and spells.",
          },
        ],
      },
    ],
  },
  {
    id: "dragon-scale-mail",
    name: "Dragon Scale Mail",
    also: [
      "black dragon scale mail",
      "blue dragon scale mail",
      "brass dragon scale mail",
      "bronze dragon scale mail",
      "copper dragon scale mail",
      "gold dragon scale mail",
      "green dragon scale mail",
      "red dragon scale mail",
      "silver dragon scale mail",
      "white dragon scale mail",
    ],
    srd: "Magic Items A-Z, Dragon Scale Mail",
    summary:
      "Scale mail of dragon hide: better defence, above all against dragons, and a sense for them.",
    kind: "armor",
    base: ["scale-mail"],
    rarity: "very rare",
    attunement: {},
    effects: [
      { kind: "stat", stat: "armor-class", change: "add", by: 1 },
      {
        kind: "roll",
        on: "save",
        by: "self",
        mode: "advantage",
        when: { all: [{ other: ["dragon"] }, { against: "frightened" }] },
      },
    ],
    uses: [
      {
        name: "Dragon ward",
        economy: "passive",
        steps: [
          {
            narrative:
              "The advantage is for dragons' Frightful Presence, and for their breath weapons as well.",
          },
        ],
      },
      {
        name: "Sense dragon",
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "You learn how far off, and where, the nearest dragon of the armour's kind is, up to 30 miles.",
          },
        ],
      },
    ],
    variants: [
      {
        id: "dragon-scale-mail-black",
        name: "Black Dragon Scale Mail",
        rarity: "very rare",
        effects: [{ kind: "damage", response: "resistance", types: ["acid"] }],
      },
      {
        id: "dragon-scale-mail-blue",
        name: "Blue Dragon Scale Mail",
        rarity: "very rare",
        effects: [{ kind: "damage", response: "resistance", types: ["lightning"] }],
      },
      {
        id: "dragon-scale-mail-brass",
        name: "Brass Dragon Scale Mail",
        rarity: "very rare",
        effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
      },
      {
        id: "dragon-scale-mail-bronze",
        name: "Bronze Dragon Scale Mail",
        rarity: "very rare",
        effects: [{ kind: "damage", response: "resistance", types: ["lightning"] }],
      },
      {
        id: "dragon-scale-mail-copper",
        name: "Copper Dragon Scale Mail",
        rarity: "very rare",
        effects: [{ kind: "damage", response: "resistance", types: ["acid"] }],
      },
      {
        id: "dragon-scale-mail-gold",
        name: "Gold Dragon Scale Mail",
        rarity: "very rare",
        effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
      },
      {
        id: "dragon-scale-mail-green",
        name: "Green Dragon Scale Mail",
        rarity: "very rare",
        effects: [{ kind: "damage", response: "resistance", types: ["poison"] }],
      },
      {
        id: "dragon-scale-mail-red",
        name: "Red Dragon Scale Mail",
        rarity: "very rare",
        effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
      },
      {
        id: "dragon-scale-mail-silver",
        name: "Silver Dragon Scale Mail",
        rarity: "very rare",
        effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
      },
      {
        id: "dragon-scale-mail-white",
        name: "White Dragon Scale Mail",
        rarity: "very rare",
        effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
      },
    ],
  },
  {
    id: "dwarven-plate",
    name: "Dwarven Plate",
    srd: "Magic Items A-Z, Dwarven Plate",
    summary: "Plate with 2 more Armor Class that helps its wearer to stand its ground.",
    kind: "armor",
    base: ["plate-armor"],
    rarity: "very rare",
    attunement: false,
    effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 2 }],
    uses: [
      {
        economy: "reaction",
        steps: [
          {
            when: "trigger",
            targets: { what: "self" },
            narrative:
              "Moved along the ground against your will, you shorten the way by up to 10 feet.",
          },
        ],
      },
    ],
  },
  {
    id: "elven-chain",
    name: "Elven Chain",
    srd: "Magic Items A-Z, Elven Chain",
    summary: "A chain shirt with 1 more Armor Class that anybody wears with proficiency.",
    kind: "armor",
    base: ["chain-shirt"],
    rarity: "rare",
    attunement: false,
    effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 1 }],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "You count as proficient with it, trained in medium armour or not." }],
      },
    ],
  },
  {
    id: "glamoured-studded-leather-armor",
    name: "Glamoured Studded Leather Armor",
    srd: "Magic Items A-Z, Glamoured Studded Leather Armor",
    summary: "Studded leather that takes the look of any clothes or armour at a word.",
    kind: "armor",
    base: ["studded-leather-armor"],
    rarity: "rare",
    attunement: false,
    effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 1 }],
    uses: [
      {
        economy: "bonus-action",
        steps: [
          {
            narrative:
              "You choose how it looks, in all details; bulk and weight stay. It lasts until used again or taken off.",
          },
        ],
      },
    ],
  },
  {
    id: "mithral-armor",
    name: "Mithral Armor",
    srd: "Magic Items A-Z, Mithral Armor",
    summary:
      "Light, supple armour without the hindrance to stealth or the strength that its kind demands.",
    kind: "armor",
    base: "medium or heavy armor, but not hide",
    rarity: "uncommon",
    attunement: false,
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
  {
    id: "plate-armor-of-etherealness",
    name: "Plate Armor of Etherealness",
    srd: "Magic Items A-Z, Plate Armor of Etherealness",
    summary:
      "Plate armour that takes its wearer into the Ethereal Plane for up to 10 minutes a day.",
    kind: "armor",
    base: ["plate-armor"],
    rarity: "legendary",
    attunement: {},
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
  {
    id: "shield-of-missile-attraction",
    name: "Shield of Missile Attraction",
    srd: "Magic Items A-Z, Shield of Missile Attraction",
    summary:
      "A cursed shield that blunts missiles but draws those shot at others nearby to its bearer.",
    kind: "armor",
    base: ["shield"],
    rarity: "rare",
    attunement: {},
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
  {
    id: "spellguard-shield",
    name: "Spellguard Shield",
    srd: "Magic Items A-Z, Spellguard Shield",
    summary:
      "A shield that protects its bearer from spells, by saves and by spoiling spell attacks.",
    kind: "armor",
    base: ["shield"],
    rarity: "very rare",
    attunement: {},
    effects: [
      { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "magic" } },
      { kind: "roll", on: "attack", by: "foe", mode: "disadvantage", when: { attack: "spell" } },
    ],
  },
  {
    id: "shield-1-2-or-3",
    name: "Shield, +1, +2, or +3",
    also: ["shield +1", "shield +2", "shield +3", "magic shield"],
    srd: "Magic Items A-Z, Shield, +1, +2, or +3",
    summary: "A shield whose magic adds to armor class beyond what any shield gives.",
    kind: "armor",
    base: ["shield"],
    rarity: "varies",
    attunement: false,
    variants: [
      {
        id: "shield-1",
        name: "Shield, +1",
        rarity: "uncommon",
        effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 1 }],
      },
      {
        id: "shield-2",
        name: "Shield, +2",
        rarity: "rare",
        effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 2 }],
      },
      {
        id: "shield-3",
        name: "Shield, +3",
        rarity: "very rare",
        effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 3 }],
      },
    ],
  },
]);
