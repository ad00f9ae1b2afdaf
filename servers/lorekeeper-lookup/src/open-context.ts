import { randomInt } from "node:crypto";
import type { Log, Options } from "@tabletop-mcp/mcp-kit";
import {
  createSrdClient,
  defaultSources,
  type Kind,
  type LookupRecord,
  type Sources,
} from "@tabletop-mcp/srd-client";
import type { ServerContext } from "./context.js";
import { openCache, reasonOf } from "./open-cache.js";
import { originOf } from "./origin-flag.js";

/** The context of a running server: real sources, the shared cache, the system's clock and randomness. */
export function openContext(options: Options, log: Log): ServerContext {
  const sources = sourcesIn(String(options["sources"]));
  let cacheFault: Error | undefined;
  const client = createSrdClient({
    cache: async () => {
      const opened = await openCache(options, log);
      cacheFault = opened.fault;
      return opened.cache;
    },
    sources,
    origins: {
      ...(options["open5eUrl"] !== undefined && { open5e: originOf(options["open5eUrl"]) }),
      ...(options["dnd5eUrl"] !== undefined && { dnd5e: originOf(options["dnd5eUrl"]) }),
    },
    bundled,
    onCacheFailure: (error) =>
      log.error("the lookup cache cannot be read", { detail: reasonOf(error) }),
    onFailure: (error) =>
      log.warn("a source failed", { reason: error.reason, detail: error.message }),
  });
  return {
    client,
    now: Date.now,
    sources,
    names: namesFrom(bundled),
    pick: (count) => randomInt(count),
    cacheFault: () => cacheFault,
  };
}

/** "srd-2014,srd-2024" or "all"; the default where no document is named. */
export function sourcesIn(text: string): Sources {
  const keys = text
    .split(",")
    .map((key) => key.trim().toLowerCase())
    .filter((key) => key !== "");
  if (keys.includes("all")) return "all";
  return keys.length === 0 ? defaultSources : keys;
}

/** The facts of SRD 5.1 that are always here; loaded when they are first needed. */
async function bundled(kind: Kind): Promise<readonly LookupRecord[]> {
  const { bundledRecords } = await import("@tabletop-mcp/srd-client/bundled");
  return bundledRecords(kind);
}

/** Names for suggestions, without asking anybody. */
export const namesFrom =
  (records: (kind: Kind) => Promise<readonly LookupRecord[]>) =>
  async (kind: Kind): Promise<readonly string[]> =>
    (await records(kind)).map(({ name }) => name);
