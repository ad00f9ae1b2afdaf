import { setImmediate as nextTurn } from "node:timers/promises";
import type { CachedFailure, LookupCache } from "./cache/port.js";
import type { Stored } from "./parts.js";

/** What is on its way into a cache: nobody waits for it, as a disk may be slow. */
export class Writes {
  readonly #open: () => Promise<LookupCache>;
  readonly #under = new Set<Promise<unknown>>();
  readonly #unwritten = new Map<string, Stored>();

  constructor(open: () => Promise<LookupCache>) {
    this.#open = open;
  }

  /** An answer that is not in the cache yet. */
  answer(key: string): Stored | undefined {
    return this.#unwritten.get(key);
  }

  /** Written after the reply. */
  keep(key: string, stored: Stored): void {
    this.#unwritten.set(key, stored);
    const write = async (): Promise<void> => {
      await nextTurn();
      const { records, storedAt } = stored;
      await (await this.#open()).putAnswer(key, { body: JSON.stringify(records), storedAt });
    };
    this.#later(write().finally(() => this.#unwritten.delete(key)));
  }

  fail(key: string, failure: CachedFailure): void {
    this.#later(this.#open().then((cache) => cache.putFailure(key, failure)));
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.#under);
  }

  /** A cache may lose its last second, and a failure to write loses nothing else. */
  #later(write: Promise<unknown>): void {
    const task = write.catch(() => undefined).finally(() => this.#under.delete(task));
    this.#under.add(task);
  }
}
