import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { Kind } from "@tabletop-mcp/srd-client";
import type { LoreContext } from "../context.js";
import { metadataOf, respond } from "../envelope.js";
import { fitting } from "../fitting.js";
import { originNote } from "../origin.js";
import { ask } from "./ask.js";
import { type Entry, type EntryKind, subracesOf } from "./content.js";
import { entryText } from "./entry-text.js";
import { type Named, type NotFound, named, type Read, reading, unknown } from "./named.js";

/** One name, or several. */
export type Names = string | readonly string[];

/** Everything of the records with exactly these names; throws NOT_FOUND where none is known. */
export const details = (kind: Kind, names: Names, ctx: LoreContext): Promise<Reply> =>
  detailsReply({ kind, names, read: reading(kind, ctx) }, ctx);

/** The same for races and subraces. */
export function raceDetails(names: Names, ctx: LoreContext): Promise<Reply> {
  const read = async () => {
    const { records, ...origin } = await ask("race", {}, ctx);
    return { entries: records.flatMap((race) => [race, ...subracesOf(race)]), origin };
  };
  return detailsReply({ kind: "race", names, read }, ctx);
}

interface Wanted {
  readonly kind: EntryKind;
  readonly names: Names;
  readonly read: Read<Entry>;
}

interface Details {
  readonly results: readonly Entry[];
  readonly not_found: readonly NotFound[];
  /** Found, but one too many for this reply. */
  readonly left_out?: readonly string[];
}

async function detailsReply({ kind, names, read }: Wanted, ctx: LoreContext): Promise<Reply> {
  const found = await named(read, [names].flat());
  if (found.entries.length === 0) throw unknown(kind, found, ctx);
  const room = (some: readonly Entry[]): string => longest(detailsOf(found, some));
  const data = detailsOf(found, fitting(found.entries, room));
  const summary = summaryOf(data) + originNote(found.origin);
  const metadata = metadataOf(found.origin, data.results, ctx);
  return respond({ summary, success: true, data, metadata }, textOf(summary, data));
}

function detailsOf({ entries, missing }: Named<Entry>, results: readonly Entry[]): Details {
  const left = entries.slice(results.length).map(({ name }) => name);
  return { results, not_found: missing, ...(left.length > 0 && { left_out: left }) };
}

/** The longer form of an answer: as data, or for reading. */
function longest(data: Details): string {
  const [json, text] = [JSON.stringify(data), textOf(summaryOf(data), data)];
  return json.length > text.length ? json : text;
}

function summaryOf({ results, not_found: missing, left_out: left }: Details): string {
  const found = results.map(({ name, source }) => `${name} (${source.document})`).join(", ");
  const unknowns = missing.map(
    ({ name, suggestions }) =>
      ` Not found: ${JSON.stringify(name)}${suggestions.length > 0 ? ` (did you mean ${suggestions.join(", ")}?)` : ""}.`,
  );
  const more = left ? ` Left out, ask for them by themselves: ${left.join(", ")}.` : "";
  return `${found}.${unknowns.join("")}${more}`;
}

const textOf = (summary: string, { results }: Details): string =>
  [summary, ...results.map(entryText)].join("\n\n");
