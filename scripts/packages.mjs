// What is published, and the one list of the servers: whatever packs, registers, bundles or proves goes through it.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run.mjs";

/**
 * A package as npm publishes it.
 * @typedef {{
 *   name: string, version: string, description: string, license: string, private?: boolean,
 *   mcpName?: string, keywords?: readonly string[],
 *   engines: { node: string }, bin?: Readonly<Record<string, string>>,
 *   exports?: Readonly<Record<string, unknown>>, dependencies?: Readonly<Record<string, string>>,
 *   optionalDependencies?: Readonly<Record<string, string>>,
 *   peerDependencies?: Readonly<Record<string, string>>,
 * }} Manifest
 * @typedef {{ folder: string, manifest: Manifest }} Published `folder` is seen from the root.
 */

/**
 * A server: the name that people register it under, what it gives them, whether it keeps anything,
 * and a question that changes nothing, with what the answer of a new installation says.
 * @typedef {Published & {
 *   as: string, title: string, gives: string, keepsData: boolean,
 *   asks: { tool: string, arguments: Readonly<Record<string, string>>, hears: RegExp },
 * }} Server
 */

/** @type {readonly Omit<Server, "manifest">[]} */
const rows = [
  {
    folder: "servers/dice",
    as: "dice",
    title: "Dice",
    gives: "dice that cannot be faked, every die shown",
    keepsData: false,
    asks: {
      tool: "roll_dice",
      arguments: { text: "d20 + 5" },
      hears: /^d20: rolls \[\d+\] = \d+; \+5 => \d+$/,
    },
  },
  {
    folder: "servers/lorekeeper-lookup",
    as: "lore",
    title: "Lore",
    gives: "spells, creatures, items and rules with their source, offline too",
    keepsData: true,
    asks: { tool: "lookup_spell", arguments: { name: "Fireball" }, hears: /Fireball/ },
  },
  {
    folder: "servers/combat-spatial-magic",
    as: "table",
    title: "Table",
    gives: "characters, fights, magic and notes that are never forgotten, with the rules applied",
    keepsData: true,
    asks: { tool: "list_characters", arguments: {}, hears: /^0 characters\.$/ },
  },
];

/**
 * @param {string} folder
 * @returns {Manifest}
 */
const manifestIn = (folder) =>
  JSON.parse(readFileSync(path.join(root, folder, "package.json"), "utf8"));

/** @type {readonly Server[]} */
export const servers = rows.map((row) => ({ ...row, manifest: manifestIn(row.folder) }));

/** @type {readonly Published[]} */
export const libraries = readdirSync(path.join(root, "packages"))
  .map((name) => ({ folder: `packages/${name}`, manifest: manifestIn(`packages/${name}`) }))
  .filter(({ manifest }) => manifest.private !== true);

/**
 * The file that a package is packed into.
 * @param {Pick<Manifest, "name" | "version">} manifest
 */
export const tarballOf = ({ name, version }) =>
  `${name.replace(/^@/, "").replace("/", "-")}-${version}.tgz`;

/**
 * What clients read of a server's tools.
 * @param {Published} server
 * @returns {readonly { name: string, title: string, description: string }[]}
 */
export function toolsOf({ folder }) {
  const list = readFileSync(path.join(root, folder, "schema/tools-list.json"), "utf8");
  return JSON.parse(list).tools;
}
