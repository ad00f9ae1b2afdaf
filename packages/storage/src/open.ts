import { closeSync, openSync } from "node:fs";
import path from "node:path";
import type Driver from "better-sqlite3";
import { driver, type LoadDriver } from "./driver/driver.js";
import { asStorageError, codeOf } from "./errors.js";
import { makeFolder } from "./folders.js";
import { keepAlive } from "./keep-alive.js";
import { memoryCopy } from "./memory-copy.js";
import { latest, type Migration, migrate, refuseStrange, versionOf } from "./migrate.js";
import { shortWait, whenFree } from "./when-free.js";

/** An open connection, its schema up to date. */
export type Database = Driver.Database;

/** Which database, and how. */
export interface DatabaseOptions {
  /** A path, whose folder is made where it is missing, or ":memory:". */
  readonly file: string;
  readonly migrations: readonly Migration[];
  /** FULL: on disk when a write returns. NORMAL: a power cut, not a crash, may take the last writes. */
  readonly synchronous: "FULL" | "NORMAL";
  /** Opened is a copy in memory, which refuses writes: for a file that may only be read. */
  readonly isCopied?: boolean;
  /** Called with a database of an older schema, and the schema's version, before it is migrated; what it gives is done in the migration's transaction, at its end. */
  readonly beforeMigration?: (
    database: Database,
    version: number,
  ) => Promise<(database: Database) => void>;
}

/** Opens and migrates a database that several processes may share; how the driver is loaded is an argument for tests of one that is not there. Throws StorageError; a newer file is left untouched. */
export async function openDatabase(
  { file, migrations, synchronous, isCopied = false, beforeMigration }: DatabaseOptions,
  load: LoadDriver = driver,
): Promise<Database> {
  let database: Database | undefined;
  try {
    const { default: Connection } = await load();
    const connect = (options: Driver.Options) =>
      keepAlive(new Connection(file, { ...options, timeout: shortWait }));
    if (file !== ":memory:" && !isCopied) {
      createPrivately(file);
      await whenFree(() => lookFirst(connect({ readonly: true }), migrations));
    }
    const opened = isCopied ? memoryCopy(file, Connection) : connect({});
    database = opened;
    const version = await whenFree(() => settle(opened, synchronous));
    const isOlder = version > 0 && version < latest(migrations);
    const afterwards = isOlder ? await beforeMigration?.(opened, version) : undefined;
    await whenFree(() => migrate(opened, migrations, afterwards));
    opened.pragma("foreign_keys = ON");
    if (isCopied) opened.exec("PRAGMA query_only = ON");
    return opened;
  } catch (thrown) {
    database?.close();
    throw asStorageError(thrown, file);
  }
}

/** A second connection that goes on seeing what is there now. In memory there is but one: it is copied. */
export async function snapshotOf(database: Database): Promise<Database> {
  const { default: Connection } = await driver();
  if (database.memory) return keepAlive(new Connection(database.serialize()));
  const options = { readonly: true, timeout: shortWait };
  const snapshot = keepAlive(new Connection(database.name, options));
  snapshot.exec("BEGIN");
  // A transaction sees what there is when it first looks.
  await whenFree(() => snapshot.prepare("SELECT count(*) FROM sqlite_schema").get());
  return snapshot;
}

/** SQLite's own files beside a database take its mode. */
function createPrivately(file: string): void {
  makeFolder(path.dirname(file));
  try {
    // "x": an existing file is not even opened, for closing it would drop this process's locks on it.
    closeSync(openSync(file, "wx", 0o600));
  } catch (thrown) {
    if (codeOf(thrown) !== "EEXIST") throw thrown;
  }
}

/** A connection that may write tidies up the file when it closes: the first look is by one that may not. */
function lookFirst(reader: Database, migrations: readonly Migration[]): void {
  try {
    refuseStrange(reader, migrations);
  } catch (thrown) {
    // Left over from a crash, and only a connection that may write can put it right.
    if (!codeOf(thrown).startsWith("SQLITE_READONLY")) throw thrown;
  } finally {
    reader.close();
  }
}

/** Bytes of the log that are kept when it begins anew: as many as it has when SQLite moves it into the file. */
const keptOfLog = 4_194_304;

/** Makes a connection one of ours, and gives the schema of its database. Processes that do it to a new file at once are refused without SQLite's own wait. */
function settle(database: Database, synchronous: DatabaseOptions["synchronous"]): number {
  database.pragma("journal_mode = WAL");
  database.pragma(`journal_size_limit = ${keptOfLog}`);
  database.pragma(`synchronous = ${synchronous}`);
  return versionOf(database);
}
