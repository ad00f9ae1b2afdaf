import * as z from "zod";
import { levelUp } from "../../characters/level-up.js";
import { defineTool } from "../../context.js";
import { batchOf, replyToEach } from "../../input/batch.js";
import { choice, level, srdName, srdNames, who, whoAliases } from "../../input/params.js";
import { present } from "../../input/present.js";
import { choices, featParam, scoresParam } from "../../input/shapes.js";
import { needed } from "../../input/taken.js";
import { inSession } from "../../table/session.js";

const input = {
  characterId: who.optional(),
  class: srdName.optional().describe("Another one multiclasses."),
  targetLevel: level.optional().describe("Total level; one more if left out."),
  hpMethod: choice(["average", "roll", "max", "manual"]).optional(),
  manualHp: z.int().min(1).max(12).optional().describe("What the hit die showed."),
  subclass: srdName.optional(),
  abilityIncrease: scoresParam.optional().describe("{ str: 2 } or { str: 1, dex: 1 }."),
  feat: featParam.optional(),
  skills: srdNames.optional(),
  expertise: srdNames.optional(),
  spells: srdNames.optional().describe("New ones."),
  choices: choices.optional(),
  batch: batchOf(20),
};

/** One level more, or several. */
export default defineTool({
  name: "level_up",
  title: "Level up",
  description:
    "Gain a level, or all up to targetLevel. choicesDue lists what is left to choose, now or by update_character.",
  access: "write",
  toolset: "characters",
  input,
  aliases: whoAliases,
  handle: (request, ctx) =>
    inSession(ctx, (session) =>
      replyToEach(request, { input, aliases: whoAliases }, ({ characterId: said, ...fields }) => {
        const characterId = needed(said, "characterId", "level_up");
        const among = (request.batch?.length ?? 1) > 1;
        return levelUp(session, { characterId, among }, present(fields));
      }),
    ),
});
