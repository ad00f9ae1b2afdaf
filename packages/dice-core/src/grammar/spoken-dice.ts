import { type Token, tokenAt } from "../lex.js";
import { isHyphen, numberAt, type ReadNumber } from "./numbers.js";

/** Dice that were read: how many tokens they took. */
export interface ReadDice {
  readonly count: number;
  /** undefined where no number of sides follows the d. */
  readonly sides: number | undefined;
  readonly taken: number;
}

/** "2d6", "d twenty", "three 6-sided", "percentile": dice at a place, if any stand there. */
export function dieAt(
  tokens: readonly Token[],
  start: number,
  number: ReadNumber | undefined,
): ReadDice | undefined {
  const token = tokenAt(tokens, start);
  if (token.kind === "dice") {
    return { count: token.value ?? 1, sides: token.sides, taken: 1 + pluralAt(tokens, start + 1) };
  }
  if (number === undefined) return sidesAt(tokens, { start, at: start, count: 1 });
  // "6-sided": the number that begins it is the sides, not the count.
  const word = sidedAt(tokens, start + number.taken);
  if (word !== undefined) return { count: 1, sides: number.value, taken: word - start + 1 };
  return sidesAt(tokens, { start, at: start + number.taken, count: number.value });
}

/** The sides behind a count, with or without a "d". */
function sidesAt(
  tokens: readonly Token[],
  { start, at, count }: { start: number; at: number; count: number },
): ReadDice | undefined {
  const token = tokenAt(tokens, at);
  // "2 d6", "three d8": a count of its own before dice without one.
  if (token.kind === "dice" && token.value === undefined) {
    return { count, sides: token.sides, taken: at - start + 1 + pluralAt(tokens, at + 1) };
  }
  const { is } = token.means;
  if (is === "percentile") return { count, sides: 100, taken: at - start + 1 };
  if (is === "d") {
    const { sides, taken } = sidesAfterD(tokens, at + 1);
    return { count, sides, taken: at - start + taken };
  }
  const number = at === start ? undefined : numberAt(tokens, at);
  const word = number === undefined ? undefined : sidedAt(tokens, at + number.taken);
  if (number === undefined || word === undefined) return undefined;
  return { count, sides: number.value, taken: word - start + 1 };
}

/** The sides behind a "d": a number, "%", or a number behind a full stop, as dictation writes it. */
function sidesAfterD(
  tokens: readonly Token[],
  after: number,
): { sides: number | undefined; taken: number } {
  const { text, glued } = tokenAt(tokens, after);
  if (text === "%") return { sides: 100, taken: 2 };
  const dotted = text === "." && glued ? 1 : 0;
  const number = numberAt(tokens, after + dotted);
  if (number === undefined) return { sides: undefined, taken: 1 };
  const sides = tokenAt(tokens, after + dotted).text === "00" ? 100 : number.value;
  const end = after + dotted + number.taken;
  return { sides, taken: 1 + dotted + number.taken + pluralAt(tokens, end) };
}

/** One token more where an "s" makes "d6s" of "d6". */
function pluralAt(tokens: readonly Token[], at: number): 0 | 1 {
  const { text, glued } = tokenAt(tokens, at);
  return text === "s" && glued ? 1 : 0;
}

/** Where the "sided" behind a number stands, over a hyphen or not. */
function sidedAt(tokens: readonly Token[], at: number): number | undefined {
  const word = isHyphen(tokens, at) ? at + 1 : at;
  return tokenAt(tokens, word).means.is === "sided" ? word : undefined;
}
