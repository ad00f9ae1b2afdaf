import { homedir } from "node:os";
import path from "node:path";
import { type FlagSpec, type Options, UsageError } from "@tabletop-mcp/mcp-kit";
import { dataFolder, isPostgresUrl, type WorldPlace } from "@tabletop-mcp/storage";

/** Where what has become of a world is kept. */
export const storeFlags: readonly FlagSpec[] = [
  {
    flag: "--store <url>",
    description:
      "keep what becomes of the world in PostgreSQL (postgres://user@host/database), which any number of processes share; else in a file of the data folder",
    env: "TABLETOP_MUD_STORE",
    parse: postgresUrl,
  },
  {
    flag: "--pool <number>",
    description: "with --store: connections of this process at most, and one more; 10 without it",
    parse: poolSize,
  },
];

/** A pool without a server would be taken for one of files. */
export function refusePool({ pool, store }: Options): void {
  if (pool !== undefined && store === undefined) throw new UsageError("--pool goes with --store");
}

/** What is said of a wrong one repeats nothing of it: there may be a password in it. */
function postgresUrl(text: string): string {
  if (isPostgresUrl(text) && URL.canParse(text.trim())) return text.trim();
  throw new Error(
    "that is no URL of PostgreSQL, such as postgres://user@host:5432/database; in a password %40 stands for @, %2F for /, %23 for # and %25 for %",
  );
}

function poolSize(text: string): number {
  const size = Number(text);
  if (/^\d{1,4}$/u.test(text) && size > 0) return size;
  throw new Error(`"${text}" is not a number of connections`);
}

/** Whether no file is needed. */
export const isInDatabase = ({ store }: Options): boolean => typeof store === "string";

/** Where the world that these flags name is kept. */
export function placeOf(options: Options): WorldPlace {
  const { store } = options;
  return typeof store === "string" ? { url: store } : { file: databaseFile(options) };
}

/** A place as it is written after --from and --to: a URL, or the name of a file. */
export const placeIn = (text: string): WorldPlace =>
  isPostgresUrl(text) ? { url: postgresUrl(text) } : { file: path.resolve(text) };

/** What a world is kept under: the name of its file. */
export const worldName = ({ world }: Options): string =>
  path.parse(String(world ?? "ninth-bell")).name;

function databaseFile(options: Options): string {
  const name = worldName(options).replaceAll(/[^\p{L}\p{N}_-]+/gu, "-");
  return path.join(folderIn(options), "worlds", `${name}.sqlite`);
}

/** The data folder. */
export function folderIn({ dataDir }: Options): string {
  const surroundings = { env: process.env, platform: process.platform, home: homedir() };
  return dataFolder(typeof dataDir === "string" ? dataDir : undefined, surroundings);
}
