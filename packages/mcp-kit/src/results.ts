/** What is sent of a result: its text and its structured content, or the text alone. `auto` asks who the client is. */
export const RESULTS = ["auto", "text", "both"] as const;

/** A value of --results. */
export type Results = (typeof RESULTS)[number];

/**
 * Clients, by the name they give, that hand their model the structured content in place of the text,
 * and how that is known: what is text for everybody else would be JSON for their models, three times as long.
 */
const READS_JSON: ReadonlyMap<string, string> = new Map([
  ["claude-code", "2.1.329: read in its program; images stay, text blocks are dropped"],
]);

/** Whether a client of that name, which only `auto` asks for, is to get the text alone. */
export function isTextOnly(results: Results, client: () => string | undefined): boolean {
  return results === "text" || (results === "auto" && READS_JSON.has(client() ?? ""));
}
