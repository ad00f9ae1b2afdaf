import type { Creature } from "../creature/creature.js";
import type { Compendium } from "../tables/compendium.js";
import { type Carrier, carryingCapacityNow } from "./numbers.js";
import type { SheetItem, SheetLoad } from "./sheet.js";
import { carriedBy, inPounds, weightsOf } from "./weight.js";

/** What a creature carries and can carry, in pounds (Using Ability Scores, Lifting and Carrying). */
export function loadOf(creature: Carrier, compendium: Compendium): SheetLoad {
  const carried = carriedBy(creature, compendium);
  const capacity = carryingCapacityNow(creature, compendium).effective;
  return { carried, capacity, over: carried > capacity };
}

/** The items of a creature as its sheet shows them, with the weight of each stack. */
export const itemsOf = (
  { items }: Pick<Creature, "items">,
  compendium: Compendium,
): readonly SheetItem[] => {
  const weights = weightsOf(items, compendium);
  return items.map((item, at) => ({
    id: item.id,
    name: item.name,
    quantity: item.quantity,
    ...(item.slot !== undefined && { slot: item.slot }),
    ...(item.attuned !== undefined && { attuned: item.attuned }),
    ...(item.charges !== undefined && { charges: item.charges }),
    weight: inPounds(weights[at] ?? 0),
  }));
};
