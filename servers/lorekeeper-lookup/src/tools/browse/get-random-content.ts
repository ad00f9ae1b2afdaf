import * as z from "zod";
import { contentTypes } from "../../browse/content.js";
import { drawContent } from "../../browse/random.js";
import { defineTool } from "../../context.js";
import { choice } from "../../params.js";

/** A fair draw. */
export default defineTool({
  name: "get_random_content",
  title: "Draw random content",
  description: "One entry drawn fairly from a type of content, in full.",
  access: "read",
  idempotent: false,
  openWorld: true,
  toolset: "browse",
  input: {
    content_type: choice(contentTypes),
    filters: z
      .record(z.string(), z.unknown())
      .default({})
      .describe(
        "As fits the type: level, school, class, cr, cr_min, cr_max, type, size, rarity, category.",
      ),
  },
  handle: ({ content_type: type, filters }, ctx) => drawContent({ type, filters }, ctx),
});
