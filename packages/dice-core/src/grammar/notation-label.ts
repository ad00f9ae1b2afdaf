import { foldCharacters } from "../characters.js";
import { limits } from "../limits.js";
import type { Span } from "./fault.js";
import { type Cursor, peek, since, tooMuch, unexpected, unparseable } from "./notation-cursor.js";
import { asksForMore, isLabel } from "./purpose.js";

const allowed = /^[\p{L}\p{M}\p{N} '.,:;!?&/+*%()-]+$/u;

/** Reads `# text`, `for text` or `[text]` up to the end of the text; the cursor stands on its first token. */
export function readLabel(c: Cursor): string {
  const first = c.at;
  const bracket = peek(c) === "[";
  const last = c.tokens.length - (bracket ? 2 : 1);
  if (bracket && c.tokens.at(-1)?.text !== "]") return misplacedBracket(c);
  if (peek(c) === "for") {
    const words = c.tokens.slice(first + 1);
    const more = words.some((token) => token.kind === "word" && asksForMore(token));
    if (words.length > 0 && (more || !isLabel(words))) return wouldChangeTheRoll(c);
  }
  const from = c.tokens[first]?.end ?? 0;
  const to = c.tokens[last]?.end ?? from;
  c.at = c.tokens.length;
  return judged(cleaned(c.raw.slice(from, to)), since(c, first));
}

/** What people say behind "for" must not read as part of the roll; what they write behind "#" cannot. */
function wouldChangeTheRoll(c: Cursor): never {
  const from = c.at;
  c.at = c.tokens.length;
  return unparseable({
    message: 'What stands behind "for" could change the roll.',
    hint: 'After "for" come words only; any other text goes behind "#".',
    at: since(c, from),
  });
}

function misplacedBracket(c: Cursor): never {
  const close = c.tokens.findIndex(({ text }, i) => i > c.at && text === "]");
  c.at = close < 0 ? c.tokens.length : close + 1;
  if (close < 0) return unexpected(c, '"]" at the end of the label');
  return unexpected(c, "nothing after the label: one label for the whole roll, at its end");
}

function judged(label: string, at: Span): string {
  const hint = "A label is letters, digits, spaces and common punctuation.";
  if (label === "") return unparseable({ message: "The label is empty.", hint, at });
  if (label.length > limits.label) {
    const message = `The label has ${label.length} characters; at most ${limits.label} are allowed.`;
    return tooMuch({ message, hint, at });
  }
  if (!allowed.test(label))
    return unparseable({ message: "The label has characters it may not have.", hint, at });
  return label;
}

/** One plain space between words and plain dashes and quotes, but the writer's own capitals. */
function cleaned(raw: string): string {
  const { text, offsets } = foldCharacters(raw);
  let label = "";
  for (let i = 0; i < text.length; i++) {
    const own = raw.charAt(offsets[i] ?? 0);
    const char = own >= "A" && own <= "Z" ? own : text.charAt(i);
    if (char !== " " || !label.endsWith(" ")) label += char;
  }
  return label.trim();
}
