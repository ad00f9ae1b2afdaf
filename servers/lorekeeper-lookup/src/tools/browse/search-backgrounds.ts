import { browse } from "../../browse/browse.js";
import { defineTool } from "../../context.js";
import { name, window } from "../../params.js";

/** Backgrounds by name. */
export default defineTool({
  name: "search_backgrounds",
  title: "Search backgrounds",
  description: "Backgrounds by part of a name.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { query: name, ...window },
  handle: ({ query, ...part }, ctx) => browse({ kind: "background", query }, part, ctx),
});
