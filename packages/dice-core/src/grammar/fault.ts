import type { DiceError, DiceErrorCode } from "../errors.js";
import type { Token } from "../lex.js";

/** One example for each code; whatever a hint says, this text is accepted. */
const examples: Readonly<Record<DiceErrorCode, string>> = {
  UNPARSEABLE_INPUT: "2d10 + 2d4 + 4",
  INVALID_DIE: "2d10 + 2d4 + 4",
  INVALID_ADVANTAGE_USAGE: "d20 with advantage + 3",
  OUT_OF_SCOPE_SYNTAX: "2d6 + 3",
  LIMIT_EXCEEDED: "10d8 + 20",
};

/** Where a fault stands: from the first of these tokens to the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const span = (first: Token, last: Token = first): Span => ({
  start: first.start,
  end: last.end,
});

/** Makes a DiceError of a code, what was wrong, what would be right, and where it stands. */
export function fault(
  code: DiceErrorCode,
  { message, hint, at }: { message: string; hint: string; at?: Span | undefined },
): DiceError {
  const place = at === undefined ? {} : { at };
  return { code, message, hint, example: examples[code], ...place };
}
