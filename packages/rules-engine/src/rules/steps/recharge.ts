import type { Event, EventOf } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { rechargingOf } from "../../sheet/uses.js";
import { withoutUses } from "./use/spent.js";

/** As its turn begins a d6 falls for each thing that recharges and has been used (Monsters, Limited Usage). */
export function rechargeAtTurn(
  state: GameState,
  { id }: EventOf<"turn_began">,
  { rng, compendium }: Using,
): Next {
  const creature = creatureIn(state, id);
  const all = creature.dead ? [] : rechargingOf(creature, compendium);
  if (all.length === 0) return nothing;
  let left = creature.spent;
  const events = all.flatMap(({ id: counter, name, needs }): readonly Event[] => {
    if ((left.uses[counter] ?? 0) === 0) return [];
    const die = rng.die(6);
    if (die >= needs) left = withoutUses(left, counter);
    return [
      { type: "recharge_rolled", id, rule: "Limited Usage", what: name, die, needs, spent: left },
    ];
  });
  return happens(...events);
}
