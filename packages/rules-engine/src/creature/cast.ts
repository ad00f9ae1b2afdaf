import type { Ability, ConditionId } from "@tabletop-mcp/srd-data";
import type { SpellWithin } from "../game/cast-action.js";
import type { StepNumbers } from "../game/steps-frame.js";

/** What sets a spell off that waits; the game master's word does whatever is said here. */
export interface Waiting {
  /** The spell that it holds. */
  readonly spell?: SpellWithin;
  /** Its caster has no more hit points than this. */
  readonly hitPoints?: number;
  /** Its caster gains this condition. */
  readonly condition?: ConditionId;
  /** What happens, in words: the game master sees to it. */
  readonly words?: string;
}

/** A spell that its caster keeps running, with the numbers that it was cast with, where they are known. */
export interface Cast {
  /** "k5": unique on its caster. */
  readonly id: string;
  /** The spell's name. */
  readonly spell: string;
  /** Of the slot. */
  readonly level?: number;
  readonly dc?: number;
  /** What is added to its attack rolls. */
  readonly attack?: number;
  readonly ability?: Ability;
  /** At most one cast of a creature has it ("Concentration"). */
  readonly concentration?: true;
  /** When it began and when it ends, by the campaign's clock, in seconds. */
  readonly since: number;
  readonly until?: number;
  /** It is held back until it is released ("Ready"). */
  readonly readied?: true;
  /** What it waits for, and what happens then ("Contingency", "Glyph of Warding"). */
  readonly waits?: Waiting;
  /** What its steps are taken with when it is used again; nothing where the rules did not cast it. */
  readonly by?: StepNumbers;
  /** Which of several cases its caster has chosen. */
  readonly option?: string;
  /** Ids of those on whom it was cast. */
  readonly targets?: readonly string[];
}

/** The cast that a creature concentrates on. */
export const concentrationOf = ({ casts }: { readonly casts: readonly Cast[] }): Cast | undefined =>
  casts.find(({ concentration }) => concentration);
