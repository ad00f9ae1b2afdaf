import type { GameState } from "../game/state.js";
import { combatantOf, fightIn, secondsNow } from "../game/state.js";
import type { Now } from "../rules/held/left.js";
import { placeOfTurn } from "./second-turn.js";

/** Ids of those whose turn of this round has begun. */
export const begunTurns = (state: GameState): readonly string[] => upTo(state, 1);

/** Ids of those whose turn of this round is over. */
export const endedTurns = (state: GameState): readonly string[] => upTo(state, 0);

function upTo(state: GameState, more: 0 | 1): readonly string[] {
  const encounter = fightIn(state);
  const place = placeOfTurn(state, encounter);
  const ids = encounter.order.slice(0, place + more).map(({ id }) => id);
  return more === 1 ? ids : ids.filter((id) => id !== encounter.turn.of);
}

/** The moment to look ahead from: the fight's for who takes part in it. */
export function nowFor(state: GameState, id: string): Now {
  if (combatantOf(state, id) === undefined) return { clock: state.clock };
  const fight = {
    round: fightIn(state).round,
    begun: begunTurns(state),
    ended: endedTurns(state),
  };
  return { clock: secondsNow(state), fight };
}

/** Whether it is somebody's turn. */
export const isOnTurn = ({ encounter }: GameState, id: string): boolean =>
  encounter?.status === "active" && encounter.turn.of === id;

/** What a turn is remembered by that has come to its end, though it is not ended yet. */
export const overAt = "at its end";

/** Whether a creature does nothing more on the turn that is going on. */
export const isTurnOver = (state: GameState, id: string): boolean =>
  combatantOf(state, id)?.turn.once[overAt] === fightIn(state).turn.seq;

/** Whether whoever is on turn has neither moved nor done anything yet: the turn before has just ended. */
export function isTurnUntouched(state: GameState): boolean {
  const turn = combatantOf(state, fightIn(state).turn.of)?.turn;
  if (turn === undefined) return true;
  const { action, bonus, object, moved, dashes, strikes } = turn;
  const isPaid = action ?? bonus ?? object;
  return isPaid === undefined && moved + dashes + strikes.length === 0;
}

/** What a death save is remembered by, for the turn. */
export const deathSave = "death save";

/** Whether a creature has made its death save of the turn that is going on. */
export const hasMadeDeathSave = (state: GameState, id: string): boolean =>
  combatantOf(state, id)?.turn.once[deathSave] === fightIn(state).turn.seq;
