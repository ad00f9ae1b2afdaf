import type { LiveSpec } from "@tabletop-mcp/mcp-kit";
import type { MudContext } from "./context.js";
import { viewOf } from "./play/available.js";
import { playerIn } from "./player-name.js";
import { bringBack } from "./session/bring-back.js";
import { sceneOrJoin } from "./session/settle.js";
import { wakeUps } from "./session/wake-ups.js";

/** How this server tells players apart, and hears of what changes for them. */
export const live: LiveSpec<MudContext> = {
  caller: (options) => ({ name: playerIn(options) }),
  view: async (ctx, { name }) => viewOf(await sceneOrJoin(ctx, name)),
  watch(ctx, wake) {
    const ends = [wakeUps(ctx, wake), bringBack(ctx)];
    return () => {
      for (const end of ends) end();
    };
  },
};
