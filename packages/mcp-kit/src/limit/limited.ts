import type { ToolResult } from "../dispatch.js";
import { cutText } from "./cut-text.js";
import { fits, shrunk } from "./shrink.js";

/** Most characters of a reply's text, and of its structured content as JSON: clients put longer ones into a file. */
export const mostCharacters = 50_000;

/** The last resort: a result that fits and says what is missing; pictures stay whole. With an output schema its data stays as it is: clients hold it against that. */
export function limited(result: ToolResult, hasSchema: boolean): ToolResult {
  const { content, structuredContent } = result;
  const isLong = content.some((one) => one.type === "text" && one.text.length > mostCharacters);
  const isLarge = !hasSchema && structuredContent && !fits(structuredContent, mostCharacters);
  if (!isLong && !isLarge) return result;
  return {
    ...result,
    content: content.map((one) =>
      one.type === "text" ? { ...one, text: cutText(one.text, mostCharacters) } : one,
    ),
    ...(isLarge && { structuredContent: shrunk(structuredContent, mostCharacters) }),
  };
}
