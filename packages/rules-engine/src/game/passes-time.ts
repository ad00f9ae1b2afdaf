import type { Action } from "./action.js";
import type { GameState } from "./state.js";

/**
 * Whether time may pass with an action, or with the steps that wait and go on before it. Then a
 * caller loads everybody on whom something ends by the clock, and who lies at 0 hit points, too.
 */
export const passesTime = (action: Action, { waiting }: GameState): boolean =>
  moves(action) ||
  (waiting?.frames ?? []).some((frame) => frame.kind === "act" && moves(frame.action));

const moves = ({ type }: Action): boolean =>
  type === "pass_time" || type === "rest" || type === "end_encounter";
