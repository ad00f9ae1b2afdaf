import type { Combatant } from "../../encounter/combatant.js";
import type { EventOf } from "../../game/event.js";
import type { Frame } from "../../game/frame.js";
import { type Next, nothing, steps } from "../../game/next.js";
import { combatantOf, type GameState } from "../../game/state.js";

/** Those whom a spell has called go when it ends. */
export const vanishWithCast = (
  state: GameState,
  { id, cast, spell }: EventOf<"cast_ended">,
): Next =>
  gone(
    state,
    ({ summoned }) => summoned?.by === id && summoned.cast === cast,
    `vanishes: ${spell} has ended`,
  );

/** Those whom a spell has called go when they have no hit points left; and those that hang on somebody's life, when that one dies. */
export function vanishFallen(state: GameState, { id, type }: EventOf<"died" | "fell">): Next {
  const own = combatantOf(state, id)?.summoned;
  if (own?.cast !== undefined)
    return gone(state, (one) => one.id === id, "vanishes at 0 hit points");
  return type === "died"
    ? gone(
        state,
        ({ summoned }) => summoned?.by === id && summoned.whileLives === true,
        "goes with the one who has called it",
      )
    : nothing;
}

function gone(
  { combatants = {} }: GameState,
  isGone: (one: Combatant) => boolean,
  because: string,
): Next {
  const leaving = Object.values(combatants).flatMap((one): readonly Frame[] =>
    isGone(one)
      ? [
          {
            kind: "act",
            lenient: true,
            action: { type: "leave_encounter", id: one.id, because },
          },
        ]
      : [],
  );
  return leaving.length === 0 ? nothing : steps(...leaving);
}
