import type { ContextHolder } from "../context.js";
import type { Log } from "../log.js";
import type { LiveSpec } from "./live-spec.js";
import type { Concern } from "./topics.js";

/** What is watched, and who makes the context. */
export interface Watched<Ctx> {
  readonly spec: LiveSpec<Ctx>;
  readonly holder: ContextHolder<Ctx>;
  readonly log: Log;
}

/** Watches the context that there is, and after it was replaced the new one; while somebody follows. */
export function watcher<Ctx>(
  { spec, holder, log }: Watched<Ctx>,
  wake: (who: string, concern: Concern) => void,
): (isFollowed: boolean) => void {
  let isOn = false;
  let watched: Ctx | undefined;
  let stop: (() => void) | undefined;
  const renew = async (): Promise<void> => {
    const ctx = await holder.get();
    if (!isOn || ctx === watched) return;
    stop?.();
    watched = ctx;
    stop = spec.watch(ctx, (who = "all", concern = "everything") => wake(who, concern));
  };
  return (isFollowed) => {
    isOn = isFollowed;
    if (isOn) {
      renew().catch((thrown: unknown) => log.debug("nothing to watch", { error: String(thrown) }));
      return;
    }
    stop?.();
    stop = undefined;
    watched = undefined;
  };
}
