import type { LookupCache } from "@tabletop-mcp/srd-client";
import { openDatabase } from "../open.js";

/** Opens the cache of looked-up records that all campaigns share; several processes may. Throws StorageError. */
export async function openLookupCache({ file }: { readonly file: string }): Promise<LookupCache> {
  const { migrations } = await import("./migrations.js");
  const database = await openDatabase({ file, migrations, synchronous: "NORMAL" });
  // After the driver: without one there is nothing to load this for.
  const { sqliteCache } = await import("./sqlite-cache.js");
  return sqliteCache(database);
}
