import { details } from "../../browse/details.js";
import { defineTool } from "../../context.js";
import { names } from "../../params.js";

/** Classes in full. */
export default defineTool({
  name: "get_class_details",
  title: "Get class details",
  description:
    "Whole classes by exact name, one or up to 20: proficiencies, equipment, table, features, subclasses.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { class_name: names },
  handle: ({ class_name: wanted }, ctx) => details("class", wanted, ctx),
});
