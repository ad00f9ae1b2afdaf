import type { Ability } from "@tabletop-mcp/srd-data";
import type { Make } from "../creature/creature.js";
import type { Compendium } from "../tables/compendium.js";
import { forEachAbility } from "./ability.js";
import type { KnownFeature } from "./features.js";

type Scores = Readonly<Record<Ability, number>>;
type Increases = Readonly<Partial<Record<Ability, number>>>;

/** Adventurers go no higher than 20, but for what says so (Ability Scores and Modifiers). */
const adventurersMost = 20;

/** Ability scores with the increases of race, levels and features such as Primal Champion, before anything worn or suffered. */
export function ownScores(
  make: Make,
  features: readonly KnownFeature[],
  { races, subraces }: Compendium,
): Scores {
  const race = make.race === undefined ? undefined : races.find(make.race);
  const subrace = make.subrace === undefined ? undefined : subraces.find(make.subrace);
  const chosen = make.raceIncreases.map(
    (ability): Increases => ({ [ability]: race?.scoreChoice?.by ?? 1 }),
  );
  const increases = [race?.scores ?? {}, subrace?.scores ?? {}, ...chosen, ...make.increases];
  const grown = increases.reduce<Scores>(
    (scores, by) => raised(scores, by, adventurersMost),
    make.abilities,
  );
  return features
    .map(({ facts }) => fixedIncreases(facts.scores))
    .reduce<Scores>((scores, by) => beyond(scores, by), grown);
}

/** Nobody is raised above the most; who stands there already stays. */
const raised = (scores: Scores, by: Increases, most: number): Scores =>
  forEachAbility((ability) =>
    Math.max(scores[ability], Math.min(scores[ability] + (by[ability] ?? 0), most)),
  );

/** Such a feature raises the most as well (Primal Champion: to 24). */
const beyond = (scores: Scores, by: Increases): Scores =>
  forEachAbility((ability) => {
    const more = by[ability] ?? 0;
    return Math.max(scores[ability], Math.min(scores[ability] + more, adventurersMost + more));
  });

/** Increases that a feature brings of itself, such as Primal Champion. */
export const fixedIncreases = (scores: KnownFeature["facts"]["scores"]): Increases =>
  scores === undefined || "points" in scores ? {} : scores;

/** How many ability score improvements features bring, one at each level that names them. */
export const improvementsIn = (
  features: readonly Pick<KnownFeature, "facts" | "levels">[],
): number =>
  features.reduce(
    (sum, { facts: { scores }, levels }) =>
      sum + (scores !== undefined && "points" in scores ? levels.length : 0),
    0,
  );
