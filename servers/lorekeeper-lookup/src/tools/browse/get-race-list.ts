import { browseRaces, raceCategories } from "../../browse/races.js";
import { defineTool } from "../../context.js";
import { choice, window } from "../../params.js";

/** Races by category. */
export default defineTool({
  name: "get_race_list",
  title: "List races",
  description: "All races, subraces or both.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { category: choice(raceCategories).default("all"), ...window },
  handle: ({ category, ...part }, ctx) => browseRaces({ category }, part, ctx),
});
