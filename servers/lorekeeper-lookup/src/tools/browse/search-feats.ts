import { browse } from "../../browse/browse.js";
import { defineTool } from "../../context.js";
import { name, window, words } from "../../params.js";

/** Feats by name and category. */
export default defineTool({
  name: "search_feats",
  title: "Search feats",
  description: "Feats by part of a name and category, such as general or origin.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { query: name, category: words.optional(), ...window },
  handle: ({ query, category, ...part }, ctx) =>
    browse({ kind: "feat", query, filters: { category } }, part, ctx),
});
