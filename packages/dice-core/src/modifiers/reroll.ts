import { limits } from "../limits.js";
import type { Modifier } from "../types.js";
import { compareText, matches } from "./compare.js";
import type { Form } from "./form.js";

/** `r1`, `r<2`: again until it no longer matches. `ro1`, `ro<2`: once. */
export type Reroll = Extract<Modifier, { type: "reroll" }>;

const form = (word: string, once: boolean): Form<Reroll> => ({
  words: [word],
  takes: "faces",
  make: (value, op) => ({ type: "reroll", when: { op, value }, once }),
});

export const rerollForms: readonly Form<Reroll>[] = [form("r", false), form("ro", true)];

export const rerollText = ({ when, once }: Reroll): string =>
  `${once ? "ro" : "r"}${compareText(when)}`;

/** Whether a face is thrown again, and whether that uses up the die's one `ro`. */
export function rerollOf(face: number, rerolls: readonly Reroll[]): "again" | "once" | undefined {
  let once = false;
  for (const reroll of rerolls) {
    if (!matches(reroll.when, face)) continue;
    if (!reroll.once) return "again";
    once = true;
  }
  return once ? "once" : undefined;
}

/** Throws one die until no reroll asks for another throw: the face that stands. */
export function settle(rerolls: readonly Reroll[], fall: () => number): number {
  let face = fall();
  let spent = false;
  for (let i = 0; i < limits.rerolls; i++) {
    const why = rerollOf(face, rerolls);
    if (why === undefined || (why === "once" && spent)) break;
    if (why === "once") spent = true;
    face = fall();
  }
  return face;
}
