import type { Modifier } from "../types.js";
import type { Form } from "./form.js";

/** `mi2`, `ma5`: a die below the one or above the other counts as it. */
export type Clamp = Extract<Modifier, { type: "min" | "max" }>;

export const clampForms: readonly Form<Clamp>[] = [
  { words: ["mi", "min"], takes: "number", make: ({ value }) => ({ type: "min", value }) },
  { words: ["ma", "max"], takes: "number", make: ({ value }) => ({ type: "max", value }) },
];

export const clampText = ({ type, value }: Clamp): string =>
  `${type === "min" ? "mi" : "ma"}${value}`;

/** What a face counts as between `low` and `high`. */
export const clamp = (face: number, low: number, high: number): number =>
  face < low ? low : face > high ? high : face;
