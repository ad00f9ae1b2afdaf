import type { MudContext } from "../context.js";
import { dueReturns } from "../play/upkeep.js";
import { sceneAt, written } from "./settle.js";

/** How often somebody looks around who does nothing else; milliseconds. */
const every = 2_000;

/** Brings back what is due where players are, also while none of them does anything. Gives what ends it. */
export function bringBack(ctx: MudContext): () => void {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    // What cannot be written now is due the next time, too.
    void lookAround(ctx)
      .catch(() => undefined)
      .finally(() => {
        isLooking = false;
      });
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}

/** One look into each room in which this process has a player; of those whom it last saw there, some may have left by now. */
export async function lookAround(ctx: MudContext): Promise<void> {
  for (const [room, ids] of ctx.known.rooms)
    for (const id of ids) {
      const scene = await sceneAt(ctx, id, room);
      if (scene === undefined) continue;
      const due = dueReturns(scene);
      if (due !== undefined) await written(ctx, { scene, deed: due });
      break;
    }
}
