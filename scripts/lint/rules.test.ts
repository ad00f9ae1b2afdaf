import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root, toolEnv, toolScript } from "../run.mjs";

const lines = (count: number) =>
  Array.from({ length: count }, (_, i) => `export const line${i} = ${i};\n`).join("");

// One file for each planted breach, linted once with the repository's own configuration.
const breaches: readonly (readonly [file: string, code: string, rule: string])[] = [
  ["servers/dice/src/z1.ts", 'import { z } from "zod"; z;', "house(zod-as-namespace)"],
  ["servers/dice/src/z2.ts", 'import z from "zod"; z;', "house(zod-as-namespace)"],
  ["packages/mcp-kit/src/z3.ts", 'import { z } from "zod/v4"; z;', "house(zod-as-namespace)"],
  [
    "packages/dice-core/src/random.ts",
    "export const r = Math.random();",
    "no-restricted-properties",
  ],
  ["servers/dice/src/random.ts", "export const r = Math.random();", "no-restricted-properties"],
  ["packages/mcp-kit/src/run.ts", "export const r = Math.random();", "no-restricted-properties"],
  ["servers/dice/src/log.ts", 'console.log("hello");', "no-console"],
  ["packages/mcp-kit/src/out.ts", 'process.stdout.write("hello");', "no-restricted-properties"],
  [
    "servers/dice/src/out.ts",
    'import { stdout } from "node:process"; stdout;',
    "no-restricted-imports",
  ],
  ["packages/storage/src/any.ts", "export const a = (b: any) => String(b);", "no-explicit-any"],
  ["packages/storage/src/bang.ts", "export const f = (a?: string) => a!.length;", "no-non-null"],
  [
    "packages/storage/src/type.ts",
    'import { type A } from "a"; export type B = A;',
    "side-effects",
  ],
  ["servers/dice/src/def.ts", "export default 1;", "no-default-export"],
  ["servers/dice/src/four.ts", "export const f = (a, b, c, d) => [a, b, c, d];", "max-params"],
  ["packages/storage/src/long.ts", lines(301), "max-lines"],
  [
    "packages/rules-engine/src/rules/life/begins.ts",
    "export const f = (a: object) => ({ ...a, b: 1 });",
    "house(no-merging)",
  ],
  [
    "packages/rules-engine/src/resolve/merges.ts",
    "export const f = (a: object, b: object) => ({ c: 1, ...a, ...b });",
    "house(no-merging)",
  ],
  [
    "packages/rules-engine/src/rules/rest/hint.ts",
    'export const refused = { code: "A", hint: "Say to whom: toCharacterId." };',
    "house(hints-of-the-game)",
  ],
  ["servers/dice/src/wait.ts", "const f = async () => 1;\nf();", "no-floating-promises"],
];

const allowed: readonly (readonly [file: string, code: string])[] = [
  ["servers/dice/src/ok.ts", 'import * as z from "zod"; export const s = z.string();'],
  ["servers/dice/src/tools/ok.ts", "export default 1;"],
  ["packages/mcp-kit/src/stdio/serve.ts", "export const out = process.stdout;"],
  ["packages/srd-data/src/spells.ts", lines(400)],
  [
    "packages/rules-engine/src/dice/field.ts",
    "export const f = (a?: number, b?: number) => ({ c: 1, ...(a && { a }), ...(b && { b }) });",
  ],
  [
    "packages/rules-engine/src/rules/rest/hinted.ts",
    "export const f = (maxHp: number) => ({ code: `A`, hint: `Set ${maxHp} or less.` });",
  ],
  [
    "packages/rules-engine/src/rules/rest/cold.ts",
    "export const f = (a: object) => ({ ...a, b: 1 });",
  ],
];

const tree = mkdtempSync(path.join(tmpdir(), "lint-rules-"));
let report: { filename: string; code: string }[] = [];

beforeAll(() => {
  cpSync(path.join(root, ".oxlintrc.json"), path.join(tree, ".oxlintrc.json"));
  cpSync(path.join(root, "scripts/lint"), path.join(tree, "scripts/lint"), { recursive: true });
  symlinkSync(path.join(root, "node_modules"), path.join(tree, "node_modules"), "junction");
  writeFileSync(path.join(tree, "tsconfig.json"), '{ "compilerOptions": { "strict": true } }');
  for (const [file, code] of [...breaches, ...allowed]) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), code);
  }
  const args = [toolScript("oxlint"), "--type-aware", "--format=json", "packages", "servers"];
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: tree,
    env: toolEnv(),
    encoding: "utf8",
  });
  report = JSON.parse(stdout).diagnostics;
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.each(breaches)("%s", (file, _code, rule) => {
  const codes = report.filter(({ filename }) => filename === file).map(({ code }) => code);
  expect(codes.join(" ")).toContain(rule);
});

test("what is allowed is not reported", () => {
  const files = new Set(allowed.map(([file]) => file));
  expect(report.filter(({ filename }) => files.has(filename))).toEqual([]);
});
