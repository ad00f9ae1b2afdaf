import type { Effect, Peril, Predicate } from "../../src/effect.js";
import type { Inflicted, Step } from "../../src/node.js";
import type { DamageType } from "../../src/vocabulary.js";
import type { TraitReading, TraitReadings } from "../reading.js";

// Rules that recur, each written once.

const prone: Inflicted = { condition: "prone", duration: { kind: "until", what: "stood-up" } };

const magicWeapons: Effect = { kind: "magical-attacks" };

const amphibious: TraitReading = { notes: ["Breathes air and water."] };

const climbs = "Climbs difficult surfaces, even ceilings head down, with no ability check.";

const slips = "Gaps 1 inch wide need no squeezing.";

/** It may enter an enemy's space and stay in it. */
const sharesSpace: Effect = { kind: "shares-space" };

/** An advantage or disadvantage on its own attack rolls. */
const onAttack = (mode: "advantage" | "disadvantage", when?: Predicate): Effect => ({
  kind: "roll",
  on: "attack",
  by: "self",
  mode,
  ...(when !== undefined && { when }),
});

const onCheck = (mode: "advantage" | "disadvantage", when?: Predicate): Effect => ({
  kind: "roll",
  on: "check",
  by: "self",
  mode,
  ...(when !== undefined && { when }),
});

const onSave = (when: Predicate): Effect => ({
  kind: "roll",
  on: "save",
  by: "self",
  mode: "advantage",
  when,
});

/** Advantage on saves against any of these. */
const savesAgainst = (first: Peril, ...more: readonly Peril[]): Effect =>
  onSave(
    more.length === 0
      ? { against: first }
      : { any: [first, ...more].map((peril) => ({ against: peril })) },
  );

/** Keen senses: advantage on Perception by one of these. */
const keen = (...senses: readonly ("sight" | "hearing" | "smell")[]): TraitReading => {
  const [first] = senses;
  const relies: Predicate =
    senses.length === 1 && first !== undefined
      ? { relies: first }
      : { any: senses.map((sense) => ({ relies: sense })) };
  return { effects: [onCheck("advantage", { all: [{ skill: ["perception"] }, relies] })] };
};

/** Effects on itself in a situation that no predicate can name. */
const inCase = (narrative: string, ...effects: readonly Effect[]): TraitReading => ({
  steps: [
    {
      when: "trigger",
      targets: { what: "self" },
      effects: [{ effects, duration: { kind: "special" } }],
      narrative,
    },
  ],
});

const stealthyWhere = (where: Predicate): TraitReading => ({
  effects: [onCheck("advantage", { all: [{ skill: ["stealth"] }, where] })],
});

const stoneCamouflage = stealthyWhere({ terrain: "rocky" });

const illumination = (feet: number): TraitReading => ({
  steps: [{ targets: { what: "self" }, light: { bright: feet, dim: feet } }],
});

const holdBreath = (time: string): string => `Holds its breath for ${time}.`;

const leap = (long: number, high: number): TraitReading => ({
  notes: [`Long jump up to ${long} feet, high jump up to ${high}, standing or running.`],
});

const looks = (like: string, when = "Motionless"): TraitReading => ({
  notes: [`${when}, it cannot be told from ${like}.`],
});

const absorbs = (type: DamageType): TraitReading => ({
  effects: [{ kind: "damage", response: "immunity", types: [type] }],
  steps: [
    {
      when: `subjected-to-${type}`,
      targets: { what: "self" },
      healing: [{ roll: "0", shareOfDamage: 1 }],
    },
  ],
});

/** Damage to who touches it, or hits it in melee from beside it. */
const burns = (roll: string, average: number, type: DamageType) =>
  ({
    when: "struck",
    targets: { what: "creature", count: 1, range: 5 },
    damage: [{ roll, type, average }],
  }) as const;

/** With this attack, after so many feet in a straight line to the target that turn. */
const afterRun = (feet: number, action: string): Predicate => ({
  all: [{ action }, { moved: feet }],
});

const knockedDown = (dc: number): Step => ({
  targets: { what: "creature" },
  save: { ability: "str", dc, success: "none" },
  conditions: [prone],
});

