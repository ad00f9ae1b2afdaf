import { err, ok } from "@tabletop-mcp/dice-core";
import { deeds } from "../../encounter/deeds.js";
import type { Frame } from "../../game/frame.js";
import type { MoveAction } from "../../game/move-action.js";
import type { Decision } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { spend } from "./economy.js";
import { refuseCost, refuseMover, refuseStranger } from "./move/judge.js";
import { planMove } from "./move/plan.js";

/**
 * Somebody moves ("Movement and Position"). The whole of it is judged first: what is refused triggers
 * nothing and changes nothing. Then it is walked, each step judged again when its turn has come.
 */
export function moveRule(state: GameState, action: MoveAction, using: Using): Decision {
  const refused = refuseStranger(state, action) ?? refuseMover(state, action, using);
  if (refused !== undefined) return err(refused);
  const planned = planMove(state, action, using);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const tooMuch = refuseCost(state, action, plan);
  if (tooMuch !== undefined) return err(tooMuch);
  const { id, readied = false, granted } = action;
  const paid = readied ? spend(state, { id, what: deeds.move, economy: "readied" }, using) : ok([]);
  if (!paid.ok) return paid;
  const standing: readonly Frame[] =
    plan.standing > 0 ? [{ kind: "act", action: { type: "stand", id } }] : [];
  const way: Frame = {
    kind: "move",
    id,
    mode: plan.mode,
    path: plan.route.path,
    ...((readied || granted !== undefined) && { left: plan.left }),
    ...(granted?.unprovoked && { unprovoked: true }),
  };
  return ok({ events: paid.value, run: [...standing, way] });
}
