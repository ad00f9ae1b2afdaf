import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Answers to whole requests; times are milliseconds since 1970. */
export const answers = sqliteTable("answers", {
  key: text().primaryKey(),
  storedAt: integer("stored_at").notNull(),
  // Last, here and below: SQLite finds the columns before a long one without reading through it.
  body: text().notNull(),
});

/** Requests that failed a short while ago. */
export const failures = sqliteTable("failures", {
  key: text().primaryKey(),
  code: text().notNull(),
  message: text().notNull(),
  failedAt: integer("failed_at").notNull(),
});

/** Synced kinds, one row a kind and document. */
export const collections = sqliteTable(
  "collections",
  {
    kind: text().notNull(),
    document: text().notNull(),
    count: integer().notNull(),
    syncedAt: integer("synced_at").notNull(),
    body: text().notNull(),
  },
  ({ kind, document }) => [primaryKey({ columns: [kind, document] })],
);
