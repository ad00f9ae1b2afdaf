import { ok } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";

/** A creature leaves the campaign; what it concentrates on ends. */
export function deleteRule(state: GameState, { id }: ActionOf<"delete">): Decision {
  const { concentration } = creatureIn(state, id);
  const because = "gone";
  return ok(
    happens(
      ...(concentration === undefined
        ? []
        : [
            {
              type: "concentration_lost" as const,
              id,
              rule: "Concentration",
              spell: concentration.spell,
              because,
            },
          ]),
      { type: "deleted", id, rule: "House rule: removed by the game master" },
    ),
  );
}
