import type { Ability } from "@tabletop-mcp/srd-data";
import type { Compendium } from "../../tables/compendium.js";
import { improvements, increasesOf } from "./features.js";
import { type Ancestry, increasesOfAny, racialIncreases } from "./race.js";
import { error, type Remark, undecided, unjudged, warning } from "./report.js";
import {
  type AbilityMethod,
  abilityNames,
  type Character,
  type CharacterBuild,
  type Scores,
} from "./types.js";
import { nameOf } from "./verdict.js";

const field = "ability_scores";
const rule = "Using Ability Scores, Ability Scores and Modifiers";
const bounds = { least: 1, most: 30, adventurer: 20 };
const abilities = Object.keys(abilityNames) as Ability[];

/** The scores as given, by ability; those out of bounds are left out. */
export const givenScores = ({ ability_scores: given = {} }: CharacterBuild): Scores =>
  Object.fromEntries(
    abilities.flatMap((ability) => {
      const score = given[abilityNames[ability]];
      return score === undefined || !isInBounds(score) ? [] : [[ability, score] as const];
    }),
  );

const isInBounds = (score: number): boolean => score >= bounds.least && score <= bounds.most;

/** The scores that the character may have after racial increases; none where no score is given. */
export function possibleScores(
  build: CharacterBuild,
  ancestry: Ancestry,
  { races }: Compendium,
): readonly Scores[] {
  const given = givenScores(build);
  if (Object.keys(given).length === 0) return [];
  if (build.scores_include_racial === true) return [given];
  const increases =
    ancestry.race === undefined ? increasesOfAny(races.all) : racialIncreases(ancestry);
  return increases.map((one) => increase(given, one, 1));
}

/** Only scores that are known grow. */
const increase = (scores: Scores, increases: Scores, sign: 1 | -1): Scores =>
  Object.fromEntries(
    Object.entries(scores).map(([ability, score]) => [
      ability,
      score + sign * (increases[ability as Ability] ?? 0),
    ]),
  );

/** The modifier of a score. */
export const modifier = (score: number): number => Math.floor((score - 10) / 2);

/** Judges the scores by themselves: their bounds, and how they were made. */
export function checkScores(character: Character, compendium: Compendium): readonly Remark[] {
  const { build } = character;
  if (build.ability_scores === undefined)
    return [unjudged(field, "No scores are given: nothing that depends on them can be judged.")];
  const missing = abilities.filter(
    (ability) => build.ability_scores?.[abilityNames[ability]] === undefined,
  );
  return [
    ...outOfBounds(build),
    ...missing.map((ability) =>
      unjudged(`${field}.${abilityNames[ability]}`, `No ${nameOf(ability)} is given.`),
    ),
    ...tooHigh(character),
    ...checkMethod(character, compendium),
  ];
}

const outOfBounds = ({ ability_scores: given = {} }: CharacterBuild): readonly Remark[] =>
  abilities.flatMap((ability) => {
    const name = abilityNames[ability];
    const score = given[name];
    if (score === undefined || isInBounds(score)) return [];
    const problem = `${nameOf(ability)} ${score} is not a score.`;
    return [error({ field: `${field}.${name}`, problem, rule, legal: ["1 to 30"] })];
  });

/** Adventurers go to 20, and higher only by what says so. */
function tooHigh(character: Character): readonly Remark[] {
  const { ability_method: method } = character.build;
  const beyond = new Map(increasesOf(character));
  const say = method === undefined || method === "manual" ? warning : error;
  return abilities.flatMap((ability) => {
    const most = bounds.adventurer + (beyond.get(ability) ?? 0);
    const lowest = Math.min(...character.scores.map((scores) => scores[ability] ?? 0));
    if (character.scores.length === 0 || lowest <= most) return [];
    const problem = `${nameOf(ability)} is ${lowest} after racial increases.`;
    const legal = [`at most ${most}`];
    return [say({ field: `${field}.${abilityNames[ability]}`, problem, rule, legal })];
  });
}

/** A way to make scores: how many points of improvement these took, or that none would do. */
interface Method {
  readonly rule: string;
  readonly legal: readonly string[];
  readonly fits: (base: Scores, points: number) => boolean;
}

