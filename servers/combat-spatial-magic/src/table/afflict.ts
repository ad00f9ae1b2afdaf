import type { Reply } from "@tabletop-mcp/mcp-kit";
import { type Event, type Now, type Sheet, sheetOf } from "@tabletop-mcp/rules-engine";
import { changedStats, changedText, changedView } from "../render/changed-stats.js";
import { narrate } from "../render/events.js";
import { oneLine } from "../render/one-line.js";
import { shownEvents } from "../render/shown-events.js";
import type { Session } from "./session.js";

/** What was done to a creature: what happened, its sheet afterwards, and the numbers that are different. */
export interface Afflicted {
  readonly id: string;
  readonly name: string;
  readonly events: readonly Event[];
  readonly sheet: Sheet;
  readonly changed: ReturnType<typeof changedStats>;
}

/** Does something to a creature and says which of its numbers are different now. */
export async function afflict(
  session: Session,
  id: string,
  work: () => Promise<readonly Event[]>,
): Promise<Afflicted> {
  const { compendium } = session.ctx;
  const before = sheetOf(await session.creature(id), compendium);
  const events = await work();
  const sheet = sheetOf(await session.creature(id), compendium);
  return { id, name: sheet.name, events, sheet, changed: changedStats(before, sheet) };
}

/** What brought it: a creature of the campaign by id or name, else words. */
export async function sourceOf(
  session: Session,
  said: string | undefined,
): Promise<{ readonly source?: string; readonly from?: string }> {
  if (said === undefined) return {};
  const from = await session.find(said);
  if (from === undefined) return { source: said };
  return { source: (await session.creature(from)).name, from };
}

/** What the reply says of one creature: what happened and what changed, with the tool's own fields. */
export async function afflictedReply(
  session: Session,
  { id, name, events, changed, sheet }: Afflicted,
  fields: (
    sheet: Sheet,
    now: Now,
  ) => { readonly data: Record<string, unknown>; readonly text: string },
): Promise<Reply> {
  const telling = await session.telling(events);
  const { data, text } = fields(sheet, telling);
  const said = [narrate(events, telling), changedText(changed), text].filter((line) => line !== "");
  // What is held and what is different, the data have in fields of their own.
  const summary = oneLine(said[0] ?? "");
  const stats = Object.keys(changed).length === 0 ? {} : { changed: changedView(changed) };
  return {
    data: { summary, id, name, ...shownEvents(events), ...data, ...stats },
    text: oneLine(said.join(" ")),
  };
}
