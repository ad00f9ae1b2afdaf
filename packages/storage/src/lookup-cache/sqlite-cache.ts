import type { LookupCache } from "@tabletop-mcp/srd-client";
import { asStorageError, codeOf } from "../errors.js";
import type { Database } from "../open.js";
import { ormOf } from "../orm.js";
import { whenFree } from "../when-free.js";
import { forget, measure, prepareFinds, preparePuts } from "./statements.js";

/** The lookup cache over an open database, which it closes. Throws StorageError when the file or its disk fails. */
export function sqliteCache(database: Database): LookupCache {
  const orm = ormOf(database);
  const find = prepareFinds(orm);
  const put = preparePuts(orm);
  // The driver is synchronous: what it throws becomes a rejection here.
  const attempt = async <T>(work: () => T): Promise<T> => {
    try {
      return await whenFree(work);
    } catch (thrown) {
      throw asStorageError(thrown, database.name);
    }
  };
  const transact = (work: () => void) => attempt(() => database.transaction(work).immediate());
  return {
    answer: (key) => attempt(() => find.answer.get({ key })),
    failure: (key) => attempt(() => find.failure.get({ key })),
    collection: (kind, document) => attempt(() => find.collection.get({ kind, document })),
    putAnswer: (key, entry) =>
      transact(() => {
        put.answer.run({ key, ...entry });
        put.noFailure.run({ key });
      }),
    putFailure: (key, failure) => transact(() => void put.failure.run({ key, ...failure })),
    putCollection: (collection) => transact(() => void put.collection.run({ ...collection })),
    stats: () => attempt(() => orm.transaction(measure)),
    async clear(everything) {
      await transact(() => forget(orm, everything));
      await shrink(database);
    },
    close: () => attempt(() => void database.close()),
  };
}

/** Gives freed space back to the disk, unless another process keeps using it. */
async function shrink(database: Database): Promise<void> {
  try {
    await whenFree(() => void database.exec("VACUUM"));
    database.pragma("wal_checkpoint(TRUNCATE)");
  } catch (thrown) {
    if (!codeOf(thrown).startsWith("SQLITE_BUSY")) throw asStorageError(thrown, database.name);
  }
}
