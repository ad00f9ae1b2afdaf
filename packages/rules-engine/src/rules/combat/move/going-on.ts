import type { MoveFrame } from "../../../game/move-frame.js";
import { creatureIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { followPath, type PathStep, roomAt } from "../../../grid/path.js";
import { isSamePlace, type Position } from "../../../grid/point.js";
import { movementField } from "../../zones/walls.js";
import { bodyOf } from "../bodies.js";
import { refuseHelpless } from "../movement.js";
import { moverOf, thrown } from "./mover.js";
import { allowanceOf, onlyCrawls } from "./speed.js";

/** The rest of a move as it can still be made: its steps, and the movement that is left for them. */
export interface GoingOn {
  readonly steps: readonly PathStep[];
  readonly left: number;
}

/**
 * What is still to come of a move: judged again, since much may have happened on the way. Nothing
 * where it cannot go on: the mover has dropped or been stopped, or something is in the way by now.
 */
export function goingOn(state: GameState, frame: MoveFrame, using: Using): GoingOn | undefined {
  const body = bodyOf(state, frame.id, using.compendium);
  const first = frame.path[0];
  const field = movementField(state);
  if (field === undefined || body === undefined || first === undefined) return undefined;
  switch (frame.mode) {
    case "teleport":
    case "forced":
      return freely(state, frame, using);
    case "jump":
      return isStopped(state, frame, using) ? undefined : jumping(state, frame, using);
    default: {
      if (isStopped(state, frame, using)) return undefined;
      const { id, mode, path, left } = frame;
      const mover = moverOf(state, { id, mode }, using.compendium);
      const route = mover && followPath(field, mover, path);
      if (!route?.reachable) return undefined;
      return {
        steps: route.steps,
        left: left ?? allowanceOf(state, { id, mode }, using.compendium).left,
      };
    }
  }
}

/** Whether a creature moves no farther by itself: it is down, held, or was thrown to the ground. */
function isStopped(state: GameState, { id, mode }: MoveFrame, using: Using): boolean {
  const { compendium } = using;
  return (
    refuseHelpless(state, id, using) !== undefined ||
    allowanceOf(state, { id, mode }, compendium).speed <= 0 ||
    (mode !== "crawl" && onlyCrawls(creatureIn(state, id), compendium))
  );
}

const step = (position: Position, feet: number): PathStep => ({
  position,
  feet,
  ground: feet,
  extras: [],
});

/** Moved by something else, at no cost. */
function freely(
  state: GameState,
  { id, path }: MoveFrame,
  { compendium }: Using,
): GoingOn | undefined {
  const mover = thrown(state, id, compendium);
  const end = path.at(-1);
  const field = movementField(state);
  if (mover === undefined || end === undefined || field === undefined) return undefined;
  const { x, y, z = 0 } = end;
  const room = roomAt(field, { ...mover, x, y, z });
  return room === "free" || room === "tight"
    ? { steps: path.map((at) => step(at, 0)), left: 0 }
    : undefined;
}

/** In the air above whatever lies there. */
function jumping(state: GameState, frame: MoveFrame, using: Using): GoingOn | undefined {
  const { id, path, left } = frame;
  const mover = moverOf(state, { id, mode: "fly" }, using.compendium);
  const end = path.at(-1);
  const field = movementField(state);
  if (mover === undefined || end === undefined || field === undefined) return undefined;
  const room = roomAt(field, { ...mover, x: end.x, y: end.y, z: end.z ?? 0 });
  if (room !== "free" && room !== "tight") return undefined;
  let diagonals = mover.diagonalsTaken ?? 0;
  let from: Position = mover;
  const steps = path.map((to) => {
    const isLong = isSlanted(from, to) && mover.diagonals === "5-10-5" && diagonals % 2 === 1;
    if (isSlanted(from, to)) diagonals += 1;
    from = to;
    return step(to, isLong ? 10 : 5);
  });
  return { steps, left: left ?? allowanceOf(state, { id, mode: "jump" }, using.compendium).left };
}

/** Whether a step goes along more than one axis. */
export const isSlanted = (from: Position, to: Position): boolean =>
  [from.x !== to.x, from.y !== to.y, (from.z ?? 0) !== (to.z ?? 0)].filter(Boolean).length > 1 &&
  !isSamePlace(from, to);
