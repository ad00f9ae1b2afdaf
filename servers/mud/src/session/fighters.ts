import type { MudContext } from "../context.js";
import { foughtHere } from "../play/fight.js";
import type { Fighters } from "../play/fight-outcome.js";
import { itemsOf, playersOf } from "../state/place.js";
import { carriedBy, type Scene } from "../state/scene.js";

/** Reads who else has fought the monsters of a room, and what those carry. */
export async function fightersOf(
  { store, atlas }: Pick<MudContext, "store" | "atlas">,
  scene: Scene,
): Promise<Fighters> {
  const ids = foughtHere(scene).filter((id) => id !== scene.me.id);
  if (ids.length === 0) return { players: [], things: [] };
  const rows = await store.read(
    ids.flatMap((id) => [
      { kind: "player", id },
      { place: carriedBy(id), kind: "item" },
    ]),
  );
  return {
    players: playersOf(rows),
    things: itemsOf(rows, atlas),
  };
}
