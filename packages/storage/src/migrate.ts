import type { Database } from "better-sqlite3";
import { StorageError } from "./errors.js";
import { fileOf } from "./file-of.js";

/** One step from a schema to the next; `sql` may hold several statements. */
export interface Migration {
  /** 1, 2, 3, … without a gap. */
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

/** Throws DATABASE_NEWER where a later program than this one has migrated the database, DATABASE_FOREIGN where it is another program's. */
export function refuseStrange(database: Database, migrations: readonly Migration[]): void {
  // In this order: another process may be giving it tables and their version just now.
  const hasTables = !isEmpty(database);
  const version = versionOf(database);
  const known = latest(migrations);
  if (version < 0 || (version === 0 && hasTables)) throw foreign(database);
  if (version <= known) return;
  throw new StorageError({
    code: "DATABASE_NEWER",
    message: `${fileOf(database)} was written by a newer version of this program (schema ${version}, this one knows ${known})`,
    hint: "It was left untouched. Update this program, or choose another data folder",
  });
}

/** Our own schemas come with their version in one transaction: what has tables and none is not ours. */
const isEmpty = (database: Database): boolean =>
  database.prepare("SELECT 1 FROM sqlite_schema LIMIT 1").get() === undefined;

const foreign = (database: Database): StorageError =>
  new StorageError({
    code: "DATABASE_FOREIGN",
    message: `${fileOf(database)} is a database of another program`,
    hint: "It was left untouched. Move it away, or choose another data folder",
  });

/** Brings the schema up to date in one transaction, at whose end something more is done; of processes that start together one does it, the others wait. */
export function migrate(
  database: Database,
  migrations: readonly Migration[],
  afterwards: (database: Database) => void = () => undefined,
): void {
  if (versionOf(database) === latest(migrations)) return;
  // SQLite rebuilds a table by dropping it, which would delete the rows that refer to it.
  database.pragma("foreign_keys = OFF");
  const upgrade = database.transaction(() => {
    // Another process may have been here between the look above and our lock.
    refuseStrange(database, migrations);
    const version = versionOf(database);
    if (version === latest(migrations)) return;
    for (const step of migrations.filter((each) => each.version > version)) database.exec(step.sql);
    refuseBrokenReferences(database);
    afterwards(database);
    database.pragma(`user_version = ${latest(migrations)}`);
  });
  upgrade.immediate();
}

function refuseBrokenReferences(database: Database): void {
  const broken = database.pragma("foreign_key_check");
  if (Array.isArray(broken) && broken.length > 0) {
    throw new Error(`migrating ${fileOf(database)} would break references: ${broken.length}`);
  }
}

/** For a connection that stays open: throws DATABASE_NEWER once a later program has migrated the database. */
export function schemaGuard(database: Database): () => void {
  const version = database.prepare<[], number>("PRAGMA user_version").pluck();
  const opened = version.get();
  return () => {
    const now = version.get();
    if (now === opened) return;
    throw new StorageError({
      code: "DATABASE_NEWER",
      message: `A newer version of this program has taken over ${fileOf(database)} (schema ${now}, this one knows ${opened})`,
      hint: "Nothing was changed. Restart this program, in the newer version",
    });
  };
}

/** The schema that these migrations lead to. */
export function latest(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.version ?? 0;
}

/** The schema of a database; 0 for a new one. */
export function versionOf(database: Database): number {
  return Number(database.pragma("user_version", { simple: true }));
}
