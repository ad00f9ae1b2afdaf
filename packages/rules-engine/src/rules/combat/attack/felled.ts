import type { Predicate } from "@tabletop-mcp/srd-data";
import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import { withOnce } from "../../../encounter/combatant.js";
import { isOnTurn } from "../../../encounter/turns.js";
import type { Event } from "../../../game/event.js";
import { combatantOf, type GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import { onceOf } from "../../../once.js";
import { blockOf } from "../../../sheet/block-of.js";
import { isFelledIn } from "../../steps/dealt.js";
import { felling } from "../../steps/facts-now.js";
import { turnSpent } from "../economy.js";
import type { Struck } from "./damage.js";

/** Who fells somebody in melee on its own turn remembers it, where something of it asks for that (Rampage). */
export function felled(
  state: GameState,
  { frame, two: { self } }: Pick<Struck, "frame" | "two">,
  { dealt, compendium }: { readonly dealt: readonly Event[] } & Pick<Using, "compendium">,
): readonly Event[] {
  const combatant = combatantOf(state, self.id);
  const block = blockOf(self.make, compendium);
  if (combatant === undefined || block === undefined || !asksForIt(block)) return [];
  if (frame.order.use.mode !== "melee" || !isOnTurn(state, self.id)) return [];
  const spent = dealt.findLast((event) => event.type === "turn_spent");
  const seq = state.encounter?.turn.seq ?? 0;
  return isFelledIn(dealt)
    ? [turnSpent(self, "fells a creature", withOnce(spent?.turn ?? combatant.turn, felling, seq))]
    : [];
}

const asksForIt = onceOf((block: StatBlock): boolean =>
  block.traits.some(({ steps = [] }) => steps.some((step) => asks(step.if))),
);

const asks = (when: Predicate | undefined): boolean => when !== undefined && "felled" in when;
