/** A call that a page shows in people's words: what is really asked, the dice that fall, and what is answered. */
export interface ShownCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly faces: readonly number[];
  /** The answer, whole; or its parts in order, where a line of "…" stands for what is left out. */
  readonly parts: readonly string[];
}

/**
 * The calls of a page. Each is a comment that readers do not see, `<!-- tool {"its":"arguments"} dice 17, 6 -->`,
 * and the next block of text, which they do.
 */
export const shownCalls = (markdown: string): readonly ShownCall[] =>
  [
    ...markdown.matchAll(
      /^<!-- (\w+) (\{.*?\})(?: dice ([\d, ]+))? -->\n(?:(?!<!--).)*?^```text\n(.*?)\n```$/gms,
    ),
  ].map(([, tool = "", args = "{}", dice = "", text = ""]) => ({
    tool,
    args: JSON.parse(args),
    faces: (dice.match(/\d+/g) ?? []).map(Number),
    parts: text.split(/^…\n|\n…\n|\n…$/),
  }));

/** What of an answer is not as it was shown: nothing, where all of it is. */
export function unlikeShown(answer: string, { parts }: ShownCall): string {
  const [only] = parts;
  if (parts.length === 1) return answer === only ? "" : answer;
  let at = 0;
  for (const part of parts) {
    const found = answer.indexOf(part, at);
    if (found < 0) return answer;
    at = found + part.length;
  }
  return "";
}
