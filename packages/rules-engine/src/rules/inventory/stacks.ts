import type { Creature, Item } from "../../creature/creature.js";
import { nextId } from "../../creature/held-id.js";
import type { Event, EventOf } from "../../game/event.js";
import type { ItemKind } from "../../tables/item-names.js";

/** Whether one goes onto the stack of the other: alike in everything, and neither worn, wielded nor attuned. */
const stacks = (a: ItemKind, b: ItemKind): boolean =>
  [a, b].every(({ slot, attuned }) => slot === undefined && attuned === undefined) &&
  a.name === b.name &&
  a.base === b.base &&
  a.magic === b.magic &&
  a.charges === b.charges &&
  JSON.stringify(a.custom) === JSON.stringify(b.custom);

/** Puts so many of a thing into the pack, onto an equal stack where there is one. */
export function gain(creature: Creature, kind: ItemKind, quantity: number): EventOf<"item_gained"> {
  const stack = creature.items.find((item) => stacks(item, kind));
  const item: Item =
    stack === undefined
      ? { ...kind, id: nextId(creature, "i"), quantity }
      : { ...stack, quantity: stack.quantity + quantity };
  return { type: "item_gained", rule: "Equipment", id: creature.id, item, quantity };
}

/** Takes so many off a stack that has them. */
export function lose(
  creature: Creature,
  stack: Item,
  { quantity, because }: { readonly quantity: number; readonly because: string },
): EventOf<"item_lost"> {
  const left = stack.quantity - quantity;
  return {
    type: "item_lost",
    rule: "Equipment",
    id: creature.id,
    item: stack.id,
    name: stack.name,
    quantity,
    ...(left > 0 && { left: { ...stack, quantity: left } }),
    because,
  };
}

/** Changes one of a stack: the only one as it is, else one that is set apart from the others. */
export function changeOne(
  creature: Creature,
  stack: Item,
  { to, what, rule }: { readonly to: Item; readonly what: string; readonly rule: string },
): readonly Event[] {
  const { id } = creature;
  if (stack.quantity === 1) return [{ type: "item_changed", rule, id, item: to, what }];
  const others = stack.quantity - 1;
  return [
    {
      type: "item_changed",
      rule,
      id,
      item: { ...stack, quantity: others },
      what: `one of ${stack.quantity} set apart`,
    },
    {
      type: "item_gained",
      rule,
      id,
      item: { ...to, id: nextId(creature, "i"), quantity: 1 },
      quantity: 1,
      because: what,
    },
  ];
}

/** Puts a thing that was worn or wielded back into the pack, onto an equal stack where there is one. */
export function putAway(
  creature: Creature,
  worn: Item,
  { what, rule }: { readonly what: string; readonly rule: string },
): readonly Event[] {
  const { slot: _slot, ...item } = worn;
  const { id } = creature;
  const stack = creature.items.find((other) => other.id !== item.id && stacks(other, item));
  if (stack === undefined) return [{ type: "item_changed", rule, id, item, what }];
  return [
    { ...lose(creature, item, { quantity: item.quantity, because: "put with the others" }), rule },
    {
      type: "item_changed",
      rule,
      id,
      item: { ...stack, quantity: stack.quantity + item.quantity },
      what,
    },
  ];
}
