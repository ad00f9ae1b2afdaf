import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { interleavedAsync, report } from "./measure.js";

/** The kinds with their lists; the smallest would measure the loader of modules only. */
const kinds = {
  creatures: "creatures",
  spells: "spells",
  "magic-items": "magicItems",
  classes: "classes",
} as const;

const importer = fileURLToPath(new URL("srd-import.js", import.meta.url));

/** Milliseconds that a fresh process takes for it, by its own clock. */
const inFreshProcess =
  (...args: readonly string[]) =>
  (): Promise<number> =>
    Promise.resolve(
      Number(execFileSync(process.execPath, [importer, ...args], { encoding: "utf8" })),
    );

/** Importing a kind against JSON.parse of the same data, each in a process of its own. */
export async function benchSrd(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "tabletop-bench-"));
  let met = true;
  try {
    const empty = join(folder, "empty.mjs");
    writeFileSync(empty, "");
    for (const [kind, list] of Object.entries(kinds)) {
      const specifier = import.meta.resolve(`@tabletop-mcp/srd-data/${kind}`);
      const data = join(folder, `${kind}.json`);
      const loaded: Readonly<Record<string, unknown>> = await import(specifier);
      writeFileSync(data, JSON.stringify(loaded[list]));
      const works = [inFreshProcess("import", specifier), inFreshProcess("parse", data, empty)];
      const [ours = 0, other = 0] = await interleavedAsync(works, 21);
      met =
        report({
          name: `import ${kind}`,
          ours,
          other,
          otherName: "an empty module and JSON.parse of the same data",
          unit: "ms",
          goal: { kind: "at most", ratio: 2 },
        }) && met;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return met;
}
