// npm run register [-- FOLDER]: builds the servers, and writes a .mcp.json with them there (where it
// is typed, if no folder is named). Other servers in that file stay.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { built } from "../built.mjs";
import { root } from "../run.mjs";
import { registered } from "./manifests.mjs";

/** By the Node that runs this, for which SQLite is built, from this folder. */
const fromHere = registered(({ folder, flags = [] }) => ({
  command: process.execPath,
  args: [path.join(root, folder, "dist/main.js"), ...flags],
}));

/**
 * A .mcp.json with these servers in it, too.
 * @param {string} text what there is already, "" for nothing
 * @param {ReturnType<typeof registered>} ours
 */
export function withServers(text, { mcpServers }) {
  const there = text.trim() === "" ? {} : JSON.parse(text);
  return `${JSON.stringify({ ...there, mcpServers: { ...there.mcpServers, ...mcpServers } }, null, 2)}\n`;
}

async function register(/** @type {string} */ folder) {
  const file = path.join(folder, ".mcp.json");
  const text = withServers(existsSync(file) ? readFileSync(file, "utf8") : "", fromHere);
  if (!(await built("register"))) return 1;
  writeFileSync(file, text);
  console.log(`Written: ${file}\nStart claude in ${folder}, and say yes to its servers.`);
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const where = process.env.INIT_CWD ?? process.cwd();
  process.exitCode = await register(path.resolve(where, process.argv[2] ?? ""));
}
