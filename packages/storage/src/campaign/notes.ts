import { and, eq, sql } from "drizzle-orm";
import type { Orm } from "../orm.js";
import { checked } from "./codec.js";
import { keyOf } from "./key.js";
import type { Named, Note, NoteFilter, NoteFound, Page, Stored } from "./model.js";
import { latestNotes, noteSearch } from "./note-search.js";
import { expectOne, type Identified, type Rows, remover, type Writing } from "./rows.js";
import { noteLabels, notes } from "./schema.js";
import { unglued } from "./search-words.js";
import { noteShape } from "./shapes/story.js";

/** Notes as rows. */
export interface NoteRows extends Rows<Note> {
  search(filter: NoteFilter): Page<NoteFound>;
  latest(filter: Omit<NoteFilter, "query">): readonly Note[];
}

/** Reads and writes notes: text in the full-text index, labels beside them. They have no names: titles may be the same. */
export function noteRows(orm: Orm): NoteRows {
  const { byId, bySeq } = readers(orm);
  const names = () => orm.all<Named>(sql`SELECT id, title AS name FROM notes ORDER BY seq`);
  return {
    kind: "note",
    nameOf: ({ title }) => title,
    read: byId,
    find: (id) => orm.get<Identified | undefined>(sql`SELECT id FROM notes WHERE id = ${id}`)?.id,
    names,
    entries: names,
    ...writing(orm),
    search: noteSearch(orm, bySeq),
    latest: (filter) => latestNotes(orm, bySeq, filter),
  };
}

const shaped = checked<Note>("note", noteShape);

const labelKinds = [
  ["tags", "tag"],
  ["entities", "entity"],
] as const;

function readers(orm: Orm) {
  const [id, seq] = [sql.placeholder("id"), sql.placeholder("seq")];
  const rowById = orm.select().from(notes).where(eq(notes.id, id)).prepare();
  const rowBySeq = orm.select().from(notes).where(eq(notes.seq, seq)).prepare();
  const labels = orm
    .select({ kind: noteLabels.kind, label: noteLabels.label })
    .from(noteLabels)
    .where(eq(noteLabels.noteSeq, seq))
    .orderBy(noteLabels.place)
    .prepare();
  const noteOf = (row: typeof notes.$inferSelect | undefined): Stored<Note> | undefined => {
    if (row === undefined) return undefined;
    const { seq: own, version, labels: _labels, ...columns } = row;
    const held = labels.all({ seq: own });
    const of = (wanted: string) =>
      held.flatMap(({ kind, label }) => (kind === wanted ? label : []));
    const note = { ...columns, tags: of("tag"), entities: of("entity") };
    return { value: shaped.read(note, row.id), version };
  };
  return {
    byId: (wanted: string) => noteOf(rowById.get({ id: wanted })),
    bySeq: (wanted: number) => noteOf(rowBySeq.get({ seq: wanted })),
  };
}

function writing(orm: Orm): Writing<Note> {
  return {
    insert(note, version = 1) {
      const rows = orm
        .insert(notes)
        .values({ ...columnsOf(note), version })
        .returning({ seq: notes.seq })
        .all();
      for (const { seq } of rows) writeLabels(orm, note, seq);
    },
    update(note, { version }) {
      const rows = orm
        .update(notes)
        .set({ ...columnsOf(note), version: version + 1 })
        .where(and(eq(notes.id, note.id), eq(notes.version, version)))
        .returning({ seq: notes.seq })
        .all();
      expectOne(rows.length, "note", note.id);
      for (const { seq } of rows) writeLabels(orm, note, seq);
    },
    remove: remover(orm, notes, "note"),
  };
}

function columnsOf(note: Note) {
  const { tags: _tags, entities: _entities, ...columns } = shaped.written(note, note.id);
  return { ...columns, labels: labelWords(note) };
}

/** What the full-text index has of a note besides its text: labels, and words that stand against a symbol. */
export const labelWords = ({ tags, entities, title, content }: Note): string =>
  [...tags, ...entities, ...[title, content].flatMap(unglued)].join(" · ");

function writeLabels(orm: Orm, note: Note, noteSeq: number): void {
  orm.delete(noteLabels).where(eq(noteLabels.noteSeq, noteSeq)).run();
  for (const [field, kind] of labelKinds)
    for (const [place, label] of note[field].entries())
      orm
        .insert(noteLabels)
        .values({ noteSeq, kind, key: keyOf(label), place, label })
        .run();
}
