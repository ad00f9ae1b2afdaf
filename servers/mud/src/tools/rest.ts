import { rest } from "../play/rest.js";
import { defineTool, play } from "../session/play.js";

/** Hit points and features come back. */
export default defineTool({
  name: "rest",
  title: "Rest",
  description:
    "A long rest, where no monster is: full hit points. A house rule: once in 2 minutes.",
  access: "write",
  input: {},
  handle: (_, ctx, call) => play(ctx, call, (scene) => rest(scene, ctx)),
});
