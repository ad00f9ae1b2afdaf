import { ToolFault } from "@tabletop-mcp/mcp-kit";
import type { Lasting } from "@tabletop-mcp/rules-engine";
import type { Ability } from "@tabletop-mcp/srd-data";
import * as z from "zod";

const words = ["concentration", "until_dispelled", "until_rest", "save_ends"] as const;

/** How long a condition or an effect lasts: rounds, or what ends it. */
export const duration = z
  .union([z.int().min(1).max(1_000_000), z.enum(words)])
  .describe("Rounds, or what ends it.");

/** What the engine is told; without a duration, until somebody removes it. */
export function lastingOf(
  said: z.output<typeof duration> | undefined,
  save: { readonly ability?: Ability | undefined; readonly dc?: number | undefined } = {},
): Lasting {
  if (said === undefined) return { kind: "until", what: "removed" };
  if (typeof said === "number") return { kind: "rounds", left: said };
  switch (said) {
    case "concentration":
      return { kind: "concentration" };
    case "until_dispelled":
      return { kind: "until", what: "dispelled" };
    case "until_rest":
      return { kind: "until", what: "rest" };
    default:
      return saveEnds(save);
  }
}

function saveEnds({
  ability,
  dc,
}: {
  readonly ability?: Ability | undefined;
  readonly dc?: number | undefined;
}): Lasting {
  if (ability !== undefined && dc !== undefined) return { kind: "save_ends", ability, dc };
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: 'duration "save_ends" needs saveAbility and saveDC',
    example: '{"duration":"save_ends","saveAbility":"con","saveDC":13}',
  });
}

/** How long it lasts, as callers read it; of rounds how many are left. */
export function lastingView(lasting: Lasting): {
  readonly duration: string;
  readonly remaining?: number;
} {
  switch (lasting.kind) {
    case "rounds":
      return { duration: "rounds", remaining: lasting.left };
    case "concentration":
      return { duration: "concentration" };
    case "save_ends":
      return { duration: `save ends (${lasting.ability} DC ${lasting.dc})` };
    case "with":
      return { duration: "as long as what brought it" };
    default:
      return {
        duration:
          lasting.what === "removed"
            ? "until removed"
            : `until ${lasting.what.replaceAll("_", " ")}`,
      };
  }
}
