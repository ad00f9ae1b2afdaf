import { gearTable } from "./gear/gear.js";
import type { Gear } from "./gear/types.js";
import { inOrderOfName, lookUp } from "./look-up.js";

export type { Equipment, Gear, GearKind } from "./gear/types.js";

/** Gear, packs, tools, mounts and vehicles of SRD 5.1, in order of name. */
export const gear: readonly Gear[] = inOrderOfName([gearTable]);

/** The seven equipment packs, with what they hold. */
export const packs: readonly Gear[] = Object.freeze(gear.filter(({ kind }) => kind === "pack"));

/** Artisan's tools, gaming sets, musical instruments, kits and other tools. */
export const tools: readonly Gear[] = Object.freeze(
  gear.filter(({ kind }) =>
    ["artisan's tools", "gaming set", "musical instrument", "kit", "tools"].includes(kind),
  ),
);

/** Mounts, tack, drawn vehicles and vessels. */
export const mountsAndVehicles: readonly Gear[] = Object.freeze(
  gear.filter(({ kind }) => ["mount", "tack", "vehicle", "vessel"].includes(kind)),
);

export const { byId: gearById, byName: gearByName } = lookUp(gear);
