import type { DiceError } from "../errors.js";
import { type Token, tokenAt } from "../lex.js";
import { limits } from "../limits.js";
import { err, ok, type Result } from "../result.js";
import { fault, span } from "./fault.js";
import { comparisons, isNearlyMode } from "./vocabulary.js";

/** A request in two: the dice, and what they are for. */
export interface Purposed {
  readonly body: readonly Token[];
  readonly purpose: readonly Token[];
}

const none: readonly Token[] = [];

/** Cuts "for …" or "to hit" off the end of a request; the purpose keeps its first word. */
export function cutPurpose(tokens: readonly Token[]): Purposed {
  for (let at = 0; at < tokens.length; at++) {
    if (beginsPurpose(tokens, at)) return { body: tokens.slice(0, at), purpose: tokens.slice(at) };
  }
  return { body: tokens, purpose: none };
}

function beginsPurpose(tokens: readonly Token[], at: number): boolean {
  const { kind, means, text } = tokenAt(tokens, at);
  if (kind !== "word" || means.is !== "nothing") return false;
  if (text === "for") return true;
  return text === "to" && tokenAt(tokens, at + 1).text === "hit" && at + 2 === tokens.length;
}

/** The label that a purpose gives, in the writer's own capitals. */
export function readLabel(
  purpose: readonly Token[],
  raw: string,
): Result<string | undefined, DiceError> {
  const first = purpose[0];
  return first === undefined ? noLabel : labelOf(purpose, first, raw);
}

const noLabel = ok(undefined);

function labelOf(purpose: readonly Token[], first: Token, raw: string): Result<string, DiceError> {
  const words = first.text === "for" ? purpose.slice(1) : purpose;
  const last = words.at(-1);
  if (last === undefined) return err(refusal(first, `Nothing follows "for".`));
  const wrong = words.find((_, i) => !isLabelPart(words, i));
  if (wrong !== undefined) {
    return err(refusal(wrong, `"${wrong.text}" cannot stand in what the roll is for.`));
  }
  if (!isLabel(words)) return err(refusal(last, "The purpose has no words."));
  const label = words
    .map((token, i) => (token.glued && i > 0 ? "" : " ") + raw.slice(token.start, token.end))
    .join("")
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
    .trim();
  if (label.length <= limits.label) return ok(label);
  return err(
    refusal(
      last,
      `The purpose has ${label.length} characters; at most ${limits.label} are allowed.`,
    ),
  );
}

/**
 * Whether a purpose asks for another roll than the one before it: "for stats drop lowest". Letters
 * and comparisons are let be: "for plan x", "for greater invisibility".
 */
export const asksForMore = ({ kind, text, means }: Token): boolean =>
  kind === "symbol" || (text.length > 3 && means.is === "beyond" && means.name !== comparisons);

/** Whether these tokens could all stand in a label. */
export const isLabel = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => /\p{L}/u.test(text)) && tokens.every((_, i) => isLabelPart(tokens, i));

function isLabelPart(tokens: readonly Token[], at: number): boolean {
  const token = tokenAt(tokens, at);
  if (token.kind === "end" || token.kind === "number" || token.kind === "dice") return false;
  const { text } = token;
  if (token.kind === "symbol") {
    const inside = token.glued && at > 0;
    return inside && (text === "'" || (text === "-" && tokenAt(tokens, at + 1).glued));
  }
  // Mathematical and other stand-in letters fold to plain ones; nobody writes words with them.
  if (text.normalize("NFKC") !== text.normalize("NFC")) return false;
  // A misspelt "advantage" must not end as a label that changes nothing.
  if (token.means.is === "nothing") return !isNearlyMode(text);
  return !dicePart.has(token.means.is);
}

/** What would change the roll, had it been written before the purpose. */
const dicePart: ReadonlySet<string> = new Set(["number", "mode", "sign", "d", "percentile"]);

const refusal = (token: Token, message: string): DiceError =>
  fault("UNPARSEABLE_INPUT", {
    message,
    hint: `After "for" come letters, spaces, hyphens and apostrophes only; dice, numbers and advantage go before it.`,
    at: span(token),
  });
