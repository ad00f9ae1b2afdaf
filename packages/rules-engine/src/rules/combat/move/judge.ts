import type { MoveAction } from "../../../game/move-action.js";
import { combatantOf, creatureIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import { strangerTo } from "../initiative.js";
import { refuseHelpless, refuseMoving } from "../movement.js";
import { noFight } from "../no-fight.js";
import type { Plan } from "./plan.js";
import { notEnough } from "./refusals.js";

/** Whether a creature does not move by itself, and so needs no turn, no movement and nothing else. */
export const isMoved = ({ mode }: Pick<MoveAction, "mode">): boolean =>
  mode === "forced" || mode === "teleport";

/** Why somebody cannot be moved about at all: there is no fight, or it takes no part. */
export function refuseStranger(state: GameState, { id }: MoveAction): RuleViolation | undefined {
  if (state.encounter?.status !== "active") return noFight;
  return combatantOf(state, id) === undefined ? strangerTo(state, id) : undefined;
}

/** Why a creature cannot move by itself now ("Your Turn"). */
export function refuseMover(
  state: GameState,
  action: MoveAction,
  using: Using,
): RuleViolation | undefined {
  if (isMoved(action)) return undefined;
  const { id, readied, granted } = action;
  const mount = combatantOf(state, id)?.mount;
  if (mount !== undefined)
    return {
      code: "MOUNTED",
      message: `${creatureIn(state, id).name} rides ${creatureIn(state, mount).name}, and goes where it goes.`,
      hint: "Move the mount, or dismount.",
    };
  const within = combatantOf(state, id)?.within;
  if (within !== undefined)
    return {
      code: "INSIDE",
      message: `${creatureIn(state, id).name} is inside ${creatureIn(state, within).name}, and goes where it goes.`,
      hint: "Escape first; out of a corpse that takes movement alone.",
    };
  if (combatantOf(state, id)?.away !== undefined)
    return {
      code: "AWAY",
      message: `${creatureIn(state, id).name} is out of this world, and has no place here to move from.`,
      hint: "It is back when what keeps it away ends.",
    };
  return readied || granted !== undefined
    ? refuseHelpless(state, id, using)
    : refuseMoving(state, id, using);
}

/** Why a way costs too much ("Movement and Position"). */
export function refuseCost(
  state: GameState,
  { id, mode }: MoveAction,
  { route, standing, left, speed }: Plan,
): RuleViolation | undefined {
  const cost = route.cost + standing;
  return isMoved({ ...(mode !== undefined && { mode }) }) || cost <= left
    ? undefined
    : notEnough(creatureIn(state, id).name, { cost, left, speed });
}
