// Written by `pnpm srd:extract`: change what it reads in extract/, not this file.

import type { MagicItem } from "./types.js";

/** Magic items of kind wondrous item, in order of id. */
export const wondrousItem: readonly MagicItem[] = Object.freeze<MagicItem[]>([
  {
    id: "amulet-of-health",
    name: "Amulet of Health",
    srd: "Magic Items A-Z, Amulet of Health",
    summary: "An amulet that lifts a Constitution below 19 to 19 while it is worn.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: {},
    effects: [{ kind: "stat", stat: "con", change: "least", by: 19 }],
  },
  {
    id: "amulet-of-proof-against-detection-and-location",
    name: "Amulet of Proof against Detection and Location",
    srd: "Magic Items A-Z, Amulet of Proof against Detection and Location",
    summary: "An amulet that hides its wearer from divination and from scrying eyes.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
    uses: [
      {
        economy: "passive",
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "Divination magic cannot target the wearer, and scrying sensors do not perceive it.",
          },
        ],
      },
    ],
  },
  {
    id: "amulet-of-the-planes",
    name: "Amulet of the Planes",
    srd: "Magic Items A-Z, Amulet of the Planes",
    summary:
      "An amulet that shifts its wearer to another plane, or flings everyone near off at random.",
    kind: "wondrous item",
    rarity: "very rare",
    attunement: {},
    spells: [{ spell: "plane-shift" }],
    uses: [
      {
        economy: "action",
        steps: [
          {
            check: { ability: "int", dc: 15 },
            narrative:
              "You name a place that you know on another plane; with a success, plane shift is cast to it.",
            otherwise: [
              {
                area: { shape: "sphere", radius: 15 },
                targets: { what: "creature-or-object" },
                narrative:
                  "All there and you are whisked off. d100: to 60, a random spot on the plane that you named; from 61, a random plane.",
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "apparatus-of-the-crab",
    name: "Apparatus of the Crab",
    srd: "Magic Items A-Z, Apparatus of the Crab",
    summary: "An iron barrel that levers turn into a lobster-shaped vehicle for land and sea.",
    kind: "wondrous item",
    weight: 500,
    rarity: "legendary",
    attunement: false,
    uses: [
      {
        name: "Hidden catch",
        steps: [
          {
            check: { ability: "int", skill: "investigation", dc: 20 },
            narrative:
              "The catch that opens the hatch is found; two creatures of up to Medium size fit inside.",
          },
        ],
      },
      {
        name: "Vehicle",
        economy: "passive",
        steps: [
          {
            narrative:
              "A Large object of 500 pounds: AC 20, 200 hit points, immune to poison and psychic damage; one pilot is needed.",
          },
          {
            narrative:
              "Speed 30 feet and swimming 30 feet, or 0 for both with legs and tail drawn in.",
          },
          {
            narrative:
              "Shut, it keeps air and water out or in, with 10 hours of air shared among those who breathe in it. It floats.",
          },
          {
            when: "trigger",
            targets: { what: "object", count: 1 },
            damage: [{ roll: "2d6", type: "bludgeoning" }],
            narrative: "The damage comes each minute that it is deeper than 900 feet.",
          },
        ],
      },
      {
        name: "Levers",
        economy: "action",
        steps: [
          {
            narrative:
              "Up to two levers go up or down for one action of someone inside, and return to neutral.",
          },
          { option: "lever_1_up", narrative: "Legs and tail come out; it can walk and swim." },
          {
            option: "lever_1_down",
            narrative: "Legs and tail draw in; its speed is 0 and bonuses to speed do not help it.",
          },
          { option: "lever_2_up", narrative: "The shutter of the front window opens." },
          { option: "lever_2_down", narrative: "The shutter of the front window closes." },
          { option: "lever_3_up", narrative: "The side windows' shutters open, two on each side." },
          {
            option: "lever_3_down",
            narrative: "The side windows' shutters close, two on each side.",
          },
          { option: "lever_4_up", narrative: "Two claws come out at the front." },
          { option: "lever_4_down", narrative: "The claws draw in." },
          {
            option: "lever_5_up",
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 5 },
            damage: [{ roll: "2d6", type: "bludgeoning", average: 7 }],
            narrative: "Each claw that is out makes this attack.",
          },
          {
            option: "lever_5_down",
            targets: { what: "creature-or-object", count: 1 },
            attack: { kind: "melee", with: "weapon", bonus: 8, reach: 5 },
            conditions: [
              {
                condition: "grappled",
                duration: { kind: "until", what: "escaped" },
                escape: { dc: 15, by: ["athletics", "acrobatics"] },
              },
            ],
            narrative: "Each claw that is out makes this attack.",
          },
          { option: "lever_6_up", narrative: "It goes forward, on foot or swimming." },
          { option: "lever_6_down", narrative: "It goes back, on foot or swimming." },
          { option: "lever_7_up", narrative: "It makes a left turn of 90 degrees." },
          { option: "lever_7_down", narrative: "It makes a right turn of 90 degrees." },
          { option: "lever_8_up", light: { bright: 30, dim: 30 }, narrative: "Its eyes shine." },
          { option: "lever_8_down", narrative: "The eyes go dark." },
          { option: "lever_9_up", narrative: "In liquid it goes down by at most 20 feet." },
          { option: "lever_9_down", narrative: "In liquid it comes up by at most 20 feet." },
          { option: "lever_10_up", narrative: "The hatch at the back unseals and opens." },
          { option: "lever_10_down", narrative: "The hatch at the back closes tight." },
        ],
      },
    ],
  },
  {
    id: "bag-of-beans",
    name: "Bag of Beans",
    srd: "Magic Items A-Z, Bag of Beans",
    summary: "A bag of beans that explode when dumped out, or grow into wonders when planted.",
    kind: "wondrous item",
    weight: 0.5,
    rarity: "rare",
    attunement: false,
    charges: { most: "3d4" },
    uses: [
      {
        name: "Weight",
        economy: "passive",
        steps: [{ narrative: "Half a pound, and a quarter of a pound more for each bean." }],
      },
      {
        name: "Dump",
        steps: [
          {
            area: { shape: "sphere", radius: 10 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 15, success: "half" },
            damage: [{ roll: "5d4", type: "fire" }],
            narrative:
              "You are among them. Flammable things that nobody wears or carries catch fire.",
          },
        ],
      },
      {
        name: "Plant",
        charges: 1,
        steps: [
          {
            narrative:
              "A bean in dirt or sand, watered, acts 1 minute later; the game master rolls d100, chooses or invents.",
          },
          {
            option: "toadstools",
            narrative: "01: 5d4 toadstools grow. Whoever eats one rolls any die.",
            next: [
              {
                option: "odd",
                targets: { what: "creature", count: 1 },
                save: { ability: "con", dc: 15, success: "none" },
                damage: [{ roll: "5d6", type: "poison" }],
                conditions: [
                  { condition: "poisoned", duration: { kind: "time", amount: 1, unit: "hour" } },
                ],
              },
              {
                option: "even",
                targets: { what: "creature", count: 1 },
                healing: [{ roll: "5d6", temporary: true }],
                narrative: "The temporary hit points last 1 hour.",
              },
            ],
          },
          {
            option: "geyser",
            narrative:
              "02-10: for 1d12 rounds a jet 30 feet high: berry juice, beer, oil, tea, vinegar, water or wine, as the game master likes.",
          },
          {
            option: "treant",
            summons: { creatures: ["treant"], count: 1 },
            narrative: "11-20.",
            next: [{ percent: 50, narrative: "It is chaotic evil and attacks." }],
          },
          {
            option: "statue",
            narrative:
              "21-30: a talking stone image of you threatens you, slanders you to others and sends them after you.",
            next: [
              {
                narrative:
                  "It cannot move, knows where you are on its plane, and is lifeless after 24 hours.",
              },
            ],
          },
          {
            option: "campfire",
            narrative: "31-40: a blue fire that burns 24 hours unless put out.",
          },
          {
            option: "shriekers",
            summons: { creatures: ["shrieker"], count: "1d6 + 6" },
            narrative: "41-50.",
          },
          {
            option: "toads",
            narrative:
              "51-60: 1d4 + 8 pink toads. A touch makes one a monster, at most Large, of the game master's choice; 1 minute later it is gone.",
          },
          {
            option: "bulette",
            summons: { creatures: ["bulette"], count: 1 },
            narrative: "61-70: it comes out of the ground and attacks.",
          },
          {
            option: "fruit_tree",
            narrative:
              "71-80: 1d10 + 20 fruit, of which 1d8 work as random magic potions and one as an ingested poison.",
            next: [
              {
                narrative:
                  "The tree is gone after 1 hour; fruit already picked keeps its magic for 30 days.",
              },
            ],
          },
          {
            option: "eggs",
            targets: { what: "creature" },
            save: { ability: "con", dc: 20, success: "other" },
            damage: [{ roll: "10d6", type: "force" }],
            narrative: "81-90: 1d4 + 3 eggs in a nest; each eater of one saves.",
            otherwise: [
              {
                narrative:
                  "The eater's lowest ability score rises by 1 for good; among equals, a random one.",
              },
            ],
          },
          {
            option: "pyramid",
            summons: { creatures: ["mummy-lord"], count: 1 },
            narrative:
              "91-99: a pyramid, 60 feet square at its base, lair of a mummy lord whose sarcophagus holds treasure.",
          },
          {
            option: "beanstalk",
            narrative:
              "100: a giant beanstalk; its height, and where its top leads, are the game master's choice.",
          },
        ],
      },
    ],
  },
  {
    id: "bag-of-devouring",
    name: "Bag of Devouring",
    srd: "Magic Items A-Z, Bag of Devouring",
    summary: "A false bag of holding: the mouth of a creature that eats what is put inside.",
    kind: "wondrous item",
    rarity: "very rare",
    attunement: false,
    uses: [
      {
        name: "Devour",
        economy: "passive",
        steps: [
          {
            narrative:
              "The creature senses what is inside; animal or plant matter wholly within is eaten. Inside out, the mouth is shut.",
          },
          {
            when: "trigger",
            percent: 50,
            targets: { what: "creature", count: 1 },
            narrative: "Whoever puts a part of the body inside is pulled in.",
          },
          {
            when: "turn-start",
            targets: { what: "creature" },
            kills: true,
            narrative: "Whoever begins a turn inside is eaten, with nothing left of the body.",
          },
        ],
      },
      {
        name: "Escape",
        economy: "action",
        steps: [
          {
            option: "from_inside",
            check: { ability: "str", dc: 15 },
            narrative: "A creature inside gets out.",
          },
          {
            option: "pull_out",
            check: { ability: "str", dc: 20 },
            narrative:
              "Someone outside reaches in, at the same risk of being pulled inside first, and gets the creature out.",
          },
        ],
      },
      {
        name: "Storage",
        economy: "passive",
        limit: { times: 1, per: "day" },
        steps: [
          {
            narrative:
              "It holds 1 cubic foot of lifeless things; once a day, when the game master says, it spits them onto another plane.",
          },
        ],
      },
      {
        name: "Tear",
        economy: "passive",
        steps: [
          {
            when: "trigger",
            narrative:
              "A hole or tear destroys it, and what it held ends up somewhere on the Astral Plane.",
          },
        ],
      },
    ],
  },
  {
    id: "bag-of-holding",
    name: "Bag of Holding",
    srd: "Magic Items A-Z, Bag of Holding",
    summary: "A bag with room for 500 pounds that itself never weighs more than 15.",
    kind: "wondrous item",
    weight: 15,
    rarity: "uncommon",
    attunement: false,
    uses: [
      {
        name: "Storage",
        economy: "passive",
        steps: [
          { narrative: "It takes 500 pounds and 64 cubic feet at most, and weighs 15 pounds." },
        ],
      },
      {
        name: "Retrieve",
        economy: "action",
        steps: [{ narrative: "One thing comes out of the bag." }],
      },
      {
        name: "Limits",
        economy: "passive",
        steps: [
          {
            narrative:
              "Too much in it, a hole or a tear destroys it, and all that it held is strewn over the Astral Plane.",
          },
          {
            narrative:
              "Inside out it spills everything unhurt, and works again once it is put right.",
          },
          {
            narrative:
              "Those who breathe last 10 minutes divided by their number inside, at least 1 minute, then suffocate.",
          },
          {
            when: "trigger",
            area: { shape: "sphere", radius: 10 },
            targets: { what: "creature" },
            narrative:
              "Put into another extradimensional space, both items are destroyed; a gate sucks all near it to a random astral place.",
            next: [
              { narrative: "The gate lets none back, closes at once and cannot be opened again." },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "bag-of-tricks",
    name: "Bag of Tricks",
    also: ["gray bag of tricks", "rust bag of tricks", "tan bag of tricks"],
    srd: "Magic Items A-Z, Bag of Tricks",
    summary:
      "A bag of fuzzy balls that become friendly beasts when thrown, three from dawn to dawn.",
    kind: "wondrous item",
    weight: 0.5,
    rarity: "uncommon",
    attunement: false,
    uses: [
      {
        name: "Throw",
        economy: "action",
        limit: { times: 3, per: "dawn" },
        steps: [
          {
            targets: { what: "point", range: 20 },
            narrative:
              "A d8 on the table of the bag's colour says which creature the fuzzy ball becomes. The bag weighs half a pound.",
          },
          { when: "end", narrative: "The creature is gone at dawn, or at 0 hit points." },
        ],
      },
      {
        name: "Command",
        economy: "bonus-action",
        steps: [
          {
            narrative:
              "It is friendly, acts on your turn, and moves and acts as you order; without orders it follows its nature.",
          },
        ],
      },
    ],
    variants: [
      {
        id: "bag-of-tricks-gray",
        name: "Gray Bag of Tricks",
        rarity: "uncommon",
        uses: [
          {
            name: "Gray bag",
            economy: "passive",
            steps: [
              {
                summons: {
                  creatures: [
                    "weasel",
                    "giant-rat",
                    "badger",
                    "boar",
                    "panther",
                    "giant-badger",
                    "dire-wolf",
                    "giant-elk",
                  ],
                  count: 1,
                },
                narrative: "By d8, in this order.",
              },
            ],
          },
        ],
      },
      {
        id: "bag-of-tricks-rust",
        name: "Rust Bag of Tricks",
        rarity: "uncommon",
        uses: [
          {
            name: "Rust bag",
            economy: "passive",
            steps: [
              {
                summons: {
                  creatures: [
                    "rat",
                    "owl",
                    "mastiff",
                    "goat",
                    "giant-goat",
                    "giant-boar",
                    "lion",
                    "brown-bear",
                  ],
                  count: 1,
                },
                narrative: "By d8, in this order.",
              },
            ],
          },
        ],
      },
      {
        id: "bag-of-tricks-tan",
        name: "Tan Bag of Tricks",
        rarity: "uncommon",
        uses: [
          {
            name: "Tan bag",
            economy: "passive",
            steps: [
              {
                summons: {
                  creatures: [
                    "jackal",
                    "ape",
                    "baboon",
                    "axe-beak",
                    "black-bear",
                    "giant-weasel",
                    "giant-hyena",
                    "tiger",
                  ],
                  count: 1,
                },
                narrative: "By d8, in this order.",
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "bead-of-force",
    name: "Bead of Force",
    srd: "Magic Items A-Z, Bead of Force",
    summary: "A thrown bead that bursts with force and shuts those it caught inside a sphere.",
    kind: "wondrous item",
    weight: 0.0625,
    rarity: "rare",
    attunement: false,
    consumed: true,
    uses: [
      {
        name: "Throw",
        economy: "action",
        steps: [
          {
            area: { shape: "sphere", radius: 10 },
            targets: { what: "creature", range: 60 },
            save: { ability: "dex", dc: 15, success: "other" },
            damage: [{ roll: "5d4", type: "force" }],
            next: [
              {
                narrative:
                  "Those wholly inside the area are trapped in a sphere of force for 1 minute; those partly inside are pushed out.",
              },
            ],
            otherwise: [
              { narrative: "No damage; pushed from the middle until it is outside the sphere." },
            ],
          },
          {
            narrative:
              "The clear sphere fills the area for 1 minute; only air fit to breathe gets through, no attack or effect.",
          },
        ],
      },
      {
        name: "Push the sphere",
        economy: "action",
        steps: [
          {
            narrative:
              "Someone inside rolls it up to half of its own walking speed. Whatever is in it, it weighs 1 pound to lift.",
          },
        ],
      },
      {
        name: "Found",
        economy: "passive",
        steps: [{ narrative: "1d4 + 4 beads usually lie together, each of 1 ounce." }],
      },
    ],
  },
  {
    id: "belt-of-dwarvenkind",
    name: "Belt of Dwarvenkind",
    srd: "Magic Items A-Z, Belt of Dwarvenkind",
    summary:
      "A belt for a hardier body and a better welcome among dwarves, and more if you are none.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: {},
    effects: [{ kind: "stat", stat: "con", change: "add", by: 2, upTo: 20 }],
    uses: [
      {
        name: "Dwarven friend",
        economy: "passive",
        steps: [
          { narrative: "The rise of Constitution stops at 20." },
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
                    when: { all: [{ ability: ["cha"] }, { skill: ["persuasion"] }] },
                  },
                ],
                duration: { kind: "source" },
              },
            ],
            narrative: "The advantage is for dealings with dwarves only.",
          },
          {
            when: "trigger",
            percent: 50,
            narrative:
              "Each dawn: a full beard grows, or the one that you have gets thicker, if you can grow any.",
          },
        ],
      },
      {
        name: "For others than dwarves",
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
                    when: { against: "poison" },
                  },
                  { kind: "damage", response: "resistance", types: ["poison"] },
                  { kind: "stat", stat: "sense-darkvision", change: "least", by: 60 },
                ],
                duration: { kind: "source" },
              },
            ],
            narrative: "Only a wearer who is no dwarf; it also speaks, reads and writes Dwarvish.",
          },
        ],
      },
    ],
  },
  {
    id: "belt-of-giant-strength",
    name: "Belt of Giant Strength",
    also: [
      "belt of hill giant strength",
      "belt of stone giant strength",
      "belt of frost giant strength",
      "belt of fire giant strength",
      "belt of cloud giant strength",
      "belt of storm giant strength",
    ],
    srd: "Magic Items A-Z, Belt of Giant Strength",
    summary: "A belt that lends the Strength of a giant, by its kind from 21 to 29.",
    kind: "wondrous item",
    rarity: "varies",
    attunement: {},
    variants: [
      {
        id: "belt-of-giant-strength-hill",
        name: "Belt of Hill Giant Strength",
        rarity: "rare",
        effects: [{ kind: "stat", stat: "str", change: "least", by: 21 }],
      },
      {
        id: "belt-of-giant-strength-stone",
        name: "Belt of Stone Giant Strength",
        rarity: "very rare",
        effects: [{ kind: "stat", stat: "str", change: "least", by: 23 }],
      },
      {
        id: "belt-of-giant-strength-frost",
        name: "Belt of Frost Giant Strength",
        rarity: "very rare",
        effects: [{ kind: "stat", stat: "str", change: "least", by: 23 }],
      },
      {
        id: "belt-of-giant-strength-fire",
        name: "Belt of Fire Giant Strength",
        rarity: "very rare",
        effects: [{ kind: "stat", stat: "str", change: "least", by: 25 }],
      },
      {
        id: "belt-of-giant-strength-cloud",
        name: "Belt of Cloud Giant Strength",
        rarity: "legendary",
        effects: [{ kind: "stat", stat: "str", change: "least", by: 27 }],
      },
      {
        id: "belt-of-giant-strength-storm",
        name: "Belt of Storm Giant Strength",
        rarity: "legendary",
        effects: [{ kind: "stat", stat: "str", change: "least", by: 29 }],
      },
    ],
  },
  {
    id: "boots-of-elvenkind",
    name: "Boots of Elvenkind",
    srd: "Magic Items A-Z, Boots of Elvenkind",
    summary: "Boots that silence their wearer's steps on any ground.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: false,
    effects: [
      {
        kind: "roll",
        on: "check",
        by: "self",
        mode: "advantage",
        when: { all: [{ ability: ["dex"] }, { skill: ["stealth"] }, { relies: "hearing" }] },
      },
    ],
    uses: [
      {
        economy: "passive",
        steps: [
          {
            narrative:
              "Steps make no sound; the advantage is for Stealth that depends on silent movement.",
          },
        ],
      },
    ],
  },
  {
    id: "boots-of-levitation",
    name: "Boots of Levitation",
    srd: "Magic Items A-Z, Boots of Levitation",
    summary: "Boots that let their wearer levitate as often as it likes.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: {},
    spells: [{ spell: "levitate" }],
    uses: [
      {
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            narrative: "Levitate, at will, with the wearer as its only target.",
          },
        ],
      },
    ],
  },
  {
    id: "boots-of-speed",
    name: "Boots of Speed",
    srd: "Magic Items A-Z, Boots of Speed",
    summary:
      "Boots that double walking speed at a click of the heels, 10 minutes between long rests.",
    kind: "wondrous item",
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
                  { kind: "stat", stat: "speed-walk", change: "multiply", by: 2 },
                  {
                    kind: "roll",
                    on: "attack",
                    by: "foe",
                    mode: "disadvantage",
                    when: { opportunity: true },
                  },
                ],
                duration: { kind: "special" },
              },
            ],
          },
          { when: "sustain", economy: "bonus-action", targets: { what: "self" }, ends: ["own"] },
          {
            narrative:
              "After 10 minutes of use in all, the magic rests until your next long rest is over.",
          },
        ],
      },
    ],
  },
  {
    id: "boots-of-striding-and-springing",
    name: "Boots of Striding and Springing",
    srd: "Magic Items A-Z, Boots of Striding and Springing",
    summary: "Boots for a steady walking speed of at least 30 feet and threefold jumps.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
    effects: [
      { kind: "stat", stat: "speed-walk", change: "least", by: 30 },
      { kind: "stat", stat: "jump", change: "multiply", by: 3 },
    ],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "Neither encumbrance nor heavy armour slows you." }],
      },
    ],
  },
  {
    id: "boots-of-the-winterlands",
    name: "Boots of the Winterlands",
    srd: "Magic Items A-Z, Boots of the Winterlands",
    summary: "Furred boots against cold that make nothing of ice and snow underfoot.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
    effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
    uses: [
      {
        economy: "passive",
        steps: [
          { narrative: "Ice and snow are no difficult terrain for you." },
          { narrative: "You bear cold down to -50 degrees Fahrenheit, or -100 in heavy clothes." },
        ],
      },
    ],
  },
  {
    id: "bowl-of-commanding-water-elementals",
    name: "Bowl of Commanding Water Elementals",
    srd: "Magic Items A-Z, Bowl of Commanding Water Elementals",
    summary: "A bowl that, filled with water, calls a water elemental once a day.",
    kind: "wondrous item",
    weight: 3,
    rarity: "rare",
    attunement: false,
    spells: [{ spell: "conjure-elemental", limit: { times: 1, per: "dawn" } }],
    uses: [
      {
        economy: "passive",
        steps: [
          {
            summons: { creatures: ["water-elemental"], count: 1 },
            narrative:
              "The spell needs an action and the bowl, of 3 pounds, full of water, 3 gallons, and calls this elemental.",
          },
        ],
      },
    ],
  },
  {
    id: "bracers-of-archery",
    name: "Bracers of Archery",
    srd: "Magic Items A-Z, Bracers of Archery",
    summary: "Bracers that train their wearer in bows and add 2 damage to each arrow's hit.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
    effects: [
      {
        kind: "roll",
        on: "damage",
        by: "self",
        bonus: 2,
        when: { all: [{ attack: "weapon" }, { weapon: "bow" }] },
      },
    ],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "You are proficient with longbows and shortbows." }],
      },
    ],
  },
  {
    id: "bracers-of-defense",
    name: "Bracers of Defense",
    srd: "Magic Items A-Z, Bracers of Defense",
    summary: "Bracers that add 2 to Armor Class for a wearer without armour or shield.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: {},
    effects: [
      {
        kind: "stat",
        stat: "armor-class",
        change: "add",
        by: 2,
        when: { all: [{ armor: "none" }, { shield: false }] },
      },
    ],
  },
  {
    id: "brazier-of-commanding-fire-elementals",
    name: "Brazier of Commanding Fire Elementals",
    srd: "Magic Items A-Z, Brazier of Commanding Fire Elementals",
    summary: "A brass brazier whose fire calls a fire elemental once a day.",
    kind: "wondrous item",
    weight: 5,
    rarity: "rare",
    attunement: false,
    spells: [{ spell: "conjure-elemental", limit: { times: 1, per: "dawn" } }],
    uses: [
      {
        economy: "passive",
        steps: [
          {
            summons: { creatures: ["fire-elemental"], count: 1 },
            narrative:
              "The spell needs an action and a fire in the brazier, of 5 pounds, and calls this elemental.",
          },
        ],
      },
    ],
  },
  {
    id: "brooch-of-shielding",
    name: "Brooch of Shielding",
    srd: "Magic Items A-Z, Brooch of Shielding",
    summary: "A brooch that halves force damage and stops magic missiles altogether.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
    effects: [{ kind: "damage", response: "resistance", types: ["force"] }],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "Magic missile deals no damage to the wearer." }],
      },
    ],
  },
  {
    id: "broom-of-flying",
    name: "Broom of Flying",
    srd: "Magic Items A-Z, Broom of Flying",
    summary: "A broom to ride through the air, which also flies alone to a place that you name.",
    kind: "wondrous item",
    weight: 3,
    rarity: "uncommon",
    attunement: false,
    uses: [
      {
        name: "Ride",
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "stat", stat: "speed-fly", change: "set", by: 50 }],
                duration: { kind: "special" },
              },
            ],
            narrative:
              "Astride, with the command word. It bears 400 pounds; above 200 it flies only 30 feet. Landing ends it. It weighs 3 pounds.",
          },
        ],
      },
      {
        name: "Send",
        steps: [
          {
            narrative:
              "At the word it flies by itself to a place named that you know, up to 1 mile off; another word calls it back from as far.",
          },
        ],
      },
    ],
  },
  {
    id: "candle-of-invocation",
    name: "Candle of Invocation",
    srd: "Magic Items A-Z, Candle of Invocation",
    summary: "A candle of a god whose light favours all who share its alignment, or opens a gate.",
    kind: "wondrous item",
    rarity: "very rare",
    attunement: {},
    consumed: true,
    spells: [{ spell: "gate", limit: { times: 1, per: "ever" } }],
    uses: [
      {
        name: "Light",
        economy: "action",
        steps: [
          {
            narrative:
              "It burns 4 hours in all, counted by the minute, and may be snuffed and lit again; then it is gone.",
          },
          {
            area: { shape: "sphere", radius: 30 },
            aura: true,
            targets: { what: "creature" },
            effects: [
              {
                effects: [
                  { kind: "roll", on: "attack", by: "self", mode: "advantage" },
                  { kind: "roll", on: "save", by: "self", mode: "advantage" },
                  { kind: "roll", on: "check", by: "self", mode: "advantage" },
                ],
                duration: { kind: "source" },
              },
            ],
            light: { bright: 0, dim: 30 },
            narrative: "Only those in the light whose alignment is the candle's gain this.",
          },
          {
            area: { shape: "sphere", radius: 30 },
            aura: true,
            targets: { what: "creature" },
            narrative:
              "A cleric or druid of its alignment there casts prepared 1st-level spells without slots, at that level.",
          },
        ],
      },
      {
        name: "Gate",
        economy: "action",
        steps: [
          {
            narrative:
              "Only at its very first lighting, in place of the light; the candle is destroyed.",
          },
        ],
      },
      {
        name: "Alignment",
        economy: "passive",
        steps: [
          {
            narrative:
              "The god's, chosen by the game master or rolled on a d20; detect evil and good shows it.",
          },
          {
            option: "chaotic_evil",
            targets: { what: "creature", alignments: ["chaotic evil"] },
            narrative: "1 or 2.",
          },
          {
            option: "chaotic_neutral",
            targets: { what: "creature", alignments: ["chaotic neutral"] },
            narrative: "3 or 4.",
          },
          {
            option: "chaotic_good",
            targets: { what: "creature", alignments: ["chaotic good"] },
            narrative: "5 to 7.",
          },
          {
            option: "neutral_evil",
            targets: { what: "creature", alignments: ["neutral evil"] },
            narrative: "8 or 9.",
          },
          {
            option: "neutral",
            targets: { what: "creature", alignments: ["neutral"] },
            narrative: "10 or 11.",
          },
          {
            option: "neutral_good",
            targets: { what: "creature", alignments: ["neutral good"] },
            narrative: "12 or 13.",
          },
          {
            option: "lawful_evil",
            targets: { what: "creature", alignments: ["lawful evil"] },
            narrative: "14 or 15.",
          },
          {
            option: "lawful_neutral",
            targets: { what: "creature", alignments: ["lawful neutral"] },
            narrative: "16 or 17.",
          },
          {
            option: "lawful_good",
            targets: { what: "creature", alignments: ["lawful good"] },
            narrative: "18 to 20.",
          },
        ],
      },
    ],
  },
  {
    id: "cape-of-the-mountebank",
    name: "Cape of the Mountebank",
    srd: "Magic Items A-Z, Cape of the Mountebank",
    summary: "A cape that whisks its wearer away in smoke by dimension door, once a day.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: false,
    spells: [{ spell: "dimension-door", limit: { times: 1, per: "dawn" } }],
    uses: [
      {
        economy: "action",
        steps: [
          {
            obscures: "lightly",
            narrative:
              "With the spell, smoke fills both spaces until your next turn is over; even a light wind clears it.",
          },
        ],
      },
    ],
  },
  {
    id: "carpet-of-flying",
    name: "Carpet of Flying",
    also: [
      "carpet of flying (3 ft. × 5 ft.)",
      "carpet of flying (4 ft. × 6 ft.)",
      "carpet of flying (5 ft. × 7 ft.)",
      "carpet of flying (6 ft. × 9 ft.)",
    ],
    srd: "Magic Items A-Z, Carpet of Flying",
    summary: "A carpet that hovers and flies where its master's voice sends it, in four sizes.",
    kind: "wondrous item",
    rarity: "very rare",
    attunement: false,
    uses: [
      {
        name: "Fly",
        economy: "action",
        steps: [
          {
            narrative:
              "At the word it hovers and flies as you tell it, while you are within 30 feet; overloaded, at half speed.",
          },
        ],
      },
    ],
    variants: [
      {
        id: "carpet-of-flying-3x5",
        name: "Carpet of Flying (3 ft. × 5 ft.)",
        rarity: "very rare",
        uses: [
          {
            name: "Ride",
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "stat", stat: "speed-fly", change: "set", by: 80 }],
                    duration: { kind: "special" },
                  },
                ],
                narrative: "d100 01-20. It bears 400 pounds; above 200 it flies 40 feet.",
              },
              { when: "sustain", economy: "action", targets: { what: "self" }, ends: ["own"] },
            ],
          },
        ],
      },
      {
        id: "carpet-of-flying-4x6",
        name: "Carpet of Flying (4 ft. × 6 ft.)",
        rarity: "very rare",
        uses: [
          {
            name: "Ride",
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "stat", stat: "speed-fly", change: "set", by: 60 }],
                    duration: { kind: "special" },
                  },
                ],
                narrative: "d100 21-55. It bears 800 pounds; above 400 it flies 30 feet.",
              },
              { when: "sustain", economy: "action", targets: { what: "self" }, ends: ["own"] },
            ],
          },
        ],
      },
      {
        id: "carpet-of-flying-5x7",
        name: "Carpet of Flying (5 ft. × 7 ft.)",
        rarity: "very rare",
        uses: [
          {
            name: "Ride",
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "stat", stat: "speed-fly", change: "set", by: 40 }],
                    duration: { kind: "special" },
                  },
                ],
                narrative: "d100 56-80. It bears 1,200 pounds; above 600 it flies 20 feet.",
              },
              { when: "sustain", economy: "action", targets: { what: "self" }, ends: ["own"] },
            ],
          },
        ],
      },
      {
        id: "carpet-of-flying-6x9",
        name: "Carpet of Flying (6 ft. × 9 ft.)",
        rarity: "very rare",
        uses: [
          {
            name: "Ride",
            economy: "action",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "stat", stat: "speed-fly", change: "set", by: 30 }],
                    duration: { kind: "special" },
                  },
                ],
                narrative: "d100 81-100. It bears 1,600 pounds; above 800 it flies 15 feet.",
              },
              { when: "sustain", economy: "action", targets: { what: "self" }, ends: ["own"] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "censer-of-controlling-air-elementals",
    name: "Censer of Controlling Air Elementals",
    srd: "Magic Items A-Z, Censer of Controlling Air Elementals",
    summary: "A censer whose burning incense calls an air elemental once a day.",
    kind: "wondrous item",
    weight: 1,
    rarity: "rare",
    attunement: false,
    spells: [{ spell: "conjure-elemental", limit: { times: 1, per: "dawn" } }],
    uses: [
      {
        economy: "passive",
        steps: [
          {
            summons: { creatures: ["air-elemental"], count: 1 },
            narrative:
              "The spell needs an action and burning incense in the censer, of 1 pound, and calls this elemental.",
          },
        ],
      },
    ],
  },
  {
    id: "chime-of-opening",
    name: "Chime of Opening",
    srd: "Magic Items A-Z, Chime of Opening",
    summary: "A chime that opens a lock, latch or lid at each stroke, ten times in all.",
    kind: "wondrous item",
    weight: 1,
    rarity: "rare",
    attunement: false,
    uses: [
      {
        economy: "action",
        limit: { times: 10, per: "ever" },
        steps: [
          {
            targets: { what: "object", count: 1, range: 120 },
            narrative:
              "One of its locks or latches opens if the sound gets there, or the thing itself where none is left.",
          },
          { when: "end", narrative: "The tenth use cracks the chime, of 1 pound, for good." },
        ],
      },
    ],
  },
  {
    id: "circlet-of-blasting",
    name: "Circlet of Blasting",
    srd: "Magic Items A-Z, Circlet of Blasting",
    summary: "A circlet that shoots scorching rays once a day, at +5 to hit.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: false,
    spells: [{ spell: "scorching-ray", attack: 5, limit: { times: 1, per: "dawn" } }],
  },
  {
    id: "cloak-of-arachnida",
    name: "Cloak of Arachnida",
    srd: "Magic Items A-Z, Cloak of Arachnida",
    summary:
      "A silken cloak for a spider's climbing, safety from webs, less poison and a web a day.",
    kind: "wondrous item",
    rarity: "very rare",
    attunement: {},
    effects: [
      { kind: "damage", response: "resistance", types: ["poison"] },
      { kind: "stat", stat: "speed-climb", change: "least", by: { of: "walking-speed" } },
    ],
    spells: [{ spell: "web", dc: 13, limit: { times: 1, per: "dawn" } }],
    uses: [
      {
        name: "Spider's gifts",
        economy: "passive",
        steps: [
          { narrative: "Walls and ceilings carry you, with both hands free." },
          { narrative: "No web holds you; webs are only difficult terrain for you." },
        ],
      },
      {
        name: "Web",
        economy: "action",
        steps: [{ narrative: "The area of the spell is doubled." }],
      },
    ],
  },
  {
    id: "cloak-of-displacement",
    name: "Cloak of Displacement",
    srd: "Magic Items A-Z, Cloak of Displacement",
    summary: "A cloak that shows its wearer beside its true place, so that attackers miss.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: {},
    effects: [
      {
        kind: "roll",
        on: "attack",
        by: "foe",
        mode: "disadvantage",
        when: {
          not: {
            any: [
              { has: "incapacitated", who: "self" },
              { has: "restrained", who: "self" },
              { has: "grappled", who: "self" },
              { during: "displacement-lost" },
            ],
          },
        },
      },
    ],
    uses: [
      {
        economy: "passive",
        steps: [
          {
            when: "hurt",
            targets: { what: "self" },
            effects: [
              {
                effects: [],
                duration: { kind: "turn", edge: "start", of: "source" },
                during: "displacement-lost",
              },
            ],
          },
          { narrative: "Whatever else keeps the wearer from moving stops it as well." },
        ],
      },
    ],
  },
  {
    id: "cloak-of-elvenkind",
    name: "Cloak of Elvenkind",
    srd: "Magic Items A-Z, Cloak of Elvenkind",
    summary:
      "A cloak that shifts its colours, so that its hooded wearer is hard to see and hides well.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
    effects: [
      {
        kind: "roll",
        on: "check",
        by: "foe",
        mode: "disadvantage",
        when: {
          all: [
            { ability: ["wis"] },
            { skill: ["perception"] },
            { relies: "sight" },
            { during: "hood-up" },
          ],
        },
      },
      {
        kind: "roll",
        on: "check",
        by: "self",
        mode: "advantage",
        when: { all: [{ ability: ["dex"] }, { skill: ["stealth"] }, { during: "hood-up" }] },
      },
    ],
    uses: [
      {
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            effects: [{ effects: [], duration: { kind: "special" }, during: "hood-up" }],
            narrative: "The hood is up. The advantage on Stealth is for hiding alone.",
          },
          { when: "sustain", economy: "action", targets: { what: "self" }, ends: ["own"] },
        ],
      },
    ],
  },
  {
    id: "cloak-of-protection",
    name: "Cloak of Protection",
    srd: "Magic Items A-Z, Cloak of Protection",
    summary: "A cloak that adds 1 to Armor Class and to every saving throw.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
    effects: [
      { kind: "stat", stat: "armor-class", change: "add", by: 1 },
      { kind: "roll", on: "save", by: "self", bonus: 1 },
    ],
  },
  {
    id: "cloak-of-the-bat",
    name: "Cloak of the Bat",
    srd: "Magic Items A-Z, Cloak of the Bat",
    summary: "A cloak for stealth that flies, or turns its wearer into a bat, where light is poor.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: {},
    effects: [
      {
        kind: "roll",
        on: "check",
        by: "self",
        mode: "advantage",
        when: { all: [{ ability: ["dex"] }, { skill: ["stealth"] }] },
      },
    ],
    spells: [{ spell: "polymorph", limit: { times: 1, per: "dawn" } }],
    uses: [
      {
        name: "Fly",
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
                    by: 40,
                    when: { light: ["dim", "darkness", "magical_darkness"] },
                  },
                ],
                duration: { kind: "special" },
              },
            ],
            narrative:
              "Only while both hands grip the hem; letting go, or brighter light, ends the flight.",
          },
        ],
      },
      {
        name: "Bat form",
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "Polymorph, in dim light or darkness, only on you and only into a bat; Intelligence, Wisdom and Charisma stay yours.",
          },
        ],
      },
    ],
  },
  {
    id: "cloak-of-the-manta-ray",
    name: "Cloak of the Manta Ray",
    srd: "Magic Items A-Z, Cloak of the Manta Ray",
    summary: "A cloak whose hood lets its wearer breathe under water and swim 60 feet.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: false,
    effects: [
      { kind: "stat", stat: "speed-swim", change: "least", by: 60, when: { during: "hood-up" } },
    ],
    uses: [
      {
        name: "Water breathing",
        economy: "passive",
        steps: [{ narrative: "With the hood up you breathe under water." }],
      },
      {
        name: "Hood",
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            effects: [{ effects: [], duration: { kind: "special" }, during: "hood-up" }],
          },
          { when: "sustain", economy: "action", targets: { what: "self" }, ends: ["own"] },
        ],
      },
    ],
  },
  {
    id: "crystal-ball",
    name: "Crystal Ball",
    also: [
      "crystal ball of mind reading",
      "crystal ball of telepathy",
      "crystal ball of true seeing",
    ],
    srd: "Magic Items A-Z, Crystal Ball",
    summary: "A ball of crystal through which its owner scries, at a touch.",
    kind: "wondrous item",
    rarity: "very rare",
    attunement: {},
    spells: [{ spell: "scrying", dc: 17 }],
    uses: [
      { economy: "passive", steps: [{ narrative: "It must be touched while scrying is cast." }] },
    ],
    variants: [
      {
        id: "crystal-ball-of-mind-reading",
        name: "Crystal Ball of Mind Reading",
        rarity: "legendary",
        summary: "Reads the thoughts of those near the scrying sensor.",
        spells: [{ spell: "detect-thoughts", dc: 17 }],
        uses: [
          {
            name: "Mind reading",
            economy: "action",
            steps: [
              {
                targets: { what: "creature", range: 30, visible: true },
                narrative:
                  "Detect thoughts, only while you scry, on creatures that you see near the sensor, from which the range counts.",
              },
              { narrative: "It needs no concentration and stops with the scrying." },
            ],
          },
        ],
      },
      {
        id: "crystal-ball-of-telepathy",
        name: "Crystal Ball of Telepathy",
        rarity: "legendary",
        summary: "Speaks to the minds near the scrying sensor and makes a suggestion to one.",
        spells: [{ spell: "suggestion", dc: 17, limit: { times: 1, per: "dawn" } }],
        uses: [
          {
            name: "Telepathy",
            economy: "passive",
            steps: [
              {
                targets: { what: "creature", range: 30, visible: true },
                narrative:
                  "While you scry, you talk by telepathy with those that you see; the range counts from the sensor.",
              },
            ],
          },
          {
            name: "Suggestion",
            economy: "action",
            steps: [
              {
                targets: { what: "creature", count: 1, range: 30, visible: true },
                narrative:
                  "The spell works through the sensor, needs no concentration and stops with the scrying.",
              },
            ],
          },
        ],
      },
      {
        id: "crystal-ball-of-true-seeing",
        name: "Crystal Ball of True Seeing",
        rarity: "legendary",
        summary: "Sees with truesight around the scrying sensor.",
        uses: [
          {
            name: "True seeing",
            economy: "passive",
            steps: [
              {
                targets: { what: "self" },
                effects: [
                  {
                    effects: [{ kind: "stat", stat: "sense-truesight", change: "least", by: 120 }],
                    duration: { kind: "special" },
                  },
                ],
                narrative: "While you scry, and counted from the sensor.",
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "cube-of-force",
    name: "Cube of Force",
    srd: "Magic Items A-Z, Cube of Force",
    summary:
      "A cube whose faces raise a barrier of force around its holder, each against other things.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: {},
    charges: { most: 36, regains: { roll: "1d20", at: "dawn" } },
    uses: [
      {
        name: "Barrier",
        economy: "passive",
        steps: [
          {
            area: { shape: "cube", side: 15 },
            aura: true,
            targets: { what: "self" },
            narrative:
              "Pressing a face raises an unseen barrier with you at its middle for 1 minute, or until face 6 or no charges.",
          },
          {
            narrative:
              "Another face, for its own charges, changes what it stops and starts the minute anew.",
          },
          {
            narrative:
              "With too few charges nothing comes of it. You cannot go nearer to a solid thing that it stops.",
          },
        ],
      },
      {
        name: "Face 1",
        economy: "action",
        charges: 1,
        steps: [{ narrative: "It stops gas, wind and fog." }],
      },
      {
        name: "Face 2",
        economy: "action",
        charges: 2,
        steps: [
          {
            narrative: "It stops lifeless matter, but floors, walls and ceilings only if you like.",
          },
        ],
      },
      {
        name: "Face 3",
        economy: "action",
        charges: 3,
        steps: [{ narrative: "It stops living matter." }],
      },
      {
        name: "Face 4",
        economy: "action",
        charges: 4,
        steps: [{ narrative: "It stops the effects of spells." }],
      },
      {
        name: "Face 5",
        economy: "action",
        charges: 5,
        steps: [
          { narrative: "It stops everything, but floors, walls and ceilings only if you like." },
        ],
      },
      {
        name: "Face 6",
        economy: "action",
        charges: 0,
        steps: [{ narrative: "The barrier goes out." }],
      },
      {
        name: "Charges lost",
        economy: "passive",
        steps: [
          {
            when: "trigger",
            narrative:
              "Some effects that aim at the barrier or touch it take charges from the cube:",
          },
          { option: "disintegrate", narrative: "1d12 charges." },
          { option: "horn_of_blasting", narrative: "1d10 charges." },
          { option: "passwall", narrative: "1d6 charges." },
          { option: "prismatic_spray", narrative: "1d20 charges." },
          { option: "wall_of_fire", narrative: "1d4 charges." },
        ],
      },
    ],
  },
  {
    id: "cubic-gate",
    name: "Cubic Gate",
    srd: "Magic Items A-Z, Cubic Gate",
    summary: "A cube with a plane to each side, which opens a gate or shifts travellers there.",
    kind: "wondrous item",
    rarity: "legendary",
    attunement: false,
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    spells: [
      { spell: "gate", charges: 1 },
      { spell: "plane-shift", charges: 1, dc: 17 },
    ],
    uses: [
      {
        economy: "action",
        steps: [
          {
            narrative:
              "One side belongs to the Material Plane, five to planes of the game master's choice.",
          },
          { option: "press_once", narrative: "Gate, to the plane of the side pressed." },
          { option: "press_twice", narrative: "Plane shift, to the plane of the side pressed." },
        ],
      },
    ],
  },
  {
    id: "decanter-of-endless-water",
    name: "Decanter of Endless Water",
    srd: "Magic Items A-Z, Decanter of Endless Water",
    summary: "A flask that pours out as much fresh or salt water as it is told, even a geyser.",
    kind: "wondrous item",
    weight: 2,
    rarity: "uncommon",
    attunement: false,
    uses: [
      {
        economy: "action",
        steps: [
          {
            narrative:
              "Unstoppered, at one of three words, it pours fresh or salt water until your next turn starts. It weighs 2 pounds.",
          },
          { option: "stream", narrative: "1 gallon." },
          { option: "fountain", narrative: "5 gallons." },
          {
            option: "geyser",
            area: { shape: "line", length: 30, width: 1 },
            narrative: "30 gallons, in a jet. A bonus action aims it at one creature or thing:",
            next: [
              {
                option: "creature",
                economy: "bonus-action",
                targets: { what: "creature", count: 1, range: 30, visible: true },
                save: { ability: "str", dc: 13, success: "none" },
                damage: [{ roll: "1d4", type: "bludgeoning" }],
                conditions: [{ condition: "prone", duration: { kind: "until", what: "stood-up" } }],
              },
              {
                option: "object",
                economy: "bonus-action",
                targets: { what: "object", count: 1, range: 30 },
                move: { feet: 15, to: "away" },
                narrative:
                  "At most 200 pounds, and held by nobody; it is toppled, or pushed by so much at most.",
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "deck-of-illusions",
    name: "Deck of Illusions",
    srd: "Magic Items A-Z, Deck of Illusions",
    summary: "A deck whose thrown cards each become the illusion of a creature.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: false,
    charges: { most: 34 },
    uses: [
      {
        name: "Draw",
        economy: "action",
        charges: 1,
        steps: [
          {
            targets: { what: "point", range: 30 },
            narrative:
              "A random card is thrown down; its illusion lasts until the card is moved or the magic dispelled.",
          },
          {
            narrative:
              "The creatures seem real, behave so, and can harm nobody; touched, they prove illusions.",
          },
          { when: "end", narrative: "The card goes blank and is of no more use." },
          { narrative: "A deck that is found mostly lacks 1d20 - 1 of its 34 cards." },
          { option: "ace_of_hearts", narrative: "A red dragon." },
          { option: "king_of_hearts", narrative: "A knight with four guards." },
          { option: "queen_of_hearts", narrative: "A succubus or incubus." },
          { option: "jack_of_hearts", narrative: "A druid." },
          { option: "ten_of_hearts", narrative: "A cloud giant." },
          { option: "nine_of_hearts", narrative: "An ettin." },
          { option: "eight_of_hearts", narrative: "A bugbear." },
          { option: "two_of_hearts", narrative: "A goblin." },
          { option: "ace_of_diamonds", narrative: "A beholder." },
          { option: "king_of_diamonds", narrative: "An archmage with an apprentice mage." },
          { option: "queen_of_diamonds", narrative: "A night hag." },
          { option: "jack_of_diamonds", narrative: "An assassin." },
          { option: "ten_of_diamonds", narrative: "A fire giant." },
          { option: "nine_of_diamonds", narrative: "An ogre mage." },
          { option: "eight_of_diamonds", narrative: "A gnoll." },
          { option: "two_of_diamonds", narrative: "A kobold." },
          { option: "ace_of_spades", narrative: "A lich." },
          { option: "king_of_spades", narrative: "A priest with two acolytes." },
          { option: "queen_of_spades", narrative: "A medusa." },
          { option: "jack_of_spades", narrative: "A veteran." },
          { option: "ten_of_spades", narrative: "A frost giant." },
          { option: "nine_of_spades", narrative: "A troll." },
          { option: "eight_of_spades", narrative: "A hobgoblin." },
          { option: "two_of_spades", narrative: "A goblin." },
          { option: "ace_of_clubs", narrative: "An iron golem." },
          { option: "king_of_clubs", narrative: "A bandit captain with three bandits." },
          { option: "queen_of_clubs", narrative: "An erinyes." },
          { option: "jack_of_clubs", narrative: "A berserker." },
          { option: "ten_of_clubs", narrative: "A hill giant." },
          { option: "nine_of_clubs", narrative: "An ogre." },
          { option: "eight_of_clubs", narrative: "An orc." },
          { option: "two_of_clubs", narrative: "A kobold." },
          { option: "joker", narrative: "The owner of the deck; there are two of these." },
        ],
      },
      {
        name: "Move",
        economy: "action",
        steps: [
          {
            narrative:
              "The illusion goes wherever you like, at most 30 feet from its card, if you see it and are within 120 feet of it.",
          },
        ],
      },
      {
        name: "Inspect",
        economy: "action",
        steps: [
          {
            check: { ability: "int", skill: "investigation", dc: 15 },
            narrative:
              "Whoever looks closely knows the illusion, which then seems translucent to see.",
          },
        ],
      },
    ],
  },
  {
    id: "deck-of-many-things",
    name: "Deck of Many Things",
    srd: "Magic Items A-Z, Deck of Many Things",
    summary: "A deck of fateful cards, each of which changes its drawer's life for good or ill.",
    kind: "wondrous item",
    rarity: "legendary",
    attunement: false,
    uses: [
      {
        name: "Draw",
        steps: [
          {
            narrative:
              "75 percent of decks have 13 cards, without those marked 22; the others have all 22.",
          },
          {
            narrative:
              "You first say how many you will draw, then draw at random; cards beyond that number do nothing.",
          },
          {
            narrative:
              "At most 1 hour between draws, or the rest of the number fly out and work together. Each acts at once.",
          },
          {
            narrative:
              "A card drawn fades and is back in the deck at once, but for Fool and Jester.",
          },
          {
            option: "balance",
            narrative:
              "Two of spades (22): your alignment turns, law with chaos and good with evil; true neutral or none stays.",
          },
          {
            option: "comet",
            narrative:
              "Two of diamonds (22): beat the next foe or group of foes alone, and you gain experience for one level.",
          },
          {
            option: "donjon",
            narrative:
              "Ace of spades (22): you vanish into an extradimensional sphere, asleep to time, until found and taken out. Draw no more.",
            next: [
              {
                narrative:
                  "Your gear stays where you stood. Divination does not find you; only wish tells where you are.",
              },
            ],
          },
          {
            option: "euryale",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "roll", on: "save", by: "self", bonus: -2 }],
                duration: { kind: "special" },
              },
            ],
            narrative: "Queen of spades: a curse that a god alone can lift, or The Fates.",
          },
          {
            option: "the_fates",
            narrative:
              "Ace of hearts (22): once, now or at any time before death, you undo or escape one event.",
          },
          {
            option: "flames",
            narrative:
              "Queen of clubs: a mighty devil hates you, spoils your life and means to kill you, until one of you is dead.",
          },
          {
            option: "fool",
            narrative:
              "Joker with TM (22): minus 10,000 XP, but never a level; the card is gone. Draw again, both count as one.",
          },
          {
            option: "gem",
            narrative:
              "Two of hearts (22): 25 jewels of 2,000 gp each, or 50 gems of 1,000 gp each, lie before you.",
          },
          {
            option: "idiot",
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "stat", stat: "int", change: "add", by: "-1d4 - 1" },
                  { kind: "stat", stat: "int", change: "least", by: 1 },
                ],
                duration: { kind: "special" },
              },
            ],
            narrative: "Two of clubs (22): for good. You may draw one card more than you said.",
          },
          {
            option: "jester",
            narrative:
              "Joker without TM: 10,000 XP, or two draws more than you said. The card is gone.",
          },
          {
            option: "key",
            narrative:
              "Queen of hearts: a magic weapon, rare or better, that you are proficient with; the game master chooses.",
          },
          {
            option: "knight",
            narrative:
              "Jack of hearts: a fighter of 4th level and your own race comes within 30 feet, yours to control, loyal until death.",
          },
          { option: "moon", narrative: "Queen of diamonds: you may cast wish 1d3 times." },
          {
            option: "rogue",
            narrative:
              "Jack of spades: someone turns against you in secret, and only wish or a god's help changes that.",
          },
          {
            option: "ruin",
            narrative:
              "King of spades: all wealth except magic items is lost, with lands, houses, firms and every deed to them.",
          },
          {
            option: "skull",
            narrative:
              "Jack of clubs: an avatar of death comes within 10 feet and fights you until you die or it has 0 hit points.",
            next: [
              {
                narrative:
                  "It warns others off; each who helps you gets an avatar too. Whom one slays stays dead.",
              },
              {
                narrative:
                  "Avatar: Medium undead, neutral evil, AC 20, half of its summoner's maximum hit points, speed 60 feet, flying 60 (hover).",
              },
              {
                narrative:
                  "All abilities 16; darkvision and truesight 60 feet, passive Perception 13; speaks its summoner's languages.",
              },
              {
                narrative:
                  "Immune: necrotic, poison, turning; charmed, frightened, paralyzed, petrified, poisoned, unconscious.",
              },
              {
                narrative:
                  "It goes through creatures and things as if difficult terrain, with 1d10 force damage for ending a turn in a thing.",
              },
              {
                option: "reaping_scythe",
                targets: { what: "creature", count: 1, range: 5 },
                damage: [
                  { roll: "1d8 + 3", type: "slashing", average: 7 },
                  { roll: "1d8", type: "necrotic", average: 4 },
                ],
                narrative: "The avatar's action; it needs no attack roll.",
              },
            ],
          },
          {
            option: "star",
            narrative:
              "Jack of diamonds: one ability score of yours rises by 2, past 20 if need be but not past 24.",
          },
          { option: "sun", narrative: "King of diamonds: 50,000 XP and a random wondrous item." },
          {
            option: "talons",
            narrative:
              "Ace of clubs (22): all magic items on you fall to dust; artifacts only vanish.",
          },
          {
            option: "throne",
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "proficiency", in: ["persuasion"], on: "check", share: 2 }],
                duration: { kind: "special" },
              },
            ],
            narrative:
              "King of hearts: for good; and a small keep is yours by right, once you have driven monsters from it.",
          },
          {
            option: "vizier",
            narrative:
              "Ace of diamonds (22): within a year, one question asked in meditation has a true answer, and wisdom to use it.",
          },
          {
            option: "the_void",
            targets: { what: "self" },
            conditions: [{ condition: "incapacitated", duration: { kind: "special" } }],
            narrative:
              "King of clubs: your soul is locked in a thing somewhere, under mighty guards, your body without it. Draw no more.",
            next: [
              { narrative: "Wish cannot bring the soul back, but tells where that thing is." },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "dimensional-shackles",
    name: "Dimensional Shackles",
    srd: "Magic Items A-Z, Dimensional Shackles",
    summary: "Manacles that keep whoever wears them from teleporting or leaving the plane.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: false,
    uses: [
      {
        name: "Bind",
        economy: "action",
        steps: [
          {
            targets: {
              what: "creature",
              count: 1,
              range: 5,
              sizeAtLeast: "small",
              sizeAtMost: "large",
              has: ["incapacitated"],
            },
            narrative: "It is bound as by mundane manacles, which fit it.",
          },
          {
            narrative:
              "It cannot teleport, change planes or move extradimensionally, save by going through a standing portal.",
          },
        ],
      },
      {
        name: "Remove",
        economy: "action",
        steps: [{ narrative: "For you, and for those whom you named when you put them on." }],
      },
      {
        name: "Break free",
        limit: { times: 1, per: "month" },
        steps: [
          {
            check: { ability: "str", skill: "athletics", dc: 30 },
            narrative: "The one bound tries once in 30 days; a success destroys the shackles.",
          },
        ],
      },
    ],
  },
  {
    id: "dust-of-disappearance",
    name: "Dust of Disappearance",
    srd: "Magic Items A-Z, Dust of Disappearance",
    summary: "A handful of dust that makes its thrower and everything near invisible for minutes.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: false,
    consumed: true,
    uses: [
      {
        economy: "action",
        steps: [
          {
            area: { shape: "sphere", radius: 10 },
            targets: { what: "creature-or-object" },
            conditions: [
              {
                condition: "invisible",
                duration: { kind: "time", amount: "2d4", unit: "minute" },
                endsOn: ["bearer-attacks", "bearer-casts"],
              },
            ],
            narrative: "You too; one roll of the time holds for all.",
          },
        ],
      },
    ],
  },
  {
    id: "dust-of-dryness",
    name: "Dust of Dryness",
    srd: "Magic Items A-Z, Dust of Dryness",
    summary: "Pinches of dust that shrink water to a pellet and wither water elementals.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: false,
    charges: { most: "1d6 + 4" },
    uses: [
      {
        name: "Sprinkle",
        economy: "action",
        charges: 1,
        steps: [
          {
            area: { shape: "cube", side: 15 },
            narrative:
              "The water there becomes a pellet as large as a marble, of next to no weight, near by.",
          },
        ],
      },
      {
        name: "Smash the pellet",
        economy: "action",
        steps: [
          {
            narrative:
              "Against something hard it breaks and lets all its water out; its magic is over.",
          },
        ],
      },
      {
        name: "Dry out an elemental",
        charges: 1,
        steps: [
          {
            targets: { what: "creature", count: 1, types: ["elemental"] },
            save: { ability: "con", dc: 13, success: "half" },
            damage: [{ roll: "10d6", type: "necrotic" }],
            narrative: "Only an elemental that is mostly water.",
          },
        ],
      },
    ],
  },
  {
    id: "dust-of-sneezing-and-choking",
    name: "Dust of Sneezing and Choking",
    srd: "Magic Items A-Z, Dust of Sneezing and Choking",
    summary: "A dust that passes for one of invisibility and chokes all who breathe near it.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: false,
    consumed: true,
    uses: [
      {
        economy: "action",
        steps: [
          {
            area: { shape: "sphere", radius: 30 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 15, success: "none" },
            conditions: [
              { condition: "incapacitated", duration: { kind: "special" }, repeat: "turn-end" },
            ],
            narrative:
              "You too, but nobody who needs no breath. Those who fail sneeze, cannot breathe and suffocate.",
          },
          {
            narrative:
              "The save is repeated only while conscious; lesser restoration ends it as well.",
          },
          { narrative: "Its looks, and identify too, say that it is dust of disappearance." },
        ],
      },
    ],
  },
  {
    id: "efficient-quiver",
    name: "Efficient Quiver",
    srd: "Magic Items A-Z, Efficient Quiver",
    summary: "A quiver with room for arrows, javelins and bows that weighs 2 pounds at most.",
    kind: "wondrous item",
    weight: 2,
    rarity: "uncommon",
    attunement: false,
    uses: [
      {
        economy: "passive",
        steps: [
          {
            narrative:
              "Short compartment: 60 arrows, bolts or the like; middle one: 18 javelins or the like.",
          },
          {
            narrative:
              "Longest: 6 bows, spears, quarterstaffs or other long things. Never over 2 pounds in all.",
          },
          { narrative: "Things are drawn from it as from any quiver or scabbard." },
        ],
      },
    ],
  },
  {
    id: "efreeti-bottle",
    name: "Efreeti Bottle",
    srd: "Magic Items A-Z, Efreeti Bottle",
    summary: "A bottle with an efreeti in it, who may attack, serve or grant three wishes.",
    kind: "wondrous item",
    weight: 1,
    rarity: "very rare",
    attunement: false,
    uses: [
      {
        economy: "action",
        steps: [
          {
            summons: { creatures: ["efreeti"], count: 1 },
            narrative:
              "Smoke pours out; when your turn ends, a harmless flash, and the efreeti stands within 30 feet.",
          },
          {
            narrative:
              "The bottle weighs 1 pound. At the first opening the game master rolls d100:",
          },
          {
            option: "attacks",
            narrative: "01-10: it fights you for 5 rounds and vanishes, and the bottle is mundane.",
          },
          {
            option: "serves",
            narrative:
              "11-90: it obeys you for 1 hour and goes back in; a new stopper holds fast for 24 hours.",
            next: [
              {
                narrative:
                  "The second and third openings do the same; with the fourth it gets away, and the bottle is mundane.",
              },
            ],
          },
          {
            option: "wishes",
            narrative:
              "91-100: it casts wish for you three times, leaves after the last or 1 hour, and the bottle is mundane.",
          },
        ],
      },
    ],
  },
  {
    id: "elemental-gem",
    name: "Elemental Gem",
    also: ["air elemental gem", "earth elemental gem", "fire elemental gem", "water elemental gem"],
    srd: "Magic Items A-Z, Elemental Gem",
    summary: "A gem that, broken, calls the elemental whose spark it holds.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: false,
    consumed: true,
    spells: [{ spell: "conjure-elemental", limit: { times: 1, per: "ever" } }],
    uses: [
      {
        economy: "action",
        steps: [
          {
            narrative:
              "The gem is broken to cast the spell; its colour settles which elemental comes.",
          },
        ],
      },
    ],
    variants: [
      {
        id: "elemental-gem-air",
        name: "Air Elemental Gem",
        rarity: "uncommon",
        uses: [
          {
            name: "Blue sapphire",
            economy: "passive",
            steps: [{ summons: { creatures: ["air-elemental"], count: 1 } }],
          },
        ],
      },
      {
        id: "elemental-gem-earth",
        name: "Earth Elemental Gem",
        rarity: "uncommon",
        uses: [
          {
            name: "Yellow diamond",
            economy: "passive",
            steps: [{ summons: { creatures: ["earth-elemental"], count: 1 } }],
          },
        ],
      },
      {
        id: "elemental-gem-fire",
        name: "Fire Elemental Gem",
        rarity: "uncommon",
        uses: [
          {
            name: "Red corundum",
            economy: "passive",
            steps: [{ summons: { creatures: ["fire-elemental"], count: 1 } }],
          },
        ],
      },
      {
        id: "elemental-gem-water",
        name: "Water Elemental Gem",
        rarity: "uncommon",
        uses: [
          {
            name: "Emerald",
            economy: "passive",
            steps: [{ summons: { creatures: ["water-elemental"], count: 1 } }],
          },
        ],
      },
    ],
  },
  {
    id: "eversmoking-bottle",
    name: "Eversmoking Bottle",
    srd: "Magic Items A-Z, Eversmoking Bottle",
    summary: "A bottle whose thick smoke hides a wide and growing area while it stands open.",
    kind: "wondrous item",
    weight: 1,
    rarity: "uncommon",
    attunement: false,
    uses: [
      {
        name: "Open",
        economy: "action",
        steps: [
          {
            area: { shape: "sphere", radius: 60 },
            obscures: "heavily",
            narrative:
              "Smoke, while the bottle is open; each minute within the cloud adds 10 feet, up to 120. It weighs 1 pound.",
          },
          {
            when: "end",
            narrative:
              "A wind of 11 to 20 miles an hour clears it in 1 minute, one of 21 or more in 1 round.",
          },
        ],
      },
      {
        name: "Close",
        economy: "action",
        steps: [
          { narrative: "The command word shuts the bottle; 10 minutes later the smoke is gone." },
        ],
      },
    ],
  },
  {
    id: "eyes-of-charming",
    name: "Eyes of Charming",
    srd: "Magic Items A-Z, Eyes of Charming",
    summary: "Lenses that charm a humanoid who meets the wearer's eye, three times a day.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
    charges: { most: 3, regains: { roll: "3", at: "dawn" } },
    spells: [{ spell: "charm-person", charges: 1, dc: 13 }],
    uses: [
      {
        economy: "action",
        steps: [
          {
            targets: { what: "creature", count: 1, range: 30, visible: true, types: ["humanoid"] },
            narrative:
              "The spell needs the target to see you as well. At dawn all charges are back.",
          },
        ],
      },
    ],
  },
  {
    id: "eyes-of-minute-seeing",
    name: "Eyes of Minute Seeing",
    srd: "Magic Items A-Z, Eyes of Minute Seeing",
    summary: "Lenses that show the smallest things up close, a help to any search.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: false,
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
                    on: "check",
                    by: "self",
                    mode: "advantage",
                    when: {
                      all: [
                        { ability: ["int"] },
                        { skill: ["investigation"] },
                        { relies: "sight" },
                      ],
                    },
                  },
                ],
                duration: { kind: "source" },
              },
            ],
            narrative:
              "Sharper sight, and this advantage in search and study, only for what is no more than 1 foot away.",
          },
        ],
      },
    ],
  },
  {
    id: "eyes-of-the-eagle",
    name: "Eyes of the Eagle",
    srd: "Magic Items A-Z, Eyes of the Eagle",
    summary: "Lenses for keener sight, which reaches very far where the view is clear.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
    effects: [
      {
        kind: "roll",
        on: "check",
        by: "self",
        mode: "advantage",
        when: { all: [{ ability: ["wis"] }, { skill: ["perception"] }, { relies: "sight" }] },
      },
    ],
    uses: [
      {
        economy: "passive",
        steps: [
          {
            narrative:
              "In clear view, things and creatures down to 2 feet across show detail at any distance.",
          },
        ],
      },
    ],
  },
  {
    id: "feather-token",
    name: "Feather Token",
    also: [
      "anchor feather token",
      "bird feather token",
      "fan feather token",
      "swan boat feather token",
      "tree feather token",
      "whip feather token",
    ],
    srd: "Magic Items A-Z, Feather Token",
    summary: "A tiny feather that turns, once, into an anchor, bird, fan, boat, tree or whip.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: false,
    consumed: true,
    uses: [
      {
        economy: "passive",
        steps: [
          { narrative: "The game master chooses its kind, or rolls d100. It works one time only." },
        ],
      },
    ],
    variants: [
      {
        id: "feather-token-anchor",
        name: "Anchor Feather Token",
        rarity: "rare",
        uses: [
          {
            name: "Anchor",
            economy: "action",
            steps: [
              {
                targets: { what: "object", count: 1, range: 5 },
                narrative:
                  "d100 01-20. A touch, and for 24 hours nothing moves that boat or ship; a second touch ends it. Then the token is gone.",
              },
            ],
          },
        ],
      },
      {
        id: "feather-token-bird",
        name: "Bird Feather Token",
        rarity: "rare",
        uses: [
          {
            name: "Bird",
            economy: "action",
            steps: [
              {
                summons: { creatures: ["roc"], count: 1 },
                narrative:
                  "d100 21-35. Tossed 5 feet up, it is a huge bird that heeds simple orders and cannot attack.",
              },
              {
                narrative:
                  "With 500 pounds it flies 16 miles an hour, 144 a day, resting 1 hour in every 3 flown; with 1,000, half as fast.",
              },
              {
                when: "end",
                narrative:
                  "It is gone after a day's greatest distance, at 0 hit points, or by another action.",
              },
            ],
          },
        ],
      },
      {
        id: "feather-token-fan",
        name: "Fan Feather Token",
        rarity: "rare",
        uses: [
          {
            name: "Fan",
            economy: "action",
            steps: [
              {
                narrative:
                  "d100 36-50. On board a boat or ship, tossed up to 10 feet, it fans the sails: 5 miles an hour faster for 8 hours.",
              },
              { when: "end", narrative: "Another action dismisses it." },
            ],
          },
        ],
      },
      {
        id: "feather-token-swan-boat",
        name: "Swan Boat Feather Token",
        rarity: "rare",
        uses: [
          {
            name: "Swan boat",
            economy: "action",
            steps: [
              {
                narrative:
                  "d100 51-65. On water 60 feet across or more, a swan-shaped boat of 50 by 20 feet, moving by itself for 24 hours.",
              },
              {
                when: "sustain",
                economy: "action",
                narrative:
                  "Someone on board has it move, 6 miles an hour, or turn by up to 90 degrees; or you dismiss it.",
              },
              {
                narrative:
                  "It holds 32 creatures of up to Medium size; a Large one counts as 4 of them, a Huge one as 9.",
              },
            ],
          },
        ],
      },
      {
        id: "feather-token-tree",
        name: "Tree Feather Token",
        rarity: "rare",
        uses: [
          {
            name: "Tree",
            economy: "action",
            steps: [
              {
                targets: { what: "point", range: 5 },
                narrative:
                  "d100 66-90. Outdoors, on free ground, a mundane oak: 60 feet tall, trunk 5 feet thick, crown 20 feet in radius.",
              },
            ],
          },
        ],
      },
      {
        id: "feather-token-whip",
        name: "Whip Feather Token",
        rarity: "rare",
        uses: [
          {
            name: "Whip",
            economy: "action",
            steps: [
              {
                targets: { what: "point", range: 10 },
                narrative:
                  "d100 91-100. A whip floats where the token was thrown, for up to 1 hour.",
              },
              {
                when: "use",
                economy: "bonus-action",
                targets: { what: "creature", count: 1 },
                attack: { kind: "melee", with: "spell", bonus: 9, reach: 10 },
                damage: [{ roll: "1d6 + 5", type: "force" }],
                narrative: "The reach counts from the whip.",
              },
              {
                when: "sustain",
                economy: "bonus-action",
                targets: { what: "creature", count: 1 },
                attack: { kind: "melee", with: "spell", bonus: 9, reach: 10 },
                damage: [{ roll: "1d6 + 5", type: "force" }],
                narrative: "First it flies up to 20 feet.",
              },
              {
                when: "end",
                narrative:
                  "It is also gone once an action dismisses it, or you are incapacitated or die.",
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "figurine-of-wondrous-power",
    name: "Figurine of Wondrous Power",
    also: [
      "bronze griffon figurine of wondrous power",
      "ebony fly figurine of wondrous power",
      "golden lions figurine of wondrous power",
      "ivory goats figurine of wondrous power",
      "marble elephant figurine of wondrous power",
      "obsidian steed figurine of wondrous power",
      "onyx dog figurine of wondrous power",
      "serpentine owl figurine of wondrous power",
      "silver raven figurine of wondrous power",
    ],
    srd: "Magic Items A-Z, Figurine of Wondrous Power",
    summary: "A statuette that turns, for some hours, into the obedient beast that it shows.",
    kind: "wondrous item",
    rarity: "varies",
    attunement: false,
    uses: [
      {
        name: "Throw",
        economy: "action",
        steps: [
          {
            targets: { what: "point", range: 60 },
            narrative:
              "At the word it lands as a living creature, but only where there is free room for that creature.",
          },
          {
            narrative:
              "It is friendly, understands your languages and does what you say; without orders it just defends itself.",
          },
        ],
      },
      {
        name: "Revert",
        economy: "action",
        steps: [
          {
            narrative:
              "At a touch and the word it is a figurine again, as it is when its time is up or at 0 hit points.",
          },
        ],
      },
    ],
    variants: [
      {
        id: "figurine-of-wondrous-power-bronze-griffon",
        name: "Bronze Griffon Figurine of Wondrous Power",
        rarity: "rare",
        uses: [
          {
            name: "Griffon",
            economy: "passive",
            steps: [
              {
                summons: { creatures: ["griffon"], count: 1 },
                narrative: "Up to 6 hours; then 5 days without use.",
              },
            ],
          },
        ],
      },
      {
        id: "figurine-of-wondrous-power-ebony-fly",
        name: "Ebony Fly Figurine of Wondrous Power",
        rarity: "rare",
        uses: [
          {
            name: "Giant fly",
            economy: "passive",
            steps: [
              {
                narrative: "A giant fly, fit to ride, for up to 12 hours; then 2 days without use.",
              },
              {
                narrative:
                  "Large beast, unaligned, AC 11, 19 hit points (3d10 + 3), speed 30 feet, flying 60; no languages.",
              },
              {
                narrative:
                  "Str 14, Dex 13, Con 13, Int 2, Wis 10, Cha 3; darkvision 60 feet, passive Perception 10.",
              },
            ],
          },
        ],
      },
      {
        id: "figurine-of-wondrous-power-golden-lions",
        name: "Golden Lions Figurine of Wondrous Power",
        rarity: "rare",
        uses: [
          {
            name: "Lions",
            economy: "passive",
            limit: { times: 1, per: "days-7" },
            steps: [
              {
                summons: { creatures: ["lion"], count: 2 },
                narrative:
                  "Either lion or both, up to 1 hour each; each by itself rests 7 days after its use.",
              },
            ],
          },
        ],
      },
      {
        id: "figurine-of-wondrous-power-ivory-goats",
        name: "Ivory Goats Figurine of Wondrous Power",
        rarity: "rare",
        charges: { most: 24 },
        uses: [
          {
            name: "Goat of traveling",
            charges: 1,
            steps: [
              {
                summons: { creatures: ["riding-horse"], count: 1 },
                narrative:
                  "A Large goat with this creature's statistics; 1 charge for each hour begun, as often as you like.",
              },
              {
                when: "end",
                narrative: "Out of charges it is a figurine for 7 days, and then has all 24 again.",
              },
            ],
          },
          {
            name: "Goat of travail",
            limit: { times: 1, per: "month" },
            steps: [
              {
                summons: { creatures: ["giant-goat"], count: 1 },
                narrative: "Up to 3 hours; then 30 days without use.",
              },
            ],
          },
          {
            name: "Goat of terror",
            steps: [
              {
                summons: { creatures: ["giant-goat"], count: 1 },
                narrative: "Up to 3 hours; then 15 days without use. This goat cannot attack.",
              },
              {
                when: "sustain",
                economy: "action",
                narrative:
                  "You take off a horn: one is a +1 lance, the other a +2 longsword, until the goat reverts.",
              },
              {
                when: "turn-start",
                area: { shape: "sphere", radius: 30 },
                aura: true,
                targets: { what: "creature", side: "enemies" },
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
                  "Only while you ride it; the fear is of the goat and ends with its form.",
              },
            ],
          },
        ],
      },
      {
        id: "figurine-of-wondrous-power-marble-elephant",
        name: "Marble Elephant Figurine of Wondrous Power",
        rarity: "rare",
        uses: [
          {
            name: "Elephant",
            economy: "passive",
            limit: { times: 1, per: "days-7" },
            steps: [
              {
                summons: { creatures: ["elephant"], count: 1 },
                narrative: "Up to 24 hours; then 7 days without use.",
              },
            ],
          },
        ],
      },
      {
        id: "figurine-of-wondrous-power-obsidian-steed",
        name: "Obsidian Steed Figurine of Wondrous Power",
        rarity: "very rare",
        uses: [
          {
            name: "Nightmare",
            economy: "passive",
            steps: [
              {
                summons: { creatures: ["nightmare"], count: 1 },
                narrative:
                  "Up to 24 hours; then 5 days without use. It fights in its own defence only.",
              },
              {
                percent: 10,
                narrative:
                  "At each use by an owner of good alignment: it obeys no order, even to revert.",
                next: [
                  {
                    when: "trigger",
                    narrative:
                      "Mounted in that state, it takes you along to a random spot in Hades and there reverts.",
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        id: "figurine-of-wondrous-power-onyx-dog",
        name: "Onyx Dog Figurine of Wondrous Power",
        rarity: "rare",
        uses: [
          {
            name: "Mastiff",
            economy: "passive",
            limit: { times: 1, per: "days-7" },
            steps: [
              {
                summons: { creatures: ["mastiff"], count: 1 },
                narrative: "Up to 6 hours; then 7 days without use.",
              },
              {
                narrative:
                  "It has Intelligence 8, speaks Common, and has darkvision 60 feet, in which it sees the invisible too.",
              },
            ],
          },
        ],
      },
      {
        id: "figurine-of-wondrous-power-serpentine-owl",
        name: "Serpentine Owl Figurine of Wondrous Power",
        rarity: "rare",
        uses: [
          {
            name: "Giant owl",
            economy: "passive",
            steps: [
              {
                summons: { creatures: ["giant-owl"], count: 1 },
                narrative: "Up to 8 hours; then 2 days without use.",
              },
              { narrative: "Anywhere on your plane it speaks with you by telepathy." },
            ],
          },
        ],
      },
      {
        id: "figurine-of-wondrous-power-silver-raven",
        name: "Silver Raven Figurine of Wondrous Power",
        rarity: "uncommon",
        spells: [{ spell: "animal-messenger" }],
        uses: [
          {
            name: "Raven",
            economy: "passive",
            steps: [
              {
                summons: { creatures: ["raven"], count: 1 },
                narrative: "Up to 12 hours; then 2 days without use.",
              },
              {
                narrative:
                  "While it is a raven, you cast animal messenger on it, and on it only, at will.",
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "folding-boat",
    name: "Folding Boat",
    srd: "Magic Items A-Z, Folding Boat",
    summary: "A small box that unfolds at a word into a boat or a ship, and folds up again.",
    kind: "wondrous item",
    weight: 4,
    rarity: "rare",
    attunement: false,
    uses: [
      {
        economy: "action",
        steps: [
          {
            narrative:
              "A floating box of 12 by 6 by 6 inches and 4 pounds that holds things; each form has its word.",
          },
          {
            option: "boat",
            narrative:
              "10 by 4 by 2 feet, with oars, anchor, mast and lateen sail; room for 4 Medium creatures.",
          },
          {
            option: "ship",
            narrative:
              "24 by 8 by 6 feet, with deck, cabin, seats, 5 sets of oars, steering oar, anchor and square sail.",
            next: [{ narrative: "Room for 15 Medium creatures." }],
          },
          {
            option: "box",
            narrative:
              "Only with no creature on board; what fits into the box goes in, the rest stays outside.",
          },
          {
            narrative:
              "A vessel weighs what one of its size does, and what lay in the box is on board.",
          },
        ],
      },
    ],
  },
  {
    id: "gauntlets-of-ogre-power",
    name: "Gauntlets of Ogre Power",
    srd: "Magic Items A-Z, Gauntlets of Ogre Power",
    summary: "Gauntlets that lift a Strength below 19 to 19 while they are worn.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
    effects: [{ kind: "stat", stat: "str", change: "least", by: 19 }],
  },
  {
    id: "gem-of-brightness",
    name: "Gem of Brightness",
    srd: "Magic Items A-Z, Gem of Brightness",
    summary:
      "A prism that shines like a lamp or blinds with a beam or a flare, until its charges end.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: false,
    charges: { most: 50 },
    uses: [
      {
        name: "Light",
        economy: "action",
        steps: [
          {
            light: { bright: 30, dim: 30 },
            narrative: "Until a bonus action repeats the word or another power is used.",
          },
        ],
      },
      {
        name: "Beam",
        economy: "action",
        charges: 1,
        steps: [
          {
            targets: { what: "creature", count: 1, range: 60, visible: true },
            save: { ability: "con", dc: 15, success: "none" },
            conditions: [
              {
                condition: "blinded",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
          },
        ],
      },
      {
        name: "Flare",
        economy: "action",
        charges: 5,
        steps: [
          {
            area: { shape: "cone", length: 30 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 15, success: "none" },
            conditions: [
              {
                condition: "blinded",
                duration: { kind: "time", amount: 1, unit: "minute" },
                repeat: "turn-end",
              },
            ],
          },
        ],
      },
      {
        name: "Last charge",
        economy: "passive",
        steps: [
          { when: "end", narrative: "With no charges left it is a mundane jewel worth 50 gp." },
        ],
      },
    ],
  },
  {
    id: "gem-of-seeing",
    name: "Gem of Seeing",
    srd: "Magic Items A-Z, Gem of Seeing",
    summary: "A gem to peer through, with truesight for 10 minutes at a charge.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: {},
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
                effects: [{ kind: "stat", stat: "sense-truesight", change: "least", by: 120 }],
                duration: { kind: "time", amount: 10, unit: "minute" },
              },
            ],
            narrative: "Only for what you look at through the gem.",
          },
        ],
      },
    ],
  },
  {
    id: "gloves-of-missile-snaring",
    name: "Gloves of Missile Snaring",
    srd: "Magic Items A-Z, Gloves of Missile Snaring",
    summary:
      "Gloves that blunt the hit of a missile, and catch it where nothing is left of the damage.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
    uses: [
      {
        economy: "reaction",
        steps: [
          {
            when: "trigger",
            targets: { what: "self" },
            narrative:
              "A ranged weapon hit deals 1d10 + your Dexterity modifier less damage, if one hand is free.",
          },
          {
            narrative:
              "Brought to 0, the missile is caught, if that hand can hold a thing of its size.",
          },
        ],
      },
    ],
  },
  {
    id: "gloves-of-swimming-and-climbing",
    name: "Gloves of Swimming and Climbing",
    srd: "Magic Items A-Z, Gloves of Swimming and Climbing",
    summary: "Gloves that make climbing and swimming as easy as walking, and surer by 5.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
    effects: [
      { kind: "unhindered", by: "climbing" },
      { kind: "unhindered", by: "swimming" },
    ],
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
                    on: "check",
                    by: "self",
                    bonus: 5,
                    when: { all: [{ ability: ["str"] }, { skill: ["athletics"] }] },
                  },
                ],
                duration: { kind: "source" },
              },
            ],
            narrative: "Only for checks to climb or to swim.",
          },
        ],
      },
    ],
  },
  {
    id: "goggles-of-night",
    name: "Goggles of Night",
    srd: "Magic Items A-Z, Goggles of Night",
    summary: "Goggles for 60 feet of darkvision, or for 60 feet more of it.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: false,
    effects: [{ kind: "stat", stat: "sense-darkvision", change: "add", by: 60 }],
  },
  {
    id: "handy-haversack",
    name: "Handy Haversack",
    srd: "Magic Items A-Z, Handy Haversack",
    summary: "A backpack of 5 pounds that holds far more and hands up what is sought.",
    kind: "wondrous item",
    weight: 5,
    rarity: "rare",
    attunement: false,
    uses: [
      {
        name: "Storage",
        economy: "passive",
        steps: [
          {
            narrative:
              "Each of two side pouches takes 20 pounds and 2 cubic feet, the middle one 80 pounds and 8 cubic feet.",
          },
          { narrative: "It weighs 5 pounds, whatever it holds. Things go in by the normal rules." },
        ],
      },
      {
        name: "Retrieve",
        economy: "action",
        steps: [{ narrative: "Whatever you reach for is on top." }],
      },
      {
        name: "Limits",
        economy: "passive",
        steps: [
          {
            narrative:
              "Too much in it, a hole or a tear destroys it and all inside, though artifacts show up again somewhere.",
          },
          {
            narrative:
              "Inside out it spills everything unhurt, and works again once it is put right.",
          },
          { narrative: "A breathing creature inside lasts 10 minutes, then suffocates." },
          {
            when: "trigger",
            area: { shape: "sphere", radius: 10 },
            targets: { what: "creature" },
            narrative:
              "Put into another extradimensional space, both items are destroyed; a gate sucks all near it to a random astral place.",
            next: [
              { narrative: "The gate lets none back, closes at once and cannot be opened again." },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "hat-of-disguise",
    name: "Hat of Disguise",
    srd: "Magic Items A-Z, Hat of Disguise",
    summary: "A hat that disguises its wearer as often as it likes.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
    spells: [{ spell: "disguise-self" }],
    uses: [
      {
        economy: "action",
        steps: [{ narrative: "Disguise self, at will; taking off the hat ends it." }],
      },
    ],
  },
  {
    id: "headband-of-intellect",
    name: "Headband of Intellect",
    srd: "Magic Items A-Z, Headband of Intellect",
    summary: "A headband that lifts an Intelligence below 19 to 19 while it is worn.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
    effects: [{ kind: "stat", stat: "int", change: "least", by: 19 }],
  },
  {
    id: "helm-of-brilliance",
    name: "Helm of Brilliance",
    srd: "Magic Items A-Z, Helm of Brilliance",
    summary:
      "A jewelled helm whose gems become spells of light and fire, and guard while they last.",
    kind: "wondrous item",
    rarity: "very rare",
    attunement: {},
    spells: [
      { spell: "daylight", dc: 18, limit: { times: "4d10", per: "ever" } },
      { spell: "fireball", dc: 18, limit: { times: "3d10", per: "ever" } },
      { spell: "prismatic-spray", dc: 18, limit: { times: "1d10", per: "ever" } },
      { spell: "wall-of-fire", dc: 18, limit: { times: "2d10", per: "ever" } },
    ],
    uses: [
      {
        name: "Gems",
        economy: "action",
        steps: [
          {
            narrative:
              "Found with 4d10 opals, 3d10 fire opals, 2d10 rubies, 1d10 diamonds. One prised out is dust; with none left, no magic.",
          },
          {
            narrative:
              "A spell uses up a gem: opal daylight, fire opal fireball, diamond prismatic spray, ruby wall of fire.",
          },
        ],
      },
      {
        name: "Diamonds",
        economy: "passive",
        steps: [
          {
            area: { shape: "sphere", radius: 30 },
            aura: true,
            light: { bright: 0, dim: 30 },
            narrative: "With a diamond left, while an undead is there.",
          },
          {
            when: "turn-start",
            area: { shape: "sphere", radius: 30 },
            aura: true,
            targets: { what: "creature", types: ["undead"] },
            damage: [{ roll: "1d6", type: "radiant" }],
            narrative: "With a diamond left.",
          },
        ],
      },
      {
        name: "Rubies",
        economy: "passive",
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
                duration: { kind: "source" },
              },
            ],
            narrative: "With a ruby left.",
          },
        ],
      },
      {
        name: "Fire opals",
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            effects: [
              {
                effects: [
                  { kind: "extra-damage", roll: "1d6", type: "fire", when: { attack: "weapon" } },
                ],
                duration: { kind: "special" },
              },
            ],
            light: { bright: 10, dim: 10 },
            narrative:
              "With a fire opal left: one weapon in your hand burns, unharmed like you; only its hits deal this.",
          },
          {
            when: "end",
            narrative: "A bonus action and the word put it out, or dropping or stowing the weapon.",
          },
        ],
      },
      {
        name: "Blaze",
        economy: "passive",
        steps: [
          {
            when: "trigger",
            area: { shape: "sphere", radius: 60 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 17, success: "none" },
            narrative:
              "A failed save against a spell that burns you, and a 1 on a d20: all but you save from beams of the gems.",
            next: [{ narrative: "Radiant damage, as much as there are gems in the helm." }],
          },
          { when: "end", narrative: "After the beams, helm and gems are destroyed." },
        ],
      },
    ],
  },
  {
    id: "helm-of-comprehending-languages",
    name: "Helm of Comprehending Languages",
    srd: "Magic Items A-Z, Helm of Comprehending Languages",
    summary: "A helm that makes every language clear, as often as its wearer likes.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: false,
    spells: [{ spell: "comprehend-languages" }],
  },
  {
    id: "helm-of-telepathy",
    name: "Helm of Telepathy",
    srd: "Magic Items A-Z, Helm of Telepathy",
    summary: "A helm to read thoughts, answer them and, once a day, suggest what to do.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
    spells: [
      { spell: "detect-thoughts", dc: 13 },
      { spell: "suggestion", dc: 13, limit: { times: 1, per: "dawn" } },
    ],
    uses: [
      {
        name: "Message",
        economy: "bonus-action",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            narrative:
              "While you concentrate on detect thoughts, a message goes to the mind in focus, which may reply likewise.",
          },
        ],
      },
      {
        name: "Suggestion",
        economy: "action",
        steps: [
          {
            targets: { what: "creature", count: 1 },
            narrative: "Only on the creature whose thoughts you have in focus.",
          },
        ],
      },
    ],
  },
  {
    id: "helm-of-teleportation",
    name: "Helm of Teleportation",
    srd: "Magic Items A-Z, Helm of Teleportation",
    summary: "A helm that teleports its wearer, and company, at a charge each time.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: {},
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    spells: [{ spell: "teleport", charges: 1 }],
  },
  {
    id: "horn-of-blasting",
    name: "Horn of Blasting",
    srd: "Magic Items A-Z, Horn of Blasting",
    summary: "A horn whose blast wounds and deafens, and which may burst in its blower's hands.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: false,
    uses: [
      {
        economy: "action",
        steps: [
          {
            area: { shape: "cone", length: 30 },
            targets: { what: "creature" },
            save: { ability: "con", dc: 15, success: "half" },
            damage: [{ roll: "5d6", type: "thunder" }],
            conditions: [
              { condition: "deafened", duration: { kind: "time", amount: 1, unit: "minute" } },
            ],
            narrative: "The blast carries 600 feet.",
          },
          {
            area: { shape: "cone", length: 30 },
            targets: { what: "creature-or-object" },
            save: { ability: "con", dc: 15, success: "half" },
            damage: [{ roll: "10d6", type: "thunder" }],
            conditions: [
              { condition: "deafened", duration: { kind: "time", amount: 1, unit: "minute" } },
            ],
            narrative:
              "For creatures and things of glass or crystal this, with disadvantage on the save, in place of 5d6.",
          },
          {
            percent: 20,
            targets: { what: "self" },
            damage: [{ roll: "10d6", type: "fire" }],
            narrative: "The horn bursts and is destroyed.",
          },
        ],
      },
    ],
  },
  {
    id: "horn-of-valhalla",
    name: "Horn of Valhalla",
    also: [
      "silver horn of valhalla",
      "brass horn of valhalla",
      "bronze horn of valhalla",
      "iron horn of valhalla",
    ],
    srd: "Magic Items A-Z, Horn of Valhalla",
    summary:
      "A horn that calls berserker spirits for an hour, loyal to those trained for its metal.",
    kind: "wondrous item",
    rarity: "varies",
    attunement: false,
    uses: [
      {
        name: "Blow",
        economy: "action",
        limit: { times: 1, per: "days-7" },
        steps: [
          {
            targets: { what: "point", range: 60 },
            narrative:
              "The metal says how many berserkers appear. They side with you and yours and do as you say.",
          },
          {
            narrative:
              "A blower without the training that the metal asks for is attacked by them instead.",
          },
          { when: "end", narrative: "They are gone after 1 hour, or at 0 hit points." },
        ],
      },
    ],
    variants: [
      {
        id: "horn-of-valhalla-silver",
        name: "Silver Horn of Valhalla",
        rarity: "rare",
        uses: [
          {
            name: "Silver",
            economy: "passive",
            steps: [
              {
                summons: { creatures: ["berserker"], count: "2d4 + 2" },
                narrative: "d100 01-40. It asks for no training.",
              },
            ],
          },
        ],
      },
      {
        id: "horn-of-valhalla-brass",
        name: "Brass Horn of Valhalla",
        rarity: "rare",
        uses: [
          {
            name: "Brass",
            economy: "passive",
            steps: [
              {
                summons: { creatures: ["berserker"], count: "3d4 + 3" },
                narrative: "d100 41-75. It asks for proficiency in every simple weapon.",
              },
            ],
          },
        ],
      },
      {
        id: "horn-of-valhalla-bronze",
        name: "Bronze Horn of Valhalla",
        rarity: "very rare",
        uses: [
          {
            name: "Bronze",
            economy: "passive",
            steps: [
              {
                summons: { creatures: ["berserker"], count: "4d4 + 4" },
                narrative: "d100 76-90. It asks for proficiency in all medium armour.",
              },
            ],
          },
        ],
      },
      {
        id: "horn-of-valhalla-iron",
        name: "Iron Horn of Valhalla",
        rarity: "legendary",
        uses: [
          {
            name: "Iron",
            economy: "passive",
            steps: [
              {
                summons: { creatures: ["berserker"], count: "5d4 + 5" },
                narrative: "d100 91-00. It asks for proficiency in every martial weapon.",
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "horseshoes-of-a-zephyr",
    name: "Horseshoes of a Zephyr",
    srd: "Magic Items A-Z, Horseshoes of a Zephyr",
    summary: "Four horseshoes that carry a steed a hand's breadth above water, lava or any ground.",
    kind: "wondrous item",
    rarity: "very rare",
    attunement: false,
    effects: [{ kind: "unhindered", by: "difficult-terrain" }],
    uses: [
      {
        economy: "passive",
        steps: [
          {
            narrative:
              "With all four on, a horse or the like floats 4 inches up, over unstable or liquid surfaces too.",
          },
          { narrative: "It leaves no tracks." },
          { narrative: "12 hours a day at normal speed bring it no exhaustion by forced march." },
        ],
      },
    ],
  },
  {
    id: "horseshoes-of-speed",
    name: "Horseshoes of Speed",
    srd: "Magic Items A-Z, Horseshoes of Speed",
    summary: "Four horseshoes that add 30 feet to the walking speed of a steed.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: false,
    effects: [{ kind: "stat", stat: "speed-walk", change: "add", by: 30 }],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "A horse or the like gains this, while it wears all four." }],
      },
    ],
  },
  {
    id: "instant-fortress",
    name: "Instant Fortress",
    srd: "Magic Items A-Z, Instant Fortress",
    summary: "A metal cube that grows, in a blink, into a tower of adamantine and back.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: false,
    uses: [
      {
        name: "Grow",
        economy: "action",
        steps: [
          {
            area: { shape: "square", side: 20 },
            targets: { what: "creature" },
            save: { ability: "dex", dc: 15, success: "half" },
            damage: [{ roll: "10d10", type: "bludgeoning" }],
          },
          {
            area: { shape: "square", side: 20 },
            targets: { what: "creature" },
            narrative: "Save or not, each is pushed to a free space right outside the tower.",
          },
          {
            area: { shape: "square", side: 20 },
            targets: { what: "object" },
            damage: [{ roll: "10d10", type: "bludgeoning" }],
            narrative: "No save for things that nobody wears or carries; they are pushed out too.",
          },
          { narrative: "The cube of 1 inch stays a tower until dismissed." },
        ],
      },
      {
        name: "Dismiss",
        economy: "action",
        steps: [{ narrative: "Another word turns it back, if nobody and nothing is inside." }],
      },
      {
        name: "Door",
        economy: "bonus-action",
        steps: [
          {
            narrative:
              "The one small door, on your side when it appears, obeys you alone; neither knock nor a chime of opening opens it.",
          },
        ],
      },
      {
        name: "Tower",
        economy: "passive",
        steps: [
          {
            narrative:
              "20 feet square, 30 high, two floors with a ladder to a roof trapdoor, arrow slits all round, battlement.",
          },
          { narrative: "It is of adamantine and cannot be tipped over." },
          {
            narrative:
              "Roof, door and each wall: 100 hit points, immune to nonmagical weapons except siege weapons, resistant to all else.",
          },
          {
            narrative:
              "Only wish mends it, as if copying a spell below 9th level: 50 hit points for roof, door or one wall.",
          },
        ],
      },
    ],
  },
  {
    id: "ioun-stone",
    name: "Ioun Stone",
    also: [
      "ioun stone of absorption",
      "ioun stone of agility",
      "ioun stone of awareness",
      "ioun stone of fortitude",
      "ioun stone of greater absorption",
      "ioun stone of insight",
      "ioun stone of intellect",
      "ioun stone of leadership",
      "ioun stone of mastery",
      "ioun stone of protection",
      "ioun stone of regeneration",
      "ioun stone of reserve",
      "ioun stone of strength",
      "ioun stone of sustenance",
    ],
    srd: "Magic Items A-Z, Ioun Stone",
    summary: "A stone that circles its owner's head and lends a power by its shape and colour.",
    kind: "wondrous item",
    rarity: "varies",
    attunement: {},
    uses: [
      {
        name: "Toss",
        economy: "action",
        steps: [
          {
            targets: { what: "self" },
            narrative:
              "It circles your head 1d3 feet away, and only so does it work; it counts as a thing that you wear.",
          },
          { narrative: "AC 24, resistance to all damage, 10 hit points." },
        ],
      },
      {
        name: "Grab",
        economy: "action",
        steps: [
          {
            check: { ability: "dex", skill: "acrobatics", dc: 24 },
            narrative:
              "Someone else takes or nets it from you, by this or by an attack roll that hits AC 24.",
          },
        ],
      },
      {
        name: "Stow",
        economy: "action",
        steps: [{ narrative: "You take it out of the air and put it away; its power ends." }],
      },
    ],
    variants: [
      {
        id: "ioun-stone-of-absorption",
        name: "Ioun Stone of Absorption",
        rarity: "very rare",
        charges: { most: 20 },
        uses: [
          {
            name: "Absorption",
            economy: "reaction",
            steps: [
              {
                when: "trigger",
                targets: { what: "spell", count: 1 },
                narrative:
                  "A spell of at most 4th level, on you alone, by a creature that you see, comes to nothing.",
              },
              {
                narrative:
                  "Each of its levels takes a charge, and all must be there; with none left the stone's magic is over.",
              },
            ],
          },
        ],
      },
      {
        id: "ioun-stone-of-agility",
        name: "Ioun Stone of Agility",
        rarity: "very rare",
        effects: [{ kind: "stat", stat: "dex", change: "add", by: 2, upTo: 20 }],
        uses: [
          { name: "Agility", economy: "passive", steps: [{ narrative: "The rise stops at 20." }] },
        ],
      },
      {
        id: "ioun-stone-of-awareness",
        name: "Ioun Stone of Awareness",
        rarity: "rare",
        effects: [{ kind: "cannot", what: "be-surprised" }],
      },
      {
        id: "ioun-stone-of-fortitude",
        name: "Ioun Stone of Fortitude",
        rarity: "very rare",
        effects: [{ kind: "stat", stat: "con", change: "add", by: 2, upTo: 20 }],
        uses: [
          {
            name: "Fortitude",
            economy: "passive",
            steps: [{ narrative: "The rise stops at 20." }],
          },
        ],
      },
      {
        id: "ioun-stone-of-greater-absorption",
        name: "Ioun Stone of Greater Absorption",
        rarity: "legendary",
        charges: { most: 50 },
        uses: [
          {
            name: "Greater absorption",
            economy: "reaction",
            steps: [
              {
                when: "trigger",
                targets: { what: "spell", count: 1 },
                narrative:
                  "A spell of at most 8th level, on you alone, by a creature that you see, comes to nothing.",
              },
              {
                narrative:
                  "Each of its levels takes a charge, and all must be there; with none left the stone's magic is over.",
              },
            ],
          },
        ],
      },
      {
        id: "ioun-stone-of-insight",
        name: "Ioun Stone of Insight",
        rarity: "very rare",
        effects: [{ kind: "stat", stat: "wis", change: "add", by: 2, upTo: 20 }],
        uses: [
          { name: "Insight", economy: "passive", steps: [{ narrative: "The rise stops at 20." }] },
        ],
      },
      {
        id: "ioun-stone-of-intellect",
        name: "Ioun Stone of Intellect",
        rarity: "very rare",
        effects: [{ kind: "stat", stat: "int", change: "add", by: 2, upTo: 20 }],
        uses: [
          {
            name: "Intellect",
            economy: "passive",
            steps: [{ narrative: "The rise stops at 20." }],
          },
        ],
      },
      {
        id: "ioun-stone-of-leadership",
        name: "Ioun Stone of Leadership",
        rarity: "very rare",
        effects: [{ kind: "stat", stat: "cha", change: "add", by: 2, upTo: 20 }],
        uses: [
          {
            name: "Leadership",
            economy: "passive",
            steps: [{ narrative: "The rise stops at 20." }],
          },
        ],
      },
      {
        id: "ioun-stone-of-mastery",
        name: "Ioun Stone of Mastery",
        rarity: "legendary",
        effects: [{ kind: "stat", stat: "proficiency-bonus", change: "add", by: 1 }],
      },
      {
        id: "ioun-stone-of-protection",
        name: "Ioun Stone of Protection",
        rarity: "rare",
        effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 1 }],
      },
      {
        id: "ioun-stone-of-regeneration",
        name: "Ioun Stone of Regeneration",
        rarity: "legendary",
        uses: [
          {
            name: "Regeneration",
            economy: "passive",
            steps: [
              {
                when: "trigger",
                targets: { what: "self" },
                healing: [{ roll: "15" }],
                narrative: "After each full hour in orbit, while you have 1 hit point or more.",
              },
            ],
          },
        ],
      },
      {
        id: "ioun-stone-of-reserve",
        name: "Ioun Stone of Reserve",
        rarity: "rare",
        uses: [
          {
            name: "Store",
            economy: "passive",
            steps: [
              {
                narrative:
                  "It holds spells of 3 levels in all, by the slots spent; when found, 1d4 - 1 levels of the game master's choice.",
              },
              {
                narrative:
                  "Any creature that touches it casts a spell into it, of 1st level at least and 3rd at most; one without room in it is lost.",
              },
            ],
          },
          {
            name: "Cast",
            steps: [
              {
                narrative:
                  "You cast a stored spell as yours, but at the level and with the DC, attack bonus and ability of who stored it.",
              },
              { narrative: "It is then no longer stored and leaves room." },
            ],
          },
        ],
      },
      {
        id: "ioun-stone-of-strength",
        name: "Ioun Stone of Strength",
        rarity: "very rare",
        effects: [{ kind: "stat", stat: "str", change: "add", by: 2, upTo: 20 }],
        uses: [
          { name: "Strength", economy: "passive", steps: [{ narrative: "The rise stops at 20." }] },
        ],
      },
      {
        id: "ioun-stone-of-sustenance",
        name: "Ioun Stone of Sustenance",
        rarity: "rare",
        uses: [
          {
            name: "Sustenance",
            economy: "passive",
            steps: [{ narrative: "You need neither food nor drink." }],
          },
        ],
      },
    ],
  },
  {
    id: "iron-bands-of-binding",
    name: "Iron Bands of Binding",
    srd: "Magic Items A-Z, Iron Bands of Binding",
    summary:
      "A thrown iron sphere springs open into bands that hold a Huge or smaller creature fast.",
    kind: "wondrous item",
    weight: 1,
    rarity: "rare",
    attunement: false,
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
  {
    id: "iron-flask",
    name: "Iron Flask",
    srd: "Magic Items A-Z, Iron Flask",
    summary:
      "A stoppered bottle that imprisons one visitor from another plane and can set it free to serve.",
    kind: "wondrous item",
    rarity: "legendary",
    attunement: false,
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
  {
    id: "lantern-of-revealing",
    name: "Lantern of Revealing",
    srd: "Magic Items A-Z, Lantern of Revealing",
    summary: "A hooded lantern whose bright light shows creatures and things that are invisible.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: false,
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
          { narrative: "A pint of oil lasts 6 hours." },
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
  {
    id: "mantle-of-spell-resistance",
    name: "Mantle of Spell Resistance",
    srd: "Magic Items A-Z, Mantle of Spell Resistance",
    summary: "A cloak that makes every save against a spell easier for its wearer.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: {},
    effects: [
      { kind: "roll", on: "save", by: "self", mode: "advantage", when: { against: "spells" } },
    ],
  },
  {
    id: "manual-of-bodily-health",
    name: "Manual of Bodily Health",
    srd: "Magic Items A-Z, Manual of Bodily Health",
    summary: "A book whose study raises Constitution, and its maximum, by 2 for good.",
    kind: "wondrous item",
    rarity: "very rare",
    attunement: false,
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
  {
    id: "manual-of-gainful-exercise",
    name: "Manual of Gainful Exercise",
    srd: "Magic Items A-Z, Manual of Gainful Exercise",
    summary: "A book whose study raises Strength, and its maximum, by 2 for good.",
    kind: "wondrous item",
    rarity: "very rare",
    attunement: false,
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
  {
    id: "manual-of-golems",
    name: "Manual of Golems",
    also: [
      "manual of clay golems",
      "manual of flesh golems",
      "manual of iron golems",
      "manual of stone golems",
    ],
    srd: "Magic Items A-Z, Manual of Golems",
    summary:
      "A tome that teaches a mighty spellcaster to build one golem and burns when the work is done.",
    kind: "wondrous item",
    rarity: "very rare",
    attunement: false,
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
    variants: [
      {
        id: "manual-of-golems-clay",
        name: "Manual of Clay Golems",
        rarity: "very rare",
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
      {
        id: "manual-of-golems-flesh",
        name: "Manual of Flesh Golems",
        rarity: "very rare",
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
      {
        id: "manual-of-golems-iron",
        name: "Manual of Iron Golems",
        rarity: "very rare",
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
      {
        id: "manual-of-golems-stone",
        name: "Manual of Stone Golems",
        rarity: "very rare",
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
    ],
  },
  {
    id: "manual-of-quickness-of-action",
    name: "Manual of Quickness of Action",
    srd: "Magic Items A-Z, Manual of Quickness of Action",
    summary: "A book whose study raises Dexterity, and its maximum, by 2 for good.",
    kind: "wondrous item",
    rarity: "very rare",
    attunement: false,
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
  {
    id: "marvelous-pigments",
    name: "Marvelous Pigments",
    srd: "Magic Items A-Z, Marvelous Pigments",
    summary: "Pots of paint that turn painted objects and terrain into real, nonmagical ones.",
    kind: "wondrous item",
    weight: 1,
    rarity: "very rare",
    attunement: false,
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
  {
    id: "medallion-of-thoughts",
    name: "Medallion of Thoughts",
    srd: "Magic Items A-Z, Medallion of Thoughts",
    summary: "A medallion whose charges let its wearer read surface thoughts.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    spells: [{ spell: "detect-thoughts", charges: 1, dc: 13 }],
  },
  {
    id: "mirror-of-life-trapping",
    name: "Mirror of Life Trapping",
    srd: "Magic Items A-Z, Mirror of Life Trapping",
    summary:
      "A tall mirror that swallows those who see themselves in it into one of twelve misty cells.",
    kind: "wondrous item",
    weight: 50,
    rarity: "very rare",
    attunement: false,
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
  {
    id: "necklace-of-adaptation",
    name: "Necklace of Adaptation",
    srd: "Magic Items A-Z, Necklace of Adaptation",
    summary: "A necklace that gives breath anywhere and helps against poisonous gases and vapours.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
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
  {
    id: "necklace-of-fireballs",
    name: "Necklace of Fireballs",
    srd: "Magic Items A-Z, Necklace of Fireballs",
    summary:
      "A string of beads to throw as fireballs, one by one or many at once for a stronger blast.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: false,
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
  {
    id: "necklace-of-prayer-beads",
    name: "Necklace of Prayer Beads",
    srd: "Magic Items A-Z, Necklace of Prayer Beads",
    summary: "A necklace of prayer beads, some of which cast a holy spell once a day.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: { by: { classes: ["cleric", "druid", "paladin"] } },
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
  {
    id: "orb-of-dragonkind",
    name: "Orb of Dragonkind",
    srd: "Magic Items A-Z, Orb of Dragonkind",
    summary:
      "A crystal globe with a dragon's evil spirit: it calls dragons, casts spells, or enslaves its user.",
    kind: "wondrous item",
    rarity: "artifact",
    attunement: {},
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
  {
    id: "pearl-of-power",
    name: "Pearl of Power",
    srd: "Magic Items A-Z, Pearl of Power",
    summary: "A pearl that gives back one spent spell slot a day, of 3rd level at most.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: { by: { spellcaster: true } },
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
  {
    id: "periapt-of-health",
    name: "Periapt of Health",
    srd: "Magic Items A-Z, Periapt of Health",
    summary: "A pendant that keeps diseases away and holds back those already caught.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: false,
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
  {
    id: "periapt-of-proof-against-poison",
    name: "Periapt of Proof against Poison",
    srd: "Magic Items A-Z, Periapt of Proof against Poison",
    summary: "A pendant that makes its wearer proof against poison of every kind.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: false,
    effects: [
      { kind: "condition-immunity", condition: "poisoned" },
      { kind: "damage", response: "immunity", types: ["poison"] },
    ],
    uses: [{ economy: "passive", steps: [{ narrative: "No poison affects the wearer." }] }],
  },
  {
    id: "periapt-of-wound-closure",
    name: "Periapt of Wound Closure",
    srd: "Magic Items A-Z, Periapt of Wound Closure",
    summary: "A pendant that steadies its dying wearer and doubles what each Hit Die heals.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
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
  {
    id: "pipes-of-haunting",
    name: "Pipes of Haunting",
    srd: "Magic Items A-Z, Pipes of Haunting",
    summary: "Pipes with an eerie tune that frightens those around who hear it.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: false,
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
  {
    id: "pipes-of-the-sewers",
    name: "Pipes of the Sewers",
    srd: "Magic Items A-Z, Pipes of the Sewers",
    summary: "Pipes that call swarms of rats and can win them over as long as the music lasts.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
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
  {
    id: "portable-hole",
    name: "Portable Hole",
    srd: "Magic Items A-Z, Portable Hole",
    summary: "A cloth that opens into a hole 10 feet deep and folds away with everything inside.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: false,
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
  {
    id: "restorative-ointment",
    name: "Restorative Ointment",
    srd: "Magic Items A-Z, Restorative Ointment",
    summary:
      "A jar of ointment that heals wounds and drives out poison and disease, a dose at a time.",
    kind: "wondrous item",
    weight: 0.5,
    rarity: "uncommon",
    attunement: false,
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
  {
    id: "robe-of-eyes",
    name: "Robe of Eyes",
    srd: "Magic Items A-Z, Robe of Eyes",
    summary:
      "A robe of watchful eyes that see all around, in the dark and the unseen, but fear bright magic.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: {},
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
  {
    id: "robe-of-scintillating-colors",
    name: "Robe of Scintillating Colors",
    srd: "Magic Items A-Z, Robe of Scintillating Colors",
    summary: "A robe whose shifting colours confuse attackers and stun those who look on.",
    kind: "wondrous item",
    rarity: "very rare",
    attunement: {},
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
  {
    id: "robe-of-stars",
    name: "Robe of Stars",
    srd: "Magic Items A-Z, Robe of Stars",
    summary:
      "A starry robe that aids saves, throws its stars as magic missiles and opens the Astral Plane.",
    kind: "wondrous item",
    rarity: "very rare",
    attunement: {},
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
  {
    id: "robe-of-the-archmagi",
    name: "Robe of the Archmagi",
    srd: "Magic Items A-Z, Robe of the Archmagi",
    summary:
      "A mage's robe that protects like armour, resists magic and makes its wearer's spells stronger.",
    kind: "wondrous item",
    rarity: "legendary",
    attunement: { by: { classes: ["sorcerer", "warlock", "wizard"] } },
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
  {
    id: "robe-of-useful-items",
    name: "Robe of Useful Items",
    srd: "Magic Items A-Z, Robe of Useful Items",
    summary:
      "A robe of cloth patches, each of which can be pulled off to become the thing it shows.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: false,
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
  {
    id: "rope-of-climbing",
    name: "Rope of Climbing",
    srd: "Magic Items A-Z, Rope of Climbing",
    summary: "A rope that crawls where it is told, ties itself fast and knots itself for climbers.",
    kind: "wondrous item",
    weight: 3,
    rarity: "uncommon",
    attunement: false,
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
          { narrative: "Or it ties itself to something or unties, knots or unknots, or coils up." },
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
  {
    id: "rope-of-entanglement",
    name: "Rope of Entanglement",
    srd: "Magic Items A-Z, Rope of Entanglement",
    summary: "A rope that darts out at a word and ties up a creature close by.",
    kind: "wondrous item",
    weight: 3,
    rarity: "rare",
    attunement: false,
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
  {
    id: "scarab-of-protection",
    name: "Scarab of Protection",
    srd: "Magic Items A-Z, Scarab of Protection",
    summary:
      "A beetle medallion that wards off spells and turns back necromancy and the harm of undead.",
    kind: "wondrous item",
    rarity: "legendary",
    attunement: {},
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
  {
    id: "slippers-of-spider-climbing",
    name: "Slippers of Spider Climbing",
    srd: "Magic Items A-Z, Slippers of Spider Climbing",
    summary: "Slippers that let their wearer walk up walls and over ceilings with both hands free.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
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
  {
    id: "sovereign-glue",
    name: "Sovereign Glue",
    srd: "Magic Items A-Z, Sovereign Glue",
    summary: "A glue that joins two objects for ever, proof against nearly everything but magic.",
    kind: "wondrous item",
    rarity: "legendary",
    attunement: false,
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
  {
    id: "sphere-of-annihilation",
    name: "Sphere of Annihilation",
    srd: "Magic Items A-Z, Sphere of Annihilation",
    summary: "A black sphere of nothing that devours all it touches and obeys whoever masters it.",
    kind: "wondrous item",
    rarity: "legendary",
    attunement: false,
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
  {
    id: "stone-of-controlling-earth-elementals",
    name: "Stone of Controlling Earth Elementals",
    srd: "Magic Items A-Z, Stone of Controlling Earth Elementals",
    summary: "A stone that, laid on the ground, summons an earth elemental once a day.",
    kind: "wondrous item",
    weight: 5,
    rarity: "rare",
    attunement: false,
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
  {
    id: "stone-of-good-luck-luckstone",
    name: "Stone of Good Luck (Luckstone)",
    srd: "Magic Items A-Z, Stone of Good Luck (Luckstone)",
    summary: "A polished agate that adds 1 to its owner's ability checks and saving throws.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
    effects: [
      { kind: "roll", on: "check", by: "self", bonus: 1 },
      { kind: "roll", on: "save", by: "self", bonus: 1 },
    ],
  },
  {
    id: "talisman-of-pure-good",
    name: "Talisman of Pure Good",
    srd: "Magic Items A-Z, Talisman of Pure Good",
    summary:
      "A holy talisman that burns all who aren't good and swallows the evil in a flaming fissure.",
    kind: "wondrous item",
    rarity: "legendary",
    attunement: { by: { alignments: ["lawful good", "neutral good", "chaotic good"] } },
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
  {
    id: "talisman-of-the-sphere",
    name: "Talisman of the Sphere",
    srd: "Magic Items A-Z, Talisman of the Sphere",
    summary:
      "A talisman that helps its holder master a sphere of annihilation and steer it farther.",
    kind: "wondrous item",
    rarity: "legendary",
    attunement: {},
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
  {
    id: "talisman-of-ultimate-evil",
    name: "Talisman of Ultimate Evil",
    srd: "Magic Items A-Z, Talisman of Ultimate Evil",
    summary:
      "A vile talisman that withers all who aren't evil and swallows the good in a flaming fissure.",
    kind: "wondrous item",
    rarity: "legendary",
    attunement: { by: { alignments: ["lawful evil", "neutral evil", "chaotic evil"] } },
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
  {
    id: "tome-of-clear-thought",
    name: "Tome of Clear Thought",
    srd: "Magic Items A-Z, Tome of Clear Thought",
    summary: "A book whose study raises Intelligence, and its maximum, by 2 for good.",
    kind: "wondrous item",
    rarity: "very rare",
    attunement: false,
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
  {
    id: "tome-of-leadership-and-influence",
    name: "Tome of Leadership and Influence",
    srd: "Magic Items A-Z, Tome of Leadership and Influence",
    summary: "A book whose study raises Charisma, and its maximum, by 2 for good.",
    kind: "wondrous item",
    rarity: "very rare",
    attunement: false,
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
  {
    id: "tome-of-understanding",
    name: "Tome of Understanding",
    srd: "Magic Items A-Z, Tome of Understanding",
    summary: "A book whose study raises Wisdom, and its maximum, by 2 for good.",
    kind: "wondrous item",
    rarity: "very rare",
    attunement: false,
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
  {
    id: "universal-solvent",
    name: "Universal Solvent",
    srd: "Magic Items A-Z, Universal Solvent",
    summary: "A tube of liquid that dissolves any glue at once, even sovereign glue.",
    kind: "wondrous item",
    rarity: "legendary",
    attunement: false,
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
  {
    id: "well-of-many-worlds",
    name: "Well of Many Worlds",
    srd: "Magic Items A-Z, Well of Many Worlds",
    summary:
      "A cloth that opens a portal to some other world or plane, which the game master picks.",
    kind: "wondrous item",
    rarity: "legendary",
    attunement: false,
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
  {
    id: "wind-fan",
    name: "Wind Fan",
    srd: "Magic Items A-Z, Wind Fan",
    summary: "A fan that casts gust of wind, safely once a day and at a growing risk after that.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: false,
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
  {
    id: "winged-boots",
    name: "Winged Boots",
    srd: "Magic Items A-Z, Winged Boots",
    summary: "Boots that let their wearer fly at walking speed, up to four hours in all.",
    kind: "wondrous item",
    rarity: "uncommon",
    attunement: {},
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
  {
    id: "wings-of-flying",
    name: "Wings of Flying",
    srd: "Magic Items A-Z, Wings of Flying",
    summary: "A cloak that turns into wings, to fly 60 feet a turn for up to an hour.",
    kind: "wondrous item",
    rarity: "rare",
    attunement: {},
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
]);
