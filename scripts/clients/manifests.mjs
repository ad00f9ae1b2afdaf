// The files by which clients and registries know the servers, made of the one list and the packages'
// own manifests: npm run manifests writes them, and a test holds them to that.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { servers } from "../packages.mjs";
import { withTools } from "../pages/tools-list.mjs";
import { root } from "../run.mjs";

/** @typedef {import("../packages.mjs").Server} Server */
/** @typedef {Readonly<Record<string, { command: string, args: readonly string[] }>>} Registered */

/**
 * What a client is told to start, as it stands in `.mcp.json`.
 * @param {(server: Server) => { command: string, args: readonly string[] }} start
 * @returns {{ mcpServers: Registered }}
 */
export const registered = (start) => ({
  mcpServers: Object.fromEntries(servers.map((server) => [server.as, start(server)])),
});

/** By npx, at exactly this version: a plugin that is updated updates its servers, too. */
export const byNpx = (/** @type {Server} */ { manifest: { name, version }, flags = [] }) => ({
  command: "npx",
  args: ["-y", `${name}@${version}`, ...flags],
});

/**
 * A server's entry in the MCP registry.
 * @param {Server} server
 */
export const registryEntry = ({ manifest, title, gives, settings, flags = [] }) => ({
  $schema: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
  name: manifest.mcpName,
  title,
  description: gives,
  version: manifest.version,
  packages: [
    {
      registryType: "npm",
      identifier: manifest.name,
      version: manifest.version,
      runtimeHint: "npx",
      transport: { type: "stdio" },
      ...(flags.length === 0
        ? {}
        : { packageArguments: flags.map((value) => ({ type: "positional", value })) }),
      ...(settings.length === 0
        ? {}
        : {
            environmentVariables: settings.map(({ env, description, default: preset }) => ({
              name: env,
              description,
              default: preset,
            })),
          }),
    },
  ],
});

/** To be raised by one with a change of the plugin's own pages that is released without a server. */
const revision = 0;

/**
 * The plugin's version: the sum of its servers', part by part, so that it rises with each of them.
 * Claude Code takes what has the same version for the same.
 * @param {readonly string[]} versions
 */
export function sumOf(versions) {
  const parts = versions.map((version) => version.split(".").map(Number));
  const [major, minor, patch] = [0, 1, 2].map((i) =>
    parts.reduce((sum, numbers) => sum + (numbers[i] ?? 0), 0),
  );
  return `${major}.${minor}.${(patch ?? 0) + revision}`;
}

/** The plugin as Claude Code reads of it. */
const plugin = () => ({
  name: "tabletop",
  description:
    "Run D&D 5e with Claude: dice that cannot be faked, rules that apply themselves, lore with its source, a campaign that remembers.",
  version: sumOf(servers.map(({ manifest }) => manifest.version)),
  author: { name: "The authors of tabletop-mcp" },
  license: "MIT",
  keywords: ["dnd", "5e", "srd", "dice", "game-master"],
});

const json = (/** @type {unknown} */ value) => `${JSON.stringify(value, null, 2)}\n`;

/** Every file that is made so, by its path from the root. */
export const manifests = () => ({
  "plugin/.claude-plugin/plugin.json": json(plugin()),
  "plugin/.mcp.json": json(registered(byNpx)),
  ...Object.fromEntries(
    servers.map((server) => [`${server.folder}/server.json`, json(registryEntry(server))]),
  ),
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const [file, text] of Object.entries(manifests()))
    writeFileSync(path.join(root, file), text);
  const page = path.join(root, "README.md");
  writeFileSync(page, withTools(readFileSync(page, "utf8")));
}
