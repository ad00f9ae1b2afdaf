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

/** Whether each value counts, in their order. Which of equal values is taken makes no difference. */
export function chosen(values: readonly number[], choice: Choice): readonly boolean[] {
  const { type, which, count } = choice;
  const high = (type === "keep") === (which === "highest");
  const keeps = type === "keep" ? count : values.length - count;
  const counts: boolean[] = [];
  for (let place = 0; place < values.length; place++) {
    counts.push(rank(values, place, high ? 1 : -1) < keeps);
  }
  return counts;
}

/**
 * How many values come before this one, the highest first (or the lowest); of equals, the earlier.
 * By rank and not by sorting: hands of dice are small, and a sort takes longer than the throw.
 */
function rank(values: readonly number[], place: number, order: 1 | -1): number {
  const own = values[place] ?? 0;
  let before = 0;
  for (let i = 0; i < values.length; i++) {
    const lead = ((values[i] ?? 0) - own) * order;
    if (lead > 0 || (lead === 0 && i < place)) before += 1;
  }
  return before;
}
