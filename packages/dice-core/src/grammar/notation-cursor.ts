import type { DiceError } from "../errors.js";
import { type Token, tokenAt } from "../lex.js";
import { nearest } from "../nearest.js";
import { fault, type Span, span } from "./fault.js";
import { knownNotation, outsideNotation } from "./notation-words.js";

/** A place in the tokens of a notation, and what has been counted on the way there. */
export interface Cursor {
  readonly raw: string;
  readonly tokens: readonly Token[];
  at: number;
  depth: number;
  terms: number;
  dice: number;
}

export const cursor = (raw: string, tokens: readonly Token[]): Cursor => ({
  raw,
  tokens,
  at: 0,
  depth: 0,
  terms: 0,
  dice: 0,
});

/** The text of the token `ahead` of the cursor, empty at the end. */
export const peek = ({ tokens, at }: Cursor, ahead = 0): string => tokenAt(tokens, at + ahead).text;

/** Steps over the next token if it reads so. */
export function take(c: Cursor, text: string): boolean {
  if (peek(c) !== text) return false;
  c.at += 1;
  return true;
}

/** Steps over digits and gives their number. */
export function takeNumber(c: Cursor): number | undefined {
  const { kind, value } = tokenAt(c.tokens, c.at);
  if (kind !== "number") return undefined;
  c.at += 1;
  return value;
}

/** Where the tokens from `from` to the cursor stand; the end of the text where there are none. */
export function since({ raw, tokens, at }: Cursor, from: number): Span {
  const first = tokens[from];
  if (first === undefined) return { start: raw.length, end: raw.length };
  return span(first, tokens[Math.max(from, at - 1)]);
}

/** Ends the reading of a notation wherever it is; `parseNotation` gives the error back. */
export class Refusal extends Error {
  constructor(readonly error: DiceError) {
    super(error.message);
  }
}

/** Why a notation is refused. */
interface Why {
  readonly message: string;
  readonly hint: string;
  readonly at: Span;
}

export function refuse(code: DiceError["code"], why: Why): never {
  throw new Refusal(fault(code, why));
}

/** A text that is no notation. */
export const unparseable = (why: Why): never => refuse("UNPARSEABLE_INPUT", why);

/** More than a text may ask for. */
export const tooMuch = (why: Why): never => refuse("LIMIT_EXCEEDED", why);

/** The refusal of whatever stands at the cursor where `wanted` should. */
export function unexpected(c: Cursor, wanted: string): never {
  const token = c.tokens[c.at];
  const at = since({ ...c, at: c.at + 1 }, c.at);
  const hint = `Expected ${wanted}.`;
  if (token === undefined) {
    const message = c.tokens.length === 0 ? "The text is empty." : "The text ends too early.";
    return unparseable({ message, hint, at });
  }
  const outside = outsideNotation.get(token.text);
  if (outside !== undefined) {
    const message = `"${token.text}" is not understood. ${outside}`;
    return refuse("OUT_OF_SCOPE_SYNTAX", { message, hint, at });
  }
  const meant = token.kind === "word" ? nearest(token.text, knownNotation) : undefined;
  const shown = [...token.text].slice(0, 30).join("");
  const guess = meant === undefined || meant === token.text ? "" : ` Did you mean "${meant}"?`;
  return unparseable({ message: `"${shown}" has no meaning here.${guess}`, hint, at });
}
