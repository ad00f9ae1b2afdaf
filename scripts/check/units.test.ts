import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { unitsIn } from "./units.mjs";

const machine = { versions: { node: "22.1.0" }, platform: "linux", arch: "x64", env: {} };

/** A tree in which app imports mid, mid imports base, and nobody imports lone. */
const files: Readonly<Record<string, string>> = {
  "package.json": "{}",
  "pnpm-lock.yaml": "a: 1",
  "vitest.config.ts": "export default {};",
  "README.md": "# House",
  "node_modules/.pnpm/lock.yaml": "a: 1",
  "scripts/check.mjs": "check();",
  "scripts/house.test.ts": "test();",
  "packages/base/package.json": '{ "name": "@x/base" }',
  "packages/base/src/index.ts": "export const a = 1;",
  "packages/base/src/index.test.ts": "test();",
  "packages/base/dist/src/index.js": "export const a = 1;",
  "packages/base/dist/src/index.test.js": "test();",
  "packages/base/dist/a.tsbuildinfo": "{}",
  "packages/base/node_modules/zod/index.js": "",
  "packages/mid/package.json":
    '{ "name": "@x/mid", "dependencies": { "@x/base": "*", "zod": "4" } }',
  "packages/mid/src/mid.test.ts": "test();",
  "packages/lone/package.json": '{ "name": "@x/lone" }',
  "packages/lone/src/lone.test.ts": "test();",
  "servers/app/package.json": '{ "name": "@x/app", "devDependencies": { "@x/mid": "*" } }',
  "servers/app/test/app.test.ts": "test();",
  "demo/main.ts": "",
  "bench/main.ts": "",
};

/** Such a tree, in a folder that is gone after the test. */
function planted() {
  const above = mkdtempSync(path.join(tmpdir(), "check-units-"));
  onTestFinished(() => rmSync(above, { recursive: true }));
  const root = path.join(above, "house");
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return {
    root,
    write,
    remove: (file: string) => rmSync(path.join(root, file)),
    move: (from: string, to: string) => renameSync(path.join(root, from), path.join(root, to)),
  };
}

type Tree = ReturnType<typeof planted>;

/** The units whose key is another one now. */
function changedBy(change: (tree: Tree) => object | void): readonly string[] {
  const tree = planted();
  const before = new Map(unitsIn(tree.root, machine).map(({ name, key }) => [name, key]));
  const surroundings = change(tree) ?? {};
  return unitsIn(tree.root, { ...machine, ...surroundings })
    .filter(({ name, key }) => before.get(name) !== key)
    .map(({ name }) => name);
}

const importers = ["packages/base", "packages/mid", "servers/app", "scripts"];
const packages = ["packages/base", "packages/lone", "packages/mid"];
const everyone = [...packages, "servers/app", "demo", "bench", "scripts"];

test("a tree that stands as it stood has the same keys, wherever it stands", () => {
  const [one, other] = [planted(), planted()];
  expect(unitsIn(one.root, machine)).toEqual(unitsIn(other.root, machine));
  expect(unitsIn(one.root, machine).map(({ name }) => name)).toEqual(everyone);
});

test("units without a test are known", () => {
  const without = unitsIn(planted().root, machine).filter(({ hasTests }) => !hasTests);
  expect(without.map(({ name }) => name)).toEqual(["demo", "bench"]);
});

test.each<[what: string, change: Parameters<typeof changedBy>[0], who: readonly string[]]>([
  [
    "a source",
    ({ write }) => write("packages/base/src/index.ts", "export const a = 2;"),
    importers,
  ],
  ["what is built", ({ write }) => write("packages/base/dist/src/index.js", ""), importers],
  ["a new file", ({ write }) => write("packages/base/testing/new.ts", ""), importers],
  ["a file that is gone", ({ remove }) => remove("packages/base/src/index.ts"), importers],
  [
    "a file that is called otherwise",
    ({ move }) => move("packages/base/src/index.ts", "packages/base/src/main.ts"),
    importers,
  ],
  [
    "a test of one that others import",
    ({ write }) => write("packages/base/src/index.test.ts", "test(1);"),
    ["packages/base", "scripts"],
  ],
  [
    "a built test",
    ({ write }) => write("packages/base/dist/src/index.test.js", "test(1);"),
    ["packages/base", "scripts"],
  ],
  [
    "one between two others",
    ({ write }) => write("packages/mid/src/mid.ts", ""),
    ["packages/mid", "servers/app", "scripts"],
  ],
  [
    "one that nobody imports",
    ({ write }) => write("packages/lone/src/lone.ts", ""),
    ["packages/lone", "scripts"],
  ],
  [
    "a new dependency",
    ({ write }) => {
      write("packages/lone/package.json", '{ "name": "@x/lone", "dependencies": {"@x/base":"*"} }');
    },
    ["packages/lone", "scripts"],
  ],
  ["the lockfile", ({ write }) => write("pnpm-lock.yaml", "a: 2"), everyone],
  ["what is installed", ({ write }) => write("node_modules/.pnpm/lock.yaml", "a: 2"), everyone],
  ["how tests are run", ({ write }) => write("vitest.config.ts", ""), everyone],
  ["a configuration that is new", ({ write }) => write(".oxlintrc.json", "{}"), everyone],
  ["how the house is checked", ({ write }) => write("scripts/check.mjs", ""), everyone],
  ["the stand-in beside it", ({ write }) => write("../shared/upstream-mirror/a", ""), everyone],
  ["another Node", () => ({ versions: { node: "22.2.0" } }), everyone],
  ["another system", () => ({ platform: "win32" }), everyone],
  ["another processor", () => ({ arch: "arm64" }), everyone],
  ["longer runs", () => ({ env: { TABLETOP_LONG: "1" } }), everyone],
  ["another time zone", () => ({ env: { TZ: "Asia/Tokyo" } }), everyone],
  ["a test of the house", ({ write }) => write("scripts/house.test.ts", ""), ["scripts"]],
  ["a page", ({ write }) => write("README.md", "# New"), ["scripts"]],
  ["a page of the docs", ({ write }) => write("docs/dice.md", "# New"), ["scripts"]],
  ["what the plugin says", ({ write }) => write("plugin/commands/a.md", "# New"), ["scripts"]],
  ["another variable", () => ({ env: { EDITOR: "ed" } }), []],
  ["what tsc notes down", ({ write }) => write("packages/base/dist/a.tsbuildinfo", "{ }"), []],
  ["what turbo notes down", ({ write }) => write("packages/base/.turbo/log", "built"), []],
])("%s is a change for whoever depends on it", (_, change, who) => {
  expect(changedBy(change)).toEqual(who);
});
