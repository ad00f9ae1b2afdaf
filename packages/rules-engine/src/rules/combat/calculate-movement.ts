import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { isOnTurn } from "../../encounter/turns.js";
import type { MoveAction } from "../../game/move-action.js";
import { combatantIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import type { CostCause } from "../../grid/mover.js";
import type { PathStep } from "../../grid/path.js";
import type { Position } from "../../grid/point.js";
import { type SlowingZone, slowingFor } from "../zones/slowing.js";
import { isMoved, refuseCost, refuseMover, refuseStranger } from "./move/judge.js";
import { type Plan, planMove } from "./move/plan.js";
import { provokedBy } from "./move/provoked.js";

/** What a move would take, and what it would give occasion for. */
export interface Movement {
  readonly reachable: boolean;
  /** Why not, where it is not. */
  readonly reason?: RuleViolation;
  readonly path: readonly Position[];
  /** Feet of movement for the way; standing up stands in `breakdown` alone. */
  readonly cost: number;
  /** Feet of movement that are left afterwards. */
  readonly remaining: number;
  readonly breakdown: readonly CostPart[];
  readonly opportunityAttacks: readonly Opportunity[];
  /** Feet that it falls at the end. */
  readonly falls: number;
}

/** Feet of movement by what they are for. */
export interface CostPart {
  readonly what: "distance" | "standing up" | CostCause;
  readonly feet: number;
  /** The auras, clouds and walls that it comes from, by name. */
  readonly by?: readonly string[];
}

/** Somebody who could strike as a square is left. */
export interface Opportunity {
  readonly by: string;
  readonly at: Position;
}

const errors: ReadonlySet<string> = new Set([
  "NO_ENCOUNTER",
  "NOT_IN_ENCOUNTER",
  "NO_MAP",
  "NOT_PLACED",
  "NO_GOAL",
  "OFF_MAP",
]);

/** Whether a move can be made, and what it takes: as the move itself judges it, whosever turn it is. Changes nothing. */
export function calculateMovement(
  state: GameState,
  action: MoveAction,
  using: Using,
): Result<Movement, RuleViolation> {
  const stranger = refuseStranger(state, action);
  if (stranger !== undefined) return err(stranger);
  const now = onItsTurn(state, action);
  const planned = planMove(now, action, using);
  if (!planned.ok) return errors.has(planned.error.code) ? planned : ok(unreachable(planned.error));
  const plan = planned.value;
  const reason = refuseMover(now, action, using) ?? refuseCost(now, action, plan);
  const { route, standing, left } = plan;
  const cost = isMoved(action) ? 0 : route.cost;
  return ok({
    reachable: reason === undefined,
    ...(reason && { reason }),
    path: route.path,
    cost,
    remaining: Math.max(0, left - cost - standing),
    breakdown: partsOf(plan, slowingFor(now, action.id, using)),
    opportunityAttacks:
      isMoved(action) || action.granted?.unprovoked
        ? []
        : opportunitiesOn(now, { action, plan }, using),
    falls: route.falls,
  });
}

const unreachable = (reason: RuleViolation): Movement => ({
  reachable: false,
  reason,
  path: [],
  cost: 0,
  remaining: 0,
  breakdown: [],
  opportunityAttacks: [],
  falls: 0,
});

/** The fight as it is when the creature's turn comes, where it is not its turn. */
function onItsTurn(state: GameState, { id }: MoveAction): GameState {
  if (isOnTurn(state, id) || state.encounter === undefined) return state;
  const combatant = combatantIn(state, id);
  const { turn, surprised: _, ...rest } = combatant;
  return {
    ...state,
    encounter: { ...state.encounter, turn: { ...state.encounter.turn, of: id } },
    combatants: {
      ...state.combatants,
      [id]: { ...rest, turn: { ...turn, moved: 0, dashes: 0, diagonals: 0 } },
    },
  };
}

/** What each foot is for: the distance once, and once more for each thing that slows. */
function partsOf(
  { route: { steps }, standing }: Plan,
  zones: readonly SlowingZone[],
): readonly CostPart[] {
  const feet = new Map<CostPart["what"], number>();
  const add = (what: CostPart["what"], more: number): void => {
    if (more > 0) feet.set(what, (feet.get(what) ?? 0) + more);
  };
  add("standing up", standing);
  for (const { feet: cost, ground, extras } of steps) {
    if (cost === 0) continue;
    add("distance", ground);
    for (const cause of extras) add(cause, ground);
  }
  return [...feet].map(([what, sum]) => {
    const by = zones.filter((zone) => steps.some((step) => slows(zone, step, what)));
    return by.length === 0
      ? { what, feet: sum }
      : { what, feet: sum, by: [...new Set(by.map(({ name }) => name))] };
  });
}

/** Whether it is a zone that makes a step cost more for this cause. */
function slows(
  { space, difficult, extra }: SlowingZone,
  { position: { x, y, z = 0 }, extras }: PathStep,
  what: CostPart["what"],
): boolean {
  const isCause = what === "difficult" ? difficult : what === "other" && extra !== undefined;
  return isCause === true && extras.some((cause) => cause === what) && space.has(x, y, z);
}

/** Who could strike on the way, each once, before which step. */
function opportunitiesOn(
  state: GameState,
  { action: { id }, plan }: { readonly action: MoveAction; readonly plan: Plan },
  using: Using,
): readonly Opportunity[] {
  const found = new Map<string, Position>();
  let from = combatantIn(state, id).at;
  for (const { position } of plan.route.steps) {
    if (from === undefined) break;
    const there: GameState = {
      ...state,
      combatants: { ...state.combatants, [id]: { ...combatantIn(state, id), at: from } },
    };
    for (const by of provokedBy(there, { id, from, to: position, mode: plan.mode }, using))
      if (!found.has(by)) found.set(by, from);
    from = position;
  }
  return [...found].map(([by, at]) => ({ by, at }));
}
