import type { Effect, SheetAmount } from "@tabletop-mcp/srd-data";

/**
 * The order in which what is on a creature changes a number: who it is, what it wears, what was
 * laid on it, what it suffers.
 */
export const layers = ["feature", "equipment", "effect", "condition"] as const;
export type Layer = (typeof layers)[number];

/** An effect that is on a creature, with where it comes from and what its amounts are read from. */
export interface ActiveEffect {
  readonly effect: Effect;
  readonly layer: Layer;
  /** In words, for reasons: "Poisoned", "Ring of Protection", "Rage". */
  readonly source: string;
  /** The creature that brought it, for predicates on the source. */
  readonly from?: string;
  /** The creature that it is aimed at, for predicates on the target. */
  readonly target?: string;
  /** Of a class's feature: the level in that class, for `class-level`. */
  readonly classLevel?: number;
  /** Of a feature: its numbers at this level. */
  readonly numbers?: Readonly<Record<string, number | string | SheetAmount>>;
  /** Of an item, or laid on one: which, for `with: "this-item"`. */
  readonly item?: string;
  /** Of a held effect that the first roll it bears on uses up (Guidance): its id on its bearer. */
  readonly usedUp?: string;
}
