import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import type { Coins, Item } from "../../creature/creature.js";
import { equipAll } from "../../creature/gear.js";
import type { ItemRequest } from "../../game/request.js";
import type { RuleViolation } from "../../game/violation.js";
import type { Compendium } from "../../tables/compendium.js";
import { countedName } from "../../tables/counted-name.js";
import { type ItemKind, readItem } from "../../tables/item-names.js";

interface Wanted extends ItemKind {
  readonly quantity: number;
  readonly equipped: boolean;
}

/** The items that are asked for, numbered from `lastId` on; armour, shields and weapons worn and wielded unless told otherwise. */
export function itemsFrom(
  requests: readonly ItemRequest[],
  lastId: number,
  compendium: Compendium,
): Result<readonly Item[], RuleViolation> {
  const items: Item[] = [];
  const equipped = new Set<string>();
  for (const request of requests) {
    const read = readOne(request, compendium);
    if (!read.ok) return read;
    const { equipped: isEquipped, ...item } = read.value;
    const id = `i${lastId + items.length + 1}`;
    items.push({ id, ...item });
    if (isEquipped) equipped.add(id);
  }
  return ok(equipAll(items, ({ id }) => equipped.has(id), compendium));
}

function readOne(request: ItemRequest, compendium: Compendium): Result<Wanted, RuleViolation> {
  const { item, quantity, equipped }: Exclude<ItemRequest, string> =
    typeof request === "string" ? { item: request } : request;
  const counted = typeof item === "string" ? countedName(item, compendium) : undefined;
  const many = quantity ?? counted?.count ?? 1;
  if (!Number.isInteger(many) || many < 1)
    return err({ code: "QUANTITY", message: `${many} is not a quantity: it is 1 or more.` });
  const read = readItem(counted?.item ?? item, compendium);
  return read.ok ? ok({ ...read.value, quantity: many, equipped: equipped ?? true }) : read;
}

/** A purse with what is said, and nothing else. */
export const coinsFrom = (coins: Partial<Coins> = {}): Coins => ({
  cp: 0,
  sp: 0,
  ep: 0,
  gp: 0,
  pp: 0,
  ...coins,
});
