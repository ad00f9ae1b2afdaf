import * as z from "zod";
import { boughtAs, type ItemRow, shieldItems } from "./bought.js";
import { allRows, type Context, eachRow, v1Source, v2Source } from "./reader.js";
import type { ArmorRecord } from "./types.js";
import { integer, label, line, slugOf, v1Document, v2Document } from "./wire.js";
import { present, signed, unlessEmpty } from "./words.js";

const armorClass = integer(0, 50);
const strength = integer(0, 30).nullish();

const v2Armor = z.object({
  key: label,
  name: label,
  document: v2Document,
  category: z.enum(["light", "medium", "heavy", "shield"]),
  ac_base: armorClass,
  ac_display: line,
  strength_score_required: strength,
  grants_stealth_disadvantage: z.boolean(),
});
type V2Armor = z.output<typeof v2Armor>;

/** Reads /v2/armor/, with what /v2/items/ adds: cost, weight, and the shield of SRD 5.1. */
export const readV2Armor = allRows(v2Armor, (rows, context) => [
  ...rows.map((row) => suit(row, context)),
  ...shieldItems(context).map((item) => shield(item, context)),
]);

function suit(row: V2Armor, context: Context): ArmorRecord {
  const bought = boughtAs("armor", row.key, context);
  const isShield = row.category === "shield" || /^shield$/i.test(row.name);
  return present({
    kind: "armor" as const,
    slug: slugOf(row.key),
    name: row.name,
    description: bought?.desc ?? "",
    source: v2Source(row.document, context),
    // SRD 5.2 has its shield among the heavy armour.
    category: isShield ? ("shield" as const) : row.category,
    armor_class: row.ac_base,
    armor_class_text: isShield ? signed(row.ac_base) : row.ac_display,
    strength_required: row.strength_score_required ?? undefined,
    stealth_disadvantage: row.grants_stealth_disadvantage,
    weight_lb: bought?.weight_lb,
    cost: bought?.cost,
  });
}

function shield(item: ItemRow, context: Context): ArmorRecord {
  const bonus = Number(/Armor Class by (\d+)/i.exec(item.desc)?.[1] ?? 2);
  return present({
    kind: "armor" as const,
    slug: slugOf(item.key),
    name: item.name,
    description: item.desc,
    source: v2Source(item.document, context),
    category: "shield" as const,
    armor_class: bonus,
    armor_class_text: signed(bonus),
    stealth_disadvantage: false,
    weight_lb: item.weight_lb,
    cost: item.cost,
  });
}

const v1Armor = z.object({
  ...v1Document,
  slug: label,
  name: label,
  category: label,
  base_ac: armorClass,
  plus_flat_mod: armorClass.nullish(),
  ac_string: line,
  strength_requirement: strength,
  cost: line,
  stealth_disadvantage: z.boolean(),
});

const categories: Readonly<Record<string, ArmorRecord["category"]>> = {
  "light armor": "light",
  "medium armor": "medium",
  "heavy armor": "heavy",
  shield: "shield",
};

/** Reads /v1/armor/, without its rows that nobody wears: spells, class features, no armour at all. */
export const readV1Armor = eachRow(v1Armor, (row, context) => {
  const category = categories[row.category.toLowerCase()];
  if (category === undefined) return [];
  const armor = category === "shield" ? (row.plus_flat_mod ?? row.base_ac) : row.base_ac;
  return [
    present({
      kind: "armor" as const,
      slug: row.slug,
      name: row.name,
      description: "",
      source: v1Source(row, context),
      category,
      armor_class: armor,
      armor_class_text: category === "shield" ? signed(armor) : row.ac_string,
      strength_required: row.strength_requirement ?? undefined,
      stealth_disadvantage: row.stealth_disadvantage,
      cost: unlessEmpty(row.cost),
    }),
  ];
});
