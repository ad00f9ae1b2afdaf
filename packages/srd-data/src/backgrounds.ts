import { backgroundTable } from "./backgrounds/backgrounds.js";
import type { Background } from "./backgrounds/types.js";
import { inOrderOfName, lookUp } from "./look-up.js";

export type * from "./backgrounds/types.js";

/** The one background of SRD 5.1. */
export const backgrounds: readonly Background[] = inOrderOfName([backgroundTable]);

export const { byId: backgroundById, byName: backgroundByName } = lookUp(backgrounds);
