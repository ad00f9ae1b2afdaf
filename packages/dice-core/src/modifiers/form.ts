import type { Compare, Modifier } from "../types.js";

/** One way to write a modifier: the words that begin it and what follows them. */
export interface Form<M extends Modifier = Modifier> {
  readonly words: readonly string[];
  /** `faces` takes `1`, `<2` or `>5`; `number` takes a bare number. */
  readonly takes: "faces" | "number";
  /** What is meant where no number follows; without it, a number must. */
  readonly missing?: (sides: number) => number;
  readonly make: (value: number, op: Compare["op"]) => M;
}
