import type { TimeUnit } from "../effect.js";
import type { Entry } from "../entry.js";
import type { Area, Step } from "../node.js";
import type { ClassId, School } from "../vocabulary.js";

/** A spell of SRD 5.1, in facts. Distances are feet, costs gold pieces. */
export interface Spell extends Entry {
  /** 0 for cantrips. */
  readonly level: number;
  readonly school: School;
  readonly ritual: boolean;
  readonly concentration: boolean;
  readonly classes: readonly ClassId[];
  /** Ids of subclasses whose lists add it. */
  readonly subclasses: readonly string[];
  readonly castingTime: CastingTime;
  readonly range: SpellRange;
  readonly area?: Area;
  readonly components: Components;
  readonly duration: SpellDuration;
  /** How long it lasts from these slot levels on, and that it takes no concentration then. */
  readonly durationAtSlot?: Readonly<Record<number, SpellDurationAtSlot>>;
  /** What ending it early takes of its caster's turn, where that is not free. */
  readonly dismiss?: "action";
  /** What it does. */
  readonly steps: readonly Step[];
}

export interface CastingTime {
  readonly amount: number;
  readonly unit: "action" | "bonus-action" | "reaction" | "minute" | "hour";
  /** What a reaction answers, in this project's words. */
  readonly trigger?: string;
}

export type SpellRange =
  | { readonly kind: "self" | "touch" | "sight" | "unlimited" | "special" }
  | { readonly kind: "feet"; readonly feet: number };

export interface Components {
  readonly verbal: boolean;
  readonly somatic: boolean;
  readonly material?: Material;
}

export interface Material {
  /** What is needed, in a few words. */
  readonly what: string;
  readonly costGp?: number;
  readonly consumed: boolean;
}

export type SpellDuration =
  | {
      readonly kind:
        | "instantaneous"
        | "until-dispelled"
        | "until-dispelled-or-triggered"
        | "special";
    }
  /** With concentration, at most so long. */
  | { readonly kind: "time"; readonly amount: number; readonly unit: TimeUnit };

/** Of a higher slot; concentration is as it is without one, where nothing is said. */
export interface SpellDurationAtSlot {
  readonly duration: SpellDuration;
  readonly concentration?: false;
}

/** A class's spell list. */
export interface SpellList {
  readonly class: ClassId;
  /** Ids of spells. */
  readonly spells: readonly string[];
}
