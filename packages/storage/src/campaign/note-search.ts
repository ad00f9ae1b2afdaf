import { and, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import { keyOf } from "./key.js";
import type { Note, NoteFilter, NoteFound, Page, Stored } from "./model.js";
import type { Orm } from "./rows.js";
import { notes } from "./schema.js";
import { searchWords } from "./search-words.js";

type ReadNote = (seq: number) => Stored<Note> | undefined;

/** Finds notes: those that every word asked for is in; where there is none, those that have one of them. */
export function noteSearch(orm: Orm, read: ReadNote): (filter: NoteFilter) => Page<NoteFound> {
  const desk = { orm, read, passage: passages(orm) };
  return (filter) => {
    const { query = "" } = filter;
    if (query.trim() === "") return latest(orm, read, filter);
    const all = matching(desk, { ...filter, words: searchWords(query, "AND") });
    return all.total > 0 ? all : matching(desk, { ...filter, words: searchWords(query, "OR") });
  };
}

interface Desk {
  readonly orm: Orm;
  readonly read: ReadNote;
  readonly passage: (words: string, seq: number) => string;
}

function latest(orm: Orm, read: ReadNote, filter: NoteFilter): Page<NoteFound> {
  const rows = latestNotes(orm, read, filter).map((note) => ({
    note,
    excerpt: beginning(note.content),
    score: 0,
  }));
  return { total: counted(orm, among(filter)), rows };
}

/** The notes that filters let through, the latest first, uncounted: what the count costs grows with all there are. */
export const latestNotes = (
  orm: Orm,
  read: ReadNote,
  filter: Omit<NoteFilter, "query">,
): readonly Note[] =>
  orm
    .all<{ seq: number }>(
      sql`SELECT seq ${among(filter)}
        ORDER BY updated_at DESC, seq DESC LIMIT ${filter.limit} OFFSET ${filter.offset}`,
    )
    .flatMap(({ seq }) => read(seq)?.value ?? []);

const among = (filter: NoteFilter): SQL =>
  sql`FROM notes WHERE ${conditionsOf(filter) ?? sql`true`}`;

const excerptLength = 160;

const beginning = (content: string): string => {
  const line = cut(content, 4 * excerptLength)
    .replaceAll(/\s+/gu, " ")
    .trim();
  return line.length <= excerptLength ? line : `${cut(line, excerptLength).trimEnd()}…`;
};

/** Never half of a character that takes two. */
const cut = (text: string, most: number): string =>
  text.slice(0, most).replace(/\p{Surrogate}$/u, "");

/** A word in the title counts five times one in the text, in a label three times. */
const score = sql`-bm25(notes_text, 5.0, 3.0, 1.0)`;

interface Matched {
  readonly seq: number;
  readonly score: number;
  /** How many match in all. */
  readonly total: number;
}

function matching(
  { orm, read, passage }: Desk,
  { words, ...filter }: NoteFilter & { readonly words: string | undefined },
): Page<NoteFound> {
  if (words === undefined) return { total: 0, rows: [] };
  const conditions = conditionsOf(filter);
  // CROSS: the words find the notes, and the notes are not each searched for the words.
  const from =
    conditions === undefined
      ? sql`FROM notes_text WHERE notes_text MATCH ${words}`
      : sql`FROM notes_text CROSS JOIN notes ON notes.seq = notes_text.rowid
          WHERE notes_text MATCH ${words} AND ${conditions}`;
  // Counted in the same pass: to find what has every word takes longer than to rank it.
  const best = orm.all<Matched>(
    sql`WITH found AS MATERIALIZED (SELECT notes_text.rowid AS seq, ${score} AS score ${from})
      SELECT seq, score, (SELECT count(*) FROM found) AS total FROM found
      ORDER BY score DESC, seq DESC LIMIT ${filter.limit} OFFSET ${filter.offset}`,
  );
  const rows = best.flatMap(({ seq, score }) => {
    const note = read(seq)?.value;
    if (note === undefined) return [];
    return { note, excerpt: passage(words, seq), score: Number(score.toPrecision(3)) };
  });
  return { total: best[0]?.total ?? counted(orm, from), rows };
}

/** The part of a note's text that words are found in, its beginning where only the title or a label has them; made for those alone that are shown, as it reads the text. */
function passages(orm: Orm): (words: string, seq: number) => string {
  // The driver binds numbers as reals, which the index takes for no row at all.
  const one = sql`CAST(${sql.placeholder("seq")} AS INTEGER)`;
  const found = orm
    .select({ excerpt: sql<string>`snippet(notes_text, 2, '', '', '…', 24)` })
    .from(sql`notes_text`)
    .where(sql`notes_text MATCH ${sql.placeholder("words")} AND rowid = ${one}`)
    .prepare();
  return (words, seq) => found.get({ words, seq })?.excerpt ?? "";
}

const counted = (orm: Orm, from: SQL): number =>
  orm.get<{ readonly total: number }>(sql`SELECT count(*) AS total ${from}`).total;

function conditionsOf(filter: NoteFilter): SQL | undefined {
  const { types, statuses, visibility, since, tags = [], entities = [] } = filter;
  const labelled = (kind: "tag" | "entity") => (label: string) =>
    sql`notes.seq IN (SELECT note_seq FROM note_labels
      WHERE kind = ${kind} AND key = ${keyOf(label)})`;
  return and(
    types === undefined ? undefined : inArray(notes.type, [...types]),
    statuses === undefined ? undefined : inArray(notes.status, [...statuses]),
    visibility === undefined ? undefined : eq(notes.visibility, visibility),
    since === undefined ? undefined : gte(notes.updatedAt, since),
    ...tags.map(labelled("tag")),
    ...entities.map(labelled("entity")),
  );
}