function methodOf(method: Exclude<AbilityMethod, "manual">, compendium: Compendium): Method {
  if (method === "rolled")
    return {
      rule: "House rule: Rolled Scores (4d6, the lowest dropped)",
      legal: ["3 to 18 before increases"],
      fits: (base, points) =>
        values(base).every((score) => score >= 3) &&
        above(values(base), Array(6).fill(18)) <= points,
    };
  if (method === "standard_array") {
    const { scores, name } = compendium.standardArray;
    return {
      rule: `House rule: ${name}`,
      legal: [`${scores.join(", ")} in any order, before increases`],
      fits: (base, points) => fitsArray(values(base), scores, points),
    };
  }
  const { points: budget, rows, name } = compendium.pointBuy;
  const ends = rows.map(({ score }) => score);
  const limits = `${Math.min(...ends)} to ${Math.max(...ends)}`;
  return {
    rule: `House rule: ${name}`,
    legal: [`scores of ${limits} before increases, for ${budget} points`],
    fits: (base, points) => pointBuyCost(values(base), compendium, points) <= budget,
  };
}

const values = (scores: Scores): readonly number[] => Object.values(scores);

/** How much the first scores are above the others, taken one by one. */
const above = (scores: readonly number[], others: readonly number[]): number =>
  scores.reduce((sum, score, i) => sum + Math.max(0, score - (others[i] ?? 0)), 0);

function fitsArray(scores: readonly number[], array: readonly number[], points: number): boolean {
  const [have, wanted] = [scores.toSorted(down), array.toSorted(down)];
  return above(wanted, have) === 0 && above(have, wanted) <= points;
}

const down = (a: number, b: number): number => b - a;

/** The least that the scores can have cost when so many points of improvement are in them. */
export function pointBuyCost(
  scores: readonly number[],
  { pointBuy: { rows } }: Pick<Compendium, "pointBuy">,
  points: number,
): number {
  const price = new Map(rows.map(({ score, cost }) => [score, cost]));
  const most = Math.max(...price.keys());
  const bought = scores.map((score) => Math.min(score, most));
  // Costs rise with the score: an improvement saves most on the highest one.
  for (let left = points - above(scores, bought); left !== 0; left--) {
    if (left < 0) return Number.POSITIVE_INFINITY;
    const i = bought.indexOf(Math.max(...bought));
    const lower = (bought[i] ?? 0) - 1;
    if (!price.has(lower)) break;
    bought[i] = lower;
  }
  return bought.reduce((sum, score) => sum + (price.get(score) ?? Number.POSITIVE_INFINITY), 0);
}

/** Whether the scores can have been made as the build says, improvements of levels included. */
function checkMethod(character: Character, compendium: Compendium): readonly Remark[] {
  const { ability_method: method, ...build } = character.build;
  const at = "ability_method";
  if (method === undefined)
    return [unjudged(at, "No method is given: only the bounds of scores are judged.")];
  if (method === "manual") return [];
  const given = givenScores(build);
  if (Object.keys(given).length < abilities.length)
    return [undecided(at, "Not all six scores are there to be judged.", "ability method")];
  if (build.scores_include_racial === true && character.race === undefined)
    return [
      undecided(
        at,
        "The scores include the increases of a race that is not known.",
        "ability method",
      ),
    ];
  const bases =
    build.scores_include_racial === true
      ? racialIncreases(character).map((increases) => increase(given, increases, -1))
      : [given];
  const points = improvementPoints(character);
  const { rule: house, legal, fits } = methodOf(method, compendium);
  if (!bases.some((base) => fits(base, points))) {
    const problem = `The scores cannot come from ${method}${points > 0 ? ` and ${points} points of improvements` : ""}.`;
    return [error({ field, problem, rule: house, legal })];
  }
  return method === "point_buy" ? unspent(bases, compendium) : [];
}

function unspent(bases: readonly Scores[], compendium: Compendium): readonly Remark[] {
  const { points, name } = compendium.pointBuy;
  const cost = Math.max(...bases.map((base) => pointBuyCost(values(base), compendium, 0)));
  if (cost >= points) return [];
  const problem = `${points - cost} of ${points} points are not spent.`;
  return [warning({ field, problem, rule: `House rule: ${name}` })];
}

/** Points that levels have added to scores, but for improvements that went into feats. */
function improvementPoints(character: Character): number {
  const feats = character.build.feats?.length ?? 0;
  const fixed = increasesOf(character).reduce((sum, [, by]) => sum + by, 0);
  return 2 * Math.max(0, improvements(character) - feats) + fixed;
}
