import type { Creature } from "../../creature/creature.js";
import type { Event } from "../../game/event.js";
import type { GameState } from "../../game/state.js";
import type { Compendium } from "../../tables/compendium.js";
import { shed } from "./shed.js";
import { spellUsed } from "./spell-over.js";

/** What was good for one roll is gone with it, and the spell that was for nothing else. */
export const usedUp = (
  state: GameState,
  { creature, held }: { readonly creature: Creature; readonly held: string },
  compendium: Compendium,
): readonly Event[] => [
  ...shed(state, { creature, so: ({ id }) => id === held, because: "used" }, compendium),
  ...spellUsed(state, creature, held),
];
