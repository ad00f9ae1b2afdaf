import { subclassList } from "../../browse/class-features.js";
import { defineTool } from "../../context.js";
import { window, words } from "../../params.js";

/** The subclasses of a class. */
export default defineTool({
  name: "get_subclass_list",
  title: "List subclasses",
  description: "The subclasses of a class, with features and their levels.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { class_name: words, ...window },
  handle: ({ class_name: name, ...part }, ctx) => subclassList(name, part, ctx),
});
