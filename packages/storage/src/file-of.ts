import type { Database } from "better-sqlite3";

const originals = new WeakMap<Database, string>();

/** The same database, which is a copy of this file: what is told of it is told of the file. */
export function standingFor(file: string, copy: Database): Database {
  originals.set(copy, file);
  return copy;
}

/** The file of a database, also where that is open as a copy. */
export const fileOf = (database: Database): string => originals.get(database) ?? database.name;
