import * as z from "zod";

/** What shows nothing and could hide something: soft hyphens, zero widths, directions. */
const invisible = /\p{Cf}/gu;

/** Whether there is anything to mend: most rows are plain letters, and looking is cheap. */
const odd = /[^\x20-\x5b\x5d-\x7e\n\t]/;

/** Some rows hold line breaks as Windows writes them, or spelt out; control codes are nobody's. */
const tidy = (text: string): string => (odd.test(text) ? mended(text) : text).trim();

const mended = (text: string): string =>
  text
    .replaceAll(/\r\n?|\\n|[\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .replaceAll(invisible, "");

/** Plain words with a space between them, as nearly all names are. */
const plainWords = /^[\x21-\x5b\x5d-\x7e]+(?: [\x21-\x5b\x5d-\x7e]+)*$/;

/** A name, or what stands on one line with others, could put lines of its own below itself. */
const onOneLine = (text: string): string =>
  plainWords.test(text) ? text : tidy(text).replaceAll(/\s+/g, " ");

/** A text that may be null or left out, which reads as "". */
export const text = z
  .string()
  .nullish()
  .transform((value) => tidy(value ?? ""));

/** A short text of one line, which may be null or left out, too. */
export const line = z
  .string()
  .nullish()
  .transform((value) => onOneLine(value ?? ""));

/** A word of a list. */
export const word = z.string().transform(onOneLine);

/** A name: there is always one, on one line. */
export const label = z
  .string()
  .regex(/[^\s\p{Cc}\p{Cf}]/u, "a name that shows nothing")
  .transform(onOneLine);

/** A text or its paragraphs, or nothing; reads as Markdown. */
export const prose = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((value) => tidy(typeof value === "string" ? value : (value ?? []).join("\n\n")));

/** A list that is sometimes null, "" or left out, which all read as []. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .union([z.array(item), z.literal("")])
    .nullish()
    .transform((items): readonly z.output<Item>[] => items || []);

/** A whole number within real bounds. */
export const integer = (least: number, most: number) => z.int().min(least).max(most);

/** A decimal that version 2 writes as a string: "25.00"; null where there is none. */
export const decimal = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)])
  .nullish()
  .transform((value) => (value === null || value === undefined ? undefined : Number(value)));

export const named = z.object({ name: label, key: word });

/** What version 1 says of a row's document. */
export const v1Document = { document__slug: label, document__title: line };

/** What version 2 says of it: its key alone, or more. */
export const v2Document = z.union([
  label,
  z.object({
    key: label,
    name: word.optional(),
    publisher: z.object({ name: word }).nullish(),
  }),
]);

/** One text for each document, as version 2 keeps those of shared kinds. */
export const v2Descriptions = z.array(z.object({ desc: text, document: word }));

/** The key without its document: "srd_magic-missile" is "magic-missile". */
export const slugOf = (key: string): string => key.slice(key.indexOf("_") + 1);
