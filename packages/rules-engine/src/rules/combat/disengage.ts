import { err, ok } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "../../game/action.js";
import type { Decision } from "../../game/next.js";
import { combatantOf, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { spendDeed } from "./bonus-deeds.js";
import { noFight } from "./no-fight.js";

const name = "Disengage";

/** For the rest of the turn the creature's movement provokes no opportunity attacks ("Disengage"). */
export function disengageRule(
  state: GameState,
  { id, economy }: ActionOf<"disengage">,
  using: Using,
): Decision {
  if (combatantOf(state, id) === undefined) return err(noFight);
  const paid = spendDeed(state, { id, does: "disengage", economy }, using);
  if (!paid.ok) return paid;
  return ok({
    events: paid.value,
    run: [
      {
        kind: "act",
        action: {
          type: "gain_effect",
          id,
          from: id,
          source: name,
          name,
          kind: "boon",
          effects: [{ kind: "cannot", what: "be-opportunity-attacked" }],
          lasting: { kind: "rounds", rounds: 1 },
        },
      },
    ],
  });
}
