import { ToolFault } from "@tabletop-mcp/mcp-kit";
import type { Points } from "@tabletop-mcp/rules-engine";
import * as z from "zod";
import { rollable } from "./rollable.js";

/** A number of hit points, or the dice that give it. */
export const amount = z.int().min(0).max(100_000).optional();
export const dice = rollable.optional();

/** One of both. */
export function pointsOf(
  { amount: fixed, dice: rolled }: { amount?: number | undefined; dice?: string | undefined },
  tool: string,
): Points {
  if (fixed !== undefined && rolled === undefined) return { amount: fixed };
  if (rolled !== undefined && fixed === undefined) return { dice: rolled };
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: `${tool} needs either amount or dice`,
    example: '{"targetId":"Bo","dice":"2d6+3"}',
  });
}
