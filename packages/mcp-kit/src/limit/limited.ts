import type { ToolResult } from "../dispatch.js";
import { cutText } from "./cut-text.js";
import { fits, shrunk } from "./shrink.js";

/** Most characters of a reply's text, and of its structured content as JSON: clients put longer ones into a file. */
export const mostCharacters = 50_000;

/** The last resort: a result that fits and says what is missing. With an output schema its data stays as it is: clients hold it against that. */
export function limited(result: ToolResult, hasSchema: boolean): ToolResult {
  const { content, structuredContent } = result;
  const isLong = content.some(({ text }) => text.length > mostCharacters);
  const isLarge = !hasSchema && structuredContent && !fits(structuredContent, mostCharacters);
  if (!isLong && !isLarge) return result;
  return {
    ...result,
    content: content.map(({ type, text }) => ({ type, text: cutText(text, mostCharacters) })),
    ...(isLarge && { structuredContent: shrunk(structuredContent, mostCharacters) }),
  };
}
