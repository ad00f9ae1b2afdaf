import { ok } from "@tabletop-mcp/dice-core";
import { type Combatant, inSight } from "../../encounter/combatant.js";
import type { ActionOf } from "../../game/action.js";
import type { Event } from "../../game/event.js";
import { type Decision, happens } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { seenThrough } from "../steps/look-closely.js";
import { spendDeed } from "./bonus-deeds.js";
import { rolledCheck } from "./rolled-check.js";

/** A Wisdom (Perception) or Intelligence (Investigation) check; by Perception it finds who hides from its side ("Search"; "Hiding"), and either may see through a spell. */
export function searchRule(state: GameState, action: ActionOf<"search">, using: Using): Decision {
  const { id, economy, skill = "perception" } = action;
  const paid = spendDeed(state, { id, does: "search", economy }, using);
  if (!paid.ok) return paid;
  const rolled = rolledCheck(creatureIn(state, id), { ...action, skill }, using);
  if (!rolled.ok) return rolled;
  const { total, event } = rolled.value;
  const side = combatantOf(state, id)?.side;
  const hiding = Object.values(side === undefined ? {} : (state.combatants ?? {})).filter(
    (other) => other.side !== side && other.hidden !== undefined,
  );
  const isFound = ({ hidden = Number.POSITIVE_INFINITY }: Combatant): boolean =>
    skill === "perception" && total > hidden;
  const seen = seenThrough(state, { id, skill, total }, using.compendium);
  return ok(happens(...paid.value, event({}), ...hiding.filter(isFound).map(found), ...seen));
}

const found = (combatant: Combatant): Event => ({
  type: "combatant_changed",
  id: combatant.id,
  rule: "Hiding",
  what: "found",
  combatant: inSight(combatant),
});
