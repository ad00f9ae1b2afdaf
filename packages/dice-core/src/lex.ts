import type { Folded } from "./characters.js";

/** A run of digits, a run of letters, or one character of any other kind. */
export interface Token {
  readonly kind: "number" | "word" | "symbol";
  readonly text: string;
  /** No space stands between it and the token before. */
  readonly glued: boolean;
  /** UTF-16 offsets in the raw text, end exclusive. */
  readonly start: number;
  readonly end: number;
}

const letter = /[\p{L}\p{M}]/u;

function kindAt(text: string, at: number): "number" | "word" | "symbol" | "space" {
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
  let at = 0;
  let glued = false;
  while (at < text.length) {
    const kind = kindAt(text, at);
    const start = at;
    at += width(text, at);
    if (kind === "space") {
      glued = false;
      continue;
    }
    if (kind !== "symbol")
      while (at < text.length && kindAt(text, at) === kind) at += width(text, at);
    const place = { start: offsets[start] ?? 0, end: (offsets[at - 1] ?? 0) + 1 };
    tokens.push({ kind, text: text.slice(start, at), glued: glued && tokens.length > 0, ...place });
    glued = true;
  }
  return tokens;
}

const width = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
