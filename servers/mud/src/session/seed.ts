import { WorldStaleError, type WorldStore } from "@tabletop-mcp/storage";
import type { Atlas } from "../state/atlas.js";
import { loaded } from "../state/place.js";
import { mint, mintKeys } from "./mint.js";

const key = { kind: "seed", id: "rooms" } as const;

/** Lays out what lies in the rooms of a world when it begins: once, and later in rooms that are new. */
export async function seed(store: WorldStore, atlas: Atlas, now: number): Promise<void> {
  for (;;) {
    const rows = await store.read([key]);
    const [before] = loaded("seed", rows);
    const known = new Set(before?.body.rooms);
    const fresh = atlas.world.rooms.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return;
    const mints = fresh.flatMap(({ id, items }) => items.map((of) => ({ of, place: id })));
    const { changes } = mint(mints, await store.read(mintKeys(mints)));
    const rooms = [...known, ...fresh.map(({ id }) => id)];
    const after = { place: "", body: { rooms } };
    try {
      await store.commit({
        at: now,
        changes: [{ ...key, version: before?.version ?? 0, after }, ...changes],
      });
      return;
    } catch (thrown) {
      if (!(thrown instanceof WorldStaleError)) throw thrown;
    }
  }
}
