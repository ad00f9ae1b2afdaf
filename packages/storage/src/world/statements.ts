import { parsed } from "../campaign/codec.js";
import type { Database } from "../open.js";
import {
  type Aggregate,
  type Touched,
  type WorldChange,
  type WorldCommit,
  type WorldEvent,
  type WorldKey,
  type WorldLogged,
  WorldStaleError,
} from "./model.js";

interface Row extends Omit<Aggregate, "body"> {
  readonly body: string;
}

type Id = Pick<Aggregate, "kind" | "id">;

/** A world's questions, compiled once; to be asked within a transaction. */
export interface WorldStatements {
  read(keys: readonly WorldKey[]): readonly Aggregate[];
  /** Throws WorldStaleError. Gives the commit's number. */
  write(commit: WorldCommit): number;
  after(seq: number, limit: number): readonly WorldLogged[];
  latest(): number;
}

const columns = "kind, id, place, version, body";

/** The statements of a world in SQLite. */
export function worldStatements(database: Database): WorldStatements {
  const one = database.prepare<[string, string], Row>(
    `SELECT ${columns} FROM aggregates WHERE kind = ? AND id = ?`,
  );
  const here = database.prepare<[string], Row>(
    `SELECT ${columns} FROM aggregates WHERE place = ? ORDER BY kind, id`,
  );
  const ofKind = database.prepare<[string, string], Row>(
    `SELECT ${columns} FROM aggregates WHERE place = ? AND kind = ? ORDER BY id`,
  );
  const insert = database.prepare(
    "INSERT INTO aggregates (kind, id, place, version, body) VALUES (?, ?, ?, ?, ?)",
  );
  const update = database.prepare(
    "UPDATE aggregates SET place = ?, version = ?, body = ? WHERE kind = ? AND id = ?",
  );
  const remove = database.prepare("DELETE FROM aggregates WHERE kind = ? AND id = ?");
  const append = database.prepare("INSERT INTO log (at, touched, events) VALUES (?, ?, ?)");
  const since = database.prepare<[number, number], LogRow>(
    "SELECT seq, at, touched, events FROM log WHERE seq > ? ORDER BY seq LIMIT ?",
  );
  const last = database.prepare<[], number | null>("SELECT max(seq) FROM log").pluck();

  /** What is there at the version that was read. */
  function fresh({ kind, id, version }: WorldChange): Row | undefined {
    const now = one.get(kind, id);
    if ((now?.version ?? 0) !== version) throw new WorldStaleError({ kind, id });
    return now;
  }

  function change(asked: WorldChange): Touched {
    const { kind, id, version, after } = asked;
    const before = fresh(asked);
    if (after === undefined) remove.run(kind, id);
    else if (before === undefined)
      insert.run(kind, id, after.place, version + 1, JSON.stringify(after.body));
    else update.run(after.place, version + 1, JSON.stringify(after.body), kind, id);
    return { kind, id, from: before?.place ?? "", to: after?.place ?? "" };
  }

  return {
    read: (keys) => distinct(keys.flatMap((key) => rowsOf(key, { one, here, ofKind }))).map(open),
    write({ at, changes, unchanged = [], events = [] }) {
      for (const known of unchanged) fresh(known);
      const touched = changes.map(change);
      const { lastInsertRowid } = append.run(at, JSON.stringify(touched), JSON.stringify(events));
      return Number(lastInsertRowid);
    },
    after: (seq, limit) => since.all(seq, limit).map(logged),
    latest: () => last.get() ?? 0,
  };
}

interface Asking {
  readonly one: { get(kind: string, id: string): Row | undefined };
  readonly here: { all(place: string): readonly Row[] };
  readonly ofKind: { all(place: string, kind: string): readonly Row[] };
}

function rowsOf(key: WorldKey, { one, here, ofKind }: Asking): readonly Row[] {
  if ("id" in key) {
    const row = one.get(key.kind, key.id);
    return row === undefined ? [] : [row];
  }
  return key.kind === undefined ? here.all(key.place) : ofKind.all(key.place, key.kind);
}

/** Who is asked for by its id and by its place is one. */
const distinct = (rows: readonly Row[]): readonly Row[] => [
  ...new Map(rows.map((row) => [nameOf(row), row])).values(),
];

const nameOf = ({ kind, id }: Id): string => `${kind}:${id}`;

const open = (row: Row): Aggregate => ({
  kind: row.kind,
  id: row.id,
  place: row.place,
  version: row.version,
  body: parsed(row.body, nameOf(row)),
});

interface LogRow extends Pick<WorldLogged, "seq" | "at"> {
  readonly touched: string;
  readonly events: string;
}

/** What was written by this program alone: it is what its types say. */
const logged = ({ seq, at, touched, events }: LogRow): WorldLogged => ({
  seq,
  at,
  touched: parsed(touched, `log entry ${seq}`) as readonly Touched[],
  events: parsed(events, `log entry ${seq}`) as readonly WorldEvent[],
});
