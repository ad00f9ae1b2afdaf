import type { Token } from "../lex.js";

/** A number that was read, and how many tokens it took. */
export interface ReadNumber {
  readonly value: number;
  readonly taken: number;
}

/** Reads digits or number words ("twenty one", "twenty-one", "one hundred") at a place, if one stands there. */
export function numberAt(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const token = tokens[at];
  if (token?.kind === "number") return { value: Number(token.text), taken: 1 };
  if (token?.means?.is !== "number") return undefined;
  const { value } = token.means;
  if (value === 1 && tokens[at + 1]?.text === "hundred") return { value: 100, taken: 2 };
  if (value < 20 || value % 10 !== 0) return { value, taken: 1 };
  const hyphen = isHyphen(tokens, at + 1);
  const unit = hyphen ? at + 2 : at + 1;
  const after = tokens[unit]?.means;
  const ones = after?.is === "number" ? after.value : 0;
  if (ones < 1 || ones > 9) return { value, taken: 1 };
  // "twenty six-sided dice" are twenty dice: the hyphen binds more tightly than the space.
  if (!hyphen && isHyphen(tokens, unit + 1)) return { value, taken: 1 };
  return { value: value + ones, taken: unit - at + 1 };
}

/** Whether the token is a hyphen inside a compound: nothing but letters or digits touch it. */
export function isHyphen(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === "-" && tokens[at].glued && tokens[at + 1]?.glued === true;
}
