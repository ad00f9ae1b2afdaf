import type { MudContext } from "../context.js";
import { type Concerned, concernedBy } from "./concerned.js";

/** So many commits are read at once. */
const atOnce = 200;

/** Wakes the players whose world commits may have changed, of this process or of others. Gives what ends it. */
export function wakeUps(
  ctx: MudContext,
  wake: (who: string, concern: Concerned["concern"]) => void,
): () => void {
  const { store } = ctx;
  const begun = store.latest();
  let seq: number | undefined;
  let isReading = false;
  let isAsked = false;
  let isOver = false;
  const read = async (): Promise<void> => {
    seq ??= await begun;
    while (isAsked && !isOver) {
      isAsked = false;
      const log = await store.changesSince(seq, atOnce);
      for (const { name, concern } of await concernedBy(ctx, log)) wake(name, concern);
      seq = log.at(-1)?.seq ?? seq;
      isAsked ||= log.length === atOnce;
    }
  };
  const changed = (): void => {
    isAsked = true;
    if (isReading) return;
    isReading = true;
    // A store that cannot be read now is read at the next change.
    void read()
      .catch(() => undefined)
      .finally(() => {
        isReading = false;
        // Somebody may have asked between the last look and this.
        if (isAsked && !isOver) changed();
      });
  };
  begun.catch(() => undefined);
  const stop = store.onChange(changed);
  return () => {
    isOver = true;
    stop();
  };
}
