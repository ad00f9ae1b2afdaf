import type { CachedFailure, LookupCache } from "./cache/port.js";
import { includes } from "./documents.js";
import { allDocuments, joined, type Part, type Stored } from "./parts.js";
import type { Ask } from "./plan.js";
import type { LookupRecord } from "./records/types.js";

/** A cache as it is read: what cannot be read is not there, as others can still answer. */
export interface Shelf {
  answer(key: string): Promise<Stored | undefined>;
  failure(key: string): Promise<CachedFailure | undefined>;
  /** Every document that was asked for, as it was synced. */
  synced(ask: Ask): Promise<Part | undefined>;
  /** Those that were synced of the documents that were asked for; nothing where SRD 5.1 is bundled only. */
  partlySynced(ask: Ask): Promise<Part | undefined>;
}

/** Reads a cache that is opened at the first need; told of everything that fails. */
export function shelfOf(
  open: () => Promise<LookupCache>,
  onFailure: (error: unknown) => void = () => undefined,
): Shelf {
  const read = async <T>(
    work: (cache: LookupCache) => Promise<T | undefined>,
  ): Promise<T | undefined> => {
    try {
      return await work(await open());
    } catch (error) {
      onFailure(error);
      return undefined;
    }
  };
  return {
    answer: (key) =>
      read(async (cache) => {
        const entry = await cache.answer(key);
        return entry && { records: JSON.parse(entry.body), storedAt: entry.storedAt };
      }),
    failure: (key) => read((cache) => cache.failure(key)),
    synced: (ask) =>
      read(async (cache) => {
        const keys = await documentsOf(ask, cache);
        if (keys === undefined || keys.length === 0) return undefined;
        const part = await collected(ask, keys, cache);
        return part?.documents.length === keys.length
          ? { ...part, documents: ask.documents }
          : undefined;
      }),
    partlySynced: (ask) =>
      read(async (cache) => {
        const keys = (await documentsOf(ask, cache)) ?? ["srd-2014", "srd-2024"];
        const part = await collected(ask, keys, cache);
        const displaced =
          includes(ask.documents, "srd-2014") && !part?.documents.includes("srd-2014");
        return displaced ? undefined : part;
      }),
  };
}

/** The documents that were asked for; of all, those that a sync of all has found. */
async function documentsOf(
  { kind, documents }: Ask,
  cache: LookupCache,
): Promise<readonly string[] | undefined> {
  if (documents !== "all") return documents;
  const list = await cache.collection(kind, allDocuments);
  return list && JSON.parse(list.body);
}

async function collected({ kind }: Ask, keys: readonly string[], cache: LookupCache) {
  const held = await Promise.all(keys.map((document) => cache.collection(kind, document)));
  const all = held.filter((collection) => collection !== undefined);
  if (all.length === 0) return undefined;
  return {
    records: joined(all.map(({ body }): LookupRecord[] => JSON.parse(body))),
    cache: "hit" as const,
    fetchedAt: Math.min(...all.map(({ syncedAt }) => syncedAt)),
    synced: true as const,
    documents: all.map(({ document }) => document),
  };
}
