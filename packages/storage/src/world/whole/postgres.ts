import type { ClientBase } from "pg";
import { StorageError } from "../../errors.js";
import { channelOf } from "../postgres/channel.js";
import { type Connections, connectionsTo } from "../postgres/connections.js";
import { lostAnswer } from "../postgres/group-writer.js";
import { migrateWorld, placeOf, versionOf } from "../postgres/migrate.js";
import { targetOf } from "../postgres/target.js";
import { putLog, putRows, takeTurn, tellLast } from "../postgres/writing.js";
import type { LogRow, Row } from "../rows.js";
import { batch, batches, type NewWorld, type WholeWorld } from "./model.js";
import { refuseFull } from "./refusals.js";

/** Works with all of the world in a schema, which has to be there. */
export const withSchema = <T>(url: string, work: (world: WholeWorld) => Promise<T>): Promise<T> =>
  connected(url, async (connections) => {
    await connections.on(async (client) => {
      const place = await placeOf(client, connections.name);
      if ((await versionOf(client, place)) === 0) throw missing(connections.name);
    });
    await migrateWorld(connections);
    return connections.on(async (client) => {
      await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
      const { rows } = await client.query<{ seq: string }>("SELECT seq FROM world_head");
      const done = await work(wholeOf(client, Number(rows[0]?.seq ?? 0)));
      await client.query("COMMIT");
      return done;
    });
  });

/** Fills the world in a schema, which must have nothing in it; where that fails it still has nothing. */
export const withNewSchema = <T>(url: string, work: (world: NewWorld) => Promise<T>): Promise<T> =>
  connected(url, async (connections) => {
    await migrateWorld(connections);
    return connections.on(async (client) => {
      const { schema } = await placeOf(client, connections.name);
      const { seq } = await takeTurn(client, connections.timeout);
      const found = await client.query("SELECT 1 FROM world_aggregates LIMIT 1");
      if (seq > 0 || found.rowCount !== 0) throw refuseFull(connections.name);
      const done = await work(fillable(client, channelOf(schema)));
      try {
        await client.query("COMMIT");
      } catch (thrown) {
        throw lostAnswer(connections.name, thrown);
      }
      return done;
    });
  });

async function connected<T>(url: string, work: (to: Connections) => Promise<T>): Promise<T> {
  // A batch of a large world takes a moment longer than a player's command may.
  const connections = connectionsTo(targetOf(url), { pool: 1, timeout: 60_000 });
  try {
    return await work(connections);
  } catch (thrown) {
    throw connections.asOurs(thrown);
  } finally {
    await connections.close();
  }
}

function wholeOf(client: ClientBase, seq: number): WholeWorld {
  return {
    seq,
    aggregates: () =>
      batches<Row>(async (after) => {
        const { rows } = await client.query<Row>(
          `SELECT kind, id, place, version, body FROM world_aggregates
WHERE (kind, id) > ($1, $2) ORDER BY kind, id LIMIT $3`,
          [after?.kind ?? "", after?.id ?? "", batch],
        );
        return rows;
      }),
    log: () =>
      batches<LogRow>(async (after) => {
        const { rows } = await client.query<LogRow>(
          "SELECT seq, at, touched, events FROM world_log WHERE seq > $1 ORDER BY seq LIMIT $2",
          [after?.seq ?? 0, batch],
        );
        return rows.map((row) => ({ ...row, seq: Number(row.seq), at: Number(row.at) }));
      }),
    damage: async () => [],
  };
}

function fillable(client: ClientBase, channel: string): NewWorld {
  return {
    ...wholeOf(client, 0),
    putAggregates: (rows) => putRows(client, rows),
    putLog: (rows) => putLog(client, rows),
    finish: (seq) => tellLast(client, seq, channel),
  };
}

const missing = (name: string): StorageError =>
  new StorageError({
    code: "DATABASE_MISSING",
    message: `There is no world in ${name}`,
    hint: "Name the database of a world that has been played, and its schema by options=-c%20search_path%3DNAME",
  });
