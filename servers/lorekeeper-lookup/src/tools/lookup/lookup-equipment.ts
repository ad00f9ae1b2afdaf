import * as z from "zod";
import { answer } from "../../answer.js";
import { defineTool } from "../../context.js";
import { equipmentKinds } from "../../equipment-kinds.js";
import { choice, name, paging, rarities, sourcesOf, words } from "../../params.js";

const called = {
  weapon: ["weapon", "weapons"],
  armor: ["piece of armor", "pieces of armor"],
  "magic-item": ["magic item", "magic items"],
  all: ["piece of equipment", "pieces of equipment"],
} as const;

/** Weapons and armour from v2, magic items from v1, or all of them merged. */
export default defineTool({
  name: "lookup_equipment",
  title: "Look up equipment",
  description:
    "Weapons, armor (shields too) and magic items with damage, AC, properties, cost, weight, rarity, attunement and source.",
  access: "read",
  openWorld: true,
  toolset: "lookup",
  input: {
    type: choice(["weapon", "armor", "magic-item", "all"]).default("all"),
    name,
    rarity: choice(rarities).optional().describe("Magic items."),
    damage_dice: words.optional().describe('Weapons: "1d8"'),
    is_simple: z.boolean().optional().describe("Weapons."),
    requires_attunement: words.optional().describe('"yes", "no" or words of it: "by a wizard"'),
    ...paging,
  },
  handle({ type, limit, offset, sources, ...filters }, ctx, call) {
    const kinds = equipmentKinds(type, filters);
    const from = sourcesOf(sources);
    return answer(
      { kinds, called: called[type], filters, limit, offset, sources: from },
      ctx,
      call,
    );
  },
});
