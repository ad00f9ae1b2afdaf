import { browse } from "../../browse/browse.js";
import { defineTool } from "../../context.js";
import { window } from "../../params.js";

/** All classes. */
export default defineTool({
  name: "search_classes",
  title: "List classes",
  description: "All classes with hit dice, saves, casting ability and subclasses.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: window,
  handle: (part, ctx) => browse({ kind: "class" }, part, ctx),
});
