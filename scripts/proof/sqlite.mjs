import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { packed } from "../pack/pack-all.mjs";
import { servers } from "../packages.mjs";
import { checkAnswers, onNewMachine, runThere, talkWith } from "./stage.mjs";

/** SQLite's driver 12 is the last that Node 20 can load; 13 comes ready-made for those after it. */
const firstNodeOf13 = 22;

/** Every server that keeps anything works at both ends of the range of drivers that it is published with. */
export async function* sqlite() {
  for (const server of servers) {
    const range = server.manifest.dependencies?.["better-sqlite3"];
    if (range === undefined) continue;
    for (const end of ends(range)) {
      const used = await onNewMachine((machine) => worksWith(server, end, machine));
      yield `${server.as}: better-sqlite3 ${used}`;
    }
  }
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
 * @param {import("../packages.mjs").Server} server
 * @param {string} version
 * @param {import("./stage.mjs").Machine} machine
 */
async function worksWith(server, version, machine) {
  const { folder } = machine;
  copyFileSync(packed(server), path.join(folder, "server.tgz"));
  const driver = `better-sqlite3@${version}`;
  await runThere(machine, "npm", ["install", "--no-audit", "./server.tgz", driver]);
  const [bin = ""] = Object.values(server.manifest.bin ?? {});
  const main = path.join(folder, "node_modules", server.manifest.name, bin);
  const data = path.join(folder, "data");
  const line = /** @type {const} */ ([process.execPath, main, "--data-dir", data]);
  await talkWith(machine, line, (ask) => checkAnswers(ask, server));
  // Without its driver the lookup server answers from memory.
  const files = readdirSync(data, { recursive: true, encoding: "utf8" });
  if (!files.some((name) => name.endsWith(".sqlite")))
    throw new Error(`${server.as} has kept nothing with better-sqlite3@${version}.`);
  const installed = path.join(folder, "node_modules/better-sqlite3/package.json");
  return JSON.parse(readFileSync(installed, "utf8")).version;
}
