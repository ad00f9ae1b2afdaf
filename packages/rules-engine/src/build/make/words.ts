import { creatureTypes } from "@tabletop-mcp/srd-data";
import type { Make } from "../../creature/creature.js";
import { featuresOf } from "../../sheet/features.js";
import { type Compendium, foldName } from "../../tables/compendium.js";
import { error, type Finding, plural, quoted } from "../judge/report.js";

/** Choices in the SRD's words, which no table holds, and the feature that offers them. */
export const wordChoices = {
  favoredEnemy: { feature: "ranger-favored-enemy", rule: "Ranger, Favored Enemy" },
  favoredTerrain: { feature: "ranger-natural-explorer", rule: "Ranger, Natural Explorer" },
} as const;
export type WordChoice = keyof typeof wordChoices;

const enemies = creatureTypes.filter((type) => type !== "humanoid");
const terrains = ["arctic", "coast", "desert", "forest", "grassland", "mountain", "swamp"];

/** "Dragons" is the type dragon, "Monstrosities" monstrosity; races of humanoids stay as they are called. */
export function readWord(word: string): string {
  const folded = foldName(word);
  const one = singular(folded);
  return (
    [...creatureTypes, ...terrains].find((known) => known === folded || known === one) ?? folded
  );
}

const singular = (folded: string): string =>
  folded.replace(/ies$/u, "y").replace(/ves$/u, "f").replace(/s$/u, "");

/** What is named twice in one list: "Orcs" and "orc" are one. */
export function wordsTwice(name: WordChoice, given: readonly string[]): readonly Finding[] {
  const read = given.map((word) => singular(readWord(word)));
  return given
    .filter((_, at) => read.indexOf(read[at] ?? "") !== at)
    .map((word) =>
      error({
        field: `choices.${name}`,
        problem: `${quoted(word)} is named twice.`,
        rule: wordChoices[name].rule,
      }),
    );
}

/** Whether there are as many as the levels give, and of what may be chosen. */
export const judgeWords = (make: Make, compendium: Compendium): readonly Finding[] => [
  ...judge("favoredEnemy", { make, compendium, cost: costOfEnemy }),
  ...judge("favoredTerrain", { make, compendium, cost: costOfTerrain }),
];

/** What may be chosen, as it is offered. */
export const legalWords: Readonly<Record<WordChoice, readonly string[]>> = {
  favoredEnemy: [...enemies, "two races of humanoids"],
  favoredTerrain: terrains,
};

/** Two races of humanoids count as one favored enemy; "humanoid" alone is none (Ranger, Favored Enemy). */
const costOfEnemy = (word: string): number =>
  enemies.some((type) => type === word) ? 1 : word === "humanoid" ? Number.NaN : 0.5;

const costOfTerrain = (word: string): number => (terrains.includes(word) ? 1 : Number.NaN);

interface Judged {
  readonly make: Make;
  readonly compendium: Compendium;
  /** Of how many choices a word is; not a number where it is none. */
  readonly cost: (word: string) => number;
}

function judge(name: WordChoice, { make, compendium, cost }: Judged): readonly Finding[] {
  const words = make.words[name] ?? [];
  const { feature, rule } = wordChoices[name];
  const most = featuresOf(make, compendium).find(({ id }) => id === feature)?.levels.length ?? 0;
  const say = { field: `choices.${name}`, rule, legal: most === 0 ? [] : legalWords[name] };
  const odd = words.filter((word) => Number.isNaN(cost(word)));
  if (odd.length > 0)
    return [error({ ...say, problem: `Not a ${noun[name]}: ${odd.join(", ")}.` })];
  const chosen = words.reduce((sum, word) => sum + cost(word), 0);
  if (chosen <= most) return [];
  const problem =
    most === 0
      ? `Nothing lets this character choose a ${noun[name]}.`
      : `${words.join(", ")}: there is ${plural(most, "choice")} at this level.`;
  return [error({ ...say, problem })];
}

const noun: Readonly<Record<WordChoice, string>> = {
  favoredEnemy: "favored enemy",
  favoredTerrain: "favored terrain",
};
