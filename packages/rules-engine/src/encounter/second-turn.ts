import { combatantOf, type GameState } from "../game/state.js";
import { type TurnSpent, withOnce } from "./combatant.js";
import { type Encounter, placeInOrder, type Turn } from "./encounter.js";

/** What a second turn in a round is remembered by: the number of that turn, 0 where it is forgone; and how much later it is. */
const secondTurn = "second turn";
const later = "second turn later";

/** Its second turn of the round begins. */
export const onSecondTurn = (turn: TurnSpent, seq: number, by: number): TurnSpent =>
  withOnce(withOnce(turn, secondTurn, seq), later, by);

/** There will be none (Surprise). */
export const withoutSecondTurn = (turn: TurnSpent): TurnSpent => withOnce(turn, secondTurn, 0);

/** Whether it has neither had nor forgone its second turn. */
export const hasSecondTurn = (state: GameState, id: string): boolean =>
  combatantOf(state, id)?.turn.once[secondTurn] === undefined;

/** Where in the order the turn that is going on stands: a second one is after all of at least its initiative. */
export function placeOfTurn(state: GameState, { order, turn }: Encounter): number {
  const place = placeInOrder({ order }, turn.of);
  const { once = {} } = combatantOf(state, turn.of)?.turn ?? {};
  const own = order[place];
  if (own === undefined || once[secondTurn] !== turn.seq) return place;
  const initiative = own.initiative - (once[later] ?? 0);
  return Math.max(
    place,
    order.findLastIndex((one) => one.initiative >= initiative),
  );
}

/** Somebody's second turn that is still to come. */
export interface SecondTurn {
  readonly id: string;
  readonly initiative: number;
  /** How much later than its first. */
  readonly by: number;
}

/** Of these the one that comes before whoever is next in the order: that one goes first among equals. */
export function secondBefore(
  all: readonly SecondTurn[],
  next: Turn | undefined,
): SecondTurn | undefined {
  const [first] = all.toSorted((one, other) => other.initiative - one.initiative);
  if (first === undefined || next === undefined) return first;
  return first.initiative > next.initiative ? first : undefined;
}
