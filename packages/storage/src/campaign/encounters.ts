import type { Battlefield } from "@tabletop-mcp/rules-engine";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Orm } from "../orm.js";
import { type Codec, codec, damaged } from "./codec.js";
import { keyOf } from "./key.js";
import type { Memory } from "./memory.js";
import type { Commit, Fight, Fighting, NamedFight, Stored } from "./model.js";
import { expectOne } from "./rows.js";
import { battlefields, characters, combatants, encounters } from "./schema.js";
import { battlefieldShape } from "./shapes/battlefield.js";
import { combatantShape, type FightBody, fightBodyShape } from "./shapes/fight.js";

type Combatant = Fight["combatants"][string];

/** Fights as rows. */
export interface FightRows {
  readonly kind: "encounter";
  read(id: string): Stored<Fight> | undefined;
  /** The same to play on. Throws StorageError for one that goes on without the rows of somebody who takes part; of an ended one they may be gone. */
  whole(id: string): Stored<Fight> | undefined;
  /** Whether `whole` knows it without asking the database. */
  isKnown(id: string): boolean;
  entries(): readonly NamedFight[];
  called(idOrName: string): readonly NamedFight[];
  active(): readonly NamedFight[];
  of(creatureId: string): NamedFight | undefined;
  fighting(name: string): readonly Fighting[];
  /** Whether somebody takes part in this and in another active one, or is not there at all. */
  isTornApart(id: string): boolean;
  /** Whether somebody takes part in an active one, as it is on disk. */
  isFighting(creatureId: string): boolean;
  /** At version 1 unless it comes from elsewhere. */
  insert(fight: Fight, version?: number): void;
  /** Throws StaleError when it is not as it was read. */
  update(fight: Fight, before: Stored<Fight>): void;
  /** Told what a commit has put on disk, for what is remembered. */
  written(commit: Commit): void;
}

const bodies: Codec<FightBody> = codec<FightBody>("encounter", fightBodyShape);
const bodiesOfCombatants: Codec<Combatant> = codec<Combatant>("combatant", combatantShape);
const maps: Codec<Battlefield> = codec<Battlefield>("battlefield", battlefieldShape);

/** Reads and writes fights: of those who take part only who is different, and the map only where it is. */
export function fightRows(orm: Orm, memory: Memory): FightRows {
  const known = memory.remember(reader(orm));
  const finds = finding(orm);
  const fightOf = memory.remember(finds.of);
  const active = memory.remember(finds.active);
  const lost = memory.remember(lostIn(orm));
  return {
    kind: "encounter",
    ...finds,
    ...writing(orm),
    isTornApart: tearing(orm),
    isFighting: (id) => finds.of(id) !== undefined,
    read: known.at,
    whole(id) {
      const stored = known.at(id);
      if (stored?.value.encounter.status === "active") expectWhole(stored.value, lost.at(id));
      return stored;
    },
    isKnown: (id) => known.has(id) && lost.has(id),
    active: () => active.at(""),
    of: fightOf.at,
    written({ encounters: fights = [], characters: creatures = [] }) {
      if (creatures.some(({ before, after }) => !before || !after)) lost.forget();
      for (const { before, after } of fights) {
        if (after === undefined) continue;
        known.put(after.encounter.id, { value: after, version: (before?.version ?? 0) + 1 });
        if (isSameCompany(before?.value, after)) continue;
        for (const one of [active, fightOf, lost]) one.forget();
      }
    },
  };
}

/** Whether the same take part in a fight that goes on, or does not, as before. */
export const isSameCompany = (before: Fight | undefined, after: Fight): boolean =>
  before !== undefined &&
  before.encounter.status === after.encounter.status &&
  Object.keys(before.combatants).join() === Object.keys(after.combatants).join();

