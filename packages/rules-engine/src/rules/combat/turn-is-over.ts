import type { RuleViolation } from "../../game/violation.js";

/** The refusal of what comes after a turn's end: somebody has taken a legendary action at it. */
export const turnIsOver = (name: string): RuleViolation => ({
  code: "TURN_OVER",
  message: `${name}'s turn is at its end: a legendary action has been taken.`,
  hint: "Go on with the next turn.",
});
