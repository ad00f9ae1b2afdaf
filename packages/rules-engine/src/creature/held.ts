import type {
  Ability,
  Ailment,
  ConditionId,
  Effect,
  EndsOn,
  Inflicted,
} from "@tabletop-mcp/srd-data";
import type { StepRef } from "../game/step-ref.js";
import type { StepNumbers } from "../game/steps-frame.js";
import type { Position } from "../grid/point.js";

/** When something that is held ends. Nothing counts down: what is left of it is worked out. */
export type Lasting =
  /** At this time by the campaign's clock, in seconds. */
  | { readonly kind: "time"; readonly until: number }
  /** When a turn of this creature begins or ends, in this round of its fight. */
  | {
      readonly kind: "turn";
      readonly edge: "start" | "end";
      readonly of: string;
      readonly round: number;
    }
  /** With this cast of `from`. */
  | { readonly kind: "cast"; readonly id: string }
  /** With another condition or effect of the bearer (what it implies, what brought it). */
  | { readonly kind: "with"; readonly id: string }
  /** As long as its bearer is inside this zone of the fight. */
  | { readonly kind: "zone"; readonly id: string }
  | {
      readonly kind: "until";
      readonly what: "dispelled" | "rest" | "long_rest" | "short_rest" | "removed" | "healed";
    };

/** A save that is made again at these times, and ends it. */
export interface SaveToEnd {
  readonly ability: Ability;
  readonly dc: number;
  /** "harmed": whenever who brought it, or an ally of that one, damages the bearer. */
  readonly at: "turn-start" | "turn-end" | "damaged" | "harmed";
  /** It has advantage. */
  readonly easier?: true;
  /** What it is made against: "poison magic". */
  readonly against?: string;
}

/** What steps bring about later through something that they laid. */
export interface Brings {
  /** Who laid it, and with what numbers. */
  readonly id: string;
  readonly by: StepNumbers;
  /** Steps that happen again as a turn begins or ends, while it is held. */
  readonly turns?: readonly StepRef[];
  /** Steps that happen to whom its bearer hits with a weapon. */
  readonly hits?: readonly StepRef[];
  /** Steps that happen whenever its bearer takes damage. */
  readonly hurt?: readonly StepRef[];
  /** Steps that happen each time that so many seconds have gone by, and when they do next. */
  readonly timed?: Timed;
  /** Where it hangs, and its end comes. */
  readonly place?: Position;
  /** The step that laid it, where its end brings something (the lethargy after Haste, immunity to a dragon's fear). */
  readonly after?: StepRef;
}

/** By the clock, in seconds. */
export interface Timed {
  readonly at: readonly StepRef[];
  readonly every: number;
  readonly next: number;
}

/** What conditions and effects have in common. */
export interface Held {
  /** "c3" or "e4": unique on its bearer. */
  readonly id: string;
  /** What brought it, in words. */
  readonly source?: string;
  /** The creature that brought it: who is feared, who charms, who grapples. */
  readonly from?: string;
  /** The creature that it is aimed at: the quarry. */
  readonly target?: string;
  readonly lasting: Lasting;
  /** How many rounds it was to last, where whoever laid it said so. */
  readonly rounds?: number;
  /** What ends it before that. */
  readonly endsOn?: readonly EndsOn[];
  readonly save?: SaveToEnd;
  /** A curse or a disease, which some magic ends. */
  readonly ails?: Ailment;
  /** Feet from the one who brought it, beyond which it ends. */
  readonly range?: number;
  /** How one gets out of it. */
  readonly escape?: NonNullable<Inflicted["escape"]>;
  readonly brings?: Brings;
}

/** The source of a condition of which nobody has said what brought it. */
export const unknownSource = "unknown";

/** A condition from one source; the same condition from another is held apart, its effects count once. */
export interface ConditionHeld extends Held {
  readonly condition: ConditionId;
  readonly source: string;
  /** Of exhaustion: how many levels. */
  readonly level?: number;
}

/** A boon, a curse, a spell's effect: any change that is held for a while. */
export interface EffectHeld extends Held {
  /** Of effects with one name the strongest counts, unless it stacks. */
  readonly name: string;
  readonly kind: "boon" | "curse" | "neutral";
  readonly effects: readonly Effect[];
  /** Id of the bearer's item that it was laid on (Magic Weapon, Sacred Weapon). */
  readonly item?: string;
  readonly trigger?: string;
  readonly stacks?: true;
  /** Long rests bring its penalties to rolls nearer to 0. */
  readonly eases?: "long-rest";
  /** The feature or spell that runs, for effects that hold only during it: "rage". */
  readonly during?: string;
}

/** Something that a creature holds. */
export interface HeldRef {
  /** The creature. */
  readonly id: string;
  readonly held: string;
}
