import { limits } from "../limits.js";
import type { Modifier } from "../types.js";
import { compareText, matches } from "./compare.js";
import type { Form } from "./form.js";

/** `!`, `!5`, `!>5`: a face that matches adds a die, which may explode in turn. */
export type Explode = Extract<Modifier, { type: "explode" }>;

export const explodeForms: readonly Form<Explode>[] = [
  {
    words: ["!"],
    takes: "faces",
    missing: (sides) => sides,
    make: (value, op) => ({ type: "explode", when: { op, value } }),
  },
];

/** A bare `!` where only the top face explodes. */
export function explodeText({ when }: Explode, sides: number): string {
  return when.op === "=" && when.value === sides ? "!" : `!${compareText(when)}`;
}

/** One starting die and the dice it adds, each handed to `stand` in order. */
export function chain(explode: Explode, fall: () => number, stand: (face: number) => void): void {
  for (let added = 0; ; added++) {
    const face = fall();
    stand(face);
    if (added === limits.explosions || !matches(explode.when, face)) return;
  }
}
