import { onceOf } from "../once.js";
import type { Compendium } from "../tables/compendium.js";
import type { Creature, Make } from "./creature.js";

/** The parts of a creature that its numbers hang on, the weight of its purse too: not its hit points or what it has spent. */
export type Subject = Pick<Creature, "id" | "make" | "items" | "coins" | "effects" | "conditions">;

/**
 * Works out a value once for a creature, and for every later state of it in which these parts are
 * the same objects. Of each make it remembers the last state alone.
 */
export function oncePerSubject<Value>(
  work: (subject: Subject, compendium: Compendium) => Value,
): (subject: Subject, compendium: Compendium) => Value {
  type Last = WeakMap<Make, { readonly of: Subject; readonly value: Value }>;
  const lastIn = onceOf<Compendium, Last>(() => new WeakMap());
  return (subject, compendium) => {
    const last = lastIn(compendium);
    const known = last.get(subject.make);
    if (known !== undefined && isSame(known.of, subject)) return known.value;
    const of = partsOf(subject);
    const value = work(of, compendium);
    last.set(subject.make, { of, value });
    return value;
  };
}

const partsOf = ({ id, make, items, coins, effects, conditions }: Subject): Subject => ({
  id,
  make,
  items,
  coins,
  effects,
  conditions,
});

const isSame = (one: Subject, other: Subject): boolean =>
  one.items === other.items &&
  one.coins === other.coins &&
  one.effects === other.effects &&
  one.conditions === other.conditions &&
  one.id === other.id;
