import { browse } from "../../browse/browse.js";
import { defineTool } from "../../context.js";
import { spellLevel, window } from "../../params.js";

/** The spells of a level. */
export default defineTool({
  name: "get_spell_by_level",
  title: "Get spells by level",
  description: "All spells of a level, 0 for cantrips.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { level: spellLevel, ...window },
  handle: ({ level, ...part }, ctx) => browse({ kind: "spell", filters: { level } }, part, ctx),
});
