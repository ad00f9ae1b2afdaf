import type { Effect } from "../../src/effect.js";
import type { Step } from "../../src/node.js";
import { type CreatureType, creatureTypes } from "../../src/vocabulary.js";
import type { SpellReadings } from "../reading.js";

const steed = (type: CreatureType): Step => ({
  option: type,
  summons: {
    creatures: ["warhorse", "pony", "camel", "elk", "mastiff"],
    types: [type],
    count: 1,
    fades: true,
  },
  narrative: "It has its form's statistics; the game master may allow other animals.",
});

/** Who keeps hold of hot metal. */
const hampered: Step = {
  effects: [
    {
      effects: [
        { kind: "roll", on: "attack", by: "self", mode: "disadvantage" },
        { kind: "roll", on: "check", by: "self", mode: "disadvantage" },
      ],
      duration: { kind: "turn", edge: "start", of: "source" },
    },
  ],
};

/** One of the changes that Alter Self may be, in place of the one before. */
const altered = (option: string): Step => ({
  option,
  when: ["use", "sustain"],
  economy: "action",
  targets: { what: "self" },
  ends: ["own"],
});

/** So many dice more with a weapon's hit. */
const smiting = (dice: number): Effect => ({
  kind: "extra-damage",
  roll: `${dice}d6`,
  type: "radiant",
  when: { attack: "weapon" },
});

/** What Arcanist's Magic Aura makes a creature seem to be. */
const masked = (type: CreatureType): Step => ({
  option: `mask_as_${type}`,
  targets: { what: "creature-or-object", count: 1, willing: true },
  effects: [{ effects: [{ kind: "seems", type }], duration: { kind: "source" } }],
});

