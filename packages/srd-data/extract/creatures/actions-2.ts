import type { Duration } from "../../src/effect.js";
import type { Area, Damage, Inflicted, Step, Summons, Targets } from "../../src/node.js";
import type { Ability, DamageType } from "../../src/vocabulary.js";
import type { ActionReading, ActionReadings } from "../reading.js";

const lasting = (amount: number | string, unit: "round" | "minute" | "hour" | "day"): Duration => ({
  kind: "time",
  amount,
  unit,
});

const minute = lasting(1, "minute");
const hour = lasting(1, "hour");

/** How long a save makes immune. */
const day = { amount: 24, unit: "hour" } as const;
const dayOnSave = { amount: 24, unit: "hour", on: "save" } as const;

const prone: Inflicted = { condition: "prone", duration: { kind: "until", what: "stood-up" } };

const grappled = (dc: number): Inflicted => ({
  condition: "grappled",
  duration: { kind: "until", what: "escaped" },
  escape: { dc, by: ["athletics", "acrobatics"] },
});

/** Restrained until the grapple ends. */
const held: Inflicted = {
  condition: "restrained",
  duration: { kind: "until", what: "escaped" },
  with: "grappled",
};

/** For a minute, with a new save at the end of each turn. */
const forMinute = (condition: Inflicted["condition"]): Inflicted => ({
  condition,
  duration: minute,
  repeat: "turn-end",
});

/** Everyone in the area takes damage, half of it on a successful save. */
const breath = (
  area: Area,
  ability: Ability,
  dc: number,
  damage: { readonly roll: string; readonly type: DamageType; readonly average: number },
): Step => ({
  area,
  targets: { what: "creature" },
  save: { ability, dc, success: "half" },
  damage: [damage],
});

const cone = (length: number): Area => ({ shape: "cone", length });
const line = (length: number): Area => ({ shape: "line", length, width: 5 });

/** A bite or sting that only poisons: half the damage on a successful save. */
const venom = (dc: number, roll: string, average: number): ActionReading => ({
  hit: {
    next: [
      {
        save: { ability: "con", dc, success: "half" },
        damage: [{ roll, type: "poison", average }],
      },
    ],
  },
});

/** A creature that is hit falls prone where its save fails. */
const knockedDown = (dc: number): ActionReading => ({
  hit: {
    next: [
      {
        targets: { what: "creature" },
        save: { ability: "str", dc, success: "none" },
        conditions: [prone],
      },
    ],
  },
});

/** Whom a beast has swallowed; `hurt` is the damage from inside in one turn that may free it. */
const swallowed = (beast: {
  readonly acid: Omit<Damage, "type">;
  readonly hurt: number;
  readonly dc: number;
  readonly crawl: number;
}): Step => ({
  conditions: [
    { condition: "blinded", duration: { kind: "special" } },
    { condition: "restrained", duration: { kind: "special" } },
  ],
  takesIn: {
    covered: true,
    spits: { damage: beast.hurt, save: { ability: "con", dc: beast.dc, success: "none" } },
    crawl: beast.crawl,
  },
  narrative: "It is swallowed.",
  next: [
    {
      when: "turn-start",
      turnOf: "source",
      damage: [{ ...beast.acid, type: "acid" }],
    },
  ],
});

/** A failed save lowers the hit point maximum by the damage of the hit. */
const lifeDrain = (dc: number, ...further: readonly Step[]): ActionReading => ({
  hit: {
    next: [
      {
        save: { ability: "con", dc, success: "none" },
        lowersMaximum: "damage",
        narrative: "The damage of the hit counts; a long rest gives the maximum back.",
        next: [{ when: "maximum-zero", kills: true }],
      },
      ...further,
    ],
  },
});

/** What a vampire's bite does beyond its damage. */
const bloodDrunk: readonly Step[] = [
  {
    lowersMaximum: { damage: "necrotic" },
    narrative: "By the necrotic damage alone; a long rest gives the maximum back.",
  },
  {
    targets: { what: "self" },
    healing: [{ roll: "0", shareOfDamage: 1, ofType: "necrotic" }],
    narrative: "Of the necrotic damage alone.",
  },
  { when: "maximum-zero", kills: true },
];

const bitten: Targets = {
  what: "creature",
  count: 1,
  has: ["incapacitated", "restrained", "grappled", "charmed"],
};

/** A hit deals its damage or grapples, as the vampire likes. */
const damageOrGrapple = (bonus: number, damage: Damage, dc: number): ActionReading => ({
  steps: [
    {
      targets: { what: "creature", count: 1 },
      attack: { kind: "melee", with: "weapon", bonus, reach: 5 },
      next: [
        { option: "damage", damage: [damage] },
        { option: "grapple", conditions: [grappled(dc)] },
      ],
    },
  ],
});

const lycanthropy = (kind: string, dc: number): ActionReading => ({
  hit: {
    next: [
      {
        targets: { what: "creature", types: ["humanoid"] },
        save: { ability: "con", dc, success: "none" },
        effects: [
          {
            name: `Lycanthropy (${kind})`,
            effects: [],
            duration: { kind: "until", what: "cured" },
          },
        ],
        ails: "curse",
        narrative: `Cursed with ${kind} lycanthropy.`,
      },
    ],
  },
});

/** A swarm's bites: less once it has lost half its hit points. */
const swarming = (
  what: "creature" | "creature-or-object",
  whole: { readonly roll: string; readonly average: number },
  half: { readonly roll: string; readonly average: number },
  ...next: readonly Step[]
): ActionReading => ({
  hit: {
    damage: [{ ...whole, type: "piercing", instead: [{ if: "half-hit-points", ...half }] }],
    ...(next.length > 0 && { next }),
  },
  targets: { what, count: 1, range: 0 },
  notes: ["Only a target in the space that the swarm fills."],
});

/** The chance of a demon to summon others, and whom. */
const summonDemon = (
  percent: number,
  choices: Readonly<Record<string, Summons>>,
): ActionReading => ({
  steps: [
    {
      percent,
      narrative: "The demon chooses one of these before it tries.",
      next: Object.entries(choices).map(([option, summons]) => ({ option, summons })),
    },
    {
      narrative:
        "They come to free spaces 60 feet off or nearer, as its allies, and cannot summon demons in turn.",
    },
    {
      narrative:
        "They stay 1 minute, or until they or the summoner die, or its action sends them away.",
    },
  ],
});

/** Slowed for a minute: half speed, no reactions, one attack. */
const slowed: Step = {
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
};

/** Mummy rot, which takes from the hit point maximum day by day. */
const mummyRot = (dc: number): ActionReading => ({
  hit: {
    next: [
      {
        targets: { what: "creature" },
        save: { ability: "con", dc, success: "none" },
        effects: [
          {
            effects: [{ kind: "cannot", what: "heal" }],
            duration: { kind: "until", what: "cured" },
          },
        ],
        ails: "curse",
        narrative: "Mummy rot, a curse: remove curse or other magic ends it.",
        next: [
          {
            when: "day",
            ails: "curse",
            lowersMaximum: { roll: "3d6", until: "cured" },
          },
          {
            when: "maximum-zero",
            kills: true,
            narrative: "The body is then dust.",
          },
        ],
      },
    ],
  },
});

