import { thing } from "../params.js";
import { openChest } from "../play/open-chest.js";
import { defineTool, play } from "../session/play.js";

/** A chest of the room. */
export default defineTool({
  name: "open_chest",
  title: "Open Chest",
  description:
    "Open a chest here, with its keys where it is locked; its contents then lie in the room.",
  access: "write",
  input: { chest: thing.optional() },
  handle: ({ chest }, ctx, call) => play(ctx, call, (scene) => openChest(scene, chest)),
});
