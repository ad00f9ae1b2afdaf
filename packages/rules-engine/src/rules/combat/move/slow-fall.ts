import type { Modifier } from "../../../dice/d20.js";
import type { Event } from "../../../game/event.js";
import { creatureIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { numbersAt } from "../../../gather/features.js";
import { featuresOf } from "../../../sheet/features.js";
import { canReact } from "../economy.js";
import { payFeature } from "../reactions/featured.js";

const feature = "monk-slow-fall";
const of = { features: [feature] };

/** What a fall's damage is less by, and what that costs. */
interface Slowed {
  readonly events: readonly Event[];
  readonly lessened?: readonly Modifier[];
}

/** A monk who can react falls slowly, unasked: nothing else answers a fall ("Monk, Slow Fall"). */
export function slowFall(state: GameState, id: string, using: Using): Slowed {
  const known = featuresOf(creatureIn(state, id).make, using.compendium).find(
    (one) => one.id === feature,
  );
  const reduction = known && numbersAt(known)["reduction"];
  if (known === undefined || typeof reduction !== "number" || !canReact(state, id, using))
    return { events: [] };
  const paid = payFeature(state, { id, of }, using);
  return paid.ok
    ? { events: paid.value, lessened: [{ source: known.name, value: reduction }] }
    : { events: [] };
}
