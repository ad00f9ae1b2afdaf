import type { Compendium, InventoryRequest, Item } from "@tabletop-mcp/rules-engine";
import { keyOf } from "@tabletop-mcp/storage";
import type { CombatContext } from "../context.js";

type Asked = InventoryRequest["item"];

/** A thing of the campaign's own needs saying what it is but once: by its name it is found with whoever carries one. */
export async function known(item: Asked, ctx: CombatContext): Promise<Asked> {
  if (typeof item !== "string" || isOfTables(item, ctx.compendium)) return item;
  const { name, custom } = (await carriedCalled(item, ctx)) ?? {};
  return name === undefined || custom === undefined ? item : { name, ...custom };
}

const isOfTables = (name: string, { weapons, armor, gear, magicItems }: Compendium): boolean =>
  [weapons, armor, gear, magicItems].some((table) => table.find(name) !== undefined);

const perPage = 100;

async function carriedCalled(said: string, { campaign }: CombatContext): Promise<Item | undefined> {
  const key = keyOf(said);
  for (let offset = 0; ; offset += perPage) {
    const { rows, total } = await campaign.characters.list({ offset, limit: perPage });
    const found = rows
      .flatMap(({ value }) => value.items)
      .find(({ name, custom }) => custom !== undefined && keyOf(name) === key);
    if (found !== undefined || offset + perPage >= total) return found;
  }
}
