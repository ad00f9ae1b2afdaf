import * as z from "zod";
import { StorageError } from "../errors.js";
import type { ToJson } from "./by-field.js";
import { issuesText } from "./issues.js";
import { farthest } from "./shapes/words.js";

/** A JSON column: what is written is what the shape says, and so is what is read. `id` is for messages. */
export interface Codec<T> {
  /** Throws StorageError NUMBER_LIMIT, or TypeError: what is no T is a bug of whoever wrote it. */
  encode(value: T, id: string): string;
  /** Throws StorageError DATABASE_DAMAGED or DATABASE_NEWER. */
  decode(text: string, id: string): T;
  /** The same for a JSON array of what `encode` gave. */
  decodeAll(text: string, id: string): readonly T[];
}

/** What turns the form of one version of the program into that of the next; a ZodError is damage. */
export type Upgrade = (old: unknown, past: Past) => unknown;

/** What was so when the file of an older value was migrated. */
export interface Past {
  /** Seconds, by the campaign's clock. */
  readonly clock: number;
}

/** What a codec does by other means than others do. */
interface Means<T> {
  /** A later version of the program adds its own. */
  readonly upgrades?: readonly Upgrade[];
  /** A quicker way to the same JSON, made of the usual one. */
  readonly quicker?: (usual: ToJson<T>) => ToJson<T>;
}

/** Versioned JSON of a shape. */
export function codec<T>(
  what: string,
  shape: z.ZodType<T>,
  { upgrades = [], quicker = (usual) => usual }: Means<T> = {},
): Codec<T> {
  const current = upgrades.length + 1;
  const { written, read } = checked(what, shape);
  const json = quicker((value, id) => JSON.stringify(written(value, id)));
  const opened = (column: unknown, id: string): T => {
    if (!isEnvelope(column)) throw damaged(`${what} ${id}`, "it has no version");
    const { v, value, clock = 0 } = column;
    if (v > current) throw newer(`${what} ${id}`, v, current);
    return read(
      asDamage(`${what} ${id}`, () =>
        upgrades.slice(v - 1).reduce((old, upgrade) => upgrade(old, { clock }), value),
      ),
      id,
    );
  };
  return {
    encode: (value, id) => `{"v":${current},"value":${json(value, id)}}`,
    decode: (text, id) => opened(parsed(text, `${what} ${id}`), id),
    decodeAll(text, id) {
      const columns = parsed(text, `${what} ${id}`);
      return Array.isArray(columns) ? columns.map((column) => opened(column, id)) : [];
    },
  };
}

/** Runs upgrades: what they cannot read is damage. */
function asDamage(label: string, work: () => unknown): unknown {
  try {
    return work();
  } catch (thrown) {
    if (!(thrown instanceof z.ZodError)) throw thrown;
    throw damaged(label, issuesText(thrown));
  }
}

interface Envelope {
  readonly v: number;
  /** A migration has put it there, for the upgrades of what is older. */
  readonly clock?: number;
  readonly value: unknown;
}

const isEnvelope = (column: unknown): column is Envelope =>
  typeof column === "object" &&
  column !== null &&
  "value" in column &&
  "v" in column &&
  Number.isInteger(column.v) &&
  Number(column.v) > 0 &&
  (!("clock" in column) || Number.isInteger(column.clock));

/** The same for a value that has columns. */
export function checked<T>(what: string, shape: z.ZodType<T>) {
  // Compiled at the first value: a process that never sees one does not pay for it.
  let compiled: z.ZodType<T> | undefined;
  const check = (value: unknown) => (compiled ??= z.compile(shape)).safeParse(value);
  return {
    written(value: T, id: string): T {
      const { success, data, error } = check(value);
      if (success) return data;
      const beyond = error.issues.find(isBeyond);
      if (beyond !== undefined) throw tooGreat(`${what} ${id}`, beyond.path.join("."));
      throw new TypeError(`the ${what} ${id} cannot be stored: ${issuesText(error)}`);
    },
    read(value: unknown, id: string): T {
      const { success, data, error } = check(value);
      if (success) return data;
      throw damaged(`${what} ${id}`, issuesText(error));
    },
  };
}

/** Sums grow by themselves: that one is too great is nobody's bug. */
const isBeyond = (issue: z.core.$ZodIssue): boolean =>
  (issue.code === "too_big" || issue.code === "too_small") &&
  (issue.origin === "number" || issue.origin === "int");

/** For a number beyond what is kept. */
export const tooGreat = (what: string, field: string): StorageError =>
  new StorageError({
    code: "NUMBER_LIMIT",
    message: `The ${what} cannot be kept: ${field} would be beyond ${farthest}`,
    hint: "Nothing was changed. Keep it below that",
  });

/** JSON that was stored. Throws StorageError where it is none. */
export function parsed(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged(what, "it is not JSON");
  }
}

/** For what is stored and could not have been written by this program. */
export const damaged = (what: string, detail: string): StorageError =>
  new StorageError({
    code: "DATABASE_DAMAGED",
    message: `The stored ${what} is not what this program writes: ${detail}`,
    hint: "Restore the database from a backup; `check` lists everything that is wrong with it",
  });

const newer = (what: string, version: number, known: number): StorageError =>
  new StorageError({
    code: "DATABASE_NEWER",
    message: `The stored ${what} was written by a newer version of this program (${version}, this one knows ${known})`,
    hint: "Update this program",
  });
