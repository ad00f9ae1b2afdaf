import type { Duration } from "../../src/effect.js";
import type { Area, Damage, Inflicted, Inside, Save, Step } from "../../src/node.js";
import type { Ability, DamageType, Size } from "../../src/vocabulary.js";
import type { ActionReadings } from "../reading.js";

const minute: Duration = { kind: "time", amount: 1, unit: "minute" };
const special: Duration = { kind: "special" };
const escaped: Duration = { kind: "until", what: "escaped" };
const cured: Duration = { kind: "until", what: "cured" };
const prone: Inflicted = { condition: "prone", duration: { kind: "until", what: "stood-up" } };

const grappled = (dc: number): Inflicted => ({
  condition: "grappled",
  duration: escaped,
  escape: { dc, by: ["athletics", "acrobatics"] },
});
/** Restrained as long as the grapple lasts. */
const restrained: Inflicted = { condition: "restrained", duration: escaped, with: "grappled" };

const saved = (ability: Ability, dc: number, success: Save["success"] = "none"): Save => ({
  ability,
  dc,
  success,
});
const damage = (roll: string, type: DamageType, average: number): Damage => ({
  roll,
  type,
  average,
});
const cone = (length: number): Area => ({ shape: "cone", length });
const line = (length: number, width: number): Area => ({ shape: "line", length, width });

/** Damage to everyone in an area, halved by a save. */
const breath = (area: Area, ability: Ability, dc: number, ...taken: readonly Damage[]): Step => ({
  area,
  targets: { what: "creature" },
  save: saved(ability, dc, "half"),
  damage: taken,
});

const frightfulPresence = (dc: number): Step => ({
  targets: { what: "creature", range: 120, chosen: true },
  save: saved("wis", dc),
  conditions: [{ condition: "frightened", duration: minute, repeat: "turn-end" }],
  immuneAfter: { amount: 24, unit: "hour" },
  narrative: "Only those aware of it.",
});

const wingAttack = (range: number, dc: number, beaten: Damage): readonly Step[] => [
  {
    targets: { what: "creature", range },
    save: saved("dex", dc),
    damage: [beaten],
    conditions: [prone],
  },
  { targets: { what: "self" }, narrative: "Afterwards it may fly, at most half its flying speed." },
];

const sleepBreath = (length: number, dc: number, duration: Duration): Step => ({
  option: "sleep_breath",
  area: cone(length),
  targets: { what: "creature" },
  save: saved("con", dc),
  conditions: [{ condition: "unconscious", duration, endsOn: ["damaged", "action"] }],
});

const repulsionBreath = (dc: number, feet: number): Step => ({
  option: "repulsion_breath",
  area: cone(30),
  targets: { what: "creature" },
  save: saved("str", dc),
  move: { feet, to: "away" },
});

const slowingBreath = (length: number, dc: number): Step => ({
  option: "slowing_breath",
  area: cone(length),
  targets: { what: "creature" },
  save: saved("con", dc),
  effects: [
    {
      effects: [
        { kind: "cannot", what: "react" },
        { kind: "stat", stat: "speed", change: "multiply", by: 0.5 },
        { kind: "cannot", what: "act-and-bonus" },
        { kind: "cannot", what: "attack-twice" },
      ],
      duration: minute,
      repeat: "turn-end",
    },
  ],
});

const weakeningBreath = (length: number, dc: number): Step => ({
  option: "weakening_breath",
  area: cone(length),
  targets: { what: "creature" },
  save: saved("str", dc),
  effects: [
    {
      effects: (["attack", "check", "save"] as const).map((on) => ({
        kind: "roll",
        on,
        by: "self",
        mode: "disadvantage",
        when: { ability: ["str"] },
      })),
      duration: minute,
      repeat: "turn-end",
    },
  ],
});

const paralyzingBreath = (length: number, dc: number): Step => ({
  option: "paralyzing_breath",
  area: cone(length),
  targets: { what: "creature" },
  save: saved("con", dc),
  conditions: [{ condition: "paralyzed", duration: minute, repeat: "turn-end" }],
});

const parry = (by: number): Step => ({
  targets: { what: "self" },
  effects: [
    {
      effects: [
        {
          kind: "stat",
          stat: "armor-class",
          change: "add",
          by,
          when: { all: [{ attack: "melee" }, { sees: "other" }] },
        },
      ],
      duration: { kind: "instantaneous" },
    },
  ],
  narrative: "Answers a single attack that hits otherwise; it needs a melee weapon in hand.",
});

/** A poison that leaves whom it brings to 0 hit points stable, but poisoned and paralyzed. */
const poisonedAtZero: Step = {
  when: "at-zero",
  stabilizes: true,
  conditions: [
    { condition: "poisoned", duration: { kind: "time", amount: 1, unit: "hour" } },
    {
      condition: "paralyzed",
      duration: { kind: "time", amount: 1, unit: "hour" },
      with: "poisoned",
    },
  ],
  narrative: "Healing does not end the poison.",
};

/** A bite that swallows whom it holds, one at a time; `crawl` is the movement that the way out of the corpse takes. */
const swallow = (
  sizeAtMost: Size,
  acid: Damage,
  inside: Pick<Inside, "crawl" | "spits">,
): readonly Step[] => [
  {
    targets: { what: "creature", count: 1, sizeAtMost, has: ["grappled"] },
    action: "Bite",
    next: [
      {
        ends: ["grappled"],
        conditions: [
          { condition: "blinded", duration: special },
          { condition: "restrained", duration: special },
        ],
        takesIn: { room: 1, covered: true, ...inside },
        narrative: "It is swallowed.",
        next: [{ when: "turn-start", turnOf: "source", damage: [acid] }],
      },
    ],
  },
];

/** What holds those whom a web has hit. */
const webbing: Step = {
  targets: { what: "object", count: 1 },
  effects: [
    {
      effects: [
        { kind: "stat", stat: "armor-class", change: "set", by: 10 },
        { kind: "stat", stat: "hit-point-maximum", change: "set", by: 5 },
        { kind: "damage", response: "vulnerability", types: ["fire"] },
        { kind: "damage", response: "immunity", types: ["bludgeoning", "poison", "psychic"] },
      ],
      duration: { kind: "source" },
    },
  ],
  narrative: "These are the web's; who destroys it frees the target.",
};

/** Armour that a touch eats away. */
const corroded = (narrative: string): Step => ({
  effects: [
    {
      effects: [
        {
          kind: "stat",
          stat: "armor-class",
          change: "add",
          by: -1,
          when: { not: { armor: "none" } },
        },
      ],
      duration: special,
    },
  ],
  narrative,
});

const summonedDemons: Step = {
  narrative:
    "They appear within 60 feet in free spaces as allies for 1 minute, until they or the summoner die or its action dismisses them; they summon none.",
};

