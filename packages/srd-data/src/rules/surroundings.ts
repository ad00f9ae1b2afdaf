import type { Entry } from "../entry.js";
import type { Check } from "../node.js";
import type { Ability, ConditionId } from "../vocabulary.js";
import type {
  CoverGrade,
  CreatureSpace,
  ForcedMarch,
  LightLevel,
  LightSource,
  MovementCost,
  Obscurement,
  PassingCreatures,
  PostureCost,
  RuleTable,
  SpecialSense,
  Squeezing,
  Terrain,
  TravelPace,
  UnderwaterCombat,
  VisionRule,
} from "./types.js";

export interface Rest extends Entry {
  readonly hours: number;
  /** Hit dice spent at its end: each gives its roll and the Constitution modifier. */
  readonly spend?: { readonly most: "level"; readonly modifier: Ability };
  readonly restores?: {
    readonly hitPoints: "all";
    /** Share of all hit dice, rounded down, and the least number of them. */
    readonly hitDice: { readonly share: number; readonly least: number };
    readonly spellSlots: "all";
    /** Only for those who also ate and drank. */
    readonly exhaustionLevels: number;
  };
  /** Temporary hit points without a duration of their own are lost. */
  readonly losesTemporaryHitPoints?: true;
  /** Hours of it that may go by on watch. */
  readonly watchHours?: number;
  /** Hours of strenuous activity that spoil it. */
  readonly brokenByHours?: number;
  readonly leastHitPoints?: number;
  /** One in so many hours does anything. */
  readonly onceInHours?: number;
}

export interface DeathSaves extends Entry {
  readonly succeedsFrom: number;
  readonly successesToStabilize: number;
  readonly failuresToDie: number;
  readonly natural1: { readonly failures: number };
  readonly natural20: { readonly hitPoints: number };
  /** Failures that damage at 0 hit points brings. */
  readonly damage: { readonly failures: number; readonly criticalFailures: number };
  /** What sets both counts back to none. */
  readonly resetsWhen: readonly ("healed" | "stable")[];
}

export interface Stabilizing extends Entry {
  readonly economy: "action";
  readonly check: Check;
  /** What a stable creature regains by itself, and after how many hours. */
  readonly recovery: { readonly hitPoints: number; readonly hours: string };
  readonly endsWhen: readonly "damaged"[];
}

export interface MassiveDamage extends Entry {
  /** Damage left over at 0 hit points, as a share of the maximum, that kills. */
  readonly remainderShare: number;
}

export interface KnockingOut extends Entry {
  readonly attack: "melee";
  readonly condition: ConditionId;
  readonly stable: true;
}

/** The grades of cover, least first. */
export const coverGrades: readonly CoverGrade[] = Object.freeze<CoverGrade[]>([
  {
    id: "none",
    name: "No Cover",
    srd: "Cover",
    summary: "Too little is hidden to help.",
    hides: 0,
    armorClass: 0,
    dexteritySaves: 0,
    targetable: true,
  },
  {
    id: "half",
    name: "Half Cover",
    also: ["half"],
    srd: "Cover",
    summary: "Half of it is hidden: by a low wall, or by someone in the way.",
    hides: 0.5,
    armorClass: 2,
    dexteritySaves: 2,
    targetable: true,
  },
  {
    id: "three_quarters",
    name: "Three-Quarters Cover",
    also: ["three quarters", "three-quarters"],
    srd: "Cover",
    summary: "Most of it is hidden, as behind an arrow slit.",
    hides: 0.75,
    armorClass: 5,
    dexteritySaves: 5,
    targetable: true,
  },
  {
    id: "full",
    name: "Total Cover",
    also: ["full cover", "total"],
    srd: "Cover",
    summary: "Wholly hidden: only areas can reach it.",
    hides: 1,
    armorClass: 0,
    dexteritySaves: 0,
    targetable: false,
  },
]);

/** How far an area can be seen into, where it is not clear. */
export const obscurements: readonly Obscurement[] = Object.freeze<Obscurement[]>([
  {
    id: "lightly",
    name: "Lightly Obscured",
    srd: "Vision and Light",
    summary: "Shadows, thin fog or leaves: things in it are easy to overlook.",
    effects: [
      {
        kind: "roll",
        on: "check",
        by: "self",
        mode: "disadvantage",
        when: { all: [{ skill: ["perception"] }, { relies: "sight" }] },
      },
    ],
  },
  {
    id: "heavily",
    name: "Heavily Obscured",
    srd: "Vision and Light",
    summary: "Darkness, thick fog or foliage: nothing in it can be seen.",
    effects: [{ kind: "implies", condition: "blinded" }],
  },
]);

