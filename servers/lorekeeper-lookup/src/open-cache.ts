import { homedir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log, Options } from "@tabletop-mcp/mcp-kit";
import { type LookupCache, memoryCache } from "@tabletop-mcp/srd-client";
import {
  dataFolder,
  isNotReady,
  type OwnDriver,
  openLookupCache,
  prepareDriver,
  StorageError,
  useOwnDriver,
} from "@tabletop-mcp/storage";
import { memoryUntil } from "./memory-until.js";

/** A cache, and why it keeps nothing on disk. */
export interface OpenedCache {
  readonly cache: LookupCache;
  readonly fault?: Error;
}

/** The cache file that all campaigns share; in memory where it cannot be opened, and until it can where SQLite is being installed. */
export async function openCache(options: Options, log: Log): Promise<OpenedCache> {
  useSqlite(options, { tell: log.warn, patienceMs: 0 });
  const open = () => openLookupCache({ file: path.join(folderIn(options), "lookup-cache.sqlite") });
  const inMemory = (error: unknown): Error => {
    const fault = new Error(reasonOf(error), { cause: error });
    log.error("the lookup cache cannot be opened; answers are kept in memory only", {
      detail: fault.message,
    });
    return fault;
  };
  try {
    return { cache: await open() };
  } catch (error) {
    if (!isNotReady(error)) return { cache: memoryCache(), fault: inMemory(error) };
    log.warn("until SQLite is ready answers are kept in memory");
    return { cache: memoryUntil((signal) => asSoonAsReady(open, signal), inMemory) };
  }
}

/** Milliseconds. */
const againMs = 2_000;

async function asSoonAsReady(
  open: () => Promise<LookupCache>,
  signal: AbortSignal,
): Promise<LookupCache> {
  for (;;) {
    await sleep(againMs, undefined, { signal, ref: false });
    try {
      return await open();
    } catch (error) {
      if (!isNotReady(error)) throw error;
    }
  }
}

/** Lets SQLite be installed in the data folder, where it did not come along for this Node. */
export const useSqlite = (options: Options, waiting: Omit<OwnDriver, "folder">): void =>
  useOwnDriver({ folder: folderIn(options), ...waiting });

/** Has SQLite ready before the first call. */
export function prepare(options: Options, log: Log): Promise<void> {
  useSqlite(options, { tell: log.warn, patienceMs: 0 });
  return prepareDriver();
}

function folderIn(options: Options): string {
  const asked = options["dataDir"];
  const surroundings = { env: process.env, platform: process.platform, home: homedir() };
  return dataFolder(typeof asked === "string" ? asked : undefined, surroundings);
}

/** What failed, and what to do about it where that is known. */
export const reasonOf = (error: unknown): string =>
  error instanceof StorageError
    ? `${error.message}. ${error.hint}`
    : error instanceof Error
      ? error.message
      : String(error);
