import type { Effect } from "../effect.js";
import type { Entry } from "../entry.js";
import type { Check } from "../node.js";
import type { Ability, ConditionId, DamageType, Size } from "../vocabulary.js";
import type { Feet, FromAbility, RuleTable } from "./types.js";

export interface DifficultyRow {
  readonly id: string;
  readonly name: string;
  readonly dc: number;
}

/** A check without a roll: the base, the usual modifiers, and so much for advantage or disadvantage. */
export interface PassiveCheck extends Entry {
  readonly base: number;
  readonly advantage: number;
  readonly disadvantage: number;
}

/** What a creature can carry, in pounds, before its size counts. */
export interface CarryingCapacity extends Entry {
  readonly pounds: FromAbility;
  readonly sizeFactor: Readonly<Record<Size, number>>;
}

/** What a creature can push, drag or lift, in pounds; its size counts as in carrying. */
export interface Lifting extends Entry {
  readonly pounds: FromAbility;
  /** The speed while pushing or dragging more than can be carried. */
  readonly overloadedSpeed: Feet;
}

/** Variant: carrying more than `over` pounds. */
export interface Encumbrance extends Entry {
  readonly variant: true;
  readonly over: FromAbility;
  readonly effects: readonly Effect[];
}

interface Jump extends Entry {
  /** Feet covered after moving so far on foot. */
  readonly feet: FromAbility;
  readonly runUp: Feet;
  /** Share of it without the run. */
  readonly standingShare: number;
}

export interface LongJump extends Jump {
  /** To clear an obstacle no taller than this share of the jump's length, if the game master asks. */
  readonly obstacle: { readonly tallestShare: number; readonly check: Check };
  /** To land on one's feet in difficult terrain. */
  readonly roughLanding: { readonly check: Check; readonly failure: ConditionId };
}

export interface HighJump extends Jump {
  /** The arms reach so many times the jumper's own height above the jump's. */
  readonly reachTimesHeight: number;
}

/** Damage on landing, for each full `every` fallen, up to `most`. */
export interface Falling extends Entry {
  readonly damage: string;
  readonly every: Feet;
  readonly most: string;
  readonly type: DamageType;
  /** Unless the fall does no damage. */
  readonly condition: ConditionId;
}

export interface Suffocating extends Entry {
  readonly breathMinutes: FromAbility;
  /** Rounds survived without breath. */
  readonly rounds: FromAbility;
  /** At the start of the next turn after them; no healing and no stabilizing before breath returns. */
  readonly outcome: { readonly hitPoints: number; readonly dying: true };
}

/** What a day takes; exhaustion that comes of want lasts until the full amount is had. */
export interface Food extends Entry {
  readonly poundsPerDay: number;
  /** Half the food counts as this share of a day without. */
  readonly halfRations: number;
  /** Days without it before exhaustion begins. */
  readonly days: FromAbility;
  readonly exhaustionLevels: number;
  /** One normal day starts the count anew. */
  readonly resetByDays: number;
}

export interface Water extends Entry {
  readonly gallonsPerDay: number;
  readonly gallonsPerHotDay: number;
  /** With half of it: a save against the exhaustion. With less there is none. */
  readonly halfSave: { readonly ability: Ability; readonly dc: number };
  readonly exhaustionLevels: number;
  readonly exhaustionLevelsIfExhausted: number;
}

/** How hard a task is. */
export const difficultyClasses: RuleTable<DifficultyRow> = {
  id: "difficulty-classes",
  name: "Typical Difficulty Classes",
  also: ["dc", "difficulty class"],
  srd: "Ability Checks",
  summary: "What a check has to reach, from very easy to nearly impossible.",
  rows: Object.freeze<DifficultyRow[]>([
    { id: "very-easy", name: "Very easy", dc: 5 },
    { id: "easy", name: "Easy", dc: 10 },
    { id: "medium", name: "Medium", dc: 15 },
    { id: "hard", name: "Hard", dc: 20 },
    { id: "very-hard", name: "Very hard", dc: 25 },
    { id: "nearly-impossible", name: "Nearly impossible", dc: 30 },
  ]),
};

export const passiveCheck: PassiveCheck = {
  id: "passive-check",
  name: "Passive Checks",
  also: ["passive perception", "passive score"],
  srd: "Ability Checks",
  summary: "A score that stands for a check made without rolling.",
  base: 10,
  advantage: 5,
  disadvantage: -5,
};

