import { abilities } from "@tabletop-mcp/srd-data";
import type { Creature, Make } from "../../creature/creature.js";
import { classLevels } from "../../sheet/features.js";
import type { Compendium } from "../../tables/compendium.js";
import { type AbilityMethod, abilityNames, type CharacterBuild } from "../judge/types.js";
import { finalScores, raceScores } from "./scores.js";

/** The build that a creature's make is, for the rules of builds; what it wears is no part of it. */
export const buildOf = ({ name, make }: Creature, compendium: Compendium): CharacterBuild => ({
  name,
  ...buildOfMake(make, compendium),
});

/** The build that a make is, with ids for names. */
export function buildOfMake(make: Make, compendium: Compendium): CharacterBuild {
  const [first, ...others] = [...classLevels(make)].map(([id, level]) => ({
    class: id,
    level,
    subclass: make.subclasses[id],
  }));
  const { skills, tools, languages } = withBackground(make);
  const isCantrip = (id: string): boolean => compendium.spells.find(id)?.level === 0;
  return {
    race: make.race,
    subrace: make.subrace,
    ...first,
    ...(others.length > 0 && { multiclass: others }),
    background: typeof make.background === "object" ? "custom" : make.background,
    ...scoresOfBuild(make, compendium),
    ability_method: make.abilityMethod === undefined ? undefined : methods[make.abilityMethod],
    skills,
    expertise: make.expertise,
    feats: make.feats.flatMap(({ id }) => id ?? []),
    cantrips: make.spells.filter(isCantrip),
    spells: make.spells.filter((id) => !isCantrip(id)),
    languages,
    tools,
  };
}

const methods: Readonly<Record<NonNullable<Make["abilityMethod"]>, AbilityMethod>> = {
  standard: "standard_array",
  point_buy: "point_buy",
  roll: "rolled",
};

/** A background of the player's own is in a build only by what it brings. */
function withBackground({ background, ...make }: Make) {
  const own = typeof background === "object" ? background : undefined;
  const together = <Item>(
    chosen: readonly Item[],
    brought: readonly Item[] = [],
  ): readonly Item[] => [...new Set([...chosen, ...brought])];
  return {
    skills: together(make.skills, own?.skills),
    tools: together(make.tools, own?.tools),
    languages: together(make.languages, own?.languages),
  };
}

/** Final scores; before the race's increases as long as the player has not chosen them. */
function scoresOfBuild(make: Make, compendium: Compendium): CharacterBuild {
  const race = make.race === undefined ? undefined : compendium.races.find(make.race);
  const isSettled = make.raceIncreases.length >= (race?.scoreChoice?.choose ?? 0);
  const scores = finalScores(make, compendium);
  const fromRace = isSettled ? {} : raceScores(make, compendium);
  return {
    ability_scores: Object.fromEntries(
      abilities.map((ability) => [
        abilityNames[ability],
        scores[ability] - (fromRace[ability] ?? 0),
      ]),
    ),
    scores_include_racial: isSettled,
  };
}
