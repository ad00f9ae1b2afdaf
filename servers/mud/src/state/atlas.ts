import { type LookUps, lookUps } from "../world/look-up.js";
import type { Chest, Lock, Monster, Npc, Room, World } from "../world/model.js";

/** A world's file with everything found by its id and by its room. */
export interface Atlas extends LookUps {
  readonly world: World;
  /** The room where players begin. */
  readonly start: Room;
  readonly in: (room: string) => Contents;
}

/** What the file puts into a room. */
export interface Contents {
  readonly chests: readonly Chest[];
  readonly monsters: readonly Monster[];
  readonly npcs: readonly Npc[];
  /** Those of its exits and of its chests. */
  readonly locks: readonly Lock[];
}

/** Looks a world through once. Its ids are known to fit together. */
export function atlasOf(world: World): Atlas {
  const found = lookUps(world);
  const start = found.rooms.get(world.start);
  if (start === undefined) throw new Error(`the world has no room "${world.start}"`);
  const contents = new Map(
    world.rooms.map((room) => [room.id, contentsOf(room, world, found.locks)] as const),
  );
  const nothing: Contents = { chests: [], monsters: [], npcs: [], locks: [] };
  return {
    ...found,
    world,
    start,
    in: (room) => contents.get(room) ?? nothing,
  };
}

function contentsOf(room: Room, world: World, locks: ReadonlyMap<string, Lock>): Contents {
  const here = <T extends { readonly room: string }>(all: readonly T[]) =>
    all.filter((one) => one.room === room.id);
  const chests = here(world.chests);
  const named = [...Object.values(room.exits), ...chests].flatMap(({ lock }) => lock ?? []);
  return {
    chests,
    monsters: here(world.monsters),
    npcs: here(world.npcs),
    locks: [...new Set(named)].flatMap((id) => locks.get(id) ?? []),
  };
}
