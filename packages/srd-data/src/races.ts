import { inOrderOfName, lookUp } from "./look-up.js";
import { raceTable } from "./races/races.js";
import type { Race, Subrace } from "./races/types.js";

export type * from "./races/types.js";

/** The nine races of SRD 5.1, each with its subrace, in order of name. */
export const races: readonly Race[] = inOrderOfName([raceTable]);

/** The four subraces, in order of name. */
export const subraces: readonly Subrace[] = inOrderOfName(races.map((race) => race.subraces));

export const { byId: raceById, byName: raceByName } = lookUp(races);
export const { byId: subraceById, byName: subraceByName } = lookUp(subraces);
