import { connect } from "@tabletop-mcp/mcp-kit/testing";
import {
  type Filters,
  type Finder,
  type FindOptions,
  type Found,
  type Kind,
  type LookupRecord,
  LookupUnavailable,
  matches,
  memoryCache,
  type RecordOf,
  type Sources,
  type SrdClient,
} from "@tabletop-mcp/srd-client";
import { lorekeeperServer } from "../../server.js";
import { library } from "./records.js";

/** How the world of a test differs from a library whose every answer is fresh. */
export interface World {
  readonly records?: readonly LookupRecord[];
  readonly cache?: Found["cache"];
  /** Kinds whose sources are away, with nothing stored. */
  readonly away?: readonly Kind[];
  readonly sources?: Sources;
  /** What the next draws give. */
  readonly picks?: readonly number[];
}

/** A client over records in memory; it filters as the real one does. */
export function fakeClient({ records = library, cache = "miss", away = [] }: World): SrdClient {
  const finder: Finder = {
    find<K extends Kind>(kind: K, filters?: Filters, options?: FindOptions): Promise<Found<K>> {
      const sources = options?.sources ?? "all";
      if (away.includes(kind)) return Promise.reject(new LookupUnavailable("The sources are away"));
      const found = records.filter(
        (record): record is RecordOf<K> & LookupRecord =>
          record.kind === kind &&
          matches(record, filters ?? {}) &&
          (sources === "all" || sources.includes(record.source.document_key)),
      );
      const apis = [...new Set(found.map(({ source }) => source.api))];
      return Promise.resolve({ records: found, cache, sources: apis });
    },
  };
  return {
    ...finder,
    question: () => finder,
    sync: () => Promise.resolve(0),
    cache: () => Promise.resolve(memoryCache()),
    close: () => Promise.resolve(),
  };
}

/** The whole reply to one call, through the protocol; the clock stands still. */
export async function call(name: string, args: Record<string, unknown>, world: World = {}) {
  const { records = library, sources = ["srd-2014"], picks = [] } = world;
  const script = [...picks];
  const connection = await connect({
    ...lorekeeperServer,
    createContext: () => ({
      client: fakeClient(world),
      now: () => Date.parse("2026-01-22T19:03:12.000Z"),
      cacheFault: () => undefined,
      sources,
      names: (kind) =>
        Promise.resolve(records.filter((one) => one.kind === kind).map((one) => one.name)),
      pick: (count) => {
        const picked = script.shift();
        if (picked === undefined || picked >= count) throw new Error(`no pick below ${count}`);
        return picked;
      },
    }),
  });
  const reply = await connection.call(name, args);
  await connection.close();
  if (script.length > 0) throw new Error(`${script.length} picks were not asked for`);
  const [content] = reply.content;
  const text = content?.type === "text" ? content.text : "";
  const data = Object.fromEntries(Object.entries(reply.structuredContent ?? {}));
  return { isError: reply.isError === true, data, text };
}

/** The names of an answer's rows, or of a detail tool's results. */
export function namesIn({ data }: { readonly data: Record<string, unknown> }): readonly unknown[] {
  const rows = Array.isArray(data["data"]) ? data["data"] : resultsIn(data["data"]);
  return rows.map((row: { name?: unknown }) => row.name);
}

const resultsIn = (data: unknown): { name?: unknown }[] => {
  const results: unknown =
    data !== null && typeof data === "object" && Reflect.get(data, "results");
  return Array.isArray(results) ? results : [];
};
