import type { Creature } from "../../creature/creature.js";
import type { ConditionHeld, EffectHeld } from "../../creature/held.js";
import { happens, type Next } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { castEnded, endAll } from "./ending.js";

type Held = ConditionHeld | EffectHeld;

const because = "the save succeeded";

/**
 * Who saves against what it bears is rid of it. What a spell has laid is the spell's: all of that ends for
 * the one who has saved, and the spell itself where nobody bears anything of it any more ("On a success, the spell ends").
 */
export function shakenOff(
  state: GameState,
  { creature, held }: { readonly creature: Creature; readonly held: string },
  { compendium }: Using,
): Next {
  const bears = (one: Held): boolean => one.id === held;
  const { lasting, from } = [...creature.conditions, ...creature.effects].find(bears) ?? {};
  const owner = state.creatures[from ?? ""];
  if (lasting?.kind !== "cast" || owner === undefined)
    return happens(...endAll([creature], bears, { because, compendium }));
  const isOfIt = (one: Held): boolean =>
    one.from === owner.id && one.lasting.kind === "cast" && one.lasting.id === lasting.id;
  const cast = owner.casts.find(({ id }) => id === lasting.id);
  const isBorne = Object.values(state.creatures).some(
    ({ id, conditions, effects }) => id !== creature.id && [...conditions, ...effects].some(isOfIt),
  );
  const isLaid = state.encounter?.zones?.some(
    (zone) =>
      zone.owner === owner.id && zone.lasting.kind === "cast" && zone.lasting.id === lasting.id,
  );
  return cast === undefined || isBorne || isLaid
    ? happens(...endAll([creature], isOfIt, { because, compendium }))
    : happens(castEnded(owner, cast, { because }));
}
