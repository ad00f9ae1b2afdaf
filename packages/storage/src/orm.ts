import type { RunResult } from "better-sqlite3";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import { BetterSQLiteSession } from "drizzle-orm/better-sqlite3/session";
import { BaseSQLiteDatabase, SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type { Database } from "./open.js";

/** What is asked is written out: drizzle is told of no tables. */
type NoTables = Record<string, never>;

/** drizzle over an open connection. */
export type Orm = BaseSQLiteDatabase<"sync", RunResult>;

/** As drizzle's own entry for the driver, which would load that by name: ours may be elsewhere. */
export function ormOf(database: Database): Orm {
  const dialect = new SQLiteSyncDialect();
  const session = new BetterSQLiteSession<NoTables, ExtractTablesWithRelations<NoTables>>(
    database,
    dialect,
    undefined,
  );
  return new BaseSQLiteDatabase("sync", dialect, session, undefined);
}
