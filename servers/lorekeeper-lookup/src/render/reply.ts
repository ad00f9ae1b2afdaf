import { closedSubrace, type LookupRecord } from "@tabletop-mcp/srd-client";
import { recordText } from "./record.js";

interface Metadata {
  readonly total: number;
  readonly truncated: boolean;
  readonly offset: number;
}

/** "spell", "spells" */
export type Called = readonly [one: string, many: string];

interface Told {
  readonly rows: readonly LookupRecord[];
  readonly called: Called;
  readonly name: string | undefined;
  readonly metadata: Metadata;
}

const shownNames = 8;

/** One line: how many there are, and how many are shown. */
export function summaryOf({ rows, called, name, metadata }: Told): string {
  const { total, truncated, offset } = metadata;
  const [one, many] = called;
  if (total === 0) return `No ${many} found${name === undefined ? "" : ` for "${name}"`}.`;
  if (rows.length === 0) return `There are ${total} ${many}; none from number ${offset + 1} on.`;
  const names = rows.slice(0, shownNames).map((row) => row.name);
  const more = rows.length > shownNames ? " …" : "";
  const count = truncated || offset > 0 ? `${rows.length} of ${total}` : String(total);
  const next = truncated ? ` Go on with offset ${offset + rows.length}.` : "";
  return `${count} ${total === 1 ? one : many}: ${names.join(", ")}${more}.${next}`;
}

/** Whoever asks for a drow learns, after a space, that it was not forgotten; else nothing. */
export function closedNote(name = ""): string {
  const closed = closedSubrace(name);
  return closed === undefined ? "" : ` ${closed} is a subrace that is not open content.`;
}

interface Data {
  readonly summary: string;
  readonly results: readonly LookupRecord[];
  readonly suggestions?: readonly string[];
}

/** The whole answer for reading. */
export function replyText({ summary, results, suggestions }: Data): string {
  const meant =
    suggestions === undefined || suggestions.length === 0
      ? []
      : [`Did you mean ${suggestions.join(", ")}?`];
  return [[summary, ...meant].join(" "), ...results.map(recordText)].join("\n\n");
}
