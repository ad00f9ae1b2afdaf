import { err, ok } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { propIn } from "./bodies.js";
import { refuseImmune } from "./grapple.js";
import { pushed } from "./push.js";
import { shoveThing } from "./shove-thing.js";
import { wrestle } from "./wrestle.js";

/** Shoves a creature where the contest is won: it is prone, or 5 feet away ("Shoving a Creature"). */
export function shoveRule(state: GameState, action: ActionOf<"shove">, using: Using): Decision {
  const { id, target, push } = action;
  const thing = propIn(state, target);
  if (thing !== undefined && push) return shoveThing(state, { action, thing }, using);
  const refused = push ? undefined : refuseImmune(creatureIn(state, target), "prone", using);
  if (refused !== undefined) return err(refused);
  const wrestled = wrestle(state, action, using);
  if (!wrestled.ok) return wrestled;
  const { events, won } = wrestled.value;
  if (!won) return ok(happens(...events));
  if (push) {
    const away = pushed(state, { from: id, id: target }, using);
    return ok({ events: [...events, ...away.events], run: away.run ?? [] });
  }
  return ok({
    events,
    run: [
      {
        kind: "act",
        action: {
          type: "gain_condition",
          id: target,
          condition: "prone",
          from: id,
          lasting: { kind: "until", what: "removed" },
        },
      },
    ],
  });
}
