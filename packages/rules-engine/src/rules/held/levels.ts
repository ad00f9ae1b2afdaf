import type { Creature } from "../../creature/creature.js";
import type { ConditionHeld } from "../../creature/held.js";

/** Levels of exhaustion, from whatever brought them. */
export const levelsIn = (conditions: readonly ConditionHeld[]): number =>
  conditions.reduce(
    (sum, { condition, level = 1 }) => sum + (condition === "exhaustion" ? level : 0),
    0,
  );

/** Of exhaustion: the levels that are held apart from these, which count with them. */
export function levelsApart(
  { conditions }: Creature,
  { condition, id }: Pick<ConditionHeld, "condition"> & Partial<Pick<ConditionHeld, "id">>,
): { readonly others?: number } {
  if (condition !== "exhaustion") return {};
  const others = levelsIn(conditions.filter((held) => held.id !== id));
  return others === 0 ? {} : { others };
}
