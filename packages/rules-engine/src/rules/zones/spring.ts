import type { Zone } from "../../encounter/zone.js";
import { type Next, nothing } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { lurkingOf, setOff } from "../magic/set-off.js";

interface Springing {
  readonly zone: Zone;
  readonly targets: readonly string[];
  /** Somebody has come into it: what waits for something else, said in words, does not mind. */
  readonly isByWay?: true;
}

/** The spell that lies in wait in a zone is set off. */
export function spring(
  state: GameState,
  { zone, targets, isByWay }: Springing,
  using: Using,
): Next {
  const owner = state.creatures[zone.owner];
  const cast = owner?.casts.find(({ id }) => lurkingOf(state, owner.id, id)?.id === zone.id);
  if (owner === undefined || cast === undefined) return nothing;
  return isByWay && cast.waits?.words !== undefined
    ? nothing
    : setOff(state, { owner, cast, targets }, using);
}
