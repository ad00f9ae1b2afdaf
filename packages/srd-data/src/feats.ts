import { featTable } from "./feats/feats.js";
import type { Feat } from "./feats/types.js";
import { inOrderOfName, lookUp } from "./look-up.js";

export type * from "./feats/types.js";

/** The one feat of SRD 5.1. */
export const feats: readonly Feat[] = inOrderOfName([featTable]);

export const { byId: featById, byName: featByName } = lookUp(feats);
