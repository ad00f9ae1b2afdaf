import { defineTool } from "../../context.js";
import { castAliases, castInput } from "../../input/casting.js";
import { castMeant } from "../../table/cast-meant.js";
import { castReply } from "../../table/cast-reply.js";
import { fightIfAny } from "../../table/in-fight.js";
import { inSession } from "../../table/session.js";

/** Somebody casts a spell, uses a running one again, or ends it. */
export default defineTool({
  name: "cast_spell",
  title: "Cast spell",
  description:
    "Cast a spell: slot, components, range, attack or saves, damage, concentration apply themselves. Whom it names: targetIds (darts and rays: an id each); areas find theirs from targetPosition or direction. sustain uses a running one again, end dismisses it. As a reaction it answers pending. What it asks to choose, the refusal and get_spell_info list.",
  access: "write",
  toolset: "magic",
  input: castInput,
  aliases: castAliases,
  handle: (asked, ctx) =>
    inSession(ctx, async (session) => {
      await fightIfAny(session, asked.encounterId);
      const id = await session.who(asked.casterId);
      const events = await session.act(await castMeant(session, id, asked));
      return castReply(session, { id, events });
    }),
});
