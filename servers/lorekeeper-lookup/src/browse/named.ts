import type { Kind, RecordOf } from "@tabletop-mcp/srd-client";
import type { LoreContext } from "../context.js";
import { refusal } from "../envelope.js";
import { type Origin, unaskedNote } from "../origin.js";
import { closedNote } from "../render/reply.js";
import { suggest } from "../suggest.js";
import { ask } from "./ask.js";
import { called, type EntryKind } from "./content.js";
import { isCalled } from "./names.js";

/** Entries, and how they came here. */
export interface Shelf<E> {
  readonly entries: readonly E[];
  readonly origin: Origin;
}

/** Reads all entries, or, where that is less work, those with a part of a name. */
export type Read<E> = (part?: string) => Promise<Shelf<E>>;

/** A name that nothing has, and names that may have been meant. */
export interface NotFound {
  readonly name: string;
  readonly suggestions: readonly string[];
}

/** What was found under some names, in their order. */
export interface Named<E> extends Shelf<E> {
  readonly missing: readonly NotFound[];
}

/** Reads the records of a kind. */
export const reading =
  <K extends Kind>(kind: K, ctx: LoreContext): Read<RecordOf<K>> =>
  async (part) => {
    const { records, ...origin } = await ask(kind, { name: part }, ctx);
    return { entries: records, origin };
  };

/** The entries of exactly these names (heading or slug, in any case): all documents' of each. */
export async function named<E extends { readonly name: string; readonly slug: string }>(
  read: Read<E>,
  names: readonly string[],
): Promise<Named<E>> {
  const [only, ...others] = names;
  // One name is a small question; several, or one that is not in use, need the whole list.
  const small = only === undefined || others.length > 0 ? undefined : await read(only);
  const near = small && pick(small, names);
  return near?.missing.length === 0 ? near : pick(await read(), names);
}

function pick<E extends { readonly name: string; readonly slug: string }>(
  { entries, origin }: Shelf<E>,
  names: readonly string[],
): Named<E> {
  const found = names.map((name) => entries.filter((entry) => isCalled(entry, name)));
  const known = entries.map(({ name }) => name);
  return {
    entries: [...new Set(found.flat())],
    missing: names
      .filter((_, i) => found[i]?.length === 0)
      .map((name) => ({ name, suggestions: suggest(name, known) })),
    origin,
  };
}

/** The fault that nothing has any of these names. */
export function unknown(
  kind: EntryKind,
  { missing, origin }: Pick<Named<unknown>, "missing" | "origin">,
  ctx: LoreContext,
) {
  const names = missing.map(({ name }) => JSON.stringify(name)).join(", ");
  const closed = kind === "race" ? missing.map(({ name }) => closedNote(name)).join("") : "";
  const why = unaskedNote(origin) + (closed === "" ? "" : `.${closed}`);
  const suggestions = [...new Set(missing.flatMap((one) => one.suggestions))].slice(0, 10);
  const elsewhere = 'search_content with sources ["all"] looks through all documents';
  return refusal(
    {
      code: "NOT_FOUND",
      message: `There is no ${called[kind][0]} ${names} in these sources${why}`,
      suggestions,
      ...(suggestions.length === 0 && { hint: elsewhere }),
    },
    ctx,
  );
}

/** What has exactly this name; throws NOT_FOUND with the nearest names. */
export async function theNamed<K extends Kind>(
  kind: K,
  name: string,
  ctx: LoreContext,
): Promise<Shelf<RecordOf<K>>> {
  const found = await named(reading(kind, ctx), [name]);
  if (found.entries.length === 0) throw unknown(kind, found, ctx);
  return found;
}
