import type { Weapon } from "./gear/types.js";
import { weaponTable } from "./gear/weapons.js";
import { inOrderOfName, lookUp } from "./look-up.js";

export type { Equipment, Weapon } from "./gear/types.js";

/** The 37 weapons of SRD 5.1, in order of name. */
export const weapons: readonly Weapon[] = inOrderOfName([weaponTable]);

export const { byId: weaponById, byName: weaponByName } = lookUp(weapons);
