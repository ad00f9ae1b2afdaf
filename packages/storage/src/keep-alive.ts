import type { Database, Statement } from "better-sqlite3";
import { remembered } from "./remembered.js";

/**
 * better-sqlite3 12 ends a process on Node 24 when a connection, a statement or a backup is garbage-collected.
 * Version 13 does not, but does not run on Node 20; npm takes it where it runs, this repository cannot.
 */
const concerned = Number(process.versions.node.split(".")[0]) >= 24;
const alive: unknown[] = [];

/** So many compiled statements of a connection are kept: more than there are shapes of questions. */
const most = concerned ? Number.POSITIVE_INFINITY : 256;

/** The same connection, which compiles each statement once and keeps those used last; where that matters it is never garbage, and neither are they. */
export function keepAlive(database: Database): Database {
  if (concerned) {
    alive.push(database);
    keepBackups(database);
  }
  const prepare = database.prepare.bind(database);
  const kept = remembered<Statement>((sql) => prepare(sql), most).at;
  return Object.assign(database, {
    prepare: kept,
    pragma(source: string, { simple = false } = {}) {
      const statement = kept(`PRAGMA ${source}`);
      if (!statement.reader) return statement.run() && [];
      return simple ? statement.pluck().get() : statement.pluck(false).all();
    },
  });
}

/** The driver gives its backups to nobody: they are had where its own object makes them. */
function keepBackups(database: Database): void {
  for (const symbol of Object.getOwnPropertySymbols(database)) {
    const native: unknown = Reflect.get(database, symbol);
    if (typeof native !== "object" || native === null || !("backup" in native)) continue;
    const { backup } = native;
    if (typeof backup !== "function") continue;
    Object.assign(native, {
      backup(...args: readonly unknown[]) {
        const made: unknown = Reflect.apply(backup, native, args);
        alive.push(made);
        return made;
      },
    });
  }
}
