import type { EventOf } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { feetOf } from "../combat/bodies.js";
import { spellOver } from "./spell-over.js";

/** What holds only near the one who brought it ends once they are farther apart ("Warding Bond"). */
export function endOutOfRange(state: GameState, _: EventOf<"moved">, { compendium }: Using): Next {
  const bearers = Object.values(state.creatures).filter(({ effects }) =>
    effects.some(({ range }) => range !== undefined),
  );
  if (bearers.length === 0) return nothing;
  return happens(
    ...bearers.flatMap((bearer) =>
      bearer.effects.flatMap((held) => {
        const other = state.creatures[held.from ?? ""];
        if (held.range === undefined || other === undefined) return [];
        const feet = feetOf(state, { self: bearer, other }, compendium) ?? 0;
        return feet > held.range
          ? spellOver(state, { bearer, held }, "they are too far apart")
          : [];
      }),
    ),
  );
}
