import type { Creature } from "../creature/creature.js";
import type { Event } from "../game/event.js";
import { creatureIn, type GameState } from "../game/state.js";
import { applyToCreature } from "./apply/creature.js";

/** Folds what has happened into the state; judges nothing and rolls nothing. */
export function apply(state: GameState, event: Event): GameState {
  switch (event.type) {
    case "time_passed":
      return { ...state, clock: event.clock };
    case "created":
      return withCreature(state, event.creature);
    case "deleted": {
      const { [event.id]: _, ...creatures } = state.creatures;
      return { ...state, creatures };
    }
    default:
      return withCreature(state, applyToCreature(creatureIn(state, event.id), event));
  }
}

const withCreature = (state: GameState, creature: Creature): GameState => ({
  ...state,
  creatures: { ...state.creatures, [creature.id]: creature },
});
