import type { Craft } from "../../game/craft.js";
import type { ActFrame } from "../../game/frame.js";
import type { CastUse } from "../../sheet/casting/pays.js";

/** So much of a use or a pool that goes with one casting, and what is left of it then. */
export type CastSpends = CastUse & { readonly left: number | "unlimited" };

/** What a caster makes of a casting: what goes with its steps, what it takes, and what comes of it for the caster. */
export interface Made {
  readonly craft: Craft;
  readonly spends: readonly CastSpends[];
  readonly toll: readonly ActFrame[];
}
