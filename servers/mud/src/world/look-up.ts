import { onceOf } from "@tabletop-mcp/rules-engine";
import type { World } from "./model.js";

type Indexed = "rooms" | "locks" | "items" | "chests" | "monsters" | "npcs" | "quests";

/** What a world has, by id. A state that is older than its file may name what is gone. */
export type LookUps = {
  readonly [List in Indexed]: ReadonlyMap<string, World[List][number]>;
};

/** The indexes of a world, made at the first question. */
export const lookUps: (world: World) => LookUps = onceOf((world: World) => ({
  rooms: byId(world.rooms),
  locks: byId(world.locks),
  items: byId(world.items),
  chests: byId(world.chests),
  monsters: byId(world.monsters),
  npcs: byId(world.npcs),
  quests: byId(world.quests),
}));

const byId = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
): ReadonlyMap<string, Entry> => new Map(entries.map((entry) => [entry.id, entry]));
