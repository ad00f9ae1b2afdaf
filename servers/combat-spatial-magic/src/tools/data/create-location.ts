import * as z from "zod";
import { defineTool } from "../../context.js";
import { anyObject, fields, nested } from "../../input/nested.js";
import { ownName } from "../../input/own-name.js";
import { labels, name, who, words } from "../../input/params.js";
import { locationText, locationView, presentAt } from "../../render/location.js";
import { putLocation } from "../../story/location.js";
import { inSession } from "../../table/session.js";

const exit = fields({
  direction: name,
  to: name.optional(),
  description: z.string().max(500).optional(),
  locked: z.boolean().optional(),
  hidden: z.boolean().optional(),
});

/** Places of the story. */
export default defineTool({
  name: "create_location",
  title: "Create location",
  description:
    "Make a place of the story, or change it with update: true (fields not given stay). An exit may lead to a place that is not made yet: it is linked when that is.",
  access: "write",
  toolset: "data",
  input: {
    name: ownName,
    kind: name.optional().describe("room, tavern, city …"),
    description: words.optional(),
    parentId: who.optional().describe("The location it is in."),
    exits: nested(z.array(anyObject).max(50), z.array(exit))
      .optional()
      .describe("{ direction, to?, description?, locked?, hidden? }"),
    lighting: name.optional(),
    npcs: labels,
    items: labels,
    tags: labels,
    update: z.boolean().optional(),
  },
  async handle(request, ctx) {
    const { location, summary, events } = await inSession(ctx, (session) =>
      putLocation(session, request),
    );
    const [view, present] = await Promise.all([
      locationView(location, ctx),
      presentAt(location, ctx),
    ]);
    const data = { summary, events, locationId: location.id, location: view };
    return { data, text: `${summary}\n${locationText(view, present)}` };
  },
});
