import type { Spent } from "./creature.js";

/** How often a feature, a trait or a pool was used since it last came back. */
export const usesOf = ({ uses }: Spent, id: string): number => uses[id] ?? 0;

/** With one use more, or so many. */
export const withUse = ({ hitDice, slots, pact, uses }: Spent, id: string, amount = 1): Spent => ({
  hitDice,
  slots,
  pact,
  uses: { ...uses, [id]: (uses[id] ?? 0) + amount },
});
