import { placeInOrder, type Turn } from "../../../encounter/encounter.js";
import { combatantOf, fightIn, type GameState } from "../../../game/state.js";
import { numbersOf } from "../../../sheet/numbers.js";
import type { Compendium } from "../../../tables/compendium.js";

/** Ids of those who ride a creature. */
export const ridersOf = ({ combatants = {} }: GameState, mount: string): readonly string[] =>
  Object.values(combatants)
    .filter((one) => one.mount === mount)
    .map(({ id }) => id);

/** A creature with more wits than this goes its own way under a rider. */
const controllable = 3;

/** Whether its rider controls a creature; others act independently ("Controlling a Mount"). */
export function isControlled(state: GameState, mount: string, compendium: Compendium): boolean {
  const creature = state.creatures[mount];
  return (
    creature !== undefined &&
    ridersOf(state, mount).length > 0 &&
    numbersOf(creature, compendium).abilities.int.effective <= controllable
  );
}

/** Whether it is the turn of a rider who controls the creature: that is when it moves and acts. */
export function isDirectedNow(state: GameState, id: string, compendium: Compendium): boolean {
  if (state.encounter?.status !== "active") return false;
  return (
    combatantOf(state, state.encounter.turn.of)?.mount === id && isControlled(state, id, compendium)
  );
}

/** The order with a mount's turn right before that of its rider, at the same initiative. */
export function orderWith(state: GameState, mount: string, rider: string): readonly Turn[] {
  const { order } = fightIn(state);
  const found = order[placeInOrder({ order }, rider)];
  return order
    .filter(({ id }) => id !== mount)
    .flatMap((turn) =>
      turn.id === rider && found !== undefined
        ? [{ id: mount, initiative: found.initiative }, turn]
        : [turn],
    );
}
