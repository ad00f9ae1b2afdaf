/**
 * A name as it is compared: by what it looks like (NFKC), in any case (Unicode's full folding, by which
 * "Straße" is "STRASSE"), however many blanks are in it.
 */
export const keyOf = (name: string): string =>
  isPlain.test(name)
    ? name.toLowerCase()
    : folded(name.normalize("NFKC")).normalize("NFKC").replaceAll(/\s+/gu, " ").trim();

/** Words of ASCII with one blank between them: most names, for which the rest comes to the same and takes five times as long. */
const isPlain = /^[!-~]+(?: [!-~]+)*$/;

/** Up and down again is the full folding, but for two: "ı" is not "i", and "ς" at the end of a word is "σ". */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^ı]+/gu, (part) => part.toUpperCase().toLowerCase())
    .replaceAll("ς", "σ");
