import type { Ability } from "@tabletop-mcp/srd-data";
import type { StepNumbers } from "../game/steps-frame.js";

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
