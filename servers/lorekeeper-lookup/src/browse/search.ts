import type { Reply } from "@tabletop-mcp/mcp-kit";
import { LookupUnavailable, type Sources } from "@tabletop-mcp/srd-client";
import type { LoreContext } from "../context.js";
import { metadataOf, refusal, respond } from "../envelope.js";
import { type Origin, originNote, together } from "../origin.js";
import { slugMark } from "../render/source.js";
import { clipped, factsLine, rowOf } from "./columns.js";
import { type ContentType, contentTypes, type Entry, entriesOf, kindOf } from "./content.js";
import { documentMarks, perPage, sourceLine } from "./list.js";
import { byTextOnly, passage, ranked } from "./rank.js";

/** What is searched for, in one type of content or all, in some documents. */
export interface Search {
  readonly query: string;
  readonly type: ContentType | undefined;
  readonly sources: Sources | undefined;
}

/** The best of everything that matches, at most one page. */
export async function searchContent(search: Search, ctx: LoreContext): Promise<Reply> {
  const { query, type } = search;
  const types = type === undefined ? contentTypes : [type];
  const { shelves, away } = await readAll(types, search.sources ?? ctx.sources, ctx);
  const entries = shelves.flatMap((shelf) => shelf.entries);
  const all = ranked(query, { entries, textOf });
  const shown = all.slice(0, perPage);
  const rows = shown.map(({ entry, score }) => hitOf(entry, score, query));
  const origin = together(
    shelves.map((shelf) => shelf.origin),
    away,
  );
  const summary = `${summaryOf(query, all.length)}${originNote(origin)}`;
  const records = shown.map(({ entry }) => entry);
  const marks = documentMarks(records);
  const lines = rows.map(
    (hit, i) =>
      `- ${hit.name} (${hit.kind})${hit.line && ` — ${hit.line}`}${slugMark(hit)}${marks[i]}`,
  );
  return respond(
    {
      summary,
      success: true,
      data: rows,
      metadata: metadataOf(origin, records, ctx),
      pagination: { total: all.length, page: 1, per_page: perPage, has_more: all.length > perPage },
    },
    [summary, lines.join("\n"), sourceLine(records)].filter((part) => part !== "").join("\n\n"),
  );
}

interface Shelf {
  readonly entries: readonly Entry[];
  readonly origin: Origin;
}

/** What can be read of each type; one whose sources are away is named, and hides no other. */
async function readAll(types: readonly ContentType[], sources: Sources, ctx: LoreContext) {
  const read = await Promise.all(types.map((type) => shelfOf(type, sources, ctx)));
  const shelves = read.filter((shelf): shelf is Shelf => shelf !== undefined);
  const away = types.filter((_, i) => read[i] === undefined);
  if (shelves.length > 0) return { shelves, away };
  throw refusal(
    {
      code: "UPSTREAM_UNAVAILABLE",
      message: "The sources cannot be reached, and nothing of these documents is stored",
      hint: "Try again in a minute; srd-2014 answers always, as its facts are bundled",
    },
    ctx,
  );
}

async function shelfOf(
  type: ContentType,
  sources: Sources,
  { client }: LoreContext,
): Promise<Shelf | undefined> {
  try {
    const { records, ...origin } = await client.find(kindOf(type), {}, { sources });
    return { entries: entriesOf(type, records), origin };
  } catch (error) {
    if (error instanceof LookupUnavailable) return undefined;
    throw error;
  }
}

/** What is searched of an entry besides its name; stat blocks have no description. */
function textOf(entry: Entry): string {
  if (entry.kind !== "creature") return entry.description;
  const { special_abilities: traits, actions, legendary_actions: legendary } = entry;
  const parts = [...traits, ...actions, ...legendary];
  return [entry.description, ...parts.flatMap((part) => [part.name, part.description])].join(" ");
}

interface Hit {
  readonly kind: string;
  readonly name: string;
  readonly slug: string;
  readonly line: string;
  readonly score: number;
  readonly document: string;
}

const longestLine = 160;

function hitOf(entry: Entry, score: number, query: string): Hit {
  const { kind, name, slug, source, description } = entry;
  const found = byTextOnly(score) ? passage(query, textOf(entry)) : "";
  const line = found || factsLine(rowOf(entry)) || description.replaceAll(/[\s#*_]+/gu, " ").trim();
  return {
    kind: kind.replace("-", "_"),
    name,
    slug,
    line: clipped(line, longestLine),
    score,
    document: source.document_key,
  };
}

function summaryOf(query: string, total: number): string {
  const quoted = JSON.stringify(query);
  if (total === 0) return `Nothing found for ${quoted}.`;
  const count = total > perPage ? `The best ${perPage} of ${total} matches` : `${total} matches`;
  return `${total === 1 ? "1 match" : count} for ${quoted}.`;
}
