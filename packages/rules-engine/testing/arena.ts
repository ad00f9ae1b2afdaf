import type { Creature } from "../src/creature/creature.js";
import type { ConditionHeld } from "../src/creature/held.js";
import type { Encounter } from "../src/encounter/encounter.js";
import type { GameState } from "../src/game/state.js";
import type { Position } from "../src/grid/point.js";
import { creatureOf, deepFreeze } from "./creature.js";
import { drawn, where } from "./drawn.js";
import { type Fighter, fightOf } from "./fight.js";

/** A fight on a drawn map: each stands where the first letter of its id is drawn, in capitals, unless it says where. */
export function arena(
  drawing: string,
  fighters: readonly Fighter[],
  over: Partial<Encounter> = {},
): GameState {
  const placed = fighters.map((fighter): Fighter => {
    const [drawnAt] = where(drawing, fighter.creature.id.toUpperCase());
    const at = fighter.at ?? drawnAt;
    const side = fighter.creature.id < "g" ? "party" : "enemy";
    return at === undefined ? { side, ...fighter } : { side, ...fighter, at };
  });
  return deepFreeze({ ...fightOf(placed, { clock: 0, ...over }), battlefield: drawn(drawing) });
}

/** Somebody of the party (a to f) or of the enemies (g to z). */
export const one = (id: string, over: Parameters<typeof creatureOf>[0] = {}): Creature =>
  creatureOf({
    id,
    name: id.toUpperCase(),
    characterType: id < "g" ? "pc" : "enemy",
    ...over,
  });

/** A copy of a stat block with 10 hit points, of more. */
export const beast = (id: string, statBlock: string): Creature =>
  one(id, { make: { statBlock, extraHp: 20 }, hp: { current: 10, temporary: 0 } });

/** A condition that nothing ends by itself. */
export const under = (condition: ConditionHeld["condition"], from?: string): ConditionHeld => ({
  id: `c-${condition}`,
  condition,
  source: "Test",
  lasting: { kind: "until", what: "removed" },
  ...(from !== undefined && { from }),
});

/** Where somebody is now. */
export const placeOf = ({ combatants = {} }: GameState, id: string): Position | undefined =>
  combatants[id]?.at;
