import { ok } from "@tabletop-mcp/dice-core";
import type { FrameOf } from "../game/frame.js";
import { type Decision, nothing } from "../game/next.js";
import type { GameState } from "../game/state.js";
import type { Using } from "../game/using.js";
import { decide } from "./decide.js";

/** An action that is one step of several, judged when its turn has come. */
export function actStep(
  state: GameState,
  { action, lenient }: FrameOf<"act">,
  using: Using,
): Decision {
  const decided = decide(state, action, using);
  return decided.ok || lenient !== true ? decided : ok(nothing);
}
