import { details } from "../../browse/details.js";
import { defineTool } from "../../context.js";
import { names } from "../../params.js";

/** Feats in full. */
export default defineTool({
  name: "get_feat_details",
  title: "Get feat details",
  description: "Whole feats by exact name, one or up to 20.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { feat_name: names },
  handle: ({ feat_name: wanted }, ctx) => details("feat", wanted, ctx),
});
