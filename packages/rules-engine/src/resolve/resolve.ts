import { ok, type Result } from "@tabletop-mcp/dice-core";
import type { Action } from "../game/action.js";
import type { GameState } from "../game/state.js";
import type { Using } from "../game/using.js";
import type { RuleViolation } from "../game/violation.js";
import { decide } from "./decide.js";
import { type Settled, settle } from "./settle.js";

/** The only way to change the game: judges an action, and settles all that follows from it. */
export function resolve(
  state: GameState,
  action: Action,
  using: Using,
): Result<Settled, RuleViolation> {
  const decided = decide(state, action, using);
  return decided.ok ? ok(settle(state, decided.value, using)) : decided;
}
