// All the set-up that `npm test` and `npm run demo` need, on a machine with only Node and npm.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { pnpm, pnpmVersion } from "./pnpm.mjs";
import { root } from "./run.mjs";
import { told } from "./told.mjs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`tabletop-mcp needs Node 20.19 or newer; this is ${process.version}.`);
  console.error("Install a newer one from https://nodejs.org and try again.");
  process.exit(1);
}

/** Where this Node brought its own headers along, for compiling SQLite; node-gyp would download them. */
export function ownHeaders() {
  const prefix = path.resolve(realpathSync(process.execPath), "../..");
  const file = path.join(prefix, "include/node/node_version.h");
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  const version = ["MAJOR", "MINOR", "PATCH"].map(
    (part) => text.match(new RegExp(`#define NODE_${part}_VERSION (\\d+)`))?.[1],
  );
  return version.join(".") === process.versions.node ? prefix : undefined;
}

/** Installs what pnpm-lock.yaml lists. Whether it could. */
export async function setUp() {
  const headers = ownHeaders();
  // Before any that somebody has named: npm hands on its setting, which may be for another Node.
  if (headers !== undefined) process.env.npm_config_nodedir = headers;

  const flags = [
    "install",
    "--frozen-lockfile",
    // The tools are devDependencies: NODE_ENV=production must not leave them out.
    "--prod=false",
    // A node_modules made by another package manager is replaced without a question.
    "--config.confirmModulesPurge=false",
  ];
  const what = `setup: installing what pnpm-lock.yaml lists, with pnpm ${pnpmVersion}, at first a minute or more`;
  const { code, output } = await told(what, () => pnpm(flags, { quiet: true }));
  if (code !== 0) {
    console.error(output);
    console.error("setup: pnpm could not install the dependencies; its own words are above.");
    return false;
  }
  return loadsDriver() || (await compileDriver());
}

/** Whether this Node can load the SQLite that is here: one that was compiled for another it cannot. */
function loadsDriver() {
  const script = 'new (require("better-sqlite3"))(":memory:").close()';
  const cwd = path.join(root, "packages/storage");
  return spawnSync(process.execPath, ["-e", script], { cwd, stdio: "ignore" }).status === 0;
}

async function compileDriver() {
  const what = "setup: SQLite is for another Node; making it ready for this one, minutes at worst";
  const { output } = await told(what, () =>
    pnpm(["-r", "rebuild", "better-sqlite3"], { quiet: true }),
  );
  if (loadsDriver()) return true;
  console.error(output);
  console.error("setup: SQLite cannot be loaded; what pnpm said of it is above.");
  return false;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href && !(await setUp()))
  process.exitCode = 1;
