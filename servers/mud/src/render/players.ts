import type { Deed } from "../play/deed.js";
import { isAwake, type PlayerThere, type Scene } from "../state/scene.js";

/** So many names are said at once. */
const mostNamed = 100;

/** Who is awake; those in the player's room first. */
export function whoText({ me, now }: Scene, all: readonly PlayerThere[]): Deed {
  const awake = all.filter((player) => isAwake(player, now));
  const ranked = [
    ...awake.filter(({ place }) => place === me.place),
    ...awake.filter(({ place }) => place !== me.place),
  ];
  const players = ranked.slice(0, mostNamed).map(({ id, name, place }) => ({
    name,
    here: place === me.place,
    ...(id === me.id && { you: true }),
  }));
  const named = players.map(
    ({ name, here, you }) => `${name}${you ? " (you)" : here ? " (here)" : ""}`,
  );
  const more = ranked.length > named.length ? `, and ${ranked.length - named.length} more` : "";
  return { told: `Awake: ${named.join(", ")}${more}.`, data: { players } };
}
