import { inOrderOfName, lookUp, plainName } from "../look-up.js";
import { ammunition } from "./ammunition.js";
import { armor } from "./armor.js";
import { potion } from "./potion.js";
import { ring } from "./ring.js";
import { rod } from "./rod.js";
import { scroll } from "./scroll.js";
import { staff } from "./staff.js";
import type { MagicItem, MagicItemVariant } from "./types.js";
import { wand } from "./wand.js";
import { weapon } from "./weapon.js";
import { wondrousItem } from "./wondrous-item.js";

export type * from "./types.js";

/** The 240 headings of magic items in SRD 5.1, in order of name, each with its variants. */
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

/** The variants of all items, in order of the items' names, each with its item. */
export const magicItemVariants: readonly MagicItemVariant[] = Object.freeze(
  magicItems.flatMap((item) => (item.variants ?? []).map((variant) => ({ item, variant }))),
);

let variantIds: Map<string, MagicItemVariant> | undefined;
let variantNames: Map<string, MagicItemVariant> | undefined;

export function magicItemVariantById(id: string): MagicItemVariant | undefined {
  variantIds ??= new Map(magicItemVariants.map((one) => [one.variant.id, one]));
  return variantIds.get(id);
}

/** Takes the variant's name or its id; case and punctuation make no difference. */
export function magicItemVariantByName(name: string): MagicItemVariant | undefined {
  variantNames ??= new Map(
    magicItemVariants.flatMap((one) =>
      [one.variant.id, one.variant.name].map((said) => [plainName(said), one] as const),
    ),
  );
  return variantNames.get(plainName(name));
}
