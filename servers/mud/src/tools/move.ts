import { direction } from "../params.js";
import { walk } from "../play/battle.js";
import { fightersOf } from "../session/fighters.js";
import { defineTool, play } from "../session/play.js";

/** To the next room. */
export default defineTool({
  name: "move",
  title: "Move",
  description:
    "Move to a different room. A lock on the way opens with the keys you carry; enemies that you fight strike at you.",
  access: "write",
  input: { direction: direction.describe("Direction to move") },
  handle: ({ direction: way }, ctx, call) =>
    play(ctx, call, async (scene) =>
      walk(scene, way, { fighters: await fightersOf(ctx, scene), using: ctx }),
    ),
});
