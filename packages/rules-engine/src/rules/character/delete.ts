import { err, ok } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import { refuseInFight } from "../combat/in-fight.js";
import { castEnded } from "../held/ending.js";
import { tieTo } from "../steps/summoned.js";

/** A creature leaves the campaign; the spells that it keeps running end. */
export function deleteRule(state: GameState, { id }: ActionOf<"delete">): Decision {
  const creature = creatureIn(state, id);
  const refused = refuseInFight(state, id, "cannot be deleted");
  if (refused !== undefined) return err(refused);
  return ok(
    happens(...creature.casts.map((cast) => castEnded(creature, cast, { because: "gone" })), {
      type: "deleted",
      id,
      rule: tieTo(creature) ? "Duration" : "House rule: removed by the game master",
    }),
  );
}