export const actions1: ActionReadings = {
  "aboleth/detect": { steps: [{ check: { ability: "wis", skill: "perception" } }] },
  "aboleth/enslave": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 30, visible: true },
        save: saved("wis", 14),
        conditions: [{ condition: "charmed", duration: special, repeat: "damaged" }],
        effects: [
          {
            effects: [{ kind: "cannot", what: "react" }],
            duration: special,
            repeat: "damaged",
          },
        ],
        narrative: "Lasts while the aboleth lives and both are on the same plane.",
        next: [
          {
            narrative:
              "The aboleth controls it, and the two can talk by telepathy at any distance.",
          },
          {
            narrative:
              "From 1 mile off or farther it may save again too, at most once in 24 hours.",
          },
        ],
      },
    ],
  },
  "aboleth/psychic-drain": {
    steps: [
      {
        targets: { what: "creature", count: 1, has: ["charmed"] },
        damage: [damage("3d6", "psychic", 10)],
        narrative: "The charm is the aboleth's own.",
        next: [{ targets: { what: "self" }, healing: [{ roll: "0", shareOfDamage: 1 }] }],
      },
    ],
  },
  "aboleth/tail-swipe": { steps: [{ action: "Tail" }] },
  "aboleth/tentacle": {
    hit: {
      next: [
        {
          targets: { what: "creature" },
          save: saved("con", 14),
          effects: [{ effects: [], duration: cured }],
          narrative:
            "Who fails is diseased: for 1 minute that does nothing, and any magic that cures disease ends it.",
          next: [
            {
              when: "minute",
              ends: ["own"],
              effects: [
                {
                  effects: [{ kind: "cannot", what: "heal", when: { not: { in: "water" } } }],
                  duration: cured,
                },
              ],
              narrative:
                "Its skin turns clear and slimy, it heals under water only, and heal or a cure of 6th level or higher is needed.",
            },
            {
              when: "trigger",
              damage: [damage("1d12", "acid", 6)],
              narrative:
                "From then on, for every 10 minutes out of water in which nothing moistens its skin.",
            },
          ],
        },
      ],
    },
  },
  "adult-black-dragon/acid-breath": {
    steps: [breath(line(60, 5), "dex", 18, damage("12d8", "acid", 54))],
  },
  "adult-black-dragon/frightful-presence": { steps: [frightfulPresence(16)] },
  "adult-black-dragon/tail-attack": { steps: [{ action: "Tail" }] },
  "adult-black-dragon/wing-attack": {
    steps: wingAttack(10, 19, damage("2d6 + 6", "bludgeoning", 13)),
  },
  "adult-blue-dragon/frightful-presence": { steps: [frightfulPresence(17)] },
  "adult-blue-dragon/lightning-breath": {
    steps: [breath(line(90, 5), "dex", 19, damage("12d10", "lightning", 66))],
  },
  "adult-blue-dragon/wing-attack": {
    steps: wingAttack(10, 20, damage("2d6 + 7", "bludgeoning", 14)),
  },
  "adult-brass-dragon/breath-weapons": {
    steps: [
      { option: "fire_breath", ...breath(line(60, 5), "dex", 18, damage("13d6", "fire", 45)) },
      sleepBreath(60, 18, { kind: "time", amount: 10, unit: "minute" }),
    ],
  },
  "adult-bronze-dragon/breath-weapons": {
    steps: [
      {
        option: "lightning_breath",
        ...breath(line(90, 5), "dex", 19, damage("12d10", "lightning", 66)),
      },
      repulsionBreath(19, 60),
    ],
  },
  "adult-bronze-dragon/change-shape": {
    steps: [
      {
        targets: { what: "self" },
        narrative:
          "It becomes a beast or humanoid, of a challenge rating up to its own, or itself again; dead it has its true form.",
      },
      {
        narrative:
          "What it wears and carries merges into the new form or is borne by it, as it likes.",
      },
      {
        narrative:
          "It keeps hit points, Hit Dice, alignment, speech, proficiencies, mental scores, Legendary Resistance, lair actions and this action.",
      },
      {
        narrative:
          "All else is the new form's, but no legendary action and no class feature comes with it.",
      },
    ],
  },
  "adult-bronze-dragon/frightful-presence": { steps: [frightfulPresence(17)] },
  "adult-copper-dragon/breath-weapons": {
    steps: [
      { option: "acid_breath", ...breath(line(60, 5), "dex", 18, damage("12d8", "acid", 54)) },
      slowingBreath(60, 18),
    ],
  },
  "adult-gold-dragon/breath-weapons": {
    steps: [
      { option: "fire_breath", ...breath(cone(60), "dex", 21, damage("12d10", "fire", 66)) },
      weakeningBreath(60, 21),
    ],
  },
  "adult-gold-dragon/frightful-presence": { steps: [frightfulPresence(21)] },
  "adult-gold-dragon/wing-attack": {
    steps: wingAttack(10, 22, damage("2d6 + 8", "bludgeoning", 15)),
  },
  "adult-green-dragon/poison-breath": {
    steps: [breath(cone(60), "con", 18, damage("16d6", "poison", 56))],
  },
  "adult-red-dragon/fire-breath": {
    steps: [breath(cone(60), "dex", 21, damage("18d6", "fire", 63))],
  },
  "adult-red-dragon/frightful-presence": { steps: [frightfulPresence(19)] },
  "adult-silver-dragon/breath-weapons": {
    steps: [
      { option: "cold_breath", ...breath(cone(60), "con", 20, damage("13d8", "cold", 58)) },
      paralyzingBreath(60, 20),
    ],
  },
  "adult-silver-dragon/frightful-presence": { steps: [frightfulPresence(18)] },
  "adult-white-dragon/cold-breath": {
    steps: [breath(cone(60), "con", 19, damage("12d8", "cold", 54))],
  },
  "adult-white-dragon/frightful-presence": { steps: [frightfulPresence(14)] },
  "air-elemental/whirlwind": {
    steps: [
      {
        targets: { what: "creature", range: 0 },
        save: saved("str", 13, "half"),
        damage: [damage("3d8 + 2", "bludgeoning", 15)],
        conditions: [prone],
        move: { feet: 20, to: "away", random: true },
        narrative: "Everyone in the elemental's own space.",
        next: [
          { when: "hits-object", damage: [damage("1d6", "bludgeoning", 3)] },
          {
            when: "hits-creature",
            targets: { what: "creature" },
            save: saved("dex", 13),
            damage: [damage("1d6", "bludgeoning", 3)],
            conditions: [prone],
          },
        ],
      },
    ],
  },
  "ancient-black-dragon/acid-breath": {
    steps: [breath(line(90, 10), "dex", 22, damage("15d8", "acid", 67))],
  },
  "ancient-black-dragon/frightful-presence": { steps: [frightfulPresence(19)] },
  "ancient-black-dragon/wing-attack": {
    steps: wingAttack(15, 23, damage("2d6 + 8", "bludgeoning", 15)),
  },
  "ancient-blue-dragon/frightful-presence": { steps: [frightfulPresence(20)] },
  "ancient-blue-dragon/lightning-breath": {
    steps: [breath(line(120, 10), "dex", 23, damage("16d10", "lightning", 88))],
  },
  "ancient-blue-dragon/wing-attack": {
    steps: wingAttack(15, 24, damage("2d6 + 9", "bludgeoning", 16)),
  },
  "ancient-brass-dragon/breath-weapons": {
    steps: [
      { option: "fire_breath", ...breath(line(90, 10), "dex", 21, damage("16d6", "fire", 56)) },
      sleepBreath(90, 21, { kind: "time", amount: 10, unit: "minute" }),
    ],
  },
  "ancient-brass-dragon/wing-attack": {
    steps: wingAttack(15, 22, damage("2d6 + 8", "bludgeoning", 15)),
  },
  "ancient-bronze-dragon/breath-weapons": {
    steps: [
      {
        option: "lightning_breath",
        ...breath(line(120, 10), "dex", 23, damage("16d10", "lightning", 88)),
      },
      repulsionBreath(23, 60),
    ],
  },
  "ancient-copper-dragon/breath-weapons": {
    steps: [
      { option: "acid_breath", ...breath(line(90, 10), "dex", 22, damage("14d8", "acid", 63)) },
      slowingBreath(90, 22),
    ],
  },
  "ancient-gold-dragon/breath-weapons": {
    steps: [
      { option: "fire_breath", ...breath(cone(90), "dex", 24, damage("13d10", "fire", 71)) },
      weakeningBreath(90, 24),
    ],
  },
  "ancient-gold-dragon/frightful-presence": { steps: [frightfulPresence(24)] },
  "ancient-gold-dragon/wing-attack": {
    steps: wingAttack(15, 25, damage("2d6 + 10", "bludgeoning", 17)),
  },
  "ancient-green-dragon/poison-breath": {
    steps: [breath(cone(90), "con", 22, damage("22d6", "poison", 77))],
  },
  "ancient-red-dragon/fire-breath": {
    steps: [breath(cone(90), "dex", 24, damage("26d6", "fire", 91))],
  },
  "ancient-silver-dragon/breath-weapons": {
    steps: [
      { option: "cold_breath", ...breath(cone(90), "con", 24, damage("15d8", "cold", 67)) },
      paralyzingBreath(90, 24),
    ],
  },
  "ancient-white-dragon/cold-breath": {
    steps: [breath(cone(90), "con", 22, damage("16d8", "cold", 72))],
  },
  "androsphinx/cast-a-spell": {
    steps: [{ narrative: "It casts a spell that it has prepared and spends the slot for it." }],
  },
  "androsphinx/claw-attack": { steps: [{ action: "Claw" }] },
  "androsphinx/roar": {
    steps: [
      {
        narrative:
          "Each roar until it has finished a long rest is another: the first, the second, the third.",
      },
      {
        option: "first_roar",
        targets: { what: "creature", range: 500, hears: true },
        save: saved("wis", 18),
        conditions: [{ condition: "frightened", duration: minute, repeat: "turn-end" }],
      },
      {
        option: "second_roar",
        targets: { what: "creature", range: 500, hears: true },
        save: saved("wis", 18),
        conditions: [
          { condition: "deafened", duration: minute, repeat: "turn-end" },
          { condition: "frightened", duration: minute, repeat: "turn-end" },
          { condition: "paralyzed", duration: minute, with: "frightened" },
        ],
      },
      {
        option: "third_roar",
        targets: { what: "creature", range: 500, hears: true },
        save: saved("con", 18, "half"),
        damage: [damage("8d10", "thunder", 44)],
        conditions: [prone],
      },
    ],
  },
  "androsphinx/teleport": {
    steps: [
      {
        targets: { what: "self" },
        move: { feet: 120, to: "any", teleport: true },
        narrative: "With all it wears and carries, to a free space in its sight.",
      },
    ],
  },
  "ankheg/acid-spray": {
    steps: [
      {
        ...breath(line(30, 5), "dex", 13, damage("3d6", "acid", 10)),
        narrative: "Only while it grapples nobody.",
      },
    ],
  },
  "ankheg/bite": {
    holds: 1,
    hit: {
      next: [
        {
          targets: { what: "creature", sizeAtMost: "large" },
          conditions: [grappled(13)],
          effects: [
            {
              bearer: "source",
              effects: [
                {
                  kind: "roll",
                  on: "attack",
                  by: "self",
                  mode: "advantage",
                  when: { other: "target" },
                },
              ],
              duration: escaped,
            },
          ],
        },
      ],
    },
  },
  "assassin/light-crossbow": {
    hit: {
      next: [{ save: saved("con", 15, "half"), damage: [damage("7d6", "poison", 24)] }],
    },
  },
  "assassin/shortsword": {
    hit: {
      next: [{ save: saved("con", 15, "half"), damage: [damage("7d6", "poison", 24)] }],
    },
  },
  "balor/longsword": {
    hit: { narrative: "A critical hit trebles the damage dice where others double them." },
  },
  "balor/variant-summon-demon": {
    steps: [
      {
        percent: 50,
        narrative: "The demon chooses one of these before it tries.",
        next: [
          { option: "vrocks", summons: { creatures: ["vrock"], count: "1d8" } },
          { option: "hezrous", summons: { creatures: ["hezrou"], count: "1d6" } },
          { option: "glabrezus", summons: { creatures: ["glabrezu"], count: "1d4" } },
          { option: "nalfeshnees", summons: { creatures: ["nalfeshnee"], count: "1d3" } },
          { option: "mariliths", summons: { creatures: ["marilith"], count: "1d2" } },
          // No stat block of a goristro is in the SRD.
          { option: "goristro", summons: { count: 1 }, narrative: "A goristro." },
          summonedDemons,
        ],
      },
    ],
  },
  "balor/whip": {
    hit: { next: [{ save: saved("str", 20), move: { feet: 25, to: "toward" } }] },
  },
  "bandit-captain/parry": { steps: [parry(2)] },
  "barbed-devil/hurl-flame": {
    hit: {
      next: [
        {
          targets: { what: "object" },
          narrative: "It catches fire if it can burn and nobody wears or carries it.",
        },
      ],
    },
  },
  "bearded-devil/beard": {
    hit: {
      next: [
        {
          save: saved("con", 12),
          conditions: [{ condition: "poisoned", duration: minute, repeat: "turn-end" }],
          effects: [
            {
              effects: [{ kind: "cannot", what: "heal" }],
              duration: minute,
              repeat: "turn-end",
            },
          ],
        },
      ],
    },
  },
  "bearded-devil/glaive": {
    hit: {
      next: [
        {
          targets: { what: "creature", except: ["undead", "construct"] },
          save: saved("con", 12),
          narrative: "A wound opens; magical healing closes it.",
          next: [
            {
              when: "turn-start",
              loses: "1d10",
              narrative:
                "Of the wound: 5 (1d10), and 5 (1d10) more for every later hit with the glaive.",
            },
            {
              when: "acted-on",
              check: { ability: "wis", skill: "medicine", dc: 12 },
              narrative: "Anyone's action; success closes the wound.",
            },
          ],
        },
      ],
    },
  },
  "behir/constrict": {
    targets: { what: "creature", count: 1, sizeAtMost: "large" },
    hit: {
      next: [
        {
          conditions: [grappled(16), restrained],
          narrative: "Only while the behir constricts nobody else.",
        },
      ],
    },
  },
  "behir/lightning-breath": {
    steps: [breath(line(20, 5), "dex", 16, damage("12d10", "lightning", 66))],
  },
  "behir/swallow": {
    steps: swallow("medium", damage("6d6", "acid", 21), {
      crawl: 15,
      spits: { damage: 30, save: saved("con", 14) },
    }),
  },
  "black-dragon-wyrmling/acid-breath": {
    steps: [breath(line(15, 5), "dex", 11, damage("5d8", "acid", 22))],
  },
  "black-pudding/pseudopod": {
    hit: {
      next: [
        corroded(
          "Only nonmagical armor: it loses 1 AC for good with every hit, and is destroyed when its AC sinks to 10.",
        ),
      ],
    },
  },
  "black-pudding/split": {
    steps: [
      {
        when: ["use", "subjected-to-lightning", "subjected-to-slashing"],
        targets: { what: "self", sizeAtLeast: "medium" },
        splits: { hitPoints: 10 },
      },
    ],
  },
  "blink-dog/teleport": {
    steps: [
      { option: "bite_first", action: "Bite" },
      {
        targets: { what: "self" },
        move: { feet: 40, to: "any", teleport: true },
        narrative: "With all it wears and carries, to a free space in its sight.",
      },
      { option: "bite_afterwards", action: "Bite", narrative: "Once, if it likes." },
    ],
  },
  "blue-dragon-wyrmling/lightning-breath": {
    steps: [breath(line(30, 5), "dex", 12, damage("4d10", "lightning", 22))],
  },
  "bone-devil/sting": {
    hit: {
      next: [
        {
          save: saved("con", 14),
          conditions: [{ condition: "poisoned", duration: minute, repeat: "turn-end" }],
        },
      ],
    },
  },
  "brass-dragon-wyrmling/breath-weapons": {
    steps: [
      { option: "fire_breath", ...breath(line(20, 5), "dex", 11, damage("4d6", "fire", 14)) },
      sleepBreath(15, 11, minute),
    ],
  },
  "bronze-dragon-wyrmling/breath-weapons": {
    steps: [
      {
        option: "lightning_breath",
        ...breath(line(40, 5), "dex", 12, damage("3d10", "lightning", 16)),
      },
      repulsionBreath(12, 30),
    ],
  },
  "bugbear/javelin": {
    hit: {
      damage: [
        {
          ...damage("2d6 + 2", "piercing", 9),
          instead: [{ if: "ranged", roll: "1d6 + 2", average: 5 }],
        },
      ],
    },
  },
  "bulette/deadly-leap": {
    steps: [
      {
        targets: { what: "creature", range: 0 },
        save: { ability: ["str", "dex"], dc: 16, success: "half" },
        damage: [damage("3d6 + 4", "bludgeoning", 14), damage("3d6 + 4", "slashing", 14)],
        conditions: [prone],
        narrative:
          "Needs a jump of 15 feet or more in its move, onto others' space; each of them picks the ability of its save.",
        otherwise: [
          {
            move: { feet: 5, to: "away" },
            narrative: "Into a free space of its own choice, out of the bulette's.",
          },
          { conditions: [prone], narrative: "In the bulette's space, only where none is free." },
        ],
      },
    ],
  },
  "chain-devil/animate-chains": {
    steps: [
      {
        targets: { what: "object", count: 4, range: 60, visible: true },
        effects: [
          {
            effects: [
              { kind: "stat", stat: "armor-class", change: "set", by: 20 },
              { kind: "stat", stat: "hit-point-maximum", change: "set", by: 20 },
              { kind: "damage", response: "resistance", types: ["piercing"] },
              { kind: "damage", response: "immunity", types: ["psychic", "thunder"] },
            ],
            duration: special,
            endsOn: ["source-incapacitated"],
          },
        ],
        narrative: "Chains that nobody wears or carries move, barbed, as the devil wills.",
      },
      {
        action: "Chain",
        narrative: "Once more with every chain, as part of the devil's Multiattack.",
      },
      { narrative: "A chain can hold one creature by itself, and does not attack while it does." },
      {
        when: "end",
        narrative: "A chain is lifeless at 0 hit points, or with the devil incapacitated or dead.",
      },
    ],
  },
  "chain-devil/chain": {
    hit: {
      next: [
        {
          conditions: [grappled(14), restrained],
          narrative: "Only while the devil grapples nobody else.",
          next: [
            {
              when: "turn-start",
              damage: [damage("2d6", "piercing", 7)],
              narrative: "While the grapple lasts.",
            },
          ],
        },
      ],
    },
  },
  "chain-devil/unnerving-mask": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 30, visible: true },
        save: saved("wis", 14),
        conditions: [
          { condition: "frightened", duration: { kind: "turn", edge: "end", of: "target" } },
        ],
        narrative:
          "One that starts its turn and sees the devil finds a dead loved one or bitter foe in it; the fear ends with that turn.",
      },
    ],
  },
  "chimera/fire-breath": {
    steps: [breath(cone(15), "dex", 15, damage("7d8", "fire", 31))],
  },
  "chuul/pincer": {
    hit: {
      next: [
        {
          targets: { what: "creature", sizeAtMost: "large" },
          conditions: [grappled(14)],
          narrative: "Only while the chuul grapples at most 1 other.",
        },
      ],
    },
  },
  "chuul/tentacles": {
    steps: [
      {
        targets: { what: "creature", count: 1, has: ["grappled"] },
        save: saved("con", 13),
        conditions: [
          { condition: "poisoned", duration: minute, repeat: "turn-end" },
          { condition: "paralyzed", duration: minute, with: "poisoned" },
        ],
      },
    ],
  },
  "clay-golem/haste": {
    steps: [
      {
        targets: { what: "self" },
        effects: [
          {
            effects: [
              { kind: "stat", stat: "armor-class", change: "add", by: 2 },
              {
                kind: "roll",
                on: "save",
                by: "self",
                mode: "advantage",
                when: { ability: ["dex"] },
              },
            ],
            duration: { kind: "turn", edge: "end", of: "source" },
          },
        ],
      },
      {
        when: "sustain",
        economy: "bonus-action",
        action: "Slam",
        narrative: "While the haste lasts.",
      },
    ],
  },
  "clay-golem/slam": {
    hit: {
      next: [
        {
          targets: { what: "creature" },
          save: saved("con", 15),
          lowersMaximum: { damage: "all", until: "cured" },
          narrative: "Greater restoration or other magic mends it.",
          next: [{ when: "maximum-zero", kills: true }],
        },
      ],
    },
  },
  "cloaker/bite": {
    hit: {
      next: [
        {
          targets: { what: "creature", sizeAtMost: "large" },
          effects: [
            {
              bearer: "source",
              effects: [
                {
                  kind: "roll",
                  on: "attack",
                  by: "self",
                  mode: "advantage",
                  when: { other: "target" },
                },
              ],
              duration: escaped,
            },
          ],
          narrative:
            "The cloaker attaches, and bites nobody else meanwhile; 5 feet of its movement let it go.",
          next: [
            {
              conditions: [
                { condition: "blinded", duration: escaped, escape: { dc: 16, by: ["str"] } },
              ],
              narrative:
                "Only if it had advantage: it sits on the head, and its victim cannot breathe either.",
            },
            {
              when: "acted-on",
              check: { ability: "str", dc: 16 },
              narrative: "Anyone's action, the victim's too; success pulls the cloaker off.",
            },
          ],
        },
      ],
    },
  },
  "cloaker/moan": {
    steps: [
      {
        targets: { what: "creature", range: 60, except: ["aberration"], hears: true },
        save: saved("wis", 13),
        conditions: [
          { condition: "frightened", duration: { kind: "turn", edge: "end", of: "source" } },
        ],
        immuneAfter: { amount: 24, unit: "hour", on: "save" },
        narrative: "Nothing but a successful save makes immune.",
      },
    ],
  },
  "cloaker/phantasms": {
    steps: [
      {
        targets: { what: "self" },
        narrative:
          "Not in bright light: 3 illusory doubles move and act with it so that nobody can follow which is real; bright light ends them.",
      },
      {
        narrative:
          "An attack or harmful spell aimed at it finds the cloaker or a double by a random roll of the attacker, while any is left.",
      },
      { narrative: "Whoever cannot see, or uses senses other than sight, is not fooled." },
      {
        narrative:
          "A double has its AC and saves; a hit, or a failed save against something that deals damage, ends that double.",
      },
    ],
  },
  "cockatrice/bite": {
    hit: {
      next: [
        {
          save: saved("con", 11),
          conditions: [
            { condition: "restrained", duration: { kind: "turn", edge: "end", of: "target" } },
          ],
          narrative: "Its flesh starts to stiffen, by magic.",
          next: [
            {
              when: "turn-end",
              save: saved("con", 11),
              conditions: [
                { condition: "petrified", duration: { kind: "time", amount: 24, unit: "hour" } },
              ],
              narrative: "Once, on its next turn.",
            },
          ],
        },
      ],
    },
  },
  "constrictor-snake/constrict": {
    holds: 1,
    hit: {
      conditions: [grappled(14), restrained],
    },
  },
  "copper-dragon-wyrmling/breath-weapons": {
    steps: [
      { option: "acid_breath", ...breath(line(20, 5), "dex", 11, damage("4d8", "acid", 18)) },
      slowingBreath(15, 11),
    ],
  },
  "couatl/bite": {
    hit: {
      next: [
        {
          save: saved("con", 13),
          conditions: [
            { condition: "poisoned", duration: { kind: "time", amount: 24, unit: "hour" } },
            {
              condition: "unconscious",
              duration: { kind: "time", amount: 24, unit: "hour" },
              with: "poisoned",
              endsOn: ["action"],
            },
          ],
        },
      ],
    },
  },
  "couatl/change-shape": {
    steps: [
      {
        targets: { what: "self" },
        narrative:
          "It becomes a beast or humanoid, of a challenge rating up to its own, or itself again; dead it has its true form.",
      },
      {
        narrative:
          "What it wears and carries merges into the new form or is borne by it, as it likes.",
      },
      {
        narrative:
          "It keeps its statistics and its speech, save for what the form sets: AC, speeds, Dexterity, Strength, other actions.",
      },
      {
        narrative:
          "It gains what the form has beyond that, but no class features, legendary or lair actions.",
      },
      { narrative: "It can use its own bite in a form that has one." },
    ],
  },
  "couatl/constrict": {
    holds: 1,
    targets: { what: "creature", count: 1, sizeAtMost: "medium" },
    hit: {
      conditions: [grappled(15), restrained],
    },
  },
  "crocodile/bite": {
    holds: 1,
    hit: {
      conditions: [grappled(12), restrained],
    },
  },
  "darkmantle/crush": {
    hit: {
      effects: [
        {
          bearer: "source",
          effects: [
            {
              kind: "roll",
              on: "attack",
              by: "self",
              mode: "advantage",
              when: { other: "target" },
            },
            { kind: "stat", stat: "speed", change: "set", by: 0 },
          ],
          duration: escaped,
        },
      ],
      narrative:
        "The darkmantle attaches: it attacks nobody else, goes where its victim goes, and no bonus raises its speed.",
      next: [
        {
          targets: { what: "creature", sizeAtMost: "medium" },
          conditions: [
            { condition: "blinded", duration: escaped, escape: { dc: 13, by: ["str"] } },
          ],
          narrative:
            "Only if it had advantage: it wraps the head, and its victim cannot breathe either.",
        },
        {
          when: "acted-on",
          check: { ability: "str", dc: 13 },
          narrative: "Anyone's action; success pulls the darkmantle off.",
        },
        { narrative: "On its turn 5 feet of its movement let the victim go." },
      ],
    },
  },
  "darkmantle/darkness-aura": {
    steps: [
      {
        area: { shape: "sphere", radius: 15 },
        aura: true,
        obscures: "magical_darkness",
        spreads: true,
        lasts: { kind: "time", amount: 10, unit: "minute" },
        concentration: true,
        quenches: { what: "light", level: 2 },
        narrative:
          "Magical darkness, round corners too, for up to 10 minutes of concentration; darkvision and natural light fail in it.",
      },
      {
        narrative:
          "It dispels spells of at most 2nd level that made a light whose area it overlaps.",
      },
    ],
  },
  "death-dog/bite": {
    hit: {
      next: [
        {
          targets: { what: "creature" },
          save: saved("con", 12),
          conditions: [{ condition: "poisoned", duration: cured }],
          ails: "disease",
          next: [
            {
              when: "day",
              save: saved("con", 12),
              ails: "disease",
              lowersMaximum: { roll: "1d10", until: "cured" },
              narrative: "A cure of the disease restores it.",
            },
            { when: "maximum-zero", kills: true },
          ],
        },
      ],
    },
  },
  "deep-gnome-svirfneblin/poisoned-dart": {
    hit: {
      next: [
        {
          save: saved("con", 12),
          conditions: [{ condition: "poisoned", duration: minute, repeat: "turn-end" }],
        },
      ],
    },
  },
  "deva/change-shape": {
    steps: [
      {
        targets: { what: "self" },
        narrative:
          "It becomes a beast or humanoid, of a challenge rating up to its own, or itself again; dead it has its true form.",
      },
      {
        narrative:
          "What it wears and carries merges into the new form or is borne by it, as it likes.",
      },
      {
        narrative:
          "It keeps its statistics and its speech, save for what the form sets: AC, speeds, Dexterity, Strength, special senses.",
      },
      {
        narrative:
          "It gains what the form has beyond that, but no class features, legendary or lair actions.",
      },
    ],
  },
  "deva/healing-touch": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 5 },
        healing: [{ roll: "4d8 + 2", average: 20 }],
        ends: ["curse", "disease", "poisoned", "blinded", "deafened"],
        narrative: "By touch, and only another than itself.",
      },
    ],
  },
  "dire-wolf/bite": {
    hit: {
      next: [{ targets: { what: "creature" }, save: saved("str", 13), conditions: [prone] }],
    },
  },
  "djinni/create-whirlwind": {
    steps: [
      {
        area: { shape: "cylinder", radius: 5, height: 30 },
        targets: { what: "point", count: 1, range: 120, visible: true },
        narrative: "Stays while the djinni concentrates on it and sees it.",
      },
      {
        when: "enter",
        area: { shape: "cylinder", radius: 5, height: 30 },
        targets: { what: "creature" },
        save: saved("str", 18),
        conditions: [
          {
            condition: "restrained",
            duration: { kind: "source" },
            escape: { dc: 18, by: ["str"] },
          },
        ],
        narrative:
          "Never the djinni itself. An action frees the one who takes it or another, who goes to the nearest space outside.",
      },
      {
        when: "sustain",
        economy: "action",
        narrative: "The whirlwind moves at most 60 feet and takes along whom it restrains.",
      },
    ],
  },
  "djinni/scimitar": {
    hit: { damage: [{ roll: "1d6", type: ["lightning", "thunder"], average: 3 }] },
  },
  "doppelganger/read-thoughts": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 60 },
        effects: [
          {
            bearer: "source",
            effects: [
              {
                kind: "roll",
                on: "check",
                by: "self",
                mode: "advantage",
                when: {
                  all: [
                    { other: "target" },
                    { skill: ["insight", "deception", "intimidation", "persuasion"] },
                  ],
                },
              },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "It reads surface thoughts, and goes on while it concentrates and the target is in range.",
      },
      {
        narrative:
          "Blocked by lead however thin, 2 inches of metal, 2 feet of stone, or 3 feet of earth or wood.",
      },
    ],
  },
  "dragon-turtle/steam-breath": {
    steps: [
      {
        ...breath(cone(60), "con", 18, damage("15d6", "fire", 52)),
        narrative: "Those under water do not resist this damage on that account.",
      },
    ],
  },
  "dragon-turtle/tail": {
    hit: {
      next: [
        {
          targets: { what: "creature" },
          save: saved("str", 20),
          move: { feet: 10, to: "away" },
          conditions: [prone],
        },
      ],
    },
  },
  "dretch/fetid-cloud": {
    steps: [
      {
        area: { shape: "sphere", radius: 10 },
        obscures: "lightly",
        spreads: true,
        lasts: { kind: "time", amount: 1, unit: "minute" },
        narrative: "Gas, round corners too, for 1 minute or until strong wind scatters it.",
      },
      {
        when: "turn-start",
        area: { shape: "sphere", radius: 10 },
        targets: { what: "creature" },
        save: saved("con", 11),
        conditions: [
          { condition: "poisoned", duration: { kind: "turn", edge: "start", of: "target" } },
        ],
        effects: [
          {
            effects: [
              { kind: "cannot", what: "react" },
              { kind: "cannot", what: "act-and-bonus" },
            ],
            duration: { kind: "turn", edge: "start", of: "target" },
          },
        ],
      },
    ],
  },
  "drow/hand-crossbow": {
    hit: {
      next: [
        {
          save: saved("con", 13),
          conditions: [
            { condition: "poisoned", duration: { kind: "time", amount: 1, unit: "hour" } },
          ],
          next: [
            {
              failsBy: 5,
              conditions: [
                {
                  condition: "unconscious",
                  duration: { kind: "time", amount: 1, unit: "hour" },
                  with: "poisoned",
                  endsOn: ["damaged", "action"],
                },
              ],
            },
          ],
        },
      ],
    },
  },
  "druid/quarterstaff": {
    steps: [
      {
        option: "quarterstaff",
        targets: { what: "creature-or-object", count: 1 },
        attack: { kind: "melee", with: "weapon", bonus: 2, reach: 5 },
        damage: [
          {
            ...damage("1d6", "bludgeoning", 3),
            instead: [{ if: "two-handed", roll: "1d8", average: 4 }],
          },
        ],
      },
      {
        option: "shillelagh",
        targets: { what: "creature-or-object", count: 1 },
        attack: { kind: "melee", with: "weapon", bonus: 4, reach: 5 },
        damage: [damage("1d8 + 2", "bludgeoning", 6)],
        narrative: "While shillelagh is on the staff.",
      },
    ],
  },
  "dryad/club": {
    steps: [
      {
        option: "club",
        targets: { what: "creature-or-object", count: 1 },
        attack: { kind: "melee", with: "weapon", bonus: 2, reach: 5 },
        damage: [damage("1d4", "bludgeoning", 2)],
      },
      {
        option: "shillelagh",
        targets: { what: "creature-or-object", count: 1 },
        attack: { kind: "melee", with: "weapon", bonus: 6, reach: 5 },
        damage: [damage("1d8 + 4", "bludgeoning", 8)],
        narrative: "While shillelagh is on the club.",
      },
    ],
  },
  "dryad/fey-charm": {
    steps: [
      {
        targets: {
          what: "creature",
          count: 1,
          range: 30,
          visible: true,
          types: ["humanoid", "beast"],
        },
        save: saved("wis", 14),
        conditions: [
          {
            condition: "charmed",
            duration: { kind: "time", amount: 24, unit: "hour" },
            repeat: "harmed",
          },
        ],
        immuneAfter: { amount: 24, unit: "hour", on: "save" },
        narrative: "Only one that sees the dryad; nothing but a successful save makes immune.",
        next: [
          {
            narrative:
              "It heeds and protects her as a trusted friend and takes her wishes well, but is not in her control.",
          },
          {
            narrative:
              "It ends early if she dies, is on another plane than its bearer, or ends it with her bonus action.",
          },
        ],
      },
      { narrative: "She holds 1 humanoid and 3 beasts under this charm at most." },
    ],
  },
  "duergar/enlarge": {
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
                when: { ability: ["str"] },
              },
              {
                kind: "roll",
                on: "save",
                by: "self",
                mode: "advantage",
                when: { ability: ["str"] },
              },
            ],
            duration: minute,
          },
        ],
        narrative:
          "It and its gear are Large, or as near to that as the room allows; its Strength weapon attacks roll double dice, as they say.",
      },
    ],
  },
  "duergar/invisibility": {
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
        narrative: "With its gear, by concentration; its Enlarge ends it too.",
      },
    ],
  },
  "duergar/javelin": {
    hit: {
      damage: [
        {
          ...damage("1d6 + 2", "piercing", 5),
          instead: [{ if: "form", roll: "2d6 + 2", average: 9 }],
        },
      ],
      narrative: "The other form is the enlarged one.",
    },
  },
  "duergar/war-pick": {
    hit: {
      damage: [
        {
          ...damage("1d8 + 2", "piercing", 6),
          instead: [{ if: "form", roll: "2d8 + 2", average: 11 }],
        },
      ],
      narrative: "The other form is the enlarged one.",
    },
  },
  "dust-mephit/blinding-breath": {
    steps: [
      {
        area: cone(15),
        targets: { what: "creature" },
        save: saved("dex", 10),
        conditions: [{ condition: "blinded", duration: minute, repeat: "turn-end" }],
      },
    ],
  },
  "dust-mephit/variant-summon-mephits": {
    steps: [
      {
        percent: 25,
        summons: {
          creatures: ["dust-mephit", "ice-mephit", "magma-mephit", "steam-mephit"],
          count: "1d4",
        },
        narrative: "Mephits of its own kind.",
        next: [
          {
            narrative:
              "They appear within 60 feet in free spaces as allies for 1 minute, until they or the summoner die or its action dismisses them; they summon none.",
          },
        ],
      },
    ],
  },
  "elephant/stomp": {
    targets: { what: "creature", count: 1, has: ["prone"] },
    hit: {},
  },
  "elk/hooves": {
    targets: { what: "creature", count: 1, has: ["prone"] },
    hit: {},
  },
  "erinyes/longbow": {
    hit: {
      next: [
        {
          save: saved("con", 14),
          conditions: [{ condition: "poisoned", duration: cured }],
          narrative: "Lesser restoration or magic like it takes the poison away.",
        },
      ],
    },
  },
  "erinyes/parry": { steps: [parry(4)] },
  "erinyes/variant-rope-of-entanglement": {
    steps: [
      {
        narrative:
          "Some have a rope of entanglement, and can use it instead of 2 of the attacks of Multiattack.",
      },
    ],
  },
  "ettercap/bite": {
    hit: {
      next: [
        {
          save: saved("con", 11),
          conditions: [{ condition: "poisoned", duration: minute, repeat: "turn-end" }],
        },
      ],
    },
  },
  "ettercap/variant-web-garrote": {
    targets: { what: "creature", count: 1, sizeAtMost: "medium", sizeAtLeast: "small" },
    hit: {
      conditions: [grappled(12)],
      effects: [
        {
          bearer: "source",
          effects: [
            {
              kind: "roll",
              on: "attack",
              by: "self",
              mode: "advantage",
              when: { other: "target" },
            },
          ],
          duration: escaped,
        },
      ],
      narrative: "While the grapple lasts the victim cannot breathe.",
    },
    notes: ["Only where the ettercap attacks with advantage."],
  },
  "ettercap/web": {
    steps: [
      {
        targets: { what: "creature", count: 1, sizeAtMost: "large" },
        attack: { kind: "ranged", with: "weapon", bonus: 4, range: { normal: 30, long: 60 } },
        conditions: [
          { condition: "restrained", duration: escaped, escape: { dc: 11, by: ["str"] } },
        ],
        narrative: "Breaking free takes it an action.",
        next: [webbing],
      },
    ],
  },
  "fire-elemental/touch": {
    hit: {
      next: [
        {
          when: "turn-start",
          targets: { what: "creature-or-object" },
          damage: [damage("1d10", "fire", 5)],
          narrative:
            "A creature, or an object that can burn, is alight until anyone's action douses it.",
        },
      ],
    },
  },
  "gelatinous-cube/engulf": {
    steps: [
      {
        targets: { what: "self" },
        narrative:
          "The cube moves, at most its speed, and may enter spaces of the Large and smaller.",
      },
      {
        targets: { what: "creature", sizeAtMost: "large", range: 15 },
        save: saved("dex", 12, "other"),
        damage: [damage("3d6", "acid", 10)],
        conditions: [
          { condition: "restrained", duration: escaped, escape: { dc: 12, by: ["str"] } },
        ],
        takesIn: { room: 4 },
        approaches: 1,
        narrative: "Each whose space it enters; who fails is engulfed, and cannot breathe.",
        next: [
          {
            when: "turn-start",
            turnOf: "source",
            damage: [damage("6d6", "acid", 21)],
          },
        ],
        otherwise: [
          {
            move: { feet: 5, to: "away" },
            narrative: "Back or to a side, as it chooses; one that stays has failed instead.",
          },
        ],
      },
    ],
  },
  "ghast/claws": {
    hit: {
      next: [
        {
          targets: { what: "creature", except: ["undead"] },
          save: saved("con", 10),
          conditions: [{ condition: "paralyzed", duration: minute, repeat: "turn-end" }],
        },
      ],
    },
  },
  "ghost/etherealness": {
    steps: [
      {
        targets: { what: "self" },
        narrative: "It passes from the Material to the Ethereal Plane or back.",
      },
      {
        narrative:
          "From the Border Ethereal it shows on the Material Plane, and the other way round, but neither side can affect the other.",
      },
    ],
  },
  "ghost/horrifying-visage": {
    steps: [
      {
        targets: { what: "creature", range: 60, except: ["undead"] },
        save: saved("wis", 13),
        conditions: [{ condition: "frightened", duration: minute, repeat: "turn-end" }],
        immuneAfter: { amount: 24, unit: "hour" },
        narrative: "Only those who see the ghost.",
        next: [
          {
            failsBy: 5,
            narrative:
              "It grows 1d4 x 10 years older; greater restoration undoes that within the first 24 hours.",
          },
        ],
      },
    ],
  },
  "ghost/possession": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 5, visible: true, types: ["humanoid"] },
        save: saved("cha", 13),
        conditions: [{ condition: "incapacitated", duration: special }],
        immuneAfter: { amount: 24, unit: "hour" },
        next: [
          {
            narrative:
              "The ghost vanishes into the body and controls it; the target stays aware of everything.",
          },
          {
            narrative: "Nothing can target the ghost but effects that turn undead.",
          },
          {
            narrative:
              "It keeps its alignment, mental scores and immunity to charm and fear; other statistics are the target's, without knowledge, class features, proficiencies.",
          },
          {
            narrative:
              "It ends when the body is at 0 hit points, by a bonus action of the ghost, or if it is turned or driven out (dispel evil and good).",
          },
          {
            when: "end",
            narrative: "The ghost is back in a free space at most 5 feet from the body.",
          },
        ],
      },
    ],
  },
  "ghoul/claws": {
    hit: {
      next: [
        {
          targets: { what: "creature", except: ["undead"] },
          save: saved("con", 10),
          conditions: [{ condition: "paralyzed", duration: minute, repeat: "turn-end" }],
          narrative: "Elves are not affected.",
        },
      ],
    },
  },
  "giant-centipede/bite": {
    hit: {
      next: [
        {
          save: saved("con", 11),
          damage: [damage("3d6", "poison", 10)],
          next: [poisonedAtZero],
        },
      ],
    },
  },
  "giant-constrictor-snake/constrict": {
    holds: 1,
    hit: {
      conditions: [grappled(16), restrained],
    },
  },
  "giant-crab/claw": {
    hit: {
      conditions: [grappled(11)],
      narrative: "Each of its 2 claws can hold one target.",
    },
  },
  "giant-crocodile/bite": {
    holds: 1,
    hit: {
      conditions: [grappled(16), restrained],
    },
  },
  "giant-crocodile/tail": {
    targets: { what: "creature-or-object", count: 1 },
    hit: {
      next: [{ targets: { what: "creature" }, save: saved("str", 16), conditions: [prone] }],
    },
    notes: ["Not against a target that it grapples."],
  },
  "giant-frog/bite": {
    holds: 1,
    hit: {
      conditions: [grappled(11), restrained],
    },
  },
  "giant-frog/swallow": { steps: swallow("small", damage("2d4", "acid", 5), { crawl: 5 }) },
  "giant-octopus/ink-cloud": {
    steps: [
      {
        area: { shape: "sphere", radius: 20 },
        obscures: "heavily",
        lasts: { kind: "time", amount: 1, unit: "minute" },
        narrative: "Under water only, for 1 minute, though a strong current can scatter the ink.",
      },
      { when: "sustain", economy: "bonus-action", targets: { what: "self" }, action: "Dash" },
    ],
  },
  "giant-octopus/tentacles": {
    holds: 1,
    hit: {
      next: [
        {
          targets: { what: "creature" },
          conditions: [grappled(16), restrained],
        },
      ],
    },
  },
  "giant-poisonous-snake/bite": {
    hit: {
      next: [{ save: saved("con", 11, "half"), damage: [damage("3d6", "poison", 10)] }],
    },
  },
  "giant-rat-diseased/bite": {
    hit: {
      next: [
        {
          targets: { what: "creature" },
          save: saved("con", 10),
          effects: [
            {
              effects: [{ kind: "cannot", what: "heal", when: { magical: false } }],
              duration: cured,
            },
          ],
          ails: "disease",
          narrative: "A disease: only magic gives it hit points back until it is cured.",
          next: [
            {
              when: "day",
              ails: "disease",
              lowersMaximum: { roll: "1d6", until: "cured" },
            },
            { when: "maximum-zero", kills: true },
          ],
        },
      ],
    },
  },
  "giant-scorpion/claw": {
    hit: {
      conditions: [grappled(12)],
      narrative: "Each of its 2 claws can hold one target.",
    },
  },
  "giant-scorpion/sting": {
    hit: {
      next: [{ save: saved("con", 12, "half"), damage: [damage("4d10", "poison", 22)] }],
    },
  },
  "giant-spider/bite": {
    hit: {
      next: [
        {
          save: saved("con", 11, "half"),
          damage: [damage("2d8", "poison", 9)],
          next: [poisonedAtZero],
        },
      ],
    },
  },
  "giant-spider/web": {
    steps: [
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "ranged", with: "weapon", bonus: 5, range: { normal: 30, long: 60 } },
        conditions: [
          { condition: "restrained", duration: escaped, escape: { dc: 12, by: ["str"] } },
        ],
        narrative: "Breaking free takes it an action.",
        next: [webbing],
      },
    ],
  },
  "giant-toad/bite": {
    holds: 1,
    hit: {
      conditions: [grappled(13), restrained],
    },
  },
  "giant-toad/swallow": { steps: swallow("medium", damage("3d6", "acid", 10), { crawl: 5 }) },
  "giant-wasp/sting": {
    hit: {
      next: [
        {
          save: saved("con", 11, "half"),
          damage: [damage("3d6", "poison", 10)],
          next: [poisonedAtZero],
        },
      ],
    },
  },
  "giant-wolf-spider/bite": {
    hit: {
      next: [
        {
          save: saved("con", 11, "half"),
          damage: [damage("2d6", "poison", 7)],
          next: [poisonedAtZero],
        },
      ],
    },
  },
  "gibbering-mouther/bites": {
    hit: {
      next: [
        {
          targets: { what: "creature", sizeAtMost: "medium" },
          save: saved("str", 10),
          conditions: [prone],
        },
        { when: "slain", targets: { what: "corpse" }, narrative: "It is absorbed." },
      ],
    },
  },
  "gibbering-mouther/blinding-spittle": {
    steps: [
      {
        targets: { what: "point", count: 1, range: 15, visible: true },
        narrative: "Spittle bursts there in a flash.",
        next: [
          {
            area: { shape: "sphere", radius: 5 },
            targets: { what: "creature" },
            save: saved("dex", 13),
            conditions: [
              { condition: "blinded", duration: { kind: "turn", edge: "end", of: "source" } },
            ],
          },
        ],
      },
    ],
  },
  "glabrezu/pincer": {
    hit: {
      next: [
        {
          targets: { what: "creature", sizeAtMost: "medium" },
          conditions: [grappled(15)],
          narrative: "Each of its 2 pincers can hold one target.",
        },
      ],
    },
  },
  "glabrezu/variant-summon-demon": {
    steps: [
      {
        percent: 30,
        narrative: "The demon chooses one of these before it tries.",
        next: [
          { option: "vrocks", summons: { creatures: ["vrock"], count: "1d3" } },
          { option: "hezrous", summons: { creatures: ["hezrou"], count: "1d2" } },
          { option: "glabrezu", summons: { creatures: ["glabrezu"], count: 1 } },
          summonedDemons,
        ],
      },
    ],
  },
  "gladiator/parry": { steps: [parry(3)] },
  "gladiator/shield-bash": {
    hit: {
      next: [
        {
          targets: { what: "creature", sizeAtMost: "medium" },
          save: saved("str", 15),
          conditions: [prone],
        },
      ],
    },
  },
  "gold-dragon-wyrmling/breath-weapons": {
    steps: [
      { option: "fire_breath", ...breath(cone(15), "dex", 13, damage("4d10", "fire", 22)) },
      weakeningBreath(15, 13),
    ],
  },
  "gorgon/petrifying-breath": {
    steps: [
      {
        area: cone(30),
        targets: { what: "creature" },
        save: saved("con", 13),
        conditions: [
          { condition: "restrained", duration: { kind: "turn", edge: "end", of: "target" } },
        ],
        narrative: "Its flesh starts to stiffen.",
        next: [
          {
            when: "turn-end",
            save: saved("con", 13),
            conditions: [{ condition: "petrified", duration: cured }],
            narrative: "Once, on its next turn; greater restoration or other magic frees it.",
          },
        ],
      },
    ],
  },
  "gray-ooze/pseudopod": {
    hit: {
      next: [
        corroded(
          "Only nonmagical metal armor: it loses 1 AC for good with every hit, and is destroyed when its AC sinks to 10.",
        ),
      ],
    },
  },
  "green-dragon-wyrmling/poison-breath": {
    steps: [breath(cone(15), "con", 11, damage("6d6", "poison", 21))],
  },
  "green-hag/illusory-appearance": {
    steps: [
      {
        targets: { what: "self" },
        narrative:
          "She and her gear look like another humanoid creature of about her size, until her death or her bonus action ends it.",
      },
      { narrative: "Touch tells: what one feels is the hag as she is." },
      {
        when: "acted-on",
        check: { ability: "int", skill: "investigation", dc: 20 },
        narrative: "An action spent on looking her over; success sees through the disguise.",
      },
    ],
  },
  "green-hag/invisible-passage": {
    steps: [
      {
        targets: { what: "self" },
        conditions: [
          {
            condition: "invisible",
            duration: { kind: "source" },
            endsOn: ["bearer-attacks", "bearer-casts"],
          },
        ],
        narrative: "With her gear, while she concentrates.",
      },
      { narrative: "Her passing leaves no traces: nothing but magic can track her." },
    ],
  },
  "guardian-naga/bite": {
    hit: {
      next: [{ save: saved("con", 15, "half"), damage: [damage("10d8", "poison", 45)] }],
    },
  },
  "guardian-naga/spit-poison": {
    steps: [
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "ranged", with: "weapon", bonus: 8, range: { normal: 15, long: 30 } },
        next: [{ save: saved("con", 15, "half"), damage: [damage("10d8", "poison", 45)] }],
      },
    ],
  },
  "half-red-dragon-veteran/fire-breath": {
    steps: [breath(cone(15), "dex", 15, damage("7d6", "fire", 24))],
  },
};
