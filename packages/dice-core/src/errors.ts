/** Every way in which a text can fail to be dice. */
export const diceErrorCodes = [
  "UNPARSEABLE_INPUT",
  "INVALID_DIE",
  "INVALID_ADVANTAGE_USAGE",
  "OUT_OF_SCOPE_SYNTAX",
  "LIMIT_EXCEEDED",
] as const;

export type DiceErrorCode = (typeof diceErrorCodes)[number];

/** Why a text was refused. Nothing has been rolled. */
export interface DiceError {
  readonly code: DiceErrorCode;
  /** What was wrong, naming the words at fault. */
  readonly message: string;
  /** Where in the text the fault stands: UTF-16 offsets, end exclusive. */
  readonly at?: { readonly start: number; readonly end: number };
  /** What would be right. */
  readonly hint: string;
  /** A text that is accepted. */
  readonly example: string;
}
