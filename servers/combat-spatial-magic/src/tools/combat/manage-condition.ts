import * as z from "zod";
import { conditionReplies, manageCondition } from "../../conditions/manage.js";
import { defineTool } from "../../context.js";
import { batchOf, eachOf, replyTo } from "../../input/batch.js";
import { duration } from "../../input/lasting.js";
import { ability, choice, condition, who, whoAliases } from "../../input/params.js";
import { inSession } from "../../table/session.js";

const input = {
  characterId: who.optional(),
  operation: choice(["add", "remove", "query", "tick"]).optional(),
  condition: condition.optional(),
  source: z.string().trim().min(1).max(200).optional().describe("What or who brings it."),
  duration: duration.optional(),
  saveAbility: ability.optional(),
  saveDC: z.int().min(1).max(60).optional(),
  exhaustionLevels: z.int().min(1).max(6).optional().describe("Levels to add or take away."),
  removeAll: z.boolean().optional(),
  roundNumber: z.int().min(0).max(1_000_000).optional(),
  batch: batchOf(20),
};

const aliases = { ...whoAliases, targetId: "characterId" } as const;

/** The fifteen conditions; what they do applies itself. */
export default defineTool({
  name: "manage_condition",
  title: "Manage condition",
  description:
    "Add, remove, query or tick (one round passes) conditions. Their effects on rolls, speed and saves apply by themselves; immunity refuses; unconscious brings incapacitated and prone.",
  access: "write",
  toolset: "combat",
  input,
  aliases,
  handle: (request, ctx) =>
    inSession(ctx, async (session) => {
      const done = await eachOf(request, { input, aliases }, (one) =>
        manageCondition(session, one),
      );
      return replyTo(request, await conditionReplies(session, done));
    }),
});
