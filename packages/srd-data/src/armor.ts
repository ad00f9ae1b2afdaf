import { armorTable } from "./gear/armor.js";
import type { Armor } from "./gear/types.js";
import { inOrderOfName, lookUp } from "./look-up.js";

export type { Armor, DonTime, Equipment } from "./gear/types.js";

/** The twelve suits of armour of SRD 5.1 and the shield, in order of name. */
export const armor: readonly Armor[] = inOrderOfName([armorTable]);

export const { byId: armorById, byName: armorByName } = lookUp(armor);
