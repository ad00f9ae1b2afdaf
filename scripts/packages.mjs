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
 * What people may set of a server, by a variable.
 * @typedef {{ env: string, title: string, description: string, default: string }} Setting
 *
 * A server: the name that people register it under, what it gives them (at most 100 letters), what
 * they may set, and a question that changes nothing, with what a new installation answers. `flags`
 * are those that it is registered with; `admits` is its command that prints a token, where everybody needs one over HTTP.
 * @typedef {Published & {
 *   as: string, title: string, gives: string, settings: readonly Setting[],
 *   flags?: readonly string[], admits?: readonly string[],
 *   asks: { tool: string, arguments: Readonly<Record<string, string>>, hears: RegExp },
 * }} Server
 */

/** @type {readonly Omit<Server, "manifest">[]} */
const rows = [
  {
    folder: "servers/dice",
    as: "dice",
    title: "Tabletop dice",
    gives: "D&D 5e dice that cannot be faked: plain English in, every die shown",
    settings: [],
    asks: {
      tool: "roll_dice",
      arguments: { text: "d20 + 5" },
      hears: /^d20: rolls \[\d+\] = \d+; \+5 => \d+$/,
    },
  },
  {
    folder: "servers/lorekeeper-lookup",
    as: "lore",
    title: "Tabletop lorekeeper",
    gives: "D&D 5e spells, creatures, items and rules with their source, offline too",
    settings: [
      {
        env: "TABLETOP_SOURCES",
        title: "Sources",
        description: "Documents to answer from, comma-separated, or all",
        default: "srd-2014",
      },
    ],
    asks: { tool: "lookup_spell", arguments: { name: "Fireball" }, hears: /Fireball/ },
  },
  {
    folder: "servers/combat-spatial-magic",
    as: "table",
    title: "Tabletop combat, space and magic",
    gives: "D&D 5e characters, fights, magic and notes, kept on disk, with the rules applied",
    settings: [
      {
        env: "TABLETOP_CAMPAIGN",
        title: "Campaign",
        description: "The campaign to play; each has a file of its own",
        default: "default",
      },
    ],
    asks: { tool: "list_characters", arguments: {}, hears: /^0 characters\.$/ },
  },
  {
    folder: "servers/mud",
    as: "mud",
    title: "Tabletop MUD",
    gives: "A dungeon of many players by the rules of D&D 5e, and a world that goes on",
    // In the protocol's newer versions no list may follow the player's state.
    flags: ["--era", "2025"],
    settings: [
      {
        env: "TABLETOP_PLAYER",
        title: "Player",
        description: "Who plays: 2 to 24 letters, digits, _ and -",
        default: "Player",
      },
    ],
    asks: { tool: "look", arguments: {}, hears: /^You are at the dungeon entrance\./ },
    admits: ["player", "add", "Proof"],
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

/** Whether a server keeps anything in SQLite, which npm brings along where it comes ready-made. */
export const keepsData = (/** @type {Published} */ { manifest }) =>
  manifest.optionalDependencies?.["better-sqlite3"] !== undefined;

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
