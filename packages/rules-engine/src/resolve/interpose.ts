import { ok, type Result } from "@tabletop-mcp/dice-core";
import type { Command } from "../game/action.js";
import type { Frame } from "../game/frame.js";
import type { Next } from "../game/next.js";
import type { Waiting } from "../game/reaction.js";
import type { GameState } from "../game/state.js";
import type { Using } from "../game/using.js";
import type { RuleViolation } from "../game/violation.js";
import { findUsable } from "../rules/steps/use/find.js";
import { resumed } from "./answer.js";
import { decide } from "./decide.js";

/** Whether something is done with a reaction that no window asks for: what was readied, or an ability. */
export function isReaction({ creatures }: GameState, action: Command, using: Using): boolean {
  const economy = "economy" in action ? action.economy : undefined;
  if (action.type === "move") return action.readied === true;
  if (economy !== undefined) return economy === "reaction" || economy === "readied";
  const creature = action.type === "use" ? creatures[action.id] : undefined;
  if (action.type !== "use" || creature === undefined) return false;
  const found = findUsable(creature, action.what, using.compendium);
  return found.ok && found.value.economy === "reaction";
}

/** What comes between, and the steps that wait for it, the next one last. */
interface Between {
  readonly next: Next;
  readonly frames: readonly Frame[];
}

/** Does something with a reaction while others are asked for theirs: they are asked again after it. */
export function interposed(
  state: GameState,
  { action, waiting }: { readonly action: Command; readonly waiting: Waiting },
  using: Using,
): Result<Between, RuleViolation> {
  const decided = decide(state, action, using);
  if (!decided.ok) return decided;
  const { events, run = [] } = decided.value;
  const next = { events: [resumed(waiting, []), ...events], run };
  return ok({ next, frames: waiting.frames });
}
