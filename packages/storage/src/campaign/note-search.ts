import { and, gte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Orm } from "../orm.js";
import { keyOf } from "./key.js";
import type { Note, NoteFilter, NoteFound, Page, Stored } from "./model.js";

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

/**
 * Every shape of a question is compiled once and kept: there are few of them, whatever is asked for.
 * Of several values it has one list; what no index is searched by is always in it.
 */
function conditionsOf(filter: NoteFilter): SQL | undefined {
  const { types, statuses, visibility = null, since, tags = [], entities = [] } = filter;
  const labels = [
    ...tags.map((tag) => ["tag", keyOf(tag)] as const),
    ...entities.map((entity) => ["entity", keyOf(entity)] as const),
  ];
  const isOpen = visibility === null && since === undefined;
  if (isOpen && types === undefined && statuses === undefined && labels.length === 0)
    return undefined;
  return and(
    oneOf(notes.type, types),
    oneOf(notes.status, statuses),
    labelled(labels),
    gte(notes.updatedAt, since ?? Number.MIN_SAFE_INTEGER),
    sql`(${visibility} IS NULL OR ${notes.visibility} = ${visibility})`,
  );
}

const oneOf = (column: SQLiteColumn, values: readonly string[] | undefined): SQL | undefined => {
  if (values === undefined) return undefined;
  // A single one leads through an index in order of time.
  const [only] = values;
  return values.length === 1 ? sql`${column} = ${only}` : sql`${column} IN ${list(values)}`;
};

const list = (values: readonly unknown[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** Has every one of these labels. */
function labelled(labels: readonly (readonly [kind: string, key: string])[]): SQL | undefined {
  const [first] = labels;
  if (first === undefined) return undefined;
  const [kind, key] = first;
  if (labels.length === 1)
    return sql`notes.seq IN (SELECT note_seq FROM note_labels WHERE kind = ${kind} AND key = ${key})`;
  const wanted = new Set(labels.map((label) => label.join(":")));
  return sql`notes.seq IN (
    SELECT note_seq FROM note_labels
    WHERE (kind, key) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(labels)}))
    GROUP BY note_seq HAVING count(DISTINCT kind || ':' || key) = ${wanted.size})`;
}
