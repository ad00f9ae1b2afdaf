import { browseRaces, raceCategories } from "../../browse/races.js";
import { defineTool } from "../../context.js";
import { choice, name, window } from "../../params.js";

/** Races and subraces by name. */
export default defineTool({
  name: "search_races",
  title: "Search races",
  description: "Races and subraces by part of a name.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { query: name, category: choice(raceCategories).default("all"), ...window },
  handle: ({ query, category, ...part }, ctx) => browseRaces({ query, category }, part, ctx),
});
