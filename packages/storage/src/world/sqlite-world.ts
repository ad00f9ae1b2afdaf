import { asStorageError } from "../errors.js";
import type { FileGuard } from "../file-guard.js";
import { fileOf } from "../file-of.js";
import { schemaGuard } from "../migrate.js";
import type { Database } from "../open.js";
import { onceATurn } from "../turn.js";
import { watching } from "../watch.js";
import { whenFree } from "../when-free.js";
import type { WorldStore } from "./model.js";
import { worldStatements } from "./statements.js";
import { writersQueue } from "./writers-queue.js";

/** A world over an open database, which it closes. */
export function sqliteWorld(database: Database, guard: FileGuard): WorldStore {
  const refuseNewer = schemaGuard(database);
  const { read, write, remember, after, latest } = worldStatements(database);
  const asOurs = (thrown: unknown): never => {
    throw asStorageError(thrown, fileOf(database));
  };
  // A call into the system: in one turn a crowd asks a hundred times.
  const check = onceATurn(guard.check);
  const attempt = <T>(work: () => T): Promise<T> => whenFree(work).catch(asOurs);
  const inOne = database.transaction((work: () => unknown) => {
    check();
    return work();
  }) as <T>(work: () => T) => T;
  const look = <T>(work: () => T): Promise<T> => attempt(() => inOne(work));
  const enqueue = writersQueue(
    database,
    {
      write(commit) {
        check();
        refuseNewer();
        return write(commit);
      },
      remember,
    },
    attempt,
  );
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const changed of listeners) changed();
  };
  const watch = watching(database, guard);
  let unwatch: (() => void) | undefined;
  return {
    read: (keys) => look(() => read(keys)),
    async commit(commit) {
      const seq = await enqueue(commit);
      tell();
      return seq;
    },
    changesSince: (seq, limit) => look(() => after(seq, limit)),
    // One statement sees one moment by itself.
    latest: () =>
      attempt(() => {
        check();
        return latest();
      }),
    onChange(changed) {
      listeners.add(changed);
      unwatch ??= watch(tell);
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        unwatch?.();
        unwatch = undefined;
      };
    },
    async close() {
      unwatch?.();
      database.close();
    },
  };
}
