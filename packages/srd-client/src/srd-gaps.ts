import { classesWith } from "@tabletop-mcp/srd-data/spell-lists";
import { v1Slug } from "./documents.js";
import type { Kind, LookupRecord } from "./records/types.js";
import type { Params, Route } from "./routes.js";

/** Of SRD 5.1's spells the SRD's own class lists: Open5e's mix in those of subclasses, and lack paladins. */
export const withClassLists = (records: readonly LookupRecord[]): readonly LookupRecord[] =>
  records.map((record) => {
    if (record.kind !== "spell" || record.source.document_key !== "srd-2014") return record;
    const classes = classesWith(record.slug);
    return classes.length === 0 ? record : { ...record, classes };
  });

/** Entries of SRD 5.1 that a route's API does not have. */
const absent: Readonly<Record<string, { readonly kind: Kind; readonly slugs: readonly string[] }>> =
  { "v1/magicitems": { kind: "magic-item", slugs: ["ammunition", "armor", "shield-1-2-or-3"] } };

/** Bundled records of SRD 5.1. */
export type Bundled = (kind: Kind) => Promise<readonly LookupRecord[]>;

/** A route's records, and the bundled ones of SRD 5.1 that its API does not have. */
export async function withAbsent(
  records: readonly LookupRecord[],
  { route, params, bundled }: { route: Route; params: Params; bundled: Bundled | undefined },
): Promise<readonly LookupRecord[]> {
  const gap = absent[route.id];
  const asked = params[route.documents ?? ""]?.split(",") ?? [v1Slug("srd-2014")];
  if (gap === undefined || bundled === undefined || !asked.includes(v1Slug("srd-2014")))
    return records;
  const own = (await bundled(gap.kind)).filter(({ slug }) => gap.slugs.includes(slug));
  return [...records, ...own];
}

/** Weights of SRD 5.1's weapons that Open5e has as 0: the greatsword's. */
export async function withWeights(
  records: readonly LookupRecord[],
  bundled: Bundled | undefined,
): Promise<readonly LookupRecord[]> {
  const light = records.filter(weightless);
  if (light.length === 0 || bundled === undefined) return records;
  const own = (await bundled("weapon")).filter((record) => record.kind === "weapon");
  const weights = new Map(own.map(({ slug, weight_lb }) => [slug, weight_lb]));
  return records.map((record) => {
    const weight_lb = weightless(record) ? weights.get(record.slug) : undefined;
    return weight_lb === undefined ? record : { ...record, weight_lb };
  });
}

const weightless = (record: LookupRecord): boolean =>
  record.kind === "weapon" &&
  record.source.document_key === "srd-2014" &&
  record.weight_lb === undefined;
