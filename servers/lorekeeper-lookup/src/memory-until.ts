import { type LookupCache, memoryCache } from "@tabletop-mcp/srd-client";

/** A cache that is in memory until another is open, and that one from then on; where that fails, it is told and stays in memory. */
export function memoryUntil(
  open: (signal: AbortSignal) => Promise<LookupCache>,
  failed: (error: unknown) => void,
): LookupCache {
  let cache = memoryCache();
  const closing = new AbortController();
  const opened = open(closing.signal).then(
    (other) => {
      cache = other;
    },
    (error: unknown) => {
      if (!closing.signal.aborted) failed(error);
    },
  );
  return {
    answer: (key) => cache.answer(key),
    putAnswer: (key, entry) => cache.putAnswer(key, entry),
    failure: (key) => cache.failure(key),
    putFailure: (key, failure) => cache.putFailure(key, failure),
    collection: (kind, document) => cache.collection(kind, document),
    putCollection: (collection) => cache.putCollection(collection),
    stats: () => cache.stats(),
    clear: (everything) => cache.clear(everything),
    async close() {
      closing.abort();
      await opened;
      await cache.close();
    },
  };
}
