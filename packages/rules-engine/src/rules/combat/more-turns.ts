import type { Effect } from "@tabletop-mcp/srd-data";
import type { Event } from "../../game/event.js";
import type { Next } from "../../game/next.js";
import { fightIn, type GameState } from "../../game/state.js";
import { effectLost } from "../held/ending.js";

type MoreTurns = Extract<Effect, { readonly kind: "more-turns" }>;

const isMoreTurns = (effect: Effect): effect is MoreTurns => effect.kind === "more-turns";

/** The turn after this one is of the same creature again, as long as it has some left in a row ("Time Stop"). */
export function anotherTurn(state: GameState): Next | undefined {
  const { of } = fightIn(state).turn;
  const creature = state.creatures[of];
  const held = creature?.effects.find(({ effects }) => effects.some(isMoreTurns));
  if (creature === undefined || creature.dead || held === undefined) return undefined;
  const effects = held.effects.map((effect) =>
    isMoreTurns(effect) ? Object.assign({}, effect, { count: effect.count - 1 }) : effect,
  );
  const isLast = effects.every((effect) => !isMoreTurns(effect) || effect.count <= 0);
  const event: Event = isLast
    ? effectLost(creature, held, { because: "the last of its turns begins" })
    : {
        type: "effect_changed",
        id: of,
        rule: "Spell Descriptions, Time Stop",
        held: Object.assign({}, held, { effects }),
        from: held,
      };
  return { events: [event], run: [{ kind: "turn", step: "begin", id: of }] };
}
