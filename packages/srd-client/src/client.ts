import { setImmediate as nextTurn } from "node:timers/promises";
import { memoryCache } from "./cache/memory.js";
import type { Collection, LookupCache } from "./cache/port.js";
import { defaultSources, includes, type Sources } from "./documents.js";
import { LookupUnavailable, UpstreamError } from "./errors.js";
import { fetchRows, type Origins } from "./fetch-route.js";
import { type Filters, matches } from "./filters.js";
import { type GetJson, httpGet } from "./http.js";
import { byName } from "./names.js";
import {
  collectionsOf,
  joined,
  ofDocuments,
  type Part,
  type Provenance,
  partOf,
  type Stored,
  summed,
  uncovered,
} from "./parts.js";
import { type Ask, paramsOf, planAsks, reachable } from "./plan.js";
import { readAnswer } from "./read-answer.js";
import type { Kind, LookupRecord, RecordOf } from "./records/types.js";
import type { Params, Route } from "./routes.js";
import { type Shelf, shelfOf } from "./shelf.js";
import { singleFlight } from "./single-flight.js";
import { type Bundled, withAbsent, withClassLists, withWeights } from "./srd-gaps.js";

/** All records that were asked for, in order, and where they come from. */
export interface Found<K extends Kind = Kind> extends Provenance {
  readonly records: readonly RecordOf<K>[];
}

export interface ClientOptions {
  readonly cache?: LookupCache | (() => Promise<LookupCache>);
  readonly getJson?: GetJson;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly origins?: Partial<Origins>;
  readonly sources?: Sources;
  /** Bundled records of SRD 5.1, for when nothing else answers. */
  readonly bundled?: Bundled;
  /** Told of a cache that cannot be read; the answer then comes from elsewhere. */
  readonly onCacheFailure?: (error: unknown) => void;
  /** Told of every failure of a source, in detail. */
  readonly onFailure?: (error: UpstreamError) => void;
}

export interface FindOptions {
  readonly sources?: Sources;
  readonly onRows?: (rows: number, of: number) => void;
}

export interface SrdClient {
  find<K extends Kind>(kind: K, filters?: Filters, options?: FindOptions): Promise<Found<K>>;
  /** Everything of one kind into the cache, for use without a network; gives how many records. */
  sync(kind: Kind, options?: FindOptions): Promise<number>;
  /** The cache, opened at the first need. */
  cache(): Promise<LookupCache>;
  /** Waits for what is still being written, and closes the cache. */
  close(): Promise<void>;
}

/** Answers live this long; failures are remembered this long; a host that cannot be reached is left alone. */
export const lifetimes = {
  answerMs: 7 * 24 * 60 * 60 * 1_000,
  failureMs: 5 * 60 * 1_000,
  hostMs: 60 * 1_000,
} as const;

const publicOrigins: Origins = {
  open5e: new URL("https://api.open5e.com"),
  dnd5e: new URL("https://www.dnd5eapi.co"),
};

/** The three APIs behind one question: cached, attributed, and never without an answer that exists. */
export function createSrdClient(options: ClientOptions = {}): SrdClient {
  return new Client(options);
}

