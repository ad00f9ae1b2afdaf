import { randomInt } from "node:crypto";
import { homedir } from "node:os";
import path from "node:path";
import type { Log, Options } from "@tabletop-mcp/mcp-kit";
import {
  createSrdClient,
  defaultSources,
  type Kind,
  type LookupCache,
  type LookupRecord,
  memoryCache,
  type Sources,
} from "@tabletop-mcp/srd-client";
import { dataFolder, openLookupCache } from "@tabletop-mcp/storage";
import type { LoreContext } from "./context.js";

/** The context of a running server: real sources, the shared cache, the system's clock and randomness. */
export function openContext(options: Options, log: Log): LoreContext {
  const sources = sourcesIn(String(options["sources"]));
  const client = createSrdClient({
    cache: () => openCache(options, log),
    sources,
    origins: {
      ...originIn(options["open5eUrl"], (open5e) => ({ open5e })),
      ...originIn(options["dnd5eUrl"], (dnd5e) => ({ dnd5e })),
    },
    bundled,
    onFailure: (error) =>
      log.warn("a source failed", { reason: error.reason, detail: error.message }),
  });
  return {
    client,
    now: Date.now,
    sources,
    names: namesFrom(bundled),
    pick: (count) => randomInt(count),
  };
}

/** "srd-2014,srd-2024" or "all"; the default where no document is named. */
export function sourcesIn(text: string): Sources {
  const keys = text
    .split(",")
    .map((key) => key.trim())
    .filter((key) => key !== "");
  if (keys.some((key) => key.toLowerCase() === "all")) return "all";
  return keys.length === 0 ? defaultSources : keys;
}

/** Only an origin is taken of an address: the paths are this program's. */
function originIn<T>(address: unknown, use: (origin: URL) => T): T | undefined {
  return typeof address === "string" && address !== ""
    ? use(new URL(new URL(address).origin))
    : undefined;
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

/** The cache file that all campaigns share; in memory where it cannot be opened. */
async function openCache(options: Options, log: Log): Promise<LookupCache> {
  const asked = options["dataDir"];
  const surroundings = { env: process.env, platform: process.platform, home: homedir() };
  const folder = dataFolder(typeof asked === "string" ? asked : undefined, surroundings);
  try {
    return await openLookupCache({ file: path.join(folder, "lookup-cache.sqlite") });
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    log.error("the lookup cache cannot be opened; answers are kept in memory only", { detail });
    return memoryCache();
  }
}
