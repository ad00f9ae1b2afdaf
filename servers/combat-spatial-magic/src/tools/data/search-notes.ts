import * as z from "zod";
import { defineTool } from "../../context.js";
import { labels, name, noteStatus, noteType, page, visibility } from "../../input/params.js";
import { noteReply, notesFound } from "../../render/note.js";
import { findNotes, wholeNote } from "../../table/find-notes.js";

/** Finds notes by their words, or lists the latest. */
export default defineTool({
  name: "search_notes",
  title: "Search notes",
  description:
    'Find notes by words in any form (goblin finds goblins), "phrases in quotes", or filters alone: best or latest first. noteId gives one whole.',
  access: "read",
  toolset: "data",
  input: {
    query: z.string().max(500).optional(),
    type: noteType.optional(),
    tags: labels,
    entity: name.optional(),
    status: noteStatus.optional(),
    visibility: visibility.optional(),
    since: z.string().max(40).optional().describe("A date: 2026-11-01."),
    noteId: z.string().min(1).max(60).optional(),
    page,
  },
  async handle({ noteId, ...request }, ctx) {
    if (noteId === undefined) return notesFound(await findNotes(request, ctx));
    return noteReply(await wholeNote(noteId, ctx), request.page);
  },
});
