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

/** Brings what is held up to the last commit, and adds what is wanted: where another machine is asked, each question is a way there and back. */
async function bring(store: WorldStore, shelf: Shelf, wanted: ReadonlySet<string>): Promise<void> {
  const log = await since(store, shelf);
  const touched = touchedBy(log, shelf);
  const missing = [...wanted].filter((place) => !shelf.held.has(place));
  const keys = [...touched.values(), ...missing.map((place) => ({ place }))];
  // What is read may be newer than this log, which then comes again.
  const rows = keys.length === 0 ? [] : await store.read(keys);
  for (const name of touched.keys()) remove(shelf, name);
  for (const place of missing) shelf.held.set(place, { rows: new Map() });
  for (const row of rows) put(shelf, row);
  shelf.seq = log.at(-1)?.seq ?? shelf.seq;
}

/** What was done since; where that is too much, or too much is held, nothing is held any more. */
async function since(store: WorldStore, shelf: Shelf): Promise<readonly WorldLogged[]> {
  if (shelf.held.size > mostHeld) clear(shelf);
  // The last that is known comes along: what has taken the place of a keeper that was lost may not have it.
  const log = shelf.seq < 0 ? [] : await store.changesSince(shelf.seq - 1, mostCommits + 2);
  const isAnother = shelf.seq > 0 && log[0]?.seq !== shelf.seq;
  const fresh = log.filter(({ seq }) => seq > shelf.seq);
  if (isAnother || fresh.length > mostCommits) clear(shelf);
  if (shelf.seq >= 0) return fresh;
  shelf.seq = await store.latest();
  return [];
}

/** What was touched of what is held. */
function touchedBy(log: readonly WorldLogged[], { held }: Shelf): ReadonlyMap<string, WorldKey> {
  const touched = new Map<string, WorldKey>();
  for (const { kind, id, from, to } of log.flatMap((commit) => commit.touched))
    if (held.has(from) || held.has(to)) touched.set(nameOf({ kind, id }), { kind, id });
  return touched;
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
