import { roomText } from "../render/room.js";
import { defineTool, play } from "../session/play.js";

/** The room. */
export default defineTool({
  name: "look",
  title: "Look Around",
  description: "Examine your current surroundings",
  access: "read",
  input: {},
  handle: (_, ctx, call) => play(ctx, call, (scene) => ({ told: roomText(scene) })),
});
