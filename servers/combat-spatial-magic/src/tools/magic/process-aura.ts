import { defineTool } from "../../context.js";
import { choice, who } from "../../input/params.js";
import { present } from "../../input/present.js";
import { said } from "../../input/text.js";
import { briefEvents } from "../../render/brief-events.js";
import { narrate } from "../../render/events.js";
import { pendingText, pendingView } from "../../render/pending.js";
import { struckView } from "../../render/struck.js";
import { inSession } from "../../table/session.js";

const moments = {
  enter: "enter",
  start_of_turn: "turn-start",
  end_of_turn: "turn-end",
} as const;

/** What auras do at a moment. */
export default defineTool({
  name: "process_aura",
  title: "Process aura",
  description:
    "Let an aura, or all, do now what they do at a moment, to creatureId or all inside; moves and turns do it by themselves, and nobody is struck twice in a turn.",
  access: "write",
  toolset: "magic",
  input: {
    encounterId: who.optional(),
    auraId: said(120).optional(),
    trigger: choice(["enter", "start_of_turn", "end_of_turn"]),
    creatureId: who.optional(),
  },
  aliases: { targetId: "creatureId", characterId: "creatureId" },
  handle: ({ encounterId, auraId: zone, trigger, creatureId }, ctx) =>
    inSession(ctx, async (session) => {
      await session.fight(encounterId);
      const target = creatureId === undefined ? undefined : await session.who(creatureId);
      const moment = moments[trigger];
      const events = await session.act({
        type: "strike_zone",
        moment,
        ...present({ zone, target }),
      });
      const state = session.state();
      const struck = events.flatMap((event) => (event.type === "zone_struck" ? [event.id] : []));
      const told = [narrate(events, await session.telling(events)), pendingText(state, ctx)]
        .filter((line) => line !== "")
        .join(" ");
      const summary =
        told === ""
          ? "Nobody is struck: no aura does anything then, or it has done so in this turn."
          : told;
      const data = {
        summary,
        results: [...new Set(struck)].map((id) => struckView(id, events, state)),
        ...present({ pending: pendingView(state, ctx) }),
        events: briefEvents(events),
      };
      return { data, text: summary };
    }),
});
