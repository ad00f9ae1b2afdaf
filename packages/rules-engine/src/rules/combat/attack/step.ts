import { ok } from "@tabletop-mcp/dice-core";
import type { AttackFrame } from "../../../game/attack-frame.js";
import { type Decision, joined, nothing, steps } from "../../../game/next.js";
import type { Moment } from "../../../game/reaction.js";
import type { GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { cameToNaught } from "../../magic/came-to-naught.js";
import type { Two } from "../bodies.js";
import { dealDamage } from "./damage.js";
import { duplicateStep } from "./duplicates.js";
import { framed } from "./framed.js";
import { compareAttack, hitOrMiss } from "./hit.js";
import { onNextHit } from "./on-next-hit.js";
import { ridersOf } from "./riders.js";
import { rollAttack } from "./roll.js";
import { struckBack } from "./struck-back.js";
import { nextInVolley } from "./volley.js";
import { wardStep } from "./ward.js";

/** A step of an attack ("Making an Attack"): it goes on as long as there is somebody to be hit. */
export function attackStep(state: GameState, frame: AttackFrame, using: Using): Decision {
  const two = twoOf(state, frame);
  if (two === undefined) return ok(steps(...nextInVolley(frame)));
  const { step, rolled } = frame;
  if (rolled === undefined)
    return (
      wardStep(state, { frame, two }, using) ??
      duplicateStep(state, { frame, two }, using) ??
      rollAttack(state, { frame, two }, using)
    );
  switch (step) {
    case "roll":
      return compareAttack(state, { frame, rolled, two }, using);
    case "hit":
      return hitOrMiss(state, { frame, rolled, two }, using);
    case "damage":
      return dealDamage(state, { frame, rolled, two }, using);
    case "riders":
      return ok(
        joined([
          ridersOf(state, { frame, rolled, two }, using),
          onNextHit(state, { frame, rolled, two }),
          steps(
            ...struckBack(state, { frame, rolled, two }, using),
            framed(frame, { step: "over" }),
          ),
        ]),
      );
    case "over":
      return ok(
        rolled.outcome === "miss" && frame.onHit !== undefined
          ? { events: cameToNaught(state, frame.onHit, using) }
          : nothing,
      );
  }
}

/** Both, while they are there; who has died meanwhile is not hit, but what hit it may have more to do. */
function twoOf({ creatures }: GameState, { id, target, step }: AttackFrame): Two | undefined {
  const [self, other] = [creatures[id], creatures[target]];
  if (self === undefined || other === undefined) return undefined;
  return other.dead && step !== "riders" && step !== "over" ? undefined : { self, other };
}

/** The moment that a step of an attack is for who could react to it. */
export function momentOfAttack(state: GameState, frame: AttackFrame): Moment | undefined {
  if (twoOf(state, frame) === undefined) return undefined;
  switch (frame.step) {
    case "roll":
      return frame.rolled === undefined ? "attacked" : "attack-rolled";
    case "hit":
    case "damage":
      return frame.step;
    case "riders":
      return undefined;
    case "over":
      return "attack-over";
  }
}