class Client implements SrdClient {
  readonly #options: ClientOptions;
  readonly #now: () => number;
  readonly #getJson: GetJson;
  readonly #origins: Origins;
  readonly #fly = singleFlight<Live | undefined>();
  readonly #writing = new Set<Promise<unknown>>();
  /** Answers on their way into the cache. */
  readonly #unwritten = new Map<string, Stored>();
  readonly #shelf: Shelf;
  readonly #leftAlone = new Map<string, number>();
  #cache: Promise<LookupCache> | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#getJson = options.getJson ?? httpGet();
    this.#shelf = shelfOf(() => this.cache(), options.onCacheFailure);
    this.#origins = { ...publicOrigins, ...options.origins };
  }

  cache(): Promise<LookupCache> {
    const { cache } = this.#options;
    this.#cache ??= Promise.resolve(
      typeof cache === "function" ? cache() : (cache ?? memoryCache()),
    );
    return this.#cache;
  }

  async find<K extends Kind>(
    kind: K,
    filters: Filters = {},
    options: FindOptions = {},
  ): Promise<Found<K>> {
    const sources = options.sources ?? this.#options.sources ?? defaultSources;
    const asks = planAsks(kind, sources);
    const answers = await Promise.all(asks.map((ask) => this.#answer(ask, filters, options)));
    const parts = answers.filter((part) => part !== undefined);
    if (parts.length === 0 && asks.length > 0) throw unavailable(sources);
    const missing = asks.flatMap((ask, at) =>
      uncovered(ask.documents, answers[at]?.documents ?? []),
    );
    const records = joined(parts.map((part) => part.records)).filter((record) =>
      matches(record, filters),
    ) as RecordOf<K>[];
    return { records: byName(records, filters.name), ...summed(parts, missing) };
  }

  async sync(kind: Kind, options: FindOptions = {}): Promise<number> {
    const sources = options.sources ?? this.#options.sources ?? defaultSources;
    const collections: Collection[] = [];
    let count = 0;
    for (const ask of planAsks(kind, sources)) {
      const records = await this.#whole(ask, options);
      collections.push(...collectionsOf(ask, records, this.#now()));
      count += ofDocuments(records, ask.documents).length;
    }
    // Nothing is replaced before everything is here.
    const cache = await this.cache();
    for (const collection of collections) await cache.putCollection(collection);
    return count;
  }

  /** All that there is, from the first route that answers for every document. */
  async #whole(ask: Ask, options: FindOptions): Promise<readonly LookupRecord[]> {
    const [first, ...others] = ask.routes;
    // Without a list of documents nobody knows whether another API has them all.
    const able = others.filter(
      (route) =>
        ask.documents !== "all" && reachable(route, ask.documents).length === ask.documents.length,
    );
    let failure: unknown;
    for (const route of first === undefined ? [] : [first, ...able]) {
      try {
        return await this.#ask(route, paramsOf(route, {}, ask.documents), options);
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        failure ??= error;
      }
    }
    if (failure !== undefined) throw failure;
    return [];
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#writing);
    if (this.#cache !== undefined) await (await this.#cache).close();
  }

  /** Synced, or of each route what is fresh or live, or stale, or bundled: the first that there is. */
  async #answer(ask: Ask, filters: Filters, options: FindOptions): Promise<Part | undefined> {
    const part =
      (await this.#shelf.synced(ask)) ??
      (await this.#routed(ask, filters, options)) ??
      (await this.#shelf.partlySynced(ask)) ??
      (await this.#bundled(ask));
    return part && { ...part, records: ofDocuments(part.records, ask.documents) };
  }

  async #routed(ask: Ask, filters: Filters, options: FindOptions): Promise<Part | undefined> {
    const stored: (Part & Pick<Live, "fetchedAt">)[] = [];
    for (const route of ask.routes) {
      const documents = reachable(route, ask.documents);
      if (documents.length === 0) continue;
      const params = paramsOf(route, filters, documents);
      const key = keyOf(route, params);
      const entry = this.#unwritten.get(key) ?? (await this.#shelf.answer(key));
      if (entry !== undefined && this.#now() - entry.storedAt < lifetimes.answerMs)
        return partOf(entry, { cache: "hit", documents });
      if (entry !== undefined) stored.push(partOf(entry, { cache: "stale", documents }));
      const live = await this.#live({ route, params, key }, options);
      if (live !== undefined) return { ...live, cache: "miss", documents };
    }
    return stored.toSorted((a, b) => b.fetchedAt - a.fetchedAt)[0];
  }

  /** Asks a route, unless it has just failed or its host cannot be reached; nothing where it fails. */
  #live({ route, params, key }: Question, options: FindOptions): Promise<Live | undefined> {
    const host = this.#hostOf(route);
    return this.#fly(key, async () => {
      if (this.#now() < (this.#leftAlone.get(host) ?? 0)) return undefined;
      const failure = await this.#shelf.failure(key);
      if (failure !== undefined && this.#now() - failure.failedAt < lifetimes.failureMs)
        return undefined;
      try {
        const records = await this.#ask(route, params, options);
        const fetchedAt = this.#now();
        this.#keep(key, { records, storedAt: fetchedAt });
        return { records, fetchedAt };
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        this.#options.onFailure?.(error);
        if (error.reason === "unreachable")
          this.#leftAlone.set(host, this.#now() + lifetimes.hostMs);
        const { reason: code, message } = error;
        const failedAt = this.#now();
        this.#later(
          this.cache().then((cache) => cache.putFailure(key, { code, message, failedAt })),
        );
        return undefined;
      }
    });
  }

  #hostOf = ({ api }: Route): string =>
    (api === "dnd5eapi-2014" ? this.#origins.dnd5e : this.#origins.open5e).host;

  async #ask(
    route: Route,
    params: Params,
    { onRows }: FindOptions,
  ): Promise<readonly LookupRecord[]> {
    const context = { getJson: this.#getJson, origins: this.#origins, ...(onRows && { onRows }) };
    const records = await readAnswer(route, await fetchRows(route, params, context), {
      params,
      context,
    });
    const { bundled } = this.#options;
    const complete = await withWeights(withClassLists(records), bundled);
    return withAbsent(complete, { route, params, bundled });
  }

  async #bundled({ kind, documents }: Ask): Promise<Part | undefined> {
    if (!includes(documents, "srd-2014")) return undefined;
    const records = (await this.#options.bundled?.(kind)) ?? [];
    return records.length === 0
      ? undefined
      : { records, cache: "bundled", documents: ["srd-2014"] };
  }

  /** Written after the reply: a disk may be slow. */
  #keep(key: string, stored: Stored): void {
    this.#unwritten.set(key, stored);
    const write = async (): Promise<void> => {
      await nextTurn();
      const { records, storedAt } = stored;
      await (await this.cache()).putAnswer(key, { body: JSON.stringify(records), storedAt });
    };
    this.#later(write().finally(() => this.#unwritten.delete(key)));
  }

  /** Not waited for: a cache may lose its last second, and a failure to write loses nothing else. */
  #later(write: Promise<unknown>): void {
    const task = write.catch(() => undefined).finally(() => this.#writing.delete(task));
    this.#writing.add(task);
  }
}

/** What a route is asked, and where its answer is kept. */
interface Question {
  readonly route: Route;
  readonly params: Params;
  readonly key: string;
}

/** What a route has just answered. */
interface Live {
  readonly records: readonly LookupRecord[];
  readonly fetchedAt: number;
}

const unavailable = (sources: Sources): LookupUnavailable => {
  const documents = sources === "all" ? "all documents" : sources.join(", ");
  return new LookupUnavailable(
    `The sources cannot be reached, and nothing is stored for ${documents}`,
  );
};

/** The mapping's version is part of every key: records of an older shape are never read as new ones. */
const shape = "2";

const keyOf = ({ id }: Route, params: Params): string =>
  `${shape} ${id} ${JSON.stringify(Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;