export const carryingCapacity: CarryingCapacity = {
  id: "carrying-capacity",
  name: "Carrying Capacity",
  srd: "Lifting and Carrying",
  summary: "Pounds that can be borne: fifteen for each point of Strength.",
  pounds: { score: "str", times: 15 },
  sizeFactor: { tiny: 0.5, small: 1, medium: 1, large: 2, huge: 4, gargantuan: 8 },
};

export const lifting: Lifting = {
  id: "push-drag-or-lift",
  name: "Push, Drag, or Lift",
  also: ["lifting"],
  srd: "Lifting and Carrying",
  summary: "Pounds that can be moved at all: thirty for each point of Strength.",
  pounds: { score: "str", times: 30 },
  overloadedSpeed: { feet: 5 },
};

const hindered = {
  kind: "roll",
  by: "self",
  mode: "disadvantage",
  when: { ability: ["str", "dex", "con"] },
} as const;

/** Both grades of the variant; the heavier takes the lighter's place. */
export const encumbrance: readonly Encumbrance[] = Object.freeze<Encumbrance[]>([
  {
    id: "encumbered",
    name: "Encumbered",
    srd: "Variant: Encumbrance",
    summary: "Slowed a little by a load.",
    variant: true,
    over: { score: "str", times: 5 },
    effects: [{ kind: "stat", stat: "speed", change: "add", by: -10 }],
  },
  {
    id: "heavily-encumbered",
    name: "Heavily Encumbered",
    srd: "Variant: Encumbrance",
    summary: "Slowed much, and clumsy in all that the body does.",
    variant: true,
    over: { score: "str", times: 10 },
    effects: [
      { kind: "stat", stat: "speed", change: "add", by: -20 },
      { ...hindered, on: "check" },
      { ...hindered, on: "attack" },
      { ...hindered, on: "save" },
    ],
  },
]);

export const longJump: LongJump = {
  id: "long-jump",
  name: "Long Jump",
  srd: "Jumping",
  summary: "A leap across as many feet as the Strength score, after a run.",
  feet: { score: "str", times: 1 },
  runUp: { feet: 10 },
  standingShare: 0.5,
  obstacle: { tallestShare: 0.25, check: { ability: "str", skill: "athletics", dc: 10 } },
  roughLanding: { check: { ability: "dex", skill: "acrobatics", dc: 10 }, failure: "prone" },
};

export const highJump: HighJump = {
  id: "high-jump",
  name: "High Jump",
  srd: "Jumping",
  summary: "A leap up, three feet and the Strength modifier after a run.",
  feet: { base: 3, modifier: "str" },
  runUp: { feet: 10 },
  standingShare: 0.5,
  reachTimesHeight: 1.5,
};

export const falling: Falling = {
  id: "falling",
  name: "Falling",
  srd: "Falling",
  summary: "A fall hurts more the longer it is, and ends on the ground.",
  damage: "1d6",
  every: { feet: 10 },
  most: "20d6",
  type: "bludgeoning",
  condition: "prone",
};

export const suffocating: Suffocating = {
  id: "suffocating",
  name: "Suffocating",
  also: ["drowning", "holding breath"],
  srd: "Suffocating",
  summary: "Breath lasts minutes; once it is gone, a few rounds remain.",
  breathMinutes: { base: 1, modifier: "con", least: 0.5 },
  rounds: { modifier: "con", least: 1 },
  outcome: { hitPoints: 0, dying: true },
};

export const food: Food = {
  id: "food",
  name: "Food",
  also: ["starvation"],
  srd: "Food and Water",
  summary: "A pound a day; who goes without for days becomes exhausted.",
  poundsPerDay: 1,
  halfRations: 0.5,
  days: { base: 3, modifier: "con", least: 1 },
  exhaustionLevels: 1,
  resetByDays: 1,
};

export const water: Water = {
  id: "water",
  name: "Water",
  also: ["thirst"],
  srd: "Food and Water",
  summary: "A gallon a day, twice that in heat; thirst exhausts at the day's end.",
  gallonsPerDay: 1,
  gallonsPerHotDay: 2,
  halfSave: { ability: "con", dc: 15 },
  exhaustionLevels: 1,
  exhaustionLevelsIfExhausted: 2,
};
