import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/** The ```js blocks of a document. */
const blocks = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^```js\n(.*?)^```/gms)].map(([, code]) => code ?? "");

/** `expression; // => value` becomes an assertion. */
const asserting = (code: string): string =>
  `import assert from "node:assert/strict";\n${code.replace(
    /^(.+?);? \/\/ => (.+)$/gm,
    "assert.deepEqual($1, $2);",
  )}`;

const root = path.resolve(import.meta.dirname, "..");

describe.each(["packages", "servers"].flatMap((folder) => readmes(folder)))("%s", (readme) => {
  const examples = blocks(readFileSync(path.join(root, readme), "utf8"));
  it.each(examples.map((code, i) => [i + 1, code] as const))("example %i is true", (_, code) => {
    // Read from standard input, the example resolves the package by its own name.
    const run = spawnSync(process.execPath, ["--input-type=module", "-"], {
      cwd: path.join(root, path.dirname(readme)),
      input: asserting(code),
      encoding: "utf8",
    });
    expect(run.stderr).toBe("");
    expect(run.status).toBe(0);
  });
});

function readmes(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder))
    .map((name) => `${folder}/${name}/README.md`)
    .filter((file) => existsSync(path.join(root, file)))
    .filter((file) => blocks(readFileSync(path.join(root, file), "utf8")).length > 0);
}
