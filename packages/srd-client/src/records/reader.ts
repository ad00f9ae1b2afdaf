import * as z from "zod";
import { attributionOf, type Documents } from "./attribution.js";
import { fitted } from "./malformed.js";
import type { Attribution, LookupRecord } from "./types.js";
import type { v1Document, v2Document } from "./wire.js";

/** Rows of other routes that complete a route's own. */
export interface Extras {
  /** Rows of /v2/items/: cost and weight of weapons and armour, and the shield. */
  readonly items?: readonly unknown[];
  /** The D&D 5e API's rules, which name their rule sections. */
  readonly rules?: readonly unknown[];
  /** Rows of /v2/documents/ or /v1/documents/: publishers and licences. */
  readonly documents?: readonly unknown[];
}

/** What a reader has besides its rows. */
export interface Context {
  readonly documents: Documents;
  readonly items: readonly unknown[];
  readonly rules: readonly unknown[];
}

/** Reads all rows of a route; throws MalformedAnswer. */
export type Reader = (
  route: string,
  raws: readonly unknown[],
  context: Context,
) => readonly LookupRecord[];

/** A reader of rows that belong together: a class and its subclasses. */
export const allRows = <Wire>(
  schema: z.ZodType<Wire>,
  toRecords: (rows: readonly Wire[], context: Context) => readonly LookupRecord[],
): Reader => {
  // Compiled at the first row: most schemas are never used in a process.
  let compiled: z.ZodType<Wire> | undefined;
  return (route, raws, context) => {
    const checked = (compiled ??= z.compile(schema));
    return toRecords(
      raws.map((raw) => fitted(route, checked, raw)),
      context,
    );
  };
};

/** A reader of rows that stand alone, each of them one record, several, or none. */
export const eachRow = <Wire>(
  schema: z.ZodType<Wire>,
  toRecord: (row: Wire, context: Context) => LookupRecord | readonly LookupRecord[],
): Reader => allRows(schema, (rows, context) => rows.flatMap((row) => toRecord(row, context)));

type V1Row = { readonly [Key in keyof typeof v1Document]: z.output<(typeof v1Document)[Key]> };

/** Who a version 1 row is by. */
export const v1Source = (row: V1Row, { documents }: Context): Attribution =>
  attributionOf({ key: row.document__slug, name: row.document__title }, "open5e-v1", documents);

/** Who a version 2 row is by. */
export const v2Source = (row: z.output<typeof v2Document>, { documents }: Context): Attribution =>
  attributionOf(row, "open5e-v2", documents);
