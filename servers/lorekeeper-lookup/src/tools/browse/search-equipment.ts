import { browse } from "../../browse/browse.js";
import { equipmentTypes } from "../../browse/equipment.js";
import { defineTool } from "../../context.js";
import { choice, window, words } from "../../params.js";

/** Equipment of all kinds by name. */
export default defineTool({
  name: "search_equipment",
  title: "Search equipment",
  description: "Weapons, armor, magic items and gear by part of a name.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { query: words, type: choice(equipmentTypes).default("all"), ...window },
  handle: ({ query, type, ...part }, ctx) =>
    browse({ kind: type === "all" ? "equipment" : type, query }, part, ctx),
});
