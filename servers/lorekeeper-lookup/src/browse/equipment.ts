import type { Kind, RecordOf } from "@tabletop-mcp/srd-client";
import type { Entry } from "./content.js";
import { fold } from "./names.js";

export const equipmentTypes = ["weapon", "armor", "magic-item", "gear", "all"] as const;

/** The kinds of record that are equipment. */
export const equipment = [
  "weapon",
  "armor",
  "magic-item",
  "gear",
] as const satisfies readonly Kind[];

export const weaponCategories = [
  "simple",
  "martial",
  "melee",
  "ranged",
  "simple melee",
  "simple ranged",
  "martial melee",
  "martial ranged",
] as const;
export type WeaponCategory = (typeof weaponCategories)[number];

/** Whether a weapon is of a category: simple or martial, melee or ranged, or both. */
export const isOfCategory =
  (category: WeaponCategory | undefined) =>
  (entry: Entry): boolean =>
    category === undefined ||
    (entry.kind === "weapon" &&
      category.split(" ").every((word) => word === entry.category || word === reachOf(entry)));

/** Ranged weapons that shoot nothing: they differ from javelins and daggers by the table alone. */
const thrownOnly: ReadonlySet<string> = new Set(["dart", "net"]);

/** What loads or takes ammunition is ranged; some rows of the sources lack either word. */
const reachOf = ({ name, properties }: RecordOf<"weapon">): "melee" | "ranged" =>
  thrownOnly.has(fold(name)) ||
  properties.some((property) => /^(ammunition|loading)\b/iu.test(property.name))
    ? "ranged"
    : "melee";

export const armorTypes = ["light", "medium", "heavy", "shield"] as const;

export const itemTypes = [
  "armor",
  "potion",
  "ring",
  "rod",
  "scroll",
  "staff",
  "wand",
  "weapon",
  "wondrous item",
] as const;

/** Whether a magic item is of a type; the sources add what it is exactly: "Weapon (any sword)". */
export const isOfType =
  (type: string | undefined) =>
  (entry: Entry): boolean =>
    type === undefined || (entry.kind === "magic-item" && fold(entry.type).startsWith(fold(type)));
