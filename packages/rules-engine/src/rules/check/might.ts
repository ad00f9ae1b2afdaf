import type { Modifier } from "../../dice/d20.js";
import { bearerOf } from "../../sheet/numbers/bearer.js";
import type { Asked, CheckRead } from "./read.js";

/** A total of a Strength check below the Strength score counts as the score; what is missing comes as a modifier (Barbarian, Indomitable Might). */
export function withMight<
  Roll extends { readonly total: number; readonly modifiers: readonly Modifier[] },
>(d20: Roll, { creature, compendium }: Asked, { asked: { on, ability } }: CheckRead): Roll {
  if (on !== "check" || ability !== "str") return d20;
  const { features, abilities } = bearerOf(creature, compendium);
  const might = features.find(({ id }) => id === "barbarian-indomitable-might");
  const missing = abilities.str.effective - d20.total;
  if (might === undefined || missing <= 0) return d20;
  const source = `${might.name} (no less than the Strength score)`;
  const modifiers = [...d20.modifiers, { source, value: missing }];
  return Object.assign({}, d20, { modifiers, total: abilities.str.effective });
}
