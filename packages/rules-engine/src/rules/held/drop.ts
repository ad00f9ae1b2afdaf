import type { BodySlot, Creature, Item } from "../../creature/creature.js";
import type { Event, EventOf } from "../../game/event.js";
import { happens, type Next, nothing } from "../../game/next.js";
import { combatantOf, creatureIn, type GameState } from "../../game/state.js";
import type { Using } from "../../game/using.js";
import { does, ruleOf } from "../../tables/condition-facts.js";

/** A shield is strapped on. */
const inHand: readonly (BodySlot | undefined)[] = ["main_hand", "off_hand", "two_hands"];

/** Who loses consciousness drops what it holds ("Unconscious"): it stays its own, and lies where it lies. */
export function dropHeld(
  state: GameState,
  { id, held }: EventOf<"condition_gained">,
  { compendium }: Using,
): Next {
  if (!does(held.condition, "drops-what-it-holds", compendium)) return nothing;
  const creature = creatureIn(state, id);
  const where = combatantOf(state, id) === undefined ? "" : " and lies in its space";
  const rule = ruleOf(held.condition, compendium);
  return happens(
    ...creature.items
      .filter(({ slot }) => inHand.includes(slot))
      .map((item) => dropped(creature, item, { where, rule })),
  );
}

function dropped(
  { id }: Creature,
  { slot: _slot, ...item }: Item,
  { where, rule }: { readonly where: string; readonly rule: string },
): Event {
  return { type: "item_changed", id, rule, item, what: `${item.name} falls from its hand${where}` };
}
