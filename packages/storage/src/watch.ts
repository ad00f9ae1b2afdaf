import { codeOf } from "./errors.js";
import type { FileGuard } from "./file-guard.js";
import type { Database } from "./open.js";

/** Milliseconds between two looks: what others write is heard of in time for who watches a fight. */
const every = 150;

/**
 * SQLite counts what other connections have written, and to ask for that takes microseconds: no file
 * is read. The timer keeps no process alive.
 */
export function watching(
  database: Database,
  guard: FileGuard,
): (changed: () => void) => () => void {
  const dataVersion = database.prepare<[], number>("PRAGMA data_version").pluck();
  const stateNow = (): number | string | undefined => {
    try {
      guard.check();
      return dataVersion.get();
    } catch (thrown) {
      return codeOf(thrown);
    }
  };
  return (changed) => {
    let seen = stateNow();
    const timer = setInterval(() => {
      // Closed: nobody asks for what is in it any more.
      if (!database.open) return clearInterval(timer);
      const now = stateNow();
      // Another's lock, for a moment.
      if (now === seen || String(now).startsWith("SQLITE_BUSY")) return;
      seen = now;
      changed();
    }, every);
    timer.unref();
    return () => clearInterval(timer);
  };
}