/** Charge: more damage on the hit, and for most a save against falling. */
const charge = (
  feet: number,
  attack: string,
  roll: string,
  average: number,
  type: DamageType | "weapon",
  dc?: number,
): TraitReading => ({
  steps: [
    {
      when: "weapon-hit",
      if: afterRun(feet, attack),
      damage: [{ roll, type, average }],
      ...(dc !== undefined && { next: [knockedDown(dc)] }),
    },
  ],
});

/** Trampling Charge: down with the target, and one attack more. */
const trample = (feet: number, attack: string, dc: number, second: string): TraitReading => ({
  steps: [
    {
      when: "weapon-hit",
      if: afterRun(feet, attack),
      targets: { what: "creature" },
      next: [
        knockedDown(dc),
        {
          economy: "bonus-action",
          targets: { what: "creature", has: ["prone"] },
          action: second,
        },
      ],
    },
  ],
});

const relentless = (damage: number): TraitReading => ({
  recharge: "short-rest",
  effects: [{ kind: "last-stand", use: "relentless", atMost: damage, despite: "massive-damage" }],
});

const surpriseAttack = (roll: string): TraitReading => ({
  effects: [
    {
      kind: "extra-damage",
      roll,
      when: { all: [{ early: "first-round" }, { early: "other-surprised" }] },
    },
  ],
});

/** Whoever has two heads. */
const twoHeaded: TraitReading = {
  effects: [
    onCheck("advantage", { skill: ["perception"] }),
    savesAgainst("blinded", "charmed", "deafened", "frightened", "stunned", "unconscious"),
  ],
};

const elementalDemise = (what: string): TraitReading => ({
  steps: [
    {
      when: "death",
      narrative: `Its body ${what}; only what it wore or carried is left.`,
    },
  ],
});

const goesBerserk = (hitPoints: number) =>
  ({
    when: "turn-start",
    if: { not: { during: "berserk" } },
    targets: { what: "self" },
    hitPoints: { atMost: hitPoints },
    die: { sides: 6, from: 6 },
    effects: [{ effects: [], duration: { kind: "special" }, endsOn: ["unhurt"] }],
    narrative: "It goes berserk.",
  }) as const;

const berserkNotes: readonly string[] = [
  "Berserk, it attacks the nearest creature that it sees, on each of its turns.",
  "With none near enough to reach and attack, it turns on an object, rather one smaller than itself.",
  "This lasts until it is destroyed or has all its hit points back.",
];

/** What becomes of weapons and ammunition that hit an ooze. */
const corrodes = (stuff: readonly ("metal" | "wood")[], ammunition: string): readonly Step[] => [
  { when: "struck", targets: { what: "object", count: 1 }, corrodes: stuff },
  {
    when: "struck",
    targets: { what: "object", count: 1 },
    kills: true,
    narrative: `Nonmagical ammunition of ${ammunition} that has hit it, after its damage.`,
  },
];

