import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const root = path.resolve(import.meta.dirname, "..");
const workflow = readFileSync(path.join(root, ".github/workflows/ci.yml"), "utf8");

test("the workflow runs npm test on three systems with three versions of Node", () => {
  expect(workflow).toContain("os: [ubuntu-latest, macos-latest, windows-latest]");
  expect(workflow).toContain('node: ["20", "22", "24"]');
  expect(workflow).toContain("- run: npm test\n");
});

test("it runs what there is", () => {
  const commands = [...workflow.matchAll(/- run: npm run ([\w:]+)$/gm)].map(([, name]) => name);
  expect(commands).toContain("proof");
  expect(commands.filter((name) => !Object.hasOwn(manifest.scripts, name ?? ""))).toEqual([]);
});
