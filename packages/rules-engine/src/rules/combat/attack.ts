import { err, ok } from "@tabletop-mcp/dice-core";
import type { AttackFrame } from "../../game/attack-frame.js";
import type { AttackAction } from "../../game/fight-action.js";
import type { Decision } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { RuleViolation } from "../../game/violation.js";
import { refuseDead } from "../life/dead.js";
import { refuseByEdges } from "./attack/edges.js";
import { refuseHitUses } from "./attack/hit-uses.js";
import { refuseHolding } from "./attack/holding.js";
import { orderOf } from "./attack/order.js";
import { refuseAfoot } from "./attack/special-weapons.js";
import { refuseUnsuited } from "./attack/suited.js";
import { refuseWarded } from "./attack/ward.js";
import { feetOf, propIn, type Two } from "./bodies.js";
import { strangerTo } from "./initiative.js";
import { payForAttack } from "./pay-for-attack.js";
import { coverOf } from "./scene.js";
import { refuseUnderWater } from "./under-water.js";

/** One attack on one creature: paid for, then rolled, compared and dealt step by step ("Making an Attack"). */
export function attackRule(state: GameState, action: AttackAction, using: Using): Decision {
  const { id, target } = action;
  const two: Two = { self: creatureIn(state, id), other: creatureIn(state, target) };
  const refused =
    refuseTarget(state, two) ??
    refuseWarded(state, two) ??
    refuseCovered(state, { two, action }, using);
  if (refused !== undefined) return err(refused);
  const feet = action.scene?.feet ?? feetOf(state, two, using.compendium);
  const ordered = orderOf(action, { self: two.self, other: two.other, feet }, using);
  if (!ordered.ok) return ordered;
  const order = ordered.value;
  const unusable =
    refuseUnsuited({ two, order }, using) ??
    refuseByEdges(state, { two, order }, using) ??
    refuseHolding(state, { two, order }, using) ??
    refuseAfoot(state, { self: two.self, order }, using) ??
    refuseUnderWater(state, { two, order, feet }, using) ??
    refuseHitUses(state, { two, order }, using);
  if (unusable !== undefined) return err(unusable);
  const paid = payForAttack(state, { id, order, economy: action.economy }, using);
  if (!paid.ok) return paid;
  const { onHit } = action;
  const frame: AttackFrame = {
    kind: "attack",
    step: "roll",
    id,
    target,
    order,
    ...(onHit && { onHit }),
  };
  return ok({ events: paid.value, run: [frame] });
}

/** Whom nobody can do anything to: oneself, the dead, and who takes no part in the fight. */
export function refuseTarget(state: GameState, { self, other }: Two): RuleViolation | undefined {
  if (self.id === other.id)
    return {
      code: "TARGET_SELF",
      message: `${self.name} cannot do this to itself.`,
      hint: "Name somebody else.",
    };
  if (other.dead)
    return Object.assign({}, refuseDead(other, "is no target"), {
      hint: "Name somebody who lives.",
    });
  const [here, there] = [
    combatantOf(state, self.id),
    combatantOf(state, other.id) ?? propIn(state, other.id),
  ];
  if ((here === undefined) === (there === undefined)) return undefined;
  return strangerTo(state, here === undefined ? self.id : other.id);
}

/** Nobody attacks who has full cover ("Cover"). */
export function refuseCovered(
  state: GameState,
  { two, action }: { readonly two: Two; readonly action: Pick<AttackAction, "scene"> },
  using: Pick<Using, "compendium">,
): RuleViolation | undefined {
  const cover = action.scene?.cover ?? coverOf(state, two, using);
  return cover === "full"
    ? {
        code: "FULL_COVER",
        message: `${two.other.name} has full cover and cannot be targeted (Cover).`,
        hint: "Move to where some of it can be seen, or choose another target.",
      }
    : undefined;
}
