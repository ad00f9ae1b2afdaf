import { setTimeout as sleep } from "node:timers/promises";

/** The calls that one caller waits for. */
export interface Calls {
  /** Lets none begin before this is there; it must not reject. */
  after<T>(first: Promise<T>): Promise<T>;
  /** Does the work of one. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when those that there are now, or were until just now, have been answered. */
  answered(): Promise<void>;
}

/** How long is waited for a call that does not end; in milliseconds. */
const PATIENCE = 250;

/** No calls yet. */
export function createCalls(): Calls {
  const all = new Set<Promise<unknown>>();
  const awaited = new Set<Promise<unknown>>();
  return {
    after(first) {
      awaited.add(first);
      void first.then(() => awaited.delete(first));
      return first;
    },
    async during(work) {
      if (awaited.size > 0) await Promise.all(awaited);
      const doing = work();
      all.add(doing);
      try {
        return await doing;
      } finally {
        all.delete(doing);
      }
    },
    async answered() {
      if (all.size > 0)
        await Promise.race([Promise.allSettled(all), sleep(PATIENCE, undefined, { ref: false })]);
      await turn();
    },
  };
}

/** What a call that is done has to say is said before this resolves. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
