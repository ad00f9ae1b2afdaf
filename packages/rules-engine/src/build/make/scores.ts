import type { Ability } from "@tabletop-mcp/srd-data";
import type { Make } from "../../creature/creature.js";
import { featuresOf } from "../../sheet/features.js";
import { ownScores } from "../../sheet/scores.js";
import type { Compendium } from "../../tables/compendium.js";
import { add } from "../judge/race.js";
import type { Scores } from "../judge/types.js";

/** What race and subrace add to scores, with those that the player chose (Races, Ability Score Increase). */
export function raceScores(make: Make, { races, subraces }: Compendium): Scores {
  const race = make.race === undefined ? undefined : races.find(make.race);
  const subrace = make.subrace === undefined ? undefined : subraces.find(make.subrace);
  const by = race?.scoreChoice?.by ?? 0;
  const chosen = Object.fromEntries(make.raceIncreases.map((ability) => [ability, by]));
  return [race?.scores ?? {}, subrace?.scores ?? {}, chosen].reduce<Scores>(add, {});
}

/** The scores as they are by race, levels and features. */
export const finalScores = (
  make: Make,
  compendium: Compendium,
): Readonly<Record<Ability, number>> => ownScores(make, featuresOf(make, compendium), compendium);
