import { homedir } from "node:os";
import path from "node:path";
import type { Log, Options } from "@tabletop-mcp/mcp-kit";
import {
  callPatienceMs,
  dataFolder,
  type OwnDriver,
  prepareDriver,
  useOwnDriver,
} from "@tabletop-mcp/storage";

function folderIn(options: Options): string {
  const asked = options["dataDir"];
  const surroundings = { env: process.env, platform: process.platform, home: homedir() };
  return dataFolder(typeof asked === "string" ? asked : undefined, surroundings);
}

/** What has become of a world is kept under the name of its file. */
export function databaseFile(options: Options): string {
  const file = path.parse(String(options["world"] ?? "ninth-bell")).name;
  const name = file.replaceAll(/[^\p{L}\p{N}_-]+/gu, "-");
  return path.join(folderIn(options), "worlds", `${name}.sqlite`);
}

/** Lets SQLite be installed in the data folder, where it did not come along for this Node. */
export const useSqlite = (options: Options, waiting: Omit<OwnDriver, "folder">): void =>
  useOwnDriver({ folder: folderIn(options), ...waiting });

/** Has SQLite ready before the first call. */
export function prepare(options: Options, log: Log): Promise<void> {
  useSqlite(options, { tell: log.warn, patienceMs: callPatienceMs });
  return prepareDriver();
}
