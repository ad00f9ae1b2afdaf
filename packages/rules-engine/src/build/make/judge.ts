import type { Make } from "../../creature/creature.js";
import type { Compendium } from "../../tables/compendium.js";
import type { Finding } from "../judge/report.js";
import { judgeBuild } from "../judge/validate.js";
import { buildOfMake } from "./build-of.js";
import { type Draft, errorsOf, type Mode } from "./draft.js";
import { judgeIncreases } from "./increases.js";
import { judgeOptions } from "./options.js";
import { judgeWords } from "./words.js";

/** All that the rules forbid about a make. Who has no class is nobody's to judge but for race and options. */
export function judgeMake(make: Make, compendium: Compendium): readonly Finding[] {
  const options = new Set(Object.values(make.options).flat());
  const ofBuild =
    make.levels.length === 0 ? [] : judgeBuild(buildOfMake(make, compendium), compendium, options);
  return [
    // An increase that is not due makes the scores impossible, too: the cause goes first.
    ...judgeIncreases(make, compendium),
    ...errorsOf(ofBuild),
    ...judgeOptions(make, compendium),
    ...judgeWords(make, compendium),
  ];
}

/** What is wrong with a draft that was not wrong before: old sins are no reason to refuse a change. */
export function newErrors(draft: Draft, before: Make, compendium: Compendium): readonly Finding[] {
  const known = new Set(judgeMake(before, compendium).map((one) => JSON.stringify(one)));
  return [
    ...draft.errors,
    ...judgeMake(draft.make, compendium).filter((one) => !known.has(JSON.stringify(one))),
  ];
}

/** Adds what is asked for if that is legal, or else puts it in place of what is there, if it is no less. */
export function addOrSet(
  draft: (mode: Mode) => Draft,
  before: Make,
  compendium: Compendium,
): Draft {
  const added = draft("add");
  if (added.make === before && added.errors.length === 0) return added;
  if (newErrors(added, before, compendium).length === 0) return added;
  const set = draft("set");
  const isBetter = isNoLess(set.make, before) && newErrors(set, before, compendium).length === 0;
  return isBetter ? set : added;
}

const isNoLess = (make: Make, before: Make): boolean =>
  counts(before).every(([key, count]) => (new Map(counts(make)).get(key) ?? 0) >= count);

const counts = (make: Make): readonly (readonly [string, number])[] => [
  ...listFields.map((key) => [key, make[key].length] as const),
  ...[make.options, make.words].flatMap((lists) =>
    Object.entries(lists).map(([key, list]) => [key, list.length] as const),
  ),
];

const listFields = [
  "increases",
  "raceIncreases",
  "skills",
  "expertise",
  "tools",
  "languages",
  "spells",
  "feats",
] as const;
