import { beginning } from "@tabletop-mcp/mcp-kit";

/** What is longer than so many characters as the beginning of its text: the sheet has all of it. */
export function clipped(of: unknown, most: number): unknown {
  const text = typeof of === "string" ? of : (JSON.stringify(of) ?? "");
  return text.length <= most ? of : `${beginning(text, most)}…`;
}
