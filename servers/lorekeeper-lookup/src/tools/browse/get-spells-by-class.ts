import { spellsOfClass } from "../../browse/spells.js";
import { defineTool } from "../../context.js";
import { window, words } from "../../params.js";

/** The spells of a class. */
export default defineTool({
  name: "get_spells_by_class",
  title: "Get spells by class",
  description: "All spells on a class's list.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { class_name: words, ...window },
  handle: ({ class_name: name, ...part }, ctx) => spellsOfClass(name, part, ctx),
});
