import { browse } from "../../browse/browse.js";
import { isOfType, itemTypes } from "../../browse/equipment.js";
import { defineTool } from "../../context.js";
import { choice, rarities, window } from "../../params.js";

/** Magic items by rarity and type. */
export default defineTool({
  name: "get_magic_items",
  title: "List magic items",
  description: "Magic items by rarity and type, with attunement.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { rarity: choice(rarities).optional(), type: choice(itemTypes).optional(), ...window },
  handle: ({ rarity, type, ...part }, ctx) =>
    browse({ kind: "magic-item", filters: { rarity }, keep: isOfType(type) }, part, ctx),
});
