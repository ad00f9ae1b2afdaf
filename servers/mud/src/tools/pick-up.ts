import { thing } from "../params.js";
import { pickUp } from "../play/pick-up.js";
import { defineTool, play } from "../session/play.js";
import { lately } from "../session/settle.js";

/** From the room to the player. */
export default defineTool({
  name: "pick_up",
  title: "Pick Up",
  description: "Pick up something that lies in the room.",
  access: "write",
  input: { item: thing.describe("Name of the item to pick up") },
  handle: ({ item }, ctx, call) =>
    play(ctx, call, async (scene) => pickUp(scene, item, await lately(ctx))),
});
