/**
 * What people type, as a question for SQLite's full-text index: balanced double quotes make a
 * phrase, everything else is a word and none is syntax; "the" and its like count only where nothing
 * else is asked for. Nothing where there is no word in it.
 */
export function searchWords(typed: string, join: "AND" | "OR"): string | undefined {
  // A question ends for SQLite where a null character stands.
  const text = typed.replaceAll("\0", " ");
  const pieces = text.split('"');
  // Every second piece stands between quotes.
  const terms = isOdd(pieces.length)
    ? pieces.flatMap((piece, at) => (isOdd(at) ? [piece] : wordsOf(piece, join)))
    : wordsOf(pieces.join(" "), join);
  const said = telling(terms.filter((term) => token.test(term)));
  return said.length === 0 ? undefined : said.map((term) => `"${apart(term)}"`).join(` ${join} `);
}

/** Without words that are in nearly every note and tell none from another, unless there are no others. */
function telling(terms: readonly string[]): readonly string[] {
  const others = terms.filter((term) => !common.has(term.toLowerCase()));
  return others.length === 0 ? terms : others;
}

const common: ReadonlySet<string> = new Set(
  "a an and are as at be but by for from had has have he her his in into is it its of on or our she that the their there they this to us was we were with you your".split(
    " ",
  ),
);

/** Words that stand against a symbol ("dragon🐉"), which the index takes for one, apart. */
export const unglued = (text: string): readonly string[] =>
  text
    .split(/\s+/u)
    .filter((word) => /\p{So}/u.test(word) && /[\p{L}\p{N}]/u.test(word))
    .map((word) => apart(word).trim());

/** To have all of "half-elf" is to have both in a row; to have any, to have one of them. */
const wordsOf = (text: string, join: "AND" | "OR"): readonly string[] =>
  text.split(join === "AND" ? /\s+/u : /[^\p{L}\p{M}\p{N}\p{Co}\p{So}\p{Sk}]+/u);

const apart = (term: string): string => term.replaceAll(/\p{So}[\p{So}\p{Sk}\p{M}]*/gu, " $& ");

/** What the index makes words of: see the categories of its tokenizer. */
const token = /[\p{L}\p{N}\p{Co}\p{So}]/u;

const isOdd = (count: number): boolean => count % 2 === 1;
