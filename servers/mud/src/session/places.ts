import type { Aggregate, WorldKey, WorldLogged, WorldStore } from "@tabletop-mcp/storage";
import type { Atlas } from "../state/atlas.js";
import { type Place, placeOf } from "../state/place.js";

/** What is in the places of a world now, kept in step with its log: many look at the same rooms. */
export interface Places {
  /** As they are at a moment after the call. */
  of(places: readonly string[]): Promise<readonly Place[]>;
}

interface Waiter {
  readonly places: readonly string[];
  settle(read: readonly Place[] | Promise<never>): void;
}

/** A place that is held: its aggregates, and what was made of them since they last changed. */
interface Held {
  readonly rows: Map<string, Aggregate>;
  made?: Place;
}

/** More commits than these are not followed one by one, and more places than these not held. */
const mostCommits = 500;
const mostHeld = 20_000;

/** Reads for all who wait at once: whoever comes in the meantime has the next turn. */
export function openPlaces(store: WorldStore, atlas: Atlas): Places {
  const shelf = emptyShelf();
  let waiting: Waiter[] = [];
  let isServing = false;
  const serve = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await bring(store, shelf, new Set(batch.flatMap(({ places }) => places)));
        for (const { places, settle } of batch)
          settle(places.map((one) => taken(shelf, one, atlas)));
      } catch (thrown) {
        clear(shelf);
        const failed = Promise.reject<never>(thrown);
        for (const { settle } of batch) settle(failed);
      }
    }
    isServing = false;
  };
  return {
    of: (places) =>
      new Promise((settle) => {
        waiting.push({ places, settle });
        if (isServing) return;
        isServing = true;
        // Who asks in the same turn of the event loop is answered of one moment, read once.
        setImmediate(() => void serve());
      }),
  };
}

/** What is held, as of one commit. */
interface Shelf {
  readonly held: Map<string, Held>;
  /** Where each aggregate is that is held. */
  readonly whereabouts: Map<string, string>;
  seq: number;
}

const emptyShelf = (): Shelf => ({ held: new Map(), whereabouts: new Map(), seq: -1 });

function clear(shelf: Shelf): void {
  shelf.held.clear();
  shelf.whereabouts.clear();
  shelf.seq = -1;
}

/** Brings what is held up to the last commit, and adds what is wanted. */
async function bring(store: WorldStore, shelf: Shelf, wanted: ReadonlySet<string>): Promise<void> {
  const latest = await store.latest();
  // What has taken the place of a keeper that was lost may know less than that one did.
  const isAnother = latest < shelf.seq;
  if (isAnother || latest - shelf.seq > mostCommits || shelf.held.size > mostHeld) clear(shelf);
  if (shelf.seq < 0) shelf.seq = latest;
  if (latest !== shelf.seq)
    await follow(store, shelf, await store.changesSince(shelf.seq, mostCommits));
  const missing = [...wanted].filter((place) => !shelf.held.has(place));
  if (missing.length === 0) return;
  const rows = await store.read(missing.map((place) => ({ place })));
  for (const place of missing) shelf.held.set(place, { rows: new Map() });
  for (const row of rows) put(shelf, row);
}

/** Reads again what was touched of what is held: it may be newer than this log, which then comes again. */
async function follow(store: WorldStore, shelf: Shelf, log: readonly WorldLogged[]): Promise<void> {
  const touched = new Map<string, WorldKey>();
  for (const { kind, id, from, to } of log.flatMap((commit) => commit.touched))
    if (shelf.held.has(from) || shelf.held.has(to)) touched.set(nameOf({ kind, id }), { kind, id });
  const rows = touched.size === 0 ? [] : await store.read([...touched.values()]);
  for (const name of touched.keys()) remove(shelf, name);
  for (const row of rows) put(shelf, row);
  shelf.seq = log.at(-1)?.seq ?? shelf.seq;
}

const nameOf = ({ kind, id }: Pick<Aggregate, "kind" | "id">): string => `${kind}:${id}`;

function put(shelf: Shelf, row: Aggregate): void {
  const held = shelf.held.get(row.place);
  if (held === undefined) return;
  remove(shelf, nameOf(row));
  held.rows.set(nameOf(row), row);
  delete held.made;
  shelf.whereabouts.set(nameOf(row), row.place);
}

function remove({ held, whereabouts }: Shelf, name: string): void {
  const place = held.get(whereabouts.get(name) ?? "");
  whereabouts.delete(name);
  if (place?.rows.delete(name)) delete place.made;
}

function taken({ held }: Shelf, name: string, atlas: Atlas): Place {
  const place = held.get(name);
  if (place === undefined) throw new Error(`${name} was not read`);
  place.made ??= placeOf([...place.rows.values()], atlas);
  return place.made;
}
