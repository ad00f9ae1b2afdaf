import { and, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import { keyOf } from "./key.js";
import type { Note, NoteFilter, NoteFound, Page, Stored } from "./model.js";
import type { Orm } from "./rows.js";
import { notes } from "./schema.js";
import { searchWords } from "./search-words.js";

type ReadNote = (seq: number) => Stored<Note> | undefined;

/** Finds notes: those that every word asked for is in; where there is none, those that have one of them. */
export const noteSearch =
  (orm: Orm, read: ReadNote) =>
  (filter: NoteFilter): Page<NoteFound> => {
    const { query = "" } = filter;
    if (query.trim() === "") return latest(orm, read, filter);
    const all = matching(orm, read, { ...filter, words: searchWords(query, "AND") });
    return all.total > 0
      ? all
      : matching(orm, read, { ...filter, words: searchWords(query, "OR") });
  };

function latest(orm: Orm, read: ReadNote, filter: NoteFilter): Page<NoteFound> {
  const from = sql`FROM notes WHERE ${conditionsOf(filter) ?? sql`true`}`;
  const seqs = orm.all<{ seq: number }>(
    sql`SELECT seq ${from} ORDER BY updated_at DESC, seq DESC LIMIT ${filter.limit} OFFSET ${filter.offset}`,
  );
  const rows = seqs.flatMap(({ seq }) => {
    const note = read(seq)?.value;
    return note === undefined ? [] : { note, excerpt: beginning(note.content), score: 0 };
  });
  return { total: counted(orm, from), rows };
}

const excerptLength = 160;

const beginning = (content: string): string => {
  const line = content
    .slice(0, 4 * excerptLength)
    .replaceAll(/\s+/gu, " ")
    .trim();
  return line.length <= excerptLength ? line : `${line.slice(0, excerptLength).trimEnd()}…`;
};

/** A word in the title counts five times one in the text, in a label three times. */
const score = sql`-bm25(notes_text, 5.0, 3.0, 1.0)`;

interface Matched {
  readonly seq: number;
  readonly score: number;
}

function matching(
  orm: Orm,
  read: ReadNote,
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
  const best = orm.all<Matched>(
    sql`SELECT notes_text.rowid AS seq, ${score} AS score ${from}
      ORDER BY score DESC, seq DESC LIMIT ${filter.limit} OFFSET ${filter.offset}`,
  );
  const rows = best.flatMap(({ seq, score }) => {
    const note = read(seq)?.value;
    if (note === undefined) return [];
    return { note, excerpt: passage(orm, words, seq), score: Number(score.toPrecision(3)) };
  });
  return { total: counted(orm, from), rows };
}

/** Made for those alone that are shown: it reads the text. The driver binds numbers as reals, which the index takes for no row at all. */
function passage(orm: Orm, words: string, seq: number): string {
  const found = orm.get<{ readonly excerpt: string } | undefined>(
    sql`SELECT snippet(notes_text, -1, '', '', '…', 24) AS excerpt FROM notes_text
      WHERE notes_text MATCH ${words} AND rowid = CAST(${seq} AS INTEGER)`,
  );
  return found?.excerpt ?? "";
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
