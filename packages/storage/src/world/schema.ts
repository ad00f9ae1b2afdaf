import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** What there is. */
export const aggregates = sqliteTable(
  "aggregates",
  {
    kind: text().notNull(),
    id: text().notNull(),
    place: text().notNull(),
    version: integer().notNull(),
    body: text().notNull(),
  },
  ({ kind, id, place }) => [
    primaryKey({ columns: [kind, id] }),
    index("aggregates_by_place").on(place, kind),
  ],
);

/** What has happened: a row for each commit. */
export const log = sqliteTable("log", {
  seq: integer().primaryKey(),
  at: integer().notNull(),
  touched: text().notNull(),
  events: text().notNull(),
});
