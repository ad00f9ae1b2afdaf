import { freshTurn } from "../src/encounter/combatant.js";
import { combatantIn, fightIn, type GameState } from "../src/game/state.js";
import type { Position } from "../src/grid/point.js";

/** The same fight on a new turn of somebody, with nothing of it spent; a test's short way round the others. */
export function onTurnOf(state: GameState, id: string): GameState {
  const encounter = fightIn(state);
  const combatant = combatantIn(state, id);
  return {
    ...state,
    encounter: { ...encounter, turn: { of: id, seq: encounter.turn.seq + 1 } },
    combatants: {
      ...state.combatants,
      [id]: { ...combatant, turn: freshTurn({ once: combatant.turn.once }) },
    },
  };
}

/** The same fight with somebody elsewhere. */
export const standingAt = (state: GameState, id: string, at: Position): GameState => ({
  ...state,
  combatants: { ...state.combatants, [id]: { ...combatantIn(state, id), at } },
});
