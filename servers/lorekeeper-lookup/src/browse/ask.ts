import { type Filters, type Found, type Kind, LookupUnavailable } from "@tabletop-mcp/srd-client";
import type { LoreContext } from "../context.js";
import { eachKind, type OfKinds } from "../each-kind.js";
import { refusal } from "../envelope.js";

/** Everything of a kind that the filters leave; a refusal where no source answers. */
export const ask = <K extends Kind>(
  kind: K,
  filters: Filters,
  ctx: LoreContext,
): Promise<Found<K>> => orRefusal(ctx.client.find(kind, filters, { sources: ctx.sources }), ctx);

/** The same of several kinds, without those of which no source answers; a refusal where none does. */
export const askEach = (
  kinds: readonly Kind[],
  filters: Filters,
  ctx: LoreContext,
): Promise<OfKinds<Found>> =>
  orRefusal(
    eachKind(kinds, (kind) => ctx.client.find(kind, filters, { sources: ctx.sources })),
    ctx,
  );

async function orRefusal<T>(asked: Promise<T>, ctx: LoreContext): Promise<T> {
  try {
    return await asked;
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