export const traits1: TraitReadings = {
  "aboleth/amphibious": amphibious,
  "aboleth/mucous-cloud": {
    steps: [
      {
        when: "struck",
        if: { in: "water" },
        targets: { what: "creature", count: 1, range: 5 },
        save: { ability: "con", dc: 14, success: "none" },
        effects: [{ effects: [], duration: { kind: "time", amount: "1d4", unit: "hour" } }],
        narrative: "Diseased, it breathes only under water.",
      },
    ],
  },
  "aboleth/probing-telepathy": {
    notes: [
      "Learns what a creature most desires, if that one talks to it by telepathy in its sight.",
    ],
  },
  "adult-black-dragon/legendary-resistance": {
    limit: { times: 3, per: "day" },
    steps: [
      {
        when: "save-failed",
        targets: { what: "self" },
        effects: [
          {
            effects: [{ kind: "roll", on: "save", by: "self", outcome: "succeeds" }],
            duration: { kind: "instantaneous" },
          },
        ],
        narrative: "On a failed save, if it so chooses.",
      },
    ],
  },
  "adult-white-dragon/ice-walk": {
    notes: [
      "Walks on and climbs ice with no ability check.",
      "Difficult terrain of ice or snow does not slow it.",
    ],
  },
  "air-elemental/air-form": { effects: [sharesSpace], notes: [slips] },
  "androsphinx/inscrutable": {
    effects: [
      {
        kind: "roll",
        on: "check",
        by: "foe",
        mode: "disadvantage",
        when: { skill: ["insight"] },
      },
    ],
    notes: [
      "Nothing can read its thoughts or sense its emotions.",
      "No divination spell works on it unless it allows it.",
    ],
  },
  "androsphinx/magic-weapons": { effects: [magicWeapons] },
  "animated-armor/antimagic-susceptibility": {
    steps: [
      {
        when: "antimagic",
        targets: { what: "self" },
        conditions: [{ condition: "incapacitated", duration: { kind: "special" } }],
        narrative: "As long as it is in the area of Antimagic Field.",
      },
      {
        when: "dispelled",
        targets: { what: "self" },
        save: { ability: "con", success: "none" },
        conditions: [
          { condition: "unconscious", duration: { kind: "time", amount: 1, unit: "minute" } },
        ],
        narrative: "When Dispel Magic is aimed at it, against the spell save DC of that caster.",
      },
    ],
  },
  "animated-armor/false-appearance": looks("an ordinary suit of armour"),
  "archmage/magic-resistance": { effects: [onSave({ against: "magic" })] },
  "assassin/assassinate": {
    effects: [
      onAttack("advantage", {
        all: [{ early: "first-round" }, { early: "other-has-not-acted" }],
      }),
      {
        kind: "roll",
        on: "attack",
        by: "self",
        outcome: "critical",
        when: { early: "other-surprised" },
      },
    ],
    notes: [
      "The advantage is for its own first turn alone.",
      "Whoever is surprised takes a critical from each of its hits, but it still has to hit.",
    ],
  },
  "assassin/evasion": { effects: [{ kind: "evasion", ability: "dex" }] },
  "assassin/sneak-attack": {
    limit: { times: 1, per: "turn" },
    steps: [
      {
        when: "weapon-hit",
        if: {
          any: [
            { rolled: "advantage" },
            { all: [{ allyBesideTarget: true }, { not: { rolled: "disadvantage" } }] },
          ],
        },
        targets: { what: "creature-or-object", count: 1 },
        damage: [{ roll: "4d6", type: "weapon", average: 14 }],
      },
    ],
  },
  "awakened-shrub/false-appearance": looks("the ordinary thing that it looks like"),
  "azer/heated-body": { steps: [burns("1d10", 5, "fire")] },
  "azer/heated-weapons": {
    notes: [
      "Hits with its metal melee weapons deal 3 (1d6) fire damage more; its attacks have this in them already.",
    ],
  },
  "azer/illumination": illumination(10),
  "baboon/pack-tactics": { effects: [onAttack("advantage", { allyBesideTarget: true })] },
  "badger/keen-smell": keen("smell"),
  "balor/death-throes": {
    steps: [
      {
        when: "death",
        targets: { what: "creature", range: 30 },
        save: { ability: "dex", dc: 20, success: "half" },
        damage: [{ roll: "20d6", type: "fire", average: 70 }],
      },
      {
        when: "death",
        narrative:
          "Its weapons are destroyed; flammable things there catch fire, unless worn or carried.",
      },
    ],
  },
  "balor/fire-aura": {
    steps: [
      {
        when: "turn-start",
        turnOf: "source",
        area: { shape: "sphere", radius: 5 },
        aura: true,
        targets: { what: "creature" },
        damage: [{ roll: "3d6", type: "fire", average: 10 }],
        narrative: "Flammable things there catch fire, unless worn or carried.",
      },
      burns("3d6", 10, "fire"),
    ],
  },
  "barbed-devil/barbed-hide": {
    steps: [
      {
        when: "turn-start",
        turnOf: "source",
        targets: { what: "creature", grappling: true },
        damage: [{ roll: "1d10", type: "piercing", average: 5 }],
      },
    ],
  },
  "barbed-devil/devils-sight": { notes: ["Its darkvision works in magical darkness too."] },
  "basilisk/petrifying-gaze": {
    steps: [
      {
        when: "turn-start",
        if: { not: { has: "incapacitated" } },
        area: { shape: "sphere", radius: 30 },
        aura: true,
        targets: { what: "creature", chosen: true, visible: true },
        save: { ability: "con", dc: 12, success: "none" },
        conditions: [
          {
            condition: "restrained",
            duration: { kind: "turn", edge: "end", of: "target" },
          },
        ],
        narrative: "Its flesh slowly turns to stone by magic; the next save decides.",
        next: [
          {
            when: "turn-end",
            save: { ability: "con", dc: 12, success: "none" },
            conditions: [{ condition: "petrified", duration: { kind: "until", what: "cured" } }],
            narrative: "When its next turn ends. Greater Restoration or other magic can free it.",
          },
        ],
      },
    ],
    notes: [
      "Works only if each sees the other.",
      "One who is not surprised may avert the eyes and need not save, but cannot see the basilisk until its next turn starts.",
      "Who looks at it meanwhile has to save at once.",
      "Its own reflection, seen in bright light within 30 feet, is a rival to it: it turns its gaze on itself.",
    ],
  },
  "bat/echolocation": {
    effects: [
      {
        kind: "stat",
        stat: "sense-blindsight",
        change: "set",
        by: 0,
        when: { has: "deafened" },
      },
    ],
  },
  "bat/keen-hearing": keen("hearing"),
  "bearded-devil/steadfast": {
    effects: [{ kind: "condition-immunity", condition: "frightened", when: { allyInSight: 30 } }],
  },
  "berserker/reckless": {
    steps: [
      {
        when: "use",
        targets: { what: "self" },
        effects: [
          {
            // The turn that begins, which is the one to end next.
            effects: [onAttack("advantage", { all: [{ attack: "melee" }, { attack: "weapon" }] })],
            duration: { kind: "turn", edge: "end", of: "source" },
          },
          {
            effects: [{ kind: "roll", on: "attack", by: "foe", mode: "advantage" }],
            duration: { kind: "turn", edge: "start", of: "source" },
          },
        ],
        narrative: "If it wants, as its turn starts.",
      },
    ],
  },
  "black-pudding/amorphous": { notes: [slips] },
  "black-pudding/corrosive-form": {
    steps: [burns("1d8", 4, "acid"), ...corrodes(["metal", "wood"], "metal or wood")],
    notes: ["Eats through nonmagical wood or metal 2 inches thick in 1 round."],
  },
  "black-pudding/spider-climb": { notes: [climbs] },
  "blink-dog/keen-hearing-and-smell": keen("hearing", "smell"),
  "blood-hawk/keen-sight": keen("sight"),
  "boar/charge": charge(20, "Tusk", "1d6", 3, "slashing", 11),
  "boar/relentless": relentless(7),
  "bugbear/brute": {
    notes: [
      "Its melee weapon hits deal 1 die of the weapon more; its attacks have this in them already.",
    ],
  },
  "bugbear/surprise-attack": surpriseAttack("2d6"),
  "bulette/standing-leap": leap(30, 15),
  "centaur/charge": charge(30, "Pike", "3d6", 10, "piercing"),
  "chuul/sense-magic": {
    notes: [
      "Senses magic within 120 feet at will, as by Detect Magic, though it is no magic itself.",
    ],
  },
  "clay-golem/acid-absorption": absorbs("acid"),
  "clay-golem/berserk": { steps: [goesBerserk(60)], notes: berserkNotes },
  "clay-golem/immutable-form": { notes: ["No spell or effect can change its form."] },
  "cloaker/damage-transfer": { transfers: "sat-on" },
  "cloaker/false-appearance": looks(
    "a cloak of dark leather",
    "Motionless, with its underside hidden",
  ),
  "cloaker/light-sensitivity": {
    effects: [
      onAttack("disadvantage", { light: ["bright"] }),
      onCheck("disadvantage", {
        all: [{ light: ["bright"] }, { skill: ["perception"] }, { relies: "sight" }],
      }),
    ],
  },
  "couatl/shielded-mind": {
    notes: [
      "Scrying does not work on it.",
      "Nothing can read its thoughts, sense its emotions or find out where it is.",
    ],
  },
  "crocodile/hold-breath": { notes: [holdBreath("15 minutes")] },
  "cult-fanatic/dark-devotion": { effects: [savesAgainst("charmed", "frightened")] },
  "darkmantle/false-appearance": looks(
    "a growth of the cave's rock, like a stalactite or stalagmite",
  ),
  "death-dog/two-headed": twoHeaded,
  "deep-gnome-svirfneblin/gnome-cunning": {
    effects: [onSave({ all: [{ ability: ["int", "wis", "cha"] }, { against: "magic" }] })],
  },
  "deep-gnome-svirfneblin/stone-camouflage": stoneCamouflage,
  "deva/angelic-weapons": {
    effects: [magicWeapons],
    notes: ["Its weapon hits deal 4d8 radiant damage more; its attacks have this in them already."],
  },
  "djinni/elemental-demise": elementalDemise("turns into a warm breeze"),
  "djinni/variant-genie-powers": {
    notes: [
      "Only some genies have these powers.",
      "Disguises: some can cast Disguise Self at will, to pass for creatures of like shape, often for longer than usual.",
      "Mightier ones can cast True Polymorph 1 to 3 times a day, perhaps for longer; few can change anything but themselves.",
      "Wishes: the most potent, as among nobles, can grant 1 to 3 wishes to a creature that is no genie.",
      "With its wishes all granted, a genie can grant none for some time, mostly 1 year.",
      "The same genie can spend its full number of wishes on any one creature only a single time, ever.",
      "The wisher says it at most 60 feet away; the genie can then cast Wish to bring it about.",
      "By its nature, the genie may twist badly worded wishes, mostly to its own good.",
    ],
  },
  "doppelganger/ambusher": { effects: [onAttack("advantage", { early: "other-surprised" })] },
  "doppelganger/shapechanger": {
    steps: [
      {
        when: "use",
        economy: "action",
        option: "humanoid",
        targets: { what: "self" },
        narrative: "Takes the shape of a Small or Medium humanoid that it has seen.",
      },
      {
        when: "use",
        economy: "action",
        option: "true_form",
        targets: { what: "self" },
        narrative: "Turns back.",
      },
    ],
    notes: [
      "Nothing but size changes.",
      "Gear that it wears or carries does not change along with it.",
      "Dead, it turns back into what it truly is.",
    ],
  },
  "doppelganger/surprise-attack": surpriseAttack("3d6"),
  "drider/fey-ancestry": {
    effects: [
      savesAgainst("charmed"),
      { kind: "condition-immunity", condition: "unconscious", when: { against: "sleep" } },
    ],
    notes: ["The immunity is to being put to sleep by magic."],
  },
  "drider/sunlight-sensitivity": {
    effects: [
      onAttack("disadvantage", { sunlight: true }),
      onCheck("disadvantage", {
        all: [{ sunlight: true }, { skill: ["perception"] }, { relies: "sight" }],
      }),
    ],
  },
  "drider/web-walker": { notes: ["Webs do not hinder its movement."] },
  "dryad/speak-with-beasts-and-plants": {
    notes: ["Talks with beasts and plants as in a common language."],
  },
  "dryad/tree-stride": {
    limit: { times: 1, per: "turn" },
    steps: [
      {
        when: "use",
        targets: { what: "self" },
        move: { feet: 60, to: "any", teleport: true },
        narrative:
          "From a living tree in reach to another at most 60 feet from it, into a free space within 5 feet of that one.",
      },
    ],
    notes: [
      "Once on its own turn, for 10 feet of its movement.",
      "Both trees are Large or bigger.",
    ],
  },
  "duergar/duergar-resilience": {
    effects: [savesAgainst("poison", "spells", "charmed", "paralyzed")],
    notes: ["Advantage on saves against illusions too."],
  },
  "dust-mephit/death-burst": {
    steps: [
      {
        when: "death",
        targets: { what: "creature", range: 5 },
        save: { ability: "con", dc: 10, success: "none" },
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
  "earth-elemental/earth-glide": {
    notes: [
      "Burrows through earth and stone that are neither magical nor worked.",
      "What it goes through stays as it was.",
    ],
  },
  "earth-elemental/siege-monster": { effects: [{ kind: "doubled-against-objects" }] },
  "efreeti/elemental-demise": elementalDemise("goes up in a fiery flash and a puff of smoke"),
  "elephant/trampling-charge": trample(20, "Gore", 12, "Stomp"),
  "elk/charge": charge(20, "Ram", "2d6", 7, "weapon", 13),
  "erinyes/hellish-weapons": {
    effects: [magicWeapons],
    notes: [
      "Its weapon hits deal 13 (3d8) poison damage more; its attacks have this in them already.",
    ],
  },
  "ettercap/web-sense": {
    notes: ["Touching a web, it knows exactly where each other creature that touches it is."],
  },
  "ettin/two-heads": twoHeaded,
  "ettin/wakeful": { notes: ["One head is awake while the other sleeps."] },
  "fire-elemental/fire-form": {
    steps: [
      burns("1d10", 5, "fire"),
      {
        when: "invades",
        targets: { what: "creature", count: 1 },
        damage: [{ roll: "1d10", type: "fire", average: 5 }],
        narrative: "It is set on fire.",
        next: [
          {
            when: "turn-start",
            damage: [{ roll: "1d10", type: "fire", average: 5 }],
            narrative:
              "As the burning one's turns start, until somebody spends an action on putting it out.",
          },
        ],
      },
    ],
    effects: [sharesSpace],
    notes: [slips],
  },
  "fire-elemental/illumination": illumination(30),
  "fire-elemental/water-susceptibility": {
    steps: [
      {
        when: "moved-feet",
        if: { in: "water" },
        targets: { what: "self" },
        damage: [{ roll: "1", type: "cold" }],
        narrative: "So does each gallon of water splashed on it.",
      },
    ],
  },
  "flesh-golem/aversion-of-fire": {
    steps: [
      {
        when: "damaged-by-fire",
        targets: { what: "self" },
        effects: [
          {
            effects: [onAttack("disadvantage"), onCheck("disadvantage")],
            duration: { kind: "turn", edge: "end", of: "source" },
          },
        ],
      },
    ],
  },
  "flesh-golem/berserk": {
    steps: [
      goesBerserk(40),
      {
        when: "acted-on",
        economy: "action",
        check: { ability: "cha", skill: "persuasion", dc: 15 },
        narrative:
          "Its creator, within 60 feet and heard by it, rolls to calm it with firm words; a success ends the frenzy.",
      },
    ],
    notes: [
      ...berserkNotes,
      "Once calmed, it may go berserk again on taking damage, if it still has no more than 40 hit points.",
    ],
  },
  "flesh-golem/lightning-absorption": absorbs("lightning"),
  "flying-snake/flyby": {
    effects: [{ kind: "cannot", what: "be-opportunity-attacked", when: { moving: "fly" } }],
  },
  "flying-sword/false-appearance": looks("an ordinary sword", "Motionless and not in flight"),
  "frog/amphibious": amphibious,
  "frog/standing-leap": leap(10, 5),
  "gargoyle/false-appearance": looks("a lifeless statue"),
  "gelatinous-cube/ooze-cube": {
    steps: [
      {
        when: "enter",
        targets: { what: "creature" },
        effects: [
          {
            effects: [{ kind: "roll", on: "save", by: "self", mode: "disadvantage" }],
            duration: { kind: "instantaneous" },
          },
        ],
        narrative: "For whoever goes into its space; only the save against Engulf is harder.",
        next: [{ action: "Engulf" }],
      },
      {
        when: "acted-on",
        economy: "action",
        targets: { what: "creature", count: 1, range: 5 },
        damage: [{ roll: "3d6", type: "acid", average: 10 }],
        narrative: "To one who reaches in from within 5 feet, whether or not the check succeeds.",
        next: [
          {
            when: "acted-on",
            check: { ability: "str", dc: 12 },
            narrative: "A success pulls a creature or thing out of it.",
          },
        ],
      },
    ],
    notes: [
      "It fills its whole space; others can go in.",
      "Those inside are visible and have total cover.",
      "It holds at most 1 Large creature, or 4 of Medium size or less, at a time.",
    ],
  },
  "gelatinous-cube/transparent": {
    steps: [
      {
        when: "acted-on",
        check: { ability: "wis", skill: "perception", dc: 15 },
        narrative: "To notice it even in full view, as long as it has not moved or attacked.",
      },
      {
        when: "enter",
        targets: { what: "creature" },
        narrative: "Who tries to go into its space without having noticed it is surprised by it.",
      },
    ],
  },
  "ghast/stench": {
    steps: [
      {
        when: "turn-start",
        area: { shape: "sphere", radius: 5 },
        aura: true,
        targets: { what: "creature" },
        save: { ability: "con", dc: 10, success: "none" },
        conditions: [
          { condition: "poisoned", duration: { kind: "turn", edge: "start", of: "target" } },
        ],
        immuneAfter: { amount: 24, unit: "hour", on: "save" },
        narrative: "Nothing but a successful save makes immune.",
      },
    ],
  },
  "ghast/turn-defiance": {
    effects: [onSave({ against: "turning" })],
    steps: [
      {
        area: { shape: "sphere", radius: 30 },
        aura: true,
        targets: { what: "creature", types: ["undead"] },
        effects: [{ effects: [onSave({ against: "turning" })], duration: { kind: "source" } }],
        narrative: "Only for ghouls.",
      },
    ],
  },
  "ghost/ethereal-sight": {
    notes: [
      "From the Material Plane it sees 60 feet into the Ethereal, and from there the other way.",
    ],
  },
  "ghost/incorporeal-movement": {
    steps: [
      {
        when: "turn-end",
        if: { in: "object" },
        targets: { what: "self" },
        damage: [{ roll: "1d10", type: "force", average: 5 }],
      },
    ],
    notes: ["Passes through creatures and objects, which are difficult terrain to it."],
  },
  "giant-boar/charge": charge(20, "Tusk", "2d6", 7, "slashing", 13),
  "giant-boar/relentless": relentless(10),
  "giant-crocodile/hold-breath": { notes: [holdBreath("30 minutes")] },
  "giant-elk/charge": charge(20, "Ram", "2d6", 7, "weapon", 14),
  "giant-frog/standing-leap": leap(20, 10),
  "giant-goat/charge": charge(20, "Ram", "2d4", 5, "bludgeoning", 13),
  "giant-goat/sure-footed": {
    effects: [onSave({ all: [{ ability: ["str", "dex"] }, { against: "prone" }] })],
  },
  "giant-hyena/rampage": {
    steps: [
      {
        when: "use",
        if: { felled: true },
        economy: "bonus-action",
        targets: { what: "creature", count: 1 },
        approaches: 0.5,
        action: "Bite",
      },
    ],
  },
  "giant-lizard/variant-hold-breath": {
    ...inCase("Only some of these lizards have this, and they swim too.", {
      kind: "stat",
      stat: "speed-swim",
      change: "set",
      by: 30,
    }),
    notes: [holdBreath("15 minutes")],
  },
  "giant-lizard/variant-spider-climb": {
    notes: ["Only some of these lizards have this.", climbs],
  },
  "giant-octopus/hold-breath": { notes: ["Holds its breath for 1 hour out of water."] },
  "giant-octopus/underwater-camouflage": stealthyWhere({ in: "water" }),
  "giant-octopus/water-breathing": { notes: ["Breathes only under water."] },
  "giant-owl/keen-hearing-and-sight": keen("hearing", "sight"),
  "giant-rat-diseased/keen-smell": keen("smell"),
  "giant-rat-diseased/pack-tactics": {
    effects: [onAttack("advantage", { allyBesideTarget: true })],
  },
  "giant-sea-horse/charge": charge(20, "Ram", "2d6", 7, "bludgeoning", 11),
  "giant-shark/blood-frenzy": {
    effects: [onAttack("advantage", { all: [{ attack: "melee" }, { hurt: "other" }] })],
  },
  "giant-vulture/keen-sight-and-smell": keen("sight", "smell"),
  "gibbering-mouther/aberrant-ground": {
    steps: [
      {
        area: { shape: "sphere", radius: 10 },
        aura: true,
        terrain: "difficult",
        narrative: "The ground around it is like dough.",
      },
      {
        when: "turn-start",
        area: { shape: "sphere", radius: 10 },
        aura: true,
        targets: { what: "creature" },
        save: { ability: "str", dc: 10, success: "none" },
        effects: [
          {
            effects: [{ kind: "stat", stat: "speed", change: "set", by: 0 }],
            duration: { kind: "turn", edge: "start", of: "target" },
          },
        ],
      },
    ],
  },
  "gibbering-mouther/gibbering": {
    steps: [
      {
        when: "turn-start",
        if: { not: { has: "incapacitated" } },
        area: { shape: "sphere", radius: 20 },
        aura: true,
        targets: { what: "creature", hears: true },
        save: { ability: "wis", dc: 10, success: "none" },
        effects: [
          {
            effects: [{ kind: "cannot", what: "react" }],
            duration: { kind: "turn", edge: "start", of: "target" },
          },
        ],
        next: [
          { narrative: "It rolls a d8 for its turn. 1 to 4: it does nothing." },
          {
            narrative:
              "5 or 6: no action and no bonus action; all its movement goes in a random direction.",
          },
          {
            narrative:
              "7 or 8: a melee attack on a random creature in reach; it does nothing if it cannot make one.",
          },
        ],
      },
    ],
    notes: ["Only while the mouther sees some creature."],
  },
  "gladiator/brave": { effects: [savesAgainst("frightened")] },
  "goat/charge": charge(20, "Ram", "1d4", 2, "bludgeoning", 10),
  "goblin/nimble-escape": {
    steps: [
      {
        when: "use",
        economy: "bonus-action",
        targets: { what: "self" },
        action: ["Disengage", "Hide"],
      },
    ],
  },
  "gorgon/trampling-charge": trample(20, "Gore", 16, "Hooves"),
  "gray-ooze/corrode-metal": {
    steps: corrodes(["metal"], "metal"),
    notes: ["Eats through nonmagical metal 2 inches thick in 1 round."],
  },
  "gray-ooze/false-appearance": looks("an oily puddle or a wet rock"),
  "green-hag/hag-coven": {
    notes: [
      "Three hags of any kinds, selfish as they are, make a coven when they have to work together.",
      "All in it are equal, but each still wants more power for herself.",
      "With three, one can settle what the other two quarrel over; more than three mostly end in chaos.",
    ],
  },
  "green-hag/hag-eye-coven-only": {
    steps: [
      {
        when: "use",
        economy: "action",
        targets: { what: "self" },
        narrative: "A hag of the coven sees through the eye, if it is on the same plane.",
      },
      {
        when: "trigger",
        targets: { what: "creature" },
        damage: [{ roll: "3d10", type: "psychic" }],
        conditions: [
          { condition: "blinded", duration: { kind: "time", amount: 24, unit: "hour" } },
        ],
        narrative: "To each hag of the coven, when the eye is destroyed.",
      },
    ],
    notes: [
      "The hag eye is a magic item: a varnished real eye, often set in a pendant or the like, mostly given to a minion.",
      "The eye has 1 hit point, AC 10 and darkvision out to 60 feet.",
      "A coven has but one at a time. A new one takes all three a ritual of 1 hour, which none can do while blinded.",
      "Any other action that they take meanwhile makes them begin anew.",
    ],
  },
  "green-hag/mimicry": {
    steps: [
      {
        when: "use",
        targets: { what: "creature", hears: true },
        check: { ability: "wis", skill: "insight", dc: 14 },
        narrative: "Who succeeds knows the sounds as imitations.",
      },
    ],
    notes: ["Imitates animal sounds and humanoid voices."],
  },
  "green-hag/shared-spellcasting-coven-only": {
    notes: [
      "Needs all three of the coven within 30 feet of each other; they have the slots in common.",
      "Slots: 4 of level 1, 3 each of levels 2, 3 and 4, 2 of level 5 and 1 of level 6.",
      "For these spells each is of level 12, by Intelligence: save DC 12 and attack bonus 4, each plus that modifier.",
    ],
  },
  "grick/stone-camouflage": stoneCamouflage,
  "grimlock/blind-senses": {
    notes: ["Deafened and without smell, both at once, it cannot use its blindsight."],
  },
};
