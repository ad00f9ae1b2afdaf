import type { Effect } from "@tabletop-mcp/srd-data";
import type { EventOf } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { creatureIn, type GameState } from "../../game/state.js";
import { effectLost } from "./ending.js";

/** What weighs on those who are back from the dead is a point less after each long rest ("Raise Dead"). */
export function ease(state: GameState, { id, rest }: EventOf<"rested">): Next {
  const creature = creatureIn(state, id);
  const easing = creature.effects.filter(({ eases }) => eases === "long-rest");
  if (rest !== "long" || easing.length === 0) return nothing;
  return happens(
    ...easing.map((held) => {
      const effects = held.effects.flatMap(lessened);
      return effects.length === 0
        ? effectLost(creature, held, { because: "it has rested enough" })
        : ({
            type: "effect_changed",
            id,
            rule: "Resting",
            held: Object.assign({}, held, { effects }),
            from: held,
          } as const);
    }),
  );
}

/** The same with a penalty that is a point less; nothing where that is none any more. */
function lessened(effect: Effect): readonly Effect[] {
  if (effect.kind !== "roll" || typeof effect.bonus !== "number") return [effect];
  return effect.bonus >= -1 ? [] : [Object.assign({}, effect, { bonus: effect.bonus + 1 })];
}
