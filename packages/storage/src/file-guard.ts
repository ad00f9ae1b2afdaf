import { type BigIntStats, rmSync, statSync } from "node:fs";
import { StorageError } from "./errors.js";

/** Watches over a file that is open. */
export interface FileGuard {
  /** Throws DATABASE_REPLACED where another file has taken its path, DATABASE_MISSING where none is there. */
  check(): void;
  /** Throws DATABASE_REPLACED again where it was thrown before, without a look. */
  refuse(): void;
  /** Whether that it was replaced has been told: what is there now has to be opened. */
  wasReplaced(): boolean;
  /** For when a replaced file is closed: SQLite leaves its log, and would take it for that of the file in its place. */
  removeLog(): void;
}

/** For what is in memory only. */
export const noGuard: FileGuard = {
  check: () => undefined,
  refuse: () => undefined,
  wasReplaced: () => false,
  removeLog: () => undefined,
};

/** To be called before the file is opened. Of a file that was copied it is told, too, when it has changed. */
export function fileGuard(file: string, { isCopied }: { readonly isCopied: boolean }): FileGuard {
  const now = () => (isCopied ? stateOf(file) : identityOf(file));
  const logs = isCopied ? [] : [`${file}-wal`, `${file}-shm`];
  let opened = now();
  let own: readonly (string | undefined)[] | undefined;
  let told = false;
  const refuse = () => {
    if (told) throw replaced(file, isCopied);
  };
  return {
    refuse,
    check() {
      const found = now();
      // A new one was made when it was opened.
      opened ??= found;
      if (found === undefined) throw missing(file);
      told ||= found !== opened;
      refuse();
      own ??= logs.map(identityOf);
    },
    wasReplaced: () => told,
    removeLog() {
      for (const [at, log] of logs.entries())
        if (own?.[at] !== undefined && identityOf(log) === own[at]) rmSync(log, { force: true });
    },
  };
}

/** What no other file has for as long as this one is open; on Windows, too. */
export function identityOf(file: string): string | undefined {
  const found = statOf(file);
  return found && `${found.dev}:${found.ino}`;
}

/** The same, and what is different after a write. */
function stateOf(file: string): string | undefined {
  const [whole, log] = [file, `${file}-wal`].map((one) => {
    const found = statOf(one);
    return found && `${found.dev}:${found.ino}:${found.size}:${found.mtimeNs}`;
  });
  return whole && `${whole} ${log}`;
}

/** Nothing where nothing can be seen. */
function statOf(file: string): BigIntStats | undefined {
  try {
    return statSync(file, { bigint: true, throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

const missing = (file: string): StorageError =>
  new StorageError({
    code: "DATABASE_MISSING",
    message: `${file} is gone since it was opened`,
    hint: "Nothing was changed. Put it back, or restart this server to begin anew",
  });

const replaced = (file: string, isCopied: boolean): StorageError =>
  new StorageError({
    code: "DATABASE_REPLACED",
    message: isCopied
      ? `${file}, which this user may only read, has changed since it was read`
      : `${file} is another file than the one that was opened: somebody has restored or replaced it`,
    hint: "Nothing was changed. The next call opens what is there now: look again at what you know",
  });
