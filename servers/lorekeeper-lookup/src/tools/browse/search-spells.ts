import { searchSpells } from "../../browse/spells.js";
import { defineTool } from "../../context.js";
import { choice, name, schools, spellLevel, window, words } from "../../params.js";

/** Spells by any combination of filters. */
export default defineTool({
  name: "search_spells",
  title: "Search spells",
  description:
    "Spells by part of a name, class, level and school; filters combine. A misspelt name gets suggestions.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: {
    query: name,
    class: words.optional(),
    level: spellLevel.optional(),
    school: choice(schools).optional(),
    ...window,
  },
  handle: ({ page, fields, ...wanted }, ctx) => searchSpells(wanted, { page, fields }, ctx),
});