function reader(orm: Orm): (id: string) => Stored<Fight> | undefined {
  const id = sql.placeholder("id");
  const byId = orm.select().from(encounters).where(eq(encounters.id, id)).prepare();
  const taking = orm
    .select({ creatureId: combatants.creatureId, body: combatants.body })
    .from(combatants)
    .where(eq(combatants.encounterId, id))
    .prepare();
  const map = orm
    .select({ body: battlefields.body })
    .from(battlefields)
    .where(eq(battlefields.encounterId, id))
    .prepare();
  return (wanted) => {
    const row = byId.get({ id: wanted });
    if (row === undefined) return undefined;
    const { name, status, version } = row;
    const { waiting, ...body } = bodies.decode(row.body, wanted);
    const battlefield = map.get({ id: wanted });
    const value: Fight = {
      encounter: { id: wanted, name, status, ...body },
      combatants: byTurns(
        body.order,
        taking
          .all({ id: wanted })
          .map((one) => [one.creatureId, bodiesOfCombatants.decode(one.body, one.creatureId)]),
      ),
      ...(waiting === undefined ? {} : { waiting }),
      ...(battlefield === undefined ? {} : { battlefield: maps.decode(battlefield.body, wanted) }),
    };
    return { value, version };
  };
}

/** In the order of turns, as they were: rows come in that of their ids, which are random. */
function byTurns(
  order: Fight["encounter"]["order"],
  rows: readonly (readonly [id: string, combatant: Combatant])[],
): Fight["combatants"] {
  const place = new Map(order.map(({ id }, at) => [id, at]));
  const placeOf = (id: string): number => place.get(id) ?? order.length;
  return Object.fromEntries(rows.toSorted(([one], [other]) => placeOf(one) - placeOf(other)));
}

/** Throws StorageError for a fight without the rows of somebody who takes part; `lost` is no character. */
function expectWhole({ encounter, combatants: there }: Fight, lost: string | undefined): void {
  const missing = encounter.order.find(({ id }) => there[id] === undefined)?.id;
  if (missing !== undefined)
    throw damaged(`encounter ${encounter.id}`, `the combatant ${missing} is missing`);
  if (lost !== undefined)
    throw damaged(`encounter ${encounter.id}`, `the character ${lost}, who takes part, is missing`);
}

const named = { id: encounters.id, name: encounters.name, status: encounters.status } as const;
const inOrder = sql`encounters.rowid`;
const isActive = eq(encounters.status, "active");

function finding(orm: Orm): Pick<FightRows, "entries" | "called" | "active" | "of" | "fighting"> {
  const said = sql.placeholder("said");
  const from = () => orm.select(named).from(encounters);
  const all = from().orderBy(inOrder).prepare();
  const active = from().where(isActive).orderBy(inOrder).prepare();
  const known = from().where(eq(encounters.id, said)).prepare();
  const called = from().where(eq(encounters.key, said)).orderBy(inOrder).prepare();
  const of = from()
    .innerJoin(combatants, eq(combatants.encounterId, encounters.id))
    .where(and(eq(combatants.creatureId, said), isActive))
    .prepare();
  const fighting = orm
    .select({ id: characters.id, name: characters.name, encounter: named })
    .from(characters)
    .innerJoin(encounters, eq(characters.encounterId, encounters.id))
    .where(and(eq(characters.key, said), isActive))
    .orderBy(inOrder, asc(characters.key))
    .prepare();
  return {
    entries: () => all.all(),
    active: () => active.all(),
    called(idOrName) {
      const own = known.all({ said: idOrName });
      return own.length > 0 ? own : called.all({ said: keyOf(idOrName) });
    },
    of: (creatureId) => of.get({ said: creatureId }),
    fighting: (name) => fighting.all({ said: keyOf(name) }),
  };
}

function tearing(orm: Orm): (id: string) => boolean {
  const found = orm
    .select({ id: encounters.id })
    .from(encounters)
    .where(
      sql`status = 'active' AND id <> ${sql.placeholder("id")} AND id IN (
        SELECT encounter_id FROM combatants WHERE creature_id IN (
          SELECT creature_id FROM combatants WHERE encounter_id = ${sql.placeholder("id")}))`,
    )
    .prepare();
  const lost = lostIn(orm);
  return (id) => found.get({ id }) !== undefined || lost(id) !== undefined;
}

