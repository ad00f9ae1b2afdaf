import { existsSync } from "node:fs";
import { asStorageError, StorageError } from "../../errors.js";
import { type Database, openDatabase } from "../../open.js";
import { whenFree } from "../../when-free.js";
import { migrations } from "../migrations.js";
import type { LogRow, Row } from "../rows.js";
import { batch, batches, type NewWorld, type WholeWorld } from "./model.js";
import { refuseFull } from "./refusals.js";

/** Works with all of the world in a file, which has to be there. */
export function withFile<T>(file: string, work: (world: WholeWorld) => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw missing(file);
  return inTransaction(file, "BEGIN", (database) => work(wholeOf(database)));
}

/** Fills the world in a file, which must have nothing in it; where that fails it still has nothing. */
export const withNewFile = <T>(file: string, work: (world: NewWorld) => Promise<T>): Promise<T> =>
  inTransaction(file, "BEGIN IMMEDIATE", (database) => {
    const world = wholeOf(database);
    const any = database.prepare<[], number>("SELECT 1 FROM aggregates LIMIT 1").pluck();
    if (world.seq > 0 || any.get() !== undefined) throw refuseFull(file);
    return work(fillable(database, world));
  });

async function inTransaction<T>(
  file: string,
  begin: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ file, migrations, synchronous: "FULL" });
  try {
    await whenFree(() => database.exec(begin));
    const done = await work(database);
    database.exec("COMMIT");
    return done;
  } catch (thrown) {
    throw asStorageError(thrown, file);
  } finally {
    // What was begun and not committed is undone.
    database.close();
  }
}

function wholeOf(database: Database): WholeWorld {
  const rows = database.prepare<[string, string, number], Row>(
    `SELECT kind, id, place, version, body FROM aggregates
WHERE (kind, id) > (?, ?) ORDER BY kind, id LIMIT ?`,
  );
  const commits = database.prepare<[number, number], LogRow>(
    "SELECT seq, at, touched, events FROM log WHERE seq > ? ORDER BY seq LIMIT ?",
  );
  const last = database.prepare<[], number | null>("SELECT max(seq) FROM log").pluck();
  const ailing = database.prepare<[], string>("PRAGMA integrity_check").pluck();
  return {
    seq: last.get() ?? 0,
    aggregates: () =>
      batches<Row>(async (after) => rows.all(after?.kind ?? "", after?.id ?? "", batch)),
    log: () => batches<LogRow>(async (after) => commits.all(after?.seq ?? 0, batch)),
    damage: async () => ailing.all().filter((line) => line !== "ok"),
  };
}

function fillable(database: Database, world: WholeWorld): NewWorld {
  const put = database.prepare<Row>(
    "INSERT INTO aggregates (kind, id, place, version, body) VALUES (@kind, @id, @place, @version, @body)",
  );
  const append = database.prepare<LogRow>(
    "INSERT INTO log (seq, at, touched, events) VALUES (@seq, @at, @touched, @events)",
  );
  return {
    ...world,
    async putAggregates(rows) {
      for (const row of rows) put.run(row);
    },
    async putLog(rows) {
      for (const row of rows) append.run(row);
    },
    // It is that of the last one in the log.
    finish: async () => undefined,
  };
}

const missing = (file: string): StorageError =>
  new StorageError({
    code: "DATABASE_MISSING",
    message: `${file} is not there`,
    hint: "Name the file of a world that has been played",
  });
