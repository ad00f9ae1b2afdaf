import { ToolFault, unlisted } from "@tabletop-mcp/mcp-kit";
import type { Points } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { nameOr } from "./nested.js";
import { anyDice } from "./rollable.js";

const points = z.int().min(0).max(100_000);

/** A number of hit points, or the dice that give it. */
export const amount = points.optional();
export const dice = anyDice.optional();

/** Either of them, as many write it. */
export const amountOrDice = unlisted(
  z.preprocess(
    (said) => (typeof said === "string" && /^\s*\d{1,6}\s*$/u.test(said) ? Number(said) : said),
    nameOr(anyDice, points).optional(),
  ),
);

interface Said {
  readonly amount?: number | undefined;
  readonly dice?: string | undefined;
  readonly either?: number | string | undefined;
}

/** One of them. */
export function pointsOf({ amount: fixed, dice: rolled, either }: Said, tool: string): Points {
  const said = [fixed, rolled, either].filter((one) => one !== undefined);
  const [only] = said;
  if (said.length === 1 && only !== undefined)
    return typeof only === "number" ? { amount: only } : { dice: only };
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: `${tool} needs either amount or dice`,
    example: '{"targetId":"Bo","dice":"2d6+3"}',
  });
}
