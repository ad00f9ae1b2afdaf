import type { Creature } from "../../creature/creature.js";
import type { Aftermath } from "../../encounter/encounter.js";
import { creatureIn, fightIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { maximumOf } from "../../sheet/hit-points.js";
import { sheetOf } from "../../sheet/sheet-of.js";

/** What everybody in a fight is like as it ends: later it is shown so, whatever becomes of them. */
export const aftermathOf = (
  state: GameState,
  { compendium }: Pick<Using, "compendium">,
): readonly Aftermath[] =>
  fightIn(state).order.map(({ id }) => briefly(creatureIn(state, id), compendium));

function briefly(creature: Creature, compendium: Using["compendium"]): Aftermath {
  const { id, name, hp } = creature;
  const { status, conditions } = sheetOf(creature, compendium);
  const levels = conditions.reduce((sum, { level = 0 }) => sum + level, 0);
  return {
    id,
    name,
    hp: hp.current,
    maxHp: maximumOf(creature, compendium),
    status,
    conditions: [...new Set(conditions.map(({ condition }) => condition))].map((condition) =>
      condition === "exhaustion" ? { condition, level: levels } : { condition },
    ),
  };
}
