import { type Token, tokenAt } from "../lex.js";

/** A number that was read, and how many tokens it took. */
export interface ReadNumber {
  readonly value: number;
  readonly taken: number;
}

/** Reads digits or number words ("twenty one", "twenty-one", "one hundred") at a place, if one stands there. */
export function numberAt(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const { kind, means, value } = tokenAt(tokens, at);
  if (kind === "number") return { value: value ?? 0, taken: 1 };
  if (means.is !== "number") return undefined;
  return compoundAt(tokens, at, means.value) ?? { value: means.value, taken: 1 };
}

/** A number word with the one that follows it, over a hyphen or a space, where they make one number. */
function compoundAt(tokens: readonly Token[], at: number, value: number): ReadNumber | undefined {
  const hyphen = isHyphen(tokens, at + 1);
  const next = hyphen ? at + 2 : at + 1;
  const { means } = tokenAt(tokens, next);
  if (means.is !== "number") return undefined;
  const taken = next - at + 1;
  if (value === 1 && means.value === 100) return { value: 100, taken };
  const units = means.value >= 1 && means.value <= 9;
  if (value < 20 || value % 10 !== 0 || !units) return undefined;
  // "twenty six-sided dice" are twenty dice: the hyphen binds more tightly than the space.
  return !hyphen && isHyphen(tokens, next + 1) ? undefined : { value: value + means.value, taken };
}

/** Whether the token is a hyphen inside a compound: nothing but letters or digits touch it. */
export function isHyphen(tokens: readonly Token[], at: number): boolean {
  const { text, glued } = tokenAt(tokens, at);
  return text === "-" && glued && tokenAt(tokens, at + 1).glued;
}
