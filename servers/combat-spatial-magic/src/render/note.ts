import type { Note, NoteFound, Page } from "@tabletop-mcp/storage";
import { atLength, inLines, oneLine } from "./one-line.js";
import { pageText } from "./page.js";
import { parts } from "./parts.js";

const day = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** A note in a list: everything but its text, of which only a passage, and what nearly all are: active, for players to see. */
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
    status,
    visibility,
    ...rest
  } = note;
  return {
    ...rest,
    ...(status === "active" ? {} : { status }),
    ...(visibility === "player_visible" ? {} : { visibility }),
    ...(title === "" ? {} : { title }),
    ...labels("tags", tags),
    ...labels("entities", entities),
    updated: day(updatedAt),
    excerpt,
    ...(score === 0 ? {} : { score }),
  };
}

/** Labels of a row, and characters of them all. */
const mostLabels = 10;
const roomForLabels = 400;

/** The first labels of a note, and how many more it has: `moreTags`. */
function labels(field: "tags" | "entities", all: readonly string[]): object {
  if (all.length === 0) return {};
  const ends = all.map((_, index) => all.slice(0, index + 1).join("").length);
  const fit = ends.filter((end, index) => end <= roomForLabels && index < mostLabels).length;
  const shown = all.slice(0, Math.max(1, fit));
  const more = all.length - shown.length;
  const rest = field === "tags" ? "moreTags" : "moreEntities";
  return { [field]: shown, ...(more > 0 && { [rest]: more }) };
}

/** One line of a list of notes. */
export function noteLine(note: Note, excerpt: string): string {
  const { id, type, status, visibility, title, updatedAt } = note;
  const state = [
    type,
    ...(status === "active" ? [] : [status]),
    ...(visibility === "dm_only" ? ["DM only"] : []),
  ];
  const what = `${title === "" ? "" : `${title}: `}${excerpt}`;
  return oneLine(`- [${state.join(", ")}] ${what} (${id}, ${day(updatedAt)})`);
}

/** Some of the notes found, and which of how many pages they are. */
export interface NotePage extends Page<NoteFound> {
  readonly page: number;
  readonly pages: number;
}

/** A page of notes as a reply. */
export function notesFound({ rows, total, page, pages }: NotePage) {
  const summary = `${total} ${total === 1 ? "note" : "notes"} found${pageText(page, pages)}.`;
  const notes = rows.map(({ note, ...found }) => noteRow(note, found));
  const text = [summary, ...rows.map(({ note, excerpt }) => noteLine(note, excerpt))].join("\n");
  return { data: { summary, notes, pagination: { page, pages, total } }, text };
}

/** Characters of one note in a reply: the answer stands in it twice, and has its own limit. */
const shownInReply = 20_000;

/** One note as a reply, a long one in pages. */
export function noteReply(note: Note, page: number) {
  const { content } = note;
  const all = pagesOf(content);
  const pages = Math.max(1, all.length);
  const shown = { ...note, content: all[page - 1] ?? "" };
  const where = pageText(page, pages);
  const summary = `${titleOf(note)} (${note.id})${where}.`;
  const pagination = { page, pages, total: 1 };
  return {
    data: { summary, notes: [wholeRow(shown)], pagination },
    text: `${noteText(shown)}${where === "" ? "" : `\n\n(${where.slice(2)})`}`,
  };
}

/** All of a note, its times as days like those of a list. */
function wholeRow({ createdAt, updatedAt, ...note }: Note): object {
  return { ...note, created: day(createdAt), updated: day(updatedAt) };
}

/** What JSON writes as several characters takes more room: such a text has shorter pages. */
function pagesOf(content: string): readonly string[] {
  const all = parts(content, shownInReply);
  const isWide = all.some((part) => JSON.stringify(part).length > 1.5 * shownInReply);
  return isWide ? parts(content, shownInReply / 4) : all;
}

const titleOf = ({ title, type }: Note): string =>
  title === "" ? type.replaceAll("_", " ") : title;

/** A whole note as Markdown. */
export function noteText(note: Note): string {
  const { id, type, status, visibility, tags, entities, content, createdAt, updatedAt } = note;
  const facts = [type, status, visibility, `written ${day(createdAt)}`];
  const all = [...facts, ...(updatedAt === createdAt ? [] : [`amended ${day(updatedAt)}`])];
  const about = [...entities, ...tags.map((tag) => `#${tag}`)];
  const head = [
    `# ${titleOf(note)}`,
    `*${all.join(" · ")} · ${id}*`,
    ...(about.length === 0 ? [] : [about.join(", ")]),
  ];
  return [inLines(head), "", ...atLength(content)].join("\n");
}
