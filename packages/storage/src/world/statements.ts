import type { Database } from "../open.js";
import type { Written } from "./memory.js";
import {
  type Aggregate,
  type Touched,
  type WorldChange,
  type WorldCommit,
  type WorldKey,
  type WorldLogged,
  WorldStaleError,
} from "./model.js";
import { remembered } from "./remembered.js";
import { type LogRow, logged, mostLogged, open, type Row } from "./rows.js";

/** A world's questions, compiled once; to be asked within a transaction. */
export interface WorldStatements {
  read(keys: readonly WorldKey[]): readonly Aggregate[];
  /** Throws WorldStaleError. */
  write(commit: WorldCommit): Done;
  /** To be told of each commit whose transaction has ended well. */
  remember(done: Done): void;
  after(seq: number, limit: number): readonly WorldLogged[];
  latest(): number;
}

/** A commit that is written. */
export interface Done {
  readonly seq: number;
  readonly written: readonly Written[];
}

/** The statements of a world in SQLite. */
export function worldStatements(database: Database): WorldStatements {
  const memory = remembered(database);
  const state = database.prepare<[string, string], Pick<Row, "version" | "place">>(
    "SELECT version, place FROM aggregates WHERE kind = ? AND id = ?",
  );
  const insert = database.prepare(
    "INSERT INTO aggregates (kind, id, place, version, body) VALUES (@kind, @id, @place, @version, @body)",
  );
  const update = database.prepare(
    "UPDATE aggregates SET place = @place, version = @version, body = @body WHERE kind = @kind AND id = @id",
  );
  const remove = database.prepare("DELETE FROM aggregates WHERE kind = ? AND id = ?");
  const append = database.prepare("INSERT INTO log (at, touched, events) VALUES (?, ?, ?)");
  const since = database.prepare<[number, number], LogRow>(
    "SELECT seq, at, touched, events FROM log WHERE seq > ? ORDER BY seq LIMIT ?",
  );
  const last = database.prepare<[], number | null>("SELECT max(seq) FROM log").pluck();
  const forget = database.prepare("DELETE FROM log WHERE seq <= ?");
  /** What is there at the version that was read. */
  function fresh({ kind, id, version }: WorldChange): Pick<Row, "place"> | undefined {
    const now = state.get(kind, id);
    if ((now?.version ?? 0) !== version) throw new WorldStaleError({ kind, id });
    return now;
  }

  function change(asked: WorldChange): Written {
    const { kind, id, version, after } = asked;
    const before = fresh(asked);
    const touched = { kind, id, from: before?.place ?? "", to: after?.place ?? "" };
    if (after === undefined) {
      remove.run(kind, id);
      return { ...touched, after };
    }
    const { place } = after;
    const row = { kind, id, place, version: version + 1, body: JSON.stringify(after.body) };
    if (before === undefined) insert.run(row);
    else update.run(row);
    return { ...touched, after: open(row) };
  }

  return {
    read: memory.read,
    write({ at, changes, unchanged = [], events = [] }) {
      for (const known of unchanged) fresh(known);
      const written = changes.map(change);
      const touched: readonly Touched[] = written.map(({ kind, id, from, to }) => ({
        kind,
        id,
        from,
        to,
      }));
      const { lastInsertRowid } = append.run(at, JSON.stringify(touched), JSON.stringify(events));
      const seq = Number(lastInsertRowid);
      // Whoever was away for longer looks at what there is.
      if (seq % 1_000 === 0) forget.run(seq - mostLogged);
      return { seq, written };
    },
    remember: ({ written }) => memory.written(written),
    after: (seq, limit) => since.all(seq, limit).map(logged),
    latest: () => last.get() ?? 0,
  };
}
