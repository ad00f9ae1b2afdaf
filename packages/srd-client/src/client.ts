import { memoryCache } from "./cache/memory.js";
import type { Collection, LookupCache } from "./cache/port.js";
import { withClosedSubraces } from "./closed-subraces.js";
import type { After } from "./deadline.js";
import { type Asker, Desk } from "./desk.js";
import { defaultSources, includes, type Sources } from "./documents.js";
import { LookupUnavailable, UpstreamError } from "./errors.js";
import type { Origins } from "./fetch-route.js";
import { type Filters, matches } from "./filters.js";
import { type GetJson, httpGet } from "./http.js";
import { lifetimes, since } from "./lifetimes.js";
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
  withoutHeld,
} from "./parts.js";
import { type Ask, paramsOf, planAsks, reachable } from "./plan.js";
import { Question, syncLimits } from "./question.js";
import type { Api, Kind, LookupRecord, RecordOf } from "./records/types.js";
import type { Params, Route } from "./routes.js";
import { type Shelf, shelfOf } from "./shelf.js";
import type { Bundled } from "./srd-gaps.js";
import { Writes } from "./writes.js";

/** All records that were asked for, in order, and where they come from. */
export interface Found<K extends Kind = Kind> extends Provenance {
  readonly records: readonly RecordOf<K>[];
}

export interface ClientOptions {
  readonly cache?: LookupCache | (() => Promise<LookupCache>);
  readonly getJson?: GetJson;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** What waits until a question's time is up. */
  readonly after?: After;
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

/** What can be asked for. */
export interface Finder {
  find<K extends Kind>(kind: K, filters?: Filters, options?: FindOptions): Promise<Found<K>>;
}

export interface SrdClient extends Finder {
  /** All that is found through it is one question: one time limit, one caller who may leave. */
  question(signal?: AbortSignal): Finder;
  /** Everything of one kind into the cache, for use without a network; gives how many records. */
  sync(kind: Kind, options?: FindOptions): Promise<number>;
  /** The cache, opened at the first need. */
  cache(): Promise<LookupCache>;
  /** Waits for what is still being written, and closes the cache. */
  close(): Promise<void>;
}

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
  readonly #shelf: Shelf;
  readonly #writes: Writes;
  readonly #desk: Desk;
  #cache: Promise<LookupCache> | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
    const { now = Date.now, getJson = httpGet(), bundled, onFailure } = options;
    this.#now = now;
    this.#shelf = shelfOf(() => this.cache(), options.onCacheFailure);
    this.#writes = new Writes(() => this.cache());
    const origins = { ...publicOrigins, ...options.origins };
    const [shelf, writes] = [this.#shelf, this.#writes];
    this.#desk = new Desk({ getJson, origins, now, shelf, writes, bundled, onFailure });
  }

