import { type Encounter, placeInOrder } from "../../encounter/encounter.js";
import { placeOfTurn } from "../../encounter/second-turn.js";
import { isTurnUntouched } from "../../encounter/turns.js";
import { fightIn, type GameState } from "../../game/state.js";

/** The count on which lairs act, losing ties ("Lair Actions"). */
export const lairCount = 20;

/** The round whose count of 20 has come last: where all act before it, that of the round before. */
export function lairRound({ round, order, turn }: Encounter): number {
  const isPast = order.some(({ id, initiative }) => id === turn.of && initiative < lairCount);
  return isPast ? round : round - 1;
}

/** Whether it is initiative count 20: the last who has it is done, and whoever comes next has done nothing yet. */
export const isLairTime = (state: GameState): boolean =>
  hasPassedCount(state) && lairRound(fightIn(state)) > 0 && isTurnUntouched(state);

/** Whether the count has come to 20 between the turn before and the one that is going on. */
function hasPassedCount(state: GameState): boolean {
  const encounter = fightIn(state);
  const { order, turn } = encounter;
  const isLow = (place: number): boolean => (order[place]?.initiative ?? 0) < lairCount;
  const now = placeOfTurn(state, encounter);
  const before = turn.before === undefined ? -1 : placeInOrder(encounter, turn.before);
  if (before === -1) {
    const firstLow = order.findIndex(({ initiative }) => initiative < lairCount);
    return firstLow === -1 ? now === 0 : now === firstLow;
  }
  const isNewRound = before > now || turn.before === turn.of;
  return isNewRound ? !isLow(before) || isLow(now) : !isLow(before) && isLow(now);
}
