// The examples of a page: its ```js blocks, with `expression; // => value` as what they claim.
import { spawnSync } from "node:child_process";

/** The ```js blocks of a page. */
export const examplesIn = (/** @type {string} */ markdown) =>
  [...markdown.matchAll(/^```js\n(.*?)^```/gms)].map(([, code]) => code ?? "");

const asserting = (/** @type {string} */ code) =>
  `import assert from "node:assert/strict";\n${code.replace(
    /^(.+?);? \/\/ => (.+)$/gm,
    "assert.deepEqual($1, $2);",
  )}`;

/**
 * Runs an example where it finds its packages by name; gives what it complained of, nothing where it is true.
 * @param {string} code
 * @param {string} folder
 */
export function complaintOf(code, folder) {
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-"], {
    cwd: folder,
    input: asserting(code),
    encoding: "utf8",
  });
  return status === 0 ? stderr : `${stderr}It ended with ${status}.`;
}
