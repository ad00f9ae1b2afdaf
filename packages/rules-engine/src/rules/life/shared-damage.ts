import type { EffectHeld } from "../../creature/held.js";
import type { EventOf } from "../../game/event.js";
import { happens, type Next, nothing, steps } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import { spellOver } from "../held/spell-over.js";
import { actQuietly } from "../steps/settling.js";

const isBond = ({ effects }: EffectHeld): boolean =>
  effects.some(({ kind }) => kind === "shared-damage");

/** Who has bound itself to another takes whatever damage that one takes ("Warding Bond"). */
export function shareDamage(
  { creatures }: GameState,
  { id, dealt, source }: EventOf<"damage_taken">,
): Next {
  const bonds = creatures[id]?.effects.filter(isBond) ?? [];
  if (bonds.length === 0 || dealt === 0) return nothing;
  return steps(
    ...bonds.flatMap(({ name, from }) =>
      from === undefined || creatures[from] === undefined || source === name
        ? []
        : actQuietly({ type: "damage", id: from, source: name, parts: [{ amount: dealt }] }),
    ),
  );
}

/** A new bond of either of the two ends the one that they had. */
export function endOtherBonds(
  state: GameState,
  { id, held: { id: held, from, effects } }: EventOf<"effect_gained">,
): Next {
  if (!effects.some(({ kind }) => kind === "shared-damage")) return nothing;
  const isOfThem = (one: string | undefined): boolean => one === id || one === from;
  return happens(
    ...Object.values(state.creatures).flatMap((bearer) =>
      bearer.effects.flatMap((other) =>
        isBond(other) &&
        (other.id !== held || bearer.id !== id) &&
        (isOfThem(bearer.id) || isOfThem(other.from))
          ? spellOver(state, { bearer, held: other }, "it was cast anew")
          : [],
      ),
    ),
  );
}
