import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import type Driver from "better-sqlite3";
import { driver } from "../driver/driver.js";
import { asStorageError, codeOf, StorageError } from "../errors.js";
import { identityOf } from "../file-guard.js";
import { fileOf, standingFor } from "../file-of.js";
import { makeFolder } from "../folders.js";
import { keepAlive } from "../keep-alive.js";
import { copyWithLog } from "../memory-copy.js";
import { latest, refuseStrange, versionOf } from "../migrate.js";
import { obstacle } from "../obstacle.js";
import type { Database } from "../open.js";
import { shortWait, whenFree } from "../when-free.js";
import { backUp, removeUnfinished, unfinishedFor } from "./backup.js";
import { integrity, lostCampaign } from "./check.js";
import { strangeParts } from "./check-schema.js";
import { backupFile } from "./files.js";
import { migrations } from "./migrations.js";
import type { Restoring } from "./open.js";

/** Puts a copy of `from` in the place of a campaign's file, and gives where what was there is kept. Nothing was changed where it throws. */
export async function restore({ from, to, at }: Restoring): Promise<string | undefined> {
  refuseMissing(from);
  refuseItself(from, to);
  const { default: Connection } = await driver();
  const whole = unfinishedFor(to);
  try {
    makeRoom(to, whole);
    takeCopy(from, whole, Connection);
    return await replace(to, whole, { Connection, kept: backupFile(to, "before-restore", at) });
  } finally {
    for (const end of ["", "-wal", "-shm", "-journal"]) rmSync(whole + end, { force: true });
  }
}

/** Before anything is made for it: nothing is left of what cannot be done. */
function refuseMissing(from: string): void {
  const why = obstacle(from) ?? (existsSync(from) ? undefined : "there is no such file");
  if (why !== undefined)
    throw unavailable(`${from} cannot be restored: ${why}`, "Name a backup that is there");
}

function refuseItself(from: string, to: string): void {
  const [one, other] = [identityOf(from), identityOf(to)];
  if (one !== undefined && one === other)
    throw unavailable(`${from} is the campaign's own file`, "Name a copy of it");
}

/** What keeps a copy from being written beside the campaign is no fault of what is restored. */
function makeRoom(to: string, whole: string): void {
  try {
    makeFolder(path.dirname(to));
    removeUnfinished(path.dirname(to), path.basename(to));
    closeSync(openSync(whole, "wx", 0o600));
  } catch (thrown) {
    throw asStorageError(thrown, to);
  }
}

/** The file itself is not even opened as a database: SQLite would write beside it. */
function takeCopy(from: string, whole: string, Connection: typeof Driver): void {
  try {
    copyWithLog(from, whole);
    const copy = standingFor(from, keepAlive(new Connection(whole)));
    try {
      judge(copy, Connection);
    } finally {
      copy.close();
    }
    onDisk(whole);
  } catch (thrown) {
    if (isDamage(thrown))
      throw refused("DATABASE_DAMAGED", `${from} is damaged, or is not an SQLite database`);
    throw asStorageError(thrown, from);
  }
}

const isDamage = (thrown: unknown): boolean => /^SQLITE_(NOTADB|CORRUPT)/u.test(codeOf(thrown));

/** A file that this program would not open, or that it has not made so, is refused; what rows say is left to `check`. */
function judge(copy: Database, Connection: typeof Driver): void {
  refuseStrange(copy, migrations);
  const version = versionOf(copy);
  if (version === 0) throw refused("DATABASE_FOREIGN", `${fileOf(copy)} is no campaign`);
  // It is to be one file without a log beside it.
  copy.pragma("journal_mode = DELETE");
  const broken = integrity(copy).length;
  const wrong = [
    ...(broken === 0 ? [] : ["parts of it cannot be read, or contradict each other"]),
    ...strangeParts(copy, Connection),
    ...(version === latest(migrations) ? lostCampaign(copy) : []),
  ];
  if (wrong.length > 0)
    throw refused(
      "DATABASE_DAMAGED",
      `${fileOf(copy)} is damaged: ${wrong.slice(0, 3).join("; ")}`,
    );
  copy.pragma("journal_mode = WAL");
}

function onDisk(file: string): void {
  const opened = openSync(file, "r+");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

async function replace(
  to: string,
  whole: string,
  { Connection, kept }: { readonly Connection: typeof Driver; readonly kept: string },
): Promise<string | undefined> {
  if (!existsSync(to)) {
    removeLog(to);
    renameSync(whole, to);
    return undefined;
  }
  const alone = await openAlone(to, Connection);
  try {
    await keep(to, alone, kept);
    // Elsewhere it is held until the other is in its place; Windows moves nothing over an open file.
    if (process.platform === "win32") alone?.close();
    if (alone === undefined) removeLog(to);
    renameSync(whole, to);
  } finally {
    alone?.close();
  }
  return kept;
}

/** Opens a file that nobody else has open, its log moved into it; nothing where it is damaged. */
async function openAlone(file: string, Connection: typeof Driver): Promise<Database | undefined> {
  const database = keepAlive(new Connection(file, { timeout: shortWait }));
  try {
    database.pragma("locking_mode = EXCLUSIVE");
    await whenFree(() => {
      // To leave WAL mode is refused while anybody else has the file open.
      database.pragma("journal_mode = DELETE");
      database.exec("BEGIN EXCLUSIVE; COMMIT");
    }, patience);
    return database;
  } catch (thrown) {
    database.close();
    const code = codeOf(thrown);
    if (code.startsWith("SQLITE_BUSY"))
      throw unavailable(
        `${file} is open in another process`,
        "Nothing was changed. End the servers that play this campaign, then try again",
      );
    if (isDamage(thrown)) return undefined;
    throw thrown;
  }
}

/** Milliseconds that another command may take to end. */
const patience = 1_000;

/** What is damaged is kept as it is, with its log. */
async function keep(file: string, alone: Database | undefined, kept: string): Promise<void> {
  if (alone !== undefined) return backUp(alone, kept);
  makeFolder(path.dirname(kept));
  for (const end of ["", "-wal", "-journal"])
    if (existsSync(file + end)) copyFileSync(file + end, kept + end);
}

/** A log would be taken for that of the file that comes into the place of its own. */
function removeLog(file: string): void {
  for (const end of ["-wal", "-shm", "-journal"]) rmSync(file + end, { force: true });
}

const unavailable = (message: string, hint: string): StorageError =>
  new StorageError({ code: "DATABASE_UNAVAILABLE", message, hint });

const refused = (code: "DATABASE_DAMAGED" | "DATABASE_FOREIGN", message: string): StorageError =>
  new StorageError({
    code,
    message,
    hint: "Nothing was changed. Restore another copy, such as one of the folder backups",
  });
