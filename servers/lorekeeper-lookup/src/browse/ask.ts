import { type Filters, type Found, type Kind, LookupUnavailable } from "@tabletop-mcp/srd-client";
import type { LoreContext } from "../context.js";
import { refusal } from "../envelope.js";

/** Everything of a kind that the filters leave; a refusal where no source answers. */
export async function ask<K extends Kind>(
  kind: K,
  filters: Filters,
  ctx: LoreContext,
): Promise<Found<K>> {
  try {
    return await ctx.client.find(kind, filters, { sources: ctx.sources });
  } catch (error) {
    if (!(error instanceof LookupUnavailable)) throw error;
    throw refusal(
      {
        code: error.code,
        message: error.message,
        hint: "Try again in a minute; srd-2014 answers always, as its facts are bundled",
      },
      ctx,
    );
  }
}
