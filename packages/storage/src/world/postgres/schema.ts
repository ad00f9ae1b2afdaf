import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";

/** Ordered by its bytes, as in SQLite: an index in it outlives every change of a system's languages. */
const name = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
const json = text;
const count = () => bigint({ mode: "number" }).notNull();

/** What there is. */
export const aggregates = pgTable(
  "world_aggregates",
  {
    kind: name().notNull(),
    id: name().notNull(),
    place: name().notNull(),
    version: integer().notNull(),
    body: json().notNull(),
  },
  ({ kind, id, place }) => [
    primaryKey({ columns: [kind, id] }),
    index("world_aggregates_by_place").on(place, kind),
  ],
);

/** What has happened: a row for each commit. */
export const log = pgTable("world_log", {
  seq: bigint({ mode: "number" }).primaryKey(),
  at: count(),
  touched: json().notNull(),
  events: json().notNull(),
  /** What was committed together: by it a writer finds its own again. */
  together: uuid(),
});

/** One row, whose lock is the right to write: the number of the last commit, and the schema's. */
export const head = pgTable(
  "world_head",
  {
    one: boolean().primaryKey(),
    seq: count(),
    schema: integer().notNull(),
  },
  ({ one }) => [check("world_head_is_one", sql`${one}`)],
);
