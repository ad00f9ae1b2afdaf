import { bodySlots } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { defineTool } from "../../context.js";
import { batchOf, eachOf, replyTo } from "../../input/batch.js";
import { choice, who, whoAliases } from "../../input/params.js";
import { coinsParam } from "../../input/shapes.js";
import { inventoryOperations, inventoryReplies, manageInventory } from "../../inventory/manage.js";
import { item } from "../../inventory/shape.js";
import { inSession } from "../../table/session.js";

const otherWords = { add: "give", remove: "take", drop: "take" } as const;

const input = {
  characterId: who.optional(),
  operation: choice(inventoryOperations, otherWords).optional(),
  item: item
    .optional()
    .describe(
      'SRD name, or your own { name, type, weight?, cost?, properties?, effects?, armorClass?, damage?: { roll: "1d8", type } }.',
    ),
  quantity: z.int().min(1).max(10_000).optional(),
  slot: choice(bodySlots).optional().describe("Worked out where it is plain."),
  toCharacterId: who.optional(),
  coins: coinsParam.optional().describe("{ gp: 5, sp: 3 }"),
  rested: z.boolean().optional().describe("A short rest was spent on attuning."),
  page: z.int().min(1).max(10_000).optional(),
  batch: batchOf(50),
};

/** What characters carry, wear, wield and spend. */
export default defineTool({
  name: "manage_inventory",
  title: "Manage inventory",
  description:
    "Give, take, equip, use, transfer or list items and coins, or attune to a magic item. Armor, shields, weapons and magic items then count by themselves; change is made exactly; what is used up is gone; attune without rested: true counts from the next short rest on.",
  access: "write",
  toolset: "data",
  input,
  aliases: whoAliases,
  handle: (request, ctx) =>
    inSession(ctx, async (session) => {
      const taking = { input, aliases: whoAliases };
      const done = await eachOf(request, taking, (one) => manageInventory(session, one));
      return replyTo(request, await inventoryReplies(session, done));
    }),
});
