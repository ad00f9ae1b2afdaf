import type { Rng } from "@tabletop-mcp/dice-core";
import type { Item } from "../../creature/creature.js";
import { rollPoints } from "../../dice/points.js";
import type { Using } from "../../game/using.js";
import type { Compendium } from "../../tables/compendium.js";
import { findItem } from "../../tables/item-facts.js";

/** Things of the equipment table that are used a number of times (Equipment, Adventuring Gear, Healer's Kit). */
const timesUsable: Readonly<Record<string, number>> = { "healers-kit": 10 };

type Kind = Pick<Item, "base" | "magic" | "custom">;

/** What an item holds when it is full, or when it is found: dice are rolled (Magic Items, Charges). */
export function fullCharges(item: Kind, { compendium, rng }: Using): number | undefined {
  const most = findItem(item, compendium).magic?.charges?.most ?? timesUsable[item.base ?? ""];
  return typeof most === "string" ? rolled(most, rng) : most;
}

/** How many charges are left in an item; of one that nobody has counted yet, all. */
export const chargesOf = (item: Item, using: Using): number | undefined =>
  item.charges ?? fullCharges(item, using);

/** What an item regains at dawn, and how many it has then; nothing where it regains none, or is full. */
export function recharged(
  item: Item,
  { compendium, rng }: { readonly compendium: Compendium; readonly rng: Rng },
): { readonly charges: number; readonly roll: string; readonly regained: number } | undefined {
  const { most, regains } = findItem(item, compendium).magic?.charges ?? {};
  if (typeof most !== "number" || regains === undefined) return undefined;
  if (item.charges === undefined || item.charges >= most) return undefined;
  const charges = Math.min(most, item.charges + rolled(regains.roll, rng));
  return { charges, roll: regains.roll, regained: charges - item.charges };
}

function rolled(dice: string, rng: Rng): number {
  const points = rollPoints({ dice }, rng);
  if (!points.ok) throw new Error(`The compendium has "${dice}" for dice.`);
  return points.value.rolled;
}
