import type { EventOf } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { featuresOf } from "../../sheet/features.js";
import { usesOf } from "../../sheet/uses.js";
import { withUses } from "../steps/use/spent.js";

/** Who rolls initiative with nothing left of a pool regains some of it ("Monk, Perfect Self"; "Bard, Superior Inspiration"). */
export function recoverAtInitiative(
  state: GameState,
  { id, purpose }: EventOf<"rolled">,
  { compendium }: Using,
): Next {
  if (purpose !== "initiative") return nothing;
  const creature = creatureIn(state, id);
  for (const { facts, srd } of featuresOf(creature.make, compendium)) {
    if (facts.recovers === undefined) continue;
    const { of, amount } = facts.recovers;
    const max = usesOf(creature, compendium).find((use) => use.id === of)?.max;
    const used = creature.spent.uses[of] ?? 0;
    if (typeof max !== "number" || used < max) continue;
    const spent = withUses(creature.spent, of, Math.max(0, max - amount));
    return happens({ type: "use_regained", id, rule: srd, use: of, amount, spent });
  }
  return nothing;
}
