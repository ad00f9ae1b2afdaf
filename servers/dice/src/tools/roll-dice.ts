import * as z from "zod";
import { defineTool } from "../context.js";
import { refusal } from "../render/refusal.js";
import { replyTerms } from "../render/roll.js";
import { rollRequest } from "../roll-request.js";

const whole = z.int().min(-100_100_000).max(100_100_000);
const face = z.int().min(1).max(100);

/** Plain English in, an audited roll out; a text that is not wholly understood rolls nothing. */
export default defineTool({
  name: "roll_dice",
  title: "Roll dice",
  description: [
    "Roll real dice for D&D and show every die.",
    "Takes d4, d6, d8, d10, d12, d20 and d100 with + and -, in notation or plain English:",
    '"d20+5", "2d10 + 2d4 + 4", "a d20 with advantage and a +3 modifier", "8d6 for fire damage".',
    "One roll a call. Never invent or change a result: quote `explanation`.",
  ].join(" "),
  access: "read",
  idempotent: false,
  input: { text: z.string().describe("The roll, in words or notation.") },
  aliases: { expression: "text" },
  output: {
    request_id: z.string(),
    timestamp: z.string(),
    input: z.string(),
    normalized_expression: z.string(),
    label: z.string().optional(),
    rng: z.object({ source: z.string(), nonce: z.string() }),
    terms: z.array(
      z.object({
        type: z.enum(["die", "constant"]),
        count: z.int().min(1).max(1_000).optional(),
        sides: z.int().min(4).max(100).optional(),
        mode: z.enum(["advantage", "disadvantage"]).optional(),
        rolls: z.array(face).optional(),
        kept: z.array(face).optional(),
        value: whole.optional(),
        subtotal: whole,
      }),
    ),
    total: whole,
    explanation: z.string(),
  },
  handle({ text }, { rng, now, requestId, nonce }, { log }) {
    const outcome = rollRequest(text, rng);
    log.debug("roll_dice", {
      length: text.length,
      outcome: outcome.ok ? "OK" : outcome.error.code,
    });
    if (!outcome.ok) throw refusal(outcome.error, text);
    const { normalized, label, roll, explanation } = outcome.value;
    const data = {
      request_id: requestId(),
      timestamp: now().toISOString(),
      input: text,
      normalized_expression: normalized,
      ...(label === undefined ? {} : { label }),
      rng: { source: rng.source, nonce: nonce() },
      terms: replyTerms(roll),
      total: roll.total,
      explanation,
    };
    return { data, text: label === undefined ? explanation : `${label}: ${explanation}` };
  },
});
