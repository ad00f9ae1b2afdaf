import type { MudContext } from "../context.js";
import { type Concerned, concernedBy } from "./concerned.js";

/** So many commits are read at once. */
const atOnce = 200;
/** Milliseconds until a store that could not be read is read again. */
const pause = 1_000;

/**
 * Wakes the players whose world commits may have changed, of this process or of others, and at first
 * everybody: what was done while it began is looked for, too. Gives what ends it.
 */
export function wakeUps(
  ctx: MudContext,
  wake: (who: string, concern: Concerned["concern"]) => void,
): () => void {
  const { store } = ctx;
  let seq: number | undefined;
  let isReading = false;
  let isAsked = false;
  let isOver = false;
  const begin = async (): Promise<number> => {
    const latest = await store.latest();
    wake("all", "everything");
    return latest;
  };
  const read = async (): Promise<void> => {
    seq ??= await begin();
    while (isAsked && !isOver) {
      isAsked = false;
      const log = await store.changesSince(seq, atOnce);
      for (const { name, concern } of await concernedBy(ctx, log)) wake(name, concern);
      // What has taken the place of a keeper that was lost may know less than that one did.
      const isAnother: boolean = log.length === 0 && (await store.latest()) < seq;
      seq = isAnother ? await begin() : (log.at(-1)?.seq ?? seq);
      isAsked ||= log.length === atOnce;
    }
  };
  const changed = (): void => {
    isAsked = true;
    if (isReading || isOver) return;
    isReading = true;
    void read().then(
      () => {
        isReading = false;
        // Somebody may have asked between the last look and this.
        if (isAsked) changed();
      },
      () => {
        isReading = false;
        setTimeout(changed, pause).unref();
      },
    );
  };
  const stop = store.onChange(changed);
  changed();
  return () => {
    isOver = true;
    stop();
  };
}
