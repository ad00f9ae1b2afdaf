import { sumOfDice } from "../../dice/notation.js";
import type { Event } from "../../game/event.js";
import { creatureIn } from "../../game/state.js";
import { diceOf, rolled } from "./rolls.js";
import type { StepTurn } from "./settling.js";
import { told } from "./told.js";

/** Those whom a pool of hit points reaches, those with the fewest first (Spell Descriptions, Sleep). */
export function withinPool(
  turn: StepTurn,
  ids: readonly string[],
): { readonly ids: readonly string[]; readonly events: readonly Event[] } {
  const { pool, perSlot } = turn.step.hitPoints ?? {};
  if (pool === undefined) return { ids, events: [] };
  const roll = { roll: pool, ...(perSlot !== undefined && { perSlot }) };
  const { dice, rolls, rolled: total } = rolled(diceOf(roll, turn), turn.using);
  const hitPoints = (id: string): number => creatureIn(turn.state, id).hp.current;
  let left = total;
  const reached = ids
    .toSorted((one, other) => hitPoints(one) - hitPoints(other))
    .filter((id) => {
      if (hitPoints(id) > left) return false;
      left -= hitPoints(id);
      return true;
    });
  const shown = `${sumOfDice([dice], 0)} (${rolls.join(", ")}) = ${total} hit points.`;
  return { ids: reached, events: [told(turn.frame, shown, reached)] };
}
