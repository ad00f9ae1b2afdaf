import type { Stored } from "./model.js";

/** So many are remembered: a table's characters, not a world's. */
const most = 256;

/** Values that were read or written last, by id. A row that still has the version is still that value. */
export interface Remembered<T> {
  at(id: string, version: number): Stored<T> | undefined;
  put(id: string, stored: Stored<T>): void;
}

/** Remembers the values asked for last; whoever is given one must not change it. */
export function remembered<T>(): Remembered<T> {
  const held = new Map<string, Stored<T>>();
  return {
    at(id, version) {
      const stored = held.get(id);
      return stored?.version === version ? stored : undefined;
    },
    put(id, stored) {
      held.delete(id);
      held.set(id, stored);
      const [oldest] = held.keys();
      if (held.size > most && oldest !== undefined) held.delete(oldest);
    },
  };
}
