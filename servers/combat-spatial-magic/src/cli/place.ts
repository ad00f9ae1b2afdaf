import { homedir } from "node:os";
import { inFaults, type Log, type Options } from "@tabletop-mcp/mcp-kit";
import {
  callPatienceMs,
  campaignFile,
  dataFolder,
  type OwnDriver,
  prepareDriver,
  refuseUnusable,
  useOwnDriver,
} from "@tabletop-mcp/storage";

/** The folder of all campaigns. */
export function folderIn(options: Options): string {
  const asked = options["dataDir"];
  const surroundings = { env: process.env, platform: process.platform, home: homedir() };
  return dataFolder(typeof asked === "string" ? asked : undefined, surroundings);
}

/** The file of the campaign that the flags name. Throws StorageError. */
export const fileIn = (options: Options): string =>
  campaignFile(folderIn(options), String(options["campaign"]));

/** Lets SQLite be installed in the data folder, where it did not come along for this Node. */
export const useSqlite = (options: Options, waiting: Omit<OwnDriver, "folder">): void =>
  useOwnDriver({ folder: folderIn(options), ...waiting });

/** Has SQLite ready before the first call. */
export function prepare(options: Options, log: Log): Promise<void> {
  useSqlite(options, { tell: log.warn, patienceMs: callPatienceMs });
  return prepareDriver();
}

/** Throws a ToolFault where the flags name a campaign that can neither be read nor begun. */
export const refuseWrongPlace = (options: Options): Promise<void> =>
  inFaults(async () => refuseUnusable(fileIn(options)));
