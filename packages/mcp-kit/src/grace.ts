import type { Log } from "./log.js";

const GRACE_MS = 10_000;

/** Waits for the work in flight, but not for ever. */
export async function withinGrace(work: Promise<unknown>, log: Log): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      log.warn("ending with answers still in flight", { waitedMs: GRACE_MS });
      resolve();
    }, GRACE_MS);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
