// Hashes of what files hold.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What is installed, remembered, or noted down by a compiler is nobody's source. */
const skipped = /^(node_modules|\.turbo|\.git|.*\.tsbuildinfo)$/;

/**
 * Every file below a folder, as a path from it with forward slashes.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesIn(folder, below = "") {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.test(entry.name)) return [];
    const file = path.posix.join(below, entry.name);
    return entry.isDirectory() ? filesIn(folder, file) : [file];
  });
}

/**
 * One hash of several texts: none can borrow from its neighbour.
 * @param {readonly (string | Buffer)[]} texts
 */
export function digest(texts) {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${Buffer.byteLength(text)}:`).update(text);
  return hash.digest("hex");
}

/**
 * One hash of these files' names and contents.
 * @param {string} folder
 * @param {readonly string[]} files
 */
export const contents = (folder, files) =>
  digest(files.toSorted().flatMap((file) => [file, readFileSync(path.join(folder, file))]));
