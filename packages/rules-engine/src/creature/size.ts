import type { CreatureType, Size } from "@tabletop-mcp/srd-data";
import type { Compendium } from "../compendium.js";
import type { Make } from "./creature.js";

/** A creature's size: said outright, its stat block's, its race's, or Medium. */
export const sizeOf = (make: Make, { statBlocks, races }: Compendium): Size =>
  make.size ??
  (make.statBlock === undefined ? undefined : statBlocks.find(make.statBlock)?.size) ??
  (make.race === undefined ? undefined : races.find(make.race)?.size) ??
  "medium";

/** A creature's type: said outright, its stat block's, or humanoid. */
export const typeOf = (make: Make, { statBlocks }: Compendium): CreatureType =>
  make.type ??
  (make.statBlock === undefined ? undefined : statBlocks.find(make.statBlock)?.type) ??
  "humanoid";
