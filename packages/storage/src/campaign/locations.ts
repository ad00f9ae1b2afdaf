import { and, asc, eq, sql } from "drizzle-orm";
import type { Orm } from "../orm.js";
import { type Codec, codec } from "./codec.js";
import { keyOf } from "./key.js";
import type { Location, Named, Stored } from "./model.js";
import { expectOne, naming, type Rows, remover, type Writing } from "./rows.js";
import { locations } from "./schema.js";
import { type LocationBody, locationBodyShape } from "./shapes/story.js";

const bodies: Codec<LocationBody> = codec("location", locationBodyShape);

/** Locations as rows. */
export interface LocationRows extends Rows<Location> {
  inside(locationId: string): readonly Named[];
  leadingTo(name: string): readonly Stored<Location>[];
  /** Whether the places that it is in come back to it. */
  isInItself(id: string): boolean;
}

/** Reads and writes locations. */
export function locationRows(orm: Orm): LocationRows {
  const read = reader(orm);
  return {
    kind: "location",
    nameOf: ({ name }) => name,
    read,
    ...naming(orm, locations),
    ...writing(orm),
    isInItself: circle(orm),
    inside: (locationId) =>
      orm
        .select({ id: locations.id, name: locations.name })
        .from(locations)
        .where(eq(locations.parentId, locationId))
        .orderBy(asc(locations.key))
        .all(),
    leadingTo(name) {
      const key = keyOf(name);
      // Few exits lead to what is not made yet: the others need not be parsed.
      const unfinished = orm
        .select({ id: locations.id })
        .from(locations)
        .where(sql`instr(${locations.body}, '"toName":') > 0`)
        .orderBy(asc(locations.key))
        .all();
      return unfinished
        .flatMap(({ id }) => read(id) ?? [])
        .filter(({ value }) =>
          value.exits.some(({ toName }) => toName !== undefined && keyOf(toName) === key),
        );
    },
  };
}

function circle(orm: Orm): (id: string) => boolean {
  // UNION drops what has been seen: it ends also above a circle that the place is not part of.
  const found = orm
    .select({ id: locations.id })
    .from(locations)
    .where(
      sql`id = ${sql.placeholder("id")} AND id IN (
        WITH RECURSIVE above(id) AS (
          SELECT parent_id FROM locations WHERE id = ${sql.placeholder("id")}
          UNION SELECT parent_id FROM locations JOIN above USING (id)
        ) SELECT id FROM above)`,
    )
    .prepare();
  return (id) => found.get({ id }) !== undefined;
}

function reader(orm: Orm): (id: string) => Stored<Location> | undefined {
  const byId = orm
    .select()
    .from(locations)
    .where(eq(locations.id, sql.placeholder("id")))
    .prepare();
  return (id) => {
    const row = byId.get({ id });
    if (row === undefined) return undefined;
    const { name, parentId, version, body } = row;
    const parent = parentId === null ? {} : { parentId };
    return { value: { id, name, ...parent, ...bodies.decode(body, id) }, version };
  };
}

function writing(orm: Orm): Writing<Location> {
  return {
    insert(location, version = 1) {
      orm
        .insert(locations)
        .values({ ...columnsOf(location), version })
        .run();
    },
    update(location, { version }) {
      const { changes } = orm
        .update(locations)
        .set({ ...columnsOf(location), version: version + 1 })
        .where(and(eq(locations.id, location.id), eq(locations.version, version)))
        .run();
      expectOne(changes, "location", location.id);
    },
    remove: remover(orm, locations, "location"),
  };
}

function columnsOf({ id, name, parentId, ...body }: Location) {
  return { id, key: keyOf(name), name, parentId: parentId ?? null, body: bodies.encode(body, id) };
}
