import { ok } from "@tabletop-mcp/dice-core";
import type { Command } from "../game/action.js";
import type { Event } from "../game/event.js";
import type { FrameOf } from "../game/frame.js";
import { type Decision, happens, nothing } from "../game/next.js";
import type { GameState } from "../game/state.js";
import type { Using } from "../game/using.js";
import type { RuleViolation } from "../game/violation.js";
import { decide } from "./decide.js";

/** An action that is one step of several, judged when its turn has come. */
export function actStep(
  state: GameState,
  { action, lenient }: FrameOf<"act">,
  using: Using,
): Decision {
  const decided = decide(state, action, using);
  if (decided.ok || lenient === undefined) return decided;
  const isToldAlready = decided.error.code === "NO_SUCH_CAST";
  return ok(lenient === true || isToldAlready ? nothing : happens(leftOut(action, decided.error)));
}

/** What was left out, and why; of what would last as long as a spell that has ended meanwhile, that end says it: "Ada is immune to the poisoned condition". */
const leftOut = (action: Command, { code, message }: RuleViolation): Event => ({
  type: "step_refused",
  about: "id" in action ? { creature: action.id } : "clock",
  rule: "Conditions",
  code,
  message,
});
