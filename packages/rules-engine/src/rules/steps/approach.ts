import { err, ok } from "@tabletop-mcp/dice-core";
import type { Frame } from "../../game/frame.js";
import { type Decision, steps } from "../../game/next.js";
import { creatureIn } from "../../game/state.js";
import type { RuleViolation } from "../../game/violation.js";
import type { Body } from "../../grid/body.js";
import { feetBetween } from "../../grid/distance.js";
import { reachOf } from "../../grid/path.js";
import { feetPerSquare, type Position } from "../../grid/point.js";
import { bodyOf } from "../combat/bodies.js";
import { moverOf } from "../combat/move/mover.js";
import { speedStat } from "../combat/move/speed.js";
import type { StepTurn } from "./settling.js";

/**
 * Whoever acts goes toward the first one whom its step affects: to the place that was said, which has
 * to be nearer, or to the nearest that it gets to. Without a map the table sees to it.
 */
export function approach(turn: StepTurn, ids: readonly string[]): Decision {
  const { state, frame, step, using } = turn;
  const then: Frame = { ...frame, approached: true };
  const [target] = ids;
  const { compendium } = using;
  const here = bodyOf(state, frame.id, compendium);
  const there = target === undefined ? undefined : bodyOf(state, target, compendium);
  if (state.battlefield === undefined || here === undefined || there === undefined)
    return ok(steps(then));
  const speed = speedStat(creatureIn(state, frame.id), "walk", compendium)?.effective ?? 0;
  const feet = Math.floor(speed * (step.approaches ?? 0));
  const to = frame.to ?? nearest(turn, { here, there, feet });
  if (to === undefined) return ok(steps(then));
  if (feetFrom(here, to, there) >= feetBetween(here, there)) return err(notNearer(turn));
  const way: Frame = {
    kind: "act",
    action: { type: "move", id: frame.id, to, granted: { feet } },
  };
  return ok(steps(way, then));
}

const feetFrom = ({ size }: Body, at: Position, there: Body): number =>
  feetBetween({ ...at, size }, there);

interface Going {
  readonly here: Body;
  readonly there: Body;
  readonly feet: number;
}

/** Of the places that it gets to the nearest to the other, beside it the one with the shortest way; none where it stands there already. */
function nearest(
  { state, frame, using }: StepTurn,
  { here, there, feet }: Going,
): Position | undefined {
  const mover = moverOf(state, { id: frame.id, mode: "walk" }, using.compendium);
  if (state.battlefield === undefined || mover === undefined) return undefined;
  let [best, least]: [Position | undefined, number] = [undefined, feetBetween(here, there)];
  for (const { position } of reachOf(state.battlefield, mover, feet)) {
    if (least <= feetPerSquare) break;
    const left = feetFrom(here, position, there);
    if (left < least) [best, least] = [position, left];
  }
  return best;
}

const notNearer = ({ state, frame }: StepTurn): RuleViolation => ({
  code: "NOT_TOWARD",
  message: `That is no nearer to the foe: ${frame.by.source} leads ${creatureIn(state, frame.id).name} toward it.`,
  hint: "Leave the place out, or name one that is nearer to the target.",
});
