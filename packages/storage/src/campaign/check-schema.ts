import type Driver from "better-sqlite3";
import { keepAlive } from "../keep-alive.js";
import { migrate, versionOf } from "../migrate.js";
import type { Database } from "../open.js";
import { migrations } from "./migrations.js";

interface Part {
  readonly kind: string;
  readonly name: string;
  readonly sql: string | null;
}

/** What of a file's tables, indexes and triggers is not as this program makes them at its version, in words. */
export function strangeParts(database: Database, Connection: typeof Driver): readonly string[] {
  const [ours, theirs] = [partsOfVersion(versionOf(database), Connection), partsOf(database)];
  const names = new Set([...ours.keys(), ...theirs.keys()]);
  return [...names].toSorted().flatMap((name) => {
    const [own, there] = [ours.get(name), theirs.get(name)];
    if (own === undefined) return [`schema: the ${name} is not ours`];
    if (there === undefined) return [`schema: the ${name} is missing`];
    return own.sql === there.sql ? [] : [`schema: the ${name} is not as we make it`];
  });
}

/** What a file of this version begins with. */
function partsOfVersion(version: number, Connection: typeof Driver): ReadonlyMap<string, Part> {
  const database = keepAlive(new Connection(":memory:"));
  try {
    migrate(database, migrations.slice(0, version));
    return partsOf(database);
  } finally {
    database.close();
  }
}

/** By kind and name, without what SQLite makes for itself. */
const partsOf = (database: Database): ReadonlyMap<string, Part> =>
  new Map(
    database
      .prepare<[], Part>(
        `SELECT type AS kind, name, sql FROM sqlite_schema
         WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
         AND NOT (type = 'table' AND name LIKE 'notes\\_text\\_%' ESCAPE '\\')`,
      )
      .all()
      .map((part) => [`${part.kind} ${part.name}`, part]),
  );
