import { err, ok } from "@tabletop-mcp/dice-core";
import type { Effect } from "@tabletop-mcp/srd-data";
import type { ActionOf } from "../../game/action.js";
import type { Decision } from "../../game/next.js";
import { combatantOf, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { spendDeed } from "./bonus-deeds.js";
import { boonOfDeed } from "./boon-of-deed.js";
import { noFight } from "./no-fight.js";

const name = "Disengage";

const effects: readonly Effect[] = [{ kind: "cannot", what: "be-opportunity-attacked" }];

/** For the rest of the turn the creature's movement provokes no opportunity attacks ("Disengage"). */
export function disengageRule(
  state: GameState,
  { id, economy }: ActionOf<"disengage">,
  using: Using,
): Decision {
  if (combatantOf(state, id) === undefined) return err(noFight);
  const paid = spendDeed(state, { id, does: "disengage", economy }, using);
  if (!paid.ok) return paid;
  const lasting = { kind: "rounds", rounds: 1 } as const;
  return ok({
    events: paid.value,
    run: [boonOfDeed({ id, from: id, name, effects, lasting })],
  });
}
