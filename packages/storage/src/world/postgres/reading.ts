import { asc, gt, type SQL, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { unionAll } from "drizzle-orm/pg-core";
import { inOrder } from "../memory.js";
import type { Aggregate, WorldKey, WorldLogged } from "../model.js";
import { type LogRow, logged, open, type Row } from "../rows.js";
import { aggregates, head, log } from "./schema.js";

/** A world's questions, each one statement, which sees one moment by itself. */
export interface Reading {
  read(keys: readonly WorldKey[]): Promise<readonly Aggregate[]>;
  after(seq: number, limit: number): Promise<readonly WorldLogged[]>;
  latest(): Promise<number>;
}

/** The questions, compiled once by each connection that is asked. */
export function reading(db: NodePgDatabase): Reading {
  const wanted = unionAll(
    db
      .select()
      .from(aggregates)
      .where(sql`(${aggregates.kind}, ${aggregates.id}) IN (${pairs("kinds", "ids")})`),
    db
      .select()
      .from(aggregates)
      .where(sql`${aggregates.place} = ANY(${sql.placeholder("places")}::text[])`),
  ).prepare("world_read");
  const since = db
    .select()
    .from(log)
    .where(gt(log.seq, sql.placeholder("seq")))
    .orderBy(asc(log.seq))
    .limit(sql.placeholder("limit"))
    .prepare("world_log");
  const last = db.select({ seq: head.seq }).from(head).prepare("world_latest");
  return {
    async read(keys) {
      if (keys.length === 0) return [];
      return inOrderOf(keys, await wanted.execute(askedFor(keys)));
    },
    async after(seq, limit) {
      const rows: readonly LogRow[] = await since.execute({ seq, limit });
      return rows.map(logged);
    },
    async latest() {
      const [row] = await last.execute();
      return row?.seq ?? 0;
    },
  };
}

const pairs = (one: string, other: string): SQL =>
  sql`SELECT * FROM unnest(${sql.placeholder(one)}::text[], ${sql.placeholder(other)}::text[])`;

function askedFor(keys: readonly WorldKey[]) {
  const named = keys.filter((key) => "id" in key);
  const places = keys.flatMap((key) => ("place" in key ? [key.place] : []));
  return {
    kinds: named.map(({ kind }) => kind),
    ids: named.map(({ id }) => id),
    places: [...new Set(places)],
  };
}

/** As they were asked for, those of a place by kind and id, each once. */
function inOrderOf(keys: readonly WorldKey[], rows: readonly Row[]): readonly Aggregate[] {
  const known = new Map(rows.map((row) => [nameOf(row), row]));
  const places = byPlace([...known.values()].toSorted(inOrder));
  const found = keys.flatMap((key) => {
    if ("id" in key) return known.get(nameOf(key)) ?? [];
    const here = places.get(key.place) ?? [];
    return key.kind === undefined ? here : here.filter(({ kind }) => kind === key.kind);
  });
  return [...new Set(found)].map(open);
}

function byPlace(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const places = new Map<string, Row[]>();
  for (const row of rows) {
    const here = places.get(row.place);
    if (here === undefined) places.set(row.place, [row]);
    else here.push(row);
  }
  return places;
}

const nameOf = ({ kind, id }: Pick<Aggregate, "kind" | "id">): string => `${kind}\u0000${id}`;
