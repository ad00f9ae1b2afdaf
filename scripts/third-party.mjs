// The licences of what a bundle takes in: they must travel with the code.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * @typedef {{ name: string, version: string, license: string, text: string }} Licence
 */

/**
 * The packages of others that files come from, each once, by name.
 * @param {readonly string[]} files as the bundler names what it read
 * @returns {readonly Licence[]}
 */
export function licencesOf(files) {
  const folders = new Set(files.flatMap((file) => folderOf(path.resolve(file)) ?? []));
  return [...folders].map(licenceIn).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The package's own folder: below the last `node_modules`; the project's own packages are in none. */
function folderOf(/** @type {string} */ file) {
  const parts = file.split(path.sep);
  const at = parts.lastIndexOf("node_modules");
  if (at < 0) return undefined;
  const isScoped = parts[at + 1]?.startsWith("@");
  return parts.slice(0, at + (isScoped ? 3 : 2)).join(path.sep);
}

/** @returns {Licence} */
function licenceIn(/** @type {string} */ folder) {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  if (typeof license !== "string") throw new Error(`${name} ${version} says no licence.`);
  const readIn = (/** @type {RegExp} */ wanted) => {
    const file = readdirSync(folder).find((one) => wanted.test(one));
    const text = file === undefined ? "" : readFileSync(path.join(folder, file), "utf8");
    return text.replaceAll("\r\n", "\n").trim();
  };
  const text = readIn(/^licen[cs]e(\.(md|txt))?$/i) || sectionOf(readIn(/^readme\.md$/i));
  return { name, version, license, text };
}

/**
 * The licence in a README that has all of it.
 * @param {string} readme
 */
function sectionOf(readme) {
  const [, section = ""] = /^#+ *licen[cs]e\s*$([^]*?)(?=^#|$(?![^]))/im.exec(readme) ?? [];
  return section.includes("Permission is hereby granted") ? section.trim() : "";
}

/**
 * What stands beside a bundle.
 * @param {readonly Licence[]} licences
 */
export const thirdParty = (licences) =>
  [
    "This program contains the following software of others, under these licences.\n",
    ...licences.map(
      (licence) =>
        `${"-".repeat(72)}\n${licence.name} ${licence.version} (${licence.license})\n\n${textOf(licence, licences)}\n`,
    ),
  ].join("\n");

/**
 * The words of a licence; some packages bring none, and one that is the same for all stands with another.
 * @param {Licence} licence
 * @param {readonly Licence[]} all
 */
function textOf({ name, version, license, text }, all) {
  if (text !== "") return text;
  const other = all.find((one) => one.text.includes(wordsOfAll[license] ?? "\0"));
  if (other === undefined) throw new Error(`${name} ${version} brings no text of its licence.`);
  return `The text of ${license} stands with ${other.name}.`;
}

/** By what the text of a licence is known that names nobody, and so is everybody's. */
const wordsOfAll = /** @type {Readonly<Record<string, string>>} */ ({
  "Apache-2.0": "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
});
