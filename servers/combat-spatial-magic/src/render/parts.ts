import { beginning } from "@tabletop-mcp/mcp-kit";

/** A text in parts of so many characters; one that would end in half of a character that takes two ends before it. */
export function parts(text: string, most: number): readonly string[] {
  const all: string[] = [];
  for (let rest = text; rest !== ""; ) {
    const part = beginning(rest, most);
    all.push(part);
    rest = rest.slice(part.length);
  }
  return all;
}
