import type { Creature, Spent } from "../../../creature/creature.js";
import type { Event, EventOf } from "../../../game/event.js";

/** A limited use is spent: so much of it, and so much is left. */
export const spentEvent = (
  { id }: Pick<Creature, "id">,
  { use, amount, left }: Pick<EventOf<"use_spent">, "use" | "amount" | "left">,
  spent: Spent,
): Event => ({ type: "use_spent", id, rule: "Limited Usage", use, amount, left, spent });

/** With so many uses of one thing. */
export const withUses = (
  { hitDice, slots, pact, uses }: Spent,
  counter: string,
  count: number,
): Spent => ({ hitDice, slots, pact, uses: { ...uses, [counter]: count } });

/** With none of the uses of one thing spent. */
export function withoutUses({ hitDice, slots, pact, uses }: Spent, counter: string): Spent {
  const { [counter]: _back, ...others } = uses;
  return { hitDice, slots, pact, uses: others };
}
