/** A stored answer to one whole request, or to a whole collection. */
export interface CacheEntry {
  /** JSON text: the records as they were read and checked. */
  readonly body: string;
  /** Milliseconds since 1970, by the client's clock. */
  readonly storedAt: number;
}

/** A failure that is remembered for a while, so that it is not asked for again at once. */
export interface CachedFailure {
  readonly code: string;
  readonly message: string;
  readonly failedAt: number;
}

/** One kind of one document, fetched completely; never expires by itself. */
export interface Collection {
  /** "spell" */
  readonly kind: string;
  /** "srd-2014" */
  readonly document: string;
  readonly body: string;
  readonly count: number;
  readonly syncedAt: number;
}

export interface CacheStats {
  readonly answers: number;
  readonly failures: number;
  readonly bytes: number;
  readonly oldest: number | undefined;
  readonly newest: number | undefined;
  readonly collections: readonly Omit<Collection, "body">[];
}

/** Where answers are kept. Keys are whole requests: a partial answer can never be found as a complete one. */
export interface LookupCache {
  answer(key: string): Promise<CacheEntry | undefined>;
  putAnswer(key: string, entry: CacheEntry): Promise<void>;
  failure(key: string): Promise<CachedFailure | undefined>;
  putFailure(key: string, failure: CachedFailure): Promise<void>;
  collection(kind: string, document: string): Promise<Collection | undefined>;
  /** Replaces a collection at once: readers see the old one or the new. */
  putCollection(collection: Collection): Promise<void>;
  stats(): Promise<CacheStats>;
  /** Forgets answers and failures; collections too where `everything`. */
  clear(everything: boolean): Promise<void>;
  close(): Promise<void>;
}
