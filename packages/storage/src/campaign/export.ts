import { type Database, snapshotOf } from "../open.js";
import type { Orm } from "../orm.js";
import { ormOf } from "../orm.js";
import { rowsIn } from "./all-rows.js";
import { type Row, rowsAfter } from "./log.js";
import type { Named, Stored } from "./model.js";

import { renames } from "./schema.js";
import { stateIn } from "./state.js";

/** What marks an exported campaign. */
export const format = "tabletop-campaign";
/** Goes up with every change of what is exported; `imported` then turns the older into the newer. */
export const formatVersion = 4;

/** A whole campaign as lines of JSON text, one an entry. Importing it gives the same campaign, its history too; the baseline is the import's own. */
export async function* exported(database: Database): AsyncGenerator<string> {
  // Apart from the connection that goes on writing meanwhile.
  const snapshot = await snapshotOf(database);
  try {
    yield* textOf(ormOf(snapshot));
  } finally {
    snapshot.close();
  }
}

function* textOf(orm: Orm): Generator<string> {
  const rows = rowsIn(orm);
  yield `{"format":${JSON.stringify(format)},"version":${formatVersion},`;
  const { value, version } = stateIn(orm)();
  yield `"campaign":${JSON.stringify({ id: 1, ...value, version })},`;
  yield* list("locations", allOf(rows.locations));
  yield* list("encounters", allOf(rows.encounters));
  yield* list("characters", allOf(rows.characters));
  yield* list("parties", allOf(rows.parties));
  yield* list("notes", allOf(rows.notes));
  yield* list("renames", orm.select().from(renames).orderBy(renames.aggregate).all());
  yield* list("commands", allCommands(orm), "}");
}

function* list(name: string, entries: Iterable<unknown>, end = ","): Generator<string> {
  yield `"${name}":[`;
  let line: string | undefined;
  for (const entry of entries) {
    if (line !== undefined) yield `${line},`;
    line = JSON.stringify(entry);
  }
  if (line !== undefined) yield line;
  yield `]${end}`;
}

interface Listed<T> {
  entries(): readonly Named[];
  read(id: string): Stored<T> | undefined;
}

function* allOf<T>(rows: Listed<T>): Generator<Stored<T>> {
  for (const { id } of rows.entries()) {
    const stored = rows.read(id);
    if (stored !== undefined) yield stored;
  }
}

/** A history may be larger than memory. */
function* allCommands(orm: Orm): Generator<Row> {
  for (let page = rowsAfter(orm, 0, 500); page.length > 0; ) {
    yield* page;
    page = rowsAfter(orm, page.at(-1)?.seq ?? 0, 500);
  }
}
