import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { Attribution } from "@tabletop-mcp/srd-client";
import type { LoreContext } from "../context.js";
import { metadataOf, refusal, respond } from "../envelope.js";
import { type Origin, originNote } from "../origin.js";
import type { Called } from "../render/reply.js";
import { documentText } from "../render/source.js";
import { suggest } from "../suggest.js";
import { chosen, type Row, rowLine, rowOf } from "./columns.js";
import type { Entry } from "./content.js";

/** Rows of a page. */
export const perPage = 50;

/** Which part of a list is wanted: a page from 1, and fields of its rows. */
export interface Window {
  readonly page: number;
  readonly fields?: readonly string[] | undefined;
}

/** A row, and where it is from. */
export interface Item {
  readonly row: Row;
  readonly source: Attribution;
}

/** An entry as a row of a list. */
export const itemOf = (entry: Entry): Item => ({ row: rowOf(entry), source: entry.source });

/** A whole list, in its order. */
export interface Listing {
  readonly items: readonly Item[];
  /** What the rows are called: one, several. */
  readonly called: Called;
  /** The fields that rows can have besides name and slug. */
  readonly fields: readonly string[];
  readonly origin: Origin;
  readonly suggestions?: readonly string[];
}

/** One page of a list as a reply; throws INVALID_ARGUMENT for a field that its rows do not have. */
export function listReply(listing: Listing, window: Window, ctx: LoreContext): Reply {
  const { items, suggestions = [] } = listing;
  checkFields(window.fields, listing.fields, ctx);
  const from = (window.page - 1) * perPage;
  const shown = items.slice(from, from + perPage);
  const rows = shown.map(({ row }) => chosen(row, window.fields));
  const summary = summaryOf(listing, { ...window, shown: rows.length });
  const mark = documentMarks(shown);
  const lines = rows.map((row, i) => rowLine(row) + (mark[i] ?? ""));
  const text = [summary, lines.join("\n"), sourceLine(shown)];
  return respond(
    {
      summary,
      success: true,
      data: rows,
      metadata: metadataOf(listing.origin, shown, ctx),
      pagination: {
        total: items.length,
        page: window.page,
        per_page: perPage,
        has_more: from + rows.length < items.length && rows.length > 0,
      },
      ...(suggestions.length > 0 && { suggestions }),
    },
    text.filter((part) => part !== "").join("\n\n"),
  );
}

function checkFields(
  wanted: readonly string[] | undefined,
  known: readonly string[],
  ctx: LoreContext,
): void {
  const unknown = wanted?.filter((field) => !["name", "slug", ...known].includes(field)) ?? [];
  if (unknown.length === 0) return;
  throw refusal(
    {
      code: "INVALID_ARGUMENT",
      message: `These rows have no field ${unknown.map((field) => JSON.stringify(field)).join(", ")}`,
      hint: `Fields: name, slug, ${known.join(", ")}`,
      suggestions: unknown.flatMap((field) => suggest(field, known, 1)),
    },
    ctx,
  );
}

function summaryOf(
  { items, called: what, suggestions = [], origin }: Listing,
  { page, shown }: { readonly page: number; readonly shown: number },
): string {
  const total = items.length;
  const pages = Math.ceil(total / perPage);
  const meant = suggestions.length === 0 ? "" : ` Did you mean ${suggestions.join(", ")}?`;
  const [one, many] = what;
  if (total === 0) return `No ${many} found.${meant}${originNote(origin)}`;
  if (shown === 0)
    return `There are ${total} ${many} on ${pages} ${pages === 1 ? "page" : "pages"}; page ${page} is empty.`;
  const part = pages === 1 ? "" : `, page ${page} of ${pages}`;
  return `${total} ${total === 1 ? one : many}${part}.${originNote(origin)}`;
}

/** What tells rows of one name apart: the key of each one's document, where there are several. */
export function documentMarks(
  shown: readonly { readonly source: Attribution }[],
): readonly string[] {
  const keys = shown.map(({ source }) => source.document_key);
  return keys.map((key) => (new Set(keys).size > 1 ? ` [${key}]` : ""));
}

/** The documents of what is shown, once each. */
export function sourceLine(shown: readonly { readonly source: Attribution }[]): string {
  const told = shown.map(({ source }) => documentText(source));
  return told.length === 0 ? "" : `_Source: ${[...new Set(told)].join("; ")}._`;
}
