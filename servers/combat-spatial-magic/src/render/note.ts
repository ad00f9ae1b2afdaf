import type { Note } from "@tabletop-mcp/storage";
import type { NotePage } from "../story/find-notes.js";

const day = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** A note in a list: everything but its text, of which only a passage. */
export function noteRow(
  note: Note,
  { excerpt, score }: { readonly excerpt: string; readonly score: number },
) {
  const {
    content: _content,
    createdAt: _createdAt,
    updatedAt,
    tags,
    entities,
    title,
    ...rest
  } = note;
  return {
    ...rest,
    ...(title === "" ? {} : { title }),
    ...(tags.length === 0 ? {} : { tags }),
    ...(entities.length === 0 ? {} : { entities }),
    updated: day(updatedAt),
    excerpt,
    ...(score === 0 ? {} : { score }),
  };
}

/** One line of a list of notes. */
export function noteLine(note: Note, excerpt: string): string {
  const { id, type, status, visibility, title } = note;
  const state = [
    type,
    ...(status === "active" ? [] : [status]),
    ...(visibility === "dm_only" ? ["DM only"] : []),
  ];
  return `- [${state.join(", ")}] ${title === "" ? "" : `${title}: `}${excerpt} (${id})`;
}

/** A page of notes as a reply. */
export function notesFound({ rows, total, page, pages }: NotePage) {
  const summary = `${total} ${total === 1 ? "note" : "notes"} found${pages > 1 ? `, page ${page} of ${pages}` : ""}.`;
  const notes = rows.map(({ note, ...found }) => noteRow(note, found));
  const text = [summary, ...rows.map(({ note, excerpt }) => noteLine(note, excerpt))].join("\n");
  return { data: { summary, notes, pagination: { page, pages, total } }, text };
}

/** Characters of one note in a reply: the answer stands in it twice, and has its own limit. */
const shownInReply = 20_000;

/** One note as a reply, a long one in pages. */
export function noteReply(note: Note, page: number) {
  const { content } = note;
  const pages = Math.max(1, Math.ceil(content.length / shownInReply));
  const part = content.slice((page - 1) * shownInReply, page * shownInReply);
  const shown = { ...note, content: part };
  const where = pages === 1 ? "" : `, page ${page} of ${pages}`;
  const summary = `${titleOf(note)} (${note.id})${where}.`;
  const pagination = { page, pages, total: content.length };
  return {
    data: { summary, notes: [shown], pagination },
    text: `${noteText(shown)}${where === "" ? "" : `\n\n(${where.slice(2)})`}`,
  };
}

const titleOf = ({ title, type }: Note): string =>
  title === "" ? type.replaceAll("_", " ") : title;

/** A whole note as Markdown. */
export function noteText(note: Note): string {
  const { id, type, status, visibility, tags, entities, content, createdAt, updatedAt } = note;
  const facts = [type, status, visibility, `written ${day(createdAt)}`];
  const all = [...facts, ...(updatedAt === createdAt ? [] : [`amended ${day(updatedAt)}`])];
  const about = [...entities, ...tags.map((tag) => `#${tag}`)];
  return [
    `# ${titleOf(note)}`,
    `*${all.join(" · ")} · ${id}*`,
    ...(about.length === 0 ? [] : [about.join(", ")]),
    "",
    content,
  ].join("\n");
}
