import type { Creature } from "@tabletop-mcp/rules-engine";
import { and, eq, or, sql } from "drizzle-orm";
import type { Orm } from "../orm.js";
import { byField } from "./by-field.js";
import { listing } from "./character-list.js";
import { type Codec, codec } from "./codec.js";
import { keyOf } from "./key.js";
import type { Memory } from "./memory.js";
import type { Change, CharacterFilter, Page, Stored } from "./model.js";
import { expectOne, naming, type Rows, remover, type Writing } from "./rows.js";
import { characterLinks, characters, inventory } from "./schema.js";
import { type Body, bodyShape, itemShape } from "./shapes/creature.js";
import { bodyUpgrades } from "./upgrades.js";

type Item = Creature["items"][number];

/** Characters as rows. */
export interface CharacterRows extends Rows<Creature> {
  list(filter: CharacterFilter): Page<Stored<Creature>>;
  bearing(sources: readonly string[]): readonly string[];
  timed(): readonly string[];
  concentrating(): readonly string[];
  /** Told what a commit has put on disk, for what is remembered. */
  written(changes: readonly Change<Creature>[]): void;
}

/** Reads and writes characters: the sheet's facts, what they carry, and whom their conditions come from. */
export function characterRows(orm: Orm, memory: Memory): CharacterRows {
  const names = naming(orm, characters, sql`encounter_id IS NULL`);
  const known = memory.remember(reader(orm));
  const found = memory.remember(names.find);
  const bearers = memory.remember(bearersOf(orm));
  return {
    kind: "character",
    nameOf: ({ name }) => name,
    ...names,
    ...writing(orm),
    read: known.at,
    isKnown: known.has,
    find: found.at,
    list: listing(orm, known.at),
    bearing: (sources) => [...new Set(sources.flatMap(bearers.at))].toSorted(),
    timed: timedIn(orm),
    concentrating: concentratingIn(orm),
    written(changes) {
      for (const { before, after } of changes) {
        if (before !== undefined) known.put(before.value.id, undefined);
        if (after !== undefined)
          known.put(after.id, { value: after, version: (before?.version ?? 0) + 1 });
        if (before?.value.name !== after?.name) found.forget();
        if (!isSame(sourcesOf(before?.value), sourcesOf(after))) bearers.forget();
      }
    },
  };
}

const bodies: Codec<Body> = codec<Body>("character", bodyShape, {
  upgrades: bodyUpgrades,
  quicker: (usual) => byField(bodyShape, usual),
});
const stacks: Codec<Item> = codec("item", itemShape);

/** Reads a character and all that it carries with one statement. */
function reader(orm: Orm): (id: string) => Stored<Creature> | undefined {
  const carried = sql<
    string | null
  >`(SELECT group_concat(inventory.body, ',' ORDER BY inventory.place)
    FROM inventory WHERE inventory.character_id = characters.id)`;
  const { name, characterType, encounterId, version, body } = characters;
  const byId = orm
    .select({ name, characterType, encounterId, version, body, carried })
    .from(characters)
    .where(eq(characters.id, sql.placeholder("id")))
    .prepare();
  return (id) => {
    const row = byId.get({ id });
    if (row === undefined) return undefined;
    const value: Creature = {
      id,
      name: row.name,
      characterType: row.characterType,
      ...(row.encounterId === null ? {} : { encounter: row.encounterId }),
      ...bodies.decode(row.body, id),
      items: stacks.decodeAll(`[${row.carried ?? ""}]`, `of character ${id}`),
    };
    return { value, version: row.version };
  };
}

/** Who bears a condition or an effect of somebody. */
function bearersOf(orm: Orm): (source: string) => readonly string[] {
  const bearers = orm
    .select({ id: characterLinks.characterId })
    .from(characterLinks)
    .where(eq(characterLinks.sourceId, sql.placeholder("source")))
    .prepare();
  return (source) => bearers.all({ source }).map(({ id }) => id);
}

/** On whom something ends by the clock, and who lies at 0 hit points, in this version's form or in the one before. To read through all bodies is quick enough for when time passes. */
function timedIn(orm: Orm): () => readonly string[] {
  const rows = orm
    .select({ id: characters.id })
    .from(characters)
    .where(and(or(has("until"), has("left"), has("rounds"), has("deathSaves")), isInNoFight))
    .orderBy(characters.id)
    .prepare();
  return () => rows.all().map(({ id }) => id);
}

