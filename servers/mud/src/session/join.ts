import { WorldStaleError } from "@tabletop-mcp/storage";
import type { MudContext } from "../context.js";
import { wear } from "../play/wear.js";
import type { Player } from "../state/bodies.js";
import { carriedBy, playerId } from "../state/scene.js";
import { mint, mintKeys } from "./mint.js";

/** A new player of that name begins at the entrance, with what all begin with. Whoever was faster has made the same. */
export async function join(ctx: MudContext, name: string): Promise<void> {
  const { store, atlas, now } = ctx;
  const id = playerId(name);
  const mints = atlas.world.sheet.equipment.map((of) => ({ of, place: carriedBy(id) }));
  const [rows, heard] = await Promise.all([store.read(mintKeys(mints)), store.latest()]);
  const { made, changes } = mint(mints, rows);
  const at = now();
  const naked: Player = {
    name,
    life: {},
    quests: {},
    visited: [atlas.start.id],
    defeated: [],
    seenAt: at,
    heard,
  };
  const body = made.reduce((player, item) => {
    const kind = atlas.items.get(item.of);
    if (kind === undefined) return player;
    const worn = wear({ id, name, body: player }, { ...item, name: kind.name, kind }, ctx);
    // What is in the way of nothing stays on; the rest is carried.
    return "life" in worn && worn.stowed.length === 0 ? { ...player, life: worn.life } : player;
  }, naked);
  try {
    await store.commit({
      at,
      changes: [
        { kind: "player", id, version: 0, after: { place: atlas.start.id, body } },
        ...changes,
      ],
      events: [{ place: atlas.start.id, body: { type: "joined", who: name } }],
    });
  } catch (thrown) {
    if (!(thrown instanceof WorldStaleError)) throw thrown;
  }
}
