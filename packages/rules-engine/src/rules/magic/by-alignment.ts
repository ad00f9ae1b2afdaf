import type { CastAction } from "../../game/cast-action.js";
import { creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { blockOf } from "../../sheet/block-of.js";

/** With the type of damage that its caster's alignment settles, where nobody has said which (Spirit Guardians). */
export function typedByAlignment<Asked extends { readonly action: CastAction }>(
  state: GameState,
  asked: Asked,
  { compendium }: Using,
): Asked {
  const { action } = asked;
  if (action.choices?.damageType !== undefined) return asked;
  const settled = compendium.spells
    .find(action.spell)
    ?.steps.flatMap(({ damage = [] }) => damage)
    .find(({ ofEvil }) => ofEvil !== undefined);
  const { make } = creatureIn(state, action.id);
  const alignment = make.alignment ?? blockOf(make, compendium)?.alignment;
  if (settled === undefined || typeof alignment !== "string") return asked;
  const [others] = Array.isArray(settled.type) ? settled.type : [];
  const damageType = /evil/iu.test(alignment) ? settled.ofEvil : others;
  const choices = Object.assign({}, action.choices, { damageType });
  return Object.assign({}, asked, { action: Object.assign({}, action, { choices }) });
}
