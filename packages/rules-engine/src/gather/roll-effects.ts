import type { Creature } from "../creature/creature.js";
import type { Circumstances } from "../effects/predicate.js";
import { effectsOnRoll, type RollEffects, type RollOf } from "../effects/rolls.js";
import { bearerOf } from "../sheet/numbers/bearer.js";
import type { Compendium } from "../tables/compendium.js";
import { circumstancesOf, type RollAsked as Roll } from "./circumstances.js";

/** One roll, and whose: the creature's own where nobody says. */
export interface RollAsked extends Roll {
  readonly by?: RollOf["by"];
}

/** Everything on a creature that bears on one roll, its own or a foe's against it, as far as it decides it alone. */
export const rollEffects = (
  creature: Creature,
  asked: RollAsked,
  compendium: Compendium,
): RollEffects =>
  bearingOn(
    { bearer: creature, roll: { on: asked.on, by: asked.by ?? "self" } },
    circumstancesOf(asked, { self: creature, by: asked.by }, compendium),
    compendium,
  );

/** What is on one bearer and bears on a roll under these circumstances. */
export function bearingOn(
  { bearer, roll }: { readonly bearer: Creature; readonly roll: RollOf },
  known: Circumstances,
  compendium: Compendium,
): RollEffects {
  const { actives, changes } = bearerOf(bearer, compendium);
  return effectsOnRoll({ actives, readings: changes.now }, roll, known);
}
