import type { Creature } from "../creature/creature.js";
import type { Event } from "../game/event.js";
import type { Waiting } from "../game/reaction.js";
import { creatureIn, type GameState } from "../game/state.js";
import { applyToCreature } from "./apply/creature.js";

/** A state that one command may write to, with a table of creatures of its own. */
export interface WorkingState {
  clock: number;
  readonly creatures: Record<string, Creature>;
  waiting?: Waiting;
}

/** A state to write to; its table of creatures is copied once. */
export function workingOn({ clock, creatures, waiting }: GameState): WorkingState {
  const copy: WorkingState = { clock, creatures: { ...creatures } };
  if (waiting !== undefined) copy.waiting = waiting;
  return copy;
}

/** Folds what has happened into the state; judges nothing and rolls nothing. */
export function apply(state: GameState, event: Event): GameState {
  const after = workingOn(state);
  fold(after, event);
  return after;
}

/** The same, into a state that nobody else has. */
export function fold(state: WorkingState, event: Event): void {
  switch (event.type) {
    case "time_passed":
      state.clock = event.clock;
      return;
    case "suspended":
      state.waiting = { frames: event.frames, window: event.window };
      return;
    case "step_refused":
      return;
    case "resumed":
      delete state.waiting;
      return;
    case "created":
      state.creatures[event.id] = event.creature;
      return;
    case "deleted":
      delete state.creatures[event.id];
      return;
    default:
      state.creatures[event.id] = applyToCreature(creatureIn(state, event.id), event);
  }
}
