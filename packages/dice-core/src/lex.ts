import type { Folded } from "./characters.js";
import { type Meaning, meanings } from "./grammar/vocabulary.js";

/** A run of digits, a run of letters, dice in one piece ("2d6", "d%"), or one character of any other kind. */
export interface Token {
  readonly kind: "number" | "word" | "dice" | "symbol" | "end";
  readonly text: string;
  /** What it says in a request; numbers and dice say themselves. */
  readonly means: Meaning;
  /** A number's value; the count of dice, where it is written. */
  readonly value: number | undefined;
  /** The sides of dice. */
  readonly sides: number | undefined;
  /** No space stands between it and the token before. */
  readonly glued: boolean;
  /** UTF-16 offsets in the raw text, end exclusive. */
  readonly start: number;
  readonly end: number;
}

const nothing: Meaning = { is: "nothing" };

/** What is read where no token stands. */
const end: Token = {
  kind: "end",
  text: "",
  means: nothing,
  value: undefined,
  sides: undefined,
  glued: false,
  start: 0,
  end: 0,
};

/** The token at a place, or one of no text and no meaning where the tokens have ended. */
export const tokenAt = (tokens: readonly Token[], at: number): Token => tokens[at] ?? end;

/** Splits folded text into tokens; every character but spaces is in one of them. */
export function lex({ text, offsets }: Folded): readonly Token[] {
  const tokens: Token[] = [];
  let glued = false;
  for (let from = 0; from < text.length; ) {
    if (text.charCodeAt(from) === 32) {
      glued = false;
      from += 1;
      continue;
    }
    const digits = digitsEnd(text, from);
    const dice = diceEnd(text, digits);
    const bare = dice === from;
    const to = bare ? runEnd(text, from) : dice;
    const word = text.slice(from, to);
    // Not by push, which the engine does not inline for an array that began empty.
    tokens[tokens.length] = {
      kind: bare ? runKind(text, from) : dice > digits ? "dice" : "number",
      text: word,
      means: bare ? meaningOf(word) : nothing,
      value: valueOf(text, from, digits),
      sides: sidesOf(text, digits, dice),
      glued,
      start: offsets[from] ?? 0,
      end: (offsets[to - 1] ?? 0) + 1,
    };
    from = to;
    glued = true;
  }
  return tokens;
}

const meaningOf = (word: string): Meaning => meanings.get(word) ?? nothing;

const runKind = (text: string, at: number): "word" | "symbol" =>
  isLetter(text, at) ? "word" : "symbol";

function digitsEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** The number that stands here, if any digits do. */
function valueOf(text: string, from: number, to: number): number | undefined {
  if (from === to) return undefined;
  let value = 0;
  for (let at = from; at < to; at++) value = value * 10 + text.charCodeAt(at) - 48;
  return value;
}

/** Where dice end whose "d" stands here; here itself where none do. */
function diceEnd(text: string, d: number): number {
  if (d + 1 >= text.length || text.charCodeAt(d) !== 100) return d;
  if (text.charCodeAt(d + 1) === 37) return d + 2;
  const end = digitsEnd(text, d + 1);
  return end > d + 1 ? end : d;
}

/** The sides of the dice whose "d" stands here, if any do; "%" and "00" are a hundred. */
function sidesOf(text: string, d: number, to: number): number | undefined {
  const from = d + 1;
  if (to < from) return undefined;
  const hundred = text.charCodeAt(from) === 37 || (to === from + 2 && text.startsWith("00", from));
  return hundred ? 100 : valueOf(text, from, to);
}

/** Where a run of letters ends, or the one symbol that stands here. */
function runEnd(text: string, at: number): number {
  let end = at + widthAt(text, at);
  if (isLetter(text, at))
    while (end < text.length && isLetter(text, end)) end += widthAt(text, end);
  return end;
}

const letter = /[\p{L}\p{M}]/u;

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return code >= 97 && code <= 122;
  return letter.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

const widthAt = (text: string, at: number): number =>
  text.charCodeAt(at) < 0xd800 || (text.codePointAt(at) ?? 0) <= 0xffff ? 1 : 2;
