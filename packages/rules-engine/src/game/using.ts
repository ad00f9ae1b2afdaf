import type { Rng } from "@tabletop-mcp/dice-core";
import type { Compendium } from "../tables/compendium.js";

/** What rules need besides the state: dice, and the tables to look things up in. */
export interface Using {
  readonly rng: Rng;
  readonly compendium: Compendium;
}
