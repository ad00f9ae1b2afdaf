import { editDistance } from "@tabletop-mcp/dice-core";
import { fold, headingsIn } from "./names.js";

/** What is ranked: by name first, then by text. */
export interface Field<E> {
  readonly entries: readonly E[];
  readonly textOf: (entry: E) => string;
}

/** The least score of each way to match; the closer in length, the more above it. */
const scores = { exact: 100, prefix: 80, word: 60, part: 40, typo: 20, text: 10 } as const;
const span = 19;

/** Whether a score says that the query is in the text, and not in the name. */
export const byTextOnly = (score: number): boolean => score < scores.typo;

/** How well entries match a query, best first: exact name, prefix, words, part, typo, text. */
export function ranked<E extends { readonly name: string }>(
  query: string,
  { entries, textOf }: Field<E>,
): readonly { readonly entry: E; readonly score: number }[] {
  const asked = subject(query);
  const named = (name: string): number => nameScore(fold(query), name) || nameScore(asked, name);
  const scored = entries.map((entry) => ({ entry, score: named(fold(entry.name)) }));
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
    .map((word) => ({ word, cost: Math.min(...words.map((other) => editDistance(word, other))) }))
    // No word may be another: "falling" is no misspelt "healing".
    .map(({ word, cost }) => (cost <= allowed(word.length) ? cost : Number.POSITIVE_INFINITY))
    .reduce((sum, cost) => sum + cost, 1);
  const cost = Math.min(editDistance(asked, name), byWords);
  const most = allowed(asked.length);
  return cost > most ? 0 : scores.typo + Math.round(span * (1 - cost / (most + 1)));
}

/** By the words of the query: as a heading, side by side, or all of them somewhere in the text. */
function textScore(asked: string, text: string): number {
  const lower = text.toLowerCase();
  if (asked === "" || !asked.split(" ").every((word) => lower.includes(word))) return 0;
  if (headingsIn(lower).some((heading) => heading.includes(asked))) return scores.text + 6;
  return scores.text + (lower.includes(asked) ? 3 : 0);
}

const asking: ReadonlySet<string> = new Set(
  "a an the of to in is are do does how what when which who why can i my work works".split(" "),
);

/** What a question is about: "how does grappling work" is about grappling. */
export function subject(query: string): string {
  const words = fold(query).split(" ");
  const telling = words.filter((word) => !asking.has(word));
  return (telling.length === 0 ? words : telling).join(" ");
}

/** The part of a text that a query is found in, as one line from there; empty where it is not. */
export function passage(query: string, text: string): string {
  const asked = subject(query);
  const lower = text.toLowerCase();
  const words = asked.split(" ").toSorted((a, b) => b.length - a.length);
  const at = [asked, ...words].map((part) => lower.indexOf(part)).find((place) => place >= 0) ?? -1;
  if (at < 0) return "";
  const start = Math.max(text.lastIndexOf("\n", at), text.lastIndexOf(". ", at)) + 1;
  return text
    .slice(start)
    .replaceAll(/[\s#*_|]+/gu, " ")
    .trim();
}
