import { thing } from "../params.js";
import { drop } from "../play/drop.js";
import { defineTool, play } from "../session/play.js";

/** From the player to the room. */
export default defineTool({
  name: "drop",
  title: "Drop",
  description: "Lay down something you carry.",
  access: "write",
  input: { item: thing },
  handle: ({ item }, ctx, call) => play(ctx, call, (scene) => drop(scene, item)),
});
