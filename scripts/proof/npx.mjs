import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { kilobytes, packed } from "../pack/pack-all.mjs";
import { keepsData, servers } from "../packages.mjs";
import { checkAnswers, onNewMachine, since, talkWith } from "./stage.mjs";

/** The only packages that may be installed beside a server: what esbuild cannot bundle. */
const natives = ["better-sqlite3", "@resvg/resvg-js"];

/** Since this Node SQLite comes ready-made; an older one is served without it at first. */
const comesReadyMade = Number.parseInt(process.versions.node, 10) >= 22;

/** Every server answers from its tarball, by npx alone, on a machine that has nothing yet but what the servers before it have kept. */
export async function* npx() {
  const kept = mkdtempSync(path.join(tmpdir(), "tabletop-proof-data-"));
  try {
    yield "server   tarball  installed  packages  tools listed  first answer  next start";
    for (const server of servers)
      yield await onNewMachine((machine) => tried(server, machine, kept));
    const own = path.join(kept, "sqlite");
    if (existsSync(own) === comesReadyMade)
      throw new Error(`The servers have installed ${comesReadyMade ? "an" : "no"} SQLite.`);
    if (!comesReadyMade)
      yield `SQLite, installed once by the first server that waited for it: ${megabytes(own)}`;
  } finally {
    rmSync(kept, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

/**
 * @param {import("../packages.mjs").Server} server
 * @param {import("./stage.mjs").Machine} machine
 * @param {string} kept
 */
async function tried(server, { folder, env }, kept) {
  const machine = { folder, env: { ...env, TABLETOP_DATA_DIR: kept } };
  // npx takes a tarball by a relative path only.
  copyFileSync(packed(server), path.join(folder, "server.tgz"));
  const line = /** @type {const} */ (["npx", "-y", "./server.tgz"]);
  const start = async () => {
    const begun = performance.now();
    let listed = "";
    const onListed = () => {
      listed = since(begun);
    };
    await talkWith(machine, line, (ask) => checkAnswers(ask, server, onListed));
    return { listed, answered: since(begun) };
  };
  const [first, next] = [await start(), await start()];
  const { size, names } = installed(machine, server);
  return [
    server.as.padEnd(7),
    kilobytes(packed(server)).padStart(8),
    size.padStart(9),
    String(names.length).padStart(8),
    first.listed.padStart(12),
    first.answered.padStart(12),
    next.answered.padStart(10),
  ].join("  ");
}

/** The size of all files in a folder. */
function megabytes(/** @type {string} */ folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const bytes = files.reduce(
    (sum, file) => sum + (file.isFile() ? statSync(path.join(file.parentPath, file.name)).size : 0),
    0,
  );
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}

/**
 * What npx has installed there; throws where that is more than the bundle and its natives.
 * @param {import("./stage.mjs").Machine} machine
 * @param {import("../packages.mjs").Server} server
 */
function installed({ env }, server) {
  const { manifest } = server;
  const caches = [
    path.join(env.HOME ?? "", ".npm"),
    path.join(env.LOCALAPPDATA ?? "", "npm-cache"),
  ];
  const cache = caches.map((one) => path.join(one, "_npx")).find((one) => existsSync(one));
  if (cache === undefined) throw new Error("npx has installed nothing.");
  const [key = ""] = readdirSync(cache);
  const modules = path.join(cache, key, "node_modules");
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(path.join(modules, manifest.name, "package.json"), "utf8"),
  );
  const strange = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
    (name) => !natives.includes(name),
  );
  if (strange.length > 0) throw new Error(`${manifest.name} depends on ${strange.join(", ")}.`);
  const { packages } = JSON.parse(readFileSync(path.join(modules, ".package-lock.json"), "utf8"));
  const names = Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, ""));
  const house = names.filter((name) => name.startsWith("@tabletop-mcp/"));
  if (house.join() !== manifest.name) throw new Error(`Installed, too: ${house.join(", ")}.`);
  if (keepsData(server) && names.includes("better-sqlite3") !== comesReadyMade)
    throw new Error(`Installed: ${names.join(", ")}.`);
  return { size: megabytes(modules), names };
}
