import * as z from "zod";
import { fitted } from "./malformed.js";
import type { Context } from "./reader.js";
import { decimal, label, named, text, v2Document } from "./wire.js";
import { priceOf } from "./words.js";

const inside = z.object({ key: z.string() }).nullish();

/** A row of /v2/items/. */
export const itemRow = z
  .object({
    key: label,
    name: label,
    desc: text,
    document: v2Document,
    category: named,
    weapon: inside,
    armor: inside,
    rarity: z.object({ name: z.string() }).nullish(),
    weight: decimal,
    cost: decimal,
  })
  .transform(({ weight, cost, ...row }) => ({
    ...row,
    weight_lb: weight || undefined,
    cost: priceOf(cost),
  }));

/** A thing that is bought: weights in pounds, and nothing where they or the price are 0. */
export type ItemRow = z.output<typeof itemRow>;

/** The rows of /v2/items/ that were handed in; throws MalformedAnswer. */
const itemsIn = ({ items }: Context): readonly ItemRow[] => {
  const known = rows.get(items);
  if (known !== undefined) return known;
  const read = items.map((raw) => fitted("v2/items", itemRow, raw));
  rows.set(items, read);
  return read;
};

/** Each list is read once, not once for each weapon. */
const rows = new WeakMap<readonly unknown[], readonly ItemRow[]>();

/** What a weapon or armour is bought as: the item of its own key first ("srd_plate" is "srd_plate-armor"). */
export function boughtAs(
  kind: "weapon" | "armor",
  key: string,
  context: Context,
): ItemRow | undefined {
  const items = itemsIn(context);
  return items.find((one) => one.key === key) ?? items.find((one) => one[kind]?.key === key);
}

/** A shield that is an item only, and no row of /v2/armor/. */
export const isShieldItem = ({ category, armor }: ItemRow): boolean =>
  category.key === "shield" && !armor;

/** The shields among the items that were handed in. */
export const shieldItems = (context: Context): readonly ItemRow[] =>
  itemsIn(context).filter(isShieldItem);
