import { whoText } from "../render/players.js";
import { allPlayers } from "../session/others.js";
import { defineTool, play } from "../session/play.js";

/** The players of the world. */
export default defineTool({
  name: "who",
  title: "Who",
  description: "Which players are awake in the dungeon, and who of them is here.",
  access: "read",
  input: {},
  handle: (_, ctx, call) => play(ctx, call, async (scene) => whoText(scene, await allPlayers(ctx))),
});
