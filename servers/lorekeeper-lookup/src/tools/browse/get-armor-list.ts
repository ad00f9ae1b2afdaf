import { browse } from "../../browse/browse.js";
import { armorTypes } from "../../browse/equipment.js";
import { defineTool } from "../../context.js";
import { choice, window } from "../../params.js";

/** Armour by type. */
export default defineTool({
  name: "get_armor_list",
  title: "List armor",
  description: "Armor and shields with AC, Strength, stealth, cost and weight.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { type: choice(armorTypes).optional(), ...window },
  handle: ({ type, ...part }, ctx) =>
    browse({ kind: "armor", filters: { category: type } }, part, ctx),
});
