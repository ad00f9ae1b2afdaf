import { browse } from "../../browse/browse.js";
import { defineTool } from "../../context.js";
import { window } from "../../params.js";

/** All gear that is neither weapon, armour nor magic. */
export default defineTool({
  name: "get_adventuring_gear",
  title: "List adventuring gear",
  description: "Gear, tools, mounts, vehicles and trade goods with cost and weight.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: window,
  handle: (part, ctx) => browse({ kind: "gear" }, part, ctx),
});
