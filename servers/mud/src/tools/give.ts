import { thing } from "../params.js";
import { give } from "../play/give.js";
import { defineTool, play } from "../session/play.js";

/** To players, and to the people of the world, who use it up. */
export default defineTool({
  name: "give",
  title: "Give",
  description:
    "Hand something to a player or to somebody else here: people take what they want and give what they trade for it.",
  access: "destroy",
  aliases: { to: "player", target: "player" },
  input: { item: thing, player: thing.describe("Who gets it") },
  handle: ({ item, player }, ctx, call) => play(ctx, call, (scene) => give(scene, item, player)),
});
