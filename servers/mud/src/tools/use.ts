import { thing } from "../params.js";
import { use } from "../play/use.js";
import { fightersOf } from "../session/fighters.js";
import { defineTool, play } from "../session/play.js";

/** Some things are gone after it. */
export default defineTool({
  name: "use",
  title: "Use",
  description:
    "Use something: a potion (on a player, if target says so), a key on a lock, what stands in the room, a feature of yours (Second Wind).",
  access: "destroy",
  input: { item: thing, target: thing.optional() },
  handle: (asked, ctx, call) =>
    play(ctx, call, async (scene) =>
      use(scene, asked, { fighters: await fightersOf(ctx, scene), using: ctx }),
    ),
});
