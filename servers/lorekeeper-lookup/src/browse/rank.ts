import { distance } from "fastest-levenshtein";
import { fold } from "./names.js";

/** What is ranked: by name first, then by text. */
export interface Field<E> {
  readonly entries: readonly E[];
  readonly textOf: (entry: E) => string;
}

/** The least score of each way to match; the closer in length, the more above it. */
const scores = { exact: 100, prefix: 80, word: 60, part: 40, typo: 20, text: 10 } as const;
const span = 19;

/** How well entries match a query, best first: exact name, prefix, words, part, typo, text. */
export function ranked<E extends { readonly name: string }>(
  query: string,
  { entries, textOf }: Field<E>,
): readonly { readonly entry: E; readonly score: number }[] {
  const asked = fold(query);
  const scored = entries.map((entry) => ({ entry, score: nameScore(asked, fold(entry.name)) }));
  // Typos are forgiven where no name is as it was asked for: "fire" is no misspelt "wire".
  const known = scored.some(({ score }) => score > 0);
  return scored
    .map(({ entry, score }) => ({
      entry,
      score:
        score ||
        (known ? 0 : typoScore(asked, fold(entry.name))) ||
        textScore(asked, textOf(entry)),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.entry.name < b.entry.name ? -1 : 1));
}

/** By the name as it stands; 0 where it does not have the query. */
function nameScore(asked: string, name: string): number {
  if (asked === "" || name === "") return 0;
  if (name === asked) return scores.exact;
  const closeness = Math.round((span * Math.min(asked.length, name.length)) / name.length);
  if (name.startsWith(asked)) return scores.prefix + Math.min(closeness, span);
  const words = new Set(name.split(" "));
  if (asked.split(" ").every((word) => words.has(word))) return scores.word + closeness;
  return name.includes(asked) ? scores.part + closeness : 0;
}

/** Letters that may be wrong in a name of so many. */
const allowed = (letters: number): number => Math.max(1, Math.round(letters * 0.3));

/** By the letters that differ, of the whole or word by word in any order. */
function typoScore(asked: string, name: string): number {
  const words = name.split(" ");
  const byWords = asked
    .split(" ")
    .map((word) => Math.min(...words.map((other) => distance(word, other))))
    .reduce((sum, cost) => sum + cost, 1);
  const cost = Math.min(distance(asked, name), byWords);
  const most = allowed(asked.length);
  return cost > most ? 0 : scores.typo + Math.round(span * (1 - cost / (most + 1)));
}

/** By the words of the query, all of them somewhere in the text. */
function textScore(asked: string, text: string): number {
  const lower = text.toLowerCase();
  const has = asked !== "" && asked.split(" ").every((word) => lower.includes(word));
  return has ? scores.text : 0;
}
