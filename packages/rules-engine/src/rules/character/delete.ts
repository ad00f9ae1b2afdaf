import { ok, type Result } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "../../game/action.js";
import type { Event } from "../../game/event.js";
import { creatureIn, type GameState } from "../../game/state.js";

/** A creature leaves the campaign; what it concentrates on ends. */
export function deleteRule(
  state: GameState,
  { id }: ActionOf<"delete">,
): Result<readonly Event[], never> {
  const { concentration } = creatureIn(state, id);
  const because = "gone";
  return ok([
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
  ]);
}
