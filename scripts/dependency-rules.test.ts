import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkDependencies } from "./dependency-rules.mjs";

// One tree with one breach planted in each file, read once.
const breaches: readonly (readonly [file: string, code: string, rule: string])[] = [
  ["packages/dice-core/src/node.ts", 'import "node:fs";', "dice-core-imports"],
  ["packages/dice-core/src/zod.ts", 'import * as z from "zod"; z;', "dice-core-imports"],
  ["packages/srd-data/src/a.ts", 'import "@tabletop-mcp/dice-core";', "srd-data-imports"],
  ["packages/rules-engine/src/a.ts", 'import "@tabletop-mcp/storage";', "rules-engine-imports"],
  ["packages/rules-engine/src/b.ts", 'import "zod";', "rules-engine-imports"],
  ["packages/rules-engine/src/c.ts", 'import { now } from "node:fs";', "rules-engine-imports"],
  [
    "packages/rules-engine/src/effects/a.ts",
    'import type { A } from "../gather/ok.js"; export type B = A;',
    "effects-read-effects-alone",
  ],
  ["packages/srd-client/src/a.ts", 'import "@tabletop-mcp/rules-engine";', "srd-client-imports"],
  [
    "packages/storage/src/a.ts",
    'import { resolve } from "@tabletop-mcp/rules-engine"; resolve;',
    "storage-imports-types-only",
  ],
  ["packages/storage/src/b.ts", 'import "@tabletop-mcp/dice-core";', "storage-imports"],
  ["packages/mcp-kit/src/a.ts", 'import "@tabletop-mcp/dice-core";', "mcp-kit-imports"],
  ["servers/dice/src/a.ts", 'import "@modelcontextprotocol/server";', "sdk-only-in-mcp-kit"],
  [
    "servers/dice/src/type.ts",
    'import type { Server } from "@modelcontextprotocol/server"; export type S = Server;',
    "sdk-only-in-mcp-kit",
  ],
  [
    "servers/dice/src/late.ts",
    'export const late = () => import("@tabletop-mcp/mud");',
    "no-server-imports-a-server",
  ],
  ["packages/mcp-kit/src/b.ts", 'import "@tabletop-mcp/mud";', "packages-do-not-look-up"],
  [
    "servers/dice/src/b.ts",
    'import "../../../packages/dice-core/src/clean.js";',
    "no-reaching-into-src",
  ],
  ["demo/main.ts", 'import "../packages/dice-core/src/clean.js";', "no-reaching-into-src"],
  ["packages/dice-core/src/t.ts", 'import "../testing/a.js";', "src-does-not-import-testing"],
  [
    "servers/dice/src/t.ts",
    'import "@tabletop-mcp/dice-core/testing";',
    "src-does-not-import-testing",
  ],
  ["servers/dice/src/tools/a.ts", 'import "@tabletop-mcp/dice-core";', "tools-stay-thin"],
  ["servers/dice/src/tools/b.ts", 'import "@tabletop-mcp/storage";', "tools-stay-thin"],
  ["servers/dice/src/tools/c.ts", 'import "node:crypto";', "tools-do-no-io"],
  ["servers/dice/src/tools/d.ts", 'import "./ok.js";', "tools-stand-alone"],
  ["servers/dice/src/table/a.ts", 'import "../tools/ok.js";', "tools-stand-alone"],
  ["packages/srd-data/src/cycle.ts", 'import "./elcyc.js";', "no-cycles"],
  ["servers/dice/src/lost.ts", 'import "@tabletop-mcp/no-such";', "everything-resolves"],
];

