import type { Creature } from "@tabletop-mcp/rules-engine";
import { and, asc, count, eq, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Orm } from "../orm.js";
import { keyOf } from "./key.js";
import type { CharacterFilter, Page, Stored } from "./model.js";

import { characters, partyMembers } from "./schema.js";

/** Lists characters by name. Which ones is found without reading their bodies. */
export const listing =
  (orm: Orm, read: (id: string) => Stored<Creature> | undefined) =>
  ({ offset, limit, ...filter }: CharacterFilter): Page<Stored<Creature>> => {
    const where = conditionsOf(orm, filter);
    const counted = orm.select({ total: count() }).from(characters).where(where).get();
    const ids = orm
      .select({ id: characters.id })
      .from(characters)
      .where(where)
      .orderBy(asc(characters.key))
      .limit(limit)
      .offset(offset)
      .all();
    return { total: counted?.total ?? 0, rows: ids.flatMap(({ id }) => read(id) ?? []) };
  };

function conditionsOf(
  orm: Orm,
  {
    characterType,
    encounterId,
    partyId,
    classId,
    minLevel,
    query,
  }: Omit<CharacterFilter, "offset" | "limit">,
): SQL | undefined {
  const members = (id: string) =>
    orm
      .select({ id: partyMembers.characterId })
      .from(partyMembers)
      .where(eq(partyMembers.partyId, id));
  return and(
    encounterId === undefined
      ? isNull(characters.encounterId)
      : eq(characters.encounterId, encounterId),
    characterType === undefined ? undefined : sql`${characters.characterType} = ${characterType}`,
    partyId === undefined ? undefined : inArray(characters.id, members(partyId)),
    classId === undefined ? undefined : contains(characters.classes, ` ${classId} `),
    minLevel === undefined ? undefined : gte(characters.level, minLevel),
    query === undefined ? undefined : contains(characters.key, keyOf(query)),
  );
}

const contains = (column: SQLiteColumn, part: string): SQL => sql`instr(${column}, ${part}) > 0`;
