import * as z from "zod";
import { checkKinds, rollCheck } from "../../characters/check.js";
import { defineTool } from "../../context.js";
import { batchOf, replyToEach } from "../../input/batch.js";
import {
  ability,
  choice,
  manualRoll,
  manualRolls,
  name,
  skill,
  srdName,
  who,
  whoAliases,
} from "../../input/params.js";
import { contestParam } from "../../input/shapes.js";

const input = {
  characterId: who.optional(),
  kind: choice(checkKinds).optional(),
  skill: skill.optional(),
  ability: ability.optional(),
  tool: srdName.optional(),
  weapon: name.optional(),
  dc: z.int().min(0).max(100).optional().describe("Of an attack: the armor class."),
  contest: contestParam.optional().describe("{ characterId, skill?, ability?, manualRoll? }"),
  against: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .optional()
    .describe("poison, being charmed, spells, a creature …"),
  advantage: z.boolean().optional(),
  disadvantage: z.boolean().optional(),
  bonus: z.int().min(-100).max(100).optional(),
  passive: z.boolean().optional(),
  manualRoll,
  manualRolls,
  batch: batchOf(20),
};

/** A d20 of a character. */
export default defineTool({
  name: "roll_check",
  title: "Roll check",
  description:
    "A check, save, initiative, attack roll or contest. Proficiency, features, conditions, armor and effects count by themselves; advantage and bonus come on top. Changes nothing.",
  access: "read",
  toolset: "characters",
  input,
  aliases: whoAliases,
  handle: (request, ctx) =>
    replyToEach(request, { input, aliases: whoAliases }, (one) => rollCheck(one, ctx)),
});
