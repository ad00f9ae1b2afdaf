import type { Folded } from "./characters.js";
import { type Meaning, meanings } from "./grammar/vocabulary.js";

/** A run of digits, a run of letters, dice in one piece ("2d6", "d%"), or one character of any other kind. */
export interface Token {
  readonly kind: "number" | "word" | "dice" | "symbol";
  readonly text: string;
  /** What it says in a request, if anything; numbers and dice say themselves. */
  readonly means: Meaning | undefined;
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

const letter = /[\p{L}\p{M}]/u;

function kindAt(text: string, at: number): "number" | "word" | "symbol" | "space" | "end" {
  if (at >= text.length) return "end";
  const code = text.charCodeAt(at);
  if (isDigit(code)) return "number";
  if (code >= 97 && code <= 122) return "word";
  if (code === 32) return "space";
  if (code < 128) return "symbol";
  return letter.test(String.fromCodePoint(text.codePointAt(at) ?? 0)) ? "word" : "symbol";
}

/** Splits folded text into tokens; every character but spaces is in one of them. */
export function lex(folded: Folded): readonly Token[] {
  const { text } = folded;
  const tokens: Token[] = [];
  let glued = false;
  for (let at = 0; ; ) {
    const kind = kindAt(text, at);
    if (kind === "end") return tokens;
    if (kind === "space") {
      glued = false;
      at += 1;
      continue;
    }
    const from = at;
    if (kind === "number") at = digitsEnd(text, at);
    const sidesEnd = diceEnd(text, at);
    if (sidesEnd > at) {
      tokens.push(dice(folded, { from, d: at, to: sidesEnd }, glued));
      at = sidesEnd;
    } else {
      if (kind !== "number") at = runEnd(text, at, kind);
      tokens.push(plain(folded, { from, to: at, kind }, glued));
    }
    glued = true;
  }
}

/** Where dice end whose "d" stands here; here itself where none do. */
function diceEnd(text: string, d: number): number {
  if (d + 1 >= text.length || text.charCodeAt(d) !== 100) return d;
  if (text.charCodeAt(d + 1) === 37) return d + 2;
  const end = digitsEnd(text, d + 1);
  return end > d + 1 ? end : d;
}

function digitsEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

function runEnd(text: string, at: number, kind: "word" | "symbol"): number {
  let end = at + widthAt(text, at);
  if (kind === "word") while (kindAt(text, end) === "word") end += widthAt(text, end);
  return end;
}

function dice(
  { text, offsets }: Folded,
  { from, d, to }: { from: number; d: number; to: number },
  glued: boolean,
): Token {
  const value = d > from ? valueOf(text, from, d) : undefined;
  const hundred = to === d + 2 ? text[d + 1] === "%" : to === d + 3 && text.startsWith("00", d + 1);
  const sides = hundred ? 100 : valueOf(text, d + 1, to);
  const start = offsets[from] ?? 0;
  const end = (offsets[to - 1] ?? 0) + 1;
  const word = text.slice(from, to);
  return { kind: "dice", text: word, means: undefined, value, sides, glued, start, end };
}

function plain(
  { text, offsets }: Folded,
  { from, to, kind }: { from: number; to: number; kind: "number" | "word" | "symbol" },
  glued: boolean,
): Token {
  const word = text.slice(from, to);
  const value = kind === "number" ? valueOf(text, from, to) : undefined;
  const means = kind === "number" ? undefined : meanings.get(word);
  const start = offsets[from] ?? 0;
  const end = (offsets[to - 1] ?? 0) + 1;
  return { kind, text: word, means, value, sides: undefined, glued, start, end };
}

function valueOf(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) value = value * 10 + text.charCodeAt(at) - 48;
  return value;
}

const widthAt = (text: string, at: number): number =>
  text.charCodeAt(at) < 0xd800 || (text.codePointAt(at) ?? 0) <= 0xffff ? 1 : 2;
