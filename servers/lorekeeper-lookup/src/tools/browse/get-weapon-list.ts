import { browse } from "../../browse/browse.js";
import { isOfCategory, weaponCategories } from "../../browse/equipment.js";
import { defineTool } from "../../context.js";
import { choice, window } from "../../params.js";

/** Weapons by category. */
export default defineTool({
  name: "get_weapon_list",
  title: "List weapons",
  description: "Weapons with damage, properties, cost and weight.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { category: choice(weaponCategories).optional(), ...window },
  handle: ({ category, ...part }, ctx) =>
    browse({ kind: "weapon", keep: isOfCategory(category) }, part, ctx),
});
