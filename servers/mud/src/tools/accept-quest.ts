import { thing } from "../params.js";
import { acceptQuest } from "../play/accept-quest.js";
import { defineTool, play } from "../session/play.js";

/** From being offered to being active. */
export default defineTool({
  name: "accept_quest",
  title: "Accept Quest",
  description: "Accept a quest that is offered here.",
  access: "write",
  input: { quest: thing.optional() },
  handle: ({ quest }, ctx, call) => play(ctx, call, (scene) => acceptQuest(scene, quest)),
});
