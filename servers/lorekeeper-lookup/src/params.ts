export { creatureTypes, rarities, schools, sizes } from "@tabletop-mcp/srd-data";

import type { Sources } from "@tabletop-mcp/srd-client";
import * as z from "zod";

/** One of these words, in any case. */
export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.trim().toLowerCase() : value),
    z.enum(words),
  );

/** So much of something and no more, which is checked and not listed: it would cost bytes in every tool. */
const within =
  (most: number, what: string) =>
  <Some extends { readonly length: number }>(schema: z.ZodType<Some>) =>
    schema.refine(({ length }) => length >= 1 && length <= most, `expected 1 to ${most} ${what}`);

/** A number that stands in a text, or in a fraction; anything else as it is. */
function numberSaid(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const { whole, over = "1" } =
    /^\s*(?<whole>\d+(?:\.\d+)?)(?:\/(?<over>[248]))?\s*$/u.exec(value)?.groups ?? {};
  return whole === undefined ? value : Number(whole) / Number(over);
}

const text = within(200, "characters")(z.string().trim());

/** A part of a name. */
export const name = text.optional();
export const words = text;
export const limit = z.int().min(1).max(100).default(20);
export const offset = z.int().min(0).max(100_000).default(0);
/** "1/4" and "0.25" are as good as 0.25: so are challenges printed. */
export const challenge = z.preprocess(numberSaid, z.number().min(0).max(30));
export const spellLevel = z.preprocess(
  (value) => (typeof value === "string" && /^cantrips?$/iu.test(value) ? 0 : numberSaid(value)),
  z.int().min(0).max(9),
);

/** Document keys, or "all". */
export const sources = within(
  20,
  "documents",
)(z.array(text))
  .optional()
  .describe('Documents by key, such as "srd-2014", "srd-2024", or "all".');

/** What the lookups share. */
export const paging = { limit, offset, sources };

export const sourcesOf = (keys: readonly string[] | undefined): Sources | undefined =>
  keys?.some((key) => key.toLowerCase() === "all") ? "all" : keys?.map((key) => key.toLowerCase());

/** A page of a list, from 1. */
export const page = z.int().min(1).max(1_000).default(1);

/** Keys of a list's rows; name and slug are always there, and a wrong one is answered with those there are. */
const fields = within(20, "keys")(z.array(text)).optional().describe("Row keys to keep.");

/** What lists share. */
export const window = { page, fields };

/** One name, or several. */
export const names = z.union([text, within(20, "names")(z.array(text))], {
  error: "give a name, or a list of 1 to 20 names",
});
