import { err, ok } from "@tabletop-mcp/dice-core";
import type { CastAction } from "../../game/cast-action.js";
import type { Economy } from "../../game/economy.js";
import type { Decision } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { spend } from "../combat/economy.js";
import { castEnded } from "../held/ending.js";
import { runningCast } from "./running.js";

/** Its caster dismisses a spell, and all that hangs on it ends: with an action in a fight where its text says so, else for nothing. */
export function endCastRule(state: GameState, action: CastAction, using: Using): Decision {
  const creature = creatureIn(state, action.id);
  const found = runningCast(creature, action, using.compendium);
  if (!found.ok) return err(found.error);
  const { economy = priceOf(state, action, using) } = action;
  const what = `End ${found.value.spell}`;
  const paid = economy === "free" ? ok([]) : spend(state, { id: action.id, what, economy }, using);
  if (!paid.ok) return paid;
  return ok({
    events: [...paid.value, castEnded(creature, found.value, { because: "dismissed" })],
  });
}

const priceOf = (state: GameState, { id, spell }: CastAction, { compendium }: Using): Economy =>
  (combatantOf(state, id) && compendium.spells.find(spell)?.dismiss) ?? "free";
