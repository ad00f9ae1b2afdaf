import type { ConditionHeld, EffectHeld } from "../../creature/held.js";
import type { EventOf } from "../../game/event.js";
import type { SaveFrame } from "../../game/frame.js";
import { happens, type Next } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState, secondsNow } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { conditionName } from "../../tables/condition-facts.js";
import { endAll } from "./ending.js";
import { because, castsOver } from "./passing.js";

type TurnEvent = EventOf<"turn_began" | "turn_ended">;

/** What lasts until this turn begins or ends is over, on everybody; a caster's spells end as its turn begins ("Duration"). */
export function endAtTurn(state: GameState, event: TurnEvent, { compendium }: Using): Next {
  const edge = event.type === "turn_began" ? "start" : "end";
  const isNow = ({ lasting }: ConditionHeld | EffectHeld): boolean =>
    lasting.kind === "turn" &&
    lasting.edge === edge &&
    lasting.of === event.id &&
    lasting.round <= event.round;
  const bearers = Object.values(state.creatures).filter(
    ({ id }) => combatantOf(state, id) !== undefined,
  );
  const casts = edge === "start" ? castsOver(creatureIn(state, event.id), secondsNow(state)) : [];
  return happens(...casts, ...endAll(bearers, isNow, { because, compendium }));
}

/** Saves that a creature makes again as its turn begins or ends, each settled before the next ("Saving Throws"). */
export function saveAtTurn(state: GameState, { type, id }: TurnEvent, { compendium }: Using): Next {
  const at = type === "turn_began" ? "turn-start" : "turn-end";
  const { dead, conditions, effects } = creatureIn(state, id);
  if (dead) return happens();
  const run = [...conditions, ...effects].flatMap((held): readonly SaveFrame[] => {
    if (held.save?.at !== at) return [];
    const name = "condition" in held ? conditionName(held.condition, compendium) : held.name;
    const { ability, dc } = held.save;
    return [{ kind: "save", id, ability, dc, decides: { kind: "held", held: held.id, name } }];
  });
  return { events: [], run };
}
