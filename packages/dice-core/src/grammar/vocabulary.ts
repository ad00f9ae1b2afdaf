import type { Mode } from "../types.js";

/** Words that say nothing about the dice. The whole list: any other word is an error. */
export const fillers: ReadonlySet<string> = new Set(
  `roll rolls rolling throw please can could you me give make what is a an the with and of at on
   modifier modifiers mod bonus penalty die dice`.split(/\s+/),
);

export const modeWords: ReadonlyMap<string, Mode> = new Map([
  ["advantage", "advantage"],
  ["adv", "advantage"],
  ["disadvantage", "disadvantage"],
  ["disadv", "disadvantage"],
  ["dis", "disadvantage"],
]);

export const signs: ReadonlyMap<string, 1 | -1> = new Map([
  ["+", 1],
  ["-", -1],
  ["plus", 1],
  ["minus", -1],
]);

/** What dice can do elsewhere, but not in a plain request; each with the name of it. */
export const outOfScope: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "Multiplication and division":
      "* / × ÷ ∗ ∕ ⁄ ✕ ✖ x times multiply multiplied divide divided half halve halved double doubled triple tripled quadruple",
    "Raising to a power": "^ squared cubed",
    Parentheses: "( ) [ ] { }",
    Comparisons: "= < > ≤ ≥ ≠ than greater less vs versus",
    "Keep and drop":
      "k kh kl dh dl keep keeps keeping kept drop drops dropping dropped highest lowest",
    Exploding: "! explode explodes exploding exploded explosion",
    Rerolls: "r ro reroll rerolls rerolling rerolled",
    "Minimum and maximum": "mi ma min max minimum maximum",
    "Repeated rolls": "twice thrice repeat repeated",
  }).flatMap(([name, words]) => words.split(" ").map((word) => [word, name] as const)),
);

const small = `zero one two three four five six seven eight nine ten eleven twelve thirteen
  fourteen fifteen sixteen seventeen eighteen nineteen`.split(/\s+/);

const tensNames = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** The words that may begin a compound: twenty … ninety. */
export const tens: ReadonlyMap<string, number> = new Map(
  tensNames.map((word, i) => [word, (i + 2) * 10]),
);

/** Number words in one piece: zero … nineteen, the tens, "twentyone", hundred. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...small.map((word, i) => [word, i] as const),
  ...tens,
  ...[...tens].flatMap(([word, ten]) =>
    small.slice(1, 10).map((unit, i) => [word + unit, ten + i + 1] as const),
  ),
  ["hundred", 100] as const,
]);

/** Every word that a request may hold outside its label, for "did you mean". */
export const knownWords: readonly string[] = [
  ...fillers,
  ...modeWords.keys(),
  ...numberWords.keys(),
  "plus",
  "minus",
  "percentile",
  "sided",
  "for",
  "to",
  "hit",
].filter((word) => word.length > 1);
