import { err, ok } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import { stabilized } from "./zero.js";

/** Whoever is dying dies no more ("Stabilizing a Creature"). */
export function stabilizeRule(state: GameState, { id }: ActionOf<"stabilize">): Decision {
  const { name, deathSaves } = creatureIn(state, id);
  return deathSaves === undefined || deathSaves.stable
    ? err({
        code: "NOT_DYING",
        message: `${name} is not dying, so there is nothing to stabilize.`,
        hint: "Say who is tended.",
      })
    : ok(happens(stabilized(id, "Stabilizing a Creature")));
}
