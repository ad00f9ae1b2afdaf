import type { Event } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { who } from "../../input/params.js";
import { present } from "../../input/present.js";
import { shortEvents } from "../../render/brief-events.js";
import { type Due, dueOf, isInDue, lairActions } from "../../render/due-in-fight.js";
import { narrate, said } from "../../render/events.js";
import { currentView, turnText } from "../../render/fight.js";
import { pendingText, pendingView } from "../../render/pending.js";
import { shownFight } from "../../table/in-fight.js";
import { inSession, type Session } from "../../table/session.js";

/** The turn that is going on is over. */
export default defineTool({
  name: "advance_turn",
  title: "Advance turn",
  description:
    "End the current turn and begin the next, or count of them. What that brings happens by itself and is in due, with what is to be done now. Stops for a reaction or a lair.",
  access: "write",
  toolset: "combat",
  input: { encounterId: who.optional(), count: z.int().min(1).max(20).default(1) },
  handle: ({ encounterId, count }, ctx) =>
    inSession(ctx, async (session) => {
      await session.fight(encounterId);
      const { events, due } = await advance(session, count);
      const shown = shownFight(session);
      const { round } = shown.encounter;
      const pending = pendingView(shown.state, session.ctx);
      const telling = await session.telling(events);
      const happened = events.filter(isTold);
      const now = [
        `Round ${round}, ${turnText(shown)}`,
        ...due.flatMap(({ text }) => text ?? []),
        pendingText(shown.state, session.ctx),
      ];
      const textOf = (say = said): string =>
        [narrate(happened, telling, say), ...now].filter((line) => line !== "").join(" ");
      const data = {
        summary: textOf((event, saying) => (isInDue(event) ? "" : said(event, saying))),
        round,
        current: currentView(shown),
        due: due.map(({ view }) => view),
        ...present({ pending }),
        events: shortEvents(events.filter(isMore)),
      };
      return { data, text: textOf() };
    }),
});

const isBegun = ({ type }: Event): boolean => type === "turn_began" || type === "round_began";

/** Whose turn it is, the round, and who is asked the text says once. */
const isTold = (event: Event): boolean => event.type !== "suspended" && !isBegun(event);

/** What stands in fields of its own: whose turn it is and the round, dice and what is over in due, the game master's words in the summary. */
const isMore = (event: Event): boolean =>
  event.type !== "turn_ended" && event.type !== "told" && !isBegun(event) && !isInDue(event);

/** Turn by turn, until somebody is asked for a reaction, or it is time for a lair: what is to be done now is that of the last one. */
async function advance(session: Session, count: number) {
  const events: Event[] = [];
  let due: readonly Due[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const happened = await session.act({ type: "end_turn" });
    events.push(...happened);
    const after = { shown: shownFight(session), compendium: session.ctx.compendium };
    due = [...due.filter(({ isNow }) => isNow !== true), ...dueOf(happened, after)];
    const isLair = lairActions(after).length > 0;
    if (isLair || after.shown.state.waiting !== undefined) break;
  }
  return { events, due };
}
