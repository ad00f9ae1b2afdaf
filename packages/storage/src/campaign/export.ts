import { asc, gt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { type Database, snapshotOf } from "../open.js";
import { rowsIn } from "./all-rows.js";
import type { Stored } from "./model.js";
import type { Orm, Reading } from "./rows.js";
import { campaign, events } from "./schema.js";

/** What marks an exported campaign. */
export const format = "tabletop-campaign";
/** Goes up with every change of what is exported; `imported` then turns the older into the newer. */
export const formatVersion = 2;

/** A whole campaign as lines of JSON text, one an entry. Importing it gives the same campaign, its history too. */
export async function* exported(database: Database): AsyncGenerator<string> {
  // Apart from the connection that goes on writing meanwhile.
  const snapshot = await snapshotOf(database);
  try {
    yield* textOf(drizzle(snapshot));
  } finally {
    snapshot.close();
  }
}

function* textOf(orm: Orm): Generator<string> {
  const rows = rowsIn(orm);
  yield `{"format":${JSON.stringify(format)},"version":${formatVersion},`;
  yield `"campaign":${JSON.stringify(orm.select().from(campaign).get())},`;
  yield* list("locations", allOf(rows.locations));
  yield* list("characters", allOf(rows.characters));
  yield* list("parties", allOf(rows.parties));
  yield* list("notes", allOf(rows.notes));
  yield* list("events", allEvents(orm), "}");
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

function* allOf<T>(rows: Reading<T>): Generator<Stored<T>> {
  for (const { id } of rows.names()) {
    const stored = rows.read(id);
    if (stored !== undefined) yield stored;
  }
}

/** A history may be larger than memory. */
function* allEvents(orm: Orm): Generator<typeof events.$inferSelect> {
  for (let last = 0; ; ) {
    const page = orm
      .select()
      .from(events)
      .where(gt(events.seq, last))
      .orderBy(asc(events.seq))
      .limit(500)
      .all();
    yield* page;
    if (page.length === 0) return;
    last = page.at(-1)?.seq ?? last;
  }
}
