import type { Compare } from "../types.js";

/** Whether a face is one of those that a comparison names; `<` and `>` include their number. */
export function matches({ op, value }: Compare, face: number): boolean {
  if (op === "=") return face === value;
  return op === "<" ? face <= value : face >= value;
}

/** A comparison as notation writes it: `1`, `<2`, `>5`. */
export const compareText = ({ op, value }: Compare): string => `${op === "=" ? "" : op}${value}`;
