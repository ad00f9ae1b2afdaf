import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../../creature/creature.js";
import type { Going, MoveAction } from "../../../game/move-action.js";
import { creatureIn, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import type { Battlefield } from "../../../grid/battlefield.js";
import type { Body } from "../../../grid/body.js";
import { footprintOf } from "../../../grid/body.js";
import { moveModes } from "../../../grid/mover.js";
import { dropBelow, type Route } from "../../../grid/path.js";
import type { Position } from "../../../grid/point.js";
import { groundAt } from "../../../grid/terrain.js";
import { movementField } from "../../zones/walls.js";
import { bodyOf } from "../bodies.js";
import { placeName } from "../place-name.js";
import { refuseRising } from "../rising.js";
import { type Allowance, allowanceOf, onlyCrawls, speedStat } from "./speed.js";
import { wayOf } from "./ways.js";

/** A move as it was found to be possible, whatever it costs. */
export interface Plan {
  readonly mode: Going;
  readonly route: Route;
  /** Feet of movement that standing up first takes. */
  readonly standing: number;
  readonly speed: number;
  /** Feet of movement that there are before it. */
  readonly left: number;
}

type Planned = Result<Plan, RuleViolation>;

/** Finds the way of a move, and says what it takes; changes nothing. */
export function planMove(state: GameState, action: MoveAction, using: Using): Planned {
  const { compendium } = using;
  const { id, to, path } = action;
  const field = movementField(state);
  const body = bodyOf(state, id, compendium);
  if (field === undefined) return err(noMap);
  const creature = creatureIn(state, id);
  if (body === undefined) return err(notPlaced(creature));
  const standing = standingFeet(creature, action, using);
  const goal = path?.at(-1) ?? to ?? (standing > 0 ? body : undefined);
  if (goal === undefined) return err(noGoal);
  const mode = modeOf(creature, { action, body, field }, using);
  const refused =
    (standing > 0 ? refuseRising(creature, compendium) : undefined) ??
    refuseMode(creature, { action, mode }, using);
  if (refused !== undefined) return err(refused);
  const { speed, left } = allowanceOf(state, { id, mode }, compendium);
  const stays = path === undefined && to === undefined;
  const found = stays ? ok(nowhere) : wayOf(state, { action, mode, field, goal }, using);
  if (!found.ok) return found;
  const dry = mode === "swim" ? dryAt(field, body, found.value) : undefined;
  return dry === undefined
    ? ok({ mode, route: found.value, standing, speed, left: leftOf(action, { speed, left }) })
    : err(noWater(dry));
}

/** What is readied has the whole speed, what is granted so many feet; else it is what the turn has left. */
const leftOf = ({ granted, readied }: MoveAction, { speed, left }: Allowance): number =>
  granted?.feet ?? (readied ? speed : left);

const nowhere: Route = { reachable: true, path: [], cost: 0, steps: [], squeezed: false, falls: 0 };

const noMap: RuleViolation = {
  code: "NO_MAP",
  message: "This fight has no map to move on.",
  hint: "Begin a fight with terrain, or tell the move in words.",
};

const noGoal: RuleViolation = {
  code: "NO_GOAL",
  message: "Where to was not said.",
  hint: "Give `to`, or the squares of `path`.",
};

const notPlaced = ({ name }: Creature): RuleViolation => ({
  code: "NOT_PLACED",
  message: `${name} is not on the map.`,
  hint: "Whoever is swallowed or out of the world has no place to move from.",
});

const noWater = (at: Position): RuleViolation => ({
  code: "UNREACHABLE",
  message: `There is no water to swim in at ${placeName(at)}.`,
  hint: "Walk there, or stay in the water.",
});

/** Half the speed, where a prone creature stands up first ("Being Prone"). */
function standingFeet(creature: Creature, { standUp }: MoveAction, { compendium }: Using): number {
  if (!standUp || !onlyCrawls(creature, compendium)) return 0;
  const speed = speedStat(creature, "walk", compendium)?.effective ?? 0;
  return Math.floor(speed / 2);
}

interface Setting {
  readonly action: MoveAction;
  readonly body: Body;
  readonly field: Battlefield;
}

/** How it moves: as is said, but that who is prone crawls in place of walking. */
function modeOf(creature: Creature, setting: Setting, using: Using): Going {
  const { mode, jump, standUp } = setting.action;
  const isDown = onlyCrawls(creature, using.compendium) && !standUp;
  if (mode !== undefined) return isDown && mode === "walk" ? "crawl" : mode;
  if (jump !== undefined) return "jump";
  return isDown ? "crawl" : usualMode(creature, setting, using);
}

/** In the air it flies, from water to water it swims where it is faster so, and else it goes on foot, if it can. */
function usualMode(
  creature: Creature,
  { action: { to, path }, body, field }: Setting,
  { compendium }: Using,
): Going {
  const feet = (one: Going): number => speedStat(creature, one, compendium)?.effective ?? 0;
  const isAirborne = dropBelow(field, body) > 0 || (to?.z ?? 0) > (body.z ?? 0);
  if (isAirborne && feet("fly") > 0) return "fly";
  const way = [body, ...(path ?? (to === undefined ? [] : [to]))];
  if (feet("swim") > feet("walk") && dryAt(field, body, { path: way }) === undefined) return "swim";
  return moveModes.find((one) => feet(one) > 0) ?? "walk";
}

/** What a creature has no speed for, or cannot do while it lies on the ground. */
function refuseMode(
  creature: Creature,
  { action: { standUp }, mode }: { readonly action: MoveAction; readonly mode: Going },
  { compendium }: Using,
): RuleViolation | undefined {
  if (mode === "teleport" || mode === "forced") return undefined;
  const { name } = creature;
  const speed = speedStat(creature, mode, compendium);
  if (speed === undefined)
    return {
      code: "NO_SUCH_SPEED",
      message: `${name} has no speed to ${mode} with.`,
      hint: "Move in another way.",
    };
  if (speed.effective <= 0)
    return {
      code: "CANNOT_MOVE",
      message: `${name} cannot move: its speed is 0${reasons(speed.modifiers)}.`,
      hint: "End what holds it first.",
    };
  return mode !== "crawl" && !standUp && onlyCrawls(creature, compendium)
    ? {
        code: "PRONE",
        message: `${name} is prone, and only crawls until it stands up (Being Prone).`,
        hint: "Stand up first, which takes half its speed.",
      }
    : undefined;
}

const reasons = (modifiers: readonly string[]): string =>
  modifiers.length === 0 ? "" : ` (${modifiers.join("; ")})`;

/** The first square of a way that one cannot swim in. */
const dryAt = (
  field: Battlefield,
  { size }: Body,
  { path }: Pick<Route, "path">,
): Position | undefined =>
  path.find((at) =>
    footprintOf({ ...at, size }).every((square) => groundAt(field, square).water === undefined),
  );
