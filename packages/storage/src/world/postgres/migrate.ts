import type { ClientBase } from "pg";
import { StorageError } from "../../errors.js";
import { latest } from "../../migrate.js";
import type { Connections } from "./connections.js";
import { migrations } from "./migrations.js";
import { retried } from "./retry.js";

/** What a world's schema was, and what it is; 0 is none. */
export interface Migrated {
  readonly from: number;
  readonly to: number;
}

const known = latest(migrations);

/** Brings the tables up to date, in one transaction; of processes that start together one does it, the others wait. */
export async function migrateWorld(connections: Connections): Promise<Migrated> {
  const { name, on, asOurs } = connections;
  try {
    return await retried(() =>
      on(async (client) => {
        const place = await placeOf(client, name);
        const from = await versionOf(client, place);
        refuseNewer(from, name);
        // Whoever has nothing to do needs no right to do it.
        return from === known ? { from, to: from } : upgraded(client, place, name);
      }),
    );
  } catch (thrown) {
    throw asOurs(thrown);
  }
}

/** Milliseconds for which a first start waits for another's. */
const longestWait = 60_000;

/** The same for a step, which may rewrite all of a world. */
const longestStep = 3_600_000;

async function upgraded(client: ClientBase, place: Place, name: string): Promise<Migrated> {
  await client.query(
    `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = ${longestWait}`,
  );
  const lock = {
    text: "SELECT pg_advisory_xact_lock($1, hashtext($2))",
    query_timeout: longestWait,
  };
  await client.query({ ...lock, values: [lockClass, place.schema] });
  const from = await versionOf(client, place);
  refuseNewer(from, name);
  // Whoever writes waits for us from here on, and sees our schema then.
  if (from > 0) await client.query("SELECT 1 FROM world_head FOR UPDATE");
  for (const { version, sql } of migrations) if (version > from) await step(client, sql, name);
  await client.query(
    `INSERT INTO world_head (one, seq, schema) VALUES (true, 0, $1)
ON CONFLICT (one) DO UPDATE SET schema = excluded.schema`,
    [known],
  );
  await client.query("COMMIT");
  return { from, to: known };
}

/** Ours among all advisory locks of a database. */
const lockClass = 0x74_61_62_6c;

async function step(client: ClientBase, sql: string, name: string): Promise<void> {
  try {
    await client.query({ text: sql, query_timeout: longestStep });
  } catch (thrown) {
    if (!(thrown instanceof Error && "code" in thrown && thrown.code === "42P07")) throw thrown;
    throw new StorageError({
      code: "DATABASE_FOREIGN",
      message: `${name} has tables of another program under the names of a world's: ${thrown.message}`,
      hint: "It was left untouched. Give the world a schema of its own, by the role's search_path or by options=-c%20search_path%3DNAME in the URL",
      cause: thrown,
    });
  }
}

/** The schema of the server in which a connection's tables are. */
export interface Place {
  readonly schema: string;
}

/** Throws StorageError where there is none, or the server cannot keep a world. */
export async function placeOf(client: ClientBase, name: string): Promise<Place> {
  const { rows } = await client.query<Record<"schema" | "server" | "encoding", string | null>>(
    `SELECT current_schema() AS schema, current_setting('server_version_num') AS server,
current_setting('server_encoding') AS encoding`,
  );
  const [{ schema, server, encoding } = { schema: null, server: "", encoding: "" }] = rows;
  if (Number(server) < oldest) throw unfit(name, "its server is older than PostgreSQL 13");
  // A player may be named in any letters.
  if (encoding !== "UTF8") throw unfit(name, `its encoding is ${encoding}, and not UTF8`);
  if (schema !== null) return { schema };
  throw new StorageError({
    code: "DATABASE_REFUSED",
    message: `${name} cannot be used: no schema of this role's search_path is there, or it may use none of them`,
    hint: "CREATE SCHEMA mud AUTHORIZATION role, and ALTER ROLE role SET search_path = mud, or options=-c%20search_path%3Dmud in the URL",
  });
}

const unfit = (name: string, why: string): StorageError =>
  new StorageError({
    code: "DATABASE_REFUSED",
    message: `${name} cannot be used: ${why}`,
    hint: "Name a database with ENCODING 'UTF8' on a server of version 13 or newer",
  });

const oldest = 130_000;

/** The schema of the world in this place; 0 where there is none. */
export async function versionOf(client: ClientBase, { schema }: Place): Promise<number> {
  const found = await client.query(
    "SELECT 1 FROM pg_catalog.pg_tables WHERE schemaname = $1 AND tablename = 'world_head'",
    [schema],
  );
  if (found.rowCount === 0) return 0;
  const { rows } = await client.query<{ schema: number }>("SELECT schema FROM world_head");
  return rows[0]?.schema ?? 0;
}

/** Throws DATABASE_NEWER where a later program than this one has migrated the world. */
export function refuseNewer(schema: number, name: string): void {
  if (schema <= known) return;
  const why = `was written by a newer version of this program (schema ${schema}, this one knows ${known})`;
  throw new StorageError({
    code: "DATABASE_NEWER",
    message: `${name} ${why}`,
    told: `The database ${why}`,
    hint: "Nothing was changed. Update this program, or choose another database",
  });
}
