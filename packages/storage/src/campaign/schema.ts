import type { Creature, Encounter } from "@tabletop-mcp/rules-engine";
import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { noteStatuses, noteTypes, visibilities } from "./model.js";

// Long columns come last: SQLite finds the columns before one without reading through it.

/** The campaign itself: one row. `clock` is seconds since it began. */
export const campaign = sqliteTable("campaign", {
  id: integer().primaryKey(),
  ruleset: text().notNull(),
  clock: integer().notNull(),
  version: integer().notNull(),
  /** The last entry of the log that is in the baseline; 0 while that is the empty campaign that it began as. */
  baseline: integer().notNull().default(0),
});

/** Fights without those who take part and without their maps; `key` is the name as it is compared, which several may have. */
export const encounters = sqliteTable(
  "encounters",
  {
    id: text().primaryKey(),
    key: text().notNull(),
    name: text().notNull(),
    status: text().$type<Encounter["status"]>().notNull(),
    version: integer().notNull(),
    body: text().notNull(),
  },
  ({ key, status }) => [
    index("encounters_by_name").on(key),
    index("encounters_by_status").on(status),
  ],
);

/** Who takes part in which fight: what of them is of the fight alone. The fight's version guards it. Characters may be deleted afterwards. */
export const combatants = sqliteTable(
  "combatants",
  {
    encounterId: text("encounter_id")
      .notNull()
      .references(() => encounters.id, { onDelete: "cascade" }),
    creatureId: text("creature_id").notNull(),
    body: text().notNull(),
  },
  ({ encounterId, creatureId }) => [
    primaryKey({ columns: [encounterId, creatureId] }),
    index("combatants_by_creature").on(creatureId, encounterId),
  ],
);

/** Maps of fights: written only where terrain changes. */
export const battlefields = sqliteTable("battlefields", {
  encounterId: text("encounter_id")
    .primaryKey()
    .references(() => encounters.id, { onDelete: "cascade" }),
  version: integer().notNull(),
  body: text().notNull(),
});

/** Characters without what they carry; `key` is the name as it is compared, `classes` are ids between blanks: " bard cleric ". */
export const characters = sqliteTable(
  "characters",
  {
    id: text().primaryKey(),
    key: text().notNull(),
    name: text().notNull(),
    characterType: text("character_type").$type<Creature["characterType"]>().notNull(),
    level: integer().notNull(),
    classes: text().notNull(),
    version: integer().notNull(),
    body: text().notNull(),
    /** The fight that it was made for: names are unique there, and among those of none. It came later than the body. */
    encounterId: text("encounter_id").references(() => encounters.id),
  },
  // All that is filtered by is in both lists: the long rows are not read to list or to count them.
  ({ key, id, name, characterType, level, classes, encounterId }) => [
    uniqueIndex("characters_own_key").on(key).where(sql`encounter_id IS NULL`),
    uniqueIndex("characters_fight_key").on(encounterId, key).where(sql`encounter_id IS NOT NULL`),
    index("characters_by_name").on(encounterId, key, id, name, characterType, level, classes),
    index("characters_by_type").on(characterType, encounterId, key, id, level, classes),
  ],
);

/** Whose condition or effect comes from whom: `sourceId` may be gone. */
export const characterLinks = sqliteTable(
  "character_links",
  {
    characterId: text("character_id")
      .notNull()
      .references(() => characters.id, { onDelete: "cascade" }),
    sourceId: text("source_id").notNull(),
  },
  ({ characterId, sourceId }) => [
    primaryKey({ columns: [characterId, sourceId] }),
    index("links_by_source").on(sourceId, characterId),
  ],
);

/** What characters carry, a row a stack, in order of `place`. */
export const inventory = sqliteTable(
  "inventory",
  {
    characterId: text("character_id")
      .notNull()
      .references(() => characters.id, { onDelete: "cascade" }),
    itemId: text("item_id").notNull(),
    place: integer().notNull(),
    body: text().notNull(),
  },
  ({ characterId, itemId }) => [primaryKey({ columns: [characterId, itemId] })],
);

/** Places of the story. `parentId` is the place that it is in. */
export const locations = sqliteTable(
  "locations",
  {
    id: text().primaryKey(),
    key: text().notNull().unique(),
    name: text().notNull(),
    parentId: text("parent_id").references((): AnySQLiteColumn => locations.id),
    version: integer().notNull(),
    body: text().notNull(),
  },
  ({ parentId }) => [index("locations_by_parent").on(parentId)],
);

