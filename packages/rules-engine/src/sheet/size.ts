import type { CreatureType, Size } from "@tabletop-mcp/srd-data";
import type { Make } from "../creature/creature.js";
import type { Compendium } from "../tables/compendium.js";
import { blockOf } from "./block-of.js";

/** A creature's size: said outright, its stat block's, its race's, or Medium. */
export const sizeOf = (make: Make, compendium: Compendium): Size =>
  make.size ??
  blockOf(make, compendium)?.size ??
  (make.race === undefined ? undefined : compendium.races.find(make.race)?.size) ??
  "medium";

/** A creature's type: said outright, its stat block's, or humanoid. */
export const typeOf = (make: Make, compendium: Compendium): CreatureType =>
  make.type ?? blockOf(make, compendium)?.type ?? "humanoid";