const allowed: readonly (readonly [file: string, code: string])[] = [
  ["packages/srd-data/src/elcyc.ts", 'import { a } from "./cycle.js"; a;'],
  ["packages/dice-core/src/clean.ts", "export const clean = 1;"],
  ["packages/dice-core/src/own.ts", 'import { clean } from "./clean.js"; clean;'],
  ["packages/dice-core/src/a.test.ts", 'import "node:fs"; import "zod";'],
  ["packages/dice-core/testing/a.ts", 'import "zod";'],
  ["packages/rules-engine/src/ok.ts", 'import "@tabletop-mcp/dice-core";'],
  ["packages/rules-engine/src/effects/ok.ts", 'import "../dice/ok.js"; import "./b.js";'],
  ["packages/rules-engine/src/effects/b.ts", "export const b = 1;"],
  ["packages/rules-engine/src/effects/a.test.ts", 'import "../gather/ok.js";'],
  ["packages/rules-engine/src/dice/ok.ts", "export const ok = 1;"],
  ["packages/rules-engine/src/gather/ok.ts", 'import "../effects/ok.js"; export type A = 1;'],
  ["packages/srd-client/src/ok.ts", 'import "zod"; import "node:fs";'],
  [
    "packages/storage/src/ok.ts",
    'import type { State } from "@tabletop-mcp/rules-engine"; export type S = State;',
  ],
  ["packages/mcp-kit/src/ok.ts", 'import "@modelcontextprotocol/server";'],
  ["servers/dice/src/ok.ts", 'import "@tabletop-mcp/dice-core"; import "node:fs";'],
  ["servers/dice/src/tools/ok.ts", 'import "zod"; import "../ok.js";'],
  ["servers/dice/src/catalog.ts", 'import "./tools/ok.js";'],
  ["servers/dice/src/e2e.test.ts", 'import "@modelcontextprotocol/server";'],
  ["demo/ok.ts", 'import "@modelcontextprotocol/server";'],
];

const installed: Record<string, string> = {
  "packages/dice-core": "@tabletop-mcp/dice-core",
  "packages/rules-engine": "@tabletop-mcp/rules-engine",
  "packages/storage": "@tabletop-mcp/storage",
  "servers/mud": "@tabletop-mcp/mud",
  "lib/zod": "zod",
  "lib/server": "@modelcontextprotocol/server",
};

const tree = realpathSync(mkdtempSync(path.join(tmpdir(), "dependency-rules-")));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), text);
};

let found: Awaited<ReturnType<typeof checkDependencies>>;

beforeAll(async () => {
  for (const [folder, name] of Object.entries(installed)) {
    // Libraries of others lie in node_modules, as pnpm has them; ours are linked from there.
    const place = folder.startsWith("lib/") ? `node_modules/${name}` : folder;
    const exports = {
      ".": { types: "./dist/src/index.d.ts", default: "./dist/src/index.js" },
      "./testing": "./dist/testing/index.js",
    };
    write(`${place}/package.json`, JSON.stringify({ name, type: "module", exports }));
    write(`${place}/dist/src/index.js`, "export {};");
    write(`${place}/dist/testing/index.js`, "export {};");
    if (place === folder) {
      mkdirSync(path.dirname(path.join(tree, "node_modules", name)), { recursive: true });
      symlinkSync(path.join(tree, folder), path.join(tree, "node_modules", name), "junction");
    }
  }
  for (const [file, code] of [...breaches, ...allowed]) write(file, code);
  found = await checkDependencies(tree);
}, 30_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.each(breaches)("%s: %s", (file, _code, rule) => {
  const rules = found.breaches.filter(({ from }) => from === file).map((breach) => breach.rule);
  expect(rules).toContain(rule);
});

test("imports that are allowed are not reported", () => {
  const files = new Set(allowed.map(([file]) => file));
  // A cycle is reported at either end.
  const reported = found.breaches.filter(
    ({ from, rule }) => files.has(from) && rule !== "no-cycles",
  );
  expect(reported).toEqual([]);
});

test("every file is read", () => {
  expect(found.files).toBe(breaches.length + allowed.length);
});

test("a tree with no source at all is an error, not a pass", async () => {
  const empty = mkdtempSync(path.join(tmpdir(), "dependency-rules-empty-"));
  try {
    await expect(checkDependencies(empty)).rejects.toThrow("did not read any file");
  } finally {
    rmSync(empty, { recursive: true });
  }
});
