import type { Creature } from "../../creature/creature.js";
import type { EffectHeld } from "../../creature/held.js";

/** What ties to their caller those whom a spell has called outside a fight goes by this name. */
export const summonedBy = "summoned";

/** What ties a creature to who has called it. */
export const tieTo = ({ effects }: Creature): EffectHeld | undefined =>
  effects.find(({ during }) => during === summonedBy);
