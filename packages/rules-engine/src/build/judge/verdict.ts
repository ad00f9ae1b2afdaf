import type { Ability } from "@tabletop-mcp/srd-data";
import { abilityNames, type Scores } from "./types.js";

/** Whether a score is high enough; undefined where it is not known. */
export const atLeast = (scores: Scores, ability: Ability, wanted: number): boolean | undefined => {
  const score = scores[ability];
  return score === undefined ? undefined : score >= wanted;
};

/** Undefined where it is not known. */
export type Known = boolean | undefined;

/** All of them; undefined where what is not known decides. */
export const every = (known: readonly Known[]): Known =>
  known.includes(false) ? false : known.includes(undefined) ? undefined : true;

/** One of them; undefined where what is not known decides. */
export const some = (known: readonly Known[]): Known =>
  known.includes(true) ? true : known.includes(undefined) ? undefined : false;

/** "yes" or "no" where it is the same for all scores that the character may have, else "open". */
export function judge(
  scores: readonly Scores[],
  holds: (scores: Scores) => Known,
): "yes" | "no" | "open" {
  const verdicts = new Set(scores.map(holds));
  if (verdicts.size !== 1 || verdicts.has(undefined)) return "open";
  return verdicts.has(true) ? "yes" : "no";
}

/** An ability as it is written in a sentence. */
export const nameOf = (ability: Ability): string => {
  const name = abilityNames[ability];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};
