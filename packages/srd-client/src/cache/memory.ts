import type { CachedFailure, CacheEntry, Collection, LookupCache } from "./port.js";

/** A cache that lasts as long as the process: for tests, and where no file may be written. */
export function memoryCache(): LookupCache {
  const answers = new Map<string, CacheEntry>();
  const failures = new Map<string, CachedFailure>();
  const collections = new Map<string, Collection>();
  return {
    answer: async (key) => answers.get(key),
    async putAnswer(key, entry) {
      answers.set(key, entry);
      failures.delete(key);
    },
    failure: async (key) => failures.get(key),
    async putFailure(key, failure) {
      failures.set(key, failure);
    },
    collection: async (kind, document) => collections.get(collectionKey({ kind, document })),
    async putCollection(collection) {
      collections.set(collectionKey(collection), collection);
    },
    async stats() {
      const times = [...answers.values()].map(({ storedAt }) => storedAt).sort((a, b) => a - b);
      return {
        answers: answers.size,
        failures: failures.size,
        bytes: bytesOf(answers) + bytesOf(collections),
        oldest: times.at(0),
        newest: times.at(-1),
        collections: [...collections]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([, collection]) => factsOf(collection)),
      };
    },
    async clear(everything) {
      answers.clear();
      failures.clear();
      if (everything) collections.clear();
    },
    async close() {},
  };
}

function collectionKey({ kind, document }: Pick<Collection, "kind" | "document">): string {
  return JSON.stringify([kind, document]);
}

function factsOf(collection: Collection): Omit<Collection, "body"> {
  const { body: _body, ...facts } = collection;
  return facts;
}

function bytesOf(held: ReadonlyMap<string, { readonly body: string }>): number {
  return [...held.values()].reduce((bytes, { body }) => bytes + Buffer.byteLength(body), 0);
}
