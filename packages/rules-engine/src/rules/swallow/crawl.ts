import { err, ok } from "@tabletop-mcp/dice-core";
import { turnDraft } from "../../encounter/combatant.js";
import type { ActionOf } from "../../game/action.js";
import type { Decision } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { turnSpent } from "../combat/economy.js";
import { movementLeft, refuseMoving } from "../combat/movement.js";
import { act } from "../steps/settling.js";
import { interiorOf } from "./facts.js";

/** Whether somebody is inside a corpse, out of which it can crawl. */
export function isInCorpse(state: GameState, id: string): boolean {
  const within = combatantOf(state, id)?.within;
  return within !== undefined && state.creatures[within]?.dead === true;
}

/** The way out of a corpse takes movement, and no action. */
export function crawlOut(
  state: GameState,
  { id }: Pick<ActionOf<"escape">, "id">,
  using: Using,
): Decision {
  const combatant = combatantOf(state, id);
  const holder = creatureIn(state, combatant?.within ?? id);
  const cost = interiorOf(holder, using.compendium)?.crawl ?? 0;
  const refused = refuseMoving(state, id, using);
  if (refused !== undefined) return err(refused);
  const { left } = movementLeft(state, id, using);
  if (combatant === undefined || left < cost)
    return err({
      code: "NO_MOVEMENT",
      message: `The way out of ${holder.name} takes ${cost} feet of movement, and ${left} are left.`,
      hint: "Dash, or crawl out on the next turn.",
    });
  const turn = turnDraft(combatant.turn);
  turn.moved += cost;
  return ok({
    events: [turnSpent({ id }, `crawls out of ${holder.name} (${cost} feet)`, turn)],
    run: [act({ type: "come_out", id })],
  });
}
