import { err, ok } from "@tabletop-mcp/dice-core";
import type { ActionOf } from "../../game/action.js";
import { type Decision, happens } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { endAll } from "../held/ending.js";

/** Whoever grapples lets go when it likes, which takes no action ("Grappling"). */
export function releaseRule(
  state: GameState,
  { id, target }: ActionOf<"release">,
  { compendium }: Using,
): Decision {
  const self = creatureIn(state, id);
  const other = creatureIn(state, target);
  const events = endAll(
    [other],
    (held) => "condition" in held && held.condition === "grappled" && held.from === id,
    { because: `${self.name} lets go`, compendium },
  );
  return events.length > 0
    ? ok(happens(...events))
    : err({
        code: "NOT_GRAPPLING",
        message: `${self.name} does not grapple ${other.name}.`,
        hint: "Name whom it holds.",
        legal: Object.values(state.creatures)
          .filter(({ conditions }) =>
            conditions.some(({ condition, from }) => condition === "grappled" && from === id),
          )
          .map(({ name }) => name),
      });
}
