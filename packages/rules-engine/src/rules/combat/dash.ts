import { err, ok } from "@tabletop-mcp/dice-core";
import { turnDraft } from "../../encounter/combatant.js";
import type { ActionOf } from "../../game/action.js";
import type { Event } from "../../game/event.js";
import { type Decision, happens } from "../../game/next.js";
import { combatantOf, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { spendDeed } from "./bonus-deeds.js";
import { turnSpent } from "./economy.js";
import { noFight } from "./no-fight.js";

/** As much movement again as the creature's speed, in this turn ("Dash"). */
export function dashRule(
  state: GameState,
  { id, economy }: ActionOf<"dash">,
  using: Using,
): Decision {
  const combatant = combatantOf(state, id);
  if (combatant === undefined) return err(noFight);
  const paid = spendDeed(state, { id, does: "dash", economy }, using);
  if (!paid.ok) return paid;
  const events = paid.value.map((event) =>
    event.type === "turn_spent" ? turnSpent({ id }, event.what, dashed(event.turn)) : event,
  );
  const hasPaid = events.some(({ type }) => type === "turn_spent");
  const free: readonly Event[] = hasPaid ? [] : [turnSpent({ id }, "Dash", dashed(combatant.turn))];
  return ok(happens(...events, ...free));
}

function dashed(turn: Parameters<typeof turnDraft>[0]) {
  const draft = turnDraft(turn);
  draft.dashes += 1;
  return draft;
}