/** Groups of characters; at most one is active. */
export const parties = sqliteTable(
  "parties",
  {
    id: text().primaryKey(),
    key: text().notNull().unique(),
    name: text().notNull(),
    active: integer({ mode: "boolean" }).notNull(),
    locationId: text("location_id").references(() => locations.id),
    version: integer().notNull(),
    body: text().notNull(),
  },
  ({ active, locationId }) => [
    uniqueIndex("parties_active").on(active).where(sql`active = 1`),
    index("parties_by_location").on(locationId),
  ],
);

/** Who is in which party, in order of `place`. Nobody is deleted while a party has them: it would change unseen. */
export const partyMembers = sqliteTable(
  "party_members",
  {
    partyId: text("party_id")
      .notNull()
      .references(() => parties.id, { onDelete: "cascade" }),
    characterId: text("character_id")
      .notNull()
      .references(() => characters.id),
    place: integer().notNull(),
    role: text(),
  },
  ({ partyId, characterId }) => [
    primaryKey({ columns: [partyId, characterId] }),
    index("parties_by_character").on(characterId, partyId),
  ],
);

/** Notes of the sessions; `seq` is what the full-text index calls them by. Times are milliseconds since 1970. */
export const notes = sqliteTable(
  "notes",
  {
    seq: integer().primaryKey(),
    id: text().notNull().unique(),
    type: text({ enum: noteTypes }).notNull(),
    status: text({ enum: noteStatuses }).notNull(),
    visibility: text({ enum: visibilities }).notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    /** Tags, entities, and what symbols hide, in words for the full-text index. */
    labels: text().notNull(),
    content: text().notNull(),
  },
  // All that is filtered by is in both: lists are found without reading the notes.
  ({ type, status, visibility, updatedAt }) => [
    index("notes_by_type").on(type, status, updatedAt, visibility),
    index("notes_by_time").on(updatedAt, type, status, visibility),
  ],
);

/** Tags and entities of notes; `key` is the label as it is compared. */
export const noteLabels = sqliteTable(
  "note_labels",
  {
    noteSeq: integer("note_seq")
      .notNull()
      .references(() => notes.seq, { onDelete: "cascade" }),
    kind: text({ enum: ["tag", "entity"] }).notNull(),
    key: text().notNull(),
    place: integer().notNull(),
    label: text().notNull(),
  },
  ({ noteSeq, kind, key, place }) => [
    primaryKey({ columns: [noteSeq, kind, place] }),
    index("notes_by_label").on(kind, key, noteSeq),
  ],
);

// The log: rows are added at its end and never changed. Every index would cost each write.

/** What has happened: a row a command. */
export const commands = sqliteTable("commands", {
  seq: integer().primaryKey(),
  commandId: text("command_id").notNull(),
  at: integer().notNull(),
  visibility: text({ enum: visibilities }).notNull(),
  eventSchema: integer("event_schema").notNull(),
  /** All of them, in the order in which they happened: a JSON array. */
  events: text().notNull(),
});

/** What was before: a row for each aggregate that a command wrote, in the order in which it did. */
export const images = sqliteTable("images", {
  /** The command's, times `imagesEach`, and its place among the command's: those of a command are found without an index. */
  seq: integer().primaryKey(),
  /** "character:ID", "encounter:ID", "party:ID", "location:ID", "note:ID", "campaign". */
  aggregate: text().notNull(),
  /** The aggregate's version after it; 0 when it was deleted. */
  version: integer().notNull(),
  /** The image of what the command changed; null when the aggregate was made. */
  before: text(),
});

/** Keys of images from one command to the next. */
export const imagesEach = 1_000_000;

/** Who was given another name by an upgrade or an import, since names are compared otherwise than before. */
export const renames = sqliteTable("renames", {
  aggregate: text().primaryKey(),
  was: text().notNull(),
  name: text().notNull(),
});

/** What the log's events are folded over: everything as it was when the campaign was upgraded or imported; nothing in one that began empty. */
export const baseline = sqliteTable("baseline", {
  aggregate: text().primaryKey(),
  version: integer().notNull(),
  /** The whole aggregate as JSON. */
  value: text().notNull(),
});
