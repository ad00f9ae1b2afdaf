import type { Collection } from "./cache/port.js";
import { isOf, type Sources } from "./documents.js";
import { type Filters, matches } from "./filters.js";
import type { Api, Kind, LookupRecord } from "./records/types.js";

/** How an answer came about; of several, the least fresh. */
export type Freshness = "hit" | "miss" | "stale" | "bundled";

/** What one ask gave. */
export interface Part {
  readonly records: readonly LookupRecord[];
  readonly cache: Freshness;
  readonly fetchedAt?: number;
  readonly synced?: true;
  /** The documents that it covers. */
  readonly documents: Sources;
  /** APIs that should have answered before it, and could not be asked. */
  readonly unasked?: readonly Api[];
  /** Another API stands in that has less. */
  readonly partial?: true;
}

/** What all parts say together of where an answer comes from. */
export interface Provenance {
  readonly cache: Freshness;
  readonly sources: readonly Api[];
  /** When the oldest part was fetched, in milliseconds since 1970; nothing for bundled facts. */
  readonly fetchedAt?: number;
  /** It comes from a synced collection. */
  readonly synced?: true;
  /** Documents that were asked for and nothing could answer for; "all" is whatever else there is. */
  readonly missing?: readonly string[];
  /** APIs that were to be asked, and could not be; others, or nobody, stand in for them. */
  readonly unasked?: readonly Api[];
  /** What stands in has less: there may be more than this. */
  readonly partial?: true;
}

/** An answer as it is kept. */
export interface Stored {
  readonly records: readonly LookupRecord[];
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

/** A stored answer as a part of one. */
export const partOf = (
  { records, storedAt }: Stored,
  rest: Omit<Part, "records" | "fetchedAt">,
): Part & { readonly fetchedAt: number } => ({
  records,
  fetchedAt: storedAt,
  ...rest,
});

/** What was asked for: an endpoint that all documents share answers with more. */
export const ofDocuments = (
  records: readonly LookupRecord[],
  documents: Sources,
): readonly LookupRecord[] => records.filter(({ source }) => isOf(source.document_key, documents));

/** The records of several lists, without those that an earlier list holds, too. */
export function joined(lists: readonly (readonly LookupRecord[])[]): readonly LookupRecord[] {
  const [first = [], ...others] = lists;
  if (others.length === 0) return first;
  const held = new Set<string>();
  return lists.flatMap((records) => {
    const fresh = records.filter((record) => !held.has(idOf(record)));
    for (const record of fresh) held.add(idOf(record));
    return fresh;
  });
}

/** Of what fits the filters, what is not among those that are held, neither by slug nor by name. */
export function withoutHeld(
  records: readonly LookupRecord[],
  held: readonly LookupRecord[],
  filters: Filters,
): readonly LookupRecord[] {
  const known = new Set(held.flatMap(({ slug, name }) => [slug, name.toLowerCase()]));
  return records.filter(
    (record) =>
      !known.has(record.slug) && !known.has(record.name.toLowerCase()) && matches(record, filters),
  );
}

const idOf = ({ source, slug, name }: LookupRecord): string =>
  JSON.stringify([source.document_key, slug, name]);

const order: readonly Freshness[] = ["hit", "miss", "stale", "bundled"];

/** Where the parts come from, and which documents they leave out. */
export function summed(parts: readonly Part[], lacking: Lacking): Provenance {
  const { missing } = lacking;
  const unasked = [
    ...new Set([...parts.flatMap((part) => part.unasked ?? []), ...lacking.unasked]),
  ];
  const worst = Math.max(0, ...parts.map(({ cache }) => order.indexOf(cache)));
  const times = parts.flatMap(({ fetchedAt }) => fetchedAt ?? []);
  const apis = parts.flatMap(({ records }) => records.map(({ source }) => source.api));
  return {
    cache: order[worst] ?? "hit",
    sources: [...new Set(apis)],
    ...(times.length > 0 && { fetchedAt: Math.min(...times) }),
    ...(parts.some(({ synced }) => synced === true) && { synced: true as const }),
    ...(missing.length > 0 && { missing }),
    ...(unasked.length > 0 && { unasked }),
    ...(parts.some(({ partial }) => partial === true) && { partial: true as const }),
  };
}

/** What no part answers for, and who could not be asked for it. */
export interface Lacking {
  readonly missing: readonly string[];
  readonly unasked: readonly Api[];
}

/** The documents that were asked for and are not covered. */
export const uncovered = (asked: Sources, covered: Sources): readonly string[] =>
  typeof covered === "string"
    ? []
    : (asked === "all" ? ["all"] : asked).filter((key) => !covered.includes(key));

/** The collection that names which documents are all there are of a kind. */
export const allDocuments = "all";

/** A whole answer as one collection for each document. */
export function collectionsOf(
  { kind, documents }: { readonly kind: Kind; readonly documents: Sources },
  records: readonly LookupRecord[],
  syncedAt: number,
): readonly Collection[] {
  const keys = documents === "all" ? keysOf(records) : documents;
  const each = keys.map((document) => {
    const own = ofDocuments(records, [document]);
    return { kind, document, body: JSON.stringify(own), count: own.length, syncedAt };
  });
  if (documents !== "all") return each;
  return [
    ...each,
    { kind, document: allDocuments, body: JSON.stringify(keys), count: 0, syncedAt },
  ];
}

const keysOf = (records: readonly LookupRecord[]): readonly string[] => [
  ...new Set(records.map(({ source }) => source.document_key)),
];
