import type { Feature, FeatureFacts, Gains } from "@tabletop-mcp/srd-data/classes";
import { fixedIncreases, improvementsIn } from "../../sheet/scores.js";
import type { Character, ClassTaken } from "./types.js";

/** A feature or racial trait that the character has. */
export interface Benefit {
  readonly name: string;
  readonly of: "race" | "class" | "subclass";
  readonly facts: FeatureFacts & { readonly options?: readonly FeatureOption[] };
  /** Whose feature it is; missing for a race's. */
  readonly taken?: ClassTaken;
  /** The levels reached at which it came or grew. */
  readonly levels: readonly number[];
}

type FeatureOption = FeatureFacts & { readonly id: string; readonly name: string };

/** Everything that race, classes, subclasses and the options known give at the character's levels. */
export const benefits = (character: Character): readonly Benefit[] => [
  ...features(character),
  ...chosenOptions(character).map(
    ({ option, of, taken }): Benefit => ({
      name: option.name,
      of,
      facts: option,
      taken,
      levels: [1],
    }),
  ),
];

const features = (character: Character): readonly Benefit[] => [
  ...[...(character.race?.traits ?? []), ...(character.subrace?.traits ?? [])].map(
    (facts): Benefit => ({ name: facts.name, of: "race", facts, levels: [1] }),
  ),
  ...character.classes.flatMap((taken) => [
    ...taken.class.features.flatMap((feature) => reached(feature, taken, "class")),
    ...(taken.subclass?.features ?? []).flatMap((feature) => reached(feature, taken, "subclass")),
  ]),
];

function reached(facts: Feature, taken: ClassTaken, of: Benefit["of"]): readonly Benefit[] {
  const levels = facts.levels.filter((level) => level <= taken.level);
  return levels.length === 0 ? [] : [{ name: facts.name, of, facts, taken, levels }];
}

/** The proficiencies and choices that benefits bring for sure. */
export const gainsOf = (character: Character): readonly (Benefit & { gains: Gains })[] =>
  benefits(character).flatMap((benefit) =>
    benefit.facts.gains === undefined ? [] : [{ ...benefit, gains: benefit.facts.gains }],
  );

/** An option that the character may have chosen: a build does not say. */
export interface OpenOption {
  readonly option: FeatureOption;
  readonly taken: ClassTaken;
  readonly of: Benefit["of"];
}

/** Invocations, pact boons, lands … that are open to the character: none where it is known which it has. */
export const openOptions = (character: Character): readonly OpenOption[] =>
  character.options === undefined ? offered(character) : [];

/** Those that the character is known to have. */
export const chosenOptions = (character: Character): readonly OpenOption[] =>
  character.options === undefined
    ? []
    : offered(character).filter(({ option }) => character.options?.has(option.id));

const offered = (character: Character): readonly OpenOption[] =>
  features(character).flatMap(({ facts, taken, of }) =>
    taken === undefined
      ? []
      : (facts.options ?? [])
          .filter(({ requires }) => (requires?.level ?? 1) <= taken.level)
          .map((option) => ({ option, taken, of })),
  );

/** Ids of spells in a table by level, up to that level. */
export const spellsUpTo = (
  spells: Readonly<Record<number, readonly string[]>> | undefined,
  level: number,
): readonly string[] =>
  Object.entries(spells ?? {}).flatMap(([from, ids]) => (Number(from) <= level ? ids : []));

/** How many ability score improvements the classes have brought. */
export const improvements = (character: Character): number => improvementsIn(benefits(character));

/** Increases that features bring of themselves, such as Primal Champion. */
export const increasesOf = (character: Character): readonly [string, number][] =>
  benefits(character).flatMap(({ facts: { scores } }) => Object.entries(fixedIncreases(scores)));
