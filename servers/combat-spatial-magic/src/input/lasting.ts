import { ToolFault } from "@tabletop-mcp/mcp-kit";
import type { DurationAsked, SaveToEnd } from "@tabletop-mcp/rules-engine";
import type { Ability } from "@tabletop-mcp/srd-data";
import * as z from "zod";

const words = [
  "concentration",
  "until_dispelled",
  "until_rest",
  "until_removed",
  "save_ends",
] as const;

/** Rounds of 6 seconds (Time). */
const roundsIn = { round: 1, minute: 10, hour: 600, day: 14_400 } as const;
const most = 1_000_000;

const error = `must be rounds, 1 to ${most}, a time like "10 rounds", "1 minute" or "8 hours", or one of ${words.join(", ")}`;

/** How long a condition or an effect lasts: rounds, also as "1 minute", or what ends it. */
export const duration = z.preprocess(
  (said) => (typeof said === "string" ? read(said) : said),
  z
    .union([z.int().min(1, error).max(most, error), z.enum(words)], { error })
    .describe("Or rounds."),
);

/** "1 minute" as its rounds, "3" as rounds, "Until rest" as the word that it is. */
function read(said: string): string | number {
  const text = said.trim().toLowerCase();
  const { count, unit = "round" } =
    /^(?<count>\d{1,7}) ?(?:(?<unit>round|minute|hour|day)s?)?$/.exec(text)?.groups ?? {};
  const [, rounds] = Object.entries(roundsIn).find(([name]) => name === unit) ?? [];
  return count === undefined || rounds === undefined
    ? text.replaceAll(/[\s-]+/g, "_")
    : Number(count) * rounds;
}

/** How long something lasts, and the save that ends it, as callers say it. */
interface Said {
  readonly duration?: z.output<typeof duration> | undefined;
  readonly saveAbility?: Ability | undefined;
  readonly saveDC?: number | undefined;
}

/** What the engine is told; without a duration, until somebody removes it. */
export function boundsOf({ duration: said, saveAbility, saveDC }: Said): {
  readonly lasting: DurationAsked;
  readonly rounds?: number;
  readonly save?: SaveToEnd;
} {
  const lasts = {
    lasting: lastingOf(said),
    ...(typeof said === "number" && { rounds: said }),
  };
  if (saveAbility !== undefined && saveDC !== undefined)
    return { ...lasts, save: { ability: saveAbility, dc: saveDC, at: "turn-end" } };
  if (said !== "save_ends") return lasts;
  throw new ToolFault({
    code: "INVALID_ARGUMENT",
    message: 'duration "save_ends" needs saveAbility and saveDC',
    example: '{"duration":"save_ends","saveAbility":"con","saveDC":13}',
  });
}

function lastingOf(said: Said["duration"]): DurationAsked {
  if (typeof said === "number") return { kind: "rounds", rounds: said };
  switch (said) {
    case "concentration":
      return { kind: "concentration" };
    case "until_dispelled":
      return { kind: "until", what: "dispelled" };
    case "until_rest":
      return { kind: "until", what: "rest" };
    default:
      return { kind: "until", what: "removed" };
  }
}
