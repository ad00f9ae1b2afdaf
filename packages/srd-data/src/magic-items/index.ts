import { inOrderOfName, lookUp } from "../look-up.js";
import { ammunition } from "./ammunition.js";
import { armor } from "./armor.js";
import { potion } from "./potion.js";
import { ring } from "./ring.js";
import { rod } from "./rod.js";
import { scroll } from "./scroll.js";
import { staff } from "./staff.js";
import type { MagicItem } from "./types.js";
import { wand } from "./wand.js";
import { weapon } from "./weapon.js";
import { wondrousItem } from "./wondrous-item.js";

export type * from "./types.js";

/** The 239 headings of magic items in SRD 5.1, in order of name, each with its variants. */
export const magicItems: readonly MagicItem[] = inOrderOfName([
  ammunition,
  armor,
  potion,
  ring,
  rod,
  scroll,
  staff,
  wand,
  weapon,
  wondrousItem,
]);

export const { byId: magicItemById, byName: magicItemByName } = lookUp(magicItems);
