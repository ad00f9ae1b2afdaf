import { ToolFault } from "@tabletop-mcp/mcp-kit";
import type { Note, NoteStatus, NoteType, Visibility } from "@tabletop-mcp/storage";
import { storedNote } from "../table/find-notes.js";
import type { Session } from "../table/session.js";

/** What add_session_note is told. */
export interface NoteRequest {
  readonly type?: NoteType | undefined;
  readonly title?: string | undefined;
  readonly content?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly entities?: readonly string[] | undefined;
  readonly status?: NoteStatus | undefined;
  readonly visibility?: Visibility | undefined;
  readonly noteId?: string | undefined;
}

/** Writes a note, or amends one; the earlier wording stays in the log. */
export async function putNote(
  session: Session,
  { noteId, ...request }: NoteRequest,
): Promise<{ readonly note: Note; readonly summary: string; readonly events: readonly object[] }> {
  if (noteId !== undefined) return amend(session, noteId, request);
  const { newId, now } = session.ctx;
  const { type, title = "", content, tags = [], entities = [], status = "active" } = request;
  if (type === undefined || content === undefined)
    throw new ToolFault({
      code: "INVALID_ARGUMENT",
      message: "A new note needs type and content",
      example: '{"type":"clue","content":"The seal on the letter is a raven."}',
    });
  const { visibility = type === "secret" ? "dm_only" : "player_visible" } = request;
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
  session.save("notes", { after: note, events });
  return { note, summary: `Noted (${note.type}, ${note.visibility}).`, events };
}

async function amend(session: Session, id: string, request: Omit<NoteRequest, "noteId">) {
  const { campaign, now } = session.ctx;
  const before = await storedNote(id, { campaign });
  const given = Object.fromEntries(
    Object.entries(request).filter(([, value]) => value !== undefined),
  );
  const hidden = request.type === "secret" && before.value.type !== "secret";
  const note: Note = {
    ...before.value,
    ...(hidden ? { visibility: "dm_only" } : {}),
    ...given,
    updatedAt: now(),
  };
  const events = [{ type: "note_amended", noteId: id, fields: Object.keys(given) }];
  session.save("notes", { before, after: note, events });
  return {
    note,
    summary: "The note is amended; the earlier wording stays in the history.",
    events,
  };
}
