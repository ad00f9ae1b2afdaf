import type { Event } from "../../../game/event.js";
import type { FallFrame, MoveFrame } from "../../../game/move-frame.js";
import { type Next, nothing } from "../../../game/next.js";
import { combatantOf, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { overlaps } from "../../../grid/body.js";
import { nearestFree } from "../../../grid/free.js";
import { movementField } from "../../zones/walls.js";
import { bodyOf, fullBodyOf } from "../bodies.js";
import { carriedAlong, occupantsFor } from "./company.js";

/**
 * A move goes no farther: the mover stays on the square that it was leaving. In somebody else's space
 * nobody stays: it is moved to the nearest free one, a house rule.
 */
export function halt(state: GameState, { id, mode }: MoveFrame, using: Using): Next {
  const battlefield = movementField(state);
  const from = combatantOf(state, id)?.at;
  const body = bodyOf(state, id, using.compendium);
  if (battlefield === undefined || from === undefined || body === undefined) return nothing;
  const others = occupantsFor(state, { id }, using.compendium);
  const fall: FallFrame = { kind: "fall", id, ...(mode === "climb" && { clings: true }) };
  const run = [fall];
  if (state.creatures[id]?.dead || !others.some((one) => overlaps(body, one)))
    return { events: [], run };
  const whole = fullBodyOf(state, id, using.compendium) ?? body;
  const to = nearestFree(battlefield, { body: whole, others });
  if (to === undefined) return { events: [], run };
  const along = carriedAlong(state, { id, from, to });
  const moved: Event = {
    type: "moved",
    id,
    rule: "House rule: two creatures never share a space",
    from,
    to,
    mode: "forced",
    feet: 0,
    path: [to],
    ...(along.length > 0 && { along }),
  };
  return { events: [moved], run };
}
