import { details } from "../../browse/details.js";
import { defineTool } from "../../context.js";
import { names } from "../../params.js";

/** Backgrounds in full. */
export default defineTool({
  name: "get_background_details",
  title: "Get background details",
  description: "Whole backgrounds by exact name, one or up to 20.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { background_name: names },
  handle: ({ background_name: wanted }, ctx) => details("background", wanted, ctx),
});
