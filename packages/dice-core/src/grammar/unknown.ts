import type { DiceError } from "../errors.js";
import type { Token } from "../lex.js";
import { nearest } from "../nearest.js";
import { fault, span } from "./fault.js";
import { isLabel } from "./purpose.js";
import { knownWords } from "./vocabulary.js";

/** The error for a token that has no place in a request, with the word that may have been meant. */
export function unknown(tokens: readonly Token[], at: number): DiceError {
  const token = tokens[at];
  if (token === undefined) throw new RangeError(`There is no token ${at}.`);
  const meant = guess(token);
  return fault("UNPARSEABLE_INPUT", {
    message: `"${token.text}" has no meaning here.${meant === undefined ? "" : ` Did you mean "${meant}"?`}`,
    hint: 'Say dice, numbers and signs; what the roll is for comes last: "to hit", or "for" and words.',
    at: span(token),
  });
}

function guess(token: Token): string | undefined {
  const meant = token.kind === "word" ? nearest(token.text, knownWords) : undefined;
  // A known word in the wrong place.
  return meant === token.text ? undefined : meant;
}

/** The same text with "for" before the tokens from `at` on, where those could be a purpose. */
export function asPurpose(tokens: readonly Token[], at: number, text: string): string | undefined {
  const first = tokens[at];
  const before = tokens[at - 1];
  if (first === undefined || before === undefined || before.means.is === "filler") return undefined;
  const rest = tokens.slice(at);
  if (!isLabel(rest)) return undefined;
  return `${text.slice(0, first.start)}for ${text.slice(first.start)}`;
}
