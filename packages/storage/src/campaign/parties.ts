import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Orm } from "../orm.js";
import { type Codec, codec } from "./codec.js";
import { keyOf } from "./key.js";
import type { Party, Stored } from "./model.js";
import { expectOne, naming, type Rows, remover, type Writing } from "./rows.js";
import { parties, partyMembers } from "./schema.js";
import { type PartyBody, partyBodyShape } from "./shapes/story.js";

const bodies: Codec<PartyBody> = codec("party", partyBodyShape);

/** Parties as rows. */
export interface PartyRows extends Rows<Party> {
  all(): readonly Stored<Party>[];
  active(): Stored<Party> | undefined;
  of(characterId: string): readonly Stored<Party>[];
  at(locationId: string): readonly Stored<Party>[];
}

/** Reads and writes parties, their members beside them. */
export function partyRows(orm: Orm): PartyRows {
  const read = reader(orm);
  const where = (condition?: SQL): readonly Stored<Party>[] =>
    orm
      .selectDistinct({ id: parties.id, key: parties.key })
      .from(parties)
      .leftJoin(partyMembers, eq(partyMembers.partyId, parties.id))
      .where(condition)
      .orderBy(asc(parties.key))
      .all()
      .flatMap(({ id }) => read(id) ?? []);
  return {
    kind: "party",
    nameOf: ({ name }) => name,
    read,
    ...naming(orm, parties),
    ...writing(orm),
    all: () => where(),
    active: () => where(eq(parties.active, true))[0],
    of: (characterId) => where(eq(partyMembers.characterId, characterId)),
    at: (locationId) => where(eq(parties.locationId, locationId)),
  };
}

function reader(orm: Orm): (id: string) => Stored<Party> | undefined {
  const id = sql.placeholder("id");
  const byId = orm.select().from(parties).where(eq(parties.id, id)).prepare();
  const members = orm
    .select({ characterId: partyMembers.characterId, role: partyMembers.role })
    .from(partyMembers)
    .where(eq(partyMembers.partyId, id))
    .orderBy(asc(partyMembers.place))
    .prepare();
  return (wanted) => {
    const row = byId.get({ id: wanted });
    if (row === undefined) return undefined;
    const { name, active, locationId, version, body } = row;
    const value: Party = {
      id: wanted,
      name,
      active,
      members: members
        .all({ id: wanted })
        .map(({ characterId, role }) => ({ characterId, ...(role === null ? {} : { role }) })),
      ...(locationId === null ? {} : { location: locationId }),
      ...bodies.decode(body, wanted),
    };
    return { value, version };
  };
}

function writing(orm: Orm): Writing<Party> {
  return {
    insert(party, version = 1) {
      orm
        .insert(parties)
        .values({ ...columnsOf(party), version })
        .run();
      writeMembers(orm, party);
    },
    update(party, before) {
      const { changes } = orm
        .update(parties)
        .set({ ...columnsOf(party), version: before.version + 1 })
        .where(and(eq(parties.id, party.id), eq(parties.version, before.version)))
        .run();
      expectOne(changes, "party", party.id);
      writeMembers(orm, party);
    },
    remove: remover(orm, parties, "party"),
  };
}

function columnsOf({ id, name, active, location, members: _members, ...body }: Party) {
  return {
    id,
    key: keyOf(name),
    name,
    active,
    locationId: location ?? null,
    body: bodies.encode(body, id),
  };
}

function writeMembers(orm: Orm, { id: partyId, members }: Party): void {
  orm.delete(partyMembers).where(eq(partyMembers.partyId, partyId)).run();
  for (const [place, { characterId, role = null }] of members.entries())
    orm.insert(partyMembers).values({ partyId, characterId, place, role }).run();
}
