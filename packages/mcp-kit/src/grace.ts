import type { Log } from "./log.js";

const GRACE_MS = 10_000;

/** Waits for the work in flight, but not for ever. */
export type Grace = (work: Promise<unknown>) => Promise<void>;

/** What ends a server, and how long its end may take. */
export interface Serving {
  readonly log: Log;
  readonly stop: Promise<void>;
  readonly grace: Grace;
}

/** Ten seconds for all that is waited for at the end, counted from the first wait. */
export function createGrace(log: Log): Grace {
  let late: Promise<"late"> | undefined;
  return async (work) => {
    late ??= new Promise((resolve) => setTimeout(resolve, GRACE_MS, "late"));
    if ((await Promise.race([work, late])) !== "late") return;
    log.warn("ending with work still in flight", { waitedMs: GRACE_MS });
  };
}
