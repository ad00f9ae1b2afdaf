import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { movementLeft, unable } from "@tabletop-mcp/rules-engine";
import { act, type Bout, begin, isAlive, lost, rise } from "./bout.js";
import { noEnemy } from "./exchange.js";
import { outcomeOf } from "./outcome.js";
import { attacksOf, strike } from "./strike.js";
import { actingIn, turnsAfter } from "./turns-after.js";
import type { Fight, Flight, Refusal, Rules } from "./types.js";

/**
 * Leaves a fight with care: the action is Disengage, so that nobody strikes at who goes. Who is held
 * fast uses it to get free, and runs then; who does not get away stays for the monsters' turns.
 */
export function flee(fight: Fight, caller: string, rules: Rules): Result<Flight, Refusal> {
  if (fight.monsters.length === 0) return err(noEnemy);
  const bout = begin(fight, [caller, ...actingIn(fight)], rules);
  const away = getsAway(bout, fight, caller);
  const acted = away || !isAlive(bout, caller) ? [] : turnsAfter(bout, fight, caller);
  return ok({ ...outcomeOf({ fight, bout, acted }), away });
}

/**
 * Walks out of a fight: each monster that has its reaction left strikes at who leaves its reach
 * ("Opportunity Attacks"). Refused to who cannot move.
 */
export function walkOut(fight: Fight, caller: string, rules: Rules): Result<Flight, Refusal> {
  if (fight.monsters.length === 0) return err(noEnemy);
  const bout = begin(fight, [caller], rules);
  const helpless = unable(bout.state, { id: caller }, bout.using);
  if (helpless !== undefined) return err(helpless);
  rise(bout, caller);
  if (isHeld(bout, caller)) return err(heldFast(fight, caller));
  const away = runs(bout, fight, caller);
  return ok({ ...outcomeOf({ fight, bout, acted: [] }), away });
}

function getsAway(bout: Bout, fight: Fight, id: string): boolean {
  const helpless = unable(bout.state, { id }, bout.using);
  if (helpless !== undefined) {
    lost(bout, id, helpless);
    return false;
  }
  rise(bout, id);
  // All that Disengage does is that nobody strikes.
  if (!isHeld(bout, id)) return true;
  const bound = act(bout, { type: "escape", id });
  if (bound !== undefined) lost(bout, id, bound);
  return !isHeld(bout, id) && runs(bout, fight, id);
}

const isHeld = ({ state, using }: Bout, id: string): boolean =>
  movementLeft(state, id, using).left === 0;

/** Nobody who can strikes but once; tells whether the runner lives. */
function runs(bout: Bout, { monsters }: Fight, target: string): boolean {
  for (const { id } of monsters) {
    const facts = attacksOf(bout, id).find(({ modes }) => modes.includes("melee"));
    if (facts === undefined || !isAlive(bout, id) || !isAlive(bout, target)) continue;
    strike(bout, { id, target, facts, economy: "reaction", opportunity: true });
  }
  return isAlive(bout, target);
}

const heldFast = ({ players }: Fight, caller: string): Refusal => ({
  code: "HELD",
  message: `${players.find(({ id }) => id === caller)?.name ?? "It"} is held fast and cannot leave.`,
  hint: "Fleeing is an attempt to get free.",
});
