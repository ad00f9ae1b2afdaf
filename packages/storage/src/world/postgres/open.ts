import type { WorldStore } from "../model.js";
import type { Connections, PostgresOptions } from "./connections.js";
import type { Migrated } from "./migrate.js";
import { targetOf } from "./target.js";

/** Opens a world in a schema of PostgreSQL, making its tables where they are missing; any number of processes may. Throws StorageError. */
export async function openPostgresWorld(options: PostgresOptions): Promise<WorldStore> {
  const connections = await connected(options);
  try {
    const { migrateWorld, placeOf } = await import("./migrate.js");
    await migrateWorld(connections);
    const { schema } = await connections.on((client) => placeOf(client, connections.name));
    const { postgresWorld } = await import("./postgres-world.js");
    return await postgresWorld(connections, schema);
  } catch (thrown) {
    await connections.close();
    throw connections.asOurs(thrown);
  }
}

/** Brings a world's tables up to date, or makes them; says from which schema to which. Throws StorageError. */
export async function migratePostgresWorld(options: PostgresOptions): Promise<Migrated> {
  const connections = await connected({ ...options, pool: 1 });
  try {
    const { migrateWorld } = await import("./migrate.js");
    return await migrateWorld(connections);
  } finally {
    await connections.close();
  }
}

/** Loaded here: whoever keeps a world in a file does not pay for it. */
async function connected({ url, ...rest }: PostgresOptions): Promise<Connections> {
  const target = targetOf(url);
  const { connectionsTo } = await import("./connections.js");
  return connectionsTo(target, rest);
}
