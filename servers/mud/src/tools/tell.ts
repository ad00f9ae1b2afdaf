import { thing, words } from "../params.js";
import { find } from "../play/find.js";
import { tell } from "../play/speak.js";
import { allPlayers } from "../session/others.js";
import { defineTool, play } from "../session/play.js";

/** To one player, wherever that one is. */
export default defineTool({
  name: "tell",
  title: "Tell",
  description: "Say something to one player alone, wherever they are.",
  access: "write",
  input: { player: thing, text: words },
  handle: ({ player, text }, ctx, call) =>
    play(ctx, call, async (scene) => {
      const search = { code: "NO_SUCH_PLAYER", none: "There is no player" };
      const to = find(player, await allPlayers(ctx), search);
      return "refused" in to ? to : tell(scene, to.found, text);
    }),
});
