import type { Creature } from "./creature.js";

/** Ids of the other creatures that its conditions and effects come from, each once: whoever they are, it hangs on them. */
export function heldBy({ id, conditions, effects }: Creature): readonly string[] {
  const sources = [...conditions, ...effects].flatMap(({ from }) => from ?? []);
  return [...new Set(sources)].filter((from) => from !== id);
}
