import type Driver from "better-sqlite3";
import { codeOf } from "../errors.js";
import type { Database } from "../open.js";
import type { AllRows } from "./all-rows.js";
import { strangeParts } from "./check-schema.js";
import { faultsOfFight } from "./fight-faults.js";
import { keyOf } from "./key.js";
import type { Location, Note, Party } from "./model.js";
import { labelWords } from "./notes.js";
import type { Rows } from "./rows.js";
import { imagesEach } from "./schema.js";

/** Everything that is wrong with a campaign's file, in words; nothing when all is well. */
export function findings(
  database: Database,
  rows: AllRows,
  Connection: typeof Driver,
): readonly string[] {
  const places = new Set(rows.locations.names().map(({ id }) => id));
  const creatures = new Set(rows.characters.entries().map(({ id }) => id));
  return [
    ...integrity(database),
    ...strangeParts(database, Connection),
    ...lostCampaign(database),
    ...references(database),
    ...lostImages(database),
    ...unreadableLog(database),
    ...fullText(database),
    ...misnamed(database),
    ...mislabelled(database),
    ...inEach(rows.characters, () => []),
    ...inEach(rows.encounters, (fight) => faultsOfFight(fight, creatures)),
    ...inEach(rows.parties, lostLeader),
    ...inEach(rows.locations, (location) => [
      ...lostExits(location, places),
      ...(rows.locations.isInItself(location.id) ? ["is inside itself"] : []),
    ]),
    ...inEach(rows.notes, (note) => lostLabels(database, note)),
  ];
}

/** What SQLite itself finds wrong with a file. */
export function integrity(database: Database): readonly string[] {
  const rows = database.prepare("SELECT integrity_check AS said FROM pragma_integrity_check").all();
  return rows.map((row) => column(row, "said")).filter((said) => said !== "ok");
}

/** A file without its one row of the campaign is none. */
export function lostCampaign(database: Database): readonly string[] {
  const rows = database.prepare("SELECT 1 FROM campaign WHERE id = 1").all();
  return rows.length === 1 ? [] : ["the campaign has no row of its own"];
}

function references(database: Database): readonly string[] {
  const rows = database
    .prepare(
      `SELECT "table" || ' row ' || rowid || ' refers to nothing in ' || parent AS said
       FROM pragma_foreign_key_check`,
    )
    .all();
  return rows.map((row) => column(row, "said"));
}

function lostImages(database: Database): readonly string[] {
  const rows = database
    .prepare(
      `SELECT 'log: the image of ' || aggregate || ' belongs to no command' AS said
       FROM images WHERE seq / ${imagesEach} NOT IN (SELECT seq FROM commands)`,
    )
    .all();
  return rows.map((row) => column(row, "said"));
}

/** History that no JSON can be read from; nothing of it is needed to play on. */
function unreadableLog(database: Database): readonly string[] {
  const rows = database
    .prepare(
      `SELECT 'log: the events of command ' || seq || ' are not JSON' AS said
       FROM commands WHERE NOT json_valid(events)
       UNION ALL SELECT 'log: what ' || aggregate || ' was before is not JSON'
       FROM images WHERE "before" IS NOT NULL AND NOT json_valid("before")
       UNION ALL SELECT 'log: the baseline of ' || aggregate || ' is not JSON'
       FROM baseline WHERE NOT json_valid(value)`,
    )
    .all();
  return rows.map((row) => column(row, "said"));
}

/** The index of the notes' text is checked by a statement that fails where it does not fit them. */
function fullText(database: Database): readonly string[] {
  const isReadOnly = database.memory && database.pragma("query_only", { simple: true }) === 1;
  try {
    // It counts as a write, also of a copy in memory that refuses them.
    if (isReadOnly) database.exec("PRAGMA query_only = OFF");
    database
      .prepare("INSERT INTO notes_text (notes_text, rank) VALUES ('integrity-check', 1)")
      .run();
    return [];
  } catch (thrown) {
    if (!codeOf(thrown).startsWith("SQLITE_CORRUPT")) throw thrown;
    return ["the full-text index does not fit the notes"];
  } finally {
    if (isReadOnly) database.exec("PRAGMA query_only = ON");
  }
}

/** A name that is not found because it is kept under another key. */
function misnamed(database: Database): readonly string[] {
  return ["characters", "encounters", "parties", "locations"].flatMap((table) =>
    database
      .prepare(`SELECT name, key FROM ${table}`)
      .all()
      .filter((row) => keyOf(column(row, "name")) !== column(row, "key"))
      .map((row) => `${table}: ${column(row, "name")} is kept as ${column(row, "key")}`),
  );
}

/** A label that is not found, or would not be shown, because it is kept under another key or as of another kind. */
function mislabelled(database: Database): readonly string[] {
  return database
    .prepare(
      "SELECT notes.id, note_labels.kind, key, label FROM note_labels JOIN notes ON seq = note_seq",
    )
    .all()
    .filter(
      (row) =>
        keyOf(column(row, "label")) !== column(row, "key") ||
        !["tag", "entity"].includes(column(row, "kind")),
    )
    .map(
      (row) =>
        `note ${column(row, "id")}: the ${column(row, "kind")} ${column(row, "label")} is kept as ${column(row, "key")}`,
    );
}

/** The labels stand twice: one by one, and as words of the text that is searched. */
function lostLabels(database: Database, note: Note): readonly string[] {
  const row = database.prepare("SELECT labels FROM notes WHERE id = ?").get(note.id);
  return column(row, "labels") === labelWords(note)
    ? []
    : ["is searched by labels that it does not have"];
}

/** Reads every one; `wrongWith` says what of it refers to nothing. */
function inEach<T>(
  rows: Pick<Rows<T>, "kind" | "entries" | "read">,
  wrongWith: (value: T) => readonly string[],
): readonly string[] {
  return rows.entries().flatMap(({ id, name }) => {
    const label = `${rows.kind} ${name} (${id})`;
    try {
      const stored = rows.read(id);
      return (stored === undefined ? [] : wrongWith(stored.value)).map(
        (finding) => `${label} ${finding}`,
      );
    } catch (thrown) {
      return [`${label}: ${thrown instanceof Error ? thrown.message : String(thrown)}`];
    }
  });
}

function lostLeader({ leader, members }: Party): readonly string[] {
  const isLed = leader === undefined || members.some(({ characterId }) => characterId === leader);
  return isLed ? [] : ["is led by nobody who is in it"];
}

function lostExits({ exits }: Location, places: ReadonlySet<string>): readonly string[] {
  return exits
    .filter(({ to }) => to !== undefined && !places.has(to))
    .map(({ direction }) => `has an exit (${direction}) to no place there is`);
}

const column = (row: unknown, name: string): string => {
  const entries = typeof row === "object" && row !== null ? Object.entries(row) : [];
  return String(entries.find(([key]) => key === name)?.[1] ?? "");
};
