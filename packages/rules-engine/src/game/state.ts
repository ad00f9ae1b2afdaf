import type { Creature } from "../creature/creature.js";
import type { Combatant } from "../encounter/combatant.js";
import type { Encounter } from "../encounter/encounter.js";
import type { Battlefield } from "../grid/battlefield.js";
import type { Waiting } from "./reaction.js";

/**
 * What an action can see and change: the creatures it concerns, by id, and the campaign's clock.
 * Plain JSON. Callers load as much of it as the action needs: whom it `concerns`, and whoever holds
 * something of theirs. In a fight it has the encounter and everybody who takes part in it.
 */
export interface GameState {
  /** Seconds since the campaign began. */
  readonly clock: number;
  readonly creatures: Readonly<Record<string, Creature>>;
  /** The fight that the action is part of, and those who take part in it, by the creature's id. */
  readonly encounter?: Encounter;
  readonly combatants?: Readonly<Record<string, Combatant>>;
  /** Its map, where it has one. */
  readonly battlefield?: Battlefield;
  /** Steps that wait for a reaction. */
  readonly waiting?: Waiting;
}

/** One combat round. */
export const secondsPerRound = 6;

/** The last moment of the campaign's clock, in seconds: some 30,000 years. */
const last = 1_000_000_000_000;

/** Whether this is a moment of the campaign's clock. */
export const isTime = (seconds: number): boolean =>
  Number.isSafeInteger(seconds) && seconds >= 0 && seconds <= last;

/** The creature of this id. Callers resolve names and load first: a missing one is a bug, and throws. */
export function creatureIn({ creatures }: GameState, id: string): Creature {
  const creature = creatures[id];
  if (creature === undefined) throw new Error(`The state holds no creature "${id}".`);
  return creature;
}

/** Where a creature stands in the fight that is going on, and what is left of its turn; nothing for who takes no part. */
export const combatantOf = (
  { encounter, combatants }: GameState,
  id: string,
): Combatant | undefined => (encounter?.status === "active" ? combatants?.[id] : undefined);

/** The same for who is known to take part: anybody else is a bug, and throws. */
export function combatantIn(state: GameState, id: string): Combatant {
  const combatant = combatantOf(state, id);
  if (combatant === undefined) throw new Error(`"${id}" takes no part in the fight.`);
  return combatant;
}

/** The fight that is going on: an action that needs one and finds none is a bug, and throws. */
export function fightIn({ encounter }: GameState): Encounter {
  if (encounter?.status !== "active") throw new Error("There is no fight.");
  return encounter;
}

/** What time it is, in seconds of the campaign: a fight has a clock of its own, six seconds a round ("Time"). */
export const secondsNow = ({ clock, encounter }: GameState): number =>
  encounter?.status === "active"
    ? encounter.startedAt + secondsPerRound * (encounter.round - 1)
    : clock;
