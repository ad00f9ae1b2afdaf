import { ok } from "@tabletop-mcp/dice-core";
import type { EventOf } from "../../../game/event.js";
import { askedAlso, askedOf, type Frame } from "../../../game/frame.js";
import type { FallFrame, MoveFrame } from "../../../game/move-frame.js";
import { type Decision, type Next, nothing, steps } from "../../../game/next.js";
import { combatantIn, fightIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { PathStep } from "../../../grid/path.js";
import type { Position } from "../../../grid/point.js";
import { crossingOf } from "../../zones/crossing.js";
import { carriedAlong, draggedBy, takenAlong } from "./company.js";
import { type GoingOn, goingOn, isSlanted } from "./going-on.js";
import { halt } from "./halt.js";
import { hazardsEntered } from "./hazards.js";
import { isMoved } from "./judge.js";
import { isAutomatic, leftBehind, opportunityOf, provokedBy } from "./provoked.js";

/**
 * A step of a move: first those strike whose reach it leaves, then the mover goes as far as nothing
 * happens; what happens there is settled before it goes on ("Movement and Position").
 */
export function moveStep(state: GameState, frame: MoveFrame, using: Using): Decision {
  if (isGone(state, frame) || frame.path.length === 0) return ok(nothing);
  const way = goingOn(state, frame, using);
  const count = way === undefined ? 0 : stretchOf(state, { frame, way }, using);
  if (way === undefined || count === 0) return ok(halt(state, frame, using));
  const strikes = provokedNow(state, frame, using).filter((by) => isAutomatic(state, by));
  return ok(
    strikes.length > 0
      ? steps(
          ...strikes.flatMap((by) => struck(state, { by, frame }, using)),
          askedAlso(frame, strikes),
        )
      : gone(state, { frame, way: way.steps.slice(0, count) }, using),
  );
}

const isGone = ({ creatures, combatants = {} }: GameState, { id }: MoveFrame): boolean =>
  creatures[id] === undefined || combatants[id]?.at === undefined;

/** Those who may strike before the next square is entered, and were not asked yet. */
export function provokedNow(state: GameState, frame: MoveFrame, using: Using): readonly string[] {
  const { id, path } = frame;
  const to = path[0];
  if (isMoved(frame) || frame.unprovoked || to === undefined || isGone(state, frame)) return [];
  const from = combatantIn(state, id).at ?? to;
  const asked = askedOf(frame);
  return provokedBy(state, { id, from, to, mode: frame.mode }, using).filter(
    (by) => !asked.includes(by),
  );
}

/** Whether a move is about to go on, so that leaving somebody's reach is still to come. */
export const isLeaving = (state: GameState, { id, mode, path }: MoveFrame): boolean =>
  !isMoved({ mode }) &&
  path.length > 0 &&
  state.combatants?.[id]?.at !== undefined &&
  (state.creatures[id]?.hp.current ?? 0) > 0;

/** An opportunity attack that somebody makes by itself; what the rules refuse by then is left out. */
function struck(
  state: GameState,
  { by, frame }: { readonly by: string; readonly frame: MoveFrame },
  using: Using,
): readonly Frame[] {
  const action = opportunityOf(state, { by, target: frame.id }, using);
  return action === undefined ? [] : [{ kind: "act", action, lenient: true }];
}

interface Stretch {
  readonly frame: MoveFrame;
  readonly way: GoingOn;
}

/** How many steps the mover takes before anything can happen. */
function stretchOf(state: GameState, { frame, way }: Stretch, using: Using): number {
  const { id, mode } = frame;
  const isSlow = !isMoved({ mode }) && draggedBy(state, id, using.compendium).length > 0;
  const isCrossing = crossingOf(state, id, using);
  let [feet, count, from] = [0, 0, combatantIn(state, id).at];
  for (const { position, feet: cost } of way.steps) {
    if (from === undefined || feet + cost > way.left) break;
    if (
      count > 0 &&
      !isMoved({ mode }) &&
      leftBehind(state, { id, from, to: position }, using).length > 0
    )
      break;
    feet += cost;
    count += 1;
    const isLast = count === way.steps.length;
    if (
      isSlow ||
      isCrossing(from, position) ||
      (touches(mode, isLast) && hazardsEntered(state, { id, from, to: position }, using).length > 0)
    )
      break;
    from = position;
  }
  return count;
}

/** Whether a mover touches the ground that it crosses: in the air only where it lands. */
const touches = (mode: MoveFrame["mode"], isLast: boolean): boolean =>
  isLast || (mode !== "fly" && mode !== "jump" && mode !== "teleport");

interface Gone {
  readonly frame: MoveFrame;
  readonly way: readonly PathStep[];
}

/** The stretch is gone, and what it brings is still to come: what lies there, a fall, the rest of the way. */
function gone(state: GameState, { frame, way }: Gone, using: Using): Next {
  const { id, mode, path, left } = frame;
  const moved = movedEvent(state, { frame, way }, using);
  const rest = path.slice(way.length);
  const isLast = rest.length === 0;
  const company = isMoved({ mode }) ? [] : draggedBy(state, id, using.compendium);
  const trips = [
    ...(touches(mode, isLast) ? [{ id, from: previous(moved), to: moved.to }] : []),
    ...(moved.along ?? []).flatMap(({ id: other, to }) =>
      company.includes(other) ? [{ id: other, from: combatantIn(state, other).at ?? to, to }] : [],
    ),
  ];
  const falling = isLast || isMoved({ mode }) ? [id, ...company] : company;
  const onward: MoveFrame = {
    kind: "move",
    id,
    mode,
    path: rest,
    ...(left !== undefined && { left: left - moved.feet }),
    ...(frame.unprovoked && { unprovoked: true }),
  };
  return {
    events: [moved],
    run: [
      ...trips.flatMap((trip) => hazardsEntered(state, trip, using)),
      ...falling.map((one) => fall(one, mode)),
      ...(isLast ? [] : [onward]),
    ],
  };
}

const fall = (id: string, mode: MoveFrame["mode"]): FallFrame => ({
  kind: "fall",
  id,
  ...(mode === "climb" && { clings: true }),
});

/** The square before the last one. */
const previous = ({ path, from }: EventOf<"moved">): Position => path.at(-2) ?? from;

function movedEvent(state: GameState, { frame, way }: Gone, using: Using): EventOf<"moved"> {
  const { id, mode } = frame;
  const path = way.map(({ position }) => position);
  const to = path.at(-1) ?? { x: 0, y: 0 };
  const from = combatantIn(state, id).at ?? to;
  const trip = { id, from, to };
  const along = isMoved({ mode }) ? carriedAlong(state, trip) : takenAlong(state, trip, using);
  const counts = fightIn(state).house.diagonals === "5-10-5" && !isMoved({ mode });
  const diagonals = path.filter((at, index) => isSlanted(path[index - 1] ?? from, at)).length;
  return {
    type: "moved",
    id,
    rule: mode === "jump" ? "Jumping" : "Movement and Position",
    from,
    to,
    mode,
    feet: way.reduce((feet, step) => feet + step.feet, 0),
    path,
    ...(frame.left !== undefined && { freely: true }),
    ...(counts && diagonals > 0 && { diagonals }),
    ...(along.length > 0 && { along }),
  };
}
