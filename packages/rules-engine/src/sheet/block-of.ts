import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Make } from "../creature/creature.js";
import type { Compendium } from "../tables/compendium.js";

/** The stat block that a creature is a copy of. */
export const blockOf = (
  { statBlock }: Pick<Make, "statBlock">,
  { statBlocks }: Pick<Compendium, "statBlocks">,
): StatBlock | undefined => (statBlock === undefined ? undefined : statBlocks.find(statBlock));
