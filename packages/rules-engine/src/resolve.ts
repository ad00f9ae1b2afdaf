import { ok, type Result } from "@tabletop-mcp/dice-core";
import type { Action } from "./action.js";
import { decide } from "./decide.js";
import { type Settled, settle } from "./settle.js";
import type { GameState } from "./state.js";
import type { Using } from "./using.js";
import type { RuleViolation } from "./violation.js";

/** The only way to change the game: judges an action, and settles all that follows from it. */
export function resolve(
  state: GameState,
  action: Action,
  using: Using,
): Result<Settled, RuleViolation> {
  const decided = decide(state, action, using);
  return decided.ok ? ok(settle(state, decided.value, using)) : decided;
}
