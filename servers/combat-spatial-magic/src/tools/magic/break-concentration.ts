import { concentrationOf } from "@tabletop-mcp/rules-engine";
import { defineTool } from "../../context.js";
import { who, whoAliases } from "../../input/params.js";
import { present } from "../../input/present.js";
import { said } from "../../input/text.js";
import { briefEvents } from "../../render/brief-events.js";
import { endedWith } from "../../render/ended-with.js";
import { narrate } from "../../render/events.js";
import { fightIfAny } from "../../table/in-fight.js";
import { inSession } from "../../table/session.js";

/** Lets a spell go. */
export default defineTool({
  name: "break_concentration",
  title: "Break concentration",
  description: "Stop concentrating, which costs nothing; what hung on the spell ends with it.",
  access: "destroy",
  toolset: "magic",
  input: { encounterId: who.optional(), characterId: who, reason: said(200).optional() },
  aliases: whoAliases,
  handle: ({ encounterId, characterId, reason }, ctx) =>
    inSession(ctx, async (session) => {
      await fightIfAny(session, encounterId);
      const id = await session.who(characterId);
      const before = await session.creature(id);
      const events = await session.act({ type: "break_concentration", id, ...present({ reason }) });
      const summary = narrate(events, await session.telling(events));
      const data = {
        summary,
        id,
        name: before.name,
        spell: concentrationOf(before)?.spell,
        ended: endedWith(events),
        events: briefEvents(events),
      };
      return { data, text: summary };
    }),
});
