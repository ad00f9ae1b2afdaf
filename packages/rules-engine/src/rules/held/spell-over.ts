import type { Creature } from "../../creature/creature.js";
import type { EffectHeld } from "../../creature/held.js";
import type { Event } from "../../game/event.js";
import type { GameState } from "../../game/state.js";
import { castEnded, effectLost } from "./ending.js";

/** What ends with its work, and who bears it. */
interface Worked {
  readonly bearer: Creature;
  readonly held: EffectHeld;
}

/** What a spell has laid has done its work, and the spell is over with it; of what is no spell's, that alone. */
export function spellOver(
  { creatures }: GameState,
  { bearer, held }: Worked,
  because: string,
): Event {
  const { lasting, from = bearer.id } = held;
  const owner = creatures[from];
  const cast =
    lasting.kind === "cast" ? owner?.casts.find(({ id }) => id === lasting.id) : undefined;
  return owner === undefined || cast === undefined
    ? effectLost(bearer, held, { because })
    : castEnded(owner, cast, { because });
}
