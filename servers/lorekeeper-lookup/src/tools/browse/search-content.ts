import { contentTypes } from "../../browse/content.js";
import { searchContent } from "../../browse/search.js";
import { defineTool } from "../../context.js";
import { choice, sources, sourcesOf, words } from "../../params.js";

/** Ranked search through everything. */
export default defineTool({
  name: "search_content",
  title: "Search everything",
  description:
    "The best 50 matches in all content, ranked: names first (typos forgiven), then texts.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { query: words, content_type: choice(contentTypes).optional(), sources },
  handle: ({ query, content_type: type, sources: keys }, ctx) =>
    searchContent({ query, type, sources: sourcesOf(keys) }, ctx),
});
