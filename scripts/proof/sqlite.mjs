import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { packed } from "../pack/pack-all.mjs";
import { keepsData, libraries, servers, tarballOf } from "../packages.mjs";
import { checkAnswers, onNewMachine, runThere, talkWith } from "./stage.mjs";

/** SQLite's driver 12 is the last that Node 20 can load; 13 comes ready-made for those after it. */
const firstNodeOf13 = 22;

const keeping = servers.filter(keepsData);

/** Every server that keeps anything works at both ends of the range of drivers that storage is published with. */
export async function* sqlite() {
  const storage = libraries.find(({ folder }) => folder === "packages/storage");
  for (const end of ends(storage?.manifest.dependencies?.["better-sqlite3"] ?? ""))
    yield await onNewMachine(async (machine) => {
      const version = await installed(end, machine);
      for (const server of keeping) await works(server, machine);
      return `better-sqlite3 ${version}: ${keeping.map(({ as }) => as).join(", ")}`;
    });
}

/**
 * The oldest version of a range, and the newest of its last part, as far as this Node can load them.
 * @param {string} range "^12.11.1 || ^13.2.0"
 */
function ends(range) {
  const parts = range.split("||").map((part) => part.trim());
  const [oldest = "", newest = ""] = [parts[0]?.replace("^", ""), parts.at(-1)];
  const node = Number.parseInt(process.versions.node, 10);
  return node < firstNodeOf13 ? [oldest] : [oldest, newest];
}

/**
 * Installs all servers beside one driver, and gives its version: compiled, it takes minutes.
 * @param {string} end
 * @param {import("./stage.mjs").Machine} machine
 */
async function installed(end, machine) {
  const { folder } = machine;
  const driver = { "better-sqlite3": end };
  const files = keeping.map(({ manifest }) => [manifest.name, `file:./${tarballOf(manifest)}`]);
  for (const server of keeping)
    copyFileSync(packed(server), path.join(folder, tarballOf(server.manifest)));
  const dependencies = { ...Object.fromEntries(files), ...driver };
  const manifest = JSON.stringify({ dependencies, overrides: driver });
  writeFileSync(path.join(folder, "package.json"), manifest);
  await runThere(machine, "npm", ["install", "--no-audit"]);
  const there = path.join(folder, "node_modules/better-sqlite3/package.json");
  return JSON.parse(readFileSync(there, "utf8")).version;
}

/**
 * @param {import("../packages.mjs").Server} server
 * @param {import("./stage.mjs").Machine} machine
 */
async function works(server, machine) {
  const [bin = ""] = Object.values(server.manifest.bin ?? {});
  const home = path.join(machine.folder, "node_modules", server.manifest.name);
  const data = path.join(machine.folder, "data", server.as);
  const line = /** @type {const} */ ([process.execPath, path.join(home, bin), "--data-dir", data]);
  await talkWith(machine, line, (ask) => checkAnswers(ask, server));
  // Without its driver the lookup server answers from memory, and others install one of their own.
  if (existsSync(path.join(home, "node_modules")) || existsSync(path.join(data, "sqlite")))
    throw new Error(`${server.as} has not used the driver that is beside it.`);
  const files = readdirSync(data, { recursive: true, encoding: "utf8" });
  if (!files.some((name) => name.endsWith(".sqlite")))
    throw new Error(`${server.as} has kept nothing.`);
}