  cache(): Promise<LookupCache> {
    const { cache } = this.#options;
    this.#cache ??= Promise.resolve(
      typeof cache === "function" ? cache() : (cache ?? memoryCache()),
    );
    return this.#cache;
  }

  find<K extends Kind>(kind: K, filters?: Filters, options?: FindOptions): Promise<Found<K>> {
    return this.question().find(kind, filters, options);
  }

  question(signal?: AbortSignal): Finder {
    const question = new Question({ signal, after: this.#options.after });
    return {
      find: (kind, filters = {}, { sources, onRows } = {}) =>
        this.#find({ kind, sources }, filters, { question, ...(onRows && { onRows }) }),
    };
  }

  async #find<K extends Kind>(
    { kind, sources = this.#sources }: { readonly kind: K; readonly sources: Sources | undefined },
    filters: Filters,
    asker: Asker,
  ): Promise<Found<K>> {
    const asks = planAsks(kind, sources);
    const answers = await Promise.all(asks.map((ask) => this.#answer(ask, filters, asker)));
    if (asker.question.cancelled) throw new LookupUnavailable("The question was cancelled");
    const parts = answers.flat();
    if (parts.length === 0 && asks.length > 0) throw unavailable(sources);
    const missing = asks.flatMap((ask, at) =>
      uncovered(ask.documents, answers[at]?.[0]?.documents ?? []),
    );
    const unasked = asks.flatMap((ask, at) => (answers[at]?.length === 0 ? apisOf(ask) : []));
    const records = joined(parts.map((part) => part.records)).filter((record) =>
      matches(record, filters),
    ) as RecordOf<K>[];
    const told = kind === "race" ? withClosedSubraces(records) : records;
    return { records: byName(told, filters.name), ...summed(parts, { missing, unasked }) };
  }

  get #sources(): Sources {
    return this.#options.sources ?? defaultSources;
  }

  async sync(kind: Kind, { sources = this.#sources, onRows }: FindOptions = {}): Promise<number> {
    const question = new Question({ after: this.#options.after, limits: syncLimits });
    const collections: Collection[] = [];
    let count = 0;
    for (const ask of planAsks(kind, sources)) {
      const records = await this.#whole(ask, { question, ...(onRows && { onRows }) });
      collections.push(...collectionsOf(ask, records, this.#now()));
      count += ofDocuments(records, ask.documents).length;
    }
    // Nothing is replaced before everything is here.
    const cache = await this.cache();
    for (const collection of collections) await cache.putCollection(collection);
    return count;
  }

  /** All that there is, from the first route that answers for every document. */
  async #whole(ask: Ask, asker: Asker): Promise<readonly LookupRecord[]> {
    const [first, ...others] = ask.routes;
    // Without a list of documents nobody knows whether another API has them all.
    const able = others.filter(
      (route) =>
        route.partial !== true &&
        ask.documents !== "all" &&
        reachable(route, ask.documents).length === ask.documents.length,
    );
    let failure: unknown;
    for (const route of first === undefined ? [] : [first, ...able]) {
      try {
        const params = paramsOf(route, {}, ask.documents);
        const records = await this.#desk.records({ route, params }, asker);
        await this.#refuseHollow(ask, records, route);
        return records;
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        failure ??= error;
      }
    }
    if (failure !== undefined) throw failure;
    return [];
  }

  /** SRD 5.1 has some of every kind that is bundled: a list without them is not to be kept for ever. */
  async #refuseHollow(ask: Ask, records: readonly LookupRecord[], { api }: Route): Promise<void> {
    const own = ofDocuments(records, ["srd-2014"]).some(({ source }) => source.api !== "bundled");
    if (own || (await this.#bundled(ask)) === undefined) return;
    throw new UpstreamError("malformed", { host: api, detail: `no ${ask.kind} of srd-2014` });
  }

  async close(): Promise<void> {
    await this.#writes.settled();
    if (this.#cache !== undefined) await (await this.#cache).close();
  }

  /** Synced, or of each route what is fresh or live, or stale, or bundled: the first that there is. */
  async #answer(ask: Ask, filters: Filters, asker: Asker): Promise<readonly Part[]> {
    const part =
      (await this.#shelf.synced(ask)) ??
      (await this.#routed(ask, filters, asker)) ??
      inPlaceOf(ask, await this.#shelf.partlySynced(ask)) ??
      inPlaceOf(ask, await this.#bundled(ask));
    if (part === undefined) return [];
    const own = { ...part, records: ofDocuments(part.records, ask.documents) };
    if (!part.partial) return [own];
    const bundled = await this.#bundled(ask);
    const rest = withoutHeld(bundled?.records ?? [], own.records, filters);
    return bundled && rest.length > 0 ? [own, { ...bundled, records: rest }] : [own];
  }

  async #routed(ask: Ask, filters: Filters, asker: Asker): Promise<Part | undefined> {
    const stored: (Part & { readonly fetchedAt: number })[] = [];
    const unasked: Api[] = [];
    for (const route of ask.routes) {
      const documents = reachable(route, ask.documents);
      // All of it, though old, is more than what stands in with less.
      if (documents.length === 0 || (route.partial && stored.length > 0)) continue;
      const params = paramsOf(route, filters, documents);
      const key = keyOf(route, params);
      const about = { documents, unasked, ...(route.partial && { partial: route.partial }) };
      const entry = this.#writes.answer(key) ?? (await this.#shelf.answer(key));
      if (entry !== undefined && isFresh(entry, this.#now()))
        return partOf(entry, { cache: "hit", ...about });
      if (entry !== undefined) stored.push(partOf(entry, { cache: "stale", ...about }));
      const live = await this.#desk.live({ route, params, key }, asker);
      if (live !== undefined) return { ...live, cache: "miss", ...about };
      unasked.push(route.api);
    }
    return stored.toSorted((a, b) => b.fetchedAt - a.fetchedAt)[0];
  }

  async #bundled({ kind, documents }: Ask): Promise<Part | undefined> {
    if (!includes(documents, "srd-2014")) return undefined;
    const records = (await this.#options.bundled?.(kind)) ?? [];
    return records.length === 0
      ? undefined
      : { records, cache: "bundled", documents: ["srd-2014"] };
  }
}

/** A part that answers as no route of the ask could. */
const inPlaceOf = (ask: Ask, part: Part | undefined): Part | undefined =>
  part && { ...part, unasked: apisOf(ask) };

const apisOf = ({ routes, documents }: Ask): readonly Api[] =>
  routes.filter((route) => reachable(route, documents).length > 0).map(({ api }) => api);

/** What came with this program only is as good as nothing: its source had none. */
const isFresh = ({ records, storedAt }: Stored, now: number): boolean =>
  since(storedAt, now) <
  (records.every(({ source }) => source.api === "bundled")
    ? lifetimes.emptyMs
    : lifetimes.answerMs);

const unavailable = (sources: Sources): LookupUnavailable => {
  const documents = sources === "all" ? "all documents" : sources.join(", ");
  return new LookupUnavailable(
    `The sources cannot be reached, and nothing is stored for ${documents}`,
  );
};

/** The mapping's version is part of every key: records of an older shape are never read as new ones. */
const shape = "3";

const keyOf = ({ id }: Route, params: Params): string =>
  `${shape} ${id} ${JSON.stringify(Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;
