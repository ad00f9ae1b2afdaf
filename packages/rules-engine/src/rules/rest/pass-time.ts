import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "../../game/action.js";
import type { Event } from "../../game/event.js";
import type { GameState } from "../../game/state.js";
import type { RuleViolation } from "../../game/violation.js";

/** The campaign's clock moves on, never back ("Time"). */
export function timeRule(
  { clock }: GameState,
  { seconds }: ActionOf<"pass_time">,
): Result<readonly Event[], RuleViolation> {
  return Number.isSafeInteger(seconds) && seconds >= 0
    ? ok([{ type: "time_passed", id: "clock", rule: "Time", seconds, clock: clock + seconds }])
    : err({
        code: "INVALID_TIME",
        message: `${seconds} seconds cannot pass.`,
        hint: "Give a whole number of seconds, 0 or more.",
      });
}
