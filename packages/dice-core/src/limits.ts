/** What one expression may ask for. All of it is decided before anything is rolled. */
export const limits = {
  /** UTF-16 units of the raw text. */
  characters: 1_000,
  terms: 100,
  /** Dice thrown, summed over all terms. */
  dice: 1_000,
  /** The largest constant, either sign. */
  constant: 1_000_000,
  /** Dice that one exploding die may add, and rerolls that one die may take. */
  explosions: 20,
  rerolls: 20,
  /** Nested parentheses in notation. */
  depth: 20,
  /** Characters of a label. */
  label: 60,
  /** Steps that `distribution` may take before it answers LIMIT_EXCEEDED. */
  distributionSteps: 20_000_000,
} as const;

/** The classic dice, all that `parseRequest` takes. */
export const classicDice = [4, 6, 8, 10, 12, 20, 100] as const;

/** The dice that `parseNotation` takes. */
export const dieSizes = { least: 2, most: 1_000 } as const;
