import { err, ok } from "@tabletop-mcp/dice-core";
import type { Creature } from "../../creature/creature.js";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { RuleViolation } from "../../game/violation.js";
import { stabilized } from "./zero.js";

/** Whoever is dying dies no more ("Stabilizing a Creature"). */
export function stabilizeRule(state: GameState, { id }: ActionOf<"stabilize">): Decision {
  const refused = refuseSafe(creatureIn(state, id));
  return refused === undefined
    ? ok(happens(stabilized(id, "Stabilizing a Creature")))
    : err(refused);
}

/** Nobody stabilizes who is not dying. */
export const refuseSafe = ({ name, deathSaves }: Creature): RuleViolation | undefined =>
  deathSaves === undefined || deathSaves.stable
    ? {
        code: "NOT_DYING",
        message: `${name} is not dying, so there is nothing to stabilize.`,
        hint: "Say who is tended.",
      }
    : undefined;
