import type { Creature } from "../creature/creature.js";
import type { Circumstances } from "../effects/predicate.js";
import { effectsOnRoll, type RollEffects, type RollOf } from "../effects/rolls.js";
import { bearerOf } from "../sheet/numbers/bearer.js";
import type { Compendium } from "../tables/compendium.js";

/** One roll that effects may bear on, with what is known of it. */
export interface RollAsked extends Circumstances {
  readonly on: RollOf["on"];
  /** The creature's own roll where this is left out. */
  readonly by?: RollOf["by"];
}

/** Everything on a creature that bears on one roll, its own or a foe's against it. */
export function rollEffects(
  creature: Creature,
  { on, by = "self", ...known }: RollAsked,
  compendium: Compendium,
): RollEffects {
  const { actives, facts, changes } = bearerOf(creature, compendium);
  const bearing = { actives, readings: changes.now };
  return effectsOnRoll(bearing, { on, by }, { ...facts, ...known });
}
