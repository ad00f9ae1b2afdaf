import type { MudContext } from "../context.js";
import type { PlayerThere } from "../state/place.js";

/** Every player of the world, awake or not, by name. */
export async function allPlayers({
  places,
  atlas,
}: Pick<MudContext, "places" | "atlas">): Promise<readonly PlayerThere[]> {
  const rooms = await places.of(atlas.world.rooms.map(({ id }) => id));
  return rooms.flatMap(({ players }) => players).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
