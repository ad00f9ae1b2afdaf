import type { LogRow, Row } from "../rows.js";

/** Where a world is kept: a file of SQLite, or a URL of PostgreSQL. */
export type WorldPlace = { readonly file: string } | { readonly url: string };

/** All of a world as it was at one moment, a batch at a time. */
export interface WholeWorld {
  /** The number of the last commit, as whoever numbers them says. */
  readonly seq: number;
  /** By kind and id. */
  aggregates(): AsyncIterable<readonly Row[]>;
  /** By number. */
  log(): AsyncIterable<readonly LogRow[]>;
  /** What the keeper itself says is damaged. */
  damage(): Promise<readonly string[]>;
}

/** An empty world that is filled, and seen by nobody before it is whole. */
export interface NewWorld extends WholeWorld {
  putAggregates(rows: readonly Row[]): Promise<void>;
  putLog(rows: readonly LogRow[]): Promise<void>;
  /** The number of its last commit. */
  finish(seq: number): Promise<void>;
}

/** So many rows are read and written at once. */
export const batch = 1_000;

/** Rows in batches, each after the last one of the batch before. */
export async function* batches<T>(
  next: (last: T | undefined) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  for (let last: T | undefined; ; ) {
    const rows = await next(last);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    last = rows.at(-1);
  }
}