const dreadfulGlare = (
  dc: number,
  { immune, ofAll }: { readonly immune: string; readonly ofAll: readonly string[] },
): ActionReading => ({
  steps: [
    {
      targets: { what: "creature", count: 1, range: 60, visible: true },
      save: { ability: "wis", dc, success: "none", magic: true },
      conditions: [
        { condition: "frightened", duration: { kind: "turn", edge: "end", of: "source" } },
      ],
      immuneAfter: { amount: 24, unit: "hour", on: "save", ofAll },
      narrative: `Only if it sees the glare, which is magic. Only a save makes immune, and to that of ${immune}.`,
      next: [
        {
          failsBy: 5,
          conditions: [
            { condition: "paralyzed", duration: { kind: "turn", edge: "end", of: "source" } },
          ],
        },
      ],
    },
  ],
});

const lessByTheKiss: Step = {
  lowersMaximum: "damage",
  narrative: "By what it took of the kiss, saved or not; a long rest gives the maximum back.",
};

/** Who is called, so many rounds before they arrive. */
const comingAfter = (
  rounds: string,
  { summons, ...called }: Pick<Step, "option" | "narrative"> & { readonly summons: Summons },
): Step => ({
  ...called,
  targets: { what: "self" },
  effects: [{ effects: [], duration: lasting(rounds, "round") }],
  next: [{ when: "end", summons }],
});

const passesToEther: Step = {
  targets: { what: "self" },
  narrative: "It passes to the Ethereal Plane out of the Material, or back.",
};