export const level2: SpellReadings = {
  "acid-arrow": {
    summary: "An arrow of acid burns its target at once and again a turn later.",
    material: "rhubarb powder and an adder's stomach",
    steps: [
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "ranged", with: "spell", miss: "half" },
        damage: [{ roll: "4d4", type: "acid", perSlot: "1d4" }],
        next: [
          {
            when: "turn-end",
            damage: [{ roll: "2d4", type: "acid", perSlot: "1d4" }],
            ends: ["own"],
          },
        ],
      },
    ],
  },
  aid: {
    summary: "Up to three allies gain 5 hit points and as much room for them, for hours.",
    material: "a small strip of white cloth",
    steps: [
      {
        targets: { what: "creature", count: 3 },
        // The current hit points rise with the maximum.
        healing: [{ roll: "5", perSlot: "5" }],
        effects: [
          {
            effects: [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: 5 }],
            atSlot: {
              3: [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: 10 }],
              4: [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: 15 }],
              5: [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: 20 }],
              6: [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: 25 }],
              7: [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: 30 }],
              8: [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: 35 }],
              9: [{ kind: "stat", stat: "hit-point-maximum", change: "add", by: 40 }],
            },
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  "alter-self": {
    summary: "A change of body gives gills and fins, another look, or claws and fangs.",
    steps: [
      {
        ...altered("aquatic_adaptation"),
        effects: [
          {
            effects: [
              { kind: "stat", stat: "speed-swim", change: "least", by: { of: "walking-speed" } },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative: "With gills and webbed fingers you breathe water.",
      },
      {
        ...altered("change_appearance"),
        narrative:
          "You choose looks and voice, even another race's; size, basic shape and statistics stay the same.",
      },
      {
        ...altered("natural_weapons"),
        effects: [
          {
            effects: [
              { kind: "roll", on: "attack", by: "self", bonus: 1, when: { attack: "unarmed" } },
              { kind: "roll", on: "damage", by: "self", bonus: 1, when: { attack: "unarmed" } },
              { kind: "magical-attacks", when: { attack: "unarmed" } },
              // Strength is what it uses anyway; the die is what changes.
              { kind: "weapon-ability", ability: "str", die: "1d6", when: { attack: "unarmed" } },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "Your unarmed strikes are proficient and deal slashing, piercing or bludgeoning damage, whichever suits the natural weapon.",
      },
    ],
  },
  "animal-messenger": {
    summary: "A tiny beast carries a short spoken message to someone far away.",
    material: "a bit of food",
    steps: [
      {
        targets: {
          what: "creature",
          count: 1,
          visible: true,
          types: ["beast"],
          sizeAtMost: "tiny",
        },
        narrative:
          "It heads for a place you have visited, to a recipient you describe, with a message of at most 25 words.",
      },
      { narrative: "In 24 hours it covers about 50 miles if it flies, 25 miles otherwise." },
      {
        narrative:
          "On arrival it speaks in your voice, and only to someone who fits the description.",
      },
      {
        when: "end",
        narrative:
          "A beast still on its way loses the message and returns to the place of casting.",
      },
      { narrative: "Every slot level past the 2nd adds 48 hours to the duration." },
    ],
  },
  "arcane-lock": {
    summary: "Magic locks a door, gate or chest to all but those its caster names.",
    material: "gold dust",
    steps: [
      {
        targets: { what: "object", count: 1 },
        narrative:
          "A closed entryway is locked until the lock is broken, dispelled or suppressed; DCs to force it or pick its locks rise by 10.",
      },
      { narrative: "You and those you name at the casting open it as usual." },
      {
        narrative:
          "A password, if you set one, lifts the lock for 1 minute when said within 5 feet; a knock spell lifts it for 10 minutes.",
      },
    ],
  },
  "arcanists-magic-aura": {
    summary:
      "False signs on a creature or thing deceive spells that detect magic or creature types.",
    material: "a small silk square",
    steps: [
      {
        narrative:
          "Both options may be had by casting it twice; an object must not be worn or carried by someone else.",
      },
      ...creatureTypes.map(masked),
      {
        option: "mask_alignment",
        targets: { what: "creature-or-object", count: 1, willing: true },
        narrative:
          "Spells and effects that tell alignments take the target for one of your choice.",
      },
      {
        option: "false_aura",
        targets: { what: "object", count: 1 },
        narrative:
          "To detection an object seems magical, nonmagical, or of a school that you pick; you may let all who handle it notice the false magic.",
      },
      {
        narrative:
          "The same effect cast on the same target daily for 30 days stays until dispelled.",
      },
    ],
  },
  augury: {
    summary: "An otherworldly omen tells whether a plan for the next half hour bodes well or ill.",
    material: "marked divining sticks or bones",
    steps: [
      {
        narrative:
          "About a course of action within 30 minutes, the omen is weal, woe, weal and woe, or nothing; what may yet change is left out.",
      },
      {
        narrative:
          "Each casting after the first before a long rest adds a 25 percent chance, rolled secretly, of a random omen.",
      },
    ],
  },
  barkskin: {
    summary: "Bark-like skin keeps a willing creature's armor class from being under 16.",
    material: "some oak bark",
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [{ kind: "stat", stat: "armor-class", change: "least", by: 16 }],
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  "blindness-deafness": {
    summary: "A foe loses its sight or its hearing until a saving throw brings it back.",
    steps: [
      {
        option: "blindness",
        targets: { what: "creature", count: 1, perSlot: 1, visible: true },
        save: { ability: "con", success: "none" },
        conditions: [{ condition: "blinded", duration: { kind: "source" }, repeat: "turn-end" }],
      },
      {
        option: "deafness",
        targets: { what: "creature", count: 1, perSlot: 1, visible: true },
        save: { ability: "con", success: "none" },
        conditions: [{ condition: "deafened", duration: { kind: "source" }, repeat: "turn-end" }],
      },
    ],
  },
  blur: {
    summary: "A wavering outline gives disadvantage to those who attack by sight.",
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
                when: { relies: "sight" },
              },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "Attackers who see through illusions, by truesight for instance, are not hampered.",
      },
    ],
  },
  "branding-smite": {
    summary: "The next weapon hit deals radiant damage and marks its victim with telltale light.",
    steps: [
      {
        targets: { what: "self" },
        effects: [
          {
            effects: [smiting(2)],
            atSlot: {
              3: [smiting(3)],
              4: [smiting(4)],
              5: [smiting(5)],
              6: [smiting(6)],
              7: [smiting(7)],
              8: [smiting(8)],
              9: [smiting(9)],
            },
            duration: { kind: "source" },
            endsOn: ["hits"],
          },
        ],
        next: [
          {
            when: "weapon-hit",
            targets: { what: "creature" },
            ends: ["invisible"],
            effects: [
              {
                effects: [{ kind: "condition-immunity", condition: "invisible" }],
                duration: { kind: "source" },
              },
            ],
            light: { bright: 0, dim: 5 },
            narrative: "The light comes from its victim.",
          },
        ],
      },
    ],
  },
  "calm-emotions": {
    summary: "Humanoids in an area are freed of charm and fear, or lose their hostility.",
    steps: [
      { narrative: "A creature may fail the save on purpose." },
      {
        area: { shape: "sphere", radius: 20 },
        targets: { what: "creature", types: ["humanoid"] },
        save: { ability: "cha", success: "none" },
        next: [
          {
            option: "suppress",
            narrative:
              "Effects that charm or frighten the target pause; those that have not run out by then return with the spell's end.",
          },
          {
            option: "indifferent",
            narrative:
              "The target no longer cares about those you name whom it was hostile to, until it is attacked or hurt by a spell or sees its friends hurt.",
          },
          {
            option: "indifferent",
            when: "end",
            narrative: "Its hostility returns, if the game master agrees.",
          },
        ],
      },
    ],
  },
  "continual-flame": {
    summary: "A flame without heat springs from an object and burns on until dispelled.",
    material: "ruby dust",
    steps: [
      {
        targets: { what: "object", count: 1 },
        light: { bright: 20, dim: 20 },
        narrative: "It gives no heat, needs no air and can be covered, but never put out.",
      },
    ],
  },
  darkness: {
    summary: "Magical darkness fills a sphere that neither darkvision nor common light pierces.",
    material: "bat fur and pitch or coal",
    steps: [
      {
        area: { shape: "sphere", radius: 15 },
        obscures: "magical_darkness",
        spreads: true,
        quenches: { what: "light", level: 2 },
        narrative:
          "Magical darkness, also around corners, that darkvision and nonmagical light do not pierce.",
      },
      {
        narrative:
          "Cast on an object in your hand or one nobody wears or carries, it moves along, and an opaque cover over the object blocks it.",
      },
      {
        narrative:
          "It dispels spells of at most 2nd level that made a light whose area it overlaps.",
      },
    ],
  },
  darkvision: {
    summary: "A willing creature sees in the dark for hours, as far as 60 feet.",
    material: "dried carrot or an agate",
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [{ kind: "stat", stat: "sense-darkvision", change: "least", by: 60 }],
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  "detect-thoughts": {
    summary: "Reads surface thoughts nearby, probes one mind deeper, or finds hidden minds.",
    material: "one copper coin",
    steps: [
      {
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "creature", count: 1, range: 30, visible: true },
        narrative:
          "You read its surface thoughts; one with Intelligence 3 or lower, or without a language, is unaffected.",
      },
      {
        when: "sustain",
        economy: "action",
        targets: { what: "creature", count: 1, range: 30 },
        save: { ability: "wis", success: "other" },
        narrative:
          "You learn the reasoning and feelings of the creature you are reading and something that weighs on its mind.",
        otherwise: [{ narrative: "The spell ends." }],
      },
      {
        when: "trigger",
        check: { ability: "int", contest: "int" },
        narrative:
          "A target knows that it is probed and, until you turn to another, may spend its action on this contest with you; if it wins, the spell ends.",
      },
      {
        when: ["use", "sustain"],
        economy: "action",
        area: { shape: "sphere", radius: 30 },
        narrative:
          "You look for thinking creatures that you can't see; whomever you find you may read as above, unseen, while within 30 feet.",
      },
      {
        narrative:
          "Barriers stop the search if of rock 2 feet thick, of metal 2 inches thick or of any lead; minds exempt from reading stay hidden.",
      },
    ],
  },
  "enhance-ability": {
    summary: "A touch gives advantage on checks with one ability, and for some a further gift.",
    material: "a beast's fur or feather",
    steps: [
      {
        option: "bears_endurance",
        targets: { what: "creature", count: 1, perSlot: 1 },
        healing: [{ roll: "2d6", temporary: true }],
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "advantage",
                when: { ability: ["con"] },
              },
            ],
            duration: { kind: "source" },
          },
        ],
        next: [{ when: "end", narrative: "What is left of the temporary hit points is lost." }],
      },
      {
        option: "bulls_strength",
        targets: { what: "creature", count: 1, perSlot: 1 },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "advantage",
                when: { ability: ["str"] },
              },
              { kind: "stat", stat: "carrying-capacity", change: "multiply", by: 2 },
            ],
            duration: { kind: "source" },
          },
        ],
      },
      {
        option: "cats_grace",
        targets: { what: "creature", count: 1, perSlot: 1 },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "advantage",
                when: { ability: ["dex"] },
              },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative: "Unless incapacitated, it is unhurt by falls of up to 20 feet.",
      },
      {
        option: "eagles_splendor",
        targets: { what: "creature", count: 1, perSlot: 1 },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "advantage",
                when: { ability: ["cha"] },
              },
            ],
            duration: { kind: "source" },
          },
        ],
      },
      {
        option: "foxs_cunning",
        targets: { what: "creature", count: 1, perSlot: 1 },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "advantage",
                when: { ability: ["int"] },
              },
            ],
            duration: { kind: "source" },
          },
        ],
      },
      {
        option: "owls_wisdom",
        targets: { what: "creature", count: 1, perSlot: 1 },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "advantage",
                when: { ability: ["wis"] },
              },
            ],
            duration: { kind: "source" },
          },
        ],
      },
    ],
  },
  "enlarge-reduce": {
    summary: "A creature or thing grows or shrinks by a size, and its weapons with it.",
    material: "powdered iron",
    steps: [
      { narrative: "An object may not be worn or carried." },
      {
        narrative:
          "A creature's gear changes size along with it; an item that it drops is at once as it was.",
      },
      {
        option: "enlarge",
        targets: { what: "creature-or-object", count: 1, visible: true },
        save: { ability: "con", success: "none", unwilling: true },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "advantage",
                when: { ability: ["str"] },
              },
              {
                kind: "roll",
                on: "save",
                by: "self",
                mode: "advantage",
                when: { ability: ["str"] },
              },
              { kind: "extra-damage", roll: "1d4", when: { attack: "weapon" } },
              { kind: "size", by: 1 },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "It is twice as big each way and eight times as heavy, or as large as the room allows.",
      },
      {
        option: "reduce",
        targets: { what: "creature-or-object", count: 1, visible: true },
        save: { ability: "con", success: "none", unwilling: true },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "disadvantage",
                when: { ability: ["str"] },
              },
              {
                kind: "roll",
                on: "save",
                by: "self",
                mode: "disadvantage",
                when: { ability: ["str"] },
              },
              {
                kind: "roll",
                on: "damage",
                by: "self",
                bonus: "-1d4",
                when: { attack: "weapon" },
              },
              { kind: "size", by: -1 },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "It is half as big each way and an eighth as heavy; its weapons still deal at least 1 damage.",
      },
    ],
  },
  enthrall: {
    summary: "Captivating words draw listeners' attention away from everyone but the speaker.",
    steps: [
      { narrative: "One that can't be charmed succeeds." },
      {
        targets: {
          what: "creature",
          chosen: true,
          visible: true,
          hears: true,
          exceptImmuneTo: "charmed",
        },
        save: { ability: "wis", success: "none", advantage: { fighting: true } },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "disadvantage",
                when: { all: [{ skill: ["perception"] }, { not: { other: "source" } }] },
              },
            ],
            duration: { kind: "source" },
            endsOn: ["source-incapacitated"],
          },
        ],
        narrative: "It is over for a target that no longer hears you.",
      },
      { narrative: "The spell ends early, too, when you are unable to speak." },
    ],
  },
  "find-steed": {
    summary: "A spirit in the shape of a loyal mount serves and fights beside its caster.",
    steps: [
      ...(["celestial", "fey", "fiend"] as const).map(steed),
      {
        narrative:
          "An Intelligence of at most 5 becomes 6, and the steed then understands one language that you speak.",
      },
      {
        narrative:
          "You ride it as one, speak with it by thought within 1 mile, and a spell on you alone may take in the steed you ride.",
      },
      {
        narrative:
          "At 0 hit points it vanishes; the next casting brings the same steed back at its hit point maximum.",
      },
      {
        when: "sustain",
        economy: "action",
        narrative: "You dismiss the steed, until the next casting, or release it for good.",
      },
      { narrative: "You may be bonded to but one steed at a time." },
    ],
  },
  "find-traps": {
    summary: "Reveals whether traps are in sight and what kind of danger they pose.",
    steps: [
      {
        narrative:
          "You sense whether any trap is in range and line of sight, and the general kind of its danger, but not where it is.",
      },
      {
        narrative:
          "Whatever was made to do sudden harm counts, magical or mechanical; natural hazards do not.",
      },
    ],
  },
  "flame-blade": {
    summary: "A blade of fire in the hand burns those it strikes and lights the way.",
    material: "a sumac leaf",
    steps: [
      { targets: { what: "self" }, light: { bright: 10, dim: 10 } },
      {
        when: "sustain",
        economy: "action",
        targets: { what: "creature", count: 1 },
        attack: { kind: "melee", with: "spell" },
        damage: [{ roll: "3d6", type: "fire", perSlot: "1d6", slots: 2 }],
      },
      {
        when: "sustain",
        economy: "bonus-action",
        narrative: "The blade, gone once you let go of it, appears in your hand again.",
      },
    ],
  },
  "flaming-sphere": {
    summary: "A ball of fire burns whoever stays beside it and can be rolled into foes.",
    material: "tallow, brimstone and powdered iron",
    steps: [
      {
        light: { bright: 20, dim: 20 },
        narrative:
          "The ball is 5 feet across, needs a free space to appear in, and burns for 5 feet around its edge.",
      },
      {
        when: "turn-end",
        // Five feet from the edge of the ball.
        area: { shape: "sphere", radius: 7.5 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "2d6", type: "fire", perSlot: "1d6" }],
      },
      {
        when: "sustain",
        economy: "bonus-action",
        shifts: { feet: 30, to: "any" },
        narrative:
          "The ball moves up to 30 feet, over barriers 5 feet high and pits 10 feet wide, and halts for the turn where it rams a creature.",
      },
      {
        when: "sustain",
        economy: "bonus-action",
        targets: { what: "creature", count: 1, optional: true },
        save: { ability: "dex", success: "half" },
        damage: [{ roll: "2d6", type: "fire", perSlot: "1d6" }],
      },
      {
        narrative: "It ignites flammable things nobody wears or carries.",
      },
    ],
  },
  "gentle-repose": {
    summary: "A dead body neither rots nor rises as undead, and can be raised for longer.",
    material: "salt and a coin for each eye",
    steps: [
      {
        targets: { what: "corpse", count: 1 },
        narrative:
          "The remains don't decay and can't become undead; these days don't count for spells that raise the dead.",
      },
    ],
  },
  "gust-of-wind": {
    summary: "A line of strong wind pushes creatures back and blows out flames.",
    material: "a legume seed",
    steps: [
      {
        when: "turn-start",
        area: { shape: "line", length: 60, width: 10 },
        aura: true,
        targets: { what: "creature" },
        save: { ability: "str", success: "none" },
        move: { feet: 15, to: "away" },
      },
      {
        area: { shape: "line", length: 60, width: 10 },
        aura: true,
        narrative:
          "Each foot of a move in the line that brings a creature nearer to you costs 2 feet.",
      },
      { narrative: "It scatters gas and vapor and puts out open flames." },
      { narrative: "Of covered flames, such as a lantern's, 50 in a hundred go out." },
      {
        when: "sustain",
        economy: "bonus-action",
        narrative: "You turn the line in another direction.",
      },
    ],
  },
  "heat-metal": {
    summary: "Metal glows red-hot and burns whoever touches, holds or wears it.",
    material: "an iron piece and a flame",
    steps: [
      {
        targets: { what: "object", count: 1, visible: true },
        narrative: "The object is manufactured and of metal, such as a weapon or metal armor.",
      },
      {
        when: ["use", "sustain"],
        economy: "bonus-action",
        targets: { what: "creature" },
        damage: [{ roll: "2d8", type: "fire", perSlot: "1d8" }],
        narrative: "It burns each creature in contact with the object.",
        next: [
          {
            option: "held",
            save: { ability: "con", success: "other" },
            narrative: "It drops the object where it fails, and may where it does not.",
            next: [
              {
                effects: [
                  {
                    effects: [{ kind: "drops-what-it-holds", one: true }],
                    duration: { kind: "instantaneous" },
                  },
                ],
              },
            ],
            otherwise: [hampered],
          },
          {
            option: "worn",
            ...hampered,
            narrative: "It cannot drop what it wears.",
          },
        ],
      },
    ],
  },
  "hold-person": {
    summary: "A humanoid freezes where it stands unless its will throws the magic off.",
    material: "a small straight iron piece",
    steps: [
      {
        targets: {
          what: "creature",
          count: 1,
          perSlot: 1,
          within: 30,
          visible: true,
          types: ["humanoid"],
        },
        save: { ability: "wis", success: "none" },
        conditions: [{ condition: "paralyzed", duration: { kind: "source" }, repeat: "turn-end" }],
      },
    ],
  },
  invisibility: {
    summary: "A touched creature is invisible until it attacks or casts a spell.",
    material: "an eyelash in gum arabic",
    steps: [
      {
        targets: { what: "creature", count: 1, perSlot: 1 },
        conditions: [
          {
            condition: "invisible",
            duration: { kind: "source" },
            endsOn: ["bearer-attacks", "bearer-casts"],
          },
        ],
        narrative: "What it wears and carries vanishes with it.",
      },
    ],
  },
  knock: {
    summary: "A loud knock opens one lock, bar or jam, or holds off an arcane lock for a while.",
    steps: [
      {
        targets: { what: "object", count: 1, visible: true },
        narrative:
          "One mundane lock on it opens, or a stuck or barred thing comes free; other locks on the same object stay shut.",
      },
      { narrative: "An arcane lock is suppressed for 10 minutes." },
      { narrative: "A knock sounds from the object that carries 300 feet." },
    ],
  },
  "lesser-restoration": {
    summary: "A touch ends one disease, blindness, deafness, paralysis or poisoning.",
    steps: [
      {
        option: "blinded",
        targets: { what: "creature", count: 1 },
        ends: ["blinded"],
      },
      { option: "deafened", targets: { what: "creature", count: 1 }, ends: ["deafened"] },
      { option: "paralyzed", targets: { what: "creature", count: 1 }, ends: ["paralyzed"] },
      { option: "poisoned", targets: { what: "creature", count: 1 }, ends: ["poisoned"] },
      { option: "disease", targets: { what: "creature", count: 1 }, ends: ["disease"] },
    ],
  },
  levitate: {
    summary: "A creature or thing rises and hovers, to be moved only up and down.",
    material: "a leather loop or bent golden wire",
    steps: [
      { narrative: "The target weighs at most 500 pounds." },
      {
        targets: { what: "creature-or-object", count: 1, visible: true },
        save: { ability: "con", success: "none", unwilling: true },
        effects: [{ effects: [{ kind: "held-aloft" }], duration: { kind: "source" } }],
        move: { feet: 20, to: "up" },
        narrative:
          "It hangs in the air and moves of itself only along fixed things in its reach, as if climbing.",
        next: [
          {
            when: "end",
            effects: [
              {
                name: "Levitate's descent",
                effects: [{ kind: "falls-gently" }],
                duration: { kind: "turn", edge: "end", of: "target" },
              },
            ],
            narrative: "A target still in the air sinks softly down.",
          },
        ],
      },
      {
        when: "sustain",
        economy: "action",
        narrative:
          "You raise or lower it by up to 20 feet, within range; if you levitate yourself, that is part of your move instead.",
      },
    ],
  },
  "locate-animals-or-plants": {
    summary: "Tells the way to the nearest beast or plant of a named kind within miles.",
    material: "some bloodhound fur",
    steps: [
      {
        narrative:
          "You learn how far and which way the nearest beast or plant of a named kind is, if one is within 5 miles.",
      },
    ],
  },
  "locate-object": {
    summary: "Points to a familiar object, or the nearest of its kind, within a thousand feet.",
    material: "a forked twig",
    steps: [
      {
        when: ["use", "sustain"],
        economy: "action",
        targets: { what: "self" },
        detects: { what: "thing", feet: 1000 },
        narrative: "Name it as it is called; any lead in the direct path blocks this.",
      },
      {
        narrative:
          "It is one you once saw from within 30 feet, or else the nearest of some kind of thing.",
      },
    ],
  },
  "magic-mouth": {
    summary: "A mouth on an object speaks a stored message when a set condition comes about.",
    material: "honeycomb and jade dust",
    steps: [
      {
        targets: { what: "object", count: 1, visible: true },
        narrative:
          "The object, not worn or carried by another, stores at most 25 words, spoken over up to 10 minutes.",
      },
      {
        when: "trigger",
        narrative:
          "A mouth, the object's own if it has one, says the message with your voice, as loudly as you did.",
      },
      {
        narrative:
          "You set the trigger, something seen or heard no more than 30 feet from it, and whether the spell ends with the message or repeats it.",
      },
    ],
  },
  "magic-weapon": {
    summary: "A plain weapon becomes magical, with a bonus to hit and to damage.",
    steps: [
      {
        targets: { what: "object", count: 1 },
        effects: [
          {
            effects: [
              { kind: "roll", on: "attack", by: "self", bonus: 1, when: { with: "this-item" } },
              { kind: "roll", on: "damage", by: "self", bonus: 1, when: { with: "this-item" } },
              { kind: "magical-attacks", when: { with: "this-item" } },
            ],
            atSlot: {
              4: [
                { kind: "roll", on: "attack", by: "self", bonus: 2, when: { with: "this-item" } },
                { kind: "roll", on: "damage", by: "self", bonus: 2, when: { with: "this-item" } },
                { kind: "magical-attacks", when: { with: "this-item" } },
              ],
              6: [
                { kind: "roll", on: "attack", by: "self", bonus: 3, when: { with: "this-item" } },
                { kind: "roll", on: "damage", by: "self", bonus: 3, when: { with: "this-item" } },
                { kind: "magical-attacks", when: { with: "this-item" } },
              ],
            },
            duration: { kind: "source" },
          },
        ],
        narrative: "Only a nonmagical weapon can be chosen.",
      },
    ],
  },
  "mirror-image": {
    summary: "Three illusory doubles draw attacks away until each of them is struck.",
    dismiss: "action",
    steps: [
      {
        targets: { what: "self" },
        effects: [{ effects: [{ kind: "duplicates", count: 3 }], duration: { kind: "source" } }],
      },
      {
        narrative:
          "Who cannot see, relies on other senses or sees through illusions is not fooled.",
      },
    ],
  },
  "misty-step": {
    summary: "A teleport of up to 30 feet, wrapped in mist, to a place in sight.",
    steps: [
      {
        targets: { what: "self" },
        move: { feet: 30, to: "any", teleport: true },
        narrative: "The place is unoccupied, and you see it.",
      },
    ],
  },
  moonbeam: {
    summary:
      "A pale beam sears those who enter it or begin their turn in it, shapechangers above all.",
    material: "moonseed and opalescent feldspar",
    steps: [
      {
        area: { shape: "cylinder", radius: 5, height: 40 },
        light: { bright: 0, dim: 5 },
        narrative: "The light stays in the beam. Shapechangers save with disadvantage.",
      },
      {
        when: ["enter", "turn-start"],
        area: { shape: "cylinder", radius: 5, height: 40 },
        targets: { what: "creature" },
        save: { ability: "con", success: "half" },
        damage: [{ roll: "2d10", type: "radiant", perSlot: "1d10" }],
        next: [
          {
            narrative:
              "A shapechanger reverts to its true form and keeps it until it leaves the light.",
          },
        ],
      },
      {
        when: "sustain",
        economy: "action",
        shifts: { feet: 60, to: "any" },
        narrative: "The beam moves up to 60 feet.",
      },
    ],
  },
  "pass-without-trace": {
    summary: "Shadow and silence hide you and your companions and cover your tracks.",
    material: "mistletoe ash and a spruce sprig",
    steps: [
      {
        area: { shape: "sphere", radius: 30 },
        aura: true,
        targets: { what: "creature", chosen: true },
        effects: [
          {
            effects: [
              { kind: "roll", on: "check", by: "self", bonus: 10, when: { skill: ["stealth"] } },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "You are among them. They leave no trace of their passing, and only magic can track them.",
      },
    ],
  },
  "prayer-of-healing": {
    summary: "A prayer of ten minutes heals up to six creatures at once.",
    steps: [
      {
        targets: { what: "creature", count: 6, visible: true, except: ["undead", "construct"] },
        healing: [{ roll: "2d8", ability: true, perSlot: "1d8" }],
      },
    ],
  },
  "protection-from-poison": {
    summary: "A touch neutralizes a poison and hardens the target against more of it.",
    steps: [
      {
        targets: { what: "creature", count: 1 },
        ends: ["poisoned"],
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "save",
                by: "self",
                mode: "advantage",
                when: { against: "poisoned" },
              },
              { kind: "damage", response: "resistance", types: ["poison"] },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "Of several poisons only one is neutralized: one that you know of, or any at random.",
      },
    ],
  },
  "ray-of-enfeeblement": {
    summary: "A black ray halves what its target deals with weapons of strength.",
    steps: [
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "ranged", with: "spell" },
        effects: [
          {
            effects: [
              {
                kind: "halved-damage",
                when: { all: [{ attack: "weapon" }, { ability: ["str"] }] },
              },
            ],
            duration: { kind: "source" },
          },
        ],
        next: [
          {
            when: "turn-end",
            save: { ability: "con", success: "other" },
            otherwise: [{ ends: ["spell"] }],
          },
        ],
      },
    ],
  },
  "rope-trick": {
    summary: "A rope rises to a hidden space in which a party can hide for an hour.",
    material: "powdered corn and a twisted parchment loop",
    steps: [
      {
        targets: { what: "object", count: 1 },
        narrative:
          "A rope of up to 60 feet stands upright below an unseen entrance to a space for eight creatures, Medium at most.",
      },
      {
        narrative:
          "One climbs in by the rope, which can be pulled up; no attack or spell passes the entrance either way.",
      },
      { narrative: "Those inside look out as through a window of 3 by 5 feet at the rope." },
      { when: "end", narrative: "Everything inside falls out." },
    ],
  },
  "scorching-ray": {
    summary: "Three rays of fire, each with an attack roll of its own.",
    steps: [
      {
        targets: { what: "creature", count: 3, perSlot: 1, repeat: true },
        attack: { kind: "ranged", with: "spell" },
        damage: [{ roll: "2d6", type: "fire" }],
      },
    ],
  },
  "see-invisibility": {
    summary: "What is invisible, or on the Ethereal Plane, shows itself to your eyes.",
    material: "talc and a little powdered silver",
    steps: [
      {
        targets: { what: "self" },
        effects: [{ effects: [{ kind: "sees-invisible" }], duration: { kind: "source" } }],
        narrative: "Ethereal creatures and things look ghostly and translucent.",
      },
    ],
  },
  shatter: {
    summary: "A painful ringing bursts at a point and hurts creatures and loose things.",
    material: "a chip of mica",
    steps: [
      { narrative: "Creatures of stone, crystal, metal or the like save with disadvantage." },
      {
        area: { shape: "sphere", radius: 10 },
        targets: { what: "creature" },
        save: { ability: "con", success: "half" },
        damage: [{ roll: "3d8", type: "thunder", perSlot: "1d8" }],
      },
      {
        area: { shape: "sphere", radius: 10 },
        targets: { what: "object" },
        damage: [{ roll: "3d8", type: "thunder", perSlot: "1d8" }],
        narrative: "Only nonmagical objects that nobody wears or carries.",
      },
    ],
  },
  silence: {
    summary: "No sound is made in a sphere or gets through it, nor any spoken spell.",
    steps: [
      {
        area: { shape: "sphere", radius: 20 },
        narrative:
          "There is no sound in it or through it, and no spell with a verbal component can be cast there.",
      },
      {
        area: { shape: "sphere", radius: 20 },
        targets: { what: "creature-or-object" },
        effects: [
          {
            effects: [
              { kind: "damage", response: "immunity", types: ["thunder"] },
              { kind: "cannot", what: "speak" },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative: "Only while it is wholly inside.",
      },
      {
        area: { shape: "sphere", radius: 20 },
        targets: { what: "creature" },
        conditions: [{ condition: "deafened", duration: { kind: "source" } }],
        narrative: "Only while it is wholly inside.",
      },
    ],
  },
  "spider-climb": {
    summary: "A willing creature walks on walls and ceilings with its hands free.",
    material: "a bitumen drop and a spider",
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [
              { kind: "stat", stat: "speed-climb", change: "least", by: { of: "walking-speed" } },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative: "It climbs sheer walls and along ceilings too, and needs no hands for it.",
      },
    ],
  },
  "spike-growth": {
    summary: "Hidden thorns cover the ground and pierce whoever walks through them.",
    material: "seven sharp thorns or seven pointed twigs",
    steps: [
      {
        area: { shape: "sphere", radius: 20 },
        terrain: "difficult",
        ground: true,
        narrative: "Only the ground within the radius.",
      },
      {
        when: "moved",
        ground: true,
        area: { shape: "sphere", radius: 20 },
        targets: { what: "creature" },
        damage: [{ roll: "2d4", type: "piercing" }],
        narrative: "Again for every 5 feet that it moves into the area or through it.",
      },
      {
        check: { ability: "wis", skill: "perception" },
        narrative:
          "The ground looks natural: who didn't see the casting must make this check against your save DC to notice the danger before entering.",
      },
    ],
  },
  "spiritual-weapon": {
    summary: "A floating weapon of force strikes at once, and again for a bonus action.",
    steps: [
      {
        when: ["use", "sustain"],
        economy: "bonus-action",
        targets: { what: "creature", count: 1 },
        attack: { kind: "melee", with: "spell" },
        damage: [{ roll: "1d8", type: "force", ability: true, perSlot: "1d8", slots: 2 }],
      },
      {
        narrative:
          "The target is at most 5 feet from the weapon, which after the casting may move up to 20 feet before the attack.",
      },
      {
        narrative: "Another casting ends the spell. The weapon looks as you, or your deity, like.",
      },
    ],
  },
  suggestion: {
    summary: "A reasonable-sounding sentence or two sends a creature on a course of action.",
    material: "snake's tongue and honeycomb or sweet oil",
    steps: [
      {
        narrative:
          "The target has to understand you; one that can't be charmed is immune, and a plainly harmful request ends the spell.",
      },
      {
        targets: {
          what: "creature",
          count: 1,
          visible: true,
          hears: true,
          exceptImmuneTo: "charmed",
        },
        save: { ability: "wis", success: "none" },
        narrative:
          "It does as suggested as best it can, for the whole duration or until done, which ends the spell.",
      },
      {
        narrative:
          "The action may wait for a condition that you set; if that never comes, nothing happens.",
      },
      { narrative: "Damage to the target by you or a companion ends the spell." },
    ],
  },
  "warding-bond": {
    summary: "A bond protects a companion nearby, whose wounds its caster shares.",
    dismiss: "action",
    material: "a pair of platinum rings, worn by both",
    steps: [
      {
        targets: { what: "creature", count: 1, willing: true },
        effects: [
          {
            effects: [
              { kind: "stat", stat: "armor-class", change: "add", by: 1 },
              { kind: "roll", on: "save", by: "self", bonus: 1 },
              { kind: "damage", response: "resistance", types: "all" },
              { kind: "shared-damage" },
            ],
            duration: { kind: "source" },
            range: 60,
            endsOn: ["out-of-range", "source-felled"],
          },
        ],
      },
      { narrative: "The spell ends, too, when it is cast anew on either of you." },
    ],
  },
  web: {
    summary: "Sticky webs fill a cube, slow those who pass and hold those caught in them.",
    material: "some spiderweb",
    steps: [
      {
        area: { shape: "cube", side: 20 },
        obscures: "lightly",
        terrain: "difficult",
      },
      {
        when: ["enter", "turn-start"],
        area: { shape: "cube", side: 20 },
        targets: { what: "creature" },
        save: { ability: "dex", success: "none" },
        conditions: [
          {
            condition: "restrained",
            duration: { kind: "inside" },
            escape: { by: ["str"] },
          },
        ],
        narrative: "Breaking free takes an action, against your save DC.",
      },
      {
        narrative:
          "Webs neither anchored between two solid masses nor layered on a surface (then 5 feet deep) collapse, and the spell ends as your next turn starts.",
      },
      {
        burns: true,
        when: "turn-start",
        area: { shape: "cube", side: 5 },
        targets: { what: "creature" },
        damage: [{ roll: "2d4", type: "fire" }],
        narrative: "Only where fire has touched the webs: such a cube burns up within a round.",
      },
    ],
  },
  "zone-of-truth": {
    summary: "No creature that fails its save can tell a deliberate lie in the zone.",
    steps: [
      {
        when: ["enter", "turn-start"],
        area: { shape: "sphere", radius: 15 },
        targets: { what: "creature" },
        save: { ability: "cha", success: "none" },
        narrative:
          "While in the zone it can't lie on purpose; it knows this and may be evasive within the truth.",
      },
      { narrative: "You know who fails the save and who succeeds." },
    ],
  },
};
