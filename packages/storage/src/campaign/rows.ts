import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../open.js";
import type { Orm } from "../orm.js";
import { damaged } from "./codec.js";
import { keyOf } from "./key.js";
import { type Named, type Repository, StaleError, type Stored } from "./model.js";

/** An open database, with and without drizzle. */
export interface Connection {
  readonly database: Database;
  readonly orm: Orm;
}

/** Kinds of aggregates that have an id. */
export type Kind = "character" | "encounter" | "party" | "location" | "note";

/** How aggregates of one kind are read: the synchronous half of a repository. */
export interface Reading<T> {
  readonly kind: Kind;
  read(id: string): Stored<T> | undefined;
  /** Whether `read` knows it without asking the database. */
  isKnown?(id: string): boolean;
  find(idOrName: string): string | undefined;
  names(): readonly Named[];
  nameOf(value: T): string;
}

/** How a commit writes them. */
export interface Writing<T> {
  /** At version 1 unless it comes from elsewhere. */
  insert(value: T, version?: number): void;
  /** Throws StaleError when the row is not the one that was read. */
  update(value: T, before: Stored<T>): void;
  /** Throws StaleError likewise. */
  remove(before: Stored<T>): void;
}

/** One kind of aggregate as rows. */
export interface Rows<T> extends Reading<T>, Writing<T> {
  /** Every one there is: where some have names apart, those too. */
  entries(): readonly Named[];
  /** Takes the name from a row that is about to be given another; notes have none. */
  freeName?(id: string): void;
}

/** What every aggregate has. */
export interface Identified {
  readonly id: string;
}

/** Throws StaleError unless the one row was written. */
export function expectOne(changes: number, kind: Kind, id: string): void {
  if (changes !== 1) throw new StaleError(`${kind}:${id}`);
}

/** Deletes from the kind's table what is still as it was read. */
export const remover =
  (orm: Orm, table: SQLiteTable, kind: Kind) =>
  ({ value: { id }, version }: Stored<Identified>): void => {
    const { changes } = orm.run(
      sql`DELETE FROM ${table} WHERE id = ${id} AND version = ${version}`,
    );
    expectOne(changes, kind, id);
  };

/** Look-ups in a table whose rows have names, each its own among these. */
export function naming(
  orm: Orm,
  table: SQLiteTable,
  among: SQL = sql`TRUE`,
): Pick<Rows<unknown>, "find" | "names" | "entries" | "freeName"> {
  const said = sql.placeholder("said");
  const id = { id: sql<string>`id` };
  // Each is one step in an index: to ask for either at once takes several times as long.
  const known = orm.select(id).from(table).where(sql`id = ${said}`).prepare();
  const called = orm.select(id).from(table).where(sql`key = ${said} AND ${among}`).prepare();
  const listed = { id: sql<string>`id`, name: sql<string>`name` };
  const these = orm.select(listed).from(table).where(among).orderBy(sql`key`).prepare();
  const all = orm.select(listed).from(table).orderBy(sql`key`, sql`id`).prepare();
  return {
    find: (name) => (known.get({ said: name }) ?? called.get({ said: keyOf(name) }))?.id,
    names: () => these.all(),
    entries: () => all.all(),
    // No name is called so: a name never begins with NUL.
    freeName: (id) => void orm.run(sql`UPDATE ${table} SET key = ${`\0${id}`} WHERE id = ${id}`),
  };
}

/** Runs synchronous work of the driver: what it throws becomes a rejection. */
export type Attempt = <T>(work: () => T) => Promise<T>;

/** How a database is read: by one statement, or by several that see the same moment. What is known without any is as it is at the moment. */
export interface Looks {
  readonly once: Attempt;
  readonly together: <T>(work: () => T, isKnown?: () => boolean) => Promise<T>;
}

/** The asynchronous port over rows, each of which one statement reads. */
export function repositoryOf<T extends Identified>(
  rows: Reading<T>,
  { once, together }: Looks,
): Repository<T> {
  const idOf = (said: string): string | undefined => rows.find(said) ?? refuseMiskept(rows, said);
  const calledSo = (said: string): Stored<T> | undefined => {
    const id = idOf(said);
    return id === undefined ? undefined : rows.read(id);
  };
  const called = async (said: string): Promise<Stored<T> | undefined> => {
    const found = await once(() => calledSo(said));
    if (found === undefined || isCalled(rows, found.value, said)) return found;
    // Between its name and its row another may have taken the name over: in one moment nobody can.
    const again = await together(() => calledSo(said));
    if (again === undefined || isCalled(rows, again.value, said)) return again;
    const { id } = again.value;
    throw damaged(`${rows.kind} ${id}`, `${rows.nameOf(again.value)} is kept under another name`);
  };
  return {
    find: (idOrName) => once(() => idOf(idOrName)),
    called,
    load(ids) {
      const all = () => ids.flatMap((id) => rows.read(id) ?? []);
      return ids.length > 1
        ? together(all, () => ids.every((id) => rows.isKnown?.(id)))
        : once(all);
    },
    names: () => once(() => rows.names()),
  };
}

/** Throws DATABASE_DAMAGED for a name that somebody has who is kept under another: nobody new is to be given it. */
function refuseMiskept<T>({ kind, names }: Reading<T>, said: string): undefined {
  const key = keyOf(said);
  const miskept = names().find(({ name }) => keyOf(name) === key);
  if (miskept === undefined) return;
  throw damaged(`${kind} ${miskept.id}`, `${miskept.name} is kept under another name`);
}

function isCalled<T extends Identified>(
  { nameOf }: Reading<T>,
  value: T,
  idOrName: string,
): boolean {
  const name = nameOf(value);
  return value.id === idOrName || name === idOrName || keyOf(name) === keyOf(idOrName);
}
