import path from "node:path";
import { binariesHere, postgresBinaries } from "./binaries.js";
import { type PostgresServer, serverAt, startServer } from "./server.js";

export { inSchema, type PostgresServer, type ServerProcess, serverAt } from "./server.js";
export { binariesHere };

/** What the machine lacks is fetched into here once; as root another user has to come to it. */
const cache =
  process.getuid?.() === 0
    ? "/var/tmp/tabletop-postgres"
    : path.resolve("node_modules/.cache/tabletop-postgres");

/** Where a server for tests is looked for. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder of this machine's programs. */
  binaries(): string | undefined;
  /** Tells whoever runs the tests. */
  say(line: string): void;
}

const ours: Surroundings = {
  env: process.env,
  binaries: () => postgresBinaries(cache),
  say: (line) => void process.stderr.write(`${line}\n`),
};

/**
 * A server for tests: the one that TABLETOP_TEST_POSTGRES names, else one of their own, with these
 * settings. Where none can be had they are skipped; with CI=true that is an error.
 */
export async function postgresForTests(
  settings: Readonly<Record<string, string>> = {},
  { env, binaries, say }: Surroundings = ours,
): Promise<PostgresServer | undefined> {
  const named = env["TABLETOP_TEST_POSTGRES"];
  if (named !== undefined && named !== "") return serverAt(named);
  const folder = binaries();
  if (folder !== undefined) return startServer(folder, settings);
  const why =
    "no PostgreSQL on this machine, and none for it on npm: TABLETOP_TEST_POSTGRES may name one";
  if (env["CI"] === "true") throw new Error(why);
  say(`skipped: ${why}`);
  return undefined;
}
