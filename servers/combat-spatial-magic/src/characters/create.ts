import type { Reply } from "@tabletop-mcp/mcp-kit";
import { type CreateRequest, sheetOf } from "@tabletop-mcp/rules-engine";
import { narrate } from "../render/events.js";
import { sheetText, sheetView } from "../render/sheet.js";
import { shownEvents } from "../render/shown-events.js";
import type { Session } from "../table/session.js";

/** Makes a character and shows its sheet, with what was dealt and rolled for it. */
export async function createCharacter(session: Session, request: CreateRequest): Promise<Reply> {
  const { compendium, newId } = session.ctx;
  const id = newId();
  const events = await session.act({ type: "create", id, request });
  const sheet = sheetOf(await session.creature(id), compendium);
  const notes = events.flatMap((event) => (event.type === "created" ? event.notes : []));
  const summary = narrate(events, () => sheet.name);
  const data = {
    summary,
    events: shownEvents(events),
    characterId: id,
    ...(notes.length === 0 ? {} : { notes }),
    character: sheetView(sheet),
  };
  return { data, text: `${summary}\n\n${sheetText(sheet)}` };
}
