import { ok } from "@tabletop-mcp/dice-core";
import type { Reaction } from "../../../game/reaction.js";
import { attackRule } from "../attack.js";
import { goingOn } from "../move/going-on.js";
import { isAutomatic, opportunityOf } from "../move/provoked.js";
import { provokedNow } from "../move/step.js";

/** A melee attack on a foe, right before it leaves the reach of who makes it ("Opportunity Attacks"). */
export const opportunityAttack: Reaction = {
  name: "Opportunity Attack",
  moment: "leaves-reach",
  offeredTo: (state, { frame }, using) => {
    if (frame.kind !== "move" || goingOn(state, frame, using) === undefined) return [];
    return provokedNow(state, frame, using).filter((by) => !isAutomatic(state, by));
  },
  take: (state, { frame, answer: { id, manual } }, using) => {
    const target = frame.kind === "move" ? frame.id : "";
    const action = opportunityOf(state, { by: id, target }, using);
    if (action === undefined) throw new Error("Nobody leaves its reach.");
    const decided = attackRule(state, { ...action, ...(manual && { manual }) }, using);
    return decided.ok ? ok({ next: decided.value }) : decided;
  },
};
