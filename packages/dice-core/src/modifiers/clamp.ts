import type { Modifier } from "../types.js";
import type { Form } from "./form.js";

/** `mi2`, `ma5`: a die below the one or above the other counts as it. */
export type Clamp = Extract<Modifier, { type: "min" | "max" }>;

export const clampForms: readonly Form<Clamp>[] = [
  { words: ["mi", "min"], takes: "number", make: (value) => ({ type: "min", value }) },
  { words: ["ma", "max"], takes: "number", make: (value) => ({ type: "max", value }) },
];

export const clampText = ({ type, value }: Clamp): string =>
  `${type === "min" ? "mi" : "ma"}${value}`;

/** The least and the most that a face can count as. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** What a face counts as. */
export const clamp = (face: number, { low, high }: Range): number =>
  face < low ? low : face > high ? high : face;

/** What faces count as: the very same list where that is themselves. */
export function clampAll(faces: readonly number[], range: Range): readonly number[] {
  for (const face of faces) {
    if (clamp(face, range) !== face) return faces.map((each) => clamp(each, range));
  }
  return faces;
}
