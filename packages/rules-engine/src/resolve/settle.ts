import type { Event, EventOf, EventType } from "../game/event.js";
import type { GameState } from "../game/state.js";
import type { Using } from "../game/using.js";
import { apply } from "./apply.js";
import { followUpsOf } from "./follow-ups.js";

/** A new state and, in order, what has happened on the way: folding the events over the old state gives the new one. */
export interface Settled {
  readonly state: GameState;
  readonly events: readonly Event[];
}

/** So many consequences of consequences there may be: more is a circle in the rules. */
const deepest = 16;

/** Applies an event, then what follows from it, then the next event. */
export function settle(state: GameState, events: readonly Event[], using: Using): Settled {
  const happened: Event[] = [];
  const unfold = (now: GameState, event: Event, depth: number): GameState => {
    if (depth > deepest) throw new Error(`Consequences without end, the last one ${event.type}.`);
    if (isOver(now, event)) return now;
    happened.push(event);
    return consequences(event, event.type).reduce(
      (then, followUp) =>
        followUp(then, using).reduce((at, next) => unfold(at, next, depth + 1), then),
      apply(now, event),
    );
  };
  return { state: events.reduce((now, event) => unfold(now, event, 0), state), events: happened };
}

const consequences = <Type extends EventType>(event: EventOf<Type>, type: Type) =>
  followUpsOf(type).map(
    (followUp) => (state: GameState, using: Using) => followUp(state, event, using),
  );

/** Whether what ends or changes has ended since the event was decided, by a consequence of another. */
function isOver({ creatures }: GameState, event: Event): boolean {
  const creature = creatures[event.id];
  switch (event.type) {
    case "condition_lost":
      return !creature?.conditions.some(({ id }) => id === event.held);
    case "condition_changed":
      return !creature?.conditions.some(({ id }) => id === event.held.id);
    case "effect_lost":
      return !creature?.effects.some(({ id }) => id === event.held);
    case "effect_changed":
      return !creature?.effects.some(({ id }) => id === event.held.id);
    case "concentration_lost":
    case "concentration_changed":
      return creature?.concentration === undefined;
    default:
      return false;
  }
}
