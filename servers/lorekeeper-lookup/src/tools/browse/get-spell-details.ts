import { details } from "../../browse/details.js";
import { defineTool } from "../../context.js";
import { names } from "../../params.js";

/** Spells in full. */
export default defineTool({
  name: "get_spell_details",
  title: "Get spell details",
  description: "Whole spells by exact name, one or up to 20.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { spell_name: names },
  handle: ({ spell_name: wanted }, ctx) => details("spell", wanted, ctx),
});
