import { type Call, ToolFault } from "@tabletop-mcp/mcp-kit";
import {
  type Filters,
  type Kind,
  type LookupRecord,
  LookupUnavailable,
  type Sources,
} from "@tabletop-mcp/srd-client";
import { byName } from "./browse/names.js";
import type { LoreContext } from "./context.js";
import { eachKind } from "./each-kind.js";
import { fitting } from "./fitting.js";
import { type Origin, originData, originNote, together } from "./origin.js";
import { recordText } from "./render/record.js";
import { type Called, closedNote, replyText, summaryOf } from "./render/reply.js";
import { suggestionsFor } from "./suggestions.js";

/** One question: some kinds, what they are filtered by, and which part of the answer is wanted. */
export interface Question {
  readonly kinds: readonly Kind[];
  /** What one, and several, of the kinds are called. */
  readonly called: Called;
  readonly filters: Filters;
  readonly limit: number;
  readonly offset: number;
  readonly sources: Sources | undefined;
}

/** Who is told how it goes: the log, and a caller who asked how far it has come. */
type Told = Pick<Call, "log"> & Partial<Pick<Call, "progress">>;

/** Asks, and answers with as many rows as fit; an empty answer to a name comes with suggestions. */
export async function answer(question: Question, ctx: LoreContext, call: Told) {
  const { filters, limit, offset, called } = question;
  const { records, origin } = await findAll(question, ctx, call);
  const wanted = records.slice(offset, offset + limit);
  const rows = fitting(wanted, (some) => some.map(recordText).join("\n\n---\n\n"));
  const metadata = {
    timestamp: new Date(ctx.now()).toISOString(),
    source: origin.sources.join(", ") || "none",
    total: records.length,
    truncated: offset + rows.length < records.length,
    limit,
    offset,
    ...originData(origin),
  };
  const { name } = filters;
  const missing = name !== undefined && records.length === 0;
  const suggestions = missing
    ? await suggestionsFor(name, { kinds: question.kinds, sources: question.sources }, ctx)
    : undefined;
  const closed = question.kinds.includes("race") ? closedNote(name) : "";
  const unknown = records.length === 0 ? strangeNote(question.sources) + closed : "";
  const summary = summaryOf({ rows, called, name, metadata }) + unknown + originNote(origin);
  const data = {
    summary,
    results: rows,
    metadata,
    ...(suggestions !== undefined && { suggestions }),
  };
  return { data, text: replyText(data) };
}

const srdKeys: readonly string[] = ["srd-2014", "srd-2024"];

/** A key of a document may be what is wrong with a question that finds nothing. */
function strangeNote(sources: Sources | undefined): string {
  const strange = typeof sources === "object" && sources.some((key) => !srdKeys.includes(key));
  return strange
    ? ` Looked in ${sources.join(", ")}; the SRD's keys are ${srdKeys.join(" and ")}.`
    : "";
}

/** All records of all the kinds, in one order. */
async function findAll(
  { kinds, filters, sources }: Question,
  ctx: LoreContext,
  call: Told,
): Promise<{ readonly records: readonly LookupRecord[]; readonly origin: Origin }> {
  const find = (kind: Kind) =>
    ctx.client.find(kind, filters, {
      sources: sources ?? ctx.sources,
      onRows: (rows, of) => call.progress?.(rows, of, `${kind} records`),
    });
  const { found, away } = await orFault(eachKind(kinds, find), call);
  return {
    records: merged(
      found.map(({ records }) => records),
      filters.name,
    ),
    origin: together(found, away),
  };
}

function merged(
  lists: readonly (readonly LookupRecord[])[],
  name: string | undefined,
): readonly LookupRecord[] {
  const [only] = lists;
  if (lists.length === 1 && only !== undefined) return only;
  return byName(lists.flat(), name);
}

/** A source that is away is a fault with a kind text; what it said is in the log. */
export async function orFault<T>(asked: Promise<T>, { log }: Pick<Call, "log">): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof LookupUnavailable)) throw error;
    log.warn("a lookup found no source", { reason: error.message });
    throw new ToolFault({
      code: error.code,
      message: error.message,
      hint: "Try again in a minute; srd-2014 answers always, as its facts are bundled",
    });
  }
}
