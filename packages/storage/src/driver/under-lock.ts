import { closeSync, openSync, rmSync, statSync, utimesSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { codeOf } from "../errors.js";

/** Milliseconds: how often a lock is looked at, how often its holder touches it, and when nobody holds it any more. */
const times = { look: 500, touch: 2_000, dead: 15_000 };

/** Work that several processes want done, and one does. */
export interface SharedWork {
  /** The file that its doer keeps fresh. */
  readonly lock: string;
  isDone(): boolean;
  work(): Promise<void>;
}

/** Does the work unless it is done, or waits for another process that is at it. */
export async function underLock({ lock, isDone, work }: SharedWork): Promise<void> {
  while (!isDone()) {
    if (take(lock)) {
      await held(lock, async () => (isDone() ? undefined : work()));
      return;
    }
    if (ageOf(lock) > times.dead) rmSync(lock, { force: true });
    else await sleep(times.look);
  }
}

/** A lock that was taken from one who still works costs the same work once more, no harm. */
async function held(lock: string, work: () => Promise<void>): Promise<void> {
  const release = () => rmSync(lock, { force: true });
  const touching = setInterval(() => touch(lock), times.touch);
  process.once("exit", release);
  try {
    await work();
  } finally {
    process.off("exit", release);
    clearInterval(touching);
    release();
  }
}

function take(lock: string): boolean {
  try {
    closeSync(openSync(lock, "wx", 0o600));
    return true;
  } catch (thrown) {
    if (codeOf(thrown) === "EEXIST") return false;
    throw thrown;
  }
}

function touch(lock: string): void {
  const now = new Date();
  try {
    utimesSync(lock, now, now);
  } catch {
    // Taken from us: what we do ends as well without it.
  }
}

/** Milliseconds since it was touched; none where it is gone. */
function ageOf(lock: string): number {
  const there = statSync(lock, { throwIfNoEntry: false });
  return there === undefined ? 0 : Date.now() - there.mtimeMs;
}
