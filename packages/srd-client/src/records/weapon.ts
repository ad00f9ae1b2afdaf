import * as z from "zod";
import { boughtAs } from "./bought.js";
import { eachRow, v1Source, v2Source } from "./reader.js";
import type { WeaponRecord } from "./types.js";
import { label, line, listOf, named, slugOf, v1Document, v2Document, word } from "./wire.js";
import { heading, present, unlessEmpty } from "./words.js";

const feet = z.number().min(0).max(10_000).nullish();

const v2Weapon = z.object({
  key: label,
  name: label,
  document: v2Document,
  is_simple: z.boolean(),
  damage_dice: line,
  damage_type: named.nullish(),
  range: feet,
  long_range: feet,
  properties: listOf(z.object({ property: z.object({ name: label, type: line }), detail: line })),
});

/** Reads /v2/weapons/, with what the row of /v2/items/ adds. */
export const readV2Weapons = eachRow(v2Weapon, (row, context): WeaponRecord => {
  const bought = boughtAs("weapon", row.key, context);
  const versatile = row.properties.find(({ property }) => property.name === "Versatile");
  return present({
    kind: "weapon" as const,
    slug: slugOf(row.key),
    name: row.name,
    description: bought?.desc ?? "",
    source: v2Source(row.document, context),
    category: row.is_simple ? ("simple" as const) : ("martial" as const),
    damage_dice: row.damage_dice,
    versatile_dice: unlessEmpty(versatile?.detail ?? ""),
    damage_type: row.damage_type?.key ?? "",
    properties: row.properties.map(({ property, detail }) =>
      present({ name: property.name, detail: unlessEmpty(detail || property.type.toLowerCase()) }),
    ),
    range: row.range ? { normal: row.range, long: row.long_range ?? row.range } : undefined,
    weight_lb: bought?.weight_lb,
    cost: bought?.cost,
  });
});

const v1Weapon = z.object({
  ...v1Document,
  slug: label,
  name: label,
  category: label,
  cost: line,
  damage_dice: line,
  damage_type: line,
  weight: line,
  properties: listOf(word),
});

/** Reads /v1/weapons/. */
export const readV1Weapons = eachRow(v1Weapon, (row, context): WeaponRecord => {
  const properties = row.properties.map(propertyOf);
  const detail = (name: string): string | undefined =>
    properties.find((one) => one.name === name)?.detail;
  const [, normal, long] =
    properties.map((one) => /range (\d+)\/(\d+)/.exec(one.detail ?? "")).find((one) => one) ?? [];
  return present({
    kind: "weapon" as const,
    slug: row.slug,
    name: row.name,
    description: "",
    source: v1Source(row, context),
    category: /^simple/i.test(row.category) ? ("simple" as const) : ("martial" as const),
    damage_dice: row.damage_dice,
    versatile_dice: detail("Versatile"),
    damage_type: row.damage_type,
    properties,
    range:
      normal === undefined ? undefined : { normal: Number(normal), long: Number(long ?? normal) },
    weight_lb: poundsOf(row.weight),
    cost: unlessEmpty(row.cost),
  });
});

/** "thrown (range 20/60)" is Thrown, with a detail. */
function propertyOf(words: string): { readonly name: string; readonly detail?: string } {
  const [, name = words, detail] = /^([^(]+?)\s*\((.*)\)$/.exec(words) ?? [];
  return present({ name: heading(name), detail });
}

/** "1/4 lb." is 0.25; nothing for a weight of 0. */
function poundsOf(weight: string): number | undefined {
  const [, whole, part] = /^(\d+(?:\.\d+)?)(?:\/(\d+))?/.exec(weight) ?? [];
  return Number(whole ?? 0) / Number(part ?? 1) || undefined;
}
