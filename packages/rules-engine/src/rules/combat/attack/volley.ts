import type { AttackFrame } from "../../../game/attack-frame.js";

/** Attacks of one casting, one after another: dice of the table go from each of them to the next. */
export function inVolley(
  attacks: readonly AttackFrame[],
  dice: readonly number[] = [],
): readonly AttackFrame[] {
  const [first, ...volley] = attacks;
  if (first === undefined || dice.length === 0) return attacks;
  const order = Object.assign({}, first.order, { manual: dice });
  return [Object.assign({}, first, { order, volley })];
}

/** What comes after an attack, with the dice that it has left. */
export const nextInVolley = (
  { order, volley = [] }: AttackFrame,
  used = 0,
): readonly AttackFrame[] => inVolley(volley, order.manual?.slice(used));
