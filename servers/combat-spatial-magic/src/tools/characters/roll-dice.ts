import * as z from "zod";
import { defineTool } from "../../context.js";
import { batchOf, eachOf } from "../../input/batch.js";
import { name } from "../../input/params.js";
import { readRoll, rollAll } from "../../table/dice.js";

const input = {
  expression: z.string().max(1_000).optional(),
  label: name.optional(),
  repeat: z.int().min(1).max(100).optional(),
  batch: batchOf(20),
};

const aliases = { text: "expression", dice: "expression", notation: "expression" } as const;

/** Dice in full notation. */
export default defineTool({
  name: "roll_dice",
  title: "Roll dice",
  description:
    "Roll dice in full notation and show each: 2d6+3, 4d6kh3, 2d20kl1, 1d20+5, 8d6, d%, 3d6!, (1d8+2)*2. For a check, save or attack of a character call roll_check.",
  access: "read",
  idempotent: false,
  toolset: "characters",
  input,
  aliases,
  async handle(request, { rng }) {
    const asked = await eachOf(request, { input, aliases }, readRoll);
    const results = rollAll(asked, rng);
    const lines = results.map(({ explanation, label }) =>
      label === undefined ? explanation : `${label}: ${explanation}`,
    );
    const text = lines.join("\n");
    return { data: { results }, text };
  },
});
