import { words } from "../params.js";
import { emote } from "../play/speak.js";
import { defineTool, play } from "../session/play.js";

/** Seen in the room. */
export default defineTool({
  name: "emote",
  title: "Emote",
  description: "Show the players in the room what you do.",
  access: "write",
  input: { text: words },
  handle: ({ text }, ctx, call) => play(ctx, call, (scene) => emote(scene, text)),
});
