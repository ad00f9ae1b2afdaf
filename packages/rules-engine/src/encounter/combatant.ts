import type { Draft } from "../draft.js";
import type { Position } from "../grid/point.js";
import type { Deed } from "./deeds.js";

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
  /** It is out of this world: where it left from, where there is a map. */
  readonly away?: { readonly at?: Position };
  /** What others have done to it in one turn, by their ids, where that is counted: those inside it, or all. */
  readonly harm?: Harm;
  readonly heads?: HeadsLeft;
  readonly readied?: Readied;
  /** It was called into this fight. */
  readonly summoned?: Summoned;
  readonly turn: TurnSpent;
}

/** Heads of a hydra: how many it has, how many have died since its last turn, and whether fire has hurt it since. */
export interface HeadsLeft {
  readonly left: number;
  readonly lost: number;
  readonly burnt?: true;
}

/** By whom somebody was called, and what it hangs on: a cast of that one, by its id, or its life. */
export interface Summoned {
  readonly by: string;
  readonly cast?: string;
  readonly whileLives?: true;
  /** It vanishes at 0 hit points, though no cast keeps it. */
  readonly fades?: true;
  /** That cast ends when it is at 0 hit points. */
  readonly holds?: true;
  /** Concentration that breaks makes an enemy of it, until this second. */
  readonly turns?: true;
  readonly until?: number;
}

/** Damage dealt in the turn of this number. */
export interface Harm {
  readonly seq: number;
  readonly by: Readonly<Record<string, number>>;
}

/** The same in plain sight. */
export function inSight({ hidden: _hidden, ...combatant }: Combatant): Combatant {
  return combatant;
}

/** An action that waits for its trigger, until the creature's next turn ("Ready"). */
export interface Readied {
  /** In the player's words; the game master judges it. */
  readonly trigger: string;
  /** What is to be done. */
  readonly action: Deed;
  /** Its own attack that it is done with, where it is one. */
  readonly attack?: string;
  /** The cast that is held back, where it is a spell. */
  readonly cast?: string;
  /** It is asked for by itself when another's attack is over; else whoever judges the trigger says when. */
  readonly on?: "attack-over";
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
  /** Of a Multiattack whose number of attacks is rolled: what the dice came to. */
  readonly strikesRolled?: number;
  /** Feet of movement used, and how often the creature has dashed. */
  readonly moved: number;
  readonly dashes: number;
  /** Diagonal steps of it, where every second one costs more. */
  readonly diagonals?: number;
  /** The squares of its way by its own movement, from where that began; none where it was moved since. */
  readonly way?: readonly Position[];
  /** Opportunity attacks with the reactions of further heads. */
  readonly headReactions?: number;
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

/** A turn to write to. */
export type TurnDraft = Draft<TurnSpent>;

/** A copy to write to, its fields named one by one: a spread costs several times as much on Node 20. */
export function turnDraft(from: TurnSpent): TurnDraft {
  const to: TurnDraft = {
    strikes: from.strikes,
    moved: from.moved,
    dashes: from.dashes,
    legendary: from.legendary,
    once: from.once,
  };
  if (from.action !== undefined) to.action = from.action;
  if (from.bonus !== undefined) to.bonus = from.bonus;
  if (from.reaction !== undefined) to.reaction = from.reaction;
  if (from.object !== undefined) to.object = from.object;
  if (from.extraActions !== undefined) to.extraActions = from.extraActions;
  if (from.way !== undefined) to.way = from.way;
  if (from.diagonals !== undefined) to.diagonals = from.diagonals;
  if (from.headReactions !== undefined) to.headReactions = from.headReactions;
  if (from.strikesRolled !== undefined) to.strikesRolled = from.strikesRolled;
  return to;
}

/** Once more in this turn: what is good for one turn only. */
export function withOnce(turn: TurnSpent, what: string, seq: number): TurnSpent {
  const draft = turnDraft(turn);
  draft.once = Object.assign({}, turn.once, { [what]: seq });
  return draft;
}
