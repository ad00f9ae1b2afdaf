import { scripted } from "@tabletop-mcp/dice-core/testing";
import { srdCompendium } from "../src/tables/compendium.js";

/** The SRD's tables and dice that fall as written down; `rng.assertSpent()` at the end of a test. */
export const usingDice = async (...faces: readonly number[]) => ({
  rng: scripted(faces),
  compendium: await srdCompendium(),
});
