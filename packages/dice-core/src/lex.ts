import type { Folded } from "./characters.js";
import { type Meaning, meanings } from "./grammar/vocabulary.js";

/** A run of digits, a run of letters, or one character of any other kind. */
export interface Token {
  readonly kind: "number" | "word" | "symbol";
  readonly text: string;
  /** What it says in a request, if anything; digits say themselves. */
  readonly means: Meaning | undefined;
  /** No space stands between it and the token before. */
  readonly glued: boolean;
  /** UTF-16 offsets in the raw text, end exclusive. */
  readonly start: number;
  readonly end: number;
}

const letter = /[\p{L}\p{M}]/u;

function kindAt(text: string, at: number): Token["kind"] | "space" | "end" {
  if (at >= text.length) return "end";
  const code = text.charCodeAt(at);
  if (code >= 48 && code <= 57) return "number";
  if (code >= 97 && code <= 122) return "word";
  if (code === 32) return "space";
  if (code < 128) return "symbol";
  return letter.test(String.fromCodePoint(text.codePointAt(at) ?? 0)) ? "word" : "symbol";
}

/** Splits folded text into tokens; every character but spaces is in one of them. */
export function lex({ text, offsets }: Folded): readonly Token[] {
  const tokens: Token[] = [];
  let glued = false;
  for (let at = 0; ; ) {
    const kind = kindAt(text, at);
    if (kind === "end") return tokens;
    const from = at;
    at += widthAt(text, at);
    if (kind === "space") {
      glued = false;
      continue;
    }
    if (kind !== "symbol") while (kindAt(text, at) === kind) at += widthAt(text, at);
    const word = text.slice(from, at);
    const means = kind === "number" ? undefined : meanings.get(word);
    const start = offsets[from] ?? 0;
    const end = (offsets[at - 1] ?? 0) + 1;
    tokens.push({ kind, text: word, means, glued, start, end });
    glued = true;
  }
}

const widthAt = (text: string, at: number): number =>
  text.charCodeAt(at) < 0xd800 || (text.codePointAt(at) ?? 0) <= 0xffff ? 1 : 2;
