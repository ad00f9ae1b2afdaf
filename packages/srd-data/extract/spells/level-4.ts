import type { Lasting } from "../../src/node.js";
import type { SpellReadings } from "../reading.js";

/** What it cannot do until the turn that has begun is over. */
const dazed = (...cannot: readonly ("act" | "move")[]): readonly Lasting[] => [
  {
    effects: cannot.map((what) => ({ kind: "cannot", what })),
    duration: { kind: "turn", edge: "end", of: "current" },
  },
];

export const level4: SpellReadings = {
  "arcane-eye": {
    summary: "An unseen floating eye scouts ahead and shows its caster whatever it sees.",
    material: "bat fur",
    steps: [
      {
        targets: { what: "point", count: 1 },
        narrative:
          "The invisible eye hovers and looks all ways at once, with normal vision and darkvision of 30 feet; you see in mind what it sees.",
      },
      {
        when: "sustain",
        economy: "action",
        narrative:
          "The eye flies up to 30 feet, to any distance from you but not to another plane.",
      },
      { narrative: "Solid barriers stop it, but a gap 1 inch wide lets it through." },
    ],
  },
  banishment: {
    summary:
      "A creature is cast out to another plane, and one not native here may be gone for good.",
    material: "something the target loathes",
    steps: [
      {
        targets: { what: "creature", count: 1, perSlot: 1, visible: true },
        save: { ability: "cha", success: "none" },
        effects: [{ effects: [{ kind: "elsewhere" }], duration: { kind: "source" } }],
        next: [
          // Where the target comes from; whoever casts says so of those from elsewhere.
          {
            option: "native",
            conditions: [{ condition: "incapacitated", duration: { kind: "source" } }],
            narrative: "A native of your current plane is held in a harmless demiplane.",
          },
          {
            option: "from_another_plane",
            narrative:
              "Anyone from elsewhere goes to its home plane with a soft pop, and if the spell lasts its full minute it stays there.",
          },
        ],
      },
    ],
  },
  "black-tentacles": {
    summary: "Black tentacles fill the ground, crush those who come there and hold them fast.",
    material: "giant octopus or squid tentacle",
    steps: [
      {
        area: { shape: "square", side: 20 },
        targets: { what: "point", count: 1, visible: true },
        terrain: "difficult",
      },
      {
        when: ["enter", "turn-start"],
        area: { shape: "square", side: 20 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "none" },
        damage: [{ roll: "3d6", type: "bludgeoning" }],
        conditions: [
          {
            condition: "restrained",
            duration: { kind: "source" },
            escape: { by: ["str", "dex"] },
          },
        ],
        next: [
          {
            when: "turn-start",
            targets: { what: "creature", has: ["restrained"] },
            damage: [{ roll: "3d6", type: "bludgeoning" }],
            narrative:
              "While the tentacles hold it in the area, in place of the save. Breaking free takes an action.",
          },
        ],
      },
    ],
  },
  blight: {
    summary: "Life and moisture drain from a creature; plants suffer worst of all.",
    steps: [
      {
        option: "creature",
        targets: { what: "creature", count: 1, visible: true, except: ["undead", "construct"] },
        save: { ability: "con", success: "half", disadvantage: { types: ["plant"] } },
        damage: [
          { roll: "8d8", type: "necrotic", perSlot: "1d8", except: ["plant"] },
          // The highest that the dice can give.
          { roll: "64", type: "necrotic", perSlot: "8", types: ["plant"] },
        ],
        narrative: "Magical plants fare as plant creatures do.",
      },
      {
        option: "nonmagical_plant",
        targets: { what: "plant", count: 1, visible: true },
        kills: true,
        narrative: "A plant that is no creature and not magical withers without a save.",
      },
    ],
  },
  compulsion: {
    summary: "Those who hear you must walk the way you point, turn after turn.",
    steps: [
      {
        targets: {
          what: "creature",
          chosen: true,
          visible: true,
          hears: true,
          exceptImmuneTo: "charmed",
        },
        save: { ability: "wis", success: "none" },
        narrative: "Those immune to being charmed succeed without a roll.",
        next: [
          {
            when: "sustain",
            economy: "bonus-action",
            narrative:
              "Point in a horizontal direction: on its next turn each target goes that way as far as its movement allows, and may act first.",
          },
          {
            when: "trigger",
            save: { ability: "wis", success: "other" },
            narrative: "Each time it has moved so.",
            otherwise: [{ ends: ["spell"], narrative: "For this target alone." }],
          },
          {
            narrative:
              "The movement draws opportunity attacks, but never goes into plainly deadly places such as fire or a pit.",
          },
        ],
      },
    ],
  },
  confusion: {
    summary:
      "Delusions seize everyone in an area, who stand still, stagger about or strike at random.",
    material: "three walnut shells",
    steps: [
      {
        area: { shape: "sphere", radius: 10 },
        areaPerSlot: 5,
        targets: { what: "creature" },
        save: { ability: "wis", success: "none" },
        effects: [
          {
            effects: [{ kind: "cannot", what: "react" }],
            duration: { kind: "source" },
            repeat: "turn-end",
          },
        ],
        next: [
          {
            when: "turn-start",
            rolls: 10,
            next: [
              { faces: [1, 1], astray: "wanders", effects: dazed("act", "move") },
              { faces: [2, 6], effects: dazed("act", "move") },
              { faces: [7, 8], astray: "strikes", effects: dazed("act") },
            ],
          },
        ],
      },
    ],
  },
  "conjure-minor-elementals": {
    summary: "One or several lesser elementals appear and fight at your word.",
    steps: [
      {
        targets: { what: "point", visible: true },
        summons: {
          types: ["elemental"],
          choices: [
            { crAtMost: 2, count: 1 },
            { crAtMost: 1, count: 2 },
            { crAtMost: 0.5, count: 4 },
            { crAtMost: 0.25, count: 8 },
          ],
          timesFrom: { 6: 2, 8: 3 },
        },
      },
      {
        narrative:
          "They are friends of your party, share one initiative and heed spoken commands at no cost; without any they only defend themselves.",
      },
    ],
  },
  "conjure-woodland-beings": {
    summary: "One or several fey creatures appear and fight at your word.",
    material: "a holly berry for each creature",
    steps: [
      {
        targets: { what: "point", visible: true },
        summons: {
          types: ["fey"],
          choices: [
            { crAtMost: 2, count: 1 },
            { crAtMost: 1, count: 2 },
            { crAtMost: 0.5, count: 4 },
            { crAtMost: 0.25, count: 8 },
          ],
          timesFrom: { 6: 2, 8: 3 },
        },
      },
      {
        narrative:
          "They are friends of your party, share one initiative and heed spoken commands at no cost; without any they only defend themselves.",
      },
    ],
  },
  "control-water": {
    summary: "Open water rises, parts, changes its course or swirls into a whirlpool at your will.",
    material: "a water drop and some dust",
    steps: [
      {
        when: ["use", "sustain"],
        economy: "action",
        area: { shape: "cube", side: 100 },
        targets: { what: "point", count: 1 },
        narrative:
          "Choose an effect for the freestanding water there; each later action repeats it or changes to another.",
      },
      {
        option: "whirlpool",
        when: ["use", "sustain"],
        economy: "action",
        narrative:
          "Needs water 50 feet square and 25 deep. The vortex in its middle is 5 feet wide below, up to 50 above, and 25 tall; what is in the water at most 25 feet from it is drawn 10 feet toward it.",
      },
      {
        option: "whirlpool",
        when: ["enter", "turn-start"],
        area: { shape: "cylinder", radius: 25, height: 25 },
        targets: { what: "creature" },
        save: { ability: "str", success: "half" },
        damage: [{ roll: "2d8", type: "bludgeoning" }],
        next: [
          {
            narrative:
              "It is caught in the vortex for the rest of the spell; swimming clear costs its action, a Strength (Athletics) check against your spell save DC with disadvantage.",
          },
        ],
      },
      {
        option: "whirlpool",
        when: ["enter", "turn-start"],
        area: { shape: "cylinder", radius: 25, height: 25 },
        targets: { what: "object" },
        damage: [{ roll: "2d8", type: "bludgeoning" }],
        narrative: "Once a turn on entry, and again every round that the object stays inside.",
      },
      {
        option: "flood",
        when: ["use", "sustain"],
        economy: "action",
        narrative:
          "Standing water rises by up to 20 feet, over any shore, and stays so until the spell ends or another effect is chosen.",
        next: [
          {
            when: ["use", "turn-start"],
            turnOf: "source",
            narrative:
              "In a large body of water, instead: a 20-foot wave crosses the area and breaks, and again each turn while the flood lasts.",
            next: [
              {
                targets: { what: "object", sizeAtMost: "huge" },
                narrative: "Only vehicles: the wave sweeps them to the far side.",
                next: [{ percent: 25, narrative: "It capsizes." }],
              },
            ],
          },
        ],
      },
      {
        option: "part_water",
        when: ["use", "sustain"],
        economy: "action",
        narrative:
          "A trench opens across the area between walls of water. After this effect it fills again in the course of 1 round.",
      },
      {
        option: "redirect_flow",
        when: ["use", "sustain"],
        economy: "action",
        narrative:
          "Flowing water goes where you say, even uphill or over obstacles, until this effect ends; past the area it flows as usual.",
      },
    ],
  },
  "death-ward": {
    summary:
      "The first blow that would fell the warded creature leaves it with 1 hit point instead.",
    steps: [
      {
        targets: { what: "creature", count: 1 },
        effects: [
          {
            effects: [{ kind: "last-stand", despite: "death" }],
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  "dimension-door": {
    summary: "A step through space carries its caster, and a companion, up to 500 feet away.",
    steps: [
      {
        targets: { what: "self" },
        move: { feet: 500, to: "any", teleport: true },
        narrative:
          "The spot may be seen, pictured or given by distance and direction, and is met exactly. You may take objects that you can carry.",
      },
      {
        targets: { what: "creature", count: 1, willing: true, range: 5, optional: true },
        move: { feet: 500, to: "any", teleport: true },
        narrative:
          "You may take one along that is no bigger than you and bears no more than it can carry.",
      },
      {
        when: "trigger",
        targets: { what: "self" },
        damage: [{ roll: "4d6", type: "force" }],
        narrative: "If the place is occupied, neither of you is moved.",
      },
      {
        when: "trigger",
        targets: { what: "creature", count: 1 },
        damage: [{ roll: "4d6", type: "force" }],
        narrative: "Your companion, if you take one, in the same case.",
      },
    ],
  },
  divination: {
    summary: "A god or its servants answer one question on what the next seven days hold.",
    material: "incense and an offering to your faith",
    steps: [
      {
        narrative:
          "One question on a goal, event or activity within 7 days is answered truly, by a phrase, a riddling verse or an omen.",
      },
      {
        narrative: "The answer leaves aside what could yet change things, such as further spells.",
      },
      {
        narrative:
          "Every casting after the first before a long rest adds a 25 percent chance of a random answer, rolled secretly.",
      },
    ],
  },
  "dominate-beast": {
    summary: "A beast falls under your spell and obeys your thoughts.",
    durationAtSlot: {
      5: { duration: { kind: "time", amount: 10, unit: "minute" } },
      6: { duration: { kind: "time", amount: 1, unit: "hour" } },
      7: { duration: { kind: "time", amount: 8, unit: "hour" } },
    },
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true, types: ["beast"] },
        save: { ability: "wis", success: "none", advantage: { fighting: true } },
        conditions: [{ condition: "charmed", duration: { kind: "source" }, repeat: "damaged" }],
        next: [
          {
            narrative:
              "While you are conscious and on its plane, you give it simple orders by thought at no cost; with none left to carry out it defends itself.",
          },
          {
            when: "sustain",
            economy: "action",
            narrative:
              "Until your next turn ends you choose all that it does, and it does nothing else; it uses a reaction only if you spend yours too.",
          },
        ],
      },
    ],
  },
  fabricate: {
    summary: "Raw materials turn at once into finished goods of the same stuff.",
    steps: [
      {
        targets: { what: "object", visible: true },
        narrative:
          "Given enough material, one object of at most Large size: a 10-foot cube, or 8 cubes of 5 feet joined together.",
      },
      { narrative: "Of metal, stone or other minerals it is at most Medium: one 5-foot cube." },
      {
        narrative:
          "The goods are as good as the material. Creatures and magic items can be neither made nor used up.",
      },
      {
        narrative:
          "Works of fine craft, such as jewelry, weapons, glass and armor, need proficiency with the artisan's tools for them.",
      },
    ],
  },
  "faithful-hound": {
    summary: "An unseen watchdog barks at strangers and bites your foes until you leave it.",
    dismiss: "action",
    material: "silver whistle, bone and thread",
    steps: [
      {
        targets: { what: "point", count: 1, visible: true },
        narrative:
          "Only you can see the hound, and nothing harms it. Going over 100 feet from it ends the spell.",
      },
      {
        when: "trigger",
        targets: { what: "creature", sizeAtLeast: "small", range: 30 },
        narrative:
          "It barks loudly when such a one comes near and has not first said the password you set.",
      },
      {
        narrative:
          "It sees the invisible, sees into the Ethereal Plane and is fooled by no illusion.",
      },
      {
        when: "turn-start",
        turnOf: "source",
        area: { shape: "sphere", radius: 5 },
        targets: { what: "creature", count: 1, side: "enemies" },
        attack: { kind: "melee", with: "spell", reach: 5 },
        damage: [{ roll: "4d8", type: "piercing" }],
        narrative: "The hound bites, measured from its own place.",
      },
    ],
  },
  "fire-shield": {
    summary: "Flames around you ward off heat or cold and burn or freeze those who strike you.",
    dismiss: "action",
    material: "phosphorus or a firefly",
    steps: [
      {
        targets: { what: "self" },
        light: { bright: 10, dim: 10 },
      },
      {
        option: "warm_shield",
        targets: { what: "self" },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["cold"] }],
            duration: { kind: "source" },
          },
        ],
        next: [
          {
            when: "struck",
            targets: { what: "creature", count: 1, range: 5 },
            damage: [{ roll: "2d8", type: "fire" }],
          },
        ],
      },
      {
        option: "chill_shield",
        targets: { what: "self" },
        effects: [
          {
            effects: [{ kind: "damage", response: "resistance", types: ["fire"] }],
            duration: { kind: "source" },
          },
        ],
        next: [
          {
            when: "struck",
            targets: { what: "creature", count: 1, range: 5 },
            damage: [{ roll: "2d8", type: "cold" }],
          },
        ],
      },
      { narrative: "The one who hits you takes the damage, if at most 5 feet away." },
      { when: "sustain", economy: "action", narrative: "The flames may be put out." },
    ],
  },
  "freedom-of-movement": {
    summary: "Nothing hinders a willing creature: no rough ground, water, bonds or binding magic.",
    material: "a leather strap around a limb",
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [
              {
                kind: "condition-immunity",
                condition: "paralyzed",
                when: { against: "magic" },
              },
              {
                kind: "condition-immunity",
                condition: "restrained",
                when: { against: "magic" },
              },
              { kind: "unhindered", by: "difficult-terrain" },
              { kind: "unhindered", by: "magic" },
              { kind: "unhindered", by: "swimming" },
              { kind: "unhindered", by: "water" },
              { kind: "unhindered", by: "bonds" },
            ],
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  "giant-insect": {
    summary: "Small vermin swell into giants that obey you.",
    steps: [
      {
        option: "centipedes",
        targets: { what: "creature", count: 10 },
        summons: { creatures: ["giant-centipede"], count: 10 },
      },
      {
        option: "spiders",
        targets: { what: "creature", count: 3 },
        summons: { creatures: ["giant-spider"], count: 3 },
      },
      {
        option: "wasps",
        targets: { what: "creature", count: 5 },
        summons: { creatures: ["giant-wasp"], count: 5 },
      },
      {
        option: "scorpion",
        targets: { what: "creature", count: 1 },
        summons: { creatures: ["giant-scorpion"], count: 1 },
      },
      {
        narrative:
          "The numbers are the most that can be changed; each is an ordinary one of its kind until then, and again at 0 hit points.",
      },
      { narrative: "They obey spoken commands and act on your turn." },
      { when: "sustain", economy: "action", narrative: "Any of them may be turned back." },
      {
        narrative:
          "The game master may allow others, such as a bee with the numbers of a giant wasp.",
      },
    ],
  },
  "greater-invisibility": {
    summary:
      "The one you touch, or you yourself, turns invisible and stays so even while attacking.",
    steps: [
      {
        targets: { what: "creature", count: 1 },
        conditions: [{ condition: "invisible", duration: { kind: "source" } }],
        narrative: "What it has on its person is unseen as well.",
      },
    ],
  },
  "guardian-of-faith": {
    summary:
      "A spectral guardian stands watch and smites enemies who come near, until its power is spent.",
    steps: [
      {
        targets: { what: "point", count: 1, visible: true },
        narrative:
          "The Large guardian hovers in its space, dim but for its shining sword and shield, which bear your deity's sign.",
      },
      {
        when: "enter",
        area: { shape: "sphere", radius: 10 },
        targets: { what: "creature", side: "enemies" },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "20", type: "radiant" }],
      },
      {
        narrative: "It is gone once it has dealt 60 damage in all.",
      },
    ],
  },
  "hallucinatory-terrain": {
    summary: "A stretch of natural land takes on the look, sound and smell of another.",
    material: "a stone, twig and green plant piece",
    steps: [
      {
        area: { shape: "cube", side: 150 },
        targets: { what: "point", count: 1 },
        narrative:
          "Natural terrain seems to be of another natural kind, even hard or impossible to cross. Buildings, gear and creatures keep their looks.",
      },
      {
        narrative: "The land feels as it really is, so those who walk in will likely notice.",
      },
      {
        check: { ability: "int", skill: "investigation" },
        narrative:
          "If touch does not tell, a creature that looks closely and meets your spell save DC sees the illusion as a faint overlay.",
      },
    ],
  },
  "ice-storm": {
    summary:
      "Hail batters and freezes everyone in a wide column and leaves the ground hard to cross.",
    material: "dust and drops of water",
    steps: [
      {
        area: { shape: "cylinder", radius: 20, height: 40 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [
          { roll: "2d8", type: "bludgeoning", perSlot: "1d8" },
          { roll: "4d6", type: "cold" },
        ],
      },
      {
        area: { shape: "cylinder", radius: 20, height: 40 },
        terrain: "difficult",
        ground: true,
        narrative: "Only until your next turn ends.",
      },
    ],
  },
  "locate-creature": {
    summary: "Its caster senses in which direction a known creature is, and which way it moves.",
    material: "bloodhound fur",
    steps: [
      {
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "creature", count: 1, range: 1000 },
        detects: { what: "named", feet: 1000 },
        narrative: "A creature familiar to you; and you sense which way it moves.",
      },
      {
        narrative:
          "It may be an individual, or the nearest of a kind that you have once seen from 30 feet or closer.",
      },
      {
        narrative: "It fails if running water 10 feet or more wide lies straight between you.",
      },
    ],
  },
  "phantasmal-killer": {
    summary: "A creature's worst nightmare, seen by it alone, frightens it and eats at its mind.",
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true },
        save: { ability: "wis", success: "none" },
        conditions: [{ condition: "frightened", duration: { kind: "source" } }],
        next: [
          {
            when: "turn-end",
            save: { ability: "wis", success: "other" },
            damage: [{ roll: "4d10", type: "psychic", perSlot: "1d10" }],
            otherwise: [{ ends: ["spell"] }],
          },
        ],
      },
    ],
  },
  polymorph: {
    summary:
      "A creature turns into a beast, body and mind, until the beast is beaten or time is up.",
    material: "a caterpillar's cocoon",
    steps: [
      {
        targets: { what: "creature", count: 1, visible: true },
        save: {
          ability: "wis",
          success: "none",
          unwilling: true,
          succeeds: { subtype: "shapechanger" },
        },
        becomes: { types: ["beast"], challengeAtMost: "own", keeps: "nothing" },
      },
      {
        narrative:
          "It keeps personality and alignment, and can do only what the new body allows, nothing that takes hands; its gear melds into the body and is of no use.",
      },
    ],
  },
  "private-sanctum": {
    summary: "An area is made secure from eavesdroppers, spies, scrying and arrivals by magic.",
    dismiss: "action",
    material: "lead sheet, opaque glass, cotton and powdered chrysolite",
    steps: [
      {
        area: { shape: "cube", side: 100 },
        targets: { what: "creature" },
        effects: [{ effects: [{ kind: "hidden-from-divination" }], duration: { kind: "source" } }],
        narrative:
          "A side may be as short as 5 feet; each slot level above 4th adds up to 100 feet. Choose any number of the following wards.",
      },
      { narrative: "Sound is stopped at the edge." },
      { narrative: "The edge is dark and misty, and neither eyes nor darkvision see through." },
      { narrative: "Divination sensors can neither appear within nor pass the edge." },
      { narrative: "No divination spell can have a creature inside as its target." },
      { narrative: "Teleportation into it or out of it fails." },
      { narrative: "Travel between planes is impossible inside." },
      {
        narrative: "It becomes permanent if cast in the same place every day of a whole year.",
      },
      { when: "sustain", economy: "action", narrative: "The spell may be ended." },
    ],
  },
  "resilient-sphere": {
    summary:
      "A ball of force locks a creature or object in, safe from all harm and unable to do any.",
    material: "hemispheres of crystal and gum arabic",
    steps: [
      {
        targets: { what: "creature-or-object", count: 1, sizeAtMost: "large" },
        save: { ability: "dex", success: "none", unwilling: true },
        effects: [
          {
            effects: [
              { kind: "sealed" },
              { kind: "stat", stat: "speed", change: "multiply", by: 0.5 },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative: "It is shut in for the duration, and can breathe. No damage hurts the shell.",
      },
      {
        narrative:
          "The weightless sphere fits its contents. The captive's action rolls it by up to half its speed, and others can lift and carry it.",
      },
      { narrative: "Disintegrate aimed at it breaks the sphere and hurts nothing within." },
    ],
  },
  "secret-chest": {
    summary: "A chest and all that is in it wait on the Ethereal Plane until you call them back.",
    dismiss: "action",
    material: "a chest of rare matter and its tiny replica worth 50 gp",
    steps: [
      {
        targets: { what: "object", count: 1 },
        narrative:
          "Touch both chest and replica: the chest goes to the Ethereal Plane with at most 12 cubic feet of lifeless things.",
      },
      {
        when: "sustain",
        economy: "action",
        narrative:
          "Touch the replica to bring the chest to free ground at most 5 feet from you, or touch both to send it off again.",
      },
      {
        narrative:
          "After 60 days the risk that the spell ends grows by 5 percent a day. A new casting, or the replica's destruction, ends it too.",
      },
      { when: "sustain", economy: "action", narrative: "The spell may be ended." },
      { narrative: "A chest not brought back before the end is lost for good." },
    ],
  },
  "stone-shape": {
    summary: "A touch reshapes a stone or a piece of wall into whatever form is wanted.",
    material: "soft clay in roughly the wanted shape",
    steps: [
      {
        targets: { what: "object", count: 1, sizeAtMost: "medium" },
        narrative:
          "Or a part of a larger stone of up to 5 feet each way: make a tool, seal a door, or open a passage through a wall under 5 feet thick.",
      },
      { narrative: "Two hinges and a latch are possible, but no finer mechanism." },
    ],
  },
  stoneskin: {
    summary: "A willing creature's skin grows hard as rock and blunts ordinary weapons.",
    material: "diamond dust",
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [
              {
                kind: "damage",
                response: "resistance",
                types: ["bludgeoning", "piercing", "slashing"],
                when: { magical: false },
              },
            ],
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  "wall-of-fire": {
    summary:
      "A wall of fire scorches those it rises upon and all who cross or stay on its hot side.",
    material: "phosphorus",
    steps: [
      {
        option: "wall",
        area: { shape: "wall", length: 60, height: 20, thickness: 1 },
        blocks: ["sight"],
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "5d8", type: "fire", perSlot: "1d8" }],
      },
      {
        option: "ringed_wall",
        area: { shape: "cylinder", radius: 10, height: 20 },
        blocks: ["sight"],
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "5d8", type: "fire", perSlot: "1d8" }],
        narrative: "The fire is only the ring itself, at most 20 feet across and 1 foot thick.",
      },
      {
        when: "turn-end",
        near: 10,
        targets: { what: "creature" },
        damage: [{ roll: "5d8", type: "fire", perSlot: "1d8" }],
        narrative:
          "In the wall, or no more than 10 feet from the side chosen at casting, else the one away from you; the other side is harmless.",
      },
      {
        when: "enter",
        targets: { what: "creature" },
        damage: [{ roll: "5d8", type: "fire", perSlot: "1d8" }],
        narrative: "Only on going into the wall itself.",
      },
      { narrative: "The wall stands on a solid surface and cannot be seen through." },
    ],
  },
};
