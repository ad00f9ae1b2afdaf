import type { Log } from "./log.js";

const GRACE_MS = 10_000;

/** Waits for the work in flight, but not for ever; what has a time of its own gets that in any case. */
export type Grace = (work: Promise<unknown>, ownMs?: number) => Promise<void>;

/** What ends a server, and how long its end may take. */
export interface Serving {
  readonly log: Log;
  readonly stop: Promise<void>;
  readonly grace: Grace;
}

/** Ten seconds for all that is waited for at the end, counted from the first wait. */
export function createGrace(log: Log, allMs = GRACE_MS): Grace {
  let end: number | undefined;
  return async (work, ownMs = 0) => {
    end ??= performance.now() + allMs;
    const waitMs = Math.max(end - performance.now(), ownMs);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, waitMs, "late");
    });
    if ((await Promise.race([work, late])) === "late")
      log.warn("ending with work still in flight", { waitedMs: Math.round(waitMs) });
    clearTimeout(timer);
  };
}
