import type { MudContext } from "../context.js";
import { loaded, type PlayerThere } from "../state/scene.js";

/** Every player of the world, awake or not, by name. */
export async function allPlayers({
  store,
  atlas,
}: Pick<MudContext, "store" | "atlas">): Promise<readonly PlayerThere[]> {
  const keys = atlas.world.rooms.map(({ id }) => ({ place: id, kind: "player" }));
  const rows = await store.read(keys);
  return loaded("player", rows)
    .map((player) => ({ ...player, name: player.body.name }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
