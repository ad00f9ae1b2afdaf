import type { Database } from "../open.js";
import { type Source, type WorldMemory, worldMemory } from "./memory.js";
import type { Aggregate, WorldKey } from "./model.js";
import { open, type Row } from "./rows.js";

/** The rows of a world, read when they are not known; to be asked within a transaction. */
export interface Remembered extends Pick<WorldMemory, "written"> {
  read(keys: readonly WorldKey[]): readonly Aggregate[];
}

const columns = "kind, id, place, version, body";

/** What a connection has read and written, for as long as no other one writes. */
export function remembered(database: Database): Remembered {
  const one = database.prepare<[string, string], Row>(
    `SELECT ${columns} FROM aggregates WHERE kind = ? AND id = ?`,
  );
  const here = database.prepare<[string], Row>(`SELECT ${columns} FROM aggregates WHERE place = ?`);
  // Another number after each commit of another connection, and of no other.
  const others = database.prepare<[], number>("PRAGMA data_version").pluck();
  const memory = worldMemory({
    one({ kind, id }) {
      const row = one.get(kind, id);
      return row && open(row);
    },
    inPlace: (place) => here.all(place).map(open),
  });
  let seen: number | undefined;
  return {
    read(keys) {
      const now = others.get();
      if (now !== seen) memory.forget();
      seen = now;
      memory.tidy();
      // Places first: from then on their rows are known by their ids, too.
      for (const key of keys) if ("place" in key) memory.inPlace(key.place);
      return [...new Set(keys.flatMap((key) => rowsOf(key, memory)))];
    },
    written: memory.written,
  };
}

/** Who is asked for by its id and by its place is one object. */
function rowsOf(key: WorldKey, { one, inPlace }: Source): readonly Aggregate[] {
  if ("id" in key) {
    const row = one(key);
    return row === undefined ? [] : [row];
  }
  const all = inPlace(key.place);
  return key.kind === undefined ? all : all.filter(({ kind }) => kind === key.kind);
}
