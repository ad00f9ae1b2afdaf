import { createHash } from "node:crypto";
import type { LogRow, Row } from "../rows.js";
import type { WholeWorld } from "./model.js";

/** How much there is in a world, and a sum by which two that are equal are known. */
export interface WorldContents {
  /** How many there are of each kind. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly aggregates: number;
  /** Of the log. */
  readonly commits: number;
  readonly seq: number;
  /** SHA-256 of all rows, in order. */
  readonly digest: string;
}

/** What a world has, counted as it goes by. */
export interface Counting {
  aggregates(rows: readonly Row[]): void;
  log(rows: readonly LogRow[]): void;
  contents(seq: number): WorldContents;
}

/** Counts nothing yet. */
export function counting(): Counting {
  const sum = createHash("sha256");
  const kinds = new Map<string, number>();
  let aggregates = 0;
  let commits = 0;
  const add = (fields: readonly (string | number)[]): void =>
    void sum.update(`${JSON.stringify(fields)}\n`);
  return {
    aggregates(rows) {
      aggregates += rows.length;
      for (const { kind, id, place, version, body } of rows) {
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        add([kind, id, place, version, body]);
      }
    },
    log(rows) {
      commits += rows.length;
      for (const { seq, at, touched, events } of rows) add([seq, at, touched, events]);
    },
    contents(seq) {
      add([seq]);
      return {
        kinds: Object.fromEntries(kinds),
        aggregates,
        commits,
        seq,
        digest: sum.digest("hex"),
      };
    },
  };
}

/** What this world has. */
export async function contentsOf(
  world: WholeWorld,
  done: (rows: readonly unknown[]) => void,
): Promise<WorldContents> {
  const count = counting();
  for await (const rows of world.aggregates()) {
    count.aggregates(rows);
    done(rows);
  }
  for await (const rows of world.log()) {
    count.log(rows);
    done(rows);
  }
  return count.contents(world.seq);
}
