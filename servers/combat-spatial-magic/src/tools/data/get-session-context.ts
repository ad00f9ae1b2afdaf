import * as z from "zod";
import { defineTool } from "../../context.js";
import { choice, who } from "../../input/params.js";
import { fitted, sectionNames, sectionsFor, verbosities } from "../../story/session-context.js";

/** What to have in mind before the next scene. */
export default defineTool({
  name: "get_session_context",
  title: "Get session context",
  description:
    "Where the campaign stands, in one text: party with hit points and conditions, place, open threads, latest moments, voices of who is present, clues, secrets. Call it at the start of a session. forPlayer hides what players must not know.",
  access: "read",
  toolset: "data",
  input: {
    include: z.array(choice(sectionNames)).min(1).max(sectionNames.length).optional(),
    partyId: who.optional(),
    encounterId: who.optional(),
    forPlayer: z.boolean().default(false),
    maxChars: z.int().min(200).max(20_000).default(6_000),
    verbosity: choice(verbosities).default("normal"),
  },
  async handle(request, ctx) {
    const { context, sections } = fitted(await sectionsFor(request, ctx), request.maxChars);
    const text =
      context === ""
        ? "Nothing is written down yet: make characters, a party, a place, notes."
        : context;
    const lines = sections.reduce((sum, { leftOut }) => sum + leftOut, 0);
    const summary = `${sections.length} section${sections.length === 1 ? "" : "s"}${lines === 0 ? "" : `, ${lines} line${lines === 1 ? "" : "s"} left out`}.`;
    return { data: { summary, context, sections }, text };
  },
});
