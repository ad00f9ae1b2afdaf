import type { Action, ActionOf } from "../src/game/action.js";
import { creatureIn, type GameState } from "../src/game/state.js";
import { sightBetween, spotOf } from "../src/rules/combat/sight-between.js";
import type { Compendium } from "../src/tables/compendium.js";
import { inState, type Outcome } from "./given.js";

/** What a spell makes of a place, by somebody of the fight, for as long as nobody takes it away. */
export const laying = (
  id: string,
  spell: string,
  over: Partial<ActionOf<"lay_zone">> = {},
): ActionOf<"lay_zone"> => ({
  type: "lay_zone",
  id,
  home: { of: "spell", id: spell },
  by: { source: spell, dc: 15, spellLevel: 2, castLevel: 2 },
  lasting: { kind: "until", what: "removed" },
  ...over,
});

/** A state after some actions; none of them may be refused. */
export async function after(state: GameState, ...actions: readonly Action[]): Promise<GameState> {
  let now = state;
  for (const action of actions) now = (await done(now, action)).state;
  return now;
}

/** The same for one action, with the dice that fall. */
export async function done(
  state: GameState,
  action: Action,
  ...faces: readonly number[]
): Promise<Outcome> {
  const outcome = await inState(state)
    .rolling(...faces)
    .when(action);
  if (outcome.refused !== undefined) throw new Error(outcome.refused.message);
  return outcome;
}

/** How one of a fight sees another: "dark", or "seen" with what makes it so. */
export function look(
  state: GameState,
  from: string,
  to: string,
  compendium: Compendium,
): { readonly seen: boolean; readonly why: string; readonly cover: string } {
  const using = { compendium };
  const spot = (id: string) => spotOf(state, creatureIn(state, id), using);
  const { visible, reason, cover } = sightBetween(state, { from: spot(from), to: spot(to) }, using);
  return { seen: visible, why: reason, cover };
}
