import type { Log, Options } from "@tabletop-mcp/mcp-kit";
import { callPatienceMs, type OwnDriver, prepareDriver, useOwnDriver } from "@tabletop-mcp/storage";
import { folderIn } from "./place.js";

/** Lets SQLite be installed in the data folder, where it did not come along for this Node. */
export const useSqlite = (options: Options, waiting: Omit<OwnDriver, "folder">): void =>
  useOwnDriver({ folder: folderIn(options), ...waiting });

/** Has SQLite ready before the first call. */
export function prepare(options: Options, log: Log): Promise<void> {
  useSqlite(options, { tell: log.warn, patienceMs: callPatienceMs });
  return prepareDriver();
}
