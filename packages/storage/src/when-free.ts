import { setTimeout as sleep } from "node:timers/promises";
import { codeOf } from "./errors.js";

/** Milliseconds that SQLite waits by itself for another's lock, while nothing else of this process runs: most writes take no longer. */
export const shortWait = 5;

const patience = 5_000;
const longestPause = 50;

/**
 * Does the driver's synchronous work, and again for as long as another connection holds the lock that
 * it needs: so many milliseconds in all, between whose attempts this process goes on.
 */
export function whenFree<T>(work: () => T, most = patience): Promise<T> {
  // Nearly always it is free: an asynchronous function costs every one of a command's questions a promise.
  try {
    return Promise.resolve(work());
  } catch (thrown) {
    return isBusy(thrown) ? onceFree(work, most) : Promise.reject(thrown);
  }
}

const isBusy = (thrown: unknown): boolean => codeOf(thrown).startsWith("SQLITE_BUSY");

async function onceFree<T>(work: () => T, most: number): Promise<T> {
  const end = performance.now() + most;
  for (let attempt = 1; ; attempt += 1) {
    // At random: those who wait for the same lock do not ask for it in step. Loaded here, since every
    // start would pay for it.
    const { randomInt } = await import("node:crypto");
    await sleep(randomInt(1, Math.min(longestPause, 4 * attempt) + 1));
    try {
      return work();
    } catch (thrown) {
      if (!isBusy(thrown) || performance.now() >= end) throw thrown;
    }
  }
}