/** Who takes part in a fight and is no character. */
function lostIn(orm: Orm): (id: string) => string | undefined {
  const lost = orm
    .select({ id: combatants.creatureId })
    .from(combatants)
    .where(
      sql`encounter_id = ${sql.placeholder("id")}
        AND NOT EXISTS (SELECT 1 FROM characters WHERE characters.id = creature_id)`,
    )
    .prepare();
  return (id) => lost.get({ id })?.id;
}

function writing(orm: Orm): Pick<FightRows, "insert" | "update"> {
  const id = sql`id = ${sql.placeholder("id")} AND version = ${sql.placeholder("version")}`;
  const touched = orm.update(encounters).set({ version: sql`version + 1` }).where(id).prepare();
  const body = sql`${sql.placeholder("body")}`;
  // SQLite rewrites every index of a column that is set, whether it changes or not.
  const rewritten = orm
    .update(encounters)
    .set({ body, version: sql`version + 1` })
    .where(id)
    .prepare();
  const ended = orm
    .update(encounters)
    .set({
      status: sql`${sql.placeholder("status")}`,
      body,
      version: sql`version + 1`,
    })
    .where(id)
    .prepare();
  const taking = keeping(orm);
  return {
    insert(fight, version = 1) {
      const { id: own, name, status } = fight.encounter;
      orm
        .insert(encounters)
        .values({ id: own, key: keyOf(name), name, status, version, body: bodyOf(fight) })
        .run();
      writeParts({ orm, taking }, fight);
    },
    update(fight, { value: before, version }) {
      const { id: own, status } = fight.encounter;
      const isSame = fight.encounter === before.encounter && fight.waiting === before.waiting;
      const write = status === before.encounter.status ? rewritten : ended;
      const { changes } = isSame
        ? touched.run({ id: own, version })
        : write.run({ id: own, version, status, body: bodyOf(fight) });
      expectOne(changes, "encounter", own);
      writeParts({ orm, taking }, fight, before);
    },
  };
}

function bodyOf({ encounter, waiting }: Fight): string {
  const { id, name: _name, status: _status, ...body } = encounter;
  return bodies.encode({ ...body, ...(waiting === undefined ? {} : { waiting }) }, id);
}

/** Writes somebody who takes part, new or as it is now. */
const keeping = (orm: Orm) =>
  orm
    .insert(combatants)
    .values({
      encounterId: sql.placeholder("encounterId"),
      creatureId: sql.placeholder("creatureId"),
      body: sql.placeholder("body"),
    })
    .onConflictDoUpdate({
      target: [combatants.encounterId, combatants.creatureId],
      set: { body: sql`excluded.body` },
    })
    .prepare();

interface Writers {
  readonly orm: Orm;
  readonly taking: ReturnType<typeof keeping>;
}

/** Writes what has changed of the rows beside a fight's own. */
function writeParts(
  { orm, taking }: Writers,
  { encounter, combatants: now, battlefield }: Fight,
  before?: Fight,
) {
  const encounterId = encounter.id;
  const had = before?.combatants ?? {};
  for (const [creatureId, one] of Object.entries(now)) {
    if (had[creatureId] === one) continue;
    const body = bodiesOfCombatants.encode(one, creatureId);
    taking.run({ encounterId, creatureId, body });
  }
  for (const creatureId of Object.keys(had))
    if (now[creatureId] === undefined)
      orm
        .delete(combatants)
        .where(and(eq(combatants.encounterId, encounterId), eq(combatants.creatureId, creatureId)))
        .run();
  if (battlefield === undefined || battlefield === before?.battlefield) return;
  const body = maps.encode(battlefield, encounterId);
  orm
    .insert(battlefields)
    .values({ encounterId, version: 1, body })
    .onConflictDoUpdate({
      target: battlefields.encounterId,
      set: { body, version: sql`${battlefields.version} + 1` },
    })
    .run();
}
