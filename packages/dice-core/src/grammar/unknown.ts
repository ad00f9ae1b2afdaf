import type { DiceError } from "../errors.js";
import type { Token } from "../lex.js";
import { nearest } from "../nearest.js";
import { fault, span } from "./fault.js";
import { isLabel } from "./purpose.js";
import { knownWords, modeWords } from "./vocabulary.js";

const general = "Write dice, numbers and signs only; no word is passed over.";

/** The error for a token that has no place in a request, with the word that may have been meant. */
export function unknown(tokens: readonly Token[], at: number): DiceError {
  const token = tokens[at];
  if (token === undefined) throw new RangeError(`There is no token ${at}.`);
  const meant = token.kind === "word" ? nearest(token.text, knownWords) : undefined;
  return fault("UNPARSEABLE_INPUT", {
    message: `"${token.text}" has no meaning here.${meant === undefined ? "" : ` Did you mean "${meant}"?`}`,
    // A misspelt "advantage" must not end as a label that changes nothing.
    hint: (modeWords.has(meant ?? "") ? undefined : asPurpose(tokens, at)) ?? general,
    at: span(token),
  });
}

/** The same text with "for" before what stands at the end, if that would make it a purpose. */
function asPurpose(tokens: readonly Token[], at: number): string | undefined {
  const rest = tokens.slice(at);
  if (at === 0 || !isLabel(rest)) return undefined;
  return `If that is what the roll is for: "${joined(tokens.slice(0, at))} for ${joined(rest)}".`;
}

const joined = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => (token.glued ? "" : " ") + token.text)
    .join("")
    .trim();
