import type { RuleViolation } from "../../game/violation.js";

/** The refusal of what is done in a fight only. */
export const noFight: RuleViolation = {
  code: "NO_ENCOUNTER",
  message: "No fight is going on.",
  hint: "Begin an encounter first.",
};
