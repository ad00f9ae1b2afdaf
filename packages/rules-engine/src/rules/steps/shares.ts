import { creatureIn } from "../../game/state.js";
import type { StepsFrame } from "../../game/steps-frame.js";
import { maximumOf } from "../../sheet/hit-points.js";
import { diceOf, rolled } from "./rolls.js";
import type { StepTurn } from "./settling.js";

/** Healing that is shared out: in the order in which they are named, to each what was said, or what it lacks of its share of the maximum (Mass Heal, Preserve Life). */
export function sharesFor(turn: StepTurn, ids: readonly string[]): Pick<StepsFrame, "shares"> {
  const shared = turn.step.healing?.find((one) => one.shared !== undefined);
  if (shared?.shared === undefined) return {};
  let left = rolled(diceOf(shared, turn), turn.using).rolled;
  const { amounts } = turn.frame.craft ?? {};
  const shares: Record<string, number> = {};
  for (const id of ids) {
    const creature = creatureIn(turn.state, id);
    const most = Math.floor(maximumOf(creature, turn.using.compendium) * shared.shared);
    const asked = amounts?.[turn.frame.targets.indexOf(id)] ?? left;
    const share = Math.max(0, Math.min(left, asked, most - creature.hp.current));
    shares[id] = share;
    left -= share;
  }
  return { shares };
}
