import { onceOf } from "@tabletop-mcp/rules-engine";
import type { Exit, World } from "./model.js";

/** What a player can come to. */
export interface Reached {
  readonly rooms: ReadonlySet<string>;
  /** Kinds of items that can be had again and again, whoever has taken what was there. */
  readonly items: ReadonlySet<string>;
}

/** An exit, with the keys that it takes. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly lock?: string;
  readonly needs: readonly string[];
}

/** What gives items again and again, to those who are in its room with all that it takes. */
export interface Source {
  /** "the chest "crate"". */
  readonly what: string;
  readonly room: string;
  readonly needs: readonly string[];
  readonly gives: readonly string[];
}

/** The ways of a world. */
export const waysOf: (world: World) => readonly Way[] = onceOf((world: World) =>
  world.rooms.flatMap(({ id, exits }) =>
    Object.values<Exit>(exits).map((exit) => ({
      from: id,
      ...exit,
      needs: keysOf(exit.lock, world),
    })),
  ),
);

/** Its sources: chests and what monsters drop come back, and trades are made as often as one likes. */
export const sourcesOf: (world: World) => readonly Source[] = onceOf((world: World) => [
  ...world.chests.map(({ id, room, lock, items }) => ({
    what: `the chest ${JSON.stringify(id)}`,
    room,
    needs: keysOf(lock, world),
    gives: items,
  })),
  ...world.monsters.map(({ id, room, drops }) => ({
    what: `the monster ${JSON.stringify(id)}`,
    room,
    needs: [],
    gives: drops,
  })),
  ...world.npcs.flatMap(({ id, room, trades }) =>
    trades.map(({ takes, gives }) => ({
      what: `the trader ${JSON.stringify(id)}`,
      room,
      needs: takes,
      gives,
    })),
  ),
]);

/** The keys of a lock. */
export const keysOf = (lock: string | undefined, { locks }: World): readonly string[] =>
  locks.find(({ id }) => id === lock)?.keys ?? [];

/** Whether all that is needed can be had. */
export const hasAll = (needs: readonly string[], { items }: Pick<Reached, "items">): boolean =>
  needs.every((item) => items.has(item));

/**
 * What a player with empty hands can come to from a room, whatever others have taken: what lay in a room
 * does not come back, and rewards are given once, so that neither counts. More in hand never closes a
 * way: rounds until nothing is new find all.
 */
export function closureFrom(room: string, world: World): Reached {
  const rooms = new Set([room]);
  const items = new Set<string>();
  const isOpen = (where: string, needs: readonly string[]) =>
    rooms.has(where) && hasAll(needs, { items });
  for (let size = 0; size !== rooms.size + items.size; ) {
    size = rooms.size + items.size;
    for (const way of waysOf(world)) if (isOpen(way.from, way.needs)) rooms.add(way.to);
    const given = sourcesOf(world).filter((source) => isOpen(source.room, source.needs));
    for (const item of given.flatMap(({ gives }) => gives)) items.add(item);
  }
  return { rooms, items };
}
