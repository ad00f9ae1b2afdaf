import { closeSync, existsSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { codeOf } from "../errors.js";
import { makeFolder } from "../folders.js";
import type { Database } from "../open.js";

/** Copies a database that may be in use into a new file, whole and consistent. Its folder is made where it is missing; a file that is there already is never replaced. */
export async function backUp(database: Database, file: string): Promise<void> {
  refuseExisting(file);
  makeFolder(path.dirname(file));
  // A copy that was cut off must not look like one that was finished.
  const unfinished = unfinishedFor(file);
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

/** What is to be this file bears another name until it is whole. */
export const unfinishedFor = (file: string): string => `${file}.${process.pid}.unfinished`;

/** Removes from a folder what processes that were killed have left of copies whose names begin so. */
export function removeUnfinished(folder: string, beginning: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const pid = /\.(\d+)\.unfinished(-journal|-wal|-shm)?$/u.exec(name)?.[1];
    if (pid === undefined || !name.startsWith(beginning) || isRunning(Number(pid))) continue;
    rmSync(path.join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (thrown) {
    // Of another user's process we only hear that it is not ours.
    return codeOf(thrown) === "EPERM";
  }
}
