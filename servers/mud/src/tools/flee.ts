import { direction } from "../params.js";
import { flee } from "../play/battle.js";
import { fightersOf } from "../session/fighters.js";
import { defineTool, play } from "../session/play.js";

/** Out of a fight. */
export default defineTool({
  name: "flee",
  title: "Flee",
  description:
    "Leave a fight with care: nobody strikes at you. Without a direction by any way out.",
  access: "write",
  input: { direction: direction.optional() },
  handle: ({ direction: way }, ctx, call) =>
    play(ctx, call, async (scene) =>
      flee(scene, way, { fighters: await fightersOf(ctx, scene), using: ctx }),
    ),
});
