import { ToolFault } from "@tabletop-mcp/mcp-kit";
import { answer } from "../../answer.js";
import { defineTool } from "../../context.js";
import { challenge, choice, creatureTypes, name, paging, sizes, sourcesOf } from "../../params.js";

/** Stat blocks, from Open5e v1. */
export default defineTool({
  name: "lookup_creature",
  title: "Look up creatures",
  description: [
    "Whole stat blocks: AC, HP, scores, traits, actions, legendary actions, CR, XP and source.",
    "Filters combine; a name may be a part of it. An unknown name answers with suggestions.",
  ].join(" "),
  access: "read",
  openWorld: true,
  toolset: "lookup",
  input: {
    name,
    cr: challenge.optional().describe("0.125, 0.25, 0.5, 1 … 30"),
    cr_min: challenge.optional(),
    cr_max: challenge.optional(),
    type: choice(creatureTypes).optional(),
    size: choice(sizes).optional(),
    ...paging,
  },
  handle({ limit, offset, sources, ...filters }, ctx, call) {
    const { cr, cr_min: least, cr_max: most } = filters;
    if (cr !== undefined && (least ?? most) !== undefined)
      throw new ToolFault({
        code: "INVALID_ARGUMENT",
        message: "cr is one rating; cr_min and cr_max are a range",
        hint: "Give either",
        example: '{ "cr_min": 1, "cr_max": 3 }',
      });
    if (least !== undefined && most !== undefined && least > most)
      throw new ToolFault({
        code: "INVALID_ARGUMENT",
        message: `cr_min ${least} is above cr_max ${most}`,
        example: '{ "cr_min": 1, "cr_max": 3 }',
      });
    const from = sourcesOf(sources);
    return answer(
      {
        kinds: ["creature"],
        called: ["creature", "creatures"],
        filters,
        limit,
        offset,
        sources: from,
      },
      ctx,
      call,
    );
  },
});
