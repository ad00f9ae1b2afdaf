import type { Aggregate, Touched } from "./model.js";

type Id = Pick<Aggregate, "kind" | "id">;

/** What a commit has made of something; of what is gone nothing. */
export interface Written extends Touched {
  readonly after: Aggregate | undefined;
}

/** Where rows are read that are not remembered. */
export interface Source {
  one(id: Id): Aggregate | undefined;
  /** In any order. */
  inPlace(place: string): readonly Aggregate[];
}

/** The rows of a world as they are on disk, those of whole places as long as they stay as they are. */
export interface WorldMemory extends Source {
  /** By kind and id. */
  inPlace(place: string): readonly Aggregate[];
  /** What this process has written, once it is on disk. */
  written(rows: readonly Written[]): void;
  /** Others have written: nothing is known any more. */
  forget(): void;
  /** Lets go of what was not asked for longest, where it is too much. */
  tidy(): void;
}

/** So many rows are remembered. */
const mostRows = 50_000;

/**
 * Many look at the same places, and between two looks little is different there: a row is read and
 * parsed once, and is the same object until it is another one.
 */
export function worldMemory(source: Source, most = mostRows): WorldMemory {
  /** Those not asked for longest first. */
  const places = new Map<string, readonly Aggregate[]>();
  /** All rows of those places. */
  const rows = new Map<string, Aggregate>();
  const drop = (place: string): void => {
    for (const row of places.get(place) ?? []) rows.delete(nameOf(row));
    places.delete(place);
  };
  const set = (place: string, change: (list: readonly Aggregate[]) => readonly Aggregate[]) => {
    const list = places.get(place);
    if (list !== undefined) places.set(place, change(list));
  };
  return {
    one: (id) => rows.get(nameOf(id)) ?? source.one(id),
    inPlace(place) {
      const known = places.get(place);
      const list = known ?? source.inPlace(place).toSorted(inOrder);
      places.delete(place);
      places.set(place, list);
      if (known === undefined) for (const row of list) rows.set(nameOf(row), row);
      return list;
    },
    written(changes) {
      for (const { kind, id, from, to, after } of changes) {
        const name = nameOf({ kind, id });
        set(from, (list) => list.filter((row) => row.id !== id || row.kind !== kind));
        rows.delete(name);
        if (after === undefined || !places.has(to)) continue;
        set(to, (list) => withRow(list, after));
        rows.set(name, after);
      }
    },
    tidy() {
      for (const place of places.keys()) {
        if (rows.size <= most) return;
        drop(place);
      }
    },
    forget() {
      places.clear();
      rows.clear();
    },
  };
}

const nameOf = ({ kind, id }: Id): string => `${kind}\u0000${id}`;

/** By kind and id. */
export const inOrder = (a: Id, b: Id): number => compared(a.kind, b.kind) || compared(a.id, b.id);
const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** In its place among those that are in order. */
function withRow(list: readonly Aggregate[], row: Aggregate): readonly Aggregate[] {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const there = list[middle];
    if (there !== undefined && inOrder(there, row) < 0) low = middle + 1;
    else high = middle;
  }
  return list.toSpliced(low, 0, row);
}
