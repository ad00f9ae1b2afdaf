import { raceDetails } from "../../browse/details.js";
import { defineTool } from "../../context.js";
import { names } from "../../params.js";

/** Races and subraces in full. */
export default defineTool({
  name: "get_race_details",
  title: "Get race details",
  description: "Whole races or subraces by exact name, one or up to 20.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { race_name: names },
  handle: ({ race_name: wanted }, ctx) => raceDetails(wanted, ctx),
});
