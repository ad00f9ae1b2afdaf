import { err, ok } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens } from "../../game/next.js";
import { type GameState, isTime } from "../../game/state.js";

/** The campaign's clock moves on, never back ("Time"). */
export function timeRule({ clock }: GameState, { seconds }: ActionOf<"pass_time">): Decision {
  return Number.isSafeInteger(seconds) && seconds >= 0 && isTime(clock + seconds)
    ? ok(
        happens({
          type: "time_passed",
          about: "clock",
          rule: "Time",
          seconds,
          clock: clock + seconds,
        }),
      )
    : err({
        code: "INVALID_TIME",
        message: `${seconds} seconds cannot pass.`,
        hint: "Give a whole number of seconds, 0 or more, within 30,000 years.",
      });
}
