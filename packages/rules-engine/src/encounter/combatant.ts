import type { Position } from "../grid/point.js";

export const sides = ["party", "enemy", "neutral"] as const;
export type Side = (typeof sides)[number];

/** What a creature has in a fight beside what it is: a side, a place and what it has done of its turn. Plain JSON. */
export interface Combatant {
  /** The creature's. */
  readonly id: string;
  readonly side: Side;
  /** The north-west square of its space; nothing where the fight has no map, or it is off it (swallowed, banished). */
  readonly at?: Position;
  /** Unseen by the other sides: the Stealth total that they have to find it by ("Hiding"). */
  readonly hidden?: number;
  /** Until its first turn is over: it neither moves, acts nor reacts ("Surprise"). */
  readonly surprised?: true;
  readonly inLair?: true;
  /** The creature that it rides. */
  readonly mount?: string;
  /** The creature whose space it shares because it was swallowed or engulfed. */
  readonly within?: string;
  readonly readied?: Readied;
  readonly turn: TurnSpent;
}

/** An action that waits for its trigger, until the creature's next turn ("Ready"). */
export interface Readied {
  /** In the player's words; the game master judges it. */
  readonly trigger: string;
  /** What is to be done: "attack", "move". */
  readonly action: string;
}

/** What is spent of a turn ("Your Turn"); a reaction comes back when the next turn begins. */
export interface TurnSpent {
  /** What took the action, the bonus action and the reaction, in words: "Attack". */
  readonly action?: string;
  readonly bonus?: string;
  readonly reaction?: string;
  /** The interaction with an object that is free. */
  readonly object?: true;
  /** Actions beyond the first that are still to be taken (Action Surge). */
  readonly extraActions?: number;
  /** Attacks made with the Attack or Multiattack action, by name, in order. */
  readonly strikes: readonly string[];
  /** Feet of movement used, and how often the creature has dashed. */
  readonly moved: number;
  readonly dashes: number;
  /** Legendary actions used since its own turn. */
  readonly legendary: number;
  /** What is good for one turn only, by name: the `seq` of the turn that it was used in (Sneak Attack). */
  readonly once: Readonly<Record<string, number>>;
}

/** Nothing is spent: a turn begins. What is good once a turn knows its turn by number. */
export const freshTurn = ({ once }: Pick<TurnSpent, "once">): TurnSpent => ({
  strikes: [],
  moved: 0,
  dashes: 0,
  legendary: 0,
  once,
});

/** Who enters a fight has spent nothing. */
export const unspent: TurnSpent = freshTurn({ once: {} });

/** Once more in this turn: what is good for one turn only. */
export const withOnce = (turn: TurnSpent, what: string, seq: number): TurnSpent => ({
  ...turn,
  once: { ...turn.once, [what]: seq },
});
