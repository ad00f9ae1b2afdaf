import type { Entry } from "../entry.js";
import type { ClassId } from "../vocabulary.js";
import type { RuleTable, Span } from "./types.js";

/** What a character of a level has; `experience` is the least total. */
export interface AdvancementRow {
  readonly level: number;
  readonly experience: number;
  readonly proficiencyBonus: number;
}

/** What a challenge rating is worth; below 1 it is 0.125, 0.25 or 0.5. */
export interface ChallengeRow {
  readonly challenge: number;
  readonly experience: number;
  /** Without any effective attack. */
  readonly experienceIfHarmless?: number;
  readonly proficiencyBonus: number;
}

/** Slots of spell levels 1 to 9, up to the highest there is. */
export interface SlotRow {
  readonly level: number;
  readonly slots: readonly number[];
}

export interface MulticlassSlots extends RuleTable<SlotRow> {
  /** The share of a class's levels that counts, rounded down; pact magic is apart. */
  readonly levelShare: Readonly<Partial<Record<ClassId, 0.5 | 1>>>;
}

export interface ModifierRow {
  readonly scores: Span;
  readonly modifier: number;
}

/** The modifier is the score less `subtract`, divided by `divide`, rounded down. */
export interface AbilityModifiers extends RuleTable<ModifierRow> {
  readonly subtract: number;
  readonly divide: number;
  /** Scores as high as they come. */
  readonly highest: { readonly adventurer: number; readonly any: number };
}

/** Common at tables, but not in SRD 5.1. */
export interface HouseRule extends Entry {
  readonly houseRule: true;
  /** Where it comes from. */
  readonly source: string;
}

export interface StandardArray extends HouseRule {
  readonly scores: readonly number[];
}

export interface PointRow {
  readonly score: number;
  readonly cost: number;
}

/** Scores bought before racial increases. */
export interface PointBuy extends HouseRule {
  readonly points: number;
  readonly rows: readonly PointRow[];
}

const advancementRow = (
  level: number,
  experience: number,
  proficiencyBonus: number,
): AdvancementRow => ({ level, experience, proficiencyBonus });

/** Experience and proficiency bonus by level. */
export const characterAdvancement: RuleTable<AdvancementRow> = {
  id: "character-advancement",
  name: "Character Advancement",
  also: ["experience by level", "proficiency bonus"],
  srd: "Leveling Up",
  summary: "The experience that each level takes, and its proficiency bonus.",
  rows: Object.freeze<AdvancementRow[]>([
    advancementRow(1, 0, 2),
    advancementRow(2, 300, 2),
    advancementRow(3, 900, 2),
    advancementRow(4, 2700, 2),
    advancementRow(5, 6500, 3),
    advancementRow(6, 14_000, 3),
    advancementRow(7, 23_000, 3),
    advancementRow(8, 34_000, 3),
    advancementRow(9, 48_000, 4),
    advancementRow(10, 64_000, 4),
    advancementRow(11, 85_000, 4),
    advancementRow(12, 100_000, 4),
    advancementRow(13, 120_000, 5),
    advancementRow(14, 140_000, 5),
    advancementRow(15, 165_000, 5),
    advancementRow(16, 195_000, 5),
    advancementRow(17, 225_000, 6),
    advancementRow(18, 265_000, 6),
    advancementRow(19, 305_000, 6),
    advancementRow(20, 355_000, 6),
  ]),
};

const challengeRow = (
  challenge: number,
  experience: number,
  proficiencyBonus: number,
): ChallengeRow => ({ challenge, experience, proficiencyBonus });

/** Experience and proficiency bonus by challenge rating. */
export const challengeRatings: RuleTable<ChallengeRow> = {
  id: "challenge-ratings",
  name: "Experience Points by Challenge Rating",
  also: ["challenge rating", "proficiency bonus by challenge rating"],
  srd: "Challenge",
  summary: "The experience that defeating a creature earns, and its proficiency bonus.",
  rows: Object.freeze<ChallengeRow[]>([
    { challenge: 0, experience: 10, experienceIfHarmless: 0, proficiencyBonus: 2 },
    challengeRow(0.125, 25, 2),
    challengeRow(0.25, 50, 2),
    challengeRow(0.5, 100, 2),
    challengeRow(1, 200, 2),
    challengeRow(2, 450, 2),
    challengeRow(3, 700, 2),
    challengeRow(4, 1100, 2),
    challengeRow(5, 1800, 3),
    challengeRow(6, 2300, 3),
    challengeRow(7, 2900, 3),
    challengeRow(8, 3900, 3),
    challengeRow(9, 5000, 4),
    challengeRow(10, 5900, 4),
    challengeRow(11, 7200, 4),
    challengeRow(12, 8400, 4),
    challengeRow(13, 10_000, 5),
    challengeRow(14, 11_500, 5),
    challengeRow(15, 13_000, 5),
    challengeRow(16, 15_000, 5),
    challengeRow(17, 18_000, 6),
    challengeRow(18, 20_000, 6),
    challengeRow(19, 22_000, 6),
    challengeRow(20, 25_000, 6),
    challengeRow(21, 33_000, 7),
    challengeRow(22, 41_000, 7),
    challengeRow(23, 50_000, 7),
    challengeRow(24, 62_000, 7),
    challengeRow(25, 75_000, 8),
    challengeRow(26, 90_000, 8),
    challengeRow(27, 105_000, 8),
    challengeRow(28, 120_000, 8),
    challengeRow(29, 135_000, 9),
    challengeRow(30, 155_000, 9),
  ]),
};

