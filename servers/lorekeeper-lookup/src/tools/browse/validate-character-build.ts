import * as z from "zod";
import { buildReport } from "../../browse/build-report.js";
import { defineTool } from "../../context.js";

/** A character build held against the rules. */
export default defineTool({
  name: "validate_character_build",
  title: "Validate a character build",
  description:
    "Whether a build is legal by SRD 5.1: every finding with its rule and what would be legal, and what could not be checked.",
  access: "read",
  openWorld: false,
  toolset: "browse",
  input: {
    character_data: z
      .record(z.string(), z.unknown())
      .describe(
        "class, subclass?, level? (of this class alone, not the total), race?, subrace?, background?, multiclass? [{ class, level, subclass? }], ability_scores? { str … cha }, ability_method? (standard_array, point_buy, rolled, manual), scores_include_racial?, and lists: skills, expertise, feats, cantrips, spells, armor, weapons, languages, tools.",
      ),
  },
  handle: ({ character_data: build }, ctx) => buildReport(build, ctx),
});
