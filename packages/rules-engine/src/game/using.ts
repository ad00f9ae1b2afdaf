import type { Rng } from "@tabletop-mcp/dice-core";
import type { Compendium } from "../tables/compendium.js";
import type { Reaction } from "./reaction.js";

/** What rules need besides the state: dice, and the tables to look things up in. */
export interface Using {
  readonly rng: Rng;
  readonly compendium: Compendium;
  /** Reactions that creatures may have; none where this is left out. */
  readonly reactions?: readonly Reaction[];
}
