import type { Make } from "../../creature/creature.js";
import type { Compendium } from "../../tables/compendium.js";
import type { Finding, Remark } from "../judge/report.js";

/** A make that is being worked out, and what is wrong with what it was asked to be. */
export interface Draft {
  readonly make: Make;
  readonly errors: readonly Finding[];
}

/** One thing that is asked of a make: its names are looked up here, its legality is judged afterwards. */
export type Change = (make: Make, compendium: Compendium) => Draft;

/** The make after all of the changes, in order. */
export function changed(make: Make, changes: readonly Change[], compendium: Compendium): Draft {
  let draft: Draft = { make, errors: [] };
  for (const change of changes) {
    const next = change(draft.make, compendium);
    draft = { make: next.make, errors: [...draft.errors, ...next.errors] };
  }
  return draft;
}

/** How a list meets the one that is there: it is added, or it takes its place. */
export type Mode = "add" | "set";

/** The list that comes of it, each entry once. */
export const merged = <Item>(
  old: readonly Item[],
  given: readonly Item[],
  mode: Mode,
): readonly Item[] => [...new Set(mode === "add" ? [...old, ...given] : given)];

/** What is an error among remarks. */
export const errorsOf = (remarks: readonly Remark[]): readonly Finding[] =>
  remarks.filter(
    (remark): remark is Finding => "severity" in remark && remark.severity === "error",
  );

/** A make of nobody yet: no race, no class, tens. */
export const blankMake: Make = {
  levels: [],
  subclasses: {},
  feats: [],
  abilities: { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 },
  increases: [],
  raceIncreases: [],
  skills: [],
  expertise: [],
  tools: [],
  languages: [],
  spells: [],
  options: {},
  words: {},
  extraHp: 0,
};