/** Who keeps a spell up. */
function concentratingIn(orm: Orm): () => readonly string[] {
  const rows = orm
    .select({ id: characters.id })
    .from(characters)
    .where(has("concentration"))
    .orderBy(characters.id)
    .prepare();
  return () => rows.all().map(({ id }) => id);
}

/** Bodies that have a field of this name anywhere. */
const has = (field: string) => sql`instr(${characters.body}, ${JSON.stringify(field)} || ':') > 0`;

const isInNoFight = sql`NOT EXISTS (SELECT 1 FROM combatants JOIN encounters
  ON encounters.id = encounter_id AND status = 'active' WHERE creature_id = characters.id)`;

function writing(orm: Orm): Writing<Creature> {
  const sameFacts = orm
    .update(characters)
    .set({ body: sql`${sql.placeholder("body")}`, version: sql`version + 1` })
    .where(sql`id = ${sql.placeholder("id")} AND version = ${sql.placeholder("version")}`)
    .prepare();
  return {
    insert(creature, version = 1) {
      orm
        .insert(characters)
        .values({
          id: creature.id,
          encounterId: creature.encounter ?? null,
          ...factsOf(creature),
          ...bodyOf(creature),
          version,
        })
        .run();
      writeParts(orm, creature);
    },
    update(creature, before) {
      const { id } = creature;
      const { version } = before;
      const { body } = bodyOf(creature);
      const facts = newFacts(creature, before.value);
      const { changes } =
        facts === undefined
          ? sameFacts.run({ id, version, body })
          : orm
              .update(characters)
              .set({ ...facts, body, version: version + 1 })
              .where(and(eq(characters.id, id), eq(characters.version, version)))
              .run();
      expectOne(changes, "character", id);
      writeParts(orm, creature, before.value);
    },
    remove: remover(orm, characters, "character"),
  };
}

/** What characters are found by. */
const factsOf = ({ name, characterType, make }: Creature) => ({
  key: keyOf(name),
  name,
  characterType,
  level: make.levels.length,
  classes: ` ${[...new Set(make.levels.map((level) => level.class))].join(" ")} `,
});

/** Nothing where they are the same: SQLite rewrites every index of a column that is set, whether it changes or not. */
const newFacts = (creature: Creature, { name, characterType, make: { levels } }: Creature) =>
  creature.name === name &&
  creature.characterType === characterType &&
  creature.make.levels === levels
    ? undefined
    : factsOf(creature);

function bodyOf(creature: Creature) {
  const {
    id,
    name: _name,
    characterType: _type,
    encounter: _encounter,
    items: _items,
    ...body
  } = creature;
  return { body: bodies.encode(body, id) };
}

/** Writes what has changed of the rows beside a character's own. */
function writeParts(orm: Orm, creature: Creature, before?: Creature): void {
  const { id: characterId } = creature;
  writeItems(orm, creature, before?.items ?? []);
  const sources = sourcesOf(creature);
  if (!isSame(sources, sourcesOf(before))) {
    orm.delete(characterLinks).where(eq(characterLinks.characterId, characterId)).run();
    for (const sourceId of sources)
      orm.insert(characterLinks).values({ characterId, sourceId }).run();
  }
}

/** Stacks that are the same value in the same place are left alone. */
function writeItems(orm: Orm, { id: characterId, items }: Creature, had: Creature["items"]): void {
  const row = (itemId: string) =>
    and(eq(inventory.characterId, characterId), eq(inventory.itemId, itemId));
  const left = new Set(had.map(({ id }) => id));
  for (const [place, item] of items.entries()) {
    const isKnown = left.delete(item.id);
    if (had[place] === item) continue;
    const body = stacks.encode(item, item.id);
    if (isKnown) orm.update(inventory).set({ place, body }).where(row(item.id)).run();
    else orm.insert(inventory).values({ characterId, itemId: item.id, place, body }).run();
  }
  for (const itemId of left) orm.delete(inventory).where(row(itemId)).run();
}

/** Who a character's conditions and effects come from. */
const sourcesOf = (
  { conditions, effects }: Pick<Creature, "conditions" | "effects"> = {
    conditions: [],
    effects: [],
  },
): readonly string[] => [...new Set([...conditions, ...effects].flatMap(({ from }) => from ?? []))];

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);
