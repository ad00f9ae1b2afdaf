import { obstacle, writeObstacle } from "./obstacle.js";

/** What can keep a database from being used. */
export type StorageErrorCode =
  | "NATIVE_MISSING"
  | "SQLITE_NOT_READY"
  | "DATABASE_NEWER"
  | "DATABASE_FOREIGN"
  | "DATABASE_DAMAGED"
  | "DATABASE_UNAVAILABLE"
  | "DATABASE_REPLACED"
  | "DATABASE_MISSING"
  | "DATABASE_URL"
  | "DATABASE_UNREACHABLE"
  | "DATABASE_REFUSED"
  | "COMMIT_UNKNOWN"
  | "COPY_REFUSED"
  | "CAMPAIGN_NAME"
  | "IMPORT_REFUSED"
  | "NUMBER_LIMIT";

/** What a storage error tells its reader: what failed, and what to do about it. */
export interface StorageErrorDetails {
  readonly code: StorageErrorCode;
  readonly message: string;
  readonly hint: string;
  /** The message for who only plays: without where it is kept. */
  readonly told?: string;
  readonly cause?: unknown;
}

/** A database that cannot be used; message and hint are for people, the cause is for the log. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly code: StorageErrorCode;
  readonly hint: string;
  readonly told: string | undefined;

  constructor({ code, message, hint, told, cause }: StorageErrorDetails) {
    super(message, { cause });
    this.code = code;
    this.hint = hint;
    this.told = told;
  }
}

/** What was thrown while this file was used, as a StorageError where the file, its disk or the driver is to blame. */
export function asStorageError(thrown: unknown, file: string): unknown {
  if (thrown instanceof StorageError) return thrown;
  if (isNativeMissing(thrown)) return nativeMissing(thrown);
  const code = codeOf(thrown);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return damaged(file, thrown);
  const reason = inItsPlace.test(code)
    ? (obstacle(file) ?? writeObstacle(file) ?? reasonOf(code))
    : reasonOf(code);
  if (reason === undefined) return thrown;
  return new StorageError({
    code: "DATABASE_UNAVAILABLE",
    message: `${file} cannot be used: ${reason} (${code})`,
    hint: "Put that right and try again, or choose another data folder",
    cause: thrown,
  });
}

/** The code of a driver's or a file system's error, else "". */
export function codeOf(thrown: unknown): string {
  return thrown instanceof Error && "code" in thrown ? String(thrown.code) : "";
}

/** Of these the file system tells more than the code does. */
const inItsPlace =
  /^(SQLITE_(READONLY|PERM|AUTH|CANTOPEN)|EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EISDIR)/;

const reasonOf = (code: string): string | undefined =>
  reasons.find(([codes]) => codes.test(code))?.[1];

const reasons: readonly (readonly [codes: RegExp, reason: string])[] = [
  [/^SQLITE_(BUSY|LOCKED)/, "another process has been writing to it for too long"],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, "the disk is full"],
  [/^(SQLITE_(READONLY|PERM|AUTH)|EACCES|EPERM|EROFS)/, "this user may not read or write it"],
  [/^(SQLITE_CANTOPEN|ENOENT|ENOTDIR|EISDIR)/, "no file can be opened or made there"],
  [/^EEXIST/, "something else of that name is there"],
  [/^(SQLITE_IOERR|EIO)/, "its disk reports an error"],
];

function damaged(file: string, cause: unknown): StorageError {
  return new StorageError({
    code: "DATABASE_DAMAGED",
    message: `${file} is damaged, or is not an SQLite database`,
    hint: "Restore it from a backup, or move it away together with its -wal file to start with a new one",
    cause,
  });
}

/** Whether a driver could not be loaded. Its own look-up throws without a code; Node has one for each of its reasons. */
export function isNativeMissing(thrown: unknown): boolean {
  return (
    /^(ERR_)?(MODULE_NOT_FOUND|DLOPEN_FAILED)$/.test(codeOf(thrown)) ||
    (thrown instanceof Error && thrown.message.startsWith("Could not locate the bindings file"))
  );
}

/** That no driver was installed that works with this Node. */
export function nativeMissing(cause: unknown): StorageError {
  const { platform, arch, version } = process;
  return new StorageError({
    code: "NATIVE_MISSING",
    message: `The database library better-sqlite3 has no binding for Node ${version} on ${platform} ${arch}`,
    hint: "Run `npm rebuild better-sqlite3` where it is installed (it needs install scripts, Python and a C++ compiler), or install again with Node 22 or newer, which comes with a built one",
    cause,
  });
}
