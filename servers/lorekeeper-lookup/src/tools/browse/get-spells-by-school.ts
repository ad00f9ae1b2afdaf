import { browse } from "../../browse/browse.js";
import { defineTool } from "../../context.js";
import { choice, schools, window } from "../../params.js";

/** The spells of a school. */
export default defineTool({
  name: "get_spells_by_school",
  title: "Get spells by school",
  description: "All spells of a school of magic.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { school: choice(schools), ...window },
  handle: ({ school, ...part }, ctx) => browse({ kind: "spell", filters: { school } }, part, ctx),
});
