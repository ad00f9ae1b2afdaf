import type { GameState } from "../game/state.js";
import type { Creature } from "./creature.js";

/** The next free id on a creature: "c4" for a condition, "e5" for an effect, "k6" for a cast, "i7" for an item. */
export const nextId = ({ lastId }: Creature, kind: "c" | "e" | "k" | "i"): string =>
  `${kind}${lastId + 1}`;

/** The next id of a cast that nobody here has: a spell is named by it alone. */
export function nextCastId(
  { creatures }: Pick<GameState, "creatures">,
  { lastId }: Creature,
): string {
  const taken = new Set(Object.values(creatures).flatMap(({ casts }) => casts.map(({ id }) => id)));
  let number = lastId + 1;
  while (taken.has(`k${number}`)) number += 1;
  return `k${number}`;
}

/** The highest number given so far, once something has this id. */
export const lastIdWith = (lastId: number, id: string): number =>
  Math.max(lastId, Number(/\d+$/u.exec(id)?.[0] ?? 0));