export const actions2: ActionReadings = {
  "harpy/luring-song": {
    steps: [
      {
        targets: { what: "creature", range: 300, types: ["humanoid", "giant"], hears: true },
        save: { ability: "wis", dc: 11, success: "none" },
        conditions: [
          {
            condition: "charmed",
            duration: { kind: "source" },
            repeat: "turn-end",
            endsOn: ["source-incapacitated"],
          },
          { condition: "incapacitated", duration: { kind: "source" }, with: "charmed" },
        ],
        immuneAfter: dayOnSave,
        narrative: "Only a save makes immune, and to this one harpy's song.",
        next: [
          {
            narrative:
              "More than 5 feet off, it must go straight toward the harpy on its turn, heedless of opportunity attacks; other harpies' songs leave it cold.",
          },
          {
            narrative:
              "It also saves anew before it enters harmful terrain and each time anyone but the harpy damages it.",
          },
        ],
      },
      {
        when: "sustain",
        economy: "bonus-action",
        narrative:
          "Sings on, each turn; the harpy may stop when it likes, and does when incapacitated.",
      },
    ],
  },
  "hell-hound/fire-breath": {
    steps: [breath(cone(15), "dex", 12, { roll: "6d6", type: "fire", average: 21 })],
  },
  "hezrou/variant-summon-demon": summonDemon(30, {
    dretches: { creatures: ["dretch"], count: "2d6" },
    hezrou: { creatures: ["hezrou"], count: 1 },
  }),
  "homunculus/bite": {
    hit: {
      next: [
        {
          save: { ability: "con", dc: 10, success: "none" },
          conditions: [{ condition: "poisoned", duration: minute }],
          next: [
            {
              failsBy: 5,
              conditions: [
                {
                  condition: "poisoned",
                  duration: { kind: "time", amount: "1d10", unit: "minute" },
                },
                { condition: "unconscious", duration: { kind: "special" }, with: "poisoned" },
              ],
              narrative: "This poison is in place of the shorter one.",
            },
          ],
        },
      ],
    },
  },
  "horned-devil/tail": {
    hit: {
      next: [
        {
          targets: { what: "creature", except: ["undead", "construct"] },
          save: { ability: "con", dc: 17, success: "none" },
          narrative: "It bears an infernal wound.",
          next: [
            {
              when: "turn-start",
              loses: "3d6",
              narrative:
                "10 on average, and 10 (3d6) more for each later hit of this tail on the wounded one.",
            },
            {
              when: "acted-on",
              check: { ability: "wis", skill: "medicine", dc: 12 },
              narrative:
                "Anyone's action and this check close the wound; so does any magical healing.",
            },
          ],
        },
      ],
    },
  },
  "ice-devil/wall-of-ice": {
    steps: [
      {
        targets: { what: "point", count: 1, range: 60, visible: true },
        narrative:
          "Opaque ice, on something solid. It stays 1 minute, or less if the devil dies or becomes incapacitated.",
      },
      {
        option: "wall",
        area: { shape: "wall", length: 30, height: 10, thickness: 1 },
        blocks: ["movement", "sight", "effects"],
        sections: {
          feet: 10,
          armorClass: 5,
          hitPoints: 30,
          vulnerable: ["fire"],
          immune: ["acid", "cold", "necrotic", "poison", "psychic"],
        },
        lasts: { kind: "time", amount: 1, unit: "minute" },
        narrative: "Or a shorter one.",
      },
      {
        option: "hemispherical_dome",
        area: { shape: "sphere", radius: 10 },
        blocks: ["movement", "sight", "effects"],
        sections: {
          feet: 10,
          armorClass: 5,
          hitPoints: 30,
          vulnerable: ["fire"],
          immune: ["acid", "cold", "necrotic", "poison", "psychic"],
        },
        lasts: { kind: "time", amount: 1, unit: "minute" },
        narrative: "Half a sphere, 1 foot thick; it may be smaller.",
      },
      {
        targets: { what: "creature" },
        narrative:
          "Whoever is where it appears is pushed out the shortest way, to the side that it chooses unless incapacitated.",
      },
      {
        targets: { what: "creature" },
        save: { ability: "dex", dc: 17, success: "half" },
        damage: [{ roll: "10d6", type: "cold", average: 35 }],
        narrative: "Only those pushed out.",
      },
      {
        targets: { what: "object" },
        effects: [
          {
            effects: [
              { kind: "stat", stat: "armor-class", change: "set", by: 5 },
              { kind: "stat", stat: "hit-point-maximum", change: "set", by: 30 },
              { kind: "damage", response: "vulnerability", types: ["fire"] },
              {
                kind: "damage",
                response: "immunity",
                types: ["acid", "cold", "necrotic", "poison", "psychic"],
              },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "These are each 10-foot section's; at 0 hit points it is a breach filled with cold air.",
      },
      {
        when: "enter",
        targets: { what: "creature" },
        save: { ability: "con", dc: 17, success: "half" },
        damage: [{ roll: "5d6", type: "cold", average: 17 }],
        narrative:
          "As it ends a move, willing or not, through the cold air of a broken section, once a turn; the air stays as long as the wall.",
      },
    ],
  },
  "ice-mephit/frost-breath": {
    steps: [breath(cone(15), "dex", 10, { roll: "2d4", type: "cold", average: 5 })],
  },
  "imp/invisibility": {
    steps: [
      {
        targets: { what: "self" },
        conditions: [
          { condition: "invisible", duration: { kind: "source" }, endsOn: ["bearer-attacks"] },
        ],
        narrative: "Its equipment vanishes too. It lasts while the imp concentrates as on a spell.",
      },
    ],
  },
  "imp/sting": venom(11, "3d6", 10),
  "iron-golem/poison-breath": {
    steps: [breath(cone(15), "con", 19, { roll: "10d8", type: "poison", average: 45 })],
  },
  "knight/leadership": {
    steps: [
      {
        targets: { what: "creature", range: 30, visible: true, hears: true },
        effects: [
          {
            effects: [
              { kind: "roll", on: "attack", by: "self", bonus: "1d4" },
              { kind: "roll", on: "save", by: "self", bonus: "1d4" },
            ],
            duration: minute,
            endsOn: ["source-incapacitated"],
          },
        ],
        narrative:
          "For each single roll the knight has to call out to the roller, who is not hostile and understands it.",
      },
      { narrative: "No creature uses more than 1 Leadership die at once." },
    ],
  },
  "kraken/bite": {
    hit: {
      next: [
        {
          ...swallowed({ acid: { roll: "12d6", average: 42 }, hurt: 50, dc: 25, crawl: 15 }),
          targets: { what: "creature", sizeAtMost: "large", has: ["grappled"] },
          ends: ["grappled"],
        },
      ],
    },
  },
  "kraken/fling": {
    steps: [
      {
        targets: {
          what: "creature-or-object",
          count: 1,
          sizeAtMost: "large",
          has: ["grappled"],
        },
        ends: ["grappled"],
        move: { feet: 60, to: "any", random: true },
        conditions: [prone],
        narrative: "Or an object that it holds.",
        next: [
          {
            when: "hits-object",
            damage: [{ roll: "1d6", type: "bludgeoning", average: 3 }],
          },
          {
            when: "hits-creature",
            targets: { what: "creature" },
            save: { ability: "dex", dc: 18, success: "none" },
            damage: [{ roll: "1d6", type: "bludgeoning", average: 3 }],
            conditions: [prone],
          },
        ],
      },
    ],
  },
  "kraken/ink-cloud": {
    steps: [
      {
        area: { shape: "sphere", radius: 60 },
        obscures: "heavily",
        spreads: true,
        lasts: { kind: "turn", edge: "end", of: "source" },
        narrative:
          "Underwater only, and round corners; not for the kraken. It is gone when its next turn ends or a strong current comes.",
      },
      {
        when: "turn-end",
        area: { shape: "sphere", radius: 60 },
        targets: { what: "creature" },
        save: { ability: "con", dc: 23, success: "half" },
        damage: [{ roll: "3d10", type: "poison", average: 16 }],
        narrative: "The kraken itself is spared.",
      },
    ],
  },
  "kraken/lightning-storm": { steps: [{ action: "Lightning Storm" }] },
  "kraken/lightning-storm-2": {
    steps: [
      {
        targets: { what: "creature", count: 3, range: 120, visible: true },
        save: { ability: "dex", dc: 23, success: "half" },
        damage: [{ roll: "4d10", type: "lightning", average: 22 }],
      },
    ],
  },
  "kraken/tentacle": {
    hit: {
      conditions: [grappled(18), held],
      narrative: "With its ten tentacles it can hold ten targets, one each.",
    },
  },
  "kraken/tentacle-attack-or-fling": { steps: [{ action: ["Tentacle", "Fling"] }] },
  "lamia/intoxicating-touch": {
    steps: [
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "melee", with: "spell", bonus: 5, reach: 5 },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "save",
                by: "self",
                mode: "disadvantage",
                when: { ability: ["wis"] },
              },
              { kind: "roll", on: "check", by: "self", mode: "disadvantage" },
            ],
            duration: hour,
          },
        ],
        narrative: "It is a magical curse.",
      },
    ],
  },
  "lich/cantrip": { steps: [{ narrative: "It casts one of the cantrips it knows." }] },
  "lich/disrupt-life": {
    steps: [
      {
        targets: { what: "creature", range: 20, except: ["undead"] },
        save: { ability: "con", dc: 18, success: "half", magic: true },
        damage: [{ roll: "6d6", type: "necrotic", average: 21 }],
        narrative: "The save is one against magic.",
      },
    ],
  },
  "lich/frightening-gaze": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 10, visible: true },
        save: { ability: "wis", dc: 18, success: "none", magic: true },
        conditions: [forMinute("frightened")],
        immuneAfter: day,
        narrative: "The save is one against magic.",
      },
    ],
  },
  "lich/paralyzing-touch": { steps: [{ action: "Paralyzing Touch" }] },
  "lich/paralyzing-touch-2": {
    hit: {
      next: [
        {
          save: { ability: "con", dc: 18, success: "none" },
          conditions: [forMinute("paralyzed")],
        },
      ],
    },
  },
  "magma-mephit/fire-breath": {
    steps: [breath(cone(15), "dex", 11, { roll: "2d6", type: "fire", average: 7 })],
  },
  "magmin/touch": {
    hit: {
      next: [
        {
          targets: { what: "creature-or-object" },
          narrative:
            "It catches fire (an object only if flammable) until an action is spent to put it out.",
          next: [
            {
              when: "turn-end",
              damage: [{ roll: "1d6", type: "fire", average: 3 }],
              narrative: "While it burns.",
            },
          ],
        },
      ],
    },
  },
  "marilith/parry": {
    steps: [
      {
        targets: { what: "self" },
        effects: [
          {
            effects: [
              {
                kind: "stat",
                stat: "armor-class",
                change: "add",
                by: 5,
                when: { all: [{ attack: "melee" }, { sees: "other" }] },
              },
            ],
            duration: { kind: "instantaneous" },
          },
        ],
        narrative: "For 1 attack that would hit, while the marilith has a melee weapon in hand.",
      },
    ],
  },
  "marilith/tail": {
    holds: 1,
    hit: {
      next: [
        {
          targets: { what: "creature", sizeAtMost: "medium" },
          conditions: [grappled(19), held],
          narrative: "While it holds one, its tail hits that target without a roll.",
        },
      ],
    },
  },
  "marilith/variant-summon-demon": summonDemon(50, {
    vrocks: { creatures: ["vrock"], count: "1d6" },
    hezrous: { creatures: ["hezrou"], count: "1d4" },
    glabrezus: { creatures: ["glabrezu"], count: "1d3" },
    nalfeshnees: { creatures: ["nalfeshnee"], count: "1d2" },
    marilith: { creatures: ["marilith"], count: 1 },
  }),
  "mastiff/bite": knockedDown(11),
  "merrow/harpoon": {
    hit: {
      next: [
        {
          targets: { what: "creature", sizeAtMost: "huge" },
          check: { ability: "str", contest: "str" },
          move: { feet: 20, to: "toward" },
        },
      ],
    },
  },
  "mimic/pseudopod": {
    hit: {
      next: [
        {
          if: { during: "object-form" },
          targets: { what: "creature", sizeAtMost: "huge" },
          conditions: [
            {
              condition: "grappled",
              duration: { kind: "until", what: "escaped" },
              escape: { dc: 13, by: ["athletics", "acrobatics"] },
            },
          ],
          effects: [
            {
              effects: [
                {
                  kind: "roll",
                  on: "check",
                  by: "self",
                  mode: "disadvantage",
                  when: { against: "grapple" },
                },
              ],
              duration: { kind: "until", what: "escaped" },
              with: "grappled",
            },
          ],
          narrative: "Its Adhesive: whatever it touches as an object sticks to it.",
        },
      ],
    },
  },
  "mummy-lord/attack": { steps: [{ action: ["Rotting Fist", "Dreadful Glare"] }] },
  "mummy-lord/blasphemous-word": {
    steps: [
      {
        targets: { what: "creature", range: 10, except: ["undead"], hears: true },
        save: { ability: "con", dc: 16, success: "none", magic: true },
        conditions: [
          { condition: "stunned", duration: { kind: "turn", edge: "end", of: "source" } },
        ],
        narrative: "The word is magic.",
      },
    ],
  },
  "mummy-lord/blinding-dust": {
    steps: [
      {
        targets: { what: "creature", range: 5 },
        save: { ability: "con", dc: 16, success: "none" },
        conditions: [
          { condition: "blinded", duration: { kind: "turn", edge: "end", of: "target" } },
        ],
      },
    ],
  },
  "mummy-lord/channel-negative-energy": {
    steps: [
      {
        targets: { what: "creature", range: 60 },
        effects: [
          {
            effects: [{ kind: "cannot", what: "heal" }],
            duration: { kind: "turn", edge: "end", of: "source" },
          },
        ],
        narrative: "Barriers and corners do not shield anyone.",
      },
    ],
  },
  "mummy-lord/dreadful-glare": dreadfulGlare(16, {
    immune: "each mummy and mummy lord",
    ofAll: ["mummy-lord"],
  }),
  "mummy-lord/rotting-fist": mummyRot(16),
  "mummy-lord/whirlwind-of-sand": {
    steps: [
      {
        targets: { what: "self" },
        move: { feet: 60, to: "any" },
        effects: [
          {
            effects: [
              { kind: "damage", response: "immunity", types: "all" },
              { kind: "condition-immunity", condition: "grappled" },
              { kind: "condition-immunity", condition: "petrified" },
              { kind: "condition-immunity", condition: "prone" },
              { kind: "condition-immunity", condition: "restrained" },
              { kind: "condition-immunity", condition: "stunned" },
            ],
            duration: { kind: "source" },
          },
        ],
        narrative:
          "It moves as a whirlwind, then takes its own shape again; it keeps its equipment all the while.",
      },
    ],
  },
  "mummy/dreadful-glare": dreadfulGlare(11, {
    immune: "each mummy, but no mummy lord",
    ofAll: ["mummy", "mummy-lord"],
  }),
  "mummy/rotting-fist": mummyRot(12),
  "nalfeshnee/horror-nimbus": {
    steps: [
      {
        targets: { what: "creature", range: 15 },
        save: { ability: "wis", dc: 15, success: "none" },
        conditions: [forMinute("frightened")],
        immuneAfter: day,
        narrative: "Only those that see its magical light.",
      },
    ],
  },
  "nalfeshnee/variant-summon-demon": summonDemon(50, {
    vrocks: { creatures: ["vrock"], count: "1d4" },
    hezrous: { creatures: ["hezrou"], count: "1d3" },
    glabrezus: { creatures: ["glabrezu"], count: "1d2" },
    nalfeshnee: { creatures: ["nalfeshnee"], count: 1 },
  }),
  "night-hag/change-shape": {
    steps: [
      {
        targets: { what: "self" },
        narrative:
          "She becomes a female humanoid, Small or Medium, or herself again; statistics and equipment do not change. Death undoes it.",
      },
    ],
  },
  "night-hag/etherealness": {
    steps: [
      {
        ...passesToEther,
        narrative: `${passesToEther.narrative} The hag needs her heartstone for it.`,
      },
    ],
  },
  "night-hag/nightmare-haunting": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 5, types: ["humanoid"] },
        narrative:
          "From the Ethereal Plane she touches one who sleeps on the Material; magic circle shuts her out, as protection from evil and good does.",
        next: [
          {
            when: "finished",
            lowersMaximum: { roll: "1d10", until: "cured" },
            narrative:
              "After 1 hour of visions or more, 5 on average: its rest is worth nothing; greater restoration or the like gives the maximum back.",
          },
          {
            when: "maximum-zero",
            kills: true,
            narrative: "The soul of an evil one goes into her soul bag.",
          },
        ],
      },
    ],
  },
  "nightmare/ethereal-stride": {
    steps: [
      passesToEther,
      {
        targets: { what: "creature", count: 3, range: 5, willing: true },
        narrative: "These go with it.",
      },
    ],
  },
  "ochre-jelly/split": {
    steps: [
      {
        when: ["use", "subjected-to-lightning", "subjected-to-slashing"],
        targets: { what: "self", sizeAtLeast: "medium" },
        splits: { hitPoints: 10 },
      },
    ],
  },
  "octopus/ink-cloud": {
    steps: [
      {
        area: { shape: "sphere", radius: 5 },
        obscures: "heavily",
        lasts: { kind: "time", amount: 1, unit: "minute" },
        narrative: "Underwater only. It stays 1 minute, unless a strong current scatters the ink.",
      },
      { when: "sustain", economy: "bonus-action", targets: { what: "self" }, action: "Dash" },
    ],
  },
  "octopus/tentacles": {
    holds: 1,
    hit: {
      conditions: [grappled(10)],
    },
  },
  "oni/change-shape": {
    steps: [
      {
        targets: { what: "self" },
        narrative:
          "It becomes a Small or Medium humanoid, a Large giant or itself again; only its size changes. Death undoes it.",
      },
      {
        narrative:
          "Of its equipment only the glaive changes, shrinking to suit a humanoid's hands.",
      },
    ],
  },
  "oni/glaive": {
    hit: {
      damage: [
        {
          roll: "2d10 + 4",
          type: "slashing",
          average: 15,
          instead: [{ if: "form", roll: "1d10 + 4", average: 9 }],
        },
      ],
    },
    notes: ["The lesser roll is for its Small and Medium forms."],
  },
  "otyugh/bite": {
    hit: {
      next: [
        {
          targets: { what: "creature" },
          save: { ability: "con", dc: 15, success: "none" },
          conditions: [{ condition: "poisoned", duration: { kind: "until", what: "cured" } }],
          ails: "disease",
          narrative: "The save is one against disease.",
          next: [
            {
              when: "day",
              save: { ability: "con", dc: 15, success: "other" },
              ails: "disease",
              lowersMaximum: { roll: "1d10", until: "cured" },
              otherwise: [{ ends: ["poisoned", "own"], narrative: "It is cured." }],
            },
            { when: "maximum-zero", kills: true },
          ],
        },
      ],
    },
  },
  "otyugh/tentacle": {
    hit: {
      next: [
        {
          targets: { what: "creature", sizeAtMost: "medium" },
          conditions: [grappled(13), held],
          narrative: "With its two tentacles it can hold two targets, one each.",
        },
      ],
    },
  },
  "otyugh/tentacle-slam": {
    steps: [
      {
        targets: { what: "creature", has: ["grappled"] },
        save: { ability: "con", dc: 14, success: "half" },
        damage: [{ roll: "2d6 + 3", type: "bludgeoning", average: 10 }],
        conditions: [
          { condition: "stunned", duration: { kind: "turn", edge: "end", of: "source" } },
        ],
        narrative: "They are knocked together or against something solid.",
      },
    ],
  },
  "phase-spider/bite": {
    hit: {
      next: [
        {
          save: { ability: "con", dc: 11, success: "half" },
          damage: [{ roll: "4d8", type: "poison", average: 18 }],
          next: [
            {
              when: "at-zero",
              stabilizes: true,
              conditions: [
                { condition: "poisoned", duration: hour },
                { condition: "paralyzed", duration: hour, with: "poisoned" },
              ],
              narrative: "Healing does not end the poison.",
            },
          ],
        },
      ],
    },
  },
  "pit-fiend/bite": {
    hit: {
      next: [
        {
          save: { ability: "con", dc: 21, success: "none" },
          conditions: [
            { condition: "poisoned", duration: { kind: "special" }, repeat: "turn-end" },
          ],
          effects: [
            {
              effects: [{ kind: "cannot", what: "heal", when: { has: "poisoned" } }],
              duration: { kind: "special" },
            },
          ],
          next: [
            {
              when: "turn-start",
              damage: [{ roll: "6d6", type: "poison", average: 21 }],
              narrative: "While so poisoned.",
            },
          ],
        },
      ],
    },
  },
  "planetar/healing-touch": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 5 },
        healing: [{ roll: "6d8 + 3", average: 30 }],
        ends: ["curse", "disease", "poisoned", "blinded", "deafened"],
        narrative: "By touch, and never on itself.",
      },
    ],
  },
  "poisonous-snake/bite": venom(10, "2d4", 5),
  "pseudodragon/sting": {
    hit: {
      next: [
        {
          save: { ability: "con", dc: 11, success: "none" },
          conditions: [{ condition: "poisoned", duration: hour }],
          next: [
            {
              failsBy: 5,
              conditions: [
                { condition: "unconscious", duration: hour, endsOn: ["damaged", "action"] },
              ],
            },
          ],
        },
      ],
    },
  },
  "purple-worm/bite": {
    hit: {
      next: [
        {
          targets: { what: "creature", sizeAtMost: "large" },
          save: { ability: "dex", dc: 19, success: "none" },
          ...swallowed({ acid: { roll: "6d6", average: 21 }, hurt: 30, dc: 21, crawl: 20 }),
        },
      ],
    },
  },
  "purple-worm/tail-stinger": venom(19, "12d6", 42),
  "quasit/claw": {
    hit: {
      next: [
        {
          save: { ability: "con", dc: 10, success: "none" },
          damage: [{ roll: "2d4", type: "poison", average: 5 }],
          conditions: [forMinute("poisoned")],
        },
      ],
    },
  },
  "quasit/invisibility": {
    steps: [
      {
        targets: { what: "self" },
        conditions: [
          { condition: "invisible", duration: { kind: "source" }, endsOn: ["bearer-attacks"] },
        ],
        narrative:
          "Its equipment vanishes too. It lasts while it concentrates as on a spell; using Scare ends it.",
      },
    ],
  },
  "quasit/scare": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 20 },
        save: { ability: "wis", dc: 10, success: "none" },
        conditions: [forMinute("frightened")],
        narrative: "The repeated saves have disadvantage while the quasit is in its line of sight.",
      },
    ],
  },
  "rakshasa/claw": {
    hit: {
      next: [
        {
          targets: { what: "creature" },
          narrative:
            "A magical curse: visions fill its rests, and no short or long rest benefits it until remove curse or the like.",
        },
      ],
    },
  },
  "red-dragon-wyrmling/fire-breath": {
    steps: [breath(cone(15), "dex", 13, { roll: "7d6", type: "fire", average: 24 })],
  },
  "remorhaz/bite": {
    holds: 1,
    hit: {
      next: [
        {
          targets: { what: "creature" },
          conditions: [grappled(17), held],
        },
      ],
    },
  },
  "remorhaz/swallow": {
    steps: [
      {
        targets: { what: "creature", count: 1, sizeAtMost: "medium", has: ["grappled"] },
        action: "Bite",
        narrative: "What follows needs a hit.",
        next: [
          {
            ...swallowed({ acid: { roll: "6d6", average: 21 }, hurt: 30, dc: 15, crawl: 15 }),
            ends: ["grappled"],
          },
        ],
      },
    ],
  },
  "roc/talons": {
    holds: 1,
    hit: {
      conditions: [grappled(19), held],
    },
  },
  "roper/reel": {
    steps: [
      {
        targets: { what: "creature", has: ["grappled"] },
        move: { feet: 25, to: "toward" },
        narrative: "In a straight line.",
      },
    ],
  },
  "roper/tendril": {
    holds: 6,
    limb: { armorClass: 20, hitPoints: 10, immune: ["poison", "psychic"] },
    steps: [
      {
        targets: { what: "creature", count: 1 },
        attack: { kind: "melee", with: "weapon", bonus: 7, reach: 50 },
        conditions: [grappled(15), held],
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
            ],
            duration: { kind: "until", what: "escaped" },
            with: "grappled",
          },
        ],
      },
    ],
  },
  "rug-of-smothering/smother": {
    holds: 1,
    steps: [
      {
        targets: { what: "creature", count: 1, sizeAtMost: "medium" },
        attack: { kind: "melee", with: "weapon", bonus: 5, reach: 5 },
        conditions: [
          grappled(13),
          held,
          { condition: "blinded", duration: { kind: "until", what: "escaped" }, with: "grappled" },
        ],
        narrative: "It may suffocate.",
        next: [
          {
            when: "turn-start",
            damage: [{ roll: "2d6 + 3", type: "bludgeoning", average: 10 }],
            narrative: "While the rug holds it.",
          },
        ],
      },
    ],
  },
  "rust-monster/antennae": {
    steps: [
      {
        targets: { what: "object", count: 1, range: 5, visible: true },
        narrative:
          "Nonmagical and of ferrous metal. Where nobody wears or carries it, the touch destroys a cube of 1 foot.",
      },
      {
        targets: { what: "object", count: 1, range: 5, visible: true },
        save: { ability: "dex", dc: 11, success: "none" },
        narrative: "Where somebody does, that creature may save.",
        next: [
          {
            effects: [
              {
                effects: [
                  {
                    kind: "stat",
                    stat: "armor-class",
                    change: "add",
                    by: -1,
                    when: { any: [{ not: { armor: "none" } }, { shield: true }] },
                  },
                ],
                duration: { kind: "special" },
              },
            ],
            narrative:
              "Metal armor or shield: for good, and adding up; at AC 10 the armor is destroyed, at +0 the shield.",
          },
          { narrative: "A metal weapon in hand rusts by the monster's Rust Metal trait." },
        ],
      },
    ],
  },
  "salamander/tail": {
    holds: 1,
    hit: {
      conditions: [grappled(14), held],
      narrative: "While it holds one, its tail hits that target without a roll.",
    },
  },
  // The records keep only the end of this action: no save and no area stand in them.
  "satyr/variant-panpipes": {
    steps: [
      {
        option: "gentle_lullaby",
        targets: { what: "creature" },
        conditions: [{ condition: "unconscious", duration: minute, endsOn: ["damaged", "action"] }],
        narrative: "The creature sleeps.",
      },
    ],
  },
  "scorpion/sting": venom(9, "1d8", 4),
  "sea-hag/death-glare": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 30, visible: true, has: ["frightened"] },
        save: { ability: "wis", dc: 11, success: "none", magic: true },
        kills: "to-zero",
        narrative: "Only if it sees her; its hit points fall to 0. The save is one against magic.",
      },
    ],
  },
  "sea-hag/illusory-appearance": {
    steps: [
      {
        targets: { what: "self" },
        narrative:
          "With all she wears she looks like some ugly humanoid of about her size, until she dies or ends it by a bonus action.",
      },
      {
        when: "acted-on",
        check: { ability: "int", skill: "investigation", dc: 16 },
        narrative:
          "One who spends an action on looking sees through the disguise; a touch may feel what is under it.",
      },
    ],
  },
  "shadow/strength-drain": {
    hit: {
      effects: [
        {
          effects: [{ kind: "stat", stat: "str", change: "add", by: "-1d4" }],
          duration: { kind: "until", what: "short-rest" },
          stacks: true,
        },
      ],
      next: [
        { when: "strength-zero", kills: true },
        {
          when: "slain",
          targets: {
            what: "corpse",
            types: ["humanoid"],
            alignments: [
              "lawful good",
              "neutral good",
              "chaotic good",
              "lawful neutral",
              "neutral",
              "chaotic neutral",
            ],
          },
          summons: { creatures: ["shadow"], count: 1, after: { amount: "1d4", unit: "hour" } },
          narrative: "Out of the body, after 1d4 hours.",
        },
      ],
    },
  },
  "shambling-mound/engulf": {
    steps: [
      {
        targets: { what: "creature", count: 1, sizeAtMost: "medium", has: ["grappled"] },
        conditions: [
          { condition: "blinded", duration: { kind: "special" }, with: "grappled" },
          { condition: "restrained", duration: { kind: "special" }, with: "grappled" },
        ],
        takesIn: { room: 1 },
        narrative: "The engulfed cannot breathe.",
        next: [
          {
            when: "turn-start",
            turnOf: "source",
            save: { ability: "con", dc: 14, success: "none" },
            damage: [{ roll: "2d8 + 4", type: "bludgeoning", average: 13 }],
          },
        ],
      },
    ],
  },
  "shield-guardian/shield": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 5 },
        effects: [
          {
            effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 2 }],
            duration: { kind: "instantaneous" },
          },
        ],
        narrative: "For whoever wears its amulet, against the attack that it answers.",
      },
    ],
  },
  "shrieker/shriek": {
    steps: [
      {
        when: "trigger",
        narrative:
          "Bright light or a creature at 30 feet or nearer makes it shriek, to be heard 300 feet off.",
      },
      { narrative: "It goes on until that is gone, and through 1d4 of its own turns after." },
    ],
  },
  "silver-dragon-wyrmling/breath-weapons": {
    steps: [
      {
        option: "cold_breath",
        ...breath(cone(15), "con", 13, { roll: "4d8", type: "cold", average: 18 }),
      },
      {
        option: "paralyzing_breath",
        area: cone(15),
        targets: { what: "creature" },
        save: { ability: "con", dc: 13, success: "none" },
        conditions: [forMinute("paralyzed")],
      },
    ],
  },
  "solar/blinding-gaze": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 30, visible: true },
        save: { ability: "con", dc: 15, success: "none" },
        conditions: [{ condition: "blinded", duration: { kind: "until", what: "cured" } }],
        narrative: "Only if it sees the solar; lesser restoration or other magic cures it.",
      },
    ],
  },
  "solar/flying-sword": {
    steps: [
      {
        targets: { what: "object", count: 1, range: 5 },
        narrative:
          "Its greatsword hovers in a free space; it counts as held by the solar for any effect aimed at it, and falls if the solar dies.",
      },
      {
        when: "sustain",
        economy: "bonus-action",
        targets: { what: "object", count: 1, visible: true },
        move: { feet: 50, to: "any" },
        narrative: "The sword flies as the solar thinks, if in sight.",
        next: [
          { option: "attack", action: "Greatsword" },
          { option: "return", narrative: "It is in the solar's hands again." },
        ],
      },
    ],
  },
  "solar/healing-touch": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 5 },
        healing: [{ roll: "8d8 + 4", average: 40 }],
        ends: ["curse", "disease", "poisoned", "blinded", "deafened"],
        narrative: "By touch, and never on itself.",
      },
    ],
  },
  "solar/searing-burst": {
    steps: [
      {
        area: { shape: "sphere", radius: 10 },
        targets: { what: "creature", chosen: true },
        save: { ability: "dex", dc: 23, success: "half" },
        damage: [
          { roll: "4d6", type: "fire", average: 14 },
          { roll: "4d6", type: "radiant", average: 14 },
        ],
      },
    ],
  },
  "solar/slaying-longbow": {
    hit: {
      next: [
        {
          targets: { what: "creature" },
          hitPoints: { atMost: 190 },
          save: { ability: "con", dc: 15, success: "none" },
          kills: true,
        },
      ],
    },
  },
  "solar/teleport": {
    steps: [
      {
        targets: { what: "self" },
        move: { feet: 120, to: "any", teleport: true },
        narrative: "To a free space in its sight, equipment and all.",
      },
    ],
  },
  "specter/life-drain": lifeDrain(10),
  "spider/bite": {
    hit: {
      next: [
        {
          save: { ability: "con", dc: 9, success: "none" },
          damage: [{ roll: "1d4", type: "poison", average: 2 }],
        },
      ],
    },
  },
  "spirit-naga/bite": venom(13, "7d8", 31),
  "sprite/heart-sight": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 5 },
        narrative: "By touch it learns what the creature feels.",
      },
      {
        targets: { what: "creature", count: 1, range: 5 },
        save: { ability: "cha", dc: 10, success: "none" },
        narrative:
          "It learns that one's alignment too; celestials, fiends and undead fail without rolling.",
      },
    ],
  },
  "sprite/invisibility": {
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
        narrative: "Its equipment vanishes too. It lasts while it concentrates as on a spell.",
      },
    ],
  },
  "sprite/shortbow": {
    hit: {
      next: [
        {
          save: { ability: "con", dc: 10, success: "none" },
          conditions: [{ condition: "poisoned", duration: minute }],
          next: [
            {
              failsBy: 5,
              conditions: [
                { condition: "unconscious", duration: minute, endsOn: ["damaged", "action"] },
              ],
            },
          ],
        },
      ],
    },
  },
  "steam-mephit/steam-breath": {
    steps: [breath(cone(15), "dex", 10, { roll: "1d8", type: "fire", average: 4 })],
  },
  "stirge/blood-drain": {
    hit: {
      narrative: "The stirge holds fast to it, and then makes no attacks.",
      next: [
        {
          when: "turn-start",
          turnOf: "source",
          loses: "1d4 + 3",
          narrative: "While it is attached; 5 on average.",
        },
        {
          narrative:
            "It lets go for 5 feet of movement, and does after 10 hit points of blood or the target's death; anyone's action pulls it off.",
        },
      ],
    },
  },
  "stone-giant/rock": knockedDown(17),
  "stone-giant/rock-catching": {
    steps: [
      {
        targets: { what: "self" },
        save: { ability: "dex", dc: 10, success: "other" },
        narrative: "When a rock or the like is thrown at it.",
        otherwise: [
          {
            effects: [
              {
                effects: [{ kind: "damage", response: "immunity", types: ["bludgeoning"] }],
                duration: { kind: "instantaneous" },
              },
            ],
            narrative: "It catches the rock, and is spared the damage of that alone.",
          },
        ],
      },
    ],
  },
  "stone-golem/slow": {
    steps: [
      {
        ...slowed,
        targets: { what: "creature", range: 10, visible: true, chosen: true },
        save: { ability: "wis", dc: 17, success: "none", magic: true },
        next: [{ narrative: "The save is one against magic." }],
      },
    ],
  },
  "storm-giant/lightning-strike": {
    steps: [
      {
        targets: { what: "point", count: 1, range: 500, visible: true },
        narrative: "A magical bolt strikes there.",
        next: [
          breath({ shape: "sphere", radius: 10 }, "dex", 17, {
            roll: "12d8",
            type: "lightning",
            average: 54,
          }),
        ],
      },
    ],
  },
  "succubusincubus/charm": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 30, visible: true, types: ["humanoid"] },
        save: { ability: "wis", dc: 15, success: "none" },
        conditions: [{ condition: "charmed", duration: lasting(1, "day"), repeat: "damaged" }],
        immuneAfter: day,
        narrative:
          "It obeys spoken and telepathic orders, and saves anew at any harm or an order to kill itself.",
        next: [{ narrative: "A second charm ends the first." }],
      },
    ],
  },
  "succubusincubus/draining-kiss": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 5 },
        save: { ability: "con", dc: 15, success: "half", magic: true },
        damage: [{ roll: "5d10 + 5", type: "psychic", average: 32 }],
        narrative:
          "Only one that it has charmed or that is willing. The save is one against magic.",
        next: [lessByTheKiss],
        otherwise: [lessByTheKiss],
      },
      { when: "maximum-zero", kills: true },
    ],
  },
  "succubusincubus/etherealness": { steps: [passesToEther] },
  "swarm-of-bats/bites": swarming(
    "creature",
    { roll: "2d4", average: 5 },
    { roll: "1d4", average: 2 },
  ),
  "swarm-of-beetles/bites": swarming(
    "creature-or-object",
    { roll: "4d4", average: 10 },
    { roll: "2d4", average: 5 },
  ),
  "swarm-of-centipedes/bites": swarming(
    "creature-or-object",
    { roll: "4d4", average: 10 },
    { roll: "2d4", average: 5 },
    {
      when: "at-zero",
      targets: { what: "creature" },
      stabilizes: true,
      conditions: [
        { condition: "poisoned", duration: hour },
        { condition: "paralyzed", duration: hour, with: "poisoned" },
      ],
      narrative: "Healing does not end the poison.",
    },
  ),
  "swarm-of-poisonous-snakes/bites": swarming(
    "creature",
    { roll: "2d6", average: 7 },
    { roll: "1d6", average: 3 },
    {
      save: { ability: "con", dc: 10, success: "half" },
      damage: [{ roll: "4d6", type: "poison", average: 14 }],
    },
  ),
  "swarm-of-quippers/bites": swarming(
    "creature",
    { roll: "4d6", average: 14 },
    { roll: "2d6", average: 7 },
  ),
  "swarm-of-rats/bites": swarming(
    "creature-or-object",
    { roll: "2d6", average: 7 },
    { roll: "1d6", average: 3 },
  ),
  "swarm-of-ravens/beaks": swarming(
    "creature-or-object",
    { roll: "2d6", average: 7 },
    { roll: "1d6", average: 3 },
  ),
  "tarrasque/attack": { steps: [{ action: ["Claw", "Tail"] }] },
  "tarrasque/bite": {
    holds: 1,
    hit: {
      next: [
        {
          targets: { what: "creature" },
          conditions: [grappled(20), held],
        },
      ],
    },
  },
  "tarrasque/chomp": { steps: [{ action: ["Bite", "Swallow"] }] },
  "tarrasque/frightful-presence": {
    steps: [
      {
        targets: { what: "creature", range: 120, chosen: true },
        save: { ability: "wis", dc: 17, success: "none" },
        conditions: [forMinute("frightened")],
        immuneAfter: day,
        narrative:
          "Only those aware of it; their repeated saves have disadvantage while it is in their line of sight.",
      },
    ],
  },
  "tarrasque/move": {
    steps: [
      {
        targets: { what: "self" },
        narrative: "It moves, at most half as far as its speed allows.",
      },
    ],
  },
  "tarrasque/swallow": {
    steps: [
      {
        targets: { what: "creature", count: 1, sizeAtMost: "large", has: ["grappled"] },
        action: "Bite",
        narrative: "What follows needs a hit.",
        next: [
          {
            ...swallowed({ acid: { roll: "16d6", average: 56 }, hurt: 60, dc: 20, crawl: 30 }),
            ends: ["grappled"],
          },
        ],
      },
    ],
  },
  "tarrasque/tail": knockedDown(20),
  "treant/animate-trees": {
    steps: [
      {
        targets: { what: "plant", count: 2, range: 60, visible: true },
        summons: { creatures: ["treant"], count: 2, whileLives: true },
        effects: [
          {
            effects: [
              { kind: "stat", stat: "int", change: "set", by: 1 },
              { kind: "stat", stat: "cha", change: "set", by: 1 },
              { kind: "cannot", what: "speak" },
            ],
            duration: lasting(1, "day"),
          },
        ],
        narrative:
          "One tree or two, each an ally with a treant's statistics but no action except Slam.",
      },
      {
        narrative:
          "Sooner over when they are more than 120 feet apart, or the treant's bonus action turns it back.",
      },
      { narrative: "It then takes root where it can." },
    ],
  },
  "tyrannosaurus-rex/bite": {
    holds: 1,
    hit: {
      next: [
        {
          targets: { what: "creature", sizeAtMost: "medium" },
          conditions: [grappled(17), held],
        },
      ],
    },
  },
  "unicorn/heal-self": {
    steps: [{ targets: { what: "self" }, healing: [{ roll: "2d8 + 2", average: 11 }] }],
  },
  "unicorn/healing-touch": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 5 },
        healing: [{ roll: "2d8 + 2", average: 11 }],
        ends: ["disease", "poisoned"],
        narrative:
          "With its horn, and never on itself; every disease and every poison in it is gone.",
      },
    ],
  },
  "unicorn/hooves": { steps: [{ action: "Hooves" }] },
  "unicorn/shimmering-shield": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 60, visible: true },
        effects: [
          {
            effects: [{ kind: "stat", stat: "armor-class", change: "add", by: 2 }],
            duration: { kind: "turn", edge: "end", of: "source" },
          },
        ],
        narrative: "It may be the unicorn itself.",
      },
    ],
  },
  "unicorn/teleport": {
    steps: [
      {
        targets: { what: "self" },
        move: { feet: 5280, to: "any", teleport: true },
        narrative: "To a place that it knows well, 1 mile off at most, equipment and all.",
      },
      {
        targets: { what: "creature", count: 3, range: 5, visible: true, willing: true },
        move: { feet: 5280, to: "any", teleport: true },
        narrative: "They come along to the same place.",
      },
    ],
  },
  "vampire-spawn/bite": {
    hit: { next: bloodDrunk },
    targets: bitten,
  },
  "vampire-spawn/claws": damageOrGrapple(6, { roll: "2d4 + 3", average: 8, type: "slashing" }, 13),
  "vampire/bite": {
    hit: {
      next: [
        ...bloodDrunk,
        {
          when: "slain",
          targets: { what: "corpse", types: ["humanoid"] },
          summons: { creatures: ["vampire-spawn"], count: 1, after: { amount: 1, unit: "day" } },
          narrative:
            "Put in the earth, it rises the next night and is under the vampire's control.",
        },
      ],
    },
    targets: bitten,
  },
  "vampire/bite-legendary": { steps: [{ action: "Bite" }] },
  "vampire/charm": {
    steps: [
      {
        targets: { what: "creature", count: 1, range: 30, visible: true, types: ["humanoid"] },
        save: { ability: "wis", dc: 17, success: "none", magic: true },
        conditions: [{ condition: "charmed", duration: lasting(24, "hour") }],
        narrative: "Only if it sees the vampire. The save is one against magic.",
        next: [
          {
            narrative:
              "To it the vampire is a friend to trust and guard; it takes requests as kindly as can be, and lets itself be bitten.",
          },
          {
            narrative:
              "Each harm that the vampire or its companions do to it allows a new save, which ends it.",
          },
          {
            narrative:
              "Sooner over when the vampire is destroyed, on another plane, or ends it by a bonus action.",
          },
        ],
      },
    ],
  },
  "vampire/children-of-the-night": {
    steps: [
      comingAfter("1d4", {
        option: "bats",
        summons: { creatures: ["swarm-of-bats"], count: "2d4", whileLives: true },
        narrative: "Never while the sun is up.",
      }),
      comingAfter("1d4", {
        option: "rats",
        summons: { creatures: ["swarm-of-rats"], count: "2d4", whileLives: true },
        narrative: "Never while the sun is up.",
      }),
      comingAfter("1d4", {
        option: "wolves",
        summons: { creatures: ["wolf"], count: "3d6", whileLives: true },
        narrative: "Outdoors only, and never while the sun is up.",
      }),
      {
        narrative:
          "They heed what it says, and stay 1 hour, or until it sends them off by a bonus action.",
      },
    ],
  },
  "vampire/move": {
    steps: [
      {
        targets: { what: "self" },
        effects: [
          {
            effects: [{ kind: "cannot", what: "be-opportunity-attacked" }],
            duration: { kind: "source" },
          },
        ],
        narrative: "It moves, at most as far as its speed allows.",
      },
    ],
  },
  "vampire/unarmed-strike": { steps: [{ action: "Unarmed Strike" }] },
  "vampire/unarmed-strike-2": damageOrGrapple(
    9,
    { roll: "1d8 + 4", average: 8, type: "bludgeoning" },
    18,
  ),
  "vrock/spores": {
    steps: [
      {
        area: { shape: "sphere", radius: 15 },
        targets: { what: "creature" },
        save: { ability: "con", dc: 14, success: "none" },
        conditions: [{ condition: "poisoned", duration: { kind: "special" }, repeat: "turn-end" }],
        narrative: "Round corners too. A vial of holy water emptied over one also frees it.",
        next: [
          {
            when: "turn-start",
            damage: [{ roll: "1d10", type: "poison", average: 5 }],
            narrative: "While so poisoned.",
          },
        ],
      },
    ],
  },
  "vrock/stunning-screech": {
    steps: [
      {
        targets: { what: "creature", range: 20, hears: true },
        save: { ability: "con", dc: 14, success: "none" },
        conditions: [
          { condition: "stunned", duration: { kind: "turn", edge: "end", of: "source" } },
        ],
        narrative: "Demons are spared.",
      },
    ],
  },
  "vrock/variant-summon-demon": summonDemon(30, {
    dretches: { creatures: ["dretch"], count: "2d4" },
    vrock: { creatures: ["vrock"], count: 1 },
  }),
  "water-elemental/whelm": {
    steps: [
      {
        targets: { what: "creature", range: 0 },
        save: { ability: "str", dc: 15, success: "other" },
        damage: [{ roll: "2d8 + 4", type: "bludgeoning", average: 13 }],
        narrative: "Everyone in the space that the elemental fills.",
        next: [
          {
            targets: { what: "creature", sizeAtMost: "large" },
            conditions: [grappled(14), held],
            narrative:
              "Meanwhile it cannot breathe, unless it breathes water. The elemental holds 1 Large creature, or 2 that are smaller.",
          },
        ],
        otherwise: [{ narrative: "It is pushed out of that space." }],
      },
      {
        when: "turn-start",
        turnOf: "source",
        targets: { what: "creature", has: ["grappled"] },
        damage: [{ roll: "2d8 + 4", type: "bludgeoning", average: 13 }],
      },
      {
        when: "acted-on",
        check: { ability: "str", dc: 14 },
        narrative:
          "Someone no more than 5 feet off may spend an action on this to pull someone or something free.",
      },
    ],
  },
  "werebear/bite": lycanthropy("werebear", 14),
  "wereboar/tusks": lycanthropy("wereboar", 12),
  "wererat/bite": lycanthropy("wererat", 11),
  "weretiger/bite": lycanthropy("weretiger", 13),
  "werewolf/bite": lycanthropy("werewolf", 12),
  "white-dragon-wyrmling/cold-breath": {
    steps: [breath(cone(15), "con", 12, { roll: "5d8", type: "cold", average: 22 })],
  },
  "wight/life-drain": lifeDrain(
    13,
    {
      when: "slain",
      targets: { what: "corpse", types: ["humanoid"] },
      summons: { creatures: ["zombie"], count: 1, after: { amount: 24, unit: "hour" } },
      narrative: "24 hours later, unless it lives again or the body is gone.",
    },
    { narrative: "The wight controls such zombies, 12 at most." },
  ),
  "will-o-wisp/invisibility": {
    steps: [
      {
        targets: { what: "self" },
        conditions: [
          { condition: "invisible", duration: { kind: "source" }, endsOn: ["bearer-attacks"] },
        ],
        narrative:
          "Its light vanishes too. It lasts while it concentrates as on a spell; using Consume Life ends it.",
      },
    ],
  },
  "winter-wolf/bite": knockedDown(14),
  "winter-wolf/cold-breath": {
    steps: [breath(cone(15), "dex", 12, { roll: "4d8", type: "cold", average: 18 })],
  },
  "wraith/create-specter": {
    steps: [
      {
        targets: { what: "corpse", count: 1, range: 10, types: ["humanoid"] },
        summons: { creatures: ["specter"], count: 1 },
        narrative:
          "It died by violence, at most 1 minute ago; the specter appears where it lies, or as near as there is room.",
      },
      { narrative: "The wraith controls such specters, 7 at most." },
    ],
  },
  "wraith/life-drain": lifeDrain(14),
  "wyvern/stinger": venom(15, "7d6", 24),
  "young-black-dragon/acid-breath": {
    steps: [breath(line(30), "dex", 14, { roll: "11d8", type: "acid", average: 49 })],
  },
  "young-blue-dragon/lightning-breath": {
    steps: [breath(line(60), "dex", 16, { roll: "10d10", type: "lightning", average: 55 })],
  },
  "young-brass-dragon/breath-weapons": {
    steps: [
      {
        option: "fire_breath",
        ...breath(line(40), "dex", 14, { roll: "12d6", type: "fire", average: 42 }),
      },
      {
        option: "sleep_breath",
        area: cone(30),
        targets: { what: "creature" },
        save: { ability: "con", dc: 14, success: "none" },
        conditions: [
          {
            condition: "unconscious",
            duration: lasting(5, "minute"),
            endsOn: ["damaged", "action"],
          },
        ],
      },
    ],
  },
  "young-bronze-dragon/breath-weapons": {
    steps: [
      {
        option: "lightning_breath",
        ...breath(line(60), "dex", 15, { roll: "10d10", type: "lightning", average: 55 }),
      },
      {
        option: "repulsion_breath",
        area: cone(30),
        targets: { what: "creature" },
        save: { ability: "str", dc: 15, success: "none" },
        move: { feet: 40, to: "away" },
      },
    ],
  },
  "young-copper-dragon/breath-weapons": {
    steps: [
      {
        option: "acid_breath",
        ...breath(line(40), "dex", 14, { roll: "9d8", type: "acid", average: 40 }),
      },
      {
        ...slowed,
        option: "slowing_breath",
        area: cone(30),
        targets: { what: "creature" },
        save: { ability: "con", dc: 14, success: "none" },
      },
    ],
  },
  "young-gold-dragon/breath-weapons": {
    steps: [
      {
        option: "fire_breath",
        ...breath(cone(30), "dex", 17, { roll: "10d10", type: "fire", average: 55 }),
      },
      {
        option: "weakening_breath",
        area: cone(30),
        targets: { what: "creature" },
        save: { ability: "str", dc: 17, success: "none" },
        effects: [
          {
            effects: [
              {
                kind: "roll",
                on: "attack",
                by: "self",
                mode: "disadvantage",
                when: { ability: ["str"] },
              },
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
            ],
            duration: minute,
            repeat: "turn-end",
          },
        ],
      },
    ],
  },
  "young-green-dragon/poison-breath": {
    steps: [breath(cone(30), "con", 14, { roll: "12d6", type: "poison", average: 42 })],
  },
  "young-red-dragon/fire-breath": {
    steps: [breath(cone(30), "dex", 17, { roll: "16d6", type: "fire", average: 56 })],
  },
  "young-silver-dragon/breath-weapons": {
    steps: [
      {
        option: "cold_breath",
        ...breath(cone(30), "con", 17, { roll: "12d8", type: "cold", average: 54 }),
      },
      {
        option: "paralyzing_breath",
        area: cone(30),
        targets: { what: "creature" },
        save: { ability: "con", dc: 17, success: "none" },
        conditions: [forMinute("paralyzed")],
      },
    ],
  },
  "young-white-dragon/cold-breath": {
    steps: [breath(cone(30), "con", 15, { roll: "10d8", type: "cold", average: 45 })],
  },
};
