import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { effectiveStat, type Asked as StatAsked } from "../../../effects/stats.js";
import type { Going, MoveAction } from "../../../game/move-action.js";
import { combatantOf, creatureIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import type { Battlefield } from "../../../grid/battlefield.js";
import { feetBetween } from "../../../grid/distance.js";
import { highJumpFeet, longJumpFeet } from "../../../grid/jump.js";
import { leapTo, straightTo } from "../../../grid/leap.js";
import type { MoveMode, Mover } from "../../../grid/mover.js";
import {
  cheapestPath,
  dropBelow,
  followPath,
  type NoRoute,
  type Route,
  roomAt,
} from "../../../grid/path.js";
import { feetPerSquare, type Position, positionAt } from "../../../grid/point.js";
import { bearerOf } from "../../../sheet/numbers/bearer.js";
import { moverOf, thrown } from "./mover.js";
import { noRoute, noRunUp, tooFar, tooHigh } from "./refusals.js";

/** A way to go, or why there is none. */
export type WayFound = Result<Route, RuleViolation>;

/** A move with what has been settled of it. */
export interface Asked {
  readonly action: MoveAction;
  readonly mode: Going;
  readonly field: Battlefield;
  /** Where it ends. */
  readonly goal: Position;
}

/** The way that a move takes, judged as a whole; what it costs is judged apart. */
export function wayOf(state: GameState, asked: Asked, using: Using): WayFound {
  switch (asked.mode) {
    case "teleport":
      return atOnce(state, asked, using);
    case "forced":
      return pushedAlong(state, asked, using);
    case "jump":
      return asked.action.jump === "high"
        ? highJump(state, asked, using)
        : longJump(state, asked, using);
    default:
      return onItsOwn(state, { ...asked, mode: asked.mode }, using);
  }
}

function onItsOwn(
  state: GameState,
  { action, mode, field, goal }: Asked & { readonly mode: MoveMode },
  { compendium }: Using,
): WayFound {
  const { id, path } = action;
  const mover = moverOf(state, { id, mode }, compendium);
  if (mover === undefined) return err(noRoute({ reason: "off_map", at: goal, field }));
  const found =
    path === undefined ? cheapestPath(field, mover, goal) : followPath(field, mover, path);
  if (found.reachable) return ok(found);
  const isFear =
    found.reason === "no_way" &&
    mover.neverCloserTo !== undefined &&
    isFearless(field, mover, goal);
  return refuse({ ...found, ...(isFear && { reason: "closer" }) }, field);
}

/** Whether nothing but fear is in the way. */
function isFearless(field: Battlefield, mover: Mover, goal: Position): boolean {
  const { neverCloserTo: _, ...brave } = mover;
  return cheapestPath(field, brave, goal).reachable;
}

const refuse = ({ reason, at }: Pick<NoRoute, "reason" | "at">, field: Battlefield): WayFound =>
  err(noRoute({ reason, at, field }));

/** Feet that a creature jumps up or across ("Jumping"). */
function jumpFeet(state: GameState, { id, running = false }: MoveAction, { compendium }: Using) {
  const { abilities, changes } = bearerOf(creatureIn(state, id), compendium);
  const { effective: strength } = abilities.str;
  const across = longJumpFeet(compendium.longJump, strength, running);
  const up = highJumpFeet(compendium.highJump, Math.floor((strength - 10) / 2), running);
  const farther = (base: number, stats: StatAsked["stats"]): number =>
    effectiveStat({ stats, label: "jump" }, { base }, changes).effective;
  return {
    across: farther(across, running ? ["jump", "running-jump"] : ["jump"]),
    up: farther(up, ["jump"]),
  };
}

/** Whether the run that a jump is to have was run: on foot, in this turn. */
const hasRun = (state: GameState, { id, running }: MoveAction, { compendium }: Using): boolean =>
  !running || (combatantOf(state, id)?.turn.moved ?? 0) >= compendium.longJump.runUp.feet;

function longJump(state: GameState, { action, field, goal }: Asked, using: Using): WayFound {
  const mover = moverOf(state, { id: action.id, mode: "walk" }, using.compendium);
  if (mover === undefined) return refuse({ reason: "off_map", at: goal }, field);
  if (!hasRun(state, action, using)) return err(noRunUp(using.compendium.longJump.runUp.feet));
  const { across } = jumpFeet(state, action, using);
  const feet = feetBetween({ x: mover.x, y: mover.y }, { x: goal.x, y: goal.y }, mover.diagonals);
  const height = feet * using.compendium.longJump.obstacle.tallestShare;
  const leap = leapTo(field, mover, { to: goal, feet: across, height });
  if (!leap.reachable)
    return leap.reason === "too_far"
      ? err(tooFar({ feet, most: across }))
      : refuse({ reason: leap.reason, at: leap.at }, field);
  return goesCloser(mover, goal) ? refuse({ reason: "closer", at: goal }, field) : ok(leap);
}

/** Whether a place is closer to something feared than where the mover is. */
const goesCloser = ({ x, y, z = 0, size, neverCloserTo = [] }: Mover, goal: Position): boolean =>
  neverCloserTo.some(
    (feared) =>
      feetBetween({ x: goal.x, y: goal.y, z: goal.z ?? z, size }, feared) <
      feetBetween({ x, y, z, size }, feared),
  );

/** Straight up, and at most one square over: on to what is there, or down again. */
function highJump(state: GameState, { action, field, goal }: Asked, using: Using): WayFound {
  const mover = moverOf(state, { id: action.id, mode: "fly" }, using.compendium);
  if (mover === undefined) return refuse({ reason: "off_map", at: goal }, field);
  if (!hasRun(state, action, using)) return err(noRunUp(using.compendium.highJump.runUp.feet));
  const { up } = jumpFeet(state, action, using);
  const { x, y, z = 0 } = mover;
  const rise = (goal.z ?? 0) - z;
  if (rise > up || feetBetween({ x, y }, { x: goal.x, y: goal.y }) > feetPerSquare)
    return err(tooHigh({ rise, most: up }));
  const layers = Math.max(0, Math.ceil(rise / feetPerSquare));
  const above = Array.from({ length: layers }, (_, at) =>
    positionAt(x, y, z + (at + 1) * feetPerSquare),
  );
  const isOver = goal.x !== x || goal.y !== y;
  const found = followPath(field, mover, isOver ? [...above, goal] : above);
  if (!found.reachable) return refuse(found, field);
  const end = found.path.at(-1) ?? mover;
  return ok({ ...found, falls: dropBelow(field, { ...end, size: mover.size }) });
}

/** From one place to another with nothing in between. */
function atOnce(state: GameState, { action, field, goal }: Asked, { compendium }: Using): WayFound {
  const mover = thrown(state, action.id, compendium);
  if (mover === undefined) return refuse({ reason: "off_map", at: goal }, field);
  const room = roomAt(field, { ...mover, x: goal.x, y: goal.y, z: goal.z ?? 0 });
  if (room !== "free" && room !== "tight")
    return refuse({ reason: room === "creature" ? "occupied" : room, at: goal }, field);
  return ok({
    reachable: true,
    path: [goal],
    cost: 0,
    steps: [{ position: goal, feet: 0, ground: 0, extras: [] }],
    squeezed: room === "tight",
    falls: 0,
  });
}

/** Straight along, or by the squares that are told; over a hole it goes no farther. */
function pushedAlong(
  state: GameState,
  { action, field, goal }: Asked,
  { compendium }: Using,
): WayFound {
  const walker = thrown(state, action.id, compendium);
  if (walker === undefined) return refuse({ reason: "off_map", at: goal }, field);
  const { z: height = 0 } = walker;
  const isAloft = height !== (goal.z ?? height) || height > 0;
  const mover: Mover = isAloft ? { ...walker, mode: "fly" } : walker;
  const path = action.path ?? straightTo(walker, { x: goal.x, y: goal.y, z: goal.z ?? height });
  const found = followPath(field, mover, path);
  const hole = !found.reachable && found.reason === "unheld" ? found.at : undefined;
  const end = path.findIndex(({ x, y }) => x === hole?.x && y === hole.y);
  const route = end === -1 ? found : followPath(field, mover, path.slice(0, end + 1));
  return route.reachable ? ok(forFree(route)) : refuse(route, field);
}

const forFree = (route: Route): Route => ({
  ...route,
  cost: 0,
  steps: route.steps.map((step) => ({ ...step, feet: 0 })),
});
