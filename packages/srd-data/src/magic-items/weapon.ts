// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { MagicItem } from "./types.js";

/** Magic items of kind weapon, in order of id. */
export const weapon: readonly MagicItem[] = Object.freeze<MagicItem[]>([
  {
    id: "berserker-axe",
    name: "Berserker Axe",
    srd: "Magic Items A-Z, Berserker Axe",
    summary:
      "A cursed axe that gives hit points and a bonus, and drives its owner berserk when hurt.",
    kind: "weapon",
    base: "any axe",
    rarity: "rare",
    attunement: {},
    cursed: true,
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 1, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 1, when: { with: "this-item" } },
      { kind: "stat", stat: "hit-point-maximum", change: "add", by: { of: "level" } },
      {
        kind: "roll",
        on: "attack",
        by: "self",
        mode: "disadvantage",
        when: {
          all: [
            { attack: "weapon" },
            { not: { attack: "unarmed" } },
            { not: { with: "this-item" } },
          ],
        },
      },
    ],
    uses: [
      {
        name: "Curse",
        economy: "passive",
        steps: [
          {
            narrative:
              "The curse comes with attunement: you will not give the axe up and keep it always near.",
          },
          {
            narrative: "Other weapons are clumsy only while you see or hear a foe within 60 feet.",
          },
        ],
      },
      {
        name: "Berserk",
        economy: "passive",
        steps: [
          {
            when: "hurt",
            targets: { what: "self" },
            save: { ability: "wis", dc: 15, success: "none" },
            next: [
              {
                narrative:
                  "You go berserk: each action goes to attacks with the axe on the nearest creature, a random one of several, then the next nearest.",
              },
              {
                narrative:
                  "It ends when your turn begins and you see or hear nobody within 60 feet.",
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "dagger-of-venom",
    name: "Dagger of Venom",
    srd: "Magic Items A-Z, Dagger of Venom",
    summary: "A dagger that covers its blade with strong poison once a day.",
    kind: "weapon",
    base: ["dagger"],
    rarity: "rare",
    attunement: false,
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 1, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 1, when: { with: "this-item" } },
    ],
    uses: [
      {
        economy: "action",
        limit: { times: 1, per: "dawn" },
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [],
                duration: { kind: "time", amount: 1, unit: "minute" },
                during: "dagger-of-venom",
              },
            ],
          },
        ],
      },
      {
        name: "Venom",
        economy: "on-hit",
        steps: [
          {
            if: { during: "dagger-of-venom" },
            targets: { what: "creature", count: 1 },
            save: { ability: "con", dc: 15, success: "none" },
            damage: [{ roll: "2d10", type: "poison" }],
            conditions: [
              { condition: "poisoned", duration: { kind: "time", amount: 1, unit: "minute" } },
            ],
          },
          { if: { during: "dagger-of-venom" }, targets: { what: "self" }, ends: ["own"] },
        ],
      },
    ],
  },
  {
    id: "dancing-sword",
    name: "Dancing Sword",
    srd: "Magic Items A-Z, Dancing Sword",
    summary: "A sword that leaves the hand and makes four attacks by itself.",
    kind: "weapon",
    base: "any sword",
    rarity: "very rare",
    attunement: {},
    uses: [
      {
        economy: "bonus-action",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", reach: 5 },
            narrative:
              "It hovers, flies at most 30 feet and attacks with your own attack roll and damage modifier.",
          },
          {
            when: "sustain",
            economy: "bonus-action",
            targets: { what: "creature", count: 1 },
            attack: { kind: "melee", with: "weapon", reach: 5 },
            narrative:
              "It flies at most 30 feet, to a spot no more than 30 feet from you, and may attack again.",
          },
          {
            when: "end",
            narrative:
              "After its fourth attack it flies back, at most 30 feet, to a free hand, or falls at your feet, or as near as it gets.",
          },
          { narrative: "If you grasp it, or are over 30 feet away, it stops hovering." },
        ],
      },
    ],
  },
  {
    id: "defender",
    name: "Defender",
    srd: "Magic Items A-Z, Defender",
    summary: "A sword whose bonus of 3 can be turned, in part or whole, from attack to defence.",
    kind: "weapon",
    base: "any sword",
    rarity: "legendary",
    attunement: {},
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 3, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 3, when: { with: "this-item" } },
    ],
    uses: [
      {
        steps: [
          {
            narrative:
              "With the first attack of your turn, as much of the bonus as you like goes to Armor Class, while you hold it.",
          },
          {
            option: "transfer_1",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "attack",
                    by: "self",
                    bonus: -1,
                    when: { with: "this-item" },
                  },
                  {
                    kind: "roll",
                    on: "damage",
                    by: "self",
                    bonus: -1,
                    when: { with: "this-item" },
                  },
                  { kind: "stat", stat: "armor-class", change: "add", by: 1 },
                ],
                duration: { kind: "turn", edge: "start", of: "source" },
              },
            ],
          },
          {
            option: "transfer_2",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "attack",
                    by: "self",
                    bonus: -2,
                    when: { with: "this-item" },
                  },
                  {
                    kind: "roll",
                    on: "damage",
                    by: "self",
                    bonus: -2,
                    when: { with: "this-item" },
                  },
                  { kind: "stat", stat: "armor-class", change: "add", by: 2 },
                ],
                duration: { kind: "turn", edge: "start", of: "source" },
              },
            ],
          },
          {
            option: "transfer_3",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  {
                    kind: "roll",
                    on: "attack",
                    by: "self",
                    bonus: -3,
                    when: { with: "this-item" },
                  },
                  {
                    kind: "roll",
                    on: "damage",
                    by: "self",
                    bonus: -3,
                    when: { with: "this-item" },
                  },
                  { kind: "stat", stat: "armor-class", change: "add", by: 3 },
                ],
                duration: { kind: "turn", edge: "start", of: "source" },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "dragon-slayer",
    name: "Dragon Slayer",
    srd: "Magic Items A-Z, Dragon Slayer",
    summary: "A sword that bites deeper into every creature of the dragon type.",
    kind: "weapon",
    base: "any sword",
    rarity: "rare",
    attunement: false,
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 1, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 1, when: { with: "this-item" } },
      {
        kind: "extra-damage",
        roll: "3d6",
        when: { all: [{ with: "this-item" }, { other: ["dragon"] }] },
      },
    ],
    uses: [
      {
        economy: "on-hit",
        steps: [
          {
            narrative:
              "The extra damage has the sword's own type; dragon turtles and wyverns are dragons too.",
          },
        ],
      },
    ],
  },
  {
    id: "dwarven-thrower",
    name: "Dwarven Thrower",
    srd: "Magic Items A-Z, Dwarven Thrower",
    summary: "A dwarf's warhammer that can be thrown, hits giants harder and flies back.",
    kind: "weapon",
    base: ["warhammer"],
    rarity: "very rare",
    attunement: { by: { races: ["dwarf"] } },
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 3, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 3, when: { with: "this-item" } },
      {
        kind: "extra-damage",
        roll: "1d8",
        when: { all: [{ attack: "ranged" }, { with: "this-item" }, { not: { other: ["giant"] } }] },
      },
      {
        kind: "extra-damage",
        roll: "2d8",
        when: { all: [{ attack: "ranged" }, { with: "this-item" }, { other: ["giant"] }] },
      },
    ],
    uses: [
      {
        economy: "passive",
        steps: [
          {
            attack: { kind: "ranged", with: "weapon", range: { normal: 20, long: 60 } },
            narrative:
              "It has the thrown property and is back in your hand right after the attack.",
          },
        ],
      },
    ],
  },
  {
    id: "flame-tongue",
    name: "Flame Tongue",
    srd: "Magic Items A-Z, Flame Tongue",
    summary: "A sword that bursts into flame at a word, for light and 2d6 more fire damage.",
    kind: "weapon",
    base: "any sword",
    rarity: "rare",
    attunement: {},
    uses: [
      {
        economy: "bonus-action",
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "extra-damage", roll: "2d6", type: "fire", when: { with: "this-item" } },
                ],
                duration: { kind: "special" },
              },
            ],
            light: { bright: 40, dim: 40 },
          },
          { when: "sustain", economy: "bonus-action", targets: { what: "self" }, ends: ["own"] },
          { when: "end", narrative: "Dropping or sheathing the sword puts the flames out too." },
        ],
      },
    ],
  },
  {
    id: "frost-brand",
    name: "Frost Brand",
    srd: "Magic Items A-Z, Frost Brand",
    summary: "An icy sword with 1d6 more cold damage that guards its holder from fire.",
    kind: "weapon",
    base: "any sword",
    rarity: "very rare",
    attunement: {},
    effects: [
      { kind: "extra-damage", roll: "1d6", type: "cold", when: { with: "this-item" } },
      { kind: "damage", response: "resistance", types: ["fire"] },
    ],
    uses: [
      {
        name: "Glow",
        economy: "passive",
        steps: [{ light: { bright: 10, dim: 10 }, narrative: "Only where it freezes." }],
      },
      {
        name: "Quench",
        limit: { times: 1, per: "hour" },
        steps: [
          {
            when: "trigger",
            area: { shape: "sphere", radius: 30 },
            narrative: "As you draw the sword, all mundane flames there may go out.",
          },
        ],
      },
    ],
  },
  {
    id: "giant-slayer",
    name: "Giant Slayer",
    srd: "Magic Items A-Z, Giant Slayer",
    summary: "A weapon that hits giants harder and brings them down.",
    kind: "weapon",
    base: "any axe or sword",
    rarity: "rare",
    attunement: false,
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 1, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 1, when: { with: "this-item" } },
      {
        kind: "extra-damage",
        roll: "2d6",
        when: { all: [{ with: "this-item" }, { other: ["giant"] }] },
      },
    ],
    uses: [
      {
        economy: "on-hit",
        steps: [
          {
            targets: { what: "creature", count: 1, types: ["giant"] },
            save: { ability: "str", dc: 15, success: "none" },
            conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
          },
          {
            narrative:
              "The extra damage has the weapon's own type; ettins and trolls are giants too.",
          },
        ],
      },
    ],
  },
  {
    id: "hammer-of-thunderbolts",
    name: "Hammer of Thunderbolts",
    srd: "Magic Items A-Z, Hammer of Thunderbolts",
    summary: "A maul that stuns with thunder when hurled and, in a giant's gear, kills giants.",
    kind: "weapon",
    base: ["maul"],
    rarity: "legendary",
    attunement: false,
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 1, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 1, when: { with: "this-item" } },
    ],
    charges: { most: 5, regains: { roll: "1d4 + 1", at: "dawn" } },
    uses: [
      {
        name: "Giant's Bane",
        economy: "passive",
        steps: [
          {
            narrative:
              "For attunement, which all but the bonus needs, wear a belt of giant strength and gauntlets of ogre power.",
          },
          { narrative: "Taking either off ends the attunement." },
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "stat", stat: "str", change: "add", by: 4 },
                  { kind: "stat", stat: "str", change: "most", by: 30 },
                ],
                duration: { kind: "source" },
              },
            ],
            narrative: "Attuned and with the hammer in hand; it may go past 20.",
          },
          {
            when: "weapon-hit",
            targets: { what: "creature", count: 1, types: ["giant"] },
            save: { ability: "con", dc: 17, success: "none" },
            kills: true,
            narrative: "Only when the d20 of the attack shows 20.",
          },
        ],
      },
      {
        name: "Hurl",
        charges: 1,
        steps: [
          {
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "ranged", with: "weapon", range: { normal: 20, long: 60 } },
            narrative: "A hit deals the hammer's own damage too.",
            next: [
              {
                area: { shape: "sphere", radius: 30 },
                targets: { what: "creature" },
                save: { ability: "con", dc: 17, success: "none" },
                conditions: [
                  { condition: "stunned", duration: { kind: "turn", edge: "end", of: "source" } },
                ],
                narrative:
                  "The area lies around the target, itself included; the thunder carries 300 feet.",
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "holy-avenger",
    name: "Holy Avenger",
    srd: "Magic Items A-Z, Holy Avenger",
    summary: "A paladin's sword, bane of fiends and undead, whose aura wards friends from magic.",
    kind: "weapon",
    base: "any sword",
    rarity: "legendary",
    attunement: { by: { classes: ["paladin"] } },
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 3, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 3, when: { with: "this-item" } },
      {
        kind: "extra-damage",
        roll: "2d10",
        type: "radiant",
        when: { all: [{ with: "this-item" }, { other: ["fiend", "undead"] }] },
      },
      {
        kind: "roll",
        on: "save",
        by: "self",
        mode: "advantage",
        when: { any: [{ against: "spells" }, { against: "magic" }] },
      },
      {
        kind: "aura",
        feet: 10,
        affects: "allies",
        effects: [
          {
            kind: "roll",
            on: "save",
            by: "self",
            mode: "advantage",
            when: { any: [{ against: "spells" }, { against: "magic" }] },
          },
        ],
      },
    ],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "The aura reaches 30 feet from paladin level 17 on." }],
      },
    ],
  },
  {
    id: "javelin-of-lightning",
    name: "Javelin of Lightning",
    srd: "Magic Items A-Z, Javelin of Lightning",
    summary:
      "A javelin that flies as a bolt of lightning once a day, burning all between thrower and target.",
    kind: "weapon",
    base: ["javelin"],
    rarity: "uncommon",
    attunement: false,
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
  {
    id: "luck-blade",
    name: "Luck Blade",
    srd: "Magic Items A-Z, Luck Blade",
    summary:
      "A lucky +1 sword that guards its owner, rerolls a die each day and may still hold a wish or more.",
    kind: "weapon",
    base: "any sword",
    rarity: "legendary",
    attunement: {},
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 1, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 1, when: { with: "this-item" } },
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
  {
    id: "mace-of-disruption",
    name: "Mace of Disruption",
    srd: "Magic Items A-Z, Mace of Disruption",
    summary:
      "A glowing mace that sears fiends and undead and may destroy those that are already weak.",
    kind: "weapon",
    base: ["mace"],
    rarity: "rare",
    attunement: {},
    effects: [
      {
        kind: "extra-damage",
        roll: "2d6",
        type: "radiant",
        when: { all: [{ with: "this-item" }, { other: ["fiend", "undead"] }] },
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
  {
    id: "mace-of-smiting",
    name: "Mace of Smiting",
    srd: "Magic Items A-Z, Mace of Smiting",
    summary:
      "A +1 mace, +3 against constructs, whose best blows batter harder and wreck damaged constructs.",
    kind: "weapon",
    base: ["mace"],
    rarity: "rare",
    attunement: false,
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 1, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 1, when: { with: "this-item" } },
      {
        kind: "roll",
        on: "attack",
        by: "self",
        bonus: 2,
        when: { all: [{ with: "this-item" }, { other: ["construct"] }] },
      },
      {
        kind: "roll",
        on: "damage",
        by: "self",
        bonus: 2,
        when: { all: [{ with: "this-item" }, { other: ["construct"] }] },
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
  {
    id: "mace-of-terror",
    name: "Mace of Terror",
    srd: "Magic Items A-Z, Mace of Terror",
    summary: "A mace whose wave of terror sends chosen creatures around its wielder running.",
    kind: "weapon",
    base: ["mace"],
    rarity: "rare",
    attunement: {},
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
  {
    id: "nine-lives-stealer",
    name: "Nine Lives Stealer",
    srd: "Magic Items A-Z, Nine Lives Stealer",
    summary:
      "A +2 sword whose critical hits can tear the life from a creature with fewer than 100 hit points.",
    kind: "weapon",
    base: "any sword",
    rarity: "very rare",
    attunement: {},
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 2, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 2, when: { with: "this-item" } },
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
  {
    id: "oathbow",
    name: "Oathbow",
    srd: "Magic Items A-Z, Oathbow",
    summary:
      "A bow that hunts one sworn enemy without mercy and serves poorly beside any other weapon.",
    kind: "weapon",
    base: ["longbow"],
    rarity: "very rare",
    attunement: {},
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
                      all: [{ other: "target" }, { attack: "ranged" }, { with: "this-item" }],
                    },
                  },
                  {
                    kind: "extra-damage",
                    roll: "3d6",
                    type: "piercing",
                    when: {
                      all: [{ other: "target" }, { attack: "ranged" }, { with: "this-item" }],
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
                    when: {
                      all: [
                        { attack: "weapon" },
                        { not: { attack: "unarmed" } },
                        { not: { with: "this-item" } },
                      ],
                    },
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
  {
    id: "scimitar-of-speed",
    name: "Scimitar of Speed",
    srd: "Magic Items A-Z, Scimitar of Speed",
    summary: "A +2 scimitar that strikes once more on each turn, as a bonus action.",
    kind: "weapon",
    base: ["scimitar"],
    rarity: "very rare",
    attunement: {},
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 2, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 2, when: { with: "this-item" } },
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
  {
    id: "sun-blade",
    name: "Sun Blade",
    srd: "Magic Items A-Z, Sun Blade",
    summary: "A hilt with a +2 blade of sunlight, light in the hand and deadly to undead.",
    kind: "weapon",
    base: ["longsword"],
    rarity: "rare",
    attunement: {},
    effects: [
      {
        kind: "roll",
        on: "attack",
        by: "self",
        bonus: 2,
        when: { all: [{ with: "this-item" }, { during: "blade-lit" }] },
      },
      {
        kind: "roll",
        on: "damage",
        by: "self",
        bonus: 2,
        when: { all: [{ with: "this-item" }, { during: "blade-lit" }] },
      },
      {
        kind: "extra-damage",
        roll: "1d8",
        type: "radiant",
        when: { all: [{ with: "this-item" }, { other: ["undead"] }, { during: "blade-lit" }] },
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
          { when: "sustain", economy: "bonus-action", targets: { what: "self" }, ends: ["own"] },
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
  {
    id: "sword-of-life-stealing",
    name: "Sword of Life Stealing",
    srd: "Magic Items A-Z, Sword of Life Stealing",
    summary: "A sword whose best blows drain life from the living and lend it to its wielder.",
    kind: "weapon",
    base: "any sword",
    rarity: "rare",
    attunement: {},
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
  {
    id: "sword-of-sharpness",
    name: "Sword of Sharpness",
    srd: "Magic Items A-Z, Sword of Sharpness",
    summary: "A keen sword that cleaves objects, cuts deep on its best blows and may take a limb.",
    kind: "weapon",
    base: "any slashing sword",
    rarity: "very rare",
    attunement: {},
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
  {
    id: "sword-of-wounding",
    name: "Sword of Wounding",
    srd: "Magic Items A-Z, Sword of Wounding",
    summary: "A sword whose wounds bleed on and close to neither magic nor regeneration.",
    kind: "weapon",
    base: "any sword",
    rarity: "rare",
    attunement: {},
    uses: [
      {
        name: "Lasting Harm",
        economy: "passive",
        steps: [
          { narrative: "Hit points lost to its damage come back only by short and long rests." },
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
  {
    id: "trident-of-fish-command",
    name: "Trident of Fish Command",
    srd: "Magic Items A-Z, Trident of Fish Command",
    summary: "A trident whose charges put swimming beasts under its bearer's will.",
    kind: "weapon",
    base: ["trident"],
    rarity: "uncommon",
    attunement: {},
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    spells: [{ spell: "dominate-beast", charges: 1, dc: 15 }],
    uses: [
      { economy: "passive", steps: [{ narrative: "Only on beasts born with a swimming speed." }] },
    ],
  },
  {
    id: "vicious-weapon",
    name: "Vicious Weapon",
    srd: "Magic Items A-Z, Vicious Weapon",
    summary: "A weapon whose best blows deal 2d6 more damage.",
    kind: "weapon",
    base: "any weapon",
    rarity: "rare",
    attunement: false,
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
  {
    id: "vorpal-sword",
    name: "Vorpal Sword",
    srd: "Magic Items A-Z, Vorpal Sword",
    summary: "A +3 sword that no resistance to slashing dulls and whose best blows behead.",
    kind: "weapon",
    base: "any slashing sword",
    rarity: "legendary",
    attunement: {},
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 3, when: { with: "this-item" } },
      { kind: "roll", on: "damage", by: "self", bonus: 3, when: { with: "this-item" } },
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
            if: {
              all: [
                { natural: 20 },
                {
                  not: {
                    any: [
                      { immune: "slashing" },
                      { legendary: "other" },
                      { other: ["construct", "elemental", "ooze", "plant"] },
                    ],
                  },
                },
              ],
            },
            targets: { what: "creature", count: 1 },
            kills: true,
            narrative:
              "A head comes off: the creature dies, but for one that can live without that head, or is too big, as the game master finds.",
          },
          {
            if: {
              all: [
                { natural: 20 },
                {
                  any: [
                    { immune: "slashing" },
                    { legendary: "other" },
                    { other: ["construct", "elemental", "ooze", "plant"] },
                  ],
                },
              ],
            },
            targets: { what: "creature", count: 1 },
            damage: [{ roll: "6d8", type: "slashing" }],
          },
        ],
      },
    ],
  },
  {
    id: "weapon",
    name: "Weapon, +1, +2, or +3",
    also: ["weapon, +1", "weapon, +2", "weapon, +3"],
    srd: "Magic Items A-Z, Weapon, +1, +2, or +3",
    summary: "A weapon whose magic adds to attack and damage rolls.",
    kind: "weapon",
    base: "any weapon",
    rarity: "varies",
    attunement: false,
    variants: [
      {
        id: "weapon-1",
        name: "Weapon, +1",
        rarity: "uncommon",
        effects: [
          { kind: "roll", on: "attack", by: "self", bonus: 1, when: { with: "this-item" } },
          { kind: "roll", on: "damage", by: "self", bonus: 1, when: { with: "this-item" } },
        ],
      },
      {
        id: "weapon-2",
        name: "Weapon, +2",
        rarity: "rare",
        effects: [
          { kind: "roll", on: "attack", by: "self", bonus: 2, when: { with: "this-item" } },
          { kind: "roll", on: "damage", by: "self", bonus: 2, when: { with: "this-item" } },
        ],
      },
      {
        id: "weapon-3",
        name: "Weapon, +3",
        rarity: "very rare",
        effects: [
          { kind: "roll", on: "attack", by: "self", bonus: 3, when: { with: "this-item" } },
          { kind: "roll", on: "damage", by: "self", bonus: 3, when: { with: "this-item" } },
        ],
      },
    ],
  },
]);
