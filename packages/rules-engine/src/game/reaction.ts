import type { Result } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "./action.js";
import type { Frame } from "./frame.js";
import type { Next } from "./next.js";
import type { GameState } from "./state.js";
import type { Using } from "./using.js";
import type { RuleViolation } from "./violation.js";

/** The points of a step at which somebody may react. */
export const moments = [
  "save-rolled",
  "at-zero",
  /** An attack is made: no die has fallen (Protection). */
  "attacked",
  /** Its die lies there, and is compared with nothing yet (Cutting Words). */
  "attack-rolled",
  /** It would hit (Shield, Parry). */
  "hit",
  /** It has hit, and its damage is to come (Uncanny Dodge). */
  "damage",
  /** It is over, hit or miss: what waited for it comes now (a readied attack). */
  "attack-over",
  /** Somebody is about to leave where others reach (an opportunity attack). */
  "leaves-reach",
  /** A spell is being cast: nothing of it has happened yet (Counterspell). */
  "cast-begun",
  /** A mount falls under its rider. */
  "mount-falls",
  /** Somebody is about to fall (Feather Fall). */
  "falls",
] as const;
export type Moment = (typeof moments)[number];

/** Reactions that are awaited at a moment ("Reactions"). */
export interface Window {
  readonly moment: Moment;
  /** One for each creature that could react. */
  readonly open: readonly Pending[];
}

/** What one creature could do now. */
export interface Pending {
  readonly pendingId: string;
  readonly creatureId: string;
  /** Names of the reactions that it has: "Shield". */
  readonly options: readonly string[];
}

/** How an entry of a window was answered: with the reaction of this name, or with none. */
export interface Answered {
  readonly creatureId: string;
  readonly reaction?: string;
  /** Names of those that something else has let pass, unanswered. */
  readonly passed?: readonly string[];
}

/** What waits until its window is answered: the steps still to be taken, the next one last. */
export interface Waiting {
  readonly frames: readonly Frame[];
  readonly window: Window;
}

/** A step about which creatures are asked whether they react. */
export interface Asking {
  readonly moment: Moment;
  readonly frame: Frame;
}

/** A reaction as the rules know it: who may take it, and what it does. */
export interface Reaction {
  readonly name: string;
  readonly moment: Moment;
  /** Ids of the creatures that may take it now. */
  readonly offeredTo: (state: GameState, asking: Asking, using: Using) => readonly string[];
  /** Whether a creature that nobody plays takes it; always, where this is left out. */
  readonly isWorth?: (
    state: GameState,
    asking: Asking & { readonly id: string },
    using: Using,
  ) => boolean;
  readonly take: (
    state: GameState,
    taken: Asking & { readonly answer: ActionOf<"react"> },
    using: Using,
  ) => Result<Taken, RuleViolation>;
}

/** What a reaction does, and how the step that it answered goes on where it has changed it (a die rolled again). */
export interface Taken {
  readonly next: Next;
  readonly frame?: Frame;
}
