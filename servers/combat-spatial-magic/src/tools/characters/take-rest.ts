import * as z from "zod";
import { takeRest } from "../../characters/rest.js";
import { defineTool } from "../../context.js";
import { batchOf } from "../../input/batch.js";
import { choice, who, whoAliases } from "../../input/params.js";
import { hitDice } from "../../input/shapes.js";
import { inSession } from "../../table/session.js";

const input = {
  characterId: who.optional(),
  partyId: who.optional().describe("All its members who live."),
  restType: choice(["short", "long"]).optional(),
  hitDice: hitDice.optional().describe("In a short rest: how many, or { d8: 2 }."),
  interrupted: z.boolean().optional(),
  hoursSinceLast: z
    .number()
    .min(0)
    .max(100_000)
    .optional()
    .describe("Since the last long rest: moves the clock."),
  batch: batchOf(20),
};

/** A short or a long rest. */
export default defineTool({
  name: "take_rest",
  title: "Take rest",
  description:
    "A short rest (1 hour: hit dice, pact slots) or a long one (8 hours: hit points, half the hit dice, slots, a level of exhaustion; once in 24 hours) of a character, a party or a batch, all at one time.",
  access: "write",
  toolset: "characters",
  input,
  aliases: whoAliases,
  handle: (request, ctx) =>
    inSession(ctx, (session) => takeRest(session, request, { input, aliases: whoAliases })),
});
