import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { Database } from "../open.js";

/** Copies a database that may be in use into a new file, whole and consistent. Its folder is made where it is missing; a file that is there already is never replaced. */
export async function backUp(database: Database, file: string): Promise<void> {
  refuseExisting(file);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // A copy that was cut off must not look like one that was finished.
  const unfinished = `${file}.${process.pid}.unfinished`;
  rmSync(unfinished, { force: true });
  closeSync(openSync(unfinished, "wx", 0o600));
  try {
    // All pages in one go: SQLite begins again whenever another process writes between two.
    await database.backup(unfinished, { progress: () => allPages });
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** It might be the campaign itself. */
function refuseExisting(file: string): void {
  if (existsSync(file)) throw Object.assign(new Error(`${file} exists`), { code: "EEXIST" });
}

const allPages = 0x7fff_ffff;