const slotRow = (level: number, ...slots: readonly number[]): SlotRow => ({ level, slots });

/** Spell slots of those with the Spellcasting feature from several classes. */
export const multiclassSlots: MulticlassSlots = {
  id: "multiclass-spellcaster",
  name: "Multiclass Spellcaster",
  also: ["multiclass spell slots"],
  srd: "Multiclassing",
  summary: "Slots by the sum of the levels that count in all spellcasting classes.",
  levelShare: {
    bard: 1,
    cleric: 1,
    druid: 1,
    sorcerer: 1,
    wizard: 1,
    paladin: 0.5,
    ranger: 0.5,
  },
  rows: Object.freeze<SlotRow[]>([
    slotRow(1, 2),
    slotRow(2, 3),
    slotRow(3, 4, 2),
    slotRow(4, 4, 3),
    slotRow(5, 4, 3, 2),
    slotRow(6, 4, 3, 3),
    slotRow(7, 4, 3, 3, 1),
    slotRow(8, 4, 3, 3, 2),
    slotRow(9, 4, 3, 3, 3, 1),
    slotRow(10, 4, 3, 3, 3, 2),
    slotRow(11, 4, 3, 3, 3, 2, 1),
    slotRow(12, 4, 3, 3, 3, 2, 1),
    slotRow(13, 4, 3, 3, 3, 2, 1, 1),
    slotRow(14, 4, 3, 3, 3, 2, 1, 1),
    slotRow(15, 4, 3, 3, 3, 2, 1, 1, 1),
    slotRow(16, 4, 3, 3, 3, 2, 1, 1, 1),
    slotRow(17, 4, 3, 3, 3, 2, 1, 1, 1, 1),
    slotRow(18, 4, 3, 3, 3, 3, 1, 1, 1, 1),
    slotRow(19, 4, 3, 3, 3, 3, 2, 1, 1, 1),
    slotRow(20, 4, 3, 3, 3, 3, 2, 2, 1, 1),
  ]),
};

/** Ability scores and their modifiers. */
export const abilityModifiers: AbilityModifiers = {
  id: "ability-modifiers",
  name: "Ability Scores and Modifiers",
  srd: "Ability Scores and Modifiers",
  summary: "What a score from 1 to 30 adds to rolls.",
  subtract: 10,
  divide: 2,
  highest: { adventurer: 20, any: 30 },
  rows: Object.freeze<ModifierRow[]>([
    { scores: { from: 1, to: 1 }, modifier: -5 },
    { scores: { from: 2, to: 3 }, modifier: -4 },
    { scores: { from: 4, to: 5 }, modifier: -3 },
    { scores: { from: 6, to: 7 }, modifier: -2 },
    { scores: { from: 8, to: 9 }, modifier: -1 },
    { scores: { from: 10, to: 11 }, modifier: 0 },
    { scores: { from: 12, to: 13 }, modifier: 1 },
    { scores: { from: 14, to: 15 }, modifier: 2 },
    { scores: { from: 16, to: 17 }, modifier: 3 },
    { scores: { from: 18, to: 19 }, modifier: 4 },
    { scores: { from: 20, to: 21 }, modifier: 5 },
    { scores: { from: 22, to: 23 }, modifier: 6 },
    { scores: { from: 24, to: 25 }, modifier: 7 },
    { scores: { from: 26, to: 27 }, modifier: 8 },
    { scores: { from: 28, to: 29 }, modifier: 9 },
    { scores: { from: 30, to: 30 }, modifier: 10 },
  ]),
};

const outsideSrd =
  "House rule: SRD 5.1 does not contain it; it is customary in fifth edition play.";

export const standardArray: StandardArray = {
  id: "standard-array",
  name: "Standard Array",
  srd: "None (house rule)",
  summary: "Six fixed scores, one for each ability in any order.",
  houseRule: true,
  source: outsideSrd,
  scores: [15, 14, 13, 12, 10, 8],
};

export const pointBuy: PointBuy = {
  id: "point-buy",
  name: "Point Buy",
  srd: "None (house rule)",
  summary: "Scores from 8 to 15, bought with 27 points.",
  houseRule: true,
  source: outsideSrd,
  points: 27,
  rows: Object.freeze<PointRow[]>([
    { score: 8, cost: 0 },
    { score: 9, cost: 1 },
    { score: 10, cost: 2 },
    { score: 11, cost: 3 },
    { score: 12, cost: 4 },
    { score: 13, cost: 5 },
    { score: 14, cost: 7 },
    { score: 15, cost: 9 },
  ]),
};
