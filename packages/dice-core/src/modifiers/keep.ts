import { numeral } from "../numeral.js";
import type { Modifier } from "../types.js";
import { clamp, type Range } from "./clamp.js";
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
  make: (count) => ({ type, which, count }),
});

export const keepForms: readonly Form<Choice>[] = [
  form(["kh", "k"], "keep", "highest"),
  form(["kl"], "keep", "lowest"),
  form(["dh"], "drop", "highest"),
  form(["dl"], "drop", "lowest"),
];

export const keepText = ({ type, which, count }: Choice): string =>
  names[type][which] + numeral(count);

const names = {
  keep: { highest: "kh", lowest: "kl" },
  drop: { highest: "dh", lowest: "dl" },
} as const;

/**
 * The faces that count, in their order: the worst is left out until no more are kept than should be.
 * Not by sorting: hands of dice are small, and a sort takes longer than the throw.
 */
export function chosen(faces: readonly number[], choice: Choice, range: Range): readonly number[] {
  const { type, which, count } = choice;
  const order = (type === "keep") === (which === "highest") ? 1 : -1;
  const keeps = type === "keep" ? count : faces.length - count;
  let kept = faces;
  while (kept.length > keeps) kept = without(kept, worst(kept, order, range));
  return kept;
}

/** Where the face stands that counts least (or most); of equals, the last. */
function worst(faces: readonly number[], order: 1 | -1, range: Range): number {
  let place = 0;
  let least = clamp(faces[0] ?? 0, range) * order;
  for (let i = 1; i < faces.length; i++) {
    const counts = clamp(faces[i] ?? 0, range) * order;
    if (counts > least) continue;
    place = i;
    least = counts;
  }
  return place;
}

// By hand: toSpliced, and slice too, take longer than the throw.
function without(faces: readonly number[], place: number): readonly number[] {
  // oxlint-disable-next-line unicorn/no-new-array -- the length is meant, not an element
  const rest = new Array<number>(faces.length - 1);
  for (let i = 0; i < rest.length; i++) rest[i] = faces[i < place ? i : i + 1] ?? 0;
  return rest;
}
