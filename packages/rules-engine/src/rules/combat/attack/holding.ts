import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { AttackOrder } from "../../../game/attack-frame.js";
import type { GameState } from "../../../game/state.js";
import type { Using } from "../../../game/using.js";
import type { RuleViolation } from "../../../game/violation.js";
import { onceOf } from "../../../once.js";
import { blockOf } from "../../../sheet/block-of.js";
import type { Two } from "../bodies.js";

/** How many each action of a stat block can hold at once. */
const holdsOf = onceOf(
  ({ actions }: StatBlock): ReadonlyMap<string, number> =>
    new Map(
      actions.flatMap(({ name, holds }) => (holds === undefined ? [] : [[name, holds] as const])),
    ),
);

/** Who holds somebody with its jaws, its coils or all of its tendrils strikes nobody else with them (Monsters). */
export function refuseHolding(
  { creatures }: GameState,
  { two: { self, other }, order: { facts } }: { readonly two: Two; readonly order: AttackOrder },
  { compendium }: Pick<Using, "compendium">,
): RuleViolation | undefined {
  const { from, name } = facts;
  const block = "action" in from ? blockOf(self.make, compendium) : undefined;
  const most = "action" in from && block ? holdsOf(block).get(from.action) : undefined;
  if (most === undefined) return undefined;
  const held = Object.values(creatures).filter(({ conditions }) =>
    conditions.some(
      (one) => one.condition === "grappled" && one.from === self.id && one.source === name,
    ),
  );
  if (held.length < most || held.some(({ id }) => id === other.id)) return undefined;
  return {
    code: "HOLDS_ANOTHER",
    message: `${self.name} holds ${held.map((one) => one.name).join(", ")} with its ${name}, and strikes nobody else with that meanwhile.`,
    hint: "Strike whom it holds, attack with something else, or let go.",
  };
}
