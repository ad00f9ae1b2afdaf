import type { Creature as StatBlock } from "@tabletop-mcp/srd-data/creatures";
import type { Make } from "../creature/creature.js";
import type { Compendium } from "../tables/compendium.js";

/** The stat block that a creature is a copy of: one of the campaign's own, or one of the tables. */
export const blockOf = (
  { own, statBlock }: Pick<Make, "own" | "statBlock">,
  { statBlocks }: Pick<Compendium, "statBlocks">,
): StatBlock | undefined =>
  own ?? (statBlock === undefined ? undefined : statBlocks.find(statBlock));

/** Whether it is a copy of one, and has neither race nor classes. */
export const isCopy = ({ own, statBlock }: Pick<Make, "own" | "statBlock">): boolean =>
  own !== undefined || statBlock !== undefined;
