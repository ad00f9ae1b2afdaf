// What is linted and tested as one, and the key that changes with anything its outcome depends on.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { root } from "../run.mjs";
import { contents, digest, filesIn } from "./content.mjs";

/**
 * A package or a server with its tests, or the scripts of the house.
 * @typedef {{ name: string, key: string, hasTests: boolean }} Unit `name` is its folder.
 */

/**
 * What a unit holds, what others see of it, and the packages it imports.
 * @typedef {{ name: string, package: string, own: string, seen: string, needs: string[], hasTests: boolean }} Member
 */

/**
 * Where a check runs: a process has it all.
 * @typedef {{ versions: { node: string }, platform: string, arch: string, env: NodeJS.ProcessEnv }} Machine
 */

const isTest = (/** @type {string} */ file) => /\.test\./.test(file);

/** @param {string} file */
const textOf = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/**
 * What every unit depends on: this machine's Node, what is installed, and how the house is checked.
 * @param {string} folder
 * @param {Machine} machine
 */
function worldOf(folder, { versions, platform, arch, env }) {
  const scripts = path.join(folder, "scripts");
  const configurations = filesAt(folder).filter((file) => !file.endsWith(".md"));
  const machinery = filesIn(scripts).filter((file) => !isTest(file));
  const told = Object.entries(env).filter(([name]) => /^(TABLETOP_|TZ$|LANG$|LC_)/.test(name));
  return digest([
    JSON.stringify([versions.node, platform, arch, process.getuid?.(), told.toSorted()]),
    contents(folder, configurations),
    contents(scripts, machinery),
    textOf(path.join(folder, "node_modules/.pnpm/lock.yaml")),
    standIn(path.join(folder, "../shared/upstream-mirror")),
  ]);
}

const filesAt = (/** @type {string} */ folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );

/** Tests use the stand-in for the sources of lore where there is one; it is too large to be read. */
function standIn(/** @type {string} */ folder) {
  if (!existsSync(folder)) return "";
  const files = filesIn(folder).map((file) => {
    const { size, mtimeMs } = statSync(path.join(folder, file));
    return [file, size, mtimeMs];
  });
  return JSON.stringify(files);
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {Member}
 */
function memberIn(root, name) {
  const folder = path.join(root, name);
  const files = filesIn(folder);
  const manifest = JSON.parse(textOf(path.join(folder, "package.json")) || "{}");
  // A test is nobody's dependency; all else may be: what is built, and what that reads.
  const shown = files.filter((file) => !isTest(file));
  return {
    name,
    package: manifest.name,
    own: contents(folder, files),
    seen: contents(folder, shown),
    needs: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
    hasTests: files.some((file) => !file.startsWith("dist/") && file.endsWith(".test.ts")),
  };
}

/**
 * Every member that this one imports, or one of those.
 * @param {Member} member
 * @param {readonly Member[]} members
 */
function neededBy(member, members) {
  const found = new Set([member]);
  for (const { needs } of found) {
    for (const other of members) if (needs.includes(other.package)) found.add(other);
  }
  return [...found].filter((one) => one !== member);
}

/** Folders of what people and clients read. */
const rooms = ["docs", "plugin", ".claude-plugin", ".github"];

/**
 * The units of a tree laid out like this repository, as they stand now. Call it after the build.
 * @param {string} [folder]
 * @param {Machine} [machine]
 * @returns {readonly Unit[]}
 */
export function unitsIn(folder = root, machine = process) {
  const world = worldOf(folder, machine);
  const members = ["packages", "servers"]
    .flatMap((above) => readdirSync(path.join(folder, above)).map((name) => `${above}/${name}`))
    .concat("demo", "bench")
    .filter((name) => statSync(path.join(folder, name)).isDirectory())
    .map((name) => memberIn(folder, name));
  const units = members.map((member) => {
    const needed = neededBy(member, members).flatMap(({ name, seen }) => [name, seen]);
    return unit(member, [world, member.own, ...needed]);
  });
  // The house's own tests read every page, what clients are told, and try what it shows.
  const house = memberIn(folder, "scripts");
  const shown = rooms.filter((room) => existsSync(path.join(folder, room)));
  const pages = [
    ...filesAt(folder).filter((file) => file.endsWith(".md")),
    ...shown.flatMap((room) => filesIn(path.join(folder, room)).map((file) => `${room}/${file}`)),
  ];
  const all = [world, house.own, contents(folder, pages), ...units.map(({ key }) => key)];
  return [...units, unit(house, all)];
}

/**
 * @param {Member} member
 * @param {readonly string[]} inputs
 * @returns {Unit}
 */
const unit = ({ name, hasTests }, inputs) => ({ name, key: digest(inputs), hasTests });
