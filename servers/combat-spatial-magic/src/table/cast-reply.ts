import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { Event } from "@tabletop-mcp/rules-engine";
import { present } from "../input/present.js";
import { eventKinds } from "../render/brief-events.js";
import { castText, eventsBeside } from "../render/cast-text.js";
import { castView } from "../render/cast-view.js";
import { leftText } from "../render/left-of-turn.js";
import { pendingText, pendingView } from "../render/pending.js";
import { shownFight } from "./in-fight.js";
import type { Session } from "./session.js";

/** Who casts, and what came of it. */
interface Casting {
  readonly id: string;
  readonly events: readonly Event[];
  /** Fields beside those of every casting. */
  readonly also?: object;
  /** Words beside those of what happened. */
  readonly said?: string;
}

/** The reply to a casting: what was paid, rolled and done, what goes on, and what is due now. */
export async function castReply(
  session: Session,
  { id, events, also = {}, said = "" }: Casting,
): Promise<Reply> {
  const { ctx } = session;
  const state = session.state();
  const shown = state.encounter?.status === "active" ? shownFight(session) : undefined;
  const view = castView({ id, events }, state, ctx);
  const summary = [
    castText(events, await session.telling(events)),
    said,
    view.sustain === undefined ? "" : `On later turns: use "sustain" (${view.sustain}).`,
    pendingText(state, ctx),
    shown ? leftText(shown, id, ctx) : "",
  ]
    .filter((line) => line !== "")
    .join(" ");
  const data = {
    summary,
    ...view,
    ...also,
    ...present({ pending: pendingView(state, ctx) }),
    events: eventKinds(eventsBeside(events)),
  };
  return { data, text: summary };
}
