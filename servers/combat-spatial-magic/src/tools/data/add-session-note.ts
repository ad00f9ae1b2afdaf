import * as z from "zod";
import { defineTool } from "../../context.js";
import { labels, noteStatus, noteType, visibility } from "../../input/params.js";
import { putNote } from "../../story/note.js";
import { inSession } from "../../table/session.js";

/** What the table must not forget. */
export default defineTool({
  name: "add_session_note",
  title: "Add session note",
  description:
    "Write down what must not be forgotten: plot threads, moments, how an NPC talks, clues, secrets (for the DM only). With noteId an earlier note is written anew: what is given replaces what was there, which the history keeps.",
  access: "write",
  toolset: "data",
  input: {
    type: noteType.optional(),
    title: z.string().trim().max(200).optional(),
    content: z.string().trim().min(1).max(102_400).optional(),
    tags: labels,
    entities: labels.describe("Names of whom or what it is about."),
    status: noteStatus.optional(),
    visibility: visibility.optional(),
    noteId: z.string().min(1).max(60).optional(),
  },
  async handle(request, ctx) {
    const { note, summary, events } = await inSession(ctx, (session) => putNote(session, request));
    return { data: { summary, events, noteId: note.id }, text: `${summary} (${note.id})` };
  },
});
