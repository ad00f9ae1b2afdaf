import type { Reply } from "@tabletop-mcp/mcp-kit";
import type { Filters, Kind } from "@tabletop-mcp/srd-client";
import type { LoreContext } from "../context.js";
import { together } from "../origin.js";
import { suggestionsFor } from "../suggestions.js";
import { askEach } from "./ask.js";
import { fieldsOf } from "./columns.js";
import { called, type Entry } from "./content.js";
import { equipment } from "./equipment.js";
import { itemOf, listReply, type Window } from "./list.js";
import { byName } from "./names.js";

/** What to list: all of a kind, or of all equipment, that filters, a part of the name and a test leave. */
export interface Question {
  readonly kind: Kind | "equipment";
  readonly query?: string | undefined;
  readonly filters?: Filters;
  /** What the sources cannot be asked for. */
  readonly keep?: (entry: Entry) => boolean;
}

/** Lists them by name, with suggestions where a query finds none. */
export async function browse(question: Question, window: Window, ctx: LoreContext): Promise<Reply> {
  const { kind, query, filters, keep = () => true } = question;
  const kinds = kind === "equipment" ? equipment : [kind];
  const { found, away } = await askEach(kinds, { ...filters, name: query }, ctx);
  const entries = byName(found.flatMap(({ records }) => records).filter(keep), query);
  const missing = entries.length === 0 && query !== undefined;
  const suggestions = missing ? await suggestionsFor(query, { kinds }, ctx) : [];
  return listReply(
    {
      items: entries.map(itemOf),
      called: kind === "equipment" ? ["piece of equipment", "pieces of equipment"] : called[kind],
      fields: [...new Set(kinds.flatMap(fieldsOf))],
      origin: together(found, away),
      suggestions,
    },
    window,
    ctx,
  );
}
