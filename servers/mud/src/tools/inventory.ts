import { inventoryText, statusText } from "../render/player.js";
import { defineTool, play } from "../session/play.js";

/** The player. */
export default defineTool({
  name: "inventory",
  title: "Inventory",
  description: "What you carry, wear and wield, your hit points and your quests.",
  access: "read",
  input: {},
  handle: (_, ctx, call) =>
    play(ctx, call, (scene) => ({
      told: `${statusText(scene, ctx)}\n${inventoryText(scene)}`,
    })),
});
