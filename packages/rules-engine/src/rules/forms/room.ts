import type { EventOf } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { combatantOf, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { isOnMap } from "../../grid/battlefield.js";
import { footprintOf } from "../../grid/body.js";
import { nearestFree } from "../../grid/free.js";
import { roomAt } from "../../grid/path.js";
import { fullBodyOf } from "../combat/bodies.js";
import { occupantsFor } from "../combat/move/company.js";

/**
 * Whoever has become too large for where it stands is moved to the nearest place that has room for
 * it: a house rule, since the SRD has no grid. Where there is none, it stays.
 */
export function makeRoom(
  state: GameState,
  { id, rule }: EventOf<"form_taken" | "form_ended" | "changed">,
  { compendium }: Using,
): Next {
  const { battlefield: field } = state;
  const combatant = combatantOf(state, id);
  const body = fullBodyOf(state, id, compendium);
  if (field === undefined || combatant?.at === undefined || body === undefined) return nothing;
  if (combatant.within !== undefined || combatant.mount !== undefined) return nothing;
  const occupants = occupantsFor(state, { id }, compendium);
  const fits =
    footprintOf(body).every((at) => isOnMap(field, at)) &&
    roomAt(field, { ...body, mode: "fly", occupants }) === "free";
  const to = fits ? undefined : nearestFree(field, { body, others: occupants });
  if (to === undefined) return nothing;
  return happens({
    type: "moved",
    id,
    rule,
    from: combatant.at,
    to,
    mode: "forced",
    feet: 0,
    path: [to],
  });
}
