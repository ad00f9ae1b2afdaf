import { thing } from "../params.js";
import { examine } from "../play/examine.js";
import { defineTool, play } from "../session/play.js";

/** One thing, closely. */
export default defineTool({
  name: "examine",
  title: "Examine",
  description: "Look closely at an item, a monster, a chest, a lock or somebody here.",
  access: "read",
  input: { target: thing },
  handle: ({ target }, ctx, call) => play(ctx, call, (scene) => examine(scene, target, ctx)),
});
