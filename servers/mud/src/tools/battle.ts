import { thing } from "../params.js";
import { battle } from "../play/battle.js";
import { fightersOf } from "../session/fighters.js";
import { defineTool, play } from "../session/play.js";

/** One exchange of a fight. */
export default defineTool({
  name: "battle",
  title: "Battle",
  description:
    "Engage an enemy here: one exchange, your turn, then that of each enemy that had none in the last 6 seconds. Call it again to go on.",
  access: "destroy",
  input: { target: thing.optional() },
  handle: ({ target }, ctx, call) =>
    play(ctx, call, async (scene) =>
      battle(scene, target, { fighters: await fightersOf(ctx, scene), using: ctx }),
    ),
});
