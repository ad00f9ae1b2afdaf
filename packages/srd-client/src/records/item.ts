import * as z from "zod";
import { isShieldItem, itemRow } from "./bought.js";
import { eachRow, v1Source, v2Source } from "./reader.js";
import type { GearRecord, MagicItemRecord } from "./types.js";
import { label, line, named, slugOf, text, v1Document, v2Document } from "./wire.js";
import { capital, present } from "./words.js";

const v1MagicItem = z.object({
  ...v1Document,
  slug: label,
  name: label,
  desc: text,
  type: line,
  rarity: line,
  requires_attunement: line,
});

/** Reads /v1/magicitems/. */
export const readV1MagicItems = eachRow(
  v1MagicItem,
  (row, context): MagicItemRecord => ({
    kind: "magic-item",
    slug: row.slug,
    name: row.name,
    description: row.desc,
    source: v1Source(row, context),
    type: row.type,
    rarity: row.rarity.toLowerCase(),
    requires_attunement: row.requires_attunement.toLowerCase(),
  }),
);

const base = z.object({ name: label }).nullish();

const v2MagicItem = z.object({
  key: label,
  name: label,
  desc: text,
  document: v2Document,
  category: named,
  weapon: base,
  armor: base,
  rarity: z.object({ name: label }).nullish(),
  requires_attunement: z.boolean(),
  attunement_detail: line,
});
type V2MagicItem = z.output<typeof v2MagicItem>;

/** Reads /v2/magicitems/, where each weapon or armour that an item may be is a row of its own. */
export const readV2MagicItems = eachRow(
  v2MagicItem,
  (row, context): MagicItemRecord => ({
    kind: "magic-item",
    slug: slugOf(row.key),
    name: row.name,
    description: row.desc,
    source: v2Source(row.document, context),
    type: typeOf(row),
    rarity: row.rarity?.name.toLowerCase() ?? "",
    requires_attunement: row.requires_attunement
      ? row.attunement_detail.toLowerCase() || "requires attunement"
      : "",
  }),
);

/** In the words of version 1: "Armor (plate)". */
function typeOf({ category, weapon, armor }: V2MagicItem): string {
  if (category.key === "shield") return "Armor (shield)";
  const kind = capital(category.name.toLowerCase());
  const made = (weapon ?? armor)?.name.toLowerCase();
  return made === undefined ? kind : `${kind} (${made})`;
}

/** Reads /v2/items/ without weapons, armour, shields and what is magic. */
export const readV2Gear = eachRow(itemRow, (row, context): readonly GearRecord[] => {
  const fights = row.weapon?.key === row.key || row.armor || isShieldItem(row);
  if (fights || row.rarity) return [];
  return [
    present({
      kind: "gear" as const,
      slug: slugOf(row.key),
      name: row.name,
      description: row.desc,
      source: v2Source(row.document, context),
      category: row.category.name,
      weight_lb: row.weight_lb,
      cost: row.cost,
    }),
  ];
});
