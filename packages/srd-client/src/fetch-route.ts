import { UpstreamError } from "./errors.js";
import type { GetJson } from "./http.js";
import type { Params, Route } from "./routes.js";

/** Where the two services are: origins only, the paths are ours. */
export interface Origins {
  readonly open5e: URL;
  readonly dnd5e: URL;
}

export interface FetchContext {
  readonly getJson: GetJson;
  readonly origins: Origins;
  /** Called as rows arrive. */
  readonly onRows?: (rows: number, of: number) => void;
}

/** Rows a page: few requests, and far below the limit of a response's size. */
const pageSize = 500;

/** Linked records asked for at once. */
const atOnce = 8;

/** The most that one answer may be made of: several times what any source has. */
export const routeLimits = { pages: 40, rows: 20_000, links: 500 } as const;

/** Every row that a route has for these parameters, page after page or link by link. */
export function fetchRows(
  route: Route,
  params: Params,
  context: FetchContext,
): Promise<readonly unknown[]> {
  if (route.shape === "pages") return fetchPages(route, params, context);
  return route.shape === "links" ? fetchLinks(route, params, context) : fetchRules(route, context);
}

const originOf = (route: Route, { open5e, dnd5e }: Origins): URL =>
  route.api === "dnd5eapi-2014" ? dnd5e : open5e;

/** The URL of one request; parameters sorted, so that equal questions are equal. */
export function urlOf(origin: URL, path: string, params: Params): URL {
  const sorted = Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const query = new URLSearchParams(sorted).toString();
  return new URL(query === "" ? path : `${path}?${query}`, origin);
}

async function fetchPages(
  route: Route,
  params: Params,
  { getJson, origins, onRows }: FetchContext,
): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  const once = onceOnly();
  for (let page = 1; page <= routeLimits.pages; page++) {
    const paged = {
      ...params,
      limit: String(pageSize),
      ...(page > 1 && { page: String(page) }),
    };
    const url = urlOf(originOf(route, origins), route.path, paged);
    const { count, results } = envelope(await getJson(url), url);
    if (Math.max(count, rows.length + results.length) > routeLimits.rows)
      throw tooLarge(url, `${count} rows`);
    for (const row of results) once(keyIn(row), url);
    rows.push(...results);
    onRows?.(rows.length, count);
    if (rows.length >= count) return rows;
    // A part is never given out as the whole, and a page without rows would never end.
    if (results.length === 0) throw malformed(url, `${rows.length} rows of ${count}`);
  }
  throw tooLarge(
    urlOf(originOf(route, origins), route.path, {}),
    `over ${routeLimits.pages} pages`,
  );
}

/** What tells a row from all others: version 2 calls it key, version 1 slug. */
function keyIn(row: unknown): string | undefined {
  const key = isRecord(row) ? (row["key"] ?? row["slug"]) : undefined;
  return typeof key === "string" ? key : undefined;
}

/** Refuses what comes twice: a source that ignores the page would give the same rows for ever. */
function onceOnly(): (key: string | undefined, url: URL) => void {
  const seen = new Set<string>();
  return (key, url) => {
    if (key === undefined) return;
    if (seen.has(key)) throw malformed(url, "a row comes twice");
    seen.add(key);
  };
}

/** Lists of the D&D 5e API hold names only: each record is a request of its own. */
async function fetchLinks(
  route: Route,
  params: Params,
  { getJson, origins, onRows }: FetchContext,
): Promise<readonly unknown[]> {
  const url = urlOf(originOf(route, origins), route.path, params);
  const links = indexesOf(envelope(await getJson(url), url).results, url);
  let done = 0;
  return someAtOnce(links, async (index) => {
    const record = await getJson(urlOf(url, `${route.path}/${index}`, {}));
    done += 1;
    onRows?.(done, links.length);
    return record;
  });
}

/** A rule section with the rule that lists it. */
export interface SectionRow {
  readonly rule: unknown;
  readonly section: unknown;
}

/** A rule's text is in its sections: each section is a row, with the rule that lists it. */
async function fetchRules(
  route: Route,
  { getJson, origins, onRows }: FetchContext,
): Promise<readonly SectionRow[]> {
  const list = urlOf(originOf(route, origins), route.path, {});
  const indexes = indexesOf(envelope(await getJson(list), list).results, list);
  const get = (path: string): Promise<unknown> => getJson(urlOf(list, path, {}));
  const rules = await someAtOnce(indexes, (index) => get(`${route.path}/${index}`));
  const listed = rules.flatMap((rule) =>
    fieldOf(rule, "subsections", list).map((link) => ({ rule, link })),
  );
  const sections = indexesOf(
    listed.map(({ link }) => link),
    list,
  );
  let done = 0;
  const read = await someAtOnce(sections, async (index) => {
    const section = await get(`/api/2014/rule-sections/${index}`);
    done += 1;
    onRows?.(done, sections.length);
    return section;
  });
  return listed.map(({ rule }, at) => ({ rule, section: read[at] }));
}

/** Does a task for each item, in their order; after one has failed no more are begun. */
async function someAtOnce<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  // Of all workers: the one that throws closes it for the others, too.
  const left = each(items);
  const work = async (): Promise<void> => {
    for (const [at, item] of left) results[at] = await task(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

function* each<Item>(items: readonly Item[]): Generator<[number, Item]> {
  yield* items.entries();
}

interface Envelope {
  readonly count: number;
  readonly results: readonly unknown[];
}

function envelope(answer: unknown, url: URL): Envelope {
  const results = fieldOf(answer, "results", url);
  const count = isRecord(answer) ? answer["count"] : undefined;
  if (typeof count !== "number" || count < 0) throw malformed(url, "no count");
  return { count, results };
}

function fieldOf(answer: unknown, name: string, url: URL): readonly unknown[] {
  const field = isRecord(answer) ? answer[name] : undefined;
  if (!Array.isArray(field)) throw malformed(url, `no ${name}`);
  return field;
}

/** The links' indexes, which become parts of paths: slugs and nothing else, each once. */
function indexesOf(links: readonly unknown[], url: URL): readonly string[] {
  if (links.length > routeLimits.links) throw tooLarge(url, `${links.length} links`);
  const once = onceOnly();
  return links.map((link) => {
    const index = isRecord(link) ? link["index"] : undefined;
    if (typeof index !== "string" || !/^[a-z0-9-]+$/.test(index))
      throw malformed(url, "a link without index");
    once(index, url);
    return index;
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const malformed = (url: URL, detail: string): UpstreamError =>
  new UpstreamError("malformed", { host: url.host, detail: `${detail} at ${url.pathname}` });

const tooLarge = (url: URL, detail: string): UpstreamError =>
  new UpstreamError("too-large", { host: url.host, detail: `${detail} at ${url.pathname}` });