/** The lights, brightest first. Without the sense for it, magical darkness is darkness. */
export const lightLevels: readonly LightLevel[] = Object.freeze<LightLevel[]>([
  {
    id: "bright",
    name: "Bright Light",
    srd: "Vision and Light",
    summary: "Day, or the space around a flame: eyes work as usual.",
    obscurement: "none",
  },
  {
    id: "dim",
    name: "Dim Light",
    also: ["shadows"],
    srd: "Vision and Light",
    summary: "Twilight, and the edge of what a flame lights.",
    obscurement: "lightly",
  },
  {
    id: "darkness",
    name: "Darkness",
    srd: "Vision and Light",
    summary: "Night, or a place underground without a light.",
    obscurement: "heavily",
  },
  {
    id: "magical_darkness",
    name: "Magical Darkness",
    srd: "Vision and Light",
    summary: "Darkness that a spell has made.",
    obscurement: "heavily",
  },
]);

/** Senses beyond the ordinary; each creature has its own range. */
export const specialSenses: readonly SpecialSense[] = Object.freeze<SpecialSense[]>([
  {
    id: "blindsight",
    name: "Blindsight",
    srd: "Vision and Light",
    summary: "Perceives what is around without the use of eyes.",
    withoutSight: true,
  },
  {
    id: "darkvision",
    name: "Darkvision",
    srd: "Vision and Light",
    summary: "Makes out the dark as if it were dim, in greys.",
    lights: { dim: "bright", darkness: "dim" },
    colorless: ["darkness"],
  },
  {
    id: "tremorsense",
    name: "Tremorsense",
    srd: "Senses",
    summary: "Feels through the ground where something moves.",
    withoutSight: true,
    sameGround: true,
    misses: ["flying", "incorporeal"],
  },
  {
    id: "truesight",
    name: "Truesight",
    srd: "Vision and Light",
    summary: "Sees through darkness, invisibility, illusion and changed shapes.",
    lights: { dim: "bright", darkness: "bright", magical_darkness: "bright" },
    reveals: ["invisible", "visual-illusions", "true-form", "ethereal-plane"],
    succeedsAgainst: ["visual-illusions"],
  },
]);

export const unseenCombatants: VisionRule = {
  id: "unseen-attackers-and-targets",
  name: "Unseen Attackers and Targets",
  srd: "Making an Attack",
  summary: "Attacks are better from out of sight, and worse against what is out of sight.",
  effects: [
    { kind: "roll", on: "attack", by: "self", mode: "advantage", when: { unseen: "self" } },
    { kind: "roll", on: "attack", by: "self", mode: "disadvantage", when: { unseen: "other" } },
  ],
};

/** Things that give light. */
export const lightSources: readonly LightSource[] = Object.freeze<LightSource[]>([
  {
    id: "candle",
    name: "Candle",
    srd: "Adventuring Gear",
    summary: "A small light for an hour.",
    shape: "radius",
    bright: { feet: 5 },
    dim: { feet: 5 },
    hours: 1,
  },
  {
    id: "lamp",
    name: "Lamp",
    srd: "Adventuring Gear",
    summary: "An oil light for six hours.",
    shape: "radius",
    bright: { feet: 15 },
    dim: { feet: 30 },
    hours: 6,
    fuel: { item: "oil-flask", pints: 1 },
  },
  {
    id: "lantern-bullseye",
    name: "Lantern, Bullseye",
    also: ["bullseye lantern"],
    srd: "Adventuring Gear",
    summary: "An oil light that shines one way, for six hours.",
    shape: "cone",
    bright: { feet: 60 },
    dim: { feet: 60 },
    hours: 6,
    fuel: { item: "oil-flask", pints: 1 },
  },
  {
    id: "lantern-hooded",
    name: "Lantern, Hooded",
    also: ["hooded lantern"],
    srd: "Adventuring Gear",
    summary: "An oil light for six hours that a hood can cover.",
    shape: "radius",
    bright: { feet: 30 },
    dim: { feet: 30 },
    hours: 6,
    fuel: { item: "oil-flask", pints: 1 },
    lowered: { economy: "action", dim: { feet: 5 } },
  },
  {
    id: "torch",
    name: "Torch",
    srd: "Adventuring Gear",
    summary: "A flame for an hour, which also burns whom it hits.",
    shape: "radius",
    bright: { feet: 20 },
    dim: { feet: 20 },
    hours: 1,
    hit: { roll: "1", type: "fire" },
  },
]);

