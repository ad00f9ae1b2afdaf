import type { MoveAction } from "../../../game/move-action.js";
import { combatantOf } from "../../../game/state.js";
import type { RuleViolation } from "../../../game/violation.js";
import { feetBetween } from "../../../grid/distance.js";
import { moveRule } from "../../combat/move.js";
import type { StepTurn } from "../settling.js";

/** Says no to a place that whoever uses a step cannot get to with it: too far off, taken, off the map. */
export function refusePlace({ state, step, frame, using }: StepTurn): RuleViolation | undefined {
  const { id, to } = frame;
  const { move, targets } = step;
  const isOwn = targets === undefined || targets.what === "self";
  if (move?.to !== "any" || to === undefined || !isOwn) return undefined;
  const from = combatantOf(state, id)?.at;
  if (from === undefined || state.battlefield === undefined) return undefined;
  const feet = feetBetween(from, to, state.encounter?.house.diagonals);
  if (feet > move.feet)
    return {
      code: "OUT_OF_RANGE",
      message: `That is ${feet} feet away, and ${frame.by.source} goes ${move.feet} feet at most.`,
      hint: "Name a place that is nearer.",
    };
  const going: MoveAction = move.teleport
    ? { type: "move", id, to, mode: "teleport" }
    : { type: "move", id, to, granted: { feet: move.feet } };
  const judged = moveRule(state, going, using);
  return judged.ok ? undefined : judged.error;
}
