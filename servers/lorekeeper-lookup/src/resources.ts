import { resourcesFor, ToolFault } from "@tabletop-mcp/mcp-kit";
import type { Kind, LookupRecord } from "@tabletop-mcp/srd-client";
import { orFault } from "./answer.js";
import { slugOf as keyOf } from "./browse/names.js";
import { inCall, type LoreContext, type ServerContext } from "./context.js";
import { eachKind } from "./each-kind.js";
import { together, unaskedNote } from "./origin.js";
import { recordText } from "./render/record.js";
import { namesOf, suggestionsFor } from "./suggestions.js";

const defineResource = resourcesFor<ServerContext>();

/** A name as it stands in a URI, without the plus of "Armor, +1". */
export const slugOf = (name: string): string => keyOf(name.replaceAll("+", " "));

/** The record of a slug among some kinds; throws the fault that names what is like it. */
export async function recordOf(
  kinds: readonly Kind[],
  slug: string,
  { ctx, call }: { ctx: LoreContext; call: Parameters<typeof orFault>[1] },
): Promise<LookupRecord> {
  // Slugs drop what names have: the whole kind is asked, which is one cached answer.
  const { found, away } = await orFault(
    eachKind(kinds, (kind) => ctx.client.find(kind)),
    call,
  );
  const wanted = slugOf(slug);
  const all: readonly LookupRecord[] = found.flatMap(({ records }) => records);
  const record = all.find((one) => one.slug === wanted || slugOf(one.name) === wanted);
  if (record !== undefined) return record;
  const near = await suggestionsFor(slug.replaceAll("-", " "), { kinds }, ctx);
  throw new ToolFault({
    code: "NOT_FOUND",
    message: `There is no ${kinds.join(" or ")} "${slug}"${unaskedNote(together(found, away))}`,
    ...(near.length > 0 && { hint: `Did you mean ${near.map(slugOf).join(", ")}?` }),
  });
}

/** Slugs that begin with, or hold, what was typed. */
export const completeSlug =
  (kinds: readonly Kind[], of: (name: string) => string = slugOf) =>
  async (typed: string, ctx: LoreContext): Promise<readonly string[]> => {
    const names = await Promise.all(kinds.map((kind) => namesOf(kind, ctx.sources, ctx)));
    const known = [...new Set(names.flat().map(of))];
    const part = typed.trim().toLowerCase();
    const starts = known.filter((slug) => slug.toLowerCase().startsWith(part));
    const holds = known.filter(
      (slug) => slug.toLowerCase().includes(part) && !starts.includes(slug),
    );
    return [...starts.toSorted(), ...holds.toSorted()];
  };

/** One template for each sort of record, read as Markdown. */
const template = (sort: string, title: string, kinds: readonly Kind[]) =>
  defineResource({
    name: sort,
    title,
    description: `${title} by slug, as Markdown with its source.`,
    uriTemplate: `srd://${sort}/{slug}`,
    mimeType: "text/markdown",
    complete: { slug: completeSlug(kinds) },
    async read(params, ctx, call) {
      const slug = (params as Readonly<Record<string, string>>)["slug"] ?? "";
      return {
        text: recordText(await recordOf(kinds, slug, { ctx: inCall(ctx, call.signal), call })),
      };
    },
  });

export const resources = [
  template("spell", "Spell", ["spell"]),
  template("creature", "Creature", ["creature"]),
  template("rule", "Rule section", ["rule"]),
  template("condition", "Condition", ["condition"]),
  template("item", "Item", ["magic-item", "weapon", "armor", "gear"]),
];
