import { thing } from "../params.js";
import { talk } from "../play/talk.js";
import { defineTool, play } from "../session/play.js";

/** With the people of the world; players have say and tell. */
export default defineTool({
  name: "talk",
  title: "Talk",
  description: "Hear what somebody here says, offers and trades.",
  access: "read",
  input: { npc: thing.optional() },
  handle: ({ npc }, ctx, call) => play(ctx, call, (scene) => talk(scene, npc)),
});
