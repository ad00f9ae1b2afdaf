import { words } from "../params.js";
import { say } from "../play/speak.js";
import { defineTool, play } from "../session/play.js";

/** Heard in the room. */
export default defineTool({
  name: "say",
  title: "Say",
  description: "Say something to the players in the room.",
  access: "write",
  input: { text: words },
  handle: ({ text }, ctx, call) => play(ctx, call, (scene) => say(scene, text)),
});
