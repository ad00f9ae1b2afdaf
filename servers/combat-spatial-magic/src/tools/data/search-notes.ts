import { type ArgsOf, beginning, ToolFault } from "@tabletop-mcp/mcp-kit";
import * as z from "zod";
import { type CombatContext, defineTool } from "../../context.js";
import { labels, name, noteStatus, noteType, page, visibility } from "../../input/params.js";
import { present } from "../../input/present.js";
import { type NotePage, noteReply, notesFound } from "../../render/note.js";
import { wholeNote } from "../../table/notes.js";

const input = {
  query: z.string().max(500).optional(),
  type: noteType.optional(),
  tags: labels,
  entity: name.optional(),
  status: noteStatus.optional(),
  visibility: visibility.optional(),
  since: z.string().max(40).optional().describe("A date: 2026-11-01."),
  noteId: z.string().min(1).max(60).optional(),
  page,
};

/** Finds notes by their words, or lists the latest. */
export default defineTool({
  name: "search_notes",
  title: "Search notes",
  description:
    'Find notes by words in any form (goblin finds goblins), "phrases in quotes", or filters alone. noteId gives one whole.',
  access: "read",
  toolset: "data",
  input,
  async handle({ noteId, ...request }, ctx) {
    if (noteId === undefined) return notesFound(await findNotes(request, ctx));
    return noteReply(await wholeNote(noteId, ctx), request.page);
  },
});

/** Notes of a page. */
const perPage = 20;

/** Words may be as long as notes. */
const longestExcerpt = 400;

/** The notes that match, a page of them: by words the best first, else the latest. */
async function findNotes(
  { type, entity, status, since, page: number, ...plain }: Omit<ArgsOf<typeof input>, "noteId">,
  { campaign }: CombatContext,
): Promise<NotePage> {
  const filter = present({
    ...plain,
    types: listOf(type),
    entities: listOf(entity),
    statuses: listOf(status),
    since: since === undefined ? undefined : timeOf(since),
  });
  const offset = (number - 1) * perPage;
  const found = await campaign.notes.search({ ...filter, offset, limit: perPage });
  const rows = found.rows.map((row) => ({
    ...row,
    excerpt: beginning(row.excerpt, longestExcerpt),
  }));
  return { ...found, rows, page: number, pages: Math.ceil(found.total / perPage) };
}

const listOf = <T>(one: T | undefined) => (one === undefined ? undefined : [one]);

/** A day, or a moment of one. */
const iso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** JavaScript takes the 30th of February for a day in March. */
function isDay(date: string): boolean {
  const day = date.slice(0, 10);
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function timeOf(said: string): number {
  const date = said.trim();
  const time = iso.test(date) && isDay(date) ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(time)) return time;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: `since: ${JSON.stringify(date)} is no date there is`,
    example: "2026-11-01",
  });
}
