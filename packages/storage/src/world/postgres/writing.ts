import type { ClientBase, QueryResult } from "pg";
import { damaged } from "../../campaign/codec.js";
import { type LogRow, mostLogged, type Row } from "../rows.js";
import type { Judgement, State } from "./judge.js";

/** What the lock of the head tells whoever has it. */
export interface Turn {
  readonly seq: number;
  readonly schema: number;
}

// Said here: every statement has to see what those before us have written. A role's own setting
// would make a serializable transaction of it, which sees what there was when it began.
const begin = (
  longestWait: number,
  longestSilence: number,
) => `BEGIN ISOLATION LEVEL READ COMMITTED;
SET LOCAL lock_timeout = ${longestWait};
SET LOCAL idle_in_transaction_session_timeout = ${longestSilence};
SELECT seq, schema FROM world_head FOR UPDATE`;

/** Begins a transaction, and waits for the lock of the one row that every writer takes first. */
export async function takeTurn(client: ClientBase, timeout: number): Promise<Turn> {
  // The server gives up before its client does: what it says is worth more. And who has the turn and
  // is not heard of loses it before those who wait give up.
  const text = begin(Math.ceil((timeout * 2) / 3), Math.ceil(timeout / 3));
  // Several statements at once have a result each, which the driver's types do not say.
  const results = (await client.query(text)) as unknown as readonly QueryResult<HeadRow>[];
  const row = results.at(-1)?.rows[0];
  if (row === undefined) throw damaged("head of the world", "it is not there");
  return { ...row, seq: Number(row.seq) };
}

interface HeadRow extends Omit<Turn, "seq"> {
  readonly seq: string;
}

type Key = Pick<State, "kind" | "id">;

/** What there is of these. */
export async function statesOf(
  client: ClientBase,
  keys: readonly Key[],
): Promise<readonly State[]> {
  const { rows } = await client.query<State>({
    name: "world_states",
    text: `SELECT kind, id, place, version FROM world_aggregates
WHERE (kind, id) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
    values: columns(keys, ["kind", "id"]),
  });
  return rows;
}

/** All that is to be written, the number of the last commit, and that number to whoever listens. */
const writeAll = `WITH gone AS (
  DELETE FROM world_aggregates
  WHERE (kind, id) IN (SELECT * FROM unnest($1::text[], $2::text[]))
), written AS (
  INSERT INTO world_aggregates (kind, id, place, version, body)
  SELECT * FROM unnest($3::text[], $4::text[], $5::text[], $6::integer[], $7::text[])
  ON CONFLICT (kind, id) DO UPDATE
  SET place = excluded.place, version = excluded.version, body = excluded.body
), logged AS (
  INSERT INTO world_log (seq, at, touched, events, together)
  SELECT seq, at, touched, events, $14
  FROM unnest($8::bigint[], $9::bigint[], $10::text[], $11::text[]) AS new (seq, at, touched, events)
), counted AS (
  UPDATE world_head SET seq = $12::bigint
)
SELECT pg_notify($13, $12::bigint::text)`;

/** What belongs to a group as a whole. */
export interface Group {
  /** The number of its last commit. */
  readonly last: number;
  readonly channel: string;
  /** Its own, as no other's in the world. */
  readonly uuid: string;
}

/** Writes what was judged, up to the commit of this number. */
export async function write(
  client: ClientBase,
  { gone, rows, log }: Judgement,
  { last, channel, uuid }: Group,
): Promise<void> {
  await client.query({
    name: "world_write",
    text: writeAll,
    values: [
      ...columns(gone, ["kind", "id"]),
      ...columns(rows, ["kind", "id", "place", "version", "body"]),
      ...columns(log, ["seq", "at", "touched", "events"]),
      last,
      channel,
      uuid,
    ],
  });
  if (passesThousand(log))
    await client.query("DELETE FROM world_log WHERE seq <= $1", [last - mostLogged]);
}

/** Rows as the arrays of their columns. */
const columns = <T, K extends keyof T>(rows: readonly T[], names: readonly K[]): T[K][][] =>
  names.map((name) => rows.map((row) => row[name]));

const passesThousand = (log: readonly LogRow[]): boolean =>
  log.some(({ seq }) => seq % 1_000 === 0);

/** Writes rows into a world that has none of these. */
export async function putRows(client: ClientBase, rows: readonly Row[]): Promise<void> {
  await client.query(
    `INSERT INTO world_aggregates (kind, id, place, version, body)
SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::text[])`,
    columns(rows, ["kind", "id", "place", "version", "body"]),
  );
}

/** Writes commits into a log that has none of these. */
export async function putLog(client: ClientBase, rows: readonly LogRow[]): Promise<void> {
  await client.query(
    `INSERT INTO world_log (seq, at, touched, events)
SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[])`,
    columns(rows, ["seq", "at", "touched", "events"]),
  );
}

/** Sets the number of the last commit, and tells it whoever listens. */
export async function tellLast(client: ClientBase, seq: number, channel: string): Promise<void> {
  await client.query("UPDATE world_head SET seq = $1", [seq]);
  await client.query("SELECT pg_notify($1, $2)", [channel, String(seq)]);
}

/** Whether this group was committed. Within a turn: by then its own is over. */
export async function isWritten(
  client: ClientBase,
  { last, uuid }: Pick<Group, "last" | "uuid">,
): Promise<boolean> {
  // Not by the transaction's number: what a server that was killed had given is given again.
  const { rowCount } = await client.query(
    "SELECT 1 FROM world_log WHERE seq = $1 AND together = $2",
    [last, uuid],
  );
  return rowCount === 1;
}
