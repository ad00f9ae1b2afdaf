import type { CacheStats } from "@tabletop-mcp/srd-client";
import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  max,
  min,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Orm } from "../orm.js";
import { answers, collections, failures } from "./schema.js";

const given = {
  key: sql.placeholder("key"),
  body: sql.placeholder("body"),
  storedAt: sql.placeholder("storedAt"),
  code: sql.placeholder("code"),
  message: sql.placeholder("message"),
  failedAt: sql.placeholder("failedAt"),
  kind: sql.placeholder("kind"),
  document: sql.placeholder("document"),
  count: sql.placeholder("count"),
  syncedAt: sql.placeholder("syncedAt"),
};

/** The look-ups by key, compiled once. */
export function prepareFinds(orm: Orm) {
  const { key: _answer, ...entry } = getTableColumns(answers);
  const { key: _failure, ...failure } = getTableColumns(failures);
  const sameCollection = and(
    eq(collections.kind, given.kind),
    eq(collections.document, given.document),
  );
  return {
    answer: orm.select(entry).from(answers).where(eq(answers.key, given.key)).prepare(),
    failure: orm.select(failure).from(failures).where(eq(failures.key, given.key)).prepare(),
    collection: orm.select().from(collections).where(sameCollection).prepare(),
  };
}

/** The writes, compiled once; each replaces what was there. */
export function preparePuts(orm: Orm) {
  const { key, body, storedAt, code, message, failedAt, kind, document, count, syncedAt } = given;
  const { key: _answer, ...entry } = getTableColumns(answers);
  const { key: _failure, ...failure } = getTableColumns(failures);
  const { kind: _kind, document: _document, ...content } = getTableColumns(collections);
  return {
    answer: orm
      .insert(answers)
      .values({ key, storedAt, body })
      .onConflictDoUpdate({ target: answers.key, set: proposed(entry) })
      .prepare(),
    failure: orm
      .insert(failures)
      .values({ key, code, message, failedAt })
      .onConflictDoUpdate({ target: failures.key, set: proposed(failure) })
      .prepare(),
    collection: orm
      .insert(collections)
      .values({ kind, document, count, syncedAt, body })
      .onConflictDoUpdate({
        target: [collections.kind, collections.document],
        set: proposed(content),
      })
      .prepare(),
    noFailure: orm.delete(failures).where(eq(failures.key, key)).prepare(),
  };
}

/** Each column as the row that met a conflict had it. */
function proposed(columns: Readonly<Record<string, SQLiteColumn>>): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(columns).map(([property, { name }]) => [
      property,
      sql`excluded.${sql.identifier(name)}`,
    ]),
  );
}

/** What is held; bytes are those of the bodies. */
export function measure(orm: Pick<Orm, "select">): CacheStats {
  const { body, ...facts } = getTableColumns(collections);
  const { storedAt } = answers;
  const [held] = orm
    .select({
      count: count(),
      bytes: bytesOf(answers.body),
      oldest: min(storedAt),
      newest: max(storedAt),
    })
    .from(answers)
    .all();
  const [failed] = orm.select({ count: count() }).from(failures).all();
  const [synced] = orm
    .select({ bytes: bytesOf(body) })
    .from(collections)
    .all();
  return {
    answers: held?.count ?? 0,
    failures: failed?.count ?? 0,
    bytes: (held?.bytes ?? 0) + (synced?.bytes ?? 0),
    oldest: held?.oldest ?? undefined,
    newest: held?.newest ?? undefined,
    collections: orm
      .select(facts)
      .from(collections)
      .orderBy(asc(collections.kind), asc(collections.document))
      .all(),
  };
}

/** SQLite knows a text's bytes without reading it. */
function bytesOf(body: SQLWrapper) {
  return sql<number>`coalesce(sum(octet_length(${body})), 0)`;
}

/** Deletes answers and failures; collections too where `everything`. */
export function forget(orm: Pick<Orm, "delete">, everything: boolean): void {
  for (const table of everything ? [answers, failures, collections] : [answers, failures]) {
    orm.delete(table).run();
  }
}