/** How fast a party travels. */
export const travelPaces: readonly TravelPace[] = Object.freeze<TravelPace[]>([
  {
    id: "fast",
    name: "Fast",
    also: ["fast pace"],
    srd: "Travel Pace",
    summary: "Hurrying, at the price of attention.",
    perMinute: { feet: 400 },
    perHour: { miles: 4 },
    perDay: { miles: 30 },
    passivePerception: -5,
    stealth: false,
  },
  {
    id: "normal",
    name: "Normal",
    also: ["normal pace"],
    srd: "Travel Pace",
    summary: "Walking on without any effect.",
    perMinute: { feet: 300 },
    perHour: { miles: 3 },
    perDay: { miles: 24 },
    passivePerception: 0,
    stealth: false,
  },
  {
    id: "slow",
    name: "Slow",
    also: ["slow pace"],
    srd: "Travel Pace",
    summary: "Going with care, and quietly if wanted.",
    perMinute: { feet: 200 },
    perHour: { miles: 2 },
    perDay: { miles: 18 },
    passivePerception: 0,
    stealth: true,
  },
]);

export const forcedMarch: ForcedMarch = {
  id: "forced-march",
  name: "Forced March",
  srd: "Travel Pace",
  summary: "Every hour beyond the eighth risks exhaustion, a little more each time.",
  hoursPerDay: 8,
  save: { ability: "con", dc: 10, dcPerHour: 1 },
  failure: { condition: "exhaustion", levels: 1 },
};

export const difficultTerrain: Terrain = {
  id: "difficult-terrain",
  name: "Difficult Terrain",
  srd: "Difficult Terrain",
  summary: "Rubble, undergrowth, snow, steep stairs: everything takes twice as long.",
  effects: [{ kind: "movement-cost", extra: 1 }],
  stacks: false,
  travelShare: 0.5,
};

/** Ways of moving that cost more than walking. */
export const movementCosts: readonly MovementCost[] = Object.freeze<MovementCost[]>([
  {
    id: "climbing",
    name: "Climbing",
    srd: "Climbing, Swimming, and Crawling",
    summary: "Going up is twice as slow; slippery or sheer walls may take a check.",
    effects: [{ kind: "movement-cost", extra: 1, mode: "climb" }],
    extra: 1,
    extraInDifficultTerrain: 2,
    freeWith: "climb",
    check: { ability: "str", skill: "athletics" },
  },
  {
    id: "swimming",
    name: "Swimming",
    srd: "Climbing, Swimming, and Crawling",
    summary: "Water is twice as slow; where it is rough it may take a check.",
    effects: [{ kind: "movement-cost", extra: 1, mode: "swim" }],
    extra: 1,
    extraInDifficultTerrain: 2,
    freeWith: "swim",
    check: { ability: "str", skill: "athletics" },
  },
  {
    id: "crawling",
    name: "Crawling",
    srd: "Being Prone",
    summary: "Moving while prone is twice as slow.",
    effects: [{ kind: "movement-cost", extra: 1, mode: "crawl" }],
    extra: 1,
    extraInDifficultTerrain: 2,
  },
]);

export const droppingProne: PostureCost = {
  id: "dropping-prone",
  name: "Dropping Prone",
  srd: "Being Prone",
  summary: "Lying down is free.",
  speedShare: 0,
};

export const standingUp: PostureCost = {
  id: "standing-up",
  name: "Standing Up",
  srd: "Being Prone",
  summary: "Getting up takes half the speed, and cannot be done with less left.",
  speedShare: 0.5,
};

export const squeezing: Squeezing = {
  id: "squeezing",
  name: "Squeezing into a Smaller Space",
  also: ["squeezing"],
  srd: "Creature Size",
  summary: "A tight space makes one slow, clumsy and easy to hit.",
  sizesSmaller: 1,
  effects: [
    { kind: "movement-cost", extra: 1 },
    { kind: "roll", on: "attack", by: "self", mode: "disadvantage" },
    { kind: "roll", on: "save", by: "self", mode: "disadvantage", when: { ability: ["dex"] } },
    { kind: "roll", on: "attack", by: "foe", mode: "advantage" },
  ],
};

