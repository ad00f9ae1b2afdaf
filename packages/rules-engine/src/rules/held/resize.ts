import type { EventOf, OfCreature } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { sizeOf } from "../../sheet/size.js";
import { makeRoom } from "../forms/room.js";

/** What makes a creature larger or smaller has come or gone ("Enlarge/Reduce"). */
export function resize(state: GameState, { id }: OfCreature, { compendium }: Using): Next {
  const creature = creatureIn(state, id);
  const { make, effects } = creature;
  const grown = effects
    .flatMap((held) => held.effects)
    .reduce((sum, effect) => sum + (effect.kind === "size" ? effect.by : 0), 0);
  if (grown === (make.grown ?? 0)) return nothing;
  const { grown: _before, ...plain } = make;
  const after = grown === 0 ? plain : { ...plain, grown };
  return happens({
    type: "changed",
    id,
    rule: "Size",
    field: "size",
    from: sizeOf(make, compendium),
    to: sizeOf(after, compendium),
    set: { make: after },
  });
}

/** Whoever is larger now needs room. */
export const makeRoomForSize = (state: GameState, event: EventOf<"changed">, using: Using): Next =>
  event.field === "size" ? makeRoom(state, event, using) : nothing;
