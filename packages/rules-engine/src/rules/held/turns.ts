import type { Creature } from "../../creature/creature.js";
import type { ConditionHeld, EffectHeld } from "../../creature/held.js";
import type { EventOf } from "../../game/event.js";
import type { SaveFrame } from "../../game/frame.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState, secondsNow } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import type { Compendium } from "../../tables/compendium.js";
import { conditionName } from "../../tables/condition-facts.js";
import { endAll } from "./ending.js";
import { because, castsOverAtTurn } from "./passing.js";

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
  const casts =
    edge === "start" ? castsOverAtTurn(creatureIn(state, event.id), secondsNow(state)) : [];
  return happens(...casts, ...endAll(bearers, isNow, { because, compendium }));
}

/** Saves that a creature makes again as its turn begins or ends, each settled before the next ("Saving Throws"). */
export const saveAtTurn = (
  state: GameState,
  { type, id }: TurnEvent,
  { compendium }: Using,
): Next => {
  const at = type === "turn_began" ? "turn-start" : "turn-end";
  return saveAgain(creatureIn(state, id), ({ save }) => save?.at === at, compendium);
};

/** Those that it makes again when it is hurt: by anybody, or by who brought what it bears and that one's allies (Fey Charm). */
export function saveWhenDamaged(
  state: GameState,
  { id, dealt, by }: EventOf<"damage_taken">,
  { compendium }: Using,
): Next {
  if (dealt <= 0) return nothing;
  const side = by === undefined ? undefined : combatantOf(state, by)?.side;
  const isTheirs = (from: string | undefined): boolean =>
    from !== undefined &&
    (from === by || (side !== undefined && combatantOf(state, from)?.side === side));
  const isNow: IsNow = ({ from, save }) =>
    save?.at === "damaged" || (save?.at === "harmed" && isTheirs(from));
  return saveAgain(creatureIn(state, id), isNow, compendium);
}

type IsNow = (held: ConditionHeld | EffectHeld) => boolean;

function saveAgain(
  { id, dead, conditions, effects }: Creature,
  isNow: IsNow,
  compendium: Compendium,
): Next {
  if (dead) return nothing;
  const run = [...conditions, ...effects].flatMap((held): readonly SaveFrame[] => {
    if (held.save === undefined || !isNow(held)) return [];
    const { from } = held;
    const { ability, dc, easier, against } = held.save;
    const name = "condition" in held ? conditionName(held.condition, compendium) : held.name;
    return [
      {
        kind: "save",
        id,
        ability,
        dc,
        decides: { kind: "held", held: held.id, name },
        ...(easier && { advantage: true as const }),
        ...(against !== undefined && { against }),
        ...(against !== undefined && from !== undefined && { from }),
      },
    ];
  });
  return run.length === 0 ? nothing : { events: [], run };
}