export const passingCreatures: PassingCreatures = {
  id: "moving-around-other-creatures",
  name: "Moving Around Other Creatures",
  srd: "Movement and Position",
  summary: "Friends let one through slowly; foes do only if the sizes are far apart.",
  hostileSizes: 2,
  extra: 1,
  mayStay: false,
};

export const underwaterCombat: UnderwaterCombat = {
  id: "underwater-combat",
  name: "Underwater Combat",
  srd: "Underwater Combat",
  summary: "Water hampers most weapons and damps fire.",
  melee: {
    mode: "disadvantage",
    unlessSpeed: "swim",
    unlessWeapons: ["dagger", "javelin", "shortsword", "spear", "trident"],
  },
  ranged: {
    mode: "disadvantage",
    beyondNormalRange: "misses",
    unlessWeapons: [
      "crossbow-hand",
      "crossbow-heavy",
      "crossbow-light",
      "net",
      "javelin",
      "spear",
      "trident",
      "dart",
    ],
  },
  immersed: [{ kind: "damage", response: "resistance", types: ["fire"] }],
};

/** The space of a creature by its size. */
export const creatureSpaces: RuleTable<CreatureSpace> = {
  id: "size-categories",
  name: "Size Categories",
  also: ["creature size", "space"],
  srd: "Creature Size",
  summary: "The square that a creature controls in combat.",
  rows: Object.freeze<CreatureSpace[]>([
    { id: "tiny", name: "Tiny", feet: 2.5 },
    { id: "small", name: "Small", feet: 5 },
    { id: "medium", name: "Medium", feet: 5 },
    { id: "large", name: "Large", feet: 10 },
    { id: "huge", name: "Huge", feet: 15 },
    { id: "gargantuan", name: "Gargantuan", feet: 20, orMore: true },
  ]),
};

export const shortRest: Rest = {
  id: "short-rest",
  name: "Short Rest",
  srd: "Resting",
  summary: "A quiet hour, at whose end hit dice can be spent to heal.",
  hours: 1,
  spend: { most: "level", modifier: "con" },
};

export const longRest: Rest = {
  id: "long-rest",
  name: "Long Rest",
  srd: "Resting",
  summary: "A night's sleep: heals all, and gives back slots and half the hit dice.",
  hours: 8,
  restores: {
    hitPoints: "all",
    hitDice: { share: 0.5, least: 1 },
    spellSlots: "all",
    exhaustionLevels: 1,
  },
  losesTemporaryHitPoints: true,
  watchHours: 2,
  brokenByHours: 1,
  leastHitPoints: 1,
  onceInHours: 24,
};

export const deathSaves: DeathSaves = {
  id: "death-saving-throws",
  name: "Death Saving Throws",
  also: ["death save", "death saves"],
  srd: "Dropping to 0 Hit Points",
  summary: "At 0 hit points each turn begins with a bare d20 between life and death.",
  succeedsFrom: 10,
  successesToStabilize: 3,
  failuresToDie: 3,
  natural1: { failures: 2 },
  natural20: { hitPoints: 1 },
  damage: { failures: 1, criticalFailures: 2 },
  resetsWhen: ["healed", "stable"],
};

export const stabilizing: Stabilizing = {
  id: "stabilizing-a-creature",
  name: "Stabilizing a Creature",
  also: ["first aid", "stabilize"],
  srd: "Dropping to 0 Hit Points",
  summary: "First aid ends the death saves; the patient wakes hours later.",
  economy: "action",
  check: { ability: "wis", skill: "medicine", dc: 10 },
  recovery: { hitPoints: 1, hours: "1d4" },
  endsWhen: ["damaged"],
};

export const massiveDamage: MassiveDamage = {
  id: "instant-death",
  name: "Instant Death",
  also: ["massive damage"],
  srd: "Dropping to 0 Hit Points",
  summary: "A blow that goes a whole maximum beyond 0 kills outright.",
  remainderShare: 1,
};

export const knockingOut: KnockingOut = {
  id: "knocking-a-creature-out",
  name: "Knocking a Creature Out",
  also: ["nonlethal damage"],
  srd: "Damage and Healing",
  summary: "A melee attacker may spare the creature that it fells.",
  attack: "melee",
  condition: "unconscious",
  stable: true,
};
