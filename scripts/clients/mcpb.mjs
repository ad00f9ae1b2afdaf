// npm run mcpb: packs each server as a bundle that Claude Desktop installs by a double click, into
// dist/, and has the official tool judge it.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { dist, kilobytes, packAll, packed } from "../pack/pack-all.mjs";
import { keepsData, servers, toolsOf } from "../packages.mjs";
import { runTool } from "../proof/tools.mjs";
import { root, run } from "../run.mjs";

/** @typedef {import("../packages.mjs").Server} Server */

/** Claude Desktop brings a Node of its own: this driver comes ready-made for each since this one. */
const driver = { "better-sqlite3": "^13.2.0" };
const nodeOfDriver = ">=22";

/** Where a server's program stands in its bundle. */
export const programOf = (/** @type {Server} */ { manifest }) =>
  `node_modules/${manifest.name}/${Object.values(manifest.bin ?? {})[0]}`;

/** The file that a server is bundled into. What it has compiled in is for this kind of machine. */
export const bundleOf = (/** @type {Server} */ { as, manifest }) =>
  path.join(dist, `tabletop-${as}-${manifest.version}-${process.platform}-${process.arch}.mcpb`);

/**
 * What Claude Desktop reads of a bundle.
 * @param {Server} server
 */
export function bundleManifest(server) {
  const { as, title, gives, settings, flags = [], manifest } = server;
  const entry = programOf(server);
  const named = settings.map(({ env, ...setting }) => /** @type {const} */ ([env, setting]));
  const key = (/** @type {string} */ env) => env.replace("TABLETOP_", "").toLowerCase();
  return {
    manifest_version: "0.3",
    name: `tabletop-${as}`,
    display_name: title,
    version: manifest.version,
    description: gives,
    author: { name: "The authors of tabletop-mcp" },
    license: manifest.license,
    keywords: manifest.keywords,
    server: {
      type: "node",
      entry_point: entry,
      mcp_config: {
        command: "node",
        args: [`\${__dirname}/${entry}`, ...flags],
        env: Object.fromEntries(named.map(([env]) => [env, `\${user_config.${key(env)}}`])),
      },
    },
    tools: toolsOf(server).map(({ name, title: description }) => ({ name, description })),
    compatibility: {
      platforms: [process.platform],
      runtimes: { node: keepsData(server) ? nodeOfDriver : manifest.engines.node },
    },
    user_config: Object.fromEntries(
      named.map(([env, setting]) => [key(env), { type: "string", required: false, ...setting }]),
    ),
  };
}

/** What a bundle does without: SQLite's source, which is compiled already, and npm's notes. */
const ignored = [
  "node_modules/better-sqlite3/deps",
  "node_modules/better-sqlite3/src",
  "node_modules/node-addon-api",
  "node_modules/.bin",
  "node_modules/.package-lock.json",
  "package-lock.json",
  "server.tgz",
];

/** @param {Server} server */
async function bundle(server) {
  const stage = mkdtempSync(path.join(tmpdir(), "tabletop-mcpb-"));
  try {
    copyFileSync(packed(server), path.join(stage, "server.tgz"));
    // By its own name: what is only optional npm leaves out where its own Node could not load it.
    const dependencies = keepsData(server) ? driver : {};
    writeFileSync(path.join(stage, "package.json"), JSON.stringify({ dependencies }));
    const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "./server.tgz"];
    const { code, output } = await run("npm", args, { quiet: true, cwd: stage });
    if (code !== 0) throw new Error(`npm could not install ${server.manifest.name}.\n${output}`);
    const manifest = path.join(stage, "manifest.json");
    writeFileSync(manifest, JSON.stringify(bundleManifest(server), null, 2));
    writeFileSync(path.join(stage, ".mcpbignore"), ignored.join("\n"));
    await runTool("mcpb", ["validate", manifest]);
    await runTool("mcpb", ["pack", stage, bundleOf(server)]);
    return bundleOf(server);
  } finally {
    rmSync(stage, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Bundles every server; the tarballs are packed already. */
export async function* bundleAll() {
  for (const server of servers) yield { server, file: await bundle(server) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await packAll();
  for await (const { file } of bundleAll())
    console.log(`${kilobytes(file).padStart(8)}  ${path.relative(root, file)}`);
}
