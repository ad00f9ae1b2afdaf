import { ok } from "@tabletop-mcp/dice-core";
import type { Reaction } from "../../../game/reaction.js";
import type { GameState } from "../../../game/state.js";
import { attackRule } from "../attack.js";
import { areFoes } from "../foes.js";
import { ridersOf } from "../mounts/ridden.js";
import { goingOn } from "../move/going-on.js";
import { isAutomatic, opportunityOf } from "../move/provoked.js";
import { provokedNow } from "../move/step.js";
import { refuseOther } from "./provoker.js";

/** Whom such an attack is made on: who moves, or who rides it. */
type Whom = (state: GameState, mover: string, by: string) => string | undefined;

/** A melee attack on a foe, right before it leaves the reach of who makes it ("Opportunity Attacks"). */
const striking = (name: string, whom: Whom): Reaction => ({
  name,
  moment: "leaves-reach",
  offeredTo: (state, { frame }, using) => {
    if (frame.kind !== "move" || goingOn(state, frame, using) === undefined) return [];
    return provokedNow(state, frame, using).filter(
      (by) => !isAutomatic(state, by) && whom(state, frame.id, by) !== undefined,
    );
  },
  take: (state, { frame, answer }, using) => {
    const { id, manual } = answer;
    const target = (frame.kind === "move" && whom(state, frame.id, id)) || "";
    const refused = refuseOther(state, target, answer);
    if (refused !== undefined) return refused;
    const action = opportunityOf(state, { by: id, target }, using);
    if (action === undefined) throw new Error("Nobody leaves its reach.");
    const decided = attackRule(state, { ...action, ...(manual && { manual }) }, using);
    return decided.ok ? ok({ next: decided.value }) : decided;
  },
});

export const opportunityAttack = striking("Opportunity Attack", (_, mover) => mover);

/** Where a mount provokes it, its rider may be the target ("Controlling a Mount"). */
export const opportunityOnRider = striking("Opportunity Attack (rider)", (state, mover, by) =>
  ridersOf(state, mover).find((rider) => areFoes(state, by, rider)),
);
