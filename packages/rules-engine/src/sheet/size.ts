import { type CreatureType, type Size, sizes } from "@tabletop-mcp/srd-data";
import type { Make } from "../creature/creature.js";
import type { Compendium } from "../tables/compendium.js";
import { blockOf } from "./block-of.js";

/** A creature's size as it is now. */
export function sizeOf(make: Make, compendium: Compendium): Size {
  const own = ownSizeOf(make, compendium);
  if (make.grown === undefined) return own;
  const place = Math.min(Math.max(sizes.indexOf(own) + make.grown, 0), sizes.length - 1);
  return sizes[place] ?? own;
}

/** Its own: said outright, its stat block's, its race's, or Medium. */
const ownSizeOf = (make: Make, compendium: Compendium): Size =>
  make.size ??
  blockOf(make, compendium)?.size ??
  (make.race === undefined ? undefined : compendium.races.find(make.race)?.size) ??
  "medium";

/** A creature's type: said outright, its stat block's, or humanoid. */
export const typeOf = (make: Make, compendium: Compendium): CreatureType =>
  make.type ?? blockOf(make, compendium)?.type ?? "humanoid";
