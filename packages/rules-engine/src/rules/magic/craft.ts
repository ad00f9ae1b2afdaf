import type { CastAction } from "../../game/cast-action.js";
import type { Craft } from "../../game/craft.js";

/** What goes with the steps of a casting beside its numbers: what its caster says, and what it answers. */
export function craftOf(
  { choices, manual }: CastAction,
  given: Craft | undefined,
): Craft | undefined {
  const craft: Craft = {
    ...given,
    ...(choices?.effect !== undefined && { ending: choices.effect }),
    ...(manual && { manual }),
  };
  return Object.keys(craft).length === 0 ? undefined : craft;
}
