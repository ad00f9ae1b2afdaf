import * as z from "zod";
import { answer } from "../../answer.js";
import { defineTool } from "../../context.js";
import { choice, name, paging, schools, sourcesOf, spellLevel, words } from "../../params.js";

/** Spells with their full text, from Open5e v2. */
export default defineTool({
  name: "lookup_spell",
  title: "Look up spells",
  description: [
    "Spells with full text, components, damage, saves, classes and source.",
    "Filters combine; a name may be a part of it. An unknown name answers with suggestions.",
  ].join(" "),
  access: "read",
  openWorld: true,
  toolset: "lookup",
  input: {
    name,
    level: spellLevel.optional().describe("0 for cantrips."),
    school: choice(schools).optional(),
    class_key: words.optional().describe('"wizard", "paladin" …'),
    concentration: z.boolean().optional(),
    ritual: z.boolean().optional(),
    casting_time: words
      .optional()
      .describe('"1 Action", "1 Bonus Action", "Reaction", "10 minutes"'),
    ...paging,
  },
  handle({ limit, offset, sources, ...filters }, ctx, call) {
    const from = sourcesOf(sources);
    return answer(
      { kinds: ["spell"], called: ["spell", "spells"], filters, limit, offset, sources: from },
      ctx,
      call,
    );
  },
});
