import * as z from "zod";

/** Some rows hold soft hyphens, and line breaks as Windows writes them or spelt out. */
const tidy = (text: string): string =>
  text.replaceAll("\r\n", "\n").replaceAll("\\n", "\n").replaceAll("\u00ad", "").trim();

/** A text that may be null or left out, which reads as "". */
export const text = z
  .string()
  .nullish()
  .transform((value) => tidy(value ?? ""));

/** A name: there is always one. */
export const label = z
  .string()
  .min(1)
  .transform((name) => name.trim());

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

export const named = z.object({ name: label, key: z.string() });

/** What version 1 says of a row's document. */
export const v1Document = { document__slug: z.string().min(1), document__title: text };

/** What version 2 says of it: its key alone, or more. */
export const v2Document = z.union([
  z.string().min(1),
  z.object({
    key: z.string().min(1),
    name: z.string().optional(),
    publisher: z.object({ name: z.string() }).nullish(),
  }),
]);

/** One text for each document, as version 2 keeps those of shared kinds. */
export const v2Descriptions = z.array(z.object({ desc: text, document: z.string() }));

/** The key without its document: "srd_magic-missile" is "magic-missile". */
export const slugOf = (key: string): string => key.slice(key.indexOf("_") + 1);
