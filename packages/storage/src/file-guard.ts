import { statSync } from "node:fs";
import { StorageError } from "./errors.js";

/** Watches over a file that is open. */
export interface FileGuard {
  /** Throws DATABASE_REPLACED where another file has taken its path, DATABASE_MISSING where none is there. */
  check(): void;
  /** Whether that it was replaced has been told: what is there now has to be opened. */
  wasReplaced(): boolean;
}

/** For what is in memory only. */
export const noGuard: FileGuard = { check: () => undefined, wasReplaced: () => false };

/** To be called before the file is opened. Of a file that was copied it is told, too, when it has changed. */
export function fileGuard(file: string, { isCopied }: { readonly isCopied: boolean }): FileGuard {
  const now = () => (isCopied ? stateOf(file) : identityOf(file));
  let opened = now();
  let told = false;
  return {
    check() {
      const found = now();
      // A new one was made when it was opened.
      opened ??= found;
      if (found !== undefined && found === opened) return;
      if (found === undefined) throw missing(file);
      told = true;
      throw replaced(file, isCopied);
    },
    wasReplaced: () => told,
  };
}

/** What no other file has for as long as this one is open; on Windows, too. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** The same, and what is different after a write. */
function stateOf(file: string): string | undefined {
  const [whole, log] = [file, `${file}-wal`].map((one) => {
    const found = statSync(one, { bigint: true, throwIfNoEntry: false });
    return found && `${found.dev}:${found.ino}:${found.size}:${found.mtimeNs}`;
  });
  return whole && `${whole} ${log}`;
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
