import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type Driver from "better-sqlite3";
import { standingFor } from "./file-of.js";
import { keepAlive } from "./keep-alive.js";

/** Copies a database and what it has not moved into its file yet; the copy is its owner's only. */
export function copyWithLog(file: string, to: string): void {
  for (const end of ["", "-wal", "-journal"]) {
    if (!existsSync(file + end)) continue;
    copyFileSync(file + end, to + end);
    chmodSync(to + end, 0o600);
  }
}

/** A copy in memory that stands for its file: SQLite reads no file in WAL mode beside which it may write none. */
export function memoryCopy(file: string, Connection: typeof Driver): Driver.Database {
  const folder = mkdtempSync(path.join(tmpdir(), "tabletop-"));
  try {
    const copy = path.join(folder, "copy.sqlite");
    copyWithLog(file, copy);
    const whole = keepAlive(new Connection(copy));
    // What is in WAL mode cannot be taken into memory.
    whole.pragma("journal_mode = DELETE");
    const bytes = whole.serialize();
    whole.close();
    return standingFor(file, keepAlive(new Connection(bytes)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
