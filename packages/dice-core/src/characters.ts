import type { DiceError } from "./errors.js";
import { limits } from "./limits.js";

/** A text with only the characters the grammars know, and where each of them stood. */
export interface Folded {
  /** Lower case ASCII; what it does not know is left as it is for the grammar to refuse. */
  readonly text: string;
  /** The raw text's offset of each character of `text`, and one more for the end. */
  readonly offsets: readonly number[];
}

const spaces =
  "\t\n\v\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000";
const dashes = "\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d";
const skipped = "\u00ad\u200b\u200c\u200d\u2060\ufeff";
const apostrophes = "\u2018\u2019\u02bc\uff07";

// An explicit list, not NFKC: that would read d²⁰ as d20.
const folds = new Map<string, string>([
  ...[...spaces].map((c) => [c, " "] as const),
  ...[...dashes].map((c) => [c, "-"] as const),
  ...[...skipped].map((c) => [c, ""] as const),
  ...[...apostrophes].map((c) => [c, "'"] as const),
  ...Array.from({ length: 0x5e }, (_, i) => {
    const ascii = String.fromCharCode(0x21 + i);
    return [String.fromCharCode(0xff01 + i), ascii.toLowerCase()] as const;
  }).filter(([wide]) => wide !== "\uff0d" && wide !== "\uff07"),
]);

/** Where characters stand in a text that needs no folding. */
const inPlace: readonly number[] = Array.from({ length: limits.characters + 1 }, (_, i) => i);

/** By character code: printable ASCII without capitals. */
const plain: readonly boolean[] = Array.from({ length: 0x7f }, (_, code) => {
  const isCapital = code >= 0x41 && code <= 0x5a;
  return code >= 0x20 && !isCapital;
});

/** By hand: most texts are so short that a regular expression takes longer to start. */
function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    if (plain[text.charCodeAt(i)] !== true) return false;
  }
  return true;
}

/** The refusal of a text that is too long to be read. */
export const lengthFault = ({ length }: string): DiceError | undefined =>
  length <= limits.characters
    ? undefined
    : {
        code: "LIMIT_EXCEEDED",
        message: `The text has ${length} characters; at most ${limits.characters} are allowed.`,
        hint: "Ask for one roll at a time.",
        example: "2d10 + 2d4 + 4",
      };

/** Folds spaces, dashes, apostrophes, full-width forms and capitals. */
export function foldCharacters(raw: string): Folded {
  if (isPlain(raw)) return { text: raw, offsets: inPlace };
  let text = "";
  const offsets: number[] = [];
  for (let i = 0; i < raw.length; i++) {
    const char = raw.charAt(i);
    const folded = folds.get(char) ?? (char >= "A" && char <= "Z" ? char.toLowerCase() : char);
    if (folded === "") continue;
    text += folded;
    offsets.push(i);
  }
  offsets.push(raw.length);
  return { text, offsets };
}
