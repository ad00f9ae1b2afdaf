import { type Form, modifierForms } from "../modifiers/index.js";
import { nearest } from "../nearest.js";
import type { Mode } from "../types.js";

/** What a word or a sign says in a request. A word that says nothing is an error wherever it stands. */
export type Meaning =
  | { readonly is: "nothing" }
  | { readonly is: "filler" }
  | { readonly is: "bonus"; readonly sign: 1 | -1 }
  | { readonly is: "sign"; readonly sign: 1 | -1 }
  | { readonly is: "mode"; readonly mode: Mode }
  | { readonly is: "number"; readonly value: number }
  | { readonly is: "d" | "percentile" | "sided" }
  /** What dice can do elsewhere, but not in a plain request; with what it begins in notation. */
  | { readonly is: "beyond"; readonly name: string; readonly form: Form | undefined };

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Words that say nothing about the dice. The whole list, with bonus and penalty: any other is an error. */
const fillers = words(`roll rolls rolling throw please can could you me give make what is a an the
  with and of at on modifier modifiers mod die dice ,`);

/** The name of what is beyond a request when it compares. */
export const comparisons = "Comparisons";

const beyond: Readonly<Record<string, string>> = {
  "Multiplication and division": `* / × ÷ ∗ ∕ ⁄ ✕ ✖ x times multiply multiplied divide divided half
    halve halved double doubled triple tripled quadruple`,
  "Raising to a power": "^ squared cubed",
  Parentheses: "( ) [ ] { }",
  [comparisons]: "= < > ≤ ≥ ≠ than greater less vs versus",
  "Keep and drop": `k kh kl dh dl keep keeps keeping kept drop drops dropping dropped
    highest lowest`,
  Exploding: "! explode explodes exploding exploded explosion",
  Rerolls: "r ro reroll rerolls rerolling rerolled",
  "Minimum and maximum": "mi ma min max minimum maximum",
  "Repeated rolls": "twice thrice repeat repeated",
};

const small = words(`zero one two three four five six seven eight nine ten eleven twelve thirteen
  fourteen fifteen sixteen seventeen eighteen nineteen`);

const tens = words("twenty thirty forty fifty sixty seventy eighty ninety");

/** Number words in one piece: zero … nineteen, the tens, "twentyone", hundred. */
const numbers: readonly (readonly [string, number])[] = [
  ...small.map((word, value) => [word, value] as const),
  ...tens.flatMap((word, i) =>
    ["", ...small.slice(1, 10)].map((unit, ones) => [word + unit, (i + 2) * 10 + ones] as const),
  ),
  ["hundred", 100],
];

export const signs: ReadonlyMap<string, 1 | -1> = new Map([
  ["+", 1],
  ["plus", 1],
  ["-", -1],
  ["minus", -1],
]);

export const modeWords: ReadonlyMap<string, Mode> = new Map([
  ["advantage", "advantage"],
  ["adv", "advantage"],
  ["disadvantage", "disadvantage"],
  ["disadv", "disadvantage"],
  ["dis", "disadvantage"],
]);

/** Whether a word is advantage or disadvantage misspelt, or written with letters that only look alike. */
export const isNearlyMode = (word: string): boolean =>
  nearest(word, ["advantage", "disadvantage"]) !== undefined;

/** Each word that begins a modifier, and the form it begins. */
export const forms: ReadonlyMap<string, Form> = new Map(
  modifierForms.flatMap((form) => form.words.map((word) => [word, form] as const)),
);

/** Every word and sign that a request may hold, and what it says; digits say themselves. */
export const meanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...fillers.map((word) => [word, { is: "filler" }] as const),
  ["bonus", { is: "bonus", sign: 1 }],
  ["penalty", { is: "bonus", sign: -1 }],
  ...[...signs].map(([word, sign]) => [word, { is: "sign", sign }] as const),
  ...[...modeWords].map(([word, mode]) => [word, { is: "mode", mode }] as const),
  ["d", { is: "d" }],
  ["percentile", { is: "percentile" }],
  ["sided", { is: "sided" }],
  ...numbers.map(([word, value]) => [word, { is: "number", value }] as const),
  ...Object.entries(beyond).flatMap(([name, list]) =>
    words(list).map((word) => [word, { is: "beyond", name, form: forms.get(word) }] as const),
  ),
]);

/** The words that may have been meant by one that is unknown. */
export const knownWords: readonly string[] = [
  ...[...meanings].flatMap(([word, { is }]) => (is === "beyond" || word.length < 2 ? [] : [word])),
  "for",
  "to",
  "hit",
];
