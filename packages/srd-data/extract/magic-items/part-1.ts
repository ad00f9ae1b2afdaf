import type { ItemReadings } from "../reading.js";
import { otherWeapon } from "./predicates.js";

export const part1: ItemReadings = {
  "adamantine-armor": {
    summary: "Armour that turns every critical hit against its wearer into a normal one.",
    base: "medium or heavy armor, but not hide",
    effects: [{ kind: "denies", on: "attack", by: "foe", what: "critical" }],
  },
  ammunition: {
    summary: "A missile that flies truer and hits harder by its magic, which a hit uses up.",
    base: "any ammunition",
    consumed: true,
    uses: [
      {
        economy: "on-hit",
        steps: [{ narrative: "A hit ends the magic of the piece; a miss does not." }],
      },
    ],
    variants: {
      "ammunition-1": {
        effects: [
          { kind: "roll", on: "attack", by: "self", bonus: 1, when: { attack: "weapon" } },
          { kind: "roll", on: "damage", by: "self", bonus: 1, when: { attack: "weapon" } },
        ],
      },
      "ammunition-2": {
        effects: [
          { kind: "roll", on: "attack", by: "self", bonus: 2, when: { attack: "weapon" } },
          { kind: "roll", on: "damage", by: "self", bonus: 2, when: { attack: "weapon" } },
        ],
      },
      "ammunition-3": {
        effects: [
          { kind: "roll", on: "attack", by: "self", bonus: 3, when: { attack: "weapon" } },
          { kind: "roll", on: "damage", by: "self", bonus: 3, when: { attack: "weapon" } },
        ],
      },
    },
  },
  "amulet-of-health": {
    summary: "An amulet that lifts a Constitution below 19 to 19 while it is worn.",
    effects: [{ kind: "stat", stat: "con", change: "least", by: 19 }],
  },
  "amulet-of-proof-against-detection-and-location": {
    summary: "An amulet that hides its wearer from divination and from scrying eyes.",
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
  "amulet-of-the-planes": {
    summary:
      "An amulet that shifts its wearer to another plane, or flings everyone near off at random.",
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
  "animated-shield": {
    summary: "A shield that hovers and guards its owner for a minute, both hands free.",
    base: ["shield"],
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
  "apparatus-of-the-crab": {
    summary: "An iron barrel that levers turn into a lobster-shaped vehicle for land and sea.",
    weight: 500,
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
          {
            option: "lever_8_up",
            light: { bright: 30, dim: 30 },
            narrative: "Its eyes shine.",
          },
          { option: "lever_8_down", narrative: "The eyes go dark." },
          { option: "lever_9_up", narrative: "In liquid it goes down by at most 20 feet." },
          { option: "lever_9_down", narrative: "In liquid it comes up by at most 20 feet." },
          { option: "lever_10_up", narrative: "The hatch at the back unseals and opens." },
          { option: "lever_10_down", narrative: "The hatch at the back closes tight." },
        ],
      },
    ],
  },
  armor: {
    summary: "Armour whose magic adds to the Armor Class of whoever wears it.",
    base: "light, medium or heavy armor",
    variants: {
      "armor-1": { effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 1 }] },
      "armor-2": { effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 2 }] },
      "armor-3": { effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 3 }] },
    },
  },
  "armor-of-invulnerability": {
    summary: "Plate that halves nonmagical damage and once a day shuts it out for 10 minutes.",
    base: ["plate-armor"],
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
  "armor-of-resistance": {
    summary: "Armour that halves damage of one type, which the game master chooses or rolls.",
    base: "light, medium or heavy armor",
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
  "armor-of-vulnerability": {
    summary: "Cursed plate that wards off one kind of weapon damage and invites the other two.",
    base: ["plate-armor"],
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
  "arrow-catching-shield": {
    summary: "A shield with 2 more Armor Class against ranged attacks that draws shots at others.",
    base: ["shield"],
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
  "arrow-of-slaying": {
    summary: "An arrow made to kill one kind of creature, with 6d10 more damage to it.",
    base: ["arrow"],
    consumed: true,
    uses: [
      {
        economy: "on-hit",
        steps: [
          {
            // Said by who shoots: its target is of the kind that it was made for.
            option: "slaying",
            targets: { what: "creature", count: 1 },
            save: { ability: "con", dc: 17, success: "half" },
            damage: [{ roll: "6d10", type: "piercing" }],
          },
          {
            narrative:
              "Having dealt this, it is a mundane arrow. Bolts and other ammunition of slaying exist too.",
          },
        ],
      },
    ],
  },
  "bag-of-beans": {
    summary: "A bag of beans that explode when dumped out, or grow into wonders when planted.",
    weight: 0.5,
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
  "bag-of-devouring": {
    summary: "A false bag of holding: the mouth of a creature that eats what is put inside.",
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
  "bag-of-holding": {
    summary: "A bag with room for 500 pounds that itself never weighs more than 15.",
    weight: 15,
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
  "bag-of-tricks": {
    summary:
      "A bag of fuzzy balls that become friendly beasts when thrown, three from dawn to dawn.",
    weight: 0.5,
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
    variants: {
      "bag-of-tricks-gray": {
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
      "bag-of-tricks-rust": {
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
      "bag-of-tricks-tan": {
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
    },
  },
  "bead-of-force": {
    summary: "A thrown bead that bursts with force and shuts those it caught inside a sphere.",
    weight: 0.0625,
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
  "belt-of-dwarvenkind": {
    summary:
      "A belt for a hardier body and a better welcome among dwarves, and more if you are none.",
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
  "belt-of-giant-strength": {
    summary: "A belt that lends the Strength of a giant, by its kind from 21 to 29.",
    variants: {
      "belt-of-giant-strength-hill": {
        effects: [{ kind: "stat", stat: "str", change: "least", by: 21 }],
      },
      "belt-of-giant-strength-stone": {
        effects: [{ kind: "stat", stat: "str", change: "least", by: 23 }],
      },
      "belt-of-giant-strength-frost": {
        effects: [{ kind: "stat", stat: "str", change: "least", by: 23 }],
      },
      "belt-of-giant-strength-fire": {
        effects: [{ kind: "stat", stat: "str", change: "least", by: 25 }],
      },
      "belt-of-giant-strength-cloud": {
        effects: [{ kind: "stat", stat: "str", change: "least", by: 27 }],
      },
      "belt-of-giant-strength-storm": {
        effects: [{ kind: "stat", stat: "str", change: "least", by: 29 }],
      },
    },
  },
  "berserker-axe": {
    summary:
      "A cursed axe that gives hit points and a bonus, and drives its owner berserk when hurt.",
    base: "any axe",
    cursed: true,
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 1, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 1, when: { attack: "weapon" } },
      { kind: "stat", stat: "hit-point-maximum", change: "add", by: { of: "level" } },
      { kind: "roll", on: "attack", by: "self", mode: "disadvantage", when: otherWeapon },
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
  "boots-of-elvenkind": {
    summary: "Boots that silence their wearer's steps on any ground.",
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
  "boots-of-levitation": {
    summary: "Boots that let their wearer levitate as often as it likes.",
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
  "boots-of-speed": {
    summary:
      "Boots that double walking speed at a click of the heels, 10 minutes between long rests.",
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
          {
            when: "sustain",
            economy: "bonus-action",
            targets: { what: "self" },
            ends: ["own"],
          },
          {
            narrative:
              "After 10 minutes of use in all, the magic rests until your next long rest is over.",
          },
        ],
      },
    ],
  },
  "boots-of-striding-and-springing": {
    summary: "Boots for a steady walking speed of at least 30 feet and threefold jumps.",
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
  "boots-of-the-winterlands": {
    summary: "Furred boots against cold that make nothing of ice and snow underfoot.",
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
  "bowl-of-commanding-water-elementals": {
    summary: "A bowl that, filled with water, calls a water elemental once a day.",
    weight: 3,
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
  "bracers-of-archery": {
    summary: "Bracers that train their wearer in bows and add 2 damage to each arrow's hit.",
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
  "bracers-of-defense": {
    summary: "Bracers that add 2 to Armor Class for a wearer without armour or shield.",
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
  "brazier-of-commanding-fire-elementals": {
    summary: "A brass brazier whose fire calls a fire elemental once a day.",
    weight: 5,
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
  "brooch-of-shielding": {
    summary: "A brooch that halves force damage and stops magic missiles altogether.",
    effects: [{ kind: "damage", response: "resistance", types: ["force"] }],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "Magic missile deals no damage to the wearer." }],
      },
    ],
  },
  "broom-of-flying": {
    summary: "A broom to ride through the air, which also flies alone to a place that you name.",
    weight: 3,
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
  "candle-of-invocation": {
    summary: "A candle of a god whose light favours all who share its alignment, or opens a gate.",
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
  "cape-of-the-mountebank": {
    summary: "A cape that whisks its wearer away in smoke by dimension door, once a day.",
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
  "carpet-of-flying": {
    summary: "A carpet that hovers and flies where its master's voice sends it, in four sizes.",
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
    variants: {
      "carpet-of-flying-3x5": {
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
              {
                when: "sustain",
                economy: "action",
                targets: { what: "self" },
                ends: ["own"],
              },
            ],
          },
        ],
      },
      "carpet-of-flying-4x6": {
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
              {
                when: "sustain",
                economy: "action",
                targets: { what: "self" },
                ends: ["own"],
              },
            ],
          },
        ],
      },
      "carpet-of-flying-5x7": {
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
              {
                when: "sustain",
                economy: "action",
                targets: { what: "self" },
                ends: ["own"],
              },
            ],
          },
        ],
      },
      "carpet-of-flying-6x9": {
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
              {
                when: "sustain",
                economy: "action",
                targets: { what: "self" },
                ends: ["own"],
              },
            ],
          },
        ],
      },
    },
  },
  "censer-of-controlling-air-elementals": {
    summary: "A censer whose burning incense calls an air elemental once a day.",
    weight: 1,
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
  "chime-of-opening": {
    summary: "A chime that opens a lock, latch or lid at each stroke, ten times in all.",
    weight: 1,
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
  "circlet-of-blasting": {
    summary: "A circlet that shoots scorching rays once a day, at +5 to hit.",
    spells: [{ spell: "scorching-ray", attack: 5, limit: { times: 1, per: "dawn" } }],
  },
  "cloak-of-arachnida": {
    summary:
      "A silken cloak for a spider's climbing, safety from webs, less poison and a web a day.",
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
  "cloak-of-displacement": {
    summary: "A cloak that shows its wearer beside its true place, so that attackers miss.",
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
  "cloak-of-elvenkind": {
    summary:
      "A cloak that shifts its colours, so that its hooded wearer is hard to see and hides well.",
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
  "cloak-of-protection": {
    summary: "A cloak that adds 1 to Armor Class and to every saving throw.",
    effects: [
      { kind: "stat", stat: "armor-class", change: "add", by: 1 },
      { kind: "roll", on: "save", by: "self", bonus: 1 },
    ],
  },
  "cloak-of-the-bat": {
    summary: "A cloak for stealth that flies, or turns its wearer into a bat, where light is poor.",
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
  "cloak-of-the-manta-ray": {
    summary: "A cloak whose hood lets its wearer breathe under water and swim 60 feet.",
    effects: [
      {
        kind: "stat",
        stat: "speed-swim",
        change: "least",
        by: 60,
        when: { during: "hood-up" },
      },
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
  "crystal-ball": {
    summary: "A ball of crystal through which its owner scries, at a touch.",
    spells: [{ spell: "scrying", dc: 17 }],
    uses: [
      { economy: "passive", steps: [{ narrative: "It must be touched while scrying is cast." }] },
    ],
    variants: {
      "crystal-ball-of-mind-reading": {
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
      "crystal-ball-of-telepathy": {
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
      "crystal-ball-of-true-seeing": {
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
    },
  },
  "cube-of-force": {
    summary:
      "A cube whose faces raise a barrier of force around its holder, each against other things.",
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
  "cubic-gate": {
    summary: "A cube with a plane to each side, which opens a gate or shifts travellers there.",
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
  "dagger-of-venom": {
    summary: "A dagger that covers its blade with strong poison once a day.",
    base: ["dagger"],
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 1, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 1, when: { attack: "weapon" } },
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
  "dancing-sword": {
    summary: "A sword that leaves the hand and makes four attacks by itself.",
    base: "any sword",
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
  "decanter-of-endless-water": {
    summary: "A flask that pours out as much fresh or salt water as it is told, even a geyser.",
    weight: 2,
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
  "deck-of-illusions": {
    summary: "A deck whose thrown cards each become the illusion of a creature.",
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
  "deck-of-many-things": {
    summary: "A deck of fateful cards, each of which changes its drawer's life for good or ill.",
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
          {
            option: "sun",
            narrative: "King of diamonds: 50,000 XP and a random wondrous item.",
          },
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
  defender: {
    summary: "A sword whose bonus of 3 can be turned, in part or whole, from attack to defence.",
    base: "any sword",
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 3, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 3, when: { attack: "weapon" } },
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
                  { kind: "roll", on: "attack", by: "self", bonus: -1, when: { attack: "weapon" } },
                  { kind: "roll", on: "damage", by: "self", bonus: -1, when: { attack: "weapon" } },
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
                  { kind: "roll", on: "attack", by: "self", bonus: -2, when: { attack: "weapon" } },
                  { kind: "roll", on: "damage", by: "self", bonus: -2, when: { attack: "weapon" } },
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
                  { kind: "roll", on: "attack", by: "self", bonus: -3, when: { attack: "weapon" } },
                  { kind: "roll", on: "damage", by: "self", bonus: -3, when: { attack: "weapon" } },
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
  "demon-armor": {
    summary: "Cursed plate with clawed gauntlets, which leaves its wearer weak against demons.",
    base: ["plate-armor"],
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
  "dimensional-shackles": {
    summary: "Manacles that keep whoever wears them from teleporting or leaving the plane.",
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
  "dragon-scale-mail": {
    summary:
      "Scale mail of dragon hide: better defence, above all against dragons, and a sense for them.",
    base: ["scale-mail"],
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
    variants: {
      "dragon-scale-mail-black": {
        effects: [{ kind: "damage", response: "resistance", types: ["acid"] }],
      },
      "dragon-scale-mail-blue": {
        effects: [{ kind: "damage", response: "resistance", types: ["lightning"] }],
      },
      "dragon-scale-mail-brass": {
        effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
      },
      "dragon-scale-mail-bronze": {
        effects: [{ kind: "damage", response: "resistance", types: ["lightning"] }],
      },
      "dragon-scale-mail-copper": {
        effects: [{ kind: "damage", response: "resistance", types: ["acid"] }],
      },
      "dragon-scale-mail-gold": {
        effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
      },
      "dragon-scale-mail-green": {
        effects: [{ kind: "damage", response: "resistance", types: ["poison"] }],
      },
      "dragon-scale-mail-red": {
        effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
      },
      "dragon-scale-mail-silver": {
        effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
      },
      "dragon-scale-mail-white": {
        effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
      },
    },
  },
  "dragon-slayer": {
    summary: "A sword that bites deeper into every creature of the dragon type.",
    base: "any sword",
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 1, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 1, when: { attack: "weapon" } },
      {
        kind: "extra-damage",
        roll: "3d6",
        when: { all: [{ attack: "weapon" }, { other: ["dragon"] }] },
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
  "dust-of-disappearance": {
    summary: "A handful of dust that makes its thrower and everything near invisible for minutes.",
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
  "dust-of-dryness": {
    summary: "Pinches of dust that shrink water to a pellet and wither water elementals.",
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
  "dust-of-sneezing-and-choking": {
    summary: "A dust that passes for one of invisibility and chokes all who breathe near it.",
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
  "dwarven-plate": {
    summary: "Plate with 2 more Armor Class that helps its wearer to stand its ground.",
    base: ["plate-armor"],
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
  "dwarven-thrower": {
    summary: "A dwarf's warhammer that can be thrown, hits giants harder and flies back.",
    base: ["warhammer"],
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 3, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 3, when: { attack: "weapon" } },
      {
        kind: "extra-damage",
        roll: "1d8",
        when: { all: [{ attack: "ranged" }, { attack: "weapon" }, { not: { other: ["giant"] } }] },
      },
      {
        kind: "extra-damage",
        roll: "2d8",
        when: { all: [{ attack: "ranged" }, { attack: "weapon" }, { other: ["giant"] }] },
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
  "efficient-quiver": {
    summary: "A quiver with room for arrows, javelins and bows that weighs 2 pounds at most.",
    weight: 2,
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
  "efreeti-bottle": {
    summary: "A bottle with an efreeti in it, who may attack, serve or grant three wishes.",
    weight: 1,
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
  "elemental-gem": {
    summary: "A gem that, broken, calls the elemental whose spark it holds.",
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
    variants: {
      "elemental-gem-air": {
        uses: [
          {
            name: "Blue sapphire",
            economy: "passive",
            steps: [{ summons: { creatures: ["air-elemental"], count: 1 } }],
          },
        ],
      },
      "elemental-gem-earth": {
        uses: [
          {
            name: "Yellow diamond",
            economy: "passive",
            steps: [{ summons: { creatures: ["earth-elemental"], count: 1 } }],
          },
        ],
      },
      "elemental-gem-fire": {
        uses: [
          {
            name: "Red corundum",
            economy: "passive",
            steps: [{ summons: { creatures: ["fire-elemental"], count: 1 } }],
          },
        ],
      },
      "elemental-gem-water": {
        uses: [
          {
            name: "Emerald",
            economy: "passive",
            steps: [{ summons: { creatures: ["water-elemental"], count: 1 } }],
          },
        ],
      },
    },
  },
  "elven-chain": {
    summary: "A chain shirt with 1 more Armor Class that anybody wears with proficiency.",
    base: ["chain-shirt"],
    effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 1 }],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "You count as proficient with it, trained in medium armour or not." }],
      },
    ],
  },
  "eversmoking-bottle": {
    summary: "A bottle whose thick smoke hides a wide and growing area while it stands open.",
    weight: 1,
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
  "eyes-of-charming": {
    summary: "Lenses that charm a humanoid who meets the wearer's eye, three times a day.",
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
  "eyes-of-minute-seeing": {
    summary: "Lenses that show the smallest things up close, a help to any search.",
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
  "eyes-of-the-eagle": {
    summary: "Lenses for keener sight, which reaches very far where the view is clear.",
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
  "feather-token": {
    summary: "A tiny feather that turns, once, into an anchor, bird, fan, boat, tree or whip.",
    consumed: true,
    uses: [
      {
        economy: "passive",
        steps: [
          { narrative: "The game master chooses its kind, or rolls d100. It works one time only." },
        ],
      },
    ],
    variants: {
      "feather-token-anchor": {
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
      "feather-token-bird": {
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
      "feather-token-fan": {
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
      "feather-token-swan-boat": {
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
      "feather-token-tree": {
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
      "feather-token-whip": {
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
    },
  },
  "figurine-of-wondrous-power": {
    summary: "A statuette that turns, for some hours, into the obedient beast that it shows.",
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
    variants: {
      "figurine-of-wondrous-power-bronze-griffon": {
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
      "figurine-of-wondrous-power-ebony-fly": {
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
      "figurine-of-wondrous-power-golden-lions": {
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
      "figurine-of-wondrous-power-ivory-goats": {
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
      "figurine-of-wondrous-power-marble-elephant": {
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
      "figurine-of-wondrous-power-obsidian-steed": {
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
      "figurine-of-wondrous-power-onyx-dog": {
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
      "figurine-of-wondrous-power-serpentine-owl": {
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
      "figurine-of-wondrous-power-silver-raven": {
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
    },
  },
  "flame-tongue": {
    summary: "A sword that bursts into flame at a word, for light and 2d6 more fire damage.",
    base: "any sword",
    uses: [
      {
        economy: "bonus-action",
        steps: [
          {
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
          },
          {
            when: "sustain",
            economy: "bonus-action",
            targets: { what: "self" },
            ends: ["own"],
          },
          { when: "end", narrative: "Dropping or sheathing the sword puts the flames out too." },
        ],
      },
    ],
  },
  "folding-boat": {
    summary: "A small box that unfolds at a word into a boat or a ship, and folds up again.",
    weight: 4,
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
  "frost-brand": {
    summary: "An icy sword with 1d6 more cold damage that guards its holder from fire.",
    base: "any sword",
    effects: [
      { kind: "extra-damage", roll: "1d6", type: "cold", when: { attack: "weapon" } },
      { kind: "damage", response: "resistance", types: ["fire"] },
    ],
    uses: [
      {
        name: "Glow",
        economy: "passive",
        steps: [
          {
            light: { bright: 10, dim: 10 },
            narrative: "Only where it freezes.",
          },
        ],
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
  "gauntlets-of-ogre-power": {
    summary: "Gauntlets that lift a Strength below 19 to 19 while they are worn.",
    effects: [{ kind: "stat", stat: "str", change: "least", by: 19 }],
  },
  "gem-of-brightness": {
    summary:
      "A prism that shines like a lamp or blinds with a beam or a flare, until its charges end.",
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
  "gem-of-seeing": {
    summary: "A gem to peer through, with truesight for 10 minutes at a charge.",
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
  "giant-slayer": {
    summary: "A weapon that hits giants harder and brings them down.",
    base: "any axe or sword",
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 1, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 1, when: { attack: "weapon" } },
      {
        kind: "extra-damage",
        roll: "2d6",
        when: { all: [{ attack: "weapon" }, { other: ["giant"] }] },
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
  "glamoured-studded-leather-armor": {
    summary: "Studded leather that takes the look of any clothes or armour at a word.",
    base: ["studded-leather-armor"],
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
  "gloves-of-missile-snaring": {
    summary:
      "Gloves that blunt the hit of a missile, and catch it where nothing is left of the damage.",
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
  "gloves-of-swimming-and-climbing": {
    summary: "Gloves that make climbing and swimming as easy as walking, and surer by 5.",
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
  "goggles-of-night": {
    summary: "Goggles for 60 feet of darkvision, or for 60 feet more of it.",
    effects: [{ kind: "stat", stat: "sense-darkvision", change: "add", by: 60 }],
  },
  "hammer-of-thunderbolts": {
    summary: "A maul that stuns with thunder when hurled and, in a giant's gear, kills giants.",
    base: ["maul"],
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 1, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 1, when: { attack: "weapon" } },
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
  "handy-haversack": {
    summary: "A backpack of 5 pounds that holds far more and hands up what is sought.",
    weight: 5,
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
  "hat-of-disguise": {
    summary: "A hat that disguises its wearer as often as it likes.",
    spells: [{ spell: "disguise-self" }],
    uses: [
      {
        economy: "action",
        steps: [{ narrative: "Disguise self, at will; taking off the hat ends it." }],
      },
    ],
  },
  "headband-of-intellect": {
    summary: "A headband that lifts an Intelligence below 19 to 19 while it is worn.",
    effects: [{ kind: "stat", stat: "int", change: "least", by: 19 }],
  },
  "helm-of-brilliance": {
    summary:
      "A jewelled helm whose gems become spells of light and fire, and guard while they last.",
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
  "helm-of-comprehending-languages": {
    summary: "A helm that makes every language clear, as often as its wearer likes.",
    spells: [{ spell: "comprehend-languages" }],
  },
  "helm-of-telepathy": {
    summary: "A helm to read thoughts, answer them and, once a day, suggest what to do.",
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
  "helm-of-teleportation": {
    summary: "A helm that teleports its wearer, and company, at a charge each time.",
    charges: { most: 3, regains: { roll: "1d3", at: "dawn" } },
    spells: [{ spell: "teleport", charges: 1 }],
  },
  "holy-avenger": {
    summary: "A paladin's sword, bane of fiends and undead, whose aura wards friends from magic.",
    base: "any sword",
    effects: [
      { kind: "roll", on: "attack", by: "self", bonus: 3, when: { attack: "weapon" } },
      { kind: "roll", on: "damage", by: "self", bonus: 3, when: { attack: "weapon" } },
      {
        kind: "extra-damage",
        roll: "2d10",
        type: "radiant",
        when: { all: [{ attack: "weapon" }, { other: ["fiend", "undead"] }] },
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
  "horn-of-blasting": {
    summary: "A horn whose blast wounds and deafens, and which may burst in its blower's hands.",
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
  "horn-of-valhalla": {
    summary:
      "A horn that calls berserker spirits for an hour, loyal to those trained for its metal.",
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
    variants: {
      "horn-of-valhalla-silver": {
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
      "horn-of-valhalla-brass": {
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
      "horn-of-valhalla-bronze": {
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
      "horn-of-valhalla-iron": {
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
    },
  },
  "horseshoes-of-a-zephyr": {
    summary: "Four horseshoes that carry a steed a hand's breadth above water, lava or any ground.",
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
  "horseshoes-of-speed": {
    summary: "Four horseshoes that add 30 feet to the walking speed of a steed.",
    effects: [{ kind: "stat", stat: "speed-walk", change: "add", by: 30 }],
    uses: [
      {
        economy: "passive",
        steps: [{ narrative: "A horse or the like gains this, while it wears all four." }],
      },
    ],
  },
  "immovable-rod": {
    summary: "A rod that stays fixed in the air at the push of a button.",
    uses: [
      {
        name: "Button",
        economy: "action",
        steps: [
          {
            narrative:
              "The rod is fixed where it is, even in midair, until someone spends an action on the button.",
          },
          { narrative: "It bears 8,000 pounds; under more it lets go and falls." },
        ],
      },
      {
        name: "Push",
        economy: "action",
        steps: [
          {
            check: { ability: "str", dc: 30 },
            narrative: "Anyone's success moves the fixed rod by up to 10 feet.",
          },
        ],
      },
    ],
  },
  "instant-fortress": {
    summary: "A metal cube that grows, in a blink, into a tower of adamantine and back.",
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
  "ioun-stone": {
    summary: "A stone that circles its owner's head and lends a power by its shape and colour.",
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
    variants: {
      "ioun-stone-of-absorption": {
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
      "ioun-stone-of-agility": {
        effects: [{ kind: "stat", stat: "dex", change: "add", by: 2, upTo: 20 }],
        uses: [
          { name: "Agility", economy: "passive", steps: [{ narrative: "The rise stops at 20." }] },
        ],
      },
      "ioun-stone-of-awareness": {
        effects: [{ kind: "cannot", what: "be-surprised" }],
      },
      "ioun-stone-of-fortitude": {
        effects: [{ kind: "stat", stat: "con", change: "add", by: 2, upTo: 20 }],
        uses: [
          {
            name: "Fortitude",
            economy: "passive",
            steps: [{ narrative: "The rise stops at 20." }],
          },
        ],
      },
      "ioun-stone-of-greater-absorption": {
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
      "ioun-stone-of-insight": {
        effects: [{ kind: "stat", stat: "wis", change: "add", by: 2, upTo: 20 }],
        uses: [
          { name: "Insight", economy: "passive", steps: [{ narrative: "The rise stops at 20." }] },
        ],
      },
      "ioun-stone-of-intellect": {
        effects: [{ kind: "stat", stat: "int", change: "add", by: 2, upTo: 20 }],
        uses: [
          {
            name: "Intellect",
            economy: "passive",
            steps: [{ narrative: "The rise stops at 20." }],
          },
        ],
      },
      "ioun-stone-of-leadership": {
        effects: [{ kind: "stat", stat: "cha", change: "add", by: 2, upTo: 20 }],
        uses: [
          {
            name: "Leadership",
            economy: "passive",
            steps: [{ narrative: "The rise stops at 20." }],
          },
        ],
      },
      "ioun-stone-of-mastery": {
        effects: [{ kind: "stat", stat: "proficiency-bonus", change: "add", by: 1 }],
      },
      "ioun-stone-of-protection": {
        effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 1 }],
      },
      "ioun-stone-of-regeneration": {
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
      "ioun-stone-of-reserve": {
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
      "ioun-stone-of-strength": {
        effects: [{ kind: "stat", stat: "str", change: "add", by: 2, upTo: 20 }],
        uses: [
          { name: "Strength", economy: "passive", steps: [{ narrative: "The rise stops at 20." }] },
        ],
      },
      "ioun-stone-of-sustenance": {
        uses: [
          {
            name: "Sustenance",
            economy: "passive",
            steps: [{ narrative: "You need neither food nor drink." }],
          },
        ],
      },
    },
  },
};
