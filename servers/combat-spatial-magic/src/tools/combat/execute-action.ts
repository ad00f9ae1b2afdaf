import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { Event, EventType } from "@tabletop-mcp/rules-engine";
import { defineTool } from "../../context.js";
import { eachOf } from "../../input/batch.js";
import { deedAliases, deedInput } from "../../input/deed.js";
import { present } from "../../input/present.js";
import { briefEvents } from "../../render/brief-events.js";
import { castText, eventsBeside, isOfCasting } from "../../render/cast-text.js";
import { castView } from "../../render/cast-view.js";
import { deedView } from "../../render/deed-view.js";
import { economyOf, leftText } from "../../render/left-of-turn.js";
import { outcomes } from "../../render/outcome.js";
import { pendingText, pendingView } from "../../render/pending.js";
import { type Done, doDeed } from "../../table/deed.js";
import { shownFight } from "../../table/in-fight.js";
import { inSession, type Session } from "../../table/session.js";

/** One thing that a creature does, or several. */
export default defineTool({
  name: "execute_action",
  title: "Execute action",
  description:
    "What a creature does on its turn or as a reaction; answers pending ones. Numbers, range, cover, advantage come from sheet and map. One attack a call or batch item; abilityName: used if it hits (Divine Smite: spellSlot). help: targetId ally, targetIds [foe]. readiedAction begins with an action's name.",
  access: "write",
  toolset: "combat",
  input: deedInput,
  aliases: deedAliases,
  handle: (request, ctx) =>
    inSession(ctx, async (session) => {
      let after = false;
      const parts = await eachOf(request, taking, async (item) => {
        const done = await doDeed(session, item, after);
        after = true;
        return partOf(session, done);
      });
      return replyOf(session, parts, request.batch !== undefined);
    }),
});

const taking = { input: deedInput, aliases: deedAliases };

/** What came of one of them. */
interface Part {
  readonly id: string;
  readonly text: string;
  /** The same without the dice, which stand in the view. */
  readonly outcome: string;
  readonly view: object;
  readonly events: readonly Event[];
}

async function partOf(session: Session, done: Done): Promise<Part> {
  const { id, events, queued } = done;
  if (queued) {
    const text = "The next waits for that.";
    return { id, text, outcome: text, view: { waiting: true }, events };
  }
  const telling = { ...(await session.telling(events)), named: true } as const;
  if (events.some(isOfCasting)) {
    const text = castText(events, telling);
    const view = castView({ id, events }, session.state(), session.ctx);
    return { id, text, outcome: text, view, events: eventsBeside(events) };
  }
  return {
    id,
    text: castText(told(events), telling),
    outcome: outcomes(told(events), telling),
    view: deedView(done, session.state()),
    events,
  };
}

/** What has taken the action or the reaction, its roll or the answer says; who is asked, the reply says once. */
function told(events: readonly Event[]): readonly Event[] {
  const isSaid = events.some(
    (event) => event.type === "resumed" || (event.type === "rolled" && event.purpose !== "save"),
  );
  return events.filter(({ type }) => type !== "suspended" && (type !== "turn_spent" || !isSaid));
}

function replyOf(session: Session, parts: readonly Part[], isBatch: boolean): Reply {
  const state = session.state();
  const last = parts.at(-1);
  const events = parts.flatMap((part) => part.events);
  const isFight = last !== undefined && state.encounter?.status === "active";
  const shown = isFight ? shownFight(session) : undefined;
  const awaited = pendingText(state, session.ctx);
  const text = lines([
    ...parts.map((part) => part.text),
    awaited,
    shown && last ? leftText(shown, last.id, session.ctx) : "",
  ]);
  const data = {
    summary: lines(parts.map(({ outcome }) => outcome)) || awaited,
    ...(isBatch ? { results: parts.map(({ id, view }) => ({ id, ...view })) } : last?.view),
    ...present({
      economy: shown && last ? economyOf(shown, last.id, session.ctx) : undefined,
      pending: pendingView(state, session.ctx),
    }),
    events: briefEvents(events.filter(({ type }) => !inFields.has(type))),
  };
  return { data, text };
}

const lines = (all: readonly string[]): string => all.filter((line) => line !== "").join(" ");

/** What stands whole in fields of its own: rolls and damage, what it took of the turn in economy, the game master's words in the summary. */
const inFields: ReadonlySet<EventType> = new Set(["rolled", "damage_taken", "turn_spent", "told"]);
