import type { Creature } from "../../creature/creature.js";
import type { ConditionHeld, EffectHeld } from "../../creature/held.js";
import { happens, type Next } from "../../game/next.js";
import type { GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { shed } from "./shed.js";

type Held = ConditionHeld | EffectHeld;

/** Who saves against what it bears is rid of it, and of all that the same spell has laid on it ("On a success, the spell ends"). */
export function shakenOff(
  state: GameState,
  { creature, held }: { readonly creature: Creature; readonly held: string },
  { compendium }: Using,
): Next {
  const { lasting, from } =
    [...creature.conditions, ...creature.effects].find(({ id }) => id === held) ?? {};
  const so = (one: Held): boolean =>
    one.id === held ||
    (lasting?.kind === "cast" &&
      one.from === from &&
      one.lasting.kind === "cast" &&
      one.lasting.id === lasting.id);
  return happens(...shed(state, { creature, so, because: "the save succeeded" }, compendium));
}
