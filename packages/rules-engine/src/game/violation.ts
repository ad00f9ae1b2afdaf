/** The rules say no: a value, never thrown. */
export interface RuleViolation {
  /** UPPER_SNAKE_CASE, of this rule alone: "NO_HIT_DICE". */
  readonly code: string;
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
  /** What would be legal. */
  readonly legal?: readonly string[];
}
