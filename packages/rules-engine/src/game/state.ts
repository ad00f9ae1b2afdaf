import type { Creature } from "../creature/creature.js";
import type { Waiting } from "./reaction.js";

/**
 * What an action can see and change: the creatures it concerns, by id, and the campaign's clock.
 * Plain JSON. Callers load as much of it as the action needs: whom it `concerns`, and whoever holds
 * something of theirs. An encounter will stand beside `creatures`, with their places and turns.
 */
export interface GameState {
  /** Seconds since the campaign began. */
  readonly clock: number;
  readonly creatures: Readonly<Record<string, Creature>>;
  /** Steps that wait for a reaction. */
  readonly waiting?: Waiting;
}

/** One combat round. */
export const secondsPerRound = 6;

/** The creature of this id. Callers resolve names and load first: a missing one is a bug, and throws. */
export function creatureIn({ creatures }: GameState, id: string): Creature {
  const creature = creatures[id];
  if (creature === undefined) throw new Error(`The state holds no creature "${id}".`);
  return creature;
}
