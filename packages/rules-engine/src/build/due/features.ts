import type { Make } from "../../creature/creature.js";
import { featuresOf, type KnownFeature } from "../../sheet/features.js";
import type { ChoiceDue } from "../../sheet/sheet.js";
import type { Compendium } from "../../tables/compendium.js";
import { keysOf, type Offer, offersOf } from "../make/options.js";
import { legalWords } from "../make/words.js";
import { legalOf } from "./legal.js";

/** Choices in words that no table holds, by the id of the feature that leaves them to say. */
const worded: Readonly<Record<string, { readonly key: string; readonly from: readonly string[] }>> =
  {
    "ranger-favored-enemy": { key: "favoredEnemy", from: legalWords.favoredEnemy },
    "ranger-natural-explorer": { key: "favoredTerrain", from: legalWords.favoredTerrain },
  };

/** Options of features, and what features leave to say in words (each class's features). */
export function choicesOfFeatures(make: Make, compendium: Compendium): readonly ChoiceDue[] {
  const features = featuresOf(make, compendium);
  return [
    ...offersOf(make, compendium).map((offer) => optionsDue(offer, make, features)),
    ...features.flatMap((feature) => wordsDue(feature, make)),
  ];
}

function optionsDue(
  { feature, most, options }: Offer,
  make: Make,
  features: readonly KnownFeature[],
): ChoiceDue {
  const taken = features.filter(({ of }) => of === "option");
  const own = taken.filter(({ offeredBy }) => offeredBy === feature.id);
  const closed = feature.options
    .filter((option) => !meets(option, feature, { make, features }) || isTaken(option, taken))
    .map(({ id }) => id);
  const open = options.filter(({ id }) => !closed.includes(id));
  return {
    field: `choices.${keysOf(feature)[0]}`,
    what: `${feature.name} (${feature.from})`,
    choose: Math.min(most - own.length, open.length),
    ...legalOf(open.map(({ name }) => name)),
  };
}

type Option = KnownFeature["options"][number];

/** Chosen, be it from another class: no fighting style can be taken twice (Fighting Style). */
const isTaken = ({ id, name }: Option, taken: readonly KnownFeature[]): boolean =>
  taken.some((one) => one.id === id || (name.startsWith("Fighting Style") && one.name === name));

function meets(
  { requires }: Option,
  { level }: KnownFeature,
  { make, features }: { readonly make: Make; readonly features: readonly KnownFeature[] },
): boolean {
  if (requires === undefined) return true;
  const { level: least = 1, features: needed = [], spell } = requires;
  return (
    least <= level &&
    needed.every((id) => features.some((one) => one.id === id)) &&
    (spell === undefined || make.spells.includes(spell))
  );
}

/** One choice for each level that names the feature; two races of humanoids are one (Favored Enemy). */
function wordsDue(feature: KnownFeature, make: Make): readonly ChoiceDue[] {
  const asked = worded[feature.id];
  if (asked === undefined) return [];
  const said = wordsOf(feature, make);
  const spent = said.reduce((sum, word) => sum + (asked.from.includes(word) ? 1 : 0.5), 0);
  return [
    {
      field: `choices.${asked.key}`,
      what: `${feature.name} (${feature.from})`,
      choose: Math.ceil(feature.levels.length - spent),
      ...legalOf(asked.from.filter((word) => !said.includes(word))),
    },
  ];
}

/** What was said in words for a feature: favored enemies and terrains. */
export const wordsOf = ({ id }: KnownFeature, { words }: Make): readonly string[] =>
  words[worded[id]?.key ?? ""] ?? [];
