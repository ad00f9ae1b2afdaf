import type { Modifier } from "../types.js";
import type { Form } from "./form.js";

/** `kh3`, `kl1`, `dh1`, `dl1`: which of a term's dice count. */
export type Choice = Extract<Modifier, { type: "keep" | "drop" }>;

const form = (
  words: readonly string[],
  type: Choice["type"],
  which: Choice["which"],
): Form<Choice> => ({
  words,
  takes: "number",
  missing: () => 1,
  make: ({ value }) => ({ type, which, count: value }),
});

export const keepForms: readonly Form<Choice>[] = [
  form(["kh", "k"], "keep", "highest"),
  form(["kl"], "keep", "lowest"),
  form(["dh"], "drop", "highest"),
  form(["dl"], "drop", "lowest"),
];

export const keepText = ({ type, which, count }: Choice): string =>
  `${type.charAt(0)}${which.charAt(0)}${count}`;

const rising = (a: number, b: number): number => a - b;

/** Whether each value counts, in their order. Which of equal values is taken makes no difference. */
export function chosen(values: readonly number[], choice: Choice): readonly boolean[] {
  const { type, which, count } = choice;
  const high = (type === "keep") === (which === "highest");
  const keeps = type === "keep" ? count : Math.max(0, values.length - count);
  const sorted = values.toSorted(rising);
  const edge = sorted[high ? values.length - keeps : keeps - 1] ?? 0;
  let ties = keeps;
  for (const value of values) if (isBeyond(value, edge, high)) ties -= 1;
  const counts: boolean[] = [];
  for (const value of values) {
    counts.push(isBeyond(value, edge, high) || (value === edge && ties-- > 0));
  }
  return counts;
}

const isBeyond = (value: number, edge: number, high: boolean): boolean =>
  high ? value > edge : value < edge;
