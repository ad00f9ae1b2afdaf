import type { DiceError } from "@tabletop-mcp/dice-core";
import { ToolFault } from "@tabletop-mcp/mcp-kit";

/** A dice error as a reply that stands alone: what was wrong, where in the text, what would be right. */
export function refusal({ code, message, at, hint, example }: DiceError, text: string): ToolFault {
  const words = at === undefined ? "" : clipped(text.slice(at.start, at.end));
  const where = at === undefined ? "" : ` At character ${at.start + 1}: "${words}".`;
  return new ToolFault({ code, message: message + where, hint, example: `"${example}".` });
}

const clipped = (words: string): string => (words.length <= 40 ? words : `${words.slice(0, 39)}…`);
