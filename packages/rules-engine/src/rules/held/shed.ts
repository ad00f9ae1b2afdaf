import type { Creature } from "../../creature/creature.js";
import type { ConditionHeld, EffectHeld } from "../../creature/held.js";
import type { Event } from "../../game/event.js";
import type { GameState } from "../../game/state.js";
import type { Compendium } from "../../tables/compendium.js";
import { castEnded, conditionLost, effectLost } from "./ending.js";

type Held = ConditionHeld | EffectHeld;

interface Shedding {
  readonly creature: Creature;
  /** What of all that it bears it is rid of. */
  readonly so: (held: Held) => boolean;
  readonly because: string;
}

/** Some of what a creature bears is over for it; and the spell that has laid it, where nobody bears anything of that any more: nobody concentrates on nothing. */
export function shed(
  state: GameState,
  { creature, so, because }: Shedding,
  compendium: Compendium,
): readonly Event[] {
  const ended = new Set<string>();
  const ending = { because, compendium };
  return [...creature.conditions, ...creature.effects]
    .filter(so)
    .flatMap((held): readonly Event[] => {
      const owner = state.creatures[held.from ?? ""];
      const { lasting } = held;
      const cast =
        lasting.kind === "cast" ? owner?.casts.find(({ id }) => id === lasting.id) : undefined;
      const isLast =
        owner !== undefined &&
        cast !== undefined &&
        !isAtWork(
          state,
          { owner: owner.id, cast: cast.id },
          (id, one) => id === creature.id && so(one),
        );
      if (!isLast)
        return [
          "condition" in held
            ? conditionLost(creature, held, ending)
            : effectLost(creature, held, ending),
        ];
      if (ended.has(cast.id)) return [];
      ended.add(cast.id);
      return [castEnded(owner, cast, { because })];
    });
}

/** Whether anything that a spell has laid is there, besides what goes. */
function isAtWork(
  { creatures, encounter }: GameState,
  { owner, cast }: { readonly owner: string; readonly cast: string },
  goes: (id: string, held: Held) => boolean,
): boolean {
  const isOfIt = ({ from, lasting }: Held): boolean =>
    from === owner && lasting.kind === "cast" && lasting.id === cast;
  return (
    Object.values(creatures).some(({ id, conditions, effects }) =>
      [...conditions, ...effects].some((held) => isOfIt(held) && !goes(id, held)),
    ) ||
    (encounter?.zones ?? []).some(
      (zone) => zone.owner === owner && zone.lasting.kind === "cast" && zone.lasting.id === cast,
    )
  );
}
