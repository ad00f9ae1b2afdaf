import { type ArgsOf, ToolFault } from "@tabletop-mcp/mcp-kit";
import * as z from "zod";
import { defineTool, type Note } from "../../context.js";
import { labels, noteStatus, noteType, visibility } from "../../input/params.js";
import { present } from "../../input/present.js";
import { line } from "../../input/text.js";
import { storedNote } from "../../table/notes.js";
import { inSession, type Session } from "../../table/session.js";

const input = {
  type: noteType.optional(),
  title: line(200).optional(),
  content: z.string().trim().min(1).max(102_400).optional(),
  tags: labels,
  entities: labels.describe("Names of whom it is about."),
  status: noteStatus.optional(),
  visibility: visibility.optional(),
  noteId: z.string().min(1).max(60).optional(),
};

type Request = ArgsOf<typeof input>;
/** What a note is made of. */
type Given = Omit<Request, "noteId">;

/** What the table must not forget. */
export default defineTool({
  name: "add_session_note",
  title: "Add session note",
  description:
    "Write down what must not be forgotten: plot threads, moments, how an NPC talks, clues, secrets (for the DM only). With noteId an earlier note is amended; the history keeps what was there.",
  access: "destroy",
  toolset: "data",
  input,
  async handle(request, ctx) {
    const { note, summary, events } = await inSession(ctx, (session) => putNote(session, request));
    return { data: { summary, events, noteId: note.id }, text: `${summary} (${note.id})` };
  },
});

interface Outcome {
  readonly note: Note;
  readonly summary: string;
  readonly events: readonly object[];
}

/** Writes a note, or amends one; the earlier wording stays in the log. */
async function putNote(session: Session, { noteId, ...given }: Request): Promise<Outcome> {
  if (noteId !== undefined) return amend(session, noteId, given);
  const { newId, now } = session.ctx;
  const { type, title = "", content, tags = [], entities = [], status = "active" } = given;
  if (type === undefined || content === undefined)
    throw new ToolFault({
      code: "INVALID_ARGUMENT",
      message: "A new note needs type and content",
      example: '{"type":"clue","content":"The seal on the letter is a raven."}',
    });
  const { visibility = type === "secret" ? "dm_only" : "player_visible" } = given;
  const at = now();
  const note: Note = {
    id: newId(),
    type,
    status,
    visibility,
    title,
    content,
    tags,
    entities,
    createdAt: at,
    updatedAt: at,
  };
  const events = [{ type: "note_added", noteId: note.id }];
  session.save("notes", { after: note }, events);
  return { note, summary: `Noted (${note.type}, ${note.visibility}).`, events };
}

async function amend(session: Session, id: string, given: Given): Promise<Outcome> {
  const { campaign, now } = session.ctx;
  const before = await storedNote(id, { campaign });
  const changes = present(given);
  const hidden = given.type === "secret" && before.value.type !== "secret";
  const note: Note = {
    ...before.value,
    ...(hidden ? { visibility: "dm_only" } : {}),
    ...changes,
    updatedAt: now(),
  };
  const events = [{ type: "note_amended", noteId: id, fields: Object.keys(changes) }];
  session.save("notes", { before, after: note }, events);
  const summary = "The note is amended; the earlier wording stays in the history.";
  return { note, summary, events };
}
